"""The links of evenings over HTTP: the phone of a table, and the seat of a player who plays online.

No account is needed. A device that opens a link gets a guest session, which distinguishes two devices at a
table.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.evenings.model import Evening, names_in
from canasta.messages import UserError, text
from canasta.scorepad.database import AREA as PADS
from canasta.server.evenings.deals import table_name
from canasta.server.evenings.live import wall_milliseconds
from canasta.server.evenings.pages import next_seats, shown_result, visible_announcements
from canasta.server.evenings.rounds import seat_number, seat_of_link
from canasta.server.evenings.score_pads import PlayedHands, hands_on, number_of_hands, sides_of
from canasta.server.tables.chairs import unique_name
from canasta.server.web.endpoint import Call, Endpoint, File, Nothing
from canasta.server.web.invitations import SVG, qr_code
from canasta.server.web.pads import pad_state, write_on_pad
from canasta.storage import Store
from canasta.storage.evenings import (
    EVENINGS,
    ONE_DEVICE,
    RESULTS,
    SEAT,
    TABLE,
    LinkTarget,
    PlayedTable,
    club_of,
    devices_of,
    links_of,
    note_device,
    tables_of,
    target_of,
)
from canasta.storage.store import Entry
from canasta.wire.clubs import (
    AnyRoundPart,
    AnyTableCommand,
    CallFromTable,
    ConfirmHands,
    DeviceSession,
    HandIn,
    RoundDeal,
    SeatPage,
    TablePage,
    WriteHand,
)
from canasta.wire.evenings import CallReferee, ConfirmResult, EnterResult, EveningTable, HandPoints
from canasta.wire.pads import PadRole
from canasta.wire.tables import Person as WirePerson

#: Pages that the links of a purpose lead to.
_PAGES: Final = {TABLE: "evening-table", SEAT: "evening-seat"}


class _Place(NamedTuple):
    """A table in the round that was started last, and what it is played on."""

    evening: Evening
    played: PlayedTable
    table: EveningTable | None  #: None if the round has no such table


class _TwoResults(Exception):
    """A table has handed in another result before."""

    def __init__(self, points: HandPoints) -> None:
        super().__init__()
        self.points = points


def _target(store: Store, link: str, *purposes: str) -> LinkTarget:
    target = target_of(store, link)
    if target is None or target.purpose not in purposes or not target.stream.startswith(f"{EVENINGS}/"):
        raise UserError("server.no_evening")
    return target


async def _place(call: Call, link: str) -> _Place:
    """Find the table that a link leads to, in the round that was started last."""

    def read(store: Store) -> tuple[LinkTarget, dict[tuple[int, int], str]]:
        target = _target(store, link, TABLE)
        return target, tables_of(store, target.stream)

    target, played_on = await call.read(read)
    evening = await call.hub.evenings.load(target.stream)
    number = evening.started
    tables = evening.round(number).tables if number else []
    table = tables[target.number - 1] if target.number <= len(tables) else None
    where = played_on.get((number, target.number), "")
    return _Place(evening, PlayedTable(target.stream, number, target.number, where), table)


# --- The phone of a table -------------------------------------------------------------------------


async def _show(call: Call) -> TablePage:
    """Return what a table's phone shows: its pad, its result, messages and the clock."""
    return await _page(call, await _place(call, call.path["link"]))


async def _page(call: Call, place: _Place) -> TablePage:
    evening, played, table = place
    pad_stream = played.played_on if played.played_on.startswith(f"{PADS}/") else ""

    def read(store: Store) -> tuple[list[Entry], dict[int, str], str | None]:
        entries = store.read(pad_stream) if pad_stream else []
        return entries, devices_of(store, played), links_of(store, played.stream, RESULTS).get(0)

    entries, devices, results = await call.read(read)
    role: PadRole = "writer" if call.person is not None else "reader"
    pad = await pad_state(call, pad_stream, entries, role) if entries else None
    current = evening.round(played.round) if played.round else None
    return TablePage(
        evening=evening.settings.title,
        number=evening.number,
        now=wall_milliseconds(),
        round=played.round,
        table=played.number,
        status=current.status if current is not None else None,
        sides=sides_of(evening, played.round, table) if table is not None else [],
        hands=evening.settings.hands,
        online=played.played_on.partition("/")[2] if table is not None and table.online else None,
        pad=pad,
        result=shown_result(table.result) if table is not None else None,
        device_sides=[side for side, person in devices.items() if person == call.caller],
        announcements=visible_announcements(evening, played.number),
        calls=[each for each in evening.calls if each.table == played.number],
        clock=current.clock if current is not None else None,
        next=next_seats(evening, [each for side in table.sides for each in side]) if table else [],
        results=results,
        entries=table.sides if table is not None else [],
        deal=await _table_deal(call, place),
    )


async def _table_deal(call: Call, place: _Place) -> RoundDeal | None:
    """Return the part of a table with real cards in the shuffle of the last round drawn."""
    evening, played, _ = place
    if not evening.rounds:
        return None
    name = table_name(played.number)
    return await call.hub.evenings.deals.progress(played.stream, evening, name, call.requester)


async def _join(call: Call) -> DeviceSession:
    """Sign a device in as a guest for a table or a seat. A browser gets the token as a cookie."""
    link = call.path["link"]
    target = await call.read(lambda store: _target(store, link, TABLE, SEAT))
    if not call.hub.evenings.devices.take(link):
        raise UserError("server.too_fast")
    if target.purpose == TABLE:
        name = text("server.evening_device", number=target.number)
    else:
        entry, player = seat_of_link(target.number)
        evening = await call.hub.evenings.load(target.stream)
        name = names_in(evening.entry(entry), max(evening.started, 1))[player]
    person, token = await call.hub.people.add_guest(unique_name([], name), call.device)
    return DeviceSession(WirePerson(person.id, person.name), token)


async def _do(call: Call) -> TablePage:
    """Write on a table's pad, hand in or confirm its result, or call the referee."""
    command: AnyTableCommand = call.body
    link = call.path["link"]
    place = await _place(call, link)
    if isinstance(command, WriteHand):
        await _write(call, place, command)
    elif isinstance(command, HandIn):
        await _hand_in(call, place, command)
    elif isinstance(command, ConfirmHands):
        await _confirm(call, place, command)
    else:
        await _call(call, place, command)
    return await _page(call, await _place(call, link))


def _check_link(call: Call, store: Store) -> None:
    """Check in the transaction that the link has not been replaced."""
    _target(store, call.path["link"], TABLE)


def _playing(place: _Place) -> EveningTable:
    """Return the table, if its round is in play."""
    evening, played, table = place
    if table is None or evening.round(played.round).status != "playing":
        raise UserError("server.table_not_playing")
    return table


async def _write(call: Call, place: _Place, command: WriteHand) -> None:
    table = _playing(place)
    wanted = place.evening.settings.hands
    if table.online:
        raise UserError("server.table_online")
    if table.result is not None and table.result.confirmed:
        raise UserError("server.result_confirmed")
    stream, write = place.played.played_on, command.write
    if write.changes:  # names, and so on, come from the evening
        raise UserError("server.evening_pad")
    new_hand = write.entry is not None and write.hand is None

    def check(store: Store) -> None:
        _check_link(call, store)
        if new_hand and wanted is not None and number_of_hands(store.read(stream)) >= wanted:
            raise UserError("server.round_hands", number=wanted)

    key = _key(call, write.key)
    # A repeated write does not add a hand, even if the round has all its hands now.
    if await call.read(lambda store: key and store.number_of(stream, key)):
        return
    await write_on_pad(call, stream, write, check)


async def _hands(call: Call, place: _Place, given: list[HandPoints]) -> list[HandPoints]:
    """Return the hands that a device hands in: its own, or those of the pad."""
    if given or not place.played.played_on.startswith(f"{PADS}/"):
        return given
    stream = place.played.played_on
    entries = await call.read(lambda store: store.read(stream))
    found: PlayedHands = await call.in_thread(lambda: hands_on(stream, entries))
    return found.hands


async def _check_device(call: Call, place: _Place, side: int, *, confirms: bool = False) -> None:
    """Refuse a device that acts for both sides, unless the director allows it."""
    person = call.required_person.id

    def read(store: Store) -> bool:
        if place.played.stream in store.streams_on(ONE_DEVICE):
            return True
        return person not in [each for of, each in devices_of(store, place.played).items() if of != side]

    if not await call.read(read):
        raise UserError("server.same_device" if confirms else "server.other_side")


def _by(place: _Place, side: int) -> str:
    """Return the name of a side for the log."""
    evening, played, table = place
    assert table is not None
    return " & ".join(sides_of(evening, played.round, table)[side - 1])


def _key(call: Call, key: str) -> str:
    return f"{call.required_person.id}:{key}" if key else ""


async def _done(call: Call, place: _Place, key: str) -> bool:
    """True if the command with a key was carried out before."""
    return bool(key) and bool(await call.read(lambda store: store.number_of(place.played.stream, key)))


async def _hand_in(call: Call, place: _Place, command: HandIn) -> None:
    key = _key(call, command.key)
    if await _done(call, place, key):
        return
    table = _playing(place)
    if table.online:
        raise UserError("server.table_online")
    await _check_device(call, place, command.side)
    hands = await _hands(call, place, command.hands)
    wanted = place.evening.settings.hands
    if command.complete and wanted is not None and len(hands) < wanted:
        raise UserError("server.hands_missing", number=wanted, given=len(hands))

    def guard(evening: Evening) -> None:
        old = evening.table(place.played.round, place.played.number).result
        if old is None or not old.complete or (old.hands, old.unfinished) == (hands, command.unfinished):
            return
        if old.confirmed or old.side != command.side:
            raise _TwoResults(old.points)

    try:
        await call.hub.evenings.execute(
            place.played.stream,
            EnterResult(
                round=place.played.round,
                table=place.played.number,
                hands=hands,
                unfinished=command.unfinished,
                complete=command.complete,
                source="pad",
                side=command.side,
            ),
            _by(place, command.side),
            key=key,
            check=lambda store: _check_link(call, store),
            requester=call.requester,
            also=lambda store: note_device(store, place.played, command.side, call.required_person.id),
            guard=guard,
        )
    except _TwoResults as problem:
        await _report(call, place, command, hands, problem.points)


async def _report(
    call: Call, place: _Place, command: HandIn, hands: list[HandPoints], entered: HandPoints
) -> None:
    """Call the director, since two devices of a table have different results."""
    found = [sum(hand[side] for hand in hands) for side in range(2)]
    words = text(
        "server.two_results",
        number=place.played.round,
        entered=f"{entered[0]}:{entered[1]}",
        found=f"{found[0]}:{found[1]}",
    )
    await _refer(call, place, words, _by(place, command.side), _key(call, command.key))


async def _refer(call: Call, place: _Place, words: str, by: str, key: str) -> None:
    await call.hub.evenings.execute(
        place.played.stream,
        CallReferee(table=place.played.number, text=words),
        by,
        key=key,
        check=lambda store: _check_link(call, store),
        requester=call.requester,
    )


async def _confirm(call: Call, place: _Place, command: ConfirmHands) -> None:
    key = _key(call, command.key)
    if await _done(call, place, key):
        return
    _playing(place)
    await _check_device(call, place, command.side, confirms=True)

    def guard(evening: Evening) -> None:
        result = evening.table(place.played.round, place.played.number).result
        if result is not None and result.points != command.points:
            raise UserError("server.other_points", first=result.points[0], second=result.points[1])

    await call.hub.evenings.execute(
        place.played.stream,
        ConfirmResult(round=place.played.round, table=place.played.number, side=command.side),
        _by(place, command.side),
        key=key,
        check=lambda store: _check_link(call, store),
        requester=call.requester,
        guard=guard,
        also=lambda store: note_device(store, place.played, command.side, call.required_person.id),
    )


async def _call(call: Call, place: _Place, command: CallFromTable) -> None:
    by = text("server.evening_device", number=place.played.number)
    await _refer(call, place, command.text, by, _key(call, command.key))


async def _picture(call: Call) -> File:
    """Draw the link of a table or a seat as a QR code."""
    link = call.path["link"]
    target = await call.read(lambda store: _target(store, link, TABLE, SEAT))
    return qr_code(f"{call.hub.settings.base}/{_PAGES[target.purpose]}/{link}")


# --- Players online -------------------------------------------------------------------------------


async def _seat(call: Call) -> SeatPage:
    """Return the seat of a player who plays online, in the round that was started last."""
    link = call.path["link"]
    target = await call.read(lambda store: _target(store, link, SEAT))
    return await _seat_page(call, target, link)


async def _own_seat(call: Call) -> SeatPage:
    """Return the seat of the caller, who is entered in the evening as a member with an account."""
    stream, person = f"{EVENINGS}/{call.path['evening']}", call.required_person.id
    club = await call.read(lambda store: club_of(store, stream))
    if not club:
        raise UserError("server.no_evening")
    members = {each.number for each in (await call.hub.clubs.load(club)).members if each.account == person}
    evening = await call.hub.evenings.load(stream)
    links = await call.read(lambda store: links_of(store, stream, SEAT))
    for entrant in evening.entries:
        for player, member in enumerate(entrant.members):
            link = links.get(seat_number(entrant.number, player))
            if member in members and link is not None:
                target = LinkTarget(stream, SEAT, seat_number(entrant.number, player))
                return await _seat_page(call, target, link)
    raise UserError("server.no_evening")


async def _seat_page(call: Call, target: LinkTarget, link: str) -> SeatPage:
    evening = await call.hub.evenings.load(target.stream)
    entry, player = seat_of_link(target.number)
    number = evening.started
    names = names_in(evening.entry(entry), max(number, 1))
    current = evening.round(number) if number else None
    tables = current.tables if current is not None else []
    table = next((each for each in tables if any(entry in side for side in each.sides)), None)

    def read(store: Store) -> tuple[dict[tuple[int, int], str], str | None]:
        return tables_of(store, target.stream), links_of(store, target.stream, RESULTS).get(0)

    played, results = await call.read(read)
    online = played.get((number, table.number)) if table is not None and table.online else None
    return SeatPage(
        evening=evening.settings.title,
        number=evening.number,
        now=wall_milliseconds(),
        name=names[player] if player < len(names) else names[0],
        round=number,
        status=current.status if current is not None else None,
        table=table.number if table is not None else None,
        side=_side_of(entry, table) if table is not None else None,
        online=online.partition("/")[2] if online else None,
        invite=link,
        sides=sides_of(evening, number, table) if table is not None else [],
        result=shown_result(table.result) if table is not None else None,
        announcements=visible_announcements(evening, table.number if table is not None else None),
        clock=current.clock if current is not None else None,
        next=next_seats(evening, [entry]),
        entry=entry,
        deal=await _seat_deal(call, evening, target),
        results=results,
    )


async def _seat_deal(call: Call, evening: Evening, target: LinkTarget) -> RoundDeal | None:
    """Return the part of a player who plays online in the shuffle of the last round drawn."""
    if not evening.rounds:
        return None
    name = _contributor(evening, target)
    return await call.hub.evenings.deals.progress(target.stream, evening, name, call.requester)


def _contributor(evening: Evening, target: LinkTarget) -> str:
    """Return the name under which the device with a link contributes to the shuffle of a round."""
    if target.purpose == TABLE:
        return table_name(target.number)
    entry, player = seat_of_link(target.number)
    names = names_in(evening.entry(entry), len(evening.rounds))
    return names[player] if player < len(names) else ""


async def _contribute(call: Call) -> Nothing:
    """Commit to a contribution to the shuffle of a round, or reveal it, for a table or a seat."""
    part: AnyRoundPart = call.body
    link = call.path["link"]
    target = await call.read(lambda store: _target(store, link, TABLE, SEAT))
    evening = await call.hub.evenings.load(target.stream)
    name = _contributor(evening, target)
    await call.hub.evenings.deals.contribute(target.stream, evening, name, part, call.requester)
    return Nothing()


def _side_of(entry: int, table: EveningTable) -> int:
    return 1 if entry in table.sides[0] else 2


EVENING_TABLE_ENDPOINTS: Final = (
    Endpoint("GET", "/api/evening-tables/{link}", _show, TablePage, signed_in=False),
    Endpoint("POST", "/api/evening-tables/{link}/do", _do, TablePage, AnyTableCommand),
    Endpoint("POST", "/api/evening-links/{link}/guest", _join, DeviceSession, signed_in=False),
    Endpoint("POST", "/api/evening-links/{link}/deal", _contribute, Nothing, AnyRoundPart),
    Endpoint("GET", "/api/evening-links/{link}/qr.svg", _picture, SVG, signed_in=False),
    Endpoint("GET", "/api/evening-seats/{link}", _seat, SeatPage, signed_in=False),
    Endpoint("GET", "/api/evenings/{evening}/seat", _own_seat, SeatPage),
)
