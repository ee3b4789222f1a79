### The referee: questions, rulings, and what can be wrong with the facts of a case.

referee-unknown_near = Unknown irregularity '{ $name }' in this book. Did you mean '{ $near }'?
referee-unknown = Unknown irregularity '{ $name }' in this book. Available: { $names }.
referee-nothing = Name an irregularity.
referee-form = '{ $given }' is not a fact. Write facts as key=value.
referee-unknown_fact = '{ $key }' is not a fact of { $name }. Use: { $keys }.
referee-twice = The fact '{ $key }' is given twice.
referee-missing = { $name } needs the fact '{ $key }': { $expected }.
referee-not_asked = { $name } does not need the fact '{ $key }' here. It is asked only after { $waits }.
referee-wrong = { $key }={ $given } cannot be used. Expected: { $expected }.
referee-too_open = Too many facts are missing. First give the ones you know.
referee-empty = This needs an answer: { $expected }.
referee-too_many = '{ $key }' has too many { $kinds }: the pack has { $number }.
referee-partners = { $name } can happen only between partners, and a game for { $players } has none.
referee-no_match = No irregularity matches '{ $given }'. Try other words.
referee-several_match = '{ $given }' matches { $number } of them. Type a few more letters.
referee-no_question = There is nothing left to answer.
referee-not_open = This question needs an answer; only a choice can be left open.
referee-names =
    { $number ->
        [one] One name was given for { $seats } seats.
       *[other] { $number } names were given for { $seats } seats.
    }
referee-name = The name '{ $name }' cannot be used. Every player needs a different name.
referee-silent = { $book } has no rule on this. Here is the ruling of { $advice } as advice, for a table that agrees to it.
referee-silent_on = { $book } has no rules on the following. The referee gives the rulings of { $advice } as advice.
referee-yes = yes
referee-no = no
referee-no_cards = no cards
referee-no_threes = With red=0 and black=0 there is nothing to rule on. At least one three must be missing.

referee-expect-seat = the number of a seat: { $seats }
referee-expect-card = one card by its letter: { $letters }
referee-expect-cards = cards by their letters, as in KQ2: { $letters } (T a ten, X a joker, B a black three)
referee-expect-several = { $least } cards or more by their letters, in the order they were played: { $letters } (T a ten, X a joker, B a black three)
referee-expect-cards_or_none = cards by their letters, or - for none: { $letters } (T a ten, X a joker, B a black three)
referee-expect-among = one of these cards: { $cards }
referee-expect-yes_no = yes or no
referee-expect-word = one of { $words }
referee-expect-number = a whole number from { $least } to { $most }

referee-group-deal = The deal
referee-group-drawing = Touching and drawing
referee-group-pile = Taking the pile
referee-group-laying = Laying sets
referee-group-showing = Showing cards
referee-group-discarding = Discarding
referee-group-going_out = Asking and going out
referee-group-threes = Threes

## What happened, in a line of a list.

referee-title-wrong_dealer = The wrong player dealt
referee-title-wrong_number_dealt = A player was dealt too many or too few cards
referee-title-improper_deal = The cards were not dealt properly
referee-title-card_turned_up = A card was turned up in dealing
referee-title-face_up_in_stock = A card in the stock lies face up
referee-title-foreign_card = A card that does not belong to the pack turned up
referee-title-touched_card = A card was touched and neither taken nor played
referee-title-saw_another_card = A player saw another card when drawing
referee-title-drew_early = The next player drew before the discard
referee-title-drew_out_of_turn = A player drew out of turn
referee-title-drew_too_many = A player drew too many cards
referee-title-took_before_showing = The top card was taken before the matching cards were shown
referee-title-top_card_in_hand = The top card of the pile went into a hand
referee-title-took_for_first_meld = The pile was taken for a first meld without the points or the pair
referee-title-took_frozen = A frozen pile was taken without a natural pair
referee-title-too_many_wild = A set has too many wild cards
referee-title-first_meld_short = A first meld from the hand had too few points
referee-title-other_illegal_set = Another illegal set was laid
referee-title-laid_out_of_turn = Cards were laid out of turn
referee-title-told_count = Partners talked about the points for the first meld
referee-title-exposed_cards = Cards were shown that do not make a valid set
referee-title-discarded_without_drawing = A player discarded without drawing
referee-title-discarded_several = Several cards were discarded
referee-title-yes_not_used = The partner said yes, and the player could not go out
referee-title-hinted_while_asking = Sets were shown, or too much was said, when asking to go out
referee-title-demand_not_met = A player must go out on demand and cannot
referee-title-out_against_no = A player went out although the partner said no
referee-title-out_too_soon = A player went out without the canastas needed
referee-title-red_three_kept = A red three was kept in a hand
referee-title-red_three_not_shown = A red three was not shown
referee-title-bonus_card_not_played = A bonus card was not played
referee-title-threes_not_played = Threes were not played
referee-title-first_meld_too_low = A first meld had too few points
referee-title-wild_discarded = A wild card was discarded
referee-title-three_discarded = A three was discarded
referee-title-not_announced = A player did not announce the last cards
referee-title-asked_twice = A player asked the partner a second time

## Other words by which people look for it.

referee-also-wrong_dealer = misdeal, wrong person dealt, dealt out of turn, it was another player's deal, should have dealt, turn to deal, his deal but I dealt, supposed to deal, whose deal, dealt in the wrong seat, wasn't the dealer, dealer was another player else, dealt twice in a row, not his deal
referee-also-wrong_number_dealt = misdealt, misdeal, redeal, short hand, hand size, got twelve cards, got only ten cards, one card short, a card too many in the deal, dealt extra cards, number of cards dealt, has ten cards, has only ten cards, twelve cards in the hand, I have one card too few, different number of cards, fourteen cards instead of thirteen, miscounted the deal, too few cards, not enough cards dealt, one more card than the others, someone has an extra card from the deal, have twelve and everybody else eleven, everybody else has one card less, uneven hands, hands are not the same size, more cards than the others
referee-also-improper_deal = misdealt, misdeal, redeal, irregular deal, shuffle, cut, no shuffle, no cut, dealt two at a time, dealt in the wrong order, dealt badly, did not shuffle, forgot to cut, forgot to shuffle, dealt wrong, skipped a player in the deal, dealing went wrong, deal messed up
referee-also-card_turned_up = misdealt, misdeal, redeal, exposed, flashed, face up, card flipped over while dealing, card shown in the deal, card fell face up while dealing, card flew over in the deal, dealer showed a card, saw a card during the deal, exposed a card while dealing
referee-also-face_up_in_stock = turned over, exposed, redeal, face up in the deck, wrong way round in the stock, upside down, card the wrong way in the stock, turned card in the deck, face up in the middle of the stock, card facing up in the draw pile
referee-also-foreign_card = wrong pack, other deck, another deck, redeal, too many cards in the pack, different back, another game's card, strange card, card of the other deck, blue card in the red deck, nine kings, three jokers too many, card with another back, card that doesn't belong, from another game, wrong back, blue back
referee-also-touched_card = finger, moved, touched the deck, touched the pile, touched a card and changed the mind, put a finger on a card, touched and then drew something else, touched the stock and took the pile, started to draw and changed the mind, hand on the pile, reached for the pile then drew, put it back, touched but didn't take
referee-also-saw_another_card = peeked, flashed, looked, saw the next card, peeked at the stock, saw the card underneath, saw what was next in the stock, flipped two and saw it, looked at the next one, card below the drawn one was seen, accidentally saw the next card
referee-also-drew_early = too soon, drew before I discarded, drew before the player discarded, drew before I finished, the player after me drew, did not wait for the discard, took a card before I threw, next player drew before the discard, drew too fast, drew too quickly, reached for the stock before I was done, the guy after me drew already, picked up before I threw, jumped the gun, drew while I was still thinking, already drew and I still had to throw, still had to discard, already drew, had not thrown yet
referee-also-drew_out_of_turn = wrong turn, picked, drew when it was another player's turn, not the turn to draw, drew on my turn, it was my turn and he drew, took a card although it was not the turn, played out of turn, picked from the stock out of turn, drew when it wasn't the turn, skipped me and drew
referee-also-drew_too_many = two cards, extra card, picked, drew two cards, drew an extra card, took one card too many from the stock, drew twice, picked up two cards from the stock, drew two instead of one, drew three cards, took two cards from the stock, two cards stuck together when drawing, pulled two from the stock, has an extra card, one card too many after drawing, grabbed two from the stock, drew a second card, took an additional card off the stock, drew more than one, drew a card more than allowed
referee-also-took_before_showing = took the pile without showing, grabbed the top card before showing the pair, took before laying the pair, did not show the matching cards, picked up the pile and only then laid the pair, took the pile first and melded later, touched the pile before laying, took the pile without putting down the pair, took the discards before melding
referee-also-top_card_in_hand = top card into the hand, pile into the hand, whole pile put in the hand, took the top card in hand, put the discard in the hand, picked up the pile straight into the hand, did not lay the top card, took the pile and did not meld the top card
referee-also-took_frozen = picked up the pack, took the frozen pile with a wild card, frozen pile without a pair, frozen pile with a joker, picked up a frozen pile with only one natural card, took it although it was frozen, frozen pile taken with the set on the table, not noticed that the pile was frozen, frozen pack taken with a deuce
referee-also-took_for_first_meld = picked up the pack, initial meld, took the pile to open without enough points, took the pile without enough points, took the pile for the first meld without a pair, picked up the pile before opening, took the pile without having melded, took the pile to go down with too few points, opened with the pile but short of points, not opened and took the pile with a joker
referee-also-too_many_wild = too many wild cards in a set, too many jokers, too many twos, four wild cards in a set, meld with four jokers, more wild cards than natural cards, two deuces and one king, set with too many deuces, put a fourth wild card on, one natural and two wild cards
referee-also-first_meld_short = ten points short, opening was short, five points short, initial meld, not enough points, opened with too few points, first meld too low, opened too low, did not have the count to open, opened with only, count not reached, went down with too few points, only forty points to open, opened with 45, needed 90 but laid less, counted wrong when opening, didn't have enough to open, short of the minimum, first meld was short
referee-also-first_meld_too_low = ten points short, opening was short, five points short, mis-meld, mismeld, initial meld, not enough points, opened with too few points, opened too low, did not have the count to open, went down with too few points, only 110 to open, needed 125 but laid less, counted wrong when opening, short of the minimum, first meld was short, went down with 110, mis-meld
referee-also-other_illegal_set = meld, mis-meld, mismeld, set of two cards only, set with different ranks, wrong cards in a set, only two cards in a set, laid an invalid set, laid a run, melded a sequence, put a wrong card in the meld, king among the queens, six in the sevens, laid black threes too soon, meld is not valid, bad meld, laid a straight, laid five six seven
referee-also-laid_out_of_turn = meld, wrong turn, laid when it was another player's turn, melded in the partner's turn, put cards down out of turn, put down cards when it wasn't the turn, laid a set in my turn, melded when it was my turn, melded before the turn, added cards out of turn, laid cards in the opponents' turn, put down kings although the other was up, laid although another was up
referee-also-told_count = talked, said the points, hint, said how many points are needed, talked about the count, said the minimum, informed the partner how many points they need, reminded the partner of 90, we need 120, asked the partner how many points, let slip the minimum, tell partner the minimum
referee-also-exposed_cards = dropped a card, fell, flashed, card fell on the table, showed a card, cards face up, everyone saw the cards, dropped the hand, hand fell on the floor, cards slipped out of the hand, showed the whole hand, laid cards face up by mistake, let a card slip, let everybody see the cards, accidentally turned the cards, put the hand down, turned the hand around, we all saw the cards, all saw it, hand visible to all, could see the cards, showed the hand to the others
referee-also-discarded_without_drawing = forgot to draw, threw, did not draw, discarded before drawing, threw without picking up, did not draw before the discard, threw a card and had not drawn, discarded first, forgot to pick up a card, never drew a card, did not take a card before throwing, threw right away
referee-also-discarded_several = discarded two by accident, two went on the pile, two cards, threw, threw two cards, discarded two cards at the same time, three cards discarded, threw three cards, two cards on the pile, dropped two on the pile, two stuck together in the discard, discarded one too many, put two cards on the pile, both cards went on the pile
referee-also-wild_discarded = threw a joker or a two, threw a wild card, discarded a joker, threw a deuce, discarded a wild card with other cards in the hand, froze the pile with a joker, put a two on the pile, a joker was thrown, discarded a two though another card was there, threw a two, discarded a deuce although other cards, joker was discarded, wild card went on the pile, deuce was thrown
referee-also-three_discarded = threw, threw a three, discarded a black three, threw a three on the pile, discarded a red three, a three lies on the pile, got rid of a three
referee-also-not_announced = one card left, said nothing, did not say last card, never said how many cards were left, did not announce one card, did not say three cards, had two cards and never said so, kept quiet about the last cards, forgot to announce, didn't warn us, not known there was one card left, went out without warning, never said last card
referee-also-asked_twice = may I go out, asked again, asked to go out twice, asked the partner again, asked a second time, asked the partner once more, already asked before, asked again if he could go out, may I go out for the second time
referee-also-out_too_soon = closed without canasta, went out without a canasta, no canasta yet, out too early, not enough canastas, went out with one canasta only, went out but had no canasta, closed with too few canastas, finished without a canasta, laid all cards without a canasta, ended the hand too soon, base not complete and went out, needed two canastas
referee-also-out_against_no = closed although, went out after a no, partner said no but went out, ignored the no, went out anyway, partner refused and he went out, I said no and she went out, did it although the answer was no, closed despite the no
referee-also-red_three_kept = forgot, forgot a red three, held a red three, red three still in the hand, did not put down the red three, red three found in the hand, never put the red three on the table, had a red three the whole time, hid a red three, caught with a red three, holding a red three, red three in the partner's hand at the end, there was a red three, found a red three at the end
referee-also-red_three_not_shown = forgot, kept, never showed the red three, red three still in the hand, did not put down the red three, red three found in the hand, never put the red three on the table, had a red three the whole time, hid a red three, caught with a red three, holding a red three, forgot to lay a red three, red three left in hand, red three in the partner's hand at the end, there was a red three, found a red three at the end
referee-also-bonus_card_not_played = forgot, kept, red three, bonus card still in the hand, did not put down the bonus card, forgot the bonus card, holding a bonus card, bonus card left in hand, caught with a bonus card, had a bonus card the whole time, never played the bonus card, hid a bonus card
referee-also-threes_not_played = forgot, kept, red three in the foot, black three still in the hand, did not put down the red three, three in the knee, threes left over, red three never played, black three left in hand, kept a black three till the end, caught with a three, three found in the foot, three still in the knee, held on to a three
referee-also-yes_not_used = said yes and could not go out, partner agreed but did not go out, was allowed to go out and did not, stayed in after a yes, partner said yes but I couldn't, got a yes and could not finish, asked and then could not go out, said I can go out but was wrong, permission to go out but one card too many
referee-also-hinted_while_asking = showed sets while asking, said too much when asking, hinted while asking to go out, gave information when asking, shall I go out I have three aces, asked with the cards on the table, gave away the cards when asking, asked and laid cards first, commented while asking, partner answered with more than yes or no, said more than yes or no
referee-also-demand_not_met = made to go out and cannot, forced to go out and cannot, opponents demand going out, asked to go out but cannot, must go out but can't

## Questions by their key; those under ask_of are for one irregularity.

referee-ask-offender = Who did it?
referee-ask-found = When was it noticed?
referee-ask-dealer = Whose deal was it?
referee-ask-place = Where is the card?
referee-ask-holder = Who holds it?
referee-ask-card = Which card?
referee-ask-choice = What do the opponents choose?
referee-ask-added = Did the card go into the hand?
referee-ask-extra = How many cards too many were drawn?
referee-ask-right = What gave the player a right to the card?
referee-ask-turn = Whose turn was it?
referee-ask-cards = Which cards?
referee-ask-together = Were they discarded at the same time?
referee-ask-discard = Which of them is the discard?
referee-ask-possible = Can the take be made legal with cards from the hand?
referee-ask-laid = Which cards were laid illegally?
referee-ask-number = How many of them?
referee-ask-drawn = Were they dealt in the hand or drawn from the stock, and not from the knee, the foot or the pile?
referee-ask-red = How many red threes?
referee-ask-black = How many black threes?
referee-ask-lawful = Was it legal after all?

referee-ask_of-touched_card-offender = Who touched it?
referee-ask_of-touched_card-place = What was touched first?
referee-ask_of-touched_card-card = Which card of the hand was touched first?
referee-ask_of-touched_card-choice = What do the opponents want?

referee-ask_of-saw_another_card-offender = Who saw it?

referee-ask_of-drew_early-offender = Who drew too early?

referee-ask_of-drew_out_of_turn-offender = Who drew?

referee-ask_of-drew_too_many-offender = Who drew them?

referee-ask_of-took_before_showing-offender = Who took the card?

referee-ask_of-top_card_in_hand-offender = Whose hand?
referee-ask_of-top_card_in_hand-choice = What do the opponents decide?
referee-ask_of-top_card_in_hand-cards = Which cards were in that hand before, as far as the opponents agree?

referee-ask_of-took_for_first_meld-offender = Who took the pile?
referee-ask_of-took_for_first_meld-cards = Which cards on the table cannot go into a legal set?

referee-ask_of-took_frozen-offender = Who took the pile?
referee-ask_of-took_frozen-cards = Which cards on the table cannot go into a legal set?

referee-ask_of-too_many_wild-offender = Who laid it?
referee-ask_of-too_many_wild-cards = Which cards on the table cannot go into a legal set?

referee-ask_of-first_meld_short-offender = Who laid it?
referee-ask_of-first_meld_short-cards = Which cards on the table cannot go into a legal set?

referee-ask_of-other_illegal_set-offender = Who laid it?
referee-ask_of-other_illegal_set-cards = Which cards on the table cannot go into a legal set?

referee-ask_of-laid_out_of_turn-offender = Who laid them?
referee-ask_of-laid_out_of_turn-cards = Which cards were laid?

referee-ask_of-told_count-offender = Who said it?

referee-ask_of-exposed_cards-offender = Who showed them?
referee-ask_of-exposed_cards-cards = Which cards were shown?

referee-ask_of-discarded_without_drawing-offender = Who discarded?

referee-ask_of-discarded_several-offender = Who discarded?
referee-ask_of-discarded_several-cards = Which cards, in the order they were discarded?

referee-ask_of-yes_not_used-offender = Who had asked?

referee-ask_of-hinted_while_asking-offender = Who had asked?

referee-ask_of-demand_not_met-offender = Who cannot go out?
referee-ask_of-demand_not_met-cards = Which cards are left in the hand?

referee-ask_of-out_against_no-offender = Who went out?
referee-ask_of-out_against_no-cards = Which cards, laid or discarded, must go back?

referee-ask_of-out_too_soon-offender = Who went out?
referee-ask_of-out_too_soon-cards = Which cards, laid or discarded, must go back?

referee-ask_of-red_three_kept-offender = Who kept it?

referee-ask_of-red_three_not_shown-offender = Who held it?

referee-ask_of-bonus_card_not_played-offender = Who held it?

referee-ask_of-threes_not_played-offender = Who held them?
referee-ask_of-threes_not_played-number = How many red threes?

referee-ask_of-first_meld_too_low-offender = Who laid it?
referee-ask_of-first_meld_too_low-cards = Which cards were laid?

referee-ask_of-wild_discarded-offender = Who discarded it?
referee-ask_of-wild_discarded-lawful = Did the player have nothing but wild cards to discard? (The others may ask to see the hand.)
referee-ask_of-wild_discarded-card = Which wild card?

referee-ask_of-three_discarded-offender = Who discarded it?
referee-ask_of-three_discarded-lawful = Was it the last discard when going out, or discarded while playing for a special hand?
referee-ask_of-three_discarded-card = Which three?

referee-ask_of-not_announced-offender = Who has few cards left?

referee-ask_of-asked_twice-offender = Who asked?

## Answers that are words, by the key of the question; those under word_of are for one irregularity.

referee-that_player = that player
referee-next_player = the next player

referee-word-found-before_first_draw = before the first player drew or took the pile
referee-word-found-after_first_draw = later
referee-word-found-before_all_turns = before every player had finished a turn
referee-word-found-after_all_turns = when every player had finished a turn
referee-word-found-before_discard = before { $who } discarded
referee-word-found-before_next_drew = after the discard, before { $next } drew
referee-word-found-after_next_drew = after { $next } drew
referee-word-found-before_score = after the last discard, before the hand was scored
referee-word-found-after_score = when the hand had been scored
referee-word-found-before_first_discard = before { $who }'s first discard
referee-word-found-in_play = later, while the hand was still being played
referee-word-found-at_end = when the hand was over

referee-word-place-stock = in the stock
referee-word-place-hand = in a hand

referee-word-right-shown = the matching cards had been shown
referee-word-right-fits = it fits a set that the side has on the table
referee-word-right-doubtful = neither: it is doubtful

referee-word-choice-play = that it is played
referee-word-choice-waive = nothing
referee-word-choice-replace = that the pile goes back
referee-word-choice-allow = that the player keeps it
referee-word-choice-demand = that the player goes out

referee-word_of-touched_card-place-hand = a card of the hand
referee-word_of-touched_card-place-stock = the top card of the stock
referee-word_of-touched_card-place-pile = the pile

referee-word_of-discarded_without_drawing-found-before_next_drew = before { $next } drew

referee-word_of-discarded_several-found-before_next_drew = before { $next } drew

referee-word_of-wild_discarded-found-before_next_drew = before { $next } drew

referee-word_of-three_discarded-found-before_next_drew = before { $next } drew

referee-word_of-out_against_no-found-before_discard = before a last discard, or there was none

referee-word_of-out_too_soon-found-before_discard = before a last discard, or there was none

referee-word_of-red_three_not_shown-found-in_play = while the hand was still being played

referee-word_of-bonus_card_not_played-found-in_play = while the hand was still being played

referee-word_of-threes_not_played-found-in_play = while the hand was still being played

## What follows. Those under effect_of are for one irregularity.

referee-effect-stands = The action stands, without a fine.
referee-effect-fine = The side of { $seat } loses { $points } points: { $what }.
referee-effect-penalty_cards_open = The cards that were in { $seat }'s hand before, as far as the opponents agree, become penalty cards.
referee-effect-draws_top_card = { $seat } takes the top card of the stock now.
referee-effect-replaces_pile = The pile is put back, and { $seat } draws from the stock instead.
referee-effect-legalises = { $seat } may correct it in any way: with more cards, with fewer, or by rearranging the sets.
referee-effect-legalises_all = { $seat } must make as much of it legal as possible. A wild card that was laid illegally need not be laid again.
referee-effect-must_play = { $seat } must play { $a_kind } in this turn: lay it in a set or discard it.
referee-effect-may_discard = { $seat } may discard now, or end the turn without a discard.
referee-effect-must_go_out = { $seat } must go out in this turn. If that is not possible, all cards left in the hand become penalty cards.
referee-effect-raises_count = For the rest of the hand the side of { $seat } needs { $points } more points for its first meld.
referee-effect-redeal = The same dealer deals the hand again.
referee-effect-plays_first = { $seat } plays first in this hand.
referee-effect-deals_next = { $seat } deals the next hand.
referee-effect-stock_reshuffled = The card is turned face down, and the stock is shuffled.
referee-effect-card_removed = The foreign card is removed.
referee-effect-card_removed_hand = The foreign card is removed, and { $seat } draws the top card of the stock for it.
referee-effect-must_take_pile = { $seat } must take the pile, if that is legal.
referee-effect-card_back_on_stock = The card goes back on top of the stock, face down.
referee-effect-discard_counts = The discard is { $a_kind }.
referee-effect-discard_taken_back = { $seat } takes { $a_kind } back and discards another card.
referee-effect-question_void = The question and any answer to it are void. { $seat } decides alone.
referee-effect-announces_now = { $seat } says now how many cards are left, without a fine.

referee-effect-penalty_cards =
    { $number ->
        [one] { $seat } has a penalty card: { $cards }.
       *[other] { $seat } has { $number } penalty cards: { $cards }.
    }

referee-effect-owes_discards =
    { $number ->
        [one] { $seat } owes a discard.
       *[other] { $seat } owes { $number } discards.
    }

referee-effect-cards_back =
    { $number ->
        [one] { $seat } takes a card back into the hand: { $cards }.
       *[other] { $seat } takes { $number } cards back into the hand: { $cards }.
    }

referee-effect-shows_threes =
    { $number ->
        [one] { $seat } shows the red three now and draws a card for it. There is no fine.
       *[other] { $seat } shows the { $number } red threes now and draws a card for each. There is no fine.
    }

referee-effect-shows_threes_unreplaced =
    { $number ->
        [one] { $seat } shows the red three now and draws no card for it. There is no fine.
       *[other] { $seat } shows the { $number } red threes now and draws no cards for them. There is no fine.
    }

referee-effect-shows_threes_void =
    { $number ->
        [one] { $seat } shows the red three now and draws a card for it. At the end it scores nothing.
       *[other] { $seat } shows the { $number } red threes now and draws a card for each. At the end they score nothing.
    }

referee-effect_of-wrong_dealer-stands = The deal stands.

referee-effect_of-wrong_number_dealt-stands = The deal stands.

referee-effect_of-improper_deal-stands = The deal stands.

referee-effect_of-card_turned_up-stands = The deal stands.

referee-effect_of-touched_card-stands = { $seat } may play another card.

referee-effect_of-took_before_showing-stands = The take stands; the matching cards are shown and laid with the top card now.

referee-effect_of-top_card_in_hand-stands = The take stands, and the top card is laid at once.

referee-effect_of-drew_early-may_discard = { $seat } may discard now, or end the turn without a discard. The card drawn too early stays in the hand, and there is no fine.

referee-effect_of-saw_another_card-card_back_on_stock = The card that was seen goes back to its place in the stock, face down.

referee-effect_of-discarded_without_drawing-stands = The discard stands, without a fine.

referee-effect_of-discarded_several-stands = The discards stay on the pile, without a fine.

referee-effect_of-hinted_while_asking-stands = The partner answers, and the answer is binding as usual.

referee-effect_of-too_many_wild-stands = It is too late for a penalty.

referee-effect_of-first_meld_short-stands = It is too late for a penalty.

referee-effect_of-other_illegal_set-stands = It is too late for a penalty.

referee-effect_of-took_for_first_meld-replaces_pile = The pile is put back, under the discard if there has been one, and { $seat } draws from the stock instead.
referee-effect_of-took_for_first_meld-stands = It is too late for a penalty; the player keeps the pile.

referee-effect_of-took_frozen-replaces_pile = The pile is put back, under the discard if there has been one, and { $seat } draws from the stock instead.
referee-effect_of-took_frozen-stands = It is too late for a penalty; the player keeps the pile.

referee-effect_of-out_against_no-stands = It is too late: going out stands.
referee-effect_of-out_against_no-legalises = { $seat } is not out, keeps at least one card and may rearrange the sets in any way.
referee-effect_of-out_against_no-legalises_all = { $seat } is not out, takes back at least one card, and leaves the legal cards on the table.

referee-effect_of-out_too_soon-stands = It is too late: going out stands.
referee-effect_of-out_too_soon-legalises = { $seat } is not out, keeps at least one card and may rearrange the sets in any way.
referee-effect_of-out_too_soon-legalises_all = { $seat } is not out, takes back at least one card, and leaves the legal cards on the table.

referee-effect_of-wild_discarded-stands = The discard stands.

referee-effect_of-three_discarded-stands = The discard stands.

referee-effect_of-bonus_card_not_played-shows_threes =
    { $number ->
        [one] In the next turn of { $seat } the bonus card is shown, and a card is drawn for it. There is no fine.
       *[other] In the next turn of { $seat } the { $number } bonus cards are shown, and a card is drawn for each. There is no fine.
    }

referee-effect_of-threes_not_played-shows_threes =
    { $number ->
        [one] In the next turn of { $seat } the red three is shown, and a card is drawn for it. There is no fine.
       *[other] In the next turn of { $seat } the { $number } red threes are shown, and a card is drawn for each. There is no fine.
    }

referee-effect_of-threes_not_played-shows_threes_unreplaced =
    { $number ->
        [one] In the next turn of { $seat } the red three is shown; no card is drawn for it. There is no fine.
       *[other] In the next turn of { $seat } the { $number } red threes are shown; no cards are drawn for them. There is no fine.
    }

## What a fine is for, in a score line too.

fine-saw_another_card = seeing another card when drawing
fine-drew_out_of_turn = drawing a card out of turn
fine-drew_and_added = drawing a card out of turn and adding it to the hand
fine-took_before_showing = taking the top card before showing the matching cards
fine-laid_out_of_turn = laying cards out of turn
fine-told_count = reminding the partner how many points the first meld needs
fine-yes_not_used = not going out after a yes
fine-red_three_kept = keeping a red three in hand
fine-red_three_not_shown = not showing red threes
fine-bonus_card_not_played = not playing bonus cards
fine-red_threes_left = not playing red threes
fine-black_threes_left = not playing black threes

## Choices that a ruling gives.

referee-choice-opponents = The opponents choose, { $names } together
referee-choice-one = { $names } chooses

## What goes with some effects.

referee-note-penalty_cards = Penalty cards lie face up on the table. In every turn { $seat } must discard one of them: those shown earliest go first, and { $seat } chooses among cards shown at the same time. They are free again once they are in a valid set, even one that takes the pile; one of them may be the last discard when going out.
referee-note-penalty_cards_bound = These penalty cards lie face up on the table and can only be discarded, one in every turn; they may not be laid in a set or used to take the pile. The last one may be the last discard when going out.

referee-note-owes_discards =
    { $number ->
        [one] In the next turn { $seat } neither draws nor takes the pile; laying is allowed, and one card is discarded. If { $seat } has only one card then and may not go out, the debt is cancelled and { $seat } draws.
       *[other] In the next { $number } turns { $seat } neither draws nor takes the pile; laying is allowed, and one card is discarded each time. If { $seat } is down to one card and may not go out, the debt is cancelled and { $seat } draws.
    }

## How play goes on.

referee-next-turn = It is the turn of { $seat }, who continues from there.
referee-next-next = Then it is the turn of { $seat }.
referee-next-same = Play continues with the player whose turn it is.
referee-next-redeal = All cards are gathered, shuffled and dealt again.
referee-next-first = { $seat } begins the hand.
referee-next-score = Enter it in the score of this hand.

referee-next_of-out_against_no-score = The score is not changed.

referee-next_of-out_too_soon-score = The score is not changed.

referee-what = What happened?
referee-how = Type a number, or words to search for. At any time 'back' goes back a step, and '{ $word }' ends.
referee-quit = quit
referee-cancel = cancel
referee-open = Press Enter to leave the choice open.

cli-referee-short = get a ruling on an irregularity at a table with real cards
cli-referee-help =
    Rule on an irregularity at a table with real cards: what it costs, who may choose what, and how play continues, with the paragraphs of the rulebook.

    With a BOOK alone you are asked what happened, and then only the questions that matter. With NAME and the facts you get the ruling at once. BOOK may also be a house rule, by its name or its file.

    With --json and a BOOK alone it lists all irregularities and their questions; with NAME and the facts it prints the ruling as data.

    With --list it lists the irregularities by group, or those that match some words: referee classic --list misdeal.
cli-referee-example =
    { $program } referee classic
    { $program } referee classic --list red three
    { $program } referee classic exposed_cards offender=2 cards=KQ
    { $program } referee american asked_twice offender=1 --json
cli-referee-exit_0 = a ruling was given
cli-referee-exit_1 = the interview ended before there was a ruling
cli-referee-which = Which book? Choose one of { $books }.
cli-referee-head = The referee for { $book }
cli-referee-table = Who sits at the table? Type the names in the order of play, with commas between them, or the number of players ({ $players }).
cli-referee-table_prompt = Names or number [{ $players }]:
cli-referee-names =
    { $number ->
        [one] One name is not enough for a table. Possible numbers of seats: { $sizes }.
       *[other] { $number } names do not fit a table. Possible numbers of seats: { $sizes }.
    }
cli-referee-prompt = >
cli-referee-listed = { $title }: { $name } ({ $where })
cli-referee-ruling = Ruling: { $title }
cli-referee-advice = Advice: { $title }
cli-referee-cited = { $words } ({ $where })
cli-referee-house = house rule { $name }
cli-referee-option = { $number }  { $label }
cli-referee-choose = { $words }:
cli-referee-again =
    To get the same ruling again:
      { $command }
cli-referee-command = { $program } referee { $book } { $decision }
cli-referee-command_players = { $command } --players { $players }

cli-option-referee_list = List the irregularities, or those that match the words after BOOK.
cli-option-names = Names of the players in the order of the seats, with commas between them.
