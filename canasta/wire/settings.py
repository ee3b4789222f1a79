"""The setup of a table: the rules, the players, and the numbers a page needs to draw it."""

from __future__ import annotations

from typing import Literal, cast

from canasta.clauses.going_out import FineForNotGoingOut
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.take import AlwaysFrozen, FrozenNeedsPair
from canasta.clauses.talon import Announces
from canasta.match import Match
from canasta.wire.base import SIDES, Side, Wire
from canasta.wire.pads import FirstMeldStep

Irregularities = Literal["refused", "referee"]


class HouseRule(Wire):
    """The house rule that changes a book."""

    name: str
    version: int
    hash: str
    title: str = ""  #: its name as the table writes it


class Rules(Wire):
    """The rules of a game."""

    book: str
    version: int
    options: list[str]
    house: HouseRule | None


class TableCitations(Wire):
    """Paragraphs that a table always cites: an id, ``house:`` and the name of a house rule, or nothing."""

    frozen: str  #: what it takes to take a frozen pile
    first_meld: str


class AskingToGoOut(Wire):
    """What it means to ask the partner for permission to go out."""

    cites: str  #: the paragraph of the duty after a yes, else that of the question
    binds: bool  #: a yes obliges the player to go out
    fine: int  #: points that a side loses if its player does not go out after a yes
    once: bool  #: a player can ask once in a hand


class Settings(Wire):
    """A table before the first card: everything that stays the same for the whole game."""

    rules: Rules
    players: list[str]  #: in the order they were named
    sides: dict[Side, list[str]]  #: the players of each side, in seating order
    seats: int  #: players in one hand; others sit out
    target: int  #: points that end the game; 0 if the number of hands is fixed
    hands: int  #: that make a game; 0 if the target does
    packs: int
    hand_size: int
    draws: int  #: cards drawn from the stock in a turn
    reserves: list[int]  #: sizes of the reserves that are dealt to each player
    canasta_size: int
    pile_shown: int  #: the number of pile cards that all players may look at
    announces: int  #: a player with this many cards or fewer announces it; 0: never
    always_frozen: bool
    cites: TableCitations
    asking: AskingToGoOut | None  #: none without partners
    first_melds: list[FirstMeldStep]  #: by total; empty if the number of the hand decides
    irregularities: Irregularities  #: whether irregular acts are refused, or can be tried and called
    commitment: str  #: published by the host before the first card; empty if the deals come from a known seed
    opening: str  #: everything that determines the fair deals, except the seed; else empty


def write_house(book: Rulebook) -> HouseRule | None:
    """Write the house rule in force."""
    house = book.house
    return HouseRule(house.name, house.version, house.hash, house.title or house.name) if house else None


def write_rules(book: Rulebook) -> Rules:
    """Write the rules of a game."""
    return Rules(book.slug, book.version, list(book.chosen), write_house(book))


def write_members(match: Match) -> dict[Side, list[str]]:
    """Return the players of each side."""
    return {
        SIDES[side]: [match.names[player] for player in members] for side, members in enumerate(match.members)
    }


def _write_asking(match: Match) -> AskingToGoOut | None:
    """Write what asking to go out means; None without partners."""
    asking = match.setup.asking
    if not asking.paragraph:
        return None
    fines = [clause for clause in match.setup.book.turn_ends if isinstance(clause, FineForNotGoingOut)]
    return AskingToGoOut(
        cites=next((fine.paragraph for fine in fines), asking.obliges or asking.paragraph),
        binds=bool(asking.obliges),
        fine=sum(fine.points for fine in fines),
        once=bool(asking.compulsory) and not asking.every_time,
    )


def write_settings(match: Match) -> Settings:
    """Write the settings of a game."""
    setup, book, first = match.setup, match.setup.book, match.setup.book.first_meld
    steps = [] if first.by_hand else [FirstMeldStep(count, start=start) for start, count in first.steps]
    always = [clause.paragraph for clause in book.take if isinstance(clause, AlwaysFrozen)]
    frozen = [clause.paragraph for clause in book.take if isinstance(clause, FrozenNeedsPair)]
    return Settings(
        rules=write_rules(book),
        players=list(match.names),
        sides=write_members(match),
        seats=setup.seats,
        target=match.target,
        hands=book.hands,
        packs=setup.packs,
        hand_size=setup.hand_size,
        draws=setup.draw,
        reserves=list(setup.reserve_sizes),
        canasta_size=setup.canasta_size,
        pile_shown=book.look_back,
        announces=sum(clause.cards for clause in book.after_discard if isinstance(clause, Announces)),
        always_frozen=bool(always),
        asking=_write_asking(match),
        first_melds=steps,
        cites=TableCitations(next(iter(always + frozen), ""), first.paragraph),
        irregularities=cast(Irregularities, match.irregularities),
        commitment=match.commitment,
        opening=match.opening,
    )
