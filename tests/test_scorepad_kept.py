"""Old answers are kept: ``back`` and ``correct`` offer the earlier answer, even after a kill."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from canasta.books import BOOKS
from canasta.messages import UserError
from canasta.scorepad import Pad
from canasta.scorepad.database import begin, load
from canasta.scorepad.hand_questions import HandQuestions
from canasta.scorepad.interview import PadInterview, PadQuestion, next_question
from canasta.storage import VARIABLE, Store
from tests.keying import MANNERS, invented, key_hand
from tests.terminals import COMMAND, Terminal

FOUR = [["Ana", "Carla"], ["Bruno", "Dora"]]
SIX = [*FOUR, ["Emil", "Fay"]]
FINE = {"points": 100, "for": "idle yes", "paragraph": "57"}
ENTRY = {
    "sides": [
        {"out": True, "concealed": True, "laid": {"groups": {"5": 12, "20": 3}}, "mixed": 1, "left": [25, 0]},
        {"sets": "777", "red_threes": 1, "left": [{"cards": "44"}, {"groups": {"10": 2}}], "fines": [FINE]},
    ]
}


def correcting(pad: Pad, entry: Mapping[str, Any]) -> Callable[[PadInterview], dict[str, Any]]:
    return lambda interview: HandQuestions(interview, pad.game, pad.sheet().next, entry).run()


def entered(pad: Pad, entry: Mapping[str, Any]) -> dict[str, Any]:
    """Correct a hand with only Enter, and a name where the player must be given."""
    answers: list[str] = []
    names = [side[0] for side, data in zip(SIX, entry["sides"], strict=False) if data.get("out")]
    while True:
        try:
            found = next_question(correcting(pad, entry), answers)
        except UserError:
            answers[-1] = names.pop()
            continue
        if not isinstance(found, PadQuestion):
            return found
        answers.append("")
        assert len(answers) < 100


def test_enter_keeps_every_answer() -> None:
    pad = Pad.new({"book": "classic", "sides": FOUR})
    assert entered(pad, ENTRY) == ENTRY


def test_an_answer_that_is_given_anew_changes_that_alone() -> None:
    pad = Pad.new({"book": "classic", "sides": FOUR})
    # All sides, Carla, concealed; then side A's cards by value again.
    question = next_question(correcting(pad, ENTRY), ["", "", ""])
    assert isinstance(question, PadQuestion)
    assert "[12x5 3x20]" in question.prompt
    answers = ["", "", "", "12x5 4x20"]
    while isinstance(found := next_question(correcting(pad, ENTRY), answers), PadQuestion):
        answers.append("")
    assert found["sides"][0] == {**ENTRY["sides"][0], "laid": {"groups": {"5": 12, "20": 4}}}
    assert found["sides"][1] == ENTRY["sides"][1]


def test_who_went_out_is_asked_and_not_guessed() -> None:
    pad = Pad.new({"book": "classic", "sides": FOUR})
    entry = {"sides": [{"out": True, "laid": 310, "mixed": 1}, {}]}
    with pytest.raises(UserError, match="Which player was it"):
        next_question(correcting(pad, entry), ["", ""])
    assert isinstance(next_question(correcting(pad, entry), ["", "Ana"]), PadQuestion)


@pytest.mark.parametrize("slug", BOOKS)
def test_hands_of_all_sorts_are_kept_by_enter(slug: str) -> None:
    rng = Random(slug)
    pad = Pad.new({"book": slug, "sides": FOUR})
    for number in range(40):
        hand = invented(pad.game.form.setup, rng)
        specials = [side.special for side in hand.sides if side.special >= 0]
        special = pad.game.book.special_hands[specials[0]].name if specials else None
        keyed = key_hand(hand, slug, MANNERS[number % len(MANNERS)], special)
        before = pad.with_hand({"sides": keyed}).sheet()
        after = pad.with_hand(entered(pad, {"sides": keyed})).sheet()
        assert after.hands[0].lines == before.hands[0].lines, keyed


def test_back_offers_what_was_answered_also_after_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "pad.db"
    with Store(file) as store:
        begin(store, {"book": "classic", "sides": [["Ana"], ["Bruno"]]})

    def start() -> Terminal:
        return Terminal(COMMAND, ["scorepad", "--game", "1"], **{VARIABLE: str(file)})

    terminal = start()
    terminal.until("What now")
    terminal.type("hand", "Who went out [none]?")
    terminal.type("Ana", "Concealed")
    terminal.type("y", "Cards on the table")
    terminal.type("310", "Canastas in all [0]:")
    terminal.type("back", "sets) [310]:")
    terminal.type("back", "Concealed (y or n) [y]?")
    terminal.kill()
    terminal = start()
    terminal.until("Concealed (y or n) [y]?")
    terminal.type("n", "sets) [310]:")
    terminal.type("", "Canastas in all [0]:")
    terminal.kill()
    with Store(file) as store:
        draft = load(store, "1").draft
    assert draft.answers == ("Ana", "n", "310")
    assert draft.former["A.concealed"] == "y"
