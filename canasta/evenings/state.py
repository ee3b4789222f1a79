"""An evening as data for clients: the whole of it, its summary, and its log in words."""

from __future__ import annotations

from collections.abc import Iterable

from canasta.evenings import events
from canasta.evenings.check import check_round
from canasta.evenings.events import AnyEveningEvent, kind_of
from canasta.evenings.fold import apply
from canasta.evenings.model import Evening, entry_name
from canasta.evenings.standings import standings
from canasta.messages import Param, listed, say
from canasta.wire.evenings import EveningLogLine, EveningState, EveningSummary, SeatingPreview


def write_evening(evening: Evening) -> EveningState:
    """Return everything about an evening, as its director sees it."""
    return EveningState(
        number=evening.number,
        status="finished" if evening.finished else "open",
        settings=evening.settings,
        entries=list(evening.entries),
        rounds=list(evening.rounds),
        adjustments=list(evening.adjustments),
        announcements=list(evening.announcements),
        calls=list(evening.calls),
        standings=standings(evening),
        sign_ups=list(evening.sign_ups),
    )


def write_summary(id: str, changed: str, evening: Evening | None) -> EveningSummary:
    """Return an evening for a list; None stands for one that cannot be read."""
    if evening is None:
        return EveningSummary(id, changed, False, "", "", "open", 0, 0, 0)
    return EveningSummary(
        id=id,
        changed=changed,
        readable=True,
        title=evening.settings.title,
        date=evening.settings.date,
        status="finished" if evening.finished else "open",
        entries=len(evening.entries),
        rounds=evening.settings.rounds,
        closed=len(evening.closed),
    )


def write_round(evening: Evening, number: int) -> SeatingPreview:
    """Return a drawn round, and the problems of its seating."""
    drawn = evening.round(number)
    return SeatingPreview(number, drawn.tables, drawn.byes, check_round(evening, number))


# --- The log --------------------------------------------------------------------------------------


def write_log(happened: Iterable[AnyEveningEvent]) -> list[EveningLogLine]:
    """Return the log of an evening: a line for each event, oldest first."""
    evening: Evening | None = None
    lines: list[EveningLogLine] = []
    for number, event in enumerate(happened, 1):
        before, evening = evening, apply(evening, event)
        sentence = _sentence(before or evening, evening, event)
        lines.append(EveningLogLine(number, event.at, event.by, kind_of(event), sentence))
    return lines


def _sentence(before: Evening, evening: Evening, event: AnyEveningEvent) -> str:
    """Return what an event did, in words."""
    kind = kind_of(event)
    params: dict[str, Param] = {}
    for key in event.__struct_fields__:
        value = getattr(event, key)
        if isinstance(value, str | int):
            params[key] = value
    match event:
        case events.EntryAdded() | events.EntryReplaced() | events.EntryWithdrawn() | events.EntryReturned():
            params["name"] = entry_name(evening.entry(event.number))
        case events.EntrySubstituted():
            params["name"] = " & ".join(event.names)
        case events.RoundDrawn():
            params["tables"] = len(event.tables)
        case events.EntriesSwapped():
            params["first"] = entry_name(evening.entry(event.first), event.number)
            params["second"] = entry_name(evening.entry(event.second), event.number)
        case events.ResultEntered():
            params["first"], params["second"] = event.points
            kind = kind if event.complete else "result_partly"
        case events.ResultCorrected():
            params["first"], params["second"] = event.points
            old = before.table(event.number, event.table).result
            if old is not None:
                kind = "corrected_from"
                params["old_first"], params["old_second"] = old.points
        case events.ScoreAdjusted():
            params["name"] = entry_name(evening.entry(event.entry))
            params["points"] = f"{event.points:+g}"
            if event.round is not None:
                params["number"] = event.round
                kind = "adjusted_round"
        case events.RoundEnded(missing=[_, *_]):
            kind = "ended_missing"
            params["count"] = len(event.missing)
            params["tables"] = listed([str(each) for each in event.missing])
        case events.Announced(table=int()):
            kind = "announced_table"
        case events.RefereeCalled() | events.CallAnswered():
            kind = f"{kind}_text" if event.text else kind
        case _:
            pass
    return say(f"evening.log.{kind}", params)
