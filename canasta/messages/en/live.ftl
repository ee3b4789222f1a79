### The referee's word on a hand in play, penalty cards, owed discards, irregular acts.

refuse-penalty_first = Discard your penalty cards before any others, the earliest exposed first: { $a_kind } is one of them.
refuse-penalty_not_laid = Your { $kind } is a penalty card that may not be laid or used to take the pile. You can only discard it.

refuse-owes_discards =
    { $number ->
        [one] You owe a discard: until you have made it, you may not draw or take the pile.
       *[other] You owe { $number } discards: until you have made them, you may not draw or take the pile.
    }

live-no_try = You cannot try this now: a table with a referee allows only the irregularities that the rulebook covers.
live-nothing_tried = There is nothing to call: no irregular act can still be called in time.
live-own_act = You cannot call your own act.
live-strict = This table allows no irregular acts: it was not started with irregularities=referee.
live-mode = '{ $given }' is not a way to treat irregularities. Available: { $known }.
live-over = The hand is over: the referee can no longer rule on it.
live-real_cards = This ruling ({ $what }) is for a game with real cards; on a screen it cannot happen.
live-seat = There is no seat { $number }. Seats go from 1 to { $last }.
live-not_in_turn = It is not { $seat }'s turn.
live-after_draw = { $seat } can be made to go out only after drawing, and has not drawn yet.
live-three = { $Kinds } go to the table as soon as they are shown, so they are never penalty cards.
live-turn = { $seat } could not finish the turn after this ruling. Let the turn end first.
live-set_left = What would be left of the set of { $kinds } is not a set. Send all of it back, or less.
live-choice = A player has a choice here. Say what was chosen, with { $key }=…, after { $name }.
live-not_laid = Side { $side } has no { $kind } on the table.
live-not_held = { $seat } does not hold that many cards of this kind that are not exposed already: { $kind }, { $number }.

position-tried_cards = The cards of '{ $word }' are not where this act would have put them.
position-tried = '{ $word }' is not an irregular act. Write nine parts separated by colons, such as 1:took_frozen:take_K2:8:9:K2:2K:yes:no.
position-penalty_group = A group has no cards. Separate groups of penalty cards with commas, such as KK,7, with '!' in front if they may not be laid.
position-penalty_three = { $Kinds } go to the table as soon as they are shown, so they cannot be penalty cards.
position-fine = '{ $word }' is not a fine. Write points, reason and paragraph, such as 100:laid_out_of_turn:57.

wording-penalty-group = { $cards }
wording-penalty-never = { $cards } (may not be laid)
wording-penalty-then = , then { "" }
wording-penalty-penalty_cards = { $name } has penalty cards, face up for all: { $cards }

wording-penalty-owed =
    { $number ->
        [one] { $name } owes a discard and does not draw
       *[other] { $name } owes { $number } discards and does not draw
    }

wording-event-ruled = The referee is called: { $what }.
wording-event-exposed = { $name }'s penalty cards, face up for all: { $cards }.
wording-event-exposed_never = { $name }'s penalty cards, face up for all and not to be laid: { $cards }.
wording-event-penalised = { $name } loses { $number } points: { $what } ({ $paragraph }).
wording-event-freed = { $name } has one card, no longer owes a discard, and draws.
wording-event-made_to_draw = { $name } must take the top card of the stock.
wording-event-raised = The first meld of { $name }'s side needs { $number } more points.
wording-event-demanded = { $name } must go out in this turn.
wording-event-back = { $name } picks up again: { $cards }.
wording-event-seen = All players have seen that { $name } holds { $cards }.

wording-event-redealt = { $name } deals the hand again.
wording-event-stand_in_time = { $name } is out of time: a bot plays the rest of this turn.
wording-event-stand_in_away = { $name } is away: a bot plays this turn.
wording-event-tried = { $name } does something irregular: { $does }.
wording-event-called = { $name } calls it: { $what }.
wording-event-lapsed = It is too late to call what { $name } did: { $what }.

wording-event-pile_back = The pile that { $name } took is put back.

wording-event-owes =
    { $number ->
        [one] { $name } owes a discard and may not draw until it is made.
       *[other] { $name } owes { $number } discards and may not draw until they are made.
    }

wording-you-penalty_cards = You have penalty cards, face up for all and discarded first: { $cards }
wording-you-exposed = Your penalty cards, face up for all: { $cards }.
wording-you-exposed_never = Your penalty cards, face up for all and not to be laid: { $cards }.
wording-you-penalised = You lose { $number } points: { $what } ({ $paragraph }).
wording-you-freed = You have one card, no longer owe a discard, and draw.
wording-you-made_to_draw = You must take the top card of the stock.
wording-you-raised = Your side's first meld needs { $number } more points.
wording-you-demanded = You must go out in this turn.
wording-you-back = You pick up again: { $cards }.
wording-you-seen = All players have seen that you hold { $cards }.

wording-you-redealt = You deal the hand again.
wording-you-stand_in_time = You are out of time: a bot plays the rest of this turn.
wording-you-stand_in_away = You are away: a bot plays this turn.
wording-you-tried = You do something irregular: { $you_do }.
wording-you-called = You call it: { $what }.
wording-you-lapsed = It is too late to call what you did: { $what }.

wording-you-pile_back = The pile that you took is put back.

wording-you-owed =
    { $number ->
        [one] You owe a discard and do not draw
       *[other] You owe { $number } discards and do not draw
    }

wording-you-owes =
    { $number ->
        [one] You owe a discard and may not draw until you have made it.
       *[other] You owe { $number } discards and may not draw until you have made them.
    }

play-referee-cause = What happened (for the record):
play-referee-one_act = Try a single action: only one irregular act at a time.
play-referee-anyway = { $reason } At this table you can do it anyway: try { $action }. Another player may call it.
play-referee-call = Call it? (call, or Enter to let it pass)
play-referee-mode = Irregular acts can be tried and called at this table: try ACTION, call.
play-referee-prompt = Referee>
play-referee-none = This rulebook has no irregularities, so the referee has nothing to rule on.

record-no_player = No player named { $name } sits at the table in this hand.

play-face-penalty = !
