"""Proposals that need everyone's agreement: a take-back, a redeal, the end of the game, more time.

A proposal and all answers are stored in the stream of the table; the game stands still meanwhile. Every
person in the game is asked. Bots agree, including those that stand in for an absent player. A player who does
not answer in time declines. At a slow table, answers have the time of a turn, which the turn gets back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.match import Step
from canasta.match.ruling import ruling_of
from canasta.match.take_back import since, taken_back
from canasta.messages import UserError
from canasta.server.tables.clock import wall_time
from canasta.server.tables.game import REFEREE, LiveGame
from canasta.server.tables.indexes import Entries
from canasta.server.tables.journal import Journal
from canasta.server.tables.room import Room
from canasta.server.tables.subscriptions import Subscriptions
from canasta.storage.people import Person
from canasta.wire import encode
from canasta.wire.protocol import ProposalDecided
from canasta.wire.tables import Proposed

#: Number of declined proposals a player may make in a hand.
MOST: Final = 3
#: Milliseconds that an accepted proposal adds to a bank.
MORE_TIME: Final = 120_000
#: The ruling by which a hand is dealt again.
_REDEAL: Final = "improper_deal found=before_all_turns"


class Proposals:
    """The proposals at one table; ``extras`` limits take-backs and rulings of a hand."""

    def __init__(self, journal: Journal, subscriptions: Subscriptions, extras: int) -> None:
        self._journal = journal
        self._subscriptions = subscriptions
        self._extras = extras

    async def propose(self, room: Room, person: Person, what: Proposed, key: str) -> int:
        """Make a proposal; carry it out immediately if only bots would be asked."""
        place, game = room.place_of(person.id), self._journal.game
        if game is None or room.status != "playing":
            raise UserError("server.no_game")
        if place < 0 or room.chairs[place].stand_in:
            raise UserError("server.not_playing" if place < 0 else "server.stand_in")
        if room.proposal is not None:
            raise UserError("server.proposal")
        hand = game.match.hand_number
        if room.turned_down[hand, place] >= MOST:
            raise UserError("server.turned_down", number=MOST)
        if what == "take_back":
            game.check_extras(game.own_seat(place), self._extras)
        elif what == "redeal":
            game.check_extras(REFEREE, self._extras)
        _check(room, game, place, what)
        everybody = range(len(room.chairs))
        asked = list(everybody if what in ("end", "time") else game.match.seats)
        until = {"until": wall_time() + room.new.turn_time} if room.slow else {}
        entry = "proposed", {"what": what, "place": place, "hand": hand, "asked": asked, **until}
        number = await self._journal.write([entry], key)
        await self.settle()
        return number

    async def answer(self, room: Room, person: Person, yes: bool, key: str) -> int:
        """Record a player's answer to a proposal."""
        place = room.place_of(person.id)
        if place not in room.waiting:
            raise UserError("server.not_asked")
        if not yes:
            return await self._decline(key)
        number = await self._journal.write([("agreed", {"place": place})], key)
        await self.settle()
        return number

    async def lapse(self, number: int) -> None:
        """Decline a proposal whose time is over."""
        room = self._journal.loaded()
        if room.proposal is not None and room.proposals == number:
            await self._decline()

    async def settle(self) -> None:
        """Carry out a proposal if all have agreed."""
        room = self._journal.loaded()
        proposal, game = room.proposal, self._journal.game
        if proposal is None or room.waiting or game is None:
            return
        also: Entries = [("settled", {"agreed": True})]
        what, place = proposal.what, proposal.place
        if what == "time":
            also.append(("bank", {"place": place, "left": room.banks[place] + MORE_TIME}))
            await self._journal.write([*also, *_time_back(room)])
        else:
            try:
                await self._journal.step(lambda game: _agreed_steps(game, what, place), also=also)
            except UserError:
                room = await self._journal.load()
                if room.proposal is not None:  # it has become impossible
                    await self._decline()
                raise
        self._send_decision(what, place, agreed=True)

    async def _decline(self, key: str = "") -> int:
        room = self._journal.loaded()
        proposal = room.proposal
        assert proposal is not None
        number = await self._journal.write([("settled", {"agreed": False}), *_time_back(room)], key)
        self._send_decision(proposal.what, proposal.place, agreed=False)
        return number

    def _send_decision(self, what: Proposed, place: int, *, agreed: bool) -> None:
        message = ProposalDecided(self._journal.id, what, place + 1, agreed)
        self._subscriptions.send_to_all(encode(message))


def _time_back(room: Room) -> Entries:
    """Return the entry that lengthens the turn at a slow table by the time that a proposal took."""
    if room.turn is None or not room.proposal_until:
        return []
    taken = wall_time() - (room.proposal_until - room.new.turn_time)
    return [("turn", {"turn": [*room.turn], "until": room.turn_until + taken})]


def _check(room: Room, game: LiveGame, place: int, what: Proposed) -> None:
    """Raise a ``UserError`` about an impossible proposal, before anyone is asked."""
    match = game.match
    if what == "take_back":
        if not room.new.take_back:
            raise UserError("server.no_take_back")
        taken_back(match, since(match, game.own_seat(place)))
    elif what == "redeal":
        game.own_seat(place)
        ruling_of(match.setup, _REDEAL)
        if match.actor < 0:
            raise UserError("server.no_hand")
    elif what == "time" and not room.new.turn_time:
        raise UserError("server.no_clock")


def _agreed_steps(game: LiveGame, what: Proposed, place: int) -> Iterable[Step]:
    match = game.match
    if what == "end":
        yield match.abandon()
        return
    asker = game.own_seat(place)
    back = since(match, asker)
    for seat in range(match.setup.seats):
        if what == "redeal" or seat != asker:
            match.agree(seat)  # reported with the next step
    yield match.referee(_REDEAL) if what == "redeal" else match.take_back(asker, back)
