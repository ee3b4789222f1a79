"""The arena: seating, seeds, statistics, stopping and resuming."""

from __future__ import annotations

from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from canasta.arena import HANDS, Contest, ContestInterrupted, PairRow, play, summarise
from canasta.arena.ladder import climb, matches_of, rate
from canasta.arena.results import GameRow, HandRow, Results
from canasta.arena.statistics import pair_sums, ratio_estimate, resamples, share_estimate
from canasta.books import BOOKS
from canasta.books.house import shipped_house
from canasta.fairness import SEEDED
from canasta.jobs import first_melds
from canasta.jobs.cores import in_order
from canasta.messages import UserError
from canasta.notation import read_record, verify_record

SHORT = Contest(("club", "random"), players=2, target=500)


def without_times(rows: list[PairRow]) -> list[object]:
    """Return everything that must be reproducible."""
    return [
        (
            row.pair,
            [
                (
                    game.seating,
                    game.winners,
                    game.cut,
                    [(hand.number, hand.before, hand.points, hand.actions)],
                )
                for game in row.games
                for hand in game.hands
            ],
            row.misplays,
        )
        for row in rows
    ]


# --- Seating --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_contestant_sits_everywhere(players: int) -> None:
    contest = Contest(("club", "simple"), players=players)
    sides = contest.setup().sides
    for pair in (0, 1):
        seatings = contest.seatings(pair)
        assert len(seatings) == sides
        for side in range(sides):
            there = [seating[side] for seating in seatings]
            assert there.count(0) == 1
            assert there.count(1) == sides - 1


def test_three_sides_sit_everywhere_and_change_their_order() -> None:
    contest = Contest(("a", "b", "c"), players=3)
    assert contest.seatings(0) == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    assert contest.seatings(1) == [(2, 1, 0), (0, 2, 1), (1, 0, 2)]


def test_different_partners_change_places() -> None:
    contest = Contest(("club+random", "simple"))
    assert contest.names(0, (0, 1)) == ["club", "random", "simple", "simple"]
    assert contest.names(1, (0, 1)) == ["random", "club", "simple", "simple"]
    assert contest.names(0, (1, 0)) == ["simple", "simple", "club", "random"]
    assert contest.members() == ((0, 1), (2, 3))


@pytest.mark.parametrize("slug", list(BOOKS))
def test_single_hands_need_every_first_meld(slug: str) -> None:
    players = next(seats.players for seats in BOOKS[slug].seatings if seats.players >= 4)
    contest = Contest(("club", "simple"), slug, players, mode=HANDS)
    book = contest.setup().book
    wanted = {book.first_meld.need(total, hand) for total, hand in first_melds(book)}
    starts = [contest.start(pair) for pair in range(30)]
    for side in range(contest.setup().sides):
        assert {book.first_meld.need(totals[side], number) for totals, number in starts} == wanted


# --- The seed -------------------------------------------------------------------------------------


def test_one_process_and_two_give_the_same_rows() -> None:
    for contest in (SHORT, Contest(("simple", "random"), "boat", 2, mode=HANDS)):
        alone = play(contest, 9, processes=1)
        assert [row.pair for row in alone] == list(range(9))
        assert without_times(play(contest, 9, processes=2)) == without_times(alone)


def test_a_pair_is_the_same_in_any_company() -> None:
    assert without_times(play(SHORT, 3, processes=1)) == without_times(play(SHORT, 5, processes=1)[:3])
    other = Contest(SHORT.entries, players=2, target=500, seed="other")
    assert without_times(play(other, 3, processes=1)) != without_times(play(SHORT, 3, processes=1))


@pytest.mark.parametrize("slug", list(BOOKS))
def test_equals_play_the_same_game_in_both_seatings(slug: str) -> None:
    """Cards, later shuffles and the bots' seeds depend on the pair and the seat, not on who sits there."""
    contest = Contest(("random", "random"), slug, 4, mode=HANDS)
    for row in play(contest, 2, processes=1):
        first, second = row.games
        assert [hand.points for hand in first.hands] == [hand.points for hand in second.hands]
        assert pair_sums(row, 0).won == pair_sums(row, 1).won == 0.5
        assert pair_sums(row, 0).lead == 0


def test_games_are_counted_as_the_book_does() -> None:
    rows = play(SHORT, 3, processes=1)
    for row in rows:
        for game in row.games:
            totals = [0, 0]
            for number, hand in enumerate(game.hands, 1):
                assert (hand.number, hand.before) == (number, totals)
                assert max(totals) < 500
                totals = [total + points for total, points in zip(totals, hand.points, strict=True)]
            assert max(totals) >= 500
            assert game.winners == [totals.index(max(totals))]


# --- Figures --------------------------------------------------------------------------------------


def row(pair: int, games: list[tuple[list[int], list[int], list[list[int]]]]) -> PairRow:
    return PairRow(
        pair,
        [
            GameRow(
                seating, winners, False, [HandRow(1, [0, 0], points, 9, 9, 0, 0, [0.0]) for points in hands]
            )
            for seating, winners, hands in games
        ],
        {},
        [],
    )


def test_points_and_wins_are_those_of_the_contestant_wherever_it_sits() -> None:
    rows = [row(0, [([0, 1], [0], [[500, 100]]), ([1, 0], [0, 1], [[300, 200], [0, 100]])])]
    first, second = summarise(Contest(("a", "b")), rows).standings
    assert (first.share.value, second.share.value) == (0.75, 0.25)
    assert first.points.value == (500 + 200 + 100) / 3
    assert second.points.value == (100 + 300 + 0) / 3
    assert first.lead.value == -second.lead.value == (400 - 100 + 100) / 3
    several = [
        row(pair, [([0, 1], [0], [[pair * pair, 9]]), ([1, 0], [0], [[pair, 5]])]) for pair in range(9)
    ]
    first, second = summarise(Contest(("a", "b")), several).standings
    assert (first.lead.low, first.lead.high) == pytest.approx((-second.lead.high, -second.lead.low))


def test_a_contestant_with_two_sides_counts_by_side() -> None:
    rows = [row(0, [([0, 1, 1], [0], [[300, 100, 200]]), ([1, 0, 1], [2], [[0, 0, 300]])])]
    first, second = summarise(Contest(("a", "b")), rows).standings
    assert (first.share.value, second.share.value) == (0.5, 0.25)
    assert first.lead.value == (150 - 150) / 2
    assert first.level == 1 / 3


def test_the_bootstrap_covers_as_often_as_it_says() -> None:
    rng = Random(11)
    covered = 0
    for trial in range(200):
        values = [rng.choice((0.0, 0.5, 1.0, 1.0)) for _ in range(25)]  # their mean is 0.625
        found = share_estimate(values, resamples(25, 400, str(trial)))
        covered += found.low <= 0.625 <= found.high
    assert 184 <= covered <= 198


def test_the_bootstrap_is_near_the_normal_curve_where_there_are_many_pairs() -> None:
    rng = Random(5)
    values = [rng.gauss(100, 50) for _ in range(900)]
    found = ratio_estimate(values, [1] * 900, resamples(900, 2000, "x"))
    assert found.value == pytest.approx(100, abs=6)
    assert found.high - found.low == pytest.approx(2 * 1.96 * 50 / 30, rel=0.08)


def test_few_pairs_promise_little() -> None:
    assert share_estimate([1.0], []).low < 0.25
    assert share_estimate([1.0, 0.5], resamples(2, 100, "")).low == 0.0
    assert share_estimate([0.5] * 4, resamples(4, 100, "")).low < 0.2


# --- Stopping and resuming ------------------------------------------------------------------------


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = play(SHORT, 4, processes=1, results=file)
    data = file.read_bytes()
    assert data.count(b"\n") == 5
    file.write_bytes(data[:-40])
    told: list[int] = []
    again = play(SHORT, 5, processes=1, results=file, progress=lambda rows, _: told.append(len(rows)))
    assert told == [4, 5]  # three were there
    assert without_times(again[:4]) == without_times(whole)
    file.write_bytes(
        file.read_bytes() + data.splitlines(keepends=True)[1]
    )  # another program wrote pair 0 too
    assert play(SHORT, 2, processes=1, results=file) == again[:2]
    assert file.read_bytes().count(b"\n") == 7


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    def stop(rows: object, _wanted: int) -> None:
        if len(rows) == 2:  # type: ignore[arg-type]
            raise KeyboardInterrupt

    file = tmp_path / "results.jsonl"
    with pytest.raises(ContestInterrupted) as stopped:
        play(SHORT, 5, processes=1, results=file, progress=stop)
    assert [row.pair for row in stopped.value.rows] == [0, 1]
    assert len(play(SHORT, 3, processes=1, results=file)) == 3


def test_nobody_waits_for_what_is_no_longer_wanted() -> None:
    work = in_order(sleep, [0.0, 300.0, 300.0], processes=2)
    next(work)
    begun = monotonic()
    work.close()
    assert monotonic() - begun < 100


def test_results_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    play(SHORT, 1, processes=1, results=file)
    before = file.read_bytes()
    other = Contest(SHORT.entries, players=2, target=500, seed="1")
    with pytest.raises(UserError, match="another contest"):
        play(other, 1, processes=1, results=file)
    assert file.read_bytes() == before
    file.write_text("nonsense\n")
    with pytest.raises(UserError, match="is not a results file"):
        play(other, 1, processes=1, results=file)


@pytest.mark.parametrize(
    "row",
    [
        "[" * 100_000,
        "[0, [], {}, []]",
        "[0, [[[5, 7], [0], false, [[1, [0, 0], [5, 5], 9, 3, 0, 0, [1, 1]]]]], {}, []]",
        "[0, [[[0, 1], [], false, [[1, [0, 0], [5, 5], 9, 3, 0, 0, [1, 1]]]]], {}, []]",
        "[0, [[[0, 1], [0], false, []]], {}, []]",
        "[0, [[[0, 1], [0], false, [[1, [0, 0], [5], 9, 3, 0, 0, [1, 1]]]]], {}, []]",
        "[0, [[[0, 1], [0], false, [[1, [0, 0], [5, 5], 9, 3, 0, 2, [1, 1]]]]], {}, []]",
        '[0, [[[0, 1], [0], false, [[1, [0, 0], [5, 5], 9, 3, 0, 0, [1, 1]]]]], {"club": {"99999": 1}}, []]',
    ],
)
def test_results_that_nobody_can_have_played_are_no_results(row: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(SHORT, file)
    with file.open("a") as results:
        results.write(f"{row}\n")
    before = file.read_bytes()
    with pytest.raises(UserError, match="is not a results file"):
        Results(SHORT, file)
    assert file.read_bytes() == before


def test_when_the_time_is_over_whole_pairs_are_there() -> None:
    rows = play(SHORT, 1000, processes=1, minutes=0.00001)
    assert len(rows) == 1
    assert len(rows[0].games) == 2


# --- Records and misplays -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "contest",
    [
        Contest(("club+random", "simple"), target=500),
        Contest(("random", "simple", "club"), players=3, target=300),
        Contest(("club", "simple"), "boat", 2, target=500),
        Contest(("club", "simple"), house=shipped_house("classic-two-canastas").source, target=300),
    ],
    ids=["mix", "three sides", "boat", "house rule"],
)
def test_a_game_is_saved_as_a_record_that_holds(contest: Contest, tmp_path: Path) -> None:
    rows = play(contest, 1, processes=1, records=tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == len(rows[0].games)
    book = contest.setup().book
    for file, game in zip(files, rows[0].games, strict=True):
        text = file.read_text(encoding="utf-8")
        houses = [book] if book.house else []
        found = verify_record(text, houses)
        assert (found.ok, found.shuffle) == (True, SEEDED)
        assert "\nshuffle: seeded\n" in text
        match = read_record(text, houses)
        assert list(match.winners) == game.winners
        assert [list(hand.points) for hand in match.history] == [hand.points for hand in game.hands]
        names = [[match.names[player].rsplit(" ", 1)[0] for player in side] for side in match.members]
        for side, who in enumerate(game.seating):
            assert sorted(names[side]) == sorted((contest.entries[who].split("+") * 2)[: len(names[side])])


def test_an_illegal_choice_is_reported_and_costs_nothing_else(tmp_path: Path) -> None:
    bot = tmp_path / "stubborn.py"
    bot.write_text("class Stubborn:\n    def choose(self, view):\n        return 17000\n")
    contest = Contest((f"{bot}:Stubborn", "random"), players=2, mode=HANDS)
    (found,) = play(contest, 1, processes=1)
    assert found.misplays
    assert {misplay.bot for misplay in found.misplays} == {f"{bot}:Stubborn"}
    assert found.misplays[0].position.startswith("classic")
    summary = summarise(contest, [found])
    assert next(pace.misplays for pace in summary.paces if "Stubborn" in pace.bot) == len(found.misplays)
    assert found.games[0].hands[0].actions > 0


# --- Ladders --------------------------------------------------------------------------------------


def won_by(winners: list[int]) -> list[PairRow]:
    return [row(number, [([0, 1], [who], [[0, 0]])]) for number, who in enumerate(winners)]


def test_who_wins_more_is_rated_higher() -> None:
    strong, middle, weak = matches_of(Contest(("a", "b", "c")))
    played = {strong: won_by([0] * 15 + [1] * 5), middle: won_by([0] * 20), weak: won_by([0, 0, 1, 0] * 5)}
    found = climb(Contest(("c", "a", "b")), played)
    assert [rung.name for rung in found.rungs] == ["a", "b", "c"]
    assert found.rungs[0].share.value == 35 / 40
    assert all(rung.rating.low < rung.rating.value < rung.rating.high for rung in found.rungs)
    longer = rate({match: rows * 10 for match, rows in played.items()})
    assert longer["a"].high - longer["a"].low < found.rungs[0].rating.high - found.rungs[0].rating.low


def test_equals_are_rated_alike() -> None:
    (match,) = matches_of(Contest(("a", "b")))
    found = rate({match: won_by([0, 1] * 40)})
    assert found["a"].value == pytest.approx(found["b"].value, abs=1.5)


@pytest.mark.parametrize("entries", [("a",), ("a", "b", "a")])
def test_a_ladder_needs_different_bots(entries: tuple[str, ...]) -> None:
    with pytest.raises(UserError, match="at least two bots"):
        matches_of(Contest(entries))
