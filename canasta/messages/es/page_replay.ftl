### Una partida vista otra vez, con el entrenador.

page-replay-lead = Mira otra vez una partida, acción por acción, con lo que sabías o con todas las cartas, y ve dónde cambió.
page-replay-drop = Suelta aquí el registro de una partida, o elige su archivo.
page-replay-wrong_at = Línea { $line }, carácter { $column }.
page-replay-own = Tus partidas
page-replay-look = Verla
page-replay-exercises = Ejercicios
page-replay-where = Análisis · { $rules }, { $number ->
    [one] una mano
   *[other] { $number } manos
    }
page-replay-turned_title = Dónde cambió
page-replay-won = { $who }: victoria, { $own } a { $others }.
page-replay-lost = { $who }: derrota, { $own } a { $others }.
page-replay-not_over = Esta partida no ha acabado.
page-replay-left = Se dejó antes de acabar, con { $own } a { $others }.
page-replay-you = Tú
page-replay-line = La línea es la probabilidad de ganar; la banda, cuánto puede errar el entrenador.
page-replay-line_yours = La línea es tu probabilidad de ganar; la banda, cuánto puede errar el entrenador.
page-replay-leave = Volver
page-replay-curve = Punto de la partida
page-replay-place = Mano { $hand }, turno { $turn }
page-replay-percent = { $number } por ciento
page-replay-percent_short = { $number } %
page-replay-point = momento decisivo { $number }
page-replay-point_of = momento { $number } de { $of }
page-replay-turning_of = Momento decisivo { $number } de { $of }
page-replay-points = { $number ->
    [one] Un momento decisivo
   *[other] { $number } momentos decisivos
    }
page-replay-point_before = Momento decisivo anterior
page-replay-point_next = Momento decisivo siguiente
page-replay-hand_number = mano { $number }
page-replay-buttons = Moverse por la partida
page-replay-first = Al principio
page-replay-back = Una acción atrás
page-replay-play = Reproducir
page-replay-pause = Parar
page-replay-next = Una acción adelante
page-replay-last = Al final
page-replay-keys = ← y → van atrás y adelante una acción, con Mayús un turno; la coma y el punto van a los momentos decisivos, la barra espaciadora reproduce.

page-replay-as_it_was = Así estaba:
page-replay-to_draw_you = te toca robar o tomar el pozo
page-replay-to_play_you = te toca jugar
page-replay-to_answer_you = te toca responder
page-replay-to_nothing_you = no queda nada que hacer
page-replay-to_draw = a { $name } le toca robar o tomar el pozo
page-replay-to_play = a { $name } le toca jugar
page-replay-to_answer = a { $name } le toca responder
page-replay-to_nothing = no queda nada que hacer
page-replay-hand_over = la mano ha acabado
page-replay-seen = Qué cartas se muestran
page-replay-you_knew = Lo que sabías
page-replay-they_knew = Lo que sabía { $name }
page-replay-open = Todas las cartas
page-replay-which = Qué se muestra
page-replay-eyes = Con los ojos de quién
page-replay-yourself = { $name } (tú)
page-replay-threes = { $number ->
    [one] un tres
   *[other] { $number } treses
    }
page-replay-needs = le faltan { $number }
page-replay-cards = { $cards } cartas
page-replay-total = { $points } puntos
page-replay-reserves = { $cards } en reserva
page-replay-nothing = nada bajado aún
page-replay-set = { $number } { $names }
page-replay-canasta = una canasta de { $names }, { $number } cartas
page-replay-stock = Mazo { $number }
page-replay-pile = Pozo { $number }
page-replay-aside = { $number } aparte
page-replay-holds = { $name }: { $cards }.
page-replay-tab_played = jugada
page-replay-tab_instead = mejor

page-replay-chance = Probabilidad de ganar
page-replay-review = El análisis del entrenador
page-replay-review_about = El entrenador sigue cada opción en muchos repartos, con lo que el jugador podía saber.
page-replay-review_start = Preguntar al entrenador
page-replay-still_played = El entrenador mira partidas que han acabado.
page-replay-waiting = El entrenador empieza enseguida.
page-replay-reckoning = El entrenador mira la mano { $hand } de { $of }.
page-replay-no_plays = No había nada que decidir.
page-replay-verdict = Lo que dice el entrenador
page-replay-it_cost = Costó
page-replay-of_hundred = en cien partidas.
page-replay-pm = { $mean } ± { $half }
page-replay-as_coach = Como jugaría el entrenador.
page-replay-unclear = Sin diferencia clara.
page-replay-turned = En este turno de { $name } la probabilidad pasó de { $before } a { $now } %.
page-replay-nothing_here = Aquí no decidía este jugador.
page-replay-you_played = Jugaste
page-replay-they_played = { $name } jugó
page-replay-instead_head = En su lugar
page-replay-to_win = de ganar
page-replay-cites = { $book } { $id }
page-replay-yours = Tus decisiones
page-replay-theirs = Decisiones de { $name }
page-replay-order = Orden
page-replay-as_played = según se jugó
page-replay-by_cost = por coste
page-replay-or = o { $play }
page-replay-costs = cuesta { $cost }
page-replay-no_clear = sin diferencia clara
page-replay-same = como el entrenador
page-replay-foot = En partidas de cada cien. Los bigotes valen en 99 de 100 casos; donde tocan el 0 no hay diferencia clara.
page-replay-practise = { $number ->
    [one] Prueba otra vez: un ejercicio
   *[other] Prueba otra vez: { $number } ejercicios
    }

page-replay-totals = Totales
page-replay-fair = El reparto fue limpio: todo cuadra.
page-replay-unfair = Algo no cuadra.
page-replay-verify = Volver a calcular cada reparto
page-replay-ask = Preguntar al reglamento por este momento
page-replay-choose = Elegir un archivo
