### Aces are laid with the first meld or not at all (canasta/clauses/only_with_first_meld.py).

house-clause-OnlyWithFirstMeld = A side begins a set of these ranks only in the turn of its first meld; it is added to at any time.
house-ask-only_with_first_meld = Aces first: a side begins a set of aces only in the turn of its first meld.
house-now-only_with_first_meld =
    { $set ->
        [yes] A side begins a set of aces only in the turn of its first meld.
       *[no] A set of aces may be begun in any turn.
    }
house-about-american-aces-first = Aces first: a set of aces is begun with the first meld or not at all.
cli-compare-meld-only_with = { $kinds } only in that turn
refuse-only_with_first_meld = Your side has no set of { $kinds }, and begins one only in the turn of its first meld.
