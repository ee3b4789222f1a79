"""The cards of a position: read, checked against the pack, and put in their places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.setup import Setup
from canasta.messages import SIDE_LETTERS
from canasta.notation.position.keys import WILD_CANASTAS, WILD_WORDS, default_wild, reserve_keys
from canasta.notation.position.penalty import put_penalty_cards
from canasta.notation.position.tokens import (
    REST,
    CardToken,
    Piece,
    Token,
    among,
    cards,
    fail,
    listed,
    number,
    one_of,
)
from canasta.table.moves import put_down
from canasta.table.packing import BIT, FIELD, RANKLESS, SHIFT, SPECIAL_FIELDS, pack_naturals, pack_specials
from canasta.table.state import (
    ADDED,
    BIG_WILD_CANASTA,
    BLACK_THREES,
    CALIENTES,
    CANASTAS,
    FOUR_BLACKS,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    NO_WILD_CANASTA,
    RED_THREES,
    SET_JOKERS,
    SET_TWOS,
    SPECIALS,
    WILD_CANASTA,
    State,
)

#: The words of a position by key; keys are lower case.
Tokens = Mapping[str, Token]

#: Cards of one kind next to the sets, given by their number: key, kind, and where a state has them.
_ALIKE: Final = (
    ("red", RED_THREE, RED_THREES),
    ("black", BLACK_THREE, BLACK_THREES),
    ("played", CALIENTE, CALIENTES),
)


def put_cards(state: State, words: Tokens, book: Piece) -> None:
    """Put all cards of a position into hands, table, pile and stock; they must add up to the pack."""
    setup = state.setup
    seats = range(setup.seats)
    hands = [_hand(words.get(f"hand{seat + 1}"), setup.hand_size, setup, book) for seat in seats]
    reserves = [
        [_hand(words.get(f"{key}{seat + 1}"), size, setup, book) for key, size in reserve_keys(setup).items()]
        for seat in seats
    ]
    table = _Table(state, words)
    pile, aside, stock = (_pile(words.get(key), setup) for key in ("pile", "aside", "stock"))
    groups = [*hands, *(cards for mine in reserves for cards in mine), pile, aside, stock]
    _fill_rest(groups, table.cards, setup, words.get("stock"))
    seen = [card for cards in (*groups[:-3], *table.cards, pile, aside, stock) for card in cards]
    _check_kinds(seen, setup)
    _check_number(seen, setup, words.get("stock"), book)
    for seat, hand in enumerate(hands):
        _put_hand(state, seat, _kinds(hand), words)
    if setup.reserve_sizes:
        state.reserves = tuple(_reserves(seat, reserves[seat], words, setup) for seat in seats)
    table.put()
    state.pile = bytes(_kinds(pile))
    state.aside = bytes(_kinds(aside))
    state.stock = bytes(_kinds(stock)) or bytes((UNKNOWN,)) * (len(setup.deck) - len(seen))
    state.partial = UNKNOWN in state.stock or any(card.kind == UNKNOWN for card in seen)


class _Table:
    """The cards of the sides on the table."""

    def __init__(self, state: State, words: Tokens) -> None:
        self.state = state
        self.words = words
        setup = state.setup
        self.sides = [SIDE_LETTERS[side].lower() for side in range(setup.sides)]
        self.sets = [_sets(words.get("sets" + side), setup) for side in self.sides]
        self.closed = [_sets(words.get("closed" + side), setup) for side in self.sides]
        self.added = [
            cards(words["added" + side], setup) if "added" + side in words else [] for side in self.sides
        ]
        self.alike = {
            place: [_alike(words.get(key + side), kind, setup) for side in self.sides]
            for key, kind, place in _ALIKE
        }
        laid = [found for side in (*self.sets, *self.closed) for _, found in side]
        shown = [found for places in self.alike.values() for found in places]
        #: All cards, in groups.
        self.cards = [*laid, *self.added, *shown, _four_blacks(state, words)]

    def put(self) -> None:
        """Lay everything the way the engine does; the caller corrects the flags of the turn afterwards."""
        state = self.state
        flags = state.flags
        if "closed" in state.setup.words:
            state.closed = ((),) * state.setup.sides
        for side, letter in enumerate(self.sides):
            state.opened = 1 << side  # so that nothing counts towards a first meld here
            for piece, found in self.closed[side]:
                _put_closed(state, side, piece, found)
            _put_sets(state, side, self.sets[side])
            _put_added(state, side, self.added[side])
            _put_wild(state, side, self.words.get("wild" + letter))
            for place, found_by_side in self.alike.items():
                state.laid[place + side] = len(found_by_side[side])
        state.opened = 0
        state.flags = flags


def _kinds(cards: list[CardToken]) -> list[int]:
    return [card.kind for card in cards]


def _hand(word: Token | None, size: int, setup: Setup, book: Piece) -> list[CardToken]:
    """Read a hand or a reserve; it is hidden if it is not given."""
    if word is None:
        return [CardToken(UNKNOWN, book.column)] * size
    return cards(word, setup, hidden=True)


def _reserves(seat: int, found: list[list[CardToken]], words: Tokens, setup: Setup) -> tuple[bytes, ...]:
    """Read the reserves that are not taken up yet, each complete, in order."""
    left: list[bytes] = []
    for (key, size), reserve in zip(reserve_keys(setup).items(), found, strict=True):
        word = words.get(f"{key}{seat + 1}")
        if reserve and len(reserve) != size and word:
            raise word.error("reserve_size", key=word.key.text, number=size, given=len(reserve))
        if reserve:
            left.append(bytes(sorted(_kinds(reserve))))
        elif left and word:
            raise word.error("reserve_order", key=word.key.text)
    return tuple(left)


def _pile(word: Token | None, setup: Setup) -> list[CardToken]:
    return [] if word is None else cards(word, setup, hidden=True)


def _sets(word: Token | None, setup: Setup) -> list[tuple[Piece, list[CardToken]]]:
    if word is None:
        return []
    return [(piece, cards(word, setup, piece)) for piece in listed(word)]


def _alike(word: Token | None, kind: int, setup: Setup) -> list[CardToken]:
    """Read a number of cards of one kind on the table."""
    if word is None:
        return []
    many = number(word)
    if many > len(setup.deck):
        raise word.error("number", word=word.value.text, key=word.key.text)
    return [CardToken(kind, word.value.column)] * many


def _four_blacks(state: State, words: Tokens) -> list[CardToken]:
    """Return the four black threes with which a player has gone out: they make no set (ruling B9)."""
    if not state.flags & FOUR_BLACKS:
        return []
    return [CardToken(BLACK_THREE, words["did"].value.column)] * 4


def _fill_rest(
    groups: list[list[CardToken]], table: list[list[CardToken]], setup: Setup, stock: Token | None
) -> None:
    """Replace the rest of the pack (``#`` without a number) by as many hidden cards as are missing."""
    rests = [(group, card) for group in groups for card in group if card.kind == REST]
    for _, card in rests[1:]:
        raise fail("rest_twice", card)
    for group, card in rests:
        if stock is None:
            raise fail("rest_stock", card)
        missing = len(setup.deck) + 1 - sum(map(len, (*groups, *table)))
        place = group.index(card)
        group[place : place + 1] = [CardToken(UNKNOWN, card.column)] * missing


def _check_kinds(seen: list[CardToken], setup: Setup) -> None:
    """Check that no kind exceeds the packs; the error is at the first card too many."""
    deck = Counter(setup.deck)
    found = Counter(card.kind for card in seen if card.kind != UNKNOWN)
    if found <= deck:
        return
    left = deck.copy()
    for card in sorted(seen, key=lambda card: card.column):
        left[card.kind] -= 1
        if left[card.kind] < 0 and card.kind != UNKNOWN:
            number, most = found[card.kind], deck[card.kind]
            raise fail("too_many", card, kind=card.kind, number=number, packs=setup.packs, most=most)


def _check_number(seen: list[CardToken], setup: Setup, stock: Token | None, book: Piece) -> None:
    """Check that all cards add up to the pack; missing ones are the stock, unless that is given."""
    most, given = len(setup.deck), len(seen)
    at = stock.value if stock else book
    if given > most:
        raise fail("cards_extra", at, number=given - most, most=most, given=given)
    if stock and given < most:
        raise fail("cards_missing", at, number=most - given, most=most, given=given)


def _put_hand(state: State, seat: int, hand: list[int], words: Tokens) -> None:
    state.held[NATURALS + seat] = pack_naturals(hand)
    state.held[SPECIALS + seat] = pack_specials(hand)
    word = words.get(f"known{seat + 1}")
    known = among(word, cards(word, state.setup), hand) if word else []
    state.held[KNOWN_NATURALS + seat] = pack_naturals(known)
    state.held[KNOWN_SPECIALS + seat] = pack_specials(known) & SPECIAL_FIELDS
    put_penalty_cards(state, seat, hand, words.get(f"penalty{seat + 1}"))


def _put_sets(state: State, side: int, sets: list[tuple[Piece, list[CardToken]]]) -> None:
    setup = state.setup
    there: set[int] = set()
    for piece, found in sets:
        kind = _check_set(piece, found, setup)
        if kind in there:
            raise fail("set_wild_twice" if kind == TWO else "set_twice", piece, side=side, kind=kind)
        if len(found) >= setup.put_away:
            raise fail("set_open", piece, word=piece.text, number=setup.canasta_size)
        if len(found) > setup.set_limit:
            raise fail("set_closed", piece, word=piece.text, number=setup.canasta_size)
        there.add(kind)
        _put_down(state, side, kind, found)


def _put_closed(state: State, side: int, piece: Piece, found: list[CardToken]) -> None:
    kind = _check_set(piece, found, state.setup)
    if len(found) != state.setup.canasta_size:
        raise fail("closed_size", piece, word=piece.text, number=state.setup.canasta_size)
    _put_down(state, side, kind, found)


def _put_down(state: State, side: int, kind: int, found: list[CardToken]) -> None:
    kinds = _kinds(found)
    twos, jokers = kinds.count(TWO), kinds.count(JOKER)
    place = kind if kind < RANKS else RANKLESS
    put_down(state, side, place, len(kinds) - twos - jokers, twos, jokers, None)


def _put_added(state: State, side: int, found: list[CardToken]) -> None:
    """Add natural cards to closed sets of their rank."""
    for card in found:
        bit = BIT[card.kind] if card.kind < RANKS else 0
        if not state.laid[CANASTAS + side] & bit & ~state.setup.bury_never:
            raise fail("added", card, kind=card.kind, side=side)
        state.laid[ADDED + side] += bit


def _put_wild(state: State, side: int, word: Token | None) -> None:
    """Set the kind of a canasta of wild cards when it was completed; seven of its cards must allow it."""
    default = default_wild(state, side)
    what = one_of(word, WILD_CANASTAS) if word else default
    state.laid[WILD_CANASTA + side] = what
    if word is None or what == default:
        return
    if default == NO_WILD_CANASTA:
        raise word.error("wild_none", side=side)
    telling = SET_JOKERS if what == BIG_WILD_CANASTA else SET_TWOS
    have = state.laid[telling + side] >> SHIFT[RANKLESS] & FIELD
    if what == NO_WILD_CANASTA or 2 * have <= state.setup.canasta_size:
        raise word.error("wild_cards", side=side, word=WILD_WORDS[default])


def _check_set(piece: Piece, found: list[CardToken], setup: Setup) -> int:
    """Return the kind of a set (the two for wild cards alone), or raise an error for an invalid set.

    How many wild cards a set may have depends on how it grew, so that is not checked.
    """
    naturals = [card for card in found if card.kind not in (TWO, JOKER)]
    for card in naturals:
        if card.kind not in setup.set_kinds:
            raise fail("set_kind", card, kind=card.kind)
        if card.kind != naturals[0].kind:
            raise fail("set_ranks", card, word=piece.text)
    if len(found) < 3:
        raise fail("set_size", piece, word=piece.text)
    if not naturals:
        if TWO not in setup.set_kinds:
            raise fail("set_wild_alone", piece, word=piece.text)
        return TWO
    kind = naturals[0].kind
    if len(found) > len(naturals):
        room = setup.room[kind if kind < RANKS else RANKLESS]
        least = next((number for number in range(1, FIELD) if room[number * 32]), 0)
        if not least:
            raise fail("set_pure", piece, word=piece.text, kind=kind)
        if len(naturals) < least:
            raise fail("set_naturals", piece, word=piece.text, number=least)
    return kind
