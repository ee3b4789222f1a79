"""``canasta benchmark``: compare a bot with pinned opponents, by a protocol that does not change."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from canasta.cli import errors
from canasta.cli.command import FINE, NO, STOPPED, beginning, command, json_option, option
from canasta.cli.output import counting_bar, draw, say_aside, say_json, wrapped
from canasta.messages import figure, say, text

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    from canasta.arena.benchmark.mini import MiniResult
    from canasta.arena.benchmark.protocol import Plan
    from canasta.arena.benchmark.run import RowResult, TrackFigures
    from canasta.wire.arena import BenchmarkMini, BenchmarkResult


def _bots(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    from canasta.bots import NAMES, about

    return beginning({name: about(name) for name in NAMES}, incomplete)


@command("benchmark")
@click.argument("bot", metavar="BOT", shell_complete=_bots)
@option("--track", "tracks", say="benchmark_track", multiple=True, metavar="NAME")
@option("--opponent", "opponents", say="benchmark_opponent", multiple=True, metavar="NAME")
@option("--book", say="benchmark_book", default="classic", show_default=True, metavar="BOOK")
@option("--round", "turn", say="benchmark_round", type=int, default=1, show_default=True, metavar="NUMBER")
@option("--pairs", say="benchmark_pairs", type=click.IntRange(1), metavar="NUMBER")
@option("--think", say="think", type=click.IntRange(1), metavar="SAMPLES")
@option("--results", say="benchmark_results", metavar="FOLDER")
@option("--processes", "--jobs", say="processes", type=int, metavar="NUMBER")
@option("--cluster", say="cluster", metavar="ADDRESS")
@json_option()
def benchmark_command(
    bot: str,
    tracks: Sequence[str],
    opponents: Sequence[str],
    book: str,
    turn: int,
    pairs: int | None,
    think: int | None,
    results: str | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    """Compare a bot with pinned opponents."""
    from canasta.arena.benchmark.mini import play_mini
    from canasta.arena.benchmark.protocol import MINI_SAMPLES, Plan, has_mini
    from canasta.arena.benchmark.run import BenchmarkInterrupted, prepare, result_struct, run_benchmark
    from canasta.bots import fewer_samples
    from canasta.cli.arena.output import progress_bar

    plan = Plan(bot, book, turn, think or 0, tuple(tracks), tuple(opponents))
    say_aside(fewer_samples([bot], think))
    kept = Path(results) if results else None
    own = prepare(plan, kept)
    code = FINE
    found: list[RowResult] = []
    mini: MiniResult | None = None
    try:
        for one in run_benchmark(
            plan, progress_bar, pairs=pairs or 0, processes=processes, cluster=cluster, results=kept
        ):
            found.append(one)
            if not as_json:
                _print_row(one, first=len(found) == 1)
        if has_mini(plan):
            with counting_bar(pairs or MINI_SAMPLES) as progress:
                mini = play_mini(
                    plan,
                    samples=pairs or 0,
                    processes=processes,
                    cluster=cluster,
                    results=kept,
                    progress=progress,
                )
    except KeyboardInterrupt as stopped:
        code = STOPPED
        if isinstance(stopped, BenchmarkInterrupted) and stopped.result:
            found.append(stopped.result)
            if not as_json:
                _print_row(stopped.result, first=len(found) == 1)
        errors.print_error(text("benchmark.stopped" if results else "benchmark.stopped_for_good"))
    if not found and not mini:
        return code
    result = result_struct(plan, found, mini, own)
    if as_json:
        say_json(result)
    else:
        if result.mini:
            _print_mini(result.mini)
        _print_totals(plan, found, mini, result)
    return NO if code == FINE and result.illegal else code


def _print_row(one: RowResult, *, first: bool) -> None:
    """Print the result of a contest when it is finished."""
    from canasta.arena.report import percent, points

    summary = one.summary
    ours = summary.standings[0]
    if first:
        click.echo(text("benchmark.columns"))
    row = one.row
    what = text(
        "benchmark.row_partner" if row.partner else "benchmark.row",
        track=text(f"benchmark.name.{row.track}"),
        rules=row.house or row.contest.book,
        players=row.contest.players,
        opponent=row.opponent,
        partner=row.partner,
    )
    click.echo(f"{what}\n    {percent(ours.share)}   {points(ours.lead)}   {figure(summary.pairs)}")


def _print_mini(mini: BenchmarkMini) -> None:
    """Print the figures of Mini-Canasta."""
    click.echo(text("benchmark.mini", track=text("benchmark.name.mini"), opponent=mini.opponent))
    lead, exploitability = (figure(each, 2).replace("-", "−") for each in (mini.lead, mini.exploitability))
    click.echo(f"    {text('benchmark.mini_figures', lead=lead, exploitability=exploitability)}")


def _print_totals(
    plan: Plan, found: Sequence[RowResult], mini: MiniResult | None, result: BenchmarkResult
) -> None:
    """Print the means of the tracks, the decision times and the illegal choices."""
    from canasta.arena.benchmark.run import incomplete, tracks_of
    from canasta.arena.report import milliseconds, percent, points
    from canasta.cli.arena.output import print_illegal, table_of

    tracks = tracks_of(found)
    if tracks:
        click.echo()
        table = table_of("track", "share", "lead")
        for track in tracks:
            table.add_row(text(f"benchmark.name.{track.name}"), percent(track.share), points(track.lead))
        draw(table)
        click.echo()
    for track in tracks:
        if len(track.found) > 1:
            click.echo(wrapped(_worst(track)))
    click.echo()
    p50, p95 = milliseconds(result.p50), milliseconds(result.p95)
    counted = {"number": result.illegal}
    click.echo(wrapped(text("benchmark.pace", decisions=figure(result.decisions), p50=p50, p95=p95)))
    click.echo(wrapped(say("benchmark.illegal", counted)))
    click.echo(wrapped(text("benchmark.protocol", version=result.protocol, round=result.round)))
    missing = incomplete(plan, found, mini)
    if missing:
        names = ", ".join(text(f"benchmark.name.{name}") for name in missing)
        click.echo(wrapped(text("benchmark.incomplete", names=names)))
    for one in found:
        print_illegal(one.summary.misplays)
    if mini:
        print_illegal(mini.misplays)


def _worst(track: TrackFigures) -> str:
    """Name the contest of a track in which the bot won least."""
    one = track.found[track.worst]
    name = one.row.partner or one.row.house
    if not name:
        table = text("arena.report.row", rules=one.row.contest.book, players=one.row.contest.players)
        name = table if track.name == "books" else one.row.opponent
    share = figure(100 * track.summaries[track.worst].standings[0].share.value, 1)
    return text("benchmark.worst", track=text(f"benchmark.name.{track.name}"), name=name, share=share)
