### The score sheet after a hand.

page-plot-title = Totals after each hand
page-plot-from = first meld { $points }
page-plot-game = target
page-sheet-you_won = You won!
page-sheet-won = { $number ->
    [one] { $names } won.
   *[other] { $names } won.
    }
page-sheet-you_out = You went out.
page-sheet-out = { $name } went out.
page-sheet-over = The hand is over.
page-sheet-hand = Hand { $number }
page-sheet-dealt = Hand { $number }, dealt by { $name }.
page-sheet-left = Left in hand: { $names }.
page-sheet-deals = { $name } deals next.
page-sheet-you_deal = You deal next.
page-sheet-soon = The next hand begins in { $seconds } s, or as soon as everyone has asked for it.
page-sheet-waiting_for = Waiting for { $names }.
page-sheet-waiting = Waiting …
page-sheet-needs = The next first meld needs { $number }.
page-sheet-for = For
page-sheet-points = Points
page-sheet-this = This hand
page-sheet-before = Total before
page-sheet-total = Total
page-sheet-table = Back to the table
page-sheet-next = Next hand
page-sheet-record = Save the record
page-sheet-replay = Replay
