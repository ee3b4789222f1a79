"""Makes inputs: from the grammar of a target by hypothesis, and more of those by changing them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from tests.fuzz.target import LONGEST, Finding, Target, Watch

#: Inputs from the grammar before a new beginning, and changed ones of each.
BATCH = 100
CHANGED = 9
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
)
_SIGNS = (
    b"", b" ", b"\n", b"\r", b"\t", b"\x00", b"\x7f", b"\x1b[2J", b"\xff", b"\xef\xbb\xbf", b"\xe2\x80\xae",
    b"\xf0\x9f\x82\xa1", b"=", b":", b",", b";", b"#", b'"', b"'", b"\\", b"{", b"}", b"[", b"]", b"-", b"/",
    b"..", b"\xc3\x9f", b"\xc4\xb0", b"null", b"true", b"%00", b"{}", b"[[[[[[[[",
)  # fmt: skip


def changed(rng: Random, data: bytes, words: Sequence[bytes], others: Sequence[bytes]) -> bytes:
    """An input with one to four changes: parts cut, doubled, moved, replaced, or taken from another."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
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


def run_batch(
    watch: Watch, number: int, size: int, found: Callable[[Finding], None], most: int = CHANGED
) -> None:
    """Try so many inputs of a target's grammar, with changed ones of each; the number says which."""
    target = watch.target
    others = target.corpus()

    @seed(number)
    @settings(
        max_examples=size, phases=[Phase.generate], database=None, deadline=None, derandomize=False,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(target.grammar | st.sampled_from(others), st.integers(0, 2**64 - 1))
    def inputs(data: bytes, dice: int) -> None:
        rng = Random(dice)
        tries = [data[:LONGEST], *(changed(rng, data, target.words, others) for _ in range(most))]
        for each in tries:
            if finding := watch.attempt(each):
                found(finding)

    inputs()


def smallest(target: Target, finding: Finding, seconds: float, patience: float = 20.0) -> Finding:
    """The same finding in fewer bytes: parts are left out as long as it stays, for so many seconds."""
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
