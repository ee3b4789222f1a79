"""What players call one of our things: the commonest of their words, as the glossary shows them.

The words come from the files that the search and the referee read (``words``), where they stand before a bar.

>>> synonyms("discard", "en")
('toss', 'pitch', 'chuck', 'ditch', 'dump')
>>> synonyms("bajar", "es")
('colocar', 'extender', 'acostar')
"""

from __future__ import annotations

from functools import cache
from typing import Final

from canasta.messages import ENGLISH
from canasta.speech.lexicon import lexicon


def synonyms(name: str, language: str) -> tuple[str, ...]:
    """Return what players say for one of our words, the commonest first.

    Args:
        name: Our word, in the language.
        language: The language of the players.
    """
    return _shown(language).get(name, ())


@cache
def _shown(language: str) -> dict[str, tuple[str, ...]]:
    """Return the words shown for each of ours."""
    found: dict[str, tuple[str, ...]] = {}
    for key, said in lexicon(language).shown.items():
        found.setdefault(_our_word(key, language), said)
    return found


def _our_word(key: str, language: str) -> str:
    """Return our word for a key of a file: in English the key, elsewhere the first one after the bar."""
    if language == ENGLISH:
        return key.partition("+")[0]
    known = lexicon(language)
    return known.sayings[key][len(known.shown[key])]


#: The heading of the table in the glossary of each language, and the sentence under it.
SECTION: Final = "## What players say"
_ABOUT: Final = (
    "The commonest words that players use for ours. The search, the referee and spoken plays know many more."
)


def with_synonyms(glossary: str, language: str) -> str:
    """Return the source of a glossary with the table of players' words as its last section."""
    rest = glossary.partition(f"\n{SECTION}\n")[0].rstrip()
    return f"{rest}\n\n{SECTION}\n\n{_ABOUT}\n\n{synonym_table(language)}\n"


def synonym_table(language: str) -> str:
    """Return the words that players say as a table in Markdown, for the glossary of a language."""
    rows = (f"| **{name}** | {', '.join(said)} |" for name, said in sorted(_shown(language).items()))
    return "\n".join(["| Word | Players also say |", "|---|---|", *rows])
