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
