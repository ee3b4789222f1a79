"""The same deals at all tables of a round: everyone's devices contribute to its shuffle before it begins.

The protocol is that of a single game (docs/fair-shuffle.md), with a header that the tables share. Devices
commit while the round is drawn and reveal when it starts. For those that do not commit in time, the server
makes the contribution from its seed. If a device commits and does not reveal, the round is shuffled again
without it.

Each round has a stream, ``evening-deals/ID/ROUND``, which only this module reads, because it has the seed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from canasta.evenings.model import Evening
from canasta.evenings.scoring import compares_deals
from canasta.fairness import Dealing, Header, Withheld, check_digits, commit_contribution, own_contribution
from canasta.match import Match
from canasta.match.opening import header_of
from canasta.messages import UserError, text
from canasta.server.evenings.dealing_lists import dealt_hands
from canasta.server.evenings.round_rules import new_online_table
from canasta.server.evenings.rounds import planned_seats
from canasta.server.fair_queue import SERVER, Requester
from canasta.server.tables.indexes import Entries
from canasta.server.tables.rules import players_of, rules_of
from canasta.server.tables.seating import sides_of_places
from canasta.shuffle import new_seed
from canasta.storage import StorageError, Store
from canasta.storage.erasure import DEALS
from canasta.storage.evenings import EVENINGS
from canasta.storage.store import Entry
from canasta.wire.clubs import CommitToRound, DealtHand, RevealToRound, RoundDeal
from canasta.wire.evenings import EveningRound
from canasta.wire.tables import NewTable

if TYPE_CHECKING:
    from canasta.server.evenings.live import LiveEvenings
    from canasta.server.hub import Hub

#: Seconds between two looks at the contributions of a round that starts.
_LOOK: Final = 0.1
#: Attempts to append while others write to the same stream.
_ATTEMPTS: Final = 50


class _RoundDeals:
    """The deals of one round, folded from their stream."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self.number = 0
        self.new = NewTable()
        self.contributors: tuple[str, ...] = ()  #: as the round is seated, including those who withheld
        self.withheld: tuple[Withheld, ...] = ()
        self.dealing: Dealing | None = None
        for entry in entries:
            self._fold(entry.kind, entry.payload)

    def _fold(self, kind: str, payload: Any) -> None:
        self.number += 1
        if kind == "dealing":
            self.new = msgspec.convert(payload["new"], NewTable)
            self.contributors = tuple(payload["contributors"])
            header = _header(self.new, self.contributors, self.withheld)
            self.dealing = Dealing(header, bytes.fromhex(payload["seed"]))
            return
        assert self.dealing is not None
        if kind == "committed":
            self.dealing.commit(payload["player"], payload["commitment"])
        elif kind == "revealed":
            self.dealing.reveal(payload["player"], payload["contribution"])
        else:
            assert kind == "withheld"
            self.withheld = (*self.withheld, *self.dealing.withheld())
            self.dealing = None


def _header(new: NewTable, contributors: Sequence[str], withheld: Sequence[Withheld]) -> Header:
    """Return the header that the tables of a round share; its text does not name the players of a table."""
    missing = {each.player for each in withheld}
    rules = rules_of(new)
    return header_of(
        rules,
        _PLACES[: players_of(new, rules)],
        irregularities=new.irregularities,
        as_listed=True,
        withheld=withheld,
        contributors=[name for name in contributors if name not in missing],
    )


class EveningDeals:
    """The deals of all rounds of a server's evenings."""

    def __init__(self, hub: Hub, evenings: LiveEvenings) -> None:
        self._hub = hub
        self._evenings = evenings

    # --- Devices ------------------------------------------------------------------------------------

    async def progress(
        self, stream: str, evening: Evening, name: str, requester: Requester
    ) -> RoundDeal | None:
        """Return what a contributor's device is asked for; None if there is nothing to contribute."""
        current = evening.current
        if current is None or current.status == "closed" or not shares_deals(evening):
            return None
        deals = await self._begun(stream, evening, requester)
        dealing = deals.dealing
        if dealing is None or name not in dealing.header.parties:
            return None
        playing = current.status == "playing"
        # A contribution is due when all are bound and the seating is final.
        commitments = dict(dealing.commitments) if dealing.committed and playing else {}
        return RoundDeal(
            dealing.header.text,
            dealing.commitment,
            commitments,
            name,
            done=name in (dealing.contributions if commitments else dealing.commitments),
        )

    async def contribute(
        self,
        stream: str,
        evening: Evening,
        name: str,
        part: CommitToRound | RevealToRound,
        requester: Requester,
    ) -> None:
        """Record the commitment or the contribution of a device."""
        for attempt in range(_ATTEMPTS):
            deals = await self._begun(stream, evening, requester)
            dealing = deals.dealing
            if dealing is None or evening.current is None or evening.current.status == "closed":
                raise UserError("server.no_dealing")
            if isinstance(part, CommitToRound):
                if dealing.committed and part.commitment != dealing.commitments.get(name):
                    raise UserError("server.no_dealing")
                known = name in dealing.commitments
                dealing.commit(name, part.commitment)
                entry = "committed", {"player": name, "commitment": part.commitment}
            else:
                if evening.current.status != "playing":
                    raise UserError("server.no_dealing")
                known = name in dealing.contributions
                dealing.reveal(name, part.contribution)
                entry = "revealed", {"player": name, "contribution": part.contribution}
            if known or await self._append(stream, len(evening.rounds), deals.number, [entry], attempt):
                return

    # --- The start of a round -----------------------------------------------------------------------

    async def opened(self, stream: str, number: int) -> Dealing:
        """Return the deals of a started round once all have contributed, or have been left out."""
        since, phase = self._hub.now(), ""
        patience = self._hub.settings.dealing
        while True:
            evening = await self._evenings.load(stream)
            if number > evening.started:
                raise UserError("evening.error.not_started", number=number)
            deals = await self._begun(stream, evening, SERVER, number)
            dealing = deals.dealing
            if dealing is None:  # another node begins it again
                await asyncio.sleep(_LOOK)
                continue
            if dealing.revealed:
                return dealing
            now = f"{dealing.commitment}{dealing.committed}"
            if now != phase:
                since, phase = self._hub.now(), now
            waited = self._hub.now() - since >= patience
            entries: Entries = []
            if not dealing.committed:
                # Until the round started there was time enough; only after a withheld part it is short.
                if waited or not deals.withheld:
                    entries = _committed_for(dealing, dealing.waiting_for)
            elif not (entries := _revealed_for(dealing)) and waited:
                entries = [("withheld", {})]
            if not entries:
                await asyncio.sleep(_LOOK)
            elif await self._append(stream, number, deals.number, entries):
                self._evenings.watchers.changed(stream, evening.number)

    async def lists(self, stream: str, number: int, requester: Requester) -> list[DealtHand]:
        """Return the hands of a started round, for tables with real cards."""
        dealing = await self.opened(stream, number)
        evening = await self._evenings.load(stream)
        deals = await self._read(stream, number)
        hands = evening.settings.hands or _HANDS

        def work() -> list[DealtHand]:
            names = [str(place) for place in range(1, evening.settings.table_players + 1)]
            header = replace(dealing.header, players=tuple(names))
            made = Dealing(header, dealing.seed, dealing.commitments, dealing.contributions)
            rules = rules_of(deals.new)
            return dealt_hands(lambda: Match.dealt(rules, made), hands)

        return await self._hub.threads.run(requester, work)

    # --- The stream ---------------------------------------------------------------------------------

    async def _read(self, stream: str, number: int) -> _RoundDeals:
        name = _stream(stream, number)
        entries = await self._hub.database.read(lambda store: store.read(name))
        return await self._hub.threads.run(SERVER, lambda: _RoundDeals(entries))

    async def _begun(
        self, stream: str, evening: Evening, requester: Requester, number: int = 0
    ) -> _RoundDeals:
        """Return the deals of the last round, begun again if they are not those of its seating."""
        number = number or len(evening.rounds)
        for attempt in range(_ATTEMPTS):
            deals = await self._read(stream, number)
            if evening.round(number).status != "drawn" and deals.dealing is not None:
                return deals
            new = new_online_table(evening.settings)
            wanted = tuple(await self._hub.threads.run(requester, partial(contributors_of, evening, number)))
            if deals.dealing is not None and (deals.contributors, deals.new) == (wanted, new):
                return deals

            payload = {
                "seed": new_seed().hex(),
                "new": msgspec.to_builtins(new),
                "contributors": list(wanted),
            }
            await self._append(stream, number, deals.number, [("dealing", payload)], attempt)
        raise UserError("server.no_dealing")

    async def _append(self, stream: str, number: int, after: int, entries: Entries, attempt: int = 0) -> bool:
        """Append entries; False if another writer was faster."""

        def job(store: Store) -> None:
            store.append_all(_stream(stream, number), entries, after=after)

        try:
            await self._hub.database.write(job)
        except StorageError as problem:
            if problem.message != "storage.conflict" or attempt == _ATTEMPTS - 1:
                raise
            return False
        return True


#: Hands of a round that only the clock ends, on dealing lists.
_HANDS: Final = 12
#: Stand-ins for the players of a table; the header that the tables share does not name them.
_PLACES: Final = ("1", "2", "3", "4")


def _stream(evening: str, number: int) -> str:
    return f"{DEALS}/{evening.removeprefix(f'{EVENINGS}/')}/{number}"


def shares_deals(evening: Evening) -> bool:
    """True if the tables of a round get the same deals."""
    settings = evening.settings
    return settings.duplicate and (settings.all_online or bool(settings.online) or settings.dealing_lists)


def is_played(evening: Evening, played: EveningRound) -> bool:
    """True if all tables have played the deals of a round; until then they are sealed."""
    return played.status == "closed" or all(
        table.result is not None and table.result.complete
        for table in played.tables
        if compares_deals(evening.settings, table)
    )


def contributors_of(evening: Evening, number: int = 0) -> list[str]:
    """Return those who contribute to the shuffle of a round, by default the last one.

    They are the players of the online tables, in the order of tables and places, and the devices of tables
    with real cards that deal by lists.
    """
    number = number or len(evening.rounds)
    if not shares_deals(evening) or not number:
        return []
    rules = rules_of(new := new_online_table(evening.settings))
    sides = sides_of_places(rules, players_of(new, rules))
    found: list[str] = []
    for table in evening.round(number).tables:
        if table.online:
            found += [seat.name for seat in planned_seats(evening, number, table, sides)]
        elif evening.settings.dealing_lists:
            found.append(table_name(table.number))
    return found


def table_name(table: int) -> str:
    """Return the name under which the device of a table with real cards contributes."""
    return text("server.evening_device", number=table, language="en")


def _committed_for(dealing: Dealing, names: Iterable[str]) -> Entries:
    """Return the commitments that the server makes for silent devices and bots."""
    found: Entries = []
    for name in names:
        own = check_digits(own_contribution(dealing.seed, name))
        promise = commit_contribution(own, dealing.commitment, name)
        found.append(("committed", {"player": name, "commitment": promise}))
    return found


def _revealed_for(dealing: Dealing) -> Entries:
    """Return the contributions that the server has made for others and not revealed yet."""
    found: Entries = []
    for name in dealing.waiting_for:
        own = own_contribution(dealing.seed, name)
        if commit_contribution(check_digits(own), dealing.commitment, name) == dealing.commitments[name]:
            found.append(("revealed", {"player": name, "contribution": own}))
    return found
