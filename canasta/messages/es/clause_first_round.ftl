### En la primera ronda no se descarta ningún tres negro (canasta/clauses/first_round.py).

house-clause-NoBlackThreesFirst = En el primer turno de un jugador no se descarta ningún tres negro, salvo que no haya otra carta para descartar.
house-ask-first_round = En el primer turno de un jugador no se descarta ningún tres negro.
house-now-first_round =
    { $set ->
        [yes] En el primer turno de un jugador no se descarta ningún tres negro.
       *[no] Los treses negros se pueden descartar desde el primer turno.
    }
cli-compare-blacks-first_round = no se descartan en el primer turno
refuse-first_round = En el primer turno no se pueden descartar treses negros. Descarta otra carta.
