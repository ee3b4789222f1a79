"""The fold: from an evening and an event to the evening afterwards.

>>> from canasta.evenings.events import EntryAdded, EveningCreated
>>> from canasta.wire.evenings import EveningSettings, NewEntrant
>>> created = EveningCreated(at=0, by="Rosa", settings=EveningSettings(), seed="1")
>>> pair = NewEntrant(names=["Ana", "Bruno"])
>>> evening = fold([created, EntryAdded(at=1, by="Rosa", number=1, entry=pair, first=1)])
>>> evening.entries[0].names, evening.number
(['Ana', 'Bruno'], 2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from msgspec.structs import replace as with_fields

from canasta.evenings.events import (
    Announced,
    AnyEveningEvent,
    CallAnswered,
    ClockExtended,
    ClockPaused,
    ClockStarted,
    EntriesSwapped,
    EntryAdded,
    EntryReplaced,
    EntryReturned,
    EntrySubstituted,
    EntryWithdrawn,
    EveningCreated,
    EveningEvent,
    EveningFinished,
    ListsOpened,
    RefereeCalled,
    ResultConfirmed,
    ResultCorrected,
    ResultEntered,
    RoundDrawn,
    RoundEnded,
    RoundReopened,
    RoundStarted,
    ScoreAdjusted,
    SettingsChanged,
    SignedOff,
    SignedUp,
)
from canasta.evenings.model import Evening
from canasta.messages import UserError
from canasta.wire.evenings import (
    Adjustment,
    Announcement,
    Entrant,
    EveningRound,
    EveningTable,
    FormerResult,
    NewEntrant,
    Presence,
    RefereeCall,
    RoundClock,
    SignUp,
    Substitution,
    TableResult,
)

#: Milliseconds in a minute.
MINUTE: Final = 60_000


def fold(events: Iterable[AnyEveningEvent]) -> Evening:
    """Return the evening after these events, of which the first creates it."""
    evening: Evening | None = None
    for event in events:
        evening = apply(evening, event)
    if evening is None:
        raise UserError("evening.error.empty")
    return evening


def apply(evening: Evening | None, event: AnyEveningEvent) -> Evening:
    """Return the evening after one more event."""
    if isinstance(event, EveningCreated):
        if evening is not None:
            raise UserError("evening.error.created")
        return Evening(event.settings, event.seed, number=1)
    if evening is None:
        raise UserError("evening.error.empty")
    return replace(_STEPS[type(event)](evening, event), number=evening.number + 1)


# --- Entries --------------------------------------------------------------------------------------


def _settings(evening: Evening, event: SettingsChanged) -> Evening:
    return replace(evening, settings=event.settings)


def _entrant(number: int, entry: NewEntrant) -> Entrant:
    return Entrant(number, entry.names, entry.members, entry.guest, entry.bot, entry.remote, [], [])


def _added(evening: Evening, event: EntryAdded) -> Evening:
    if event.number != len(evening.entries) + 1:
        raise UserError("evening.error.entry", number=event.number, last=len(evening.entries))
    added = with_fields(_entrant(event.number, event.entry), presence=[Presence(event.first, None)])
    names = {name.casefold() for name in event.entry.names}
    waiting = [
        each
        for each in evening.sign_ups
        if each.member not in event.entry.members and each.name.casefold() not in names
    ]
    return replace(evening, entries=(*evening.entries, added), sign_ups=tuple(waiting))


def _with_entrant(evening: Evening, entrant: Entrant) -> Evening:
    entries = list(evening.entries)
    entries[entrant.number - 1] = entrant
    return replace(evening, entries=tuple(entries))


def _replaced(evening: Evening, event: EntryReplaced) -> Evening:
    old = evening.entry(event.number)
    new = _entrant(event.number, event.entry)
    kept = with_fields(new, presence=old.presence, substitutions=old.substitutions)
    return _with_entrant(evening, kept)


def _substituted(evening: Evening, event: EntrySubstituted) -> Evening:
    old = evening.entry(event.number)
    kept = [each for each in old.substitutions if each.round < event.first]
    changed = [*kept, Substitution(event.first, event.names)]
    return _with_entrant(evening, with_fields(old, substitutions=changed))


def _withdrawn(evening: Evening, event: EntryWithdrawn) -> Evening:
    old = evening.entry(event.number)
    *before, last = old.presence
    shortened = [Presence(last.first, event.first - 1)] if last.first < event.first else []
    if not before and not shortened:  # never played
        shortened = [Presence(last.first, last.first - 1)]
    return _with_entrant(evening, with_fields(old, presence=[*before, *shortened]))


def _returned(evening: Evening, event: EntryReturned) -> Evening:
    old = evening.entry(event.number)
    kept = [each for each in old.presence if each.last is None or each.last >= each.first]
    return _with_entrant(evening, with_fields(old, presence=[*kept, Presence(event.first, None)]))


def _signed_up(evening: Evening, event: SignedUp) -> Evening:
    others = [each for each in evening.sign_ups if each.member != event.member]
    made = SignUp(event.member, event.name, event.partner)
    return replace(evening, sign_ups=(*others, made))


def _signed_off(evening: Evening, event: SignedOff) -> Evening:
    others = [each for each in evening.sign_ups if each.member != event.member]
    return replace(evening, sign_ups=tuple(others))


# --- Rounds ---------------------------------------------------------------------------------------


def _with_round(evening: Evening, changed: EveningRound) -> Evening:
    rounds = list(evening.rounds)
    rounds[changed.number - 1] = changed
    return replace(evening, rounds=tuple(rounds))


def _drawn(evening: Evening, event: RoundDrawn) -> Evening:
    tables = [
        EveningTable(number, number in event.online, sides, None)
        for number, sides in enumerate(event.tables, 1)
    ]
    drawn = EveningRound(event.number, "drawn", tables, event.byes, None, evening.settings.unfinished, [])
    before = evening.rounds[: event.number - 1]
    if len(before) != event.number - 1:
        raise UserError("evening.error.round", number=event.number, last=len(evening.rounds))
    return replace(evening, rounds=(*before, drawn))


def _swapped(evening: Evening, event: EntriesSwapped) -> Evening:
    changed = evening.round(event.number)
    other = {event.first: event.second, event.second: event.first}
    tables = [
        with_fields(table, sides=[[other.get(each, each) for each in side] for side in table.sides])
        for table in changed.tables
    ]
    byes = [other.get(each, each) for each in changed.byes]
    return _with_round(evening, with_fields(changed, tables=tables, byes=byes))


def _started(evening: Evening, event: RoundStarted) -> Evening:
    clock = None
    settings = evening.settings
    if settings.minutes is not None:
        call = min(settings.last_hand_minutes, settings.minutes)
        clock = RoundClock(settings.minutes * MINUTE, 0, event.at, call * MINUTE)
    changed = with_fields(evening.round(event.number), status="playing", clock=clock)
    return _with_round(evening, changed)


def _clock_of(evening: Evening, number: int) -> RoundClock:
    clock = evening.round(number).clock
    if clock is None:
        raise UserError("evening.error.no_clock", number=number)
    return clock


def stopped(clock: RoundClock, at: int) -> RoundClock:
    """Return a clock that is stopped at a time."""
    if clock.since is None:
        return clock
    return with_fields(clock, elapsed=clock.elapsed + max(0, at - clock.since), since=None)


def time_left(clock: RoundClock, now: int) -> int:
    """Return the milliseconds left on a clock, negative when the time is over.

    >>> time_left(RoundClock(60_000, 10_000, 5_000, 0), 25_000)
    30000
    """
    return clock.length - stopped(clock, now).elapsed


def _with_clock(evening: Evening, number: int, clock: RoundClock) -> Evening:
    return _with_round(evening, with_fields(evening.round(number), clock=clock))


def _clock_started(evening: Evening, event: ClockStarted) -> Evening:
    clock = with_fields(_clock_of(evening, event.number), since=event.at)
    return _with_clock(evening, event.number, clock)


def _clock_paused(evening: Evening, event: ClockPaused) -> Evening:
    return _with_clock(evening, event.number, stopped(_clock_of(evening, event.number), event.at))


def _clock_extended(evening: Evening, event: ClockExtended) -> Evening:
    clock = _clock_of(evening, event.number)
    longer = with_fields(clock, length=clock.length + event.minutes * MINUTE)
    return _with_clock(evening, event.number, longer)


def _ended(evening: Evening, event: RoundEnded) -> Evening:
    changed = evening.round(event.number)
    clock = stopped(changed.clock, event.at) if changed.clock else None
    closed = with_fields(
        changed, status="closed", unfinished=event.unfinished, missing=event.missing, clock=clock
    )
    return _with_round(evening, closed)


def _reopened(evening: Evening, event: RoundReopened) -> Evening:
    opened = with_fields(
        evening.round(event.number),
        status="playing",
        missing=[],
        unfinished=evening.settings.unfinished,
    )
    return replace(evening, rounds=(*evening.rounds[: event.number - 1], opened))


# --- Results --------------------------------------------------------------------------------------


def _with_result(evening: Evening, number: int, table: int, result: TableResult) -> Evening:
    changed = evening.round(number)
    tables = list(changed.tables)
    tables[table - 1] = with_fields(evening.table(number, table), result=result)
    missing = [each for each in changed.missing if each != table]
    return _with_round(evening, with_fields(changed, tables=tables, missing=missing))


def _entered(evening: Evening, event: ResultEntered) -> Evening:
    old = evening.table(event.number, event.table).result
    sure = event.complete and event.source != "pad"
    result = TableResult(
        hands=event.hands,
        points=event.points,
        unfinished=event.unfinished,
        complete=event.complete,
        source=event.source,
        by=event.by,
        side=event.side,
        confirmed=sure,
        confirmed_by=event.by if sure else "",
        former=old.former if old else [],
    )
    return _with_result(evening, event.number, event.table, result)


def _result_of(evening: Evening, number: int, table: int) -> TableResult:
    result = evening.table(number, table).result
    if result is None:
        raise UserError("evening.error.no_result", number=number, table=table)
    return result


def _confirmed(evening: Evening, event: ResultConfirmed) -> Evening:
    result = _result_of(evening, event.number, event.table)
    confirmed = with_fields(result, confirmed=True, confirmed_by=event.by)
    return _with_result(evening, event.number, event.table, confirmed)


def _corrected(evening: Evening, event: ResultCorrected) -> Evening:
    old = evening.table(event.number, event.table).result
    former: list[FormerResult] = []
    if old is not None:
        replaced = FormerResult(event.at, event.by, event.reason, old.hands, old.points)
        former = [*old.former, replaced]
    result = TableResult(
        hands=event.hands,
        points=event.points,
        unfinished=None,
        complete=True,
        source=old.source if old else "director",
        by=old.by if old else event.by,
        side=old.side if old else None,
        confirmed=True,
        confirmed_by=event.by,
        former=former,
    )
    return _with_result(evening, event.number, event.table, result)


def _adjusted(evening: Evening, event: ScoreAdjusted) -> Evening:
    made = Adjustment(event.entry, event.round, event.points, event.reason, event.by, event.at)
    return replace(evening, adjustments=(*evening.adjustments, made))


# --- Messages -------------------------------------------------------------------------------------


def _announced(evening: Evening, event: Announced) -> Evening:
    made = Announcement(event.at, event.by, event.table, event.text)
    return replace(evening, announcements=(*evening.announcements, made))


def _called(evening: Evening, event: RefereeCalled) -> Evening:
    call = RefereeCall(event.id, event.table, event.text, event.at, None, "")
    return replace(evening, calls=(*evening.calls, call))


def _answered(evening: Evening, event: CallAnswered) -> Evening:
    calls: Sequence[RefereeCall] = [
        with_fields(each, answered=event.at, answer=event.text) if each.id == event.id else each
        for each in evening.calls
    ]
    return replace(evening, calls=tuple(calls))


def _lists(evening: Evening, _event: ListsOpened) -> Evening:
    return evening  # only the log has it


def _finished(evening: Evening, _event: EveningFinished) -> Evening:
    return replace(evening, finished=True)


_STEPS: Final[Mapping[type[EveningEvent], Callable[[Evening, Any], Evening]]] = {
    SettingsChanged: _settings,
    EntryAdded: _added,
    EntryReplaced: _replaced,
    EntrySubstituted: _substituted,
    EntryWithdrawn: _withdrawn,
    EntryReturned: _returned,
    SignedUp: _signed_up,
    SignedOff: _signed_off,
    RoundDrawn: _drawn,
    EntriesSwapped: _swapped,
    RoundStarted: _started,
    ClockStarted: _clock_started,
    ClockPaused: _clock_paused,
    ClockExtended: _clock_extended,
    ResultEntered: _entered,
    ResultConfirmed: _confirmed,
    ResultCorrected: _corrected,
    ScoreAdjusted: _adjusted,
    RoundEnded: _ended,
    RoundReopened: _reopened,
    Announced: _announced,
    RefereeCalled: _called,
    CallAnswered: _answered,
    ListsOpened: _lists,
    EveningFinished: _finished,
}
