### Abrir solo con cartas naturales (canasta/clauses/natural_opening.py).

house-clause-NaturalFirstMeld = En el turno de la apertura no se bajan comodines.
house-ask-natural_opening = En el turno de la apertura no se bajan comodines.
house-now-natural_opening =
    { $set ->
        [yes] En el turno de la apertura no se bajan comodines.
       *[no] En la apertura se pueden bajar comodines.
    }
house-about-classic-natural-opening = Se abre sin comodines.
cli-compare-meld-natural = sin comodines
refuse-natural_opening = En el turno en que tu bando abre no se pueden bajar comodines. Usa cartas naturales.
