"""Optional fields of messages, their defaults, and invalid values."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from canasta.wire import PublicTable, commands, decode, encode
from canasta.wire.coach import NewReview
from canasta.wire.drafts import DraftTake, NewDraft
from canasta.wire.examples import ExampleLine, ExampleSide
from canasta.wire.exercises import AskedExercise, DailyExercise
from canasta.wire.lessons import LessonAnswer, LessonReply
from canasta.wire.pads import PadWrite
from canasta.wire.people import Device, NewAccount
from canasta.wire.requests import NewHouse, NewQuestion
from canasta.wire.rulebooks import HouseTrial
from canasta.wire.tables import Id, Key, NewGuest, NewTable, Seconds, Short, TableSettings
from canasta.wire.views import Pile, SetOfCards


@pytest.mark.parametrize(
    ("struct", "least"),
    [
        (NewReview, {}),
        (NewQuestion, {"position": "classic"}),
        (NewHouse, {"name": "ours", "settings": {}}),
        (NewDraft, {}),
        (NewGuest, {"name": "Ana"}),
        (NewTable, {}),
        (TableSettings, {}),
        (PadWrite, {}),
        (NewAccount, {"name": "Ana", "password": "x"}),
        (commands.Stand, {"do": "stand", "key": "1"}),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_what_nobody_knows_is_refused_in_what_a_client_sends(struct: Any, least: dict[str, Any]) -> None:
    assert isinstance(msgspec.convert(least, struct), struct)
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.convert({**least, "colour": "red"}, struct)


def test_what_was_left_out_is_as_usual() -> None:
    table = msgspec.convert({}, TableSettings)
    assert (table.public, table.onlookers, table.undo, table.coach) == (False, True, True, True)
    assert (table.patience, table.between, table.bot_delay) == (60, 60, 0)
    assert (table.turn_time, table.bank_time) == (0, 0)
    assert not Device("1", "", "", "a phone").current
    assert not SetOfCards("K", ["K"] * 3, "K").closed
    assert msgspec.convert({"name": "ours", "settings": {}}, NewHouse).version == 1
    assert msgspec.convert({"do": "take", "place": "pile"}, DraftTake).number == -1
    assert msgspec.convert({"do": "sit", "key": "1"}, commands.Sit).place is None
    assert ExampleLine(verdict="yes", words="draw", paragraph="9").points == 0
    side = ExampleSide("A", True, [])
    assert (side.red_threes, side.black_threes) == (0, 0)


def test_what_is_as_usual_is_not_sent() -> None:
    def sent(struct: msgspec.Struct) -> dict[str, Any]:
        return dict(decode(encode(struct), dict))

    assert sent(LessonAnswer(outcome="right")) == {"outcome": "right"}
    assert sent(HouseTrial(status="waiting")) == {"status": "waiting"}
    assert sent(DailyExercise(day="2026-01-01", status="working")) == {
        "day": "2026-01-01",
        "status": "working",
    }
    assert sent(ExampleLine(verdict="yes", words="draw", paragraph="9")).keys() == {
        "verdict",
        "words",
        "paragraph",
    }
    assert sent(ExampleSide("A", True, [])) == {"side": "A", "own": True, "sets": []}
    assert sent(SetOfCards("K", [], "K")) == {"rank": "K", "cards": [], "top": "K"}
    table = PublicTable(1, 1, 1, 1, 1, "draw", 60, Pile(0, [], False, False), [], [])
    assert not sent(table).keys() & {"did", "count", "aside", "quiet", "attempt", "end", "players"}


@pytest.mark.parametrize(
    ("type_", "good", "bad"),
    [
        (Id, ["a" * 64, "x7-_Yq"], ["a" * 65, "", "a b"]),
        (Key, ["a", "a" * 64], ["", "a" * 65]),
        (Short, ["", "a" * 64], ["a" * 65]),
        (Seconds, [0, 86_400], [-1, 86_401]),
    ],
)
def test_how_long_and_how_large_something_may_be(type_: Any, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert msgspec.convert(value, type_) == value
    for value in bad:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(value, type_)


def test_a_password_may_have_256_letters() -> None:
    assert msgspec.convert({"name": "Ana", "password": "x" * 256}, NewAccount).name == "Ana"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "Ana", "password": "x" * 257}, NewAccount)


def test_an_exercise_of_nobodys_game_names_no_place_in_one() -> None:
    told = {field.name: field.default for field in msgspec.structs.fields(AskedExercise)}
    assert (told["table"], told["game"], told["hand"], told["turn"], told["solved"]) == ("", 0, 0, 0, False)
    assert LessonReply.__struct_config__.forbid_unknown_fields
