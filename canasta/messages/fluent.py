"""Reads messages from Fluent files (``.ftl``) and puts them into words.

What the catalogues use of Fluent is understood and nothing else: texts of one or more lines, attributes,
``{ $parameter }``, ``{ "text" }``, ``{ message }``, ``{ message.attribute }`` and selectors on a
parameter. A test holds it to what Fluent's own parser and runtime make of the same files
(docs/decisions/0026-fluent-files-with-a-small-reader.md).

A file is only cut into its messages when it is loaded; each is parsed when it is first asked for.

>>> read = Messages(["cards = { $number ->\\n    [one] a card\\n   *[other] { $number } cards\\n    }"], "en")
>>> read["cards"].words({"number": 1}), read["cards"].words({"number": 3})
('a card', '3 cards')
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

Param = int | str
Params = Mapping[str, Param]

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?: .*|(?=\n|\Z)))*)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"(?:\n *)*\n +\.([a-zA-Z][\w-]*) *=")
_TEXT: Final = re.compile(r"[^{}\n]+")
_NEWLINES: Final = re.compile(r"(?:\n *)*\n( *)")
_BLANKS: Final = re.compile(" *")
_SPACE: Final = re.compile(r"[ \n]*")
_PLACEABLE: Final = re.compile(
    r"""\{[ \n]*(?:\$(?P<name>[a-zA-Z][\w-]*) (?:[ \n]*(?P<select>->))?
    | "(?P<literal>(?:[^"\\\n]|\\["\\])*)"
    | (?P<message>[a-zA-Z][\w-]*)(?:\.(?P<attribute>[a-zA-Z][\w-]*))? )[ \n]*""",
    re.VERBOSE,
)
_VARIANT: Final = re.compile(r"(\*?)\[ *([\w-]+) *\]")


#: Languages in which zero is of the category "one", as CLDR has it.
_ZERO_IS_ONE: Final = frozenset({"fr", "pt"})


def plural(language: str, number: int) -> str:
    """Return the plural category of a number.

    >>> [plural(language, 0) for language in ("en", "es", "pt-BR")]
    ['other', 'other', 'one']
    """
    if number == 0 and language.partition("-")[0] in _ZERO_IS_ONE:
        return "one"
    return "one" if number in (1, -1) else "other"


class _Indent(NamedTuple):
    """Line breaks in a text, and the indent of the next line."""

    lines: str
    blanks: int


class _Literal(NamedTuple):
    """A text in quotation marks, blanks and all."""

    text: str


class _Given(NamedTuple):
    """A parameter, inserted unchanged."""

    name: str

    def words(self, params: Params, _messages: Messages) -> str:
        return str(params[self.name])

    def names(self, _messages: Messages) -> Iterator[str]:
        yield self.name

    def references(self) -> Iterator[str]:
        return iter(())


class _Message(NamedTuple):
    """Another message, or an attribute of one, put in with the same parameters."""

    name: str
    attribute: str

    def words(self, params: Params, messages: Messages) -> str:
        return self._pattern(messages).words(params)

    def names(self, messages: Messages) -> Iterator[str]:
        yield from self._pattern(messages).names()

    def references(self) -> Iterator[str]:
        yield self.name.replace("-", ".")

    def _pattern(self, messages: Messages) -> Pattern:
        found = messages[self.name.replace("-", ".")]
        return found.attributes[self.attribute] if self.attribute else found


class _Select(NamedTuple):
    """One of several texts, by a parameter: equal to the key, or of that plural category."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: Pattern

    def words(self, params: Params, messages: Messages) -> str:
        value = params.get(self.name, "")
        category = plural(messages.language, value) if isinstance(value, int) else value
        for key, pattern in self.variants:
            if key in (str(value), category):
                return pattern.words(params)
        return self.default.words(params)

    def names(self, messages: Messages) -> Iterator[str]:
        yield self.name
        for _, pattern in self.variants:
            yield from pattern.names()
        yield from self.default.names()

    def references(self) -> Iterator[str]:
        for _, pattern in self.variants:
            yield from pattern.references()


_Part = str | _Given | _Message | _Select


class Pattern:
    """A text with what is put into it."""

    def __init__(
        self, messages: Messages, parts: Iterable[_Part], attributes: Mapping[str, Pattern] | None = None
    ) -> None:
        self.messages = messages
        self.parts = tuple(parts)
        self.attributes: Mapping[str, Pattern] = attributes or {}

    def words(self, params: Params) -> str:
        """The text with these parameters."""
        return "".join(
            part if isinstance(part, str) else part.words(params, self.messages) for part in self.parts
        )

    def names(self) -> set[str]:
        """The parameters that the text asks for."""
        found: set[str] = set()
        for part in self.parts:
            if not isinstance(part, str):
                found.update(part.names(self.messages))
        return found

    def references(self) -> set[str]:
        """Return the messages that the text refers to, by dotted id."""
        return {each for part in self.parts if not isinstance(part, str) for each in part.references()}


class Messages(Mapping[str, Pattern]):
    """The messages of one language by dotted id: ``refuse.no_set`` is ``refuse-no_set`` in its file."""

    def __init__(self, sources: Iterable[str], language: str) -> None:
        self.language = language
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        for source in sources:
            for name, body in _ENTRY.findall(source):
                self._sources[name.replace("-", ".")] = body

    def __getitem__(self, message: str) -> Pattern:
        found = self._patterns.get(message)
        if found is None:
            found = self._patterns[message] = _Reader(self, message, self._sources[message]).message()
        return found

    def __contains__(self, message: object) -> bool:
        return message in self._sources

    def __iter__(self) -> Iterator[str]:
        return iter(self._sources)

    def __len__(self) -> int:
        return len(self._sources)


class _Reader:
    """Reads the body of one message."""

    def __init__(self, messages: Messages, name: str, source: str) -> None:
        self.messages = messages
        self.name = name
        self.source = source
        self.place = 0

    def message(self) -> Pattern:
        text = self._pattern()
        attributes: dict[str, Pattern] = {}
        while found := self._match(_ATTRIBUTE.match):
            attributes[found[1]] = Pattern(self.messages, self._pattern())
        self._match(_SPACE.match)
        if self.place < len(self.source):
            raise ValueError(f"{self.name}: {self.source[self.place :][:40]!r} is not understood")
        return Pattern(self.messages, text, attributes)

    def _match(self, matcher: Callable[[str, int], re.Match[str] | None]) -> re.Match[str] | None:
        found = matcher(self.source, self.place)
        if found:
            self.place = found.end()
        return found

    def _pattern(self) -> list[_Part]:
        """Up to the next attribute or variant, or the end; lines lose the indent that they share."""
        found: list[_Part | _Indent | _Literal] = []
        self._match(_BLANKS.match)
        while self.place < len(self.source):
            if words := self._match(_TEXT.match):
                found.append(words[0])
            elif self.source[self.place] == "{":
                found.append(self._placeable())
            elif newlines := _NEWLINES.match(self.source, self.place):
                following = self.source[newlines.end() : newlines.end() + 1]
                if not newlines[1] or following in ("", ".", "[", "*", "}"):
                    break
                self.place = newlines.end()
                found.append(_Indent("\n" * newlines[0].count("\n"), len(newlines[1])))
            else:
                break
        return _dedented(found)

    def _placeable(self) -> _Part | _Literal:
        found = self._match(_PLACEABLE.match)
        if not found:
            raise ValueError(f"{self.name}: {self.source[self.place :][:40]!r} is not understood")
        part: _Part | _Literal
        if found["select"]:
            part = self._select(found["name"])
        elif found["name"]:
            part = _Given(found["name"])
        elif found["message"]:
            part = _Message(found["message"], found["attribute"] or "")
        else:
            part = _Literal(re.sub(r"\\(.)", r"\1", found["literal"]))
        if not self.source.startswith("}", self.place):
            raise ValueError(f"{self.name}: a '}}' is missing at {self.source[self.place :][:40]!r}")
        self.place += 1
        return part

    def _select(self, name: str) -> _Select:
        variants: list[tuple[str, Pattern]] = []
        default: Pattern | None = None
        while True:
            self._match(_SPACE.match)
            head = self._match(_VARIANT.match)
            if not head:
                break
            pattern = Pattern(self.messages, self._pattern())
            variants.append((head[2], pattern))
            if head[1]:
                default = pattern
        if default is None:
            raise ValueError(f"{self.name}: a selector needs a default")
        return _Select(name, tuple(variants), default)


def _dedented(parts: list[_Part | _Indent | _Literal]) -> list[_Part]:
    """The parts with the ends of lines as text, without blanks at the very end."""
    common = min((part.blanks for part in parts if isinstance(part, _Indent)), default=0)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" ")
    found: list[_Part] = []
    for place, part in enumerate(parts):
        if isinstance(part, _Indent):
            part = (part.lines if place else "") + " " * (part.blanks - common)
        elif isinstance(part, _Literal):
            part = part.text
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    return found
