"""What people without a role see of an evening: the projector, a table's phone, and a player online."""

from __future__ import annotations

from msgspec.structs import replace

from canasta.evenings.model import Evening, names_in
from canasta.evenings.scoring import compares_deals
from canasta.evenings.standings import standings
from canasta.server.evenings.deals import is_played
from canasta.server.evenings.score_pads import sides_of
from canasta.wire.clubs import (
    ClubEvening,
    EntryResults,
    NextSeat,
    OwnSignUp,
    PlayedRound,
    PublicEvening,
    PublicEveningTable,
    PublicRound,
)
from canasta.wire.evenings import Announcement, EveningRound, EveningTable, HandPoints, Standing, TableResult


def public_evening(evening: Evening, now: int) -> PublicEvening:
    """Return an evening as the projector shows it: no links, no remarks, no corrections."""
    settings, current = evening.settings, evening.current
    return PublicEvening(
        number=evening.number,
        now=now,
        title=settings.title,
        date=settings.date,
        book=settings.book,
        status="finished" if evening.finished else "open",
        rounds=settings.rounds,
        hands=settings.hands,
        round=_public_round(evening, current) if current is not None else None,
        standings=standings(evening),
        announcements=visible_announcements(evening, None),
    )


def _public_round(evening: Evening, current: EveningRound) -> PublicRound:
    return PublicRound(
        current.number,
        current.status,
        [_public_table(evening, current.number, table) for table in current.tables],
        [names_in(evening.entry(entry), current.number) for entry in current.byes],
        current.clock,
    )


def _public_table(evening: Evening, number: int, table: EveningTable) -> PublicEveningTable:
    result = table.result
    return PublicEveningTable(
        table.number,
        table.online,
        sides_of(evening, number, table),
        result.points if result is not None else None,
        result is not None and result.complete,
    )


def club_evening(stream: str, evening: Evening, member: int, results: str | None) -> ClubEvening:
    """Return an evening for the members of its club; ``member`` is the number of the one who asks."""
    settings = evening.settings
    own = next((each for each in evening.sign_ups if each.member == member), None) if member else None
    winners = [row.names for row in standings(evening).rows if row.place == 1] if evening.finished else []
    return ClubEvening(
        id=stream.partition("/")[2],
        title=settings.title,
        date=settings.date,
        time=settings.time,
        place=settings.place,
        book=settings.book,
        status="finished" if evening.finished else "open",
        entries=len(evening.entries),
        rounds=settings.rounds,
        closed=len(evening.closed),
        begun=bool(evening.rounds),
        entered=bool(member) and any(member in entrant.members for entrant in evening.entries),
        own=OwnSignUp(own.partner) if own is not None else None,
        sign_ups=[[each.name, *([each.partner] if each.partner else [])] for each in evening.sign_ups],
        winners=winners,
        results=results,
    )


def in_calendar_order(evenings: list[ClubEvening]) -> list[ClubEvening]:
    """Order evenings: open ones by date, the next one first, then finished ones, the last one first."""
    ahead = sorted((each for each in evenings if each.status == "open"), key=_when)
    past = sorted((each for each in evenings if each.status != "open"), key=_when, reverse=True)
    return [*ahead, *past]


def _when(evening: ClubEvening) -> tuple[bool, str, str, str]:
    return not evening.date, evening.date, evening.time, evening.id


def entry_results(evening: Evening, number: int) -> EntryResults:
    """Return the results of an entry, hand by hand, next to those of the tables with the same deals."""
    rows = standings(evening).rows
    row = next((each for each in rows if each.entry == number), None)
    played = []
    for round_ in evening.rounds:
        if round_.status == "drawn":
            continue
        for table in round_.tables:
            side = next((place for place, members in enumerate(table.sides) if number in members), None)
            if side is not None:
                played.append(_played_round(evening, round_, table, side, row))
        if number in round_.byes:
            score = _score_of(row, round_.number)
            played.append(PlayedRound(round_.number, None, [], [], [], [], score, 0))
    entrant = evening.entry(number)
    return EntryResults(
        number=evening.number,
        entry=number,
        names=names_in(entrant, max(evening.started, 1)),
        place=row.place if row is not None and evening.closed else None,
        score=row.score if row is not None else 0,
        rounds=played,
        next=next_seats(evening, [number]),
    )


def _score_of(row: Standing | None, number: int) -> float | None:
    return next((each.score for each in row.rounds if each.round == number), None) if row else None


def _played_round(
    evening: Evening, round_: EveningRound, table: EveningTable, side: int, row: Standing | None
) -> PlayedRound:
    result, names = table.result, sides_of(evening, round_.number, table)
    own = [name for entry in table.sides[side] for name in names_in(evening.entry(entry), round_.number)]
    hands = [[hand[side], hand[1 - side]] for hand in result.hands] if result is not None else []
    others: list[list[HandPoints]] = [[] for _ in hands]
    if compares_deals(evening.settings, table) and is_played(evening, round_):
        for other in round_.tables:
            if other.number == table.number or not compares_deals(evening.settings, other):
                continue
            for place, hand in enumerate(other.result.hands[: len(hands)] if other.result else []):
                others[place].append([hand[side], hand[1 - side]])
    return PlayedRound(
        round_.number,
        table.number,
        own,
        names[1 - side],
        hands,
        others,
        _score_of(row, round_.number) if round_.status == "closed" else None,
        sum(hand[0] for hand in hands) if hands else result.points[side] if result is not None else 0,
    )


def visible_announcements(evening: Evening, table: int | None) -> list[Announcement]:
    """Return the messages to all tables, and to one of them; without the name of their author."""
    return [
        replace(each, by="") for each in evening.announcements if each.table is None or each.table == table
    ]


def shown_result(result: TableResult | None) -> TableResult | None:
    """Return a table's result for the table itself, without the director's reasons for corrections."""
    return replace(result, former=[]) if result is not None else None


def next_seats(evening: Evening, entries: list[int]) -> list[NextSeat]:
    """Return where entries sit in the round that is drawn and has not started."""
    current = evening.current
    if current is None or current.status != "drawn":
        return []
    found = []
    for entry in entries:
        names = names_in(evening.entry(entry), current.number)
        if entry in current.byes:
            found.append(NextSeat(names, current.number, None, None))
        for table in current.tables:
            for side, members in enumerate(table.sides, 1):
                if entry in members:
                    found.append(NextSeat(names, current.number, table.number, side))
    return found
