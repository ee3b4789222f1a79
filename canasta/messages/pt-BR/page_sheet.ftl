### A folha de pontos depois de uma mão.

page-plot-title = Totais depois de cada rodada
page-plot-from = abertura { $points }
page-plot-game = meta
page-sheet-you_won = Você venceu!
page-sheet-won = { $number ->
    [1] { $names } venceu.
   *[other] { $names } venceram.
    }
page-sheet-you_out = Você bateu.
page-sheet-out = { $name } bateu.
page-sheet-over = A rodada terminou.
page-sheet-hand = Rodada { $number }
page-sheet-dealt = Rodada { $number }, cartas dadas por { $name }.
page-sheet-left = Ficou na mão: { $names }.
page-sheet-deals = { $name } dá as próximas cartas.
page-sheet-you_deal = Você dá as próximas cartas.
page-sheet-soon = A próxima rodada começa em { $seconds } s, ou antes, se todos pedirem.
page-sheet-waiting_for = Aguardando { $names }.
page-sheet-waiting = Aguardando …
page-sheet-needs = A próxima abertura precisa de { $number }.
page-sheet-for = Por
page-sheet-points = Pontos
page-sheet-this = Esta rodada
page-sheet-before = Total anterior
page-sheet-total = Total
page-sheet-table = Ver a mesa de novo
page-sheet-next = Próxima rodada
page-sheet-record = Salvar o registro
page-sheet-replay = Rever
