"""Score sheets and results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec
from msgspec import UNSET, UnsetType

from canasta.clauses.base import ScoreLine as EngineLine
from canasta.engine import State, score, tally, totals
from canasta.match import HandResult as MatchResult
from canasta.match import Match
from canasta.messages import say
from canasta.notation.position.keys import ENDING_WORDS
from canasta.wire.base import SIDES, Ending, Seat, Side, Wire


class ScoreLine(Wire):
    """Points for a side, and their reason; the paragraph is an id, or a house rule."""

    side: Side
    points: int
    message: str
    params: dict[str, int | str]
    paragraph: str | None
    words: str | UnsetType = msgspec.field(default=UNSET, name="for")  #: on request


class SideScore(Wire):
    """The score of a hand for a side."""

    side: Side
    before: int
    hand: int
    total: int
    lines: list[ScoreLine]


class HandResult(Wire, omit_defaults=True):
    """A finished hand; points and totals by side."""

    number: int
    dealer: Seat
    ending: Ending
    out: Seat | None
    concealed: bool
    points: list[int]
    totals: list[int]
    lines: list[ScoreLine]
    # Sent at the table, about the next hand:
    needs: list[int] = []  #: for the first melds
    deals_next: int = 0  #: the place of the player who deals it


class GameResult(Wire):
    """The state or result of a game: totals by side, and the winners, several only if a victory is shared."""

    totals: list[int]
    winners: list[Side]
    abandoned: bool
    over: bool


def write_line(line: EngineLine, sentences: bool = False) -> ScoreLine:
    """Write a score line as a struct; ``sentences``: with its reason in words."""
    reason = line.reason
    return ScoreLine(
        SIDES[line.side],
        line.points,
        reason.message,
        dict(reason.params),
        reason.paragraph or None,
        say(reason.message, reason.params) if sentences else UNSET,
    )


def write_lines(lines: Iterable[EngineLine], sentences: bool = False) -> list[ScoreLine]:
    """Write score lines as structs."""
    return [write_line(line, sentences) for line in lines]


def write_sides(
    lines: Sequence[EngineLine], before: Sequence[int], sentences: bool = False
) -> list[SideScore]:
    """Write a score sheet: the lines of every side, with the totals before and after."""
    points = totals(list(lines), len(before))
    return [
        SideScore(
            SIDES[side],
            total,
            points[side],
            total + points[side],
            [write_line(line, sentences) for line in lines if line.side == side],
        )
        for side, total in enumerate(before)
    ]


def write_sheet(state: State, sentences: bool = False) -> list[SideScore]:
    """Write the score sheet of a table at this point."""
    return write_sides(score(state.setup.book, tally(state)), state.scores, sentences)


def write_result(result: MatchResult, sentences: bool = False, match: Match | None = None) -> HandResult:
    """Write the result of a hand; ``match``: with the needs and dealer of the next one."""
    needs, deals_next = [], 0
    if match is not None:
        first_meld = match.setup.book.first_meld
        needs = [first_meld.need(total, result.number + 1) for total in result.totals]
        deals_next = match.deals_after(result.number, result.dealer) + 1
    return HandResult(
        result.number,
        result.dealer + 1,
        cast(Ending, ENDING_WORDS[result.ending]),
        None if result.out < 0 else result.out + 1,
        result.concealed,
        list(result.points),
        list(result.totals),
        write_lines(result.lines, sentences),
        needs,
        deals_next,
    )


def write_game_result(match: Match) -> GameResult:
    """Write the state or result of a game."""
    winners = [SIDES[side] for side in match.winners]
    return GameResult(list(match.totals), winners, match.abandoned, match.over)
