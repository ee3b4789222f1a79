"""Standings: scores over all closed rounds, places, tie-breaks, and the table of a season."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from hashlib import sha256
from itertools import combinations, groupby
from typing import Final

from canasta.evenings.model import Evening, names_in
from canasta.evenings.scoring import ZERO, RoundLine, exact, round_lines
from canasta.wire.evenings import Entrant, RoundScore, SeasonRow, SeasonTable, Standing, Standings, TieBreak

#: Scorings whose rounds are averaged, and not added.
_AVERAGED: Final = ("average", "match_points")
#: Decimal places of scores that are shown.
_DECIMALS: Final = 4


@dataclass(frozen=True)
class _Total:
    """An entry's rounds and what they come to."""

    entrant: Entrant
    lines: Mapping[int, RoundLine]
    scores: Mapping[int, Fraction]  #: by round, with what the director added
    score: Fraction

    @property
    def wins(self) -> Fraction:
        return sum((line.win for line in self.lines.values()), ZERO)

    @property
    def points(self) -> int:
        return sum(line.points for line in self.lines.values())

    @property
    def difference(self) -> int:
        return self.points - sum(line.against for line in self.lines.values())


def standings(evening: Evening, after: int | None = None) -> Standings:
    """Return the standings after a number of closed rounds, by default all of them."""
    closed = len(evening.closed)
    after = closed if after is None else max(0, min(after, closed))
    totals, opponents = _totals(evening, after)
    former = _places(evening, after - 1) if after > 1 else {}
    places = _placed(evening, totals, opponents, after)
    rows = [
        _row(evening, totals[number], place, opponents[number], former.get(number), after)
        for number, place in places
    ]
    return Standings(after, rows)


def ranking(evening: Evening) -> list[int]:
    """Return the entries by their places after all closed rounds; equals by their numbers."""
    return [row.entry for row in standings(evening).rows]


def _places(evening: Evening, after: int) -> dict[int, int | None]:
    totals, opponents = _totals(evening, after)
    return dict(_placed(evening, totals, opponents, after))


def _totals(evening: Evening, after: int) -> tuple[dict[int, _Total], dict[int, Fraction]]:
    """Return the totals of all entries that take part, and the sums of their opponents' scores."""
    rounds = {played.number: round_lines(evening, played) for played in evening.closed[:after]}
    means = {number: _mean([line.score for line in lines.values()]) for number, lines in rounds.items()}
    totals: dict[int, _Total] = {}
    for entrant in evening.entries:
        if entrant.presence[0].first > max(after, 1):
            continue
        lines = {number: found[entrant.number] for number, found in rounds.items() if entrant.number in found}
        totals[entrant.number] = _total(evening, entrant, lines, means, after)
    return totals, {
        number: sum((_faced(totals, line, total.score) for line in total.lines.values()), ZERO)
        for number, total in totals.items()
    }


def _faced(totals: Mapping[int, _Total], line: RoundLine, own: Fraction) -> Fraction:
    """Return the score of the opponents of a round; a bye counts as an opponent with the same score."""
    if line.bye:
        return own
    scores = [totals[each].score for each in line.opponents if each in totals]
    return sum(scores, ZERO) / len(scores) if scores else ZERO


def _total(
    evening: Evening,
    entrant: Entrant,
    lines: Mapping[int, RoundLine],
    means: Mapping[int, Fraction],
    after: int,
) -> _Total:
    played = [line.score for line in lines.values() if not line.bye]
    average = _mean(played)
    scores: dict[int, Fraction] = {}
    for number, line in lines.items():
        score = line.score
        if score is None:  # a bye: the average of the other rounds, or of the field if there are none
            score = average if played else means[number]
        scores[number] = score + _adjusted(evening, entrant.number, number)
    score = sum(scores.values(), ZERO)
    if evening.settings.scoring in _AVERAGED and scores:
        score /= len(scores)
    if after:
        score += _adjusted(evening, entrant.number, None)
    return _Total(entrant, lines, scores, score)


def _mean(scores: Sequence[Fraction | None]) -> Fraction:
    known = [score for score in scores if score is not None]
    return sum(known, ZERO) / len(known) if known else ZERO


def _adjusted(evening: Evening, entry: int, number: int | None) -> Fraction:
    """Return what the director added to a score: of a round, or of the whole evening."""
    return sum(
        (exact(each.points) for each in evening.adjustments if (each.entry, each.round) == (entry, number)),
        ZERO,
    )


# --- Places ---------------------------------------------------------------------------------------


def _placed(
    evening: Evening, totals: Mapping[int, _Total], opponents: Mapping[int, Fraction], after: int
) -> list[tuple[int, int | None]]:
    """Return all entries, best first, with their places; those that withdrew come last, without one."""
    staying = [number for number, total in totals.items() if not _left(evening, total.entrant, after)]
    leaving = [number for number in totals if number not in staying]
    groups = _split([sorted(staying)], lambda group: {each: totals[each].score for each in group})
    for tie_break in evening.settings.tie_breaks:
        groups = _split(groups, partial(_tie_break, evening, tie_break, totals, opponents))
    placed: list[tuple[int, int | None]] = []
    for group in groups:
        place = len(placed) + 1
        placed += [(number, place) for number in group]
    leaving.sort(key=lambda each: (-totals[each].score, each))
    return [*placed, *((number, None) for number in leaving)]


def _split(
    groups: list[list[int]], keys: Callable[[Sequence[int]], Mapping[int, Fraction]]
) -> list[list[int]]:
    """Split groups of equals by further keys, the highest first."""
    made: list[list[int]] = []
    for group in groups:
        if len(group) == 1:
            made.append(group)
            continue
        key = keys(group)
        ordered = sorted(group, key=lambda each: (-key[each], each))
        made += [list(equal) for _, equal in groupby(ordered, key=lambda each: key[each])]
    return made


def _left(evening: Evening, entrant: Entrant, after: int) -> bool:
    last = entrant.presence[-1].last
    return last is not None and last <= after and last < evening.settings.rounds


def _tie_break(
    evening: Evening,
    tie_break: TieBreak,
    totals: Mapping[int, _Total],
    opponents: Mapping[int, Fraction],
    group: Sequence[int],
) -> Mapping[int, Fraction]:
    """Return the keys by which a group of equals is ordered, the highest first."""
    if tie_break == "opponents":
        return {each: opponents[each] for each in group}
    if tie_break == "wins":
        return {each: totals[each].wins for each in group}
    if tie_break == "difference":
        return {each: Fraction(totals[each].difference) for each in group}
    if tie_break == "lot":
        return {each: Fraction(_lot(evening.seed, each)) for each in group}
    return _head_to_head(group, totals)


def _lot(seed: str, entry: int) -> int:
    return int.from_bytes(sha256(f"{seed}/{entry}".encode()).digest()[:8])


def _head_to_head(group: Sequence[int], totals: Mapping[int, _Total]) -> Mapping[int, Fraction]:
    """Return the rounds won among equals; all the same unless each met each other equally often."""
    meetings = {
        sum(1 for line in totals[one].lines.values() if other in line.opponents)
        for one, other in combinations(group, 2)
    }
    if len(meetings) != 1 or meetings == {0}:
        return dict.fromkeys(group, ZERO)
    return {
        each: sum(
            (
                line.win
                for line in totals[each].lines.values()
                if any(other in group for other in line.opponents)
            ),
            ZERO,
        )
        for each in group
    }


def shown(score: Fraction) -> float:
    """Return a score as a number, rounded half up to four decimal places.

    >>> shown(Fraction(1, 3)), shown(Fraction(5, 2)), shown(Fraction(-1, 3))
    (0.3333, 2.5, -0.3333)
    """
    scale = 10**_DECIMALS
    sign = -1 if score < 0 else 1
    return sign * int(abs(score) * scale + Fraction(1, 2)) / scale


def _row(
    evening: Evening, total: _Total, place: int | None, opponents: Fraction, former: int | None, after: int
) -> Standing:
    number = total.entrant.number
    rounds: list[RoundScore] = []
    for played in evening.closed[:after]:
        line = total.lines.get(played.number)
        if line is None:
            rounds.append(RoundScore(played.number, None, None, None, False, 0))
            continue
        points, against = (None, None) if line.bye else (line.points, line.against)
        adjusted = _adjusted(evening, number, played.number)
        score = shown(total.scores[played.number])
        rounds.append(RoundScore(played.number, score, points, against, line.bye, shown(adjusted)))
    return Standing(
        place=place,
        entry=number,
        names=names_in(total.entrant, max(after, 1)),
        score=shown(total.score),
        played=sum(1 for line in total.lines.values() if not line.bye),
        wins=shown(total.wins),
        points=total.points,
        difference=total.difference,
        opponents=shown(opponents),
        former_place=former,
        withdrawn=_left(evening, total.entrant, after),
        rounds=rounds,
    )


# --- Seasons --------------------------------------------------------------------------------------


def season(evenings: Sequence[tuple[str, Evening]], drop: int = 0, *, players: bool = False) -> SeasonTable:
    """Return the table of a season: the scores of all evenings, without the worst ones of each entry.

    Args:
        evenings: The evenings and their names, oldest first.
        drop: How many evenings do not count; one at which an entry was absent is dropped first.
        players: Whether every player is listed alone, with the scores of all their entries.
    """
    scores: dict[tuple[str, ...], list[Fraction | None]] = {}
    names: dict[tuple[str, ...], list[str]] = {}
    for place, (_, evening) in enumerate(evenings):
        totals, _ = _totals(evening, len(evening.closed))
        for total in totals.values():
            entrant = total.entrant
            if entrant.bot:
                continue
            for row in [[name] for name in entrant.names] if players else [entrant.names]:
                key = tuple(sorted(name.casefold() for name in row))
                names.setdefault(key, list(row))
                scores.setdefault(key, [None] * len(evenings))[place] = total.score
    kept = max(len(evenings) - drop, 0)
    found: list[tuple[Fraction, SeasonRow]] = []
    for key, each in scores.items():
        best_first = sorted((-score, place) for place, score in enumerate(each) if score is not None)
        best = -sum((score for score, _ in best_first[:kept]), ZERO)
        dropped = sorted(place + 1 for _, place in best_first[kept:])
        each_evening = [None if score is None else shown(score) for score in each]
        found.append((best, SeasonRow(0, names[key], shown(best), each_evening, dropped)))
    found.sort(key=lambda each: (-each[0], each[1].names))
    for place, (score, made) in enumerate(found, 1):
        before = found[place - 2] if place > 1 else None
        made.place = before[1].place if before is not None and before[0] == score else place
    return SeasonTable([name for name, _ in evenings], [made for _, made in found])
