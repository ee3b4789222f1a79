"""After a game: sheets, replays, the proof of the deal, reviews; and hints during it."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import msgspec
import pytest
from msgspec import UNSET

from canasta.client import Client, Seat, ServerError
from canasta.coach.exercise import from_review
from canasta.coach.review import Moment, ReviewedPlay, ReviewTask, judge
from canasta.coach.wire import write_exercise
from canasta.notation import read_position
from canasta.server.analysis.background import JobStatus
from canasta.server.web import exercises
from canasta.storage.reviews import find_review, save_review
from canasta.table.actions import parse_action
from canasta.wire import encode
from canasta.wire.coach import MeanInterval, NewReview, Review, ReviewStatus
from canasta.wire.exercises import AskedExercise, DailyExercise, ExerciseAnswer, ExerciseChoice, OwnExercises
from canasta.wire.people import Export
from canasta.wire.protocol import AskHint, HintAnswer
from canasta.wire.replays import GameReplay, RecordReplay
from canasta.wire.requests import NewReplay
from tests.serving import Running, keep_game, running, seated, update_of, wait_for
from tests.test_review import OUT

pytestmark = pytest.mark.homes(long=True)

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        # A day whose exercise is found quickly.
        patch.setattr(exercises, "_today", lambda: date(2026, 3, 4))
        with running(server_folder, samples=60) as found:
            yield found


@pytest.fixture(scope="module")
def ana(server: Running) -> Client:
    return Client(server.address, name="Ana")


@pytest.fixture(scope="module")
def played(server: Running, ana: Client) -> str:
    """Return a table whose game is over."""
    return keep_game(server, [ana], (RECORDS / "caliente-4.txt").read_text())


def test_a_finished_game_can_be_looked_at_again(ana: Client, played: str) -> None:
    sheets = ana.sheets(played)
    assert sheets.game.over
    assert all(line.paragraph and line.words for hand in sheets.hands for line in hand.lines)
    replay = ana.replay(played, hand=1)
    assert replay.open
    assert replay.frames[0].did == ""
    assert len(replay.frames) == replay.hands[0].moves + 1
    assert all(len(hand) for hand in replay.frames[0].hands)
    assert replay.frames[-1].table.end
    own = ana.call("GET", f"/api/tables/{played}/replay?hand=1&player=1", GameReplay)
    assert not own.open
    assert own.player == 1
    assert [bool(hand) for hand in own.frames[0].hands].count(True) == 1
    assert [frame.did for frame in own.frames] == [frame.did for frame in replay.frames]
    verified = ana.verify(played)
    assert verified.ok
    assert all(check.holds for check in verified.checks)
    assert len(verified.sentences) > len(verified.checks)
    with pytest.raises(ServerError):
        ana.call("GET", f"/api/tables/{played}/replay?hand=99", GameReplay)


def test_a_record_that_is_brought_along_is_verified_and_shown(ana: Client) -> None:
    record = (RECORDS / "knee-4.txt").read_text()
    found = ana.call("POST", "/api/replays", RecordReplay, NewReplay(record=record, hand=1))
    assert found.verified.ok
    assert found.replay is not None
    assert found.replay.frames[0].reserves
    for player in (0, 1, 4):  # none, the first, the last
        seen = ana.call("POST", "/api/replays", RecordReplay, NewReplay(record=record, player=player)).replay
        assert seen is not None
        assert (seen.player, seen.open) == (player, False)
    wrong = record.replace("discard", "draw", 1)
    found = ana.call("POST", "/api/replays", RecordReplay, NewReplay(record=wrong))
    assert not found.verified.ok
    assert found.verified.error is not None
    assert found.replay is None


def test_the_coach_reviews_a_game_in_the_background(ana: Client, server: Running, played: str) -> None:
    new = NewReview(record=(RECORDS / "caliente-4.txt").read_text(), hand=1, player=1)
    found = ana.review(new)
    assert found.plays
    assert found.curve
    clara = Client(server.address, name="Clara")
    assert len(clara.review(new).exercises) == len(found.exercises)
    own = clara.call("GET", "/api/me/exercises", OwnExercises).exercises  # of a game that no table has
    assert [(each.table, each.game) for each in own] == [("", 1)] * len(found.exercises)
    # The same one is available at once, for another player too.
    other = Client(server.address, name="Bruno")
    job = other.call("POST", "/api/reviews", ReviewStatus, new)
    assert job.status == "done"
    with pytest.raises(ServerError, match="This review no longer exists"):
        ana.call("GET", "/api/reviews/none", ReviewStatus)
    with pytest.raises(ServerError):  # another player's table
        other.call("POST", "/api/reviews", ReviewStatus, NewReview(table=played))


def test_nothing_hidden_is_told_of_a_game_in_play(server: Running) -> None:
    ana, bruno = seated(server, 2)
    with ana, bruno:
        ana.start()
        update_of(ana)
        client = ana.client
        for method, path, new in (
            ("POST", "/api/reviews", NewReview(table=ana.table, player=1)),
            ("GET", f"/api/tables/{ana.table}/record", None),
            ("GET", f"/api/tables/{ana.table}/verify", None),
        ):
            with pytest.raises(ServerError) as problem:
                client.call(method, path, dict, new)
            assert problem.value.error == "server.no_record"
        seen = client.replay(ana.table)
        assert (seen.player, seen.open) == (1, False)


def test_a_review_says_what_it_has_hand_after_hand(
    ana: Client, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that asks again gets the new hands."""
    record = (RECORDS / "classic-4.txt").read_text()
    job = ana.call("POST", "/api/reviews", ReviewStatus, NewReview(record=record, player=2))
    parts: list[int] = []
    while job.status != "done":
        if job.hands and isinstance(job.review, Review):
            parts.append(job.hands)
            assert job.review.curve[-1].hand == job.hands
            again = ana.call("GET", f"/api/reviews/{job.id}?hand={job.hands}", ReviewStatus)
            assert again.status == "done" or again.hands > job.hands or again.review is UNSET
        time.sleep(0.05)
        job = ana.call("GET", f"/api/reviews/{job.id}", ReviewStatus)
    assert parts == sorted(parts)
    assert isinstance(job.review, Review)
    assert job.review.curve[-1].hand > 1
    first = JobStatus("working", 1, 9, 1, encode(job.review))  # the review after the first hand

    async def status(_id: str) -> JobStatus:
        return first

    monkeypatch.setattr(server.hub.background, "status", status)
    for query, told in (("", True), ("?hand=1", False)):
        found = ana.call("GET", f"/api/reviews/{job.id}{query}", ReviewStatus)
        assert isinstance(found.review, Review) == told


def test_costly_plays_of_ones_own_come_back_as_exercises(server: Running) -> None:
    """The coach's findings replace a review: its figures are tested elsewhere."""
    ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
    played = keep_game(server, [ana], (RECORDS / "caliente-4.txt").read_text())
    job = ana.call("POST", "/api/reviews", ReviewStatus, NewReview(table=played, player=1))
    ana.review(NewReview(table=played, player=1))
    with server.store() as store:
        kept = find_review(store, job.id)
        assert kept is not None
        review = msgspec.json.decode(kept, type=Review)
        state = read_position(OUT)
        plays = tuple(map(parse_action, ("discard K",)))
        moment = Moment(1, 9, 0, ["Ana", "Bruno", "Carla", "Dora"], state, plays)
        costly = ReviewedPlay(moment, *judge(ReviewTask(state, 0, plays, 400, "a")))  # type: ignore[arg-type]
        review.exercises = [write_exercise(each) for each in from_review([costly], 400)]
        save_review(store, job.id, encode(review).decode())
    (exercise,) = ana.call("GET", "/api/me/exercises", OwnExercises).exercises
    assert (exercise.table, exercise.hand, exercise.turn, exercise.solved) == (played, 1, 9, False)
    assert exercise.names == ["Ana", "Bruno", "Carla", "Dora"]
    assert bruno.call("GET", "/api/me/exercises", OwnExercises).exercises == []
    address = f"/api/me/exercises/{exercise.id}"
    right = exercise.choices.index(max(exercise.choices, key=lambda choice: len(choice.actions)))
    told = ana.call("POST", address, ExerciseAnswer, ExerciseChoice(choice=1 - right))
    assert (told.right, told.answer, told.played) == (False, right, 1 - right)
    assert told.plays[right].reasons[0].sentence
    told = ana.call("POST", address, ExerciseAnswer, ExerciseChoice(choice=right))
    assert told.right
    (exercise,) = ana.call("GET", "/api/me/exercises", OwnExercises).exercises
    assert exercise.solved
    # One whose best play wins hardly more often than the others is not shown, and cannot be answered.
    with server.store() as store:
        for play in review.exercises[0].plays[1:]:
            play.behind_chance = MeanInterval(0.004, 0.001)
        save_review(store, job.id, encode(review).decode())
    assert ana.call("GET", "/api/me/exercises", OwnExercises).exercises == []
    for client in (ana, bruno):
        with pytest.raises(ServerError, match="This exercise no longer exists"):
            client.call("POST", address, ExerciseAnswer, ExerciseChoice(choice=0))
    export = ana.call("GET", "/api/me/export", Export)
    assert played in [each.table for each in export.reviewed]
    assert export.solved == [exercise.id]


def test_the_exercise_of_the_day_is_the_same_for_everybody(server: Running, ana: Client) -> None:
    found = daily(ana, "classic")
    exercise = found.exercise
    assert isinstance(exercise, AskedExercise)
    nobody = urllib.request.urlopen(f"{server.address}/api/exercises/daily/classic")
    assert msgspec.json.decode(nobody.read(), type=DailyExercise) == found
    chosen = ExerciseChoice(choice=0, day=found.day)
    told = ana.call("POST", "/api/exercises/daily/classic", ExerciseAnswer, chosen)
    assert told.right == (told.answer == 0)
    assert len(told.plays) == len(exercise.choices)
    assert ana.call("GET", "/api/me/exercises", OwnExercises) is not None
    with pytest.raises(ServerError, match="no choice"):
        ana.call("POST", "/api/exercises/daily/classic", ExerciseAnswer, ExerciseChoice(choice=9))
    with pytest.raises(ServerError):
        ana.call("GET", "/api/exercises/daily/bridge", DailyExercise)


def daily(client: Client, book: str) -> DailyExercise:
    """Return the exercise of the day, once it has been found."""
    while True:
        found = client.call("GET", f"/api/exercises/daily/{book}", DailyExercise)
        if found.status == "done":
            return found
        assert found.exercise is UNSET
        time.sleep(0.05)


def test_a_hint_comes_from_what_a_player_knows(server: Running) -> None:
    ana, bruno = seated(server, 2, target=500)
    with ana, bruno:
        ana.start()
        acting, other = _acting(ana, bruno)
        answer = acting.ask(AskHint())
        assert isinstance(answer, HintAnswer)
        assert answer.hint.plays
        assert answer == acting.ask(AskHint())
        with pytest.raises(ServerError):
            other.ask(AskHint())


def _acting(*seats: Seat) -> tuple[Seat, Seat]:
    updates = [update_of(seat) for seat in seats]
    first, second = seats
    return (first, second) if updates[0].view.offers else (second, first)


def test_a_table_without_a_coach_gives_no_hints(server: Running) -> None:
    ana, bruno = seated(server, 2, coach=False)
    with ana, bruno:
        ana.start()
        acting, _ = _acting(ana, bruno)
        with pytest.raises(ServerError, match="no coach"):
            acting.ask(AskHint())


def test_reviews_that_nobody_asks_about_are_given_up_and_nobody_has_many(tmp_path: Path) -> None:
    record = (RECORDS / "caliente-2.txt").read_text()
    with running(tmp_path, samples=10**6, review_patience=3600.0) as server:
        ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
        jobs = [
            ana.call("POST", "/api/reviews", ReviewStatus, NewReview(record=record, hand=1, player=player))
            for player in (1, 2)
        ]
        with pytest.raises(ServerError, match="at most 2 reviews"):
            ana.call("POST", "/api/reviews", ReviewStatus, NewReview(record=record))
        server.advance(3601.0)
        wait_for(lambda: not server.hub.background.waiting)
        for job in jobs:
            with pytest.raises(ServerError, match="This review no longer exists"):
                ana.call("GET", f"/api/reviews/{job.id}", ReviewStatus)
        with pytest.raises(ServerError):
            bruno.call("POST", "/api/replays", RecordReplay, {"record": "x" * 3_000_000})
