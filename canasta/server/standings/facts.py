"""What is kept of a game that is over, worked out from its log and from who sat at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from canasta.match import Acted, HandResult, HandStarted, Match, Noted, TakenBack, Undone
from canasta.server.tables.room import Room
from canasta.server.tables.standing import Chair
from canasta.table.actions import DISCARD, TAKE_ADD, TAKE_PAIR

#: Score lines that count canastas, by what they are.
_CANASTAS: Final = {
    "natural_canastas": "natural", "canasta_natural": "natural", "books_natural": "natural",
    "mixed_canastas": "mixed", "canasta_mixed": "mixed", "books_mixed": "mixed",
    "canasta_wild": "wild", "canasta_twos": "wild", "small_wild_canasta": "wild", "big_wild_canasta": "wild",
    "books_wild": "wild",
}  # fmt: skip


class PlayerFacts(msgspec.Struct, omit_defaults=True):
    """Somebody in a game, and what they and their side did in the hands in which they played."""

    name: str
    side: int
    person: str = ""  #: nothing for a bot, or for somebody whom the host replaced by one
    bot: str = ""  #: its level
    hands: int = 0
    points: int = 0  #: of the side
    out: int = 0  #: hands in which this player went out
    concealed: int = 0
    special: int = 0  #: special hands shown
    natural: int = 0  #: canastas of the side
    mixed: int = 0
    wild: int = 0
    melds: int = 0  #: hands in which the side made its first meld
    meld_turns: int = 0  #: the rounds in which it did, added up
    takes: int = 0  #: piles that this player took
    turns: int = 0
    away: int = 0  #: turns that a bot played because the player was not there
    after: tuple[float, float] | None = None  #: μ and σ of the rating after it; none if it did not count

    @property
    def left(self) -> bool:
        """Whether a bot played most of the turns in somebody's place."""
        return self.away * 2 > self.turns


class GameFacts(msgspec.Struct, omit_defaults=True):
    """A game that is over."""

    game: str  #: its stream
    table: str
    number: int  #: of the games at that table, from 1
    book: str
    players: list[PlayerFacts]
    totals: list[int]
    options: list[str] = []
    house: str = ""
    target: int = 0
    hands: int = 0
    winners: list[int] = []
    abandoned: bool = False
    helped: bool = False  #: somebody asked the coach
    placed: bool = False  #: it began at a position that somebody set up

    @property
    def rated(self) -> bool:
        """Whether it counts for ratings: dealt, played out by the book, without the coach, with people."""
        fair = bool(self.winners) and not (self.house or self.helped or self.placed)
        return fair and any(player.person for player in self.players)

    @property
    def spared(self) -> set[str]:
        """Who is not charged with a loss, because their partner left most of the turns to a bot."""
        left = {player.side for player in self.players if player.left}
        return {
            player.person
            for player in self.players
            if player.person and not player.left and player.side in left and player.side not in self.winners
        }


def facts_of(room: Room, match: Match) -> GameFacts:
    """The facts of the last game at a table."""
    sides = {player: side for side, members in enumerate(match.members) for player in members}
    players = [
        _player(name, sides[place], place, room.players, room.removed)
        for place, name in enumerate(match.names)
    ]
    for result in match.history:
        _add_result(result, players)
    _add_actions(match, players)
    _add_turns(match, players)
    book = match.setup.book
    return GameFacts(
        room.game,
        room.id,
        len(room.games),
        book.slug,
        players,
        list(match.totals),
        list(book.chosen),
        book.house.name if book.house else "",
        match.target,
        len(match.history),
        list(match.winners),
        match.abandoned,
        bool(room.helped),
        match.start is not None,
    )


def _player(name: str, side: int, place: int, chairs: Sequence[Chair], removed: set[int]) -> PlayerFacts:
    chair = chairs[place] if place < len(chairs) else Chair()
    person = "" if place in removed else chair.person
    return PlayerFacts(name, side, person, "" if person else chair.bot or chair.stand_in or "club")


def _add_result(result: HandResult, players: list[PlayerFacts]) -> None:
    canastas: dict[tuple[int, str], int] = {}
    special: set[int] = set()
    for line in result.lines:
        message = line.reason.message.removeprefix("score.")
        if message in _CANASTAS:
            key = line.side, _CANASTAS[message]
            canastas[key] = canastas.get(key, 0) + int(line.reason.params.get("number", 1))
        elif message.startswith("special"):
            special.add(line.side)
    for seat, place in enumerate(result.seats):
        player = players[place]
        player.hands += 1
        player.points += result.points[player.side]
        player.natural += canastas.get((player.side, "natural"), 0)
        player.mixed += canastas.get((player.side, "mixed"), 0)
        player.wild += canastas.get((player.side, "wild"), 0)
        if seat == result.out:
            player.out += 1
            player.concealed += result.concealed
            player.special += player.side in special


def _add_actions(match: Match, players: list[PlayerFacts]) -> None:
    """First melds and taken piles; what was taken back does not count."""
    hand: list[Acted] = []
    for entry in [*match.entries, HandStarted(0, 0, (), (), ())]:
        if isinstance(entry, Acted):
            hand.append(entry)
        elif isinstance(entry, Undone) and hand:
            hand.pop()
        elif isinstance(entry, TakenBack):
            del hand[len(hand) - entry.actions :]
        elif isinstance(entry, HandResult):
            _add_hand(hand, entry, players)
        elif isinstance(entry, HandStarted):
            hand = []


def _add_turns(match: Match, players: list[PlayerFacts]) -> None:
    seats: Sequence[int] = ()
    seen: set[tuple[int, int]] = set()
    for entry in match.entries:
        if isinstance(entry, HandStarted):
            seats, seen = entry.seats, set()
        elif isinstance(entry, Acted) and (entry.seat, entry.turn) not in seen:
            seen.add((entry.seat, entry.turn))
            players[seats[entry.seat]].turns += 1
        elif isinstance(entry, Noted) and entry.why == "away":
            players[seats[entry.seat]].away += 1


def _add_hand(hand: list[Acted], result: HandResult, players: list[PlayerFacts]) -> None:
    opened: set[int] = set()
    for entry in hand:
        player = players[result.seats[entry.seat]]
        if TAKE_PAIR <= entry.action < TAKE_ADD + 16:
            player.takes += 1
        if TAKE_PAIR <= entry.action < DISCARD and player.side not in opened:
            opened.add(player.side)
            for place in result.seats:
                if players[place].side == player.side:
                    players[place].melds += 1
                    players[place].meld_turns += entry.turn // len(result.seats) + 1
