"""Locations of the physical cards, followed through the events of a hand so that suits can be shown.

The rules need kinds only. The ledger maps them to physical cards: it takes the order of the deal, then every
event. Which of several equal cards is played is drawn by lot (P5), unless a discard names one. A card that
the table has already seen is played before one that it has not, so the choice never reveals whether the hand
holds another one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from canasta.cards import (
    BLACK_THREE,
    CALIENTE,
    JOKER,
    KIND_OF_CARD,
    RED_THREE,
    TWO,
    card_text,
    is_red,
    pack_cards,
)
from canasta.clauses.setup import Setup
from canasta.engine.penalties.attempts import SEVERAL, UNDRAWN
from canasta.match.shuffler import Lots
from canasta.messages import UserError
from canasta.table import actions as act
from canasta.table import events
from canasta.table.actions import needs
from canasta.table.events import Event
from canasta.table.packing import RANKLESS
from canasta.table.state import Shuffler


class SetCards(NamedTuple):
    """A set on the table."""

    kind: int  #: its rank, or black three, or two for a set of wild cards alone
    cards: tuple[int, ...]  #: in the order they were laid
    canasta: bool
    natural: bool  #: without wild cards
    top: int  #: the top card; on a canasta it shows which kind it is (classic 22, boat 47)


class SeenCards(NamedTuple):
    """The physical cards one seat may look at (ruling G13); -1 means no card."""

    seat: int
    hand: tuple[int, ...]  #: the seat's own, in the order of the pack
    sets: tuple[tuple[SetCards, ...], ...]  #: by side; closed sets that make room for others come last
    red_threes: tuple[tuple[int, ...], ...]  #: by side
    black_threes: tuple[tuple[int, ...], ...]  #: shown like red ones (american 14), by side
    calientes: tuple[tuple[int, ...], ...]  #: Caliente cards played, by side
    top: int  #: of the pile
    pile: tuple[int, ...]  #: its uppermost cards, as many as the book lets players look at, the top last
    known: frozenset[int] = frozenset()  #: cards of the hand that the other players may have recognised


def pack_of(setup: Setup) -> list[int]:
    """Return all physical cards of a game, in the order the fair shuffle starts from."""
    seating = setup.book.seating(setup.players)
    return pack_cards(seating.packs, seating.calientes, seating.cards)


@cache
def _copy_numbers(packs: int, calientes: int) -> dict[int, int]:
    """Number all cards of some packs as ``Ledger.copy_number`` does."""
    found: dict[int, int] = {}
    faces: Counter[str] = Counter()
    for card in pack_cards(packs, calientes):
        face = card_text(card)
        faces[face] += 1
        found[card] = faces[face] if faces[face] > 1 else 0
    return found


#: What a pickled ledger contains, besides its setup.
_FIELDS: Final = (
    "_dealt", "aside", "black_threes", "calientes", "closed", "hands", "pile", "place", "red_threes",
    "reserves", "seen", "sets", "shuffles", "stock", "tried",
)  # fmt: skip


class Ledger:
    """Locations of all physical cards of a hand.

    Nothing here is redacted: give a client ``seen_by(seat)``, never the ledger itself.
    """

    __slots__ = (
        "_dealt", "_lots", "aside", "black_threes", "calientes", "closed", "hands", "pile", "place",
        "red_threes", "reserves", "seen", "sets", "setup", "shuffles", "stock", "tried",
    )  # fmt: skip

    def __init__(self, setup: Setup, order: Sequence[int]) -> None:
        self.setup = setup
        self.stock = tuple(order)  #: all of it, top first; ``place`` is the next card
        self.place = 0
        self.hands: list[list[int]] = [[] for _ in range(setup.seats)]  #: each in the order of the pack
        #: Dealt aside and not taken up yet, by seat, the next one first.
        self.reserves: list[list[tuple[int, ...]]] = [[] for _ in range(setup.seats)]
        self.sets: list[dict[int, list[int]]] = [{} for _ in range(setup.sides)]  #: by kind, as laid
        #: Closed sets in books that allow another of the same kind, with the cards added to them.
        self.closed: list[list[tuple[int, list[int]]]] = [[] for _ in range(setup.sides)]
        self.red_threes: list[list[int]] = [[] for _ in range(setup.sides)]
        self.black_threes: list[list[int]] = [[] for _ in range(setup.sides)]  #: laid next to the sets
        self.calientes: list[list[int]] = [[] for _ in range(setup.sides)]  #: Caliente cards played
        self.pile: list[int] = []  #: bottom to top
        self.aside: list[int] = []
        self.shuffles = 0  #: how often the pile became the stock
        #: The last irregular act: the seat, the act, and the pile before it.
        self.tried: tuple[int, str, list[int]] | None = None
        #: Cards that others may have recognised since they were last shuffled: shown to the table, or drawn
        #: and put back on the stock.
        self.seen: set[int] = set()
        self._dealt = 0
        self._lots: Lots | None = None  # only while following events: a ledger holds no secrets

    def __reduce__(self) -> tuple[Callable[[Setup, list[Any]], Ledger], tuple[Setup, list[Any]]]:
        return _made_again, (self.setup, [getattr(self, name) for name in _FIELDS])

    def copy(self) -> Ledger:
        """Return an independent copy."""
        new = Ledger(self.setup, ())
        new.stock = self.stock
        new.place = self.place
        new.hands = [hand.copy() for hand in self.hands]
        new.sets = [{kind: cards.copy() for kind, cards in side.items()} for side in self.sets]
        new.reserves = [reserves.copy() for reserves in self.reserves]
        new.closed = [[(kind, cards.copy()) for kind, cards in side] for side in self.closed]
        new.red_threes = [cards.copy() for cards in self.red_threes]
        new.black_threes = [cards.copy() for cards in self.black_threes]
        new.calientes = [cards.copy() for cards in self.calientes]
        new.pile = self.pile.copy()
        new.aside = self.aside.copy()
        new.shuffles = self.shuffles
        new.tried = self.tried
        new.seen = self.seen.copy()
        new._dealt = self._dealt
        return new

    def follow(
        self,
        events: Iterable[Event],
        card: int | None = None,
        shuffler: Shuffler | None = None,
        lots: Lots | None = None,
    ) -> list[tuple[int, ...]]:
        """Follow unredacted events of the engine.

        Args:
            events: The events.
            card: The physical card that a discard named.
            shuffler: The one the engine was given, for a pile that becomes the stock.
            lots: Decide between equal cards; without them the first one of the pack is played.

        Returns:
            For each event the cards that it moved or showed, as secret as the event itself; empty if it did
                neither.
        """
        self._lots = lots
        try:
            return [self._follow_and_note(event, card, shuffler) for event in events]
        finally:
            self._lots = None

    def _follow_and_note(self, event: Event, card: int | None, shuffler: Shuffler | None) -> tuple[int, ...]:
        """Follow one event and remember the cards that the whole table could see in it."""
        moved = self._follow(event, card, shuffler)
        if event.owner < 0:
            self.seen.update(moved)
        return moved

    def _follow(self, event: Event, card: int | None, shuffler: Shuffler | None) -> tuple[int, ...]:
        what, seat = event.what, event.seat
        if what == events.ACTED:
            return tuple(self._act(seat, event.action, card))
        if what == events.DREW:
            return self._receive(seat, (self._next(),))
        if what == events.DEALT:
            return self._deal(seat, len(event.cards))
        if what == events.UPCARD:
            self.pile.append(self._next())
            return (self.pile[-1],)
        if what == events.TOOK:
            taken, self.aside = self._receive(seat, tuple(self.aside)), []
            return tuple(card for card in taken if KIND_OF_CARD[card] not in self.setup.shown_from_pile)
        if what == events.RED_THREE_SHOWN or what == events.BLACK_THREE_SHOWN:
            red = what == events.RED_THREE_SHOWN
            threes = [self.play(seat, RED_THREE if red else BLACK_THREE) for _ in range(event.amount)]
            (self.red_threes if red else self.black_threes)[self.setup.side_of(seat)] += threes
            return tuple(threes)
        if what == events.RESERVE:
            return self._receive(seat, self.reserves[seat].pop(0))
        if what == events.SPECIAL_HAND:
            return tuple(self.hands[seat])
        if what in (events.EXPOSED, events.SEEN):
            return self._alike(seat, event.cards)
        if what == events.TRIED:
            shown = self._alike(seat, event.cards)
            self._try(seat, event.action, event.words)
            return shown
        if what == events.BACK:
            return self._take_back(seat, event.place, event.cards)
        if what == events.REBUILT:
            assert shuffler is not None
            self._rebuild(shuffler)
        elif what == events.CALLED:
            self._called()
        elif what == events.PILE_BACK:
            self._pile_back(seat)
        return ()

    def _try(self, seat: int, action: int, name: str) -> None:
        """Follow an irregular act: cards that are only shown stay in the hand."""
        self.tried = (seat, name, self.pile.copy())
        if action >= act.DISCARD:
            if name in (UNDRAWN, SEVERAL):
                self.pile.append(self.play(seat, action & act.KIND))
        elif act.TAKE_PAIR <= action < act.LAY_NATURAL:
            rest = max(len(self.pile) - self.setup.taken, 0)
            self.aside, self.pile = self.pile[rest:], self.pile[:rest]

    def _called(self) -> None:
        """Return cards to the hand or to the pile."""
        assert self.tried is not None
        seat, name, pile = self.tried
        if name == SEVERAL:
            self._receive(seat, tuple(self.pile[len(pile) :]))
            self.pile = pile

    def _pile_back(self, seat: int) -> None:
        """Put back a pile that was taken illegally, including threes of it that were shown."""
        assert self.tried is not None
        side = self.setup.side_of(seat)
        for card in self.tried[2][len(self.pile) :]:
            for cards in (self.hands[seat], self.red_threes[side], self.black_threes[side]):
                if card in cards:
                    cards.remove(card)
        self.pile = self.tried[2]

    def _take_back(self, seat: int, place: int, kinds: bytes) -> tuple[int, ...]:
        """Move cards from a set back to the hand; remove the set if it is empty."""
        wild = place == RANKLESS and all(kind in (TWO, JOKER) for kind in kinds)
        kind_of_set = place if place != RANKLESS else TWO if wild else BLACK_THREE
        cards = self.sets[self.setup.side_of(seat)][kind_of_set]
        back: list[int] = []
        for kind in kinds:
            back.append(next(card for card in reversed(cards) if KIND_OF_CARD[card] == kind))
            cards.remove(back[-1])
        if not cards:
            del self.sets[self.setup.side_of(seat)][kind_of_set]
        return self._receive(seat, tuple(back))

    def chosen(self, seat: int, kind: int, lots: Lots | None = None) -> int:
        """Choose the card of a kind for a player who names none (P5); -1 if the seat holds none."""
        return self._choose([card for card in self.hands[seat] if KIND_OF_CARD[card] == kind], lots)

    def _choose(self, alike: Sequence[int], lots: Lots | None) -> int:
        """Choose one of several equal cards of a hand, in the order of the pack; -1 if there are none."""
        if lots is None or len(alike) < 2:
            return alike[0] if alike else -1
        # Play a card known to be here first. Any other rule would leak information about the unknown cards:
        # if the known card is played, there are probably no others; if it is not, there certainly are.
        return min([card for card in alike if card in self.seen] or alike, key=lots.of)

    def named(self, seat: int, kind: int, card: int | None, lots: Lots | None = None) -> int:
        """Find the card of a kind that a seat names, or draw lots if it names none."""
        if card is None:
            return self.chosen(seat, kind, lots)
        if card not in self.hands[seat]:
            name = card_text(card) if 0 <= card < len(KIND_OF_CARD) else str(card)
            raise UserError("match.card_held", seat=seat, card=name)
        if KIND_OF_CARD[card] != kind:
            raise UserError("match.card_kind", card=card_text(card), kind=kind)
        return card

    def _alike(self, seat: int, kinds: bytes) -> tuple[int, ...]:
        """Choose the physical cards of a hand for some kinds (P5)."""
        left = self.hands[seat].copy()
        found = []
        for kind in kinds:
            found.append(self._choose([card for card in left if KIND_OF_CARD[card] == kind], self._lots))
            left.remove(found[-1])
        return tuple(found)

    def copy_number(self, card: int) -> int:
        """Number a card among its duplicates in the pack, from 1; 0 if it is the first of them.

        The number is in the public log, so it must not depend on what else the hand holds.
        """
        setup = self.setup
        return _copy_numbers(setup.packs, setup.book.seating(setup.players).calientes)[card]

    def play(self, seat: int, kind: int) -> int:
        """Take a card of a kind out of a hand."""
        card = self.chosen(seat, kind, self._lots)
        self.hands[seat].remove(card)
        return card

    def _next(self) -> int:
        card = self.stock[self.place]
        self.place += 1
        return card

    def _rebuild(self, shuffler: Shuffler) -> None:
        """Turn the pile, numbered from its bottom, into the stock."""
        self.shuffles += 1
        order = shuffler.order(self.shuffles, len(self.pile))
        self.stock = tuple(self.pile[place] for place in order)
        self.place = 0
        self.seen.difference_update(self.pile)  # after the shuffle their places are unknown
        self.pile = []

    def _deal(self, seat: int, number: int) -> tuple[int, ...]:
        """Deal the hands card by card; return the cards seat by seat from the dealer's left."""
        seats = self.setup.seats
        dealt = self._receive(seat, self.stock[self._dealt : seats * number : seats])
        self._dealt += 1
        self.place += number
        if self._dealt == seats:
            first = (seat + 1) % seats
            for size in self.setup.reserve_sizes:
                end = self.place + seats * size
                for turn in range(seats):
                    cards = self.stock[self.place + turn : end : seats]
                    self.reserves[(first + turn) % seats].append(cards)
                self.place = end
        return dealt

    def _receive(self, seat: int, cards: tuple[int, ...]) -> tuple[int, ...]:
        self.hands[seat].extend(cards)
        self.hands[seat].sort()
        return cards

    def _act(self, seat: int, action: int, card: int | None) -> list[int]:
        """Carry out an action and return the cards it plays, with the top card of a taken pile last."""
        side = self.setup.side_of(seat)
        if action == act.REFILL:
            self.calientes[side].append(self.play(seat, CALIENTE))
            return self.calientes[side][-1:]
        if action < act.TAKE_PAIR and action != act.FOUR_BLACK:
            return []
        if action >= act.DISCARD:
            if card is None:
                card = self.play(seat, action & act.KIND)
            else:
                self.hands[seat].remove(card)
            self.pile.append(card)
            return [card]
        family, kind = action & act.FAMILY, action & act.KIND
        # In books that put closed sets away, a pair goes to one of them together with the top card.
        on_closed = family == act.TAKE_ADD and self.setup.with_top > 0
        laid = [self.play(seat, kind) for kind in ([kind, kind] if on_closed else needs(action))]
        if act.TAKE_PAIR <= action < act.LAY_NATURAL:
            laid.append(self.pile.pop())
            rest = max(len(self.pile) + 1 - self.setup.taken, 0)
            self.aside, self.pile = self.pile[rest:], self.pile[:rest]
        if on_closed or family == act.BURY:
            next(cards for closed, cards in reversed(self.closed[side]) if closed == kind).extend(laid)
            return laid
        kind = _kind_of_set(action)
        cards = self.sets[side].setdefault(kind, [])
        cards.extend(laid)
        if len(cards) >= self.setup.put_away:
            self.closed[side].append((kind, self.sets[side].pop(kind)))
        return laid

    def seen_by(self, seat: int) -> SeenCards:
        """Return what a seat may look at; -1 is a player who sits out or a spectator, who sees no hand."""
        return SeenCards(
            seat=seat,
            hand=tuple(self.hands[seat]) if seat >= 0 else (),
            sets=tuple(
                tuple(self.lying(kind, cards) for kind, cards in (*sorted(side.items()), *sorted(closed)))
                for side, closed in zip(self.sets, self.closed, strict=True)
            ),
            red_threes=tuple(map(tuple, self.red_threes)),
            black_threes=tuple(map(tuple, self.black_threes)),
            calientes=tuple(map(tuple, self.calientes)),
            top=self.pile[-1] if self.pile else -1,
            pile=tuple(self.pile[-self.setup.book.look_back :]),
            known=frozenset(self.seen.intersection(self.hands[seat])) if seat >= 0 else frozenset(),
        )

    def lying(self, kind: int, cards: Sequence[int]) -> SetCards:
        """Return a set on the table."""
        natural = not any(KIND_OF_CARD[card] in (TWO, JOKER) for card in cards)
        size = self.setup.canasta_size
        canasta = len(cards) >= size
        top = cards[-1]
        if canasta and kind == TWO:
            # The kind in the majority when the set became a canasta (boat 47, ruling B4).
            first = [KIND_OF_CARD[card] for card in cards[:size]]
            telling = JOKER if first.count(JOKER) > first.count(TWO) else TWO
            top = next(card for card in cards if KIND_OF_CARD[card] == telling)
        elif canasta:
            # A red card on a natural canasta, a black one on a mixed one; a natural card if there is one.
            right = [card for card in cards if KIND_OF_CARD[card] != JOKER and is_red(card) == natural]
            top = next((card for card in right if KIND_OF_CARD[card] == kind), (right or cards)[-1])
        return SetCards(kind, tuple(cards), canasta, natural, top)


def _kind_of_set(action: int) -> int:
    """Return the kind of a set: its rank; black three, or two for wild cards alone, if it has none."""
    family, place = action & act.FAMILY, action & act.KIND
    if action == act.FOUR_BLACK:
        return BLACK_THREE
    if family == act.LAY_WILD:
        return TWO
    if place == RANKLESS:
        return BLACK_THREE if family in (act.LAY_NATURAL, act.ADD) else TWO
    return place


def _made_again(setup: Setup, values: list[Any]) -> Ledger:
    """Restore a pickled ledger."""
    ledger = Ledger(setup, ())
    for name, value in zip(_FIELDS, values, strict=True):
        setattr(ledger, name, value)
    return ledger
