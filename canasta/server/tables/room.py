"""A table without its game: its state, and the commands about it.

The state is folded from the table's stream, entry by entry. Commands are checked here and return entries,
which are folded in once they are on the disk.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec

from canasta.clauses.rulebook import Rulebook
from canasta.fairness import Dealing, Header, Withheld
from canasta.match.opening import header_of
from canasta.match.start_position import Start
from canasta.match.validation import validated_names
from canasta.messages import UserError, text
from canasta.server.tables.chairs import Chair, FixedSeat, Request, new_invitation, new_invite, unique_name
from canasta.server.tables.indexes import AREA, Entries
from canasta.server.tables.rules import check_voice, differs_in_length_only, players_of, rules_of, start_of
from canasta.storage.people import Person
from canasta.storage.store import Entry
from canasta.wire.tables import NewTable, Status, TableSettings

#: Settings that the host can change.
SETTINGS: Final = TableSettings.__struct_fields__

#: Seconds per turn from which on players need not stay: the game goes on while they are away.
SLOW: Final = 3600

#: Kinds of entries about a game, from its deal on.
_OF_GAMES: Final = (
    "dealing", "committed", "revealed", "withheld", "started", "paused", "resumed", "over", "closed", "bank",
    "proposed", "agreed", "settled", "helped", "resigned", "turn",
)  # fmt: skip
#: Kinds of entries about one place.
_OF_PLACES: Final = ("sat", "bot", "stood", "stand_in", "replaced", "renamed")


class Room:
    """A table without its game: places, settings, deal, proposal, time banks."""

    def __init__(self, id: str, entries: Iterable[Entry]) -> None:
        self.id = id
        self.stream = f"{AREA}/{id}"
        self.number = 0  #: number of entries folded in
        self.status: Status = "waiting"
        self.game = ""  #: the stream of the game in play, or of the last one
        self.games: list[str] = []  #: the streams of all games, oldest first
        self.host = ""
        self.invite = ""
        self.old_invites: set[str] = set()  #: invitations that are no longer valid
        self.barred: set[str] = set()  #: people removed by the host; they need a new invitation
        self.new = NewTable()
        self.rules: Rulebook
        self.chairs: list[Chair] = []
        self.dealing: Dealing | None = None  #: the deal of the next game, while players commit and reveal
        self.withheld: tuple[Withheld, ...] = ()
        self.banks: list[int] = []  #: milliseconds left in each place's time bank
        self.stopped: dict[str, Any] = {}  #: the clock of a paused game
        #: At a slow table the person to act: hand, turn and place; and the end of their time (Unix time).
        self.turn: tuple[int, int, int] | None = None
        self.turn_until = 0.0
        self.proposal: Request | None = None
        self.proposals = 0  #: number of proposals so far
        self.proposal_until = 0.0  #: when the proposal lapses at a slow table (Unix time)
        self.turned_down: Counter[tuple[int, int]] = Counter()  #: declined proposals, by hand and place
        self.helped: set[int] = set()  #: places that have asked the coach in this game
        self.players: list[Chair] = []  #: the places at the start of the game
        self.removed: set[int] = set()  #: places of people replaced by bots in this game
        self.resigned = -1  #: place of a host who ended this game, or removed a player, while others played
        self.rematch = False  #: True from the first player who agrees to a rematch until its deal
        self.agreed: set[str] = set()  #: people who have agreed to the rematch
        self.consents: set[str] = set()  #: people who let others see finished hands with open cards
        self.dismissed: set[str] = set()  #: names of players removed by the host during the deal
        self.seats: list[FixedSeat] = []  #: at an evening's table, who plays at each place
        #: At an evening's table that gets the same deals as others: the evening's stream and the round.
        self.deals: tuple[str, int] | None = None
        #: At a table of a club's evening, the people who run the evening; None at all others.
        self.directors: frozenset[str] | None = None
        self.by_club = False  #: at such a table, if its rules are a book's except for the length of the game
        for entry in entries:
            self.fold(entry.kind, entry.payload)

    def fold(self, kind: str, payload: Any) -> None:
        """Apply an entry that was written."""
        self.number += 1
        if kind in _OF_GAMES:
            self._fold_game(kind, payload)
        elif kind in _OF_PLACES:
            self._fold_place(kind, payload)
        elif kind == "table":
            self.host, self.invite = payload["host"], payload["invite"]
            self.new = msgspec.convert(payload["new"], NewTable)
            self.seats = [FixedSeat(**seat) for seat in payload.get("seats", ())]
            if "deals" in payload:
                self.deals = payload["deals"][0], payload["deals"][1]
            self.directors = frozenset(payload["directors"]) if "directors" in payload else None
            self.rules = rules_of(self.new)
            self.by_club = self.directors is not None and differs_in_length_only(self.rules)
            self.chairs = [Chair()] * players_of(self.new, self.rules)
        elif kind == "swapped":
            one, other = payload["places"]
            self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]
        elif kind == "settings":
            more = (payload.get("bank_time", self.new.bank_time) - self.new.bank_time) * 1000
            self.banks = [max(0, bank + more) for bank in self.banks]
            self.new = msgspec.structs.replace(self.new, **payload)
        elif kind == "rematch":
            self.status, self.rematch = "waiting", True
            self.agreed |= {payload["person"]} if payload["yes"] else set()
        elif kind == "consent":
            person = {payload["person"]}
            self.consents = self.consents | person if payload["on"] else self.consents - person
        elif kind == "host":
            self.host = payload["person"]
        elif kind == "barred":
            self.barred.add(payload["person"])
        elif kind == "invitation":
            self.old_invites.add(self.invite)
            self.invite = payload["invite"]

    def _fold_place(self, kind: str, payload: Any) -> None:
        place = payload["place"]
        if kind in ("sat", "bot"):
            person = payload.get("person", "")
            self.chairs[place] = Chair(payload["name"], person, payload.get("bot", ""))
            self.barred.discard(person)
            if self.rematch and person:
                self.agreed.add(person)
        elif kind == "stood":
            self.agreed.discard(self.chairs[place].person)
            self.chairs[place] = Chair()
        elif kind == "stand_in":
            self._change(place, stand_in=payload["bot"], left=payload.get("left", False))
        elif kind == "replaced":
            chair = self.chairs[place]
            if chair.person and not chair.left:
                self.removed.add(place)
                if self.dealing is not None and not payload.get("deleted"):
                    self.dismissed.add(chair.name)
            self._change(place, person="", bot=payload["bot"], stand_in="", replaced=True)
        else:
            assert kind == "renamed"
            self._change(place, name=payload["name"])

    def _fold_game(self, kind: str, payload: Any) -> None:
        if kind == "dealing":
            self.status = "dealing"
            if self.deals is None:
                self.dealing = Dealing(self.header(self.names()), bytes.fromhex(payload["seed"]))
            self.dismissed = set()
            self.rematch, self.agreed = False, set()
        elif kind == "committed":
            assert self.dealing is not None
            self.dealing.commit(payload["player"], payload["commitment"])
        elif kind == "revealed":
            assert self.dealing is not None
            self.dealing.reveal(payload["player"], payload["contribution"])
        elif kind == "withheld":
            assert self.dealing is not None
            # Players of earlier starts stay on record, so that no one can secretly choose among deals.
            # Older entries do not name removed players: commitments were made to headers with "withheld".
            removed = payload.get("removed", ())
            missing = [each._replace(removed=each.player in removed) for each in self.dealing.withheld()]
            self.withheld = (*self.dealing.header.withheld, *missing)
            self.dealing, self.status = None, "waiting"
        elif kind == "started":
            self.game, self.status, self.dealing, self.withheld = payload["game"], "playing", None, ()
            self.games.append(payload["game"])
            self.banks = [self.new.bank_time * 1000] * len(self.chairs)
            self.chairs = [replace(chair, replaced=False) for chair in self.chairs]
            self.proposal, self.turned_down, self.stopped, self.turn = None, Counter(), {}, None
            self.helped, self.players, self.removed = set(), list(self.chairs), set()
            self.resigned = -1
        elif kind == "helped":
            self.helped.add(payload["place"])
        elif kind == "resigned":
            self.resigned = payload["place"]
        elif kind in ("paused", "over", "closed"):
            self.status, self.dealing, self.proposal = kind, None, None  # type: ignore[assignment]
            self.stopped = payload
            self.turn = self.turn if kind == "paused" else None
        elif kind == "resumed":
            self.status = "playing"
        elif kind in ("bank", "turn"):
            self._fold_time(kind, payload)
        elif kind == "proposed":
            what, place, hand, asked = (payload[key] for key in ("what", "place", "hand", "asked"))
            self.proposal = Request(what, place, hand, tuple(asked), frozenset([place]))
            self.proposals += 1
            self.proposal_until = payload.get("until", 0.0)
        elif kind == "agreed":
            assert self.proposal is not None
            agreed = self.proposal.agreed | {payload["place"]}
            self.proposal = replace(self.proposal, agreed=agreed)
        else:
            assert kind == "settled"
            if self.proposal is not None and not payload["agreed"]:
                self.turned_down[self.proposal.hand, self.proposal.place] += 1
            self.proposal = None

    def _fold_time(self, kind: str, payload: Any) -> None:
        if kind == "bank":
            self.banks[payload["place"]] = payload["left"]
        else:
            hand, turn, place = payload.get("turn", (0, 0, -1))
            self.turn = (hand, turn, place) if place >= 0 else None
            self.turn_until = payload.get("until", 0.0)

    def _change(self, place: int, **fields: Any) -> None:
        self.chairs[place] = replace(self.chairs[place], **fields)

    @property
    def slow(self) -> bool:
        """True if a turn may take so long that players come and go between turns."""
        return self.new.turn_time >= SLOW

    @property
    def playing(self) -> bool:
        """True if a game is in play, paused or being dealt."""
        return self.status in ("dealing", "playing", "paused")

    @property
    def waiting(self) -> list[int]:
        """The places of people who have not answered the proposal yet; bots agree to everything."""
        if self.proposal is None:
            return []
        proposal = self.proposal
        return [
            place
            for place in proposal.asked
            if place not in proposal.agreed and not self.chairs[place].played_by
        ]

    def place_of(self, person: str) -> int:
        """Return the place of a person, from 0; -1 if they do not sit here."""
        return next(
            (place for place, chair in enumerate(self.chairs) if person and chair.person == person), -1
        )

    def names(self) -> list[str]:
        """Return the players' names in the order of their places."""
        return [chair.name for chair in self.chairs]

    def header(self, names: Sequence[str]) -> Header:
        """Return the header of the next game: everything that is fixed before the cards are dealt."""
        new = self.new
        start = self.start
        return header_of(
            self.rules,
            names,
            target=new.target,
            irregularities=new.irregularities,
            position=start.line if start else "",
            as_listed=self.as_listed,
            withheld=self.withheld,
        )

    @property
    def ready(self) -> bool:
        """True if a game with fixed seats can begin: all have come, and there was none yet."""
        waits = bool(self.seats) and self.status == "waiting" and not self.games
        return waits and not any(chair.free for chair in self.chairs)

    @property
    def goes_on(self) -> bool:
        """True if the game goes on without clients: an evening waits for its result."""
        return bool(self.seats) and self.status in ("dealing", "playing")

    @property
    def awaits_deals(self) -> bool:
        """True while the deals that the table shares with others are not open yet."""
        return self.deals is not None and self.status == "dealing"

    @property
    def start(self) -> Start | None:
        """The position at which games begin; None if they are dealt."""
        return start_of(self.new, self.rules)

    @property
    def as_listed(self) -> bool:
        """True if the next game seats its players as they sit, so that partners are not drawn."""
        return self.new.partners != "lot" and self.start is None

    @property
    def open_hands(self) -> bool:
        """True if finished hands are shown with open cards during the game.

        That needs the consent of everyone who plays, or has played in this game and was replaced by a bot.
        """
        chairs = [*self.chairs, *self.players] if self.playing else self.chairs
        people = {chair.person for chair in chairs if chair.person}
        return self.new.teaching and bool(people) and people <= self.consents

    def directed(self, people: Iterable[str]) -> bool:
        """Return whether one of these people runs the club's evening of this table."""
        return self.directors is not None and not self.directors.isdisjoint(people)

    # --- Commands -----------------------------------------------------------------------------------

    def may_enter(self, person: str, invite: str) -> bool:
        """Return True if a person may sit down here."""
        if self.seats and self._seat_of(invite) >= 0:
            return True
        known = person == self.host or self.place_of(person) >= 0
        public = self.new.public and person not in self.barred
        return public or known or secrets.compare_digest(invite.encode(), self.invite.encode())

    def may_look(self, person: str, invite: str) -> bool:
        """Return True if a person may subscribe to the table."""
        if person == self.host or self.place_of(person) >= 0 or self._seat_of(invite) >= 0:
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
        self.check_open()
        if not self.may_enter(person.id, invite):
            raise self._closed_to(person.id, invite)
        if self.seats:
            return self._take_seat(person, invite)
        own = self.place_of(person.id)
        if own >= 0 and place and place != own + 1 and not self.playing:
            if self.new.partners == "host" and person.id != self.host:
                raise UserError("server.host_seats")
            return [("swapped", {"places": [own, self._free(place)]})]
        if own >= 0:
            return [("stand_in", {"place": own, "bot": ""})] if self.chairs[own].stand_in else []
        if self.playing:
            raise UserError("server.in_play")
        wanted = self._free(place)
        return [("sat", {"place": wanted, "person": person.id, "name": self._name(person.name)})]

    def _seat_of(self, code: str) -> int:
        """Return the place whose player has a code; -1 if there is none."""
        for place, seat in enumerate(self.seats):
            if seat.code and secrets.compare_digest(code.encode(), seat.code.encode()):
                return place
        return -1

    def _take_seat(self, person: Person, code: str) -> Entries:
        """Give a person the place that their code is for, also in place of a bot or another device."""
        own, place = self.place_of(person.id), self._seat_of(code)
        if own >= 0 and place in (-1, own):
            return [("stand_in", {"place": own, "bot": ""})] if self.chairs[own].stand_in else []
        if own >= 0 or place < 0:
            raise UserError("server.fixed_seats")
        taken: Entries = [("stood", {"place": place})] if self.chairs[place].person else []
        return [*taken, ("sat", {"place": place, "person": person.id, "name": self.seats[place].name})]

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
        self.check_open()
        self.check_host(person)
        if self.playing:
            gone = self.within(place)
            return [*self._resignation(gone), ("replaced", {"place": gone, "bot": level})]
        free = self._free(place)
        name = self.seats[free].name if self.seats else self.bot_name([])
        return [("bot", {"place": free, "bot": level, "name": name})]

    def remove(self, person: str, place: int) -> Entries:
        """Free a place, or let a bot play on there during a game (host only).

        A removed person cannot come back with the old invitation, except one who has not agreed to a rematch.
        """
        self.check_host(person)
        chair = self.chairs[self.within(place)]
        if chair.free:
            raise UserError("server.place_free", number=place)
        gone: Entries = []
        undecided = self.rematch and chair.person not in self.agreed
        if chair.person not in ("", self.host) and not undecided:
            gone = [("barred", {"person": chair.person}), new_invitation()]
        if self.playing:
            replaced = "replaced", {"place": place - 1, "bot": chair.bot or self.new.stand_in}
            return [*self._resignation(place - 1), replaced, *gone]
        return [("stood", {"place": place - 1}), *gone]

    def renew(self, person: str) -> Entries:
        """Replace the invitation; seated players stay (host only)."""
        self.check_host(person)
        self.check_open()
        return [new_invitation()]

    def consent(self, person: str, on: bool) -> Entries:
        """Let others see finished hands with open cards during the game, or no longer."""
        self.check_open()
        if self.place_of(person) < 0:
            raise UserError("server.not_seated")
        if not self.new.teaching:
            raise UserError("server.not_teaching")
        return [("consent", {"person": person, "on": on})] if on != (person in self.consents) else []

    def renames(self, names: Mapping[str, str]) -> Entries:
        """Return the entries that give people their current names, by id; nothing while a game is in play."""
        entries: Entries = []
        taken = self.names()
        for place, chair in enumerate(self.chairs):
            if self.playing or chair.person not in names:
                continue
            others = [*taken[:place], *taken[place + 1 :]]
            taken[place] = chair.name if self.seats else unique_name(others, names[chair.person])
            if taken[place] != chair.name:
                entries.append(("renamed", {"place": place, "name": taken[place]}))
        return entries

    def fill_with_bots(self, level: str) -> Entries:
        """Return the entries that fill free places with bots."""
        free = [place for place, chair in enumerate(self.chairs) if chair.free]
        names: list[str] = []
        entries: Entries = []
        for place in free:
            names.append(self.seats[place].name if self.seats else self.bot_name(names))
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
        self.check_open()
        return [("closed", {})]

    def resign(self, present: set[str]) -> Entries:
        """Return what is recorded for the ratings when the host ends a game in play (docs/ratings.md).

        A host who is only a spectator cannot end the game of players who are connected.
        """
        own = self.place_of(self.host)
        playing = [place for place in range(len(self.chairs)) if place != own and self._plays(place)]
        if own < 0 and any(self.chairs[place].person in present for place in playing):
            raise UserError("server.people_play")
        return [entry for place in playing[:1] for entry in self._resignation(place)]

    def _resignation(self, place: int) -> Entries:
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
        return validated_names([unique_name(self.names(), name)])[0]

    def bot_name(self, more: Sequence[str]) -> str:
        """Return a name for another bot that no player has, nor one who withheld a part in this deal."""
        taken = [*self.names(), *(each.player for each in self.withheld), *more]
        names = text("play.begin.bots").split()
        free = [name for name in names if unique_name(taken, name) == name]
        return free[0] if free else unique_name(taken, names[0])

    def check_host(self, person: str) -> None:
        """Raise a ``UserError`` unless the person is the host."""
        if person != self.host:
            raise UserError("server.not_host")

    def check_open(self) -> None:
        """Raise a ``UserError`` if the table is closed."""
        if self.status == "closed":
            raise UserError("server.closed")


def first_entry(person: str, new: NewTable) -> tuple[str, object]:
    """Return the first entry of a new table's stream; raise a ``UserError`` if its settings are invalid."""
    start_of(new, rules_of(new))
    players_of(new, rules_of(new))
    check_voice(new)
    return "table", {"host": person, "invite": new_invite(), "new": msgspec.to_builtins(new)}
