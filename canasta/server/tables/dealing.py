"""Before the first card: server and clients commit to their parts of the deal, then reveal them.

Bots, and people whose client says nothing in time, have a part that the server makes for them from its seed.
Who commits and then does not reveal may have seen everybody else's part: a bot takes their place, and the
game begins anew, with that noted in its header (docs/fair-shuffle.md). The header tells a player who withheld
a part from one that the host removed.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from canasta.fairness import Dealing, check_digits, commit_contribution, own_contribution
from canasta.match import Match
from canasta.messages import Complaint
from canasta.server.tables.room import Room
from canasta.server.tables.standing import Entries
from canasta.storage.people import Person
from canasta.wire import encode
from canasta.wire.protocol import Commit, DealingTold, Reveal

if TYPE_CHECKING:
    from canasta.server.tables.table import Table


async def begin(table: Table, room: Room, entries: Entries, key: str = "") -> int:
    """Commit as the server, after some entries that fill the table, and let everybody else commit."""
    names = room.names()
    silent = {chair.name for chair in room.chairs if chair.person not in table.present()}
    for _, payload in entries:
        assert isinstance(payload, dict)
        if "name" in payload:
            names[payload["place"]] = payload["name"]
            silent.add(payload["name"])
    dealing = Dealing(room.header(names))
    entries = [*entries, ("dealing", {"seed": dealing.seed.hex()})]
    entries += _committed_for(dealing, silent)
    number = await table.write(entries, key)
    await go_on(table)
    return number


async def contribute(table: Table, room: Room, person: Person, command: Commit | Reveal, key: str) -> int:
    """Somebody commits, or reveals."""
    dealing, place = room.dealing, room.place_of(person.id)
    if dealing is None or place < 0:
        raise Complaint("server.no_dealing")
    player = room.chairs[place].name
    trial = Dealing(dealing.header, dealing.seed, dealing.commitments, dealing.contributions)
    if isinstance(command, Commit):
        if dealing.committed:
            raise Complaint("server.no_dealing")
        trial.commit(player, command.commitment)
        entry = "committed", {"player": player, "commitment": command.commitment}
    else:
        trial.reveal(player, command.contribution)
        entry = "revealed", {"player": player, "contribution": command.contribution}
    number = await table.write([entry], key)
    if dealing.committed:
        await go_on(table, tells=isinstance(command, Commit))
    return number


async def go_on(table: Table, *, tells: bool = True) -> None:
    """See how far a dealing has come: begin the game, or tell everybody, if that ``tells`` them something."""
    room = table.load()
    dealing = room.dealing
    if dealing is None:
        return
    if dealing.committed and (entries := _revealed_for(dealing)):
        await table.write(entries)
    if dealing.revealed:
        match = Match.dealt(room.rules, dealing, f"{datetime.now(UTC):%Y-%m-%d}", room.start)
        await table.write([], match=match)
        table.tell_game()
    elif tells:
        tell(table, dealing)


def is_due(dealing: Dealing) -> bool:
    """Whether nobody has to say anything first; so it is after a server that was killed in between."""
    return dealing.revealed or (dealing.committed and bool(_revealed_for(dealing)))


async def hurry(table: Table) -> None:
    """The time is over: the server commits for those who said nothing, and goes on without who withholds."""
    room = table.load()
    dealing = room.dealing
    if dealing is None:
        return
    if not dealing.committed:
        await table.write(_committed_for(dealing, set(dealing.waiting_for)))
        await go_on(table)
        return
    if is_due(dealing):
        return  # nobody withholds anything
    missing = [each.player for each in dealing.withheld()]
    places = [room.names().index(player) for player in missing]
    entries: Entries = [("withheld", {"removed": [name for name in missing if name in room.dismissed]})]
    names: list[str] = []
    for place in places:
        names.append(room.bot_name(names))
        level = room.chairs[place].bot or room.new.stand_in
        entries.append(("bot", {"place": place, "bot": level, "name": names[-1]}))
    await table.write(entries)
    await begin(table, table.load(), [])


def tell(table: Table, dealing: Dealing) -> None:
    """Tell everybody how far a dealing has come."""
    commitments = dict(dealing.commitments) if dealing.committed else {}
    names = table.load().names()
    for listener, ear in table.listeners.items():
        you = names[ear.player] if ear.player >= 0 else ""
        told = DealingTold(table.id, dealing.header.text, dealing.commitment, commitments, you)
        listener.send(encode(told))


def _committed_for(dealing: Dealing, players: set[str]) -> Entries:
    """The commitments that the server makes for bots, and for those who say nothing."""
    own = {name: own_contribution(dealing.seed, name) for name in dealing.header.players if name in players}
    return [
        ("committed", {"player": name, "commitment": _promise(dealing, name, contribution)})
        for name, contribution in own.items()
    ]


def _revealed_for(dealing: Dealing) -> Entries:
    """What the server has committed to for others, and has not revealed."""
    own = {name: own_contribution(dealing.seed, name) for name in dealing.waiting_for}
    return [
        ("revealed", {"player": name, "contribution": contribution})
        for name, contribution in own.items()
        if _promise(dealing, name, contribution) == dealing.commitments[name]
    ]


def _promise(dealing: Dealing, name: str, contribution: str) -> str:
    return commit_contribution(check_digits(contribution), dealing.commitment, name)
