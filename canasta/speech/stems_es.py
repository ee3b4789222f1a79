"""Spanish words as a search compares them: no accents, and no endings of gender, number and verbs.

What endings alone do not bring together stands in a list: verbs that change their vowel (*cierra*, *juega*),
plurals that grow (*treses*), and what would become the stem of another word (*partida*, *parte*).

>>> [spanish_stem(word) for word in ("Congelado", "congelan", "cierra", "cerrar", "treses", "añadirlo", "3")]
['congel', 'congel', 'cerr', 'cerr', 'tres', 'anad', 'tres']
"""

from __future__ import annotations

import re
from typing import Final

from canasta.speech.stemmer import Stemmer

_NUMBERS: Final = {
    "2": "dos", "3": "tres", "4": "cuatro", "5": "cinco", "6": "seis", "7": "siete", "8": "ocho",
    "9": "nueve", "10": "diez",
}  # fmt: skip
_IRREGULAR: Final = {
    form: word
    for word, forms in {
        "abr": "abro abierto abiertos abierta abiertas apertura aperturas", "as": "ases", "baraja": "barajas",
        "cerr": "cierra cierran cierras cierre cierres cierren cierro", "colg": "cuelgo cuelga cuelgan",
        "completo": "completa completos completas", "cont": "cuenta cuentan cuentas cuente cuenten",
        "cost": "cuesta cuestan", "costad": "costado",
        "dec": "dice dicen digo dije dijo dijeron diga decimos dicho", "diez": "dieces", "dos": "doses",
        "ella": "ellas", "ellos": "", "empez": "empieza empiezan empiezas empiece empiecen",
        "encontr": "encuentra encuentran encuentro",
        "hac": "hago hice hizo hicimos hicieron hecho hecha haga",
        "jug": "juega juegan juegas juegue jueguen", "mas": "", "maso": "masos", "meta": "metas",
        "mona": "monas", "mono": "monos", "mostr": "muestra muestran muestras muestre muestren",
        "nueve": "nueves", "para": "", "parad": "parado parada parados", "partida": "partidas",
        "paso": "pasos", "ped": "pide piden pido pidio pidieron",
        "perd": "pierde pierden pierdes pierda pierdan",
        "pod": "puede pueden puedes pueda puedan puedo podria pude pudo pudieron",
        "pon": "pone ponen pones ponga pongan puse puso pusimos pusieron puesto puesta puestas puestos",
        "primer": "primero primera primeros primeras", "quer": "quiero quiere quieren quieres quisiera quiso",
        "segu": "sigue siguen sigues siga sigan", "seis": "seises", "serv": "sirve sirven sirva sirvan",
        "sino": "", "sobre": "", "solt": "suelto suelta suelte sueltan suelten sueltas",
        "tercer": "tercero tercera",
        "tien": "tener tenido tenemos tiene tienen tienes tenga tengan tengo tuve tuvo tuvimos tuvieron",
        "tres": "treses", "volv": "vuelve vuelven vuelva vuelvan",
    }.items()
    for form in (word, *forms.split())
}  # fmt: skip
#: Words that only an accent tells from another: *sí* and *si*.
_ACCENTED: Final = {"sí": "sí"}
_CLITIC: Final = re.compile("(?<=[aei]r)(?:se)?(?:l[aeo]s?|se)$")
_ENDINGS: Final = (
    "ieron", "iendo", "aron", "ando", "amos", "emos", "imos", "aste", "iste", "aban", "aba", "ado", "ada",
    "ido", "ida", "ar", "er", "ir", "an", "en", "a", "e", "o",
)  # fmt: skip
spanish_stem: Final = Stemmer(_ENDINGS, _IRREGULAR, _NUMBERS, _ACCENTED, _CLITIC).stem
