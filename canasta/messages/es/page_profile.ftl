### Las partidas propias: historial, cifras, puntuaciones, clasificaciones y la hoja de una partida.

page-profile-title = Tus partidas
page-profile-signed_out = No has iniciado sesión en este dispositivo. Inicia sesión para ver aquí las partidas de tu cuenta.
page-profile-guest = Juegas como { $name }, sin cuenta: tus partidas solo están en este dispositivo. Con una cuenta las tienes en cualquiera y apareces en las clasificaciones.
page-profile-sign_up = Crear una cuenta
page-profile-none = Todavía no hay partidas terminadas. Aquí aparecerán tus partidas, estadísticas y puntuaciones.
page-profile-all = Todos
page-profile-no_games = ninguna partida
page-profile-won_of = { $won } de { $games } ganadas
page-profile-of_hands = { $number } de { $hands } manos

page-profile-games = Partidas
page-profile-games_in = Partidas de { $book }
page-profile-none_in = Todavía no has jugado a { $book }.
page-profile-ended_early = Terminada antes de tiempo
page-profile-hands = { $number ->
    [one] { $number } mano
   *[other] { $number } manos
  }
page-profile-unrated = no puntúa
page-profile-replay = Repetición y análisis
page-profile-replay_of = Repetición y análisis: { $game }
page-profile-record = Registro
page-profile-record_of = Guardar el registro: { $game }
page-profile-pages = Páginas de tus partidas
page-profile-page = Página { $page } de { $pages }
page-profile-page_newer = Más recientes
page-profile-page_older = Más antiguas

page-profile-rating = Puntuación
page-profile-no_rating = Todavía no hay partidas puntuadas con este reglamento.
page-profile-what_counts = Todos empiezan en 25. Una partida puntúa si se juega hasta el final según el reglamento y nadie pregunta al entrenador.
page-profile-provisional = { $games ->
    [one] Se basa en una sola partida, así que aún es incierta: se clasifica a partir de { $enough } partidas. Lo más probable es que esté entre { $low } y { $high }.
   *[other] Se basa en { $games } partidas, así que aún es incierta: se clasifica a partir de { $enough } partidas. Lo más probable es que esté entre { $low } y { $high }.
  }
page-profile-settled = Se basa en { $games } partidas. Lo más probable es que esté entre { $low } y { $high }.
page-profile-curve = Tu puntuación después de cada partida

page-profile-statistics = Estadísticas
page-profile-statistic-games = Partidas
page-profile-statistic-abandoned = Interrumpidas
page-profile-statistic-hands = Manos
page-profile-statistic-per_hand = Puntos de tu bando por mano
page-profile-statistic-out = Veces que cerraste
page-profile-statistic-concealed = de ellas, en mano
page-profile-statistic-special = Manos especiales mostradas
page-profile-statistic-first_melds = Aperturas de tu bando
page-profile-statistic-meld_round = vuelta media
page-profile-statistic-natural = Canastas limpias
page-profile-statistic-mixed = Canastas sucias
page-profile-statistic-wild = Canastas de comodines
page-profile-statistic-piles = Pozos que tomaste

page-profile-leaderboard = Clasificación
page-profile-leaderboard_about = Ordenada por el valor mínimo probable de cada puntuación. Quien tiene pocas partidas va al final, sin puesto.
page-profile-leaderboard_guest = Jugadores con cuenta, ordenados por el valor mínimo probable de su puntuación.
page-profile-leaderboard_pages = Páginas de la clasificación
page-profile-leaderboard_higher = Puestos más altos
page-profile-leaderboard_lower = Puestos más bajos
page-profile-leaderboard_empty = Todavía no hay nadie: ningún jugador con cuenta tiene una partida puntuada con este reglamento.
page-profile-rank = Puesto
page-profile-name = Nombre
page-profile-you = tú
page-profile-not_ranked = pocas partidas

page-game-title = Hoja de puntos
page-game-all = Todas tus partidas
page-game-hands = Mano a mano

page-unrated-house = Sin clasificación: con reglas de la casa es otro juego.
page-unrated-position = Sin clasificación: la partida empieza en una posición preparada.
page-unrated-short = Sin clasificación: la meta es menor que la habitual del reglamento.
page-unrated-referee = Sin clasificación: un árbitro puede cambiar los puntos.
page-unrated-director = Sin clasificación: quien dirige la velada juega en ella.
page-unrated-round = Sin clasificación: la ronda terminó antes que la partida.
page-unrated-no_hand = Sin clasificación: no jugaste ninguna mano entera.
page-unrated-help = Sin clasificación: ganaste con ayuda del entrenador, volviendo atrás o repartiendo otra vez.
page-unrated-absent = Sin clasificación: ganaste, pero un bot jugó la mayoría de tus turnos.
page-unrated-partner = Sin clasificación: un bot jugó la mayoría de los turnos de tu pareja.
page-unrated-agreed = Sin clasificación: se acordó terminar la partida.
page-unrated-host = Sin clasificación: el anfitrión terminó la partida o retiró a un jugador.
page-unrated-no = Con clasificación
