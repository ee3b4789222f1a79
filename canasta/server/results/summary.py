"""Facts about a finished game, derived from its log and from the seats at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from canasta.match import Acted, HandResult, HandStarted, Match, Noted, Ruled, TakenBack, Undone
from canasta.server.tables.chairs import Chair
from canasta.server.tables.room import Room
from canasta.table.actions import DISCARD, TAKE_ADD, TAKE_PAIR

#: Score lines that count canastas, and the kind of canasta.
_CANASTAS: Final = {
    "natural_canastas": "natural", "canasta_natural": "natural", "books_natural": "natural",
    "mixed_canastas": "mixed", "canasta_mixed": "mixed", "books_mixed": "mixed",
    "canasta_wild": "wild", "canasta_twos": "wild", "small_wild_canasta": "wild", "big_wild_canasta": "wild",
    "books_wild": "wild",
}  # fmt: skip


class PlayerSummary(msgspec.Struct, omit_defaults=True):
    """A player in a game, with what they and their side did in the hands they played."""

    name: str
    side: int
    person: str = ""  #: empty for a bot, and for a person replaced by one
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
    meld_turns: int = 0  #: the sum of the rounds in which it did
    takes: int = 0  #: piles that this player took
    turns: int = 0
    away: int = 0  #: turns that a bot played because the player was absent
    late: int = 0  #: turns that a bot finished because the player ran out of time
    whole: int = 0  #: hands in which no bot played a turn for the player
    stand_in: str = ""  #: the level of the bot that played most of the turns for a person
    after: tuple[float, float] | None = None  #: μ and σ of the rating after the game; None if unrated

    @property
    def left(self) -> bool:
        """True if a bot played most of the player's turns."""
        return (self.away + self.late) * 2 > self.turns


class GameSummary(msgspec.Struct, omit_defaults=True):
    """A finished game."""

    game: str  #: its stream
    table: str
    number: int  #: among the games at that table, from 1
    book: str
    players: list[PlayerSummary]
    totals: list[int]
    options: list[str] = []
    house: str = ""
    target: int = 0
    hands: int = 0
    winners: list[int] = []
    abandoned: bool = False
    assisted: list[int] = []  #: sides that asked the coach, took back a play or had a hand dealt again
    placed: bool = False  #: it began from a position that was set up
    short: bool = False  #: its target was less than the book's usual one
    refereed: bool = False  #: a referee could make rulings at the table
    resigned: str = ""  #: the person who ended it while another played on, or who removed that player
    by_club: bool = False  #: of a club's evening, by a book's rules except for the length of the game
    directed: bool = False  #: one of its players runs that evening


def summarize_game(room: Room, match: Match) -> GameSummary:
    """Collect the facts of the last game at a table."""
    sides = {player: side for side, members in enumerate(match.members) for player in members}
    players = [_player(room, name, sides[place], place) for place, name in enumerate(match.names)]
    for result in match.history:
        _add_result(result, players)
    _add_actions(match, players)
    _add_turns(match, players)
    for place, player in enumerate(players):
        if player.person and player.left:
            player.stand_in = _level(room, place)
    assisted = {sides[place] for place in room.helped}
    if any(isinstance(entry, TakenBack | Ruled) for entry in match.entries):
        assisted |= {player.side for player in players if player.person}  # all of whom had to agree to it
    book = match.setup.book
    return GameSummary(
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
        sorted(assisted),
        match.start is not None,
        0 < match.target < book.target,
        room.new.may_rule != "nobody",
        _chair(room.players, room.resigned).person,
        room.by_club,
        room.by_club and room.directed(chair.person for chair in (*room.players, *room.chairs)),
    )


def _player(room: Room, name: str, side: int, place: int) -> PlayerSummary:
    person = "" if place in room.removed else _chair(room.players, place).person
    return PlayerSummary(name, side, person, "" if person else _level(room, place))


def _level(room: Room, place: int) -> str:
    """Return the level of the bot that plays in a place, or would play there."""
    return _chair(room.chairs, place).played_by or room.new.stand_in


def _chair(chairs: Sequence[Chair], place: int) -> Chair:
    return chairs[place] if 0 <= place < len(chairs) else Chair()


def _add_result(result: HandResult, players: list[PlayerSummary]) -> None:
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


def _add_actions(match: Match, players: list[PlayerSummary]) -> None:
    """Count first melds and taken piles; plays that were taken back do not count."""
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


def _add_turns(match: Match, players: list[PlayerSummary]) -> None:
    """Count the turns, the turns that bots played for people, and the hands without any of the latter."""
    seats: Sequence[int] = ()
    seen: set[tuple[int, int]] = set()
    by_bots: set[int] = set()
    for entry in match.entries:
        if isinstance(entry, HandStarted):
            seats, seen, by_bots = entry.seats, set(), set()
        elif isinstance(entry, Acted) and (entry.seat, entry.turn) not in seen:
            seen.add((entry.seat, entry.turn))
            players[seats[entry.seat]].turns += 1
        elif isinstance(entry, Noted):
            by_bots.add(entry.seat)
            player = players[seats[entry.seat]]
            if entry.why == "away":
                player.away += 1
            else:
                player.late += 1
        elif isinstance(entry, HandResult):
            for seat in {seat for seat, _ in seen} - by_bots:
                players[seats[seat]].whole += 1


def _add_hand(hand: list[Acted], result: HandResult, players: list[PlayerSummary]) -> None:
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
