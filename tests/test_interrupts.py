"""Ctrl-C in the longest loops of the core: within a second of CPU time, compiled or not."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
#: Everything a loop needs is imported and created before it reports that it begins.
LOOPS = {
    "random hands": """
from canasta.books import book
from canasta.clauses.setup import Setup
from canasta.engine.random_play import run_many
setup = Setup(book("knee"), 6)
def loop(): run_many(setup, 10**9, "loop")
""",
    "a champion's search": """
from canasta.bots.champion import ChampionBot
from canasta.jobs.simulate import Job, deal_hand, generator
from canasta.engine import view
state = deal_hand(Job("classic", 4, 1).setup(), generator(1, 1))
bot, own = ChampionBot(1, 10**8), view(state, state.actor)
def loop():
    while True: bot.choose(own)
""",
    "legal actions of dear positions": """
from random import Random
from bench.adversary import books
from bench.worst import search
from canasta.engine import legal_actions
from canasta.notation import read_position
found = [search(*each, Random(1), 0.1) for each in books() if each[0] in ("american", "knee")]
states = [read_position(worst.position) for worst in found]
def loop():
    while True: [legal_actions(state) for state in states]
""",
    "simulate": """
from canasta.jobs import simulate
def loop(): simulate("american", 4, 10**6, processes=1)
""",
}
RUN = """
import signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)
{loop}
print("begins", flush=True)
try:
    loop()
except KeyboardInterrupt:
    print(time.process_time(), flush=True)
"""


def used(process: int) -> float:
    """Return the CPU seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="nothing tells what a process has used there"
)
@pytest.mark.parametrize("name", LOOPS)
def test_ctrl_c_is_answered_within_a_second(name: str) -> None:
    code = RUN.format(loop=LOOPS[name])
    with subprocess.Popen(
        [sys.executable, "-c", code],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begins\n"
        began = used(process.pid)
        while used(process.pid) < began + 0.3:  # it is in the middle of it
            assert process.poll() is None
            time.sleep(0.01)
        sent = used(process.pid)
        process.send_signal(signal.SIGINT)
        answered = process.stdout.readline()
        process.wait(120)
    assert answered, "it ended otherwise"
    assert float(answered) - sent < 1.0
