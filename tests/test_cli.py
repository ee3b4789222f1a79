"""The commands about rules and positions: what they answer, as text and as JSON, and their exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta import __version__
from canasta.books import book
from canasta.books.texts import load
from canasta.cli.entries import find
from canasta.cli.group import CANASTA, COMMANDS
from canasta.cli.why import paragraph_for
from canasta.engine import Setup, apply, deal, legal_actions
from canasta.match import Match
from canasta.notation import read_position, write_position
from canasta.table.actions import parse_action

FROZEN = "classic hand1=KQQ27 setsA=555 pile=2K"
TAKES = "classic hand1=KKQ72 setsA=555 pile=5K"
WENT_OUT = (
    "classic turn=1:over ending=out out=1 hand1=- hand2=K hand3=44 hand4=A setsA=KKKKKK2 scores=100,-50"
)


def run(*words: str, given: str | bytes | None = None) -> Result:
    return CliRunner().invoke(CANASTA, list(words), input=given)


def answer(*words: str, code: int = 0) -> Any:
    result = run(*words, "--json")
    assert result.exit_code == code, result.output
    assert result.stderr == ""
    return json.loads(result.stdout)


# --- Help -----------------------------------------------------------------------------------------


def test_without_a_command_the_help_is_shown() -> None:
    result = run()
    assert result.exit_code == 0
    assert all(f"\n  {name} " in result.stdout for name in COMMANDS)
    assert result.stdout == run("--help").stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example_and_exit_codes(name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"Example:\n  canasta {name}" in result.stdout
    assert "Exit codes:\n  0  " in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80
    assert "{" not in result.stdout


def test_version() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"Casa Canasta {__version__}\n")


# --- rules ----------------------------------------------------------------------------------------


def test_rules_lists_the_books() -> None:
    result = run("rules")
    assert result.exit_code == 0
    assert "classic  Classic Canasta\n  paragraphs 1 to 74\n  rulings C1 to C14\n" in result.stdout
    assert "general  " in result.stdout


def test_rules_of_a_whole_book() -> None:
    shown = run("rules", "classic").stdout
    for entry in load("classic").entries:
        assert f"\nclassic {entry.id}  {entry.title}\n" in shown
    assert "\nTAKING THE PILE\n" in shown
    assert max(map(len, shown.splitlines())) <= 80
    assert "**" not in shown
    assert "\x1b" not in shown
    assert not any(line != line.rstrip() for line in shown.splitlines())


def test_one_paragraph_with_the_rulings_that_go_with_it() -> None:
    shown = run("rules", "classic", "33").stdout
    assert shown.startswith("classic 33  Frozen pile\n  A frozen pile can be taken in one way only:")
    assert "\ngeneral G7  " in shown
    assert "\ngeneral G8  " in shown


@pytest.mark.parametrize("words", [["classic", "C9"], ["C9"], ["c9"], ["CLASSIC", "c9"]])
def test_a_ruling_is_found_without_its_book_and_in_small_letters(words: list[str]) -> None:
    assert run("rules", *words).stdout.startswith("classic C9  ")


@pytest.mark.parametrize("words", [["general", "G1"], ["classic", "G1"], ["G1"]])
def test_a_ruling_of_every_book(words: list[str]) -> None:
    assert run("rules", *words).stdout.startswith("general G1  No dead ends\n")


def test_rules_as_json() -> None:
    entry = answer("rules", "classic", "33")
    assert (entry["book"], entry["id"], entry["title"]) == ("classic", "33", "Frozen pile")
    assert [other["id"] for other in entry["related"]] == ["G7", "G8"]
    assert len(answer("rules", "classic")["entries"]) == 88
    assert [book["book"] for book in answer("rules")] == ["classic", "general"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["whist"], "There is no text 'whist' to read; there is: classic, general."),
        (["classic", "75"], "classic has no paragraph or ruling '75': they go from 1 to C14."),
        (["Z9"], "There is no ruling 'Z9' in: classic, general."),
    ],
)
def test_rules_that_are_not_there(words: list[str], told: str) -> None:
    result = run("rules", *words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"canasta: {told}\n")


def test_a_number_in_several_books_needs_its_book(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.cli.rules._slugs", lambda: ["classic", "classic"])
    result = run("rules", "33")
    assert (result.exit_code, result.stderr) == (
        2,
        "canasta: 33 of which book? It is in: classic, classic.\n",
    )


# --- deal -----------------------------------------------------------------------------------------


def test_a_deal_with_a_seed_is_the_same_again() -> None:
    first = run("deal", "--seed", "tuesday")
    assert (first.exit_code, first.stderr) == (0, "")
    assert run("deal", "--seed", "tuesday").stdout == first.stdout
    assert run("deal", "--seed", "friday").stdout != first.stdout
    state = read_position(first.stdout.strip())
    assert not state.partial
    assert state.turn == 0
    assert first.stdout == write_position(state) + "\n"


def test_a_deal_without_a_seed_tells_the_seed() -> None:
    first = run("deal", "--players", "2")
    seed = first.stderr.rpartition(" ")[2].strip()
    assert run("deal", "--players", "2", "--seed", seed).stdout == first.stdout
    assert run("deal", "--players", "2").stdout != first.stdout


def test_the_dealer_can_be_chosen() -> None:
    state = read_position(run("deal", "--players", "3", "--dealer", "1", "--seed", "x").stdout)
    assert (state.dealer, state.seat) == (0, 1)


def test_a_seed_of_64_digits_deals_the_first_hand_of_a_game_with_it() -> None:
    match = Match(book("classic"), ["Ana", "Bruno"], bytes(range(32)))
    match.start_hand()
    assert match.state is not None
    dealt = run("deal", "--players", "2", "--seed", bytes(range(32)).hex()).stdout
    assert dealt.strip() == write_position(match.state)


def test_deal_as_json() -> None:
    dealt = answer("deal", "--seed", "tuesday")
    assert dealt["position"] + "\n" == run("deal", "--seed", "tuesday").stdout
    assert dealt["seed"] == "tuesday"
    assert dealt["events"][0]["event"] == "dealt"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "7"], "classic is played by 2, 3, 4, 5, 6 players, not by 7."),
        (["--book", "whist"], "There is no rulebook 'whist'; there is: classic."),
        (["--dealer", "5"], "Seat 5 cannot deal: the seats are 1 to 4."),
        (["--dealer", "0"], "Seat 0 cannot deal: the seats are 1 to 4."),
    ],
)
def test_a_deal_that_cannot_be(words: list[str], told: str) -> None:
    result = run("deal", *words)
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"canasta: {told}\n")


# --- legal ----------------------------------------------------------------------------------------


def test_legal_actions_with_their_words() -> None:
    result = run("legal", TAKES)
    assert result.exit_code == 0
    assert result.stdout == (
        "Seat 1 may:\n"
        "  draw     draw a card\n"
        "  ask      ask whether to go out\n"
        "  take KK  take the pile with two kings\n"
        "  take K2  take the pile with a king and a two\n"
    )


def test_a_position_needs_no_quotes(tmp_path: Path) -> None:
    expected = run("legal", TAKES).stdout
    assert run("legal", *TAKES.split()).stdout == expected
    assert run("legal", "-", given=TAKES + "\n").stdout == expected
    file = tmp_path / "position.txt"
    file.write_text(TAKES + "\n", encoding="utf-8")
    assert run("legal", f"@{file}").stdout == expected


def test_legal_as_json() -> None:
    told = answer("legal", TAKES)
    assert (told["position"], told["seat"]) == (write_position(read_position(TAKES)), 1)
    assert told["actions"][2] == {"action": "take KK", "words": "take the pile with two kings"}


def test_legal_of_one_action() -> None:
    assert (run("legal", TAKES, "take", "KK").exit_code, run("legal", TAKES, "take KK").stdout) == (
        0,
        "legal\n",
    )
    result = run("legal", *FROZEN.split(), "take", "K2")
    assert result.exit_code == 1
    assert result.stdout.startswith("refused: The pile is frozen")
    assert result.stdout.endswith("(classic 33)\n")
    assert answer("legal", TAKES, "take KK")["legal"] is True
    told = answer("legal", FROZEN, "take K2", code=1)
    assert told["legal"] is False
    assert told["refusal"]["message"] == "refuse.frozen_pair"
    assert told["refusal"]["paragraph"]["id"] == "33"


def test_nothing_is_legal_after_the_end() -> None:
    result = run("legal", WENT_OUT)
    assert (result.exit_code, result.stdout) == (1, "The hand is over: there is nothing left to do.\n")
    assert answer("legal", WENT_OUT, code=1)["actions"] == []


def test_legal_needs_the_hand_of_the_player() -> None:
    result = run("legal", "classic")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "canasta: The cards of seat 1 are not given, and the answer depends on them.\n"


# --- why ------------------------------------------------------------------------------------------


def test_why_not() -> None:
    result = run("why", *FROZEN.split(), "take", "K2")
    assert result.exit_code == 0
    assert result.stdout == (
        "Refused: Seat 1 may not take the pile with a king and a two.\n"
        "The pile is frozen: it is taken only with two natural kings from your hand.\n"
        "\n"
        "classic 33  Frozen pile\n"
        "  A frozen pile can be taken in one way only: you lay its top card together with\n"
        "  two natural cards of that rank.\n"
    )


@pytest.mark.parametrize(
    ("position", "action", "paragraph"),
    [
        (TAKES, "draw", "classic 9"),
        (TAKES, "ask", "classic 48"),
        (TAKES, "take KK", "classic 35"),
        ("classic hand1=KKQQ72AAA pile=5K", "take KK", "classic 34"),
        ("classic hand1=KKQ72 setsA=555 pile=2K", "take KK", "classic 33"),
        ("classic turn=1:play hand1=KKKQ7 setsA=555", "lay KKK", "classic 11"),
        ("classic turn=1:play hand1=5KKQ7 setsA=555", "add 5", "classic 20"),
        ("classic turn=1:play hand1=5KKQ7 setsA=555", "discard Q", "classic 9"),
        ("classic turn=1:play hand1=BBB setsA=5555555", "lay BBB", "classic 13"),
        ("classic turn=1:answer hand1=KKQ72", "no", "classic 48"),
    ],
)
def test_why_yes(position: str, action: str, paragraph: str) -> None:
    result = run("why", position, action)
    assert result.exit_code == 0
    assert result.stdout.startswith("Legal: Seat "), result.stdout
    assert f"\n\n{paragraph}  " in result.stdout


def test_why_the_turn_may_end_without_a_discard() -> None:
    last_three = (
        "classic turn=1:play did=drew,last-three hand1=KQ7 redA=1 stock=- hand2=#35 hand3=#35 hand4=#34"
    )
    result = run("why", last_three, "end")
    assert result.stdout.startswith("Legal: Seat 1 may end the turn without a discard.\n\nclassic 40  ")


def test_why_as_json() -> None:
    told = answer("why", FROZEN, "take K2")
    assert told["legal"] is False
    assert told["refusal"]["sentence"].startswith("The pile is frozen")
    assert told["paragraph"]["title"] == "Frozen pile"
    told = answer("why", TAKES, "draw")
    assert (told["legal"], told["refusal"], told["paragraph"]["id"]) == (True, None, "9")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_action_rests_on_a_paragraph_that_is_there(players: int) -> None:
    setup = Setup(book("classic"), players)
    for seed in range(10):
        rng = Random(seed)
        order = list(setup.deck)
        rng.shuffle(order)
        state = deal(setup, bytes(order))
        while actions := legal_actions(state):
            for action in actions:
                assert find("classic", paragraph_for(state, action)), action
            apply(state, rng.choice(actions))


# --- apply ----------------------------------------------------------------------------------------


def test_apply_tells_what_happened_and_the_position() -> None:
    result = run("apply", *TAKES.split(), "take", "KK", "discard", "Q")
    assert (result.exit_code, result.stderr) == (0, "")
    state = read_position(TAKES)
    apply(state, parse_action("take KK"))
    apply(state, parse_action("discard Q"))
    assert result.stdout == (
        "Seat 1 takes the pile with two kings.\n"
        "The other card of the pile goes to the hand of Seat 1: 5.\n"
        "Seat 1 discards a queen.\n"
        "It is Seat 2's turn.\n"
        "\n"
        "The position now:\n"
        f"{write_position(state)}\n"
    )
    assert run("apply", "-q", TAKES, "take KK; discard Q").stdout == write_position(state) + "\n"
    assert run("apply", "-q", TAKES, "take KK,", "discard Q").stdout == write_position(state) + "\n"


def test_commands_can_be_chained() -> None:
    dealt = run("deal", "--seed", "tuesday").stdout
    drawn = run("apply", "--quiet", "-", "draw", given=dealt)
    assert drawn.exit_code == 0
    assert "discard 4" in run("legal", "-", given=drawn.stdout).stdout


def test_apply_says_which_action_is_refused_and_why() -> None:
    result = run("apply", TAKES, "take KK", "discard A")
    assert result.exit_code == 1
    assert "The position now" not in result.stdout
    assert result.stderr == (
        "canasta: action 2, 'discard A', is refused: "
        "You need an ace in your hand for this, and you hold 0. (classic 9)\n"
    )
    quiet = run("apply", "-q", TAKES, "take KK", "discard A")
    assert (quiet.exit_code, quiet.stdout) == (1, "")


def test_apply_as_json() -> None:
    told = answer("apply", TAKES, "take KK")
    assert told["refused"] is None
    assert [event["event"] for event in told["events"]] == ["acted", "took"]
    assert told["events"][1]["cards"] == "5"
    refused = answer("apply", TAKES, "take KK", "discard A", code=1)
    assert (refused["refused"]["number"], refused["refused"]["action"]) == (2, "discard A")
    assert refused["position"] == told["position"]


def test_a_stock_that_is_not_given_cannot_be_drawn_from() -> None:
    result = run("apply", TAKES, "draw")
    assert (result.exit_code, result.stdout) == (2, "")
    told = "The next card of the stock is not given, and it would be drawn now."
    assert result.stderr == f"canasta: action 1, 'draw': {told}\n"


def test_a_replacement_that_is_not_given_cannot_be_drawn_either() -> None:
    position = write_position(read_position("classic hand1=KQ72 pile=5K"))
    hidden = read_position(position).stock_size()
    result = run("apply", f"{position} stock=R#{hidden - 1}", "draw")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "The next card of the stock is not given" in result.stderr
    known = run("apply", f"{position} stock=R4#{hidden - 2}", "draw")
    assert known.stdout.startswith(
        "Seat 1 draws a red three.\nSeat 1 shows a red three.\nSeat 1 draws a four.\n"
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ([TAKES], "Which action? Give one after the position, such as 'draw' or 'discard K'."),
        ([TAKES, "draw", "fly"], "'draw fly' is no action."),
    ],
)
def test_apply_needs_actions(words: list[str], told: str) -> None:
    result = run("apply", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"canasta: {told}")


# --- score ----------------------------------------------------------------------------------------


def test_the_score_sheet_of_a_finished_hand() -> None:
    result = run("score", WENT_OUT)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == (
        "The hand is over.\n"
        "\n"
        "Side  For                   Points  Paragraph\n"
        "───────────────────────────────────────────────\n"
        "A     going out                100  classic 52\n"
        "      1 mixed canasta          300  classic 57\n"
        "      7 cards on the table      80  classic 56\n"
        "      2 cards left in hand     -10  classic 18\n"
        "      this hand                470\n"
        "      total before             100\n"
        "      total now                570\n"
        "\n"
        "B     2 cards left in hand     -30  classic 18\n"
        "      this hand                -30\n"
        "      total before             -50\n"
        "      total now                -80\n"
    )


def test_a_hand_in_play_is_counted_and_said_to_be_so() -> None:
    result = run("score", "classic", "hand1=K", "hand2=K", "hand3=44", "hand4=A", "setsA=555")
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "The hand is still in play: this is what it would count if it ended now.\n"
    )


def test_score_as_json() -> None:
    told = answer("score", WENT_OUT)
    assert told["over"] is True
    a, b = told["sides"]
    assert (a["side"], a["before"], a["hand"], a["total"]) == ("A", 100, 470, 570)
    assert a["lines"][0] == {
        "side": "A",
        "points": 100,
        "for": "going out",
        "message": "score.out",
        "paragraph": "52",
    }
    assert b["total"] == -80


def test_score_needs_all_hands() -> None:
    result = run("score", TAKES)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "canasta: The cards of seat 3 are not given, and the answer depends on them.\n"
    after = run("score", WENT_OUT, "draw")
    assert (after.exit_code, after.stdout) == (2, "")
    assert "'draw' after the position cannot be used" in after.stderr
