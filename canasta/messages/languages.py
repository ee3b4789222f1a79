"""Which language sentences are made in: the one that is passed, else the one of the context.

>>> from canasta.messages import text
>>> with use_language("es"):
...     text("refuse.no_set", kind=9)
'Tu bando no tiene ningún juego de reyes al que añadir.'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextvars import ContextVar, Token
from pathlib import Path
from types import TracebackType
from typing import Final

ENGLISH: Final = "en"
#: A language is a folder of Fluent files, named by its tag. English comes first, then the others in order.
LANGUAGES: Final = (
    ENGLISH,
    *sorted({path.parent.name for path in Path(__file__).parent.glob("*/*.ftl")} - {ENGLISH}),
)
#: The variable that says which language the commands speak.
VARIABLE: Final = "CANASTA_LANGUAGE"
#: What a system says about the language of messages, the strongest word first.
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

_current: ContextVar[str] = ContextVar("language", default=ENGLISH)


def current_language() -> str:
    """The language in which sentences are made here and now."""
    return _current.get()


class use_language:
    """Context manager that sets the language; None keeps the current one."""

    def __init__(self, language: str | None) -> None:
        if language is not None and language not in LANGUAGES:
            raise LookupError(f"no catalogue for the language {language!r}")
        self._language = language
        self._token: Token[str] | None = None

    def __enter__(self) -> None:
        if self._language is not None:
            self._token = _current.set(self._language)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._token is not None:
            _current.reset(self._token)


def matching_language(tag: str) -> str:
    """Return the language with a catalogue that fits a tag, or an empty text.

    Another region's variety is better than none: ``pt`` and ``pt_PT`` are Portuguese of Brazil.

    >>> [matching_language(tag) for tag in ("es", "es-AR", "pt_BR", "PT", "de", "")]
    ['es', 'es', 'pt-BR', 'pt-BR', '', '']
    """
    wanted = tag.replace("_", "-").lower()
    base = wanted.partition("-")[0]
    for exact in (True, False):
        for language in LANGUAGES:
            known = language.lower()
            if known == wanted if exact else known.partition("-")[0] == base:
                return language
    return ""


def wanted_language(environment: Mapping[str, str]) -> str:
    """Return the language that an environment asks for, or English if there is no catalogue for it.

    The value of ``CANASTA_LANGUAGE`` is returned unchanged, even without a catalogue.

    >>> wanted_language({"LANG": "es_AR.UTF-8"}), wanted_language({"LANG": "de_DE.UTF-8"})
    ('es', 'en')
    >>> wanted_language({"LANG": "es_AR.UTF-8", "CANASTA_LANGUAGE": "de"})
    'de'
    """
    if environment.get(VARIABLE):
        return environment[VARIABLE]
    for name in _SYSTEM:
        if environment.get(name):
            return matching_language(re.split("[.@]", environment[name])[0]) or ENGLISH
    return ENGLISH
