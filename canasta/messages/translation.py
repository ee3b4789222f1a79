"""A translation of the catalogue, which may be incomplete: English takes the place of what is missing.

A message of a translation is used only if it is there, can be read, and asks for nothing that the English
message is not given. Otherwise the English message is used, so that an unfinished or damaged folder never
stops the program. ``Translation.problem`` says what is wrong with a message.

>>> english = Messages(["hello = Hello { $name }\\nbye = Goodbye"], "en")
>>> german = Translation(["hello = Hallo { $nam }\\nbye = Tschüss"], "de", english)
>>> german["bye"].words({}), german["hello"].words({"name": "Ana"}), german.problem("hello")
('Tschüss', 'Hello Ana', 'parameters')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from canasta.messages.fluent import Messages, Pattern

#: Parameters that the program adds, and those of the English message that they come with.
_ADDED: Final[Mapping[str, frozenset[str]]] = {
    **dict.fromkeys(
        ("kind", "kinds", "Kinds", "a_kind", "gender"), frozenset({"kind", "kinds", "Kinds", "a_kind"})
    ),
    "You_do": frozenset({"you_do", "You_do"}),
    "you_do": frozenset({"you_do", "You_do"}),
    "sound": frozenset({"last"}),
}
#: The parameter that every message is given.
_PROGRAM: Final = "program"


class Progress(NamedTuple):
    """How much of the catalogue a language has, and the other messages by what is wrong with them."""

    translated: int
    total: int
    problems: Mapping[str, tuple[str, ...]]


def unknown_parameters(names: set[str], english: set[str]) -> set[str]:
    """Return the parameters of a translated message that its English counterpart is not given.

    >>> unknown_parameters({"kinds", "gender", "nam"}, {"kind", "name"})
    {'nam'}
    """
    return {
        name
        for name in names - english - {_PROGRAM}
        if not (name in _ADDED and not english.isdisjoint(_ADDED[name]))
    }


class Translation(Messages):
    """The messages of a language; those it lacks or has wrong are English."""

    def __init__(self, sources: Iterable[str], language: str, english: Messages) -> None:
        super().__init__(sources, language)
        self._english = english
        self._problems: dict[str, str] = {}

    def problem(self, message: str) -> str:
        """Return what is wrong with a message of this language, or an empty text.

        ``missing``; ``unknown``: there is no such English message; ``syntax``; ``parameters``: it asks for
        one that English does not have; ``forms``: an attribute is missing; ``reference``: a message that it
        refers to has a problem.
        """
        found = self._problems.get(message)
        if found is None:
            self._problems[message] = "reference"  # in case it refers to itself
            found = self._problems[message] = self._find_problem(message)
        return found

    def progress(self) -> Progress:
        """Compare this language with English, message by message."""
        problems: dict[str, list[str]] = {}
        for message in sorted({*self._english, *self.own()}):
            if found := self.problem(message):
                problems.setdefault(found, []).append(message)
        lacking = sum(len(each) for problem, each in problems.items() if problem != "unknown")
        total = len(self._english)
        return Progress(total - lacking, total, {name: tuple(each) for name, each in problems.items()})

    def own(self) -> Iterator[str]:
        """Iterate over the messages of this language's own files."""
        return super().__iter__()

    def _find_problem(self, message: str) -> str:
        if message not in self._english:
            return "unknown"
        if not super().__contains__(message):
            return "missing"
        try:
            pattern = super().__getitem__(message)
        except ValueError:
            return "syntax"
        english = self._english[message]
        if english.attributes.keys() - pattern.attributes.keys():
            return "forms"
        patterns = (pattern, *pattern.attributes.values())
        if any(self.problem(each) for part in patterns for each in part.references()):
            return "reference"
        try:
            unknown = any(unknown_parameters(part.names(), english.names()) for part in patterns)
        except KeyError:  # an attribute of another message that is not there
            return "reference"
        return "parameters" if unknown else ""

    def __getitem__(self, message: str) -> Pattern:
        return self._english[message] if self.problem(message) else super().__getitem__(message)

    def __contains__(self, message: object) -> bool:
        return message in self._english

    def __iter__(self) -> Iterator[str]:
        return iter(self._english)

    def __len__(self) -> int:
        return len(self._english)
