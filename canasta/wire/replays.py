"""Replays of a game, move by move: with open cards, or as one player or a spectator saw it."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from canasta.engine import view
from canasta.match import ONLOOKER, Abandoned, Acted, HandResult, HandStarted, Match, Step
from canasta.match.log import Entry
from canasta.match.restore import steps_of_hand
from canasta.messages import UserError, say
from canasta.notation import Verification, write_position
from canasta.notation.record.write import step
from canasta.table.actions import action_text
from canasta.wire import scores
from canasta.wire.answers import Check, RecordError, VerificationResult, open_events
from canasta.wire.base import Card, Seat, Wire, card_names
from canasta.wire.event_codec import write_events
from canasta.wire.events import AnyEvent
from canasta.wire.scores import GameResult, write_game_result, write_result
from canasta.wire.settings import Settings, write_settings
from canasta.wire.table_writer import TableWriter
from canasta.wire.views import PublicTable

#: A viewer who may see all cards.
OPEN: Final = -2


class ReplayFrame(Wire, omit_defaults=True):
    """One move, and the table after it."""

    number: int  #: entries of the log after it
    did: str  #: in the notation of a record; empty for the deal
    seat: Seat | None  #: of the player who made it
    events: list[AnyEvent]
    table: PublicTable
    hands: list[list[Card]]  #: by seat; empty if the cards are hidden
    aside: list[Card] = []  #: the waiting cards of a taken pile
    reserves: list[list[list[Card]]] | UnsetType = UNSET  #: by seat, with open cards, if there are any
    position: str = ""  #: what the viewer knows; with all cards open, what the player to act knows


class HandOutline(Wire):
    """A hand of a game; the last one may be unfinished."""

    number: int
    dealer: Seat
    seats: list[str]  #: the player at each seat
    sitting_out: list[str]
    moves: int
    result: scores.HandResult | None


class GameReplay(Wire):
    """A game, with every move of one hand."""

    settings: Settings
    result: GameResult
    hands: list[HandOutline]
    hand: int  #: the hand of these frames; 0 before the first
    player: int  #: the viewer, from 1; 0 for a spectator
    open: bool  #: with all cards open
    frames: list[ReplayFrame]


class RecordReplay(Wire):
    """An uploaded record: the checks, and one of its hands if it is valid."""

    verified: VerificationResult
    replay: GameReplay | None


def entry_text(entry: Entry, names: list[str]) -> str:
    """Return a move in the notation of a record; an action without its physical card."""
    if isinstance(entry, Acted):
        return action_text(entry.action)
    if isinstance(entry, HandStarted | HandResult):
        return ""
    return "abandoned" if isinstance(entry, Abandoned) else step(names, entry)


def write_replay(match: Match, hand: int | None = None, player: int = OPEN) -> GameReplay:
    """Write a hand of a game move by move; ``player`` from 0, ``ONLOOKER``, or ``OPEN`` for all cards.

    It contains only what that player was sent at the time.
    """
    number = match.hand_number if hand is None else hand
    if not 0 <= number <= match.hand_number or (number == 0 and match.hand_number):
        raise UserError("cli.error.hand", hand=number, number=match.hand_number)
    writer = TableWriter(match.setup)
    frames = [write_frame(step, again, writer, player) for step, again in steps_of_hand(match, number)]
    return GameReplay(
        write_settings(match),
        write_game_result(match),
        _outlines(match),
        number,
        player + 1 if player >= 0 else 0,
        player == OPEN,
        [frame for frame in frames if frame is not None],
    )


def _outlines(match: Match) -> list[HandOutline]:
    results = {result.number: result for result in match.history}
    found: list[HandOutline] = []
    for entry in match.entries:
        if isinstance(entry, HandStarted):
            result = results.get(entry.number)
            found.append(
                HandOutline(
                    entry.number,
                    entry.dealer + 1,
                    [match.names[player] for player in entry.seats],
                    [match.names[player] for player in entry.sitting_out],
                    0,
                    write_result(result, sentences=True) if result else None,
                )
            )
        elif found and not isinstance(entry, HandResult):
            found[-1].moves += 1
    return found


def write_frame(step: Step, again: Match, writer: TableWriter, player: int) -> ReplayFrame | None:
    """Write a step and the table after it, as a player or a spectator saw it, or with ``OPEN`` all cards."""
    state, ledger = again.state, again.ledger
    if state is None or ledger is None:
        return None  # the game was broken off before the first card
    entry, names = step.entries[0], again.seat_names()
    seats = again.seats
    seat = seats.index(player) if player in seats else ONLOOKER
    if player == OPEN:
        events = open_events(step.open_events, again.setup, step.open_cards, names)
    else:
        report = step.report(seat)
        events = write_events(report.events, again.setup, seat, report.cards, names=names)
    own = range(len(seats)) if player == OPEN else [seat]
    return ReplayFrame(
        step.number,
        entry_text(entry, names),
        None if isinstance(entry, HandStarted | Abandoned | HandResult) else entry.seat + 1,
        events,
        writer.table(state, ledger, again.hand_number),
        [card_names(ledger.hands[each]) if each in own else [] for each in range(len(seats))],
        card_names(ledger.aside) if state.seat in own else [],
        [[card_names(reserve) for reserve in each] for each in ledger.reserves]
        if player == OPEN and any(ledger.reserves)
        else UNSET,
        write_position(view(state, state.actor if player == OPEN else seat).position),
    )


def write_verification(found: Verification) -> VerificationResult:
    """Write the result of verifying a record."""
    error = found.error
    return VerificationResult(
        found.ok,
        found.shuffle,
        [Check(check.what, check.holds) for check in found.checks],
        None if error is None else RecordError(error.line, error.column, say(error.reason, error.params)),
        found.hands,
        found.actions,
        found.ended or None,
        list(found.host_made),
        found.report(),
    )
