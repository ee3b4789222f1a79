"""The pool of players of different kinds, and leagues: the matrix, the worst opponent, the Nash average."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from canasta.arena import Contest
from canasta.arena.ladder import matches_of
from canasta.arena.league import league, markdown, nash_average
from canasta.arena.results import GameRow, HandRow, PairRow
from canasta.books import BOOKS
from canasta.bots import make_bot
from canasta.bots.pool import POOL
from canasta.clauses.setup import Setup
from canasta.cli.group import CANASTA
from canasta.engine import legal_actions, play_out_step, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.messages import UserError
from canasta.policy import weights as by
from canasta.table.state import PART_OVER


@pytest.mark.parametrize("slug", BOOKS)
@pytest.mark.parametrize("name", POOL)
def test_a_member_of_the_pool_plays_a_legal_hand_of_every_book(name: str, slug: str) -> None:
    setup = Setup(BOOKS[slug], 4)
    state = deal_hand(setup, Dice(f"pool {name} {slug}"))
    bots = [make_bot(name, seat) for seat in range(setup.seats)]
    for _ in range(20_000):
        if state.part == PART_OVER:
            return
        action = bots[state.actor].choose(view(state, state.actor))
        assert action in legal_actions(state)
        play_out_step(state, action)
    pytest.fail("the hand did not end")


def test_weights_of_the_pool_are_complete_and_different() -> None:
    setup = Setup(BOOKS["classic"], 4)
    numbers = {name: member.numbers(setup) for name, member in POOL.items() if member.numbers}
    assert {len(each) for each in numbers.values()} == {len(by.CLUB)}
    assert len(set(numbers.values())) == len(numbers)
    assert {member.tuned_with for member in POOL.values()} == {True, False}


def test_an_unknown_member_is_refused_with_the_names() -> None:
    with pytest.raises(UserError, match="pool:hoarder"):
        make_bot("pool:miser")


def rows(wins: list[bool]) -> list[PairRow]:
    """Return pairs in which the first contestant wins both games, or neither."""

    def game(seating: list[int], first_won: bool) -> GameRow:
        side = seating.index(0 if first_won else 1)
        points = [100 * (place == side) for place in range(2)]
        return GameRow(seating, [side], False, [HandRow(1, [0, 0], points, 10, 10, 0, side, [0.0, 0.0])])

    return [
        PairRow(number, [game([0, 1], won), game([1, 0], won)], {}, []) for number, won in enumerate(wins)
    ]


def test_a_circle_of_players_shares_the_nash_average_and_names_each_worst_opponent() -> None:
    contest = Contest(("random", "simple", "club"))
    played = dict(
        zip(
            matches_of(contest),
            # The first beats the second, which beats the third, which beats the first.
            [rows([True] * 9 + [False]), rows([False] * 9 + [True]), rows([True] * 9 + [False])],
            strict=True,
        )
    )
    found = league(contest, played)
    by_name = {one.name: one for one in found.standings}
    assert [by_name[name].worst for name in contest.entries] == ["club", "random", "simple"]
    assert all(one.nash == pytest.approx(1 / 3, abs=0.01) for one in found.standings)
    assert all(one.skill == pytest.approx(0.5, abs=0.01) for one in found.standings)
    assert found.shares["random", "simple"].value == pytest.approx(0.9)
    assert found.shares["simple", "random"].value == pytest.approx(0.1)


def test_the_best_player_has_the_whole_nash_average_and_comes_first() -> None:
    contest = Contest(("random", "simple", "club"))
    won = rows([True] * 8 + [False] * 2)
    played = dict(zip(matches_of(contest), [won, won, won], strict=True))
    found = league(contest, played)
    assert [one.name for one in found.standings] == ["random", "simple", "club"]
    assert found.standings[0].nash == pytest.approx(1, abs=0.01)
    assert found.standings[1].skill < found.standings[0].skill
    table = markdown(found).splitlines()
    assert table[2].startswith("| random |  | 80 (")
    assert table[-1].startswith("| club | ")


def test_equal_players_get_equal_parts_of_the_nash_average() -> None:
    better = {("a", "c"): 0.7, ("c", "a"): 0.3, ("b", "c"): 0.7, ("c", "b"): 0.3}
    assert nash_average("abc", better) == pytest.approx([0.5, 0.5, 0], abs=0.01)


def test_a_league_without_the_matches_of_the_pool_is_resumed(tmp_path: Path) -> None:
    words = ["arena", "league", "simple", "--only-bots", "--hands", "--pairs", "1", "--jobs", "1"]
    words += ["--results", str(tmp_path / "rows"), "--markdown", str(tmp_path / "page.md")]
    first = CliRunner().invoke(CANASTA, words)
    assert first.exit_code == 0, first.output
    files = {path: path.read_bytes() for path in (tmp_path / "rows").iterdir()}
    assert len(files) == len(POOL)
    again = CliRunner().invoke(CANASTA, [*words, "--json"])
    assert {path: path.read_bytes() for path in (tmp_path / "rows").iterdir()} == files
    found = json.loads(again.stdout)
    assert {player["name"] for player in found["players"]} == {"simple", *POOL}
    assert (tmp_path / "page.md").read_text(encoding="utf-8").count("\n| pool:eager |") == 2
