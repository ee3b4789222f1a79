"""The scripts behind the bots' strength: whole games for tuning, the worst hands, the whole matrix."""

from __future__ import annotations

import statistics
from pathlib import Path

import pytest

from bench import losses, matrix, tuning
from canasta.books import BOOKS
from canasta.bots import make_bot
from canasta.bots.pool import POOL
from canasta.clauses.setup import Setup
from canasta.engine import play_out_step, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.policy.rollout import play_on, points_of
from canasta.policy.weights import club_numbers, expert_numbers, weights
from canasta.table.state import PART_OVER

CALIENTE = Setup(BOOKS["caliente"], 2)
CLASSIC = Setup(BOOKS["classic"], 4)


def test_a_tuning_game_ends_as_the_book_says() -> None:
    numbers = weights(expert_numbers(CALIENTE))
    totals = tuning.play_game(CALIENTE, [numbers, numbers], "end")
    assert max(totals) >= CALIENTE.book.target > 0
    assert totals == tuning.play_game(CALIENTE, [numbers, numbers], "end")
    knee = Setup(BOOKS["knee"], 4)
    numbers = weights(expert_numbers(knee))
    assert knee.book.hands
    assert len(tuning.play_game(knee, [numbers, numbers], "end")) == knee.sides


def test_a_tuning_hand_is_played_with_signals_as_at_the_table() -> None:
    setup = Setup(BOOKS["american"], 4)
    numbers = weights(expert_numbers(setup))
    silent, telling, table = (deal_hand(setup, Dice("signals"), [0, 0]) for _ in range(3))
    play_on(silent, [numbers, numbers])
    tuning.play_hand(telling, [numbers, numbers])
    bot = make_bot("expert")
    while table.part != PART_OVER:
        play_out_step(table, bot.choose(view(table, table.actor)))
    assert telling == table
    assert telling != silent


def test_equal_players_share_every_pair_and_results_mirror_each_other() -> None:
    expert, club = expert_numbers(CALIENTE), club_numbers(CALIENTE)
    assert tuning.match(CALIENTE, expert, expert, range(3), "even") == [(0.5, 0)] * 3
    ours = tuning.match(CALIENTE, expert, club, range(6), "mirror")
    theirs = tuning.match(CALIENTE, club, expert, range(6), "mirror")
    assert [(1 - share, -ahead) for share, ahead in ours] == theirs
    assert any(ahead for _, ahead in ours)


def test_the_value_of_a_candidate_is_below_its_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    shares = {"strong": (0.2, -800), "weak": (0.9, 2000)}
    monkeypatch.setattr(
        tuning, "opponents", lambda _setup: {name: (place,) for place, name in enumerate(shares)}
    )
    monkeypatch.setattr(
        tuning, "match", lambda _setup, _first, second, *_: [list(shares.values())[second[0]]] * 2
    )
    found = tuning.worth(((), "x", 2, [("caliente", 2)]))
    assert 0.2 < found < statistics.mean([0.22, 0.93])


def test_rounded_weights_stay_in_bounds() -> None:
    assert min(tuning.rounded([-5.4] * len(expert_numbers(CLASSIC)))) == -5
    assert {tuning.rounded([-5.4] * len(expert_numbers(CLASSIC)))[place] for place in (0, 1, 2)} == {0}


def test_the_worst_hands_come_first_and_can_be_replayed() -> None:
    players = [weights(losses.numbers_of(name, CLASSIC)) for name in ("expert", "pool:plain")]
    found = losses.played(CLASSIC, players, 20, "t")
    assert len(found) == 40
    assert [hand.lead for hand in found] == sorted(hand.lead for hand in found)
    for hand in (found[0], found[-1]):
        course = losses.replay(CLASSIC, players, hand, "t")
        points = points_of(course[-1][0])
        assert points[hand.own] - points[1 - hand.own] == hand.lead
        assert losses.reasons(CLASSIC, course, hand.own)


def test_reasons_follow_from_the_course() -> None:
    players = [weights(losses.numbers_of(name, CLASSIC)) for name in ("expert", "pool:hasty")]
    seen: dict[str, int] = {}
    for hand in losses.played(CLASSIC, players, 150, "reasons")[:20]:
        course = losses.replay(CLASSIC, players, hand, "reasons")
        found = losses.reasons(CLASSIC, course, hand.own)
        end = course[-1][0]
        assert ("never opened" in found) == (not end.opened >> hand.own & 1)
        for why in found:
            seen[why] = seen.get(why, 0) + 1
    assert len(seen) > 3


def test_a_bot_without_weights_is_refused_with_the_names() -> None:
    with pytest.raises(SystemExit, match=r"pool:eager does not play by weights.*pool:hoarder"):
        losses.numbers_of("pool:eager", CLASSIC)


def test_a_hand_is_printed_turn_by_turn(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [
        "losses",
        "caliente",
        "pool:plain",
        "--players",
        "2",
        "--hands",
        "5",
        "--worst",
        "2",
        "--show",
        "1",
    ]
    monkeypatch.setattr("sys.argv", words)
    losses.main()
    printed = capsys.readouterr().out
    assert "| mean lead of the 2 worst of 10 hands |" in printed
    assert "  we   caliente" in printed


def test_the_matrix_is_resumed_and_has_a_cell_for_every_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matrix, "POOL", {"pool:plain": POOL["pool:plain"]})
    tables = [matrix.Table("caliente", 2, ("club", "expert", "pool:plain"))]
    monkeypatch.setattr(matrix, "ROUNDS", (1, 2))
    page = matrix.page(tmp_path, 0, 1, tables)  # no time: one round of everything
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    assert len(before) == 3
    assert "Pairs of games in a cell: 5." in page
    assert "### caliente 2" in page
    assert page.count("| `pool:plain` |") == 2
    assert matrix.page(tmp_path, 0, 1, tables) == page
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before
    longer = matrix.page(tmp_path, 60, 1, tables)
    assert "Pairs of games in a cell: 10." in longer
    assert all(file.read_bytes().startswith(content) for file, content in before.items())
    assert matrix.page(tmp_path, 0, 1, tables) == longer  # everything that the folder has counts


def test_the_matrix_has_all_levels_styles_and_members_of_the_pool() -> None:
    whole = matrix.TABLES[0]
    assert {*POOL, "random", "beginner", "simple", "club", "expert", "club:quick"} <= set(whole.entries)
    found = matrix.champion_matches()
    assert {match.entries[1] for match in found} == {*POOL, "club", "expert"}
    assert all(match.think == matrix.THINK and match.entries[0] == "champion" for match in found)
    for match in found:
        match.check()
    assert matrix.pairs_of(whole.contest(), 0) > 0
    assert matrix.pairs_of(found[0], 0) == 0
