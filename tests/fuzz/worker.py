"""Tries inputs on one target in a process of its own; whatever happens, its parent knows the last input.

It is started by ``python -m tests.fuzz``. Every second it prints a line of JSON: how many inputs it tried
since the last one, how many of them were accepted, and what it found.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import tempfile
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from tests.fuzz.engine import BATCH, run_batch, smallest
from tests.fuzz.target import LONGEST, SECONDS, Finding, Target, Watch

GRAMMAR, GUIDED = "grammar", "guided"
_LINE = 1.0


class Worker:
    """Tries, tells its parent, and leaves the input at hand where its parent finds it."""

    def __init__(self, target: Target, last: Path, seconds: float) -> None:
        last.write_bytes(bytes(4 + LONGEST))
        with open(last, "r+b") as file:
            self._last = mmap.mmap(file.fileno(), 4 + LONGEST)
        self._told = time.monotonic()
        self._before = (0, 0)
        self._found: dict[str, Finding] = {}
        self._new: list[dict[str, str]] = []
        self.watch = Watch(target._replace(check=self._check), seconds)
        self._target = target

    def _check(self, data: bytes) -> bool:
        self._last[: 4 + len(data)] = len(data).to_bytes(4, "big") + data
        accepted = self._target.check(data)
        if time.monotonic() - self._told > _LINE:
            self.tell()
        return accepted

    def note(self, finding: Finding) -> None:
        """Something is wrong; the first input of a sort is made small and told."""
        if finding.what in self._found:
            return
        self._found[finding.what] = finding
        if finding.what != "memory":
            finding = smallest(self._target, finding, self.watch.seconds)
        data = finding.data.decode("utf-8", "surrogateescape")
        self._new.append({"what": finding.what, "data": data, "detail": finding.detail})
        self.tell()

    def tell(self) -> None:
        """Say how far it is."""
        self._told = time.monotonic()
        tried, accepted = self.watch.tried, self.watch.accepted
        line = {
            "tried": tried - self._before[0],
            "accepted": accepted - self._before[1],
            "found": self._new,
        }
        self._before, self._new = (tried, accepted), []
        print(json.dumps(line), flush=True)


def by_grammar(worker: Worker, seconds: float, number: int) -> None:
    """Batches from the grammar until the time is over, each with a number of its own."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        run_batch(worker.watch, number, BATCH, worker.note)
        number += 1
    worker.tell()


def guided(worker: Worker, seconds: float, number: int) -> None:
    """Inputs that run through something new are kept and changed further: libFuzzer by way of atheris."""
    import atheris

    until = time.monotonic() + seconds
    folder = tempfile.TemporaryDirectory(prefix="canasta-corpus-")

    def one(data: bytes) -> None:
        if finding := worker.watch.attempt(data):
            worker.note(finding)
        if time.monotonic() > until:  # libFuzzer would end the process before it has told how far it is
            worker.tell()
            folder.cleanup()
            os._exit(0)

    corpus, words = Path(folder.name, "corpus"), Path(folder.name, "words")
    corpus.mkdir()
    for place, data in enumerate(worker.watch.target.corpus()):
        (corpus / str(place)).write_bytes(data)
    words.write_text("".join(f'"{_escaped(word)}"\n' for word in worker.watch.target.words if word), "ascii")
    options = [f"-seed={number % 2**31 + 1}", f"-max_len={LONGEST}", f"-dict={words}", "-rss_limit_mb=0"]
    atheris.Setup(["fuzz", *options, str(corpus)], one)
    atheris.Fuzz()


def _watched(engine: str) -> AbstractContextManager[None]:
    """What is imported meanwhile tells libFuzzer which lines it runs through, if it is to guide."""
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
    parser.add_argument("seconds", type=float)
    parser.add_argument("number", type=int)
    parser.add_argument("last", type=Path)
    given = parser.parse_args()
    with _watched(given.engine):
        from tests.fuzz.targets import TARGETS
    # Where every line is counted, everything takes longer.
    worker = Worker(TARGETS[given.target], given.last, SECONDS * (5 if given.engine == GUIDED else 1))
    (guided if given.engine == GUIDED else by_grammar)(worker, given.seconds, given.number)


if __name__ == "__main__":
    main()
