### What can be wrong with a text in our notations: in general, and with a position. See docs/notation.md.

notation-at = line { $line }, column { $column }: { $sentence }

position-empty = There is nothing here: a position begins with the name of a rulebook.
position-lines = A position is a single line.
position-no_equals = '{ $word }' has no '=': after the rulebook come only words of the form key=value.
position-unknown_key = There is no key '{ $key }'.
position-key_unused = '{ $key }' has nothing to say in { $slug }, with the options in force.
position-house = There is no house rule '{ $word }' of { $slug } here; there is: { $known }. One in a file is given with --house FILE.
position-house_options = The house rule '{ $word }' has its own options: none can be given beside it.
position-option = { $slug } has no option '{ $word }'; it has: { $known }.
position-no_options = { $slug } has no option '{ $word }'; it has none at all.
position-no_seat = '{ $key }' speaks of a seat that does not exist: the seats are 1 to { $last }.
position-no_side = '{ $key }' speaks of a side that does not exist: the sides are { $sides }.
position-key_twice = '{ $key }' is given twice.
position-no_value = '{ $key }' has no value; '-' means nothing.
position-number = '{ $word }' is no number that '{ $key }' can have.
position-numbers = '{ $key }' needs { $number } numbers, one per side, and has { $given }.
position-seat = '{ $word }' is no seat: the seats are 1 to { $last }.
position-side = '{ $word }' is no side: the sides are { $sides }.
position-word = '{ $key }' cannot be '{ $word }': it is one of { $words }.
position-twice = '{ $word }' stands in this list twice.
position-card = '{ $letter }' is no card: use 4 5 6 7 8 9 T J Q K A 2, X for a joker, R and B for a red or black three, C for a Caliente card.
position-hidden_here = A hidden card cannot be here: '{ $key }' names its cards.
position-rest_twice = '#' without a number means all the cards that are missing, and stands only once.
position-rest_stock = '#' without a number means all the cards that are missing: then 'stock' must be given.
position-hidden_most = '#{ $word }' would be { $word } hidden cards, and the whole pack has { $most }. Before a card written with a digit put '?' for the last hidden card: #3?4 are four hidden cards and a four.
position-set_size = '{ $word }' is no set: a set has three cards at least.
position-set_kind = A { $kind } belongs to no set.
position-set_ranks = '{ $word }' is no set: it has two ranks.
position-set_naturals = '{ $word }' is no set: it needs { $number } natural cards at least.
position-set_wild_alone = '{ $word }' is no set: wild cards are never laid by themselves.
position-set_pure = '{ $word }' is no set: no wild card goes with { $kinds }.
position-set_twice = Side { $side } has a set of { $kinds } already: a side has one set of a rank.
position-set_wild_twice = Side { $side } has a set of wild cards already: a side has one.
position-set_open = '{ $word }' has { $number } cards or more and is closed: it belongs under 'closed'.
position-closed_size = '{ $word }' is no closed set: that has { $number } cards. (Further ones belong under 'added'.)
position-added = Side { $side } has no closed set to which a { $kind } could be added.
position-reserve_size = '{ $key }' has { $number } cards, or none ('-') if it was taken up, and not { $given }.
position-reserve_order = '{ $key }' is taken up only after the reserve before it.
position-wild_none = Side { $side } has no canasta of wild cards.
position-wild_cards = The canasta of wild cards of side { $side } has not the cards for that: it is { $word }.
position-turns = These turns do not fit: if seat { $dealer } dealt and seat { $player } is in turn, { $least } turns were played before this one, or { $next }, and so on.
position-nobody_to_ask = There is nobody to ask or to answer: here nobody has a partner.
position-did_part = '{ $word }' cannot have happened where the turn is at '{ $part }'.
position-did_never = '{ $word }' never happens in { $slug }, with the options in force.
position-did_begun = A turn begins in one way: with a card drawn, the pile taken, a Caliente card played, or nothing to draw.
position-did_both = The partner said yes or no, not both.
position-no_answer = 'asked' needs the answer, yes or no, unless the turn is at 'answer'.
position-count_lay = 'count' needs 'laid' in 'did': nothing was laid in this turn.
position-before_missing = Cards were laid in this turn: 'before' must say which sets the side had when the turn began ('-' for none).
position-before_rank = '{ $word }' is no rank of a set: use 4 5 6 7 8 9 T J Q K A, B for black threes, or 2 for wild cards alone, as the book has them.
position-before_no_wild = The side in turn has no set of wild cards, so it had none when the turn began.
position-before_no_set = The side in turn has no set of { $kinds }, so it had none when the turn began.
position-not_in_hand = There are { $number } { $kinds } under '{ $key }', and the given cards of that hand have { $have }.
position-stopped_pile = There is no pile, so nobody is stopped by its top card.
position-aside_take = Cards lie aside only when the pile was taken in this turn: 'took' in 'did'.
position-aside_opened = Cards lie aside only until the side's first meld is made, and side { $side } has made it.
position-ending_missing = The hand is over: 'ending' must say how (out, exhausted, last-three or stuck).
position-ending_part = '{ $key }' belongs to a hand that is over: turn={ $player }:over.
position-out_exhausted = A hand that ended so had nobody go out.
position-out_nobody = A hand that ended with going out had somebody go out.
position-out_turn = Only the player in turn goes out: seat { $player }.
position-out_hand = Seat { $player } went out and cannot hold { $number } cards.
position-concealed_out = 'concealed' needs a player who went out.
position-special_out = A special hand needs a player who went out with it.
position-three_held = 'three' is a card that was just drawn, and seat { $player } holds no { $kind }.
position-three_opened = The side of seat { $player } has made its first meld, so its threes lie on the table: only one that was drawn in this turn can be held.
position-three_after_no = After a no the three is shown at once, so it is not held for the last discard.
position-three_none = 'holds-three' needs a three in the hand of seat { $player }.
position-must_go_out = 'must-go-out' needs black threes that were laid in this turn.
position-count_reached = Side { $side } needs a count of { $need }: with this one its first meld is made, and 'opened' would name it.
position-count_out_of_reach = Cards were laid in this turn, and seat { $player } cannot reach the count of the first meld any more: no play leads here.
position-no_way_out = Seat { $player } is bound to go out in this turn and cannot: no play leads here.
position-set_closed = '{ $word }' has more than { $number } cards, and a set of { $number } is closed: nothing is added to it.
position-four_blacks_out = 'four-blacks' needs a player who went out with them.

position-too_many =
    { $number ->
        [one] 1 { $kind }, and { $packs } packs have { $most }.
       *[other] { $number } { $kinds }, and { $packs } packs have { $most }.
    }

position-cards_missing =
    { $number ->
        [one] 1 card is missing: the pack has { $most } and the position { $given }.
       *[other] { $number } cards are missing: the pack has { $most } and the position { $given }.
    }

position-cards_extra =
    { $number ->
        [one] There is 1 card too many: the pack has { $most } and the position { $given }.
       *[other] There are { $number } cards too many: the pack has { $most } and the position { $given }.
    }
