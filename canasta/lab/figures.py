"""The figures of a study: what each one is, and how it follows from the sums over games.

A figure is a function of the means of some numbers of a game. Most are the ratio of two: turns and hands give
the turns of a hand. Everything else, intervals and differences, is in ``canasta.lab.statistics``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from canasta.lab.results import GameRow, LabHand
from canasta.table.state import ENDED_EXHAUSTED, ENDED_LAST_THREE, ENDED_OUT, ENDED_STUCK

#: How a figure is written.
NUMBER: Final = "number"
POINTS: Final = "points"
SHARE: Final = "share"

#: Estimated seconds at a table with real cards: a turn (draw and discard), each further decision, and the
#: shuffling, dealing and counting of a hand. Only their proportions matter for comparisons.
TURN_SECONDS: Final = 6.0
DECISION_SECONDS: Final = 2.5
HAND_SECONDS: Final = 180.0

Numbers = tuple[float, ...]


class Figure(NamedTuple):
    """A figure of the game by some rules."""

    name: str  #: as in the message ``lab.figure.<name>``
    group: str  #: as in the message ``lab.group.<group>``
    form: str  #: ``NUMBER``, ``POINTS`` or ``SHARE``
    numbers: Callable[[GameRow], Numbers]  #: of one game
    value: Callable[[Sequence[float]], float]  #: from the means of these numbers
    sides: int = 0  #: only for games with at least this number of sides
    places: int = 1  #: decimal places of a ``NUMBER``


def ratio(means: Sequence[float]) -> float:
    """Return the first mean divided by the second; 0 if that is 0."""
    return means[0] / means[1] if means[1] else 0.0


def skill_share(means: Sequence[float]) -> float:
    """Return the share of skill in the variance of a hand's result.

    Let the stronger player be on either side with equal chances. Then the lead of a side in one hand has the
    variance E[D²], of which E[D]² comes from the difference in strength: D is the lead of the stronger side.
    """
    leads, squares, hands = means
    if not squares or not hands:
        return 0.0
    edge = leads / hands
    return edge * abs(edge) / (squares / hands)


def _of_hands(
    count: Callable[[LabHand], float], weight: Callable[[LabHand], float] = lambda _: 1
) -> Callable[[GameRow], Numbers]:
    def numbers(row: GameRow) -> Numbers:
        return sum(map(count, row.hands)), sum(map(weight, row.hands))

    return numbers


def _minutes(hand: LabHand) -> float:
    further = max(0, hand.decisions - hand.turns)
    return (HAND_SECONDS + TURN_SECONDS * hand.turns + DECISION_SECONDS * further) / 60


def _turns(hand: LabHand) -> int:
    return hand.turns


def _takes(hand: LabHand) -> int:
    return hand.takes


def _game_minutes(row: GameRow) -> float:
    return sum(map(_minutes, row.hands))


def _sides(hand: LabHand) -> int:
    return len(hand.points)


def _margin(hand: LabHand) -> int:
    best, second = sorted(hand.points, reverse=True)[:2]
    return best - second


def _lead(points: Sequence[int], side: int) -> float:
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def _part(points: Sequence[int], side: int) -> float:
    best = max(points)
    return (points[side] == best) / sum(each == best for each in points)


def _swing(row: GameRow) -> Numbers:
    return sum(_lead(hand.points, 0) ** 2 for hand in row.hands), len(row.hands)


def _root(means: Sequence[float]) -> float:
    return sqrt(max(0.0, ratio(means)))


def totals_after(hands: Sequence[LabHand]) -> list[list[int]]:
    """Return the totals after each hand.

    >>> from canasta.lab.results import LabHand
    >>> hand = LabHand([10, 20], 0, 1, *[0] * 13, False, False)
    >>> totals_after([hand, hand])
    [[10, 20], [20, 40]]
    """
    found: list[list[int]] = []
    totals = [0] * len(hands[0].points)
    for hand in hands:
        totals = [total + gain for total, gain in zip(totals, hand.points, strict=True)]
        found.append(totals)
    return found


def lead_changes(hands: Sequence[LabHand]) -> int:
    """Return how often the lead in a game passes to another side; level totals change nothing."""
    changes, leader = 0, -1
    for totals in totals_after(hands):
        best = max(totals)
        if totals.count(best) == 1:
            now = totals.index(best)
            changes += leader not in (-1, now)
            leader = now
    return changes


def comeback(row: GameRow) -> float:
    """Return the part of the victory that went to sides that did not lead at half-time.

    Half-time is after the first hand in which a side has half of the winner's final total, or after half of
    the hands if no side gets that far. Without a single leader then, nothing can come back.
    """
    totals = totals_after(row.hands)
    half = max(totals[-1]) / 2
    middle = next((now for now in totals if half > 0 and max(now) >= half), totals[(len(totals) - 1) // 2])
    best = max(middle)
    leaders = [side for side, total in enumerate(middle) if total == best]
    if len(leaders) > 1:
        return 0.0
    return sum(side not in leaders for side in row.winners) / len(row.winners)


def _of_game(count: Callable[[GameRow], float]) -> Callable[[GameRow], Numbers]:
    return lambda row: (count(row), 1)


def _skill(row: GameRow) -> Numbers:
    return sum(one.won for one in row.skill), len(row.skill)


def _skill_hands(row: GameRow) -> Numbers:
    return sum(one.hands_won for one in row.skill), sum(one.hands for one in row.skill)


def _skill_lead(row: GameRow) -> Numbers:
    return sum(one.lead for one in row.skill), sum(one.hands for one in row.skill)


def _skill_squares(row: GameRow) -> Numbers:
    return (
        sum(one.lead for one in row.skill),
        sum(one.squares for one in row.skill),
        sum(one.hands for one in row.skill),
    )


def _ended(ending: int) -> Callable[[GameRow], Numbers]:
    return _of_hands(lambda hand: hand.ending == ending)


FIGURES: Final[Sequence[Figure]] = (
    Figure("turns", "length", NUMBER, _of_hands(lambda hand: hand.turns), ratio),
    Figure("decisions", "length", NUMBER, _of_hands(lambda hand: hand.decisions), ratio),
    Figure("minutes", "length", NUMBER, _of_hands(_minutes), ratio),
    Figure("hands", "length", NUMBER, _of_game(lambda row: len(row.hands)), ratio),
    Figure("game_minutes", "length", NUMBER, _of_game(_game_minutes), ratio, places=0),
    Figure("points", "points", POINTS, _of_hands(lambda hand: sum(hand.points), _sides), ratio),
    Figure("margin", "points", POINTS, _of_hands(_margin), ratio),
    Figure("swing", "points", POINTS, _swing, _root),
    Figure(
        "negative",
        "points",
        SHARE,
        _of_hands(lambda hand: sum(each < 0 for each in hand.points), _sides),
        ratio,
    ),
    Figure("opened", "points", SHARE, _of_hands(lambda hand: hand.opened, _sides), ratio),
    Figure("opening", "points", NUMBER, _of_hands(lambda hand: hand.rounds, lambda hand: hand.opened), ratio),
    Figure("first_won", "seats", SHARE, _of_hands(lambda hand: _part(hand.points, hand.first)), ratio),
    Figure("first_lead", "seats", POINTS, _of_hands(lambda hand: _lead(hand.points, hand.first)), ratio),
    Figure("dealer_lead", "seats", POINTS, _of_hands(lambda hand: _lead(hand.points, hand.dealer)), ratio),
    Figure("takes", "pile", NUMBER, _of_hands(lambda hand: hand.takes), ratio, places=2),
    Figure("take_turns", "pile", SHARE, _of_hands(lambda hand: hand.takes, lambda hand: hand.turns), ratio),
    Figure("cards", "pile", NUMBER, _of_hands(lambda hand: hand.cards, lambda hand: hand.takes), ratio),
    Figure("frozen", "pile", SHARE, _of_hands(lambda hand: hand.frozen_turns, _turns), ratio),
    Figure("frozen_takes", "pile", SHARE, _of_hands(lambda hand: hand.frozen_takes, _takes), ratio),
    Figure("natural", "canastas", NUMBER, _of_hands(lambda hand: hand.natural, _sides), ratio, places=2),
    Figure("mixed", "canastas", NUMBER, _of_hands(lambda hand: hand.mixed, _sides), ratio, places=2),
    Figure("wild", "canastas", NUMBER, _of_hands(lambda hand: hand.wild, _sides), ratio, places=2),
    Figure("concealed", "canastas", SHARE, _of_hands(lambda hand: hand.concealed), ratio),
    Figure("special", "canastas", SHARE, _of_hands(lambda hand: hand.special), ratio),
    Figure("ended_out", "endings", SHARE, _ended(ENDED_OUT), ratio),
    Figure("ended_exhausted", "endings", SHARE, _ended(ENDED_EXHAUSTED), ratio),
    Figure("ended_last_three", "endings", SHARE, _ended(ENDED_LAST_THREE), ratio),
    Figure("ended_stuck", "endings", SHARE, _ended(ENDED_STUCK), ratio),
    Figure("lead_changes", "games", NUMBER, _of_game(lambda row: lead_changes(row.hands)), ratio, places=2),
    Figure("comeback", "games", SHARE, _of_game(comeback), ratio),
    Figure("skill_games", "skill", SHARE, _skill, ratio),
    Figure("skill_hands", "skill", SHARE, _skill_hands, ratio),
    Figure("skill_lead", "skill", POINTS, _skill_lead, ratio),
    Figure("skill_share", "skill", SHARE, _skill_squares, skill_share),
)  # fmt: skip
GROUPS: Final = tuple(dict.fromkeys(figure.group for figure in FIGURES))
FIGURE_OF: Final = {figure.name: figure for figure in FIGURES}
