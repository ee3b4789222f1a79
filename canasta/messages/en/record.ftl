### The record of a game: what can be wrong with its text, and what a verification says.

record-empty = There is nothing here: a record begins with the line '{ $title }'.
record-title = This is no record of a game: a record begins with the line '{ $title }'.
record-format = This record is of format { $given }; this version of the program reads the formats { $known }.
record-expected = A line '{ $expected }' belongs here, not '{ $found }'.
record-unexpected = '{ $found }' does not belong here.
record-missing = '{ $key }' is missing here.
record-end = The record stops where a line '{ $expected }' belongs.
record-colon = After '{ $found }' there must be a colon, and then what it is.
record-value = There is nothing to read for '{ $key }'.
record-no_value = Nothing follows after '{ $key }'.
record-number = '{ $found }' is no whole number of at most nine digits.
record-hex = '{ $found }' is not 64 of the digits 0123456789abcdef.
record-quoted = A contribution stands between double quotation marks, with \" and \\ for those marks themselves.
record-book = A book is named by its slug and its version, such as 'classic 1', not by '{ $found }'.
record-book_version = The game was played by version { $given } of { $slug }, and this is version { $known }: the record cannot be replayed here.
record-house_form = A house rule is named by its name, its version and its hash, not by '{ $found }'.
record-house = The game was played by version { $version } of the house rule '{ $name }' of { $slug } (hash { $hash }), and that is not here. Give its file, as it was then: --house FILE
record-house_differs = The game was played by version { $version } of the house rule '{ $name }' of { $slug } (hash { $hash }); here there is { $others }. Give the file as it was then: --house FILE
record-house_other = version { $version } (hash { $hash })
record-option_twice = The option '{ $found }' is named twice.
record-hands = A game of { $slug } is not one of { $found } hands.
record-method = The cards were shuffled by '{ $given }'; this version of the program knows '{ $known }' only.
record-no_seed = The record carries no seed, so its deals cannot be worked out again. It is revealed when the game is over.
record-commitment = The seed does not keep the promise: its hash is { $found }, and the commitment was { $expected }.
record-commitment_2 = The seed and the header do not keep the promise: their commitment is { $found }, and { $expected } had been published. The seed was changed, or something in the lines from 'book' to 'shuffle'.
record-promised = The host had committed to '{ $expected }', and the record has '{ $found }': it was changed after the promise.
record-promised_more = The host had committed to '{ $expected }', and the record does not have it: it was taken away after the promise.
record-promised_less = The record has '{ $found }', to which the host had not committed: it was added after the promise.
record-other_promise = This is not the commitment that was promised to you: that was { $promised }
record-withheld = Behind '{ $found }' belong two commitments of an earlier start: the host's and the player's.
record-seed_early = The game is not over: its seed is still secret and is marked 'secret seed'.
record-seed_secret = The game is over: its seed is no secret any more and is marked 'seed'.
record-differs = '{ $found }' is not what follows from the seed and the actions: that is '{ $expected }'.
record-hand_early = The next hand cannot begin here: hand { $number } was the last one, or is not finished.
record-not_over = Hand { $number } is not over, and has no result yet.
record-after_end = Hand { $number } is over before this turn.
record-turn = This is not whose turn it is: turn { $number } belongs to { $name }.
record-turn_over = The turn of { $name } is over before '{ $found }'.
record-step = There is no action here.
record-actor = It is { $name } who acts here.
record-answer = '{ $found }' is no answer: only a yes or a no of the partner stands in another player's turn.
record-card = '{ $found }' is no card that can be discarded: write rank and suit, such as 4S, and if need be which of the cards that look alike, such as 4S/2.
record-illegal = '{ $action }' is not allowed to { $name }: { $sentence } ({ $cited })
record-expected_winner = The game is over here: a line 'winner' belongs here.
record-no_winner = Nobody has won yet.
record-digest = The record was changed: its digest is { $expected }. (Take the line away if the change was meant.)
record-no_digest = The record has no digest, so a change that happens to be legal would not be noticed.

verify-holds = holds: { $what }
verify-fails = FAILS: { $what }
verify-open = not reached: { $what }
verify-form = the text is a record that can be read
verify-commitment = the seed is the one that was promised
verify-commitment_2 = the host kept its promise: seed, rules, options, target and players are those it had committed to
verify-contributions = every player's contribution is the one that the player had committed to
verify-seats_2 = the draw for seats comes from the seed and everybody's contributions
verify-deals_2 = every deal comes from the seed and everybody's contributions, every redeal was agreed to or has its cause
verify-seats = the draw for seats comes from the seed and the contributions
verify-deals = every deal comes from the seed and the contributions
verify-actions = every action is legal
verify-scores = every score and total is right, and so is the winner
verify-whole = nothing was changed since the record was written

verify-edition_1 = Fair deals, first edition: before the first card the host promised the seed, and nothing else.
verify-edition_2 = Fair deals, second edition: before the first card the host promised seed, rules and players, and every seat a contribution.
verify-host_made = The contribution was made by the host, from its seed, for: { $names }.
verify-withheld = In an earlier start { $name } committed to a contribution and did not reveal it. The game began again without { $name }.
verify-removed = In an earlier start the host of the table removed { $name }, who had committed to a contribution, before it was revealed. The game began again without { $name }.

verify-won =
    { $number ->
        [one] The game was played to its end: 1 hand, { $actions } actions.
       *[other] The game was played to its end: { $number } hands, { $actions } actions.
    }

verify-abandoned =
    { $number ->
        [one] The game was broken off in its first hand: { $actions } actions.
       *[other] The game was broken off after { $number } hands had been begun: { $actions } actions.
    }

verify-unfinished =
    { $number ->
        [one] The game is not over: 1 hand, { $actions } actions so far.
       *[other] The game is not over: { $number } hands, { $actions } actions so far.
    }
