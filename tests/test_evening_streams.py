"""Club evenings: their events, stored and read, after any sequence of commands."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule
from msgspec.structs import replace

from canasta.evenings.commands import after, create, execute
from canasta.evenings.database import AREA, StoredEvening, begin, load, summaries
from canasta.evenings.events import AnyEveningEvent, EntryAdded, EveningCreated, read_event, write_event
from canasta.evenings.fold import fold
from canasta.evenings.model import Evening
from canasta.evenings.standings import standings
from canasta.evenings.state import write_evening, write_log
from canasta.messages import UserError
from canasta.storage import MEMORY, Store
from canasta.wire import decode, encode
from canasta.wire.evenings import (
    AddEntry,
    AdjustScore,
    AnyEveningCommand,
    ByeAward,
    ChangeSettings,
    ConfirmResult,
    CorrectResult,
    DrawRound,
    EndRound,
    EnterResult,
    EveningSettings,
    EveningState,
    NewEntrant,
    PauseClock,
    ReopenRound,
    ReturnEntry,
    StartClock,
    StartRound,
    SwapEntries,
    WithdrawEntry,
)
from tests.evening_events import Club, entry, pairs, started

# --- Streams ----------------------------------------------------------------------------------------


def test_events_are_written_and_read() -> None:
    club = started()
    club.play((100, 200), (300, 400))
    again = [read_event(*write_event(event)) for event in club.events]
    assert again == club.events
    assert fold(again) == club.evening
    for kind, payload in (("unheard", {}), ("drawn", []), ("drawn", {"at": 1})):
        with pytest.raises(UserError):
            read_event(kind, payload)


def test_the_state_is_typed_json() -> None:
    club = started()
    club.play((100, 200), (300, 400))
    state = write_evening(club.evening)
    assert decode(encode(state), EveningState) == state


def test_commands_are_typed_json() -> None:
    kinds = get_args(AnyEveningCommand)
    assert len({kind.__struct_config__.tag for kind in kinds}) == len(kinds) == 24
    for command in (DrawRound(key="1"), EndRound(force=True), CorrectResult(round=1, table=2, reason="x")):
        assert msgspec.json.decode(encode(command), type=AnyEveningCommand) == command
    for wrong in ({"do": "dance"}, {"do": "draw_round", "colour": "red"}, {"do": "swap_entries", "first": 0}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, AnyEveningCommand)


def test_an_evening_is_stored_and_loaded() -> None:
    with Store(MEMORY) as store:
        with pytest.raises(UserError, match="No evening has been started"):
            load(store, "1")
        stored = begin(store, create(EveningSettings(title="Friday"), "Rosa", 0, "1"))
        for names in pairs(4):
            stored.execute(AddEntry(entry=NewEntrant(names=names)), "Rosa", 0)
        with pytest.raises(UserError):
            stored.execute(StartRound(), "Rosa", 0)
        again = load(store, stored.id)
        assert (again.evening, again.events) == (stored.evening, stored.events)
        begin(store, create(EveningSettings(), "Rosa", 0, "1"))
        with pytest.raises(UserError, match="Available: 1, 2"):
            load(store, "3")
        store.append(f"{AREA}/2", "unheard", {})
        found = {each.id: each for each in summaries(store)}
        assert (found["1"].title, found["1"].entries, found["1"].readable) == ("Friday", 4, True)
        assert not found["2"].readable
        with pytest.raises(UserError, match="evenings/2, entry 2: "):
            load(store, "2")


def test_a_write_in_between_is_not_overwritten() -> None:
    with Store(MEMORY) as store:
        one = begin(store, create(EveningSettings(), "Rosa", 0, "1"))
        other = load(store, one.id)
        one.execute(AddEntry(entry=entry("Ana", "Bruno")), "Rosa", 0)
        before = other.evening
        with pytest.raises(UserError):
            other.execute(AddEntry(entry=entry("Carla", "Diego")), "Rosa", 0)
        assert other.evening is before
        assert len(load(store, one.id).evening.entries) == 1


@pytest.mark.parametrize(
    "events",
    [
        [],
        [EntryAdded(at=0, by="", number=1, entry=NewEntrant(names=["A", "B"]), first=1)],
        [EveningCreated(at=0, by="", settings=EveningSettings(), seed="")] * 2,
        [
            EveningCreated(at=0, by="", settings=EveningSettings(), seed=""),
            EntryAdded(at=0, by="", number=3, entry=NewEntrant(names=["A", "B"]), first=1),
        ],
    ],
)
def test_a_stream_that_cannot_be_is_refused(events: list[AnyEveningEvent]) -> None:
    with pytest.raises(UserError):
        fold(events)


# --- Any sequence of commands -----------------------------------------------------------------------

NUMBERS = st.integers(1, 9)
POINTS = st.lists(st.integers(-300, 3000), min_size=2, max_size=2)
COMMANDS: st.SearchStrategy[AnyEveningCommand] = st.one_of(
    st.builds(
        AddEntry,
        entry=st.builds(
            NewEntrant, names=st.lists(st.text("abcdef", min_size=1, max_size=3), min_size=2, max_size=2)
        ),
    ),
    st.builds(WithdrawEntry, number=NUMBERS, first=st.none() | st.integers(1, 6)),
    st.builds(ReturnEntry, number=NUMBERS, first=st.none() | st.integers(1, 6)),
    st.builds(DrawRound),
    st.builds(SwapEntries, first=NUMBERS, second=NUMBERS),
    st.builds(StartRound),
    st.builds(PauseClock),
    st.builds(StartClock),
    st.builds(
        EnterResult,
        round=st.integers(1, 5),
        table=st.integers(1, 4),
        points=POINTS,
        source=st.sampled_from(["pad", "online", "director"]),
        side=st.sampled_from([1, 2, None]),
    ),
    st.builds(
        ConfirmResult, round=st.integers(1, 5), table=st.integers(1, 4), side=st.sampled_from([1, 2, None])
    ),
    st.builds(
        CorrectResult, round=st.integers(1, 5), table=st.integers(1, 4), points=POINTS, reason=st.just("why")
    ),
    st.builds(
        AdjustScore,
        entry=NUMBERS,
        points=st.integers(-5, 5),
        reason=st.just("why"),
        round=st.none() | st.integers(1, 5),
    ),
    st.builds(EndRound, force=st.booleans()),
    st.builds(ReopenRound),
)


class AnyEvening(RuleBasedStateMachine):
    """Commands in any order: refused ones change nothing, and the events always give the same evening."""

    def __init__(self) -> None:
        super().__init__()
        self.club = Club(*pairs(5), movement="swiss", rounds=5, minutes=30)

    @rule(command=COMMANDS)
    def send(self, command: AnyEveningCommand) -> None:
        before, number = self.club.evening, len(self.club.events)
        with suppress(UserError):
            self.club.do(command)
            return
        assert self.club.evening is before
        assert len(self.club.events) == number

    @rule(points=POINTS)
    def play_a_round(self, points: list[int]) -> None:
        evening = self.club.evening
        if evening.current is None or evening.current.status == "closed":
            if evening.next_round > 5 or len(evening.present(evening.next_round)) < 2:
                return
            self.club.do(DrawRound())
        if len(self.club.evening.present(len(self.club.evening.rounds))) < 2:
            return
        if self.club.evening.rounds[-1].status == "drawn":
            self.club.do(DrawRound())
            self.club.do(StartRound())
        for table in self.club.evening.rounds[-1].tables:
            if table.result is None:
                self.club.enter(table.number, total=points)
        self.club.do(EndRound(force=True))

    @invariant()
    def the_events_give_the_evening(self) -> None:
        assert fold(self.club.events) == self.club.evening

    @invariant()
    def everybody_present_has_one_place_in_a_started_round(self) -> None:
        evening = self.club.evening
        for played in evening.rounds:
            if played.status != "drawn":
                seated = [each for table in played.tables for side in table.sides for each in side]
                present = [entrant.number for entrant in evening.present(played.number)]
                assert sorted([*seated, *played.byes]) == sorted(present)

    @invariant()
    def the_standings_place_everybody(self) -> None:
        evening: Evening = self.club.evening
        rows = standings(evening).rows
        placed = [row for row in rows if row.place is not None]
        assert [row.place for row in placed] == sorted(row.place or 0 for row in placed)
        assert len({row.entry for row in rows}) == len(rows)
        for first, second in pairwise(placed):
            assert first.score >= second.score
            assert first.score > second.score or (first.place or 0) <= (second.place or 0)
        points = sum(row.points for row in rows)
        tables = [
            table
            for played in evening.closed
            for table in played.tables
            if table.result and table.number not in played.missing
        ]
        assert points == sum(sum(table.result.points) for table in tables if table.result)
        assert sum(row.wins for row in rows) == len(tables)

    def teardown(self) -> None:
        assert len(write_log(self.club.events)) == len(self.club.events)


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
    max_examples=20, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


@given(
    bye=st.builds(ByeAward, kind=st.sampled_from(["average", "fixed", "share"]), value=st.integers(0, 100))
)
@settings(deadline=None, max_examples=10)
def test_what_a_bye_earns_can_change_at_any_time(bye: ByeAward) -> None:
    club = Club(*pairs(3), rounds=1)
    club.seat(([1], [2]), byes=[3])
    club.play((1000, 600))
    made = execute(club.evening, ChangeSettings(settings=replace(club.evening.settings, bye=bye)), "", 0)
    scores = {row.entry: row.score for row in standings(after(club.evening, made)).rows}
    wanted = {"average": 800, "fixed": bye.value, "share": 10 * bye.value}[bye.kind]
    assert scores == {1: 1000, 2: 600, 3: wanted}


def test_a_stored_evening_is_made_of_its_entries() -> None:
    with Store(MEMORY) as store:
        stored = begin(store, create(EveningSettings(), "Rosa", 0, "1"))
        assert StoredEvening(store, stored.stream, store.read(stored.stream)).id == "1"
