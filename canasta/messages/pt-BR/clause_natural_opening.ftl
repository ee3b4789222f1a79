### Uma abertura só de cartas naturais (canasta/clauses/natural_opening.py).

house-clause-NaturalFirstMeld = Na vez em que um lado abre, não se baixa nenhum coringa.
house-ask-natural_opening = Na vez em que um lado abre, não se baixa nenhum coringa.
house-now-natural_opening =
    { $set ->
        [yes] Na vez em que um lado abre, não se baixa nenhum coringa.
       *[no] Na abertura se podem baixar coringas.
    }
house-about-classic-natural-opening = Nenhum coringa na abertura.
cli-compare-meld-natural = sem coringas
refuse-natural_opening = Na vez em que o seu lado abre, não se podem baixar coringas. Use cartas naturais.
