### Threes that count by how many a side has (canasta/clauses/threes_by_number.py).

house-clause-ThreesByNumber = Threes count by how many of a colour a side has, if it has a canasta. Without a canasta they count nothing or, with 'against', the same points against the side. With 'red_only' black threes never count so.
house-ask-threes_by_number = One, two, three and four red threes count 100, 300, 500 and 1,000 for a side with a canasta, and nothing without one.
house-now-threes_by_number =
    { $set ->
        [yes] Red threes count by their number: 100, 300, 500 and 1,000, for a side with a canasta.
       *[no] Red threes count as the book says.
    }
house-about-classic-threes-by-number = Red threes count 100, 300, 500 or 1,000 by their number, for a side with a canasta.
cli-compare-threes-number = 1, 2, 3, 4 of them: { $points }
cli-compare-threes-number_nothing = nothing without a canasta
cli-compare-threes-number_against = minus without a canasta
score-threes_by_number =
    { $number ->
        [one] 1 red three
       *[other] { $number } red threes
    }
score-threes_by_number_against =
    { $number ->
        [one] 1 red three without a canasta
       *[other] { $number } red threes without a canasta
    }
score-black_threes_by_number =
    { $number ->
        [one] 1 black three
       *[other] { $number } black threes
    }
score-black_threes_by_number_against =
    { $number ->
        [one] 1 black three without a canasta
       *[other] { $number } black threes without a canasta
    }
