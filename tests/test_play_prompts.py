"""Every question of the terminal game: help and rules at each, unfinished games, another game."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

import pytest

from canasta.books import book
from canasta.bots import SimpleBot
from canasta.match import Match
from canasta.messages import text, use_language
from canasta.notation import write_record
from canasta.storage import Store
from canasta.storage.games import unfinished
from canasta.tui.play import run
from canasta.tui.saved_games import VARIABLE, SavedGames
from canasta.tui.unfinished_games import played_words
from tests.persons import Person, kept_game, only_record, sit_down


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the user's own records."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


class Answering(Person):
    """Answers questions by their first words; without an answer left, it leaves or plays on."""

    def __init__(
        self, answers: Mapping[str, Sequence[str]], script: Sequence[str] = (), *, stay: bool = False
    ):
        super().__init__(script)
        self.answers = {question: list(lines) for question, lines in answers.items()}
        self.stay = stay
        self.asked: list[str] = []

    def _type(self, prompt: str, new: str) -> str:
        self.asked.append(prompt)
        for question, lines in self.answers.items():
            if prompt.startswith(question) and lines:
                return lines.pop(0)
        if prompt.startswith("Your play") and not self.script and not self.stay:
            raise EOFError
        return super()._type(prompt, new)


def started(person: Person, **wishes: object) -> str:
    assert run(console=person.console, read=person, speed=0, **wishes) == 0  # type: ignore[arg-type]
    return " ".join(person.shown.split())


# --- Help and rules -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "help"),
    [
        ("Your name", "Your name at the table."),
        ("Which game", "Type the name or number of a rulebook"),
        ("Number of players", "The number of players, including you"),
        ("Type anything", "Type anything: it becomes part of the shuffle"),
        ("Your play", "Type the number of an action in the list"),
    ],
)
def test_every_question_of_a_new_game_has_help_and_rules(question: str, help: str) -> None:
    answers = {"Which game": ["shuffle", "boat"]}
    answers[question] = ["help", "?", "rules boat 26", "rules", *answers.get(question, [])]
    shown = started(Answering(answers))
    assert shown.count(help) == 2
    assert "boat 26: " in shown
    assert "Boat Canasta" in shown


def test_all_books_are_searched_before_one_is_chosen() -> None:
    shown = started(Answering({"Your name": ["rules search prize pile", "rules boat search frozen"]}))
    assert re.search(r"caliente \d+: ", shown)
    assert re.search(r"boat \d+: .*_frozen_", shown)


@pytest.mark.parametrize("question", ["Your name", "Which game", "Number of players", "Type anything"])
def test_every_question_can_be_left(question: str, folder: Path) -> None:
    answers = {"Which game": ["shuffle", "boat"]}
    answers[question] = [*answers.get(question, []), "quit"] if question == "Type anything" else ["quit"]
    assert "Goodbye." in started(Answering(answers))
    assert not (folder / "canasta.db").exists()


def test_questions_of_a_game_have_help_and_rules() -> None:
    """After a hand, after the last one, and at the question about another game."""
    person = Answering(
        {
            "Enter: next hand": ["help", "rules 57", "nonsense"],
            "Enter: end": ["help", "rules 57"],
            "Another game": ["help", "rules 57", "nonsense"],
        },
        stay=True,
    )
    assert sit_down(person, players=2, target=1500, seed="hands") == 0
    shown = " ".join(person.shown.split())
    for help in (
        "Enter: deal the next hand.",
        "Enter: show how it ended",
        "another game with the same rules",
    ):
        assert shown.count(help) == 1
    assert shown.count("classic 57: ") == 3
    assert "'nonsense' is not possible now." in shown
    assert "Please type yes for the same again" in shown


def test_who_sits_out_has_help() -> None:
    person = Person()
    person.waiting = "help"
    person.leave = lambda shown: "turn by turn" in shown
    sit_down(person, players=5, seed="abg")
    assert "Enter: show the hand turn by turn. s: skip to its end." in " ".join(person.shown.split())


@pytest.mark.parametrize(
    ("book", "told"),
    [("classic", "must go out if possible. no or n"), ("caliente", "may go out. no or n")],
)
def test_help_at_an_answer_says_what_it_binds_to(
    book: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = SimpleBot.choose

    def eager(self: SimpleBot, view: object) -> int:
        legal = view.legal_actions()  # type: ignore[attr-defined]
        return 3 if 3 in legal and 0 not in legal else original(self, view)  # type: ignore[arg-type]

    monkeypatch.setattr(SimpleBot, "choose", eager)
    person = Person()
    lines = ["out", "why yes", "help", "quit"]

    def read(prompt: str) -> str:
        return lines.pop(0) if "may I go out?" in person.shown else person(prompt)

    assert run(players=4, book=book, names=["Ana"], seed="q", speed=0, console=person.console, read=read) == 0
    shown = " ".join(person.shown.split())
    assert told in shown
    assert re.search(r"Only \w+ can know that", shown)
    assert "Allowed now: answer yes." in shown


@pytest.mark.parametrize("book", ["classic", "caliente", "boat", "american", "knee"])
def test_whether_one_can_go_out_is_answered_in_every_turn(book: str) -> None:
    class Asking(Person):
        turn = 0

        def _type(self, prompt: str, new: str) -> str:
            self.turn += 1
            return "out" if prompt.startswith("Your play") and self.turn % 2 else super()._type(prompt, new)

    person = Asking(number=2)
    person.most = 60
    assert sit_down(person, book=book, seed="out", target=None) == 0
    asked = person.shown.count("(help): out\n")
    answers = re.findall("You cannot go out from here|You can go out, for example|Only", person.shown)
    assert asked > 20
    assert len(answers) == asked


def test_help_tells_of_what_is_possible_now() -> None:
    """At the draw nothing about laying, and nothing that the book does not have."""
    person = Person(["help", "draw", "help"])
    person.leave = lambda _shown: not person.script
    sit_down(person, seed="qena")
    drawing, playing = person.shown.split("Type the number of an action in the list")[1:]
    assert "draw from the stock" in drawing
    assert "discard, and the turn is over" not in drawing
    assert "lay a set" in playing
    assert "discard, and the turn is over" in playing
    assert "draw from the stock" not in playing
    assert "Caliente" not in drawing + playing


def test_what_is_not_understood_is_quoted_as_it_was_typed() -> None:
    lines = ["bajar pozo de la mesa; robar", "pozo del mar"]
    person = Answering({"Intro: otra mano": ["pozo"]}, lines, stay=True)
    person.leave = lambda shown: "no es posible ahora" in shown
    with use_language("es"):
        sit_down(person, players=2, target=None, seed="hands")
    shown = " ".join(person.shown.split())
    assert "No se entiende «pozo del mar»." in shown
    assert "Tampoco se ha jugado el resto: robar" in shown
    assert "«pozo» no es posible ahora." in shown


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_fits_a_small_screen(language: str) -> None:
    with use_language(language):
        person = Person(["help"])
        person.leave = lambda _shown: not person.script
        sit_down(person, seed="qena")
        shown = person.shown.rsplit(text("play.help_on.head"), 1)[1]
    assert len(shown.splitlines()) <= 22


# --- Unfinished games -----------------------------------------------------------------------------


def leave_some(number: int) -> None:
    for seed in range(number):
        person = Person(["draw", "quit"])
        assert sit_down(person, players=2, names=[f"Ana{seed}"], seed=str(seed)) == 0


def test_all_games_that_were_left_are_offered() -> None:
    leave_some(3)
    person = Answering({"Resume": ["help", "rules", "7", "3"]}, ["quit"])
    shown = started(person)
    assert "You have 3 unfinished games:" in shown
    assert re.findall(r"Ana\d", shown)[:3] == ["Ana2", "Ana1", "Ana0"]
    assert "new: start a new game and keep these" in shown
    assert "Please type a number from 1 to 3" in shown
    again = started(Person(["quit"]))
    assert re.search(r"3 classic · Ana0 0, Bruno 0 · hand 1 · today at \d\d:\d\d", again)


def test_a_game_can_be_deleted(folder: Path) -> None:
    leave_some(2)
    answers = {"Resume": ["delete", "delete 1", "delete 1", "new"], "Delete this": ["help", "", "yes"]}
    shown = started(Answering({**answers, "Your name": ["quit"]}))
    assert "Please type a number from 1 to 2, new, or delete and a number." in shown
    assert "yes: end the game and remove it" in shown
    assert shown.count("Deleted.") == 1
    with Store(folder / "canasta.db") as store:
        assert len(unfinished(store)) == 1
        assert len(store.streams()) == 2
    shown = started(Answering({"Resume": ["delete"], "Delete this": ["yes"], "Your name": ["quit"]}))
    assert "You have an unfinished game: 1 classic · Ana0" in shown
    assert "unfinished game" not in started(Answering({"Your name": ["quit"]}))


def test_many_games_are_shown_when_somebody_wants_to_see_them() -> None:
    leave_some(11)
    person = Answering({"Resume": ["more", "11"]}, ["quit"])
    shown = started(person)
    assert "There are 2 more; type: more" in shown
    assert shown.count("Ana0 0") == 1


def test_a_broken_game_can_be_deleted_too(folder: Path) -> None:
    with Store(folder / "canasta.db") as store:
        store.begin("games", [("game", {"record": "?", "commitment": "", "file": ""})])
    answers = {"Resume": ["1", "delete 1"], "Delete this": ["yes"], "Your name": ["quit"]}
    shown = started(Answering(answers))
    assert "1 cannot be resumed: " in shown
    assert "Resume [new]:" in shown
    assert "Deleted." in shown
    with Store(folder / "canasta.db") as store:
        assert unfinished(store) == []


def test_a_record_from_before_can_be_deleted(folder: Path) -> None:
    folder.mkdir()
    match = Match(book("classic"), ["Ana", "Bruno"], bytes(32))
    match.start_hand()
    (folder / "old.txt").write_text(write_record(match, with_secret=True), encoding="utf-8")
    games = SavedGames(folder / "canasta.db")
    (left,) = games.unfinished_games()
    games.delete(left, ())
    assert games.unfinished_games() == []
    games.close()
    assert (folder / "old.txt").exists()


def test_when_a_game_was_played_is_told_as_people_say_it() -> None:
    now = datetime(2026, 5, 2, 0, 30)
    assert played_words(datetime(2026, 5, 2, 0, 10), now) == "today at 00:10"
    assert played_words(datetime(2026, 5, 1, 23, 59), now) == "yesterday at 23:59"
    assert played_words(datetime(2026, 4, 30, 9, 5), now) == "on 2026-04-30 at 09:05"


# --- Resuming -------------------------------------------------------------------------------------


def test_the_log_is_whole_after_resuming() -> None:
    first = Person(["draw; d 5", "draw", "lay JJJ", "undo", "log", "quit"])
    sit_down(first, seed="qena")
    log = first.shown.rsplit("Your play (help): log\n", 1)[1].split("Your play")[0]
    assert "You take back your last play." in log
    again = Person(["log", "last", "quit"])
    shown = started(again)
    logged = again.shown.split("Your play (help): log\n")[1].split("Your play")[0]
    assert logged == log
    last = again.shown.split("Your play (help): last\n")[1].split("Your play")[0]
    assert log.endswith(last)
    assert "You discard a five." in last
    assert f"What happened last: {' '.join(last.split())} Hand 1: your turn" in shown


def test_between_hands_the_score_is_shown_after_resuming() -> None:
    first = Answering({"Enter: next hand": ["quit"]}, stay=True)
    sit_down(first, players=2, target=5000, seed="hands")
    again = Person(["quit"])
    shown = started(again)
    assert "Hand 1 has been played." in shown
    assert "The game goes to 5000 points." in shown
    assert "What happened last" not in shown
    assert "Hand 2: your turn" in shown


def test_what_happened_last_is_short() -> None:
    person = Person(number=3)
    person.leave = lambda shown: shown.count("Your hand") > 20
    sit_down(person, book="knee", seed="k", target=None)
    again = Person(["quit"])
    started(again)
    lines = again.shown.split("What happened last:\n")[1].split("Hand 1: ")[0]
    assert 0 < len(re.findall(r"\.\n", lines)) <= 12


# --- Another game ---------------------------------------------------------------------------------


def test_another_game_is_played_by_the_same_people(folder: Path) -> None:
    person = Answering({"Another game": ["yes"]}, stay=True)
    person.leave = lambda shown: shown.count("The draw for seats") == 2
    sit_down(person, players=2, book="boat", names=["Ana", "Zoe"], target=100, seed="again")
    assert person.shown.count("The draw for seats") == 2
    assert person.shown.count("Verified:") >= 1
    only_record(folder)
    with Store(folder / "canasta.db") as store:
        first, second = sorted(stream.name for stream in store.streams())
        assert [stream.name for stream in unfinished(store)] == [second]
    left = SavedGames(folder / "canasta.db")
    match = left.look_at(left.unfinished_games()[0], ())
    assert (match.names, match.setup.book.slug, match.target) == (("Ana", "Zoe"), "boat", 100)
    assert first != second
    left.close()


def test_another_game_can_be_a_new_one() -> None:
    person = Answering({"Another game": ["new"], "Which game": ["knee 4"]}, stay=True)
    person.leave = lambda shown: "Rulebook: knee." in shown
    sit_down(person, players=2, target=100, seed="again")
    assert sum(prompt.startswith("Your name") for prompt in person.asked) == 0
    assert "Rulebook: knee." in person.shown


def test_enter_ends() -> None:
    person = Person()
    assert sit_down(person, players=2, target=100) == 0
    assert person.shown.rstrip().endswith("Another game (yes, new) [no]:")


# --- One line -------------------------------------------------------------------------------------


def played(lines: Sequence[str], seed: str = "qena") -> str:
    person = Person(lines)
    person.leave = lambda _shown: not person.script
    sit_down(person, seed=seed)
    return " ".join(person.shown.partition("Your play")[2].split())


def test_a_row_of_actions_does_not_run_on_into_the_next_turn(folder: Path) -> None:
    shown = played(["draw; d 5; draw; d 6", "table"])
    assert "The turn was over, so this was not played: draw; d 6" in shown
    assert shown.count("You draw") == 1
    state = kept_game(folder).state
    assert state is not None
    assert state.turn > 3


def test_what_follows_a_refusal_is_not_done_and_told() -> None:
    shown = played(["draw; lay KKK; d 5", "table"])
    assert "The rest was not played either: d 5" in shown
    assert "You discard" not in shown


def test_why_asks_about_a_row_and_does_nothing() -> None:
    shown = played(["why draw; discard 5", "table"])
    assert "You draw" not in shown
    shown = played(["draw", "why lay JJJ; discard 5"])
    assert "Allowed now: lay three jacks" in shown or "Not allowed now" in shown
    assert "You lay" not in shown


def test_why_shows_the_paragraph() -> None:
    shown = played(["why discard 7"])
    assert "Not allowed now: discard a seven." in shown
    assert "classic 9: The three parts of a turn The dealer's left-hand neighbour starts." in shown


# --- A number or a rank ---------------------------------------------------------------------------


RANKS = {"four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10"}


def clash(seed: str) -> tuple[str, str, str] | None:
    """Return a number that discards one card and is the rank of another: number, listed card, ranked card."""
    listed = played(["draw", "table"], seed).rsplit("Discard", 1)[1]
    numbers = {card: number for number, card in re.findall(r"\[(\d+)\] (\w+)", listed)}
    for card, number in numbers.items():
        for rank, figure in RANKS.items():
            if figure == number and rank != card and rank in numbers:
                return number, card, rank
    return None


def test_a_number_that_is_a_rank_is_asked_about() -> None:
    seed, found = next((seed, found) for seed in "abcdefghij" if (found := clash(seed)))
    number, card, rank = found

    def answered(answer: str) -> str:
        person = Answering({"Discard the": [answer]}, ["draw", number])
        sit_down(person, seed=seed)
        return " ".join(person.shown.split())

    question = f"Number {number} in the list discards a"
    assert question in answered(rank)
    assert re.search(f"You discard an? {rank}", answered(rank))
    assert re.search(f"You discard an? {rank}", answered(number))
    assert re.search(f"You discard an? {card}", answered(card))
    assert "Type the card you want to discard" in answered("help")
    for nothing in ("", "joker", "xyzzy"):
        shown = answered(nothing)
        assert "You discard" not in shown


def test_a_number_that_is_no_other_rank_is_not_asked_about() -> None:
    shown = played(["draw", "1"])
    assert "Number 1 in the list" not in shown
