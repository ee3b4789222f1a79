"""A game with undo, take-backs, the referee and irregular acts, compared with snapshots of the table.

The model keeps a snapshot of the table before every action, the log at that point, and the sum of all hands.
Taking back must restore exactly that snapshot; a refused action must leave the last one unchanged.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from canasta.books import book
from canasta.cards import KIND_OF_CARD
from canasta.engine import IllegalAction, legal_actions
from canasta.engine.penalties.attempts import irregular_seat, irregularities_in
from canasta.jobs import Variant
from canasta.match import (
    ONLOOKER,
    Abandoned,
    Acted,
    Agreed,
    Attempted,
    Called,
    Follower,
    HandResult,
    HandStarted,
    Match,
    Noted,
    Ruled,
    Step,
    TakenBack,
    Undone,
    restore,
)
from canasta.match.codec import decode, encode
from canasta.match.replay import begun_like
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record
from canasta.table.actions import ALL_ACTIONS, ASK, DISCARD, LAY_NATURAL, NO, YES
from canasta.table.penalty import tried_of
from canasta.table.state import NATURALS, PART_OVER, SPECIALS
from tests.models.machine import Machine
from tests.penalised import random_decision
from tests.records.player import NAMES, facts, seed_of
from tests.test_referee_game import check_ledger

VARIANTS = (
    *(Variant("classic", players) for players in (2, 3, 4, 5, 6)),
    *(
        Variant("caliente", 2, ("caliente_cards",)),
        Variant("caliente", 4, ("always_frozen",)),
        Variant("caliente", 6),
    ),
    *(
        Variant("boat", 2),
        Variant("boat", 3),
        Variant("boat", 4),
        Variant("american", 4),
        Variant("american", 5),
    ),
    *(Variant("knee", 4), Variant("knee", 6)),
)
numbers = st.integers(0, 2**32)
seats = st.integers(0, 5)
#: Fields of a state that hold a seat's cards, and the fields after them, which hold what is known of it.
_HELD = max(NATURALS, SPECIALS) + 6


class Picture(NamedTuple):
    """The table with every card face up, without the players' knowledge of it."""

    facts: dict[str, Any]
    hands: list[list[int]]

    def gained(self, after: Picture) -> bool:
        """Return whether some hand has a card afterwards that it did not have before."""
        return any(not set(new) <= set(old) for old, new in zip(self.hands, after.hands, strict=True))


def picture_of(match: Match) -> Picture | None:
    if match.state is None or match.ledger is None:
        return None
    found: dict[str, Any] = facts(match.state)
    found["held"] = found["held"][:_HELD]
    return Picture(found, [sorted(hand) for hand in match.ledger.hands])


class GameMachine(Machine):
    """``Match`` compared with the snapshots."""

    match: Match

    @initialize(variant=st.sampled_from(VARIANTS), lenient=st.booleans(), seed=numbers)
    def begin(self, variant: Variant, lenient: bool, seed: int) -> None:
        rules = book(variant.book).with_options(variant.options)
        self.match = Match(
            rules, NAMES[: variant.players], seed_of(str(seed)), target=None if rules.hands else 600,
            irregularities="referee" if lenient else "refused",
        )  # fmt: skip
        self.log: list[object] = []
        self.undoable: list[Picture] = []  # in this turn, before each action that can be undone
        self.standing: list[Picture] = []  # in this hand, before each action that can be taken back
        self.agreed: set[int] = set()  # who has agreed since the last action
        self.totals = [0] * self.match.setup.sides
        self.hands = 0
        self.followers = {seat: Follower() for seat in range(ONLOOKER, self.match.setup.seats)}
        if seed % 5:
            self.deal()

    # --- The model ----------------------------------------------------------------------------------

    @property
    def in_hand(self) -> bool:
        return not self.match.over and self.match.state is not None and self.match.state.part != PART_OVER

    def done(self, step: Step, *kinds: type) -> None:
        """Check that the log has grown by entries of these kinds, perhaps by a result."""
        match = self.match
        assert match.entries[: len(self.log)] == self.log
        new = match.entries[len(self.log) :]
        assert list(step.entries) == new
        assert step.number == len(match.entries)
        found = [type(entry) for entry in new]
        ended = bool(new) and isinstance(new[-1], HandResult)
        assert found == [*kinds, *([HandResult] if ended else [])]
        self.log = list(match.entries)
        if not isinstance(new[0], Agreed):
            self.agreed = set()
        for seat, follower in self.followers.items():
            follower.receive(step.report(seat))
        if ended:
            result = new[-1]
            assert isinstance(result, HandResult)
            self.hands += 1
            self.totals = [total + points for total, points in zip(self.totals, result.points, strict=True)]
            self.no_way_back()

    def no_way_back(self) -> None:
        self.undoable, self.standing = [], []

    def refused(self, doing: Callable[[], object]) -> None:
        """Check that an action is refused with a message and that nothing has changed."""
        before, log = picture_of(self.match), list(self.match.entries)
        with pytest.raises((UserError, IllegalAction)):
            doing()
        assert picture_of(self.match) == before
        assert self.match.entries == log

    # --- Actions ------------------------------------------------------------------------------------

    @rule()
    def deal(self) -> None:
        if self.in_hand or self.match.over:
            self.refused(self.match.start_hand)
            return
        self.done(self.match.start_hand(), HandStarted)
        self.no_way_back()

    @precondition(lambda self: not self.match.over)
    @rule(times=st.integers(1, 60), luck=numbers)
    def play(self, times: int, luck: int) -> None:
        rng = Random(luck)
        for _ in range(times):
            if self.in_hand:
                self.act(rng)
            elif not self.match.over:
                self.deal()

    @precondition(lambda self: self.in_hand)
    @rule(luck=numbers)
    def play_to_the_end(self, luck: int) -> None:
        rng = Random(luck)
        while self.in_hand:
            self.act(rng)

    def act(self, rng: Random) -> None:
        match = self.match
        assert match.state is not None
        if self.undoable and rng.random() < 0.15:
            self.undo(match.actor)
            return
        legal = legal_actions(match.state)
        lays = [action for action in legal if LAY_NATURAL <= action < DISCARD]
        action = rng.choice(lays if lays and rng.random() < 0.6 else legal)
        before = picture_of(match)
        assert before is not None
        self.standing.append(before)
        self.undoable.append(before)
        self.done(match.act(match.actor, action), Acted)
        after = picture_of(match)
        assert after is not None
        same = all(before.facts[name] == after.facts[name] for name in ("turn", "place", "shuffles"))
        if action in (ASK, YES, NO) or not same or before.gained(after) or not self.in_hand:
            self.undoable = []  # a player has seen or been sent something new

    @rule(seat=seats, action=st.sampled_from(ALL_ACTIONS))
    def act_unlawfully(self, seat: int, action: int) -> None:
        match = self.match
        if self.in_hand and seat == match.actor:
            assert match.state is not None
            if action in legal_actions(match.state):
                return
        self.refused(lambda: match.act(seat, action))

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        match = self.match
        if not self.undoable or seat != match.actor:
            self.refused(lambda: match.undo(seat))
            return
        self.standing.pop()
        self.done(match.undo(seat), Undone)
        assert picture_of(match) == self.undoable.pop()

    @precondition(lambda self: self.undoable)
    @rule(times=st.integers(1, 3))
    def undo_rightly(self, times: int) -> None:
        for _ in range(min(times, len(self.undoable))):
            self.undo(self.match.actor)

    @rule(seat=seats)
    def agree(self, seat: int) -> None:
        if not self.in_hand or seat >= self.match.setup.seats:
            self.refused(lambda: self.match.agree(seat))
            return
        self.done(self.match.agree(seat), Agreed)
        self.agreed.add(seat)

    @precondition(lambda self: self.in_hand)
    @rule(but=seats)
    def all_agree(self, but: int) -> None:
        for seat in range(self.match.setup.seats):
            if seat != but:
                self.agree(seat)

    @rule(seat=seats, actions=st.integers(0, 12))
    def take_back(self, seat: int, actions: int) -> None:
        match = self.match
        others = set(range(match.setup.seats)) - {seat}
        may = self.in_hand and seat < match.setup.seats and others <= self.agreed
        if not may or not 1 <= actions <= len(self.standing):
            self.refused(lambda: match.take_back(seat, actions))
            return
        wanted = self.standing[-actions]
        now = picture_of(match)
        assert now is not None
        if wanted.facts["shuffles"] != now.facts["shuffles"]:
            self.refused(lambda: match.take_back(seat, actions))
            return
        self.done(match.take_back(seat, actions), TakenBack)
        assert picture_of(match) == wanted
        del self.standing[-actions:]
        self.undoable = []

    @precondition(lambda self: self.standing)
    @rule(seat=seats, actions=st.integers(1, 30))
    def take_back_rightly(self, seat: int, actions: int) -> None:
        asker = seat % self.match.setup.seats
        self.all_agree(asker)
        self.take_back(asker, min(actions, len(self.standing)))

    @rule(luck=numbers, cause=st.sampled_from(["", "the cards lay face up"]))
    def referee(self, luck: int, cause: str) -> None:
        match = self.match
        if not self.in_hand:
            self.refused(lambda: match.referee("told_count offender=1", cause))
            return
        assert match.state is not None
        decision = random_decision(match.state, Random(luck))
        before, log = picture_of(match), list(match.entries)
        agreed = self.agreed >= set(range(match.setup.seats))
        try:
            step = match.referee(decision, cause)
        except UserError:
            assert picture_of(match) == before
            assert match.entries == log
            return
        self.done(step, Ruled)
        if any(event.what == "redealt" for event in step.open_events):
            assert cause or agreed
        self.no_way_back()

    @rule(luck=numbers)
    def attempt(self, luck: int) -> None:
        match = self.match
        if not self.in_hand or match.irregularities != "referee":
            self.refused(lambda: match.attempt(0, 0))
            return
        assert match.state is not None
        acts = sorted(irregularities_in(match.state))
        if acts:
            act = acts[luck % len(acts)]
            self.done(match.attempt(irregular_seat(act), act), Attempted)
            self.no_way_back()

    @rule(seat=seats)
    def call(self, seat: int) -> None:
        match = self.match
        tried = tried_of(match.state) if self.in_hand and match.state is not None else None
        if tried is None or seat >= match.setup.seats:
            self.refused(lambda: match.call(seat))
            return
        before, log = picture_of(match), list(match.entries)
        try:
            step = match.call(seat)
        except UserError:  # too late, or the offender's own side
            assert picture_of(match) == before
            assert match.entries == log
            return
        self.done(step, Called)
        self.no_way_back()

    @rule(seat=seats, why=st.sampled_from(["time", "away", "bored"]))
    def note(self, seat: int, why: str) -> None:
        if not self.in_hand or why == "bored" or seat >= self.match.setup.seats:
            self.refused(lambda: self.match.note(seat, why))
            return
        self.done(self.match.note(seat, why), Noted)

    @rule(record=st.booleans())
    def leave_and_come_back(self, record: bool) -> None:
        """Continue with the game as read back from disk: nothing may be different."""
        match = self.match
        if record:
            self.match = read_record(write_record(match, with_secret=True))
        else:
            kept = [decode(*encode(entry)) for entry in match.entries]
            self.match = restore(begun_like(match), kept)
        assert self.match.entries == self.log
        assert picture_of(self.match) == picture_of(match)
        for seat in self.followers:
            if match.state is not None:
                assert self.match.view(seat) == match.view(seat)

    @rule(sure=st.integers(0, 30))
    def abandon(self, sure: int) -> None:
        if self.match.over:
            self.refused(self.match.abandon)
        elif sure == 30:
            self.done(self.match.abandon(), Abandoned)
            self.no_way_back()

    # --- Invariants ---------------------------------------------------------------------------------

    @invariant()
    def everything_fits(self) -> None:
        match = self.match
        assert match.can_undo() == bool(self.undoable)
        assert list(match.totals) == self.totals
        assert match.hand_number - self.hands == (1 if self._between_deal_and_result() else 0)
        if match.state is None:
            return
        if match.state.part != PART_OVER:
            check_ledger(match)
        for seat, follower in self.followers.items():
            assert follower.view == match.view(seat)
        assert match.ledger is not None
        for seat, hand in enumerate(match.ledger.hands):
            known, cards = match.view(ONLOOKER).known(seat), [KIND_OF_CARD[card] for card in hand]
            assert all(count <= cards.count(kind) for kind, count in enumerate(known))

    def _between_deal_and_result(self) -> bool:
        return self.match.state is not None and self.match.state.part != PART_OVER

    @invariant()
    def somebody_wins_when_the_sums_say_so(self) -> None:
        match, best = self.match, max(self.totals)
        leaders = [side for side, total in enumerate(self.totals) if total == best]
        if match.setup.book.hands:
            won = leaders if self.hands == match.setup.book.hands else []
        else:
            won = leaders if best >= match.target and len(leaders) == 1 else []
        assert list(match.winners) == won

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert verify_record(write_record(self.match, with_secret=True)).ok
