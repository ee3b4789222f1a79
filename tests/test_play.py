"""The terminal game, driven like a person: questions, mistakes, leaving and resuming."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from canasta.bots import SimpleBot
from canasta.notation import write_record
from canasta.storage import Store
from canasta.storage.games import unfinished
from canasta.tui.play import run
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, kept_game, sit_down


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the user's own records."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


# --- Screens --------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [60, 80, 100, 200])
def test_no_line_is_wider_than_the_terminal(width: int, folder: Path) -> None:
    person = Person(["help", "rules 57", "rules", "score"], width=width)
    sit_down(person)
    whole = re.compile(r"[0-9a-f]{64}|" + re.escape(str(folder)))
    wide = [
        line
        for line in person.shown.splitlines()
        if cell_len(line.rstrip()) > width and not whole.search(line)
    ]
    assert wide == []


def test_a_terminal_without_suits_and_dashes_gets_letters() -> None:
    person = Person(["help", "rules 7"], encoding="ascii")
    assert sit_down(person) == 0
    assert re.search(r"Your hand +\S*[SHDC] ", person.shown)
    assert "?" not in person.shown.replace("go out?", "")


def test_without_colour_no_escape_is_written() -> None:
    person = Person()
    person.console = Console(
        file=person.file, width=80, force_terminal=True, color_system=None, highlight=False, markup=False
    )
    sit_down(person, plain=True)
    assert "\x1b" not in person.shown


def test_only_the_top_card_of_the_pile_is_shown() -> None:
    person = Person()
    sit_down(person, target=1000)
    piles = re.findall(r"^Pile +(.*)$", person.shown, re.MULTILINE)
    assert len(piles) > 10
    assert all(len(re.findall("[♠♥♦♣]|joker", pile)) <= 1 for pile in piles)


@pytest.mark.parametrize("answer", ["", "s"], ids=["watch", "skip"])
def test_who_sits_out_sees_no_hand(answer: str) -> None:
    person = Person(waiting=answer)
    person.leave = lambda shown: "End of hand 1" in shown
    sit_down(person, players=5, seed="abg")
    assert "You sit out this hand" in person.shown
    assert "Your hand" not in person.shown
    assert "(your side)" in person.shown
    assert ("The upcard is" in person.shown) == (answer == "")


# --- Which game -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "told", "asked"),
    [
        ([""], "Rulebook: classic.", 2),
        (["boat 3"], "Rulebook: boat.", 2),
        (["boat", "2"], "Rulebook: boat.", 3),
        (
            ["2 always_frozen caliente_cards 3"],
            "Rulebook: caliente with caliente_cards, always_frozen.",
            2,
        ),
        (["caliente extra-deck"], "Rulebook: caliente with extra_deck.", 2),
        (["whist", "9", "boat 7", "boat hot", "knee 6"], "Rulebook: knee.", 6),
        (["shuffle", ""], "This is the commitment", 4),
    ],
)
def test_one_question_chooses_the_game(answers: list[str], told: str, asked: int) -> None:
    prompts: list[str] = []
    script = iter(answers)

    def read(prompt: str) -> str:
        prompts.append(prompt)
        if prompt.startswith(("Which game", "How many")):
            return next(script)
        if prompt.startswith("Your play"):
            raise EOFError
        return ""

    person = Person()
    assert run(console=person.console, read=read, speed=0) == 0
    assert told in " ".join(person.shown.split())
    questions = [prompt for prompt in prompts if not prompt.startswith("Your play")]
    assert len(questions) == asked
    assert questions[0].startswith("Your name")
    assert questions[1] == "Which game [classic, 4 players]: "


def test_what_is_given_is_not_asked() -> None:
    person = Person()
    person.leave = lambda shown: "Your hand" in shown
    sit_down(person, players=3, book="boat", seed="b")
    assert "Which game" not in person.shown
    assert "Number of players" not in person.shown
    assert "Laying and taking start when every player has had three turns" in " ".join(person.shown.split())


# --- Looking things up, mistakes, undo ------------------------------------------------------------


def asked(script: Sequence[str], **wishes: str) -> str:
    """Return what the screen shows from the first question on."""
    person = Person(script)
    person.leave = lambda _shown: not person.script
    sit_down(person, seed=wishes.get("seed", "qena"))
    return person.shown.partition("Your play")[2]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("why discard 7", "Not allowed now: discard a seven. First draw from the stock"),
        ("why not take KK?", "(classic 3"),
        ("why draw", "Allowed now: draw a card."),
        ("why", "Say what you want to know about"),
        ("why xyzzy", "Cannot understand 'xyzzy'"),
        ("rules 33", "classic 33: Frozen pile"),
        ("rules g7", "general G7:"),
        ("rules 999", "has no paragraph or ruling '999'"),
        ("rules 31-33", "classic 32: Show first, then take"),
        ("rules search frozen pile", "classic 33: _Frozen_ _pile_"),
        ("rules search frozne", "Read as: frozen"),
        ("rules search", "No text contains these words"),
        ("rules", "C1 to C17"),
        ("help", "Type the number of an action"),
        ("rules boat 26", "boat 26:"),
        ("last", "The upcard is"),
        ("out", "You cannot go out from here. Going out needs"),
        ("go out", "classic 45: The canastas come first"),
        ("hint", "averaged over"),
        ("score", "No hand has been finished yet."),
        ("log", "The upcard is"),
        ("record", "Fair deals. The commitment made before the first card:"),
        ("table", "Your hand"),
        ("xyzzy", "Cannot understand 'xyzzy'"),
        ("99", "The list has no number 99"),
        ("0", "The list has no number 0"),
        ("discard 7", "First draw from the stock"),
        ("discard", "Say what you discard"),
        ("discard z", "'z' is not a card"),
        ("lay 77 99", "A set has cards of one rank"),
        ("undo", "There is nothing to undo"),
        ("yes", "Your partner has not asked you anything. (classic 48)"),
        ("pass", "(classic 43)"),
        ("[bold]", "Cannot understand '[bold]'"),
        ("²", "Cannot understand '²'"),
        ("{seat}", "Cannot understand '{seat}'"),
        ("; ;", ""),
        ("\x1b[A\x00", "Cannot understand"),
    ],
)
def test_a_line_is_answered(typed: str, answer: str) -> None:
    assert answer in " ".join(asked([typed]).split())


def test_what_was_laid_can_be_taken_back() -> None:
    shown = asked(["draw", "lay JJJ", "undo", "why undo", "draw"])
    assert "You lay three jacks." in shown
    assert "first meld needs 50, 30 laid" in shown
    assert "You take back your last play." in shown
    assert "Nothing was drawn" not in shown
    assert "You have drawn or taken already" in " ".join(shown.split())


def test_several_cards_and_several_actions_in_one_line() -> None:
    shown = asked(["draw; lay JJJ2; d 5d"])
    assert "You lay three jacks." in shown
    assert "You add a two to the set of jacks." in shown
    assert "You discard a five." in shown


def test_of_several_cards_all_or_none_are_laid() -> None:
    shown = asked(["draw", "lay JJJJJ", "table"])
    assert "You lay" not in shown
    assert "hold" in shown


def test_a_partner_asks_and_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The partner bot asks as soon as it may; the bots also ask when the person does."""
    original = SimpleBot.choose

    def eager(self: SimpleBot, view: object) -> int:
        legal = view.legal_actions()  # type: ignore[attr-defined]
        return 3 if 3 in legal and 0 not in legal else original(self, view)  # type: ignore[arg-type]

    monkeypatch.setattr(SimpleBot, "choose", eager)
    person = Person(["draw"])
    person.leave = lambda shown: "asks you: may I go out?" in shown
    sit_down(person)
    assert "asks you: may I go out?" in person.shown
    assert "[1] yes  [2] no" in person.shown


def test_the_person_asks_and_the_bot_answers() -> None:
    shown = asked(["draw", "ask", "table"])
    assert "You ask to go out." in shown
    assert re.search(r"\w+ answers (yes|no)\.", shown)


# --- Leaving and resuming -------------------------------------------------------------------------


def test_the_end_of_input_saves_and_the_next_start_goes_on(folder: Path) -> None:
    person = Person(["draw", "d 5"])
    person.leave = lambda _shown: not person.script
    assert sit_down(person, seed="qena") == 0
    assert f"The game is saved:\n{folder / 'canasta.db'}" in person.shown
    assert not list(folder.glob("*.txt"))
    left = write_record(kept_game(folder), with_secret=True)
    again = Person(["log", "quit"])
    assert run(console=again.console, read=again, speed=0) == 0
    assert "1  classic · Ana and Carla 0, Bruno and Dora 0 · hand 1 · today at" in again.shown
    assert "Hand 1 continues.\nWhat happened last:\n" in again.shown
    assert write_record(kept_game(folder), with_secret=True) == left


def test_ctrl_c_leaves_cleanly_wherever_it_comes(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    person = Person()

    def stop(*_ignored: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(SimpleBot, "choose", stop)
    assert sit_down(person) == 0
    assert "The game is saved:" in person.shown
    assert not kept_game(folder).over


def test_leaving_before_the_first_question_is_answered() -> None:
    def gone(_prompt: str) -> str:
        raise EOFError

    person = Person()
    assert run(console=person.console, read=gone) == 0
    assert "Goodbye." in person.shown


def test_a_new_game_keeps_the_one_that_was_left(folder: Path) -> None:
    first = Person()
    first.leave = lambda shown: "Your hand" in shown
    sit_down(first)
    answers = iter(["maybe", "n", "", "whist", "classic", "12", "2"])

    def read(_prompt: str) -> str:
        return next(answers, "quit")

    second = Person()
    assert run(console=second.console, read=read, speed=0) == 0
    assert "Please type 1, new or delete 1." in second.shown
    assert "'whist' is not a book, a house rule or a file" in second.shown
    assert "Please type one of these numbers" in second.shown
    with Store(folder / "canasta.db") as store:
        assert len(unfinished(store)) == 2


def test_a_broken_record_does_not_keep_anybody_from_playing(folder: Path) -> None:
    folder.mkdir()
    (folder / "old.txt").write_text("casa-canasta record 1\nsecret seed: 12\n", encoding="utf-8")
    person = Person()
    person.leave = lambda shown: "Your hand" in shown
    assert run(console=person.console, read=person, speed=0) == 0
    assert "cannot be resumed: " in person.shown
    assert "Your hand" in person.shown


def test_a_named_record_is_gone_on_with_until_it_is_over(tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    person = Person()
    person.leave = lambda shown: "Your hand" in shown
    sit_down(person, record=path)
    again = Person()
    assert run(record=path, console=again.console, read=again, speed=0) == 0
    assert "Resuming the game in" in again.shown
    assert "Verified:" in again.shown
    third = Person()
    assert run(record=path, console=third.console, read=third, speed=0) == 2
    assert "is over" in third.shown


def test_a_record_that_cannot_be_written_is_told_of_and_the_game_is_kept(
    tmp_path: Path, folder: Path
) -> None:
    (tmp_path / "file").write_text("in the way")
    person = Person()
    person.leave = lambda shown: shown.count("Your hand") > 3
    assert sit_down(person, record=tmp_path / "file" / "game.txt") == 1
    assert person.shown.count("The record could not be written to") == 1
    assert not kept_game(folder).over


@pytest.mark.parametrize(
    ("wishes", "answer"),
    [
        ({"players": 9}, "classic is for 2, 3, 4, 5, 6 players, not 9."),
        ({"book": "poker"}, "'poker' is not a book, a house rule or a file"),
        ({"book": "boat", "players": 5}, "boat is for 2, 3, 4 players, not 5."),
        ({"book": "caliente", "options": ["hot"]}, "caliente has no option 'hot'"),
        ({"book": "caliente", "options": ["extra_deck"], "players": 4}, "is for 6 players, not 4."),
        ({"names": ["Ana", "Ana"]}, "Two players are called 'Ana'"),
        ({"names": ["A", "B", "C"], "players": 2}, "There are 2 players but 3 names."),
        ({"target": 0}, "The target must be"),
        ({"bots": ["clever"]}, "Unknown bot 'clever'"),
        ({"language": "xx"}, "Unknown language 'xx'"),
        ({"record": "."}, "cannot be read"),
    ],
)
def test_what_cannot_be_played_is_said_at_once(wishes: dict[str, object], answer: str) -> None:
    person = Person()
    assert run(console=person.console, read=person, **wishes) == 2  # type: ignore[arg-type]
    assert answer in " ".join(person.shown.split())


def test_an_error_in_the_program_is_a_sentence(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def broken(*_ignored: object) -> int:
        raise ZeroDivisionError("secret details")

    monkeypatch.setattr(SimpleBot, "choose", broken)
    person = Person()
    assert sit_down(person) == 1
    assert "The program has an internal error (ZeroDivisionError)" in person.shown
    assert "Traceback" not in person.shown
    assert "secret details" in (folder / "problem.log").read_text(encoding="utf-8")
    assert not kept_game(folder).over
