### Volver a ver una partida.

page-replay-title = Repetición
page-replay-lead = Vuelve a ver una partida, jugada a jugada, con todas las cartas a la vista o como la vio un jugador.
page-replay-drop = Suelta aquí el registro de una partida, o elige su archivo.
page-replay-own = Tus partidas
page-replay-look = Verla
page-replay-threes = { $number ->
    [one] 1 tres
   *[other] { $number } treses
  }
page-replay-nothing = aún nada bajado
page-replay-stock = mazo { $number }
page-replay-pile = pozo { $number }
page-replay-cards = { $number ->
    [one] 1 carta
   *[other] { $number } cartas
  }
page-replay-back = Atrás
page-replay-next = Siguiente
page-replay-move = Jugada
page-replay-at = Jugada { $number } de { $last }.
page-replay-which = Qué se ve
page-replay-hand = Mano
page-replay-hand_number = mano { $number }
page-replay-seen = Se ve
page-replay-open = con las cartas a la vista
page-replay-totals = Totales
page-replay-fair = El reparto fue limpio: todo cuadra.
page-replay-unfair = Algo no cuadra.
page-replay-verify = Volver a calcular cada reparto
page-replay-review = El repaso del entrenador
page-replay-review_about = El entrenador prueba cada opción en muchos repartos, con lo que el jugador podía saber.
page-replay-review_start = Repasar esta mano
page-replay-review_wait = El entrenador está repasando la mano.
page-replay-chance = Probabilidad de ganar, turno a turno
page-replay-costly = { $number ->
    [0] Ninguna jugada costó nada claramente.
    [one] Una jugada costó algo claramente.
   *[other] { $number } jugadas costaron algo claramente.
  }
page-replay-turn = { $name }, turno { $turn }
page-replay-lost = { $points } puntos
page-replay-label_little = Costó poco:
page-replay-label_some = Costó algo:
page-replay-label_much = Costó mucho:
page-replay-ask = Preguntar al reglamento por este momento
