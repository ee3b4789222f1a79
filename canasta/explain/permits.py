"""The paragraphs that permit a legal action in its situation.

A book lists them by situation in its table ``permits``. Paragraphs of clauses come from the clauses
themselves, so that a house rule that changed one is cited instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, LETTERS, RED_THREE, TWO
from canasta.clauses.discard import FirstAfterTake
from canasta.clauses.take import MustTake
from canasta.engine import State, apply, refusal
from canasta.explain.house_permits import by_house, discard_by_house, take_by_house
from canasta.table import actions as act
from canasta.table.actions import needs
from canasta.table.packing import RANKLESS, SHIFT
from canasta.table.state import LAST_THREE, OPENED_NOW, PART_DRAW

_NO_DEAD_ENDS: Final = "G1"
_JOINS_SET: Final = "G8"
_WILD_JOINS_SET: Final = "P2"
_CANASTA_IS_SET: Final = "P7"
_CARD_BY_CARD: Final = "P11"
_PLAIN: Final = {
    act.DRAW: "draw",
    act.PASS: "pass",
    act.ASK: "ask",
    act.YES: "answer",
    act.NO: "answer",
    act.REFILL: "refill",
    act.SHOW_RED: "show",
    act.SHOW_BLACK: "show",
    act.SHOW_HAND: "show_hand",
    act.TAKE_RESERVE: "reserve",
}
_DISCARDED: Final = {
    TWO: "discard_wild",
    JOKER: "discard_wild",
    BLACK_THREE: "discard_black",
    RED_THREE: "discard_red",
    CALIENTE: "discard_caliente",
}


def permits(state: State, action: int) -> tuple[str, ...]:
    """Return the paragraphs that permit a legal action, the decisive one first."""
    if action < act.TAKE_PAIR:
        found: Iterable[str] = _plain(state, action)
    elif action < act.LAY_NATURAL:
        found = _take(state, action)
    elif action >= act.DISCARD:
        found = _discard(state, action & act.KIND)
    else:
        found = _lay(state, action)
    return tuple(dict.fromkeys(filter(None, found))) or (state.setup.book.cites["turn"],)


def permitted(state: State, key: str) -> tuple[str, ...]:
    """Return the paragraphs of the book for a situation; empty if it has none."""
    book = state.setup.book
    return by_house(book, key, book.permits.get(key, ()))


def _opened(state: State) -> bool:
    return bool(state.opened >> state.seat % state.setup.sides & 1)


def _plain(state: State, action: int) -> Iterator[str]:
    book = state.setup.book
    if action == act.END:
        if state.flags & LAST_THREE:
            yield book.cites["last_three"]
        # If the player need not keep a card after the discard, a last card that may not be discarded is kept
        # (boat 66).
        yield _NO_DEAD_ENDS if book.going_out.keeps_after_discard else book.going_out.keep
    elif action == act.FOUR_BLACK:
        yield book.allows(action)
    else:
        if action == act.DRAW and not state.stock_size():
            yield from permitted(state, "draw_rebuilds")
        if action == act.DRAW and state.setup.draw > 1:
            yield from permitted(state, f"draw_{state.setup.players}")
        yield from permitted(state, _PLAIN[action])


def _take(state: State, action: int) -> Iterator[str]:
    book, family = state.setup.book, action & act.FAMILY
    way = "take_pair" if family == act.TAKE_PAIR else "take_on" if family == act.TAKE_ADD else "take_wild"
    yield from take_by_house(state, action)
    special = [id for clause in book.take for id in clause.rests_on(state, action)]
    yield from special or permitted(state, way)
    if not _opened(state):
        yield from permitted(state, "take_unopened")
        yield from permitted(state, f"{way}_unopened")
    if state.flags & OPENED_NOW:
        yield book.first_meld.before_take
    yield from _joining(state, way, action & act.KIND, special=bool(special))
    if not state.stock_size():
        forced = refusal(state, act.PASS)
        if forced is not None and any(isinstance(clause, MustTake) for clause in book.stock_out):
            yield forced.paragraph
        yield from permitted(state, "take_exhausted")


def _joining(state: State, way: str, place: int, *, special: bool) -> Iterator[str]:
    """Yield the paragraphs for cards that join one of the side's sets."""
    naturals, wild = _lying(state, place)
    size = state.setup.canasta_size
    if way == "take_pair" and naturals:
        yield from (permitted(state, "take_joins") if special else ()) or (_JOINS_SET,)
    elif way == "take_wild" and naturals:
        # The natural cards are laid first, so the set may already be a canasta when the wild card is added.
        if naturals + wild + 2 >= size:
            yield from permitted(state, "wild_beyond")
            if naturals + wild < size:
                yield _CARD_BY_CARD
        yield _WILD_JOINS_SET
    elif way == "take_on" and naturals + wild >= size:
        yield _CANASTA_IS_SET


def _lying(state: State, place: int) -> tuple[int, int]:
    """Return how many natural and wild cards the side's set of a rank has."""
    naturals, twos, jokers = state.set_cards(state.setup.side_of(state.seat), place)
    return naturals, twos + jokers


def _lay(state: State, action: int) -> Iterator[str]:
    book, family, place = state.setup.book, action & act.FAMILY, action & act.KIND
    place = RANKLESS if family == act.LAY_WILD else place
    naturals, wild = _lying(state, place)
    side = state.seat % state.setup.sides
    further = permitted(state, f"further_{LETTERS[place]}") if _starts_further(state, family, place) else ()
    if further:
        yield from further
    elif act.ADD <= family <= act.ADD_JOKER:
        yield from _add(state, family, place, naturals + wild)
    else:
        yield from _new_set(state, action, place)
    if state.part == PART_DRAW:
        yield book.first_meld.before_take
    if not _opened(state):
        need = state.needs[side]
        yield from (*permitted(state, "first_meld"), book.first_meld.of_count(need))
    elif family != act.BURY and not naturals + wild:
        yield from permitted(state, "new_set")
    yield from _canasta(state, action, naturals, wild, place)
    if state.size(state.seat) == len(needs(action)) and not state.aside:
        yield from _last(state, "out_lay")
        concealed = permitted(state, "concealed")
        if concealed:
            after = state.copy()
            apply(after, action)
            yield from concealed if after.concealed else ()


def _starts_further(state: State, family: int, place: int) -> bool:
    """Whether a set is started of a rank in which the side has closed one (ruling H4)."""
    closed = state.closed[state.seat % state.setup.sides] if state.closed else ()
    return act.LAY_NATURAL <= family <= act.LAY_WILD and any(each & act.KIND == place for each in closed)


def _new_set(state: State, action: int, place: int) -> Iterator[str]:
    """What allows a set to be started, or a card to be buried."""
    family, letter = action & act.FAMILY, LETTERS[place]
    if _starts_further(state, family, place):
        yield from permitted(state, "further")
    if place == RANKLESS:
        yield from permitted(state, "blacks" if family == act.LAY_NATURAL else "wild_set")
    elif family == act.BURY:
        yield from permitted(state, "bury")
    elif family == act.LAY_SEVEN:
        yield state.setup.book.allows(action)
    elif family == act.LAY_NATURAL:
        yield from permitted(state, f"lay_{letter}") or permitted(state, "lay")
    else:
        yield from (*permitted(state, "lay_mixed"), *permitted(state, f"mixed_{letter}"))


def _add(state: State, family: int, place: int, lying: int) -> Iterator[str]:
    """Return what allows a card to be added to a set of this size."""
    beyond = lying >= state.setup.canasta_size
    if place == RANKLESS:
        yield from permitted(state, "blacks" if family == act.ADD else "wild_set")
    elif family == act.ADD:
        yield from permitted(state, "add")
    elif beyond and permitted(state, "wild_beyond"):
        yield from permitted(state, "wild_beyond")
    else:
        yield from (*permitted(state, "add_wild"), *permitted(state, f"mixed_{LETTERS[place]}"))
    if family == act.ADD and beyond:
        yield from permitted(state, "add_beyond")


def _canasta(state: State, action: int, naturals: int, wild: int, place: int) -> Iterator[str]:
    """Yield the paragraphs for a set that an action completes to a canasta."""
    laid = needs(action)
    wilds = wild + laid.count(TWO) + laid.count(JOKER)
    size = state.setup.canasta_size
    if naturals + wild < size <= naturals + wild + len(laid) and action & act.FAMILY != act.BURY:
        if place == RANKLESS:
            yield from _wild_canasta(state, laid)
        else:
            yield from permitted(state, "mixed_canasta" if wilds else "natural_canasta")


def _wild_canasta(state: State, laid: Sequence[int]) -> tuple[str, ...]:
    """Return the paragraphs for a canasta of wild cards, depending on whether twos or jokers prevail."""
    _, twos, jokers = state.set_cards(state.setup.side_of(state.seat), RANKLESS)
    twos, jokers = twos + laid.count(TWO), jokers + laid.count(JOKER)
    kind = "twos" if not jokers else "jokers" if jokers > twos else ""
    return permitted(state, f"wild_canasta_{kind}") or permitted(state, "wild_canasta")


def _discard(state: State, kind: int) -> Iterator[str]:
    if state.size(state.seat) == 1:
        yield from _last(state, "out_discard")
        return
    yield from permitted(state, "discard")
    yield from discard_by_house(state.setup.book, kind, permitted(state, _DISCARDED.get(kind, "")))
    for clause in state.setup.book.discard:
        if isinstance(clause, FirstAfterTake) and clause.due(state):
            yield clause.paragraph
            if kind <= TWO and clause.barred(state) >> SHIFT[kind] & 1:
                yield from permitted(state, "after_take")


def _last(state: State, way: str) -> Iterator[str]:
    """Yield the paragraphs for the last card: a reserve is taken up, or the player goes out."""
    book = state.setup.book
    waiting = state.reserves[state.seat] if state.reserves else ()
    if waiting:
        yield from permitted(state, "discard" if way == "out_discard" else "")
        yield from permitted(state, "last_foot" if len(waiting) == 1 else "last_knee")
        return
    yield from (*permitted(state, way), book.going_out.needs(state.setup.players))
    yield from state.setup.asking.rests_on(state)
