"""A table as plain text, by side and by seat.

>>> from canasta.notation import read_position
>>> state = read_position("classic hand1=44Q72 hand2=K#8 setsA=555,KKKKKK2 redA=1 pile=29")
>>> print("\\n".join(table_lines(state, ["Ana", "Bruno", "Carla", "Dora"])))
Side A (Ana, Carla), total 0, first meld made
  sets: 555, KKKKKK2 (mixed canasta); 1 red three
Side B (Bruno, Dora), total 0, first meld needs 50
  no sets
Ana: 4 4 7 Q 2, to draw
Bruno: K and 8 hidden cards
Carla: 11 hidden cards
Dora: 11 hidden cards
Pile: 9 on top of 2 cards, frozen
Stock: 59 cards
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from canasta.cards import TWO, kind_letter
from canasta.clauses.reserve import unpack_set
from canasta.clauses.score import WildCanastaBonus
from canasta.clauses.take import AlwaysFrozen
from canasta.clauses.tally import SetTally
from canasta.engine.scoring import sets_of
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.messages import SIDE_LETTERS, Param, in_one_language, listed, say, text
from canasta.notation.position.keys import PART_WORDS
from canasta.notation.position.write import set_text
from canasta.table.packing import BIT, FIELD, RANKLESS, SHIFT, held_kinds
from canasta.table.state import (
    ADDED,
    BIG_WILD_CANASTA,
    BLACK_THREES,
    CALIENTES,
    CANASTAS,
    NATURALS,
    PART_OVER,
    RED_THREES,
    SPECIALS,
    WILD_CANASTA,
    State,
)
from canasta.wording.actions import letters, name_of
from canasta.wording.irregularities import penalty_lines


@in_one_language
def table_lines(state: State, names: Sequence[str] = ()) -> list[str]:
    """Describe the whole table, as far as the cards are known; for a seat, pass the state of its view."""
    setup = state.setup
    lines: list[str] = []
    for side in range(setup.sides):
        lines += _side_lines(state, side, names)
    lines += [_hand_line(state, seat, names) for seat in range(setup.seats)]
    lines += penalty_lines(state, names)
    lines.append(_pile_line(state))
    if state.aside:
        lines.append(_said("aside", number=len(state.aside)))
    lines.append(_said("stock", number=state.stock_size()))
    if is_quiet(state):
        lines.append(quiet_text(state))
    return lines


def is_quiet(state: State) -> bool:
    """Return True if it is too early in the hand to lay or take anything (boat 25)."""
    return state.turn < state.setup.quiet and state.part != PART_OVER


def quiet_text(state: State) -> str:
    """Say that it is too early, until when, and which turn of the player this is."""
    quiet = state.setup.book.quiet
    assert quiet is not None
    turns = text(f"wording.number.{quiet.turns}")
    return _said("quiet", turns=turns, turn=state.turn // state.setup.seats + 1)


def is_always_frozen(state: State) -> bool:
    """Return True if the book does not distinguish between a frozen pile and any other."""
    return any(isinstance(clause, AlwaysFrozen) for clause in state.setup.book.take)


def barred_ranks(state: State, side: int) -> list[int]:
    """Return the ranks of which a side may not lay natural cards: dead ones (american 48) and closed ones."""
    barred = state.laid[CANASTAS + side] & state.setup.closed_mask
    for bar in state.setup.book.bars:
        barred |= bar.naturals(state, side)
    return [rank for rank in range(RANKLESS) if barred & BIT[rank]] if barred else []


def canasta_sort(state: State, side: int, cards: SetTally) -> str:
    """Return the sort of a canasta: natural, mixed, wild, or small_wild and big_wild if the book counts them.

    Returns an empty string for a set that is not a canasta.
    """
    if cards.size < state.setup.canasta_size:
        return ""
    if cards.naturals:
        return "mixed" if cards.wild else "natural"
    if not any(isinstance(clause, WildCanastaBonus) for clause in state.setup.book.score):
        return "wild"
    return "big_wild" if state.laid[WILD_CANASTA + side] == BIG_WILD_CANASTA else "small_wild"


def _said(message: str, **params: Param) -> str:
    return say(f"wording.table.{message}", params)


def beside_sets(state: State, side: int) -> list[str]:
    """Describe a side's cards next to its sets: threes, and Caliente cards played."""
    laid = state.laid
    places = ((RED_THREES, "red_threes"), (BLACK_THREES, "black_threes"), (CALIENTES, "caliente_played"))
    return [
        text(f"score.{message}", number=laid[place + side]) for place, message in places if laid[place + side]
    ]


def _side_lines(state: State, side: int, names: Sequence[str]) -> list[str]:
    setup = state.setup
    players = [name_of(seat, names) for seat in range(side, setup.seats, setup.sides)]
    if state.opened >> side & 1:
        first = _said("opened")
    else:
        first = _said("needs", need=state.needs[side]) if state.needs[side] else _said("needs_none")
    head = _said(
        "side",
        letter=SIDE_LETTERS[side],
        players=text("wording.comma").join(players),
        total=state.scores[side],
        first=first,
    )
    sets = [_set_words(state, side, cards) for cards in sets_of(state, side)]
    sets += [_closed_words(state, side, closed) for closed in closed_sets(state, side)]
    body = _said("sets", sets=text("wording.comma").join(sets)) if sets else _said("no_sets")
    for fact in beside_sets(state, side):
        body = _said("beside", sets=body, fact=fact)
    return [head, "  " + body]


class ClosedSet(NamedTuple):
    """A closed set, and the natural cards that were added to those of its rank."""

    cards: SetTally
    added: int  #: stored with the first set of a rank


def closed_sets(state: State, side: int) -> list[ClosedSet]:
    """Return the closed sets of a side, in books that allow further sets of the same rank."""
    found: list[ClosedSet] = []
    for place, naturals, twos, jokers in sorted(map(unpack_set, state.closed[side] if state.closed else ())):
        kind = TWO if place == RANKLESS else place
        first = all(other.cards.kind != kind for other in found)
        added = state.laid[ADDED + side] >> SHIFT[place] & FIELD if first and place != RANKLESS else 0
        found.append(ClosedSet(SetTally(kind, naturals, twos, jokers), added))
    return found


def reserves_left(state: State, seat: int) -> int:
    """Return how many reserves a player has not taken up yet."""
    return len(state.reserves[seat]) if state.reserves else 0


def _closed_words(state: State, side: int, closed: ClosedSet) -> str:
    words = _set_words(state, side, closed.cards)
    return _said("added", set=words, number=closed.added) if closed.added else words


def _set_words(state: State, side: int, cards: SetTally) -> str:
    sort = canasta_sort(state, side, cards)
    return _said(f"canasta_{sort}", cards=set_text(cards)) if sort else set_text(cards)


def _hand_line(state: State, seat: int, names: Sequence[str]) -> str:
    known = letters(held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat]))
    hidden = unknown_in_hand(state, seat)
    if known and hidden:
        cards = listed([known, _said("hidden", number=hidden)])
    else:
        cards = known or (_said("hidden", number=hidden) if hidden else _said("no_cards"))
    line = _said("hand", name=name_of(seat, names), cards=cards)
    reserves = reserves_left(state, seat)
    if reserves:
        line = _said("reserves", hand=line, number=reserves)
    if seat == state.actor and state.part != PART_OVER:
        return _said(f"to_{PART_WORDS[state.part]}", hand=line)
    return line


def _pile_line(state: State) -> str:
    if not state.pile:
        return _said("pile_empty")
    line = _said("pile", number=len(state.pile), top=kind_letter(state.pile[-1]))
    if is_always_frozen(state):
        line = _said("always_frozen", pile=line)
    elif state.frozen:
        line = _said("frozen", pile=line)
    return _said("stopped", pile=line) if state.stopped else line
