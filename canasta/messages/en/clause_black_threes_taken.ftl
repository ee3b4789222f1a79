### Black threes that are taken with the pile (canasta/clauses/black_threes_taken.py).

house-clause-BlackThreesTaken = Black threes that are taken with the pile are set aside. Each counts 'each' points; 'all_of_them' and more count 'together'.
house-ask-black_threes_taken = Black threes that are taken with the pile are set aside, and count 5 each and 100 for all four.
house-now-black_threes_taken =
    { $set ->
        [yes] Black threes that are taken with the pile are set aside, and count 5 each and 100 for all four.
       *[no] Black threes that are taken with the pile go to the hand.
    }
cli-compare-blacks-taken = set aside when taken with the pile: { $each } each, { $together } for { $all }
score-black_threes_taken =
    { $number ->
        [one] 1 black three taken with the pile
       *[other] { $number } black threes taken with the pile
    }
pad-field-black_threes_taken = black threes taken with the pile
