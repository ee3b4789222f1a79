"""A game as a client follows it, from the messages of the server.

The seating of each hand is computed by the same class that the server's game uses.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from canasta.books import book
from canasta.books.house import read_house, shipped_house
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import setup_for
from canasta.engine import View, view
from canasta.match import HIDDEN, HandResult, Report, SeenCards
from canasta.match.course import Course
from canasta.messages import SIDE_LETTERS
from canasta.notation import read_position
from canasta.notation.position.keys import ENDINGS
from canasta.wire import card_of, read_event
from canasta.wire import scores as wire
from canasta.wire.protocol import GameInfo
from canasta.wire.settings import Rules
from canasta.wire.views import SpectatorUpdate, Update

_NONE: Final = -1


class RemoteGame(Course):
    """One game from a player's point of view; ``player`` is -1 for a spectator."""

    def __init__(self, game_message: GameInfo) -> None:
        game = game_message.game
        self.names = tuple(game.players)
        self.player = game_message.place - 1
        self.commitment = game.commitment
        self.rules = _rules(game.rules, game_message.house)
        self.history: list[HandResult] = []
        self.view: View | None = None  #: everything the player knows, when it is their turn
        self.seen: SeenCards | None = None
        setup = setup_for(self.rules, len(self.names))
        players = {name: player for player, name in enumerate(self.names)}
        members = [[players[name] for name in game.sides[side]] for side in game.sides]
        sizes = [len(names) for names in members]
        if (
            len(sizes) != setup.sides
            or min(sizes) < setup.seats // setup.sides
            or {player for names in members for player in names} != {*range(sum(sizes))}
            or not _NONE <= self.player < len(self.names)
        ):
            raise ValueError("sides that are none")
        super().__init__(setup, members, game.target)

    @property
    def hand_number(self) -> int:
        """The number of the hand in play, or of the last one."""
        return self.number

    @property
    def seat(self) -> int:
        """The player's seat in this hand; -1 when sitting out or watching."""
        return self.seats.index(self.player) if self.player in self.seats else _NONE

    def seat_names(self) -> list[str]:
        """Return the players' names by seat."""
        return [self.names[player] for player in self.seats]

    def apply_update(self, update: Update | SpectatorUpdate) -> Report:
        """Process an update; return a report like that of a local game."""
        table = update.view.table if isinstance(update, Update) else update.table
        if self.number < table.hand:
            self.number = table.hand - 1
            self.next_hand()
        self.view = self.seen = None
        if isinstance(update, Update) and update.view.position is not UNSET:
            state = read_position(update.view.position, [self.rules])
            if state.setup.book != self.rules or state.actor != self.seat:
                raise ValueError("a position of another game")
            self.view = view(state, state.actor)
            self.seen = _seen(update)
        return Report(
            update.number,
            (),
            tuple(map(read_event, update.events)),
            tuple(_cards(getattr(event, "cards", [])) for event in update.events),
            None,
        )

    def count(self, result: wire.HandResult) -> HandResult:
        """Process the result of a hand."""
        lines = [
            ScoreLine(
                SIDE_LETTERS.index(line.side),
                line.points,
                Reason(line.paragraph or "", line.message, line.params),
            )
            for line in result.lines
        ]
        found = HandResult(
            result.number,
            result.dealer - 1,
            self.seats,
            tuple(lines),
            tuple(result.points),
            tuple(result.totals),
            ENDINGS[result.ending],
            _NONE if result.out is None else result.out - 1,
            result.concealed,
        )
        self.totals = found.totals
        if not self.history or self.history[-1].number < found.number:
            self.history.append(found)
        return found


def _rules(rules: Rules, house: str) -> Rulebook:
    if house:
        return read_house(house, agreed=True).book
    if rules.house is not None:
        return shipped_house(rules.house.name).book
    return book(rules.book).with_options(rules.options)


def _cards(names: list[str]) -> tuple[int, ...]:
    cards = [card_of(name) for name in names]
    return tuple(HIDDEN if card is None else card for card in cards)


def _seen(update: Update) -> SeenCards:
    """Return the visible cards: the player's hand and the top of the pile."""
    pile = _cards(update.view.table.pile.cards)
    return SeenCards(
        seat=update.view.seat - 1,
        hand=tuple(sorted(_cards(update.view.hand))),
        sets=(),
        red_threes=(),
        black_threes=(),
        calientes=(),
        top=pile[-1] if pile else HIDDEN,
        pile=pile,
    )
