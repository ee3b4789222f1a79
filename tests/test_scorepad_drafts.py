"""Two pads at once: input for a new game on one, or cancelling it, does not affect the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.messages import UserError
from canasta.scorepad.draft import unfinished_draft
from canasta.storage import Store
from canasta.tui.scorepad.session import write_file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "canasta.db"


def test_two_new_games_are_typed_side_by_side(file: Path) -> None:
    with Store(file) as one, Store(file) as two:
        ana, bruno = unfinished_draft(one), unfinished_draft(two)
        ana.typed("classic")
        bruno.typed("boat")
        ana.typed("Ana")
        bruno.drop()
        ana.typed("Carla")
        ana.close()  # as the end of the process would
        assert unfinished_draft(two).answers == ["classic", "Ana", "Carla"]


def test_a_draft_that_another_pad_is_at_is_not_taken_from_it(file: Path) -> None:
    with Store(file) as one, Store(file) as two:
        ana = unfinished_draft(one)
        ana.typed("classic")
        assert unfinished_draft(two).answers == []
        ana.retype(["knee"], {})
        ana.close()
        again = unfinished_draft(two)
        assert again.answers == ["knee"]
        again.drop()
        assert unfinished_draft(one).answers == []
        assert not list(file.parent.glob("*.lock"))


def test_an_export_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sheet.csv"
    write_file(path, "the old sheet")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(UserError, match="No space left on device"):
        write_file(path, "the new sheet")
    assert path.read_text(encoding="utf-8") == "the old sheet"
    assert [file.name for file in tmp_path.iterdir()] == ["sheet.csv"]


def test_what_is_no_plain_file_is_written_where_it_is(tmp_path: Path) -> None:
    target, link = tmp_path / "target.csv", tmp_path / "link.csv"
    target.write_text("old")
    link.symlink_to(target)
    write_file(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    write_file(Path("/dev/null"), "nothing")
    assert not Path("/dev/null").is_file()
