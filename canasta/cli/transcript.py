"""A transcript of a game from its log: hand by hand, turn by turn, in sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from canasta.engine import Event, State
from canasta.match import Abandoned, HandResult, HandStarted, Match, TakenBack, Undone, steps
from canasta.messages import text
from canasta.table.events import TURN
from canasta.wire.replays import entry_text
from canasta.wording import event_text


@dataclass
class TranscriptTurn:
    """The actions of a seat in one turn, and the table at its end."""

    number: int  #: from 1
    seat: int
    state: State
    actions: list[str] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)


@dataclass
class TranscriptHand:
    """One hand of the game; the last one may be unfinished."""

    number: int
    dealer: int
    names: list[str]  #: by seat
    sitting_out: list[str]
    dealt: list[str] = field(default_factory=list)
    turns: list[TranscriptTurn] = field(default_factory=list)
    result: HandResult | None = None


def retell(game: Match) -> Iterator[TranscriptHand]:
    """Replay a game from its seed and its log."""
    hand: TranscriptHand | None = None
    for step, again in steps(game):
        entry = step.entries[0]
        if isinstance(entry, HandStarted):
            if hand is not None:
                yield hand
            names = again.seat_names()
            out = [again.names[player] for player in again.sitting_out]
            hand = TranscriptHand(again.hand_number, again.dealer, names, out)
        elif isinstance(entry, Abandoned | HandResult):
            break
        else:
            assert hand is not None
            hand.turns[-1].actions.append(entry_text(entry, hand.names))
        if isinstance(entry, TakenBack):
            name = hand.names[entry.seat]
            hand.turns[-1].sentences.append(text("cli.replay.taken_back", name=name, number=entry.actions))
            assert again.state is not None
            hand.turns.append(TranscriptTurn(again.state.turn + 1, again.state.seat, again.state))
        elif isinstance(entry, Undone):
            hand.turns[-1].sentences.append(text("cli.replay.undone", name=hand.names[entry.seat]))
        _describe(again, hand, step.open_events)
        if len(step.entries) > 1 and isinstance(step.entries[-1], HandResult):
            hand.result = step.entries[-1]
    if hand is not None:
        yield hand


def _describe(game: Match, hand: TranscriptHand, events: Iterable[Event]) -> None:
    """Add sentences to the turn they belong to; each turn starts with its own event."""
    sentences = hand.turns[-1].sentences if hand.turns else hand.dealt
    for event in events:
        if event.what == TURN:
            _look(game, hand)
            assert game.state is not None
            hand.turns.append(TranscriptTurn(event.turn + 1, event.seat, game.state))
            sentences = hand.turns[-1].sentences
        else:
            sentence = event_text(event, hand.names)
            if sentence is not None:
                sentences.append(sentence)
    _look(game, hand)


def _look(game: Match, hand: TranscriptHand) -> None:
    """Save the current table with the current turn."""
    if hand.turns:
        assert game.state is not None
        hand.turns[-1].state = game.state.copy()
