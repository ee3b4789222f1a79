"""The teacher's room on a server: who may do and see what, open tables by consent, polls, homework."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.books import book
from canasta.client import Client, ServerError
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.match import Match
from canasta.notation import read_position, write_record
from canasta.storage import Store
from canasta.wire.exercises import ExerciseAnswer
from canasta.wire.people import Export
from canasta.wire.teaching import (
    ClassList,
    ClassPage,
    HomeworkPage,
    HomeworkResults,
    ItemPreview,
    OpenTablePage,
)
from tests.serving import NAMES, Running, running
from tests.teaching_members import DECISIVE, OTHER, POSITION, Member, enrol, eventually, refusal, teach
from tests.test_server_hostile import call as raw_call


@pytest.fixture
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """A server with a quick coach; on PostgreSQL where a test asks for it."""
    settings: dict[str, Any] = {"samples": 200}
    if getattr(request, "param", "sqlite") == "postgres":
        settings["database"] = request.getfixturevalue("postgres").url
    with running(tmp_path, **settings) as found:
        yield found


#: Tests of everything that is written run on both homes of the database.
ON_BOTH = pytest.mark.parametrize("server", ["sqlite", "postgres"], indirect=True)


def hides_others(position: str) -> bool:
    """Return whether all hands but that of the player to act are unknown."""
    state = read_position(position)
    others = [seat for seat in range(state.setup.seats) if seat != state.actor]
    return all(unknown_in_hand(state, seat) == state.size(seat) for seat in others)


# --- Classes and folders --------------------------------------------------------------------------


@ON_BOTH
def test_pupils_join_by_link_and_see_no_folders(server: Running) -> None:
    teacher = teach(server)
    teacher.add(title="A set of kings", note="Look at the pile.")
    (ana,) = enrol(server, teacher, "Ana")
    page = ana.page()
    assert (page.role, page.me, page.folders, page.link) == ("member", 2, [], None)
    assert [(each.name, each.teacher) for each in page.members] == [("Rosa", True), ("Ana", False)]
    (folder,) = teacher.page().folders
    assert [each.title for each in folder.items] == ["A set of kings"]
    assert [each.joined for each in ana.client.call("GET", "/api/teaching", ClassList).classes] == [True]
    stranger = Member(Client(server.address, name="Eve"), teacher.id)
    for path in ("", "/tables/1", "/polls/1", "/homework/1", "/items/1", "/folders.json", "/link.svg"):
        assert stranger.unseen(path) == "server.no_class"
    assert stranger.refused("leave") == "server.no_class"


def test_a_new_link_ends_the_former_one(server: Running) -> None:
    teacher = teach(server)
    path = f"/api/teaching/{teacher.id}/link"
    first, second = (teacher.client.call("POST", path, dict)["link"] for _ in range(2))
    ana = Client(server.address, name="Ana")

    def join(link: str) -> ClassPage:
        return ana.call("POST", "/api/teaching/join", ClassPage, {"link": link})

    assert refusal(lambda: join(first)) == "server.no_class"
    assert join(second).me == join(second).me == 2
    status, _, svg = raw_call(
        server, "GET", f"{path}.svg", b"", Authorization=f"Bearer {teacher.client.token}"
    )
    assert status == 200
    assert b"<svg" in svg


def test_pupils_may_not_do_what_teachers_do(server: Running) -> None:
    teacher = teach(server)
    teacher.add()
    (ana,) = enrol(server, teacher, "Ana")
    teacher.do("open_table", start={"from": "item", "item": 1}, seats=[2, 0, 0, 0])
    teacher.do("open_poll", item=1)
    teacher.do("set_homework", folder=1, due=0)
    for what, fields in (
        ("rename", {"name": "Mine"}),
        ("set_teacher", {"member": 2, "teacher": True}),
        ("remove_member", {"member": 2}),
        ("add_folder", {"title": "x"}),
        ("rename_folder", {"folder": 1, "title": "x"}),
        ("remove_folder", {"folder": 1}),
        ("change_item", {"item": 1, "folder": 1, "title": "x"}),
        ("remove_item", {"item": 1}),
        ("open_table", {"start": {"from": "item", "item": 1}, "seats": [2, 0, 0, 0]}),
        ("play_for_seat", {"table": 1, "node": 0}),
        ("deal_next", {"table": 1, "node": 0}),
        ("step", {"table": 1, "node": 0}),
        ("end_table", {"table": 1}),
        ("open_poll", {"item": 1}),
        ("close_poll", {"poll": 1}),
        ("set_homework", {"folder": 1, "due": 0}),
        ("end_homework", {"homework": 1}),
    ):
        assert ana.refused(what, **fields) == "server.not_teacher", what
    assert refusal(ana.add) == "server.not_teacher"
    for path in ("/items/1", "/folders.json", "/homework/1/results", "/link.svg"):
        assert ana.unseen(path) == "server.not_teacher"
    assert ana.unposted("/link", {}) == "server.not_teacher"
    assert ana.unposted("/folders.json", {"file": {"folders": []}}) == "server.not_teacher"


def test_the_owner_makes_teachers_and_removes_pupils(server: Running) -> None:
    teacher = teach(server)
    ana, ben = enrol(server, teacher, "Ana", "Ben")
    page = teacher.do("set_teacher", member=2, teacher=True)
    assert [each.teacher for each in page.members] == [True, True, False]
    ana.do("add_folder", title="By Ana")
    assert ana.refused("set_teacher", member=3, teacher=True) == "server.not_yours"
    assert ana.refused("remove_member", member=1) == "teaching.error.owner"
    ana.do("remove_member", member=3)
    assert refusal(ben.page) == "server.no_class"
    enrol(server, teacher, "Cleo")
    teacher.do("set_teacher", member=2, teacher=False)
    assert ana.page().folders == []
    assert [(each.number, each.name, each.present) for each in ana.page().members][2:] == [
        (3, "Ben", False),
        (4, "Cleo", True),
    ]


@ON_BOTH
def test_the_directors_of_a_club_teach_its_classes(server: Running) -> None:
    rosa = Client(server.address, name="Rosa")
    club = rosa.call("POST", "/api/clubs", dict, {"name": "Casa"})["id"]
    olga, ana = Client(server.address, name="Olga"), Client(server.address, name="Ana")
    link = rosa.call("POST", f"/api/clubs/{club}/link", dict)["link"]
    for each in (olga, ana):
        each.call("POST", "/api/clubs/join", dict, {"link": link})
    rosa.call(
        "POST",
        f"/api/clubs/{club}/do",
        dict,
        {"do": "set_director", "account": olga.person.id, "director": True},
    )
    body = {"name": "Mondays", "club": club}
    id = rosa.call("POST", "/api/teaching", ClassPage, body).id
    assert refusal(lambda: ana.call("POST", "/api/teaching", ClassPage, body)) == "server.no_club"
    assert Member(olga, id).page().role == "director"
    Member(olga, id).do("add_folder", title="By a director")
    assert refusal(Member(ana, id).page) == "server.no_class"
    (listed,) = ana.call("GET", "/api/teaching", ClassList).classes
    assert (listed.id, listed.joined) == (id, False)
    assert ana.call("POST", "/api/teaching/join", ClassPage, {"id": id}).me == 2
    stranger = Client(server.address, name="Eve")
    join = lambda: stranger.call("POST", "/api/teaching/join", ClassPage, {"id": id})  # noqa: E731
    assert refusal(join) == "server.no_class"
    assert rosa.call("GET", "/api/evenings", dict)["evenings"] == []  # evenings of the club only


@ON_BOTH
def test_folders_go_out_and_in_as_a_file(server: Running) -> None:
    teacher = teach(server)
    teacher.add(title="Kings")
    teacher.add(OTHER, title="The pile")
    choices = [["lay KKK"], ["discard 5"]]
    source = {"from": "exercise", "position": POSITION, "kind": "lay", "choices": choices}
    teacher.post("/items", {"folder": 1, "title": "Asked", "source": source})
    headers = {"Authorization": f"Bearer {teacher.client.token}"}
    status, _, content = raw_call(
        server, "GET", f"/api/teaching/{teacher.id}/folders.json?folder=1", b"", **headers
    )
    assert status == 200
    file = json.loads(content)
    other = teach(server, key="k2")
    page = other.post("/folders.json", {"file": file, "key": "i1"})
    assert other.post("/folders.json", {"file": file, "key": "i1"}).number == page.number
    mine, copied = teacher.page().folders[0], page.folders[1]
    assert [(each.title, each.position, each.kind) for each in copied.items] == [
        (each.title, each.position, each.kind) for each in mine.items
    ]
    preview = other.get(f"/items/{copied.items[2].number}", ItemPreview)
    assert [each.actions for each in preview.question.choices] == choices
    file["folders"][0]["items"][1]["source"]["position"] = "classic hand1=KK7Z"
    before = other.page().number
    with pytest.raises(ServerError) as problem:
        other.post("/folders.json", {"file": file})
    assert problem.value.error == "teaching.error.file"
    assert "item 2" in str(problem.value)
    assert "column 18" in str(problem.value)
    assert other.page().number == before  # all or nothing


def test_items_come_from_a_moment_of_a_record(server: Running) -> None:
    match = Match(book("classic"), list(NAMES[:4]), bytes(32), target=500)
    match.start_hand()
    for _ in range(6):
        match.act(match.actor, match.view(match.actor).legal_actions()[0])
    record = write_record(match, with_secret=True)
    teacher = teach(server)
    source = {"from": "record", "record": record, "hand": 1, "move": 3}
    page = teacher.post("/items", {"folder": 1, "source": source})
    (item,) = page.folders[0].items
    assert item.kind == "record"
    assert not read_position(item.position).partial  # all cards are known
    assert hides_others(item.asked)
    question = teacher.get("/items/1", ItemPreview).question
    assert sorted(question.names) == sorted(NAMES[:4])
    for wrong, error in (({"move": 99}, "teaching.error.source"), ({"hand": 3}, "teaching.error.source")):
        body = {"folder": 1, "source": {**source, **wrong}}
        assert teacher.unposted("/items", body) == error


def test_what_cannot_be_asked_is_no_item(server: Running) -> None:
    teacher = teach(server)
    for position, words in (
        ("classic hand1=#11", "seat 1"),
        ("classic turn=1:over", ""),
        ("classic hand1=KK7Z", "column 18"),
    ):
        with pytest.raises(ServerError) as problem:
            teacher.add(position)
        assert problem.value.error == "teaching.error.source"
        assert words in str(problem.value)
    assert teacher.page().folders[0].items == []


# --- Open tables ----------------------------------------------------------------------------------


def seated(server: Running) -> tuple[Member, Member, Member, Member]:
    """Open a table for the teacher and a pupil, while two others look on; no one has consented."""
    teacher = teach(server)
    teacher.add(title="Kings")
    ana, ben, cleo = enrol(server, teacher, "Ana", "Ben", "Cleo")
    teacher.do("open_table", start={"from": "item", "item": 1}, seats=[2, 0, 1, 3])
    return teacher, ana, ben, cleo


def has_cards(page: OpenTablePage) -> bool:
    """Return whether anything at all of the game is on a page."""
    return bool(page.frame or page.moves or page.legal or page.result or page.actor or page.may_act)


@ON_BOTH
def test_hands_are_open_only_if_all_who_sit_there_consent(server: Running) -> None:
    teacher, ana, ben, cleo = seated(server)
    assert cleo.refused("consent", table=1, yes=True) == "teaching.error.not_seated"
    everyone = (teacher, ana, ben, cleo)
    for number, each in enumerate((teacher, ana, ben)):
        assert [has_cards(member.table()) for member in everyone] == [False] * 4, number
        assert {member.table().status for member in everyone} == {"asking"}
        assert each.refused("play", table=1, node=0, action="lay KKK") == "teaching.error.table_asking"
        each.do("consent", table=1, yes=True)
    for member in everyone:
        page = member.table()
        assert page.status == "open"
        assert page.frame is not None
        assert [len(hand) for hand in page.frame.hands] == [5, 7, 6, 7]
        assert all("?" not in hand for hand in page.frame.hands)
    assert [member.table().may_act for member in everyone] == [False, True, False, False]
    assert [bool(member.table().legal) for member in everyone] == [False, True, False, False]


def test_a_consent_that_is_withdrawn_closes_the_hands_for_good(server: Running) -> None:
    teacher, ana, ben, cleo = seated(server)
    for each in (teacher, ana, ben):
        each.do("consent", table=1, yes=True)
    ana.do("play", table=1, node=0, action="lay KKK")
    teacher.do("end_table", table=1)
    assert cleo.table().frame is not None  # it has ended, and the hands are still open
    ben.do("consent", table=1, yes=False)
    for member in (teacher, ana, ben, cleo):
        page = member.table()
        assert page.status == "closed"
        assert not has_cards(page)
        assert page.node == 0
    assert ben.refused("consent", table=1, yes=True) == "teaching.error.table_closed"
    assert teacher.refused("step", table=1, node=0) == "teaching.error.table_closed"
    again = {"from": "table", "table": 1}
    assert teacher.refused("open_table", start=again, seats=[1, 0, 0, 0]) == "teaching.error.table_closed"
    body = {"folder": 1, "source": again}
    assert teacher.unposted("/items", body) == "teaching.error.table_closed"


@pytest.mark.parametrize("how", ["leave", "remove", "delete"])
def test_hands_close_when_a_player_is_gone(server: Running, how: str) -> None:
    teacher, ana, ben, cleo = seated(server)
    for each in (teacher, ana, ben):
        each.do("consent", table=1, yes=True)
    if how == "leave":
        ben.do("leave")
    elif how == "remove":
        teacher.do("remove_member", member=3)
    else:
        ben.client.call("DELETE", "/api/me", Any)
    assert cleo.table().status == "closed"
    assert not has_cards(cleo.table())


def test_the_teacher_steps_back_and_others_try_again(server: Running) -> None:
    teacher, ana, ben, cleo = seated(server)
    for each in (teacher, ana, ben):
        each.do("consent", table=1, yes=True)
    assert ben.refused("play", table=1, node=0, action="lay KKK") == "teaching.error.not_your_turn"
    assert cleo.refused("play", table=1, node=0, action="lay KKK") == "teaching.error.not_seated"
    with pytest.raises(ServerError):
        ana.do("play", table=1, node=0, action="discard A")  # she has none
    ana.do("play", table=1, node=0, action="lay KKK")
    assert ana.refused("play", table=1, node=0, action="discard 5") == "teaching.error.moved"
    ana.do("play", table=1, node=1, action="discard 5")
    teacher.do("play_for_seat", table=1, node=2)  # no one sits there
    page = teacher.table()
    assert [move.seat for move in page.moves][:3] == [1, 1, 2]
    assert page.actor == 3
    assert teacher.refused("play_for_seat", table=1, node=page.node) == "teaching.error.seat_taken"
    last = page.node
    teacher.do("step", table=1, node=0)
    page = ana.table()
    assert page.node == 0
    assert len(page.moves) >= 3  # what was played can be stepped through again
    ana.do("play", table=1, node=0, action="lay KKK")  # the same again adds nothing
    assert ana.table().node == 1
    teacher.do("step", table=1, node=0)
    ana.do("play", table=1, node=0, action="discard K")
    page = cleo.table()
    assert [each.words for each in page.moves[0].others] == ["lay three kings"]
    teacher.do("step", table=1, node=last)
    assert [each.words for each in cleo.table().moves[0].others] == ["discard a king"]
    assert teacher.refused("step", table=1, node=999) == "teaching.error.node"
    # A new table goes on from here, with other people.
    teacher.do("open_table", start={"from": "table", "table": 1}, seats=[0, 0, 0, 0], title="Alone")
    again = cleo.table(2)
    assert (again.title, again.status) == ("Alone", "open")
    assert again.frame is not None
    assert page.frame is not None
    assert again.frame.hands == cleo.table().frame.hands  # type: ignore[union-attr]


def test_a_new_deal_is_secret_until_all_consent(server: Running) -> None:
    teacher = teach(server)
    (ana,) = enrol(server, teacher, "Ana")
    teacher.do("open_table", start={"from": "fresh", "book": "classic", "players": 2}, seats=[1, 2])
    teacher.do("consent", table=1, yes=True)
    assert not has_cards(teacher.table())
    exported = teacher.client.call("GET", "/api/me/export", Export)
    (stream,) = [each for each in exported.streams if each.stream.startswith("teaching/")]
    opened = [each.content for each in stream.entries if each.kind == "table"]
    assert [sorted(each["start"]) for each in opened] == [
        ["book", "house", "names", "options", "path", "position"]
    ]
    ana.do("consent", table=1, yes=True)
    for member in (teacher, ana):
        frame = member.table().frame
        assert frame is not None
        assert {len(hand) for hand in frame.hands} == {15}
    # A hand is played to its end by the coach's player, and the next one is dealt.
    teacher.do("open_table", start={"from": "fresh", "book": "classic", "players": 2}, seats=[0, 0])
    page = teacher.table(2)
    while page.result is None:
        teacher.do("play_for_seat", table=2, node=page.node)
        page = teacher.table(2)
    assert page.actor == 0
    if not page.over:
        teacher.do("deal_next", table=2, node=page.node)
        assert teacher.table(2).moves[-1].seat is None
    assert (
        ana.client.call("GET", "/api/me/tables", dict)["tables"] == []
    )  # no table of the server, so unrated


def test_seats_of_a_table_are_checked(server: Running) -> None:
    teacher = teach(server)
    teacher.add()
    enrol(server, teacher, "Ana")
    start = {"from": "item", "item": 1}
    assert teacher.refused("open_table", start=start, seats=[1, 0]) == "teaching.error.seats"
    assert teacher.refused("open_table", start=start, seats=[1, 1, 0, 0]) == "teaching.error.seat_twice"
    assert teacher.refused("open_table", start=start, seats=[1, 9, 0, 0]) == "teaching.error.member"
    assert teacher.refused("open_table", start={"from": "item", "item": 9}, seats=[0] * 4) == (
        "teaching.error.item"
    )
    fresh = {"from": "fresh", "book": "classic", "players": 5}
    assert teacher.refused("open_table", start=fresh, seats=[0] * 5) == "teaching.error.sitting_out"


# --- Polls ----------------------------------------------------------------------------------------


def test_a_poll_hides_all_answers_until_it_is_closed(server: Running) -> None:
    teacher = teach(server)
    teacher.add(title="Kings", note="Think of the pile.")
    ana, ben = enrol(server, teacher, "Ana", "Ben")
    teacher.do("open_poll", item=1)
    question = ana.poll().question
    assert question.view.seat == 1
    assert hides_others(question.position)  # though the teacher knows all hands
    assert not hides_others(POSITION)
    assert [each.cards for each in question.view.table.seats] == [5, 7, 6, 7]
    words = [each.words for each in question.choices]
    kings, king = words.index("lay three kings"), words.index("discard a king")
    ana.do("answer_poll", poll=1, choice=king)
    ana.do("answer_poll", poll=1, choice=kings)  # it can be changed
    ben.do("answer_poll", poll=1, choice=king)
    assert ana.refused("answer_poll", poll=1, choice=999) == "coach.error.choice"
    eventually(lambda: teacher.get("/items/1", ItemPreview), lambda each: each.coach)
    for member, own in ((teacher, None), (ana, kings), (ben, king)):
        page = member.poll()
        assert (page.open, page.bars, page.coach, page.own) == (True, [], None, own)
        assert page.answered == (["Ana", "Ben"] if member is teacher else [])
        assert page.waiting == 0
    teacher.do("close_poll", poll=1)
    assert ana.refused("answer_poll", poll=1, choice=kings) == "teaching.error.poll_closed"
    page = eventually(ana.poll, lambda each: each.coach)
    assert {each.choice.words: each.number for each in page.bars} == {words[kings]: 1, words[king]: 1}
    assert [each.names for each in page.bars] == [[], []]  # who chose what is for teachers
    assert {each.choice.words: each.names for each in teacher.poll().bars} == {
        words[kings]: ["Ana"],
        words[king]: ["Ben"],
    }
    assert page.coach is not None
    assert len(page.coach.plays) == len(words)
    assert page.coach.plays[page.coach.answer].behind_chance.mean == 0
    assert all(each.label for each in page.bars)
    teacher.do("remove_item", item=1)
    assert ana.poll().title == "Kings"


# --- Homework -------------------------------------------------------------------------------------


def choice_of(page: HomeworkPage, words: str, item: int = 0) -> int:
    return [each.words for each in page.items[item].question.choices].index(words)


def test_homework_is_answered_alone_and_marked_by_the_coach(server: Running) -> None:
    teacher = teach(server)
    teacher.add(title="Kings")
    ana, ben = enrol(server, teacher, "Ana", "Ben")
    teacher.do("set_homework", folder=1, due=2**45)
    teacher.do("remove_folder", folder=1)  # homework keeps its items
    page = ana.homework()
    assert (page.title, page.retry) == ("First steps", False)
    assert hides_others(page.items[0].question.position)
    assert page.items[0].coach is None
    assert page.items[0].may_answer
    ana.do("answer_homework", homework=1, item=1, choice=choice_of(page, "discard a king"))
    again = choice_of(page, "lay three kings")
    assert ana.refused("answer_homework", homework=1, item=1, choice=again) == "teaching.error.answered"
    (item,) = eventually(ana.homework, lambda each: each.items[0].mark).items
    assert item.mark is not None
    assert item.coach is not None
    assert item.advice is not None
    assert item.advice.actions[0] == "discard K"
    assert isinstance(item.coach, ExerciseAnswer)
    assert item.coach.right == (item.mark.label in ("same", "unclear"))
    (other,) = ben.homework().items
    assert (other.answers, other.coach, other.mark) == ([], None, None)  # what others did is not his
    results = teacher.get("/homework/1/results", HomeworkResults)
    assert results.ready == [True]
    rows = {each.name: each for each in results.rows}
    assert rows["Ben"].answered == 0
    assert rows["Ana"].cells[0].words == "discard a king"
    assert rows["Ana"].cells[0].mark == item.mark
    assert rows["Ana"].cost == max(0.0, item.mark.cost.mean)


@ON_BOTH
def test_homework_with_retries_hides_the_best_choice_until_it_is_found_or_shown(server: Running) -> None:
    teacher = teach(server)
    teacher.add(DECISIVE)
    ana, ben = enrol(server, teacher, "Ana", "Ben")
    teacher.do("set_homework", folder=1, due=1, retry=True, title="Again")
    valued = eventually(lambda: teacher.get("/items/1", ItemPreview), lambda each: each.coach).coach
    assert valued is not None
    costs = [each.behind_chance.mean for each in valued.plays]
    worst = costs.index(max(costs))
    assert ana.refused("reveal", homework=1, item=1) == "teaching.error.answer_first"
    ana.do("answer_homework", homework=1, item=1, choice=worst)
    (item,) = ana.homework().items
    assert item.mark is not None
    assert item.mark.label in ("little", "some", "much")
    assert item.advice is not None
    assert (item.coach, item.revealed, item.may_answer, item.late) == (None, False, True, True)
    ana.do("reveal", homework=1, item=1)
    (item,) = ana.homework().items
    assert item.coach is not None
    assert (item.revealed, item.may_answer) == (True, False)
    answer: dict[str, Any] = {"homework": 1, "item": 1, "choice": valued.answer}
    assert ana.refused("answer_homework", **answer) == "teaching.error.revealed"
    ben.do("answer_homework", homework=1, item=1, choice=worst)
    ben.do("answer_homework", **answer)
    (item,) = ben.homework().items
    assert (item.revealed, item.may_answer, len(item.answers)) == (True, False, 2)
    rows = {each.name: each for each in teacher.get("/homework/1/results", HomeworkResults).rows}
    assert (rows["Ben"].right, rows["Ben"].cells[0].tries) == (1, 2)
    assert rows["Ben"].cells[0].first in ("little", "some", "much")
    assert rows["Ana"].right == 0
    teacher.do("end_homework", homework=1)
    assert refusal(ana.homework) == "teaching.error.homework"


def test_a_class_survives_a_restart_and_ends_with_its_owner(tmp_path: Path) -> None:
    with running(tmp_path, samples=100) as server:
        teacher = teach(server)
        teacher.add(title="Kings")
        (ana,) = enrol(server, teacher, "Ana")
        teacher.do("open_table", start={"from": "item", "item": 1}, seats=[2, 0, 0, 0])
        ana.do("consent", table=1, yes=True)
        ana.do("play", table=1, node=0, action="lay KKK")
        before = ana.table()
    with running(tmp_path, samples=100) as server:
        for each in (teacher, ana):
            each.client = Client(server.address, token=each.client.token)
        assert ana.table() == before
        exported = ana.client.call("GET", "/api/me/export", Export)
        assert [(each.name, [entry.kind for entry in each.entries]) for each in exported.classes] == [
            ("Ana", ["joined", "consent", "played"])
        ]
        teacher.client.call("DELETE", "/api/me", Any)
        assert refusal(ana.page) == "server.no_class"
    with Store(tmp_path / "server.db") as store:
        assert not list(store.streams("teaching"))
