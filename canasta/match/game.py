"""Whole games: the draw for seats, the hands, totals, sitting out, the winner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from canasta.cards import KIND_OF_CARD
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import setup_for
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
    irregular_actions,
    play_out_step,
    refusal,
    view,
)
from canasta.engine.legal import legal_actions
from canasta.engine.penalties.attempts import IRREGULAR, irregular_action, irregular_seat
from canasta.fairness import Dealing, Withheld
from canasta.irregularities.effects import Redeal
from canasta.match import log
from canasta.match.course import Course
from canasta.match.ledger import Ledger, pack_of
from canasta.match.log import Entry, HandResult, HandStarted
from canasta.match.opening import header_of, open_game
from canasta.match.ruling import check_agreed, keep_fines, ruling_of
from canasta.match.seating import SeatDraw, cards_to_draw, draw_for_seats, form_sides, sides_as_seated
from canasta.match.shuffler import HandShuffler, Lots
from canasta.match.start_position import Start, placed
from canasta.match.stream import Step
from canasta.match.undo import new_was_seen, remember_shown_cards
from canasta.match.validation import LENIENT, STRICT, validated_cause, validated_date
from canasta.messages import UserError
from canasta.shuffle import Seed, seed_of
from canasta.table.actions import DISCARD, KIND, Action
from canasta.table.events import REDEALT, RULED, STAND_IN, UPCARD
from canasta.table.state import PART_OVER, Shuffler


class Match(Course):
    """A game from the draw for seats to the winner, determined by the seed and the actions.

    Methods that change the game return a ``Step``; its ``report`` is what each receiver may know of it.

    Args:
        book: The rules.
        names: The players' names.
        seed: The host's secret seed: 32 bytes or, for a game that need not be fair, a number or a text.
        contributions: The players' contributions to the shuffle; by default derived from the seed.
        target: The total that wins, by default the book's.
        date: The date as year-month-day, for the record.
        irregularities: The mode for irregular acts: refused, or possible and called.
        withheld: Contributions that players withheld in earlier starts.
        seeded: Deal from the seed alone, without commitments, so that equal seeds give equal cards.
        start: A position at which the first hand begins.
        as_listed: Seat the players in the order of their names; the draw decides only who deals first.
        contributors: Those who contribute to the shuffle, if several tables get the same deals.

    Examples:
        >>> from canasta.books import book
        >>> match = Match(book("classic"), ["Ana", "Bruno", "Carla", "Dora"], bytes(32))
        >>> step = match.start_hand()
        >>> match.seat_names()[match.actor], match.hand_number, match.totals
        ('Ana', 1, (0, 0))
        >>> match.legal_actions()[0]
        Action('draw')
    """

    def __init__(
        self,
        book: Rulebook,
        names: Sequence[str],
        seed: Seed,
        contributions: Sequence[str] = (),
        *,
        target: int | None = None,
        date: str = "",
        irregularities: str = STRICT,
        withheld: Iterable[Withheld] = (),
        seeded: bool = False,
        start: Start | None = None,
        as_listed: bool = False,
        contributors: Sequence[str] = (),
    ) -> None:
        self.setup = setup_for(book, len(names))  # known to the draw for seats, which comes first
        self.header = header_of(
            book,
            names,
            target=target,
            irregularities=irregularities,
            position=start.line if start else "",
            as_listed=as_listed,
            withheld=withheld,
            seeded=seeded,
            contributors=contributors,
        )
        self.names = self.header.players
        self.date = validated_date(date)  #: year-month-day, or empty
        #: Whether irregular acts are refused, or can be tried and called (ruling G3).
        self.irregularities = irregularities
        self._seed = seed_of(seed)
        opening = open_game(self.header, self._seed, contributions)
        self.commitment = opening.commitment  #: the host's; empty if the deals come from the seed alone
        self.commitments = opening.commitments  #: the players', in the order of the header
        self.contributions = opening.contributions
        self.opening = opening.text  #: everything a fair deal depends on, except the seed
        self._orders = opening.orders
        self.start = start  #: the position of the first hand, if it is not dealt
        seats, sides = self.setup.seats, self.setup.sides
        #: The cards drawn for seats, round by round, and the resulting order.
        self.seat_draw = SeatDraw((), tuple(range(len(names))))
        if start is None:
            self.seat_draw = draw_for_seats(book.seat_draw, len(names), self._shuffled(hand=0))
        if start is None and not as_listed:
            super().__init__(self.setup, form_sides(self.seat_draw.order, seats, sides), self.header.target)
        else:
            super().__init__(self.setup, sides_as_seated(len(names), seats, sides), self.header.target)
        if start is not None:
            self.begin(start.state.scores, start.state.dealer)
        elif as_listed:
            best = next(player for player in self.seat_draw.order if player in self.seats)
            self.begin(dealer=(self.seats.index(best) + book.seat_draw.first_dealer) % seats)
        self.state: State | None = None
        self.ledger: Ledger | None = None  #: the physical cards of the hand; show only ``seen_by``
        self.abandoned = False
        self.history: list[HandResult] = []
        self.entries: list[Entry] = []  #: everything that was done; append-only
        self._undoable: list[tuple[int, State, Ledger]] = []
        #: While a log is followed: the hand before each action that a later take-back returns to.
        self.kept: dict[int, tuple[State, Ledger]] = {}
        self._further: HandShuffler | None = None
        self._redeals = 0  # the shuffle from which the hand in play was dealt

    @classmethod
    def at(cls, state: State, names: Sequence[str]) -> Match:
        """Begin a game whose first hand starts from a state; the players sit in the order of their names."""
        match = cls(state.setup.book, names, bytes(32), start=Start("", state))
        match.start_hand()
        return match

    @classmethod
    def dealt(cls, book: Rulebook, dealing: Dealing, date: str = "", start: Start | None = None) -> Match:
        """Begin the game for which the host and the players have committed and revealed."""
        header = dealing.header
        opening = dealing.opening  # raises a UserError until every player has revealed
        match = cls(
            book,
            header.players,
            dealing.seed,
            [dealing.contributions[name] for name in header.parties],
            target=header.target or None,
            date=date,
            irregularities=header.irregularities or STRICT,
            withheld=header.withheld,
            start=start,
            as_listed=header.as_listed,
            contributors=header.contributors,
        )
        if match.opening != opening:
            raise UserError("fair.opening")
        return match

    def __repr__(self) -> str:
        names = ", ".join(self.names)
        return f"<Match of {self.setup.book.slug}: {names}; hand {self.number}, totals {self.totals}>"

    @property
    def hand_number(self) -> int:
        """The number of the hand in play, or of the last one; 0 before the first."""
        return self.number

    @property
    def over(self) -> bool:
        """True once a side has won or the game was abandoned."""
        return bool(self.winners) or self.abandoned

    @property
    def winner(self) -> int | None:
        """The side that has won (the first of them, if ``winners`` share the victory)."""
        return self.winners[0] if self.winners else None

    @property
    def sitting_out(self) -> tuple[int, ...]:
        """The players of the game who do not play in this hand."""
        return tuple(player for player in range(len(self.names)) if player not in self.seats)

    def seat_names(self) -> list[str]:
        """Return the players' names by seat."""
        return [self.names[player] for player in self.seats]

    @property
    def actor(self) -> int:
        """The seat that acts now; -1 if none does."""
        state = self.state
        return -1 if state is None or self.over or state.part == PART_OVER else state.actor

    def start_hand(self) -> Step:
        """Deal the next hand; if a position cannot be dealt, the game is unchanged."""
        self._check_not_over()
        if self.state is not None and self.state.part != PART_OVER:
            raise UserError("match.hand_in_play", number=self.hand_number)
        first = None
        if self.start and not self.number:
            first = placed(self.start, self.setup, self._orders)
        self.next_hand()
        self._undoable = []
        events: list[Event] = []
        cards: list[tuple[int, ...]] = []
        if first is not None:
            self.state, self.ledger = first
            if self.state.pile:
                # The whole pile is public (G13). Otherwise a player could look at it with a take that is then
                # undone, and bots would know it while people would not.
                events, cards = [Event(UPCARD, self.dealer, self.state.pile)], [tuple(self.ledger.pile)]
        else:
            events, cards = self._deal(0)
        upcards = tuple(self.ledger.pile) if self.ledger and not first else ()
        self.entries.append(HandStarted(self.hand_number, self.dealer, self.seats, self.sitting_out, upcards))
        return self._step(len(self.entries) - 1, events, cards, anew=True)

    def _deal(self, shuffle: int) -> tuple[list[Event], list[tuple[int, ...]]]:
        """Deal the hand from one of its shuffles: the first, or that of a redeal (ruling G12)."""
        order = self._shuffled(self.hand_number, shuffle)
        events: list[Event] = []
        kinds = bytes(KIND_OF_CARD[card] for card in order)
        self.state = deal(self.setup, kinds, self.dealer, self.totals, events, hand=self.hand_number)
        self.ledger = Ledger(self.setup, order)
        self._redeals = shuffle
        return events, self.ledger.follow(events, lots=self._lots(len(self.entries) + 1))

    def _step(
        self, begun: int, events: Sequence[Event], cards: Sequence[tuple[int, ...]], *, anew: bool = False
    ) -> Step:
        """Return the step made since the log had ``begun`` entries; ``anew`` resends the hand."""
        state = self.state.copy() if anew and self.state is not None else None
        return Step(len(self.entries), self.entries[begun:], self.seats, events, cards, state)

    def act(self, seat: int, action: int, card: int | None = None) -> Step:
        """Carry out an action for a seat.

        Args:
            seat: The seat, which must be the one to act.
            action: One of the legal actions.
            card: The physical card that the player names for a discard (P5).

        Raises:
            IllegalAction: The rules do not allow the action. The game is unchanged.
            UserError: The action is impossible here, for example out of turn. The game is unchanged.
        """
        state, ledger = self._hand()
        self._check_acting(seat)
        reason = refusal(state, action)
        if reason is not None:
            raise IllegalAction(action, reason)
        if action >= DISCARD:
            card = ledger.named(seat, action & KIND, card, self._lots(len(self.entries) + 1))
        elif card is not None:
            raise UserError("match.card_discard")
        begun = len(self.entries)
        self.entries.append(
            log.acted(seat, state.turn, action)
            if card is None
            else log.Acted(seat, state.turn, action, card, ledger.copy_number(card))
        )
        events, cards = self._carry_out(action, card, remember=True)
        return self._step(begun, events, cards)

    def _carry_out(
        self, action: int, card: int | None, *, remember: bool
    ) -> tuple[list[Event], list[tuple[int, ...]]]:
        """Carry out an action that is legal and logged; ``remember`` allows an undo."""
        state, ledger = self.state, self.ledger
        assert state is not None
        assert ledger is not None
        before = (action, state.copy(), ledger.copy()) if remember else None
        events: list[Event] = []
        # The order of later shuffles is as secret as the seed: the state holds it only during the action.
        state.shuffler = self.shuffler()
        try:
            play_out_step(state, action, events)
            cards = ledger.follow(events, card, state.shuffler, self._lots(len(self.entries)))
        finally:
            state.shuffler = None
        if new_was_seen(action, events):
            self._undoable = []
        elif before is not None:
            self._undoable.append(before)
        if state.part == PART_OVER:
            self._finish_hand(state)
        return events, cards

    def agree(self, seat: int) -> Step:
        """Record that a seat agrees to the next request: a redeal without a cause, or a take-back."""
        state, _ = self._hand()
        self._check_seat(seat)
        self.entries.append(log.Agreed(seat, state.turn, state.seat))
        return self._step(len(self.entries) - 1, (), ())

    def referee(self, decision: str, cause: str = "") -> Step:
        """Carry out a decision of the referee, given as text; it is logged and cannot be taken back.

        A decision to redeal the hand needs either the agreement of all seats just before it, or a cause in a
        few words.

        Raises:
            UserError: The decision cannot be carried out. The game is unchanged.
        """
        state, _ = self._hand()
        decision, effects = ruling_of(self.setup, decision)
        entry = log.Ruled(state.seat, state.turn, decision, validated_cause(cause))
        if any(isinstance(effect, Redeal) for effect in effects):
            if not cause:
                check_agreed(self.entries, self.seat_names(), "match.redeal")
            begun = len(self.entries)
            decided = [Event(RULED, state.seat, words=decision), Event(REDEALT, self.dealer)]
            events, cards = self._deal(self._redeals + state.shuffles + 1)
            assert self.state is not None
            keep_fines(state, self.state)
            self.entries.append(entry)
            self._undoable = []
            return self._step(begun, decided + events, [(), (), *cards], anew=True)
        return self._out_of_the_ordinary(
            entry, lambda state, events: carry_out(state, effects, events, decision)
        )

    def attempt(self, seat: int, act: int) -> Step:
        """Carry out an irregular act for a seat, at a table that allows them.

        Args:
            seat: The seat.
            act: One of the seat's ``irregular_actions()``, or just the action it consists of.
        """
        state, _ = self._hand()
        if self.irregularities != LENIENT:
            raise UserError("live.strict")
        self._check_seat(seat)
        number = act if act >= IRREGULAR else irregular(seat, act)
        if irregular_seat(number) != seat:
            raise UserError("match.act_of_another", seat=seat)
        if number not in irregular_actions(state, seat):
            raise UserError("live.no_try", number=act)
        entry = log.Attempted(seat, state.turn, state.seat, irregular_action(number))
        return self._out_of_the_ordinary(entry, lambda state, events: attempt(state, number, events))

    def call(self, seat: int) -> Step:
        """Call the last irregular act for a seat.

        Raises:
            UserError: There is nothing to call, or it is too late.
        """
        state, _ = self._hand()
        self._check_seat(seat)
        entry = log.Called(seat, state.turn, state.seat)
        return self._out_of_the_ordinary(entry, lambda state, events: call(state, seat, events))

    def _out_of_the_ordinary(
        self, entry: log.Ruled | log.Attempted | log.Called, act: Callable[[State, list[Event]], None]
    ) -> Step:
        """Carry out and log something that is not an action, and clear the undo history."""
        state, ledger = self._hand()
        events: list[Event] = []
        state.shuffler = self.shuffler()
        try:
            act(state, events)
            cards = ledger.follow(events, None, state.shuffler, self._lots(len(self.entries) + 1))
        finally:
            state.shuffler = None
        begun = len(self.entries)
        self.entries.append(entry)
        self._undoable = []
        if state.part == PART_OVER:
            self._finish_hand(state)
        return self._step(begun, events, cards)

    def can_undo(self) -> bool:
        """Return True if the last action can be taken back."""
        return bool(self._undoable) and not self.over

    def undo(self, seat: int) -> Step:
        """Take back a seat's last action of this turn; repeat it until something new was seen.

        New information is a drawn card, a card that came with the pile, a red three, a question or an answer,
        and the next turn. The log keeps the action, and the cards that were shown stay known (ruling G13).
        """
        if not self.can_undo():
            raise UserError("match.no_undo")
        self._check_acting(seat)
        begun = len(self.entries)
        self._take_back()
        self.entries.append(log.Undone(seat))
        return self._step(begun, (), (), anew=True)

    def _take_back(self) -> None:
        now, cards = self._hand()
        action, self.state, self.ledger = self._undoable.pop()
        remember_shown_cards(now, self.state, action)
        self.ledger.seen = cards.seen  # what was seen stays known

    def take_back(self, seat: int, actions: int) -> Step:
        """Take back the last actions for a seat, if all other seats have just agreed.

        Whatever was seen stays known; see ``canasta.match.take_back``.
        """
        from canasta.match.take_back import taken_back  # which replays the hand

        state, _ = self._hand()
        self._check_seat(seat)
        check_agreed(self.entries, self.seat_names(), "match.take_back", seat)
        self.state, self.ledger = taken_back(self, actions)
        self._undoable = []
        self.entries.append(log.TakenBack(seat, state.turn, state.seat, actions))
        return self._step(len(self.entries) - 1, (), (), anew=True)

    def note(self, seat: int, why: str) -> Step:
        """Note that a bot plays the rest of this turn for a seat, and why: ``time`` or ``away``."""
        state, _ = self._hand()
        self._check_seat(seat)
        if why not in log.NOTES:
            raise UserError("match.note", why=why)
        self.entries.append(log.Noted(seat, state.turn, state.seat, why))
        return self._step(len(self.entries) - 1, (Event(STAND_IN, seat, words=why),), ((),))

    def legal_actions(self) -> list[Action]:
        """Return the legal actions of the seat that acts now; empty if none does."""
        state = self.state
        return [] if state is None or self.actor < 0 else legal_actions(state)

    def view(self, seat: int) -> View:
        """Return the hand as a seat may see it; -1 is a player who sits out, or a spectator."""
        if self.state is None:
            raise UserError("match.no_hand")
        return view(self.state, seat)

    def abandon(self) -> Step:
        """Abandon the game, without a winner; the seed may be revealed."""
        self._check_not_over()
        self.abandoned = True
        self._undoable = []
        self.entries.append(log.Abandoned())
        return self._step(len(self.entries) - 1, (), ())

    def reveal(self) -> bytes:
        """Return the seed once the game is over or abandoned; with it, anyone can check every deal."""
        if not self.over:
            raise UserError("match.secret")
        return self._seed

    def secret(self) -> bytes:
        """Return the seed even while it is secret: only for saving a game on the local machine."""
        return self._seed

    def _shuffled(self, hand: int, shuffle: int = 0) -> list[int]:
        """Return the cards of a hand in shuffled order, top first (G12); hand 0 is the draw for seats."""
        cards: Sequence[int] = pack_of(self.setup)
        if hand == 0:
            cards = cards_to_draw(self.setup.book.seat_draw, len(self.names), cards)
        return self._orders.shuffled(cards, hand, shuffle)

    def shuffler(self) -> Shuffler:
        """Return the source of further shuffles of the hand in play."""
        done = self._further
        if done is None or (done.hand, done.done) != (self.number, self._redeals):
            done = self._further = HandShuffler(self._orders, self.number, self._redeals)
        return done

    def _lots(self, step: int) -> Lots:
        """Return the lots of a step, by its number in the log."""
        return Lots(self._orders, step)

    def _hand(self) -> tuple[State, Ledger]:
        self._check_not_over()
        if self.state is None or self.ledger is None:
            raise UserError("match.no_hand")
        if self.state.part == PART_OVER:
            raise UserError("match.hand_over", number=self.hand_number)
        return self.state, self.ledger

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.setup.seats:
            raise UserError("live.seat", number=seat + 1, last=self.setup.seats)

    def _check_acting(self, seat: int) -> None:
        self._check_seat(seat)
        if seat != self.actor:
            raise UserError("match.not_acting", seat=self.actor, number=seat + 1)

    def _check_not_over(self) -> None:
        if self.over:
            raise UserError("match.abandoned" if self.abandoned else "match.over")

    def _finish_hand(self, state: State) -> None:
        lines, points = self.count_hand(state)
        result = HandResult(
            self.hand_number,
            self.dealer,
            self.seats,
            tuple(lines),
            points,
            self.totals,
            state.ending,
            state.out,
            state.concealed,
        )
        self.history.append(result)
        self.entries.append(result)
