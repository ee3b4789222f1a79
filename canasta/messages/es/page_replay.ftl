### Una partida vista otra vez, con el entrenador.

page-replay-lead = Repasa una partida acción por acción, con lo que sabías o con todas las cartas, y mira los momentos decisivos.
page-replay-drop = Suelta aquí el registro de una partida, o elige un archivo.
page-replay-wrong_at = Línea { $line }, columna { $column }.
page-replay-your_games = Tus partidas
page-replay-open_game = Ver
page-replay-exercises = Ejercicios
page-replay-subtitle = Análisis · { $rules }, { $number ->
    [one] una mano
   *[other] { $number } manos
    }
page-replay-turning_points = Momentos decisivos
page-replay-won = { $who }: victoria por { $own } a { $others }.
page-replay-lost = { $who }: derrota por { $own } a { $others }.
page-replay-not_over = Esta partida no ha terminado.
page-replay-ended_early = Terminada antes de tiempo, con { $own } a { $others }.
page-replay-you = Tú
page-replay-chart_about = La línea es la probabilidad de ganar; la banda, la incertidumbre del entrenador.
page-replay-chart_about_yours = La línea es tu probabilidad de ganar; la banda, la incertidumbre del entrenador.
page-replay-close = Volver
page-replay-curve = Momento de la partida
page-replay-place = Mano { $hand }, turno { $turn }
page-replay-percent = { $number } por ciento
page-replay-percent_short = { $number } %
page-replay-point = momento decisivo { $number }
page-replay-point_of = { $number } de { $of }
page-replay-turning_of = Momento decisivo { $number } de { $of }
page-replay-points = { $number ->
    [one] Un momento decisivo
   *[other] { $number } momentos decisivos
    }
page-replay-point_previous = Momento decisivo anterior
page-replay-point_next = Momento decisivo siguiente
page-replay-hand_number = mano { $number }
page-replay-buttons = Reproducción
page-replay-first = Ir al principio
page-replay-back = Una acción atrás
page-replay-play = Reproducir
page-replay-pause = Pausa
page-replay-next = Una acción adelante
page-replay-last = Ir al final
page-replay-keys = ← y → avanzan una acción, con Mayús un turno; la coma y el punto saltan entre momentos decisivos; la barra espaciadora reproduce.

page-replay-position = Posición
page-replay-to_draw_you = Te toca robar o tomar el pozo
page-replay-to_play_you = Te toca jugar
page-replay-to_answer_you = Te toca responder
page-replay-to_nothing_you = No queda nada que hacer
page-replay-to_draw = A { $name } le toca robar o tomar el pozo
page-replay-to_play = A { $name } le toca jugar
page-replay-to_answer = A { $name } le toca responder
page-replay-to_nothing = No queda nada que hacer
page-replay-hand_over = La mano ha terminado
page-replay-cards_shown = Cartas visibles
page-replay-you_knew = Lo que sabías
page-replay-they_knew = Lo que sabía { $name }
page-replay-all_cards = Todas las cartas
page-replay-view = Vista
page-replay-player = Jugador
page-replay-yourself = { $name } (tú)
page-replay-threes = { $number ->
    [one] un tres
   *[other] { $number } treses
    }
page-replay-needs = { $number ->
    [0] apertura libre
   *[other] apertura { $number }
  }
page-replay-cards = en la mano: { $cards }
page-replay-total = { $points } puntos
page-replay-reserves = en reserva: { $cards }
page-replay-nothing = todavía sin juegos
page-replay-set = { $number } { $names }
page-replay-canasta = una canasta de { $names }, { $number } cartas
page-replay-stock = Mazo { $number }
page-replay-pile = Pozo { $number }
page-replay-aside = { $number } aparte
page-replay-holds = { $name }: { $cards }.
page-replay-tab_played = jugada
page-replay-tab_better = mejor

page-replay-chance = Probabilidad de ganar
page-replay-review = Análisis del entrenador
page-replay-review_about = El entrenador juega cada opción hasta el final en muchos repartos, con lo que el jugador podía saber.
page-replay-review_start = Empezar el análisis
page-replay-not_finished = El entrenador solo analiza partidas terminadas.
page-replay-waiting = El análisis empieza enseguida.
page-replay-reviewing = Analizando la mano { $hand } de { $of }…
page-replay-no_plays = No había nada que decidir.
page-replay-verdict = El veredicto del entrenador
page-replay-it_cost = Costó <cost>{ $cost }</cost> victorias en 100 partidas.
page-replay-mean_error = { $mean } ± { $half }
page-replay-same_as_coach = El entrenador habría jugado lo mismo.
page-replay-unclear = Sin diferencia clara.
page-replay-chance_change = En este turno de { $name }, la probabilidad de ganar pasó del { $before } % al { $now } %.
page-replay-nothing_here = Aquí este jugador no tenía nada que decidir.
page-replay-you_played = Jugaste
page-replay-they_played = { $name } jugó
page-replay-better = Mejor
page-replay-to_win = de probabilidad de ganar
page-replay-yours = Tus decisiones
page-replay-theirs = Decisiones de { $name }
page-replay-order = Orden
page-replay-as_played = en orden
page-replay-by_cost = por coste
page-replay-better_play = mejor: { $play }
page-replay-costs = cuesta { $cost }
page-replay-no_clear = sin diferencia clara
page-replay-same = igual que el entrenador
page-replay-foot = Victorias por cada 100 partidas; las barras indican una confianza del 99 %. Si una barra toca el 0, no hay diferencia clara.
page-replay-practise = { $number ->
    [one] Practicarlo: un ejercicio
   *[other] Practicarlos: { $number } ejercicios
    }

page-replay-totals = Totales
page-replay-fair = El reparto fue limpio: todas las comprobaciones son correctas.
page-replay-unfair = Una comprobación ha fallado.
page-replay-verify = Verificar cada reparto
page-replay-ask = Preguntar al reglamento por esta posición
page-replay-choose = Elegir archivo
