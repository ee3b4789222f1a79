### Going out takes a natural canasta (canasta/clauses/natural_out.py).

house-clause-NaturalToGoOut = One of the canastas that a side needs to go out must be natural.
house-ask-natural_out = One of the canastas that a side needs to go out must be natural.
house-now-natural_out =
    { $set ->
        [yes] One of the canastas needed to go out must be natural.
       *[no] The canastas needed to go out may all be mixed.
    }
house-about-classic-one-natural = Going out takes two canastas, one of them natural.
house-seam_title-out_needs = Canastas needed to go out
cli-compare-out-natural = one canasta must be natural
refuse-natural_out = You may not go out: none of your side's canastas is natural. Keep a card, or complete a natural canasta first.
out-natural = Going out needs a natural canasta, and your side has none.
pad-doubt-natural_out = Side { $side } went out without a natural canasta.
