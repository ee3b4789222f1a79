"""Input generation: from a target's grammar, and by mutating those inputs."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.target import LONGEST, Finding, Target, Watch

#: Grammar inputs per batch, and mutations of each: more where generating one is slow.
BATCH = 50
CHANGED = {True: 19, False: 5}
#: Number of recent inputs that parts are taken from, in addition to the corpus.
_RECENT = 50
#: Tokens: words, numbers, quoted text and punctuation.
_NUMBER = re.compile(rb"(?<!\w)\d{1,9}(?!\w)")
_TOKEN = re.compile(rb'"(?:[^"\\\n]|\\.){0,200}"|[\w.]+|[^\w\s]')
_EXTREMES = (
    b"0",
    b"-1",
    b"1",
    b"9" * 10,
    b"9" * 5000,
    b"1e999",
    b"-0",
    b"\xd9\xa3",
    b"\xc2\xb2",
    b"1_0",
    b"NaN",
    b"[" * 3000,
    b'{"a":' * 3000,
)
_SIGNS = (
    b"", b" ", b"\n", b"\r", b"\t", b"\x00", b"\x7f", b"\x1b[2J", b"\xff", b"\xef\xbb\xbf", b"\xe2\x80\xae",
    b"\xf0\x9f\x82\xa1", b"=", b":", b",", b";", b"#", b'"', b"'", b"\\", b"{", b"}", b"[", b"]", b"-", b"/",
    b"..", b"\xc3\x9f", b"\xc4\xb0", b"null", b"true", b"%00", b"{}", b"[[[[[[[[",
)  # fmt: skip


#: Share of the mutations that keep words whole, so that more mutated inputs are still accepted.
_SENSIBLY = 0.6


def changed(rng: Random, data: bytes, words: Sequence[bytes], others: Sequence[bytes]) -> bytes:
    """Return an input with one to four mutations: parts cut, duplicated, moved, replaced or spliced in."""
    for _ in range(rng.choice((1, 1, 1, 1, 2, 2, 3, 4))):
        if rng.random() < _SENSIBLY:
            data = _token_changed(rng, data, rng.choice(others) if others and rng.random() < 0.5 else data)
            continue
        one, two = sorted((rng.randint(0, len(data)), rng.randint(0, len(data))))
        if rng.random() < 0.7:
            two = min(two, one + rng.choice((1, 2, 4, 16)))
        before, span, after = data[:one], data[one:two], data[two:]
        way = rng.randrange(8)
        if way == 0:
            data = before + after
        elif way == 1:
            data = before + span * rng.choice((2, 2, 3, 50)) + after
        elif way == 2:
            place = rng.randint(0, len(after))
            data = before + after[:place] + span + after[place:]
        elif way == 3:
            data = before + rng.choice(_EXTREMES) + after
        elif way == 4:
            data = before + rng.choice(_SIGNS) + after
        elif way == 5 and words:
            data = before + rng.choice(words) + rng.choice((b"", b" ")) + after
        elif way == 6 and others:
            other = rng.choice(others)
            place = rng.randint(0, len(other))
            data = before + other[place : place + rng.choice((1, 5, 20, 200))] + after
        else:
            data = before + bytes([rng.randrange(256)]) + data[one + 1 :]
    return data[:LONGEST]


def _token_changed(rng: Random, data: bytes, other: bytes) -> bytes:
    """Return an input with a word replaced, duplicated or dropped, a number shifted, or a line moved."""
    old = _some(rng, _TOKEN, data)
    if old is None:
        return other
    way = rng.randrange(7)
    if way == 0 and (number := _some(rng, _NUMBER, data)):
        old = number
        new = str(int(old[0]) + rng.choice((-1, 1, -10, 10, 100))).encode()
    elif way == 1:
        lines = data.split(b"\n")
        lines.insert(rng.randrange(len(lines)), lines.pop(rng.randrange(len(lines))))
        return b"\n".join(lines)
    elif way == 2:
        return data[: old.start()] + other[len(other) * old.start() // len(data) :]
    elif way == 3:
        new = rng.choice((b"", old[0] + old[0], old[0] + b" " + old[0]))
    else:
        tries = [found[0] for _ in range(4) if (found := _some(rng, _TOKEN, other))]
        same = [each for each in tries if each[:1].isalpha() == old[0][:1].isalpha()]
        new = (same or tries or [b""])[0]
    return data[: old.start()] + new + data[old.end() :]


def _some(rng: Random, pattern: re.Pattern[bytes], data: bytes) -> re.Match[bytes] | None:
    """Return a random match."""
    return pattern.search(data, rng.randint(0, len(data))) or pattern.search(data)


def run_batch(watch: Watch, number: int, size: int, found: Callable[[Finding], None]) -> None:
    """Try a numbered batch of inputs from a target's grammar, with mutations of each."""
    target = watch.target
    corpus = target.corpus()
    most = CHANGED[isinstance(target.grammar, st.SearchStrategy)]
    recent: list[bytes] = []
    rng = Random(number)

    def each(data: bytes) -> None:
        others = [*corpus, *recent]
        for one in (data[:LONGEST], *(changed(rng, data, target.words, others) for _ in range(most))):
            if finding := watch.attempt(one):
                found(finding)
        recent.append(data)
        del recent[:-_RECENT]

    for _ in range(size // 10):
        each(rng.choice(corpus))
    if not isinstance(target.grammar, st.SearchStrategy):
        for _ in range(size - size // 10):
            each(target.grammar(rng))
        return

    @seed(number)
    @settings(
        max_examples=size - size // 10, phases=[Phase.generate], database=None, deadline=None,
        derandomize=False, suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(target.grammar)
    def inputs(data: bytes) -> None:
        each(data)

    inputs()


def smallest(target: Target, finding: Finding, seconds: float, patience: float = 20.0) -> Finding:
    """Minimize a finding: drop parts as long as it persists, within a time limit in seconds."""
    watch = Watch(target, seconds)
    until = time.monotonic() + patience
    size = max(1, len(finding.data) // 2)
    while size and time.monotonic() < until:
        place = 0
        while place < len(finding.data) and time.monotonic() < until:
            found = watch.attempt(finding.data[:place] + finding.data[place + size :])
            if found and found.what == finding.what:
                finding = found
            else:
                place += size
        size //= 2
    return finding
