### Los treses negros que se toman con el pozo (canasta/clauses/black_threes_taken.py).

house-clause-BlackThreesTaken = Los treses negros que se toman con el pozo se ponen aparte. Cada uno vale «each» puntos; «all_of_them» o más valen «together».
house-ask-black_threes_taken = Los treses negros que se toman con el pozo se ponen aparte, y valen 5 cada uno y 100 los cuatro.
house-now-black_threes_taken =
    { $set ->
        [yes] Los treses negros que se toman con el pozo se ponen aparte, y valen 5 cada uno y 100 los cuatro.
       *[no] Los treses negros que se toman con el pozo van a la mano.
    }
cli-compare-blacks-taken = aparte si se toman con el pozo: { $each } cada uno, { $together } por { $all }
score-black_threes_taken =
    { $number ->
        [one] 1 tres negro tomado con el pozo
       *[other] { $number } treses negros tomados con el pozo
    }
pad-field-black_threes_taken = treses negros tomados con el pozo
