### Cards, actions and events in the words of a table.

wording-seat = Seat { $number }
wording-and = { $first } and { $last }
wording-or = { $first } or { $last }
wording-comma = , { "" }
wording-from_to = { $least } to { $most }
wording-for_players = { $value } for { $players } players
wording-for_number = { $value } for { $players }
# A reason with the place where it is written.
wording-cited = { $sentence } ({ $cited })

## Cards in words: one with its article, several with their number.

wording-many-cards =
    { $number ->
        [one] { $a_kind }
       *[other] { $count } { $kinds }
    }
wording-many-hidden =
    { $number ->
        [one] a card
       *[other] { $count } cards
    }
wording-many-wild = wild cards

wording-number-2 = two
wording-number-3 = three
wording-number-4 = four
wording-number-5 = five
wording-number-6 = six
wording-number-7 = seven
wording-number-8 = eight
wording-number-9 = nine
wording-number-10 = ten

## What somebody does: "Ana takes the pile with two kings".

wording-does-draw = draws a card
wording-does-pass = passes
wording-does-end = ends the turn without a discard
wording-does-ask = asks to go out
wording-does-yes = answers yes
wording-does-no = answers no
wording-does-refill = plays a Caliente card
wording-does-four_blacks = lays the four black threes
wording-does-show_red = shows a red three
wording-does-show_black = shows a black three
wording-does-show_hand = shows a special hand
wording-does-take_reserve = takes up the knee
wording-does-take = takes the pile with { $cards }
wording-does-take_on = takes the pile onto the set of { $kinds }
wording-does-lay = lays { $cards }
wording-does-add = adds { $cards } to the set
wording-does-add_wild = adds { $cards } to the set of { $kinds }
wording-does-discard = discards { $cards }
wording-does-bury = adds { $cards } to a closed set
wording-does-missed = misses this turn
wording-does-drew = draws { $cards }
wording-does-red_three = shows { $cards }
wording-does-opened = makes the side's first meld: it counts { $number }
wording-does-canasta = completes a canasta of { $kinds }
wording-does-fined = did not go out after a yes: the side is fined { $number }
wording-does-out = goes out
wording-does-out_concealed = goes out concealed
wording-does-refilled_none = has enough cards and draws none
wording-does-special_hand = shows { $cards }
wording-does-reserve =
    { $number ->
        [one] takes up the knee: { $cards }
       *[other] takes up the foot: { $cards }
    }
wording-does-talon =
    { $number ->
        [one] gets a talon of 1 card
       *[other] gets a talon of { $number } cards
    }
wording-does-took =
    { $number ->
        [one] picks up 1 more
       *[other] picks up { $number } more
    }
wording-does-took_cards =
    { $number ->
        [one] picks up 1 more: { $cards }
       *[other] picks up { $number } more: { $cards }
    }

## What one may do: "take the pile with two kings"; also after "you".

wording-do-draw = draw a card
wording-do-pass = pass
wording-do-end = end the turn without a discard
wording-do-ask = ask to go out
wording-do-yes = answer yes
wording-do-no = answer no
wording-do-refill = play a Caliente card
wording-do-four_blacks = lay the four black threes
wording-do-show_red = show a red three
wording-do-show_black = show a black three
wording-do-show_hand = show a special hand
wording-do-take_reserve = take up the knee
wording-do-draw_more = draw { $cards }
wording-do-pass_on = go on without drawing, because no card is left
wording-do-take = take the pile with { $cards }
wording-do-take_on = take the pile onto the set of { $kinds }
wording-do-lay = lay { $cards }
wording-do-add = add { $cards } to the set
wording-do-add_wild = add { $cards } to the set of { $kinds }
wording-do-discard = discard { $cards }
wording-do-add_to_sets = add { $cards } to a set
wording-do-bury = add { $cards } to a closed set

## What you do, after "You" or as a sentence of its own; in English the same.

wording-you_do-draw = { wording-do-draw }
wording-you_do-pass = { wording-do-pass }
wording-you_do-end = { wording-do-end }
wording-you_do-ask = { wording-do-ask }
wording-you_do-yes = { wording-do-yes }
wording-you_do-no = { wording-do-no }
wording-you_do-refill = { wording-do-refill }
wording-you_do-four_blacks = { wording-do-four_blacks }
wording-you_do-show_red = { wording-do-show_red }
wording-you_do-show_black = { wording-do-show_black }
wording-you_do-show_hand = { wording-do-show_hand }
wording-you_do-take_reserve = { wording-do-take_reserve }
wording-you_do-take = { wording-do-take }
wording-you_do-take_on = { wording-do-take_on }
wording-you_do-lay = { wording-do-lay }
wording-you_do-add = { wording-do-add }
wording-you_do-add_wild = { wording-do-add_wild }
wording-you_do-discard = { wording-do-discard }
wording-you_do-bury = { wording-do-bury }
wording-you_do-missed = miss this turn
wording-you_do-drew = draw { $cards }
wording-you_do-red_three = show { $cards }
wording-you_do-opened = make your side's first meld: it counts { $number }
wording-you_do-canasta = complete a canasta of { $kinds }
wording-you_do-fined = did not go out after a yes: your side is fined { $number }
wording-you_do-out = go out
wording-you_do-out_concealed = go out concealed
wording-you_do-refilled_none = have enough cards and draw none
wording-you_do-special_hand = show { $cards }
wording-you_do-reserve =
    { $number ->
        [one] take up your knee: { $cards }
       *[other] take up your foot: { $cards }
    }
wording-you_do-talon =
    { $number ->
        [one] get a talon of 1 card
       *[other] get a talon of { $number } cards
    }
wording-you_do-took =
    { $number ->
        [one] pick up 1 more: { $cards }
       *[other] pick up { $number } more: { $cards }
    }

## Events, as everybody else tells them.

wording-event-acted = { $name } { $does }.
wording-event-dealt = { $name } is dealt { $cards }.
wording-event-upcard = The upcard is { $cards }.
wording-event-pile = The pile from bottom to top: { $cards }.
wording-event-turn = It is { $name }'s turn.
wording-event-over_out = The hand is over.
wording-event-over_exhausted = The stock is exhausted: the hand is over.
wording-event-over_last_three = The stock's last card was a red three: the hand is over.
wording-event-over_stuck = No player can continue: the hand is over.

wording-event-rebuilt =
    { $number ->
        [one] The one card of the pile becomes the stock.
       *[other] The pile is shuffled and becomes the stock: { $number } cards.
    }

wording-event-announced =
    { $number ->
        [one] { $name } has 1 card left.
       *[other] { $name } has { $number } cards left.
    }

## The same, told to the player they are about; what is missing here is told as to everybody else.

wording-you-acted = You { $you_do }.
wording-you-dealt = You are dealt { $cards }.
wording-you-turn = It is your turn.

wording-you-announced =
    { $number ->
        [one] You have 1 card left.
       *[other] You have { $number } cards left.
    }

## A table in plain text.

wording-table-side = Side { $letter } ({ $players }), total { $total }, { $first }
wording-table-opened = first meld made
wording-table-needs = first meld needs { $need }
wording-table-needs_none = first meld needs no count
wording-table-sets = sets: { $sets }
wording-table-no_sets = no sets
wording-table-beside = { $sets }; { $fact }
wording-table-canasta_natural = { $cards } (natural canasta)
wording-table-canasta_mixed = { $cards } (mixed canasta)
wording-table-canasta_wild = { $cards } (wild canasta)
wording-table-canasta_small_wild = { $cards } (small wild canasta)
wording-table-canasta_big_wild = { $cards } (big wild canasta)
wording-table-hand = { $name }: { $cards }
wording-table-no_cards = no cards
wording-table-to_draw = { $hand }, to draw
wording-table-to_play = { $hand }, to play
wording-table-to_answer = { $hand }, to answer
wording-table-pile_empty = Pile: empty
wording-table-frozen = { $pile }, frozen
wording-table-always_frozen = { $pile }, always frozen
wording-table-stopped = { $pile }, blocked for the next player

wording-table-quiet = Laying and taking start when every player has had { $turns } turns: this is turn { $turn }

wording-table-reserves =
    { $number ->
        [one] { $hand }, and the foot
       *[other] { $hand }, knee and foot
    }

wording-table-added =
    { $number ->
        [one] { $set } and 1 card added
       *[other] { $set } and { $number } cards added
    }

wording-table-hidden =
    { $number ->
        [one] 1 hidden card
       *[other] { $number } hidden cards
    }

wording-table-pile =
    { $number ->
        [one] Pile: { $top }, the only card
       *[other] Pile: { $top } on top of { $number } cards
    }

wording-table-aside =
    { $number ->
        [one] Aside: 1 card of the pile, until the first meld is complete
       *[other] Aside: { $number } cards of the pile, until the first meld is complete
    }

wording-table-stock =
    { $number ->
        [one] Stock: 1 card
       *[other] Stock: { $number } cards
    }

wording-rules-with = { $book } with { $options }
wording-rules-house = { $name }, a house rule for { $book }
