"""A short, reproducible run of the fuzzer; ``./play dev fuzz`` is the long one."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import strategies as st

from canasta.messages import UserError
from tests.fuzz import tally
from tests.fuzz.engine import run_batch, smallest
from tests.fuzz.target import ROOT, SECONDS, Finding, Target, Watch, reads
from tests.fuzz.targets import TARGETS

#: Machines that run tests may be five times slower.
PATIENT = 5 * SECONDS
#: From the grammar; each gets some mutations, a house rule more.
INPUTS = {"house": 15, "action": 80, "command": 80}
USUAL = 50


@pytest.mark.parametrize("name", TARGETS)
def test_nothing_that_is_tried_breaks_a_promise(name: str) -> None:
    watch = Watch(TARGETS[name], PATIENT)
    found: list[Finding] = []
    for data in TARGETS[name].corpus():
        found += [finding] if (finding := watch.attempt(data)) else []
    run_batch(watch, 1, INPUTS.get(name, USUAL), found.append)
    assert not found, found[0]
    assert watch.accepted > 10
    assert watch.tried > 200


@pytest.mark.long
@pytest.mark.parametrize("name", TARGETS)
def test_nothing_of_much_more_breaks_a_promise(name: str) -> None:
    watch = Watch(TARGETS[name], PATIENT)
    found: list[Finding] = []
    for number in range(2, 12):
        run_batch(watch, number, 200, found.append)
    assert not found, found[0]


# --- Whether it detects bugs --------------------------------------------------------------------------


def target_of(check: object) -> Target:
    return Target("action", st.binary(max_size=20), check)  # type: ignore[arg-type]


def _breaks(data: bytes) -> bool:
    if b"K" in data:
        raise KeyError("K")
    if b"slow" in data:
        until = time.process_time() + 0.05
        while time.process_time() < until:
            pass
    return True


class Endless(UserError):
    def __str__(self) -> str:
        return "K" * 5000


def _long_winded(_text: str) -> bool:
    raise Endless("card.unknown", letter="K", place=1)


def test_traces_slow_inputs_and_endless_complaints_are_noticed() -> None:
    watch = Watch(target_of(_breaks), seconds=0.02)
    assert watch.attempt(b"discard Q") is None
    assert watch.attempt(b"discard Q") is None
    assert watch.tried == 1  # which is counted once
    broken = watch.attempt(b"discard K now")
    assert broken is not None
    assert broken.what.startswith("KeyError in ")
    assert smallest(watch.target, broken, 0.02).data == b"K"
    slow = watch.attempt(b"slow")
    assert slow is not None
    assert slow.what == "slow"
    endless = Watch(target_of(reads(_long_winded))).attempt(b"K")
    assert endless is not None
    assert "error of" in endless.detail


def test_an_input_that_takes_too_much_memory_is_noticed() -> None:
    # The process that runs the tests may have been larger than any input makes the new one.
    ballast = bytearray(400 << 20)
    program = (
        "from hypothesis import strategies as st\n"
        "from tests.fuzz.target import Target, Watch\n"
        "watch = Watch(Target('x', st.binary(), lambda data: bool(bytearray(len(data) << 20))))\n"
        "print([watch.attempt(bytes(size)) is None for size in (1, 20, 200)])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[True, True, False]"
    assert len(ballast) == 400 << 20


def test_the_total_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "tried.json"
    assert tally.tried(file) == {}
    assert tally.add("pad", 5, file) == 5
    assert tally.add("action", 1, file) == 1
    assert tally.add("pad", 7, file) == 12
    assert tally.tried(file) == {"action": 1, "pad": 12}
    assert set(tally.tried()) <= set(TARGETS)


def test_a_worker_counts_and_tells(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "tests.fuzz.worker",
        "action",
        "grammar",
        "0.5",
        "60",
        "3",
        str(tmp_path / "last"),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert sum(line["tried"] for line in lines) >= 100
    assert not any(line["found"] for line in lines)
