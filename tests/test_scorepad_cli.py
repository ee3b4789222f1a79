"""``canasta scorepad``: commands for scripts, and the session at a terminal, piped, killed, resumed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from canasta.cli.group import CANASTA
from canasta.cli.scorepad import PARTS
from canasta.scorepad.database import load
from canasta.storage import VARIABLE, Store
from canasta.tui.scorepad.session import PadSession
from canasta.tui.screen import Leave, Screen


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "pad.db"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(CANASTA, ["scorepad", *words], input=given)


def answer(*words: str, given: str | None = None) -> Any:
    result = run(*words, "--json", given=given)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


FIRST_SIDE = {"out": True, "laid": 310, "mixed": 1}
HAND: dict[str, Any] = {"sides": [FIRST_SIDE, {"sets": "KKKK 777", "left": [45, 20]}]}


# --- Commands ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PARTS)
def test_every_part_has_help_with_an_example(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Example:" in result.stdout
    assert f"canasta scorepad {name}" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80


SHIPPED = Path(__file__).resolve().parent.parent / "canasta/books/houses/classic-two-canastas.toml"


@pytest.mark.usefixtures("file")
def test_a_new_game_takes_a_house_rule_for_its_book(tmp_path: Path) -> None:
    """As the help of --book promises, and equivalent to --house."""
    own = tmp_path / "at our table.toml"
    own.write_text(SHIPPED.read_text(encoding="utf-8").replace("classic-two-canastas", "our-table"), "utf-8")
    sides = ("--side", "A,B", "--side", "C,D")

    def game(id: str) -> Any:
        return json.loads(run("export", id, "-", "--form", "json").stdout)["game"]

    games = []
    for house in (SHIPPED.stem, str(own)):
        for option in ("--book", "--house"):
            games.append(game(answer("new", option, house, *sides)["id"]))
            assert games[-1]["book"] == "classic"
    assert games[0]["house"] == games[1]["house"] == SHIPPED.stem
    assert games[2]["house"] == games[3]["house"] == own.read_text("utf-8")
    assert game(answer("new", "--book", "boat", *sides)["id"])["book"] == "boat"


@pytest.mark.usefixtures("file")
def test_what_does_not_go_with_a_house_rule_is_refused() -> None:
    def refusal(*words: str) -> str:
        result = run("new", *words, "--side", "A,B", "--side", "C,D")
        assert result.exit_code == 2
        return result.stderr

    assert "boat" in refusal("--book", "boat", "--house", SHIPPED.stem)
    assert "two-canastas" in refusal("--book", "classic-two-canasta")  # the nearest name
    for option in ("--book", "--house"):
        assert "options" in refusal(option, SHIPPED.stem, "--option", "always_frozen")


def test_a_game_by_commands_alone(file: Path, tmp_path: Path) -> None:
    assert answer("new", "--side", "Ana,Carla", "--side", "Bruno, Dora", "--dealer", "2") == {"id": "1"}
    written = answer("hand", "1", "-", given=json.dumps(HAND))
    assert written["points"] == [710, -10]
    assert written["dealer"] == "Bruno"
    again = json.dumps(HAND).replace("310", "300")
    corrected = answer("hand", "1", "-", "--correct", "1", given=again)
    assert corrected["totals"] == [700, -10]
    shown = run("show", "1")
    assert "Ana & Carla: 700" in shown.stdout
    assert "Hand 2: Carla deals. First meld: A 50, B 0." in shown.stdout
    assert "1 mixed canasta" in run("show", "1", "--hand", "1").stdout
    assert "A" in run("show", "1", "--plot").stdout
    assert answer("list")[0]["totals"] == [700, -10]
    assert "not played for money" in run("settle", "1").stdout
    for ending in ("json", "csv", "html", "svg"):
        path = tmp_path / f"game.{ending}"
        assert run("export", "1", str(path)).exit_code == 0
        assert path.read_text(encoding="utf-8") == run("export", "1", "-", "--form", ending).stdout
    for number, ending in enumerate(("json", "csv"), start=2):
        assert answer("import", str(tmp_path / f"game.{ending}")) == {"id": str(number)}
        assert answer("show", str(number)) == answer("show", "1")
    assert file.exists()


@pytest.mark.usefixtures("file")
def test_the_database_can_be_named(tmp_path: Path) -> None:
    other = str(tmp_path / "club.db")
    run("new", "--side", "A", "--side", "B", "--database", other)
    assert run("list", "--database", other).stdout.startswith("1  classic: A 0, B 0")
    assert run("list").stdout == "The pad has no games yet.\n"
    (tmp_path / "letter.db").write_text("Dear Ana, " * 100)
    result = run("list", "--database", str(tmp_path / "letter.db"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize(
    ("words", "given", "said"),
    [
        (["nothing"], None, "Unknown command 'nothing'"),
        (["show", "9"], None, "no game 9"),
        (["hand", "1", "-"], "{", "not valid JSON"),
        (["hand", "1", "-"], "[]", "one entry for each side"),
        (
            ["hand", "1", "-"],
            '{"sides": [{"red_threes": 9}, {}]}',
            "Side A, red threes on the table: there can be 4",
        ),
        (["hand", "1", "no-such-file"], None, "no-such-file cannot be read"),
        (["hand", "1", "-", "--correct", "5"], '{"sides": [{}, {}]}', "no hand 5"),
        (["export", "1", "game.doc"], None, ".html"),
        (["export", "1", "no/such/folder.html"], None, "cannot be written"),
        (["import", "-"], "part,hand\n", "line 1"),
        (["import", "-"], "{}", "not written by the score pad"),
        (["new", "--side", "A"], None, "players"),
        (["new", "--side", "A", "--side", "B", "--stake", "x"], None, "--stake is not valid JSON"),
        (["form", "chess"], None, "chess"),
        (["form", "classic", "--players", "9"], None, "9"),
    ],
)
def test_whatever_cannot_be_used_is_one_line(
    file: Path, words: list[str], given: str | None, said: str
) -> None:
    run("new", "--side", "A", "--side", "B")
    result = run(*words, given=given)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.startswith("canasta: ")
    assert result.stderr.count("\n") == 1
    assert file.exists()


@pytest.mark.parametrize("rules", ["classic", "caliente+caliente_cards", "boat", "american", "knee"])
def test_a_form_in_words_and_as_data(rules: str) -> None:
    words = run("form", rules).stdout
    assert all(field["id"] in words for field in answer("form", rules)["fields"])
    assert "First meld" in words


# --- The session ------------------------------------------------------------------------------------


MENU = "What now"


class Person:
    """Answers each question with the first answer that has its words; other questions get Enter.

    At the menu with no answer left, the person leaves.
    """

    def __init__(
        self, file: Path, answers: Iterable[tuple[str, str]], *, plain: bool = False, width: int = 80
    ) -> None:
        shown = StringIO()
        self.left = list(answers)
        self.asked = 0

        def read(prompt: str) -> str:
            shown.write(prompt)
            self.asked += 1
            assert self.asked < 200, (self.left, shown.getvalue()[-3000:])
            if not self.left and (MENU in prompt or "q to leave" in prompt):
                raise EOFError
            typed = self.left.pop(0)[1] if self.left and self.left[0][0] in prompt else ""
            if typed == STOP:
                raise EOFError
            shown.write(typed + "\n")
            return typed

        console = Console(file=shown, width=width, highlight=False, markup=False, emoji=False)
        with Store(file) as store, pytest.raises(Leave):
            PadSession(Screen(console, read, plain=plain), store).run()
        self.text = " ".join(shown.getvalue().split())
        assert not self.left, (self.left, shown.getvalue())


STOP = "(stops)"
NEW = [("Which game", "classic 4"), ("names", "Ana, Bruno, Carla, Dora")]
#: Carla went out; side A by sum, side B by letters.
FIRST = [
    (MENU, "hand"),
    ("went out", "Carla"),
    ("on the table", "310"),
    ("in all", "1"),
    ("red threes", "1"),
    ("Ana's hand", "25"),
    ("on the table", "KKKK 777"),
    ("Bruno's hand", "45"),
    ("Dora's hand", "2x10"),
    ("Fine", "100 idle yes"),
]


def test_a_game_a_hand_and_a_correction(file: Path) -> None:
    again = [(MENU, "correct 1"), ("went out [Carla]", "0"), ("on the table", "0"), ("red threes", "0")]
    again += [("Ana's hand", "0"), ("Carla's hand", ""), ("on the table", "200"), ("Dora's hand", "10")]
    words = [(MENU, word) for word in ("show", "show 1", "plot", "settle", "help", "quit")]
    person = Person(file, [*NEW, *FIRST, *again, *words])
    assert "Totals: A 785, B -110." in person.text
    assert "fines (100 idle yes)" in person.text
    assert "Totals: A 0, B 45." in person.text  # Bruno's 45 and the fine were kept
    with Store(file) as store:
        kept = load(store, "1")
    assert kept.pad.sheet().totals == (0, 45)
    assert not kept.draft.begun


def test_stopped_anywhere_it_goes_on_at_the_same_question(file: Path) -> None:
    answers = [*NEW, *FIRST]
    for number in range(len(answers)):
        plain = bool(number % 2)
        path = file.with_name(f"{number}.db")
        Person(path, [*answers[:number], (answers[number][0], STOP)], plain=plain)
        person = Person(path, answers[number:], plain=plain)
        assert ("not finished" in person.text) == (number not in (0, 2, 3)), number
        with Store(path) as store:
            assert load(store, "1").pad.sheet().totals == (785, -110), number


def test_back_and_cancel(file: Path) -> None:
    answers = [
        *NEW,
        (MENU, "hand"),
        ("went out", "Ana"),
        ("Concealed", "back"),
        ("went out", "Bruno"),
        ("Concealed", "y"),
        ("on the table", "600"),
        ("in all", "9"),
        ("natural", "back"),
        ("in all", "2"),
        ("natural", "2"),
        ("red threes", "cancel"),
    ]
    person = Person(file, [*answers, (MENU, "show"), (MENU, "quit")])
    assert "Cancelled." in person.text
    with Store(file) as store:
        kept = load(store, "1")
        assert kept.pad.entries == ()
        assert not kept.draft.begun


def test_a_hand_can_be_struck_out_and_a_file_written(file: Path, tmp_path: Path) -> None:
    path = tmp_path / "sheet.html"
    words = [(MENU, f"export {path}"), (MENU, f"export {path}"), ("Replace", "n"), (MENU, "export x.doc")]
    struck = [(MENU, "strike 1"), ("Strike hand 1", "y"), (MENU, "correct"), (MENU, "games")]
    person = Person(file, [*NEW, *FIRST, *words, *struck, ("q to leave", "n"), ("Which game", "cancel")])
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert "The pad has no hands yet." in person.text
    with Store(file) as store:
        assert load(store, "1").pad.entries == ()


def test_wrong_answers_are_asked_again_with_the_reason(file: Path) -> None:
    typed = [("on the table", word) for word in ("123", "qwerty", "777 444", "50")]
    answers = [*NEW, (MENU, "nonsense"), (MENU, "hand"), ("went out", "Zoe"), *typed]
    answers += [("in all", "9"), ("red threes", "9"), ("red threes", "cancel")]
    person = Person(file, answers)
    for said in (
        "Unknown command 'nonsense'",
        "'Zoe' does not match one player",
        "cards always add up to a multiple of 5",
        "'qwerty' cannot be counted",
        "c 777 if there are only digits",
        "are worth",
        "there can be 4 at most, not 9",
    ):
        assert said in person.text, said


SESSIONS: dict[str, tuple[list[tuple[str, str]], str]] = {
    "american 5": (
        [
            ("Side A", "One, Two"),
            ("Side B", "Three, Four, Five"),
            (MENU, "hand"),
            ("went out", "One"),
            ("special hand", "2"),
            ("Two's hand", "AA7"),
            ("on the table", "200"),
            ("in all", "1"),
            ("mixed", "1"),
            ("sevens begun", "1"),
            ("black threes", "2"),
            ("Three's hand", "85"),
            ("aces left", "1"),
            (MENU, "settle"),
        ],
        "Totals: A 3055, B -3585.",
    ),
    "boat 2": (
        [
            ("names", "One, Two"),
            (MENU, "hand"),
            ("went out", "1"),
            ("black threes", "y"),
            ("on the table", "22222XXX KKKKKKK"),
            ("seventh card", "n"),
            ("red threes", "4"),
            ("Two's hand", "100"),
        ],
        "Totals: A 3720, B -100.",
    ),
    "knee 4": (
        [
            ("names", "One, Two, Three, Four"),
            (MENU, "hand"),
            ("open sets", "60"),
            ("in all", "6"),
            ("sevens", "1"),
            ("fives", "1"),
            ("natural", "2"),
            ("mixed", "1"),
            ("beyond", "7x10"),
            ("red threes on", "7"),
            ("not shown", "1"),
            ("Two's hand", "300"),
            ("left over", "2"),
        ],
        "Totals: A 4130, B -900.",
    ),
    "caliente caliente_cards 3": (
        [
            ("names", "One, Two, Three"),
            (MENU, "hand"),
            ("went out", "2"),
            ("Concealed", "y"),
            ("One's hand", "40"),
            ("Caliente cards in One", "1"),
            ("on the table", "KKKKKK2"),
            ("Caliente cards played", "1"),
            ("Three's hand", "100"),
        ],
        "Totals: A -80, B 480, C -100.",
    ),
}


def test_one_side_can_be_corrected_alone(file: Path) -> None:
    one = [(MENU, "correct 1"), ("Which side", "b"), ("on the table", "90"), ("Dora's hand", "10")]
    person = Person(file, [*NEW, *FIRST, *one])
    # The rest is kept: Bruno's 45, and the fine of 100.
    assert "Totals: A 785, B -65." in person.text
    other = [
        ("q to leave", "1"),
        (MENU, "correct 1"),
        ("Which side", "A"),
        ("went out", "1"),
        ("Carla's", "5"),
    ]
    assert "Totals: A 805, B -65." in Person(file, other).text


@pytest.mark.parametrize("game", SESSIONS)
@pytest.mark.parametrize("width", [80, 60])
def test_every_book_can_be_entered(file: Path, game: str, width: int) -> None:
    answers, totals = SESSIONS[game]
    words = [(MENU, "show"), (MENU, "show 1"), (MENU, "plot")]
    person = Person(file, [("Which game", game), *answers, *words], width=width)
    assert totals in person.text, person.text


TYPED: list[str] = [
    "x" * 300,
    *("1", "2", "0", "y", "n", "hand", "show", "plot", "settle", "back", "cancel", "845", "50"),
    *("points", "name Ana = Zoe", "name", "stake", "stake 50", "raise A", "raise", "correct", "strike 1"),
    *("2222XXX", "Ana", "games", "help", "-5", "é", "5x", "A", "B", "export", "new"),
    *("999999999999", "", "", "", "", "show 1", "correct 1", "12x5 3x20", "KKKKKK2 777", "c 777"),
    *("100 idle"),
]
GAMES: list[str] = ["classic 4", "classic 5", "caliente caliente_cards 3", "boat 2", "american 5", "knee 6"]
NAMES = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Fay"]


def careless(game: str, rng: Random, questions: int) -> Callable[[str], str]:
    """A person who names the game and the players, and then types anything."""
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked > questions:
            raise EOFError
        if "Which game [" in prompt:
            return game
        if "names" in prompt:
            sides = {"Side A": NAMES[:2], "Side B": NAMES[2:5]}
            return ", ".join(sides.get(prompt[:6], NAMES[: int(game[-1])]))
        return rng.choice(TYPED)

    return read


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_typed_the_session_goes_on(file: Path, game: str) -> None:
    for number in range(2):
        console = Console(file=StringIO(), width=60, highlight=False, markup=False, emoji=False)
        screen = Screen(console, careless(game, Random(f"{game} {number}"), 120), plain=bool(number))
        with Store(file.with_name(f"{number}.db")) as store, pytest.raises(Leave):
            PadSession(screen, store).run()
