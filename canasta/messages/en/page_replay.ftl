### A game looked at again, with the coach.

page-replay-lead = Look at a game again, action by action, as you knew it or with all cards, and see where it turned.
page-replay-drop = Drop a record of a game here, or choose its file.
page-replay-wrong_at = Line { $line }, character { $column }.
page-replay-own = Your games
page-replay-look = Look at it
page-replay-exercises = Exercises
page-replay-where = Review · { $rules }, { $number ->
    [one] one hand
   *[other] { $number } hands
    }
page-replay-turned_title = Where it turned
page-replay-won = { $who } won, { $own } to { $others }.
page-replay-lost = { $who } lost, { $own } to { $others }.
page-replay-not_over = This game is not over.
page-replay-left = Left before it was over, at { $own } to { $others }.
page-replay-you = You
page-replay-line = The line is the chance to win, the band how sure the coach is.
page-replay-line_yours = The line is your chance to win, the band how sure the coach is.
page-replay-leave = Back
page-replay-curve = Place in the game
page-replay-place = Hand { $hand }, turn { $turn }
page-replay-percent = { $number } percent
page-replay-percent_short = { $number } %
page-replay-point = turning point { $number }
page-replay-point_of = point { $number } of { $of }
page-replay-turning_of = Turning point { $number } of { $of }
page-replay-points = { $number ->
    [one] One turning point
   *[other] { $number } turning points
    }
page-replay-point_before = Turning point before
page-replay-point_next = Next turning point
page-replay-hand_number = hand { $number }
page-replay-buttons = Moving through the game
page-replay-first = To the beginning
page-replay-back = One action back
page-replay-play = Play
page-replay-pause = Stop
page-replay-next = One action on
page-replay-last = To the end
page-replay-keys = ← and → go back and on by an action, with Shift by a turn; comma and full stop go to the turning points, the space bar plays.

page-replay-as_it_was = As it was:
page-replay-to_draw_you = you are to draw or take the pile
page-replay-to_play_you = you are to play
page-replay-to_answer_you = you are to answer
page-replay-to_nothing_you = nothing is left to do
page-replay-to_draw = { $name } is to draw or take the pile
page-replay-to_play = { $name } is to play
page-replay-to_answer = { $name } is to answer
page-replay-to_nothing = nothing is left to do
page-replay-hand_over = the hand is over
page-replay-seen = Which cards are shown
page-replay-you_knew = What you knew
page-replay-they_knew = What { $name } knew
page-replay-open = All cards
page-replay-which = What is shown
page-replay-eyes = Through whose eyes
page-replay-yourself = { $name } (you)
page-replay-threes = { $number ->
    [one] one three
   *[other] { $number } threes
    }
page-replay-needs = needs { $number }
page-replay-cards = { $cards } cards
page-replay-total = { $points } points
page-replay-reserves = { $cards } in reserve
page-replay-nothing = nothing laid yet
page-replay-set = { $number } { $names }
page-replay-canasta = a canasta of { $names }, { $number } cards
page-replay-stock = Stock { $number }
page-replay-pile = Pile { $number }
page-replay-aside = { $number } aside
page-replay-holds = { $name }: { $cards }.
page-replay-tab_played = played
page-replay-tab_instead = instead

page-replay-chance = Chance to win
page-replay-review = The coach’s review
page-replay-review_about = The coach plays each choice on in many deals, from what the player could know.
page-replay-review_start = Ask the coach
page-replay-still_played = The coach looks at games that are over.
page-replay-waiting = The coach will begin in a moment.
page-replay-reckoning = The coach looks at hand { $hand } of { $of }.
page-replay-no_plays = There was nothing to decide.
page-replay-verdict = What the coach says
page-replay-it_cost = It cost
page-replay-of_hundred = in a hundred games.
page-replay-pm = { $mean } ± { $half }
page-replay-as_coach = As the coach would play.
page-replay-unclear = No clear difference.
page-replay-turned = In this turn of { $name } the chance went from { $before } to { $now } %.
page-replay-nothing_here = No decision of this player here.
page-replay-you_played = You played
page-replay-they_played = { $name } played
page-replay-instead_head = Instead
page-replay-to_win = to win
page-replay-cites = { $book } { $id }
page-replay-yours = Your decisions
page-replay-theirs = Decisions of { $name }
page-replay-order = Order
page-replay-as_played = as played
page-replay-by_cost = by cost
page-replay-or = or { $play }
page-replay-costs = costs { $cost }
page-replay-no_clear = no clear difference
page-replay-same = as the coach
page-replay-foot = In games of a hundred. The whiskers hold in 99 of 100 cases; where they touch 0 there is no clear difference.
page-replay-practise = { $number ->
    [one] Try it again: one exercise
   *[other] Try them again: { $number } exercises
    }

page-replay-totals = Totals
page-replay-fair = The deal was fair: everything holds.
page-replay-unfair = Something does not hold.
page-replay-verify = Work out every deal again
page-replay-ask = Ask the rulebook about this moment
page-replay-choose = Choose a file
