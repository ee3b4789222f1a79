"""A rulebook made ready for one number of players: the numbers and tables the engine reads."""

from __future__ import annotations

from canasta.cards import JOKER, KIND_OF_CARD, KINDS, TWO, pack_cards
from canasta.clauses.base import Does, Refuses
from canasta.clauses.meld import WildLimit
from canasta.clauses.rulebook import Rulebook
from canasta.table.words import FIELDS, RANKLESS


class Setup:
    """Book, players and what follows from them. Shared by all states of a game; never changed."""

    __slots__ = (
        "asks", "book", "canasta_size", "canasta_takes_all", "canastas_needed", "capacity", "deck",
        "discard", "discarded", "draw", "drawn", "hand_size", "has_partners", "joker_value",
        "last_discard", "meld", "naturals_make_room", "packs", "players", "room",
        "seats", "sides", "sorted_deck", "take", "two_value", "values",
    )  # fmt: skip

    def __init__(self, book: Rulebook, players: int) -> None:
        seating = book.seating(players)
        self.book = book
        self.players = players
        self.seats = seating.seats
        self.sides = seating.sides
        self.packs = seating.packs
        self.has_partners = seating.seats > seating.sides
        self.asks = self.has_partners and book.asking is not None
        self.hand_size = seating.hand_size
        self.draw = seating.draw
        self.values = book.values
        self.two_value = book.values[TWO]
        self.joker_value = book.values[JOKER]
        self.canasta_size = book.canasta_size
        limits = [clause for clause in book.meld if isinstance(clause, WildLimit)]
        #: A side that has its canastas can always lay its wild cards: there is one that takes them all.
        self.canasta_takes_all = all(limit.canasta_unlimited for limit in limits)
        self.canastas_needed = book.going_out.canastas[players]
        self.last_discard = book.going_out.last_discard
        self.take: tuple[Refuses, ...] = book.take
        self.meld: tuple[Refuses, ...] = book.meld
        self.discard: tuple[Refuses, ...] = book.discard
        self.drawn: list[tuple[Does, ...]] = [book.drawn.get(kind, ()) for kind in range(KINDS + 1)]
        self.discarded: list[tuple[Does, ...]] = [book.discarded.get(kind, ()) for kind in range(KINDS + 1)]
        #: All cards, as kinds, unshuffled.
        self.deck = bytes(KIND_OF_CARD[card] for card in pack_cards(seating.packs))
        self.sorted_deck = sorted(self.deck)
        #: By rank: may a set of n natural and w wild cards (n * 32 + w) take another wild card, and how
        #: many of them one after another?
        self.room = _room_tables(limits)
        self.capacity = [_capacity(room) for room in self.room]
        #: A set with more natural cards never has less room for wild ones.
        self.naturals_make_room = all(
            table[place] <= table[place + 32] for table in self.capacity for place in range(64, 31 * 32)
        )

    def side_of(self, seat: int) -> int:
        """The side a seat plays for: sides alternate round the table."""
        return seat % self.sides

    def partner_of(self, seat: int) -> int:
        """The partner whose turn comes next after a seat's."""
        return (seat + self.sides) % self.seats

    def __reduce__(self) -> tuple[type[Setup], tuple[Rulebook, int]]:
        return (Setup, (self.book, self.players))


def _room_tables(limits: list[WildLimit]) -> list[bytes]:
    """By rank, whether there is room for another wild card."""
    tables = []
    none = bytes(32 * 32)
    table = bytes(
        all(limit.room(naturals, wild) for limit in limits) for naturals in range(32) for wild in range(32)
    )
    for place in range(FIELDS):
        tables.append(none if place == RANKLESS else table)
    return tables


def _capacity(room: bytes) -> bytes:
    """How many wild cards a set can take one after another, for every entry of a room table."""
    numbers = bytearray(len(room))
    for naturals in range(32):
        for wild in reversed(range(31)):
            place = naturals * 32 + wild
            if room[place]:
                numbers[place] = 1 + numbers[place + 1]
    return bytes(numbers)
