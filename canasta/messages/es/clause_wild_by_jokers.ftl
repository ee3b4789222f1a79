### Una canasta de comodines vale según sus jokers (canasta/clauses/wild_by_jokers.py).

house-clause-WildByJokers = Una canasta de comodines vale según sus jokers: los puntos sin ninguno, con uno, con dos, etcétera; con más jokers vale el último número.
house-ask-wild_by_jokers = Una canasta de comodines vale según sus jokers: 4000 sin ninguno, 3000 con cuatro y, si no, 2000.
house-now-wild_by_jokers =
    { $set ->
        [yes] Una canasta de comodines vale según sus jokers: 4000 sin ninguno, 3000 con cuatro y, si no, 2000.
       *[no] Los jokers de una canasta de comodines no cambian lo que vale.
    }
house-about-classic-cuban = Canasta cubana: trece cartas, un pozo siempre congelado, juegos de siete como máximo, canastas de comodines de hasta 4000; a 7500.
cli-compare-canasta-by_jokers = de comodines, con 0, 1, 2 … jokers: { $points }
score-wild_by_jokers =
    { $jokers ->
        [0] canasta de comodines
        [one] canasta de comodines, 1 joker o más
       *[other] canasta de comodines, { $jokers } jokers o más
    }
pad-field-wild_jokers_0 = canastas de comodines
pad-field-wild_jokers_1 = canastas de comodines, 1 joker o más
pad-field-wild_jokers_2 = canastas de comodines, 2 jokers o más
pad-field-wild_jokers_3 = canastas de comodines, 3 jokers o más
pad-field-wild_jokers_4 = canastas de comodines, 4 jokers o más
pad-field-wild_jokers_5 = canastas de comodines, 5 jokers o más
pad-field-wild_jokers_6 = canastas de comodines, 6 jokers o más
pad-field-wild_jokers_7 = canastas de comodines, 7 jokers o más
