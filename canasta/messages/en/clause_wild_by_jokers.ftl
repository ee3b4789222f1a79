### A canasta of wild cards counts by its jokers (canasta/clauses/wild_by_jokers.py).

house-clause-WildByJokers = A canasta of wild cards counts by its jokers: points without one, with one, with two and so on; more jokers count like the last number.
house-ask-wild_by_jokers = A canasta of wild cards counts by its jokers: 4,000 without one, 3,000 with four, otherwise 2,000.
house-now-wild_by_jokers =
    { $set ->
        [yes] A canasta of wild cards counts by its jokers: 4,000 without one, 3,000 with four, otherwise 2,000.
       *[no] The jokers in a canasta of wild cards do not change what it counts.
    }
house-about-classic-cuban = Cuban Canasta: thirteen cards, a pile that is always frozen, sets of seven at most, canastas of wild cards up to 4,000; to 7,500.
cli-compare-canasta-by_jokers = wild, with 0, 1, 2 … jokers: { $points }
score-wild_by_jokers =
    { $jokers ->
        [0] canasta of wild cards
        [one] canasta of wild cards, 1 joker or more
       *[other] canasta of wild cards, { $jokers } jokers or more
    }
pad-field-wild_jokers_0 = canastas of wild cards
pad-field-wild_jokers_1 = canastas of wild cards, 1 joker or more
pad-field-wild_jokers_2 = canastas of wild cards, 2 jokers or more
pad-field-wild_jokers_3 = canastas of wild cards, 3 jokers or more
pad-field-wild_jokers_4 = canastas of wild cards, 4 jokers or more
pad-field-wild_jokers_5 = canastas of wild cards, 5 jokers or more
pad-field-wild_jokers_6 = canastas of wild cards, 6 jokers or more
pad-field-wild_jokers_7 = canastas of wild cards, 7 jokers or more
