### Treses que valen según cuántos tiene el bando (canasta/clauses/threes_by_number.py).

house-clause-ThreesByNumber = Los treses valen según cuántos de un color tiene el bando, si tiene una canasta. Sin canasta no valen nada o, con «against», restan los mismos puntos. Con «red_only» los treses negros nunca valen así.
house-ask-threes_by_number = Uno, dos, tres y cuatro treses rojos valen 100, 300, 500 y 1000 para un bando con canasta, y nada sin ella.
house-now-threes_by_number =
    { $set ->
        [yes] Los treses rojos valen según cuántos son: 100, 300, 500 y 1000, para un bando con canasta.
       *[no] Los treses rojos valen lo que dice el reglamento.
    }
house-about-classic-threes-by-number = Los treses rojos valen 100, 300, 500 o 1000 según cuántos sean, para un bando con canasta.
cli-compare-threes-number = 1, 2, 3, 4 de ellos: { $points }
cli-compare-threes-number_nothing = nada sin canasta
cli-compare-threes-number_against = restan sin canasta
score-threes_by_number =
    { $number ->
        [one] 1 tres rojo
       *[other] { $number } treses rojos
    }
score-threes_by_number_against =
    { $number ->
        [one] 1 tres rojo sin canasta
       *[other] { $number } treses rojos sin canasta
    }
score-black_threes_by_number =
    { $number ->
        [one] 1 tres negro
       *[other] { $number } treses negros
    }
score-black_threes_by_number_against =
    { $number ->
        [one] 1 tres negro sin canasta
       *[other] { $number } treses negros sin canasta
    }
