### A whole game: who plays, what may be done with it, and physical cards.

match-name_empty = A player needs a name.
match-name_long = The name '{ $name }' is too long: it may have { $number } characters.
match-name_letter = The name '{ $name }' may not have { $letter } in it, nor blanks at the ends or two blanks in a row.
match-name_twice = Two players are called '{ $name }': names must differ by more than capital letters.
match-contributions = There are { $number } players and { $given } contributions: give one for each player (it may be empty), or none at all.
match-contribution_text = The contribution of { $name } cannot be written as UTF-8 text.
match-target = The target must be a whole number from 1 to { $most }, not { $target }.
match-contribution_long = What { $name } adds to the shuffle has { $number } letters at most.
match-target_hands = A game of { $slug } has { $number } hands, and no target.
match-date = A date is written as year-month-day, such as 2025-03-01, not '{ $date }'.
match-no_hand = No hand has been dealt yet.
match-hand_in_play = Hand { $number } is still being played.
match-hand_over = Hand { $number } is over: deal the next one.
match-over = The game is over.
match-abandoned = The game was broken off.
match-secret = The seed stays secret until the game is over.
match-not_acting = Now { $seat } is to act, not seat { $number }.
match-act_of_another = An act of another seat cannot be done by { $seat }.
match-no_undo = Nothing can be taken back: something new was seen after it, or nothing has been done in this turn.
match-card_discard = Only for a discard may a certain card be named.
match-card_kind = { $card } is no { $kind }.
match-card_held = { $seat } does not hold that { $card }.
match-log = What was kept of this game does not fit together: entry { $number } of its log cannot follow from what is before it.
match-log_entry = An entry of the kind '{ $kind }' cannot be read.
