"""Outcomes of one rank in two steps: some cards are laid before the pile is taken, the others later."""

from __future__ import annotations

from functools import cache
from typing import Final

from canasta.build.native import i64, vec
from canasta.clauses.reserve import CLOSES, FOLLOWED
from canasta.engine.finishing.cards import kinds_of
from canasta.engine.finishing.rank import POWER, PURE, Rank, covers, gained, number_of, starts
from canasta.engine.finishing.table import PLENTY

#: Numbers per line of ``TwoSteps``: wild cards laid before and in total (lines ascend by these), cards left,
#: canastas and their kinds, whether a set had three naturals before, and the most naturals laid before (with
#: a large bonus for seven at once).
LINE: Final = 7


class TwoSteps:
    """The outcomes of one rank in two steps."""

    __slots__ = ("at_once", "freedom", "lines", "seven")

    lines: vec[i64]
    at_once: vec[i64]  #: ways to lay all naturals of the hand before, with any of the wild cards
    freedom: int  #: how many numbers of wild cards can be laid that way
    seven: bool  #: seven naturals can be laid at once, which need no count

    def __init__(self, lines: list[int], at_once: list[int], freedom: int, seven: bool) -> None:
        self.lines = vec[i64](lines)
        self.at_once = vec[i64](at_once)
        self.freedom = freedom
        self.seven = seven


@cache
def ways_with_pile(
    rank: Rank, coming: i64, need: i64, taking: bool, seven: bool, wild_pile: bool
) -> TwoSteps:
    """Return all ways to lay all or all but one of a rank's cards, ``coming`` of them only later.

    Without wild cards in the pile all may be laid before, and more is better.
    """
    held, size, then, added, role = rank.held, rank.size, rank.then, rank.added, rank.role
    best: dict[tuple[int, int, int, int, bool], int] = {}
    for first, laid in starts(rank.naturals, held, then, seven):
        for n, w, clean, mixed, here, there in rank.ends(first, rank.wild, held - laid):
            if taking and then == FOLLOWED and clean + mixed:
                continue  # sets that close before the take were closed first (Prospect._closings)
            full = clean + mixed + (laid > 0)
            three = here >= 3 or (then == FOLLOWED and full > 0)
            adds = added == 1 or (added == 2 and full > 0)
            rest = held - laid - n
            for start, buried in (
                _taken(here, there, size, then, adds, added == 0) if taking else [((here, there), 0)]
            ):
                made = here + there < size <= here + there + 3 if taking and not buried else False
                for more, all_w, clean_later, mixed_later, last, last_wild in rank.ends(
                    start[0], start[1], rest + coming
                ):
                    pure = clean + clean_later + (laid > 0) + (made and not there)
                    impure = mixed + mixed_later + (made and there > 0)
                    adds_later = added == 1 or (added == 2 and pure + impure > 0)
                    for left in range(2):
                        onto = rest + coming - more - left
                        if onto == 0 or (onto > 0 and adds_later):
                            gain = gained(role, pure, impure, False, False, need)
                            if last >= size and not last_wild:
                                gain |= need & PURE
                            if role & need and not gain & role:
                                continue
                            key = w, w + all_w, left, gain, three
                            worth = n + laid + (min(onto, rest) if adds else 0) + (PLENTY if laid else 0)
                            if best.get(key, -1) < worth:
                                best[key] = worth
    lines: list[int] = []
    most: dict[tuple[int, int], list[tuple[int, bool, int, int]]] = {}
    for (w, total, left, gain, three), worth in sorted(
        best.items(), key=lambda each: (each[0][1], -each[0][0])
    ):
        # Lines that give at least as much, with as many wild cards before or, if it does not matter, more.
        others = most.setdefault((total, left), [])
        if any(
            worth <= count and covers(other, gain) and has >= three and (used == w or not wild_pile)
            for other, has, used, count in others
        ):
            continue
        others.append((gain, three, w, worth))
        lines += [w, total, left, number_of(gain, need), kinds_of(gain, need), three, worth]
    at_once, freedom = _at_once(best, rank, need, wild_pile)
    return TwoSteps(lines, at_once, freedom, any(worth >= PLENTY for worth in best.values()))


def _at_once(
    best: dict[tuple[int, int, int, int, bool], int], rank: Rank, need: i64, wild_pile: bool
) -> tuple[list[int], int]:
    """Return ways to lay all naturals of the hand before, with any number of wild cards before.

    They have the format of ``plays``: canastas, kinds, cards left, numbers of wild cards. Without wild cards
    in the pile all of them can be laid before. The second value is how many numbers there are.
    """
    before: dict[tuple[int, int, int], set[int]] = {}
    for (w, total, left, gain, _), worth in best.items():
        if worth == rank.held and total <= rank.wilds:
            before.setdefault((gain, left, total), set()).add(w)
    words: dict[tuple[int, int], int] = {}
    laid: set[int] = set()
    for (gain, left, total), numbers in before.items():
        if total in numbers and (len(numbers) > total or not wild_pile):
            words[gain, left] = words.get((gain, left), 0) | POWER[total]
            laid.add(total)
    lines: list[int] = []
    for (gain, left), numbers_in_all in words.items():
        lines += [number_of(gain, need), kinds_of(gain, need), left, numbers_in_all]
    return lines, len(laid)


def _taken(
    here: i64, there: i64, size: i64, then: i64, adds: bool, never: bool
) -> list[tuple[tuple[int, int], bool]]:
    """Return the open set after a pair and the top card joined it or a canasta that was put away."""
    total = here + there + 3
    if (then == CLOSES or (then == FOLLOWED and never)) and total > size:
        return []
    if then == FOLLOWED and total >= size:
        return [((0, 0), False)]
    found = [((here + 3, there), False)]
    if then == FOLLOWED and not here + there and adds:
        found.append(((0, 0), True))
    return found
