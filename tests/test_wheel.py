"""A locally built wheel runs in an empty environment, away from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from canasta import __version__
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
