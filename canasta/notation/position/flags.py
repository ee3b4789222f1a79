"""Flags of a turn, in the words of a position (``did=drew,asked,yes``)."""

from __future__ import annotations

from typing import Final

from canasta.clauses.setup import Setup
from canasta.notation.position.keys import PART_WORDS
from canasta.notation.position.tokens import Token, chosen
from canasta.table.packing import RANKLESS
from canasta.table.state import (
    CLOSED_FIRST,
    DID_ADD,
    DID_ASK,
    DID_DRAW,
    DID_LAY,
    DID_REFILL,
    DID_TAKE,
    DREW_NOTHING,
    FOUR_BLACKS,
    HOLDS_THREE,
    LAST_THREE,
    MADE_WILD,
    MUST_GO_OUT,
    OPENED_NOW,
    PART_ANSWER,
    PART_DRAW,
    PART_PLAY,
    PAYS_DEBT,
    SAID_NO,
    SAID_YES,
    State,
)

FLAG_WORDS: Final = {
    DID_DRAW: "drew",
    DREW_NOTHING: "drew-nothing",
    DID_REFILL: "refilled",
    DID_TAKE: "took",
    DID_ASK: "asked",
    SAID_YES: "yes",
    SAID_NO: "no",
    LAST_THREE: "last-three",
    DID_ADD: "added",
    MUST_GO_OUT: "must-go-out",
    DID_LAY: "laid",
    FOUR_BLACKS: "four-blacks",
    MADE_WILD: "wild-canasta",
    HOLDS_THREE: "holds-three",
    CLOSED_FIRST: "closed",
    PAYS_DEBT: "owed",
}
FLAGS: Final = {word: flag for flag, word in FLAG_WORDS.items()}

_LAID: Final = DID_TAKE | DID_LAY | DID_ADD | MUST_GO_OUT | FOUR_BLACKS | MADE_WILD
#: How a turn can begin other than by drawing.
_BEGUN: Final = DID_TAKE | DID_REFILL | DREW_NOTHING | PAYS_DEBT
#: Flags that are impossible in a part of the turn: cards are laid after drawing (G14) and asking (G11).
_NOT_AT: Final = {
    PART_DRAW: DID_DRAW | LAST_THREE | HOLDS_THREE | CLOSED_FIRST | _BEGUN | _LAID,
    PART_PLAY: FOUR_BLACKS,
    PART_ANSWER: SAID_YES | SAID_NO | _LAID,
}
#: Flags that imply other flags.
_IMPLIES: Final = {
    DID_TAKE: DID_DRAW,
    DREW_NOTHING: DID_DRAW,
    DID_REFILL: DID_DRAW,
    LAST_THREE: DID_DRAW,
    FOUR_BLACKS: DID_DRAW,
    HOLDS_THREE: DID_DRAW,
    SAID_YES: DID_ASK,
    SAID_NO: DID_ASK,
    DID_ADD: DID_LAY,
    MUST_GO_OUT: DID_LAY,
    CLOSED_FIRST: DID_LAY,
    MADE_WILD: DID_LAY,
    PAYS_DEBT: DID_DRAW,
}


def possible_flags(setup: Setup) -> int:
    """Return all flags that are possible in a turn of a book (asking is checked elsewhere)."""
    always = DID_DRAW | DID_TAKE | DID_ASK | SAID_YES | SAID_NO | DID_ADD | DID_LAY | PAYS_DEBT
    if setup.room[RANKLESS][0] and setup.room[RANKLESS][setup.canasta_size]:
        always |= MADE_WILD
    return always | setup.happenings


def default_flags(part: int) -> int:
    """Return the default flags of a turn."""
    return {PART_PLAY: DID_DRAW, PART_ANSWER: DID_ASK}.get(part, 0)


def opened_now(state: State) -> int:
    """Return the flag of a side that made its first meld in this turn: it has opened, with its count."""
    opened = state.opened >> state.setup.side_of(state.seat) & 1
    return OPENED_NOW if opened and state.count else 0


def never_at(setup: Setup, part: int) -> int:
    """Return the flags that are impossible in a part of a turn of a book."""
    never = _NOT_AT.get(part, 0)
    if part == PART_DRAW and setup.before_take:
        never &= ~(DID_LAY | DID_ADD | CLOSED_FIRST)  # a first meld before the take (ruling G14)
    return never


def read_flags(word: Token, state: State) -> int:
    """Read the flags of the turn."""
    setup, part = state.setup, state.part
    possible, never = possible_flags(setup), never_at(setup, part)
    flags = 0
    for piece, flag in chosen(word, FLAGS, "word", key=word.key.text, words=", ".join(FLAGS)):
        if not flag & possible:
            raise word.error("did_never", piece, word=piece.text, slug=setup.book.slug)
        if flag & never:
            raise word.error("did_part", piece, word=piece.text, part=PART_WORDS[part])
        flags |= flag | _IMPLIES.get(flag, 0)
        if flags & DID_ASK and not setup.asks:
            raise word.error("nobody_to_ask", piece)
        if flags & SAID_YES and flags & SAID_NO:
            raise word.error("did_both", piece)
        begun = flags & _BEGUN
        if begun & (begun - 1):
            raise word.error("did_begun", piece)
    if part == PART_ANSWER:
        flags |= DID_ASK
    elif flags & DID_ASK and not flags & (SAID_YES | SAID_NO):
        raise word.error("no_answer")
    if part == PART_PLAY:
        flags |= DID_DRAW
    return flags
