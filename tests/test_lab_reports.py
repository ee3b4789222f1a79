"""The reports of the rule lab: sentences, the page that stands alone, Markdown, and the command."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from math import inf
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from canasta.arena.statistics import Interval
from canasta.books import BOOKS, book
from canasta.books.house import shipped, shipped_house
from canasta.cli.group import CANASTA
from canasta.lab import Study, analyse, rule_set, run
from canasta.lab.analysis import Analysis, Comparison, Difference
from canasta.lab.figures import FIGURE_OF, FIGURES
from canasta.lab.markdown import write_markdown
from canasta.lab.page import html_page
from canasta.lab.report import ordered, shown_figures
from canasta.lab.words import amount, difference_text, figure_title, interval_text, sentence, sentences
from canasta.messages import UserError, catalogue, use_language
from canasta.plots import Estimated, estimate_plot


@pytest.fixture(scope="module")
def found() -> Analysis:
    two = shipped_house("classic-two-canastas")
    study = Study(
        (rule_set(book("classic")), rule_set(book("boat")), rule_set(two.book, two.source)), bot="club"
    )
    return analyse(study, run(study, 150, processes=1))


def difference(name: str, base: float, value: float, claimed: bool = True, half: float = 0.1) -> Difference:
    gap = value - base
    return Difference(FIGURE_OF[name], base, value, Interval(gap, gap - half, gap + half), 0.001, claimed)


def test_a_difference_is_told_in_words() -> None:
    assert (
        sentence(difference("turns", 33, 44)) == "Hands get about a third longer: 44.0 turns instead of 33.0."
    )
    assert (
        sentence(difference("turns", 44, 33))
        == "Hands get about a quarter shorter: 33.0 turns instead of 44.0."
    )
    less = sentence(difference("take_turns", 0.18, 0.12))
    assert less == "The pile is taken less often: in 12.0 % of turns instead of 18.0 %."
    close = sentence(difference("opening", 2.06, 2.11))
    assert close == "First melds come later: in round 2.11 instead of 2.06."
    with use_language("es"):
        assert sentence(difference("turns", 33, 44)).startswith(
            "Las manos duran cerca de un tercio más: 44,0"
        )


@pytest.mark.parametrize(
    ("relative", "words"),
    [
        (0.01, "a little"), (0.0699, "a little"), (0.07, "about a tenth"), (-0.15, "about a fifth"),
        (0.25, "about a quarter"), (-0.33, "about a third"), (0.5, "about half"), (0.66, "about two thirds"),
        (-0.75, "about three quarters"), (0.85, "85 %"), (2.0, "200 %"),
    ],
)  # fmt: skip
def test_the_size_of_a_change(relative: float, words: str) -> None:
    assert amount(relative) == words


def test_what_holds_is_told_and_the_clearest_comes_first() -> None:
    turns, cards = difference("turns", 33, 44, half=5), difference("cards", 8, 6, half=0.1)
    chance, silent = difference("mixed", 1, 2, claimed=False), difference("swing", 1000, 2000)
    told = sentences(Comparison(1, 0, True, [turns, cards, chance, silent]))
    assert told == [sentence(cards), sentence(turns)]
    assert sentences(Comparison(1, 0, True, [turns, cards]), most=1) == [sentence(cards)]
    assert sentences(Comparison(1, 0, True, [chance])) == []


def test_a_base_of_zero_has_no_relative_change() -> None:
    rare = difference("wild", 0.0, 0.2)
    assert rare.relative == inf
    assert sentence(rare) == "There are more canastas of wild cards: 0.20 a side and hand instead of 0.00."
    assert difference("wild", 0.0, 0.0).relative == 0


@pytest.mark.parametrize("language", ["en", "es", "pt-BR"])
def test_every_sentence_exists_in_both_directions(language: str) -> None:
    told = {message.removeprefix("lab.more.") for message in catalogue() if message.startswith("lab.more.")}
    assert told <= {one.name for one in FIGURES}
    with use_language(language):
        for name in told:
            assert sentence(difference(name, 0.4, 0.5)) != sentence(difference(name, 0.5, 0.4))


def test_signs_of_differences() -> None:
    assert difference_text(difference("turns", 10, 12)) == "+2.0 (+1.9 to +2.1)"
    assert difference_text(difference("negative", 0.10, 0.08, half=0.03)) == "−2.0 (−5.0 to +1.0)"
    assert interval_text(FIGURE_OF["points"], Interval(1234.4, 1200.2, 1300.6)) == "1,234 (1,200 to 1,301)"
    assert interval_text(FIGURE_OF["hands"], Interval(2.0, 2.0, 2.0)) == "2.0"


class Reader(HTMLParser):
    """Reads what a report has: elements, ids, links, and the rows of its tables."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.anchors: list[str] = []
        self.tags: list[str] = []
        self.foreign: list[str] = []
        self.tables: list[list[list[str]]] = []
        self.cell: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name == "href" and (value or "").startswith("#"):
                self.anchors.append((value or "")[1:])
            elif name in ("src", "href", "srcset", "action", "data") or name.startswith("on"):
                self.foreign.append(f"{name}={value}")
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.cell = []

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th") and self.cell is not None:
            self.tables[-1][-1].append("".join(self.cell).replace("\xa0", " "))
            self.cell = None

    def handle_data(self, data: str) -> None:
        if self.cell is not None:
            self.cell.append(data)


def test_the_page_stands_alone_and_every_plot_has_its_table(found: Analysis) -> None:
    page = html_page(found)
    read = Reader()
    read.feed(page)
    assert read.foreign == []
    assert not {"script", "link", "img", "iframe", "object"} & set(read.tags)
    assert not re.search(r"url\(|@import|https?://", page)
    assert len(read.ids) == len(set(read.ids))
    assert set(read.anchors) <= set(read.ids)
    figures = shown_figures(ordered(found))
    assert read.tags.count("svg") == len(read.tables) == len(figures)
    turns = read.tables[0]
    assert turns[0] == ["Rules", "Value", "Against", "Difference", "Beyond chance"]
    assert [row[0] for row in turns[1:]] == ["classic", "classic-two-canastas", "boat"]
    two = found.compared(2)
    assert two is not None
    longer = two.differences[0]
    assert turns[2][1:] == [
        interval_text(FIGURE_OF["turns"], found.rules[2].figures["turns"]),
        "classic",
        difference_text(longer),
        "yes",
    ]
    assert sentence(longer) in page
    # A full dot stands for every claim, and for nothing else.
    claims = sum(len(each.claimed) for each in found.comparisons)
    hidden = {one.name for one in FIGURES} - {one.name for one in figures}
    assert not any(one.figure.name in hidden for each in found.comparisons for one in each.claimed)
    assert page.count('class="mark full"') == claims
    assert sum(row[-1] == "yes" for table in read.tables for row in table) == claims
    assert "The packs differ, so the deals do too." not in page  # classic and boat have the same pack


def test_the_page_speaks_the_language(found: Analysis) -> None:
    with use_language("es"):
        page = html_page(found)
    assert '<html lang="es">' in page
    assert "<h1>Lo que las reglas hacen con el juego</h1>" in page


def test_a_single_book_is_described_without_comparisons() -> None:
    study = Study((rule_set(book("boat")),), bot="club")
    alone = analyse(study, run(study, 10, processes=1))
    page = html_page(alone)
    read = Reader()
    read.feed(page)
    assert read.tables[0][0] == ["Rules", "Value"]
    assert 'id="changes"' not in page
    assert 'class="mark full"' not in page


def test_markdown_is_written_between_its_marks(found: Analysis, tmp_path: Path) -> None:
    page = tmp_path / "lab.md"
    paths = write_markdown(found, page)
    assert [path.name for path in paths] == [
        "lab.md",
        "lab-turns.svg",
        "lab-take_turns.svg",
        "lab-skill_hands.svg",
    ]
    for path in paths[1:]:
        ElementTree.fromstring(path.read_text(encoding="utf-8"))
    first = page.read_text(encoding="utf-8")
    assert first.startswith("# What rules do to the game\n\n<!-- lab:begin -->\n")
    assert "### classic-two-canastas instead of classic" in first
    page.write_text("# Ours\n\nbefore\n" + first[first.index("<!-- lab") :] + "\nafter\n", encoding="utf-8")
    write_markdown(found, page)
    again = page.read_text(encoding="utf-8")
    assert again.startswith("# Ours\n\nbefore\n<!-- lab:begin -->")
    assert again.endswith("<!-- lab:end -->\n\nafter\n")
    assert again.count("## The figures") == 1
    lines = [line for line in again.splitlines() if line.startswith("| `boat` |")]
    assert lines
    assert all(line.count("|") == lines_before(again, line) for line in lines)


def lines_before(page: str, line: str) -> int:
    """Return the number of columns of the head of a row's table."""
    rows = page[: page.index(line)].splitlines()
    return next(row for row in reversed(rows) if row.startswith("| Rules")).count("|")


def test_a_plot_of_estimates_by_hand() -> None:
    rows = [
        Estimated("one", 20, 10, 30, "20", full=True),
        Estimated("a & b", 40, 40, 40, "40", indented=True),
    ]
    drawn = estimate_plot(rows, title="T", about="A", mark=str, name="x", standalone=False)
    assert 'aria-labelledby="x-title x-about"' in drawn
    assert "xmlns" not in drawn
    assert "a &amp; b" in drawn
    # The scale goes from 10 to 40, over 12 to 288.
    circles = re.findall(r'<circle class="mark (\w+)".*?cx="([\d.]+)"', drawn)
    assert circles == [("full", "104.0"), ("ring", "288.0")]
    lines = re.findall(r'<line class="mark" x1="([\d.]+)" x2="([\d.]+)"', drawn)
    assert lines == [("12.0", "196.0"), ("288.0", "288.0")]
    ElementTree.fromstring(estimate_plot(rows, title="T", about="A", mark=str))


def lab(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["lab", *words, "--bot", "club", "--jobs", "1"])


def test_the_command_compares_a_house_rule_with_its_book(tmp_path: Path) -> None:
    results = str(tmp_path / "games")
    first = lab("classic-two-canastas", "--hands", "250", "--results", results)
    assert first.exit_code == 0
    out = first.output
    assert "classic, 4 players: " in out
    assert "Compared with classic, on the same deals:" in out
    assert "Hands get about" in out
    assert [figure_title(one) in out for one in FIGURES].count(False) == 1  # the lead of the dealer
    again = lab("classic-two-canastas", "--hands", "250", "--results", results)
    assert again.output == out
    answer = json.loads(lab("classic-two-canastas", "--hands", "250", "--results", results, "--json").output)
    (compared,) = answer["comparisons"]
    assert (compared["rules"], compared["base"], compared["paired"]) == (
        "classic-two-canastas",
        "classic",
        True,
    )
    assert any(line in re.sub(r"\s+", " ", out) for line in compared["sentences"])
    assert [each["name"] for each in answer["rules"]] == ["classic", "classic-two-canastas"]


def test_the_command_writes_its_reports(tmp_path: Path) -> None:
    page, text = tmp_path / "lab.html", tmp_path / "lab.md"
    done = lab("boat", "knee", "--hands", "2", "--html", str(page), "--markdown", str(text))
    assert done.exit_code == 0
    assert "Written: " in done.output
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "<!-- lab:end -->" in text.read_text(encoding="utf-8")
    assert "The packs differ, so the deals do too." in page.read_text(encoding="utf-8")


def test_all_shipped_rules_can_be_asked_for_at_once() -> None:
    from canasta.cli.lab import _rules

    names = [rules.name for rules in _rules(["boat-to-5000"], None, True)]
    assert sorted(names) == sorted([*BOOKS, *shipped()])
    assert names[0] == "boat-to-5000"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ((), "Which rules?"),
        (("nowhere",), "nowhere"),
        (("classic", "classic"), "'classic' is given twice"),
        (("classic+none",), "none"),
        (("classic", "--players", "9"), "9"),
        (("classic", "--hands", "0"), "Play between 1 and"),
        (("classic", "--hands", "many"), "--hands"),
        (("classic", "--rival", "nobody"), "nobody"),
        (("classic", "--minutes", "0"), "0"),
    ],
)
def test_bad_input_is_refused_with_a_sentence(words: tuple[str, ...], problem: str) -> None:
    done = lab(*words)
    assert done.exit_code == 2
    assert problem in done.output
    assert "Traceback" not in done.output


def test_a_page_without_marks_is_not_overwritten(tmp_path: Path) -> None:
    page = tmp_path / "ours.md"
    page.write_text("our own text", encoding="utf-8")
    done = lab("classic", "--hands", "2", "--markdown", str(page))
    assert done.exit_code == 2
    assert "lab:begin" in done.output
    assert page.read_text(encoding="utf-8") == "our own text"
    study = Study((rule_set(book("boat")),), bot="club")
    boat = analyse(study, run(study, 2, processes=1))
    with pytest.raises(UserError, match="lab:begin"):
        write_markdown(boat, page)
