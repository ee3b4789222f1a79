"""Conversion of pad entries to the tally that the engine scores.

>>> from canasta.books import book
>>> from canasta.engine import score, totals
>>> from canasta.scorepad.entry import read_side
>>> from canasta.scorepad.form import form_of
>>> form = form_of(book("classic"), 2)
>>> for given in ({"laid": 95, "mixed": 1}, {"sets": "KKKKKK2 777"}):
...     lines = score(form.book, tally_of(form, [read_side(form, 0, given), read_side(form, 1, {})]))
...     totals(lines, 2), [line.reason.message for line in lines]
([395, 0], ['score.mixed_canastas', 'score.laid_sum'])
([395, 0], ['score.mixed_canastas', 'score.laid'])
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.cards import BLACK_THREE, CALIENTE, KINDS, RANKS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.pad import COUNT, SetClass
from canasta.clauses.tally import SetTally, SideTally, Tally
from canasta.engine import score
from canasta.scorepad.entry import SideEntry
from canasta.scorepad.form import Form
from canasta.table.state import BIG_WILD_CANASTA, NO_WILD_CANASTA, SMALL_WILD_CANASTA


def tally_of(form: Form, entries: Sequence[SideEntry]) -> Tally:
    """Return the tally of a hand, for ``canasta.engine.score``."""
    return Tally(tuple(_side_tally(form, entry) for entry in entries))


def lines_of(form: Form, entries: Sequence[SideEntry]) -> list[ScoreLine]:
    """Return the score lines of a hand; a side entered as points alone has only that line."""
    lines = score(form.book, tally_of(form, entries))
    for entry in entries:
        if entry.points is not None:
            lines = [line for line in lines if line.side != entry.side]
            lines.append(ScoreLine(entry.side, entry.points, Reason("", "score.points_alone")))
    return lines


def _side_tally(form: Form, entry: SideEntry) -> SideTally:
    sets, closed, added = _table(form, entry)
    by_card = all(hand.kinds is not None for hand in entry.left)
    opened = bool(sets or closed or entry.laid.worth.number)
    counted = entry.sets is None
    return SideTally(
        side=entry.side,
        sets=sets,
        opened=opened,
        red_threes=entry.number("red_threes"),
        black_threes=entry.number("black_threes"),
        hands=hands_of(form, entry),
        out="out" in entry.said,
        concealed="concealed" in entry.said,
        fines=sum(fine.points for fine in entry.fines),
        calientes=entry.number("calientes"),
        wild_canasta=_wild_canasta(form, entry, sets),
        closed=closed,
        added=added,
        special=entry.special,
        four_blacks="four_blacks" in entry.said,
        laid=entry.laid.worth if counted else None,
        beyond=entry.beyond.worth if counted and form.base else None,
        left=None if by_card else tuple(hand.worth for hand in entry.left),
    )


def _table(
    form: Form, entry: SideEntry
) -> tuple[tuple[SetTally, ...], tuple[SetTally, ...], tuple[int, ...]]:
    """Return sets, closed sets and cards added to them; canastas that were only counted get stand-ins."""
    size = form.setup.canasta_size
    if entry.sets is None:
        canastas = tuple(
            stand_in(found.sets, size if found.part == "canastas" else 3)
            for found in form.fields
            if found.sets is not None
            for _ in range(entry.number(found.id))
        )
        return ((), canastas, ()) if form.base else (canastas, (), ())
    # By rank, in the engine's order; black threes and wild cards come last.
    sets = tuple(sorted(entry.sets, key=lambda cards: (cards.kind == TWO, cards.kind)))
    if not form.base:
        return sets, (), ()
    added = [0] * RANKS
    closed = []
    for cards in sets:
        if cards.size >= size:
            more = cards.size - size
            # Only natural cards are added to a closed set.
            closed.append(SetTally(cards.kind, cards.naturals - more, cards.twos, cards.jokers))
            if more:
                added[cards.kind] += more
    return tuple(cards for cards in sets if cards.size < size), tuple(closed), tuple(added)


def stand_in(sets: SetClass, size: int) -> SetTally:
    """Return a set of a class, for a canasta or an open set that was counted but not laid out."""
    if not sets.ranks:
        jokers = size // 2 + 1 if sets.jokers == "more" else 0 if sets.jokers == "none" else sets.least or 1
        return SetTally(TWO, 0, size - jokers, jokers)
    rank = sets.ranks[0] if len(sets.ranks) == 1 else UNKNOWN
    return SetTally(rank, size - 1, 1, 0) if sets.wild else SetTally(rank, size, 0, 0)


def class_of(form: Form, cards: SetTally, big: bool) -> str:
    """Return the field under which a canasta is counted; ``big``: jokers were in the majority."""
    return next(id for id, sets in form.classes() if _belongs(cards, sets, big))


def _belongs(cards: SetTally, sets: SetClass, big: bool) -> bool:
    if cards.kind == TWO or not sets.ranks:
        jokers = big if sets.jokers == "more" else not cards.jokers if sets.jokers == "none" else True
        return cards.kind == TWO and not sets.ranks and jokers and cards.jokers >= sets.least
    return cards.kind in sets.ranks and bool(cards.wild) == sets.wild


def canastas_of(form: Form, entry: SideEntry) -> dict[str, int]:
    """Return how many canastas of each class a side has, whichever way they were entered."""
    if entry.sets is None:
        ids = [found.id for found in form.fields if found.part == "canastas" and found.kind == COUNT]
        return {id: entry.number(id) for id in ids if entry.number(id)}
    found: dict[str, int] = {}
    big = _wild_canasta(form, entry, entry.sets) == BIG_WILD_CANASTA
    for cards in entry.sets:
        if cards.size >= form.setup.canasta_size:
            name = class_of(form, cards, big)
            found[name] = found.get(name, 0) + 1
    return found


def _wild_canasta(form: Form, entry: SideEntry, sets: Sequence[SetTally]) -> int:
    if entry.number("big_wild"):
        return BIG_WILD_CANASTA
    if entry.number("small_wild"):
        return SMALL_WILD_CANASTA
    if form.field("small_wild") is not None:
        for cards in sets:
            if cards.kind == TWO and cards.size >= form.setup.canasta_size:
                return BIG_WILD_CANASTA if cards.jokers > cards.twos else SMALL_WILD_CANASTA
    return NO_WILD_CANASTA


def hands_of(form: Form, entry: SideEntry) -> tuple[tuple[int, ...], ...]:
    """Return the hands by kind; for counted hands, only what depends on kinds."""
    hands = [list(hand.kinds or [0] * KINDS) for hand in entry.left]
    summed = [place for place, hand in enumerate(entry.left) if hand.kinds is None]
    for place in summed:
        hands[place][CALIENTE] = entry.left[place].calientes
    for found in form.fields:
        if found.kind_of_card >= 0:
            for place in summed[: entry.number(found.id)]:
                hands[place][found.kind_of_card] = form.setup.packs * 4
    first = summed[0] if summed else 0
    for id, kind in (("left_red_threes", RED_THREE), ("left_black_threes", BLACK_THREE)):
        hands[first][kind] += entry.number(id)
    return tuple(tuple(hand) for hand in hands)
