"""Portuguese words as a search compares them: no accents, and no endings of gender, number and verbs.

>>> [portuguese_stem(word) for word in ("trancado", "trancar", "canastras", "coringas", "mãos", "3")]
['tranc', 'tranc', 'canastr', 'coring', 'mao', 'tres']
"""

from __future__ import annotations

from typing import Final

from canasta.messages.grammar import without_accents

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
_SHORTEST: Final = 3


def portuguese_stem(word: str) -> str:
    """What all forms of a word have in common."""
    word = word.lower()
    if word in _ACCENTED:
        return _ACCENTED[word]
    word = without_accents(word)
    word = _NUMBERS.get(word, word)
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    word = _without(word, "s")
    for ending in _ENDINGS:
        shorter = _without(word, ending)
        if shorter != word:
            return shorter
    return word


def _without(word: str, ending: str) -> str:
    return word.removesuffix(ending) if len(word) - len(ending) >= _SHORTEST else word
