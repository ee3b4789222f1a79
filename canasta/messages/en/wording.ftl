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
wording-does-ask = asks whether to go out
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

## What one may do: "take the pile with two kings"; also after "you".

wording-do-draw = draw a card
wording-do-pass = pass
wording-do-end = end the turn without a discard
wording-do-ask = ask whether to go out
wording-do-yes = answer yes
wording-do-no = answer no
wording-do-refill = play a Caliente card
wording-do-four_blacks = lay the four black threes
wording-do-show_red = show a red three
wording-do-show_black = show a black three
wording-do-show_hand = show a special hand
wording-do-take_reserve = take up the knee
wording-do-draw_more = draw { $cards }
wording-do-pass_on = go on without drawing: there is no card
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

## Events, as everybody else tells them.

wording-event-acted = { $name } { $does }.
wording-event-dealt = { $name } is dealt { $cards }.
wording-event-upcard = The upcard is { $cards }.
wording-event-pile = The pile from bottom to top: { $cards }.
wording-event-turn = It is { $name }'s turn.
wording-event-missed = { $name } misses this turn.
wording-event-drew = { $name } draws { $cards }.
wording-event-red_three = { $name } shows { $cards }.
wording-event-opened = { $name } makes the side's first meld: it counts { $number }.
wording-event-canasta = { $name } completes a canasta of { $kinds }.
wording-event-fined = { $name } has not gone out after a yes: the side is fined { $number }.
wording-event-out = { $name } goes out.
wording-event-out_concealed = { $name } goes out concealed.
wording-event-refilled_none = { $name } has enough cards and draws none.
wording-event-special_hand = { $name } shows { $cards }.
wording-event-reserve =
    { $number ->
        [one] { $name } takes up the knee: { $cards }.
       *[other] { $name } takes up the foot: { $cards }.
    }
wording-event-over_out = The hand is over.
wording-event-over_exhausted = The stock is exhausted: the hand is over.
wording-event-over_last_three = The stock's last card was a red three: the hand is over.
wording-event-over_stuck = Nothing happens any more: the hand is over.

wording-event-rebuilt =
    { $number ->
        [one] The one card of the pile becomes the stock.
       *[other] The pile is shuffled and becomes the stock: { $number } cards.
    }

wording-event-talon =
    { $number ->
        [one] { $name } gets a talon of 1 card.
       *[other] { $name } gets a talon of { $number } cards.
    }

wording-event-announced =
    { $number ->
        [one] { $name } has 1 card left.
       *[other] { $name } has { $number } cards left.
    }

wording-event-took =
    { $number ->
        [one] The other card of the pile goes to the hand of { $name }.
       *[other] The other { $number } cards of the pile go to the hand of { $name }.
    }

wording-event-took_cards =
    { $number ->
        [one] The other card of the pile goes to the hand of { $name }: { $cards }.
       *[other] The other { $number } cards of the pile go to the hand of { $name }: { $cards }.
    }

## The same, told to the player they are about; what is missing here is told as to everybody else.

wording-you-acted = You { $you_do }.
wording-you-dealt = You are dealt { $cards }.
wording-you-turn = It is your turn.
wording-you-missed = You miss this turn.
wording-you-drew = You draw { $cards }.
wording-you-red_three = You show { $cards }.
wording-you-opened = You make your side's first meld: it counts { $number }.
wording-you-canasta = You complete a canasta of { $kinds }.
wording-you-fined = You have not gone out after a yes: your side is fined { $number }.
wording-you-out = You go out.
wording-you-out_concealed = You go out concealed.
wording-you-refilled_none = You have enough cards and draw none.
wording-you-special_hand = You show { $cards }.
wording-you-reserve =
    { $number ->
        [one] You take up your knee: { $cards }.
       *[other] You take up your foot: { $cards }.
    }

wording-you-talon =
    { $number ->
        [one] You get a talon of 1 card.
       *[other] You get a talon of { $number } cards.
    }

wording-you-announced =
    { $number ->
        [one] You have 1 card left.
       *[other] You have { $number } cards left.
    }

wording-you-took =
    { $number ->
        [one] The other card of the pile comes to your hand: { $cards }.
       *[other] The other { $number } cards of the pile come to your hand: { $cards }.
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
wording-table-stopped = { $pile }, stopped for the next player

wording-table-quiet = Nobody lays or takes before everybody has had { $turns } turns: this is turn { $turn }

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
