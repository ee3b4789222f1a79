### Três que contam conforme quantos um lado tem (canasta/clauses/threes_by_number.py).

house-clause-ThreesByNumber = Os três contam conforme quantos de uma cor um lado tem, se tiver uma canastra. Sem canastra não contam nada ou, com 'against', contam os mesmos pontos contra o lado. Com 'red_only' os três pretos nunca contam assim.
house-ask-threes_by_number = Um, dois, três e quatro três vermelhos contam 100, 300, 500 e 1.000 para um lado com canastra, e nada sem ela.
house-now-threes_by_number =
    { $set ->
        [yes] Os três vermelhos contam conforme quantos são: 100, 300, 500 e 1.000, para um lado com canastra.
       *[no] Os três vermelhos contam como diz o livro.
    }
house-about-classic-threes-by-number = Os três vermelhos contam 100, 300, 500 ou 1.000 conforme quantos são, para um lado com canastra.
cli-compare-threes-number = 1, 2, 3, 4 deles: { $points }
cli-compare-threes-number_nothing = nada sem canastra
cli-compare-threes-number_against = a menos sem canastra
score-threes_by_number =
    { $number ->
        [1] 1 três vermelho
       *[other] { $number } três vermelhos
    }
score-threes_by_number_against =
    { $number ->
        [1] 1 três vermelho sem canastra
       *[other] { $number } três vermelhos sem canastra
    }
score-black_threes_by_number =
    { $number ->
        [1] 1 três preto
       *[other] { $number } três pretos
    }
score-black_threes_by_number_against =
    { $number ->
        [1] 1 três preto sem canastra
       *[other] { $number } três pretos sem canastra
    }
