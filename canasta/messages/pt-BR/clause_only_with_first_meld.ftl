### Os ases são baixados na abertura ou nunca mais (canasta/clauses/only_with_first_meld.py).

house-clause-OnlyWithFirstMeld = Um lado começa um jogo destes valores só na vez em que abre; depois se podem acrescentar cartas sempre.
house-ask-only_with_first_meld = Os ases primeiro: um lado começa um jogo de ases só na vez em que abre.
house-now-only_with_first_meld =
    { $set ->
        [yes] Um lado começa um jogo de ases só na vez em que abre.
       *[no] Um jogo de ases pode ser começado em qualquer vez.
    }
house-about-american-aces-first = Os ases primeiro: um jogo de ases se começa na abertura ou nunca mais.
cli-compare-meld-only_with = { $kinds } só nessa vez
refuse-only_with_first_meld = O seu lado não tem nenhum jogo de { $kinds }, e só pode começá-lo na vez em que abre.
