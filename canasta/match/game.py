"""A whole game: the draw for seats, hand after hand, totals, sitting out, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date as Date
from typing import Final

from canasta.cards import KIND_OF_CARD, card_text
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import (
    Event,
    IllegalAction,
    State,
    View,
    deal,
    play_out_step,
    refusal,
    score,
    tally,
    view,
)
from canasta.engine import totals as sum_lines
from canasta.match.ledger import Ledger, pack_of
from canasta.match.log import Abandoned, Acted, Entry, HandResult, HandStarted, Undone
from canasta.match.seating import SeatDraw, cards_to_draw, draw_for_seats, form_sides, seat_players
from canasta.match.shuffler import FairShuffler
from canasta.match.undo import new_was_seen, take_back
from canasta.messages import Complaint
from canasta.shuffle import commitment, shuffled
from canasta.table.actions import DISCARD, KIND
from canasta.table.state import PART_OVER, Shuffler

LONGEST_NAME: Final = 40
#: Marks of the record, which a name would be taken for.
_MARKS: Final = '#,:;"'


class Match:
    """A game from the draw for seats to the winner. Everything follows from the seed and the actions.

    >>> from canasta.books import book
    >>> match = Match(book("classic"), ["Ana", "Bruno", "Carla", "Dora"], bytes(32))
    >>> events = match.start_hand()
    >>> match.seat_names()[match.state.actor], match.hand_number, match.totals
    ('Bruno', 1, (0, 0))
    """

    def __init__(
        self,
        book: Rulebook,
        names: Sequence[str],
        seed: bytes,
        contributions: Sequence[str] = (),
        *,
        target: int | None = None,
        date: str = "",
    ) -> None:
        self.setup = Setup(book, len(names))
        self.names = _checked_names(names)
        self.contributions = _checked_contributions(contributions, self.names)
        self.target = _checked_target(book, target)  #: 0 if a number of hands makes the game
        self.date = _checked_date(date)  #: year-month-day, or empty
        self._seed = seed
        self.commitment = commitment(seed)
        #: What everybody drew for the seats, round by round, and the order that came of it.
        self.seat_draw: SeatDraw = draw_for_seats(book.seat_draw, len(names), self._shuffled(hand=0))
        #: The players of each side, in seating order.
        self.members = form_sides(self.seat_draw.order, self.setup.seats, self.setup.sides)
        self.hand_number = 0
        #: The player at each seat: of the hand in play, or of the first one before it is dealt.
        self.seats = self._seated(1)
        self.dealer = self._dealer(1)
        self.totals = (0,) * self.setup.sides  #: by side, after the finished hands
        self.state: State | None = None
        self.ledger: Ledger | None = None  #: the physical cards of the hand; show only ``seen_by``
        self.winners: tuple[int, ...] = ()  #: sides; several only where a victory can be shared
        self.abandoned = False
        self.history: list[HandResult] = []
        self.entries: list[Entry] = []  #: all that was done; only ever added to
        self._undoable: list[tuple[int, State, Ledger]] = []

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play: a side has won, or the game was broken off."""
        return bool(self.winners) or self.abandoned

    @property
    def winner(self) -> int | None:
        """The side that has won (the first of them, if ``winners`` share the victory)."""
        return self.winners[0] if self.winners else None

    @property
    def sitting_out(self) -> tuple[int, ...]:
        """The players who belong to the game and not to this hand."""
        return tuple(player for player in range(len(self.names)) if player not in self.seats)

    def seat_names(self) -> list[str]:
        """The players' names by seat."""
        return [self.names[player] for player in self.seats]

    def start_hand(self) -> list[Event]:
        """Deal the next hand; the events are those of the deal."""
        self._check_not_over()
        if self.state is not None and self.state.part != PART_OVER:
            raise Complaint("match.hand_in_play", number=self.hand_number)
        number = self.hand_number + 1
        order = self._shuffled(number)
        dealer = self._dealer(number)
        events: list[Event] = []
        kinds = bytes(KIND_OF_CARD[card] for card in order)
        self.state = deal(self.setup, kinds, dealer, self.totals, events, hand=number)
        self.ledger = Ledger(self.setup, order)
        self.ledger.follow(events)
        self.hand_number = number
        self.dealer = dealer
        self.seats = self._seated(number)
        self._undoable = []
        upcards = tuple(self.ledger.pile)
        self.entries.append(HandStarted(number, dealer, self.seats, self.sitting_out, upcards))
        return events

    def act(self, action: int, card: int | None = None) -> list[Event]:
        """Carry out an action of the player who acts now, and tell what happened.

        ``card`` is the physical card a player names for a discard (P5). What cannot be done raises
        ``IllegalAction`` or a ``Complaint``, and nothing has changed then.
        """
        state, ledger = self._hand()
        reason = refusal(state, action)
        if reason is not None:
            raise IllegalAction(action, reason)
        seat = state.actor
        if action >= DISCARD:
            card = self._named_card(ledger, seat, action & KIND, card)
        elif card is not None:
            raise Complaint("match.card_discard")
        self.entries.append(
            Acted(seat, state.turn, action)
            if card is None
            else Acted(seat, state.turn, action, card, ledger.copy_number(seat, card))
        )
        before = (action, state.copy(), ledger.copy())
        events: list[Event] = []
        # The order of later shuffles is as secret as the seed: the state has it while it acts, no longer.
        state.shuffler = self._shuffler()
        try:
            play_out_step(state, action, events)
            ledger.follow(events, card, state.shuffler)
        finally:
            state.shuffler = None
        if new_was_seen(action, events):
            self._undoable = []
        else:
            self._undoable.append(before)
        if state.part == PART_OVER:
            self._finish_hand(state)
        return events

    def can_undo(self) -> bool:
        """Whether the last action can be taken back."""
        return bool(self._undoable) and not self.over

    def undo(self) -> None:
        """Take back the last action of this turn, again and again as far as something new was seen.

        New is a card drawn or come with the pile, a red three, a question or an answer, the next turn. The
        log keeps what was done, and everybody remembers the cards that were shown (ruling G13).
        """
        if not self.can_undo():
            raise Complaint("match.no_undo")
        now, _ = self._hand()
        action, state, ledger = self._undoable.pop()
        take_back(now, state, action)
        self.state, self.ledger = state, ledger
        self.entries.append(Undone(state.actor))

    def view(self, seat: int) -> View:
        """The hand as a seat may see it; -1 for someone who sits out or looks on."""
        if self.state is None:
            raise Complaint("match.no_hand")
        return view(self.state, seat)

    def abandon(self) -> None:
        """Break the game off: nobody wins, and the seed may be revealed."""
        self._check_not_over()
        self.abandoned = True
        self._undoable = []
        self.entries.append(Abandoned())

    def reveal(self) -> bytes:
        """The seed, once the game is over or broken off: from then on anyone can check every deal."""
        if not self.over:
            raise Complaint("match.secret")
        return self._seed

    def secret(self) -> bytes:
        """The seed, even while it must be kept from everybody: only to save a game on one's own machine."""
        return self._seed

    def _shuffled(self, hand: int) -> list[int]:
        """The cards of a hand in the order of the fair shuffle, top first (G12); hand 0 draws for seats."""
        cards: Sequence[int] = pack_of(self.setup)
        if hand == 0:
            cards = cards_to_draw(self.setup.book.seat_draw, len(self.names), cards)
        return shuffled(cards, self._seed, self.contributions, hand, 0)

    def _shuffler(self) -> Shuffler:
        """Where further shuffles of the hand in play come from."""
        return FairShuffler(self._seed, self.contributions, self.hand_number)

    def _dealer(self, hand: int) -> int:
        """The seat that deals a hand: the deal passes to the left (G16)."""
        return (self.setup.book.seat_draw.first_dealer + hand - 1) % self.setup.seats

    def _seated(self, hand: int) -> tuple[int, ...]:
        """The player at each seat in a hand."""
        always = self.setup.book.seat_draw.always_play
        return seat_players(self.members, self.setup.seats, hand, always)

    def _hand(self) -> tuple[State, Ledger]:
        self._check_not_over()
        if self.state is None or self.ledger is None:
            raise Complaint("match.no_hand")
        if self.state.part == PART_OVER:
            raise Complaint("match.hand_over", number=self.hand_number)
        return self.state, self.ledger

    def _check_not_over(self) -> None:
        if self.over:
            raise Complaint("match.abandoned" if self.abandoned else "match.over")

    def _named_card(self, ledger: Ledger, seat: int, kind: int, card: int | None) -> int:
        if card is None:
            return ledger.first(seat, kind)
        if card not in ledger.hands[seat]:
            raise Complaint("match.card_held", seat=seat, card=_name_of(card))
        if KIND_OF_CARD[card] != kind:
            raise Complaint("match.card_kind", card=_name_of(card), kind=kind)
        return card

    def _finish_hand(self, state: State) -> None:
        lines = score(self.setup.book, tally(state))
        points = sum_lines(lines, self.setup.sides)
        self.totals = tuple(total + gain for total, gain in zip(self.totals, points, strict=True))
        result = HandResult(
            self.hand_number,
            self.dealer,
            self.seats,
            tuple(lines),
            tuple(points),
            self.totals,
            state.ending,
            state.out,
            state.concealed,
        )
        self.history.append(result)
        self.entries.append(result)
        self.winners = winners_of(self.setup.book, self.totals, self.hand_number, self.target)


def winners_of(book: Rulebook, totals: Sequence[int], hands: int, target: int) -> tuple[int, ...]:
    """The sides that have won after so many hands; none while the game goes on.

    >>> from canasta.books import book
    >>> winners_of(book("classic"), (5200, 5400), 9, 5000), winners_of(book("classic"), (5200, 5200), 9, 5000)
    ((1,), ())
    """
    best = max(totals)
    leaders = tuple(side for side, total in enumerate(totals) if total == best)
    if book.hands:
        # So many hands make a game, and a victory can be shared (H1).
        return leaders if hands >= book.hands else ()
    # The highest total wins once someone has reached the target; level leaders play on (G4).
    return leaders if best >= target and len(leaders) == 1 else ()


def _name_of(card: int) -> str:
    return card_text(card) if 0 <= card < len(KIND_OF_CARD) else str(card)


def _checked_target(book: Rulebook, target: int | None) -> int:
    if book.hands:
        if target:
            raise Complaint("match.target_hands", slug=book.slug, number=book.hands)
        return 0
    found = book.target if target is None else target
    if found < 1:
        raise Complaint("match.target", target=found)
    return found


def _checked_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names that can be read aloud and found again in a record."""
    seen: set[str] = set()
    for name in names:
        if not name:
            raise Complaint("match.name_empty")
        if len(name) > LONGEST_NAME:
            raise Complaint("match.name_long", name=name, number=LONGEST_NAME)
        wrong = next((letter for letter in name if letter in _MARKS or not letter.isprintable()), None)
        if wrong is not None or name != " ".join(name.split()):
            raise Complaint("match.name_letter", name=name, letter=repr(wrong or " "))
        if name.casefold() in seen:
            raise Complaint("match.name_twice", name=name)
        seen.add(name.casefold())
    return tuple(names)


def _checked_contributions(contributions: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    if contributions and len(contributions) != len(names):
        raise Complaint("match.contributions", number=len(names), given=len(contributions))
    for name, text in zip(names, contributions, strict=False):
        try:
            text.encode("utf-8")
        except UnicodeEncodeError as error:
            raise Complaint("match.contribution_text", name=name) from error
    return tuple(contributions)


def _checked_date(date: str) -> str:
    try:
        if date and Date.fromisoformat(date).isoformat() != date:
            raise ValueError
    except ValueError as error:
        raise Complaint("match.date", date=date) from error
    return date
