### Veladas de club: teléfonos y sitios, resultados y proyector.

page-evening-table_side = Mesa { $table }, bando { $side }
page-evening-table_phone = Tu mesa
page-evening-your_seat = Tu asiento
page-evening-not_started = La primera ronda todavía no ha empezado.
page-evening-table_free = Esta mesa no se usa en esta ronda.
page-evening-this_round = Esta ronda
page-evening-we_are = Somos
page-evening-plays_online = Esta mesa juega en línea y su resultado llega solo.
page-evening-round_closed = La ronda está cerrada.
page-evening-closed_without = La ronda se cerró sin resultado de esta mesa.
page-evening-result_confirmed = El resultado está confirmado. ¡Gracias!
page-evening-hands_unsent = { $number ->
    [one] 1 mano de este dispositivo está sin enviar.
   *[other] { $number } manos de este dispositivo están sin enviar.
  }
page-evening-waits_for_other = Entregado. El bando { $side } lo confirma en otro teléfono.
page-evening-confirm_ask = El resultado está entregado. Bando { $side }: ¿es correcto? Si no, llamad al árbitro.
page-evening-confirm_for = Confirmar por el bando { $side }
page-evening-enter_hand = Apuntar la mano { $number }
page-evening-hand_in = Entregar el resultado
page-evening-hand_in_so_far = Entregar lo jugado
page-evening-referee = Árbitro
page-evening-call = Llamar al árbitro
page-evening-referee_comes = El árbitro está avisado.
page-evening-what_happened = ¿Qué ha pasado? (opcional)
page-evening-next_seats = Ronda { $number }: dónde os sentáis
page-evening-sits_out = descansa
page-evening-you_sit_out = Descansas esta ronda.
page-evening-take_seat = Ocupar tu asiento
page-evening-real_table = Esta mesa juega con cartas de verdad.
page-evening-round_played = Esta ronda está jugada.
page-evening-where_you_sit = Ronda { $number }: dónde os sentáis
page-evening-results_of = Ronda { $number }: resultados
page-evening-nothing_yet = Los asientos se sortean pronto.
page-evening-since = desde la ronda { $round }
page-evening-final = Clasificación final
page-evening-page_of = página { $page } de { $pages }
page-evening-paused_pages = Las páginas no pasan solas. Pulsa la barra espaciadora para seguir.
page-evening-contributes = Este aparato participa en la mezcla de la ronda.
page-evening-own_results = Tus resultados, mano a mano
page-evening-results_for = Resultados de { $names }
page-evening-rule_hands_short = { $number ->
    [one] 1 mano por ronda
   *[other] { $number } manos por ronda
  }
page-evening-sat_out = Descansó.
page-evening-against = Contra { $names }
page-evening-own = Propios
page-evening-theirs = Suyos
page-evening-difference = Diferencia
page-evening-other_tables = Otras mesas: { $all } (lo hicisteis mejor que { $number } de { $others })
page-evening-points_so_far = { $points } puntos hasta ahora
page-evening-round_score = Puntuación de la ronda: { $score }
page-evening-no_place = Todavía no se ha cerrado ninguna ronda.
page-evening-place_score = Puesto { $place }, puntuación { $score }
