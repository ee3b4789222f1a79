"""What a bot consists of: its hash covers its weights, its play, or its files."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from canasta.arena.benchmark import identity as identity_module
from canasta.arena.benchmark.identity import identity
from canasta.bots import RandomBot, levels, styles
from canasta.bots.levels import Level
from canasta.cli.group import CANASTA

BOT = """
from pathlib import Path
import own_helper

class Mine:
    weights = None
    def choose(self, view):
        import own_late
        if self.weights is None:
            self.weights = (Path(__file__).parent / "data" / "weights.bin").read_bytes()
            with open(Path(__file__).parent / "log.txt", "a") as file:
                file.write("x")
            print("Ready.")
        return view.legal_actions()[0]
"""
QUICK = ["--track", "hands", "--opponent", "club-1", "--pairs", "1", "--processes", "1"]


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a bot of several files."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("own_helper", "own_late"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    folder = tmp_path / "bot"
    (folder / "data").mkdir(parents=True)
    (folder / "folder_bot.py").write_text(BOT)
    (folder / "own_helper.py").write_text("x = 1\n")
    (folder / "own_late.py").write_text("x = 1\n")
    (folder / "data" / "weights.bin").write_bytes(b"1")
    (folder / "notes.txt").write_text("not read\n")
    return folder / "folder_bot.py"


def test_a_bot_from_elsewhere_is_its_files(bot: Path) -> None:
    first = identity(str(bot))
    assert first.files == ("data/weights.bin", "folder_bot.py", "own_helper.py", "own_late.py")
    assert identity(f"{bot}:Mine") == first
    for name in ("data/weights.bin", "own_late.py"):
        path = bot.parent / name
        kept = path.read_bytes()
        path.write_bytes(kept + b"\n")
        assert identity(str(bot)).hash != first.hash, name
        path.write_bytes(kept)
    (bot.parent / "notes.txt").write_text("changed\n")
    assert identity(str(bot)) == first


def test_a_module_is_found_from_the_present_folder(bot: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(bot.parent)
    monkeypatch.delitem(sys.modules, "folder_bot", raising=False)
    assert identity("folder_bot:Mine") == identity(str(bot))


def test_a_results_folder_refuses_other_weights(bot: Path, tmp_path: Path) -> None:
    words = ["benchmark", str(bot), *QUICK, "--results", str(tmp_path / "kept")]
    assert CliRunner().invoke(CANASTA, words).exit_code == 0
    assert CliRunner().invoke(CANASTA, words).exit_code == 0
    (bot.parent / "data" / "weights.bin").write_bytes(b"2")
    refused = CliRunner().invoke(CANASTA, words)
    assert refused.exit_code == 2
    assert "of other sources of this one" in refused.stderr


def test_a_bot_that_ends_its_process_is_its_own_file(tmp_path: Path) -> None:
    path = tmp_path / "quits.py"
    path.write_text("import os\nclass Quits:\n    def choose(self, view):\n        os._exit(3)\n")
    first = identity(str(path))
    assert first.files == ("quits.py",)
    path.write_text(path.read_text() + "# changed\n")
    assert identity(str(path)).hash != first.hash


def test_bots_of_the_program_are_known_by_weights_and_play(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("random", "simple", "beginner", "club", "club:quick", "expert", "pool:eager", "expert-1")
    hashes = {name: identity(name).hash for name in names}
    assert len(set(hashes.values())) == len(names)
    assert all(identity(name).files == () for name in names)
    # The same play and weights: the same hash, whatever the name.
    assert identity("canasta.bots.simple:SimpleBot").hash == hashes["simple"]

    def again(name: str) -> str:
        identity_module._built_in.cache_clear()
        return identity(name).hash

    try:
        assert again("expert") == hashes["expert"]
        with monkeypatch.context() as patch:  # other weights
            patch.setitem(styles.STYLES, "quick", {3: 1})
            assert again("club:quick") != hashes["club:quick"]
        with monkeypatch.context() as patch:  # other play
            patch.setitem(levels.LEVELS, "beginner", Level(lambda order: RandomBot(order.seed)))
            assert again("beginner") != hashes["beginner"]
    finally:
        identity_module._built_in.cache_clear()
