"""A target: one reader of the program, inputs for it, and what must be true of whatever it is given."""

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
from canasta.messages import Complaint

if sys.platform != "win32":
    import resource

ROOT = Path(__file__).resolve().parents[2]
CORPUS = Path(__file__).parent / "corpus"
#: What an input may cost: seconds of the processor, and bytes beyond what the process had before.
SECONDS = 0.1
BYTES = 100 * 1024 * 1024
#: Seconds in which nothing fills so much memory, and inputs after which it is looked at all the same: what is
#: kept grows slowly, and is none of theirs.
_MOMENT = 0.001
_SELDOM = 1000
#: Inputs are no longer than this: the limits are for what people give at once, not for archives.
LONGEST = 20_000
#: Characters of a complaint, at most: it repeats what it complains about, but not without end.
_SENTENCE = 4000


class Target(NamedTuple):
    """Something that reads. ``check`` says whether an input was accepted, and raises if anything is wrong."""

    name: str
    grammar: SearchStrategy[bytes] | Callable[[Random], bytes]
    check: Callable[[bytes], bool]
    words: tuple[bytes, ...] = ()  #: worth putting into an input
    slower: float = 1.0  #: how much longer an input may take than usual

    def corpus(self) -> list[bytes]:
        """What to begin with, and what was found."""
        return [
            entry.encode("utf-8", "surrogateescape") for entry in json.loads(self.file.read_text("utf-8"))
        ]

    @property
    def file(self) -> Path:
        """Where the corpus lies."""
        return CORPUS / f"{self.name}.json"


class Finding(NamedTuple):
    """An input that breaks a promise; ``what`` is the same for inputs that break it in the same way."""

    what: str
    data: bytes
    detail: str


def text_of(data: bytes) -> str:
    """An input as text; what is no text is replaced as in a file that is read so."""
    return data.decode("utf-8", "replace")


def reads(check: Callable[[str], bool]) -> Callable[[bytes], bool]:
    """A check for text, in which a complaint is a refusal, if it is a sentence."""

    def checked(data: bytes) -> bool:
        try:
            return check(text_of(data))
        except (Complaint, IllegalAction) as problem:
            refused(problem)
            return False

    return checked


def refused(problem: Complaint | IllegalAction) -> None:
    """A complaint is a sentence."""
    sentence = str(problem)
    assert sentence.strip(), "a complaint without a sentence"
    assert len(sentence) <= _SENTENCE, f"a complaint of {len(sentence)} characters"
    assert sentence.replace("\n", "").isprintable(), "a complaint with control characters"


class Watch:
    """Tries inputs on a target: a trace, a broken promise, too much time or memory is a finding."""

    def __init__(self, target: Target, seconds: float = SECONDS) -> None:
        self.target = target
        self.seconds = seconds * target.slower
        self.tried = 0
        self.accepted = 0
        self._seen: set[int] = set()
        self._most = peak()

    def attempt(self, data: bytes) -> Finding | None:
        """Try an input, if it is a new one; what is wrong with it, if anything is."""
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
        # To ask how much a process has had takes longer than most inputs, and so does its own clock.
        if took > self.seconds / 2 and (least := self._again(data)) > self.seconds:
            return Finding("slow", data, f"{least:.2f} s of the processor")
        if took > _MOMENT or self.tried % _SELDOM == 0:
            before, self._most = self._most, peak()
            if took > _MOMENT and self._most > before + BYTES:
                return Finding("memory", data, f"more than {BYTES >> 20} MB")
        return None

    def _again(self, data: bytes) -> float:
        """How long an input takes at least: the machine may have been busy, or something was made once."""
        least = float("inf")
        for _ in range(3):
            began = time.process_time()
            self.target.check(data)
            least = min(least, time.process_time() - began)
            if least <= self.seconds:
                break
        return least


def signature(problem: BaseException) -> str:
    """What tells one error from another: its type, and the last line of ours that it went through."""
    frames = traceback.extract_tb(problem.__traceback__)
    ours = [frame for frame in frames if "canasta" in frame.filename] or frames
    place = ours[-1]
    return f"{type(problem).__name__} in {Path(place.filename).name}:{place.name}"


def peak() -> int:
    """The most memory that this process has had, in bytes; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
