"""Commands: each is turned into events, or refused with a ``UserError`` and then changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from canasta.evenings import events
from canasta.evenings.check import check_round
from canasta.evenings.draw import draw_round, online_tables
from canasta.evenings.events import AnyEveningEvent
from canasta.evenings.fold import apply
from canasta.evenings.model import Evening, entry_name, is_present
from canasta.evenings.settings import (
    changed_settings,
    checked_names,
    entry_size,
    validated_entry,
    validated_settings,
)
from canasta.limits import PAD_POINTS
from canasta.match.validation import validated_names
from canasta.messages import UserError, listed
from canasta.wire.evenings import (
    AddEntry,
    AdjustScore,
    Announce,
    AnswerCall,
    AnyEveningCommand,
    CallReferee,
    ChangeSettings,
    ConfirmResult,
    CorrectResult,
    DrawRound,
    EndRound,
    EnterResult,
    EveningCommand,
    EveningRound,
    EveningSettings,
    ExtendClock,
    FinishEvening,
    HandPoints,
    OpenLists,
    PauseClock,
    ReopenRound,
    ReplaceEntry,
    ReturnEntry,
    SignUpMember,
    StartClock,
    StartRound,
    Substitute,
    SwapEntries,
    TableResult,
    WithdrawEntry,
)


class Cause:
    """Who sends a command, and when (milliseconds since 1970)."""

    def __init__(self, by: str, at: int) -> None:
        self.by = by
        self.at = at

    def event(self, kind: Callable[..., AnyEveningEvent], **fields: Any) -> AnyEveningEvent:
        """Make an event of this cause."""
        return kind(at=self.at, by=self.by, **fields)


def create(settings: EveningSettings, by: str, at: int, seed: str) -> AnyEveningEvent:
    """Return the event that creates an evening; ``seed`` decides all lots."""
    return events.EveningCreated(at=at, by=by, settings=validated_settings(settings), seed=seed)


def execute(evening: Evening, command: AnyEveningCommand, by: str, at: int) -> list[AnyEveningEvent]:
    """Return the events that a command causes; none if it asks for what is so already.

    Args:
        evening: The evening before the command.
        command: What to do.
        by: The name that the log shows.
        at: The time in milliseconds since 1970.

    Raises:
        UserError: The command is not possible now. Nothing has changed.
    """
    if evening.finished:
        raise UserError("evening.error.finished")
    return _COMMANDS[type(command)](evening, command, Cause(by, at))


def after(evening: Evening, made: Sequence[AnyEveningEvent]) -> Evening:
    """Return the evening after the events of a command."""
    for event in made:
        evening = apply(evening, event)
    return evening


# --- Settings and entries -------------------------------------------------------------------------


def _change_settings(evening: Evening, command: ChangeSettings, cause: Cause) -> list[AnyEveningEvent]:
    settings = changed_settings(evening, command.settings)
    if settings == evening.settings:
        return []
    return [cause.event(events.SettingsChanged, settings=settings)]


def _first_round(evening: Evening, wanted: int | None) -> int:
    """Return the round from which a change of the entries holds: it must not have started."""
    first = wanted or evening.next_round
    if first < evening.next_round:
        raise UserError("evening.error.round_started", number=first)
    if first > evening.settings.rounds:
        raise UserError("evening.error.no_such_round", number=evening.settings.rounds)
    return first


def _add_entry(evening: Evening, command: AddEntry, cause: Cause) -> list[AnyEveningEvent]:
    entry = validated_entry(evening, command.entry)
    first = _first_round(evening, command.first)
    return [cause.event(events.EntryAdded, number=len(evening.entries) + 1, entry=entry, first=first)]


def _replace_entry(evening: Evening, command: ReplaceEntry, cause: Cause) -> list[AnyEveningEvent]:
    evening.entry(command.number)
    entry = validated_entry(evening, command.entry, command.number)
    return [cause.event(events.EntryReplaced, number=command.number, entry=entry)]


def _substitute(evening: Evening, command: Substitute, cause: Cause) -> list[AnyEveningEvent]:
    evening.entry(command.number)
    size = entry_size(evening.settings)
    if len(command.names) != size:
        raise UserError("evening.error.entry_size", number=size, given=len(command.names))
    checked_names(evening, command.names, command.number)
    if command.first < max(evening.started, 1):
        raise UserError("evening.error.round_closed", number=command.first)
    return [
        cause.event(events.EntrySubstituted, number=command.number, names=command.names, first=command.first)
    ]


def _withdraw_entry(evening: Evening, command: WithdrawEntry, cause: Cause) -> list[AnyEveningEvent]:
    first = _first_round(evening, command.first)
    entrant = evening.entry(command.number)
    if entrant.presence[-1].last is not None:
        raise UserError("evening.error.withdrawn", number=command.number, name=entry_name(entrant))
    return [cause.event(events.EntryWithdrawn, number=command.number, first=first)]


def _return_entry(evening: Evening, command: ReturnEntry, cause: Cause) -> list[AnyEveningEvent]:
    entrant = evening.entry(command.number)
    first = _first_round(evening, command.first)
    last = entrant.presence[-1].last
    if last is None or first <= last:
        raise UserError("evening.error.not_withdrawn", number=command.number, name=entry_name(entrant))
    checked_names(evening, entrant.names, entrant.number)
    return [cause.event(events.EntryReturned, number=command.number, first=first)]


def _sign_up(evening: Evening, command: SignUpMember, cause: Cause) -> list[AnyEveningEvent]:
    known = next((each for each in evening.sign_ups if each.member == command.member), None)
    if not command.coming:
        if known is None:
            return []
        return [cause.event(events.SignedOff, member=command.member, name=known.name)]
    if evening.rounds:
        raise UserError("evening.error.sign_up_closed")
    if any(command.member in entrant.members for entrant in evening.entries):
        raise UserError("evening.error.entered", name=command.name)
    validated_names([command.name, *([command.partner] if command.partner else [])])
    if known is not None and (known.name, known.partner) == (command.name, command.partner):
        return []
    return [cause.event(events.SignedUp, member=command.member, name=command.name, partner=command.partner)]


# --- Rounds ---------------------------------------------------------------------------------------


def _playing(evening: Evening) -> EveningRound:
    current = evening.current
    if current is None or current.status != "playing":
        raise UserError("evening.error.not_playing")
    return current


def _drawn(evening: Evening) -> EveningRound:
    current = evening.current
    if current is None or current.status != "drawn":
        raise UserError("evening.error.not_drawn")
    return current


def _draw_round(evening: Evening, _command: DrawRound, cause: Cause) -> list[AnyEveningEvent]:
    current = evening.current
    if current is not None and current.status == "playing":
        raise UserError("evening.error.still_playing", number=current.number)
    number = evening.next_round
    if number > evening.settings.rounds:
        raise UserError("evening.error.last_round", number=evening.settings.rounds)
    tables, byes = draw_round(evening)
    return [
        cause.event(
            events.RoundDrawn,
            number=number,
            tables=tables,
            online=online_tables(evening.settings, len(tables)),
            byes=byes,
        )
    ]


def _swap_entries(evening: Evening, command: SwapEntries, cause: Cause) -> list[AnyEveningEvent]:
    drawn = _drawn(evening)
    seated = {each for table in drawn.tables for side in table.sides for each in side} | set(drawn.byes)
    for number in (command.first, command.second):
        evening.entry(number)
        if number not in seated:
            raise UserError("evening.error.not_seated", number=number, round=drawn.number)
    if command.first == command.second:
        raise UserError("evening.error.same_entry", number=command.first)
    return [
        cause.event(events.EntriesSwapped, number=drawn.number, first=command.first, second=command.second)
    ]


def _start_round(evening: Evening, _command: StartRound, cause: Cause) -> list[AnyEveningEvent]:
    drawn = _drawn(evening)
    for finding in check_round(evening, drawn.number):
        if finding.kind in ("missing", "absent", "twice", "size"):
            raise UserError("evening.error.draw_again", number=drawn.number, problem=finding.sentence)
    return [cause.event(events.RoundStarted, number=drawn.number)]


def _start_clock(evening: Evening, _command: StartClock, cause: Cause) -> list[AnyEveningEvent]:
    playing = _playing(evening)
    if playing.clock is None:
        raise UserError("evening.error.no_clock", number=playing.number)
    if playing.clock.since is not None:
        return []
    return [cause.event(events.ClockStarted, number=playing.number)]


def _pause_clock(evening: Evening, _command: PauseClock, cause: Cause) -> list[AnyEveningEvent]:
    playing = _playing(evening)
    if playing.clock is None:
        raise UserError("evening.error.no_clock", number=playing.number)
    if playing.clock.since is None:
        return []
    return [cause.event(events.ClockPaused, number=playing.number)]


def _extend_clock(evening: Evening, command: ExtendClock, cause: Cause) -> list[AnyEveningEvent]:
    playing = _playing(evening)
    if playing.clock is None:
        raise UserError("evening.error.no_clock", number=playing.number)
    return [cause.event(events.ClockExtended, number=playing.number, minutes=command.minutes)]


def _end_round(evening: Evening, command: EndRound, cause: Cause) -> list[AnyEveningEvent]:
    playing = _playing(evening)
    policy = command.unfinished or evening.settings.unfinished
    results = {table.number: table.result for table in playing.tables}
    open_tables = [number for number, result in results.items() if result is None or not result.complete]
    doubtful = [number for number, result in results.items() if _needs_confirmation(result)]
    if open_tables and not command.force:
        raise UserError("evening.error.open_tables", number=len(open_tables), tables=_tables(open_tables))
    if doubtful and not command.force:
        raise UserError("evening.error.unconfirmed", number=len(doubtful), tables=_tables(doubtful))
    if policy == "finish":
        unfinished = [
            number
            for number, result in results.items()
            if result is not None and result.unfinished is not None
        ]
        if unfinished:
            raise UserError("evening.error.unfinished", number=len(unfinished), tables=_tables(unfinished))
    missing = [number for number, result in results.items() if not _counts(result, policy)]
    return [cause.event(events.RoundEnded, number=playing.number, unfinished=policy, missing=missing)]


def _needs_confirmation(result: TableResult | None) -> bool:
    return result is not None and result.complete and not result.confirmed


def _counts(result: TableResult | None, policy: str) -> bool:
    """True if a table has points to count when the round is closed."""
    if result is None:
        return False
    return (
        result.complete or bool(result.hands) or (result.unfinished is not None and policy == "as_it_stands")
    )


def _tables(numbers: Sequence[int]) -> str:
    return listed([str(number) for number in numbers])


def _reopen_round(evening: Evening, _command: ReopenRound, cause: Cause) -> list[AnyEveningEvent]:
    if evening.current is not None and evening.current.status == "playing":
        raise UserError("evening.error.still_playing", number=evening.current.number)
    if not evening.started:
        raise UserError("evening.error.none_closed")
    return [cause.event(events.RoundReopened, number=evening.started)]


# --- Results --------------------------------------------------------------------------------------


def _result_table(evening: Evening, number: int, table: int) -> tuple[EveningRound, TableResult | None]:
    found = evening.table(number, table)
    played = evening.round(number)
    if played.status == "drawn":
        raise UserError("evening.error.not_started", number=number)
    return played, found.result


def _points(
    evening: Evening, hands: Sequence[HandPoints], points: HandPoints | None
) -> tuple[list[HandPoints], HandPoints]:
    """Return the hands and their sum, or the given totals."""
    wanted = evening.settings.hands
    if wanted is not None and len(hands) > wanted:
        raise UserError("evening.error.too_many_hands", number=wanted, given=len(hands))
    total = [sum(hand[side] for hand in hands) for side in range(2)]
    if not hands and points is None:
        raise UserError("evening.error.no_points")
    if hands and points is not None and points != total:
        raise UserError("evening.error.sum", first=total[0], second=total[1])
    checked = points if points is not None and not hands else total
    for value in [*checked, *(value for hand in hands for value in hand)]:
        if abs(value) > PAD_POINTS:
            raise UserError("evening.error.points", number=PAD_POINTS)
    return [list(hand) for hand in hands], list(checked)


def _enter_result(evening: Evening, command: EnterResult, cause: Cause) -> list[AnyEveningEvent]:
    played, old = _result_table(evening, command.round, command.table)
    if played.status == "closed":
        raise UserError("evening.error.result_closed", number=command.round)
    if not command.complete and not command.hands and command.points is None:
        hands, points = list[HandPoints](), [0, 0]
    else:
        hands, points = _points(evening, command.hands, command.points)
    if command.unfinished is not None and any(abs(value) > PAD_POINTS for value in command.unfinished):
        raise UserError("evening.error.points", number=PAD_POINTS)
    if old is not None:
        same = (old.hands, old.points, old.unfinished, old.complete) == (
            hands,
            points,
            command.unfinished,
            command.complete,
        )
        if same and (old.confirmed or command.source == "pad"):
            return []
        if old.confirmed:
            raise UserError("evening.error.result_confirmed", number=command.round, table=command.table)
    return [
        cause.event(
            events.ResultEntered,
            number=command.round,
            table=command.table,
            hands=hands,
            points=points,
            unfinished=command.unfinished,
            complete=command.complete,
            source=command.source,
            side=command.side,
        )
    ]


def _confirm_result(evening: Evening, command: ConfirmResult, cause: Cause) -> list[AnyEveningEvent]:
    played, result = _result_table(evening, command.round, command.table)
    if result is None:
        raise UserError("evening.error.no_result", number=command.round, table=command.table)
    if result.confirmed:
        return []
    if played.status == "closed":
        raise UserError("evening.error.result_closed", number=command.round)
    if not result.complete:
        raise UserError("evening.error.incomplete", number=command.round, table=command.table)
    if command.side is not None and command.side == result.side:
        raise UserError("evening.error.own_result")
    return [cause.event(events.ResultConfirmed, number=command.round, table=command.table, side=command.side)]


def _correct_result(evening: Evening, command: CorrectResult, cause: Cause) -> list[AnyEveningEvent]:
    played, old = _result_table(evening, command.round, command.table)
    if old is None and played.status == "playing":
        raise UserError("evening.error.no_result", number=command.round, table=command.table)
    reason = _reason(command.reason)
    hands, points = _points(evening, command.hands, command.points)
    return [
        cause.event(
            events.ResultCorrected,
            number=command.round,
            table=command.table,
            hands=hands,
            points=points,
            reason=reason,
        )
    ]


def _reason(words: str) -> str:
    reason = " ".join(words.split())
    if not reason:
        raise UserError("evening.error.reason")
    return _printable(reason)


def _printable(words: str) -> str:
    if not words.isprintable():
        raise UserError("evening.error.text")
    return words


def _adjust_score(evening: Evening, command: AdjustScore, cause: Cause) -> list[AnyEveningEvent]:
    entrant = evening.entry(command.entry)
    if command.round is not None:
        evening.round(command.round)
        if not is_present(entrant, command.round):
            raise UserError("evening.error.not_seated", number=command.entry, round=command.round)
    if not command.points:
        raise UserError("evening.error.no_adjustment")
    return [
        cause.event(
            events.ScoreAdjusted,
            entry=command.entry,
            round=command.round,
            points=command.points,
            reason=_reason(command.reason),
        )
    ]


# --- Messages -------------------------------------------------------------------------------------


def _known_table(evening: Evening, table: int) -> None:
    if evening.current is None:
        raise UserError("evening.error.not_drawn")
    evening.table(evening.current.number, table)


def _announce(evening: Evening, command: Announce, cause: Cause) -> list[AnyEveningEvent]:
    if command.table is not None:
        _known_table(evening, command.table)
    words = _printable(" ".join(command.text.split()))
    if not words:
        raise UserError("evening.error.no_text")
    return [cause.event(events.Announced, table=command.table, text=words)]


def _call_referee(evening: Evening, command: CallReferee, cause: Cause) -> list[AnyEveningEvent]:
    _known_table(evening, command.table)
    if any(call.table == command.table and call.answered is None for call in evening.calls):
        return []
    words = _printable(" ".join(command.text.split()))
    return [cause.event(events.RefereeCalled, id=len(evening.calls) + 1, table=command.table, text=words)]


def _answer_call(evening: Evening, command: AnswerCall, cause: Cause) -> list[AnyEveningEvent]:
    if command.id > len(evening.calls):
        raise UserError("evening.error.call", id=command.id)
    if evening.calls[command.id - 1].answered is not None:
        return []
    words = _printable(" ".join(command.text.split()))
    return [cause.event(events.CallAnswered, id=command.id, text=words)]


def _open_lists(evening: Evening, command: OpenLists, cause: Cause) -> list[AnyEveningEvent]:
    if not evening.settings.dealing_lists:
        raise UserError("evening.error.no_lists")
    if evening.round(command.round).status == "drawn":
        raise UserError("evening.error.not_started", number=command.round)
    return [cause.event(events.ListsOpened, number=command.round)]


def _finish_evening(evening: Evening, _command: FinishEvening, cause: Cause) -> list[AnyEveningEvent]:
    current = evening.current
    if current is not None and current.status == "playing":
        raise UserError("evening.error.still_playing", number=current.number)
    if not evening.closed:
        raise UserError("evening.error.none_closed")
    return [cause.event(events.EveningFinished)]


_COMMANDS: Final[Mapping[type[EveningCommand], Callable[[Evening, Any, Cause], list[AnyEveningEvent]]]] = {
    ChangeSettings: _change_settings,
    AddEntry: _add_entry,
    ReplaceEntry: _replace_entry,
    Substitute: _substitute,
    WithdrawEntry: _withdraw_entry,
    ReturnEntry: _return_entry,
    SignUpMember: _sign_up,
    DrawRound: _draw_round,
    SwapEntries: _swap_entries,
    StartRound: _start_round,
    StartClock: _start_clock,
    PauseClock: _pause_clock,
    ExtendClock: _extend_clock,
    EnterResult: _enter_result,
    ConfirmResult: _confirm_result,
    CorrectResult: _correct_result,
    AdjustScore: _adjust_score,
    EndRound: _end_round,
    ReopenRound: _reopen_round,
    Announce: _announce,
    CallReferee: _call_referee,
    AnswerCall: _answer_call,
    OpenLists: _open_lists,
    FinishEvening: _finish_evening,
}
