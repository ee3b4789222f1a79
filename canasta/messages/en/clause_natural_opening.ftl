### A first meld of natural cards alone (canasta/clauses/natural_opening.py).

house-clause-NaturalFirstMeld = No wild card is laid in the turn of a side's first meld.
house-ask-natural_opening = No wild card is laid in the turn of a side's first meld.
house-now-natural_opening =
    { $set ->
        [yes] No wild card is laid in the turn of a side's first meld.
       *[no] Wild cards may be laid in the first meld.
    }
house-about-classic-natural-opening = No wild card in the first meld.
cli-compare-meld-natural = without wild cards
refuse-natural_opening = Wild cards cannot be laid in the turn of your side's first meld. Use natural cards.
