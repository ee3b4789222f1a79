"""Play the benchmark: contest after contest, resumable, with a checksum for each."""

from __future__ import annotations

import hashlib
import platform
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec

from canasta import __version__
from canasta.arena.benchmark.identity import Identity, identity
from canasta.arena.benchmark.mini import MiniResult, equilibrium
from canasta.arena.benchmark.opponents import VERSION, check_opponents, code_hash, pinned
from canasta.arena.benchmark.opponents import version as pinned_version
from canasta.arena.benchmark.protocol import (
    EQUILIBRIUM,
    MINI_TRACK,
    NAMES,
    SPARRING,
    TRACKS,
    Plan,
    Row,
    has_mini,
    pinned_in,
    rows_of,
)
from canasta.arena.clock import add_counts, percentile
from canasta.arena.contest import HANDS, Contest
from canasta.arena.report import commit
from canasta.arena.results import PairRow
from canasta.arena.run import ContestInterrupted, Progress, file_of, play
from canasta.arena.statistics import (
    DRAWS,
    Interval,
    PairSums,
    Summary,
    pair_sums,
    ratio_estimate,
    resamples,
    share_estimate,
    summarise,
)
from canasta.arena.wire import estimated, summary_struct
from canasta.build.find import running
from canasta.jobs.cores import cores
from canasta.messages import UserError
from canasta.wire.arena import (
    BenchmarkContest,
    BenchmarkMini,
    BenchmarkOpponent,
    BenchmarkResult,
    BenchmarkTrack,
    IllegalChoice,
)

#: The file of a results folder that says what its results are of.
HEAD: Final = "benchmark.json"
#: Illegal choices of a contest that a result lists; all are counted.
_LISTED: Final = 10

Bar = Callable[[Contest, int], AbstractContextManager[Progress | None]]


@dataclass(frozen=True)
class RowResult:
    """A contest of the benchmark with its pairs."""

    row: Row
    rows: list[PairRow]

    @property
    def summary(self) -> Summary:
        """The figures."""
        return summarise(self.row.contest, self.rows)

    @property
    def checksum(self) -> str:
        """A hash of what was played: seatings, winners and points, but no times."""
        digest = hashlib.sha256()
        for row in self.rows:
            games = [
                (game.seating, game.winners, [(hand.points, hand.actions) for hand in game.hands])
                for game in row.games
            ]
            digest.update(f"{row.pair} {games}\n".encode())
        return digest.hexdigest()[:16]


class BenchmarkInterrupted(KeyboardInterrupt):
    """Raised when the user interrupts the benchmark; ``result`` has what was played of the contest."""

    def __init__(self, result: RowResult | None) -> None:
        super().__init__()
        self.result = result


def prepare(plan: Plan, results: Path | None = None) -> Identity:
    """Check that a plan can be played, and claim the folder of its results.

    Args:
        plan: What is played.
        results: A folder for finished pairs.

    Returns:
        What the bot is known by.

    Raises:
        UserError: If the plan cannot be played, if an opponent has changed since it was pinned, or if the
            folder has results of another bot or round.
    """
    rows = rows_of(plan)
    for row in rows:
        row.contest.check()
    if has_mini(plan):
        plan.contest(4, HANDS, SPARRING).check()
        equilibrium()
    check_opponents(pinned_in(rows))
    own = identity(plan.bot)
    if results:
        _claim(results, plan, own)
    return own


def run_benchmark(
    plan: Plan,
    bar: Bar,
    *,
    pairs: int = 0,
    processes: int | None = None,
    cluster: str | None = None,
    results: Path | None = None,
) -> Iterator[RowResult]:
    """Play the contests of a plan that was prepared, and yield each when it is finished.

    Args:
        plan: What is played.
        bar: Makes a progress bar for a contest.
        pairs: Pairs of each contest; 0 means the protocol's number.
        processes: The number of processes; by default one per core.
        cluster: The address of a cluster to play on.
        results: A folder for finished pairs, which are not played again.

    Raises:
        BenchmarkInterrupted: On Ctrl-C, with the unfinished contest.
    """
    for row in rows_of(plan):
        number = pairs or TRACKS[row.track].pairs
        try:
            with bar(row.contest, number) as progress:
                played = play(
                    row.contest,
                    number,
                    processes=processes,
                    cluster=cluster,
                    results=file_of(results, row.contest) if results else None,
                    progress=progress,
                )
        except ContestInterrupted as stopped:
            raise BenchmarkInterrupted(RowResult(row, stopped.rows) if stopped.rows else None) from None
        yield RowResult(row, played)


def _claim(folder: Path, plan: Plan, own: Identity) -> None:
    """Note whose results a folder holds; raise a ``UserError`` if they are another bot's."""
    head = {"protocol": VERSION, "round": plan.round, "bot": plan.bot, "sources": own.hash}
    path = folder / HEAD
    folder.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return
    try:
        known = msgspec.json.decode(path.read_bytes())
    except msgspec.DecodeError:
        raise UserError("arena.unreadable", name=str(path)) from None
    if known != head:
        raise UserError("benchmark.other_results", name=str(folder))


class TrackFigures:
    """The figures of a track: the means over its contests, and the worst contest.

    Contests of the same rules have the same deals. So pairs are resampled for all contests together: pair 7
    of one and pair 7 of the others are kept or left out as one.
    """

    def __init__(self, name: str, found: Sequence[RowResult]) -> None:
        self.name = name
        self.found = list(found)
        self.summaries = [one.summary for one in found]
        played = [{row.pair: pair_sums(row, 0) for row in one.rows} for one in found]
        common = sorted(set.intersection(*(set(sums) for sums in played)))
        drawn = resamples(len(common), DRAWS, name)
        columns = [[sums[pair] for pair in common] for sums in played]
        self.share = share_estimate(
            [_mean(one.won for one in pair) for pair in zip(*columns, strict=True)], drawn
        )
        self.points = _per_hand(columns, lambda one: one.points, drawn)
        self.lead = _per_hand(columns, lambda one: one.lead, drawn)
        shares = [summary.standings[0].share.value for summary in self.summaries]
        self.worst = shares.index(min(shares))

    def complete(self, plan: Plan) -> bool:
        """Return True if the track was played as the protocol wants it."""
        wanted = [row.contest for row in TRACKS[self.name].rows(plan)]
        enough = all(len(one.rows) >= TRACKS[self.name].pairs for one in self.found)
        return enough and [one.row.contest for one in self.found] == wanted


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def _per_hand(
    columns: Sequence[Sequence[PairSums]],
    amount: Callable[[PairSums], float],
    drawn: Sequence[Sequence[int]],
) -> Interval:
    """Estimate the mean over contests of an amount per hand."""
    hands = [max(1.0, _mean(one.hands for one in column)) if column else 1.0 for column in columns]
    values = [
        _mean(amount(one) / each for one, each in zip(pair, hands, strict=True))
        for pair in zip(*columns, strict=True)
    ]
    return ratio_estimate(values, [1] * len(values), drawn)


def tracks_of(found: Iterable[RowResult]) -> list[TrackFigures]:
    """Group results by track."""
    groups: dict[str, list[RowResult]] = {}
    for one in found:
        groups.setdefault(one.row.track, []).append(one)
    return [TrackFigures(name, group) for name, group in groups.items()]


def incomplete(plan: Plan, found: Sequence[RowResult], mini: MiniResult | None) -> list[str]:
    """Return the tracks of the protocol that were not played, or not with all contests and pairs."""
    complete = {track.name for track in tracks_of(found) if track.complete(plan)}
    if mini and mini.complete:
        complete.add(MINI_TRACK)
    return [name for name in NAMES if name not in complete]


def result_struct(
    plan: Plan, found: Sequence[RowResult], mini: MiniResult | None, own: Identity
) -> BenchmarkResult:
    """Convert the results, with all that is needed to repeat them."""
    tracks = tracks_of(found)
    times: dict[int, int] = {}
    wrong = 0
    for one in found:
        for row in one.rows:
            add_counts(times, row.clocks.get(plan.bot, {}))
            wrong += sum(misplay.bot == plan.bot for misplay in row.misplays)
    for choices in mini.choices if mini else ():
        add_counts(times, choices.clock)
        wrong += len(choices.misplays)
    known = pinned_version()
    return BenchmarkResult(
        VERSION,
        plan.round,
        plan.bot,
        own.hash,
        list(own.files),
        plan.book,
        plan.think,
        not incomplete(plan, found, mini),
        [_track_struct(plan, track) for track in tracks],
        _mini_struct(mini) if mini else None,
        sum(times.values()),
        percentile(times, 0.5),
        percentile(times, 0.95),
        wrong,
        known.commit,
        code_hash(known.policy),
        [
            BenchmarkOpponent(name, pinned(name).hash(), pinned(name).play)
            for name in pinned_in([one.row for one in found])
        ],
        __version__,
        commit(),
        "compiled" if running().compiled else "interpreted",
        platform.python_version(),
        f"{platform.system()} {platform.machine()}",
        cores(),
    )


def _track_struct(plan: Plan, track: TrackFigures) -> BenchmarkTrack:
    contests = []
    for one, summary in zip(track.found, track.summaries, strict=True):
        whole = summary_struct(summary)
        shown = msgspec.structs.replace(whole, illegal=whole.illegal[:_LISTED])
        contests.append(
            BenchmarkContest(one.row.opponent, one.row.partner, one.row.house, one.checksum, shown)
        )
    return BenchmarkTrack(
        track.name,
        track.complete(plan),
        estimated(track.share),
        estimated(track.points),
        estimated(track.lead),
        contests,
    )


def _mini_struct(mini: MiniResult) -> BenchmarkMini:
    wrong = [IllegalChoice(each.bot, each.position, each.what) for each in mini.misplays]
    return BenchmarkMini(
        mini.complete,
        len(mini.choices),
        mini.exploitability,
        mini.lead,
        EQUILIBRIUM,
        pinned_version().equilibrium,
        mini.checksum,
        wrong[:_LISTED],
    )
