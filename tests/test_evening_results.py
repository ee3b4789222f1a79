"""Club evenings: results, the clock, messages, the end, the log."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from canasta.evenings.fold import MINUTE, time_left
from canasta.evenings.standings import standings
from canasta.evenings.state import write_evening, write_log
from canasta.messages import LANGUAGES, use_language
from canasta.wire.evenings import (
    AddEntry,
    AdjustScore,
    Announce,
    AnswerCall,
    CallReferee,
    ChangeSettings,
    ConfirmResult,
    CorrectResult,
    DrawRound,
    EndRound,
    EnterResult,
    ExtendClock,
    FinishEvening,
    PauseClock,
    ReopenRound,
    ReplaceEntry,
    ReturnEntry,
    StartClock,
    StartRound,
    Substitute,
    SwapEntries,
    WithdrawEntry,
)
from tests.evening_events import Club, entry, pairs, refused, started

# --- Results ----------------------------------------------------------------------------------------


def test_one_side_enters_and_the_other_confirms() -> None:
    club = started(hands=2)
    club.enter(1, (100, 200), source="pad", side=1, complete=False)
    result = club.evening.table(1, 1).result
    assert result is not None
    assert (result.points, result.complete, result.confirmed) == ([100, 200], False, False)
    refused(club, ConfirmResult(round=1, table=1, side=2), "has not finished round 1")
    club.enter(1, (100, 200), (300, -50), source="pad", side=1)
    number = club.evening.number
    club.enter(1, (100, 200), (300, -50), source="pad", side=1)  # sent twice
    assert club.evening.number == number
    refused(club, ConfirmResult(round=1, table=1, side=1), "the other side does")
    refused(club, EndRound(), "Table 2 has not finished")
    club.enter(2, total=(5, 7))
    refused(club, EndRound(), "table 1 is not confirmed")
    club.do(ConfirmResult(round=1, table=1, side=2), by="Bruno")
    result = club.evening.table(1, 1).result
    assert result is not None
    assert (result.points, result.confirmed_by) == ([400, 150], "Bruno")
    club.do(ConfirmResult(round=1, table=1, side=2))
    wanted = EnterResult(round=1, table=1, points=[1, 1], source="pad", side=2)
    refused(club, wanted, "is confirmed. Correct it")
    club.do(EndRound())
    refused(club, wanted, "Round 1 is closed")


def test_a_result_that_cannot_be_is_refused() -> None:
    club = started(hands=2)

    def entered(**given: Any) -> EnterResult:
        return EnterResult(round=given.pop("round", 1), table=given.pop("table", 1), **given)

    refused(club, entered(), "needs points")
    refused(club, entered(hands=[[1, 2], [3, 4], [5, 6]]), "2 hands; 3 were entered")
    refused(club, entered(hands=[[1, 2]], points=[1, 3]), "add up to 1 and 2")
    refused(club, entered(points=[10**7, 0]), "Points go up to")
    refused(club, entered(points=[0, 0], unfinished=[0, 10**7]), "Points go up to")
    refused(club, entered(table=3, points=[0, 0]), "has no table 3")
    refused(club, entered(round=2, points=[0, 0]), "Round 2 is not drawn")
    refused(club, ConfirmResult(round=1, table=1), "no result|Table 1 has no result")
    refused(
        club, CorrectResult(round=1, table=1, reason="x", points=[1, 1]), "no result|Table 1 has no result"
    )


def test_a_correction_keeps_the_old_result_with_who_and_why() -> None:
    club = started()
    club.play((100, 200), (300, 400))
    refused(club, CorrectResult(round=1, table=1, reason="  ", points=[1, 1]), "Give a reason")
    club.do(CorrectResult(round=1, table=1, reason="red  threes", points=[150, 200]), by="Rosa", at=77)
    result = club.evening.table(1, 1).result
    assert result is not None
    (former,) = result.former
    assert (former.points, former.by, former.reason, former.at) == ([100, 200], "Rosa", "red threes", 77)
    assert result.points == [150, 200]
    last = write_log(club.events)[-1]
    assert last.sentence == "Round 1, table 1: 100 to 200 corrected to 150 and 200 (red threes)."


def test_unfinished_hands_count_as_decided() -> None:
    def ended(**more: Any) -> Club:
        club = started(hands=2, minutes=30)
        club.enter(1, (100, 200), complete=False, unfinished=[30, 40])
        club.enter(2, (500, 600), (1, 1))
        club.do(EndRound(force=True, **more))
        return club

    def points(club: Club) -> list[int]:
        rows = {row.entry: row.points for row in standings(club.evening).rows}
        return [rows[side[0]] for side in club.evening.table(1, 1).sides]

    assert points(ended()) == [100, 200]
    assert points(ended(unfinished="as_it_stands")) == [130, 240]
    club = started(hands=2, minutes=30, unfinished="finish")
    club.enter(1, complete=False, unfinished=[30, 40])
    club.enter(2, total=(5, 6))
    refused(club, EndRound(force=True), "Table 1 has an unfinished hand")
    club.do(EndRound(force=True, unfinished="as_it_stands"))
    assert points(club) == [30, 40]


def test_a_closed_round_is_opened_again() -> None:
    club = started()
    refused(club, ReopenRound(), "Round 1 is being played")
    club.play((100, 200), (300, 400))
    before = standings(club.evening)
    club.do(DrawRound())
    club.do(ReopenRound())
    assert [(each.number, each.status) for each in club.evening.rounds] == [(1, "playing")]
    assert standings(club.evening).after == 0
    club.do(EndRound())
    assert standings(club.evening) == before
    refused(Club(), ReopenRound(), "No round is closed")


def test_adjusting_a_score_needs_a_reason_and_a_place() -> None:
    club = started()
    refused(club, AdjustScore(entry=1, points=0, reason="x"), "changes nothing")
    refused(club, AdjustScore(entry=1, points=5, reason=""), "Give a reason")
    refused(club, AdjustScore(entry=1, points=5, reason="a\x00b"), "cannot be shown")
    refused(club, AdjustScore(entry=9, points=5, reason="x"), "Unknown entry 9")
    refused(club, AdjustScore(entry=1, points=5, reason="x", round=2), "Round 2 is not drawn")


# --- The clock, messages, the end -------------------------------------------------------------------


def test_the_clock_runs_pauses_and_is_extended() -> None:
    club = Club(*pairs(2), minutes=30, last_hand_minutes=5)
    club.do(DrawRound())
    refused(club, PauseClock(), "No round is being played")
    club.do(StartRound(), at=10 * MINUTE)

    def left(now: int) -> int:
        clock = club.evening.rounds[0].clock
        assert clock is not None
        assert clock.last_hand == 5 * MINUTE
        return time_left(clock, now * MINUTE) // MINUTE

    assert [left(10), left(15), left(45)] == [30, 25, -5]
    club.do(PauseClock(), at=15 * MINUTE)
    club.do(PauseClock(), at=16 * MINUTE)  # is paused already
    assert left(30) == 25
    club.do(ExtendClock(minutes=5), at=31 * MINUTE)
    club.do(StartClock(), at=32 * MINUTE)
    club.do(StartClock(), at=40 * MINUTE)  # runs already
    assert left(42) == 20
    club.enter(1, total=(1, 0))
    club.do(EndRound(), at=50 * MINUTE)
    assert left(90) == 12
    without = started()
    for command in (StartClock(), PauseClock(), ExtendClock(minutes=1)):
        refused(without, command, "Round 1 has no clock")


def test_announcements_and_calls_are_kept() -> None:
    club = Club(*pairs(4))
    refused(club, CallReferee(table=1), "No round is drawn")
    club.do(DrawRound())
    club.do(Announce(text="Coffee  is ready"))
    club.do(Announce(text="Please hurry", table=2))
    refused(club, Announce(text=" "), "is empty")
    refused(club, Announce(text="x", table=3), "has no table 3")
    club.do(CallReferee(table=2, text="seven cards"), at=5)
    club.do(CallReferee(table=2))  # has called already
    refused(club, AnswerCall(id=2), "Unknown call 2")
    club.do(AnswerCall(id=1, text="fined"), at=9)
    club.do(AnswerCall(id=1))
    (call,) = club.evening.calls
    assert (call.text, call.at, call.answered, call.answer) == ("seven cards", 5, 9, "fined")
    assert [(each.text, each.table) for each in club.evening.announcements] == [
        ("Coffee is ready", None),
        ("Please hurry", 2),
    ]


def test_a_finished_evening_does_not_change() -> None:
    club = started()
    refused(club, FinishEvening(), "Round 1 is being played")
    refused(Club(), FinishEvening(), "No round is closed")
    club.play((100, 200), (300, 400))
    club.do(FinishEvening())
    assert write_evening(club.evening).status == "finished"
    for command in (DrawRound(), ReopenRound(), FinishEvening(), AddEntry(entry=entry("A", "B"))):
        refused(club, command, "The evening is finished")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_says_everything(language: str) -> None:
    club = Club(*pairs(4), minutes=30, rounds=2)
    club.do(ChangeSettings(settings=replace(club.evening.settings, title="Friday")))
    club.do(ReplaceEntry(number=1, entry=entry("Ana", "Bruno")))
    club.do(Substitute(number=1, names=["Ana", "Carla"], first=2))
    club.do(DrawRound())
    club.do(SwapEntries(first=1, second=2))
    club.do(StartRound())
    club.do(PauseClock())
    club.do(StartClock())
    club.do(ExtendClock(minutes=1))
    club.enter(1, (100, 200), complete=False)
    club.enter(1, (100, 200), source="pad", side=1)
    club.do(ConfirmResult(round=1, table=1, side=2))
    club.do(EndRound(force=True))
    club.do(CorrectResult(round=1, table=1, points=[1, 1], reason="typed wrong"))
    club.do(CorrectResult(round=1, table=2, points=[1, 1], reason="found the slip"))
    club.do(AdjustScore(entry=1, points=-100, reason="late"))
    club.do(AdjustScore(entry=1, points=2.5, reason="late", round=1))
    club.do(ReopenRound())
    club.do(CallReferee(table=1))
    club.do(AnswerCall(id=1))
    club.do(Announce(text="Go on"))
    club.do(EndRound())
    club.do(WithdrawEntry(number=4))
    club.do(ReturnEntry(number=4))
    club.do(FinishEvening())
    with use_language(language):
        lines = write_log(club.events)
    assert len(lines) == len(club.events)
    assert len({line.sentence for line in lines}) == len(lines)
    assert not any("{" in line.sentence or "evening" in line.sentence for line in lines[1:-1])
    if language == "en":
        assert [line.sentence for line in lines[9:13]] == [
            "Round 1: Ana & Bruno and North 2 & South 2 changed places.",
            "Round 1 started.",
            "Round 1: clock paused.",
            "Round 1: clock started.",
        ]
