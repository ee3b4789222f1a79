"""A locally built wheel runs in an empty environment, away from the checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from canasta import __version__
from canasta.bots.weights import trained_books
from canasta.build.find import VARIABLE, running
from canasta.build.sbom import NAME, sbom

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, at: Path, **variables: str) -> str:
    """Run a program isolated from this checkout and return its output."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [str(word) for word in command],
        cwd=at,
        env={**inherited, VARIABLE: "", **variables},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel with the core that runs here; a compiled one is the build that ``./play`` made."""
    folder = tmp_path_factory.mktemp("wheel")
    core = "" if running().compiled else "interpreted"
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    run(*pip, "--wheel-dir", folder, ROOT, at=folder, **{VARIABLE: core})
    (made,) = folder.glob("canasta-*.whl")
    return made


def test_a_wheel_holds_what_it_should(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "canasta/py.typed" in names
    assert {f"canasta/bots/networks/{book}.npz" for book in trained_books()} <= set(names)
    assert {name.partition("/")[0] for name in names if not name.startswith("canasta_core__")} == {
        "canasta",
        f"canasta-{__version__}.dist-info",
    }
    assert any(name.startswith("canasta_core__") for name in names) == running().compiled
    assert ("py3-none-any" in wheel.name) == (not running().compiled)
    listed = zipfile.ZipFile(wheel).read(f"canasta-{__version__}.dist-info/sboms/{NAME}").decode()
    assert listed == sbom(ROOT, __version__)


def test_a_wheel_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "env", with_pip=False)
    scripts = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin")
    install = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet"]
    locked = ["--require-hashes", "--only-binary", ":all:", "-r", str(ROOT / "requirements" / "runtime.txt")]
    run(*install, *locked, at=tmp_path)
    run(*install, "--no-deps", "--no-index", wheel, at=tmp_path)
    home = {"CANASTA_RECORDS": str(tmp_path / "records")}
    assert __version__ in run(scripts / "canasta", "--version", at=tmp_path, **home)
    question = ["why", "classic", "hand1=KQQ27", "setsA=555", "pile=2K", "draw"]
    assert "Legal" in run(scripts / "canasta", *question, at=tmp_path, **home)
    program = (
        "import canasta; from canasta.build.find import running; print(running().compiled, canasta.__file__)"
    )
    compiled, file = run(scripts / "python", "-c", program, at=tmp_path, **home).split(maxsplit=1)
    assert compiled == str(running().compiled)
    assert str(tmp_path) in file


#: What ``pip install canasta`` brings, with what these packages need themselves.
PLAIN = {
    *("canasta", "click", "rich", "msgspec", "openskill", "librt", "mypy-extensions"),
    *("markdown-it-py", "mdurl", "pygments", "colorama"),
}


def pins(name: str, folder: Path) -> Path:
    """Write the locked versions of a file of requirements, as constraints."""
    locked = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    found = re.findall(r"(?m)^([a-z0-9._-]+==[^\s\\]+(?: ; [^\\\n]+)?)", locked)
    (folder / "pins.txt").write_text("\n".join(found), encoding="utf-8")
    return folder / "pins.txt"


@pytest.fixture(scope="module")
def plain(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of programs of an environment in which the wheel is installed without extras."""
    folder = tmp_path_factory.mktemp("plain")
    venv.create(folder / "env", with_pip=False)
    scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    install = [sys.executable, "-m", "pip", "--python", str(scripts / "python"), "install", "--quiet"]
    run(*install, "--only-binary", ":all:", "-c", pins("runtime.txt", folder), wheel, at=folder)
    return scripts


def test_a_plain_installation_is_small(plain: Path, tmp_path: Path) -> None:
    program = (
        "from importlib.metadata import distributions; print(*(d.name.lower() for d in distributions()))"
    )
    found = {name.replace("_", "-") for name in run(plain / "python", "-c", program, at=tmp_path).split()}
    assert {"canasta", "click", "msgspec"} <= found <= PLAIN


@pytest.mark.parametrize(
    ("command", "shows"),
    [
        ("--help", "serve"),
        ("--version", __version__),
        ("deal --book classic --seed 5", "classic "),
        ("legal classic turn=1:play did=drew hand1=KKK7 pile=5", "discard 7"),
        ("hint classic turn=1:play did=drew hand1=KKK7 pile=5 --samples 10", ""),
        ("simulate --book boat --players 2 --hands 3", "3"),
        ("arena simple random --pairs 1 --book classic", "simple"),
        ("arena learned random --hands --pairs 1 --book classic", "learned"),
        ("picture classic hand1=KKK7 pile=5", "<svg"),
        ("rules classic 35", "35"),
        ("doctor", "click "),
    ],
)
def test_a_plain_installation_runs_the_commands_that_need_no_extra(
    command: str, shows: str, plain: Path, tmp_path: Path
) -> None:
    home = {"CANASTA_RECORDS": str(tmp_path / "records")}
    assert shows in run(plain / "canasta", *command.split(), at=tmp_path, **home)


def test_a_plain_installation_reads_the_data_of_a_server(plain: Path, tmp_path: Path) -> None:
    program = "from canasta.storage import Store; Store('server.db').close()"
    run(plain / "python", "-c", program, at=tmp_path)
    for command in ("people", "ratings", "reports"):
        run(plain / "canasta", command, "--data", tmp_path, at=tmp_path)


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("serve", 'The server needs more packages: pip install "canasta[server]"'),
        ("loadtest", 'The server needs more packages: pip install "canasta[server]"'),
        ("loadtest --attack", 'The server needs more packages: pip install "canasta[server]"'),
        (
            "play --server http://127.0.0.1:9",
            'Playing on a server needs two more packages: pip install "canasta[client]"',
        ),
        (
            "picture classic hand1=KKK7 pile=5 -o p.png",
            'Pictures in PNG format need one more package: pip install "canasta[pictures]"',
        ),
    ],
)
def test_a_missing_extra_is_one_sentence(command: str, sentence: str, plain: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [str(plain / "canasta"), *command.split()], cwd=tmp_path, capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"canasta: {sentence}\n")


def test_the_client_of_a_plain_installation_names_its_extra(plain: Path, tmp_path: Path) -> None:
    program = (
        "from canasta.extras import MissingPackage\n"
        "try:\n"
        "    import canasta.client\n"
        "except MissingPackage as error:\n"
        "    print(error)\n"
    )
    assert 'pip install "canasta[client]"' in run(plain / "python", "-c", program, at=tmp_path)


def test_the_first_training_run_of_the_docs_works(wheel: Path, tmp_path: Path) -> None:
    """The commands of docs/environments.md, with the wheel instead of the clone and a shorter training."""
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    block = page.partition("## First training run")[2].partition("```sh\n")[2].partition("```")[0]
    make, install, train = (line.partition("#")[0].split() for line in block.splitlines())
    assert make == ["python3", "-m", "venv", "learn"]
    assert install == ["learn/bin/pip", "install", "'.[envs]'"]
    assert train[0] == "learn/bin/python"
    venv.create(tmp_path / "learn", with_pip=False)
    python = tmp_path / "learn" / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
    run(*pip, "--only-binary", ":all:", "-c", pins("envs.txt", tmp_path), f"{wheel}[envs]", at=tmp_path)
    short = ["--rounds=1", "--steps=60", "--tables=8", "--look-every=1", "--look-pairs=4"]
    said = run(python, *train[1:], *short, at=tmp_path)
    assert "points per hand against random" in said
    assert {path.name for path in (tmp_path / "trained").iterdir()} >= {"policy.npz", "curve.svg"}
