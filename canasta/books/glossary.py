"""The words of the glossary that players need, with what a table may call them instead.

What players say is data of ``canasta.speech``: the search reads it, the glossary shows the commonest of it.

>>> next(entry for entry in glossary("en") if entry.title == "frozen").text.partition(" Instead of")[2]
': blocked (`boat`). Players also say: iced, locked.'
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from canasta.books.texts import Entry
from canasta.messages import ENGLISH, current_language, say
from canasta.speech.lexicon import spoken_languages
from canasta.speech.synonyms import synonyms

#: Terms of the program rather than of players.
_LAST_SECTION: Final = "Inside the program"
_NAME: Final = re.compile(r"\*\*(.+?)\*\*")


def glossary(language: str | None = None) -> tuple[Entry, ...]:
    """Return the words of the glossary that players need, each with its meaning and other terms."""
    return _glossary(language or current_language())


@cache
def _glossary(language: str) -> tuple[Entry, ...]:
    here = Path(__file__).parent
    path = here / "texts" / language / "glossary.md"
    if not path.is_file():
        path, language = here / "glossary.md", ENGLISH
    entries = []
    for part in path.read_text(encoding="utf-8").split("\n## ")[1:]:
        section, *lines = part.splitlines()
        if section == _LAST_SECTION:
            break
        for line in lines:
            if line.startswith("| **"):
                word, meaning, instead = (cell.strip() for cell in line.strip("|").split("|"))
                names = _NAME.findall(word)
                if instead:
                    meaning += " " + say("reading.instead", {"names": instead}, language=language)
                meaning += _also(names, language)
                entries.append(
                    Entry(names[0], re.sub(r"[*`]", "", word), section, meaning, language=language)
                )
    return tuple(entries)


def _also(names: list[str], language: str) -> str:
    """Return the sentence on what players say."""
    said = [synonyms(name, language) for name in names] if language in spoken_languages() else []
    if not any(said):
        return ""
    if len(names) == 1:
        listed = ", ".join(said[0])
    else:
        listed = "; ".join(
            f"{', '.join(each)} (*{name}*)" for name, each in zip(names, said, strict=True) if each
        )
    return " " + say("reading.said", {"names": listed}, language=language)
