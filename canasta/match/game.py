"""A whole game: the draw for seats, hand after hand, totals, sitting out, the winner."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from canasta.cards import KIND_OF_CARD, card_text
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import (
    Event,
    IllegalAction,
    State,
    View,
    attempt,
    call,
    carry_out,
    deal,
    irregular,
    play_out_step,
    refusal,
    score,
    tally,
    view,
)
from canasta.engine import totals as sum_lines
from canasta.irregularities.effects import Redeal
from canasta.match.ledger import Ledger, pack_of
from canasta.match.log import (
    Abandoned,
    Acted,
    Attempted,
    Called,
    Entry,
    HandResult,
    HandStarted,
    Ruled,
    Undone,
)
from canasta.match.ruling import keep_fines, ruling_of
from canasta.match.seating import SeatDraw, cards_to_draw, draw_for_seats, form_sides, seat_players
from canasta.match.shuffler import FairShuffler
from canasta.match.undo import new_was_seen, take_back
from canasta.match.validation import (
    LENIENT,
    STRICT,
    validated_contributions,
    validated_date,
    validated_irregularities,
    validated_names,
    validated_target,
)
from canasta.messages import Complaint
from canasta.shuffle import commitment, shuffled
from canasta.table.actions import DISCARD, KIND
from canasta.table.events import REDEALT, RULED
from canasta.table.state import PART_OVER, Shuffler


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
        irregularities: str = STRICT,
    ) -> None:
        self.setup = Setup(book, len(names))
        self.names = validated_names(names)
        self.contributions = validated_contributions(contributions, self.names)
        self.target = validated_target(book, target)  #: 0 if a number of hands makes the game
        self.date = validated_date(date)  #: year-month-day, or empty
        #: Whether irregular acts are refused, or can be tried and called (ruling G3).
        self.irregularities = validated_irregularities(irregularities)
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
        self._redeals = 0  # the shuffle of the hand in play from which it was dealt

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
        self.hand_number += 1
        self.dealer = self._dealer(self.hand_number)
        self.seats = self._seated(self.hand_number)
        self._undoable = []
        events = self._deal(0)
        assert self.ledger is not None
        upcards = tuple(self.ledger.pile)
        self.entries.append(HandStarted(self.hand_number, self.dealer, self.seats, self.sitting_out, upcards))
        return events

    def _deal(self, shuffle: int) -> list[Event]:
        """Deal the hand from one of its shuffles: the first, or that of a redeal (ruling G12)."""
        order = self._shuffled(self.hand_number, shuffle)
        events: list[Event] = []
        kinds = bytes(KIND_OF_CARD[card] for card in order)
        self.state = deal(self.setup, kinds, self.dealer, self.totals, events, hand=self.hand_number)
        self.ledger = Ledger(self.setup, order)
        self.ledger.follow(events)
        self._redeals = shuffle
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

    def referee(self, decision: str) -> list[Event]:
        """Carry out a decision of the referee, told as text; it is logged and never taken back.

        What cannot be carried out raises a ``Complaint``, and nothing has changed then.
        """
        state, _ = self._hand()
        decision, effects = ruling_of(self.setup, decision)
        entry = Ruled(state.seat, state.turn, decision)
        if any(isinstance(effect, Redeal) for effect in effects):
            told = [Event(RULED, state.seat, words=decision), Event(REDEALT, self.dealer)]
            told += self._deal(self._redeals + state.shuffles + 1)
            assert self.state is not None
            keep_fines(state, self.state)
            self.entries.append(entry)
            self._undoable = []
            return told
        return self._out_of_the_ordinary(
            entry, lambda state, events: carry_out(state, effects, events, decision)
        )

    def attempt(self, seat: int, action: int) -> list[Event]:
        """A seat does something irregular, at a table where that is possible."""
        state, _ = self._hand()
        if self.irregularities != LENIENT:
            raise Complaint("live.strict")
        entry = Attempted(seat, state.turn, state.seat, action)
        return self._out_of_the_ordinary(
            entry, lambda state, events: attempt(state, irregular(seat, action), events)
        )

    def call(self, seat: int) -> list[Event]:
        """A seat calls the irregular act that was done last, if it is in time."""
        state, _ = self._hand()
        entry = Called(seat, state.turn, state.seat)
        return self._out_of_the_ordinary(entry, lambda state, events: call(state, seat, events))

    def _out_of_the_ordinary(
        self, entry: Ruled | Attempted | Called, act: Callable[[State, list[Event]], None]
    ) -> list[Event]:
        """Do what is no action, log it, and let nobody take anything back any more."""
        state, ledger = self._hand()
        events: list[Event] = []
        state.shuffler = self._shuffler()
        try:
            act(state, events)
            ledger.follow(events, None, state.shuffler)
        finally:
            state.shuffler = None
        self.entries.append(entry)
        self._undoable = []
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

    def _shuffled(self, hand: int, shuffle: int = 0) -> list[int]:
        """The cards of a hand in the order of the fair shuffle, top first (G12); hand 0 draws for seats."""
        cards: Sequence[int] = pack_of(self.setup)
        if hand == 0:
            cards = cards_to_draw(self.setup.book.seat_draw, len(self.names), cards)
        return shuffled(cards, self._seed, self.contributions, hand, shuffle)

    def _shuffler(self) -> Shuffler:
        """Where further shuffles of the hand in play come from."""
        return FairShuffler(self._seed, self.contributions, self.hand_number, self._redeals)

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
        self.winners = winners_after(self.setup.book, self.target, self.totals, self.hand_number)


def winners_after(book: Rulebook, target: int, totals: Sequence[int], hand: int) -> tuple[int, ...]:
    """The sides that have won after a hand, none if the game goes on.

    >>> from canasta.books import book
    >>> winners_after(book("classic"), 5000, [5200, 5400], 9)
    (1,)
    """
    best = max(totals)
    leaders = tuple(side for side, total in enumerate(totals) if total == best)
    if book.hands:
        # So many hands make a game, and a victory can be shared (H1).
        return leaders if hand == book.hands else ()
    # The highest total wins once someone has reached the target; level leaders play on (G4).
    return leaders if best >= target and len(leaders) == 1 else ()


def _name_of(card: int) -> str:
    return card_text(card) if 0 <= card < len(KIND_OF_CARD) else str(card)
