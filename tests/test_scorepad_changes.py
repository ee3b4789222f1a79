"""Points alone, and changes in a running game: names, the stake, a first-meld count."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from canasta.cli.group import CANASTA
from canasta.messages import UserError
from canasta.scorepad import Pad, PadError, page, read_csv, read_json, sheet_struct, write_csv, write_json
from canasta.scorepad.changes import history, stake_words
from canasta.scorepad.database import begin, begin_with, load
from canasta.scorepad.settlement import AMERICAN
from canasta.storage import VARIABLE, Store
from tests.terminals import COMMAND, Terminal

FOUR = [["Ana", "Carla"], ["Bruno", "Dora"]]


def pad_of(slug: str = "classic", sides: list[list[str]] = FOUR, **more: Any) -> Pad:
    return Pad.new({"book": slug, "sides": sides, **more})


def points(*numbers: int) -> dict[str, Any]:
    return {"sides": [{"points": number} for number in numbers]}


# --- Points alone -----------------------------------------------------------------------------------


def test_points_alone_are_added_and_marked() -> None:
    pad = pad_of().with_hand(points(710, -65)).with_hand({"sides": [{"laid": 100}, {"points": 40}]})
    sheet = pad.sheet()
    assert sheet.totals == (810, -25)
    assert sheet.next.needs == (50, 0)
    assert [hand.points_alone for hand in sheet_struct(sheet).hands] == [["A", "B"], ["B"]]
    html = page(sheet)
    assert ">710*<" in html
    assert "cards were not counted" in html
    for again in (read_json(write_json(pad)), read_csv(write_csv(pad))):
        assert again == pad
    assert "points as given" in write_json(pad)


@pytest.mark.parametrize(
    ("side", "reason", "field"),
    [
        ({"points": 10, "laid": 5}, "points_alone", "laid"),
        ({"points": 10, "sets": "777"}, "points_alone", "sets"),
        ({"points": 10, "fines": [5]}, "points_alone", "fines"),
        ({"points": "many"}, "points", "points"),
        ({"points": True}, "points", "points"),
        ({"points": 1_000_001}, "points", "points"),
        ({"points": -1_000_001}, "points", "points"),
    ],
)
def test_points_that_cannot_be(side: dict[str, Any], reason: str, field: str) -> None:
    with pytest.raises(PadError) as caught:
        pad_of().with_hand({"sides": [side, {}]})
    assert (caught.value.reason, caught.value.field) == (reason, field)


def test_points_are_doubted_where_cards_cannot_come_to_them() -> None:
    def doubts(slug: str, side: dict[str, Any]) -> tuple[str, ...]:
        return tuple(map(str, pad_of(slug).with_hand({"sides": [side, {}]}).sheet().hands[0].doubts))

    assert doubts("classic", {"points": 710, "out": True}) == ()
    assert "multiple of 5" in doubts("classic", {"points": 712})[0]
    # All cards, 1180, with fifteen natural canastas, the red threes, going out and concealed.
    assert doubts("classic", {"points": 9280}) == ()
    assert "no hand comes to more than 9280." in doubts("classic", {"points": 9285})[0]
    assert "paid for" in doubts("american", {"points": 700})[0]
    assert doubts("american", {"points": 2700, "aces": 1}) == ()
    assert doubts("american", {"points": 700, "aces": 0}) == ()


def test_canastas_beside_points_are_paid_for() -> None:
    sheet = (
        pad_of("american")
        .with_hand({"sides": [{"points": 2700, "aces": 1}, {"points": 0, "aces": 0}]})
        .sheet()
    )
    assert {payment.cents for payment in sheet.hands[0].payments} == {100}


# --- Changes ----------------------------------------------------------------------------------------


def test_a_name_holds_for_the_whole_sheet() -> None:
    pad = pad_of(stake={"per_thousand": 100}).with_hand(points(100, 0))
    pad = pad.changed({"names": {"Bruno": "Benito"}}).with_hand(points(0, 100))
    sheet = pad.sheet()
    assert sheet.game.side_name(1) == "Benito & Dora"
    assert [hand.table.dealer for hand in sheet.hands] == ["Dora", "Ana"]
    assert "Benito" in [seat.name for seat in sheet.hands[0].table.seats]
    assert list(history(sheet)) == ["Before hand 2: Bruno is now Benito."]
    assert "Before hand 2: Bruno is now Benito." in page(sheet)
    again = pad.changed({"names": {"Benito": "Bruno"}})
    assert again.sheet().game.names == pad.game.names


def test_a_stake_holds_from_the_next_hand_on() -> None:
    hand = points(1000, 0)
    pad = pad_of(target=3000, stake={"hand_per_thousand": 100}).with_hand(hand)
    pad = pad.changed({"stake": {"hand_per_thousand": 50}}).with_hand(hand)
    pad = pad.changed({"stake": None}).with_hand(hand)
    paid = [sum(payment.cents for payment in each.payments) for each in pad.sheet().hands]
    assert paid == [400, 200, 0]
    struct = sheet_struct(pad.sheet())
    assert struct.settlement is not None
    assert struct.settlement.after_game == []
    assert struct.history == [
        "From hand 2 on: the stake is 0.50 per thousand points after each hand.",
        "From hand 3 on: the stake is none.",
    ]


def test_a_stake_is_told_in_words() -> None:
    assert stake_words(AMERICAN) == (
        "0.50 per thousand points of difference, at least 2.00, 1.00 each for natural canastas of aces, "
        "canastas of sevens, canastas of wild cards, canastas of twos alone"
    )
    assert stake_words(None) == "none"


def test_a_raise_holds_for_one_hand_and_what_was_said_last() -> None:
    pad = pad_of("american").changed({"raise": {"side": "B", "points": 10}})
    assert pad.sheet().next.needs == (125, 135)
    pad = pad.changed({"raise": {"side": "B", "points": 20}})
    assert pad.sheet().next.needs == (125, 145)
    pad = pad.with_hand(points(0, 0))
    assert pad.sheet().hands[0].table.needs == (125, 145)
    assert pad.sheet().next.needs == (125, 125)
    taken = pad_of("american").changed({"raise": {"side": "A", "points": 10}})
    assert taken.changed({"raise": {"side": "A", "points": 0}}).sheet().next.needs == (125, 125)


def test_changes_move_up_when_a_hand_is_struck_out() -> None:
    pad = pad_of("american", stake={"hand_per_thousand": 100}).with_hand(points(0, 0)).with_hand(points(0, 0))
    pad = pad.changed({"after": 1, "raise": {"side": "A", "points": 10}})
    pad = pad.changed({"after": 2, "stake": None}).with_hand(points(0, 0))
    assert [change["after"] for change in pad.without(1).changes] == [0, 1]
    assert pad.without(1).sheet().hands[0].table.needs[0] == 135
    assert [change["after"] for change in pad.without(2).changes] == [1]
    assert [change["after"] for change in pad.without(3).changes] == [1, 2]  # a stake applies to the next


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"names": {}},
        {"names": {"Zoe": "Ana"}},
        {"names": {"Ana": "Bruno"}},
        {"names": {"Ana": ""}},
        {"names": {"Ana": 5}},
        {"stake": 5},
        {"raise": {"side": "C", "points": 10}},
        {"raise": {"side": "A", "points": -10}},
        {"raise": {"side": "A"}},
        {"raise": 10},
        {"stake": None, "raise": {"side": "A", "points": 10}},
        {"after": 5, "stake": None},
        {"after": True, "stake": None},
        {"colour": "red", "stake": None},
    ],
)
def test_changes_that_cannot_be(data: object) -> None:
    with pytest.raises(UserError):
        pad_of().changed(data)


def changed_pad() -> Pad:
    pad = pad_of("american").with_hand(points(500, 100)).changed({"names": {"Ana": "=Anna"}})
    pad = pad.changed({"stake": {"per_thousand": 30, "canastas": {"aces": 10}}}).with_hand(points(5, 5))
    return pad.changed({"raise": {"side": "A", "points": 10}})


def test_changes_survive_export_import_and_the_database(tmp_path: Path) -> None:
    pad = changed_pad()
    assert read_json(write_json(pad)).sheet() == pad.sheet()
    assert read_csv(write_csv(pad)).sheet() == pad.sheet()
    with Store(tmp_path / "pad.db") as store:
        begin_with(store, pad)
        kept = begin(store, {"book": "classic", "sides": FOUR})
        kept.typed(0, "Ana")
        kept.change({"names": {"Ana": "Anna"}}, {"raise": {"side": "A", "points": 10}})
        with pytest.raises(UserError):
            kept.change({"names": {"Anna": "Ana"}}, {"raise": {"side": "X", "points": 10}})
    with Store(tmp_path / "pad.db") as store:
        assert load(store, "1").pad == pad
        kept = load(store, "2")
        assert kept.draft.answers == ("Ana",)
        assert kept.pad.sheet().game.names[0] == "Anna"
        assert kept.pad.sheet().next.needs == (60, 50)


def test_the_captain_of_three_is_named() -> None:
    pad = pad_of("american", [["One", "Two"], ["Three", "Four", "Five"]])
    assert pad.game.captain == (1, "Three")
    assert sheet_struct(pad.sheet()).captain == "Three"
    assert "Captain of side B: Three, who plays in every hand." in page(pad.sheet())
    assert pad_of("classic", [["One", "Two"], ["Three", "Four", "Five"]]).game.captain is None
    assert pad_of("american").game.captain is None


# --- Commands and the terminal ----------------------------------------------------------------------


def run(*words: str) -> Any:
    return CliRunner().invoke(CANASTA, ["scorepad", *words])


def test_commands(tmp_path: Path) -> None:
    file = ["--database", str(tmp_path / "pad.db")]
    run("new", "--book", "american", "--side", "Ana,Carla", "--side", "Bruno,Dora", *file)
    found = json.loads(run("hand", "1", "--points", "-15,300", "--json", *file).output)
    assert (found["points"], found["points_alone"]) == ([-15, 300], ["A", "B"])
    found = json.loads(
        run(
            "change", "1", "--name", "Bruno=Benito", "--raise", "A", "--raise", "B=20", "--json", *file
        ).output
    )
    assert found["next"]["first_meld"] == [135, 145]
    assert found["history"][0] == "Before hand 2: Bruno is now Benito."
    assert "none" in run("change", "1", "--stake", "null", *file).output
    assert run("hand", "1", *file).exit_code == 2
    assert run("change", "1", *file).exit_code == 2
    assert run("change", "1", "--name", "Bruno", *file).exit_code == 2
    exported = run("export", "1", "-", *file).output
    (tmp_path / "game.json").write_text(exported, encoding="utf-8")
    run("import", str(tmp_path / "game.json"), *file)
    with Store(tmp_path / "pad.db") as store:
        assert load(store, "1").pad == load(store, "2").pad


def test_a_killed_pad_has_its_points_and_changes(tmp_path: Path) -> None:
    file = tmp_path / "pad.db"
    with Store(file) as store:
        begin(store, {"book": "american", "sides": FOUR, "stake": None})

    def start() -> Terminal:
        return Terminal(COMMAND, ["scorepad", "--game", "1"], **{VARIABLE: str(file)})

    terminal = start()
    terminal.until("What now")
    terminal.type("name Bruno = Benito", "Before hand 1: Bruno is now Benito.")
    terminal.until("What now")
    terminal.type("raise b", "side B needs 10 more")
    terminal.until("What now")
    terminal.type("stake 50", "0.50 per thousand points")
    terminal.until("What now")
    terminal.type("points", "Points in this hand [0]:")
    terminal.type("-65", "Points in this hand [0]:")
    terminal.kill()
    terminal = start()
    terminal.until("Side B: Benito & Dora")
    terminal.until("Points in this hand [0]:")
    terminal.type("300", "Write this down")
    terminal.type("n", "Points in this hand [300]:")
    terminal.type("", "Write this down")
    terminal.type("", "Written. Totals: A -65, B 300.")
    terminal.until("What now")
    terminal.type("correct 1", "Count the cards now (y or n) [no]?")
    terminal.type("", "Which side again")
    terminal.type("b", "Points in this hand [300]:")
    terminal.type("310", "Write this down")
    terminal.type("", "Written. Totals: A -65, B 310.")
    terminal.kill()
    with Store(file) as store:
        sheet = load(store, "1").pad.sheet()
    assert sheet.totals == (-65, 310)
    assert sheet.hands[0].table.needs == (125, 135)
    assert sheet.game.stake is not None


def test_what_stood_before_is_known_at_once_and_after_reading_again() -> None:
    """Found by the pad state machine: a pad that was written to knew it only after reloading."""
    store = Store(":memory:")
    kept = begin(store, {"book": "classic", "sides": FOUR})
    for gains in ((10, 20), (30, 40), (50, 60)):
        kept.hand(points(*gains))
    kept.correct(2, points(35, 40))
    kept.strike(1)
    told = [(former.hand, former.struck, former.points) for former in kept.former()]
    assert told == [(1, False, [30, 40]), (1, True, [10, 20])]
    assert load(store, kept.id).former() == kept.former()
