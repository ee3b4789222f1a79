"""The rule lab: its figures and statistics by hand, its games on any number of processes, its claims."""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from math import inf, sqrt
from pathlib import Path

import pytest

from canasta.books import BOOKS, book
from canasta.books.house import read_house, shipped, shipped_house
from canasta.lab import (
    FIGURES,
    GameRow,
    LabHand,
    RuleSet,
    SkillRow,
    Study,
    analyse,
    play_games,
    rule_set,
    run,
)
from canasta.lab.analysis import Analysis
from canasta.lab.figures import FIGURE_OF, comeback, lead_changes, skill_share
from canasta.lab.forecast import forecast
from canasta.lab.results import Results
from canasta.lab.run import LabInterrupted
from canasta.lab.statistics import Estimate, change, estimate, holm, interval, quantile, two_sided
from canasta.lab.study import share_deals
from canasta.messages import UserError

CLASSIC = rule_set(book("classic"))
BOAT = rule_set(book("boat"))


def fast(*rules: RuleSet, seed: str = "tests") -> Study:
    """Make a study of bots that play quickly."""
    return Study(rules, bot="club", rival="beginner", seed=seed)


def house(name: str) -> RuleSet:
    found = shipped_house(name)
    return rule_set(found.book, found.source)


def hand(points: list[int], first: int = 0, **counts: int) -> LabHand:
    """Make a hand of 10 turns; its dealer sits on the side after the first."""
    found = LabHand(
        points, first, (first + 1) % len(points), 10, 30, 20, 2, 8, 1, 4, 1, 2, 0, 2, 5, 1, False, False
    )
    for name, value in counts.items():
        setattr(found, name, value)
    return found


def game(number: int, *hands: LabHand, winners: tuple[int, ...] = (0,)) -> GameRow:
    sides = len(hands[0].points)
    skill = [SkillRow(side, 1.0, 2, 1.5, 300.0, 90_000.0) for side in range(sides)]
    return GameRow(number, list(hands), list(winners), False, skill)


def figures_of(*rows: GameRow) -> dict[str, float]:
    return {name: each.value for name, each in _analysed(*rows).rules[0].figures.items()}


def _analysed(*rows: GameRow) -> Analysis:
    return analyse(Study((CLASSIC,)), [list(rows)])


def test_the_figures_of_two_games_by_hand() -> None:
    one = game(0, hand([500, 200]), hand([-100, 300], first=1, turns=30, takes=4, cards=12))
    other = game(1, hand([400, 400], takes=0, cards=0, frozen_takes=0, ending=2, concealed=1))
    found = figures_of(one, other)
    assert found["turns"] == pytest.approx((10 + 30 + 10) / 3)
    assert found["hands"] == 1.5
    assert found["decisions"] == 20
    # 180 s for each hand, 6 s a turn, 2.5 s for each decision beyond the turns
    minutes = [3 + (60 + 25) / 60, 3 + 180 / 60, 3 + (60 + 25) / 60]
    assert found["minutes"] == pytest.approx(sum(minutes) / 3)
    assert found["game_minutes"] == pytest.approx(sum(minutes) / 2)
    assert found["points"] == pytest.approx((500 + 200 - 100 + 300 + 400 + 400) / 6)
    assert found["margin"] == pytest.approx((300 + 400 + 0) / 3)
    assert found["swing"] == pytest.approx(sqrt((300**2 + 400**2 + 0) / 3))
    assert found["negative"] == pytest.approx(1 / 6)
    # First players: side 0 wins with 300 more, side 1 wins with 400 more, side 0 ties.
    assert found["first_won"] == pytest.approx(2.5 / 3)
    assert found["first_lead"] == pytest.approx((300 + 400 + 0) / 3)
    assert "dealer_lead" not in found  # the opposite of the first player's, with two sides
    assert found["takes"] == pytest.approx((2 + 4 + 0) / 3)
    assert found["take_turns"] == pytest.approx(6 / 50)
    assert found["cards"] == pytest.approx(20 / 6)
    assert found["frozen"] == pytest.approx(12 / 50)
    assert found["frozen_takes"] == pytest.approx(2 / 6)
    assert found["opening"] == pytest.approx(15 / 6)
    assert found["natural"] == pytest.approx(3 / 6)
    assert found["concealed"] == pytest.approx(1 / 3)
    assert found["ended_out"] == pytest.approx(2 / 3)
    assert found["ended_exhausted"] == pytest.approx(1 / 3)
    assert found["skill_games"] == 1.0
    assert found["skill_hands"] == 0.75
    assert found["skill_lead"] == 150
    # E[D] is 150 and E[D²] is 45,000: half of the variance.
    assert found["skill_share"] == pytest.approx(0.5)


def test_three_sides_have_a_lead_of_the_dealer() -> None:
    found = figures_of(game(0, hand([300, 0, 600])), game(1, hand([300, 0, 600])))
    assert found["first_lead"] == pytest.approx(300 - 300)
    assert found["dealer_lead"] == pytest.approx(0 - 450)
    assert found["first_won"] == 0
    assert found["margin"] == 300


def test_skill_is_the_part_of_the_variance_that_the_stronger_side_explains() -> None:
    assert skill_share((100, 10_000, 1)) == 1.0  # every hand is won by 100
    assert skill_share((0, 10_000, 1)) == 0.0
    assert skill_share((-50, 10_000, 1)) == -0.25  # the weaker one is stronger
    assert skill_share((0, 0, 0)) == 0.0


def test_changes_of_the_lead_and_comebacks() -> None:
    # Totals: 300:0, 300:300, 300:500, 900:500: the lead goes over at the third hand and at the fourth.
    hands = [hand([300, 0]), hand([0, 300]), hand([0, 200]), hand([600, 0])]
    assert lead_changes(hands) == 2
    # Half of 900 is reached after the third hand, where side 1 leads.
    assert comeback(game(0, *hands, winners=(0,))) == 1.0
    assert comeback(game(0, *hands, winners=(1,))) == 0.0
    assert comeback(game(0, *hands, winners=(0, 1))) == 0.5
    level = [hand([500, 500]), hand([400, 100])]
    assert lead_changes(level) == 0
    assert comeback(game(0, *level)) == 0.0
    below = [hand([-100, -200]), hand([-100, 50])]  # no side gets to half of a total below zero
    assert comeback(game(0, *below, winners=(1,))) == 1.0


def test_a_mean_has_students_interval() -> None:
    # Mean 3, variance 2.5, five games: 3 ± 2.776 · √(2.5/5)
    found = interval(estimate([(value, 1) for value in (1, 2, 3, 4, 5)], lambda means: means[0] / means[1]))
    assert found.value == pytest.approx(3)
    assert found.high - 3 == pytest.approx(2.7764451 * sqrt(0.5), rel=1e-6)
    assert 3 - found.low == pytest.approx(found.high - 3)


def test_a_ratio_counts_games_by_their_weight() -> None:
    # 10 of 2 and 2 of 4: the ratio is 2, the games are 6 above and 6 below it, the mean weight is 3.
    found = estimate([(10, 2), (2, 4)], lambda means: means[0] / means[1])
    assert found.value == pytest.approx(2)
    assert found.influences == pytest.approx([2, -2])
    assert found.error == pytest.approx(2)


def test_a_share_that_never_varies_gets_wilsons_interval() -> None:
    never = interval(Estimate(0.0, [0.0] * 20), share=True)
    assert never.low == 0.0
    assert never.high == pytest.approx(1.959964**2 / (20 + 1.959964**2), rel=1e-6)
    exact = interval(Estimate(4.0, [0.0] * 20))
    assert exact == (4.0, 4.0, 4.0)
    below = interval(Estimate(-0.02, [0.1, -0.1]), share=True)  # the share of skill can be
    assert below.low < below.value < below.high
    narrow = interval(Estimate(0.98, [0.1, -0.1]), share=True)
    assert narrow.high == 1.0
    assert interval(Estimate(0.5, [0.0])) == (0.5, 0.5, 0.5)  # one game says nothing about its error


@pytest.mark.parametrize(
    ("t", "free", "chance"),
    [(12.7062, 1, 0.05), (4.3027, 2, 0.05), (2.0, 5, 0.10194), (3.05454, 12, 0.01), (1.959964, 10**6, 0.05)],
)
def test_students_t_as_in_the_tables(t: float, free: int, chance: float) -> None:
    assert two_sided(t, free) == pytest.approx(chance, rel=1e-3)
    assert two_sided(-t, free) == two_sided(t, free)
    assert two_sided(quantile(free), free) == pytest.approx(0.05, rel=1e-6)


def test_games_of_the_same_deals_are_compared_pair_by_pair() -> None:
    one = Estimate(10.0, [-6.0, 0.0, 6.0])
    other = Estimate(12.0, [-5.0, -1.0, 6.0])
    paired = change(one, other, paired=True)
    # The influences differ by 1, −1 and 0: the error is √(2 / (3 · 2)).
    assert paired.difference.value == 2
    assert paired.difference.high - 2 == pytest.approx(4.3026527 * sqrt(1 / 3), rel=1e-6)
    assert paired.chance == pytest.approx(two_sided(2 / sqrt(1 / 3), 2))
    apart = change(one, other, paired=False)
    assert apart.difference.high - 2 == pytest.approx(4.3026527 * sqrt(72 / 6 + 62 / 6), rel=1e-6)
    assert apart.chance > paired.chance


def test_equal_and_exact_differences() -> None:
    same = change(Estimate(4.0, [0.0] * 12), Estimate(4.0, [0.0] * 12), paired=True)
    assert (same.difference, same.chance) == ((0.0, 0.0, 0.0), 1.0)
    exact = change(Estimate(4.0, [0.0] * 12), Estimate(2.0, [0.0] * 12), paired=False)
    assert (exact.difference, exact.chance) == ((-2.0, -2.0, -2.0), 0.0)
    assert change(Estimate(4.0, [0.0]), Estimate(2.0, [0.0]), paired=True).chance == 1.0


def test_holm_is_stricter_with_many_figures() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.9]) == [False, False]
    assert holm([0.02, 0.04]) == [True, True]
    assert holm([0.011, 0.03, 0.013]) == [True, True, True]
    assert holm([0.017, 0.04, 0.013]) == [True, True, True]
    assert holm([0.03, 0.04, 0.013]) == [False, False, True]
    assert holm([]) == []


def test_chance_alone_is_seldom_claimed() -> None:
    """Thirty figures without any difference, two hundred times: about 5 % have a claim."""
    dice = random.Random(7)
    false = 0
    for _ in range(200):
        chances = []
        for _ in range(30):
            one, other = ([dice.gauss(0, 1) for _ in range(25)] for _ in range(2))
            estimates = [
                estimate([(value, 1.0) for value in values], lambda means: means[0] / means[1])
                for values in (one, other)
            ]
            chances.append(change(estimates[0], estimates[1], paired=False).chance)
        false += any(holm(chances))
    assert false <= 18  # 10 expected


def test_a_real_difference_is_claimed_and_one_of_few_games_is_not() -> None:
    study = Study((CLASSIC, house("classic-two-canastas")))
    dice = random.Random(3)

    def rows(games: int, longer: int) -> list[GameRow]:
        return [
            game(number, hand([300, 100], turns=dice.randrange(35, 45) + longer)) for number in range(games)
        ]

    many = analyse(study, [rows(40, 0), rows(40, 10)]).comparisons[0]
    assert [one.figure.name for one in many.claimed] == [
        "turns",
        "minutes",
        "game_minutes",
        "take_turns",
        "frozen",
    ]
    few = analyse(study, [rows(9, 0), rows(9, 10)]).comparisons[0]
    assert few.claimed == []


@pytest.fixture(scope="module")
def both() -> Study:
    return fast(CLASSIC, house("classic-two-canastas"), seed="tests")


@pytest.fixture(scope="module")
def played(both: Study) -> list[list[GameRow]]:
    return run(both, 60, processes=1)


def test_the_same_seed_gives_the_same_games_on_two_processes(
    both: Study, played: list[list[GameRow]]
) -> None:
    assert run(both, 60, processes=2) == played
    assert len(played[0]) == len(played[1])
    assert min(sum(len(row.hands) for row in rows) for rows in played) >= 60
    fewer = [rows[:-1] for rows in played]
    assert min(sum(len(row.hands) for row in rows) for rows in fewer) < 60  # no game more than needed
    assert run(replace(both, seed="others"), 60, processes=1) != played


def test_a_resumed_study_equals_an_unbroken_one(
    both: Study, played: list[list[GameRow]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = 0

    def stop(done: int, wanted: int) -> None:
        nonlocal pieces
        pieces += 1
        assert 0 <= done <= wanted == 60
        if pieces == 3:
            raise KeyboardInterrupt

    with pytest.raises(LabInterrupted) as stopped:
        run(both, 60, processes=1, results=tmp_path, progress=stop)
    begun = stopped.value.rows
    assert 0 < len(begun[0]) < len(played[0])
    assert begun == [rows[: len(begun[0])] for rows in played]
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    with files[0].open("ab") as file:
        file.write(b"[99,[[1,2")  # torn while it was written
    assert run(both, 60, processes=1, results=tmp_path) == played
    # Nothing is left to be played.
    monkeypatch.setattr(sys.modules[run.__module__], "play_batch", None)
    assert run(both, 60, processes=1, results=tmp_path) == played


def test_other_rules_in_the_folder_are_not_disturbed(
    both: Study, played: list[list[GameRow]], tmp_path: Path
) -> None:
    run(fast(BOAT, CLASSIC, seed="tests"), 10, processes=1, results=tmp_path)
    assert run(both, 60, processes=1, results=tmp_path) == played
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("line", [b"nonsense", b"[0,[],[0],false,[]]", b"[0,[],[0]"])
def test_a_file_that_is_not_of_the_study_is_refused(both: Study, tmp_path: Path, line: bytes) -> None:
    kept = Results(both, CLASSIC, tmp_path)
    (file,) = tmp_path.iterdir()
    head = file.read_bytes()
    file.write_bytes(head + line + b"\n")
    with pytest.raises(UserError, match="not a results file of this study"):
        run(both, 10, processes=1, results=tmp_path)
    assert kept.rows == {}
    file.write_bytes(head.replace(b'"players":4', b'"players":2'))
    with pytest.raises(UserError, match="not a results file of this study"):
        run(both, 10, processes=1, results=tmp_path)


def test_a_time_limit_leaves_at_least_the_first_games(both: Study) -> None:
    rows = run(both, 100_000, processes=1, minutes=1e-9)
    assert len(rows[0]) == len(rows[1]) >= 2


def test_a_rule_does_not_differ_from_itself(played: list[list[GameRow]]) -> None:
    same = read_house('extends = "classic"\nname = "same"\nversion = 1\ntarget = 5000\n')
    study = fast(CLASSIC, rule_set(same.book, same.source), seed="tests")
    rows = run(study, 60, processes=1)
    assert rows[0] == rows[1] == played[0][: len(rows[0])]
    (compared,) = analyse(study, rows).comparisons
    assert compared.paired
    assert compared.claimed == []
    assert {one.chance for one in compared.differences} == {1.0}
    assert {one.difference for one in compared.differences} == {(0.0, 0.0, 0.0)}
    # Nor from itself on other deals.
    apart = fast(CLASSIC, seed="other deals")
    others = run(apart, 60, processes=1)[0][: len(rows[0])]
    assert analyse(study, [rows[0][: len(others)], others]).comparisons[0].claimed == []


def test_two_canastas_make_hands_longer(both: Study, played: list[list[GameRow]]) -> None:
    (compared,) = analyse(both, played).comparisons
    (turns,) = (one for one in compared.differences if one.figure.name == "turns")
    assert turns.claimed
    assert turns.difference.low > 0
    assert turns.relative == pytest.approx(turns.value / turns.base - 1)


@pytest.mark.parametrize("name", [*BOOKS, *shipped()])
def test_every_book_and_shipped_house_rule_runs(name: str) -> None:
    rules = rule_set(book(name)) if name in BOOKS else house(name)
    study = Study((rules,), bot="expert", rival="beginner")
    rows = play_games(study, rules, [0, 1])
    assert all(row.hands and row.winners and not row.cut for row in rows)
    found = analyse(study, [rows]).rules[0].figures
    assert set(found) >= {one.name for one in FIGURES} - {"dealer_lead"}
    assert all(-inf < each.low <= each.value <= each.high < inf for each in found.values())
    endings = [value for name, value in found.items() if name.startswith("ended_")]
    assert sum(each.value for each in endings) == pytest.approx(1)
    for row in rows:
        for each in row.hands:
            assert each.turns <= each.actions
            assert each.decisions <= each.actions
            assert each.frozen_takes <= each.takes <= each.turns
            assert each.frozen_turns <= each.turns
            assert each.cards >= each.takes


def test_what_is_compared_with_what() -> None:
    hot, two = house("caliente-hot"), house("classic-two-canastas")
    caliente = rule_set(book("caliente"))
    always = rule_set(book("caliente").with_options(["always_frozen"]))
    study = Study((CLASSIC, BOAT, two, caliente, always, hot, house("caliente-always-frozen")))
    assert study.base_of(CLASSIC) is None
    assert study.base_of(BOAT) is CLASSIC
    assert study.base_of(two) is CLASSIC
    assert study.base_of(hot) is caliente  # no book with both of its options is there
    assert study.base_of(house("caliente-always-frozen")) == always
    assert share_deals(CLASSIC, two)
    assert not share_deals(caliente, hot)  # Caliente cards are in one pack only
    few = house("american-for-few")
    assert Study((rule_set(book("american")), few)).base_of(few) is None  # two players against four


def test_the_same_cards_are_dealt_by_all_rules_of_a_pack() -> None:
    study = fast(CLASSIC, house("classic-pair-only"))
    assert study.deal_seed(3) == replace(study, rules=(BOAT,)).deal_seed(3) != study.deal_seed(4)


@pytest.mark.parametrize(
    ("study", "problem"),
    [
        (Study((CLASSIC, CLASSIC)), "'classic' is given twice"),
        (Study((CLASSIC,), bot="nobody"), "nobody"),
        (Study((CLASSIC,), rival="club:shy"), "shy"),
        (Study((RuleSet("classic", "classic", players=9),)), "9"),
        (Study((CLASSIC,), think=10), "expert"),
    ],
)
def test_bad_studies_are_refused(study: Study, problem: str) -> None:
    with pytest.raises(UserError, match=problem):
        run(study, 10, processes=1)


@pytest.mark.parametrize("hands", [0, -3, 10**12])
def test_bad_numbers_of_hands_are_refused(hands: int) -> None:
    with pytest.raises(UserError, match="Play between 1 and"):
        run(fast(CLASSIC), hands, processes=1)


def test_a_bot_that_plays_illegally_is_named_with_its_position(tmp_path: Path) -> None:
    file = tmp_path / "wrong.py"
    file.write_text("class Wrong:\n    def choose(self, view):\n        return 255\n")
    with pytest.raises(UserError, match=r"classic"):
        play_games(Study((CLASSIC,), bot=f"{file}:Wrong", rival="simple"), CLASSIC, [0])


def test_all_figures_have_their_own_name() -> None:
    assert len(FIGURE_OF) == len(FIGURES)


def test_a_forecast_looks_again_and_again_until_its_time_is_over() -> None:
    time = 0.0
    games = 0

    def tick() -> float:
        nonlocal time
        time += 1
        return time

    def count() -> None:
        nonlocal games
        games += 1

    found = list(forecast(shipped_house("classic-two-canastas"), 24.5, tick, count))
    assert [part.final for part in found] == [False, False, True]
    assert games == 24  # a second each: looks after 10 and 20 games, and at the end
    hands = [part.hands for part in found]
    assert hands == sorted(set(hands))
    assert any(line.startswith("Hands get about") for line in found[-1].sentences)
    assert all(len(part.sentences) <= 5 for part in found)
    # The same games again have the same sentences.
    assert next(forecast(shipped_house("classic-two-canastas"), 24.5)) == found[0]


def test_a_forecast_of_the_book_itself_claims_nothing() -> None:
    same = read_house('extends = "boat"\nname = "same"\nversion = 1\ntarget = 10000\n')
    (only,) = forecast(same, 0.0)
    assert (only.sentences, only.final) == ([], True)


def test_a_forecast_needs_a_number_of_players_for_both() -> None:
    with pytest.raises(UserError, match="american-for-few cannot be compared with its book"):
        next(forecast(shipped_house("american-for-few")))
