### La hoja de puntos después de una mano.

page-plot-title = Totales tras cada mano
page-plot-from = apertura { $points }
page-plot-game = meta
page-sheet-you_won = ¡Has ganado!
page-sheet-won = { $number ->
    [one] Ha ganado { $names }.
   *[other] Han ganado { $names }.
    }
page-sheet-you_out = Has cerrado.
page-sheet-out = { $name } ha cerrado.
page-sheet-over = La mano ha terminado.
page-sheet-hand = Mano { $number }
page-sheet-dealt = Mano { $number }, repartida por { $name }.
page-sheet-left = Quedan en la mano: { $names }.
page-sheet-deals = Después reparte { $name }.
page-sheet-you_deal = Después repartes tú.
page-sheet-soon = La mano siguiente empieza dentro de { $seconds } s, o antes si todos la piden.
page-sheet-waiting_for = Se espera a { $names }.
page-sheet-waiting = Esperando …
page-sheet-needs = La próxima apertura pide { $number }.
page-sheet-for = Por
page-sheet-points = Puntos
page-sheet-this = Esta mano
page-sheet-before = Total anterior
page-sheet-total = Total
page-sheet-table = Volver a la mesa
page-sheet-next = Mano siguiente
page-sheet-record = Guardar el registro
page-sheet-replay = Ver la repetición
