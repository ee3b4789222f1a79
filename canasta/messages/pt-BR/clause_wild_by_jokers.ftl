### Uma canastra de coringas conta conforme os jokers (canasta/clauses/wild_by_jokers.py).

house-clause-WildByJokers = Uma canastra de coringas conta conforme os jokers: os pontos sem nenhum, com um, com dois e assim por diante; com mais jokers conta o último número.
house-ask-wild_by_jokers = Uma canastra de coringas conta conforme os jokers: 4.000 sem nenhum, 3.000 com quatro e, senão, 2.000.
house-now-wild_by_jokers =
    { $set ->
        [yes] Uma canastra de coringas conta conforme os jokers: 4.000 sem nenhum, 3.000 com quatro e, senão, 2.000.
       *[no] Os jokers de uma canastra de coringas não mudam o que ela conta.
    }
house-about-classic-cuban = Canastra cubana: treze cartas, um lixo sempre congelado, jogos de sete no máximo, canastras de coringas de até 4.000; até 7.500.
cli-compare-canasta-by_jokers = de coringas, com 0, 1, 2 … jokers: { $points }
score-wild_by_jokers =
    { $jokers ->
        [0] canastra de coringas
        [1] canastra de coringas, 1 joker ou mais
       *[other] canastra de coringas, { $jokers } jokers ou mais
    }
pad-field-wild_jokers_0 = canastras de coringas
pad-field-wild_jokers_1 = canastras de coringas, 1 joker ou mais
pad-field-wild_jokers_2 = canastras de coringas, 2 jokers ou mais
pad-field-wild_jokers_3 = canastras de coringas, 3 jokers ou mais
pad-field-wild_jokers_4 = canastras de coringas, 4 jokers ou mais
pad-field-wild_jokers_5 = canastras de coringas, 5 jokers ou mais
pad-field-wild_jokers_6 = canastras de coringas, 6 jokers ou mais
pad-field-wild_jokers_7 = canastras de coringas, 7 jokers ou mais
