"""Fast restoration of a game from its own log.

A game consists of its seed and the logged entries. In a log that the program wrote itself the results of
earlier hands are trusted: only the last hand is replayed, without checking again that each action is legal.
Facts that come for free (the deal, which seat acts in which turn, the result of that hand) must still agree;
``verify_record`` checks the rest in a record of the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta.match.course import winners_after
from canasta.match.game import Match
from canasta.match.log import Acted, Entry, HandResult, HandStarted, TakenBack, Undone
from canasta.match.replay import begun_like, redo
from canasta.match.stream import Step
from canasta.match.take_back import needed
from canasta.messages import UserError
from canasta.table.state import PART_OVER


def restore(match: Match, entries: Sequence[Entry]) -> Match:
    """Bring a game that has not begun to the end of a log, or raise a ``UserError`` if it does not fit."""
    try:
        _restore(match, entries)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as problem:
        raise UserError("match.log", number=len(match.entries) + 1) from problem
    if match.entries != list(entries):
        differs = next(
            number
            for number in range(len(match.entries) + 1)
            if match.entries[number : number + 1] != list(entries[number : number + 1])
        )
        raise UserError("match.log", number=differs + 1)
    return match


def steps_of_hand(match: Match, hand: int | None = None) -> Iterator[tuple[Step, Match]]:
    """Yield the steps of one hand (by default the last one begun), and the game right after each of them.

    Earlier hands are not replayed.
    """
    begins = [number for number, entry in enumerate(match.entries) if isinstance(entry, HandStarted)]
    place = len(begins) - 1 if hand is None else hand - 1
    begin = begins[place] if begins else len(match.entries)
    end = begins[place + 1] if place + 1 < len(begins) else len(match.entries)
    again = restore(begun_like(match), match.entries[:begin])
    for entry in match.entries[begin:end]:
        if not isinstance(entry, HandResult):  # the result belongs to the step that ended the hand
            yield redo(again, entry), again


def _restore(match: Match, entries: Sequence[Entry]) -> None:
    begins = [number for number, entry in enumerate(entries) if isinstance(entry, HandStarted)]
    begin = begins[-1] if begins else 0
    seats = match.setup.seats
    if begin and begins[0]:
        raise ValueError(entries[0])
    for entry in entries[:begin]:
        if not (0 <= getattr(entry, "seat", 0) < seats and 0 <= getattr(entry, "turn_seat", 0) < seats):
            raise ValueError(entry)
        match.entries.append(entry)
        if isinstance(entry, HandResult):
            match.history.append(entry)
            match.totals = entry.totals
    match.number = len(match.history)
    if winners_after(match.setup.book, match.target, match.totals, match.number) and begin:
        raise ValueError(begin)
    kept, before = _kept(entries, begin), needed(entries)
    for number, entry in enumerate(entries[begin:], start=begin):
        if isinstance(entry, Acted):
            state = match.state
            assert state is not None
            if entry.seat != state.actor or entry.turn != state.turn or state.part == PART_OVER:
                raise ValueError(entry)
            if number in before:
                assert match.ledger is not None
                match.kept[number] = state.copy(), match.ledger.copy()
            match.entries.append(entry)
            match._carry_out(entry.action, entry.card if entry.card >= 0 else None, remember=number in kept)
        elif not isinstance(entry, HandResult):
            redo(match, entry)


def _kept(entries: Sequence[Entry], begin: int) -> set[int]:
    """Return the actions whose prior state must be kept: those taken back, and those that still can be."""
    standing: list[int] = []
    kept: set[int] = set()
    turn = -1
    for number, entry in enumerate(entries[begin:], start=begin):
        if isinstance(entry, Acted):
            turn = entry.turn
            standing.append(number)
        elif isinstance(entry, Undone):
            kept.add(standing.pop())
        elif isinstance(entry, TakenBack):
            del standing[-entry.actions :]
    for number in standing:
        last = entries[number]
        if isinstance(last, Acted) and last.turn == turn:
            kept.add(number)
    return kept
