"""Parsing of a record: its structure and every piece with its place, without checking that it is true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from canasta import limits
from canasta.fairness import AS_LISTED, METHOD, REMOVED, SEEDED, WITHHELD
from canasta.messages import SIDE_LETTERS, UserError
from canasta.notation.errors import NotationError
from canasta.notation.record.write import FORMAT, TITLE, VERSION, draw_key

_HEX: Final = re.compile("[0-9a-f]{64}")
_NUMBER: Final = re.compile(f"0|[1-9][0-9]{{0,{limits.POINTS_DIGITS - 1}}}")
_TURN: Final = re.compile(r"([0-9]+)\s+(.*)")


class Token(str):
    """A piece of text with its place: line and column, from 1."""

    __slots__ = ("column", "line")
    line: int
    column: int

    @classmethod
    def at(cls, text: str, line: int, column: int) -> Token:
        """Return a piece of text with its place, trimmed and with blanks between words collapsed."""
        bare = text.lstrip()
        word = cls(" ".join(bare.split()))
        word.line = line
        word.column = column + len(text) - len(bare)
        return word

    def error(self, reason: str, **params: int | str) -> NotationError:
        """Return an error at this piece."""
        return NotationError(reason, self.line, self.column, **params)

    @contextmanager
    def blamed(self) -> Iterator[None]:
        """Attribute every ``UserError`` raised in the block to this piece."""
        try:
            yield
        except NotationError:
            raise
        except UserError as problem:
            raise self.error(problem.message, **problem.params) from problem

    def split_at(self, raw: str, mark: str) -> tuple[Token, ...]:
        """Split ``raw``, which begins where this token does, at the separators."""
        pieces = []
        column = self.column
        for piece in raw.split(mark):
            pieces.append(Token.at(piece, self.line, column))
            column += len(piece) + len(mark)
        return tuple(pieces)


class RecordLine(NamedTuple):
    """A key and its items."""

    key: Token
    items: tuple[Token, ...]


class RecordedStep(NamedTuple):
    """One step of a turn; ``name`` is given for another player, such as the partner who answers."""

    name: Token | None
    text: Token


class RecordedTurn(NamedTuple):
    """One turn, or as much of it as was played."""

    number: Token
    name: Token
    steps: tuple[RecordedStep, ...]


class RecordedHand(NamedTuple):
    """One hand: the deal, the turns, and the result if it was finished."""

    number: Token
    start: tuple[RecordLine, ...]  #: dealer, seats, and if there are any: sits out, upcard
    turns: tuple[RecordedTurn, ...]
    result: tuple[RecordLine, ...]  #: ending, score of each side, points, totals; or nothing


class Record(NamedTuple):
    """The content of a record. Texts are ``Token``, so that each has its place."""

    book: Token
    book_version: Token
    house: tuple[Token, ...]  #: the house rule's name, version and hash; or empty
    options: tuple[Token, ...]
    irregularities: Token | None  #: the mode for irregular acts, if they are not refused
    players: tuple[Token, ...]
    seating: Token | None  #: ``as listed``, if the draw decides only who deals first
    target: int  #: 0 if the game lasts a number of hands
    game_hands: Token | None  #: that number
    contributors: tuple[Token, ...]  #: to the shuffle, if several tables got the same deals; or empty
    position: Token | None  #: where the first hand begins, if it is not dealt
    date: Token | None
    withheld: tuple[RecordLine, ...]  #: contributions that are missing from earlier starts
    method: Token  #: of the fair deal, or ``seeded``
    # None and empty if the deals come from the seed alone:
    commitment: Token | None  #: the host's
    commitments: tuple[Token, ...]  #: the players'
    contributions: tuple[Token, ...]
    draws: tuple[RecordLine, ...]
    sides: tuple[RecordLine, ...]
    hands: tuple[RecordedHand, ...]
    winner: RecordLine | None  #: the side, or those that share the victory
    abandoned: Token | None
    seed: Token | None
    secret: bool  #: the seed is not revealed yet, only kept in this file
    digest: Token | None
    end: Token  #: the place after the last line


def parse_record(text: str) -> Record:
    """Parse the structure of a record, even of one without a seed, or raise ``NotationError``.

    Blank lines, and lines that begin with ``#``, are skipped.
    """
    return _Parser(text).record()


class _Line(NamedTuple):
    key: Token  #: the whole line, if it has no colon
    value: str | None  #: unchanged
    place: Token  #: where the value begins


class _Parser:
    def __init__(self, text: str) -> None:
        lines = text.removeprefix("\ufeff").split("\n")
        self.lines = [
            _line(number, line)
            for number, line in enumerate(lines, start=1)
            if line.strip() and not line.lstrip().startswith("#")
        ]
        self.next = 0
        self.end = Token.at("", len(lines) if lines[-1].strip() else max(len(lines) - 1, 1), 1)

    def record(self) -> Record:
        self.title()
        date = self.take("date")
        book = self.need("book")
        slug, version = self.split(book, 2, "record.book")
        _whole(version)
        house = self.take("house")
        house_words = self.split(house, 3, "record.house_form") if house else ()
        options = self.items(self.take("options"))
        mode = self.take("irregularities")
        players = self.items(self.need("players"))
        seating_line = self.take("seating")
        seating = self.word(seating_line) if seating_line else None
        if seating is not None and seating != AS_LISTED:
            raise seating.error("record.seating", found=seating, known=AS_LISTED)
        hands_line = self.take("hands")
        game_hands = self.word(hands_line) if hands_line else None
        target = game_hands or self.word(self.need("target"))
        if not 1 <= _whole(target) <= limits.TARGET:
            raise target.error("match.target", target=int(target), most=limits.TARGET)
        contributors = self.items(self.take("contributors"))
        position = self.take("position")
        withheld = self.withheld()
        method = self.word(self.need("shuffle"))
        if method not in (METHOD, SEEDED):
            raise method.error("record.method", given=method, known=METHOD, seeded=SEEDED)
        fair = method == METHOD
        commitment = _hex(self.word(self.need("commitment"))) if fair else None
        commitments = self.digits("commitment", contributors or players) if fair else ()
        contributions = self.digits("contribution", contributors or players) if fair else ()
        draws = [] if position else [self.line(self.need(draw_key(0)))]
        while draws and (again := self.take(draw_key(1))) is not None:
            draws.append(self.line(again))
        sides = [self.line(self.need(f"side {SIDE_LETTERS[0]}"))]
        while len(sides) < len(SIDE_LETTERS):
            more = self.take(f"side {SIDE_LETTERS[len(sides)]}")
            if more is None:
                break
            sides.append(self.line(more))
        hands = []
        while (head := self.peek()) is not None and head.key.startswith("hand "):
            hands.append(self.hand(len(sides)))
        winner = self.take("winner")
        abandoned = None if winner else self.take("abandoned")
        if abandoned is not None and abandoned.value is not None:
            raise abandoned.place.error("record.no_value", key="abandoned")
        seed = self.take("seed")
        secret = None if seed else self.take("secret seed")
        digest = self.take("digest")
        rest = self.peek()
        if rest is not None:
            raise rest.key.error("record.unexpected", found=rest.key)
        return Record(
            book=slug,
            book_version=version,
            house=house_words,
            options=options,
            irregularities=self.word(mode) if mode else None,
            players=players,
            seating=seating,
            target=0 if game_hands else int(target),
            game_hands=game_hands,
            contributors=contributors,
            position=self.word(position) if position else None,
            date=self.word(date) if date else None,
            withheld=withheld,
            method=method,
            commitment=commitment,
            commitments=commitments,
            contributions=contributions,
            draws=tuple(draws),
            sides=tuple(sides),
            hands=tuple(hands),
            winner=self.line(winner) if winner else None,
            abandoned=abandoned.key if abandoned else None,
            seed=_hex(self.word(line)) if (line := seed or secret) else None,
            secret=secret is not None,
            digest=_hex(self.word(digest)) if digest else None,
            end=self.end,
        )

    def title(self) -> None:
        """Read the title, which has the version of the format."""
        first = self.peek()
        if first is None:
            raise self.end.error("record.empty", title=TITLE)
        given = first.key.removeprefix(FORMAT + " ") if first.value is None else ""
        if given != str(VERSION):
            if given != first.key and _NUMBER.fullmatch(given):
                raise first.key.error("record.format", given=given, known=VERSION)
            raise first.key.error("record.title", title=TITLE)
        self.next += 1

    def withheld(self) -> tuple[RecordLine, ...]:
        lines = []
        while (line := self.peek()) is not None and line.key.startswith((f"{WITHHELD} ", f"{REMOVED} ")):
            items = self.items(self.need(line.key))
            for item in items:
                _hex(item)
            if len(items) != 2:
                raise line.key.error("record.withheld", found=line.key)
            lines.append(RecordLine(line.key, items))
        return tuple(lines)

    def digits(self, key: str, players: tuple[Token, ...]) -> tuple[Token, ...]:
        """Read the commitments or contributions of the players."""
        return tuple(_hex(self.word(self.need(f"{key} {name}"))) for name in players)

    def hand(self, sides: int) -> RecordedHand:
        head = self.lines[self.next]
        self.next += 1
        number = head.key.split_at(head.key, " ")[1]
        if head.value is not None or head.key != f"hand {_whole(number)}":
            raise head.key.error("record.unexpected", found=head.key)
        start = [self.line(self.need("dealer")), self.line(self.need("seats"))]
        for key in ("sits out", "upcard"):
            line = self.take(key)
            if line is not None:
                start.append(self.line(line))
        turns = []
        while (turn := self.turn()) is not None:
            turns.append(turn)
        result = []
        ending = self.take("ending")
        if ending is not None:
            result.append(self.line(ending))
            keys = [*(f"score {SIDE_LETTERS[side]}" for side in range(sides)), "points", "totals"]
            result.extend(self.line(self.need(key)) for key in keys)
        return RecordedHand(number, tuple(start), tuple(turns), tuple(result))

    def turn(self) -> RecordedTurn | None:
        line = self.peek()
        match = _TURN.fullmatch(line.key) if line else None
        if line is None or match is None:
            return None
        if line.value is None:
            raise line.key.error("record.colon", found=line.key)
        self.next += 1
        number = Token.at(match[1], line.key.line, line.key.column)
        name = Token.at(match[2], line.key.line, line.key.column + match.start(2))
        steps = []
        for piece, raw in zip(line.place.split_at(line.value, ";"), line.value.split(";"), strict=True):
            if not piece:
                raise piece.error("record.step")
            who, colon, what = raw.partition(":")
            if colon:
                start = piece.column - (len(raw) - len(raw.lstrip()))
                said = Token.at(what, piece.line, start + len(who) + 1)
                steps.append(RecordedStep(Token.at(who, piece.line, start), said))
            else:
                steps.append(RecordedStep(None, piece))
        return RecordedTurn(number, name, tuple(steps))

    def peek(self) -> _Line | None:
        return self.lines[self.next] if self.next < len(self.lines) else None

    def take(self, key: str) -> _Line | None:
        """Return the next line, if it has this key."""
        line = self.peek()
        if line is None or line.key != key:
            return None
        self.next += 1
        return line

    def need(self, key: str) -> _Line:
        """Return the next line, which must have this key and a value."""
        line = self.take(key)
        if line is None:
            found = self.peek()
            if found is None:
                raise self.end.error("record.end", expected=key)
            raise found.key.error("record.expected", expected=key, found=found.key)
        if line.value is None:
            raise line.key.error("record.colon", found=line.key)
        return line

    def word(self, line: _Line) -> Token:
        word = Token.at(line.value or "", line.place.line, line.place.column)
        if not word:
            raise word.error("record.value", key=line.key)
        return word

    def items(self, line: _Line | None) -> tuple[Token, ...]:
        if line is None:
            return ()
        items = line.place.split_at(line.value or "", ",")
        for item in items:
            if not item:
                raise item.error("record.value", key=line.key)
        return items

    def line(self, line: _Line) -> RecordLine:
        return RecordLine(line.key, self.items(line))

    def split(self, line: _Line, number: int, reason: str) -> tuple[Token, ...]:
        word = self.word(line)
        pieces = word.split_at(word, " ")
        if len(pieces) != number:
            raise word.error(reason, found=word)
        return pieces


def _line(number: int, text: str) -> _Line:
    head, colon, value = text.partition(":")
    key = Token.at(head, number, 1)
    place = Token.at("", number, len(head) + 2)
    return _Line(key, value if colon else None, place)


def _whole(word: Token) -> int:
    if not _NUMBER.fullmatch(word):
        raise word.error("record.number", found=word)
    return int(word)


def _hex(word: Token) -> Token:
    if not _HEX.fullmatch(word):
        raise word.error("record.hex", found=word)
    return word
