"""``canasta evening`` and its page: commands, refusals, files, both languages."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta.cli.evening.main import PARTS
from canasta.cli.group import CANASTA
from canasta.messages import catalogue
from canasta.storage import VARIABLE, Store
from canasta.wire import decode, encode
from canasta.wire.evenings import EveningState, SeasonTable, Standings

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "club.db"
    monkeypatch.setenv(VARIABLE, str(path))
    monkeypatch.chdir(tmp_path)
    return path


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(CANASTA, ["evening", *words], input=given)


def done(*words: str, given: str | None = None) -> str:
    result = run(*words, given=given)
    assert result.exit_code == 0, result.output
    return result.stdout


def answer(*words: str) -> Any:
    return json.loads(done(*words, "--json"))


def refusal(*words: str) -> str:
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    return result.stderr


def begun(*settings: str, pairs: int = 4) -> str:
    number: str = answer("new", "--seed", "x", *settings)["id"]
    done("add", number, *(f"North {each}, South {each}" for each in range(1, pairs + 1)))
    return number


def state(number: str) -> EveningState:
    found = answer("show", number)
    read = decode(json.dumps(found), EveningState)
    assert json.loads(encode(read)) == found
    return read


# --- Help -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PARTS)
def test_every_part_has_help_with_an_example(name: str) -> None:
    words = done(name, "--help")
    assert "Example:" in words
    assert f"canasta evening {name}" in words
    assert max(map(len, words.splitlines())) <= 80


def test_the_help_names_every_part_in_every_language() -> None:
    assert done() == done("--help")
    for name in PARTS:
        assert re.search(rf"^  {name} ", done(), re.MULTILINE)
        for language in ("en", "es"):
            assert f"cli.evening_{name.replace('-', '_')}.short" in catalogue(language)
    spanish = CliRunner().invoke(CANASTA, ["--language", "es", "evening", "draw", "--help"])
    assert "Sortea la ronda siguiente" in spanish.stdout


def test_an_unknown_part_is_refused() -> None:
    assert "'sing' is not a command of an evening. Available: list, new," in refusal("sing")


# --- Settings and entries ---------------------------------------------------------------------------


def test_an_evening_is_set_up_and_changed() -> None:
    number = begun(
        *("--title", "Friday", "--date", "2027-03-19", "--rounds", "4", "--hands", "0", "--minutes", "40"),
        *(
            "--movement",
            "mitchell",
            "--scoring",
            "victory_points",
            "--tie-break",
            "wins",
            "--tie-break",
            "lot",
        ),
        *("--bye", "share:60", "--victory-points", "0:10-10, 100:11.5-8.5", "--online", "2,3"),
        *("--unfinished", "as_it_stands", "--random-deals", "--book", "boat"),
    )
    found = state(number).settings
    assert (found.title, found.date, found.rounds, found.hands, found.minutes) == (
        "Friday", "2027-03-19", 4, None, 40,
    )  # fmt: skip
    assert (found.movement, found.scoring, found.tie_breaks) == (
        "mitchell", "victory_points", ["wins", "lot"],
    )  # fmt: skip
    assert (found.bye.kind, found.bye.value) == ("share", 60)
    assert [(step.difference, step.winner, step.loser) for step in found.victory_points] == [
        (0, 10, 10),
        (100, 11.5, 8.5),
    ]
    assert (found.online, found.all_online, found.duplicate) == ([2, 3], False, False)
    assert (found.unfinished, found.book) == ("as_it_stands", "boat")
    done(
        "change",
        number,
        "--online",
        "all",
        "--bye",
        "average",
        "--option",
        "always-frozen",
        "--book",
        "caliente",
    )
    changed = state(number).settings
    assert (changed.all_online, changed.bye.kind, changed.title) == (True, "average", "Friday")
    assert (changed.book, changed.options) == ("caliente", ["always_frozen"])
    done("change", number, "--online", "none", "--house", "classic-two-canastas")
    changed = state(number).settings
    assert (changed.all_online, changed.house, changed.book) == (False, "classic-two-canastas", "classic")
    assert "Book: classic-two-canastas" in done("show", number)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["--bye", "half"], "'half' is not what a bye earns"),
        (["--bye", "fixed:x"], "'x' is not a number"),
        (["--bye", "fixed:1e9"], "A setting is out of range"),
        (["--victory-points", "10-10"], "'10-10' is not a step"),
        (["--online", "two"], "'two' is not a list of tables"),
        (["--online", "0"], "A setting is out of range"),
        (["--date", "yesterday"], "'yesterday' is not a date"),
        (["--rounds", "0"], "0"),
        (["--movement", "tango"], "expected one of howell"),
        (["--book", "canaster"], "canaster"),
        (["--hands", "0"], "Nothing would end a round"),
    ],
)
def test_settings_that_cannot_be_are_refused(words: Sequence[str], problem: str) -> None:
    assert problem in refusal("new", *words)
    assert answer("list") == []


def test_entries_come_from_the_line_and_from_a_file(tmp_path: Path) -> None:
    number = begun(pairs=1)
    assert done("add", number, "Bot A, Bot B", "--bot") == "Entry 2: Bot A & Bot B\n"
    (tmp_path / "pairs.csv").write_text(
        "\ufeffName;Partner;Guest;Remote\nAna;Bruno;;\nCarla;Diego;yes;\nÉva;Fito;;1\n;;;\n", encoding="utf-8"
    )
    assert done("import", number, "pairs.csv") == "Entries added: 3.\n"
    found = [(each.names, each.bot, each.guest, each.remote) for each in state(number).entries]
    assert found[1:] == [
        (["Bot A", "Bot B"], True, False, False),
        (["Ana", "Bruno"], False, False, False),
        (["Carla", "Diego"], False, True, False),
        (["Éva", "Fito"], False, False, True),
    ]
    before = state(number)
    assert "'Ana' plays in entry 3" in refusal("import", number, "pairs.csv")
    for text, problem in (
        ("a,b\n1,2\n", "must name a column 'name'"),
        ("name,partner\n", "must name a column 'name'"),
        ("name,partner\n" + "x" * 41 + ",y\n", "pairs.csv, line 2"),
        ('name,partner\n"Ana,Bruno\n', "is not a CSV file"),
        ("name,partner\nGil,Hugo\nIna\n", "is a pair. Names given: 1"),
    ):
        (tmp_path / "pairs.csv").write_text(text, encoding="utf-8")
        assert problem in refusal("import", number, "pairs.csv")
    assert state(number) == before
    assert "is not an entry" in refusal("add", number, "A, B, C")
    assert done("replace", number, "1", "North 1, Sara", "--guest") == "Entry 1: North 1 & Sara\n"
    assert done("substitute", number, "1", "Tina, Sara", "--from", "2") == "Entry 1: Tina & Sara\n"
    assert "withdrawn from round 1" in done("withdraw", number, "2")
    assert "plays again from round 2" in done("return", number, "2", "--from", "2")
    shown = done("show", number)
    assert "from round 2: Tina & Sara" in shown
    assert "elsewhere" in shown


# --- A round ----------------------------------------------------------------------------------------


def test_a_round_from_the_draw_to_the_standings() -> None:
    number = begun("--hands", "2", "--minutes", "30", "--rounds", "2")
    assert "Round 1, drawn" in done("draw", number)
    assert "Round 1, drawn" in done("swap", number, "1", "2")
    assert "Round 1, being played" in done("start", number)
    assert "paused. Minutes left: 3" in done("clock", number, "--pause")
    assert "running. Minutes left: 3" in done("clock", number, "--more", "5") + done("clock", number)
    assert "so far" in done("result", number, "1", "--hand", "-50,1200", "--partly")
    words = done("result", number, "1", "--hand", "-50,1200", "--hand", "100,0", "--side", "2")
    assert words == "Round 1, table 1: 50 to 1200. The other side has to confirm it.\n"
    assert "Table 2 has not finished" in refusal("end-round", number)
    assert "confirmed" in done("confirm", number, "1", "--side", "1")
    done("result", number, "2", "--open-hand", "300,200", "--hand", "10,20")
    assert "Standings after round 1" in done("end-round", number, "--force", "--unfinished", "as_it_stands")
    found = {row.entry: row.points for row in decode(json.dumps(answer("standings", number)), Standings).rows}
    assert sorted(found.values()) == [50, 220, 310, 1200]
    assert "opened again" in done("reopen", number)
    assert "300 to 1" in done("result", number, "2", "--total", "300,1")
    done("end-round", number)
    assert "red threes" not in done("log", number)
    done("correct", number, "1", "--round", "1", "--total", "150,1200", "--reason", "red threes")
    assert "50 to 1200 corrected to 150 and 1200 (red threes)" in " ".join(done("log", number).split())
    assert "-2.5 in all (late)" in done("adjust", number, "3", "--points", "-2.5", "--reason", "late")
    assert "+7 in round 1" in done("adjust", number, "3", "--points", "7", "--reason", "x", "--round", "1")
    assert "is not a number" in refusal("adjust", number, "3", "--points", "inf", "--reason", "x")
    assert "is not a number" in refusal("adjust", number, "3", "--points", "ten", "--reason", "x")
    assert "is not the points of two sides" in refusal(
        "correct", number, "1", "--total", "5", "--reason", "x"
    )
    assert "late" in done("standings", number)
    assert "Standings after round 1" in done("finish", number)
    assert "The evening is finished" in refusal("draw", number)
    assert "finished after round 1" in done("list")
    assert answer("list")[0]["status"] == "finished"
    assert len(answer("log", number)) == state(number).number


def test_byes_and_withdrawn_entries_are_shown() -> None:
    number = begun("--rounds", "2", pairs=3)
    assert "Sits out: " in done("draw", number)
    assert {each["round"] for row in answer("standings", number)["rows"] for each in row["rounds"]} == set()
    done("start", number)
    done("result", number, "1", "--total", "100,50")
    assert "* sat out" in done("end-round", number)
    done("withdraw", number, "3")
    assert re.search(r"^ +out +3 ", done("standings", number), re.MULTILINE)
    assert answer("show", number, "--round", "1")["findings"] == []


def test_what_is_not_there_is_refused() -> None:
    assert "No evening has been started yet" in refusal("show", "1")
    assert done("list").startswith("No evening has been started")
    number = begun()
    assert "Unknown evening '7'. Available: 1." in refusal("show", "7")
    assert "No round is drawn" in refusal("result", number, "1", "--total", "1,2")
    assert "Round 2 is not drawn" in refusal("show", number, "--round", "2")


def test_a_damaged_evening_is_named(file: Path) -> None:
    number = begun()
    with Store(file) as store:
        store.append(f"evenings/{number}", "unheard", {})
    assert f"evenings/{number}, entry 6: " in refusal("show", number)
    assert "cannot be read" in done("list")


# --- Reports ----------------------------------------------------------------------------------------


def test_movements_are_shown_in_advance() -> None:
    words = done("movement", "howell", "--entries", "7", "--rounds", "7")
    assert len(words.splitlines()) == 2 + 7
    assert "Sits out" in words
    plan = answer("movement", "mitchell", "--entries", "8", "--rounds", "9")
    assert [len(each["tables"]) for each in plan] == [4] * 4
    assert "has only 4 rounds" in done("movement", "mitchell", "--entries", "8", "--rounds", "9")
    partners = answer("movement", "individual", "--entries", "9", "--rounds", "3")
    assert [len(each["byes"]) for each in partners] == [1, 1, 1]
    drawn = {
        done("movement", "random", "--entries", "8", "--rounds", "2", "--seed", seed) for seed in "abcde"
    }
    assert len(drawn) > 1
    assert "at least 4 entries, and 3 play" in refusal(
        "movement", "individual", "--entries", "3", "--rounds", "1"
    )
    assert "expected one of howell" in refusal("movement", "swiss", "--entries", "8", "--rounds", "2")


def test_results_are_exported(tmp_path: Path) -> None:
    number = begun("--rounds", "1", pairs=2)
    done("replace", number, "1", "=cmd, South 1")
    done("draw", number)
    assert ",,," in done("export", number, "-", "--form", "results")
    done("start", number)
    done("result", number, "1", "--total", "100,50")
    done("end-round", number)
    done("export", number, "standings.csv")
    lines = (tmp_path / "standings.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "place,entry,name,partner,score,played,wins,points,difference,round 1"
    assert "1,1,'=cmd,South 1,100,1,1,100,50,100" in lines  # a spreadsheet does not run it
    results = done("export", number, "-", "--form", "results").splitlines()
    assert results[1] == "1,1,no,'=cmd & South 1,North 2 & South 2,100,50,yes"
    assert decode(done("export", number, "-", "--form", "json"), EveningState) == state(number)


def test_a_season_adds_up_evenings() -> None:
    for points in ("100,50", "70,90"):
        number = begun("--rounds", "1", pairs=2)
        done("draw", number)
        done("start", number)
        done("result", number, "1", "--total", points)
        done("end-round", number)
    table = decode(json.dumps(answer("season", "1", "2")), SeasonTable)
    assert sorted(row.score for row in table.rows) == [140, 170]
    words = done("season", "1", "2", "--drop", "1", "--players")
    assert len(words.splitlines()) == 2 + 4 + 1
    assert "(does not count)" in words.replace("in brackets: ", "")


def test_members_come_from_a_file_and_go_to_one(tmp_path: Path) -> None:
    assert "Unknown club 'Casa'" in refusal("members", "Casa")
    (tmp_path / "members.csv").write_text("account,name\n,Ana\nb1, Bruno  B \n,ana\n", encoding="utf-8")
    assert "Casa: members 2" in done("members", "Casa", "--import", "members.csv")
    assert "Casa: members 3" in done("members", " casa", "--add", "Carla", "--add", "Ana")
    assert done("members", "Casa", "--export", "-") == "number,name,account\n1,Ana,\n2,Bruno B,b1\n3,Carla,\n"
    done("members", "Casa", "--remove", "1", "--export", "out.csv")
    assert (tmp_path / "out.csv").read_text(
        encoding="utf-8"
    ) == "number,name,account\n2,Bruno B,b1\n3,Carla,\n"
    assert "Unknown member 1" in refusal("members", "Casa", "--remove", "1")
    assert [each["name"] for each in answer("members", "Casa")["members"]] == ["Bruno B", "Carla"]
    for text in ("x\n1\n", "", "name,account\n,b2\n"):
        (tmp_path / "members.csv").write_text(text, encoding="utf-8")
        assert "members.csv" in refusal("members", "Other", "--import", "members.csv")
    assert "Unknown club 'Other'" in refusal("members", "Other")


# --- The page ---------------------------------------------------------------------------------------


def test_the_commands_of_the_page_print_what_it_shows() -> None:
    page = (ROOT / "docs" / "evenings.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```text\n(\$ .*?)^```", page, re.MULTILINE | re.DOTALL)
    shown = [
        each for block in blocks for each in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]
    assert len(shown) > 10
    for command, output in shown:
        program, group, *words = shlex.split(command)
        assert (program, group) == ("./play", "evening")
        printed = run(*words).output.replace("with: canasta ", "with: ./play ")
        assert "\n".join(map(str.rstrip, printed.splitlines())) == output.rstrip("\n"), command
