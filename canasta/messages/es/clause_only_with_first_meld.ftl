### Los ases se bajan al abrir o ya no (canasta/clauses/only_with_first_meld.py).

house-clause-OnlyWithFirstMeld = Un bando empieza un juego de estos valores solo en el turno en que abre; después se le pueden añadir cartas siempre.
house-ask-only_with_first_meld = Los ases primero: un bando empieza un juego de ases solo en el turno en que abre.
house-now-only_with_first_meld =
    { $set ->
        [yes] Un bando empieza un juego de ases solo en el turno en que abre.
       *[no] Un juego de ases se puede empezar en cualquier turno.
    }
house-about-american-aces-first = Los ases primero: un juego de ases se empieza al abrir o ya no.
cli-compare-meld-only_with = { $kinds } solo en ese turno
refuse-only_with_first_meld = Tu bando no tiene ningún juego de { $kinds }, y solo puede empezarlo en el turno en que abre.
