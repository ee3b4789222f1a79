"""A process that tries inputs on one target; whatever happens, its parent knows the last input.

It is started by ``python -m tests.fuzz``. Every second it prints a line of JSON: how many inputs it tried
since the last one, how many of them were accepted, and what it found.
"""

from __future__ import annotations

import argparse
import itertools
import json
import mmap
import os
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random

from hypothesis.strategies import SearchStrategy

from tests.fuzz.engine import BATCH, run_batch, smallest
from tests.fuzz.target import LONGEST, SECONDS, Finding, Target, Watch
from tests.fuzz.targets import TARGETS

GRAMMAR, GUIDED = "grammar", "guided"
_LINE = 1.0
#: Inputs between two looks at the clock, and grammar inputs that the guided engine begins with.
_OFTEN = 50
_MADE = 50


class Worker:
    """Tries inputs, reports to its parent, and leaves the current input where its parent finds it."""

    def __init__(self, target: Target, last: Path, seconds: float) -> None:
        last.write_bytes(bytes(4 + LONGEST))
        with open(last, "r+b") as file:
            self._last = mmap.mmap(file.fileno(), 4 + LONGEST)
        self._told = time.monotonic()
        self._before = (0, 0)
        self._found: dict[str, Finding] = {}
        self._new: list[dict[str, str]] = []
        self._seconds = seconds
        self.watch = Watch(target._replace(check=self._check), seconds)
        self._target = target

    def _check(self, data: bytes) -> bool:
        self._last[: 4 + len(data)] = len(data).to_bytes(4, "big") + data
        accepted = self._target.check(data)
        if time.monotonic() - self._told > _LINE:
            self.tell()
        return accepted

    def note(self, finding: Finding) -> None:
        """Record a finding; minimize and report the first input of a kind."""
        if finding.what in self._found:
            return
        self._found[finding.what] = finding
        if finding.what != "memory":
            finding = smallest(self._target, finding, self._seconds)
        data = finding.data.decode("utf-8", "surrogateescape")
        self._new.append({"what": finding.what, "data": data, "detail": finding.detail})
        self.tell()

    def tell(self) -> None:
        """Report progress."""
        self._told = time.monotonic()
        tried, accepted = self.watch.tried, self.watch.accepted
        line = {
            "tried": tried - self._before[0],
            "accepted": accepted - self._before[1],
            "found": self._new,
        }
        self._before, self._new = (tried, accepted), []
        print(json.dumps(line), flush=True)


class Until:
    """The end of a worker's time:

    CPU seconds, however busy the machine is, with a limit on wall-clock time.
    """

    def __init__(self, seconds: float, left: float) -> None:
        self._worked = time.process_time() + seconds
        self._late = time.monotonic() + left

    def over(self) -> bool:
        """Return whether the time is over."""
        return time.process_time() > self._worked or time.monotonic() > self._late


def by_grammar(worker: Worker, until: Until, number: int) -> None:
    """Run numbered batches from the grammar until the time is over."""
    while not until.over():
        run_batch(worker.watch, number, BATCH, worker.note)
        number += 1
    worker.tell()


def guided(worker: Worker, until: Until, number: int, kept: Path) -> None:
    """Keep and mutate inputs that reach new code, using libFuzzer through atheris."""
    import atheris

    target = worker.watch.target
    folder = tempfile.TemporaryDirectory(prefix="canasta-corpus-")
    known = {file.read_bytes() for file in kept.iterdir()}
    count = itertools.count()

    def one(data: bytes) -> None:
        if finding := worker.watch.attempt(data):
            worker.note(finding)
        if data in known:  # which starts every time with its stored corpus
            known.remove(data)
            worker.watch.tried -= 1
        # libFuzzer would end the process before it has reported its progress.
        if next(count) % _OFTEN == 0 and until.over():
            worker.tell()
            folder.cleanup()
            os._exit(0)

    corpus, words = Path(folder.name, "corpus"), Path(folder.name, "words")
    corpus.mkdir()
    for place, data in enumerate(target.corpus()):
        known.add(data)
        (corpus / str(place)).write_bytes(data)
    if not isinstance(target.grammar, SearchStrategy):
        rng = Random(number)
        for place in range(_MADE):
            (corpus / f"made {place}").write_bytes(target.grammar(rng)[:LONGEST])
    words.write_text("".join(f'"{_escaped(word)}"\n' for word in target.words if word), "ascii")
    options = [f"-seed={number % 2**31 + 1}", f"-max_len={LONGEST}", f"-dict={words}", "-rss_limit_mb=0"]
    options.append(f"-artifact_prefix={folder.name}/")  # inputs it finds slow by the clock are measured by us
    atheris.Setup(["fuzz", *options, str(kept), str(corpus)], one)
    atheris.Fuzz()


def _watched(engine: str) -> AbstractContextManager[None]:
    """Instrument modules imported meanwhile for libFuzzer, if it is to guide the run."""
    if engine == GRAMMAR:
        return nullcontext()
    import atheris

    found: AbstractContextManager[None] = atheris.instrument_imports(include=["canasta"])
    return found


def _escaped(word: bytes) -> str:
    return "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}" for byte in word
    )


def main() -> None:
    """Work on one target for some seconds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("target")
    parser.add_argument("engine", choices=(GRAMMAR, GUIDED))
    parser.add_argument("seconds", type=float, help="of the processor")
    parser.add_argument("left", type=float, help="of the clock, at most")
    parser.add_argument("number", type=int)
    parser.add_argument("last", type=Path)
    given = parser.parse_args()
    with _watched(given.engine):
        target = TARGETS[given.target]
    # Everything takes longer when every line is counted.
    worker = Worker(target, given.last, SECONDS * (5 if given.engine == GUIDED else 1))
    until = Until(given.seconds, given.left)
    if given.engine == GRAMMAR:
        by_grammar(worker, until, given.number)
    else:
        kept = given.last.parent / "kept" / given.target
        kept.mkdir(parents=True, exist_ok=True)
        guided(worker, until, given.number, kept)


if __name__ == "__main__":
    main()
