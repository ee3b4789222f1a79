"""A score pad with corrections, compared with a plain list of points.

Two windows have the same pad open: a write based on an outdated pad is refused, and the window reads the pad
again.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from canasta.messages import UserError
from canasta.scorepad import read_csv, read_json, write_csv, write_json
from canasta.scorepad.database import StoredPad, begin, games, load
from canasta.storage import StorageError, Store
from tests.models.machine import Machine

#: Totals from which a side of the classic book needs the next higher count (classic 15).
_NEEDS = ((3000, 120), (1500, 90), (0, 50))
points = st.integers(-40, 400).map(lambda number: number * 5)
both = st.tuples(points, points)
#: Below 0, after the last hand and beyond it.
anywhere = st.integers(-1, 9)
windows = st.sampled_from([0, 1])


def entry_of(gains: tuple[int, int], counted: bool) -> dict[str, Any]:
    """Return the entry of a hand: points alone, or cards laid and left as far as the pack allows."""
    if not counted or sum(map(abs, gains)) > 500:
        return {"sides": [{"points": gain} for gain in gains]}
    return {"sides": [{"laid": gain} if gain >= 0 else {"left": [-gain]} for gain in gains]}


class PadMachine(Machine):
    """``StoredPad`` and its file compared with the list."""

    pads: list[StoredPad]

    @initialize(start=st.sampled_from([(0, 0), (1490, -5), (2900, 2950)]), played=st.integers(0, 2))
    def begin(self, start: tuple[int, int], played: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        path = Path(self.folder.name) / "pad.db"
        self.stores = [Store(path), Store(path)]
        self.played, self.start = played, start if played else (0, 0)
        self.target = 5000
        self.points: list[tuple[int, int]] = []  # of each hand that counts
        self.raises: list[dict[str, int]] = [{}]  #: of each hand, and of the next one, by side
        self.names = ["Ana", "Bruno"]
        self.stakes: list[int] = [0]  #: cents per thousand points, of each hand and of the next one
        self.typed: list[str] = []
        self.correcting, self.offered = (
            0,
            False,
        )  #: the hand it is for; whether an answer was taken back
        self.former: list[tuple[int, tuple[int, int]]] = []  # corrected entries: their place and points
        self.struck: list[tuple[int, tuple[int, int]]] = []
        data = {
            "book": "classic", "sides": [["Ana"], ["Bruno"]], "totals": list(self.start), "played": played,
            "target": self.target, "stake": None,
        }  # fmt: skip
        kept = begin(self.stores[0], data)
        self.pads = [kept, load(self.stores[1], kept.id)]
        self.known = [True, True]  # whether a window has seen all writes

    def teardown(self) -> None:
        if hasattr(self, "folder"):
            for store in self.stores:
                store.close()
            self.folder.cleanup()

    # --- The model ----------------------------------------------------------------------------------

    def sums(self, hands: int) -> tuple[list[int], bool]:
        """Return the totals after some hands, and whether the game is over: later hands do not count."""
        totals = list(self.start)
        for gains in self.points[:hands]:
            if self.over(totals):
                return totals, True
            totals = [total + gain for total, gain in zip(totals, gains, strict=True)]
        return totals, self.over(totals)

    def over(self, totals: list[int]) -> bool:
        return max(totals) >= self.target and totals[0] != totals[1]

    def wrote(self, window: int) -> None:
        self.known = [each == window for each in (0, 1)]
        self.typed, self.correcting, self.offered = [], 0, False

    def refused(self, window: int, doing: Callable[[], object], kind: type[UserError] = UserError) -> None:
        pad = self.pads[window]
        before = pad.pad, pad.draft, pad.number
        with pytest.raises(kind):
            doing()
        assert (pad.pad, pad.draft, pad.number) == before

    def in_time(self, window: int, doing: Callable[[], object]) -> bool:
        """Write to the pad; a window that does not know the other's write is refused and reloads it."""
        if self.known[window]:
            doing()
            return True
        self.refused(window, doing, StorageError)
        self.read_again(window)
        return False

    def place(self, number: int) -> int | None:
        place = number - self.played - 1
        return place if 0 <= place < len(self.points) else None

    # --- Actions ------------------------------------------------------------------------------------

    @rule(window=windows, gains=both, counted=st.booleans())
    def hand(self, window: int, gains: tuple[int, int], counted: bool) -> None:
        pad = self.pads[window]
        if self.known[window] and self.sums(len(self.points))[1]:
            self.refused(window, lambda: pad.hand(entry_of(gains, counted)))
        elif not self.known[window] and pad.pad.sheet().over:
            self.read_again(window)
        elif self.in_time(window, lambda: pad.hand(entry_of(gains, counted))):
            self.points.append(gains)
            self.raises.append({})
            self.stakes.append(self.stakes[-1])
            self.wrote(window)

    @rule(window=windows, number=anywhere, gains=both, counted=st.booleans())
    def correct(self, window: int, number: int, gains: tuple[int, int], counted: bool) -> None:
        pad, place = self.pads[window], self.place(number)
        if not self.known[window]:
            self.read_again(window)
            pad = self.pads[window]
        if place is None:
            self.refused(window, lambda: pad.correct(number, entry_of(gains, counted)))
            return
        pad.correct(number, entry_of(gains, counted))
        self.former.append((place, self.points[place]))
        self.points[place] = gains
        self.wrote(window)

    @rule(window=windows, number=anywhere)
    def strike(self, window: int, number: int) -> None:
        place = self.place(number)
        if not self.known[window]:
            self.read_again(window)
        pad = self.pads[window]
        if place is None:
            self.refused(window, lambda: pad.strike(number))
            return
        pad.strike(number)
        self.struck.append((number, self.points[place]))
        self.former = [(at - (at > place), was) for at, was in self.former if at != place]
        # A raise for the hand goes with it; a stake that was changed before it stays in force.
        del self.points[place], self.raises[place], self.stakes[place]
        self.wrote(window)

    @rule(window=windows, side=st.sampled_from([0, 1]), more=st.integers(-1, 3))
    def raise_count(self, window: int, side: int, more: int) -> None:
        change = {"raise": {"side": "AB"[side], "points": more * 10}}
        pad = self.pads[window]
        if more < 0:
            self.refused(window, lambda: pad.change(change))
        elif self.in_time(window, lambda: pad.change(change)):
            self.raises[-1][str(side)] = more * 10
            self.known = [each == window for each in (0, 1)]

    @rule(window=windows, place=st.sampled_from([0, 1]), name=st.sampled_from(["Ana", "Bruno", "Eva", ""]))
    def rename(self, window: int, place: int, name: str) -> None:
        if not self.known[window]:
            self.read_again(window)
        pad = self.pads[window]
        old = self.names[place]
        if not name or name == self.names[1 - place]:
            self.refused(window, lambda: pad.change({"names": {old: name}}))
            return
        pad.change({"names": {old: name}})
        self.names[place] = name
        self.known = [each == window for each in (0, 1)]

    @rule(window=windows, cents=st.sampled_from([0, 50, 100]))
    def stake(self, window: int, cents: int) -> None:
        pad = self.pads[window]
        change = {"stake": {"hand_per_thousand": cents} if cents else None}
        if self.in_time(window, lambda: pad.change(change)):
            self.stakes[-1] = cents
            self.known = [each == window for each in (0, 1)]

    @rule(window=windows, answer=st.text("0123456789", max_size=3), correcting=st.integers(0, 2))
    def key_in(self, window: int, answer: str, correcting: int) -> None:
        pad = self.pads[window]
        if self.in_time(window, lambda: pad.typed(correcting, answer)):
            if correcting != self.correcting:
                self.typed, self.offered = [], False
            self.correcting = correcting
            self.typed.append(answer)
            self.known = [each == window for each in (0, 1)]

    @rule(window=windows)
    def key_in_again(self, window: int) -> None:
        """Take back the last answer, which is then offered as the default."""
        pad, answers = self.pads[window], self.typed[:-1]
        if self.in_time(window, lambda: pad.retype(self.correcting, answers, {"k": "v"})):
            self.typed, self.offered = answers, True
            self.known = [each == window for each in (0, 1)]

    @rule(window=windows)
    def drop(self, window: int) -> None:
        if not self.known[window]:
            self.read_again(window)
        self.pads[window].drop()
        if self.typed or self.offered:
            self.wrote(window)

    @rule(window=windows, entry=st.sampled_from([None, {}, {"sides": [{}]}, {"sides": [{"laid": -5}, {}]}]))
    def nonsense(self, window: int, entry: object) -> None:
        pad = self.pads[window]
        self.refused(window, lambda: pad.hand(entry))
        self.refused(window, lambda: pad.change(entry))

    @rule(window=windows)
    def read_again(self, window: int) -> None:
        self.pads[window] = load(self.stores[window], self.pads[window].id)
        self.known[window] = True

    @rule()
    def take_elsewhere(self) -> None:
        """Export the pad to files and check that they are read as the same pad."""
        pad = next(pad.pad for pad, known in zip(self.pads, self.known, strict=True) if known)
        assert read_json(write_json(pad)) == pad
        assert read_csv(write_csv(pad)) == pad

    # --- Invariants ---------------------------------------------------------------------------------

    @invariant()
    def the_sheet_is_the_sum_of_its_hands(self) -> None:
        for pad, known in zip(self.pads, self.known, strict=True):
            if not known:
                continue
            sheet = pad.pad.sheet()
            totals, over = self.sums(len(self.points))
            assert (list(sheet.totals), sheet.over) == (totals, over)
            assert list(sheet.game.names) == self.names
            assert len(sheet.hands) == len(self.points)
            for place, hand in enumerate(sheet.hands):
                before, ended = self.sums(place)
                assert hand.number == self.played + place + 1
                assert hand.points == self.points[place]
                assert hand.counts == (not ended)
                assert list(hand.table.needs) == self.needs(place)
                gain = abs(self.points[place][0] - self.points[place][1])
                paid = sum(payment.cents for payment in hand.payments)
                assert paid == (0 if ended else -(-gain * self.stakes[place] // 1000))
                assert list(hand.before) == before
            assert list(sheet.next.needs) == self.needs(len(self.points))
            assert list(pad.draft.answers) == self.typed
            assert sorted((former.hand, tuple(former.points)) for former in pad.former()) == sorted(
                [(self.played + at + 1, was) for at, was in self.former] + self.struck
            )

    def needs(self, place: int) -> list[int]:
        totals = self.sums(place)[0]
        usual = [next((need for least, need in _NEEDS if total >= least), 0) for total in totals]
        return [need + self.raises[place].get(str(side), 0) for side, need in enumerate(usual)]

    @invariant()
    def the_list_of_games_knows_it(self) -> None:
        if hasattr(self, "stores"):
            (found,) = games(self.stores[0])
            assert found.pad is not None
            assert list(found.pad.sheet().totals) == self.sums(len(self.points))[0]
