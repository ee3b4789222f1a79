### The coach: hints, reviews, exercises. A reason is a sentence about a play; "you" is the player who acts.

coach-error-over = The hand is over: there is nothing left to decide.
coach-error-samples = The coach needs at least one sample.
coach-error-cards = The hidden cards of this position cannot be dealt: the given cards leave no room for the rest.
coach-error-pile = The hidden cards of the pile cannot be guessed: too few cards are left for them.
coach-error-top = Show at least one play.

## What a discard leads to

coach-safe-stopped = Safe: { $a_kind } blocks { $seat }, who may not take the pile.
coach-safe-in_sight = Safe: all { $number } { $kinds } are in sight, so no one can take the pile with one.
coach-safe-last_one = Safe: taking the pile needs a pair of { $kinds }, and only one { $kind } is unseen.
coach-safe-whatever = Safe: with { $a_kind } on top, { $seat } cannot take the pile with any hand.
coach-safe_all = Whatever you discard, { $seat } cannot take the pile with it.
coach-next_takes =
    Then { $seat } takes the pile, { $number ->
        [one] just this card,
       *[other] { $number } cards,
    } in { $does }% of the deals.
coach-next_can =
    Then { $seat } can take the pile, { $number ->
        [one] just this card,
       *[other] { $number } cards,
    } in { $can }% of the deals, { $does ->
        [0] but never does.
       *[other] and does in { $does }%.
    }
coach-next_never = Then { $seat } cannot take the pile in any of the deals.
coach-unseen =
    { $number ->
        [0] All { $whole } { $kinds } are in sight.
        [one] 1 of the { $whole } { $kinds } is unseen.
       *[other] { $number } of the { $whole } { $kinds } are unseen.
    }
coach-freezes = It freezes the pile: from then on, taking it needs a natural pair.
coach-frozen = The pile is frozen: taking it needs a natural pair.

## What laying and taking bring

coach-takes =
    { $number ->
        [0] The pile is just its top card, so no other card goes to your hand.
        [one] The pile adds 1 card to your hand{ $wild ->
            [0] .
           *[other] , a wild one.
        }
       *[other] The pile adds { $number } cards to your hand{ $wild ->
            [0] .
            [one] , 1 of them wild.
           *[other] , { $wild } of them wild.
        }
    }
coach-opens = It makes your first meld, which needs { $need } points.
coach-count_missing = Your first meld needs { $need } points, but this hand can lay { $most ->
        [0] none
       *[other] at most { $most }
    }.
coach-could_open = You could make your first meld, which needs { $need } points, but there is no rush.
coach-canasta = It completes a canasta of { $kinds }.
coach-wild_spent =
    { $number ->
        [one] It uses a wild card.
       *[other] It uses { $number } wild cards.
    }
coach-nearly =
    { $number ->
        [one] Your set of { $kinds } is one card short of a canasta.
       *[other] Your set of { $kinds } is { $number } cards short of a canasta.
    }

## Going out, and the game

coach-out = You go out, which is worth { $points } points.
coach-out_left = That leaves about { $others } points in the opponents' hands and { $partners } in your partner's.
coach-out_left_alone = That leaves about { $others } points in the opponents' hands.
coach-out_short =
    { $number ->
        [one] Your set of { $kinds } stays one card short of a canasta.
       *[other] Your set of { $kinds } stays { $number } cards short of a canasta.
    }
coach-out_costs = Going out now scores about { $points } points less than playing on, with { $games ->
        [0] no difference in wins
        [one] 1 win fewer
       *[other] { $games } wins fewer
    } in 100 games.
coach-out_no_matter = You could go out now; it makes no clear difference.
coach-game_ends = In { $percent }% of the deals the game ends with this hand: you need { $own } more points to win, your opponents { $others }.

## A hint

coach-hint-head = { $name }'s turn. Points ahead in this hand and games won out of 100, averaged over { $deals } deals of the cards that { $name } cannot see:
coach-hint-head_you = Points ahead in this hand and games won out of 100, averaged over { $deals } deals of the cards you cannot see:
coach-hint-forced = There is nothing to choose: only one action is allowed.
coach-hint-play = Play
coach-hint-points = Points
coach-hint-wins = Wins
coach-hint-compared = Compared with 1
coach-hint-value = { $mean } ± { $half }
coach-hint-same = no clear difference
coach-hint-fewer_wins =
    { $number ->
        [one] 1 win fewer
       *[other] { $number } wins fewer
    }
coach-hint-fewer_points = { $number } points fewer
coach-hint-best = best
coach-hint-why = Why { $number }
coach-hint-about = About { $number }
coach-hint-other_safe = Other safe discards
coach-hint-here = Here
coach-hint-foot = The deals are played out by the program's expert player. ± is a 95% interval.
coach-hint-few = The core is not compiled here, so the coach uses fewer samples ({ $samples }). Set the number with --think.
coach-hint-plain = { $number }. { $play }: { $points } points, { $wins } wins in 100 games; { $compared }.

cli-hint-short = say what the coach would play, and why
cli-hint-help =
    Say what to play in a position, and why, based on what the player can know: the best plays, each up to the end of the
    turn, with their average points and wins, and the reasons in words.

    The hidden cards are dealt many times, and every play is tried in the same deals.
cli-hint-example =
    { $program } hint classic turn=1:play hand1=44558KKQ setsA=777 setsB=999 pile=5QK
    { $program } deal --seed tuesday | { $program } hint - --think 2000
cli-option-hint_think = How many hands to play out in total (chosen automatically if omitted). More hands narrow the intervals.
cli-option-coach_seed = Any text: the same text gives the same answer.
cli-option-top = How many plays to show.

coach-thinking = The coach is thinking…

## A review

coach-error-player = No player is named '{ $name }'. Players: { $names }.
coach-error-seat = There is no seat { $seat }. Seats go from 1 to { $last }.
coach-error-player_or_seat = Give a player's name or a seat, not both.
coach-error-nothing = This record has no plays yet.
coach-error-plot = { $name } cannot be written: { $problem }.

coach-review-head = { $book }: { $plays } plays, judged by what each player could know, { $samples } samples per hand.
coach-review-costly = Plays that cost something
coach-review-none = No play cost more than the margin of error.
coach-review-title = Hand { $hand }, turn { $turn }, { $name }: { $play }
coach-review-cost =
    { $label ->
        [little] It cost a little
        [some] It cost something
       *[much] It cost a lot
    }: { $wins } wins in 100 games, { $points } points in this hand.
coach-review-instead = Better: { $play }.
coach-review-played_why = As played: { $reason }
coach-review-best_why = Better: { $reason }
coach-review-turning = Turning points for side { $side }
coach-review-turned = { $number }  Hand { $hand }, turn { $turn }, { $name }: from { $before } to { $now } wins in 100. { $did }
coach-review-curve = Wins in 100 games for side { $side }, turn by turn
coach-review-key = o is the estimate, - the edge of its 95% interval, * both in one place.
coach-review-across = turn
coach-review-label = side { $side }
coach-review-about = Side { $side }'s chance to win over { $number } turns: { $first } wins in 100 games at the start, { $last } at the end. The band is a 95% interval.
coach-review-accounts = Player by player
coach-review-player = Player
coach-review-plays = Plays
coach-review-costly_plays = Costly
coach-review-wins_lost = Wins lost per play
coach-review-points_lost = Points per play
coach-review-account = { $name }: { $plays } plays, { $costly } of them costly, { $wins } wins in 100 games and { $points } points lost per play.
coach-review-foot = A play counts as costly only beyond its margin of error (99%). The averages include every play, measured in deals that were not used to find the better one.
coach-review-all = All plays
coach-review-play_head = Turn
coach-review-cost_head = Wins fewer
coach-review-as_coach = same as coach
coach-review-exercises = As exercises
coach-review-progress = The coach is reviewing the plays
coach-review-saved = Wrote the plot to { $name }.

cli-review-short = review a recorded game: what each play cost, turning points, a plot
cli-review-help =
    Go through a recorded game with the coach. Each play, judged by what its player could know, is compared with the best one;
    its cost is measured in fresh deals, and a play is called costly only beyond the margin of error. The turning points, the
    chance to win turn by turn, and a summary for each player follow.
cli-review-example =
    { $program } review game.txt --player Ana
    { $program } review game.txt --hand 2 --plot chances.svg
cli-option-review_player = Only this player's plays, with the chance to win from this player's view.
cli-option-review_seat = The same by seat, as in the first hand of the record.
cli-option-review_all = List all plays, including those that cost nothing.
cli-option-review_plot = Write a plot of the chance to win, turn by turn, to this file (SVG).
cli-option-review_exercises = Print the positions where a play was costly, as exercises.
cli-option-review_think = How many hands to play out for each hand of the record (chosen automatically if omitted).

## Exercises

coach-error-no_exercise = No clear answer in any of { $number } positions. Try another --seed.
coach-error-kind = Unknown kind of exercise '{ $kind }'. Available: { $kinds }.
coach-error-count = Ask for at least one exercise.
coach-error-choice = There is no choice { $number }. Choices go from 0 to { $last }.
coach-error-daily = Leave out --seed: the exercise of the day uses the date as its seed.

coach-exercise-head = Exercise { $number } of { $count }: { $book }, { $name }'s turn
coach-exercise-discard = Which discard?
coach-exercise-take = Take the pile, or draw?
coach-exercise-lay = What do you lay, if anything?
coach-exercise-out = Go out, or play on?
coach-exercise-play = What would you do?
coach-exercise-which = Which play?
coach-exercise-choice = { $letter }  { $play }
coach-exercise-ask = Your answer (a letter or a play; quit to leave):
coach-exercise-help = Type the letter of a play, or the play itself, such as discard K or lay KKK; discard 4. rules: read the rulebook. quit: leave.
coach-exercise-not_offered = That is not one of the plays here. Type { $letters }.
coach-exercise-refused = { $reason }
coach-exercise-best = Answer: { $play }.
coach-exercise-right = Correct: { $play }.
coach-exercise-wrong =
    Better: { $play }. Yours costs { $number ->
        [one] 1 win
       *[other] { $number } wins
    } in 100 games.
coach-exercise-score = { $right } of { $done } correct.
coach-exercise-seed = For the same exercises again: --seed { $seed }
coach-exercise-searching = Looking for a position with a clear answer…
coach-exercise-item = { $number }  Hand { $hand }, turn { $turn }, { $name }
coach-exercise-answers = Answers
coach-exercise-answer = { $number }  { $letter }, { $play }: { $wins } more wins in 100 games.
coach-exercise-none = No play was costly, so there is nothing to practise here.

cli-exercise-short = practise: what to discard, take or draw, what to lay, go out or not
cli-exercise-help =
    Practise with positions from games of the expert player in which one play is clearly best, and is not the most obvious
    one. You choose; the coach says what each choice is worth, and why.

    Without a terminal, or with --answer, the exercise is printed with its answer.
cli-exercise-example =
    { $program } exercise --count 5
    { $program } exercise --book boat --kind take
    { $program } exercise --daily
cli-option-exercise_kind = What the exercise is about: discard (default), take, lay or out. The exercise of the day takes them in turn.
cli-option-exercise_count = How many exercises.
cli-option-exercise_daily = The exercise of the day, the same for everyone.
cli-option-exercise_answer = Print the answer without asking.
cli-option-exercise_seed = Any text: the same text gives the same exercises. Without it they are new each time, and the seed is printed to stderr.
cli-option-exercise_think = How many hands to play out for a position (chosen automatically if omitted).
