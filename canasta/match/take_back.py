"""Take-backs by agreement, which go further back than an undo.

The hand is replayed up to the action in question. Cards drawn since then lie on the stock again, in their old
order, and the players who saw them still know them. Public knowledge is kept: of the cards that a hand has
shown since then, all but as many as it had drawn unseen must have been in it before. So a take-back does not
reveal what the other players drew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from canasta.engine import Event, State, play_out_step
from canasta.match.ledger import Ledger
from canasta.match.log import Acted, Agreed, Entry, HandResult, HandStarted, Noted, TakenBack, Undone
from canasta.messages import UserError
from canasta.table.actions import needs
from canasta.table.events import BLACK_THREE_SHOWN, REBUILT, RED_THREE_SHOWN, TOOK
from canasta.table.packing import held_counts
from canasta.table.penalty import make_known
from canasta.table.state import KNOWN_NATURALS, KNOWN_SPECIALS

if TYPE_CHECKING:
    from canasta.match.game import Match

_HARMLESS = (Acted, Undone, Agreed, Noted, TakenBack)


def standing(entries: Sequence[Entry]) -> list[int]:
    """Return the numbers of the actions of the last hand that can still be taken back.

    A take-back stops at a referee's decision, a call, or the end of a hand.
    """
    return _walk(entries)[0]


def needed(entries: Sequence[Entry]) -> set[int]:
    """Find the actions of a log to which a take-back returns; the hand before each of them must be kept."""
    return _walk(entries)[1]


def _walk(entries: Sequence[Entry]) -> tuple[list[int], set[int]]:
    found: list[int] = []
    first: set[int] = set()
    for number, entry in enumerate(entries):
        if isinstance(entry, Acted):
            found.append(number)
        elif isinstance(entry, Undone):
            found.pop()
        elif isinstance(entry, TakenBack):
            first.update(found[-entry.actions :][:1])
            del found[-entry.actions :]
        elif isinstance(entry, HandStarted | HandResult) or not isinstance(entry, _HARMLESS):
            found = []
    return found, first


def since(match: Match, seat: int) -> int:
    """Return how many actions must be taken back so that a seat can redo its last one; 0 if it has none."""
    numbers = standing(match.entries)
    for actions, number in enumerate(reversed(numbers), start=1):
        entry = match.entries[number]
        if isinstance(entry, Acted) and entry.seat == seat:
            return actions
    return 0


def taken_back(match: Match, actions: int) -> tuple[State, Ledger]:
    """Return the hand before its last actions, with what the table has seen since."""
    numbers = standing(match.entries)
    if not 1 <= actions <= len(numbers):
        raise UserError("match.no_take_back")
    before, cards = _before(match, numbers[-actions])
    assert match.state is not None
    assert match.ledger is not None
    known = [_known(match.state, seat) for seat in range(match.setup.seats)]
    again = before.copy()
    for number in numbers[-actions:]:
        entry = match.entries[number]
        assert isinstance(entry, Acted)
        sizes = [again.size(seat) for seat in range(len(known))]
        events: list[Event] = []
        again.shuffler = match.shuffler()
        play_out_step(again, entry.action, events)
        if any(event.what == REBUILT for event in events):
            raise UserError("match.no_take_back")  # the new stock would be dealt a second time
        for seat, counts in enumerate(known):
            shown = needs(entry.action) if seat == entry.seat else []
            own = [event for event in events if event.seat == seat]
            _unwind(counts, shown, own, again.size(seat) - sizes[seat])
    for seat, counts in enumerate(known):
        make_known(before, seat, [max(0, count) for count in counts])
    cards.seen = match.ledger.seen | set(cards.stock[cards.place : match.ledger.place])
    return before, cards


def _before(match: Match, number: int) -> tuple[State, Ledger]:
    """Return a copy of the hand before an action of the log."""
    from canasta.match.replay import begun_like
    from canasta.match.restore import restore

    kept = match.kept.pop(number, None)
    if kept is not None:
        return kept
    again = restore(begun_like(match), match.entries[:number])
    assert again.state is not None
    assert again.ledger is not None
    return again.state, again.ledger


def _unwind(known: list[int], shown: Sequence[int], events: Sequence[Event], more: int) -> None:
    """Derive what was known of a hand before an action; ``more`` are the cards it grew by."""
    taken, threes = b"", 0
    for event in events:
        if event.what == TOOK:
            taken += event.cards
        elif event.what in (RED_THREE_SHOWN, BLACK_THREE_SHOWN):
            threes += event.amount
    unseen = max(0, more + len(shown) + threes - len(taken))
    for kind in range(len(known)):
        known[kind] += shown.count(kind) - taken.count(kind) - unseen


def _known(state: State, seat: int) -> list[int]:
    return held_counts(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
