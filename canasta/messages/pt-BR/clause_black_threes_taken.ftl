### Os três pretos que vêm com o lixo (canasta/clauses/black_threes_taken.py).

house-clause-BlackThreesTaken = Os três pretos que vêm com o lixo ficam à parte. Cada um conta 'each' pontos; 'all_of_them' ou mais contam 'together'.
house-ask-black_threes_taken = Os três pretos que vêm com o lixo ficam à parte, e contam 5 cada um e 100 os quatro.
house-now-black_threes_taken =
    { $set ->
        [yes] Os três pretos que vêm com o lixo ficam à parte, e contam 5 cada um e 100 os quatro.
       *[no] Os três pretos que vêm com o lixo vão para a mão.
    }
cli-compare-blacks-taken = à parte quando vêm com o lixo: { $each } cada um, { $together } por { $all }
score-black_threes_taken =
    { $number ->
        [1] 1 três preto que veio com o lixo
       *[other] { $number } três pretos que vieram com o lixo
    }
pad-field-black_threes_taken = três pretos que vieram com o lixo
