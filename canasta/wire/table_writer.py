"""A hand as structs: the public table, and a view for each seat.

The public part is made from what a spectator may see and from the open cards; a view adds the hand of its
seat and nothing else, so it cannot contain hidden cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar, cast

from msgspec import UNSET, UnsetType, structs

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, KIND_OF_CARD, RED_THREE, TWO
from canasta.clauses.reserve import base_lacks
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally
from canasta.engine import State, view
from canasta.engine import View as Seen
from canasta.engine.scoring import sets_of
from canasta.explain.out import out_in_sight
from canasta.match import Ledger
from canasta.notation import write_position
from canasta.notation.position.flags import FLAG_WORDS
from canasta.notation.position.keys import ENDING_WORDS, turns_before
from canasta.table.actions import ASK, action_text
from canasta.table.packing import held_kinds
from canasta.table.penalty import debt_of, groups_of
from canasta.table.state import (
    BLACK_THREES,
    CALIENTES,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    PART_PLAY,
    RED_THREES,
    SPECIALS,
    WILD_CANASTA,
)
from canasta.wire.base import SIDES, Card, Ending, card_names, kind_names, rank_of
from canasta.wire.encoding import encode
from canasta.wire.offers import encoded_offers, write_offers
from canasta.wire.views import (
    Attempt,
    Base,
    CanastaSort,
    Did,
    Expects,
    HandEnd,
    PenaltyCards,
    Pile,
    PublicTable,
    SeatAtTable,
    SetOfCards,
    SideOfTable,
    View,
)
from canasta.wording import barred_ranks, canasta_sort, is_quiet
from canasta.wording.table import closed_sets

_EXPECTS: Final[dict[int, Expects]] = {
    PART_DRAW: "draw",
    PART_PLAY: "play",
    PART_ANSWER: "answer",
    PART_OVER: "nothing",
}

T = TypeVar("T")
#: A part as a struct, and the same encoded.
_Pair = tuple[T, bytes]
#: Size of the caches that tables share; a club has fewer at a time.
_KEPT: Final = 5000


class TableWriter:
    """Writer of tables and views for one variant; unchanged sets are reused.

    There is one for each table of a server, so it keeps only what is on the table now.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._sets: list[dict[tuple[int, ...], SetOfCards]] = [{} for _ in range(setup.sides)]
        self._sides: list[tuple[tuple[object, ...], _Pair[SideOfTable]] | None] = [None] * setup.sides
        self._hands: list[tuple[list[int], bytes]] = [([], b"[]")] * setup.seats

    def table(self, state: State, ledger: Ledger, hand: int = 0) -> PublicTable:
        """Write the public table."""
        shown = view(state, -1)
        state = shown.packed  # nothing hidden is in it
        sides = [self._side(state, ledger, side)[0] for side in range(self.setup.sides)]
        return self._table(shown, hand, self._pile(ledger), sides)

    def encoded_table(self, state: State, ledger: Ledger, hand: int, players: Sequence[int]) -> bytes:
        """Encode the public table; parts that have not changed are not encoded again."""
        shown = view(state, -1)
        state = shown.packed  # nothing hidden is in it
        sides = [self._side(state, ledger, side)[1] for side in range(self.setup.sides)]
        seats = [encoded for _, encoded in self._seats(state)]
        more = b""
        if did := _happened(state.flags):
            more += b',"did":' + encode(did)
        if state.count:
            more += b',"count":%d' % state.count
        if state.aside:
            more += b',"aside":%d' % len(state.aside)
        if self.setup.quiet > 0 and is_quiet(state):
            more += b',"quiet":true'
        if (attempt := _attempt(shown)) is not None:
            more += b',"attempt":' + encode(attempt)
        if state.part == PART_OVER:
            more += b',"end":' + encode(_end(state))
        return (
            b'{"hand":%d,"turn":%d,"dealer":%d,"turn_of":%d,"actor":%d,"expects":"%b","stock":%d,"pile":%b,'
            b'"sides":[%b],"seats":[%b]%b,"players":%b}'
        ) % (
            hand,
            turns_before(state) + 1,
            state.dealer + 1,
            state.seat + 1,
            state.actor + 1,
            _EXPECTS[state.part].encode(),
            state.stock_size(),
            encode(Pile(len(state.pile), self._pile(ledger), state.frozen, state.stopped)),
            b",".join(sides),
            b",".join(seats),
            more,
            encode([player + 1 for player in players]),
        )

    def _pile(self, ledger: Ledger) -> list[Card]:
        """Return the names of the uppermost cards of the pile."""
        return card_names(ledger.pile[-self.setup.book.look_back :])

    def known(self, state: State, seat: int) -> View:
        """Write what a seat may see of a position, whose cards are known only by kind."""
        shown = view(state, -1)
        pile = kind_names(state.pile[-self.setup.book.look_back :])
        sides = [_side_of_kinds(shown.packed, side) for side in range(self.setup.sides)]
        own = view(state, seat).packed
        hand = held_kinds(own.held[NATURALS + seat], own.held[SPECIALS + seat])
        aside = kind_names(state.aside) if state.seat == seat else []
        return View(seat + 1, kind_names(hand), self._table(shown, 0, pile, sides), aside=aside)

    def _table(self, shown: Seen, hand: int, pile: list[Card], sides: list[SideOfTable]) -> PublicTable:
        state = shown.packed
        return PublicTable(
            hand,
            turns_before(state) + 1,
            state.dealer + 1,
            state.seat + 1,
            state.actor + 1,
            _EXPECTS[state.part],
            state.stock_size(),
            Pile(len(state.pile), pile, state.frozen, state.stopped),
            sides,
            [seat for seat, _ in self._seats(state)],
            _happened(state.flags),
            state.count,
            len(state.aside),
            self.setup.quiet > 0 and is_quiet(state),
            UNSET if (attempt := _attempt(shown)) is None else attempt,
            _end(state) if state.part == PART_OVER else UNSET,
        )

    def view(
        self,
        state: State,
        ledger: Ledger,
        seat: int,
        table: PublicTable,
        *,
        undo: bool = False,
        sentences: bool = False,
        position: bool = False,
    ) -> View:
        """Write what a seat may see; ``sentences``: the offers in words, ``position``: all that it knows."""
        own = view(state, seat)
        legal = own.legal_actions()
        return View(
            seat + 1,
            card_names(ledger.hands[seat]),
            table,
            write_offers(legal, own.packed, sentences),
            card_names(ledger.aside) if state.seat == seat else [],
            undo,
            sentences and ASK in legal and out_in_sight(own.position),
            write_position(own.position) if position else UNSET,
        )

    def encoded_hand(self, ledger: Ledger, seat: int) -> bytes:
        """Return the encoded cards of a hand; reused while they are the same."""
        cards = ledger.hands[seat]
        known, encoded = self._hands[seat]
        if known != cards:
            encoded = encode(card_names(cards))
            self._hands[seat] = cards.copy(), encoded
        return encoded

    def quick_view(
        self,
        state: State,
        ledger: Ledger,
        seat: int,
        table: bytes,
        *,
        undo: bool = False,
        language: str = "",
        position: bool = False,
    ) -> bytes:
        """Encode what a seat may see, given the encoded table.

        ``language``: the offers in words; ``position``: all that the seat knows, if it is to act.
        """
        if state.actor != seat:
            return self._waiting_view(state, ledger, seat, table)
        own = view(state, seat)
        legal = own.legal_actions()
        more = b',"offers":[%b]' % encoded_offers(legal, own.packed, language) if legal else b""
        if ledger.aside and state.seat == seat:
            more += b',"aside":' + encode(card_names(ledger.aside))
        if undo:
            more += b',"undo":true'
        if language and ASK in legal and out_in_sight(own.position):
            more += b',"out_in_sight":true'
        if position:
            more += b',"position":' + encode(write_position(own.position))
        return b'{"seat":%d,"hand":%b,"table":%b%b}' % (
            seat + 1,
            self.encoded_hand(ledger, seat),
            table,
            more,
        )

    def _waiting_view(self, state: State, ledger: Ledger, seat: int, table: bytes) -> bytes:
        """Encode the view of a seat that is not to act, given the encoded table: it has no offers."""
        hand = self.encoded_hand(ledger, seat)
        end = b"}"
        if ledger.aside and state.seat == seat:
            end = b',"aside":%b}' % encode(card_names(ledger.aside))
        return b'{"seat":%d,"hand":%b,"table":%b%b' % (seat + 1, hand, table, end)

    def _side(self, state: State, ledger: Ledger, side: int) -> _Pair[SideOfTable]:
        """Write what a side has on the table; reused while none of its cards has moved."""
        sets, closed = ledger.sets[side], ledger.closed[side]
        red, black, calientes = ledger.red_threes[side], ledger.black_threes[side], ledger.calientes[side]
        opened = bool(state.opened >> side & 1)
        need, total = state.needs[side], state.scores[side]
        # The type of a canasta of wild cards was fixed when it became one: the cards alone do not determine
        # it.
        wild = state.laid[WILD_CANASTA + side]
        barred = barred_ranks(state, side)  # including ranks that other sides have closed
        key = (opened, need, total, wild, barred, red, black, calientes, sets, closed)
        known = self._sides[side]
        if known is None or known[0] != key:
            before, self._sets[side] = self._sets[side], {}
            lying = [self._set(before, state, ledger, side, kind, sets[kind], False) for kind in sorted(sets)]
            lying += [
                self._set(before, state, ledger, side, kind, cards, True) for kind, cards in sorted(closed)
            ]
            found = SideOfTable(
                SIDES[side],
                total,
                need,
                opened,
                lying,
                card_names(red),
                card_names(black),
                card_names(calientes),
                _base(state, side),
                list(map(rank_of, barred)),
            )
            kept = (  # copies, because the ledger changes its lists
                opened, need, total, wild, barred, red.copy(), black.copy(), calientes.copy(),
                {kind: cards.copy() for kind, cards in sets.items()},
                [(kind, cards.copy()) for kind, cards in closed],
            )  # fmt: skip
            known = self._sides[side] = kept, (found, encode(found))
        return known[1]

    def _set(
        self,
        before: dict[tuple[int, ...], SetOfCards],
        state: State,
        ledger: Ledger,
        side: int,
        kind: int,
        cards: Sequence[int],
        closed: bool,
    ) -> SetOfCards:
        key = (kind, closed, state.laid[WILD_CANASTA + side] if kind == TWO else 0, *cards)
        found = before.get(key)
        if found is None:
            kinds = [KIND_OF_CARD[card] for card in cards]
            twos, jokers = kinds.count(TWO), kinds.count(JOKER)
            tally = SetTally(kind, len(cards) - twos - jokers, twos, jokers)
            sort = canasta_sort(state, side, tally)
            made: CanastaSort | UnsetType = cast(CanastaSort, sort) if sort else UNSET
            found = SetOfCards(
                rank_of(kind),
                card_names(cards),
                card_names([ledger.lying(kind, cards).top])[0],
                twos + jokers,
                made,
                closed or _closes(state, sort),
            )
        self._sets[side][key] = found
        return found

    def _seats(self, state: State) -> list[_Pair[SeatAtTable]]:
        reserves = state.reserves
        found: list[_Pair[SeatAtTable]] = []
        for seat in range(self.setup.seats):
            left = tuple(len(reserve) for reserve in reserves[seat]) if reserves else ()
            known = _seat(seat, seat % self.setup.sides, state.size(seat), left)
            if state.penalty:
                penalty = _penalty_cards(state, seat)
                shown = structs.replace(known[0], penalty=penalty, owes=debt_of(state, seat))
                known = shown, encode(shown)
            found.append(known)
        return found


@lru_cache(maxsize=_KEPT)
def _seat(seat: int, side: int, cards: int, reserves: tuple[int, ...]) -> _Pair[SeatAtTable]:
    shown = SeatAtTable(seat + 1, SIDES[side], cards, list(reserves))
    return shown, encode(shown)


@lru_cache(maxsize=_KEPT)
def _happened(flags: int) -> list[Did]:
    return [cast(Did, word) for flag, word in FLAG_WORDS.items() if flags & flag]


def _side_of_kinds(state: State, side: int) -> SideOfTable:
    """Write what a side has on the table, by kind."""
    lying = [set_of_kinds(state, side, cards, False) for cards in sets_of(state, side)]
    lying += [set_of_kinds(state, side, closed.cards, True) for closed in closed_sets(state, side)]
    laid = state.laid
    return SideOfTable(
        SIDES[side],
        state.scores[side],
        state.needs[side],
        bool(state.opened >> side & 1),
        lying,
        kind_names([RED_THREE] * laid[RED_THREES + side]),
        kind_names([BLACK_THREE] * laid[BLACK_THREES + side]),
        kind_names([CALIENTE] * laid[CALIENTES + side]),
        _base(state, side),
        list(map(rank_of, barred_ranks(state, side))),
    )


def _base(state: State, side: int) -> Base | UnsetType:
    """Write what a side has of the base; without one, nothing."""
    if state.setup.book.base is None:
        return UNSET
    needed, lacks = state.setup.base_needed, base_lacks(state, side)
    sevens, fives, wild, natural, mixed = (not number for number in lacks)
    done = Base(sevens, fives, wild, natural, mixed)
    if set(needed) != {1}:
        done.needed = list(needed)
        done.made = [number - lacking for number, lacking in zip(needed, lacks, strict=True)]
    return done


def set_of_kinds(state: State, side: int, cards: SetTally, closed: bool) -> SetOfCards:
    """Write a set of a position, by kind."""
    kinds = [*[cards.kind] * cards.naturals, *[TWO] * cards.twos, *[JOKER] * cards.jokers]
    sort = canasta_sort(state, side, cards)
    names = kind_names(kinds)
    made = cast(CanastaSort, sort) if sort else UNSET
    return SetOfCards(rank_of(cards.kind), names, names[0], cards.wild, made, closed or _closes(state, sort))


def _closes(state: State, sort: str) -> bool:
    """True if a set closes as soon as it is a canasta, and it is one."""
    return state.setup.closed_mask > 0 and bool(sort)


def _attempt(shown: Seen) -> Attempt | None:
    """Write the irregular act that may still be called, if there is one."""
    tried = shown.tried
    return Attempt(tried.seat + 1, action_text(tried.action), tried.name) if tried else None


def _penalty_cards(state: State, seat: int) -> list[PenaltyCards]:
    """Write penalty cards by kind: which of equal cards in the hand lies open stays the player's secret."""
    return [PenaltyCards(kind_names(group.cards), group.meldable) for group in groups_of(state, seat)]


def _end(state: State) -> HandEnd:
    out = None if state.out < 0 else state.out + 1
    return HandEnd(cast(Ending, ENDING_WORDS[state.ending]), out, state.concealed)
