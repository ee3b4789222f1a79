"""The compiled core under AddressSanitizer and UBSan: ``./play dev sanitize``.

The generated C is built with both in a copy of the repository (``.sanitized``), which then runs all scenarios
and many hands of every book: random, monitored, played by bots, observed. The first memory or arithmetic
error ends the run with a report. Needs gcc with its libasan. Leak detection is off, because the interpreter
itself leaks.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from canasta.arena.selfplay import run_bot_chunk
from canasta.build.find import running
from canasta.engine.batch import Sights
from canasta.engine.observe import Observer
from canasta.engine.random_play import Dice, deal_hand, run_many
from canasta.jobs import Variant, all_variants
from canasta.jobs.invariants import Chooser, play_watched
from canasta.jobs.simulate import Chunk, Job, generator, run_chunk
from canasta.table.state import State
from tests.copies import ROOT, copy_repository

FOLDER = ROOT / ".sanitized"
#: mypyc tags numbers by shifting them, including negative ones: gcc and clang define that, the standard does
#: not.
FLAGS = (
    "-fsanitize=address,undefined -fno-sanitize=shift-base -fno-sanitize-recover=all "
    "-fno-omit-frame-pointer -g1"
)
#: One in this many hands is monitored step by step, played by a bot, or observed.
WATCHED, BY_BOT, OBSERVED = 20, 100, 50


def library() -> str:
    """Return the library that must be preloaded before Python."""
    found = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    path = found.stdout.strip()
    if not os.path.isabs(path):
        raise SystemExit("gcc has no libasan here.")
    return str(Path(path).resolve())


def build() -> None:
    """Make the build, unless it was made from these very sources."""
    FOLDER.mkdir(exist_ok=True)
    copy_repository(FOLDER)
    code = "from canasta.build.find import folder; print(folder())"
    clean = {**os.environ, "CANASTA_CORE": "interpreted", "PYTHONPATH": str(FOLDER)}
    made = Path(
        subprocess.check_output([sys.executable, "-c", code], cwd=FOLDER, env=clean, text=True).strip()
    )
    noted = FOLDER / "flags.txt"
    if not made.is_dir() or not noted.exists() or noted.read_text("utf-8") != FLAGS:
        shutil.rmtree(made, ignore_errors=True)
        print("Compiling the core with ASan and UBSan (some minutes) ...", flush=True)
        flags = {"CFLAGS": FLAGS, "LDFLAGS": FLAGS}
        subprocess.run(
            [sys.executable, "-m", "canasta.build.make"], cwd=FOLDER, env=clean | flags, check=True
        )
        noted.write_text(FLAGS, "utf-8")
    (core,) = made.glob("canasta_core__mypyc*")
    content = core.read_bytes()
    if b"__asan_init" not in content or b"__ubsan" not in content:
        raise SystemExit(f"{core.name} has no sanitizers in it.")


def run(*words: str) -> int:
    """Run a program of the copy with the sanitizers."""
    variables = {
        "LD_PRELOAD": library(), "PYTHONPATH": str(FOLDER), "PYTHONMALLOC": "malloc",
        "CANASTA_CORE": "compiled",
        "ASAN_OPTIONS": "detect_leaks=0:abort_on_error=0:exitcode=99",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1:exitcode=99",
    }  # fmt: skip
    started = time.monotonic()
    code = subprocess.call([sys.executable, *words], cwd=FOLDER, env={**os.environ, **variables})
    told = "good" if code == 0 else f"FAILED ({code})"
    print(f"{' '.join(words[1:])}: {told}, {time.monotonic() - started:.0f} s", flush=True)
    return code


def hands(slug: str, number: int) -> None:
    """Play a number of hands of a book, divided among its variants. Runs in the copy."""
    assert running().compiled
    variants: list[Variant] = [variant for variant in all_variants() if variant.book == slug]
    for place, variant in enumerate(variants):
        own = number // len(variants) + (place < number % len(variants))
        job = Job(variant.book, variant.players, f"sanitized {variant}", options=variant.options)
        setup = job.setup()
        watched, by_bot, observed = own // WATCHED, own // BY_BOT, own // OBSERVED
        found = run_chunk(
            Chunk(Job(variant.book, variant.players, "watched", True, options=variant.options), 0, watched)
        )
        assert not found.failed, found
        for bot in ("club", "expert"):
            bots = Job(variant.book, variant.players, "bots", options=variant.options, bots=(bot,))
            assert not run_bot_chunk(Chunk(bots, 0, by_bot)).failed
        sights = Sights(Observer(setup), 1, [])
        for hand in range(observed):
            state, dice = deal_hand(setup, generator("observed", hand)), generator("choices", hand)

            play_watched(state, _observing(sights, state, dice))
        done = run_many(setup, own - watched - 2 * by_bot - observed, "sanitized")
        print(f"  {variant}: {done.hands + watched + 2 * by_bot + observed:,} hands", flush=True)


def _observing(sights: Sights, state: State, dice: Dice) -> Chooser:
    """Choose at random, and encode the acting seat's observation at every step."""

    def choose(legal: list[int], _: bytearray) -> int:
        sights.look_at_all([state], [1])
        return legal[dice.below(len(legal))]

    return choose


def main(words: Sequence[str] | None = None) -> int:
    """Return 0 if nothing was found."""
    parser = argparse.ArgumentParser(prog="play dev sanitize", description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000, help="of each book; 10,000 unless given")
    parser.add_argument("--book", action="append", help="only this one, without the scenarios")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args(words)
    if wanted.work:
        for slug in wanted.book:
            hands(slug, wanted.hands)
        return 0
    build()
    scenarios = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests/rules"]
    failed = 0 if wanted.book else run(*scenarios)
    for slug in wanted.book or ("classic", "caliente", "boat", "american", "knee"):
        failed |= run("-m", "tests.sanitize", "--work", "--book", slug, "--hands", str(wanted.hands))
    return 1 if failed else 0


if __name__ == "__main__":  # .venv/bin/python -m tests.sanitize
    sys.exit(main())
