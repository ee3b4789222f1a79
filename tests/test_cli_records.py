"""The commands about whole games: replay, verify, simulate, play."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta.books import BOOKS, book
from canasta.cli.group import CANASTA
from canasta.engine import legal_actions
from canasta.jobs import Interrupted, Job, SimulationResult, Statistics, report_rows, simulate
from canasta.match import Match
from canasta.notation import read_position, write_record
from canasta.table.state import PART_OVER

NAMES = ["Ana", "Bruno", "Carla", "Dora", "Emil"]


def run(*words: str, given: str | None = None) -> Result:
    return CliRunner().invoke(CANASTA, list(words), input=given)


def answer(*words: str, code: int = 0) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == code, result.output
    return json.loads(result.stdout)


def played(players: int, hands: int, target: int = 5000, seed: int = 1, actions: int | None = None) -> Match:
    """Play a random game with a few actions taken back, stopped after some hands or actions."""
    match = Match(book("classic"), NAMES[:players], bytes(range(32)), target=target, seeded=True)
    rng = Random(seed)
    while not match.over and match.hand_number < hands:
        match.start_hand()
        while match.state is not None and match.state.part != PART_OVER:
            if actions is not None and len(match.entries) > actions:
                break
            if match.can_undo() and rng.random() < 0.1:
                match.undo(match.actor)
            else:
                match.act(match.actor, rng.choice(legal_actions(match.state)))
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = played(4, hands=2)
    match.abandon()
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(write_record(match), encoding="utf-8")
    return path


def saved(path: Path, match: Match) -> str:
    path.write_text(write_record(match, with_secret=not match.over), encoding="utf-8")
    return str(path)


# --- replay ---------------------------------------------------------------------------------------


def test_a_game_is_told_turn_by_turn(record: Path) -> None:
    result = run("replay", str(record))
    assert (result.exit_code, result.stderr) == (0, "")
    shown = result.stdout
    assert shown.startswith(
        "classic (version 1), to 5000 points\nSide A: Dora, Carla\nSide B: Ana, Bruno\n\n"
        "Hand 1: Bruno deals\n"
    )
    assert "\nTurn 1: Dora\n  Dora draws a four.\n  Dora discards a two.\n" in shown
    assert "takes the last action back.\n" in shown
    assert "\nHand 2: Dora deals\n" in shown
    assert shown.count("Side  For") == 2
    assert shown.rstrip().splitlines()[-1].startswith("The game was ended early: A ")
    assert max(map(len, shown.splitlines())) <= 80


def test_one_hand_only(record: Path) -> None:
    shown = run("replay", str(record), "--hand", "2").stdout
    assert "Hand 1:" not in shown
    assert "Hand 2:" in shown


def test_the_ends_of_the_hands_only(record: Path) -> None:
    shown = run("replay", str(record), "--final").stdout
    assert "Turn " not in shown
    assert shown.count("\nStock: ") == 2
    assert shown.count("Side  For") == 2


def test_tables_after_every_turn(record: Path) -> None:
    shown = run("replay", str(record), "--hand", "1", "--tables").stdout
    turns = shown.count("\nTurn ")
    assert shown.count("  | Stock: ") == turns
    # Without a user to press Enter, stepping does not wait.
    assert run("replay", str(record), "--hand", "1", "--step").stdout == shown


def test_replay_from_standard_input(record: Path) -> None:
    given = record.read_text(encoding="utf-8")
    assert run("replay", "-", "--final", given=given).stdout == run("replay", str(record), "--final").stdout


def test_replay_as_json(record: Path) -> None:
    game = answer("replay", str(record))
    assert game["sides"] == {"A": ["Dora", "Carla"], "B": ["Ana", "Bruno"]}
    assert (game["winner"], game["abandoned"]) == (None, True)
    assert [hand["number"] for hand in game["hands"]] == [1, 2]
    for hand in game["hands"]:
        assert hand["turns"][0]["turn"] == 1
        for turn in hand["turns"][:-1]:
            # The table at the end of the turn: another player is to act.
            assert read_position(turn["position"]).seat != turn["seat"] - 1
        assert read_position(hand["position"]).part == PART_OVER
        assert sum(line["points"] for line in hand["result"]["lines"]) == sum(hand["result"]["points"])
    assert game["totals"] == game["hands"][-1]["result"]["totals"]
    assert "turns" not in answer("replay", str(record), "--final")["hands"][0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_that_was_won(tmp_path: Path, players: int) -> None:
    match = played(players, hands=60, target=300)
    assert match.winner is not None
    path = saved(tmp_path / "won.txt", match)
    last = run("replay", path).stdout.splitlines()[-1]
    assert last.startswith(f"Side {'ABC'[match.winner]} won: A ")
    assert ("Sitting out: " in run("replay", path).stdout) == (players == 5)
    assert answer("replay", path)["winner"] == "ABC"[match.winner]


def test_a_game_left_in_the_middle_of_a_hand(tmp_path: Path) -> None:
    path = saved(tmp_path / "open.txt", played(4, hands=1, actions=20))
    shown = run("replay", path).stdout
    assert "The hand was not finished. The table at that point:\nSide A (" in shown
    assert shown.splitlines()[-1] == "The game is not over: A 0, B 0."
    assert answer("replay", path)["hands"][0]["result"] is None


def test_a_game_before_its_first_hand(tmp_path: Path) -> None:
    path = saved(tmp_path / "new.txt", played(2, hands=0))
    assert run("replay", path).stdout.splitlines()[-1] == "The game is not over: A 0, B 0."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--hand", "3"], "This record has no hand 3, only 2."),
        (["--hand", "0"], "This record has no hand 0, only 2."),
        (["--final", "--step"], "--final shows only the end of each hand"),
    ],
)
def test_replays_that_cannot_be(record: Path, words: list[str], told: str) -> None:
    result = run("replay", str(record), *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"canasta: {told}")


def test_a_replay_shows_where_a_record_is_wrong(record: Path, tmp_path: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("3 "))
    lines[number] = lines[number].replace("draw", "fly")
    path = tmp_path / "bad.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    result = run("replay", str(path))
    assert (result.exit_code, result.stdout) == (2, "")
    told, source, mark = result.stderr.splitlines()
    assert told.startswith(f"canasta: {path}, line {number + 1}, column 10: 'fly' is not an action.")
    assert source == "  " + lines[number]
    assert mark == "  " + " " * 9 + "^"


# --- verify ---------------------------------------------------------------------------------------


def test_a_record_that_holds(record: Path) -> None:
    result = run("verify", str(record))
    assert (result.exit_code, result.stderr) == (0, "")
    assert "holds: every action is legal\n" in result.stdout
    assert result.stdout.endswith("\nVerified: everything holds.\n")
    told = answer("verify", str(record))
    assert (told["ok"], told["error"], told["hands"], told["ended"]) == (True, None, 2, "abandoned")
    assert all(check["holds"] for check in told["checks"])


def test_a_record_that_was_changed(record: Path, tmp_path: Path) -> None:
    path = tmp_path / "changed.txt"
    path.write_text(
        record.read_text(encoding="utf-8").replace("discard 2D", "discard 2S", 1), encoding="utf-8"
    )
    result = run("verify", str(path))
    assert result.exit_code == 1
    assert "FAILS: " in result.stdout
    assert result.stdout.endswith("\nNot verified.\n")
    assert result.stderr.startswith(f"canasta: {path}, line ")
    told = answer("verify", str(path), code=1)
    assert told["ok"] is False
    assert told["error"]["line"] > 1


def test_what_is_no_record_is_not_verified_and_what_is_no_file_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana,\n", encoding="utf-8")
    assert run("verify", str(path)).exit_code == 1
    result = run("verify", str(tmp_path / "nothing.txt"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "cannot be read" in result.stderr
    path.write_bytes(b"\xff\xfe")
    assert run("verify", str(path)).stderr == f"canasta: {path} is not UTF-8 text.\n"


RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in RECORDS])
def test_the_records_of_every_book_are_told_and_proved(path: Path) -> None:
    told = run("replay", str(path))
    assert (told.exit_code, told.stderr) == (0, "")
    assert told.stdout.startswith(path.stem.partition("-")[0])
    assert "Hand 1: " in told.stdout
    assert not [line for line in told.stdout.splitlines() if "{" in line or len(line) > 110]
    assert run("verify", str(path)).exit_code == 0


# --- simulate -------------------------------------------------------------------------------------


def test_a_simulation_tells_what_came_out() -> None:
    words = ["simulate", "--players", "2", "--hands", "20", "--seed", "7", "--processes", "1"]
    result = run(*words)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.startswith("Random play, classic, 2 players, seed 7\n\nHands             20\n")
    for title, _ in report_rows(simulate("classic", 2, 20, "7", processes=1)):
        assert f"\n{title}  " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    told = answer(*words)
    assert (told["hands"], told["seed"], told["failed"]) == (20, "7", 0)
    assert run(*words, "--check").stdout == result.stdout


def test_a_simulation_with_options_says_so() -> None:
    words = ["simulate", "--book", "caliente", "--option", "extra_deck_three_sides", "--hands", "4"]
    result = run(*words, "--option", "caliente_cards", "--processes", "1")
    assert (result.exit_code, result.stderr) == (0, "")
    named = "caliente with caliente_cards, extra_deck_three_sides"
    assert result.stdout.startswith(f"Random play, {named}, 6 players, seed 0\n")
    assert "\nSide C " in result.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--hands", "0"], "Play between 1 and 1000000000 hands, not 0."),
        (["--processes", "0"], "Use at least one process, not 0."),
        (["--players", "9"], "classic is for 2, 3, 4, 5, 6 players, not 9."),
        (
            ["--book", "whist"],
            f"'whist' is not a book, a house rule or a file. Books: {', '.join(BOOKS)}. "
            "House rules: canasta rules houses",
        ),
        (["--book", "boat", "--option", "hot"], "boat has no option 'hot'. Available: -."),
    ],
)
def test_simulations_that_cannot_be(words: list[str], told: str) -> None:
    result = run("simulate", *words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"canasta: {told}\n")


def test_a_simulation_that_is_stopped_tells_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_given: object, **_named: object) -> SimulationResult:
        raise Interrupted(SimulationResult(Job("classic", 4, "0"), 1000, Statistics.of(2)))

    monkeypatch.setattr("canasta.cli.simulate.simulate", stopped)
    result = run("simulate")
    assert result.exit_code == 130
    assert result.stderr == "canasta: Stopped after 0 of 1000 hands. Results so far:\n"
    assert "Checksum" in result.stdout


# --- play -----------------------------------------------------------------------------------------


def test_play_hands_its_options_to_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, object] = {}

    def sit_down(**wishes: object) -> int:
        seen.update(wishes)
        return 0

    monkeypatch.setattr("canasta.tui.play.run", sit_down)
    result = run("play", "--players", "3", "--name", "Ana", "--name", "Bo", "--plain", "--speed", "0")
    assert result.exit_code == 0
    assert (seen["players"], seen["names"], seen["plain"], seen["speed"]) == (3, ("Ana", "Bo"), True, 0.0)


def test_play_passes_on_book_and_options(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[str, object] = {}

    def sit_down(**wishes: object) -> int:
        seen.update(wishes)
        return 0

    monkeypatch.setattr("canasta.tui.play.run", sit_down)
    assert run("play", "--book", "caliente", "--option", "a", "--option", "b").exit_code == 0
    assert (seen["book"], seen["options"], seen["players"]) == ("caliente", ("a", "b"), None)


@pytest.mark.parametrize(
    "game", [[], ["--book", "boat"], ["--book", "caliente", "--option", "caliente_cards"]]
)
def test_play_and_leave_again(game: list[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    words = [
        "play",
        "--plain",
        "--players",
        "2",
        "--name",
        "Ana",
        "--speed",
        "0",
        "--record",
        str(path),
        *game,
    ]
    result = run(*words, given="\nquit\n")
    assert result.exit_code == 0, result.output
    assert run("verify", str(path)).exit_code == 0
