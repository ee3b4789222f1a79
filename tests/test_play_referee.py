"""The referee at the terminal table, and tables where irregular acts are tried and called."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.cards import KIND_OF_CARD, kind_letter
from canasta.match import Attempted, Called, Match, Ruled
from canasta.notation import read_record, verify_record
from canasta.tui.bot_irregularities import slip, who_calls
from canasta.tui.faces import card_face
from canasta.tui.play import run
from canasta.tui.saved_games import VARIABLE
from canasta.tui.screen import Screen
from canasta.tui.table import Look, draw_table
from tests.persons import Person, kept_game, only_record


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the user's own records."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


class Caller(Person):
    """Answers the referee's questions and every other one from the script."""

    def _type(self, prompt: str, new: str) -> str:
        if prompt.startswith(("Referee", "Call it")) and self.script:
            return self.script.pop(0)
        return super()._type(prompt, new)


class Strict(Person):
    """Calls whatever can be called."""

    def _type(self, prompt: str, new: str) -> str:
        return "call" if prompt.startswith("Call it") else super()._type(prompt, new)


def play(
    person: Person, *, mode: str = "refused", plain: bool = False, target: int = 400, book: str = "classic"
) -> int:
    return run(
        players=4,
        book=book,
        names=["Ana"],
        seed="a seed",
        target=target,
        plain=plain,
        speed=0,
        irregularities=mode,
        console=person.console,
        read=person,
    )


def the_match(folder: Path) -> Match:
    return kept_game(folder)


def test_the_referee_is_called_by_an_interview(folder: Path) -> None:
    person = Caller(["referee", "zzz", "partners", "1", "quit"])
    assert play(person) == 0
    assert "What happened?" in person.shown
    assert "No irregularity matches 'zzz'" in person.shown
    assert "The referee is called: Partners talked about the points" in person.shown
    assert "100 points" in person.shown
    assert any(isinstance(entry, Ruled) for entry in the_match(folder).entries)


def test_words_that_fit_several_are_listed(folder: Path) -> None:
    person = Caller(["referee misdealt", "back", "partners", "1", "quit"])
    assert play(person) == 0
    assert "A player was dealt too many or too few cards" in person.shown
    assert any(isinstance(entry, Ruled) for entry in the_match(folder).entries)
    assert "No irregularity matches 'trump'" in _shown(["referee trump", "quit"])


def _shown(script: list[str]) -> str:
    person = Caller(script)
    assert play(person) == 0
    return person.shown


def test_an_interview_can_be_left(folder: Path) -> None:
    person = Caller(["referee exposed", "back", "leave", "referee", "leave", "quit"])
    assert play(person) == 0
    assert not any(isinstance(entry, Ruled) for entry in the_match(folder).entries)


@pytest.mark.parametrize("plain", [False, True])
def test_a_decision_in_one_line_and_the_whole_game_after_it(plain: bool, folder: Path) -> None:
    person = Person(["referee told_count offender=1", "referee told_count offender=1", "undo"])
    assert play(person, plain=plain) == 0
    assert "talking about the count" in person.shown.lower() or "count" in person.shown
    assert verify_record(only_record(folder).read_text(encoding="utf-8")).ok
    match = the_match(folder)
    assert match.over
    fines = [line for line in match.history[0].lines if line.reason.message == "fine.told_count"]
    assert len(fines) == 2


def test_what_cannot_be_ruled_is_a_sentence() -> None:
    person = Person(
        [
            "referee nonsense x=1",
            "referee exposed_cards offender=1",
            "referee drew_too_many offender=9 extra=1",
        ]
    )
    person.script += ["referee wrong_dealer dealer=2 found=before_first_draw", "quit"]
    assert play(person) == 0
    assert "Unknown irregularity 'nonsense'" in person.shown
    assert "game with real cards" in person.shown
    assert "Traceback" not in person.shown


def test_a_book_without_a_case_says_so() -> None:
    person = Person(["referee", "quit"])
    person.waiting = "leave"
    assert play(person, book="boat") == 0
    assert "red three" in person.shown


def test_a_strict_table_tries_nothing() -> None:
    person = Person(["draw", "try draw", "call", "quit"])
    assert play(person) == 0
    assert "allows no irregular acts" in person.shown
    assert "nothing to call" in person.shown


def test_an_irregular_act_is_offered_tried_and_perhaps_called(folder: Path) -> None:
    person = Caller(["draw", "draw", "try draw", "try lay 44; lay 55", "quit"])
    assert play(person, mode="referee") == 0
    assert "you can do it anyway: try draw" in " ".join(person.shown.split())
    assert "You do something irregular" in person.shown
    assert [entry for entry in the_match(folder).entries if isinstance(entry, Attempted)]


def test_a_whole_game_with_slips_and_calls(folder: Path) -> None:
    person = Strict()
    assert play(person, mode="referee", target=1500) == 0
    text = only_record(folder).read_text(encoding="utf-8")
    assert "irregularities: referee" in text
    assert verify_record(text).ok
    kinds = {type(entry) for entry in read_record(text).entries}
    assert kinds >= {Attempted, Called}
    assert "does something irregular" in person.shown


def test_a_mode_that_is_none_is_complained_of() -> None:
    person = Person()
    assert play(person, mode="perhaps") == 2
    assert "'perhaps' is not a way to treat irregularities" in person.shown


def test_nobody_slips_or_calls_at_a_strict_table(folder: Path) -> None:
    person = Person(["draw", "quit"])
    play(person)
    match = the_match(folder)
    assert all(slip(match, seat) is None for seat in range(4))
    assert who_calls(match, 0) is None


def test_own_penalty_cards_have_a_mark_that_is_no_colour(folder: Path) -> None:
    play(Person(["draw", "quit"]))
    match = the_match(folder)
    seat = match.seats.index(0)
    assert match.ledger is not None
    kind = KIND_OF_CARD[match.ledger.hands[seat][0]]
    match.referee(f"exposed_cards offender={seat + 1} cards={kind_letter(kind)}")
    person = Person()
    draw_table(Screen(person.console, person, plain=False), Look(match, 0))
    assert f"{card_face(match.ledger.chosen(seat, kind, match._lots(0)))}!" in person.shown
    assert "You have penalty cards, face up for all" in " ".join(person.shown.split())
