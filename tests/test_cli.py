"""The commands about rules and positions: their output as text and as JSON, and their exit codes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from canasta import __version__
from canasta.books import BOOKS, book
from canasta.build.find import running
from canasta.cli import COMMANDS
from canasta.cli.group import CANASTA
from canasta.engine import apply
from canasta.jobs import Variant, all_variants
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
    build = "compiled" if running().compiled else "interpreted"
    assert (result.exit_code, result.stdout) == (0, f"Casa Canasta {__version__} ({build} core)\n")


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
    match = Match(book("classic"), ["Ana", "Bruno"], bytes(range(32)), seeded=True)
    match.start_hand()
    assert match.state is not None
    dealt = run("deal", "--players", "2", "--seed", bytes(range(32)).hex()).stdout
    assert dealt.strip() == write_position(match.state)


@pytest.mark.parametrize("variant", [pytest.param(variant, id=str(variant)) for variant in all_variants()])
def test_a_deal_of_every_variant(variant: Variant) -> None:
    words = ["--book", variant.book, "--players", str(variant.players), "--seed", "x"]
    for name in variant.options:
        words += ["--option", name]
    result = run("deal", *words)
    assert (result.exit_code, result.stderr) == (0, "")
    state = read_position(result.stdout)
    assert state.setup.book.slug == variant.book
    assert (state.setup.book.chosen, state.setup.players) == (variant.options, variant.players)
    assert run("legal", "-", given=result.stdout).exit_code == 0


def test_without_a_number_four_play_where_the_book_allows_it() -> None:
    dealt = run("deal", "--book", "caliente", "--option", "extra_deck").stdout
    assert read_position(dealt).setup.players == 6
    assert read_position(run("deal", "--book", "boat").stdout).setup.players == 4


def test_a_deal_with_caliente_cards_is_the_first_of_a_game_with_them() -> None:
    rules = book("caliente").with_options(["caliente_cards"])
    match = Match(rules, ["Ana", "Bruno", "Carla"], bytes(range(32)), seeded=True)
    match.start_hand()
    assert match.state is not None
    words = ["--book", "caliente", "--option", "caliente_cards", "--players", "3"]
    dealt = run("deal", *words, "--dealer", str(match.dealer + 1), "--seed", bytes(range(32)).hex()).stdout
    assert dealt.strip() == write_position(match.state)


def test_deal_as_json() -> None:
    dealt = answer("deal", "--seed", "tuesday")
    assert dealt["position"] + "\n" == run("deal", "--seed", "tuesday").stdout
    assert dealt["seed"] == "tuesday"
    assert dealt["events"][0]["event"] == "dealt"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "7"], "classic is for 2, 3, 4, 5, 6 players, not 7."),
        (
            ["--book", "whist"],
            f"'whist' is not a book, a house rule or a file. Books: {', '.join(BOOKS)}. "
            "House rules: canasta rules houses",
        ),
        (["--book", "boat", "--players", "6"], "boat is for 2, 3, 4 players, not 6."),
        (
            ["--book", "caliente", "--option", "extra_deck", "--players", "4"],
            "caliente is for 6 players, not 4.",
        ),
        (["--book", "boat", "--option", "hot"], "boat has no option 'hot'. Available: -."),
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
        "  draw     draw a card (9)\n"
        "  ask      ask to go out (48, 49)\n"
        "  take KK  take the pile with two kings (35)\n"
        "  take K2  take the pile with a king and a two (35)\n"
        "In brackets: the paragraphs that allow it. To read them: canasta why POSITION\nACTION\n"
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
    assert told["actions"][2] == {
        "action": "take KK",
        "family": "take",
        "cards": ["K", "K"],
        "rank": "K",
        "words": "take the pile with two kings",
        "paragraphs": ["classic 35"],
    }


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


# --- apply ----------------------------------------------------------------------------------------


def test_apply_tells_what_happened_and_the_position() -> None:
    result = run("apply", *TAKES.split(), "take", "KK", "discard", "Q")
    assert (result.exit_code, result.stderr) == (0, "")
    state = read_position(TAKES)
    apply(state, parse_action("take KK"))
    apply(state, parse_action("discard Q"))
    assert result.stdout == (
        "Seat 1 takes the pile with two kings.\n"
        "Seat 1 picks up 1 more: a five.\n"
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
        "You need an ace in your hand for this, and you hold none. (classic 9)\n"
    )
    quiet = run("apply", "-q", TAKES, "take KK", "discard A")
    assert (quiet.exit_code, quiet.stdout) == (1, "")


def test_apply_as_json() -> None:
    told = answer("apply", TAKES, "take KK")
    assert told["refused"] is None
    assert [event["event"] for event in told["events"]] == ["acted", "took"]
    assert told["events"][1]["cards"] == ["5"]
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
        ([TAKES], "An action is missing. Give one after the position, such as 'draw' or 'discard K'."),
        ([TAKES, "draw", "fly"], "'draw fly' is not an action."),
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
    assert result.stdout.startswith("The hand is still in play. This is the score if it ended now.\n")


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
        "params": {},
        "paragraph": "52",
    }
    assert b["total"] == -80


def test_score_needs_all_hands() -> None:
    result = run("score", TAKES)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "canasta: The cards of seat 3 are not given, and the answer depends on them.\n"
    after = run("score", WENT_OUT, "draw")
    assert (after.exit_code, after.stdout) == (2, "")
    assert "'draw' cannot follow the position" in after.stderr
