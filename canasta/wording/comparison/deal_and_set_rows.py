"""Rows of the comparison, from the players to the sets; each puts some clauses of a book into words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from canasta.cards import ACE, BLACK_THREE, EIGHT, FOUR, JOKER, KING, RANKS, SEVEN, TWO
from canasta.clauses.base import Limit
from canasta.clauses.going_out import FirstMeld
from canasta.messages import figure, text
from canasta.table.actions import FOUR_BLACK
from canasta.table.packing import RANKLESS
from canasta.wording import by_players, number_words, players_words
from canasta.wording.comparison.columns import Column, Statement, kinds_words, statement

Row = Callable[[Column], Iterable[Statement]]


def no_words(_column: Column) -> Iterable[Statement]:
    """Describe nothing: all statements of the row are those of clauses."""
    return ()


def players(column: Column) -> Iterable[Statement]:
    """Describe the numbers of players."""
    yield Statement(players_words(column.book))


def sides(column: Column) -> Iterable[Statement]:
    """Describe the sides and partnerships."""
    words = {}
    for number, setup in column.setups.items():
        if setup.seats == setup.sides:
            words[number] = text("cli.compare.alone")
        else:
            words[number] = text("cli.compare.sides", sides=setup.sides, members=setup.seats // setup.sides)
    yield Statement(by_players(words))
    out = {number: setup.seats for number, setup in column.setups.items() if setup.seats < number}
    if out:
        yield statement("sit_out", seats=next(iter(out.values())), players=number_words(list(out)))


def packs(column: Column) -> Iterable[Statement]:
    """Describe the number of packs."""
    counts = {number: str(setup.packs) for number, setup in column.setups.items()}
    yield statement("packs", packs=by_players(counts))
    calientes = column.book.seatings[0].calientes
    if calientes:
        yield statement("calientes", number=calientes)


def dealt(column: Column) -> Iterable[Statement]:
    """Describe how many cards each player is dealt."""
    yield Statement(by_players({number: str(setup.hand_size) for number, setup in column.setups.items()}))


def upcard(column: Column) -> Iterable[Statement]:
    """Describe a pile that begins empty."""
    if not column.entries("upcard"):
        yield statement("pile_empty")


def black_threes(column: Column) -> Iterable[Statement]:
    """Describe black threes that are never laid."""
    if BLACK_THREE not in column.setup.set_kinds and not column.book.allows(FOUR_BLACK):
        shown = BLACK_THREE in column.setup.shown()
        yield statement("blacks.shown" if shown else "blacks.never", column.book.cites.get("black_three", ""))


def turn(column: Column) -> Iterable[Statement]:
    """Describe how a turn begins."""
    yield statement(
        "draw_cards", cards=by_players({n: str(setup.draw) for n, setup in column.setups.items()})
    )


def values(column: Column) -> Iterable[Statement]:
    """Describe the values of the cards."""
    groups = ((JOKER,), (TWO,), (ACE,), range(EIGHT, KING + 1), range(FOUR, SEVEN + 1), (BLACK_THREE,))
    names = ("joker", "two", "ace", "high", "low", "black_three")
    parts = []
    for name, kinds in zip(names, groups, strict=True):
        points = {column.book.values[kind] for kind in kinds}
        worth = text("wording.comma").join(map(str, sorted(points)))
        if points != {0}:
            parts.append(text(f"cli.compare.value.{name}", points=worth))
    yield Statement(text("wording.comma").join(parts))


def first_meld(column: Column) -> Iterable[Statement]:
    """Describe what the first meld requires."""
    clause = column.one(FirstMeld)
    if clause is None:
        return
    if clause.by_hand:
        counts = text("wording.comma").join(map(str, clause.by_hand))
        yield statement("meld.by_hand", clause.paragraph, counts=counts)
    else:
        yield Statement(_counts(clause), clause.paragraph)
    for paragraph in (clause.three_naturals, clause.seven, clause.before_take):
        if paragraph:
            yield column.title(paragraph)


def _counts(clause: FirstMeld) -> str:
    """Describe the first meld requirement by the total."""
    steps: list[tuple[int, int]] = []
    before = clause.below
    for start, count in clause.steps:
        if count != before:
            steps.append((start, count))
        before = count
    words = [text("cli.compare.meld.from", count=count, start=figure(start)) for start, count in steps]
    if not steps:
        words = [str(clause.below)]
    elif clause.below:
        words.insert(0, text("cli.compare.meld.below", count=clause.below, end=steps[0][0]))
    else:
        words.insert(0, text("cli.compare.meld.any", end=steps[0][0]))
    return text("wording.comma").join(words)


def wild_cards(column: Column) -> Iterable[Statement]:
    """Describe how many wild cards a set may have, by querying the limits."""
    limits = column.all_of(Limit)
    rules = column.setup.room
    numbers = [_most_wild(rules[KING], size) for size in range(3, column.book.canasta_size + 1)]
    paragraphs = [limit.paragraph for limit in limits if not limit.room(KING, 3, 3)]
    last = column.book.canasta_size
    yield statement(
        "wild.by_size",
        paragraphs[-1] if paragraphs else "",
        numbers=text("wording.comma").join(map(str, numbers)),
        least=3,
        most=last,
    )
    if _most_wild(rules[KING], last + 8) >= 8:
        yield statement("wild.unlimited")
    never = [rank for rank in range(RANKS) if not _most_wild(rules[rank], last)]
    if never:
        yield statement("wild.never", kinds=kinds_words(never))


def _most_wild(room: bytes, size: int) -> int:
    """Return the maximum number of wild cards in a set of ``size`` cards."""
    most = 0
    for wild in range(1, size - 1):
        naturals = size - wild
        if naturals < 2 or not all(room[naturals * 32 + number] for number in range(wild)):
            break
        most = wild
    return most


def wild_sets(column: Column) -> Iterable[Statement]:
    """Describe whether wild cards make a set without natural ones."""
    if TWO not in column.setup.set_kinds:
        limit = next((limit for limit in column.book.limits if not limit.room(RANKLESS, 0, 0)), None)
        yield statement("no", limit.paragraph if limit else "")
    else:
        yield statement("yes", column.book.cites.get("wild_set", ""))


DEAL_AND_SET_ROWS: Final[dict[str, Row]] = {
    "players": players,
    "sides": sides,
    "seats": no_words,
    "packs": packs,
    "dealt": dealt,
    "upcard": upcard,
    "red_threes": no_words,
    "black_threes": black_threes,
    "turn": turn,
    "values": values,
    "first_meld": first_meld,
    "wild": wild_cards,
    "wild_sets": wild_sets,
}
