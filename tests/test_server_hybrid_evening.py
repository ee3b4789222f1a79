"""A whole evening through a real server: half of the tables online, half with real cards and pads.

There are a late pair, a substitute, a wrong score that is corrected, and a table that is offline for a round.
The server is killed twice. The standings must be as the test computes them from what was played.
"""

from __future__ import annotations

import random
import threading
from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import TypeVar

import pytest

from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError
from canasta.messages import UserError
from canasta.storage.people import new_id
from canasta.wire.clubs import EveningPage
from canasta.wire.scores import GameResult
from tests.chaos import Server
from tests.evening_clients import Director, OnlinePlayer, public, scores_of
from tests.serving import wait_for

T = TypeVar("T")
ONLINE = 3


def again(work: Callable[[], T]) -> T:
    """Do something that a client does again while the server is away; its keys make that safe."""
    for _ in range(200):
        try:
            return work()
        except ServerError:
            raise
        except UserError:
            threading.Event().wait(0.05)
    raise AssertionError("the server stays away")


class Evening:
    """An evening of twelve pairs, and the points that each entry made in each round."""

    def __init__(self, server: Server, rounds: int, hands: int) -> None:
        self.server, self.hands = server, hands
        self.rng = random.Random(29)
        self.director = Director(
            Client(server.address, name="Rosa"),
            title="Hybrid",
            rounds=rounds,
            hands=hands,
            movement="random",
            online=list(range(1, ONLINE + 1)),
        )
        self.director.enter_pairs(12)
        self.made: dict[int, dict[int, int]] = defaultdict(dict)  # points by entry and round

    def play_round(
        self, number: int, *, offline: int = 0, wrong: int = 0, kill: Callable[[], None] | None = None
    ) -> None:
        """Play a round.

        Args:
            number: The number of the round.
            offline: A table whose phone sends everything at the end.
            wrong: A table that hands in a wrong result, which the director corrects later.
            kill: Kills the server while the tables play.
        """
        page = self.director.begin_round()
        tables = page.state.rounds[-1].tables
        assert [table.online for table in tables] == [table.number <= ONLINE for table in tables]
        seats = {table.number: self._sit(page, table.number) for table in tables if table.online}
        results: dict[int, GameResult] = {}
        threads = [
            threading.Thread(target=self._play, args=(results, table, seat, place), daemon=True)
            for table, each in seats.items()
            for place, seat in enumerate(each)
        ]
        for thread in threads:
            thread.start()
        late: list[Callable[[], None]] = []
        for table in tables:
            if not table.online:
                work = self._score(page, table.number, wrong == table.number)
                if table.number == offline:
                    late.append(work)
                else:
                    work()
        if kill is not None:
            kill()
        for thread in threads:
            thread.join(240)
            assert not thread.is_alive()
        for each in seats.values():
            for seat in each:
                seat.close()
        for work in late:
            with pytest.raises(ServerError) as problem:
                again(lambda: self.director.do("end_round"))
            assert problem.value.error == "evening.error.open_tables"
            work()
        for table in tables:
            if table.online:
                for side in (0, 1):
                    self.made[table.sides[side][0]][number] = results[table.number].totals[side]
        wait_for(self._all_complete, 120)
        again(lambda: self.director.do("end_round"))
        if wrong:
            points = [self.made[side[0]][number] for side in tables[wrong - 1].sides]
            self.director.do(
                "correct_result", round=number, table=wrong, reason="Added wrongly", points=points
            )

    def _all_complete(self) -> bool:
        tables = again(self.director.page).state.rounds[-1].tables
        return all(table.result is not None and table.result.complete for table in tables)

    def _sit(self, page: EveningPage, number: int) -> list[Seat]:
        """Let the players of an online table take their seats, in the order of their places."""
        sides = page.state.rounds[-1].tables[number - 1].sides
        links = {(each.entry, each.player): each.link for each in page.seats}
        players = [(sides[place % 2][0], place // 2 + 1) for place in range(4)]
        return [OnlinePlayer(self.server.address, links[player]).sit() for player in players]

    def _play(self, results: dict[int, GameResult], table: int, seat: Seat, place: int) -> None:
        result = seat.play(make_bot("simple", place))
        if place == 0:
            results[table] = result

    def _score(self, page: EveningPage, number: int, wrong: bool) -> Callable[[], None]:
        """Return what the phones of a real table send: every command twice, as after a lost answer."""
        table = page.state.rounds[-1].tables[number - 1]
        one, other = self.director.device(number, page), self.director.device(number, page)
        hands = [[self.rng.randrange(-40, 300) * 5 for _ in range(2)] for _ in range(self.hands)]
        for side in (0, 1):
            played = sum(hand[side] for hand in hands)
            self.made[table.sides[side][0]][page.state.rounds[-1].number] = played
        if wrong:
            hands[0][0] += 1000
        totals = [sum(hand[side] for hand in hands) for side in range(2)]
        keys = [new_id() for _ in range(self.hands + 2)]

        def work() -> None:
            for hand, key in zip(hands, keys, strict=False):
                for _ in range(2):
                    again(lambda h=hand, k=key: one.write(h, key=k))  # type: ignore[misc]
            for _ in range(2):
                again(lambda: one.do("hand_in", key=keys[-2], side=1))
            for _ in range(2):
                again(lambda: other.do("confirm", key=keys[-1], side=2, points=totals))

        return work

    def expected(self) -> dict[int, Fraction]:
        """Compute the totals: a bye counts as the average of the entry's other rounds."""
        found = {}
        for round_ in self.director.page().state.rounds:
            for entry in round_.byes:
                self.made.setdefault(entry, {})
        byes = [entry for round_ in self.director.page().state.rounds for entry in round_.byes]
        for entry, rounds in self.made.items():
            total = Fraction(sum(rounds.values()))
            average = total / len(rounds) if rounds else Fraction(0)
            found[entry] = total + average * byes.count(entry)
        return found


def play_evening(folder: Path, rounds: int, hands: int) -> None:
    """Play a whole evening and compare its standings."""
    server = Server(folder, broken=False)
    try:
        evening = Evening(server, rounds, hands)
        evening.play_round(1, wrong=4, kill=server.kill)
        evening.director.enter("Late", "Later")
        evening.director.do("substitute", number=3, names=["Sub", "Second 3"], first=2)
        evening.play_round(2, offline=5, kill=server.kill)
        for number in range(3, rounds + 1):
            evening.play_round(number)
        page = evening.director.do("finish_evening")
        expected = evening.expected()
        assert len(expected) == 13
        found = scores_of(page)
        assert {entry: round(float(score), 4) for entry, score in expected.items()} == found
        rows = page.state.standings.rows
        assert [row.score for row in rows] == sorted(found.values(), reverse=True)
        assert page.state.entries[2].substitutions[0].names == ["Sub", "Second 3"]
        log = evening.director.client.call("GET", f"/api/evenings/{evening.director.id}/log", dict)["lines"]
        kinds = [line["kind"] for line in log]
        tables = sum(len(each.tables) for each in page.state.rounds)
        assert (kinds.count("result"), kinds.count("corrected")) == (tables, 1)
        assert page.state.calls == []
        link = evening.director.results_link()
        assert public(server.address, link).standings == page.state.standings
    finally:
        server.stop()


def test_a_hybrid_evening_with_two_kills_has_the_standings_that_were_played(tmp_path: Path) -> None:
    play_evening(tmp_path / "data", rounds=3, hands=1)


@pytest.mark.long
def test_a_long_hybrid_evening_has_the_standings_that_were_played(tmp_path: Path) -> None:
    play_evening(tmp_path / "data", rounds=7, hands=4)
