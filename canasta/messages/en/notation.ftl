### What can be wrong with a text in our notations: in general, and with a position. See docs/notation.md.

notation-at = line { $line }, column { $column }: { $sentence }

position-empty = The position is empty. Begin with the name of a rulebook.
position-lines = A position must be a single line.
position-no_equals = '{ $word }' has no '='. After the rulebook, write words of the form key=value.
position-unknown_key = Unknown key '{ $key }'.
position-key_unused = '{ $key }' is not used in { $slug } with these options.
position-house = Unknown house rule '{ $word }' of { $slug }. Available: { $known }. Use --house FILE for one in a file.
position-house_options = The house rule '{ $word }' sets its own options. Leave out the others.
position-option = { $slug } has no option '{ $word }'. Available: { $known }.
position-no_options = { $slug } has no option '{ $word }', because it has no options.
position-no_seat = '{ $key }' names a seat that does not exist. Use seats 1 to { $last }.
position-no_side = '{ $key }' names a side that does not exist. Use one of { $sides }.
position-key_twice = '{ $key }' is given twice.
position-no_value = '{ $key }' has no value. Write '-' for nothing.
position-number = '{ $word }' is not a valid number for '{ $key }'.
position-numbers = '{ $key }' needs { $number } numbers, one per side, but has { $given }.
position-seat = '{ $word }' is not a seat. Use 1 to { $last }.
position-side = '{ $word }' is not a side. Use one of { $sides }.
position-word = '{ $key }' cannot be '{ $word }'. Use one of { $words }.
position-twice = '{ $word }' is in this list twice.
position-card = '{ $letter }' is not a card. Use 4 5 6 7 8 9 T J Q K A 2, X for a joker, R and B for a red or black three, C for a Caliente card.
position-hidden_here = A hidden card is not allowed here: '{ $key }' names its cards.
position-rest_twice = '#' without a number means all missing cards, so it can be used only once.
position-rest_stock = '#' without a number means all missing cards, so 'stock' must be given.
position-hidden_most = '#{ $word }' would be { $word } hidden cards, but the whole pack has { $most }. If a card written as a digit follows, use '?' for the last hidden card: #3?4 is four hidden cards and a four.
position-set_size = '{ $word }' is not a set. A set has at least three cards.
position-set_kind = A { $kind } cannot be part of a set.
position-set_ranks = '{ $word }' is not a set. It has cards of two ranks.
position-set_naturals = '{ $word }' is not a set. It needs at least { $number } natural cards.
position-set_wild_alone = '{ $word }' is not a set. Wild cards are never laid alone.
position-set_pure = '{ $word }' is not a set. Wild cards cannot be used with { $kinds }.
position-set_twice = Side { $side } already has a set of { $kinds }. A side has only one set of each rank.
position-set_wild_twice = Side { $side } already has a set of wild cards. A side has only one.
position-set_open = '{ $word }' has { $number } or more cards, so it is closed. Move it to 'closed'.
position-closed_size = '{ $word }' is not a closed set, which has { $number } cards. Put further cards in 'added'.
position-added = Side { $side } has no closed set to which a { $kind } could be added.
position-reserve_size = '{ $key }' must have { $number } cards, or none ('-') if it was picked up, not { $given }.
position-reserve_order = '{ $key }' is picked up only after the reserve before it.
position-wild_none = Side { $side } has no canasta of wild cards.
position-wild_cards = Side { $side }'s canasta of wild cards does not have the cards for that: it is { $word }.
position-turns = These turns are not possible: if seat { $dealer } dealt and it is seat { $player }'s turn, { $least } turns were played before this one, or { $next }, and so on.
position-nobody_to_ask = No player has a partner here, so none can ask or answer.
position-did_part = '{ $word }' cannot have happened when the turn is at '{ $part }'.
position-did_never = '{ $word }' never happens in { $slug } with these options.
position-did_begun = A turn begins in one way only: a card was drawn, the pile was taken, a Caliente card was played, or there was nothing to draw.
position-did_both = The partner said yes or no, not both.
position-no_answer = 'asked' needs the answer, yes or no, unless the turn is at 'answer'.
position-count_lay = 'count' needs 'laid' in 'did': nothing was laid in this turn.
position-before_missing = Cards were laid in this turn: 'before' must say which sets the side had when the turn began ('-' for none).
position-before_rank = '{ $word }' is not the rank of a set. Use 4 5 6 7 8 9 T J Q K A, B for black threes, or 2 for wild cards alone, if the book has them.
position-before_no_wild = The side to play has no set of wild cards, so it had none when the turn began.
position-before_no_set = The side to play has no set of { $kinds }, so it had none when the turn began.
position-not_in_hand = '{ $key }' has { $number } { $kinds }, but the given cards of that hand have { $have }.
position-stopped_pile = The pile is empty, so its top card cannot block a player.
position-aside_take = Cards are set aside only if the pile was taken in this turn: 'took' in 'did'.
position-aside_opened = Cards are set aside only until the first meld, which side { $side } has made.
position-ending_missing = The hand is over: 'ending' must say how (out, exhausted, last-three or stuck).
position-ending_part = '{ $key }' is only for a hand that is over: turn={ $player }:over.
position-out_exhausted = With this ending, no player went out.
position-out_nobody = With this ending, a player went out.
position-out_turn = Only the player whose turn it is can go out: seat { $player }.
position-out_hand = Seat { $player } went out and cannot hold { $number } cards.
position-concealed_out = 'concealed' needs a player who went out.
position-special_out = A special hand needs a player who went out with it.
position-three_held = 'three' is a card that was just drawn, but seat { $player } has no { $kind }.
position-three_opened = The side of seat { $player } has made its first meld, so its threes are on the table. Only a three drawn in this turn can be held.
position-three_after_no = After a no the three is shown at once, so it cannot be kept for the last discard.
position-three_none = 'holds-three' needs a three in the hand of seat { $player }.
position-must_go_out = 'must-go-out' needs black threes that were laid in this turn.
position-count_reached = Side { $side } needs { $need } points. With this count it has made its first meld, so put it in 'opened'.
position-count_out_of_reach = Cards were laid in this turn, but seat { $player } can no longer reach the points of the first meld: no play leads here.
position-no_way_out = Seat { $player } must go out in this turn and cannot: no play leads here.
position-set_closed = '{ $word }' has more than { $number } cards, but a set of { $number } is closed and nothing can be added to it.
position-four_blacks_out = 'four-blacks' needs a player who went out with them.

position-too_many =
    { $number ->
        [one] There is 1 { $kind }, but { $packs } packs have { $most }.
       *[other] There are { $number } { $kinds }, but { $packs } packs have { $most }.
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
