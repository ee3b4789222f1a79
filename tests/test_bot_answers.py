"""A bot answers its partner's question, with a reason where the table allows it."""

from pathlib import Path

import pytest

from canasta.bots import ClubBot
from canasta.bots.plugins import WatchedBot
from canasta.engine import View, apply, view
from canasta.notation import read_position
from canasta.table.actions import ASK, DRAW, NO, YES
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, sit_down

NAMES = ["Ana", "Bruno", "Carla", "Dora"]
OWN = (
    "classic turn=1:play hand1=4J8 hand2={bruno} hand3={hand} hand4=99789 "
    "setsA=KKKKKKK,QQQQ setsB={sets} pile=9"
)


def answering(hand: str, bruno: str = "56789T", sets: str = "555", stock: int = 0) -> View:
    """Return the view of a partner who was just asked, with the whole stock or only some cards left."""
    state = read_position(OWN.format(hand=hand, bruno=bruno, sets=sets))
    apply(state, ASK)
    if stock:
        state.place = len(state.stock) - stock
    return view(state, state.actor)


@pytest.mark.parametrize(
    ("seen", "action", "told"),
    [
        (
            answering("QQQAAA2X"),
            NO,
            "No: I still hold 160 points, and among them the cards for a canasta of queens",
        ),
        (answering("QQAAA2XX"), NO, "No: I still hold 200 points, and a canasta of queens is one card away."),
        (answering("AAA2X578"), NO, "No: I still hold 150 points."),
        (answering("46"), YES, "Yes: my hand costs us 10 points, but we can afford that."),
        (answering("QAAA", "5", "5555555"), YES, "Yes: Bruno holds only one card, and that side may go out."),
        (answering("QAAA", stock=4), YES, "Yes: the stock is nearly out."),
    ],
)
def test_an_answer_comes_with_its_reason(seen: View, action: int, told: str) -> None:
    reason = ClubBot().explain(seen, action)
    assert reason is not None
    assert reason.text(NAMES).startswith(told)


def test_only_answers_have_reasons_and_a_bot_of_ones_own_need_not_have_any() -> None:
    seen = answering("46")
    assert ClubBot().explain(seen, DRAW) is None
    assert WatchedBot("mine", ClubBot()).explain(seen, YES) is not None
    assert WatchedBot("mine", object()).explain(seen, YES) is None


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))


def asks(*, explained: bool) -> str:
    """A person who asks in the first turn, and leaves when the next hand begins."""
    person = Person(["draw", "ask"])
    person.leave = lambda shown: "Hand 2" in shown
    sit_down(person, seed="q", target=5000, bots=["club"], explained=explained)
    return person.shown


def test_the_reason_is_told_after_the_hand_unless_the_table_allows_it_before() -> None:
    """Partners may only say yes or no during a hand (G11)."""
    before, _, after = asks(explained=False).partition("End of hand 1")
    assert "when you asked" not in before
    assert "when you asked: “" in " ".join(after.split())


def test_at_a_table_that_allows_it_the_reason_comes_with_the_answer() -> None:
    before, _, after = asks(explained=True).partition("End of hand 1")
    assert "when you asked: “" in " ".join(before.split())
    assert "when you asked" not in after
