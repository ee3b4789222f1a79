"""The start script: its list of commands, its repairs, and its choice of Python."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from contextlib import nullcontext
from hashlib import sha256
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES, SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest

from canasta.build import find
from canasta.cli import COMMANDS, GROUPS, doctor
from canasta.cli.completion import script
from canasta.cli.overview import DEV_JOBS, JOBS

ROOT = Path(__file__).resolve().parent.parent


def load_play() -> ModuleType:
    loader = SourceFileLoader("play_script_again", str(ROOT / "play"))
    spec = spec_from_loader("play_script_again", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


play: Any = load_play()


def run(*words: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, **settings.pop("env", {})}
    return subprocess.run(words, capture_output=True, text=True, env=environment, timeout=120, **settings)


# --- The list ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "es"])
def test_help_lists_every_command_and_the_developers_ones_apart(language: str) -> None:
    # -S and -I: with only the standard library, as before the first start.
    shown = run(sys.executable, "-S", "-I", "./play", "--help", cwd=ROOT, env={"CANASTA_LANGUAGE": language})
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.split()[1] == "./play"
    *groups, other = re.findall(r"(?m)^(?:  \w.*\n(?:    .*\n)*)+", shown.stdout)
    assert [tuple(re.findall(r"(?m)^  (\w+)", group)) for group in groups] == list(GROUPS.values())
    assert tuple(re.findall(r"(?m)^  (\w+)", other)) == JOBS
    assert max(map(len, shown.stdout.splitlines())) <= 80


def test_the_other_tools_of_developers_are_under_one_word() -> None:
    command = [sys.executable, "-S", "-I", "./play", "dev"]
    shown = run(*command, cwd=ROOT, env={"CANASTA_LANGUAGE": "en"})
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.startswith("Usage: ./play dev COMMAND ")
    assert tuple(re.findall(r"(?m)^  (\w+)", shown.stdout)) == DEV_JOBS == tuple(play.DEV)
    assert set(play.DEVELOPING) == {*JOBS} - {"python"}
    wrong = run(*command, "fuz", cwd=ROOT)
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("\nThere is no command 'dev fuz'. Available: page, coverage, bench, ")


def test_every_command_is_in_one_group() -> None:
    names = [name for group in GROUPS.values() for name in group]
    assert names == list(COMMANDS)
    assert len(names) == len(set(names))
    cli = ROOT / "canasta" / "cli"
    modules = {path.stem for path in cli.glob("*.py") if f"{path.stem}_command" in path.read_text("utf-8")}
    packages = {path.parent.name for path in cli.glob("*/main.py")}
    assert set(names) == modules | packages


def test_help_and_hints_name_the_program_as_it_was_started() -> None:
    started = {"CANASTA_PROGRAM": "./play"}
    canasta = (sys.executable, "-m", "canasta")
    assert run(*canasta, "rules", "check", "--help", cwd=ROOT, env=started).stdout.startswith(
        "Usage: ./play rules check "
    )
    assert (
        "./play rules check our-rules.toml" in run(*canasta, "rules", "check", "--help", env=started).stdout
    )
    assert "(see: ./play deal --help)" in run(*canasta, "deal", "--nothing", env=started).stderr
    assert "For developers:" in run(*canasta, "--help", env=started).stdout
    assert "For developers:" not in run(*canasta, "--help", env={"CANASTA_PROGRAM": ""}).stdout


def test_no_message_names_the_program_by_itself() -> None:
    names = "|".join(COMMANDS)
    found = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in sorted((ROOT / "canasta" / "messages").glob("*/*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(rf"(?<![\w$-])canasta (?:{names})\b", line)
    ]
    assert found == [], "write { $program } for the name of the program"


@pytest.mark.parametrize(
    ("argv", "orig", "told"),
    [
        (["./play"], ["python3", "./play"], "./play"),
        (["/games/canasta/play"], ["python3", "/games/canasta/play"], "/games/canasta/play"),
        (["play"], ["/usr/bin/python3", "play"], "python3 play"),
        (["play"], ["python.exe", "play"], "python play"),
    ],
)
def test_what_it_was_started_as(
    argv: list[str], orig: list[str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play.sys, "argv", argv)
    monkeypatch.setattr(play.sys, "orig_argv", orig)
    assert play.started_as() == told


# --- Completion -------------------------------------------------------------------------------------


def completed(line: str) -> list[str]:
    words = {"COMP_WORDS": line, "COMP_CWORD": str(line.count(" ")), "_CANASTA_COMPLETE": "bash_complete"}
    done = run(sys.executable, "-m", "canasta", cwd=ROOT, env=words)
    assert (done.returncode, done.stderr) == (0, "")
    return [item.partition(",")[2] or item for item in done.stdout.splitlines() if item]


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("canasta ru", ["rules"]),
        ("canasta sc", ["scorepad", "score"]),
        ("canasta play --bo", ["--book", "--bot"]),
        ("canasta play --book am", ["american"]),
        ("canasta play --bot r", ["random"]),
        ("canasta rules ne", ["new"]),
        ("canasta scorepad im", ["import"]),
        ("canasta referee cal", ["caliente"]),
        ("canasta completion f", ["fish"]),
        ("canasta verify ", ["file,"]),
        ("canasta play --record ga", ["ga"]),
        ("canasta nothing of the kind", []),
    ],
)
def test_a_shell_is_told_what_can_be_typed_next(line: str, offered: list[str]) -> None:
    found = completed(line)
    assert found[: len(offered)] == offered
    assert bool(found) == bool(offered)


def test_bash_completes_with_the_script(tmp_path: Path) -> None:
    bash = shutil.which("bash")
    assert bash is not None, "this test needs bash"
    program = tmp_path / "canasta"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m canasta "$@"\n')
    program.chmod(0o755)
    asked = (
        f"{script('bash', 'canasta')}\nCOMP_WORDS=(canasta sco); COMP_CWORD=1\n"
        "_canasta_completion canasta; echo ${COMPREPLY[*]}"
    )
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = run(bash, "--norc", "-c", asked, cwd=ROOT, env={"PATH": path})
    assert done.stdout == "scorepad score\n", done.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_start_script_is_called_by_its_path(shell: str) -> None:
    made = script(shell, "./play")
    assert "$+commands" not in made
    assert re.search(r"(complete|compdef|--command).* play\b", made)
    if shell != "bash":  # which is given the word that was typed
        assert f" {Path('play').resolve()})" in made


# --- Repairs ----------------------------------------------------------------------------------------


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a virtual environment with one package."""
    place = tmp_path / ".venv" / "lib" / "python3.11" / "site-packages"
    (place / "click-8.dist-info").mkdir(parents=True)
    (place / "click").mkdir()
    (place / "click" / "core.py").write_text("x = 1\n")
    (place / "click-8.dist-info" / "RECORD").write_text(
        "click/core.py,sha256=abc,6\nclick-8.dist-info/RECORD,,\n"
    )
    return place


def test_a_package_is_looked_at_file_by_file(site: Path) -> None:
    environment = site.parent.parent.parent
    noted = play.note_packages("runtime", environment)
    assert noted == "click-8.dist-info"
    stamp = {play.PACKAGES + "runtime": noted}
    assert play.damaged(["runtime"], stamp, environment) == {}
    (site / "click" / "core.py").write_text("x")
    assert play.damaged(["runtime"], stamp, environment) == {"runtime": "click/core.py"}
    (site / "click" / "core.py").unlink()
    assert play.damaged(["runtime"], stamp, environment) == {"runtime": "click/core.py"}
    shutil.rmtree(site / "click-8.dist-info")
    assert play.damaged(["runtime"], stamp, environment) == {"runtime": "click-8.dist-info"}
    assert play.damaged(["dev"], stamp, environment) == {}


def test_a_damaged_group_is_installed_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    said: list[str] = []
    installed: list[tuple[str, bool]] = []
    stamp = {"python": play.python_tag(), "runtime": play.fingerprint("runtime")}
    broken = {"runtime": "msgspec/_core.so"}
    monkeypatch.setattr(play, "read_stamp", lambda: dict(stamp))
    monkeypatch.setattr(play, "write_stamp", lambda new: stamp.update(new))
    monkeypatch.setattr(play, "venv_works", lambda: True)
    monkeypatch.setattr(play, "damaged", lambda groups, _stamp: broken if "runtime" in groups else {})
    monkeypatch.setattr(play, "install", lambda group, repair: installed.append((group, repair)))
    monkeypatch.setattr(play, "note_packages", lambda _group: "click-8.dist-info")
    monkeypatch.setattr(play, "say", said.append)
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "fingerprint", lambda *_: stamp["runtime"])
    assert not play.ready(["runtime"])
    play.set_up(["runtime"])
    assert installed == [("runtime", True)]
    assert said[0] == "Of the runtime packages a file is missing or cut short (msgspec/_core.so)."


def test_a_package_asked_for_with_an_extra_stays_at_the_locked_version(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The pip of Python 3.11 would take the newest version, which is not locked, and give up."""
    wheels = [
        write_wheel(tmp_path, "plain", "1", "Provides-Extra: more\n"),
        write_wheel(tmp_path, "asking", "1", "Requires-Dist: plain[more]\n"),
    ]
    write_wheel(tmp_path, "plain", "2", "Provides-Extra: more\n")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "some.txt").write_text(
        "".join(
            f"{wheel.name.split('-')[0]}==1 --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}\n"
            for wheel in wheels
        )
    )
    monkeypatch.setattr(play, "ROOT", tmp_path)
    monkeypatch.setattr(play, "LOCKS", {"some": ("some.txt",)})
    monkeypatch.setattr(
        play, "PIP_OPTIONS", {"some": ("--dry-run", "--no-index", "--find-links", str(tmp_path))}
    )
    play.install("some")


def write_wheel(folder: Path, name: str, version: str, more: str) -> Path:
    path = folder / f"{name}-{version}-py3-none-any.whl"
    told = f"{name}-{version}.dist-info"
    with ZipFile(path, "w") as wheel:
        wheel.writestr(f"{told}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{more}")
        wheel.writestr(f"{told}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        wheel.writestr(f"{told}/RECORD", "")
    return path


def test_a_missing_package_is_one_sentence(tmp_path: Path) -> None:
    """Started without ./play, which would have repaired it."""
    for name in ("click", "msgspec"):
        folder = tmp_path / name
        folder.mkdir()
        (folder / f"{name}.py").write_text(f"raise ModuleNotFoundError('No module', name='{name}')\n")
        done = run(
            sys.executable, "-m", "canasta", "rules", "--json", cwd=ROOT, env={"PYTHONPATH": str(folder)}
        )
        assert done.returncode == 2
        assert done.stderr == (
            f"canasta: The package {name} is missing or damaged. "
            "Run ./play in the folder of Casa Canasta to repair it.\n"
        )


def test_another_python_goes_on_with_the_one_of_the_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    made = tmp_path / ".venv"
    venv.create(made, with_pip=False, symlinks=os.name != "nt")
    became: list[list[str]] = []
    place = play.python_tag().split("-")[-1]
    monkeypatch.setattr(play, "tool", lambda name: str(made / "bin" / name))
    monkeypatch.setattr(play, "become", lambda command: became.append(list(command)))
    monkeypatch.setattr(play, "read_stamp", lambda: {"python": f"cpython-3.11.0-linux-{place}"})
    play.use_own_python(["rules", "classic"])
    assert became == [[str(made / "bin" / "python"), str(ROOT / "play"), "rules", "classic"]]
    assert os.environ.pop(play.AGAIN)
    became.clear()
    monkeypatch.setattr(play, "read_stamp", lambda: {"python": "cpython-3.11.0-linux-elsewhere"})
    play.use_own_python([])  # the folder was moved
    monkeypatch.setattr(play, "read_stamp", lambda: {"python": play.python_tag()})
    play.use_own_python([])  # the very same
    monkeypatch.setattr(play, "read_stamp", lambda: {"python": f"cpython-3.11.0-linux-{place}"})
    (made / "bin" / "python").unlink()
    play.use_own_python([])  # it was removed from the machine
    assert became == []


@pytest.mark.parametrize("broken", [None, OSError(), metadata.PackageNotFoundError("rich")])
def test_the_doctor_looks_at_the_packages(broken: Exception | None, monkeypatch: pytest.MonkeyPatch) -> None:
    known = metadata.distribution

    def found(name: str) -> metadata.Distribution:
        if broken is not None and name == "rich":
            raise broken
        return known(name)

    monkeypatch.setattr(metadata, "distribution", found)
    finding = doctor._required()
    assert finding.well == (broken is None)
    assert ("click " in finding.found) == finding.well
    assert finding.well or finding.found == "rich is missing or damaged; ./play repairs it"


def test_the_doctor_compares_the_sizes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = metadata.PackagePath("click.py")
    file.size, file.dist = 6, SimpleNamespace(locate_file=lambda name: tmp_path / name)  # type: ignore[assignment]
    package = SimpleNamespace(version="8", files=[file], requires=["click>=8"])
    monkeypatch.setattr(metadata, "distribution", lambda _name: package)
    (tmp_path / "click.py").write_text("x = 1\n")
    assert doctor._required().well
    (tmp_path / "click.py").write_text("x\n")
    assert not doctor._required().well


@pytest.fixture
def build(tmp_path: Path) -> Path:
    made = tmp_path / "build"
    (made / "canasta").mkdir(parents=True)
    (made / "library.so").write_bytes(bytes(1000))
    (made / "canasta" / "cards.so").write_bytes(bytes(10))
    find.write_manifest(made)
    return made


def test_a_build_is_looked_at_byte_by_byte(build: Path) -> None:
    assert find.damaged(build) == ""
    (build / "library.so").write_bytes(bytes(999) + b"x")
    assert find.damaged(build, quick=True) == ""
    assert find.damaged(build) == "library.so"
    (build / "library.so").write_bytes(bytes(999))
    assert find.damaged(build, quick=True) == "library.so"
    (build / "library.so").unlink()
    assert find.damaged(build) == "library.so"
    (build / find.MANIFEST).write_text("{")
    assert find.damaged(build) == find.MANIFEST


def test_a_damaged_core_is_made_again(monkeypatch: pytest.MonkeyPatch, build: Path) -> None:
    said: list[str] = []
    monkeypatch.setenv("CANASTA_CORE", "")
    monkeypatch.setattr(play, "find_module", lambda: find)
    monkeypatch.setattr(find, "folder", lambda: build)
    monkeypatch.setattr(play, "lacking", lambda: "")
    monkeypatch.setattr(play, "need", lambda *_: None)
    monkeypatch.setattr(play, "compile_core", lambda _find: said.append("compiling"))
    monkeypatch.setattr(play, "say", said.append)
    play.need_core()
    assert said == []
    (build / "library.so").write_bytes(b"")
    play.need_core()
    assert said == ["The compiled core is damaged (library.so); it is made again.", "compiling"]
    assert not build.exists()


def test_the_first_visit_does_not_wait_for_the_core(monkeypatch: pytest.MonkeyPatch, build: Path) -> None:
    begun: list[list[str]] = []
    stamp: dict[str, str] = {}
    monkeypatch.setenv("CANASTA_CORE", "")
    monkeypatch.setattr(play, "find_module", lambda: find)
    monkeypatch.setattr(find, "folder", lambda: build)
    monkeypatch.setattr(play, "lacking", lambda: "")
    monkeypatch.setattr(play, "read_stamp", lambda: stamp)
    monkeypatch.setattr(play, "say", lambda _: None)
    monkeypatch.setattr(play.subprocess, "Popen", lambda command, **_: begun.append(command))
    assert not play.compile_beside()  # it is there
    shutil.rmtree(build)
    assert play.compile_beside()
    assert begun == [[sys.executable, str(ROOT / "play"), play.CORE]]
    assert os.environ["CANASTA_CORE"] == find.INTERPRETED
    assert not play.compile_beside()  # not wanted now
    monkeypatch.setenv("CANASTA_CORE", "")
    stamp["not compiled"] = "compiling failed"
    assert not play.compile_beside()
    assert len(begun) == 1


@pytest.mark.parametrize(
    ("failed", "repeated"),
    [
        (["tests/page/test_table.py::test_a"], True),
        (["tests/page/test_table.py::test_a", "tests/test_deal.py::test_b"], False),
        ([f"tests/page/test_table.py::test_{number}" for number in range(play.FEW + 1)], False),
        ([], False),
        (None, False),
    ],
)
def test_only_a_few_journeys_have_a_second_chance(
    failed: list[str] | None, repeated: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    run: list[list[str]] = []
    monkeypatch.setattr(play, "ROOT", tmp_path)

    def step(title: str, command: list[str]) -> list[str]:
        run.append(command)
        return [title]

    monkeypatch.setattr(play, "step", step)
    if failed is not None:
        remembered = tmp_path / ".pytest_cache" / "v" / "cache" / "lastfailed"
        remembered.parent.mkdir(parents=True)
        remembered.write_text(json.dumps(dict.fromkeys(failed, True)))
    # The second attempt may fail as well.
    assert play.journeys_again() == ["journeys again" if repeated else "tests"]
    assert [command[3:] for command in run] == ([failed] if repeated else [])


@pytest.mark.parametrize(("code", "failed"), [(0, []), (1, ["again"]), (2, ["tests"]), (3, ["tests"])])
def test_tests_that_were_interrupted_have_no_second_chance(
    code: int, failed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only a failed test is repeated: 2 is an interruption, 3 an error of pytest itself."""
    monkeypatch.setattr(play, "tool", lambda _name: sys.executable)
    monkeypatch.setattr(play, "SIDE_BY_SIDE", ())
    monkeypatch.setattr(play.subprocess, "call", lambda *_, **__: code)
    monkeypatch.setattr(play, "journeys_again", lambda: ["again"])
    assert play.run_tests([]) == failed


@pytest.mark.parametrize(("room", "used"), [(play.ROOM, True), (play.ROOM - 1, False)])
def test_tests_write_to_memory_if_there_is_enough(
    room: int, used: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(play, "MEMORY", tmp_path)
    monkeypatch.setattr(play.shutil, "disk_usage", lambda _path: SimpleNamespace(free=room))
    with play.in_memory() as variables:
        assert [str(folder) for folder in tmp_path.iterdir()] == list(variables.values())
        assert bool(variables) is used
    assert not list(tmp_path.iterdir())
    monkeypatch.setattr(play, "MEMORY", tmp_path / "missing")
    with play.in_memory() as variables:
        assert variables == {}


def test_a_truncated_core_does_not_stop_the_program(tmp_path: Path) -> None:
    """Without ./play it runs interpreted, and the doctor says why."""
    package = tmp_path / "canasta"
    shutil.copytree(ROOT / "canasta", package, ignore=shutil.ignore_patterns("__pycache__"))
    made = find.folder(package)
    made.mkdir(parents=True)
    library = made / f"{find.LIBRARY}{EXTENSION_SUFFIXES[0]}"
    library.write_bytes(b"\x7fELF" + bytes(5000))
    find.write_manifest(made)
    library.write_bytes(b"\x7fELF" + bytes(500))
    environment = {"CANASTA_CORE": "", "PYTHONPATH": str(tmp_path), "CANASTA_RECORDS": str(tmp_path)}
    done = run(sys.executable, "-m", "canasta", "doctor", cwd=tmp_path, env=environment)
    assert done.returncode == 1, done.stderr
    assert re.search(r"WRONG  Core: \S+ is missing or\s+damaged; ./play repairs it", done.stdout)


def test_pgx_is_installed_once_and_not_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "pgx"
    monkeypatch.setattr(play, "PGX", place)
    monkeypatch.setattr(play, "only_one_setup", nullcontext)
    asked: list[list[str]] = []

    def pip(arguments: list[str], _problem: str) -> None:
        asked.append(arguments)
        place.mkdir()

    monkeypatch.setattr(play, "pip_install", pip)
    play.need_pgx()
    play.need_pgx()
    assert len(asked) == 1
    assert {"--require-hashes", str(place), str(ROOT / "requirements" / "pgx.txt")} <= set(asked[0])
    (place / ".canasta-lock").write_text("of another lock file")
    play.need_pgx()
    assert len(asked) == 2

    def fails(_arguments: list[str], problem: str) -> None:
        raise play.SetupError(problem)

    monkeypatch.setattr(play, "pip_install", fails)
    (place / ".canasta-lock").write_text("cut short")
    play.need_pgx()
    assert not place.exists()
    assert "Installing Pgx failed, so it is not measured." in capsys.readouterr().err
