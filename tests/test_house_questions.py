"""Common changes: a small starter file, and a house rule written by answering questions."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.books import BOOKS
from canasta.books.house import load_house, read_house, shipped, shipped_house
from canasta.books.house.changes import changed_paragraphs
from canasta.books.house.errors import HouseError, HouseErrors, Spot
from canasta.books.house.fields import Flag, Number, Numbers, OneOf, Several, Steps
from canasta.books.house.questions import HouseQuestion, house_text, questions
from canasta.books.house.seams import clauses_of, seams
from canasta.books.house.write import differences
from canasta.books.texts import find
from canasta.clauses.rulebook import Rulebook
from canasta.cli.group import CANASTA
from canasta.jobs.trial import TrialError, TrialResult, try_rules
from canasta.messages import ENGLISH, catalogue
from canasta.wording.rules import rules_words

HEAD = 'extends = "classic"\nname = "ours"\nversion = 1\n'


def new(file: Path, *words: str, typed: str = "") -> Result:
    return CliRunner().invoke(CANASTA, ["rules", "new", str(file), *words], input=typed)


# --- The small file ---------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS.values(), ids=[*BOOKS])
def test_there_are_about_twenty_questions(book: Rulebook) -> None:
    asked = questions(book, players=4)
    assert 18 <= len(asked) <= 34
    assert len({question.name for question in asked}) == len(asked)
    assert all(len(question.sentence()) < 130 for question in asked)


def test_every_sentence_is_asked_somewhere() -> None:
    houses = [shipped_house(name).book for name in shipped()]
    asked = {question.name for book in (*BOOKS.values(), *houses) for question in questions(book)}
    begins = "house.ask."
    told = {name.removeprefix(begins) for name in catalogue(ENGLISH) if name.startswith(begins)}
    frame = {
        "begin",
        "question",
        "players",
        "title",
        "about",
        "expected",
        "yes_no",
        "or_no",
        "pairs",
        "words",
    }
    assert told - frame == asked


@pytest.mark.parametrize("book", BOOKS.values(), ids=[*BOOKS])
def test_every_line_of_the_small_file_can_be_used(book: Rulebook) -> None:
    source = house_text(book, "ours")
    assert differences(book, read_house(source).book) == []
    lines = [line[1:] if re.match(r"#[a-z]", line) else line for line in source.splitlines()]
    changed = differences(book, read_house("\n".join(lines)).book)
    # The line of a clause that the book does not have shows a number to add.
    added = {
        name
        for seam in seams()
        for name, clause in clauses_of(seam).items()
        if any(setting.adds is not None for setting in clause.settings())
    }
    assert {row.key.split(".")[-1] for row in changed} <= added


# --- An optional clause -----------------------------------------------------------------------------


def test_a_clause_is_switched_on_and_off() -> None:
    book = read_house(HEAD + "clauses.take.PairOnly = true\nclauses.stock_out.MustTake = false\n").book
    assert [type(clause).__name__ for clause in book.take][-1] == "PairOnly"
    assert book.stock_out == ()
    same = read_house(HEAD + "clauses.take.PairOnly = false\nclauses.stock_out.MustTake = true\n").book
    assert differences(BOOKS["classic"], same) == []


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("clauses.take.PairOnli = true", "PairOnly"),
        ("clauses.take.MustTake = true", "stock_out"),
        ("clauses.turn_passes.StockEndsHand = true", "left"),
    ],
)
def test_a_clause_that_cannot_be_switched(line: str, told: str) -> None:
    with pytest.raises(HouseError, match=told):
        read_house(HEAD + line)


# --- All errors at once -----------------------------------------------------------------------------


def test_errors_come_in_the_order_of_the_file() -> None:
    source = HEAD.replace("ours", "Ours!").replace("1", "0")
    source += 'clauses.take.remove = ["Nope", "Stopped", "Stopped"]\n'
    with pytest.raises(HouseErrors) as caught:
        read_house(source, "ours.toml")
    assert [error.params["line"] for error in caught.value.errors] == [2, 3, 4, 4]
    assert str(caught.value).count("\n") == 3
    assert caught.value.message == caught.value.errors[0].message


def test_what_cannot_be_played_is_told_at_once_too() -> None:
    source = HEAD + "target = 0\nplayers.4.hand_size = 40\nclauses.first_meld.FirstMeld.below = 500\n"
    with pytest.raises(HouseErrors) as caught:
        read_house(source)
    assert [error.params["key"] for error in caught.value.errors] == [
        "target", "players.4.hand_size", "clauses.first_meld.FirstMeld.below",
    ]  # fmt: skip


def test_a_file_without_a_book_says_what_else_is_wrong() -> None:
    with pytest.raises(HouseErrors) as caught:
        read_house("version = 0\nabout = 3\n")
    assert len(caught.value.errors) == 4


# --- Asking -----------------------------------------------------------------------------------------


def test_answers_become_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    typed = [
        "4",
        "three thousand",
        "3000",
        "",
        "13",
        "back",
        "12",
        "",
        "2",
        "stop",
        "Our  Thursday rules",
        "As we play it.",
    ]
    result = new(file, "--ask", typed="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert "Expected: a whole number from 0 to" in result.output
    assert "changes 3 things" in " ".join(result.output.split())
    house = load_house(file)
    assert (house.book.target, house.about) == (3000, "As we play it.")
    assert (house.name, house.title) == ("ours", "Our Thursday rules")
    # They are explained in plain words, and tried.
    told = " ".join(result.output.split())
    assert (
        "Our Thursday rules, version 1, for classic As we play it. - Game to 3,000 points. (Book: 5,000.)"
        in told
    )
    assert "hands, and nothing went wrong" in told
    assert [seats.hand_size for seats in house.book.seatings] == [15, 13, 12, 12, 12]
    assert house.book.going_out.canastas == {2: 2, 3: 1, 4: 2, 5: 2, 6: 2}


def test_a_game_of_so_many_hands_has_its_setting() -> None:
    rules = BOOKS["classic"]
    asked = {question.name: number for number, question in enumerate(questions(rules))}
    assert asked["hands"] == asked["target"] + 1
    text = house_text(rules, "ours", "", {asked["target"]: 0, asked["hands"]: 6})
    assert (read_house(text).book.target, read_house(text).book.hands) == (0, 6)
    with pytest.raises(HouseError, match="a number of hands"):
        read_house(house_text(rules, "ours", "", {asked["target"]: 0}))


def test_a_first_meld_is_asked_for_as_it_is_written() -> None:
    asked = {
        slug: next(each for each in questions(BOOKS[slug]) if each.name == "first_meld") for slug in BOOKS
    }
    for slug, question in asked.items():
        example = "50, 90, 120." if slug == "knee" else "0: 50, 1500: 90."
        assert question.sentence().endswith(example), slug
        # The example can be typed.
        question.typed(example.rstrip("."), Spot("ours.toml"))


def test_answers_that_do_not_go_together_are_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    result = new(file, "--ask", typed="4\n0\n4000\n30\n\nstop\n\n\n")
    assert result.exit_code == 0, result.output
    assert "1 of " in result.output.split("4000")[0]
    assert load_house(file).book.target == 4000


def test_rules_keep_the_name_that_their_table_gives_them(tmp_path: Path) -> None:
    file = tmp_path / "Tante Ritas Regeln.toml"
    assert new(file, "--ask", typed="4\n3000\nstop\n\n\n").exit_code == 0
    house = load_house(file)
    assert (house.name, house.title) == ("tante-ritas-regeln", "Tante Ritas Regeln")
    assert rules_words(house.book) == "Tante Ritas Regeln, a house rule for classic"
    # What rules are called does not change them.
    assert house.hash == read_house(file.read_text().replace("Tante Ritas", "Omas")).hash
    plain = read_house(HEAD + "target = 3000\n")
    assert (plain.title, rules_words(plain.book)) == ("ours", "ours, a house rule for classic")
    for title in ("3", '"a\\nb"', f'"{"x" * 61}"'):
        with pytest.raises(HouseError, match="one line of at most 60 characters"):
            read_house(HEAD + f"title = {title}\n")


def test_answers_that_lead_nowhere_are_shown_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stuck(*_: object) -> list[TrialResult]:
        raise TrialError("house.trial.dead_end", players=4, hand=0, seed=1, keys="", position="", actions="")

    monkeypatch.setattr("canasta.cli.rules.new.try_house", stuck)
    result = new(tmp_path / "ours.toml", "--ask", typed="4\n3000\nstop\n\n\n")
    assert result.exit_code == 1
    assert "nothing went wrong" not in result.output


def test_nothing_is_written_by_who_leaves(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    assert new(file, "--ask", typed="4\n3000\n").exit_code != 0
    assert not file.exists()
    file.write_text("precious")
    result = new(file, "--ask", typed="4\n")
    assert (result.exit_code, file.read_text()) == (2, "precious")
    assert "How many" not in result.output


def typed_for(question: HouseQuestion, dice: random.Random) -> str:
    """Return an answer that a person might give."""
    kind = question.kind
    if question.adds is not None and dice.random() < 0.3:
        return "no"
    if isinstance(kind, Flag):
        return dice.choice(["yes", "no", "Y"])
    if isinstance(kind, Number):
        low, high = max(kind.low, 0), min(kind.high, 300)
        return str(dice.randrange(low, high + 1) // kind.step * kind.step)
    if isinstance(kind, Numbers):
        return ", ".join(str(dice.randrange(1, 5)) for _ in range(4))
    if isinstance(kind, Several):
        return dice.choice(["joker", "two, joker", "red three"])
    if isinstance(kind, Steps):
        return "0: 50, 1000: 120"
    assert isinstance(kind, OneOf)
    return dice.choice([*kind.words])


@pytest.mark.parametrize("slug", BOOKS)
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_answered_can_be_played(slug: str, seed: int, tmp_path: Path) -> None:
    dice = random.Random(f"{slug} {seed}")
    typed = ["4"]
    for question in questions(BOOKS[slug], players=4):
        typed += [typed_for(question, dice), ""] if dice.random() < 0.4 else [""]
    file = tmp_path / "ours.toml"
    result = new(file, "--extends", slug, "--ask", typed="\n".join([*typed, *[""] * 60]) + "\n")
    assert result.exit_code == 0, result.output
    try_rules(load_house(file).book, hands=2, processes=1)


@pytest.mark.parametrize(
    ("words", "kind", "value"),
    [
        ("Yes", Flag(), True),
        ("5,000", Number(0, 10_000), 5000),
        ("0:50 1500: 90", Steps(), [[0, 50], [1500, 90]]),
        ("50 90 120", Numbers(0, 500), [50, 90, 120]),
    ],
)
def test_what_people_type(words: str, kind: Flag, value: object) -> None:
    assert HouseQuestion("target", ("target",), kind, 0).typed(words, Spot("ours")) == value


# --- Changed paragraphs -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ("target = 3000", {"59", "C12"}),
        ("players.4.hand_size = 13", {"5"}),
        ("players.2.draw = 2", {"9", "C6"}),
        ("players.4.canastas = 2", {"45", "26"}),
        ("values.joker = 30", {"16"}),
        ("clauses.take.PairOnly = true", {"35"}),
        ("clauses.score.OutBonus.points = 200", {"52"}),
    ],
)
def test_changed_paragraphs_are_known(source: str, ids: set[str]) -> None:
    assert ids <= changed_paragraphs(read_house(HEAD + source))


def test_changed_paragraphs_are_marked(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(HEAD + "target = 3000\nplayers.4.hand_size = 13\n")
    shown = CliRunner().invoke(CANASTA, ["rules", str(file)]).stdout
    for id in ("5", "59", "C12"):
        text = re.split(r"\nclassic (?=[A-Z]?\d+  )", shown)
        (entry,) = [part for part in text if part.startswith(f"{id}  ")]
        assert "[Changed by the house rule ours.]" in entry
    assert shown.count("[Changed by the house rule ours.]") == 5


@pytest.mark.parametrize("name", shipped())
def test_changed_paragraphs_are_paragraphs(name: str) -> None:
    house = shipped_house(name)
    assert all(find(house.extends, id) for id in changed_paragraphs(house))
