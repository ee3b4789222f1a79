"""Spanish words as a search compares them: no accents, and no endings of gender, number and verbs.

What endings alone do not bring together stands in a list: verbs that change their vowel (*cierra*, *juega*),
plurals that grow (*treses*), and what would become the stem of another word (*partida*, *parte*).

>>> [spanish_stem(word) for word in ("Congelado", "congelan", "cierra", "cerrar", "treses", "añadirlo", "3")]
['congel', 'congel', 'cerr', 'cerr', 'tres', 'anad', 'tres']
"""

from __future__ import annotations

import re
from typing import Final

from canasta.messages.grammar import without_accents

_NUMBERS: Final = {
    "2": "dos", "3": "tres", "4": "cuatro", "5": "cinco", "6": "seis", "7": "siete", "8": "ocho",
    "9": "nueve", "10": "diez",
}  # fmt: skip
_IRREGULAR: Final = {
    form: word
    for word, forms in {
        "abr": "abierto abiertos abierta abiertas apertura aperturas", "as": "ases",
        "cerr": "cierra cierran cierras cierre cierres cierren cierro",
        "cont": "cuenta cuentan cuentas cuente cuenten", "cost": "cuesta cuestan", "diez": "dieces",
        "dos": "doses",
        "empez": "empieza empiezan empiezas empiece empiecen", "jug": "juega juegan juegas juegue jueguen",
        "mostr": "muestra muestran muestras muestre muestren", "partida": "partidas",
        "perd": "pierde pierden pierdes pierda pierdan", "pod": "puede pueden puedes pueda puedan",
        "pon": "pone ponen pones ponga pongan", "primer": "primero primera primeros primeras",
        "segu": "sigue siguen sigues siga sigan", "seis": "seises", "serv": "sirve sirven sirva sirvan",
        "tercer": "tercero tercera", "ten": "tiene tienen tienes tenga tengan", "tres": "treses",
        "volv": "vuelve vuelven vuelva vuelvan",
    }.items()
    for form in (word, *forms.split())
}  # fmt: skip
_CLITIC: Final = re.compile("(?<=[aei]r)(?:se)?(?:l[aeo]s?|se)$")
_ENDINGS: Final = ("iendo", "ando", "ado", "ada", "ido", "ida", "ar", "er", "ir", "an", "en", "a", "e", "o")
_SHORTEST: Final = 3


def spanish_stem(word: str) -> str:
    """What all forms of a word have in common."""
    word = without_accents(word.lower())
    word = _NUMBERS.get(word, word)
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    word = _without(_CLITIC.sub("", word), "s")
    for ending in _ENDINGS:
        shorter = _without(word, ending)
        if shorter != word:
            return shorter
    return word


def _without(word: str, ending: str) -> str:
    return word.removesuffix(ending) if len(word) - len(ending) >= _SHORTEST else word
