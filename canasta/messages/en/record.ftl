### The record of a game: what can be wrong with its text, and what a verification says.

record-empty = The record is empty. Begin with the line '{ $title }'.
record-title = This is not a record of a game. A record begins with the line '{ $title }'.
record-format = This record has format { $given }; this version of the program reads format { $known }.
record-expected = Expected a line '{ $expected }', found '{ $found }'.
record-unexpected = '{ $found }' does not belong here.
record-missing = '{ $key }' is missing here.
record-end = The record ends where a line '{ $expected }' was expected.
record-colon = After '{ $found }' there must be a colon and a value.
record-value = '{ $key }' has no value.
record-no_value = '{ $key }' does not take a value.
record-number = '{ $found }' is not a whole number of at most nine digits.
record-hex = '{ $found }' is not 64 hexadecimal digits (0123456789abcdef).
record-book = '{ $found }' does not name a book. Write its name and version, such as 'classic 1'.
record-book_version = The game was played with version { $given } of { $slug }, but this is version { $known }, so the record cannot be replayed here.
record-house_form = '{ $found }' does not name a house rule. Write its name, version and hash.
record-house = The game was played with version { $version } of the house rule '{ $name }' of { $slug } (hash { $hash }), which is not here. Give its file from that time: --house FILE
record-house_differs = The game was played with version { $version } of the house rule '{ $name }' of { $slug } (hash { $hash }), but here is { $others }. Give its file from that time: --house FILE
record-house_other = version { $version } (hash { $hash })
record-option_twice = The option '{ $found }' is named twice.
record-hands = A game of { $slug } cannot have { $found } hands.
record-seating = '{ $found }' is not a seating. Write '{ $known }', or leave the line out if partners were drawn.
record-method = The cards were shuffled by '{ $given }', which this program does not know. It reads '{ $known }' (a fair deal) and '{ $seeded }' (a known seed).
record-no_seed = The record has no seed, so its deals cannot be reproduced. The seed is revealed when the game is over.
record-commitment = The seed and the header do not match the commitment: theirs is { $found }, and { $expected } was published. The seed was changed, or something in the lines from 'book' to 'shuffle'.
record-promised = The host committed to '{ $expected }', but the record has '{ $found }': it was changed afterwards.
record-promised_more = The host committed to '{ $expected }', but the record does not have it: it was removed afterwards.
record-promised_less = The record has '{ $found }', which the host did not commit to: it was added afterwards.
record-other_promise = This is not the commitment you were given: that was { $promised }
record-no_promise = This game was dealt from a known seed, without a commitment. You were given one: { $promised }
record-withheld = '{ $found }' must be followed by two commitments of an earlier start: the host's and the player's.
record-seed_early = The game is not over, so its seed is still secret. Mark it 'secret seed'.
record-seed_secret = The game is over, so its seed is public. Mark it 'seed'.
record-differs = '{ $found }' does not follow from the seed and the actions. Expected: '{ $expected }'.
record-hand_early = The next hand cannot begin here: hand { $number } was the last one, or it is not finished.
record-not_over = Hand { $number } is not over, so it has no result yet.
record-after_end = Hand { $number } is over before this turn.
record-turn = This is the wrong player: turn { $number } belongs to { $name }.
record-turn_over = The turn of { $name } is over before '{ $found }'.
record-step = An action is missing here.
record-actor = { $name } must act here.
record-answer = '{ $found }' is not an answer. In another player's turn, only the partner's yes or no is possible.
record-card = '{ $found }' is not a card that can be discarded. Write rank and suit, such as 4S, and if there are several equal cards, which one, such as 4S/2.
record-illegal = { $name } may not play '{ $action }': { $sentence } ({ $cited })
record-expected_winner = The game ends here, so a line 'winner' is needed.
record-no_winner = No side has won yet.
record-digest = The record was changed: its digest is { $expected }. (Remove the line if you changed the record on purpose.)
record-no_digest = The record has no digest, so a legal change would not be noticed.

verify-holds = holds: { $what }
verify-fails = FAILS: { $what }
verify-open = not checked: { $what }
verify-form = the text is a record that can be read
verify-commitment = the host kept its commitment: seed, rules, options, target and players are unchanged
verify-contributions = every player's contribution matches the player's commitment
verify-seats = the draw for seats comes from the seed and all players' contributions
verify-deals = every deal comes from the seed and all players' contributions, and every redeal was agreed or has a cause
verify-seats_seeded = the draw for seats comes from the seed
verify-deals_seeded = every deal comes from the seed, and every redeal was agreed or has a cause
verify-actions = every action is legal
verify-scores = every score and total is correct, and so is the winner
verify-whole = the record is unchanged since it was written

verify-seeded = Deals from a known seed, such as the duplicate deals of the arena: nothing was promised before the first card.
verify-fair = Fair deals: before the first card the host promised seed, rules and players, and every seat a contribution.
verify-host_made = The host made the contribution, from its seed, for: { $names }.
verify-same_deals = The same deals went to several tables. All { $number } contributions are here.
verify-without_part = No part in the shuffle was taken by: { $names }.
verify-withheld = In an earlier start { $name } committed to a contribution and did not reveal it. The game began again without { $name }.
verify-withheld_round = In an earlier start { $name } committed to a contribution and did not reveal it. The round was shuffled again without a contribution of { $name }.
verify-removed = In an earlier start the host of the table removed { $name }, who had committed to a contribution, before it was revealed. The game began again without { $name }.

verify-won =
    { $number ->
        [one] The game was played to its end: 1 hand, { $actions } actions.
       *[other] The game was played to its end: { $number } hands, { $actions } actions.
    }

verify-abandoned =
    { $number ->
        [one] The game was ended in its first hand: { $actions } actions.
       *[other] The game was ended after { $number } hands had begun: { $actions } actions.
    }

verify-unfinished =
    { $number ->
        [one] The game is not over: 1 hand, { $actions } actions so far.
       *[other] The game is not over: { $number } hands, { $actions } actions so far.
    }
