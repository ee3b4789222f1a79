"""A rulebook prepared for one number of players: the numbers and tables the engine reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import BLACK_THREE, JOKER, KIND_OF_CARD, KINDS, RANKS, RED_THREE, TWO, pack_cards
from canasta.clauses.bars import WildSetFirst
from canasta.clauses.base import Does, Limit
from canasta.clauses.black_threes_taken import BlackThreesTaken
from canasta.clauses.going_out import NO_ASKING
from canasta.clauses.reserve import CLOSES, FOLLOWED, STAYS, ReserveThreesShown
from canasta.clauses.rulebook import HouseRule, Rulebook
from canasta.clauses.threes import DrawnThree, ShownOnceOpened, ShownOnOpening
from canasta.table.packing import (
    BIT,
    BLACK_FIELD,
    FIELD,
    FIELDS,
    NATURAL_ONES,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SPECIAL_FIELDS,
)
from canasta.table.state import SAID_YES, SET_JOKERS, SET_TWOS, State

#: More cards than a pile can have.
_WHOLE_PILE = 1000
#: A size that no set reaches: of one rank there are four cards in a pack, and seven packs at most.
_NEVER = 31


class Setup:
    """Book, players and derived data. Shared by all states of a game; immutable.

    Args:
        book: The rules.
        players: The number of players.

    Examples:
        >>> from canasta.books import book
        >>> setup = Setup(book("caliente"), 6)
        >>> setup, setup.seats, setup.sides
        (<Setup of caliente for 6 players>, 4, 2)
    """

    __slots__ = (
        "all_feet",
        "asking",
        "asks",
        "asks_late",
        "base_needed",
        "before_take",
        "binding_yes",
        "blacks",
        "blacks_out",
        "book",
        "bury_never",
        "canasta_first",
        "canasta_size",
        "canasta_takes_all",
        "canastas_needed",
        "capacity",
        "closed_mask",
        "deck",
        "deck_counts",
        "discardable",
        "discarded",
        "draw",
        "drawn",
        "early_reserve",
        "free_set",
        "hand_size",
        "happenings",
        "has_bars",
        "has_partners",
        "joker_value",
        "keep",
        "kept",
        "last_discard",
        "mixable",
        "most_wild",
        "naturals_first",
        "naturals_make_room",
        "opens",
        "packs",
        "players",
        "put_away",
        "quiet",
        "reserve_sizes",
        "room",
        "seats",
        "set_kinds",
        "set_limit",
        "shown_from_pile",
        "sides",
        "special_opened",
        "special_singles",
        "staged",
        "taken",
        "taken_at_least",
        "then",
        "turn_begins",
        "two_value",
        "values",
        "wild_until",
        "with_top",
        "words",
    )  # fmt: skip

    players: i64
    seats: i64
    sides: i64
    packs: i64
    binding_yes: i64
    taken: i64
    taken_at_least: i64
    bury_never: i64
    discardable: i64
    keep: i64
    quiet: i64
    hand_size: i64
    draw: i64
    values: vec[i64]
    two_value: i64
    joker_value: i64
    canasta_size: i64
    canastas_needed: i64
    last_discard: i64
    mixable: i64
    put_away: i64
    set_limit: i64
    with_top: i64
    then: i64
    closed_mask: i64
    kept: i64
    blacks: i64
    blacks_out: i64
    naturals_first: i64
    free_set: i64
    wild_until: i64

    def __init__(self, book: Rulebook, players: int) -> None:
        seating = book.seating(players)
        self.book = book
        self.players = players
        self.seats = seating.seats
        self.sides = seating.sides
        self.packs = seating.packs
        self.has_partners = seating.seats > seating.sides
        self.asks = self.has_partners and book.asking is not None
        #: The flag of a binding yes, or 0.
        self.binding_yes = SAID_YES if book.asking is not None and book.asking.obliges else 0
        self.asking = book.asking if book.asking is not None and self.has_partners else NO_ASKING
        #: What happens to a set of canasta size, and the ranks whose canastas take no further cards.
        self.then = FOLLOWED if book.further_sets else CLOSES if book.closes else STAYS
        self.closed_mask = NATURAL_ONES | BIT[RANKLESS] if book.closes else 0
        #: Threes of a special word that may be kept before the first meld, and black ones that are laid.
        self.kept = FIELD << RED_SHIFT | BLACK_FIELD if book.threes else 0
        self.blacks = BLACK_FIELD if book.only_going_out else 0
        #: Black threes that go out together, in books where they are not laid otherwise.
        self.blacks_out = 4 if book.four_black_threes and not book.only_going_out else _NEVER
        #: Natural cards that one set of a first meld needs, and natural cards of a rank that need no count.
        self.naturals_first = 3 if book.first_meld.three_naturals else 0
        self.free_set = 7 if book.first_meld.seven else _NEVER
        self.before_take = bool(book.first_meld.before_take)
        #: While the set of wild cards has fewer cards than this, wild cards go nowhere else.
        self.wild_until = book.canasta_size if any(isinstance(bar, WildSetFirst) for bar in book.bars) else 0
        #: Cards that are taken with a pile, the top card included.
        self.taken = book.pile_taken.cards or _WHOLE_PILE
        self.taken_at_least = 1 if book.pile_taken.fewer else book.pile_taken.cards
        self.reserve_sizes = book.reserves.sizes if book.reserves else ()
        #: A canasta comes before the first reserve, and brings it even with cards still in hand.
        self.canasta_first = book.reserves is not None and bool(book.reserves.canasta_first)
        self.early_reserve = book.reserves is not None and bool(book.reserves.partner)
        #: Going out needs all players of the side in their last reserve, not only the one who goes out.
        self.all_feet = book.base is not None and bool(book.base.feet)
        #: How many of each part of a base going out takes; all zero if any canastas do.
        self.base_needed = book.base.parts if book.base else (0, 0, 0, 0, 0)
        #: The end of a turn depends on more than the sets that lie open: on closed ones, a base, or reserves.
        self.staged = any(part is not None for part in (book.reserves, book.further_sets, book.base))
        #: Only a player in the last reserve asks, and only with a way out in reach.
        self.asks_late = book.reserves is not None or book.base is not None
        never = book.further_sets.never_added if book.further_sets else ()
        #: Rank mask of closed sets that take no further cards.
        self.bury_never = sum(BIT[rank] for rank in never)
        #: The size at which a set is closed and put away, the most cards it can have, and the cards of the
        #: hand that go with a top card which is added to it.
        self.put_away = book.canasta_size if book.further_sets else _NEVER
        self.set_limit = book.canasta_size if book.closes else _NEVER
        self.with_top = 2 if book.further_sets else 0
        #: Kinds in a special word that may be discarded at all.
        self.discardable = SPECIAL_FIELDS if book.threes else SPECIAL_FIELDS & ~(FIELD << RED_SHIFT)
        self.has_bars = bool(book.bars) or book.closes is not None
        #: Kinds that go to the table at once when they come with the pile.
        aside = any(isinstance(clause, BlackThreesTaken) for clause in book.score)
        self.shown_from_pile = self.shown() | frozenset({BLACK_THREE} if aside else ())
        #: Cards needed to end a turn without going out: one to discard, one to keep.
        self.keep = 2 if book.going_out.keeps_after_discard else 1
        #: Turns of the hand in which nothing may be laid or taken.
        self.quiet = book.quiet.turns * self.seats if book.quiet else 0
        #: Possible numbers of ranks with a single card in a special hand.
        self.special_singles = frozenset(number for hand in book.special_hands for number in hand.singles)
        #: Some special hand is shown even by a side that has made its first meld.
        self.special_opened = any(hand.opened for hand in book.special_hands)
        self.hand_size = seating.hand_size
        self.draw = seating.draw
        self.values = vec[i64](list(book.values))
        self.two_value = book.values[TWO]
        self.joker_value = book.values[JOKER]
        self.canasta_size = book.canasta_size
        needed = book.going_out.canastas[players]
        self.canastas_needed = sum(self.base_needed) if book.base else needed
        self.last_discard = book.going_out.last_discard
        drawn: dict[int, tuple[Does, ...]] = dict(book.drawn)
        #: Actions of clauses at other seams: when a turn begins, a side opens, a card is drawn.
        self.turn_begins: tuple[Does, ...] = ()
        self.opens: tuple[Does, ...] = ()
        if book.threes is not None:
            paragraph = book.threes.paragraph
            self.turn_begins = (ShownOnceOpened(paragraph),)
            self.opens = (ShownOnOpening(paragraph),)
            drawn[RED_THREE] = drawn[BLACK_THREE] = (DrawnThree(paragraph),)
        if book.reserves is not None:
            self.turn_begins = (*self.turn_begins, ReserveThreesShown(book.reserves.paragraph))
        self.drawn: list[tuple[Does, ...]] = [drawn.get(kind, ()) for kind in range(KINDS + 1)]
        #: Words that a position can need, and all flags that can be set in a turn.
        self.words = frozenset(word for clause in book.clauses() for word in clause.words())
        self.happenings = 0
        for clause in book.clauses():
            self.happenings |= clause.happenings()
        self.discarded: list[tuple[Does, ...]] = [book.discarded.get(kind, ()) for kind in range(KINDS + 1)]
        #: All cards, as kinds, unshuffled.
        self.deck = bytes(
            KIND_OF_CARD[card] for card in pack_cards(seating.packs, seating.calientes, seating.cards)
        )
        self.deck_counts = tuple(self.deck.count(kind) for kind in range(KINDS))
        #: By rank: may a set of n natural and w wild cards (n * 32 + w) take another wild card, and how many
        #: in a row?
        self.room = [_room(book.limits, place) for place in range(FIELDS)]
        self.capacity = [_capacity(room) for room in self.room]
        #: Ranks in which a pair and a wild card make a set.
        self.mixable = sum(BIT[rank] for rank in range(RANKS) if self.room[rank][2 * 32])
        #: The kinds of set: ranks, black threes, and the two for wild cards alone.
        blacks = (BLACK_THREE,) if book.only_going_out else ()
        self.set_kinds = (*range(RANKS), *blacks, *((TWO,) if self.room[RANKLESS][0] else ()))
        #: Wild cards that a pair of any rank can take.
        self.most_wild = max(self.capacity[rank][2 * 32] for rank in range(RANKS))
        #: A set with more natural cards never has less room for wild ones.
        self.naturals_make_room = all(
            table[place] <= table[place + 32]
            for table in self.capacity[:RANKS]
            for place in range(64, 31 * 32)
        )
        #: A side that has its canastas can always lay its wild cards: one canasta takes them all.
        self.canasta_takes_all = not book.bars and all(
            self.room[rank][naturals * 32 + wild]
            for rank in range(RANKS)
            for naturals in range(4, 32)
            for wild in range(max(0, self.canasta_size - naturals), 32)
            if naturals + wild >= self.canasta_size
        )

    def shown(self) -> frozenset[int]:
        """Return the kinds that are shown and stay on the table, wherever they come from."""
        return frozenset({RED_THREE, BLACK_THREE} if self.book.threes else {RED_THREE})

    def is_deck(self, order: bytes) -> bool:
        """Return True if these are the cards of the pack, in any order."""
        if len(order) != len(self.deck):
            return False
        return all(order.count(kind) == number for kind, number in enumerate(self.deck_counts))

    def wild_set_open(self, state: State, side: int) -> bool:
        """Return True if a side has a set of wild cards that is not yet a canasta."""
        laid = state.laid
        lying = (laid[SET_TWOS + side] + laid[SET_JOKERS + side]) >> SHIFT[RANKLESS] & FIELD
        return 0 < lying < self.wild_until

    def cards_taken(self, pile: bytes) -> bytes:
        """Return the cards that come to the hand with the top card."""
        return pile[-self.taken : -1]

    def side_of(self, seat: int) -> int:
        """Return the side a seat plays for: sides alternate round the table."""
        return seat % self.sides

    def partner_of(self, seat: int) -> int:
        """Return the partner whose turn comes next after a seat's."""
        return (seat + self.sides) % self.seats

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return NotImplemented
        return self is other or (self.players == other.players and self.book == other.book)

    def __hash__(self) -> int:
        return hash((self.book.slug, self.book.chosen, self.players))

    def __repr__(self) -> str:
        return f"<Setup of {self.book.slug} for {self.players} players>"

    def __copy__(self) -> Setup:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> Setup:
        return self

    def __reduce__(self) -> tuple[Callable[[Rulebook, int], Setup], tuple[Rulebook, int]]:
        return (setup_for, (self.book, self.players))


_Key = tuple[str, tuple[str, ...], HouseRule | None, int]
#: The most setups that are kept.
_MOST: Final = 64
_SETUPS: Final[dict[_Key, Setup]] = {}


def setup_for(book: Rulebook, players: int) -> Setup:
    """Return the setup for a book and its players; setups are immutable, so states share them."""
    key = (book.slug, book.chosen, book.house, players)
    found = _SETUPS.get(key)
    # A program can change a book and keep its name.
    if found is None or (found.book is not book and found.book != book):
        if len(_SETUPS) >= _MOST:
            _SETUPS.clear()
        found = _SETUPS[key] = Setup(book, players)
    return found


def _room(limits: tuple[Limit, ...], place: int) -> bytes:
    """Return whether a set of n natural and w wild cards has room for another wild card, at n * 32 + w."""
    return bytes(
        all(limit.room(place, naturals, wild) for limit in limits)
        for naturals in range(32)
        for wild in range(32)
    )


def _capacity(room: bytes) -> bytes:
    """Return how many wild cards in a row a set can take, for every entry of a room table."""
    numbers = bytearray(len(room))
    for naturals in range(32):
        for wild in reversed(range(31)):
            place = naturals * 32 + wild
            if room[place]:
                numbers[place] = 1 + numbers[place + 1]
    return bytes(numbers)
