### The books side by side: canasta rules compare.

cli-compare-how = A number in brackets is a paragraph of that book: { $program } rules BOOK NUMBER.
cli-compare-join = ; { "" }
cli-compare-nothing = –
cli-compare-yes = yes
cli-compare-no = no
cli-compare-house = a rule of the house
cli-compare-kinds = { $kinds }
cli-compare-alone = each player alone
cli-compare-sides = { $sides } sides of { $members }
cli-compare-sit_out = with { $players } players { $seats } play in each hand
cli-compare-packs = { $packs }
cli-compare-calientes = and { $number } Caliente cards
cli-compare-pile_empty = the pile begins with the first discard
cli-compare-upcard = one card is turned up
cli-compare-covered = { $kinds } are covered
cli-compare-draw_cards = draw { $cards }
cli-compare-quiet = no laying or taking in a player's first { $number } turns
cli-compare-reserves = and reserves of { $sizes }
cli-compare-reserve-canasta_first = a canasta before the first reserve
cli-compare-reserve-played_out = a reserve is taken up when the hand is played out
cli-compare-hands = { $number } hands
cli-compare-refill = or play a Caliente card and draw up to { $number }

cli-compare-row-players = Players
cli-compare-row-sides = Sides
cli-compare-row-seats = Draw for seats
cli-compare-row-packs = Packs
cli-compare-row-dealt = Cards dealt
cli-compare-row-upcard = Upcard
cli-compare-row-red_threes = Red threes
cli-compare-row-black_threes = Black threes
cli-compare-row-turn = Turn
cli-compare-row-values = Values
cli-compare-row-first_meld = First meld
cli-compare-row-wild = Wild cards in a set
cli-compare-row-wild_sets = Sets of wild cards
cli-compare-row-take = Taking the pile
cli-compare-row-frozen = Frozen pile
cli-compare-row-stopped = Next player stopped
cli-compare-row-stock_out = Stock exhausted
cli-compare-row-going_out = Going out
cli-compare-row-asking = Asking the partner
cli-compare-row-bonuses = Points for going out
cli-compare-row-canastas = Points for canastas
cli-compare-row-threes = Points for threes
cli-compare-row-cards = Points for cards
cli-compare-row-target = Target
cli-compare-row-options = Options
cli-compare-row-also = Also

cli-compare-draw-deals = the best card deals
cli-compare-draw-left_deals = the left neighbour of the best card deals
cli-compare-draw-leads = the best card leads
cli-compare-draw-no_suits = suits do not count

cli-compare-threes-at_deal = shown and replaced at the deal
cli-compare-threes-first_turn = shown and replaced in the first turn
cli-compare-threes-kept = shown and replaced, or kept before the first meld
cli-compare-threes-last_ends = ends the hand if it is the last card of the stock
cli-compare-threes-last_turn = if it is the last card of the stock, this turn is the last
cli-compare-threes-each = red threes { $points } each
cli-compare-threes-extra = { $number } of them { $points } more
cli-compare-threes-each_of_all = all { $number } of them { $points } each
cli-compare-threes-unopened = minus without a first meld
cli-compare-threes-no_canasta = minus without a canasta
cli-compare-threes-by_number = 1, 2, 3, 4 of a colour: { $points }
cli-compare-threes-cover = minus without a canasta, nothing with one
cli-compare-threes-seven = seven of them { $points }
cli-compare-threes-red_left = red ones not shown minus { $points } each
cli-compare-threes-black_left = black ones in hand minus { $points } each

cli-compare-blacks-going_out = laid only in going out, three or four
cli-compare-blacks-four = laid only all four, as the whole hand
cli-compare-blacks-never = never laid
cli-compare-blacks-shown = shown like red ones

cli-compare-value-joker = joker { $points }
cli-compare-value-two = two { $points }
cli-compare-value-ace = ace { $points }
cli-compare-value-high = eight to king { $points }
cli-compare-value-low = four to seven { $points }
cli-compare-value-black_three = black three { $points }

cli-compare-meld-any = any set below { $end }
cli-compare-meld-below = { $count } below { $end }
cli-compare-meld-from = { $count } from { $start }
cli-compare-meld-by_hand = { $counts } in hands 1, 2, 3 and so on

cli-compare-wild-by_size = at most { $numbers } in sets of { $least } to { $most }
cli-compare-wild-unlimited = more in a canasta
cli-compare-wild-never = none with { $kinds }
cli-compare-wild-closes = a set closes at { $size } cards
cli-compare-wild-closes_again = a set closes at { $size } cards and another may be begun

cli-compare-way-pair = a natural pair
cli-compare-way-wild = a natural and a wild card
cli-compare-way-set = a set on the table
cli-compare-way-none = not at all

cli-compare-take-first = before the first meld: { $ways }
cli-compare-take-part = only the top { $number } cards, if the pile has that many
cli-compare-take-part_or_all = only the top { $number } cards, or the whole pile if it has fewer

cli-compare-frozen-by = frozen by { $kinds }
cli-compare-frozen-takes = then only with { $ways }
cli-compare-frozen-never = no effect: taken like any other pile

cli-compare-stopped-by = by { $kinds }

cli-compare-stock-rebuilt = the pile is shuffled and becomes the stock
cli-compare-stock-last_turn = the turn in which its last card is drawn is the last
cli-compare-stock-ends_at = the turn in which it comes down to { $number } cards is the last
cli-compare-stock-take_or_pass = take the pile or pass, which ends the hand

cli-compare-out-base_sevens = a canasta of sevens
cli-compare-out-base_fives = a canasta of fives
cli-compare-out-base_wild = a canasta of wild cards
cli-compare-out-base_natural =
    { $number ->
        [one] 1 natural canasta
       *[other] { $number } natural canastas
    }
cli-compare-out-base_mixed =
    { $number ->
        [one] 1 mixed canasta
       *[other] { $number } mixed canastas
    }
cli-compare-out-all_feet = all of the side in the foot
cli-compare-out-own_foot = only the player who goes out in the foot
cli-compare-out-canastas = canastas needed: { $canastas }
cli-compare-out-discard = with a last discard
cli-compare-out-no_discard = with or without a last discard
cli-compare-out-last_card = a last card that may not be discarded is kept

cli-compare-asking-may = allowed
cli-compare-asking-must = required until a player has asked once
cli-compare-asking-always = required every time
cli-compare-asking-before = before or after drawing
cli-compare-asking-after = after drawing
cli-compare-asking-way = only if the player could go out
cli-compare-asking-yes_binds = yes and no bind
cli-compare-asking-no_binds = a no binds
cli-compare-asking-fine = not going out after a yes costs { $points }

cli-compare-bonus-out = { $points }
cli-compare-bonus-four_blacks = { $points } instead with the four black threes
cli-compare-bonus-concealed = { $points } more concealed
cli-compare-bonus-concealed_canasta = { $points } more concealed, with a canasta
cli-compare-bonus-special = special hands { $least } to { $most }

cli-compare-canasta-base = the base { $points }
cli-compare-canasta-natural = natural { $points }
cli-compare-canasta-mixed = mixed { $points }
cli-compare-canasta-small_wild = small wild { $points }
cli-compare-canasta-big_wild = big wild { $points }
cli-compare-canasta-aces = natural aces { $points }
cli-compare-canasta-sevens = sevens { $points }
cli-compare-canasta-wild = wild cards { $points }
cli-compare-canasta-twos = twos alone { $points }

cli-compare-cards-plus = laid: plus
cli-compare-cards-with_canasta = laid: plus with a canasta
cli-compare-cards-without_canasta = minus without
cli-compare-cards-left = in hand: minus
cli-compare-cards-left_kind = a { $kind } there minus { $points }
cli-compare-cards-caliente = a Caliente card played minus { $points }
cli-compare-cards-caliente_held = held, it doubles the cards in hand
