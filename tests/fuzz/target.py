"""A fuzz target: one reader of the program, inputs for it, and the invariants that hold for any input."""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

from hypothesis.strategies import SearchStrategy

from canasta.engine import IllegalAction
from canasta.messages import UserError

if sys.platform != "win32":
    import resource

ROOT = Path(__file__).resolve().parents[2]
CORPUS = Path(__file__).parent / "corpus"
#: Limits of an input: CPU seconds, and bytes beyond what the process had before.
SECONDS = 0.1
BYTES = 100 * 1024 * 1024
#: Seconds in which no input can fill that much memory, and inputs after which memory is checked anyway:
#: caches grow slowly and are not the inputs' doing.
_MOMENT = 0.001
_SELDOM = 1000
#: Longest input: the limits are for what people enter at once, not for archives.
LONGEST = 20_000
#: Longest error message in characters: it repeats the faulty input, but not without limit.
_SENTENCE = 4000


class Target(NamedTuple):
    """A reader under test.

    ``check`` returns whether an input was accepted, and raises if anything is wrong.
    """

    name: str
    grammar: SearchStrategy[bytes] | Callable[[Random], bytes]
    check: Callable[[bytes], bool]
    words: tuple[bytes, ...] = ()  #: worth putting into an input
    slower: float = 1.0  # how much longer than usual an input may take

    def corpus(self) -> list[bytes]:
        """Return the seed inputs and the stored ones."""
        return [
            entry.encode("utf-8", "surrogateescape") for entry in json.loads(self.file.read_text("utf-8"))
        ]

    @property
    def file(self) -> Path:
        """Return the path of the corpus."""
        return CORPUS / f"{self.name}.json"


class Finding(NamedTuple):
    """An input that breaks an invariant; ``what`` is the same for inputs that break it in the same way."""

    what: str
    data: bytes
    detail: str


def text_of(data: bytes) -> str:
    """Decode an input; invalid bytes are replaced as when reading a file."""
    return data.decode("utf-8", "replace")


def reads(check: Callable[[str], bool]) -> Callable[[bytes], bool]:
    """Return a check for text in which an error with a proper message counts as a refusal."""

    def checked(data: bytes) -> bool:
        try:
            return check(text_of(data))
        except (UserError, IllegalAction) as problem:
            refused(problem)
            return False

    return checked


def refused(problem: UserError | IllegalAction) -> None:
    """Check that an error message is a sentence."""
    sentence = str(problem)
    assert sentence.strip(), "an error without a sentence"
    assert len(sentence) <= _SENTENCE, f"an error of {len(sentence)} characters"
    assert sentence.replace("\n", "").isprintable(), "an error with control characters"


class Watch:
    """Runs inputs on a target: a traceback, a broken invariant, too much time or memory is a finding."""

    def __init__(self, target: Target, seconds: float = SECONDS) -> None:
        self.target = target
        self.seconds = seconds * target.slower
        self.tried = 0
        self.accepted = 0
        self._seen: set[int] = set()
        self._most = peak()

    def attempt(self, data: bytes) -> Finding | None:
        """Try an input if it is new, and return the finding, if any."""
        if (key := hash(data)) in self._seen:
            return None
        self._seen.add(key)
        self.tried += 1
        began = time.perf_counter()
        try:
            self.accepted += self.target.check(data)
        except Exception as problem:
            return Finding(signature(problem), data, traceback.format_exc())
        took = time.perf_counter() - began
        # Reading a process's peak memory takes longer than most inputs, and so does its CPU clock.
        if took > self.seconds / 2 and (least := self._again(data)) > self.seconds:
            return Finding("slow", data, f"{least:.2f} s of the processor")
        if took > _MOMENT or self.tried % _SELDOM == 0:
            before, self._most = self._most, peak()
            if took > _MOMENT and self._most > before + BYTES:
                return Finding("memory", data, f"more than {BYTES >> 20} MB")
        return None

    def _again(self, data: bytes) -> float:
        """Return the least time an input takes: the machine may have been busy, or a cache was filled."""
        least = float("inf")
        for _ in range(3):
            began = time.process_time()
            self.target.check(data)
            least = min(least, time.process_time() - began)
            if least <= self.seconds:
                break
        return least


def signature(problem: BaseException) -> str:
    """Return what distinguishes one error from another: its type, and the last line of ours on its way."""
    frames = traceback.extract_tb(problem.__traceback__)
    ours = [frame for frame in frames if "canasta" in frame.filename] or frames
    place = ours[-1]
    return f"{type(problem).__name__} in {Path(place.filename).name}:{place.name}"


def peak() -> int:
    """Return the peak memory of this process in bytes; 0 where the system does not report it."""
    if sys.platform == "win32":
        return 0
    if sys.platform == "linux":
        # Where `getrusage` starts a new process with the peak of the one that created it.
        status = Path("/proc/self/status").read_text("ascii", "replace")
        return int(status.partition("VmHWM:")[2].split(maxsplit=1)[0]) * 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
