### The referee's word on a hand in play, penalty cards, owed discards, irregular acts.

refuse-penalty_first = Penalty cards are discarded before all others, the earliest exposed first: { $a_kind } is one of those.
refuse-penalty_not_laid = Your { $kind } lies open as a penalty card that may not be laid or used to take the pile: it can only be discarded.

refuse-owes_discards =
    { $number ->
        [one] You owe a discard: until it is paid you neither draw nor take the pile.
       *[other] You owe { $number } discards: until they are paid you neither draw nor take the pile.
    }

live-no_try = This cannot be tried now: at a table with a referee only what the book's irregularities foresee can be.
live-nothing_tried = There is nothing to call: nobody has done anything irregular that is still in time.
live-own_act = Nobody calls an act of their own.
live-strict = At this table nothing irregular can be done: it was not begun with irregularities=referee.
live-mode = Irregularities cannot be treated as '{ $given }': there is { $known }.
live-over = The hand is over: the referee can decide nothing in it any more.
live-real_cards = This ruling ({ $what }) is for a table of real cards; on a screen it cannot happen.
live-seat = There is no seat { $number }: they go from 1 to { $last }.
live-not_in_turn = It is not the turn of { $seat }.
live-after_draw = The demand to go out is made after the draw, and there was none yet: { $seat }.
live-three = { $Kinds } lie on the table as soon as they are shown: none of them is ever a penalty card.
live-turn = The turn of { $seat } could not be finished after this ruling: let it be finished first.
live-set_left = What would be left of the set of { $kinds } is no set: send all of it back, or less.
live-choice = Somebody has a choice here: say what was chosen, with { $key }=…, after { $name }.
live-not_laid = Side { $side } has no such card on the table: { $kind }.
live-not_held = Not so many cards of that kind that do not lie open already are in the hand of { $seat }: { $kind }, { $number }.

position-tried_cards = The cards of '{ $word }' do not lie where this act would have put them.
position-tried = '{ $word }' is no irregular act: that is nine pieces with colons between them, as 1:took_frozen:take_K2:8:9:K2:2K:yes:no.
position-penalty_group = There is a group without a card: groups of penalty cards are written with commas between them, as KK,7; with '!' in front if they may not be laid.
position-penalty_three = { $Kinds } lie on the table as soon as they are shown: none of them is a penalty card.
position-fine = '{ $word }' is no fine: a fine is points, what for and the paragraph, as 100:laid_out_of_turn:57.

wording-penalty-group = { $cards }
wording-penalty-never = { $cards } (never to be laid)
wording-penalty-then = , then { "" }
wording-penalty-penalty_cards = { $name } has penalty cards, open for all: { $cards }

wording-penalty-owed =
    { $number ->
        [one] { $name } owes a discard and does not draw
       *[other] { $name } owes { $number } discards and does not draw
    }

wording-event-ruled = The referee is called: { $what }.
wording-event-exposed = Penalty cards of { $name }, open for all: { $cards }.
wording-event-exposed_never = Penalty cards of { $name }, open for all and never to be laid: { $cards }.
wording-event-penalised = { $name } pays { $number } points: { $what } ({ $paragraph }).
wording-event-freed = { $name } has one card, owes no discard any more, and draws.
wording-event-made_to_draw = { $name } must take the top card of the stock.
wording-event-raised = The first meld of the side of { $name } needs { $number } points more.
wording-event-demanded = { $name } must go out in this turn.
wording-event-back = { $name } takes back into the hand: { $cards }.
wording-event-seen = Everybody has seen that { $name } holds { $cards }.

wording-event-redealt = { $name } deals the hand again.
wording-event-tried = { $name } does something irregular: { $does }.
wording-event-called = { $name } calls it: { $what }.
wording-event-lapsed = It is too late to call what { $name } did: { $what }.

wording-event-pile_back = The pile that { $name } took lies there again as it was.

wording-event-owes =
    { $number ->
        [one] { $name } owes a discard: no draw until it is paid.
       *[other] { $name } owes { $number } discards: no draw until they are paid.
    }

wording-you-penalty_cards = You have penalty cards, open for all and discarded first: { $cards }
wording-you-exposed = Your penalty cards, open for all: { $cards }.
wording-you-exposed_never = Your penalty cards, open for all and never to be laid: { $cards }.
wording-you-penalised = You pay { $number } points: { $what } ({ $paragraph }).
wording-you-freed = You have one card, owe no discard any more, and draw.
wording-you-made_to_draw = You must take the top card of the stock.
wording-you-raised = The first meld of your side needs { $number } points more.
wording-you-demanded = You must go out in this turn.
wording-you-back = You take back into your hand: { $cards }.
wording-you-seen = Everybody has seen that you hold { $cards }.

wording-you-redealt = You deal the hand again.
wording-you-tried = You do something irregular: { $you_do }.
wording-you-called = You call it: { $what }.
wording-you-lapsed = It is too late to call what you did: { $what }.

wording-you-pile_back = The pile that you took lies there again as it was.

wording-you-owed =
    { $number ->
        [one] You owe a discard and do not draw
       *[other] You owe { $number } discards and do not draw
    }

wording-you-owes =
    { $number ->
        [one] You owe a discard: no draw until it is paid.
       *[other] You owe { $number } discards: no draw until they are paid.
    }

play-referee-cause = What happened, for the record:
play-referee-one_act = One act at a time: try a single action.
play-referee-anyway = { $reason } At this table you could do it anyway: try { $action }. Somebody may call it.
play-referee-call = Call it? (call, or Enter to let it pass)
play-referee-mode = Irregular acts can be tried at this table, and called: try ACTION, call.
play-referee-prompt = Referee>
play-referee-none = This book has no irregularities: there is nothing to call the referee for.

record-no_player = Nobody of that name sits at the table in this hand: { $name }.

play-face-penalty = !
