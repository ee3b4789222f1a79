### The coach: hints, reviews, exercises. A reason is a sentence about a play; "you" is the player who acts.

coach-error-over = The hand is over: there is nothing left to decide.
coach-error-samples = Thinking takes one sample at least.
coach-error-cards = The hidden cards of this position cannot be dealt: those that are given do not leave room for the rest.
coach-error-pile = The hidden cards of the pile cannot be told: too few cards are left for them.
coach-error-top = One play at least is to be shown.

## What a discard leads to

coach-safe-stopped = Safe: { $a_kind } stops { $seat }, who may not take the pile.
coach-safe-in_sight = Safe: all { $number } { $kinds } are in sight, so nobody can take the pile with one.
coach-safe-last_one = Safe: taking the pile needs a pair of { $kinds }, and only one { $kind } is unseen.
coach-safe-whatever = Safe: with { $a_kind } on top { $seat } cannot take the pile, whatever the hand.
coach-safe_all = Whatever you discard, { $seat } cannot take the pile with it.
coach-next_takes =
    After it { $seat } takes the pile, { $number ->
        [one] this card alone,
       *[other] { $number } cards,
    } in { $does }% of the deals.
coach-next_can =
    After it { $seat } can take the pile, { $number ->
        [one] this card alone,
       *[other] { $number } cards,
    } in { $can }% of the deals, and { $does ->
        [0] never does.
       *[other] does in { $does }%.
    }
coach-next_never = After it { $seat } could take the pile in none of the deals.
coach-unseen =
    { $number ->
        [0] All { $whole } { $kinds } are in sight.
        [one] 1 of the { $whole } { $kinds } is unseen.
       *[other] { $number } of the { $whole } { $kinds } are unseen.
    }
coach-freezes = It freezes the pile: from then on taking it needs a natural pair.
coach-frozen = The pile is frozen: taking it needs a natural pair.

## What laying and taking bring

coach-takes =
    { $number ->
        [0] The pile is the top card alone: no other card comes to your hand.
        [one] The pile brings 1 more card to your hand{ $wild ->
            [0] .
           *[other] , a wild one.
        }
       *[other] The pile brings { $number } more cards to your hand{ $wild ->
            [0] .
            [one] , 1 of them wild.
           *[other] , { $wild } of them wild.
        }
    }
coach-opens = It makes your first meld, which needs { $need } points.
coach-count_missing = Your first meld needs { $need } points, and this hand can lay { $most ->
        [0] none
       *[other] { $most } at most
    }.
coach-could_open = You could make your first meld, which needs { $need } points, but need not yet.
coach-canasta = It completes a canasta of { $kinds }.
coach-wild_spent =
    { $number ->
        [one] It spends a wild card.
       *[other] It spends { $number } wild cards.
    }
coach-nearly =
    { $number ->
        [one] Your set of { $kinds } is one card short of a canasta.
       *[other] Your set of { $kinds } is { $number } cards short of a canasta.
    }

## Going out, and the game

coach-out = It goes out, which is worth { $points } points.
coach-out_left = About { $others } points are then left in the others' hands, and { $partners } in your partner's.
coach-out_left_alone = About { $others } points are then left in the others' hands.
coach-out_short =
    { $number ->
        [one] Your set of { $kinds } will stay one card short of a canasta.
       *[other] Your set of { $kinds } will stay { $number } cards short of a canasta.
    }
coach-out_costs = Going out now brings about { $points } points less than playing on, and { $games ->
        [0] no win more or less
        [one] 1 win fewer
       *[other] { $games } wins fewer
    } in 100 games.
coach-out_no_matter = You could go out now; it makes no clear difference.
coach-game_ends = In { $percent }% of the deals the game ends with this hand: you need { $own } more points to win, the others { $others }.

## A hint

coach-hint-head = { $name } to play. Points ahead in this hand and games won out of 100, on average over { $deals } deals of the cards that { $name } cannot see:
coach-hint-head_you = Points ahead in this hand and games won out of 100, on average over { $deals } deals of the cards you cannot see:
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
coach-hint-best = best so far
coach-hint-why = Why { $number }
coach-hint-about = About { $number }
coach-hint-other_safe = Other safe discards
coach-hint-here = Here
coach-hint-foot = The deals are played on by the program's expert player. ± is a 95% interval.
coach-hint-few = The core is not compiled here, so the coach thinks with fewer samples ({ $samples }); --think sets how many.
coach-hint-plain = { $number }. { $play }: { $points } points, { $wins } wins in 100 games; { $compared }.

cli-hint-short = what the coach would play there, and why
cli-hint-help =
    Say what to play in a position, and why, judged on what the player who acts can know: the best plays with the points and
    games they bring on average, each up to the end of the turn, and the reasons in words.

    The hidden cards are dealt again many times, and every play is tried in the same deals.
cli-hint-example =
    { $program } hint classic turn=1:play hand1=44558KKQ setsA=777 setsB=999 pile=5QK
    { $program } deal --seed tuesday | { $program } hint - --think 2000
cli-option-hint_think = How many hands are played out in all ({ $program } chooses, unless given). More of them make the intervals narrower.
cli-option-coach_seed = Any text: the same text gives the same answer.
cli-option-top = Show so many plays.

coach-thinking = The coach is thinking …

## A review

coach-error-player = Nobody is called '{ $name }' here; those who play are: { $names }.
coach-error-seat = There is no seat { $seat }: they go from 1 to { $last }.
coach-error-player_or_seat = Give a player's name or a seat, not both.
coach-error-nothing = Nothing was played in this record yet.
coach-error-plot = { $name } cannot be written: { $problem }.

coach-review-head = { $book }: { $plays } plays judged on what each player could know, { $samples } samples per hand.
coach-review-costly = Plays that cost something
coach-review-none = No play cost anything beyond the error.
coach-review-title = Hand { $hand }, turn { $turn }, { $name }: { $play }
coach-review-cost =
    { $label ->
        [little] It cost a little
        [some] It cost something
       *[much] It cost much
    }: { $wins } wins in 100 games, { $points } points in this hand.
coach-review-instead = Rather: { $play }.
coach-review-played_why = As played: { $reason }
coach-review-best_why = Rather: { $reason }
coach-review-turning = Turning points for side { $side }
coach-review-turned = { $number }  Hand { $hand }, turn { $turn }, { $name }: from { $before } to { $now } wins in 100. { $did }
coach-review-curve = Wins in 100 games for side { $side }, turn by turn
coach-review-key = o is the estimate, - the edge of its 95% interval, * both in one place.
coach-review-across = turn
coach-review-label = side { $side }
coach-review-about = The chance of side { $side } to win over { $number } turns: { $first } wins in 100 games at the start, { $last } at the end. The band is a 95% interval.
coach-review-accounts = Player by player
coach-review-player = Player
coach-review-plays = Plays
coach-review-costly_plays = Costly
coach-review-wins_lost = Wins lost per play
coach-review-points_lost = Points per play
coach-review-account = { $name }: { $plays } plays, { $costly } of them costly, { $wins } wins in 100 games and { $points } points lost per play.
coach-review-foot = A play is called costly only beyond its error (99%). The averages count every play, measured in deals that had no part in choosing the better one.
coach-review-all = All plays
coach-review-play_head = Turn
coach-review-cost_head = Wins fewer
coach-review-as_coach = as the coach
coach-review-exercises = As exercises
coach-review-progress = The coach looks at the plays
coach-review-saved = The plot is in { $name }.

cli-review-short = go through a record with the coach: what each play cost, turning points, a plot
cli-review-help =
    Go through a recorded game with the coach. Each play, judged on what its player could know, is held against the best one;
    what it cost is measured in fresh deals, and it is called costly only beyond the error. Then come the turning points, the
    chance to win turn by turn, and an account for each player.
cli-review-example =
    { $program } review game.txt --player Ana
    { $program } review game.txt --hand 2 --plot chances.svg
cli-option-review_player = Only the plays of this player; the chance to win is as this player sees it.
cli-option-review_seat = The same by seat, as in the first hand of the record.
cli-option-review_all = List all plays, also those that cost nothing.
cli-option-review_plot = Write the chance to win, turn by turn, to this file as a picture (SVG).
cli-option-review_exercises = Give the positions where a play was costly, as exercises.
cli-option-review_think = How many hands are played out for each hand of the record ({ $program } chooses, unless given).

## Exercises

coach-error-no_exercise = Among { $number } positions there is none with a clear answer; try another --seed.
coach-error-kind = There are no exercises of the kind '{ $kind }'; there are: { $kinds }.
coach-error-count = One exercise at least.
coach-error-choice = There is no choice { $number }: they go from 0 to { $last }.
coach-error-daily = The exercise of the day has no --seed: the date is its seed.

coach-exercise-head = Exercise { $number } of { $count }: { $book }, { $name } to play
coach-exercise-discard = Which discard?
coach-exercise-take = Take the pile, or draw?
coach-exercise-lay = What do you lay, if anything?
coach-exercise-out = Go out, or play on?
coach-exercise-which = Which play?
coach-exercise-choice = { $letter }  { $play }
coach-exercise-ask = Your answer (a letter, or the play; quit leaves):
coach-exercise-help = Type the letter of a play, or the play itself, as in discard K or lay KKK; discard 4. rules looks up the book, quit leaves.
coach-exercise-not_offered = That is not one of the plays here: type { $letters }.
coach-exercise-refused = { $reason }
coach-exercise-best = The answer: { $play }.
coach-exercise-right = Right: { $play }.
coach-exercise-wrong =
    Rather: { $play }. Yours costs { $number ->
        [one] 1 win
       *[other] { $number } wins
    } in 100 games.
coach-exercise-score = { $right } of { $done } right.
coach-exercise-seed = The same exercises again: --seed { $seed }
coach-exercise-searching = Looking for a position with a clear answer …
coach-exercise-item = { $number }  Hand { $hand }, turn { $turn }, { $name }
coach-exercise-answers = The answers
coach-exercise-answer = { $number }  { $letter }, { $play }: { $wins } wins in 100 games better.
coach-exercise-none = No play was costly, so there is nothing to practise here.

cli-exercise-short = practise: which discard, take or draw, what to lay, go out or not
cli-exercise-help =
    Practise with positions from games of the expert player in which one play is clearly best, and not the one that comes
    first to mind. You choose; the coach says what each choice brings, and why.

    Without a terminal, or with --answer, the exercise is printed with its answer.
cli-exercise-example =
    { $program } exercise --count 5
    { $program } exercise --book boat --kind take
    { $program } exercise --daily
cli-option-exercise_kind = What the exercise is about: discard (unless you say), take, lay or out; the exercise of the day: each in its turn.
cli-option-exercise_count = How many exercises.
cli-option-exercise_daily = The exercise of the day, the same for everybody.
cli-option-exercise_answer = Print the answer at once, and ask nothing.
cli-option-exercise_seed = Any text: the same text gives the same exercises. Without it they are new every time, and the seed is printed on stderr.
cli-option-exercise_think = How many hands are played out for a position ({ $program } chooses, unless given).
