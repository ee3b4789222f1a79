### A game looked at again, with the coach.

page-replay-lead = Go through a game action by action, with what you knew or with all cards, and see the turning points.
page-replay-drop = Drop a game record here, or choose a file.
page-replay-wrong_at = Line { $line }, column { $column }.
page-replay-your_games = Your games
page-replay-open_game = Replay
page-replay-exercises = Exercises
page-replay-subtitle = Review · { $rules }, { $number ->
    [one] one hand
   *[other] { $number } hands
    }
page-replay-turning_points = Turning points
page-replay-won = { $who } won, { $own } to { $others }.
page-replay-lost = { $who } lost, { $own } to { $others }.
page-replay-not_over = This game is not over.
page-replay-ended_early = Ended early, at { $own } to { $others }.
page-replay-you = You
page-replay-chart_about = The line shows the chance to win, the band the coach’s uncertainty.
page-replay-chart_about_yours = The line shows your chance to win, the band the coach’s uncertainty.
page-replay-close = Back
page-replay-curve = Position in the game
page-replay-place = Hand { $hand }, turn { $turn }
page-replay-percent = { $number } percent
page-replay-percent_short = { $number } %
page-replay-point = turning point { $number }
page-replay-point_of = { $number } of { $of }
page-replay-turning_of = Turning point { $number } of { $of }
page-replay-points = { $number ->
    [one] One turning point
   *[other] { $number } turning points
    }
page-replay-point_previous = Previous turning point
page-replay-point_next = Next turning point
page-replay-hand_number = hand { $number }
page-replay-buttons = Playback
page-replay-first = Go to the beginning
page-replay-back = Back one action
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = Forward one action
page-replay-last = Go to the end
page-replay-keys = ← and → move by one action, with Shift by one turn; comma and full stop jump between turning points; the space bar plays.

page-replay-position = Position
page-replay-to_draw_you = Your turn: draw or take the pile
page-replay-to_play_you = Your turn: play
page-replay-to_answer_you = Your turn: answer
page-replay-to_nothing_you = Nothing left to do
page-replay-to_draw = { $name }’s turn: draw or take the pile
page-replay-to_play = { $name }’s turn: play
page-replay-to_answer = { $name }’s turn: answer
page-replay-to_nothing = Nothing left to do
page-replay-hand_over = The hand is over
page-replay-cards_shown = Cards shown
page-replay-you_knew = What you knew
page-replay-they_knew = What { $name } knew
page-replay-all_cards = All cards
page-replay-view = View
page-replay-player = Player
page-replay-yourself = { $name } (you)
page-replay-threes = { $number ->
    [one] one three
   *[other] { $number } threes
    }
page-replay-needs = { $number ->
    [0] any first meld
   *[other] first meld { $number }
  }
page-replay-cards = in hand: { $cards }
page-replay-total = { $points } points
page-replay-reserves = in reserve: { $cards }
page-replay-nothing = no sets yet
page-replay-set = { $number } { $names }
page-replay-canasta = a canasta of { $names }, { $number } cards
page-replay-stock = Stock { $number }
page-replay-pile = Pile { $number }
page-replay-aside = { $number } aside
page-replay-holds = { $name }: { $cards }.
page-replay-tab_played = played
page-replay-tab_better = better

page-replay-chance = Chance to win
page-replay-review = Coach’s review
page-replay-review_about = The coach plays out each choice in many deals, based on what the player could know.
page-replay-review_start = Start the review
page-replay-not_finished = The coach reviews finished games only.
page-replay-waiting = The review will start in a moment.
page-replay-reviewing = Reviewing hand { $hand } of { $of }…
page-replay-no_plays = There were no decisions to make.
page-replay-verdict = The coach’s verdict
page-replay-it_cost = It cost <cost>{ $cost }</cost> wins in 100 games.
page-replay-mean_error = { $mean } ± { $half }
page-replay-same_as_coach = The coach would have played the same.
page-replay-unclear = No clear difference.
page-replay-chance_change = In this turn of { $name }’s, the chance to win went from { $before } % to { $now } %.
page-replay-nothing_here = This player had nothing to decide here.
page-replay-you_played = You played
page-replay-they_played = { $name } played
page-replay-better = Better
page-replay-to_win = chance to win
page-replay-yours = Your decisions
page-replay-theirs = { $name }’s decisions
page-replay-order = Order
page-replay-as_played = as played
page-replay-by_cost = by cost
page-replay-better_play = better: { $play }
page-replay-costs = costs { $cost }
page-replay-no_clear = no clear difference
page-replay-same = same as coach
page-replay-foot = Wins per 100 games; bars show 99 % confidence. If a bar touches 0, there is no clear difference.
page-replay-practise = { $number ->
    [one] Practise it: one exercise
   *[other] Practise them: { $number } exercises
    }

page-replay-totals = Totals
page-replay-fair = The deal was fair: every check passed.
page-replay-unfair = A check failed.
page-replay-verify = Verify every deal
page-replay-ask = Ask the rules about this position
page-replay-choose = Choose file
