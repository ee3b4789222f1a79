"""Play hands of every variant, seeking rare plays: ``./play dev hands``. A run resumes the last one."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from canasta.build.find import COMPILED, INTERPRETED, VARIABLE, running
from canasta.jobs.cores import in_order
from tests.hands import rare
from tests.hands.kept import Kept, lease_of
from tests.hands.playing import VARIANTS, Chunk, play_chunk
from tests.positions import setup

#: Hands in a chunk.
HANDS = 100
#: Seconds between two saves, and between two lines of output if it is not a terminal.
SAVED, TOLD = 5.0, 30.0


def main(words: Sequence[str] | None = None) -> int:
    """Return 0 if nothing was found and the builds agree."""
    parser = argparse.ArgumentParser(prog="play dev hands", description=__doc__)
    parser.add_argument(
        "--variant", action="append", metavar="VARIANT", help="such as classic-4; all unless given"
    )
    parser.add_argument("--hands", type=int, help="of each variant, with those of earlier runs")
    parser.add_argument("--minutes", type=float, help="10 unless hands are given")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--sample", type=float, default=1.0, metavar="PER CENT", help="looked at closely")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--build", choices=(COMPILED, INTERPRETED), help="of the core")
    parser.add_argument("--compare", action="store_true", help="both builds play the same hands")
    parser.add_argument("--report", action="store_true", help="say what is known, and play nothing")
    parser.add_argument("--silent", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(words)
    if unknown := [variant for variant in wanted.variant or () if variant not in VARIANTS]:
        parser.error(f"there is no variant {unknown[0]!r}; there are {', '.join(VARIANTS)}")
    own = COMPILED if running().compiled else INTERPRETED
    if wanted.compare:
        return compare(sys.argv[1:] if words is None else list(words), wanted.seed)
    if wanted.build and wanted.build != own:
        return again(sys.argv[1:] if words is None else list(words), wanted.build)
    console = Console()
    lease = lease_of(wanted.seed)
    if not wanted.report and not lease.take():
        parser.error(f"another run of this seed goes on (process {lease.holder()})")
    kept = Kept(wanted.seed)
    if kept.before:
        console.print(f"The rules have changed since; {kept.before:,} hands of before are kept beside.")
    if not wanted.report:
        play(kept, own, wanted, console)
        lease.release()
    if not wanted.silent:
        report(kept, wanted.variant or list(VARIANTS), console)
    faults = [
        fault for variant in kept.variants.values() for part in variant.values() for fault in part["faults"]
    ]
    return 1 if faults or list(kept.differing()) else 0


def again(words: list[str], build: str) -> int:
    """Run the same command with another build."""
    return subprocess.call([sys.executable, "-m", "tests.hands", *words], env={**os.environ, VARIABLE: build})


def compare(words: list[str], seed: str) -> int:
    """Play with the slow build, then the same hands with the quick one, and report whether they agree."""
    words = [word for word in words if word != "--compare"]
    code = again([*words, "--silent"], INTERPRETED)
    parts = Kept(seed).variants
    done = {
        variant: parts[variant][INTERPRETED]["hands"] for variant in parts if INTERPRETED in parts[variant]
    }
    for hands in sorted(set(done.values())):
        variants = [
            word for variant, number in done.items() if number == hands for word in ("--variant", variant)
        ]
        code |= again([*variants, "--hands", str(hands), "--seed", seed, "--silent"], COMPILED)
    return again([*words, "--report"], COMPILED) or code


def play(kept: Kept, build: str, wanted: argparse.Namespace, console: Console) -> None:
    """Play rounds of one chunk of every variant until there are enough hands or the time is over."""
    minutes = wanted.minutes if wanted.minutes is not None else 10.0 if wanted.hands is None else None
    until = time.monotonic() + 60 * minutes if minutes is not None else float("inf")
    variants = wanted.variant or list(VARIANTS)
    before = sum(kept.of(variant, build)["hands"] for variant in variants)
    goal = wanted.hands * len(variants) - before if wanted.hands is not None else None
    columns = [
        TextColumn("{task.description:44}"), BarColumn(), TextColumn("{task.completed:,.0f} hands"),
        TextColumn("{task.fields[speed]}"), TimeRemainingColumn(),
    ]  # fmt: skip
    started = saved = told = time.monotonic()
    done = faults = 0
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(build, total=goal, speed="")
        try:
            while pieces := _round(kept, build, wanted, variants):
                with closing(in_order(play_chunk, pieces, wanted.processes)) as tallies:
                    for piece, tally in zip(pieces, tallies, strict=True):
                        kept.add(piece.variant, build, tally)
                        done, faults = done + tally.hands, faults + len(tally.faults)
                        now = time.monotonic()
                        speed = f"{done / (now - started):,.0f} a second"
                        progress.update(
                            task, advance=tally.hands, speed=speed, description=f"{build}, {piece.variant}"
                        )
                        if now - saved > SAVED:
                            kept.save()
                            saved = time.monotonic()
                        if not console.is_terminal and now - told > TOLD:
                            told = now
                            print(f"{build}: {done:,} hands, {speed}, {faults} faults", flush=True)
                        if now > until:
                            return
        except KeyboardInterrupt:
            console.print("Stopped; the next run goes on from here.")
        finally:
            kept.save()
            took = time.monotonic() - started
            console.print(f"{build}: {done:,} hands in {took:,.0f} s, {done / max(took, 1e-9):,.0f} a second")


def _round(kept: Kept, build: str, wanted: argparse.Namespace, variants: list[str]) -> list[Chunk]:
    """Play the next chunk of every variant that lacks hands, those with the fewest first."""
    played = {variant: kept.of(variant, build)["hands"] for variant in variants}
    goal = wanted.hands if wanted.hands is not None else min(played.values()) + 1
    lacking = [(variant, hands) for variant, hands in played.items() if hands < goal]
    return [Chunk(variant, wanted.seed, hands, HANDS, wanted.sample) for variant, hands in lacking]


def report(kept: Kept, variants: list[str], console: Console) -> None:
    """Report by variant: the number of hands, their checksum, and the rare events not seen."""
    table = Table("variant", "hands", "closely", "checksum", "never seen", box=None, pad_edge=False)
    for variant in variants:
        parts = kept.variants.get(variant, {})
        for build, part in parts.items():
            never = [name for name in rare.known(setup(VARIANTS[variant])) if not part["rare"].get(name)]
            table.add_row(
                f"{variant} ({build[:1]})", f"{part['hands']:,}", f"{part['looked_at']:,}",
                kept.checksum(variant, build, min(len(part["chunks"]) for part in parts.values())),
                ", ".join(never),
            )  # fmt: skip
    console.print(table)
    seen: Counter[str] = Counter()
    for parts in kept.variants.values():
        for part in parts.values():
            seen.update(part["rare"])
    console.print("Seen: " + ", ".join(f"{name} {number:,}" for name, number in seen.most_common()))
    for variant, parts in kept.variants.items():
        for build, part in parts.items():
            for number, name, position, actions, detail in part["faults"]:
                console.print(f"FAULT in {variant}, hand {number} ({build}): {name} {detail}")
                console.print(f"  {position}\n  {actions}")
    for chunk in kept.differing():
        console.print(f"The builds differ: {chunk}")
    console.print(
        f"Compiled {kept.hands(COMPILED):,} hands, interpreted {kept.hands(INTERPRETED):,};"
        f" {kept.compared():,} chunks played by both, {len(list(kept.differing()))} of them differ."
    )


if __name__ == "__main__":  # .venv/bin/python -m tests.hands
    sys.exit(main())
