"""After a game: sheets, replays, the proof of the deal, reviews; and hints during it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.client import Client, Seat, ServerError
from canasta.wire.coaching import NewReview, ReviewJob
from canasta.wire.desk import NewReplay
from canasta.wire.protocol import AskHint, HintAnswer
from canasta.wire.replaying import GameReplay, RecordReplay
from tests.serving import Running, keep_game, running, seated, update_of

RECORDS = Path(__file__).parent / "records"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), samples=60) as found:
        yield found


@pytest.fixture(scope="module")
def ana(server: Running) -> Client:
    return Client(server.address, name="Ana")


@pytest.fixture(scope="module")
def played(server: Running, ana: Client) -> str:
    """A table whose game is over."""
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
    # The same one is there at once, for somebody else too.
    other = Client(server.address, name="Bruno")
    job = other.call("POST", "/api/reviews", ReviewJob, new)
    assert job.status == "done"
    with pytest.raises(ServerError, match="no such review"):
        ana.call("GET", "/api/reviews/none", ReviewJob)
    with pytest.raises(ServerError):  # somebody else's table
        other.call("POST", "/api/reviews", ReviewJob, NewReview(table=played))


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
    with running(tmp_path, samples=10**6, review_patience=0.5) as server:
        ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
        jobs = [
            ana.call("POST", "/api/reviews", ReviewJob, NewReview(record=record, hand=1, player=player))
            for player in (1, 2)
        ]
        with pytest.raises(ServerError, match="At most 2 reviews"):
            ana.call("POST", "/api/reviews", ReviewJob, NewReview(record=record))
        deadline = time.monotonic() + 60
        while server.hub.reviews.waiting and time.monotonic() < deadline:
            time.sleep(0.1)
        for job in jobs:
            with pytest.raises(ServerError, match="no such review"):
                ana.call("GET", f"/api/reviews/{job.id}", ReviewJob)
        with pytest.raises(ServerError):
            bruno.call("POST", "/api/replays", RecordReplay, {"record": "x" * 3_000_000})
