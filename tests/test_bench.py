"""The benchmark measures the same work each time and writes down what it found."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from bench import measure as measuring
from bench.__main__ import main
from bench.measure import SIZES, STEPS, Figures, as_json, distinct, measure, ways
from bench.peers import GIN_RUMMY
from bench.plot import draw
from bench.tables import markdown
from bench.workload import Workload, time_play
from canasta.books import BOOKS, book
from canasta.clauses.setup import Setup
from canasta.engine import legal_actions
from canasta.jobs import Way


@pytest.fixture(autouse=True)
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "HANDS", 3)
    monkeypatch.setattr(measuring, "STEP_HANDS", 3)
    monkeypatch.setattr(measuring, "BOOK_HANDS", 1)
    monkeypatch.setattr(measuring, "ways", lambda: [Way("classic", 4), Way("boat", 4)])


def with_a_peer(figures: Figures) -> Figures:
    figures.peers[GIN_RUMMY] = [1000.0] * figures.rounds
    return figures


def test_the_workload_follows_from_the_seed() -> None:
    setup = Setup(book("classic"), 4)
    one, other = (Workload.play(setup, "s", 2) for _ in range(2))
    assert [moment.action for moment in one.moments] == [moment.action for moment in other.moments]
    assert all(moment.action in legal_actions(moment.state) for moment in one.moments)
    assert time_play(setup, "s", 2).number == len(one.moments)
    assert sum(map(len, one.by_hand_size().values())) > 0


def test_every_figure_is_there_and_positive() -> None:
    told: list[int] = []
    figures = measure("classic", [2, 4], seed=1, rounds=2, peers=False, told=told.append)
    assert told == [1, 2]
    assert figures.costs.keys() == {*STEPS, *SIZES}
    assert all(len(rates) == 2 and min(rates) > 0 for rates in figures.speed.values())
    assert figures.cost("copy", 2) > 0
    assert figures.cost("legal.answer", 2) == 0, "two players have nobody to ask"
    assert figures.in_copies("copy", 4) == 1
    values = as_json(with_a_peer(figures))
    assert json.loads(json.dumps(values))["peers"][GIN_RUMMY]["ratio"].keys() == {"2", "4"}


def test_every_book_and_option_is_measured_beside_classic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "ways", ways)
    figures = measure("classic", [2], seed=1, rounds=1, peers=False, told=lambda _: None)
    assert {way.book for way in figures.books} == set(BOOKS)
    assert {name for way in figures.books for name in way.options} == {
        option.name for rules in BOOKS.values() for option in rules.options
    }
    assert all(figures.beside(way) > 0 for way in figures.books)
    assert figures.beside(Way("classic", 3)) == 1
    # Six at the table are measured beside four, the most that play classic in a hand.
    six = Way("caliente", 6, ("extra_deck",))
    assert figures.beside(six) == figures.books[six][0] / figures.books[Way("classic", 4)][0]
    assert as_json(figures)["beside_classic"].keys() == set(map(str, figures.books))  # type: ignore[attr-defined]
    assert "| boat, 4 players | " in markdown(figures)


@pytest.mark.parametrize("slug", [slug for slug in BOOKS if slug != "classic"])
def test_the_steps_of_every_book_can_be_measured(slug: str) -> None:
    players = book(slug).seatings[0].players
    figures = measure(slug, [players], seed=1, rounds=1, peers=False, told=lambda _: None)
    assert figures.cost("sample", players) > 0
    assert figures.cost("score", players) > 0


def test_a_drawing_has_a_bar_for_every_figure() -> None:
    figures = measure("classic", [2, 3], seed=1, rounds=1, peers=False, told=lambda _: None)
    alone = ElementTree.fromstring(draw(figures))
    beside = ElementTree.fromstring(draw(with_a_peer(figures)))
    name = "{http://www.w3.org/2000/svg}rect"
    assert len(beside.findall(name)) == len(alone.findall(name)) + 1


def test_the_page_tells_ratios_only() -> None:
    figures = with_a_peer(measure("classic", [2, 4], seed=1, rounds=1, peers=False, told=lambda _: None))
    page = markdown(figures).splitlines()
    assert "| copy a state | 1.00 | 1.00 |" in page
    assert f"| {GIN_RUMMY} | 1 × |" in page
    assert all(line == "" or line.startswith("|") for line in page)


def test_the_command_prints_tables_and_writes_files(tmp_path: Path) -> None:
    files = [str(tmp_path / "figures.json"), str(tmp_path / "figures.svg")]
    arguments = ["--players", "2", "--rounds", "1", "--no-peers", "--json", files[0], "--plot", files[1]]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    assert "2 players" in done.output
    assert "./play bench --peers" in done.output
    assert json.loads(Path(files[0]).read_text(encoding="utf-8"))["book"] == "classic"
    assert Path(files[1]).read_text(encoding="utf-8").startswith("<svg")


def test_missing_peers_and_unknown_books_are_told_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.__main__.peers_installed", lambda: False)
    done = CliRunner().invoke(main, ["--peers"])
    assert done.exit_code == 1
    assert "./play bench --peers" in done.output
    done = CliRunner().invoke(main, ["--book", "whist"])
    assert done.exit_code == 1
    assert "whist" in done.output
    assert "Traceback" not in done.output


def test_numbers_of_players_that_sit_alike_are_played_once() -> None:
    assert distinct("classic", [2, 3, 4, 5, 6]) == [2, 3, 4]


def test_a_house_rule_can_be_measured() -> None:
    figures = measure("boat-to-5000", [2], seed=1, rounds=1, peers=False, told=lambda _: None)
    assert figures.book == "boat-to-5000"
