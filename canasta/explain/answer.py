"""Verdict on a proposed play: whether it is legal, the paragraphs behind it, and its consequences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta.clauses.base import Reason
from canasta.engine import State, UnknownCards, apply, legal_actions, refusal
from canasta.explain.notes import COUNTED, following, refused
from canasta.explain.permits import permits, permitted
from canasta.explain.plays import Play, known_of, read_play
from canasta.messages import UserError, in_english
from canasta.table.actions import ADD, ADD_JOKER, KIND, LAY_NATURAL, TAKE_PAIR

_ONE_SET: Final = "G2"
_LAY: Final = ("lay", "l", "meld")


class Answer(NamedTuple):
    """The verdict on a play of one or more actions, performed in order."""

    legal: bool
    actions: tuple[int, ...]  #: all of them, up to the first one that is refused
    reason: Reason | None  #: why the last action is refused, or why the play is impossible
    paragraphs: tuple[str, ...]  #: the paragraphs behind the verdict, the decisive one first
    notes: tuple[Reason, ...]  #: further information for the player, each note with its paragraph
    words: str = ""  #: the proposal, if no actions correspond to it


def answer(state: State, proposed: Sequence[str]) -> Answer:
    """Judge the plays that a player typed, in order."""
    judged = _Judge(state)
    for words in proposed:
        play = read_proposed(judged.state, words)
        if not judged.add(play, _joins(play, words)):
            break
    return judged.answer()


def plays_in(line: str) -> list[str]:
    """Split a line in the player's language into plays; raise a ``UserError`` if there are none.

    >>> plays_in("draw; discard 4")
    ['draw', 'discard 4']
    """
    parts = list(filter(None, map(str.strip, in_english("play", line).split(";"))))
    if not parts:
        raise UserError("cli.error.no_action")
    return parts


def read_proposed(state: State, words: str) -> Play:
    """Parse a proposed play; if it cannot be parsed, raise a ``UserError`` that lists every form."""
    try:
        legal = legal_actions(state)
    except UnknownCards:  # the question may not depend on them
        legal = []
    try:
        return read_play(words, known_of(state, legal))
    except UserError as problem:
        if problem.message == "play.error.unknown":
            raise UserError("action.unknown", text=words) from None
        raise


def answer_play(state: State, play: Play) -> Answer:
    """Judge a play that has been parsed."""
    judged = _Judge(state)
    judged.add(play)
    return judged.answer()


def _joins(play: Play, words: str) -> bool:
    """Return True if the player said "lay" but the cards join an existing set."""
    laid = words.lower().split()[0] in _LAY
    return laid and all(ADD <= action <= ADD_JOKER + KIND for action in play.actions)


class _Judge:
    """Performs plays in order and collects the paragraphs and notes."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()
        self.actions: list[int] = []
        self.paragraphs: list[str] = []
        self.notes: list[Reason] = []
        self.reason: Reason | None = None
        self.words = ""

    def add(self, play: Play, joins: bool = False) -> bool:
        """Judge one play; return whether it is legal."""
        if play.reason is not None:
            self.words = play.words
            return self._refuse(play.reason, TAKE_PAIR if play.words.lower().startswith("t") else 0)
        for action in play.actions:
            if not self._act(action):
                return False
        if joins and play.actions:
            paragraph = (permitted(self.state, "joins") or (_ONE_SET,))[0]
            self.notes.append(Reason(paragraph, "note.joins", {"kind": play.actions[0] & KIND}))
        if len(play.actions) > 1 and TAKE_PAIR <= play.actions[0] < LAY_NATURAL:
            self.paragraphs += permitted(self.state, "take_more")
        return True

    def _act(self, action: int) -> bool:
        self.actions.append(action)
        reason = refusal(self.state, action)
        if reason is not None:
            return self._refuse(reason, action)
        before = self.state.copy()
        self.paragraphs += permits(before, action)
        try:
            events = apply(self.state, action)
        except UnknownCards:  # the consequences depend on cards that are not known
            return True
        self.notes += following(before, self.state, action, events or [])
        return True

    def _refuse(self, reason: Reason, action: int) -> bool:
        more, notes = refused(self.state, action, reason)
        self.reason = reason
        self.notes = notes
        first = [note.paragraph for note in notes if reason.message == "refuse.only_opened"]
        self.paragraphs = [*first, reason.paragraph, *more]
        return False

    def answer(self) -> Answer:
        """Return the collected verdict."""
        paragraphs = (*self.paragraphs, *(note.paragraph for note in self.notes))
        counts = [note for note in self.notes if note.message in COUNTED]  # the last of them has the sum
        notes = {(note.message, *note.params.items()): note for note in self.notes if note not in counts[:-1]}
        return Answer(
            self.reason is None,
            tuple(self.actions),
            self.reason,
            tuple(dict.fromkeys(filter(None, paragraphs))),
            tuple(notes.values()),
            self.words,
        )
