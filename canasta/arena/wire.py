"""Arena results as wire messages."""

from __future__ import annotations

from typing import Literal, cast

from canasta.arena.ladder import Ladder
from canasta.arena.league import League
from canasta.arena.statistics import Interval, Summary
from canasta.wire.arena import (
    ArenaLadder,
    ArenaLeague,
    ArenaResult,
    BotPace,
    ConfidenceInterval,
    Contestant,
    IllegalChoice,
    LeaguePlayer,
    Rung,
)
from canasta.wire.settings import write_house


def summary_struct(summary: Summary) -> ArenaResult:
    """Convert the summary of a contest."""
    contest = summary.contest
    book = contest.setup().book
    return ArenaResult(
        contest.book,
        list(contest.options),
        write_house(book),
        contest.players,
        cast(Literal["games", "hands"], contest.mode),
        0 if book.hands else contest.target or book.target,
        contest.seed,
        contest.think,
        summary.pairs,
        summary.games,
        summary.hands,
        summary.cut,
        summary.standings[0].level,
        [
            Contestant(one.label, estimated(one.share), estimated(one.points), estimated(one.lead))
            for one in summary.standings
        ],
        [BotPace(*pace) for pace in summary.paces],
        [IllegalChoice(found.bot, found.position, found.what) for found in summary.misplays],
    )


def ladder_struct(ladder: Ladder) -> ArenaLadder:
    """Convert a ladder."""
    rungs = [Rung(one.name, estimated(one.rating), estimated(one.share), one.games) for one in ladder.rungs]
    return ArenaLadder(rungs, [summary_struct(match) for match in ladder.matches])


def league_struct(found: League) -> ArenaLeague:
    """Convert a league."""
    players = [
        LeaguePlayer(
            one.name,
            estimated(one.rating),
            estimated(one.share),
            one.worst,
            estimated(one.worst_share),
            one.nash,
            one.skill,
        )
        for one in found.standings
    ]
    return ArenaLeague(players, [summary_struct(match) for match in found.matches])


def estimated(estimate: Interval) -> ConfidenceInterval:
    """Convert an estimate."""
    return ConfidenceInterval(*estimate)
