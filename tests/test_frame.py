"""The repository: the start script, the lock files, and forbidden file contents."""

import importlib.util
import re
import subprocess
import tomllib
from contextlib import nullcontext
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LONGEST_FILE = 600
MAY_BE_LONGER: frozenset[str] = frozenset()


def load_play() -> ModuleType:
    """Load the start script, whose name has no extension."""
    loader = SourceFileLoader("play_script", str(ROOT / "play"))
    spec = importlib.util.spec_from_loader("play_script", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


play = load_play()


def tracked_texts() -> list[tuple[str, str]]:
    """Return every file git tracks with its text; binary files are left out."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    found = []
    for name in filter(None, listed.decode().split("\0")):
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b"\0"
        if b"\0" not in content:
            found.append((name, content.decode("utf-8")))
    return found


# --- Lock files -----------------------------------------------------------------------------------


def test_every_group_has_its_lock_files() -> None:
    # Pgx goes into a separate folder.
    known = {name for names in play.LOCKS.values() for name in names} | {"pgx.txt"}
    assert {lock.name for lock in LOCKS} == known


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_pins_every_package_by_hash_and_holds_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "http" not in text
    assert "://" not in text
    entries = [entry for entry in re.split(r"\n(?=\S)", text.strip()) if entry]
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9._-]+==\S+", entry), f"not a pinned package: {entry.splitlines()[0]}"
        assert "--hash=sha256:" in entry, f"without a hash: {entry.splitlines()[0]}"


def test_the_locks_agree_on_versions() -> None:
    pins: dict[str, set[str]] = {}
    for lock in LOCKS:
        for line in re.findall(r"^[a-z0-9._-]+==.*?(?= \\$)", lock.read_text(encoding="utf-8"), re.MULTILINE):
            name, _, rest = line.partition("==")
            version, _, marker = rest.partition(" ; ")
            pins.setdefault(f"{name} {marker}", set()).add(version)
    assert {name: versions for name, versions in pins.items() if len(versions) > 1} == {}


def test_every_wish_is_locked() -> None:
    wishes = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = wishes["project"]["optional-dependencies"]
    runtime = [
        package
        for packages in (
            wishes["project"]["dependencies"],
            *(extras[name] for name in ("client", "nodes", "pictures", "server")),
        )
        for package in packages
        if not package.startswith("canasta[")
    ]
    assert extras["all"] == ["canasta[client,nodes,pictures,server]"]
    wanted = {
        "runtime.txt": runtime,
        "dev.txt": [*runtime, *wishes["dependency-groups"]["dev"]],
        "build.txt": wishes["dependency-groups"]["build"],
        "core.txt": wishes["dependency-groups"]["core"],
        "docs.txt": wishes["dependency-groups"]["docs"],
        "cluster.txt": extras["cluster"],
        "peers.txt": extras["peers"],
    }
    for name, packages in wanted.items():
        locked = set(
            re.findall(r"^([a-z0-9._-]+)==", (ROOT / "requirements" / name).read_text(), re.MULTILINE)
        )
        assert {re.split(r"[^A-Za-z0-9._-]", package)[0].lower() for package in packages} <= locked
    assert set(wishes["build-system"]["requires"]) <= {*wanted["build.txt"], *wanted["core.txt"]}


@pytest.mark.parametrize("folder", ["engine", "table"])
def test_the_engine_names_no_book(folder: str) -> None:
    """A book is data: the engine's behaviour depends on clauses. (A Caliente card is a kind of card.)"""
    names = re.compile(r"\b(classic|boat|american|knee)\b|[\"']caliente[\"']", re.IGNORECASE)
    for path in (ROOT / "canasta" / folder).glob("*.py"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            example = line.lstrip().startswith(">>>")  # an example in a docstring needs some book
            assert example or not names.search(line), f"{path.name}:{number}: {line}"


# --- The start script -----------------------------------------------------------------------------


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a folder with what the stamp depends on, and an empty .venv."""
    (tmp_path / "requirements").mkdir()
    (tmp_path / ".venv").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    for names in play.LOCKS.values():
        for name in names:
            (tmp_path / "requirements" / name).write_text(f"{name}==1\n")
    return tmp_path


def stamped(clone: Path) -> dict[str, str]:
    return {group: play.fingerprint(group, clone) for group in play.LOCKS}


def test_nothing_is_installed_without_a_stamp(clone: Path) -> None:
    assert play.read_stamp(clone / ".venv") == {}
    assert play.outdated(["runtime", "dev"], {}, clone) == ["runtime", "dev"]


def test_a_stamp_is_read_as_it_was_written(clone: Path) -> None:
    play.write_stamp(stamped(clone), clone / ".venv")
    assert play.read_stamp(clone / ".venv") == stamped(clone)
    assert play.outdated(list(play.LOCKS), stamped(clone), clone) == []


@pytest.mark.parametrize("text", ["", "{", "[1]", "null"])
def test_a_damaged_stamp_counts_as_none(clone: Path, text: str) -> None:
    (clone / ".venv" / play.STAMP).write_text(text)
    assert play.read_stamp(clone / ".venv") == {}


def test_only_the_group_whose_lock_changed_is_installed_again(clone: Path) -> None:
    before = stamped(clone)
    (clone / "requirements" / "dev.txt").write_text("dev.txt==2\n")
    assert play.outdated(list(play.LOCKS), before, clone) == ["dev"]


def test_changed_project_settings_concern_every_group(clone: Path) -> None:
    before = stamped(clone)
    (clone / "pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert play.outdated(list(play.LOCKS), before, clone) == list(play.LOCKS)


def test_another_python_or_another_place_is_noticed(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamped(clone)
    assert play.python_tag(clone) != play.python_tag(clone.parent)
    monkeypatch.setattr(play.sys, "version_info", (3, 99, 0))
    assert play.outdated(list(play.LOCKS), before, clone) == list(play.LOCKS)


def test_error_messages_show_no_addresses() -> None:
    line = "Retrying HTTPSConnectionPool(host='mirror.example', port=443): https://user:pw@mirror.example/simple/x"
    shown = play.without_addresses(line)
    assert "mirror.example" not in shown
    assert "pw" not in shown
    assert shown.startswith("Retrying")


def test_a_failed_step_shows_its_end() -> None:
    command = [play.sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)"]
    with pytest.raises(play.SetupError, match=r"(?s)It broke\..*the reason"):
        play.run_quietly(command, "It broke.")


def test_a_missing_ensurepip_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play.importlib.util, "find_spec", lambda _name: None)
    with pytest.raises(play.SetupError, match="python3-venv"):
        play.make_venv()


# --- What the files contain -----------------------------------------------------------------------


def test_no_file_names_a_place_on_a_machine_or_a_registry() -> None:
    machine = re.compile(r"(?<![\w.~])/(?:work|farm|root|home|Users|opt|tmp)/\w")
    registry = re.compile(r"://[^\s/]*(?:pypi|pythonhosted|npmjs|yarnpkg|crates)|--(?:extra-)?index-url[ =]")
    found = [
        f"{name}: {match.group()}"
        for name, text in tracked_texts()
        for match in [machine.search(text) or registry.search(text)]
        if match
    ]
    assert found == []


def test_no_python_file_of_the_package_is_too_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in (ROOT / "canasta").rglob("*.py")
    }
    too_long = {name: length for name, length in lengths.items() if length >= LONGEST_FILE}
    assert set(too_long) <= MAY_BE_LONGER, too_long


def test_links_between_pages_lead_somewhere() -> None:
    broken = []
    for name, text in tracked_texts():
        if not name.endswith(".md"):
            continue
        prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
        for target in re.findall(r"\]\(([^)\s]+)\)", prose):
            path = target.partition("#")[0]
            if path and not re.match(r"[a-z]+:", path) and not ((ROOT / name).parent / path).exists():
                broken.append(f"{name} -> {target}")
    assert broken == []


def test_what_keeps_the_core_interpreted_is_said_once_until_it_changes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said: list[str] = []
    stamp: dict[str, str] = {}
    lacks = ["there is no C compiler (cc)"]

    def compile_core(_: object) -> None:
        said.append("compiling")
        raise play.SetupError("it cannot be")

    find = SimpleNamespace(
        VARIABLE="CANASTA_CORE", INTERPRETED="interpreted", folder=lambda: tmp_path / "none",
        fingerprint=lambda: "abc",
    )  # fmt: skip
    monkeypatch.delenv("CANASTA_CORE", raising=False)
    monkeypatch.setattr(play, "find_module", lambda: find)
    monkeypatch.setattr(play, "lacking", lambda: lacks[0])
    monkeypatch.setattr(play, "need", lambda *_: None)
    monkeypatch.setattr(play, "compile_core", compile_core)
    monkeypatch.setattr(play, "only_one_setup", nullcontext)
    monkeypatch.setattr(play, "say", said.append)
    monkeypatch.setattr(play, "read_stamp", lambda: dict(stamp))
    monkeypatch.setattr(play, "write_stamp", stamp.update)
    told = "The core runs interpreted, which is slower: "
    for _ in range(2):
        play.need_core()
    assert said == [told + "there is no C compiler (cc)."]
    lacks[0] = ""  # the user has installed one
    for _ in range(2):
        play.need_core()
    assert said[1:] == ["compiling", "it cannot be", told + "compiling failed."]


def test_only_the_core_and_the_wire_read_the_bare_number_of_an_event() -> None:
    # The events of evenings and classes are others, with the number of a round, an entry or a member.
    core = ("canasta/table/", "canasta/engine/", "canasta/clauses/", "canasta/wire/")
    may = (*core, "canasta/evenings/", "canasta/teaching/classroom.py")
    found = [
        name
        for name, text in tracked_texts()
        if name.startswith("canasta/") and not name.startswith(may) and re.search(r"\bevent\.number\b", text)
    ]
    assert found == [], "ask for the action, the points, the amount … by name"
