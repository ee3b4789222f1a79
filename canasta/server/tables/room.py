"""A table without its game: its description for clients, and the commands about it.

Commands are checked here and return entries, which are folded in once they are on the disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from canasta.limits import NAME
from canasta.match.validation import validated_names
from canasta.messages import UserError, text
from canasta.server.tables.rules import players_of, rules_of, start_of
from canasta.server.tables.state import SETTINGS, Entries, TableState
from canasta.storage.people import Person
from canasta.wire.settings import write_rules
from canasta.wire.tables import NewTable, Place, Proposal, TableInfo, TableSettings


class Room(TableState):
    """A table without its game."""

    def info(self, present: set[str], onlookers: int, *, member: bool) -> TableInfo:
        """Return the description of the table; ``member``: for a seated player or the host."""
        new = self.new
        return TableInfo(
            id=self.id,
            host=self.host,
            status=self.status,
            rules=write_rules(self.rules),
            players=len(self.chairs),
            public=new.public,
            places=[
                Place(place, chair.name, chair.person, chair.played_by, chair.person in present)
                for place, chair in enumerate(self.chairs, start=1)
            ],
            onlookers=onlookers,
            game=len(self.games),
            irregularities=new.irregularities,
            may_rule=new.may_rule,
            settings=TableSettings(**{name: getattr(new, name) for name in SETTINGS}),
            proposal=self._proposal(),
            invite=self.invite if member else msgspec.UNSET,
        )

    def _proposal(self) -> Proposal | msgspec.UnsetType:
        if self.proposal is None:
            return msgspec.UNSET
        waiting = [place + 1 for place in self.waiting]
        return Proposal(self.proposal.what, self.proposal.place + 1, waiting)

    # --- Commands -----------------------------------------------------------------------------------

    def may_enter(self, person: str, invite: str) -> bool:
        """Return True if a person may sit down here."""
        known = person == self.host or self.place_of(person) >= 0
        public = self.new.public and person not in self.barred
        return public or known or secrets.compare_digest(invite.encode(), self.invite.encode())

    def may_look(self, person: str, invite: str) -> bool:
        """Return True if a person may subscribe to the table."""
        if person == self.host or self.place_of(person) >= 0:
            return True
        return self.may_enter(person, invite) and (self.new.onlookers or self.status == "waiting")

    def check_look(self, person: str, invite: str) -> None:
        """Raise a ``UserError`` unless a person may subscribe.

        The message does not reveal to strangers that the table exists.
        """
        if not self.may_look(person, invite):
            raise self._closed_to(person, invite)

    def _closed_to(self, person: str, invite: str) -> UserError:
        if person in self.barred:
            return UserError("server.removed")
        return UserError("server.old_invitation" if invite in self.old_invites else "server.no_table")

    def sent_away(self, person: str, *, renewed: bool) -> UserError | None:
        """Return the reason why a subscriber may no longer follow the table; None if they may."""
        if self.may_look(person, "" if renewed else self.invite):
            return None
        if renewed:
            return UserError("server.removed" if person in self.barred else "server.old_invitation")
        return UserError("server.no_onlookers")

    def sit(self, person: Person, place: int | None, invite: str) -> Entries:
        """Give a person a free place, or return them to their own."""
        self._check_open()
        if not self.may_enter(person.id, invite):
            raise self._closed_to(person.id, invite)
        own = self.place_of(person.id)
        if own >= 0 and place and place != own + 1 and not self.playing:
            return [("swapped", {"places": [own, self._free(place)]})]
        if own >= 0:
            return [("stand_in", {"place": own, "bot": ""})] if self.chairs[own].stand_in else []
        if self.playing:
            raise UserError("server.in_play")
        wanted = self._free(place)
        return [("sat", {"place": wanted, "person": person.id, "name": self._name(person.name)})]

    def stand(self, person: str) -> Entries:
        """Free a person's place; during a game a bot plays for them."""
        place = self.place_of(person)
        if place < 0:
            raise UserError("server.not_seated")
        if self.playing:
            entry = "stand_in", {"place": place, "bot": self.new.stand_in, "left": True}
            return [entry, *self._next_host(person)]
        return [("stood", {"place": place}), *self._next_host(person)]

    def seat_bot(self, person: str, place: int, level: str) -> Entries:
        """Seat a bot at a free place or, during a game, in place of a player (host only)."""
        self._check_open()
        self.check_host(person)
        if self.playing:
            gone = self.within(place)
            return [*self._resigned(gone), ("replaced", {"place": gone, "bot": level})]
        return [("bot", {"place": self._free(place), "bot": level, "name": self.bot_name([])})]

    def remove(self, person: str, place: int) -> Entries:
        """Free a place, or let a bot play on there during a game (host only).

        A removed person cannot come back with the old invitation.
        """
        self.check_host(person)
        chair = self.chairs[self.within(place)]
        if chair.free:
            raise UserError("server.place_free", number=place)
        gone: Entries = []
        if chair.person not in ("", self.host):
            gone = [("barred", {"person": chair.person}), _invitation()]
        if self.playing:
            replaced = "replaced", {"place": place - 1, "bot": chair.bot or self.new.stand_in}
            return [*self._resigned(place - 1), replaced, *gone]
        return [("stood", {"place": place - 1}), *gone]

    def renew(self, person: str) -> Entries:
        """Replace the invitation; seated players stay (host only)."""
        self.check_host(person)
        self._check_open()
        return [_invitation()]

    def filled(self, person: str, level: str) -> Entries:
        """Prepare a game: fill free places with bots, if a level is given (host only)."""
        self._check_open()
        self.check_host(person)
        if self.playing:
            raise UserError("server.in_play")
        free = [place for place, chair in enumerate(self.chairs) if chair.free]
        if free and not level:
            raise UserError("server.places_free", number=len(free))
        names: list[str] = []
        entries: Entries = []
        for place in free:
            names.append(self.bot_name(names))
            entries.append(("bot", {"place": place, "bot": level, "name": names[-1]}))
        return entries

    def pause(self, person: str, on: bool, clock: dict[str, Any]) -> Entries:
        """Pause the game and its clock, or resume them (host only)."""
        self.check_host(person)
        if self.status not in ("playing", "paused"):
            raise UserError("server.no_game")
        if on == (self.status == "paused"):
            return []
        return [("paused", clock) if on else ("resumed", {})]

    def close(self, person: str) -> Entries:
        """Close the table (host only)."""
        self.check_host(person)
        self._check_open()
        return [("closed", {})]

    def resign(self, present: set[str]) -> Entries:
        """Return what is recorded for the ratings when the host ends a game in play (docs/ratings.md).

        A host who is only a spectator cannot end the game of players who are connected.
        """
        own = self.place_of(self.host)
        playing = [place for place in range(len(self.chairs)) if place != own and self._plays(place)]
        if own < 0 and any(self.chairs[place].person in present for place in playing):
            raise UserError("server.people_play")
        return [entry for place in playing[:1] for entry in self._resigned(place)]

    def _resigned(self, place: int) -> Entries:
        """Return what is recorded when the host takes the game from the player at a place."""
        own = self.place_of(self.host)
        if self.status == "dealing" or own in (-1, place) or self.resigned >= 0 or not self._plays(place):
            return []
        return [("resigned", {"place": own})]

    def _plays(self, place: int) -> bool:
        """Return True if a person, not a bot, plays at a place."""
        chair = self.chairs[place]
        return bool(chair.person) and not chair.played_by

    def depart(self, person: str) -> Entries:
        """Remove a deleted person: a bot plays on under another name; a table without a host closes."""
        place, entries = self.place_of(person), Entries()
        if place >= 0 and self.playing:
            entries.append(("replaced", {"place": place, "bot": self.new.stand_in, "deleted": True}))
            if self.dealing is None:  # names must not change while the cards are dealt
                entries.append(("renamed", {"place": place, "name": self._name(text("server.gone"))}))
        elif place >= 0:
            entries.append(("stood", {"place": place}))
        if person == self.host and self.status != "closed":
            entries += self._next_host(person) or [("closed", {})]
        return entries

    def _next_host(self, person: str) -> Entries:
        others = [
            chair.person for chair in self.chairs if chair.person not in ("", person) and not chair.left
        ]
        return [("host", {"person": others[0]})] if person == self.host and others else []

    def within(self, place: int) -> int:
        """Return a place counted from 0; raise a ``UserError`` if there is no such place."""
        if not 1 <= place <= len(self.chairs):
            raise UserError("server.no_place", number=place, last=len(self.chairs))
        return place - 1

    def _free(self, place: int | None) -> int:
        if place is None:
            free = [number for number, chair in enumerate(self.chairs) if chair.free]
            if not free:
                raise UserError("server.full")
            return free[0]
        if not self.chairs[self.within(place)].free:
            raise UserError("server.place_taken", number=place)
        return place - 1

    def _name(self, name: str) -> str:
        """Return a person's name at this table, made unique."""
        return validated_names([_unlike(self.names(), name)])[0]

    def bot_name(self, more: Sequence[str]) -> str:
        """Return a name for another bot that no player has, nor one who withheld a part in this deal."""
        taken = [*self.names(), *(each.player for each in self.withheld), *more]
        names = text("play.begin.bots").split()
        free = [name for name in names if _unlike(taken, name) == name]
        return free[0] if free else _unlike(taken, names[0])

    def check_host(self, person: str) -> None:
        """Raise a ``UserError`` unless the person is the host."""
        if person != self.host:
            raise UserError("server.not_host")

    def _check_open(self) -> None:
        if self.status == "closed":
            raise UserError("server.closed")


def _unlike(taken: Iterable[str], name: str) -> str:
    """Return the name, with a number appended if it is taken.

    >>> _unlike(["Ana", "ana 2"], "Ana")
    'Ana 3'
    """
    folded = {each.casefold() for each in taken}
    found, number = name, 2
    while found.casefold() in folded:
        tail = f" {number}"
        found, number = name[: NAME - len(tail)].rstrip() + tail, number + 1
    return found


def first_entry(person: str, new: NewTable) -> tuple[str, object]:
    """Return the first entry of a new table's stream; raise a ``UserError`` if its settings are invalid."""
    start_of(new, rules_of(new))
    players_of(new, rules_of(new))
    return "table", {"host": person, "invite": _new_invite(), "new": msgspec.to_builtins(new)}


def _invitation() -> tuple[str, object]:
    return "invitation", {"invite": _new_invite()}


def _new_invite() -> str:
    return secrets.token_urlsafe(16)
