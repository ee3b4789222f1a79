"""Scores and standings of club evenings: published examples, and evenings worked out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from canasta.evenings.events import RoundDrawn, RoundEnded, RoundStarted
from canasta.evenings.scoring import victory_points
from canasta.evenings.standings import season, standings
from canasta.wire.evenings import (
    AddEntry,
    AdjustScore,
    ByeAward,
    ChangeSettings,
    EndRound,
    NewEntrant,
    Standing,
    Substitute,
    VictoryStep,
    WithdrawEntry,
)
from tests.evening_events import Club, pairs, players


def rows(club: Club, after: int | None = None) -> dict[int, Standing]:
    """Return the standings by entry."""
    return {row.entry: row for row in standings(club.evening, after).rows}


def scores(club: Club) -> dict[int, float]:
    return {entry: row.score for entry, row in rows(club).items()}


def order(club: Club) -> list[tuple[int | None, int]]:
    """Return places and entries."""
    return [(row.place, row.entry) for row in standings(club.evening).rows]


# --- Published examples -----------------------------------------------------------------------------


def test_a_published_board_in_match_points() -> None:
    """Board 1 of a game of four tables, which the Iowa City Bridge Club explains.

    https://iowacitybridge.com/improve-your-game/understanding-duplicate-scoring-and-matchpoints/
    Pairs 2, 3, 5 and 8 sat north and south and had +150, +140, -100 and -150; pairs 4, 7, 6 and 1 sat
    east and west. Pairs 1 to 8 got 3, 3, 2, 0, 1, 2, 1 and 0 match points, of three.
    """
    club = Club(*pairs(8), scoring="match_points", rounds=1, hands=1, all_online=True)
    club.seat(([2], [4]), ([3], [7]), ([5], [6]), ([8], [1]), online=(1, 2, 3, 4))
    for table, hand in enumerate(((150, 0), (140, 0), (0, 100), (0, 150)), 1):
        club.enter(table, hand, source="online")
    club.do(EndRound())
    published = {1: 3, 2: 3, 3: 2, 4: 0, 5: 1, 6: 2, 7: 1, 8: 0}
    assert {entry: round(score * 3 / 100, 3) for entry, score in scores(club).items()} == published


#: From which margin the winner has how many of 20 victory points: matches of 6 to 8 boards, and of 9 to 11.
ACBL_8 = (0, 1, 3, 5, 8, 11, 14, 17, 20, 24, 28)
ACBL_11 = (0, 1, 3, 6, 10, 14, 18, 22, 26, 31, 36)


@pytest.mark.parametrize("margins", [ACBL_8, ACBL_11])
def test_a_published_victory_point_scale(margins: Sequence[int]) -> None:
    """The 20 point scales for Swiss teams in North America.

    http://www.bridgehands.com/V/Victory_Points.htm
    """
    steps = [VictoryStep(margin, 10 + place, 10 - place) for place, margin in enumerate(margins)]
    published = {  # the table's rows, margin by margin: "1-2 11-9", "3-4 12-8" and so on
        margin: 10 + place
        for place, (first, following) in enumerate(zip(margins, (*margins[1:], 45), strict=True))
        for margin in range(first, following)
    }
    assert sorted(published) == list(range(45))
    for margin, winner in published.items():
        assert victory_points(steps, margin) == (Fraction(winner), Fraction(20 - winner))
        assert victory_points(steps, -margin) == (Fraction(20 - winner), Fraction(winner))
    # The same through an evening: two matches of teams 1 to 4, won by 9 and by 28 points.
    club = Club(*pairs(4), scoring="victory_points", rounds=1, victory_points=steps)
    club.seat(([1], [2]), ([3], [4]))
    club.play((59, 50), (2, 30))
    assert scores(club)[1] == published[9]
    assert scores(club)[4] == published[28]
    assert scores(club)[1] + scores(club)[2] == scores(club)[3] + scores(club)[4] == 20


#: The cross table of the Hamilton Chess Club's championship 2018: score, then the rounds.
#: https://hamiltonchess.net/2018/04/11/richard-on-tie-break/
#: Players 9 and 18 have five columns there; the last is their game in round 5.
HAMILTON = """
5.5 +10 +17 +12 =2 +4 +3
5.5 +27 +16 +9 =1 +8 +10
4.0 =BYE +11 +6 =4 +5 -1
4.0 +22 +15 =8 =3 -1 +13
4.0 -16 +14 +22 +15 -3 +8
4.0 -21 +27 -3 +23 +16 +14
4.0 -9 -23 +27 +19 +15 +12
3.5 +25 +21 =4 +13 -2 -5
3.5 +7 +13 -2 =BYE +18
3.5 -1 +25 +26 =12 +17 -2
3.5 =BYE -3 -14 +25 +20 +17
3.0 +20 +18 -1 =10 =14 -7
3.0 +23 -9 +19 -8 +21 -4
3.0 =BYE -5 +11 +22 =12 -6
3.0 +26 -4 +21 -5 -7 +24
3.0 +5 -2 -17 +24 -6 +22
2.5 +24 -1 +16 =BYE -10 -11
2.5 +19 -12 +23 =BYE -9
2.5 -18 +20 -13 -7 =25 +21
2.5 -12 -19 =25 +27 -11 +26
2.0 +6 -8 -15 +26 -13 -19
2.0 -4 +24 -5 -14 +26 -16
2.0 -13 +7 -18 -6 -24 +27
2.0 -17 -22 +BYE -16 +23 -15
2.0 -8 -10 =20 -11 =19 +BYE
1.0 -15 +BYE -10 -21 -22 -20
1.0 -2 -6 -7 -20 +BYE -23
"""


def test_a_published_swiss_tournament_with_buchholz() -> None:
    """Players 1 and 2 drew and share 5.5; their Buchholz sums, 22.5 and 20.0, decide the championship."""
    lines = [line.split() for line in HAMILTON.split("\n") if line]
    steps = [VictoryStep(0, 0.5, 0.5), VictoryStep(1, 1, 0)]
    club = Club(
        *players(len(lines)),
        table_players=2,
        rounds=6,
        hands=1,
        movement="swiss",
        scoring="victory_points",
        victory_points=steps,
        bye=ByeAward(kind="fixed", value=0.5),
        tie_breaks=["head_to_head", "opponents"],
    )
    for number in range(1, 7):
        cells = {entry: line[number] for entry, line in enumerate(lines, 1) if len(line) > number}
        games = {
            entry: int(cell[1:])
            for entry, cell in cells.items()
            if cell[1:] != "BYE" and int(cell[1:]) > entry
        }
        byes = [entry for entry, cell in cells.items() if cell[1:] == "BYE"]
        tables = [[[one], [other]] for one, other in games.items()]
        club.note(RoundDrawn(at=0, by="", number=number, tables=tables, online=[], byes=byes))
        club.note(RoundStarted(at=0, by="", number=number))
        for table, (one, other) in enumerate(games.items(), 1):
            assert {cells[one][0], cells[other][0]} in ({"+", "-"}, {"="})
            assert cells[other][1:] == str(one)
            club.enter(table, total={"+": (1, 0), "=": (0, 0), "-": (0, 1)}[cells[one][0]])
        club.note(RoundEnded(at=0, by="", number=number, unfinished="ignore", missing=[]))
        for entry in byes:
            if cells[entry] == "+BYE":  # a full point; the others asked for half of one
                club.do(AdjustScore(entry=entry, round=number, points=0.5, reason="full point bye"))
    assert scores(club) == {entry: float(line[0]) for entry, line in enumerate(lines, 1)}
    assert [rows(club)[entry].opponents for entry in (1, 2)] == [22.5, 20.0]
    assert order(club)[:2] == [(1, 1), (2, 2)]


# --- Evenings by hand -------------------------------------------------------------------------------


def first_evening() -> Club:
    """Four pairs, three rounds, total points."""
    club = Club(*pairs(4), rounds=3, tie_breaks=["difference"])
    club.seat(([1], [2]), ([3], [4]))
    club.play((2500, 1500), (1800, 2200))
    club.seat(([1], [3]), ([4], [2]))
    club.play((900, 1700), (3000, 1000))
    club.seat(([1], [4]), ([2], [3]))
    club.play((2100, 2100), (3000, 1400))
    return club


def test_an_evening_of_total_points() -> None:
    club = first_evening()
    # 1: 2500 +  900 + 2100 = 5500; against 1500 + 1700 + 2100 = 5300: +200; won 1 + 0 + 1/2
    # 2: 1500 + 1000 + 3000 = 5500; against 2500 + 3000 + 1400 = 6900: -1400; won 0 + 0 + 1
    # 3: 1800 + 1700 + 1400 = 4900; against 2200 +  900 + 3000 = 6100: -1200; won 0 + 1 + 0
    # 4: 2200 + 3000 + 2100 = 7300; against 1800 + 1000 + 2100 = 4900: +2400; won 1 + 1 + 1/2
    assert scores(club) == {1: 5500, 2: 5500, 3: 4900, 4: 7300}
    found = rows(club)
    assert [found[entry].difference for entry in (1, 2, 3, 4)] == [200, -1400, -1200, 2400]
    assert [found[entry].wins for entry in (1, 2, 3, 4)] == [1.5, 1, 1, 2.5]
    assert order(club) == [(1, 4), (2, 1), (3, 2), (4, 3)]  # 1 before 2 by the difference
    # After two rounds: 4 has 5200, 3 has 3500, 1 has 3400, 2 has 2500.
    assert {entry: row.former_place for entry, row in found.items()} == {4: 1, 3: 2, 1: 3, 2: 4}
    assert found[1].opponents == 5500 + 4900 + 7300
    assert [each.score for each in found[2].rounds] == [1500, 1000, 3000]


def test_tie_breaks_come_one_after_the_other() -> None:
    club = first_evening()

    def placed(*tie_breaks: str) -> list[tuple[int | None, int]]:
        from msgspec.structs import replace

        settings = replace(club.evening.settings, tie_breaks=list(tie_breaks))
        club.do(ChangeSettings(settings=settings))
        return order(club)

    assert placed() == [(1, 4), (2, 1), (2, 2), (4, 3)]  # 1 and 2 share the second place
    assert placed("head_to_head") == [(1, 4), (2, 1), (3, 2), (4, 3)]  # 1 beat 2
    assert placed("wins") == [(1, 4), (2, 1), (3, 2), (4, 3)]
    assert placed("opponents") == placed()  # 1 and 2 have met the same, and each other
    lot = placed("lot")
    assert sorted(lot) == lot
    assert [place for place, _ in lot] == [1, 2, 3, 4]
    assert placed("opponents", "lot") == lot


def second_evening(**settings: Any) -> Club:
    """Five pairs, three rounds, the usual victory points; one pair sits out in each round."""
    club = Club(*pairs(5), rounds=3, scoring="victory_points", **settings)
    club.seat(([1], [2]), ([3], [4]), byes=[5])
    club.play((3000, 2950), (1000, 2600))
    club.seat(([5], [1]), ([2], [3]), byes=[4])
    club.play((4000, 1000), (2000, 2000))
    club.seat(([1], [4]), ([2], [5]), byes=[3])
    club.play((2000, 1250), (500, 6200))
    return club


def test_an_evening_of_victory_points_with_byes() -> None:
    club = second_evening()
    # Round 1: 50 points are 10-10; 1600 points are 15-5.
    # Round 2: 3000 points are 17-3; a draw is 10-10. Round 3: 750 points are 13-7; 5700 points are 20-0.
    # 1: 10 +  3 + 13 = 26
    # 2: 10 + 10 +  0 = 20
    # 3:  5 + 10 + (5 + 10)/2 = 22.5
    # 4: 15 + (15 + 7)/2 + 7 = 33
    # 5: (17 + 20)/2 + 17 + 20 = 55.5
    assert scores(club) == {1: 26, 2: 20, 3: 22.5, 4: 33, 5: 55.5}
    club.do(AdjustScore(entry=2, round=2, points=-1.5, reason="slow play"))
    club.do(AdjustScore(entry=3, points=0.5, reason="helped with the tables"))
    assert scores(club) == {1: 26, 2: 18.5, 3: 23, 4: 33, 5: 55.5}
    assert order(club) == [(1, 5), (2, 4), (3, 1), (4, 3), (5, 2)]
    found = rows(club)
    assert found[1].opponents == 18.5 + 55.5 + 33
    assert found[3].opponents == 33 + 18.5 + 23  # a bye counts as an opponent with the same score
    assert [each.score for each in found[2].rounds] == [10, 8.5, 0]
    assert [each.adjusted for each in found[2].rounds] == [0, -1.5, 0]
    assert [each.bye for each in found[4].rounds] == [False, True, False]
    assert (found[4].played, found[4].points, found[4].rounds[1].points) == (2, 2600 + 1250, None)


@pytest.mark.parametrize("bye", [ByeAward(kind="fixed", value=12), ByeAward(kind="share", value=60)])
def test_a_bye_may_earn_what_the_club_has_decided(bye: ByeAward) -> None:
    # 12 victory points, or 60 per cent of 20.
    assert scores(second_evening(bye=bye)) == {1: 26, 2: 20, 3: 5 + 10 + 12, 4: 15 + 12 + 7, 5: 12 + 17 + 20}


def test_an_evening_of_match_points_with_real_and_online_tables() -> None:
    club = Club(*pairs(8), rounds=2, hands=2, scoring="match_points", online=[1, 2], tie_breaks=[])
    club.seat(([1], [2]), ([3], [4]), ([5], [6]), ([7], [8]), online=[1, 2])
    club.enter(1, (500, 300), (1000, 1200), source="online")
    club.enter(2, (400, 300), (900, 1100), source="online")
    club.enter(3, total=(2000, 1400))
    club.enter(4, total=(1500, 2100))
    club.do(EndRound())
    # Deal 1: +200 and +100 for the first sides, so 1 beats 3 and 4 beats 2. Deal 2: -200 each, halves.
    # 1 and 4: 1 1/2 of 2. 2 and 3: 1/2 of 2. Real cards: 5 and 8 have +600, 6 and 7 have -600:
    # 5 and 8 beat two and share with one, 2 1/2 of 3; 6 and 7 share with one, 1/2 of 3.
    first = {1: 75, 2: 25, 3: 25, 4: 75, 5: 83.3333, 6: 16.6667, 7: 16.6667, 8: 83.3333}
    assert scores(club) == first
    club.seat(([1], [4]), ([5], [8]), ([2], [3]), ([6], [7]), online=[1, 2])
    club.enter(1, (100, 0), (0, 0), source="online")
    club.enter(2, (0, 0), (0, 300), source="online")
    club.enter(3, total=(1000, 0))
    club.enter(4, total=(0, 0))
    club.do(EndRound())
    # 1 has more than 5 in both deals, and so has 8 than 4: 100 and 0. Real cards: +1000, -1000, 0 and 0:
    # 2 beats all three; 6 and 7 beat 3 and share, 1 1/2 of 3.
    # Averages of both rounds: 5 has 83 1/3 and 0, 6 and 7 have 16 2/3 and 50.
    assert scores(club) == {
        1: 87.5, 2: 62.5, 3: 12.5, 4: 37.5, 5: 41.6667, 6: 33.3333, 7: 33.3333, 8: 91.6667,
    }  # fmt: skip
    assert order(club) == [(1, 8), (2, 1), (3, 2), (4, 5), (5, 4), (6, 6), (6, 7), (8, 3)]


def test_one_online_table_alone_is_compared_with_the_room() -> None:
    club = Club(*pairs(4), rounds=1, hands=1, scoring="match_points", online=[1])
    club.seat(([1], [2]), ([3], [4]), online=[1])
    club.enter(1, (900, 300), source="online")
    club.enter(2, total=(500, 400))
    club.do(EndRound())
    # +600, -600, +100, -100: three, none, two and one of three.
    assert scores(club) == {1: 100, 2: 0, 3: 66.6667, 4: 33.3333}


def test_an_evening_of_single_players_and_a_late_and_a_withdrawn_one() -> None:
    club = Club(
        *players(5),
        rounds=3,
        individual=True,
        movement="individual",
        scoring="average",
        bye=ByeAward(kind="share", value=50),
    )
    club.seat(([1, 2], [3, 4]), byes=[5])
    club.play((1000, 600))
    club.seat(([1, 3], [2, 5]), byes=[4])
    club.play((200, 800))
    # Both partners get their side's points; sitting out earns half of the best of the round, 500 and 400.
    assert scores(club) == {1: 600, 2: 900, 3: 400, 4: 500, 5: 650}
    club.do(WithdrawEntry(number=2))
    club.do(AddEntry(entry=NewEntrant(names=["Late"])))
    assert order(club) == [(1, 5), (2, 1), (3, 4), (4, 3), (None, 2)]
    club.seat(([1, 6], [3, 5]), byes=[4])
    club.play((300, 700))
    # 1: (1000 + 200 + 300)/3; 3: (600 + 200 + 700)/3; 4: (600 + 400 + 350)/3; 5: (500 + 800 + 700)/3; 6: 300
    assert scores(club) == {1: 500, 2: 900, 3: 500, 4: 450, 5: 666.6667, 6: 300}
    assert rows(club)[2].withdrawn
    assert [each.score for each in rows(club)[6].rounds] == [None, None, 300]


def test_a_table_without_a_result_counts_as_a_bye_for_both() -> None:
    club = Club(*pairs(4), rounds=2)
    club.seat(([1], [2]), ([3], [4]))
    club.play((1000, 600), (700, 300))
    club.seat(([1], [3]), ([2], [4]))
    club.play((500, 900), force=True)
    assert club.evening.rounds[1].missing == [2]
    assert scores(club) == {1: 1500, 3: 1600, 2: 1200, 4: 600}  # 2 and 4 get their first round again
    assert rows(club)[2].rounds[1].bye


def test_a_bye_before_anything_else_earns_the_average_of_the_field() -> None:
    club = Club(*pairs(3), rounds=2)
    club.seat(([1], [2]), byes=[3])
    club.play((1000, 600))
    assert scores(club)[3] == 800
    club.seat(([1], [3]), byes=[2])
    club.play((100, 500))
    assert scores(club) == {1: 1100, 2: 1200, 3: 1000}


def test_a_substitute_plays_for_the_entry() -> None:
    club = first_evening()
    before = scores(club)
    club.do(Substitute(number=2, names=["North 2", "Sara"], first=3))
    assert scores(club) == before
    assert rows(club)[2].names == ["North 2", "Sara"]
    assert rows(club, 2)[2].names == ["North 2", "South 2"]


# --- Seasons ----------------------------------------------------------------------------------------


def season_evening(*results: tuple[list[str], int]) -> Club:
    """Return an evening of one round whose entries have these scores."""
    club = Club(*(names for names, _ in results), rounds=1)
    tables = [([2 * table + 1], [2 * table + 2]) for table in range(len(results) // 2)]
    club.seat(*tables)
    points = [score for _, score in results]
    club.play(*((points[2 * table], points[2 * table + 1]) for table in range(len(tables))))
    return club


def test_a_season_drops_the_worst_evenings() -> None:
    ana, carla, elena = ["Ana", "Bruno"], ["Carla", "Diego"], ["Elena", "Fito"]
    evenings = [
        ("1", season_evening((ana, 300), (carla, 500)).evening),
        ("2", season_evening((["Bruno", "ANA"], 400), (elena, 100)).evening),
        ("3", season_evening((ana, 200), (carla, 300)).evening),
    ]
    # Ana & Bruno: 400 + 300, without 200. Carla & Diego: 500 + 300; absent once. Elena & Fito: 100.
    table = season(evenings, drop=1)
    assert [(row.place, row.names, row.score) for row in table.rows] == [
        (1, carla, 800),
        (2, ana, 700),
        (3, elena, 100),
    ]
    assert [row.evenings for row in table.rows] == [[500, None, 300], [300, 400, 200], [None, 100, None]]
    assert [row.dropped for row in table.rows] == [[], [3], []]
    # Without a drop Ana & Bruno have 900. One by one, all of them have the score of their pair.
    assert [(row.place, row.score) for row in season(evenings).rows] == [(1, 900), (2, 800), (3, 100)]
    alone = season(evenings, players=True)
    assert [(row.place, row.names, row.score) for row in alone.rows] == [
        (1, ["Ana"], 900),
        (1, ["Bruno"], 900),
        (3, ["Carla"], 800),
        (3, ["Diego"], 800),
        (5, ["Elena"], 100),
        (5, ["Fito"], 100),
    ]


def test_victory_points_with_decimals_are_exact() -> None:
    steps = [VictoryStep(0, 10, 10), VictoryStep(1, 10.44, 9.56)]
    assert victory_points(steps, 5) == (Fraction(1044, 100), Fraction(956, 100))
