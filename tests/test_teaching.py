"""Classes without a server: entries are read again, tables branch, and the coach marks."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.coach.decision import choices_of, value_choices
from canasta.coach.wire import write_valuation
from canasta.engine import View
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table.actions import action_text, parse_action
from canasta.teaching import commands
from canasta.teaching.classroom import Classroom, OpenTable, fold_class
from canasta.teaching.commands import Actor, execute
from canasta.teaching.events import (
    AnyClassEvent,
    ClassCreated,
    MemberJoined,
    read_class_event,
    write_class_event,
)
from canasta.teaching.items import asked_state, question, read_item
from canasta.teaching.marks import mark
from canasta.teaching.open_table import at_node, position_at
from canasta.wire import class_commands as wire
from canasta.wire.teaching import FromExercise, FromPosition, StoredSource

POSITION = "classic turn=1:play hand1=KKK55 hand2=4466788 hand3=999JJA hand4=6688TTQ setsA=QQQ pile=7"
TEACHER = Actor(1, teacher=True, owner=True, at=10, seed="07" * 32)
PUPIL = Actor(2, teacher=False, owner=False, at=20)


class Room:
    """A class, with everything that happened in it."""

    def __init__(self) -> None:
        self.events: list[AnyClassEvent] = [
            ClassCreated(at=0, by=0, name="Beginners", person="rosa", owner="Rosa"),
            MemberJoined(at=1, by=2, number=2, name="Ana", person="ana"),
        ]
        self.do(wire.AddFolder(title="First"))
        self.add(FromPosition(position=POSITION))

    @property
    def now(self) -> Classroom:
        return fold_class(self.events)

    def add(self, source: StoredSource) -> None:
        self.events += commands.add_item(self.now, 1, "", "", read_item(source), TEACHER)

    def do(self, command: wire.AnyClassCommand, by: Actor = TEACHER) -> None:
        self.events += execute(self.now, command, by)

    def refused(self, command: wire.AnyClassCommand, by: Actor = TEACHER) -> str:
        with pytest.raises(UserError) as problem:
            self.do(command, by)
        return problem.value.message

    def open(self, *seats: int) -> OpenTable:
        self.do(wire.OpenClassTable(start=wire.StartFromItem(1), seats=list(seats)))
        for number in {each for each in seats if each}:
            self.do(wire.ShowHands(table=1, yes=True), TEACHER if number == 1 else PUPIL)
        return self.now.tables[0]

    def act(self, action: str, by: Actor = TEACHER) -> None:
        self.do(wire.PlayAtTable(table=1, node=self.now.tables[0].node, action=action), by)


def test_a_class_is_read_again_from_its_entries() -> None:
    room = Room()
    room.open(2, 0, 0, 0)
    room.act("lay KKK", PUPIL)
    room.do(wire.StepTable(table=1, node=0))
    room.do(wire.OpenPoll(item=1))
    room.do(wire.AnswerPoll(poll=1, choice=1), PUPIL)
    room.do(wire.ClosePoll(poll=1))
    room.do(wire.SetHomework(folder=1, due=5, retry=True))
    room.do(wire.AnswerHomework(homework=1, item=1, choice=0), PUPIL)
    room.do(wire.RevealHomework(homework=1, item=1), PUPIL)
    room.do(wire.RemoveItem(item=1))
    room.do(wire.LeaveClass(), PUPIL)
    again = fold_class(read_class_event(*write_class_event(each)) for each in room.events)
    assert again == room.now
    assert again.number == len(room.events)
    assert again.tables[0].status == "closed"  # a person who has left does not consent
    assert commands.join(again, "ana", "Anna", 30)[0].at == 30
    (back,) = commands.join(again, "ana", "Anna", 30)
    assert fold_class([back], again).member_of("ana") == again.member(2).__class__(2, "Anna", "ana")


def test_entries_that_are_damaged_are_named() -> None:
    for kind, payload, message in (
        ("unknown", {}, "teaching.error.event"),
        ("joined", {"at": 1, "by": 1}, "teaching.error.event_form"),
        ("joined", [], "teaching.error.event"),
    ):
        with pytest.raises(UserError) as problem:
            read_class_event(kind, payload)
        assert problem.value.message == message
    with pytest.raises(UserError):
        fold_class([])
    with pytest.raises(UserError):
        fold_class([Room().events[0], Room().events[0]])


def test_a_table_goes_back_and_branches() -> None:
    room = Room()
    table = room.open(0, 0, 0, 0)
    start = position_at(table, 0)
    for action in ("lay KKK", "discard 5"):
        room.act(action)
    room.do(wire.StepTable(table=1, node=0))
    assert position_at(room.now.tables[0], 0) == start
    room.act("lay KKK")
    assert len(room.now.tables[0].nodes) == 2  # the same action adds nothing
    room.do(wire.StepTable(table=1, node=0))
    room.act("discard K")
    table = room.now.tables[0]
    assert (table.path(3), table.line, table.children(0)) == ([3], (3,), [1, 3])
    room.do(wire.StepTable(table=1, node=1))
    assert room.now.tables[0].line == (1, 2)  # it goes on with what was tried last
    assert room.refused(wire.StepTable(table=1, node=9)) == "teaching.error.node"
    assert room.refused(wire.PlayAtTable(table=1, node=0, action="draw")) == "teaching.error.moved"


@settings(max_examples=12, deadline=None)
@given(st.data())
def test_any_way_through_the_tree_gives_the_same_positions(data: Any) -> None:
    room = Room()
    room.open(0, 0, 0, 0)
    seen: dict[int, str] = {}
    for _ in range(8):
        table = room.now.tables[0]
        if data.draw(st.booleans()) and table.nodes:
            node = data.draw(st.integers(0, len(table.nodes)))
            room.do(wire.StepTable(table=1, node=node))
            table = room.now.tables[0]
        match = at_node(table, table.node).match
        if match.actor < 0:
            continue
        legal = match.view(match.actor).legal_actions()
        room.act(action_text(data.draw(st.sampled_from(legal))))
        table = room.now.tables[0]
        for node in range(len(table.nodes) + 1):
            match = at_node(table, node).match
            if match.state is not None and match.actor >= 0:
                assert seen.setdefault(node, position_at(table, node)) == position_at(table, node)
        assert table.node in (0, *table.line)
        assert list(table.line[: len(table.path(table.node))]) == table.path(table.node)


def test_a_consent_counts_at_every_table_that_goes_on_from_there() -> None:
    room = Room()
    room.open(2, 0, 0, 0)
    room.do(wire.OpenClassTable(start=wire.StartFromMoment(1), seats=[1, 0, 0, 0]))
    room.do(wire.OpenClassTable(start=wire.StartFromItem(1), seats=[0, 0, 0, 0]))
    assert [each.status for each in room.now.tables] == ["open", "asking", "open"]
    room.do(wire.ShowHands(table=2, yes=True))
    room.do(wire.OpenClassTable(start=wire.StartFromMoment(2), seats=[0, 0, 0, 0]))
    assert [each.status for each in room.now.tables] == ["open"] * 4
    room.do(wire.ShowHands(table=1, yes=False), PUPIL)
    # The fourth goes on from the second, and that from the first; the third is another deal.
    assert [each.status for each in room.now.tables] == ["closed", "closed", "open", "closed"]
    assert room.refused(wire.ShowHands(table=4, yes=True), PUPIL) == "teaching.error.table_closed"
    again = Room()
    again.open(2, 0, 0, 0)
    again.do(wire.OpenClassTable(start=wire.StartFromMoment(1), seats=[0, 0, 0, 0]))
    again.do(wire.ShowHands(table=2, yes=False), PUPIL)  # she sat at the first table only
    assert [each.status for each in again.now.tables] == ["open", "closed"]
    again.do(wire.LeaveClass(), PUPIL)
    assert [each.status for each in again.now.tables] == ["closed", "closed"]


def test_seats_play_for_themselves_and_the_teacher_for_nobody() -> None:
    room = Room()
    room.open(2, 0, 0, 0)
    assert room.refused(wire.PlayAtTable(table=1, node=0, action="lay KKK")) == "teaching.error.not_your_turn"
    assert room.refused(wire.PlayForSeat(table=1, node=0)) == "teaching.error.seat_taken"
    room.act("discard 5", PUPIL)
    node = room.now.tables[0].node
    assert room.refused(wire.PlayAtTable(table=1, node=node, action="draw"), PUPIL) == (
        "teaching.error.not_your_turn"
    )
    room.do(wire.PlayForSeat(table=1, node=node))
    table = room.now.tables[0]
    assert {each.seat for each in table.nodes[1:]} == {1}
    assert at_node(table, table.node).match.actor == 2
    assert room.refused(wire.DealNext(table=1, node=table.node)) == "match.hand_in_play"
    room.do(wire.EndClassTable(table=1))
    assert room.refused(wire.StepTable(table=1, node=0)) == "teaching.error.table_ended"
    stranger = Actor(0, teacher=False, owner=False, at=0)
    assert room.refused(wire.LeaveClass(), stranger) == "server.no_class"
    director = Actor(0, teacher=True, owner=False, at=0)
    assert room.refused(wire.LeaveClass(), director) == "teaching.error.join"


def test_a_question_holds_what_the_player_knows() -> None:
    content = read_item(FromPosition(position=POSITION))
    hidden = asked_state(content)
    assert content.asked == "classic turn=1:play hand1=55KKK hand2=#7 hand3=#6 hand4=#7 setsA=QQQ pile=7"
    assert hidden.actor == read_position(POSITION).actor
    room = Room()
    asked = question(room.now.item(1))
    assert asked.position == content.asked
    assert [each.actions for each in asked.choices] == [
        [action_text(action)] for action in View(hidden, 0).legal_actions()
    ]


def test_an_exercise_offers_its_own_plays_if_they_are_legal() -> None:
    room = Room()
    room.add(FromExercise(position=POSITION, kind="lay", choices=[["lay KKK", "discard 5"], ["discard 5"]]))
    asked = question(room.now.item(2))
    assert [each.actions for each in asked.choices] == [["lay KKK", "discard 5"], ["discard 5"]]
    assert asked.question == "What do you lay, if anything?"
    for wrong in (["lay AAA"], ["lay KKK", "discard K"], ["lay KKK", "discard 5", "draw"]):
        with pytest.raises(UserError) as problem:
            read_item(FromExercise(position=POSITION, choices=[wrong, ["discard 5"]]))
        assert problem.value.message == "teaching.error.choice"


def test_nothing_is_asked_where_nothing_can_be_chosen() -> None:
    with pytest.raises(UserError) as problem:
        read_item(FromPosition(position="american turn=1:play hand1=44"))
    assert problem.value.message == "teaching.error.forced"


def test_the_coach_values_every_choice_in_the_same_deals() -> None:
    view = View(asked_state(read_item(FromPosition(position=POSITION))), 0)
    found = value_choices(view, samples=300)
    assert found.choices == choices_of(view)
    assert len(found.advice) == len(found.choices)
    best = found.advice[found.answer]
    assert best.chance.mean == max(each.chance.mean for each in found.advice)
    assert (best.behind.mean, best.behind_chance.mean) == (0, 0)
    for choice, advice in zip(found.choices, found.advice, strict=True):
        assert advice.actions[: len(choice)] == choice
        assert advice.behind_chance.mean == pytest.approx(best.chance.mean - advice.chance.mean)
    assert value_choices(view, samples=300) == found  # the same on every machine


def test_marks_name_what_a_choice_costs() -> None:
    view = View(asked_state(read_item(FromPosition(position=POSITION))), 0)
    valued = write_valuation(value_choices(view, samples=600))
    best = valued.choices[valued.answer].actions
    marked = mark(valued, best)
    assert marked is not None
    assert (marked.label, marked.cost.mean) == ("same", 0)
    worst = max(range(len(valued.plays)), key=lambda place: valued.plays[place].behind_chance.mean)
    marked = mark(valued, valued.choices[worst].actions)
    assert marked is not None
    assert marked.cost == valued.plays[worst].behind_chance
    assert marked.label != "same"
    assert mark(valued, ["lay AAA"]) is None
    assert parse_action(best[0]) in view.legal_actions()


def test_a_class_has_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room()
    monkeypatch.setattr(commands, "FOLDERS", 1)
    assert room.refused(wire.AddFolder(title="More")) == "teaching.error.many_folders"
    monkeypatch.setattr(commands, "ITEMS", 1)
    with pytest.raises(UserError):
        room.add(FromPosition(position=POSITION))
    monkeypatch.setattr(commands, "TRIES", 1)
    room.do(wire.SetHomework(folder=1, due=5, retry=True))
    answer = wire.AnswerHomework(homework=1, item=1, choice=0)
    room.do(answer, PUPIL)
    assert room.refused(answer, PUPIL) == "teaching.error.many_tries"
    monkeypatch.setattr(commands, "MEMBERS", 2)
    with pytest.raises(UserError) as problem:
        commands.join(room.now, "cleo", "Cleo", 0)
    assert problem.value.message == "teaching.error.many_members"
    monkeypatch.setattr(commands, "MOVES", 1)
    room.open(0, 0, 0, 0)
    room.act("lay KKK")
    assert room.refused(wire.PlayAtTable(table=1, node=1, action="discard 5")) == (
        "teaching.error.many_moves"
    )
    for title in ("", "x" * 81, "a\x07b"):
        assert room.refused(wire.RenameClass(name=title)) == "teaching.error.title"
