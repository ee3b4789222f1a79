"""The same work on a Ray cluster: the same results, even if workers are lost."""

import os
import pickle
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.cli.group import CANASTA
from canasta.jobs import Chunk, Interrupted, Job, Statistics, cluster, run_chunk, simulate
from canasta.jobs.cluster import fingerprint, work_on
from canasta.jobs.cores import in_order
from canasta.jobs.simulate import CHUNK_HANDS
from canasta.messages import UserError

ROOT = Path(__file__).resolve().parent.parent
#: Where a worker writes its process id, for the test that kills it.
NOTE = "CANASTA_TEST_NOTE"


def run_chunk_slowly_once(chunk: Chunk) -> Statistics:
    """Like ``run_chunk``, but the third chunk waits, the first time, until its worker is killed."""
    note = Path(os.environ[NOTE])
    if chunk.first == 2 * CHUNK_HANDS and not note.exists():
        draft = note.with_suffix(".new")
        draft.write_text(str(os.getpid()), encoding="utf-8")
        draft.replace(note)
        time.sleep(300)
    return run_chunk(chunk)


def kill_when_noted(note: Path, killed: list[int]) -> None:
    for _ in range(3000):
        if note.exists():
            killed.append(int(note.read_text(encoding="utf-8")))
            os.kill(killed[0], signal.SIGKILL)
            return
        time.sleep(0.02)


def command(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["simulate", *words])


def test_a_killed_worker_of_a_cluster_costs_only_its_chunk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note, killed, told = tmp_path / "worker", list[int](), list[tuple[int, int]]()
    hands = 8 * CHUNK_HANDS + 1
    alone = simulate("classic", 3, hands=hands, seed="cluster", processes=1)
    monkeypatch.setenv(NOTE, str(note))
    monkeypatch.setattr(sys.modules[simulate.__module__], "run_chunk", run_chunk_slowly_once)
    killer = threading.Thread(target=kill_when_noted, args=(note, killed))
    killer.start()
    try:
        found = simulate(
            "classic", 3, hands=hands, seed="cluster", processes=2, cluster="local",
            progress=lambda *done: told.append(done),
        )  # fmt: skip
    finally:
        killer.join()
    assert killed, "nobody was there to be killed"
    assert killed[0] != os.getpid()
    assert found == alone
    assert found.statistics.checksum == alone.statistics.checksum
    assert told == [
        (min(done, hands), hands) for done in range(CHUNK_HANDS, hands + CHUNK_HANDS, CHUNK_HANDS)
    ]
    assert "ray" not in sys.modules, "Ray stays in its own process"


# --- A worker's answers ---------------------------------------------------------------------------


def complain(number: int) -> int:
    raise UserError("jobs.hands", number=number)


def test_a_worker_with_other_sources_refuses_its_piece() -> None:
    kind, machine, version = work_on("other sources", b"")
    assert kind == "different"
    with pytest.raises(UserError, match="a different Casa Canasta") as caught:
        cluster._opened((kind, machine, version))
    assert machine in str(caught.value)


def test_a_machine_without_the_program_is_named() -> None:
    with pytest.raises(UserError, match="does not run on machine far"):
        cluster._opened(("missing", "far", ""))


def test_an_error_of_the_work_comes_back_as_it_is() -> None:
    answer = work_on(fingerprint(), pickle.dumps((complain, 0)))
    assert answer[0] == "raised"
    with pytest.raises(UserError) as caught:
        cluster._opened(answer)
    assert caught.value.message == "jobs.hands"


def test_the_task_that_is_sent_finds_the_program_by_itself() -> None:
    packed = pickle.dumps((abs, -3))
    assert cluster._carrier()(str(ROOT), fingerprint(), packed) == ("done", 3, "")


# --- Addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ["somewhere", "ray://host", "host:port", ":6379", "host:99999"])
def test_what_is_no_address_is_told(address: str) -> None:
    done = command("--cluster", address)
    assert done.exit_code == 2
    assert f"“{address}” is not a cluster address" in done.stderr


@pytest.mark.parametrize("before", ["", "ray://"])
def test_nobody_at_the_address_is_told_soon(before: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and no process listens
        address = f"{before}127.0.0.1:{taken.getsockname()[1]}"
        done = command("--cluster", address)
    assert done.exit_code == 2
    assert done.stderr.strip().endswith(f"No Ray cluster answers at {address}.")


def test_somebody_else_at_the_address_is_told_soon() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer() -> None:
            with other.accept()[0] as caller:
                caller.sendall(b"HTTP/1.0 400 Bad Request\r\n\r\n")

        thread = threading.Thread(target=answer)
        thread.start()
        done = command("--cluster", f"127.0.0.1:{other.getsockname()[1]}")
        thread.join()
    assert done.exit_code == 2
    assert "No Ray cluster answers" in done.stderr


def test_the_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    done = command("--cluster", "local")
    assert done.exit_code == 2
    assert "canasta[cluster]" in done.stderr


def test_processes_are_checked_for_a_cluster_too() -> None:
    done = command("--cluster", "local", "--processes", "0")
    assert "Use at least one process" in done.stderr


def test_versions_that_differ_and_a_missing_token_are_told_in_a_line() -> None:
    words = (
        "Version mismatch: The cluster was started with:\n    Ray: 2.1.0\n    Python: 3.9.1\n"
        "This process on 127.0.0.1 was started with:\n    Ray: 2.60.0\n    Python: 3.11.7\n"
    )
    told = str(cluster._why_not("a:1", RuntimeError(words), ""))
    assert "Ray 2.1.0, Python 3.9.1" in told
    assert "Ray 2.60.0, Python 3.11.7" in told
    assert "RAY_AUTH_MODE" in str(cluster._why_not("a:1", ConnectionError("no"), "Unauthenticated: no token"))
    assert str(cluster._why_not("auto", ConnectionError("no"), "")).startswith("There is no Ray cluster")
    assert "first" in str(cluster._why_not("a:1", ValueError("\n first\nsecond"), ""))


# --- Whole clusters: slow to start ----------------------------------------------------------------


def die(_: int) -> int:
    os._exit(1)


@pytest.mark.long
def test_workers_of_a_cluster_that_always_die_are_a_user_error() -> None:
    with pytest.raises(UserError, match="ended 3 times"):
        list(in_order(die, [1, 2], processes=1, cluster="local"))


@pytest.mark.long
def test_an_interrupt_leaves_the_result_so_far_of_a_cluster() -> None:
    def stop(done: int, _hands: int) -> None:
        if done >= 2 * CHUNK_HANDS:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        simulate("classic", 2, hands=50 * CHUNK_HANDS, seed=9, processes=2, progress=stop, cluster="local")
    assert caught.value.result.statistics == run_chunk(Chunk(Job("classic", 2, seed=9), 0, 2 * CHUNK_HANDS))


PROGRAM = "from canasta.cli import main; main()"


@pytest.mark.long
def test_ctrl_c_ends_work_on_a_cluster_without_a_word_of_rays() -> None:
    program = (
        "from canasta.jobs import Interrupted, simulate\n"
        "try:\n"
        "    simulate(hands=10**7, processes=1, cluster='local',\n"
        "             progress=lambda *_: print('on', flush=True))\n"
        "except Interrupted as stopped:\n"
        "    print('stopped', stopped.result.statistics.hands)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        assert process.stdout.readline() == "on\n"
        os.killpg(process.pid, signal.SIGINT)
        said, complained = process.communicate(timeout=120)
    assert complained == ""
    assert said.splitlines()[-1].startswith("stopped ")


@contextmanager
def a_cluster(folder: Path) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Start an external cluster, on this machine only; return its addresses and credentials."""
    ports = []
    for _ in range(2):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            ports.append(free.getsockname()[1])
    mine = {
        **os.environ, "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32),
    }  # fmt: skip
    words = [
        "start", "--head", "--block", "--include-dashboard=false", "--node-ip-address=127.0.0.1",
        "--num-cpus=2",
        "--object-store-memory=80000000", f"--temp-dir={folder}", f"--port={ports[0]}",
        f"--ray-client-server-port={ports[1]}", "--min-worker-port=0", "--max-worker-port=0",
    ]  # fmt: skip
    program = "from ray.scripts.scripts import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", program, *words],
        env=mine,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as head:
        try:
            for port in ports:
                wait_for(port)
            yield f"127.0.0.1:{ports[0]}", f"ray://127.0.0.1:{ports[1]}", mine
        finally:
            head.terminate()
            head.wait(60)


def wait_for(port: int) -> None:
    for _ in range(600):
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise AssertionError("the cluster did not start")


@pytest.mark.long
def test_clusters_that_are_there_are_reached_by_every_kind_of_address() -> None:
    alone = simulate(hands=3 * CHUNK_HANDS, seed="0", processes=1).statistics.checksum
    # Ray's sockets need a short path.
    with (
        tempfile.TemporaryDirectory(prefix="ray") as folder,
        a_cluster(Path(folder)) as (direct, client, mine),
    ):
        stranger = {name: value for name, value in mine.items() if not name.startswith("RAY_AUTH")}
        stranger["HOME"] = folder
        for address, variables, code in ((direct, mine, 0), (client, mine, 0), (direct, stranger, 2)):
            words = ["simulate", "--hands", str(3 * CHUNK_HANDS), "--cluster", address]
            done = subprocess.run(
                [sys.executable, "-c", PROGRAM, *words],
                cwd=ROOT,
                env=variables,
                capture_output=True,
                text=True,
            )
            assert done.returncode == code, done.stderr
            if code:
                assert "asks for a token" in done.stderr
                assert len(done.stderr.splitlines()) == 1
            else:
                assert f"{alone:016x}" in done.stdout
                assert done.stderr == ""
