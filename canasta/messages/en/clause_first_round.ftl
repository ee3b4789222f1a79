### No black three is discarded in the first round (canasta/clauses/first_round.py).

house-clause-NoBlackThreesFirst = No black three is discarded in a player's first turn, unless there is nothing else to discard.
house-ask-first_round = No black three is discarded in a player's first turn.
house-now-first_round =
    { $set ->
        [yes] No black three is discarded in a player's first turn.
       *[no] Black threes may be discarded from the first turn on.
    }
cli-compare-blacks-first_round = not discarded in the first turn
refuse-first_round = Black threes cannot be discarded in the first turn. Discard another card.
