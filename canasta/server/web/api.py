"""The HTTP endpoints: people and tables here, the other subjects from their own modules."""

from __future__ import annotations

from typing import Final

from canasta.bots import NAMES
from canasta.messages import LANGUAGES, UserError, text
from canasta.server.hub import QUICK_LEASE
from canasta.server.people.passkeys import site_of
from canasta.server.tables.chat import PHRASES
from canasta.server.tables.rules import choices
from canasta.server.web import exercises, games, houses, pads, positions, referee, results, rules
from canasta.server.web.clubs import CLUB_ENDPOINTS
from canasta.server.web.endpoint import Call, Endpoint
from canasta.server.web.evening_tables import EVENING_TABLE_ENDPOINTS
from canasta.server.web.evenings import EVENING_ENDPOINTS
from canasta.server.web.friends import FRIENDS
from canasta.server.web.invitations import INVITATIONS
from canasta.server.web.lessons import LESSONS
from canasta.server.web.people import PEOPLE
from canasta.server.web.teaching import TEACHING_ENDPOINTS
from canasta.storage.moderation import muted_people
from canasta.wire.base import Wire
from canasta.wire.protocol import AnyAnswer, AnyCommand, AnyTableQuestion
from canasta.wire.quick_seat import NewQuickSeat, QuickSeats
from canasta.wire.tables import Choices, Lobby, Muted, NewTable, TableInfo
from canasta.wire.tables import Person as WirePerson


class CommandResult(Wire):
    """A command was executed and is on disk."""

    number: int


async def _choices(call: Call) -> Choices:
    """List the options for a new table, the phrases for the chat, and whether passkeys work here."""
    phrases = {phrase: text(f"talk.{phrase}", language=call.language) for phrase in PHRASES}
    passkeys = site_of(call.origin) is not None
    return Choices(await call.in_thread(choices), list(NAMES), list(LANGUAGES), passkeys, phrases)


async def _muted_people(call: Call) -> Muted:
    """List the people whom the caller has muted."""
    person = call.required_person.id
    return Muted([WirePerson(*each) for each in await call.read(lambda store: muted_people(store, person))])


async def _lobby(call: Call) -> Lobby:
    """List the public tables."""
    return Lobby(await call.hub.lobby(call.requester))


async def _mine(call: Call) -> Lobby:
    """List the tables where the caller has a seat or is the host."""
    return Lobby(await call.hub.tables_of(call.required_person, call.requester))


async def _open(call: Call) -> TableInfo:
    """Open a table."""
    table = await call.hub.new_table(call.required_person, call.body, call.device.address)
    return table.info(call.required_person.id)


async def _quick_seats(call: Call) -> QuickSeats:
    """Return how many people wait for a quick seat, and where the caller waits."""
    return await call.hub.quick_seat.seats(call.caller)


async def _quick_seat(call: Call) -> TableInfo:
    """Seat the caller with other people who want the same book and pace."""
    table = await call.hub.quick_seat.seat(
        call.required_person, call.body, call.required_session.id, call.requester
    )
    await table.load()
    return table.info(call.required_person.id)


async def _table(call: Call) -> TableInfo:
    """Return a table, if the caller may see it."""
    table, person = await call.table(), call.caller
    table.room.check_look(person, call.query.get("invite", ""))
    return table.info(person)


async def _do(call: Call) -> CommandResult:
    """Execute a command at a table."""
    table = await call.table()
    return CommandResult(await table.do(call.required_person, call.body, session=call.required_session.id))


async def _ask(call: Call) -> AnyAnswer:
    """Ask a question at a table."""
    table, person = await call.table(), call.required_person
    table.room.check_look(person.id, call.query.get("invite", ""))
    if not call.hub.persons.take(person.id, call.hub.settings.limits.question - 1):
        raise UserError("server.too_fast")
    subscription = table.subscription_for(person.id, sentences=True, language=call.language)
    return await table.ask(subscription, call.body, call.requester)


_INVITE: Final = ("invite",)
ENDPOINTS: Final = (
    *PEOPLE,
    *FRIENDS,
    *INVITATIONS,
    Endpoint("GET", "/api/choices", _choices, Choices, signed_in=False),
    Endpoint("GET", "/api/tables", _lobby, Lobby, signed_in=False),
    Endpoint("POST", "/api/tables", _open, TableInfo, NewTable),
    Endpoint("GET", "/api/me/tables", _mine, Lobby),
    Endpoint("GET", "/api/quick", _quick_seats, QuickSeats, signed_in=False, lease=QUICK_LEASE),
    Endpoint("POST", "/api/quick", _quick_seat, TableInfo, NewQuickSeat, lease=QUICK_LEASE),
    Endpoint("GET", "/api/me/muted", _muted_people, Muted),
    Endpoint("GET", "/api/tables/{table}", _table, TableInfo, signed_in=False, query=_INVITE),
    Endpoint("POST", "/api/tables/{table}/do", _do, CommandResult, AnyCommand),
    Endpoint("POST", "/api/tables/{table}/ask", _ask, AnyAnswer, AnyTableQuestion, query=_INVITE),
    *games.ENDPOINTS,
    *exercises.ENDPOINTS,
    *rules.ENDPOINTS,
    *referee.ENDPOINTS,
    *positions.ENDPOINTS,
    *houses.ENDPOINTS,
    *pads.ENDPOINTS,
    *CLUB_ENDPOINTS,
    *EVENING_ENDPOINTS,
    *EVENING_TABLE_ENDPOINTS,
    *TEACHING_ENDPOINTS,
    *results.ENDPOINTS,
    *LESSONS,
)
