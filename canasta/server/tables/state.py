"""The state of a table, folded from its stream entry by entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec

from canasta.clauses.rulebook import Rulebook
from canasta.fairness import Dealing, Header, Withheld
from canasta.match.opening import header_of
from canasta.match.start_position import Start
from canasta.server.tables.rules import players_of, rules_of, start_of
from canasta.storage.store import Entry
from canasta.wire.tables import NewTable, Proposed, Status, TableSettings

AREA: Final = "tables"
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
#: Prefixes of the lists of tables at which a person sits, or is the host.
SITTING: Final = "sitting/"
HOSTING: Final = "hosting/"
#: Prefix of the lists of tables and games that a person has played.
PLAYED: Final = "played/"

#: Settings that the host can change.
SETTINGS: Final = TableSettings.__struct_fields__

Entries = list[tuple[str, object]]
#: Kinds of entries about a game, from its deal on.
_OF_GAMES: Final = (
    "dealing", "committed", "revealed", "withheld", "started", "paused", "resumed", "over", "closed", "bank",
    "proposed", "agreed", "settled", "helped", "resigned",
)  # fmt: skip


@dataclass(frozen=True)
class Chair:
    """A place: free, a person's or a bot's; ``stand_in`` is the bot that plays for an absent person."""

    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""
    left: bool = False  #: the person has stood up, and returns only by sitting down again
    replaced: bool = False  #: the bot took the place of a person in this game

    @property
    def free(self) -> bool:
        """True if the place is neither a person's nor a bot's."""
        return not self.person and not self.bot

    @property
    def for_somebody(self) -> bool:
        """True if a bot that plays here does so in place of a person."""
        return bool(self.person) or self.replaced

    @property
    def played_by(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class Request:
    """A proposal, with the places that are asked and those that have agreed."""

    what: Proposed
    place: int
    hand: int
    asked: tuple[int, ...]
    agreed: frozenset[int]


class TableState:
    """The state of a table without its game."""

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
        self.proposal: Request | None = None
        self.proposals = 0  #: number of proposals so far
        self.turned_down: Counter[tuple[int, int]] = Counter()  #: declined proposals, by hand and place
        self.helped: set[int] = set()  #: places that have asked the coach in this game
        self.players: list[Chair] = []  #: the places at the start of the game
        self.removed: set[int] = set()  #: places of people replaced by bots in this game
        self.resigned = -1  #: place of a host who ended this game, or removed a player, while others played
        self.dismissed: set[str] = set()  #: names of players removed by the host during the deal
        for entry in entries:
            self.fold(entry.kind, entry.payload)

    def fold(self, kind: str, payload: Any) -> None:
        """Apply an entry that was written."""
        self.number += 1
        if kind in _OF_GAMES:
            self._fold_game(kind, payload)
        elif kind == "table":
            self.host, self.invite = payload["host"], payload["invite"]
            self.new = msgspec.convert(payload["new"], NewTable)
            self.rules = rules_of(self.new)
            self.chairs = [Chair()] * players_of(self.new, self.rules)
        elif kind in ("sat", "bot"):
            self.chairs[payload["place"]] = Chair(
                payload["name"], payload.get("person", ""), payload.get("bot", "")
            )
            self.barred.discard(payload.get("person", ""))
        elif kind == "stood":
            self.chairs[payload["place"]] = Chair()
        elif kind == "swapped":
            one, other = payload["places"]
            self.chairs[one], self.chairs[other] = self.chairs[other], self.chairs[one]
        elif kind == "settings":
            more = (payload.get("bank_time", self.new.bank_time) - self.new.bank_time) * 1000
            self.banks = [max(0, bank + more) for bank in self.banks]
            self.new = msgspec.structs.replace(self.new, **payload)
        elif kind == "stand_in":
            self._change(payload["place"], stand_in=payload["bot"], left=payload.get("left", False))
        elif kind == "replaced":
            chair = self.chairs[payload["place"]]
            if chair.person and not chair.left:
                self.removed.add(payload["place"])
                if self.dealing is not None and not payload.get("deleted"):
                    self.dismissed.add(chair.name)
            self._change(payload["place"], person="", bot=payload["bot"], stand_in="", replaced=True)
        elif kind == "renamed":
            self._change(payload["place"], name=payload["name"])
        elif kind == "host":
            self.host = payload["person"]
        elif kind == "barred":
            self.barred.add(payload["person"])
        elif kind == "invitation":
            self.old_invites.add(self.invite)
            self.invite = payload["invite"]

    def _fold_game(self, kind: str, payload: Any) -> None:
        if kind == "dealing":
            self.status = "dealing"
            self.dealing = Dealing(self.header(self.names()), bytes.fromhex(payload["seed"]))
            self.dismissed = set()
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
            self.proposal, self.turned_down, self.stopped = None, Counter(), {}
            self.helped, self.players, self.removed = set(), list(self.chairs), set()
            self.resigned = -1
        elif kind == "helped":
            self.helped.add(payload["place"])
        elif kind == "resigned":
            self.resigned = payload["place"]
        elif kind in ("paused", "over", "closed"):
            self.status, self.dealing, self.proposal = kind, None, None  # type: ignore[assignment]
            self.stopped = payload
        elif kind == "resumed":
            self.status = "playing"
        elif kind == "bank":
            self.banks[payload["place"]] = payload["left"]
        elif kind == "proposed":
            what, place, hand, asked = (payload[key] for key in ("what", "place", "hand", "asked"))
            self.proposal = Request(what, place, hand, tuple(asked), frozenset([place]))
            self.proposals += 1
        elif kind == "agreed":
            assert self.proposal is not None
            agreed = self.proposal.agreed | {payload["place"]}
            self.proposal = replace(self.proposal, agreed=agreed)
        else:
            assert kind == "settled"
            if self.proposal is not None and not payload["agreed"]:
                self.turned_down[self.proposal.hand, self.proposal.place] += 1
            self.proposal = None

    def _change(self, place: int, **fields: Any) -> None:
        self.chairs[place] = replace(self.chairs[place], **fields)

    def listings(self, entries: Entries) -> list[tuple[str, bool]]:
        """Return the lists that some entries add the table to (True) or remove it from (False)."""
        found: list[tuple[str, bool]] = []
        for kind, payload in entries:
            assert isinstance(payload, dict)
            if kind == "sat":
                found.append((SITTING + payload["person"], True))
            elif kind in ("stood", "replaced"):
                found.append((SITTING + self.chairs[payload["place"]].person, False))
            elif kind == "settings" and "public" in payload:
                found.append((LOBBY, payload["public"]))
            elif kind == "host":
                found += [(HOSTING + self.host, False), (HOSTING + payload["person"], True)]
            elif kind == "closed":
                lists = [LOBBY, HOSTING + self.host, *(SITTING + chair.person for chair in self.chairs)]
                found += [(name, False) for name in lists]
        return found

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
            withheld=self.withheld,
        )

    @property
    def start(self) -> Start | None:
        """The position at which games begin; None if they are dealt."""
        return start_of(self.new, self.rules)
