"""The benchmark measures the same work each time and saves its results."""

import ast
import json
import sys
from contextlib import ExitStack
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import canasta
from bench import learners, other, public
from bench import measure as measuring
from bench.__main__ import main
from bench.envs import environments
from bench.measure import GOALS, SIZES, STEPS, Figures, Goal, Ours, as_json, core, distinct, measure, variants
from bench.memory import memory
from bench.other import VARIANTS, InterpretedProcess
from bench.peers import PEERS, Peer, peers_installed
from bench.plot import draw
from bench.tables import compared_series, goal_rows, markdown, peer_title
from bench.workload import Timing, Workload, time_api, time_inside, time_play, time_playouts
from canasta.books import BOOKS, book
from canasta.books.house import rules_of
from canasta.build.find import COMPILED, INTERPRETED
from canasta.clauses.setup import Setup
from canasta.engine import legal_actions
from canasta.jobs import Variant
from canasta.messages import catalogue

GIN_RUMMY = "rlcard"


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "HANDS", 1)
    monkeypatch.setattr(measuring, "OBSERVED_HANDS", 1)
    monkeypatch.setattr(measuring, "STEP_HANDS", 3)
    monkeypatch.setattr(measuring, "BOOK_HANDS", 1)
    monkeypatch.setattr(measuring, "variants", lambda: [Variant("classic", 4), Variant("boat", 4)])
    monkeypatch.setattr(measuring, "environments", dict)
    # Starting another process takes longer than all the rest; one test does it.
    monkeypatch.setattr(measuring, "InterpretedProcess", Here)


class Here(InterpretedProcess):
    """The other core, without its process."""

    def __init__(self) -> None:
        pass

    def __exit__(self, *_: object) -> None:
        pass

    def time(self, how: str, slug: str, players: int, seed: int, hands: int) -> Timing:
        return VARIANTS[how](Setup(rules_of(slug), players), str(seed), hands)


def steady(name: str, rate: float) -> Peer:
    """Return a peer that does a fixed number of actions per second."""
    return Peer(name, ("canasta",), lambda _seed, hands: Timing(hands / rate, hands), 10)


def with_a_peer(figures: Figures) -> Figures:
    figures.peers[GIN_RUMMY] = [1000.0] * figures.rounds
    return figures


def test_the_workload_follows_from_the_seed() -> None:
    setup = Setup(book("classic"), 4)
    one, other = (Workload.play(setup, "s", 2) for _ in range(2))
    assert [moment.action for moment in one.moments] == [moment.action for moment in other.moments]
    assert all(moment.action in legal_actions(moment.state) for moment in one.moments)
    assert time_play(setup, "s", 2).number == len(one.moments) == time_inside(setup, "s", 2).number
    assert time_api(setup, "s", 2).number > 0
    assert time_playouts(setup, "s", 2).number > 0
    assert sum(map(len, one.by_hand_size().values())) > 0


def test_the_public_loop_uses_what_the_package_offers_and_nothing_else() -> None:
    tree = ast.parse(Path(public.__file__).read_text(encoding="utf-8"))
    modules = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    modules |= {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert modules == {"__future__", "random", "canasta"}
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "canasta"
    }
    assert {"deal", "legal_actions", "step", "score"} <= used <= set(canasta.__all__)


@pytest.mark.parametrize("slug", BOOKS)
def test_the_public_loop_plays_every_book(slug: str) -> None:
    rules = book(slug)
    players = rules.seatings[-1].players
    assert public.play_hands(rules, players, "s", 3) == public.play_hands(rules, players, "s", 3) > 30


def test_every_figure_is_there_and_positive() -> None:
    rounds: list[int] = []
    figures = measure("classic", [2, 4], seed=1, rounds=2, peers=[], on_round=rounds.append)
    assert rounds == [1, 2]
    assert figures.costs.keys() == {*STEPS, *SIZES}
    assert all(len(rates) == 2 and min(rates) > 0 for rates in figures.speed.values())
    assert figures.cost("copy", 2) > 0
    assert figures.cost("legal.answer", 2) == 0, "two players have nobody to ask"
    assert figures.in_copies("copy", 4) == 1
    values = as_json(with_a_peer(figures))
    assert json.loads(json.dumps(values))["peers"][GIN_RUMMY]["ratio"].keys() == set(map(str, figures.speed))
    assert {ours.how for ours in figures.speed} == set(VARIANTS)
    assert {ours.players for ours in figures.speed} == {2, 4}
    assert figures.memory["copy"][4] > 0


def test_every_book_and_option_is_measured_beside_classic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "variants", variants)
    figures = measure("classic", [2], seed=1, rounds=1, peers=[], on_round=lambda _: None)
    assert {variant.book for variant in figures.books} == set(BOOKS)
    assert {name for variant in figures.books for name in variant.options} == {
        option.name for rules in BOOKS.values() for option in rules.options
    }
    assert all(figures.relative_cost(variant) > 0 for variant in figures.books)
    assert figures.relative_cost(Variant("classic", 3)) == 1
    # Six at the table are measured in addition to four, the most who play classic in a hand.
    six = Variant("caliente", 6, ("extra_deck",))
    assert figures.relative_cost(six) == figures.books[six][0] / figures.books[Variant("classic", 4)][0]
    assert as_json(figures)["relative_to_classic"].keys() == set(map(str, figures.books))  # type: ignore[attr-defined]
    assert "| boat, 4 players | " in markdown(figures)


@pytest.mark.parametrize("slug", [slug for slug in BOOKS if slug != "classic"])
def test_the_steps_of_every_book_can_be_measured(slug: str) -> None:
    players = book(slug).seatings[0].players
    figures = measure(slug, [players], seed=1, rounds=1, peers=[], on_round=lambda _: None)
    assert figures.cost("sample", players) > 0
    assert figures.cost("score", players) > 0


def test_a_drawing_has_a_bar_for_every_figure() -> None:
    figures = measure("classic", [2, 3], seed=1, rounds=1, peers=[], on_round=lambda _: None)
    alone = ElementTree.fromstring(draw(figures))
    beside = ElementTree.fromstring(draw(with_a_peer(figures)))
    name = "{http://www.w3.org/2000/svg}rect"
    assert len(beside.findall(name)) == len(alone.findall(name)) + 1
    words = [element.text for element in beside.iter("{http://www.w3.org/2000/svg}text")]
    assert sum("compared with RLCard gin rummy" in (word or "") for word in words) == 1


def test_the_page_tells_ratios_only() -> None:
    figures = with_a_peer(measure("classic", [2, 4], seed=1, rounds=1, peers=[], on_round=lambda _: None))
    page = markdown(figures).splitlines()
    assert "| copy a state | 1.00 | 1.00 |" in page
    assert any(line.startswith(f"| {peer_title(GIN_RUMMY)} | ") for line in page)
    assert all(line == "" or line.startswith("|") for line in page)


def test_the_command_prints_tables_and_writes_files(tmp_path: Path) -> None:
    folder = tmp_path / "found"
    arguments = ["--players", "2", "--rounds", "1", "--no-peers", "--folder", str(folder)]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "2 players" in done.output
    assert "./play dev bench --peers" in done.output
    assert json.loads((folder / "figures.json").read_text(encoding="utf-8"))["book"] == "classic"
    assert (folder / "figures.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (folder / "figures.md").read_text(encoding="utf-8").startswith("|")


def test_the_command_tells_ratios_and_goals_beside_peers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "bench.__main__.peers_installed", lambda: [steady(GIN_RUMMY, 0.001), steady("chess", 7)]
    )
    done = CliRunner().invoke(main, ["--players", "4", "--rounds", "1", "--folder", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "Goals" in done.output
    assert "python-chess" in done.output
    found = json.loads((tmp_path / "figures.json").read_text(encoding="utf-8"))
    reached = {(goal["core"], goal["how"]): goal["reached"] for goal in found["goals"]}
    assert reached[core(), "api"] > 150, "beside a peer that takes a thousand seconds"


def test_missing_peers_and_unknown_books_are_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.__main__.peers_installed", list)
    done = CliRunner().invoke(main, ["--peers"])
    assert done.exit_code == 1
    assert "./play dev bench --peers" in done.output
    done = CliRunner().invoke(main, ["--book", "whist"])
    assert done.exit_code == 1
    assert "whist" in done.output
    assert "Traceback" not in done.output


def test_a_ratio_is_the_median_of_the_ratios_of_the_rounds() -> None:
    ours = Ours(COMPILED, "api", 4)
    figures = Figures("classic", 1, 3, {ours: [10.0, 90.0, 60.0]}, {GIN_RUMMY: [1.0, 3.0, 1.0]})
    assert figures.ratio(ours, GIN_RUMMY) == 30
    assert figures.goals() == [(Goal(COMPILED, "api", GIN_RUMMY, 150), 30)]
    figures.book = "boat"
    assert figures.goals() == [], "the goals are about one book"


def test_goals_are_told_as_met_or_not() -> None:
    figures = measure("classic", [4], seed=1, rounds=1, peers=[], on_round=lambda _: None)
    ours = Ours(core(), "api", 4)
    figures.speed[ours] = [1000.0]
    for rate, met in ((1.0, "yes"), (1000.0, "no")):
        figures.peers[GIN_RUMMY] = [rate]
        assert goal_rows(figures)[0][-1] == met
    assert "classic" in {row[1] for row in goal_rows(figures)}, "a book that others are measured beside"


def test_four_players_are_told_beside_peers_where_there_are_four() -> None:
    series = {Ours(core(), how, players): [1.0] for players in (2, 3, 4) for how in ("api", "inside")}
    four = compared_series(Figures("classic", 1, 1, series))
    assert four == [
        Ours(core(), "api", 4),
        Ours(core(), "inside", 4),
    ]
    three = compared_series(Figures("classic", 1, 1, {Ours(core(), "api", 3): [1.0]}))
    assert three == [Ours(core(), "api", 3)]


def test_every_peer_and_goal_has_its_words() -> None:
    assert len({peer_title(peer.name) for peer in PEERS}) == len(PEERS)
    assert {goal.peer for goal in GOALS} <= {peer.name for peer in PEERS}


@pytest.mark.filterwarnings("ignore")
def test_installed_peers_can_be_measured() -> None:
    for peer in peers_installed():
        assert peer.time(1, 1).number > 0, peer.name


def test_the_interpreted_core_is_measured_in_a_process_of_its_own() -> None:
    with InterpretedProcess() as process:
        there = process.time("inside", "classic", 4, 7, 2)
        assert process.time("inside", "classic", 4, 7, 2).number == there.number
    assert there.number == time_inside(Setup(book("classic"), 4), "7", 2).number, "the same hands in both"
    assert set(other.VARIANTS) == {"api", "inside", "playouts"}


def test_both_cores_are_measured_where_there_are_two(monkeypatch: pytest.MonkeyPatch) -> None:
    for here, cores in ((COMPILED, {COMPILED, INTERPRETED}), (INTERPRETED, {INTERPRETED})):
        monkeypatch.setattr(measuring, "core", lambda here=here: here)
        with ExitStack() as stack:
            assert {ours.core for ours in measuring.series("classic", [4], stack)} == cores


def test_environments_are_measured_if_they_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "canasta.envs", None)
    assert environments() == {}
    there: Any = ModuleType("canasta.envs")
    there.Canasta = there.Batch = object
    monkeypatch.setitem(sys.modules, "canasta.envs", there)
    assert set(environments()) == {"observed", "vector"}


def test_environments_of_learners_are_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = ("cores", "batch_numpy", "aec", "rl_environment")
    ours = [learner for learner in learners.LEARNERS if learner.name in wanted]
    monkeypatch.setattr(learners, "LEARNERS", tuple(ours))
    monkeypatch.setattr(learners, "TABLES", 4)
    monkeypatch.setattr(learners, "SECONDS", 0.01)
    learners.show_learners("classic", 1, 2, tmp_path)
    figures = json.loads((tmp_path / "environments.json").read_text(encoding="utf-8"))
    assert set(figures["steps_per_second"]) == {learner.name for learner in ours}
    assert all(len(rates) == 2 and min(rates) > 0 for rates in figures["steps_per_second"].values())
    printed = capsys.readouterr().out
    assert "OpenSpiel" in printed
    assert "PettingZoo" in printed


def test_every_environment_of_learners_has_its_words() -> None:
    assert all(f"bench.learner.{learner.name}" in catalogue() for learner in learners.LEARNERS)


#: Without Pgx, whose folder has a package ``tests``.
STEPPED = [learner for learner in learners.learners_installed() if "pgx" not in learner.packages]


@pytest.mark.parametrize("learner", STEPPED, ids=lambda learner: str(learner.name))
def test_installed_environments_can_be_stepped(
    learner: learners.Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learners, "TABLES", 4)
    assert learner.make("classic", 1)() > 0


def test_a_copy_takes_memory_and_shares_the_stock() -> None:
    taken = memory(Workload.play(Setup(book("classic"), 4), "s", 4))
    assert 0 < taken["copy"] < taken["dealt"]


def test_numbers_of_players_that_sit_alike_are_played_once() -> None:
    assert distinct("classic", [2, 3, 4, 5, 6]) == [2, 3, 4]


def test_a_house_rule_can_be_measured() -> None:
    figures = measure("boat-to-5000", [2], seed=1, rounds=1, peers=(), on_round=lambda _: None)
    assert figures.book == "boat-to-5000"
