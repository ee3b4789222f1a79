### Refusals and score lines. A refusal says what would have been needed.

refuse-over = The hand is over.
refuse-answer_first = Your partner has asked to go out: answer yes or no first.
refuse-no_question = Your partner has not asked you anything.
refuse-stock_exhausted = The stock is exhausted: take the pile or pass.
refuse-drawn_already = You have drawn or taken already in this turn: lay cards or discard.
refuse-draw_first = First draw from the stock or take the pile; then lay and discard.
refuse-pass_in_turn = A turn that has begun is finished with a discard, not by passing.
refuse-pass_stock = Passing is possible only when the stock is exhausted: draw a card or take the pile.
refuse-end = A turn ends with a discard.
refuse-no_partner = You have no partner to ask: you play alone.
refuse-not_asked = Nobody asks here: a player who may go out does so without the partner’s permission.
refuse-asked_already = You have asked already in this turn.
refuse-ask_too_late = Ask before you lay anything or take the pile.
refuse-ask_one_card = You could not finish the turn after a no.
refuse-empty_pile = The pile is empty.
refuse-top_never = The top card is { $a_kind }: it can never be taken from the pile.
refuse-other_top = The top card of the pile is { $a_kind }.
refuse-red_three = A red three is never discarded: it lies open on the table.
refuse-last_three = The stock's last card was a red three: lay what you like, then end; nothing is discarded.
refuse-one_set = Your side has a set of { $kinds } already: add to it.
refuse-no_set = Your side has no set of { $kinds } to add to.
refuse-one_wild_set = Your side has a set of wild cards already: add to it.
refuse-no_wild_set = Your side has no set of wild cards to add to.
refuse-black_three = Black threes are not laid on the table.
refuse-threes_shown = Threes make no set: they are shown one by one, and a card is drawn for each.
refuse-match = The top card does not go with these cards.
refuse-stopped = On top lies { $a_kind }: the next player may not take the pile.
refuse-unopened_pair = Your side has not made its first meld: the pile is taken only with two natural { $kinds } from your hand.
refuse-frozen_pair = The pile is frozen: it is taken only with two natural { $kinds } from your hand.
refuse-last_card_stock = With one card in hand you may not take a pile of one card while the stock lasts.
refuse-must_take = The stock is exhausted and the top { $kind } fits a set of your side: you must take the pile.
refuse-wild_limit =
    { $size ->
        [1] A new set has no wild card among its first three cards.
       *[other] The set of { $kinds } has { $wild } wild cards: with { $size } cards it may have { $limit } at most, until it is a canasta.
    }
refuse-always_frozen = The pile is always frozen: take it with two natural { $kinds } from your hand, or add the top card to one of your sets that is not yet a canasta.
refuse-fewer_wild =
    { $limit ->
        [one] Wild cards must be fewer than natural ones: with { $naturals } natural { $kinds } the set takes one wild card at most, and it would have more.
       *[other] Wild cards must be fewer than natural ones: with { $naturals } natural { $kinds } the set takes { $limit } wild cards at most, and it has { $wild }.
    }
refuse-refill_ahead = Your side has more sets than another side: a Caliente card may not be played now.
refuse-refill_stock = The stock is exhausted: a Caliente card may be played only while it lasts.
refuse-refill_now = A Caliente card is played in place of drawing or taking, at the start of the turn.
refuse-refill_once = Only one Caliente card is played in a turn.
refuse-refill_none = This book has no Caliente card that could be played.
refuse-quiet = Sets, the pile and going out must wait until every player has had { $number } turns.
refuse-four_blacks = The four black threes are laid only as the whole rest of the hand, by a player who may go out.
refuse-way_first = Only a player who could go out asks.
refuse-ask_after_draw = Ask after drawing.
refuse-dead_rank = The other side has a canasta of { $kinds }: you can no longer lay a natural { $kind }.
refuse-mix_only_first = { $Kinds } take wild cards only in the turn of your side's first meld.
refuse-wild_set_first = Your side's set of wild cards is open: until it is closed wild cards go only there.
refuse-never_mixed = { $Kinds } never take wild cards.
refuse-most_wild = A set of { $kinds } has { $limit } wild cards at most.
refuse-closed_set = This set is closed: nothing is added to it.
refuse-only_opened = Only a side that has made its first meld takes the pile.
refuse-pair_only = The pile is taken only with two natural { $kinds } from your hand.
refuse-within_canasta = With three more cards your side's set of { $kinds } would have more than seven.
refuse-on_empty_pile = No ace, no seven and no rank with a canasta is discarded on an empty pile, while you have another natural card.
refuse-first_after_take = The first discard after taking the pile may not be an ace, a seven or a rank with a canasta, while you have another natural card.
refuse-wild_last = A wild card is discarded only by a player who has nothing else to discard.
refuse-show_three = Threes are shown at the start of a turn or when they are drawn, and only by a side that still may keep them.
refuse-show_hand = A special hand is fourteen cards that fit, shown right after the draw by a side that has laid nothing.
refuse-three_naturals = One set of the first meld has three natural cards at least.
refuse-asked_in_hand = You have asked already in this hand: from now on you decide alone.
refuse-last_discard = The last card is discarded, never laid.
refuse-pass_rebuild = The pile becomes the stock: draw a card.
refuse-take_open = Your side has an open set of { $kinds }: take the pile with your pair, and the cards join it.
refuse-keep_one = Until your side has closed a set, you may not play your last card.
refuse-bury_instead = Your side has no open set of { $kinds }: the closed one takes the card as a buried one.
refuse-seven_first = Seven natural cards go down at once only as a side's first meld.
refuse-take_now = You have laid cards before drawing: complete your first meld, and take the pile.
refuse-ask_now = You hold a three as your last discard: ask your partner, or show the three.
refuse-compulsory = You have never asked in this hand: your partner must say yes before you go out.
refuse-lay_three = A set begins with three cards; the others are added one by one.
refuse-no_closed = Your side has no closed set of { $kinds } to add to.
refuse-never_added = Nothing is added to a closed set of { $kinds }.
refuse-no_reserve = You have no knee or foot to pick up.
refuse-reserve_now = Pick up the knee at the start of your turn, before drawing, once your side has closed a set; you get knee and foot automatically when your cards are played out.
refuse-reserve_played = You get your reserve when your cards are played out, not before.
refuse-base = You may not go out: your side has not closed all the canastas that going out takes. Keep one card after your discard.
refuse-partner_foot = You may not go out: your partner has not taken up the foot. Keep one card after your discard.
refuse-yes_first = You need your partner's yes in this turn to go out. Keep one card after your discard.
refuse-ask_foot = Only a player who has taken up the foot asks, and the partner must have taken it up too.
refuse-ask_own_foot = Only a player who has taken up the foot asks.
refuse-ask_reach = Only a player who could go out in this turn asks: with the canastas that it takes, and all cards laid but one.
refuse-count_short = Your side's first meld needs { $need } points: after this you could not lay them and still end the turn.
refuse-closed_wild = This set is closed: no wild card goes on it.
refuse-show_none = This book has nothing to be shown in this way.
refuse-too_few_taken = The pile has { $have } cards: it is taken from { $number } on.
refuse-closed_take = With your side's open set of { $kinds } this take would make more than seven.
refuse-wild_set = Wild cards are never laid alone: a set needs at least two natural cards.
refuse-black_threes_pure = No wild card goes with black threes.
refuse-only_going_out = { $Kinds } are laid only in the turn in which you go out, and from here you could not go out.
refuse-count = Your side's first meld needs { $need } points; with this you could lay { $most } at most.
refuse-count_open = Your side's first meld needs { $need } points and { $have } are laid: lay more first.
refuse-said_no = Your partner has said no: you may not go out in this turn.
refuse-way_out = Your partner has said yes: you must go out, and this would close the way.
refuse-way_out_pass = Your partner has said yes, and taking the pile leads out: you must take it.
refuse-must_go_out = You are bound to go out in this turn, and after this you could not.

refuse-hold =
    { $number ->
        [one] You need { $a_kind } in your hand for this, and you hold none.
       *[other] You need { $number } { $kinds } in your hand for this, and you hold { $have ->
            [0] none
           *[other] { $have }
        }.
    }

refuse-keep_card =
    { $number ->
        [one] You may not go out: your side has no canasta. Keep one card after your discard.
       *[other] You may not go out: that needs { $number } canastas, and your side has { $have ->
            [0] none
           *[other] { $have }
        }. Keep one card after your discard.
    }

refuse-keep_last =
    { $number ->
        [one] You may not go out: your side has no canasta. Keep your last card.
       *[other] You may not go out: that needs { $number } canastas, and your side has { $have ->
            [0] none
           *[other] { $have }
        }. Keep your last card.
    }

unknown-hand = The cards of { $seat } are not given, and the answer depends on them.
unknown-top = The top card of the pile is not given, and the answer depends on it. (A number after # counts hidden cards: pile=#7 are seven of them; six with a seven on top are pile=#5?7.)
unknown-reserve = The cards that { $seat } has not taken up are not given, and the answer depends on them.
unknown-pile = The cards of the pile are not given, and the answer depends on them.
unknown-shuffle = The pile would now be shuffled to make a new stock, and its order is not given.
unknown-stock = The next card of the stock is not given, and it would be drawn now.

score-out = going out
score-concealed = going out concealed
score-points_alone = points as given
score-fines = fine: did not go out after a yes
score-base = the base
score-canasta_natural = natural canasta of { $kinds }
score-canasta_mixed = mixed canasta of { $kinds }
score-canasta_wild = canasta of wild cards
score-canasta_twos = canasta of twos
score-open_set = { $kinds } begun and not closed
score-open_wild = wild cards begun and not closed
score-held_too_many = three or more { $kinds } left in a hand
score-four_blacks = going out with the four black threes
score-small_wild_canasta = a small canasta of wild cards
score-big_wild_canasta = a big canasta of wild cards
score-laid_sum = cards on the table
score-laid_no_canasta_sum = cards on the table without a canasta
score-left_sum = cards left in hand
score-book_cards_sum = cards in canastas beyond the base
score-closed_cards_sum = cards in closed canastas
score-open_cards_sum = cards in open sets or added to canastas

score-red_threes_no_canasta =
    { $number ->
        [one] 1 red three without a canasta
       *[other] { $number } red threes without a canasta
    }

score-laid_no_canasta =
    { $number ->
        [one] 1 card on the table without a canasta
       *[other] { $number } cards on the table without a canasta
    }

score-black_threes =
    { $number ->
        [one] 1 black three
       *[other] { $number } black threes
    }

score-black_threes_no_canasta =
    { $number ->
        [one] 1 black three without a canasta
       *[other] { $number } black threes without a canasta
    }

score-special-pairs = special hand: seven pairs
score-special-pairs_with_twos = special hand: pairs with twos, sevens and aces
score-special-pairs_with_jokers = special hand: pairs with jokers, sevens and aces
score-special-straight = special hand: the straight
score-special-garbage = special hand: garbage
score-special-dream = special hand: the dream
score-special-threes = special hand: four times three and two wild cards
score-special-fours = special hand: three times four and two wild cards
score-special_own = special hand: { $title }

score-books_natural =
    { $number ->
        [one] 1 natural canasta
       *[other] { $number } natural canastas
    }

score-books_mixed =
    { $number ->
        [one] 1 mixed canasta
       *[other] { $number } mixed canastas
    }

score-books_wild =
    { $number ->
        [one] 1 canasta of wild cards
       *[other] { $number } canastas of wild cards
    }

score-book_cards =
    { $number ->
        [one] 1 card in canastas beyond the base
       *[other] { $number } cards in canastas beyond the base
    }
score-closed_cards =
    { $number ->
        [one] 1 card in closed canastas
       *[other] { $number } cards in closed canastas
    }

score-open_cards =
    { $number ->
        [one] 1 card in an open set or added to a canasta
       *[other] { $number } cards in open sets or added to canastas
    }

score-red_threes_left =
    { $number ->
        [one] 1 red three not shown
       *[other] { $number } red threes not shown
    }

score-black_threes_left =
    { $number ->
        [one] 1 black three left over
       *[other] { $number } black threes left over
    }

score-caliente_held =
    { $number ->
        [one] the same again for a Caliente card held
       *[other] the same again for { $number } Caliente cards held
    }

score-caliente_played =
    { $number ->
        [one] 1 Caliente card played
       *[other] { $number } Caliente cards played
    }

score-red_threes =
    { $number ->
        [one] 1 red three
       *[other] { $number } red threes
    }

score-red_threes_unopened =
    { $number ->
        [one] 1 red three without a first meld
       *[other] { $number } red threes without a first meld
    }

score-all_red_threes =
    { $number ->
        [one] all the red threes, extra
       *[other] all { $number } red threes, extra
    }

score-all_red_threes_unopened =
    { $number ->
        [one] all the red threes without a first meld, extra
       *[other] all { $number } red threes without a first meld, extra
    }

score-natural_canastas =
    { $number ->
        [one] 1 natural canasta
       *[other] { $number } natural canastas
    }

score-mixed_canastas =
    { $number ->
        [one] 1 mixed canasta
       *[other] { $number } mixed canastas
    }

score-laid =
    { $number ->
        [one] 1 card on the table
       *[other] { $number } cards on the table
    }

score-left =
    { $number ->
        [one] 1 card left in hand
       *[other] { $number } cards left in hand
    }
