"""Parsing of user input: positions, actions, seeds, files."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import BinaryIO, Final

from canasta import limits
from canasta.clauses.rulebook import Rulebook
from canasta.cli.errors import InputError
from canasta.messages import UserError, say, text
from canasta.notation import NotationError, read_position
from canasta.table.state import State

#: First words of plays; none of them occurs later in a play.
_VERBS: Final = frozenset(
    {"draw", "take", "lay", "add", "discard", "ask", "yes", "no", "pass", "end", "play", "show", "bury"}
    | {"meld", "move", "remove", "pick", "throw", "put"}
)


def split_words(words: Sequence[str]) -> tuple[str, list[str]]:
    """Split words into the position and the rest, whether or not the position was quoted.

    >>> split_words(["classic", "hand1=KK", "take", "KK"])
    ('classic hand1=KK', ['take', 'KK'])
    >>> split_words(["classic hand1=KK", "take KK"])
    ('classic hand1=KK', ['take KK'])
    """
    rest = list(words[1:])
    position = [words[0]]
    while rest and "=" in rest[0]:
        position.append(rest.pop(0))
    return " ".join(position), rest


def only_position(words: Sequence[str], houses: Iterable[Rulebook] = ()) -> State:
    """Read the position that the words describe; anything after it is an error."""
    position, rest = split_words(words)
    if rest:
        raise UserError("cli.error.after_position", text=" ".join(rest))
    return position_of(position, houses)


def position_of(given: str, houses: Iterable[Rulebook] = ()) -> State:
    """Read a position: the text itself, ``-`` for standard input, or ``@file``."""
    source, where = _source(given)
    try:
        return read_position(source, houses)
    except NotationError as error:
        raise located(error, source, where) from error


def located(error: NotationError, source: str, where: str) -> InputError:
    """Create an error for a notation error, with the line it is in and a mark below."""
    lines = source.splitlines()
    line = lines[error.line - 1] if 0 < error.line <= len(lines) else ""
    sentence = say(error.reason, error.params)
    if len(lines) > 1:
        where = text("cli.where.line", where=where, line=error.line)
    return InputError("cli.error.at", line, error.column, where=where, place=error.column, sentence=sentence)


def _source(given: str) -> tuple[str, str]:
    """Return the text of a position, and a name for where it comes from."""
    if given == "-":
        return read_stdin(), text("cli.where.stdin")
    if given.startswith("@"):
        return read_text(given[1:]), given[1:]
    return given, text("cli.where.position")


def read_stdin() -> str:
    """Read all of standard input."""
    return _decoded(sys.stdin.buffer, text("cli.where.stdin"))


def read_text(name: str) -> str:
    """Read a text file; ``-`` is standard input."""
    if name == "-":
        return read_stdin()
    try:
        with open(name, "rb") as file:
            return _decoded(file, name)
    except UserError:
        raise
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise UserError("cli.error.file", name=name, problem=problem) from error


def _decoded(file: BinaryIO, name: str) -> str:
    """Read a text file, up to the size limit for our files."""
    content = file.read(limits.FILE + 1)
    if len(content) > limits.FILE:
        raise UserError("cli.error.large", name=name, number=limits.FILE // 1024 // 1024)
    try:
        return content.decode("utf-8").rstrip()
    except UnicodeDecodeError as error:
        raise UserError("cli.error.not_text", name=name) from error


def plays_of(words: Sequence[str]) -> list[str]:
    """Split words into plays: quoted or not, separated by commas or semicolons or not at all.

    >>> plays_of(["draw", "lay KK2; add K", "discard", "4"])
    ['draw', 'lay KK2', 'add K', 'discard 4']
    """
    plays: list[list[str]] = []
    for part in " ".join(words).replace(",", ";").split(";"):
        fresh = True
        for word in part.split():
            if fresh or word.lower() in _VERBS:
                plays.append([])
                fresh = False
            plays[-1].append(word)
    return [" ".join(play) for play in plays]
