"""Portuguese words as a search compares them: no accents, and no endings of gender, number and verbs.

>>> [portuguese_stem(word) for word in ("trancado", "trancar", "canastras", "coringas", "mãos", "3")]
['tranc', 'tranc', 'canastr', 'coring', 'mao', 'tres']
"""

from __future__ import annotations

from typing import Final

from canasta.speech.stemmer import Stemmer

_NUMBERS: Final = {
    "2": "dois", "3": "tres", "4": "quatro", "5": "cinco", "6": "seis", "7": "sete", "8": "oito",
    "9": "nove", "10": "dez",
}  # fmt: skip
_IRREGULAR: Final = {
    form: word
    for word, forms in {
        "ases": "", "cair": "caiu caem cai caindo", "dar": "deu da dei dou",
        "diz": "disse disseram digo dito", "dois": "duas doses", "dupla": "duplas", "eles": "",
        "faz": "faco fiz fez fizemos fizeram feito", "jogo": "jogos", "mao": "maos", "nove": "noves",
        "para": "", "partida": "partidas", "passo": "passos", "pe": "pes",
        "peg": "pego pega pegou peguei pegue", "perd": "perde perdem perco",
        "pod": "pode podem posso podemos poderia", "ponh": "poe poem pus ponho ponha poem puseram",
        "quer": "quero queremos quis", "reis": "rei", "sobre": "", "ter": "tem tenho temos", "tres": "treses",
    }.items()
    for form in (word, *forms.split())
}  # fmt: skip
#: Words that only an accent tells from another: *ás* and *as*, *pôr* and *por*.
_ACCENTED: Final = {"ás": "ases", "pôr": "ponh"}
_ENDINGS: Final = (
    "ando", "endo", "indo", "avam", "amos", "emos", "imos", "ava", "aram", "eram", "iram", "ado", "ada",
    "ido", "ida", "ou", "eu", "iu", "ei", "ar", "er", "ir", "am", "em", "a", "e", "o",
)  # fmt: skip
portuguese_stem: Final = Stemmer(_ENDINGS, _IRREGULAR, _NUMBERS, _ACCENTED).stem
