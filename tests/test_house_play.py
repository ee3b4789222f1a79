"""Playing by a custom house rule: every command finds it, and a game stores a copy of it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta.books.house import load_house, read_house, shipped_house
from canasta.books.house.shelf import Houses
from canasta.cli.group import CANASTA
from canasta.engine import action_text, legal_actions
from canasta.jobs import simulate
from canasta.match import Match
from canasta.notation import read_position, read_record, write_position, write_record
from canasta.storage import Store
from canasta.storage.games import unfinished
from canasta.tui.play import run as play
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, only_record, sit_down

OURS = """extends = "classic"
name = "ours"
version = 1
about = "As we play on Thursdays."

[players]
4.canastas = 2

[clauses.score.OutBonus]
points = 200
"""
POSITION = "classic house=ours turn=1:play hand1=4 setsA=KKKKKKK pile=5"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    # Every file is tried before it is played; tests/test_house_admission.py covers that.
    monkeypatch.setattr("canasta.jobs.house_trial.try_house", lambda *_, **__: [])
    monkeypatch.chdir(tmp_path)
    return tmp_path / "records"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ours.toml"
    path.write_text(OURS)
    return path


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(CANASTA, list(words), input=given)


def answer(*words: str, code: int = 0) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def houses(folder: Path, warnings: list[str] | None = None) -> Houses:
    told = [] if warnings is None else warnings
    return Houses(shelf=lambda: folder / "houses", warn=told.append)


def kept(folder: Path, source: str) -> Path:
    """Put a house rule on the shelf as a game would."""
    original = folder.parent / "original.toml"
    original.write_text(source)
    shelf = houses(folder)
    rule = shelf.find(str(original)).book.house
    assert rule is not None
    shelf.keep(rule)
    original.unlink()
    return folder / "houses" / f"{rule.name}-{rule.hash}.toml"


# --- A house rule in place of a book --------------------------------------------------------------


def test_a_house_rule_is_dealt_by_its_file_or_its_name(file: Path) -> None:
    dealt = run("deal", "--book", str(file), "--seed", "a", "--players", "2")
    assert dealt.exit_code == 0
    assert dealt.stdout.startswith("classic house=ours players=2 ")
    plain = run("deal", "--seed", "a", "--players", "2").stdout
    assert dealt.stdout.replace(" house=ours", "") == plain
    assert run("deal", "--book", "boat-to-5000").stdout.startswith("boat house=boat-to-5000 ")
    assert run("deal", "--book", "caliente+always_frozen").stdout.startswith("caliente options=always_frozen")


def test_a_house_rule_has_its_own_options(file: Path) -> None:
    for command in ("deal", "simulate"):
        result = run(command, "--book", str(file), "--option", "always_frozen")
        told = "canasta: The house rule 'ours' sets its own options. Leave out the others.\n"
        assert (result.exit_code, result.stderr) == (2, told)


def test_a_simulation_by_a_house_rule_is_the_same_with_several_processes(file: Path) -> None:
    one = run("simulate", "--book", str(file), "--hands", "120", "--processes", "1")
    assert one.exit_code == 0, one.output
    assert one.stdout.startswith("Random play, ours, a house rule for classic, 4 players, seed 0\n")
    two = answer("simulate", "--book", str(file), "--hands", "120", "--processes", "2")
    assert two["checksum"] in one.stdout
    assert two["house"] == {
        "name": "ours",
        "title": "ours",
        "version": 1,
        "hash": load_house(file).hash,
    }
    assert (two["book"], two["options"]) == ("classic", [])


def test_a_simulation_by_a_house_rule_from_the_library() -> None:
    found = simulate(players=3, hands=2, processes=1, house=shipped_house("boat-no-quiet-turns"))
    assert (found.job.book, found.statistics.failed) == ("boat", 0)
    assert found.job.rules == shipped_house("boat-no-quiet-turns").book


def test_the_rules_of_a_house_rule_are_the_books_with_what_differs(file: Path) -> None:
    result = run("rules", str(file))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[:2] == ["ours, version 1, for classic", "As we play on Thursdays."]
    assert any(line.split() == ["OutBonus:", "points", "100", "200"] for line in lines)
    assert "classic 33  Frozen pile" in lines
    told = run("rules", str(file), "52").stdout
    assert "[Changed by the house rule ours.]" in told
    assert "[Changed" not in run("rules", str(file), "33").stdout
    fact = answer("rules", str(file))["house"]
    assert fact["name"] == "ours"
    assert "52" in fact["changes"]
    assert {"key": "clauses.score.OutBonus.points", "book": 100, "house": 200} in fact["differences"]


def test_the_rules_of_a_house_rule_by_name() -> None:
    assert "Partners need two canastas" in run("rules", "classic-two-canastas").stdout
    assert "[Changed by" in run("rules", "classic-two-canastas", "45").stdout


# --- Positions ------------------------------------------------------------------------------------


def test_a_position_by_a_house_rule_needs_its_file(file: Path) -> None:
    result = run("legal", POSITION)
    assert result.exit_code == 2
    assert "Unknown house rule 'ours' of classic" in result.stderr
    assert "--house FILE" in result.stderr
    assert run("legal", POSITION, "discard", "4", "--house", str(file)).exit_code == 1
    assert run("legal", POSITION.replace(" house=ours", ""), "discard", "4").exit_code == 0


def test_what_a_house_rule_refuses_or_counts_is_said_to_be_its_own(file: Path) -> None:
    refused = run("why", POSITION, "discard", "4", "--house", str(file)).stdout
    assert refused.endswith("\nhouse rule ours\n  To see its changes: canasta rules ours\n")
    assert "(house rule ours)" in run("legal", POSITION, "discard", "4", "--house", str(file)).stdout
    assert "(house rule ours)" in run("apply", POSITION, "discard", "4", "--house", str(file)).stderr
    fact = answer("why", POSITION, "discard", "4", "--house", str(file))
    assert (fact["cites"], fact["paragraph"]) == ("house:ours", None)
    over = "classic house=ours turn=1:over ending=out out=1 hand1=- hand2=K hand3=4 hand4=A setsA=KKKKKKK"
    assert "200  house rule ours" in run("score", over, "--house", str(file)).stdout


def test_apply_and_pipes_keep_the_house_rule(file: Path) -> None:
    dealt = run("deal", "--book", str(file), "--seed", "b").stdout
    drawn = run("apply", "-", "draw", "--quiet", "--house", str(file), given=dealt)
    assert drawn.exit_code == 0, drawn.output
    assert drawn.stdout.startswith("classic house=ours ")


def test_the_file_given_counts_then_the_program_then_the_newest(folder: Path, tmp_path: Path) -> None:
    for version, points in ((2, 250), (10, 300), (3, 350)):
        kept(folder, OURS.replace("version = 1", f"version = {version}").replace("200", str(points)))
    rule = read_position("classic house=ours", houses(folder)).setup.book.house
    assert rule is not None
    assert rule.version == 10
    given = tmp_path / "given.toml"
    given.write_text(OURS)
    assert answer("legal", "classic house=ours hand1=44", "--house", str(given))
    shelf = houses(folder)
    shelf.find(str(given))
    assert [book.house.version for book in shelf.named("ours") if book.house] == [1, 10, 3, 2]
    kept(folder, OURS.replace('"ours"', '"boat-to-5000"').replace("classic", "boat").replace("4.", "3."))
    shelf = houses(folder)
    assert [book.target for book in shelf.named("boat-to-5000")] == [5000, 10000]
    assert write_position(read_position("boat house=boat-to-5000", shelf)) == "boat house=boat-to-5000"


def test_a_file_from_an_editor_with_its_own_marks_can_be_read(tmp_path: Path) -> None:
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbf" + OURS.replace("\n", "\r\n").encode())
    plain = tmp_path / "plain.toml"
    plain.write_text(OURS)
    assert load_house(marked) == load_house(plain)


def test_several_files_can_be_given(file: Path, tmp_path: Path) -> None:
    other = tmp_path / "theirs.toml"
    other.write_text(OURS.replace('"ours"', '"theirs"'))
    for name in ("ours", "theirs"):
        position = f"classic house={name} hand1=44"
        assert run("legal", position, "--house", str(file), "--house", str(other)).exit_code == 0


# --- The shelf ------------------------------------------------------------------------------------


def test_a_game_can_be_gone_on_with_when_the_file_is_gone(file: Path, folder: Path) -> None:
    person = Person(["record"])
    person.leave = lambda shown: shown.count("Your hand") > 3
    assert sit_down(person, book=str(file)) == 0
    assert "You are playing by ours, a house rule for classic." in " ".join(person.shown.split())
    record = only_record(folder)
    assert record.name.endswith("-ours.txt")
    (copy,) = (folder / "houses").glob("*.toml")
    assert copy.name == f"ours-{load_house(copy).hash}.toml"
    assert copy.read_text() == OURS
    file.write_text(OURS.replace("200", "250"))
    again = Person()
    again.leave = lambda shown: "Your hand" in shown
    assert play(console=again.console, read=again, speed=0) == 0
    assert "ours, a house rule for classic" in " ".join(again.shown.split())
    file.unlink()
    for command in ("verify", "replay"):
        assert run(command, str(record)).exit_code == 0
    assert "ours, a house rule for classic (version 1), to" in run("replay", str(record)).stdout
    assert answer("replay", str(record))["house"]["name"] == "ours"
    assert answer("legal", "classic house=ours hand1=44")
    assert run("rules", "ours").stdout.startswith("ours, version 1, for classic\n")
    assert "\nours\n  As we play on Thursdays.\n" in "\n" + run("rules", "houses").stdout
    assert run("deal", "--book", "ours").exit_code == 0


def test_a_record_without_its_house_rule_says_what_is_missing(file: Path, tmp_path: Path) -> None:
    house = load_house(file)
    match = Match(house.book, ["Ana", "Bruno", "Carla", "Dora"], bytes(32))
    record = tmp_path / "game.txt"
    record.write_text(write_record(match, with_secret=True))
    for command in ("verify", "replay"):
        result = run(command, str(record))
        assert result.exit_code == (1 if command == "verify" else 2)
        assert f"version 1 of the house rule 'ours' of classic (hash {house.hash})" in result.stderr
        assert "which is not here. Give its file from that time: --house FILE" in result.stderr
        assert run(command, str(record), "--house", str(file)).exit_code == 0
    other = tmp_path / "later.toml"
    other.write_text(OURS.replace("version = 1", "version = 2"))
    result = run("verify", str(record), "--house", str(other))
    assert result.exit_code == 1
    assert f"but here is version 2 (hash {load_house(other).hash}). Give its file" in result.stderr
    person = Person()
    assert sit_down(person, record=record, seed=None, names=()) == 2
    assert "--house FILE" in " ".join(person.shown.split())
    person = Person()
    person.leave = lambda shown: "Your hand" in shown
    assert play(record=record, houses=[str(file)], console=person.console, read=person, speed=0) == 0


def test_a_copy_that_cannot_be_used_is_passed_over_with_a_line(folder: Path) -> None:
    good = kept(folder, OURS)
    bad = good.with_name(f"ours-{'0' * 64}.toml")
    bad.write_text("not toml")
    other = good.with_name(f"ours-{'1' * 64}.toml")
    other.write_text(OURS)
    (good.parent / "notes.txt").write_text("nothing to do with it")
    result = run("legal", "classic house=ours hand1=44")
    assert result.exit_code == 0
    first, second = result.stderr.splitlines()
    assert first.startswith(f"canasta: A saved house rule was skipped: {bad}, line 1: This is not TOML")
    assert second.endswith(f"{other}: The contents do not match the file name.")
    warnings: list[str] = []
    shelf = houses(folder, warnings)
    assert list(shelf.named("ours")) == list(shelf.named("ours"))
    assert len(warnings) == 2


def test_a_damaged_copy_is_put_right_by_the_next_game(file: Path, folder: Path) -> None:
    copy = kept(folder, OURS)
    copy.write_text(OURS[:40])
    person = Person()
    person.leave = lambda shown: "Your hand" in shown
    assert sit_down(person, book=str(file)) == 0
    assert copy.read_text() == OURS


@pytest.mark.parametrize("name", ["../../ours", "..", "ours/x", "OURS\\x", "*", "ours-" + "0" * 64])
def test_no_name_leads_off_the_shelf(name: str, folder: Path, tmp_path: Path) -> None:
    kept(folder, OURS)
    (tmp_path / "ours").write_text(OURS)
    assert list(houses(folder).named(name)) == []
    result = run("legal", f"classic house={name} hand1=44")
    assert result.exit_code == 2
    house = load_house(only_copy(folder))
    text = write_record(Match(house.book, ["Ana", "Bruno"], bytes(32)), with_secret=True)
    bad = tmp_path / "bad.txt"
    bad.write_text(text.replace("house: ours ", f"house: {name} "))
    assert run("verify", str(bad)).exit_code == 1


def only_copy(folder: Path) -> Path:
    (path,) = (folder / "houses").glob("*.toml")
    return path


def test_a_shelf_that_cannot_be_written_is_told_and_the_game_goes_on(file: Path, folder: Path) -> None:
    folder.mkdir()
    (folder / "houses").write_text("a file where the folder should be")
    person = Person()
    person.leave = lambda shown: "Your hand" in shown
    assert sit_down(person, book=str(file)) == 0
    assert "The house rule could not be saved with your games" in " ".join(person.shown.split())
    with Store(folder / "canasta.db") as store:
        assert unfinished(store)


# --- The table ------------------------------------------------------------------------------------


def choose(*answers: str) -> Person:
    """Sit down and answer the questions about the game with these."""
    script = list(answers)
    person = Person()

    def read(prompt: str) -> str:
        if prompt.startswith(("Which game", "Number of")):
            return script.pop(0)
        if prompt.startswith("Your play"):
            raise EOFError
        return ""

    assert play(console=person.console, read=read, speed=0) == 0
    assert script == []
    return person


@pytest.mark.parametrize(
    ("answers", "told"),
    [
        (["classic-two-canastas 4"], "You are playing by classic-two-canastas, a house rule for classic."),
        (["Boat-to-5000", "3"], "You are playing by boat-to-5000, a house rule for boat."),
        (["houses", "caliente-hot 2"], "a house rule for caliente with caliente_cards, always_frozen."),
        (["Our rules.toml", "2"], "You are playing by ours, a house rule for classic."),
        (["none.toml", "Ours.toml 2"], "You are playing by ours, a house rule for classic."),
        (["ours 2"], "You are playing by ours, a house rule for classic."),
        (["boat-to-5000 always_frozen", "boat 2"], "sets its own options"),
    ],
)
def test_the_menu_has_house_rules(answers: list[str], told: str, folder: Path, tmp_path: Path) -> None:
    kept(folder, OURS)
    for name in ("Our rules.toml", "Ours.toml"):
        (tmp_path / name).write_text(OURS)
    person = choose(*answers)
    assert told in " ".join(person.shown.split())
    if answers[0] == "houses":
        assert "\nours: As we play on Thursdays.\n" in person.shown
        assert "\nclassic-two-canastas: Partners need two canastas to go out.\n" in person.shown


def test_one_can_leave_at_the_first_question() -> None:
    person = Person()
    answers = iter(["Ana", "quit"])
    assert play(console=person.console, read=lambda _prompt: next(answers), speed=0) == 0
    assert "is not a book" not in person.shown


def test_what_a_house_rule_changes_can_be_read_at_the_table(file: Path) -> None:
    person = Person(["rules house", "rules"])
    person.leave = lambda shown: "rules house: what the house rule ours changes" in shown
    sit_down(person, book=str(file))
    shown = " ".join(person.shown.split())
    assert "The house rule ours, version 1, changes:" in shown
    assert "The score – OutBonus: points: 200 (in the rulebook: 100)" in shown


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "ours.toml: The file cannot be read: No such file or directory."),
        ("name = ", "ours.toml, line 1: This is not TOML: Invalid value."),
        (
            OURS + "[clauses.take]\nremove = ['Stoped']\n",
            "line 12, clauses.take.remove[1]: Unknown clause",
        ),
        (OURS.replace("4.canastas = 2", "4.hand_size = 40"), "cards are dealt, which leaves"),
    ],
)
def test_a_file_that_cannot_be_played_by_is_one_line(
    content: str | None, told: str, tmp_path: Path, folder: Path
) -> None:
    file = tmp_path / "ours.toml"
    if content is not None:
        file.write_text(content)
    person = Person()
    assert sit_down(person, book="ours.toml") == 2
    assert told in " ".join(person.shown.split())
    assert not folder.exists()
    for command in ("deal", "simulate"):
        result = run(command, "--book", "ours.toml")
        assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (2, "", 1)
        assert told in result.stderr


def test_rules_that_lead_nowhere_end_in_a_sentence(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.tui.session.legal_actions", lambda _state: [])
    person = Person()
    assert sit_down(person, book=str(file)) == 2
    shown = " ".join(person.shown.split())
    assert (
        "The house rule ours reaches a dead end here: no action is legal, and the hand is not over." in shown
    )
    assert "Position: classic house=ours " in shown


def test_a_hand_without_end_is_ended(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.jobs.trial.TURN_LIMIT", 2)
    person = Person()
    assert sit_down(person, book=str(file)) == 2
    assert "this hand has lasted more than 2 turns" in " ".join(person.shown.split())


def test_rules_that_break_the_engine_are_blamed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_match: object, _seat: int) -> None:
        raise KeyError("score")

    monkeypatch.setattr("canasta.match.Match.view", broken)
    person = Person()
    assert sit_down(person, book=str(file)) == 1
    shown = " ".join(person.shown.split())
    assert "The game cannot continue by the house rule ours (KeyError)." in shown
    assert "Traceback" not in shown


# --- The program as a module ----------------------------------------------------------------------


def test_the_package_runs_as_the_command() -> None:
    root = Path(__file__).resolve().parent.parent
    done = subprocess.run(
        [sys.executable, "-m", "canasta", "legal", "classic", "hand1=KKQ72", "pile=5K", "draw"],
        capture_output=True,
        text=True,
        cwd=root,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "legal\n", "")


def test_records_still_need_no_file_for_the_books(tmp_path: Path) -> None:
    golden = Path(__file__).parent / "records" / "classic-2.txt"
    assert read_record(golden.read_text(encoding="utf-8"), houses(tmp_path)).over


def test_nobody_keeps_a_last_card_that_could_close() -> None:
    """Ruling P33 holds where a house rule lets all players close, or asking is not required (ruling B7)."""
    head = '\nname = "open"\nversion = 1\n'
    boat = read_house(
        f'extends = "boat"{head}' + "".join(f"players.{n}.canastas = 0\n" for n in (2, 3, 4))
    ).book
    knee = read_house(
        f'extends = "knee"{head}clauses.going_out.GoingOut.keeps_after_discard = false\n'
        "clauses.asking.Asking.compulsory = false\nclauses.asking.Asking.every_time = false\n"
    ).book
    feet = "knee1=- foot1=- knee3=- foot3=-"
    base = f"{feet} closedA=KKKKKKK,QQQQQ22,7777777,5555555,222XXX2 pile=5"
    for rules, position, legal in (
        (boat, "boat house=open turn=1:play hand1=K setsA=QQQ pile=9", "ask; discard K"),
        (boat, "boat house=open turn=1:play hand1=K setsA=KKK pile=9", "ask; add K; discard K"),
        (boat, "boat house=open turn=1:play did=drew,asked,no hand1=K setsA=QQQ pile=9", "end"),
        (knee, f"knee house=open turn=1:play hand1=9 {base}", "ask; discard 9"),
        (knee, f"knee house=open turn=1:play did=drew,asked,no hand1=9 {base}", "end"),
        (knee, f"knee house=open turn=1:play hand1=9 {feet} closedA=KKKKKKK pile=5", "end"),
    ):
        found = legal_actions(read_position(position, [rules]))
        assert "; ".join(map(action_text, found)) == legal
