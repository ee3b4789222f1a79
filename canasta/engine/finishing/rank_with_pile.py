"""What one rank can come to in two steps: some of its cards laid before the pile comes, the others later."""

from __future__ import annotations

from functools import cache
from typing import Final

from canasta.build.native import i64, vec
from canasta.clauses.reserve import CLOSES, FOLLOWED
from canasta.engine.finishing.cards import kinds_of
from canasta.engine.finishing.rank import CANASTAS, POWER, Rank, covers, gained, starts
from canasta.engine.finishing.table import PLENTY

#: Numbers to a line of ``TwoSteps``: wild cards laid before and in all (lines ascend by these), cards left,
#: canastas and their kinds, whether a set had three naturals before, and the most naturals laid before
#: (plenty more for seven at once).
LINE: Final = 7


class TwoSteps:
    """What one rank can come to in two steps."""

    __slots__ = ("at_once", "freedom", "lines", "seven")

    lines: vec[i64]
    at_once: vec[i64]  #: ways in which all naturals of the hand go down before, with any of the wild cards
    freedom: int  #: how many numbers of wild cards can be laid like that
    seven: bool  #: whether seven naturals can be laid at once, which need no count

    def __init__(self, lines: list[int], at_once: list[int], freedom: int, seven: bool) -> None:
        self.lines = vec[i64](lines)
        self.at_once = vec[i64](at_once)
        self.freedom = freedom
        self.seven = seven


@cache
def ways_with_pile(
    rank: Rank, coming: i64, need: i64, taking: bool, seven: bool, wild_pile: bool
) -> TwoSteps:
    """All ways to lay a rank's cards but one at most, ``coming`` cards of it being there only later.

    Without wild cards in the pile all may be laid before, so the more are the better.
    """
    held, size, then, added, role = rank.held, rank.size, rank.then, rank.added, rank.role
    best: dict[tuple[int, int, int, int, bool], int] = {}
    for first, laid in starts(rank.naturals, held, then, seven):
        for n, w, clean, mixed, here, there in rank.ends(first, rank.wild, held - laid):
            if taking and then == FOLLOWED and clean + mixed:
                continue  # what closes before the take has closed first (Prospect._closings)
            full = clean + mixed + (laid > 0)
            three = here >= 3 or (then == FOLLOWED and full > 0)
            adds = added == 1 or (added == 2 and full > 0)
            rest = held - laid - n
            for start, buried in (
                _taken(here, there, size, then, adds, added == 0) if taking else [((here, there), 0)]
            ):
                made = here + there < size <= here + there + 3 if taking and not buried else False
                for more, all_w, clean_later, mixed_later, _, _ in rank.ends(
                    start[0], start[1], rest + coming
                ):
                    pure = clean + clean_later + (laid > 0) + (made and not there)
                    impure = mixed + mixed_later + (made and there > 0)
                    adds_later = added == 1 or (added == 2 and pure + impure > 0)
                    for left in range(2):
                        onto = rest + coming - more - left
                        if onto == 0 or (onto > 0 and adds_later):
                            gain = gained(role, pure, impure, False, False, need)
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
        # Lines that give at least as much, of this many wild cards before or, if it matters not, of more.
        others = most.setdefault((total, left), [])
        if any(
            worth <= count and covers(other, gain) and has >= three and (used == w or not wild_pile)
            for other, has, used, count in others
        ):
            continue
        others.append((gain, three, w, worth))
        lines += [w, total, left, gain & CANASTAS, kinds_of(gain, need), three, worth]
    at_once, freedom = _at_once(best, rank, need, wild_pile)
    return TwoSteps(lines, at_once, freedom, any(worth >= PLENTY for worth in best.values()))


def _at_once(
    best: dict[tuple[int, int, int, int, bool], int], rank: Rank, need: i64, wild_pile: bool
) -> tuple[list[int], int]:
    """Ways to lay all naturals of the hand before, and of the wild cards as many before as one likes.

    They are told like those of going out: canastas, kinds, cards left, numbers of wild cards. Without wild
    cards in the pile there is room before for all of them. Also how many numbers there are.
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
        lines += [gain & CANASTAS, kinds_of(gain, need), left, numbers_in_all]
    return lines, len(laid)


def _taken(
    here: i64, there: i64, size: i64, then: i64, adds: bool, never: bool
) -> list[tuple[tuple[int, int], bool]]:
    """The open set after a pair and the top card joined it; or they lie on a canasta that was put away."""
    total = here + there + 3
    if (then == CLOSES or (then == FOLLOWED and never)) and total > size:
        return []
    if then == FOLLOWED and total >= size:
        return [((0, 0), False)]
    found = [((here + 3, there), False)]
    if then == FOLLOWED and not here + there and adds:
        found.append(((0, 0), True))
    return found
