### Na primeira rodada não se descarta nenhum três preto (canasta/clauses/first_round.py).

house-clause-NoBlackThreesFirst = Na primeira vez de um jogador não se descarta nenhum três preto, a não ser que não haja outra carta para descartar.
house-ask-first_round = Na primeira vez de um jogador não se descarta nenhum três preto.
house-now-first_round =
    { $set ->
        [yes] Na primeira vez de um jogador não se descarta nenhum três preto.
       *[no] Os três pretos podem ser descartados desde a primeira vez.
    }
cli-compare-blacks-first_round = não se descartam na primeira vez
refuse-first_round = Na primeira vez não se podem descartar três pretos. Descarte outra carta.
