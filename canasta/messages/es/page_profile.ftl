### Las partidas propias: historial, cifras, puntuaciones, clasificaciones y la hoja de una partida.

page-profile-title = Tus partidas
page-profile-stranger = Nadie ha entrado todavía en este dispositivo. Las partidas de una cuenta se ven aquí al iniciar sesión.
page-profile-guest = Juegas como { $name }, sin cuenta: solo este dispositivo conoce tus partidas. Con una cuenta están en cualquier dispositivo y apareces en las clasificaciones.
page-profile-keep = Guardarlas con una cuenta
page-profile-none = Todavía no ha terminado ninguna partida. Aquí estarán tus partidas, cifras y puntuaciones.
page-profile-all = Todos
page-profile-no_games = ninguna partida
page-profile-won_of = { $won } de { $games } ganadas
page-profile-of_hands = { $number } de { $hands } manos

page-profile-games = Partidas
page-profile-games_in = Partidas con { $book }
page-profile-none_in = Todavía no has jugado con { $book }.
page-profile-broken_off = Interrumpida.
page-profile-hands = { $number ->
    [one] { $number } mano
   *[other] { $number } manos
  }
page-profile-unrated = no cuenta para la puntuación
page-profile-replay = Repetición y repaso
page-profile-replay_of = Repetición y repaso: { $game }
page-profile-record = Registro
page-profile-record_of = Guardar el registro: { $game }
page-profile-pages = Páginas de tus partidas
page-profile-page = Página { $page } de { $pages }
page-profile-page_before = Más recientes
page-profile-page_next = Anteriores

page-profile-rating = Puntuación
page-profile-no_rating = Todavía no ha contado ninguna partida con este reglamento.
page-profile-what_counts = Todos empiezan en 25. Cuentan las partidas jugadas hasta el final según el reglamento, sin que nadie pregunte al entrenador.
page-profile-provisional = { $games ->
    [one] Es de una sola partida y dice poco todavía: se clasifica a partir de { $enough } partidas. Lo más probable es que esté entre { $low } y { $high }.
   *[other] Es de { $games } partidas y dice poco todavía: se clasifica a partir de { $enough } partidas. Lo más probable es que esté entre { $low } y { $high }.
  }
page-profile-settled = Es de { $games } partidas. Lo más probable es que esté entre { $low } y { $high }.
page-profile-curve = Tu puntuación después de cada partida

page-profile-figures = Cifras
page-profile-figure-games = Partidas
page-profile-figure-abandoned = Interrumpidas
page-profile-figure-hands = Manos
page-profile-figure-per_hand = Puntos de tu bando por mano
page-profile-figure-out = Cerraste
page-profile-figure-concealed = de ellas, en mano
page-profile-figure-special = Manos especiales mostradas
page-profile-figure-first_melds = Aperturas de tu bando
page-profile-figure-meld_round = en qué vuelta, de media
page-profile-figure-natural = Canastas limpias
page-profile-figure-mixed = Canastas sucias
page-profile-figure-wild = Canastas de comodines
page-profile-figure-piles = Pozos que tomaste

page-profile-leaders = Clasificación
page-profile-leaders_about = Por lo que vale como mínimo cada puntuación. Quien tiene pocas partidas va al final, sin puesto.
page-profile-leaders_guest = Aquí están los jugadores con cuenta, por lo que vale como mínimo cada puntuación.
page-profile-leader_pages = Páginas de la clasificación
page-profile-leaders_before = Puestos más altos
page-profile-leaders_next = Puestos más bajos
page-profile-nobody = Todavía no hay nadie: ningún jugador con cuenta ha jugado con este reglamento una partida que cuente.
page-profile-rank = Puesto
page-profile-name = Nombre
page-profile-you = tú
page-profile-not_ranked = pocas partidas

page-game-title = Hoja de puntos
page-game-all = Todas tus partidas
page-game-hands = Mano a mano
