"""What follows from a command: links, and the pads and online tables of a round that starts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from canasta.evenings.model import Evening, names_in
from canasta.server.evenings.score_pads import new_pad, new_pad_stream, renamed, sides_of
from canasta.server.fair_queue import Requester
from canasta.server.tables.chairs import new_invite
from canasta.server.tables.indexes import AREA, Entries
from canasta.storage import Store
from canasta.storage.erasure import OPENED
from canasta.storage.evenings import SEAT, TABLE, PlayedTable, add_table, links_of, tables_of
from canasta.storage.store import Entry
from canasta.wire.evenings import Entrant, EveningTable, Substitute

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: The level of bots that are entered as such, and of those that play for absent players.
LEVEL: Final = "club"


@dataclass(frozen=True)
class PlannedSeat:
    """A seat at an online table: a player of an entry, from 0, or a bot."""

    name: str
    entry: int
    player: int
    bot: bool


@dataclass(frozen=True)
class PlannedTable:
    """An online table of a round: its stream, settings and seats."""

    number: int
    stream: str
    host: str
    new: dict[str, object]
    seats: list[PlannedSeat]
    directors: list[str] | None  #: the people who run a club's evening; None if it is not a club's
    deals: tuple[str, int] | None = None  #: the evening and the round whose deals the table gets

    def entries(self, links: dict[int, str]) -> Entries:
        """Return the first entries of its stream; the seats have the links of their players as codes."""
        seats = [
            {"name": seat.name, "code": "" if seat.bot else links[seat_number(seat.entry, seat.player)]}
            for seat in self.seats
        ]
        first: dict[str, object] = {
            "host": self.host,
            "invite": new_invite(),
            "new": self.new,
            "seats": seats,
        }
        if self.directors is not None:
            first["directors"] = self.directors
        if self.deals is not None:
            first["deals"] = list(self.deals)
        bots: Entries = [
            ("bot", {"place": place, "bot": LEVEL, "name": seat.name})
            for place, seat in enumerate(self.seats)
            if seat.bot
        ]
        return [("table", first), *bots]


@dataclass(frozen=True)
class OpenedTables:
    """The pads and online tables of a round that starts."""

    round: int
    pads: list[tuple[int, str, list[tuple[str, object]]]]  #: table, stream and first entries
    online: list[PlannedTable] = field(default_factory=list)

    def write(self, store: Store, stream: str) -> None:
        """Write them in the transaction that starts the round."""
        for number, pad, entries in self.pads:
            store.append_all(pad, entries, after=0)
            add_table(store, PlayedTable(stream, self.round, number, pad))
        links = links_of(store, stream, SEAT)
        for table in self.online:
            store.append_all(table.stream, table.entries(links), after=0)
            store.set_listed(OPENED + table.host, table.stream)
            add_table(store, PlayedTable(stream, self.round, table.number, table.stream))


def seat_number(entry: int, player: int) -> int:
    """Return the number of a player's link; players of an entry count from 0."""
    return entry * 2 + player


def seat_of_link(number: int) -> tuple[int, int]:
    """Return the entry and the player whose link has a number.

    >>> seat_of_link(seat_number(7, 1))
    (7, 1)
    """
    return divmod(number, 2)


def plays_online(evening: Evening) -> bool:
    """True if some tables of an evening are online."""
    return evening.settings.all_online or bool(evening.settings.online)


def links_needed(evening: Evening) -> dict[str, set[int]]:
    """Return the links that an evening needs, by purpose."""
    tables = max((len(each.tables) for each in evening.rounds), default=0)
    seats: set[int] = set()
    if plays_online(evening):
        seats = {
            seat_number(entrant.number, player)
            for entrant in evening.entries
            if not entrant.bot
            for player in range(len(entrant.names))
        }
    return {TABLE: set(range(1, tables + 1)), SEAT: seats}


def pads_to_open(evening: Evening) -> OpenedTables:
    """Return a pad for each real table of the round that starts."""
    current = evening.rounds[-1]
    return OpenedTables(
        current.number,
        [
            (table.number, new_pad_stream(), new_pad(evening, current.number, table))
            for table in current.tables
            if not table.online
        ],
    )


def entrants_at(evening: Evening, sides: list[list[int]]) -> list[list[tuple[Entrant, int]]]:
    """Return the players of each side of a table: entrant and player, from 0."""
    return [
        [
            (evening.entry(entry), player)
            for entry in side
            for player in range(len(evening.entry(entry).names))
        ]
        for side in sides
    ]


def planned_seats(
    evening: Evening, number: int, table: EveningTable, sides: Sequence[str]
) -> list[PlannedSeat]:
    """Return the players of a table in the order of its places; ``sides`` are those of the places."""
    by_side = [list(each) for each in entrants_at(evening, table.sides)]
    letters = sorted(set(sides))
    found = []
    for letter in sides:
        entrant, player = by_side[letters.index(letter)].pop(0)
        found.append(PlannedSeat(names_in(entrant, number)[player], entrant.number, player, entrant.bot))
    return found


def table_stream(id: str) -> str:
    """Return the stream of an online table."""
    return f"{AREA}/{id}"


async def renamed_pads(
    hub: Hub, stream: str, evening: Evening, command: Substitute, requester: Requester
) -> list[tuple[str, int, list[tuple[str, object]]]]:
    """Return what gives the pads of the round in play the names of substitutes: stream, length, entries."""
    current = evening.current
    if current is None or current.status != "playing" or command.first > current.number:
        return []
    tables = [table for table in current.tables if any(command.number in side for side in table.sides)]

    def read(store: Store) -> list[tuple[int, str, list[Entry]]]:
        played = tables_of(store, stream)
        return [
            (table.number, pad, store.read(pad))
            for table in tables
            if not table.online and (pad := played.get((current.number, table.number)))
        ]

    found = []
    by_number = {table.number: table for table in tables}
    for number, pad, entries in await hub.database.read(read):
        sides = sides_of(evening, current.number, by_number[number])
        more = await hub.threads.run(requester, partial(renamed, pad, entries, sides))
        if more:
            found.append((pad, len(entries), more))
    return found
