"""The start of a game: server and clients commit to their parts of the deal, then reveal them.

For bots, and for players whose client does not answer in time, the server derives a part from its seed. A
player who commits but does not reveal may have seen all other parts. So a bot takes that player's place, and
the game starts again with a note in its header (docs/fair-shuffle.md). The header distinguishes players who
withheld their part from players removed by the host.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, datetime

from canasta.fairness import Dealing, check_digits, commit_contribution, own_contribution
from canasta.match import Match
from canasta.messages import UserError
from canasta.server.tables.indexes import Entries
from canasta.server.tables.journal import Journal
from canasta.server.tables.room import Room
from canasta.server.tables.subscriptions import Subscription, Subscriptions
from canasta.storage.people import Person
from canasta.wire import encode
from canasta.wire.protocol import Commit, DealProgress, Reveal


class FairDeal:
    """The deals of one table: commitments and contributions before each game."""

    def __init__(
        self,
        journal: Journal,
        subscriptions: Subscriptions,
        shared: Callable[[str, int], Awaitable[Dealing]],
    ) -> None:
        self._journal = journal
        self._subscriptions = subscriptions
        self._shared = shared  #: returns the deals of a round of an evening

    async def begin(self, room: Room, entries: Entries, key: str = "") -> int:
        """Write the entries that fill the table and the server's commitment; ask clients for theirs."""
        if room.deals is not None:
            number = await self._journal.write([*entries, ("dealing", {})], key)
            await self.go_on()
            return number
        names = room.names()
        silent = {chair.name for chair in room.chairs if chair.person not in self._subscriptions.present()}
        for _, payload in entries:
            assert isinstance(payload, dict)
            if "name" in payload:
                names[payload["place"]] = payload["name"]
                silent.add(payload["name"])
        dealing = Dealing(room.header(names))
        entries = [*entries, ("dealing", {"seed": dealing.seed.hex()})]
        entries += _committed_for(dealing, silent)
        number = await self._journal.write(entries, key)
        await self.go_on()
        return number

    async def contribute(self, room: Room, person: Person, command: Commit | Reveal, key: str) -> int:
        """Record a player's commitment or contribution."""
        dealing, place = room.dealing, room.place_of(person.id)
        if dealing is None or place < 0:
            raise UserError("server.no_dealing")
        player = room.chairs[place].name
        trial = Dealing(dealing.header, dealing.seed, dealing.commitments, dealing.contributions)
        if isinstance(command, Commit):
            if dealing.committed:
                raise UserError("server.no_dealing")
            trial.commit(player, command.commitment)
            entry = "committed", {"player": player, "commitment": command.commitment}
        else:
            trial.reveal(player, command.contribution)
            entry = "revealed", {"player": player, "contribution": command.contribution}
        number = await self._journal.write([entry], key)
        if dealing.committed:
            await self.go_on(publish=isinstance(command, Commit))
        return number

    async def go_on(self, *, publish: bool = True) -> None:
        """Start the game if all have revealed; otherwise send the state of the deal, if ``publish``."""
        room = self._journal.loaded()
        dealing = room.dealing
        if room.awaits_deals and room.deals is not None:
            shared = await self._shared(*room.deals)
            header = replace(shared.header, players=tuple(room.names()))
            dealing = Dealing(header, shared.seed, shared.commitments, shared.contributions)
            room = self._journal.loaded()
        if dealing is None:
            return
        if dealing.committed and (entries := _revealed_for(dealing)):
            await self._journal.write(entries)
        if dealing.revealed and room.status == "dealing":
            match = Match.dealt(room.rules, dealing, f"{datetime.now(UTC):%Y-%m-%d}", room.start)
            await self._journal.write([], match=match)
            game = self._journal.loaded_game()
            self._subscriptions.send_each(game.now)
        elif publish:
            self.send(dealing)

    async def hurry(self) -> None:
        """Continue after the time limit: commit for silent clients, and replace players who do not reveal."""
        room = self._journal.loaded()
        dealing = room.dealing
        if dealing is None:
            return
        if not dealing.committed:
            await self._journal.write(_committed_for(dealing, set(dealing.waiting_for)))
            await self.go_on()
            return
        if is_due(dealing):
            return  # nothing is withheld
        missing = [each.player for each in dealing.withheld()]
        places = [room.names().index(player) for player in missing]
        entries: Entries = [("withheld", {"removed": [name for name in missing if name in room.dismissed]})]
        names: list[str] = []
        for place in places:
            names.append(room.bot_name(names))
            level = room.chairs[place].bot or room.new.stand_in
            entries.append(("bot", {"place": place, "bot": level, "name": names[-1]}))
        await self._journal.write(entries)
        await self.begin(self._journal.loaded(), [])

    def send(self, dealing: Dealing) -> None:
        """Send the state of a dealing to all subscribers."""
        commitments = dict(dealing.commitments) if dealing.committed else {}
        names = self._journal.loaded().names()

        def progress(subscription: Subscription) -> list[bytes]:
            you = names[subscription.player] if subscription.player >= 0 else ""
            message = DealProgress(
                self._journal.id, dealing.header.text, dealing.commitment, commitments, you
            )
            return [encode(message)]

        self._subscriptions.send_each(progress)


def is_due(dealing: Dealing) -> bool:
    """Return True if a dealing waits for no client, as after a server that was killed halfway."""
    return dealing.revealed or (dealing.committed and bool(_revealed_for(dealing)))


def _committed_for(dealing: Dealing, players: set[str]) -> Entries:
    """Return the commitments that the server makes for bots and for clients that do not answer."""
    own = {name: own_contribution(dealing.seed, name) for name in dealing.header.players if name in players}
    return [
        ("committed", {"player": name, "commitment": _promise(dealing, name, contribution)})
        for name, contribution in own.items()
    ]


def _revealed_for(dealing: Dealing) -> Entries:
    """Return the contributions that the server made for others and has not revealed yet."""
    own = {name: own_contribution(dealing.seed, name) for name in dealing.waiting_for}
    return [
        ("revealed", {"player": name, "contribution": contribution})
        for name, contribution in own.items()
        if _promise(dealing, name, contribution) == dealing.commitments[name]
    ]


def _promise(dealing: Dealing, name: str, contribution: str) -> str:
    return commit_contribution(check_digits(contribution), dealing.commitment, name)
