"""Views: what a seat may see and know, and sampling of the rest.

A view is a state with the hidden cards removed, so it contains nothing secret that could leak. It follows the
game from the redacted events alone, with the same turn machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from canasta.build.native import i64
from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.reserve import unpack_set
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally
from canasta.engine.apply import play_out_step
from canasta.engine.legal import legal_actions
from canasta.engine.penalties.attempts import irregular_actions
from canasta.engine.penalties.effects import PERFORMED, perform
from canasta.engine.scoring import sets_of
from canasta.messages import UserError
from canasta.table.actions import NO, Action
from canasta.table.events import (
    ACTED,
    BLACK_THREE_SHOWN,
    DREW,
    REBUILT,
    RED_THREE_SHOWN,
    RESERVE,
    SPECIAL_HAND,
    TOOK,
    Event,
)
from canasta.table.packing import FIELD, SHIFT, SIZE_SHIFT, SPECIAL_FIELD_ONE, held_count, held_counts
from canasta.table.penalty import IrregularAct, PenaltyGroup, debt_of, groups_of, tried_of
from canasta.table.state import (
    ADDED,
    BLACK_THREES,
    CALIENTES,
    FOUR_BLACKS,
    HOLDS_THREE,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    RED_THREES,
    SPECIALS,
    State,
)


class View:
    """A hand as one seat sees it.

    Seats and sides count from zero. Cards are kinds, as numbers: ``canasta.cards.LETTERS`` has their letters.

    Args:
        state: The state of the hand; the view keeps a copy without the hidden cards.
        seat: The seat; -1 for a spectator or a player who sits out.

    Raises:
        UserError: If the table does not have this seat.

    Attributes:
        seat: The seat.

    Examples:
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 setsA=555 pile=5K")
        >>> mine = View(state, 0)
        >>> mine.size(1), mine.frozen, len(mine.legal_actions())
        (11, False, 4)
    """

    __slots__ = ("_state", "seat")

    def __init__(self, state: State, seat: int) -> None:
        seats = state.setup.seats
        if seat < -1 or seat >= seats:
            raise UserError("view.seat", number=seat, last=seats - 1)
        hidden = state.copy()
        held = hidden.held
        other: i64
        for other in range(seats):
            if other != seat:
                size = held[SPECIALS + other] >> SIZE_SHIFT
                held[NATURALS + other] = held[KNOWN_NATURALS + other]
                held[SPECIALS + other] = held[KNOWN_SPECIALS + other] + (size << SIZE_SHIFT)
        hidden.stock = bytes((UNKNOWN,)) * len(state.stock)
        hidden.reserves = tuple(
            tuple(bytes((UNKNOWN,)) * len(cards) for cards in reserves) for reserves in state.reserves
        )
        if seat != state.seat:
            hidden.drawn_three = 0
            hidden.flags &= ~HOLDS_THREE
        hidden.shuffler = None
        hidden.partial = True
        self._state = hidden
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return self.seat == other.seat and self._state.facts() == other._state.facts()

    def __hash__(self) -> int:
        return hash(self._state.facts())

    def __copy__(self) -> View:
        return _view_of(self._state.copy(), self.seat)

    def __deepcopy__(self, memo: dict[int, object]) -> View:
        return _view_of(self._state.copy(), self.seat)

    def __reduce__(self) -> tuple[Callable[[State, int], View], tuple[State, int]]:
        return _view_of, (self._state, self.seat)

    def __repr__(self) -> str:
        return f"<View of seat {self.seat} '{self}'>"

    def __str__(self) -> str:
        """What the seat may see, as a line of notation."""
        return str(self._state)

    def _repr_svg_(self) -> str | None:
        """Draw what the seat may see; notebooks call this."""
        return self._state._repr_svg_()

    @property
    def setup(self) -> Setup:
        """Book and players."""
        return self._state.setup

    @property
    def position(self) -> State:
        """A copy of the view as a partial state, to write down or to query."""
        return self._state.copy()

    @property
    def packed(self) -> State:
        """The partial state itself, for fast readers: it must not be changed."""
        return self._state

    @property
    def turn_seat(self) -> int:
        """The seat whose turn it is."""
        return self._state.seat

    @property
    def actor(self) -> int:
        """The seat to act now."""
        return self._state.actor

    @property
    def part(self) -> int:
        """The part of the turn (``canasta.table.state.PART_DRAW`` …)."""
        return self._state.part

    @property
    def flags(self) -> int:
        """The flags of this turn (``canasta.table.state.DID_DRAW`` …)."""
        return self._state.flags

    @property
    def turn(self) -> int:
        """The number of turns before this one."""
        return self._state.turn

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self._state.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals at the start of the hand."""
        return self._state.scores

    @property
    def hand(self) -> list[int]:
        """The seat's own cards, as a count for each kind; empty for a receiver without cards."""
        return self.known(self.seat) if self.seat >= 0 else [0] * 16

    def known(self, seat: int) -> list[int]:
        """Return the cards known to be in a hand, as a count for each kind (ruling G13)."""
        return held_counts(self._state.held[NATURALS + seat], self._state.held[SPECIALS + seat])

    def penalty_cards(self, seat: int) -> tuple[PenaltyGroup, ...]:
        """Return the penalty cards of a seat, which lie open, the earliest exposed first."""
        return groups_of(self._state, seat)

    def owes(self, seat: int) -> int:
        """Return how many discards a seat owes before it draws again."""
        return debt_of(self._state, seat)

    def size(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return self._state.size(seat)

    def sets(self, side: int) -> tuple[SetTally, ...]:
        """Return a side's sets."""
        return sets_of(self._state, side)

    def red_threes(self, side: int) -> int:
        """Return how many red threes a side has on the table."""
        return self._state.laid[RED_THREES + side]

    def opened(self, side: int) -> bool:
        """Return True if a side has made its first meld."""
        return bool(self._state.opened >> side & 1)

    def need(self, side: int) -> int:
        """Return the count a side needs for its first meld."""
        return self._state.needs[side]

    @property
    def count(self) -> int:
        """The value laid in this turn towards the first meld."""
        return self._state.count

    @property
    def stock_size(self) -> int:
        """The number of cards left in the stock."""
        return self._state.stock_size()

    @property
    def pile_size(self) -> int:
        """The number of cards in the pile."""
        return len(self._state.pile)

    @property
    def top(self) -> int:
        """The top card of the pile, or -1."""
        return self._state.pile[-1] if self._state.pile else -1

    @property
    def shown_pile(self) -> bytes:
        """The cards of the pile to show on a screen, the top card last: as many as the book allows."""
        return self._state.pile[-self._state.setup.book.look_back :]

    def black_threes(self, side: int) -> int:
        """Return how many black threes a side has shown, in books that show them like red ones."""
        return self._state.laid[BLACK_THREES + side]

    @property
    def known_pile(self) -> bytes:
        """The whole pile, as a perfect memory has it, bottom to top; a screen shows only the top card."""
        return self._state.pile

    @property
    def frozen(self) -> bool:
        """True if the pile is frozen."""
        return self._state.frozen

    @property
    def stopped(self) -> bool:
        """True if the player in turn may not take the pile because of its top card."""
        return self._state.stopped

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the seat; empty while another seat acts."""
        return legal_actions(self._state) if self._state.actor == self.seat else []

    @property
    def tried(self) -> IrregularAct | None:
        """The irregular act that may still be called, as the table saw it."""
        return tried_of(self._state)

    def irregular_actions(self) -> list[int]:
        """Return the irregular acts the seat could try now, at a table that allows them."""
        return irregular_actions(self._state, self.seat) if self.seat >= 0 else []

    def unseen(self) -> list[int]:
        """Return how many cards of each kind are hidden, in the stock or in other hands."""
        state = self._state
        counts = [state.setup.deck.count(kind) for kind in range(16)]
        for seat in range(state.setup.seats):
            for kind, number in enumerate(self.known(seat)):
                counts[kind] -= number
        for side in range(state.setup.sides):
            for cards in self.sets(side):
                counts[cards.kind] -= cards.naturals
                counts[TWO] -= cards.twos
                counts[TWO + 1] -= cards.jokers
            counts[RED_THREE] -= self.red_threes(side)
            counts[CALIENTE] -= state.laid[CALIENTES + side]
            counts[BLACK_THREE] -= state.laid[BLACK_THREES + side]
            for rank in range(RANKS):
                counts[rank] -= state.laid[ADDED + side] >> SHIFT[rank] & FIELD
            for packed in state.closed[side] if state.closed else ():
                place, naturals, twos, jokers = unpack_set(packed)
                if naturals:
                    counts[place] -= naturals
                counts[TWO] -= twos
                counts[JOKER] -= jokers
        if state.flags & FOUR_BLACKS:
            counts[BLACK_THREE] -= 4
        for kind in state.pile + state.aside:
            counts[kind] -= 1
        return counts

    def follow(self, events: Iterable[Event]) -> None:
        """Follow the redacted events of one action, running the turn machine on what was seen."""
        events = list(events)
        state = self._state
        drawn = b""
        before: bytes | None = None  # cards from the old stock, once a new one was made
        for number, event in enumerate(events):
            if event.what == DREW:
                drawn += _seen_by(event, events[number + 1 : number + 2])
            elif event.what == RESERVE:
                reserves = list(state.reserves)
                reserves[event.seat] = (event.cards, *reserves[event.seat][1:])
                state.reserves = tuple(reserves)
            elif event.what == REBUILT:
                before, drawn = drawn, b""
            elif event.what in _SHOWN and not _came_by(events, number):
                # It was in the hand, hidden until now.
                kind = _SHOWN[event.what]
                known = held_count(0, state.held[SPECIALS + event.seat], kind)
                state.held[SPECIALS + event.seat] += max(0, event.number - known) * SPECIAL_FIELD_ONE[kind]
                if events[0].number == NO:
                    state.flags |= HOLDS_THREE
        if before is not None:
            state.next_stock = drawn
            drawn = before
        state.stock = state.stock[: state.place] + drawn + state.stock[state.place + len(drawn) :]
        for event in events:
            if event.what == ACTED:
                play_out_step(state, event.number)
            elif event.what in PERFORMED:
                perform(state, event, None)
            elif event.what == SPECIAL_HAND:
                state.special = event.number  # hidden cards do not show which one it is


def _view_of(state: State, seat: int) -> View:
    """Return the view of a seat that has this partial state, for copies."""
    seen = View(state, seat)
    seen._state = state
    return seen


_SHOWN = {RED_THREE_SHOWN: RED_THREE, BLACK_THREE_SHOWN: BLACK_THREE}


def _seen_by(drew: Event, following: list[Event]) -> bytes:
    """Return a drawn card if it was seen: a three that is shown right after is known."""
    if drew.cards[0] == UNKNOWN and following and following[0].seat == drew.seat:
        kind = _SHOWN.get(following[0].what, UNKNOWN)
        return bytes((kind,))
    return drew.cards


def _came_by(events: list[Event], number: int) -> bool:
    """Return True if threes shown in an event were drawn, or lay in pile or reserve, right before it."""
    seat = events[number].seat
    event = events[number - 1]
    if event.what in _SHOWN and number > 1 and event.seat == seat:
        return events[number - 2].what == TOOK  # threes of the other colour came with them
    if event.what == RESERVE:
        return event.seat == seat and UNKNOWN not in event.cards
    return event.what in (DREW, TOOK) and event.seat == seat


def threes_came_to_light(state: State, seat: int) -> bool:
    """Return True if a seat's hidden red threes have been shown: dealt ones are, in its first turn."""
    if state.cleared >> seat & 1:
        return True
    setup = state.setup
    had_turn = (seat - state.dealer - 1) % setup.seats <= state.turn
    return had_turn and bool(setup.book.first_turn) and not state.reserves


def view(state: State, seat: int) -> View:
    """Return what a seat may see.

    Args:
        state: The state of the hand.
        seat: The seat, counted from zero; -1 for a spectator or a player who sits out.

    Returns:
        A view without hidden cards. It does not change with the state; ``View.follow`` keeps it up to date.

    Raises:
        UserError: If the table does not have this seat.

    Examples:
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 hand2=44 pile=5K")
        >>> seen = view(state, 1)
        >>> seen.size(0), sum(seen.known(0)), sum(seen.hand)
        (5, 0, 2)
    """
    return View(state, seat)
