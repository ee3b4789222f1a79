"""The terminal game and its database: two windows, kills, a full disk, imported records."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from canasta.books import book
from canasta.engine import action_text, legal_actions
from canasta.match import Acted, Match
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record
from canasta.storage import StorageError, Store
from canasta.storage.games import AREA, load, unfinished
from canasta.storage.lease import Lease
from canasta.table.actions import DRAW
from canasta.tui.play import run
from canasta.tui.saved_games import VARIABLE, GameSaver, SavedGames
from tests.persons import Person, kept_game, sit_down
from tests.records.player import Choices, in_play, step
from tests.terminals import Terminal


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the user's own games."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


def leave_at(person: Person, number: int) -> Person:
    """Return a player who leaves after their hand has been shown this often."""
    person.leave = lambda shown: shown.count("Your hand") >= number
    return person


def some_match(names: tuple[str, ...] = ("Ana", "Bruno")) -> Match:
    """Return a game in the middle of its first hand, with Ana to act."""
    match = Match(book("classic"), names, bytes(32), target=400)
    match.start_hand()
    choices = Choices("saving")
    while len(match.entries) < 20 or match.seats[match.actor] != 0:
        assert in_play(match)
        step(match, choices)
    return match


# --- Two windows ----------------------------------------------------------------------------------------

STARTER = "import sys; from canasta.tui.play import run; sys.exit(run(speed=0, **{settings}))"


def start(folder: Path, **settings: object) -> Terminal:
    return Terminal(STARTER.format(settings=settings), **{VARIABLE: str(folder)})


def begin_at(terminal: Terminal) -> None:
    terminal.until("Your name")
    terminal.type("Ana", "Which game")
    terminal.type("classic 2", "Your play")


def test_a_second_window_is_told_that_the_game_is_being_played(folder: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    first = start(folder, record=str(record))
    begin_at(first)
    second = start(folder)
    second.until("Your name")  # nothing to resume: a new game is offered
    assert f"in another window (process {first.pid})" in " ".join(second.shown.split())
    assert second.end(b"\x04") == 0
    third = start(folder, record=str(record))
    assert third.end() == 2
    assert "in another window" in " ".join(third.shown.split())
    first.type("draw", "lay and discard")
    first.kill()
    fourth = start(folder, record=str(record))
    fourth.until("lay and discard")
    fourth.kill()
    assert [type(entry) for entry in kept_game(folder).entries].count(Acted) >= 1


def test_without_locks_no_play_of_another_window_is_lost(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lease, "take", lambda _lease: True)
    sit_down(leave_at(Person(), 1), players=2)
    games, other = SavedGames(folder / "canasta.db"), SavedGames(folder / "canasta.db")
    (stream,) = games.left()
    one, two = games.take_up(stream, ()), other.take_up(stream, ())
    for keeper in (one, two):
        keeper.match.act(keeper.match.actor, 0)
    assert one.save()
    with pytest.raises(UserError, match="your last play was not made"):
        two.save()
    assert kept_game(folder).entries == one.match.entries
    games.close()
    other.close()


# --- Kills and full disks -------------------------------------------------------------------------------


def test_whatever_was_shown_is_there_after_a_kill(folder: Path) -> None:
    terminal = start(folder, players=2, names=["Ana"], seed="kills")
    terminal.until("Your play")
    done = 0
    for _ in range(4):
        terminal.type("draw", "lay and discard")
        terminal.kill()
        match = kept_game(folder)
        acts = [entry for entry in match.entries if isinstance(entry, Acted)]
        assert len(acts) > done
        assert acts[-1].action == DRAW
        assert match.seats[match.actor] == 0
        assert verify_record(write_record(match, with_secret=True)).ok
        done = len(acts)
        terminal = start(folder)
        terminal.until("Resume [")
        terminal.type("", "lay and discard")
        assert match.state is not None
        terminal.type(action_text(legal_actions(match.state)[-1]), "draw or take the pile")
    terminal.kill()
    assert not (folder / "problem.log").exists()


def test_on_a_full_disk_nothing_goes_on_before_it_is_saved(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player is asked; once there is space the play counts, exactly once."""
    refused = 0
    append = Store.append_all

    def full(store: Store, *arguments: object, **words: object) -> int:
        nonlocal refused
        if 2 <= refused < 5 or refused == 0:
            refused += 1
            raise StorageError("storage.full", path=store.path)
        return append(store, *arguments, **words)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append_all", full)
    person = leave_at(Person(), 6)
    assert sit_down(person, players=2) == 0
    assert person.shown.count("The disk has no room") == 1
    assert person.shown.count("Enter: try to save again") == 1
    refused = 2
    again = leave_at(Person(), 4)
    assert run(console=again.console, read=again, speed=0) == 0
    assert again.shown.count("The disk has no room") == 3
    entries = kept_game(folder).entries
    assert verify_record(write_record(kept_game(folder), with_secret=True)).ok
    assert len(entries) > 10


def test_who_leaves_a_full_disk_is_told_what_is_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(leave_at(Person(), 3), players=2)
    before = kept_game(folder).entries
    monkeypatch.setattr(Store, "append_all", _always_full)
    person = Person(["1"])
    asked: list[str] = []

    def read(prompt: str) -> str:
        asked.append(prompt)
        return "quit" if prompt.startswith("Enter: try") else person(prompt)

    assert run(console=person.console, read=read, speed=0) == 1
    assert "Your last play could not be saved; everything before it is saved." in " ".join(
        person.shown.split()
    )
    assert asked[-1].startswith("Enter: try to save again")
    monkeypatch.undo()
    assert kept_game(folder).entries == before


def _always_full(store: Store, *_arguments: object, **_words: object) -> int:
    raise StorageError("storage.full", path=store.path)


# --- Records --------------------------------------------------------------------------------------------


def test_a_record_from_before_is_gone_on_with_once(folder: Path) -> None:
    folder.mkdir()
    old = folder / "2025-03-01-142205-classic.txt"
    old.write_text(write_record(some_match(), with_secret=True), encoding="utf-8")
    first = leave_at(Person(), 3)
    assert run(console=first.console, read=first, speed=0) == 0
    assert "classic · Ana 0, Bruno 0 · hand 1" in first.shown
    kept = kept_game(folder)
    assert kept.entries[: len(some_match().entries)] == some_match().entries
    assert len(kept.entries) > len(some_match().entries)
    second = Person()
    assert run(console=second.console, read=second, speed=0) == 0  # from the database, to its end
    assert "Verified:" in second.shown
    assert read_record(old.read_text(encoding="utf-8")).winners
    third = Person()
    third.leave = lambda shown: "Your hand" in shown
    run(console=third.console, read=third, speed=0)
    assert "You have left" not in third.shown


def test_a_record_that_has_more_of_the_game_is_gone_on_with(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "ours.txt"
    sit_down(leave_at(Person(), 2), players=2, record=path)
    elsewhere = read_record(path.read_text(encoding="utf-8"))
    assert elsewhere.entries == kept_game(folder).entries
    choices = Choices("elsewhere")
    for _ in range(5):
        step(elsewhere, choices)
    path.write_text(write_record(elsewhere, with_secret=True), encoding="utf-8")
    person = leave_at(Person(), 1)
    assert run(record=path, console=person.console, read=person, speed=0) == 0
    assert kept_game(folder).entries[: len(elsewhere.entries)] == elsewhere.entries
    # A copy that is shorter: the database continues.
    path.write_text(write_record(some_part(elsewhere), with_secret=True), encoding="utf-8")
    person = leave_at(Person(), 1)
    assert run(record=path, console=person.console, read=person, speed=0) == 0
    assert kept_game(folder).entries[: len(elsewhere.entries)] == elsewhere.entries


def some_part(match: Match) -> Match:
    """Return the same game with only the first deal."""
    from canasta.match.replay import begun_like

    part = begun_like(match)
    part.start_hand()
    return part


def test_a_game_dealt_from_a_known_seed_is_not_played_on(folder: Path, tmp_path: Path) -> None:
    match = Match(book("classic"), ["Ana", "Bruno"], bytes(32), seeded=True)
    match.start_hand()
    path = tmp_path / "seeded.txt"
    path.write_text(write_record(match, with_secret=True), encoding="utf-8")
    games = SavedGames(folder / "canasta.db")
    with pytest.raises(UserError, match="known seed, so its cards are known"):
        games.of_record(path, [])
    match.abandon()
    path.write_text(write_record(match), encoding="utf-8")
    with pytest.raises(UserError, match="is over"):
        games.of_record(path, [])
    games.close()


def test_a_record_is_private_and_never_takes_the_place_of_another(folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.txt"
    games = SavedGames(folder / "canasta.db")
    keeper = GameSaver(games, some_match(), path)
    assert keeper.save()
    assert keeper.write_record() == ""
    assert keeper.path.stat().st_mode & 0o077 == 0
    assert [file.name for file in path.parent.iterdir()] == ["game.txt"]
    other = GameSaver(games, Match(book("classic"), ["Ana", "Carla"], bytes(range(32))), path)
    assert other.write_record() == ""
    assert other.path.name == "game-2.txt"
    assert read_record(path.read_text(encoding="utf-8")).names == ("Ana", "Bruno")
    keeper.close()
    games.close()


def test_the_record_is_written_when_somebody_asks_for_it(folder: Path) -> None:
    person = Person(["record", "quit"])
    assert sit_down(person) == 0
    (path,) = folder.glob("*.txt")
    assert f"Its record has just been written:\n{path}" in person.shown
    assert write_record(kept_game(folder), with_secret=True) == path.read_text(encoding="utf-8")


def test_a_game_that_cannot_be_read_keeps_nobody_from_playing(folder: Path) -> None:
    with Store(folder / "canasta.db") as store:
        store.begin(AREA, [("game", {"record": "?", "commitment": "", "file": ""})])
    person = leave_at(Person(), 1)
    assert run(console=person.console, read=person, speed=0) == 0
    assert "cannot be resumed" in " ".join(person.shown.split())
    assert "Your hand" in person.shown
    with Store(folder / "canasta.db") as store:
        assert len(unfinished(store)) == 2
        assert load(store, unfinished(store)[0].name).match.hand_number == 1


def test_a_database_that_is_none_is_named_and_the_person_can_leave(folder: Path) -> None:
    folder.mkdir()
    (folder / "canasta.db").write_bytes(b"a letter to a friend, and not short " * 30)
    person = Person()
    person.most = 20
    assert sit_down(person) == 1
    assert f"{folder.name}{os.sep}canasta.db" in person.shown.replace("\n", "")
    assert "Traceback" not in person.shown
