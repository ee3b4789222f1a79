"""The long run: ``./play dev fuzz [TARGET...] --minutes N``. The next run resumes an interrupted one."""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

from rich.console import Console
from rich.live import Live
from rich.table import Table

from tests.fuzz import tally
from tests.fuzz.target import ROOT
from tests.fuzz.targets import TARGETS
from tests.fuzz.worker import GRAMMAR, GUIDED

FOLDER = ROOT / ".fuzz"
#: CPU seconds of one target before the next one's turn, and wall-clock seconds without a sign of life after
#: which it counts as hanging.
SLICE = 20.0
PATIENCE = 900.0


class Progress:
    """Inputs and findings of this run, by target."""

    def __init__(self, names: list[str]) -> None:
        self.tried = dict.fromkeys(names, 0)
        self.accepted = dict.fromkeys(names, 0)
        self.seconds = dict.fromkeys(names, 0.0)
        self.found: dict[str, set[str]] = {name: set() for name in names}
        self.at = ""

    def table(self) -> Table:
        """Return a table of the progress."""
        totals = tally.tried()
        table = Table(caption=f"at {self.at}" if self.at else None)
        table.add_column("target")
        for title in ("tried", "per second", "accepted", "in all", "found"):
            table.add_column(title, justify="right")
        for name, tried in self.tried.items():
            share = f"{100 * self.accepted[name] / tried:.0f} %" if tried else ""
            speed = f"{tried / self.seconds[name]:,.0f}" if self.seconds[name] else ""
            found = str(len(self.found[name])) if self.found[name] else ""
            table.add_row(name, f"{tried:,}", speed, share, f"{totals.get(name, 0):,}", found)
        table.add_section()
        table.add_row("", f"{sum(self.tried.values()):,}", "", "", f"{sum(totals.values()):,}", "")
        return table


def work(name: str, engine: str, left: float) -> Iterator[dict[str, object]]:
    """Read a worker's reports line by line; if it ends abnormally, the last input is a finding."""
    last = FOLDER / f"{name}.last"
    number = secrets.randbits(60)  # the same inputs never occur again, here or on another machine
    times = (str(min(SLICE, left)), str(left))
    command = [sys.executable, "-m", "tests.fuzz.worker", name, engine, *times, str(number), str(last)]
    lines: Queue[str | None] = Queue()
    with (
        open(FOLDER / f"{name}.log", "w", encoding="utf-8") as log,
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        assert process.stdout is not None
        Thread(target=_hand_on, args=(process.stdout, lines), daemon=True).start()
        hangs = False
        try:
            while (line := lines.get(timeout=PATIENCE)) is not None:
                if line.startswith("{"):
                    yield json.loads(line)
        except Empty:
            hangs = True
        finally:
            if process.poll() is None and (hangs or sys.exc_info()[0] is not None):
                process.kill()
    if hangs or process.returncode:
        content = last.read_bytes()
        data = content[4 : 4 + int.from_bytes(content[:4], "big")].decode("utf-8", "surrogateescape")
        what = "hangs" if hangs else f"ends with {process.returncode}"
        detail = (FOLDER / f"{name}.log").read_text(encoding="utf-8")[-4000:]
        yield {"tried": 0, "accepted": 0, "found": [{"what": what, "data": data, "detail": detail}]}


def _hand_on(lines: Iterator[str], queue: Queue[str | None]) -> None:
    for line in lines:
        queue.put(line)
    queue.put(None)


def keep(name: str, finding: dict[str, str]) -> Path:
    """Save a finding: the input, and its result next to it."""
    data = finding["data"].encode("utf-8", "surrogateescape")
    folder = FOLDER / "found" / name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / hashlib.sha256(data).hexdigest()[:16]
    path.write_bytes(data)
    path.with_suffix(".txt").write_text(f"{finding['what']}\n\n{finding['detail']}\n", encoding="utf-8")
    return path


def run(names: list[str], minutes: float, engines: list[str], console: Console) -> Progress:
    """Run the targets in turn, with the least-tried one in between, alternating the engines."""
    progress = Progress(names)
    until = time.monotonic() + 60 * minutes
    turns = dict.fromkeys(names, 0)
    with Live(progress.table(), console=console, refresh_per_second=2) as live:
        while (left := until - time.monotonic()) > 1:
            turn, totals = sum(turns.values()), tally.tried()
            name = (
                min(names, key=lambda name: totals.get(name, 0))
                if turn % 2
                else names[turn // 2 % len(names)]
            )
            engine = engines[(turns[name] + names.index(name)) % len(engines)]
            turns[name] += 1
            progress.at = f"{name} ({engine})"
            began = time.monotonic()
            before = progress.seconds[name]
            for told in work(name, engine, min(left, 60 * minutes / len(names))):
                tally.add(name, int(str(told["tried"])))
                progress.tried[name] += int(str(told["tried"]))
                progress.accepted[name] += int(str(told["accepted"]))
                progress.seconds[name] = before + time.monotonic() - began
                found = told["found"]
                assert isinstance(found, list)
                for finding in found:
                    if finding["what"] not in progress.found[name]:
                        progress.found[name].add(finding["what"])
                        path = keep(name, finding)
                        live.console.print(
                            f"[bold red]{name}[/]: {finding['what']} ({path.relative_to(ROOT)})"
                        )
                live.update(progress.table())
        progress.at = ""
        live.update(progress.table())
    return progress


def main() -> int:
    """Fuzz for some minutes; return 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog=f"{os.environ.get('CANASTA_PROGRAM', './play')} fuzz", description=__doc__
    )
    parser.add_argument(
        "targets", metavar="TARGET", nargs="*", help=f"one or more of {', '.join(TARGETS)}; all, if none"
    )
    parser.add_argument("--minutes", type=float, default=10.0, help="how long; 10 unless given")
    parser.add_argument("--engine", choices=(GRAMMAR, GUIDED, "both"), help="both where atheris is there")
    given = parser.parse_args()
    unknown = [name for name in given.targets if name not in TARGETS]
    if unknown:
        parser.error(f"there is no target {unknown[0]!r}; there are {', '.join(TARGETS)}")
    there = importlib.util.find_spec("atheris") is not None
    engine = given.engine or ("both" if there else GRAMMAR)
    if engine != GRAMMAR and not there:
        parser.error("atheris is not installed here; see requirements/README.md")
    FOLDER.mkdir(exist_ok=True)
    engines = [GRAMMAR, GUIDED] if engine == "both" else [engine]
    console = Console()
    try:
        progress = run(given.targets or list(TARGETS), given.minutes, engines, console)
    except KeyboardInterrupt:
        console.print("Stopped. What was tried is counted.")
        return 130
    return 1 if any(progress.found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
