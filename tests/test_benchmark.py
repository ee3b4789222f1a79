"""The benchmark: pinned opponents, the frozen protocol, and the command."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from bench import pinning
from canasta.arena import HANDS, Contest
from canasta.arena.benchmark import opponents, pinned_play, protocol, run
from canasta.arena.benchmark.opponents import FAMILIES, Pinned, difference, make_pinned, pinned, version
from canasta.arena.benchmark.protocol import HOUSES, TABLES, TRACKS, Plan, Row, rows_of
from canasta.arena.benchmark.run import BenchmarkInterrupted, RowResult, TrackFigures, run_benchmark
from canasta.arena.results import GameRow, HandRow, PairRow
from canasta.books import BOOKS
from canasta.clauses.setup import Setup
from canasta.cli.group import CANASTA
from canasta.engine import legal_actions

ROOT = Path(__file__).resolve().parent.parent
BOTS = version().bots()
#: A quick benchmark of one contest.
QUICK = ["--track", "hands", "--opponent", "club-1", "--pairs", "3", "--processes", "1"]


def command(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["benchmark", *words])


def answer(*words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(command(*words, "--json").stdout)
    return found


# --- Pinned opponents -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOTS)
def test_a_pinned_bot_is_what_it_was(name: str) -> None:
    """If this fails, do what docs/decisions/0110-pinned-opponents.md says; do not change the hash."""
    assert difference(pinned(name)) == ""


def test_the_page_names_the_hashes_of_the_opponents() -> None:
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    for name, bot in BOTS.items():
        assert f"| `{name}` |" in page
        assert f"`{bot.pinned}`" in page
        assert f"`{bot.play}`" in page or not bot.play


def test_other_weights_are_noticed() -> None:
    bot = pinned("club-1")
    first, *others = bot.weights
    changed = (first[0] + 1, *first[1:])
    assert difference(replace(bot, weights=(changed, *others))) == "weights"
    assert difference(replace(pinned("champion-1"), samples=100)) == "weights"


def test_other_play_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = opponents._functions(pinned("club-1").policy)

    def hasty(state: Any, *_: Any) -> int:
        return legal_actions(state)[-1]

    monkeypatch.setattr(opponents, "_functions", lambda _: replace(known, choose_with_signals=hasty))
    pinned_play.play_hash.cache_clear()
    try:
        assert difference(pinned("club-1")) == "play"
    finally:
        pinned_play.play_hash.cache_clear()


def test_an_opponent_that_fails_is_not_the_pinned_one(monkeypatch: pytest.MonkeyPatch) -> None:
    known = opponents._functions(pinned("club-1").policy)

    def failing(*_: Any) -> int:
        raise IndexError

    monkeypatch.setattr(opponents, "_functions", lambda _: replace(known, choose_with_signals=failing))
    pinned_play.play_hash.cache_clear()
    try:
        assert difference(pinned("expert-1")) == "play"
    finally:
        pinned_play.play_hash.cache_clear()


def test_the_command_refuses_an_opponent_that_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "difference", lambda bot: "play" if bot.name == "club-1" else "")
    result = command("club", *QUICK)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("canasta: club-1 has changed: it plays differently")
    assert version().commit in result.stderr


def test_every_family_of_rules_has_weights() -> None:
    families = {
        opponents.family(Setup(book, seats.players), "canasta.policy")
        for book in BOOKS.values()
        for seats in book.seatings
    }
    assert families == set(FAMILIES)
    assert all(len({len(numbers) for numbers in bot.weights}) == 1 for bot in BOTS.values())


def test_partners_differ_and_some_have_nothing_but_a_name() -> None:
    partners = version().partners
    assert len({bot.weights for bot in partners.values()}) == len(partners)
    named = [bot for bot in partners.values() if not bot.described]
    assert len(named) == 4
    for bot in named:
        base = min(
            (pinned("club-1"), pinned("expert-1")),
            key=lambda one: sum(abs(a - b) for a, b in zip(one.weights[3], bot.weights[3], strict=True)),
        )
        for numbers, originals in zip(bot.weights, base.weights, strict=True):
            assert numbers != originals
            assert all(abs(a - b) <= 0.4 * abs(b) + 1 for a, b in zip(numbers, originals, strict=True))


def test_pinned_bots_sit_in_the_arena_too() -> None:
    result = CliRunner().invoke(
        CANASTA, ["arena", "expert-1", "club-1", "--hands", "--pairs", "1", "--processes", "1"]
    )
    assert result.exit_code == 0, result.stderr
    assert "expert-1" in result.stdout
    assert (
        Contest(("expert-1", "club-1")).make_bot("expert-1", 1).__class__
        is make_pinned("expert-1", 1).__class__
    )
    assert CliRunner().invoke(CANASTA, ["arena", "expert-99", "club-1"]).exit_code == 2


def test_a_frozen_copy_of_the_policy_plays_the_same(tmp_path: Path) -> None:
    """The copy is made from a commit, as it would be after the policy was changed."""
    repository = tmp_path / "repository"
    shutil.copytree(
        ROOT / "canasta" / "policy",
        repository / "canasta" / "policy",
        ignore=shutil.ignore_patterns("__pycache__", "version_*"),
    )
    git = ["git", "-C", str(repository), "-c", "user.name=x", "-c", "user.email=x@example.org"]
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "x"]):
        subprocess.run([*git, *words], check=True)
    pinning.write_copy(repository, "HEAD", "canasta.policy", "kept_policy", tmp_path / "kept_policy")
    assert "canasta.policy" not in "".join(
        path.read_text(encoding="utf-8") for path in (tmp_path / "kept_policy").glob("*.py")
    )
    program = """
import sys
from dataclasses import replace
from canasta.arena.benchmark.opponents import PinnedBot, pinned
from canasta.arena.benchmark.pinned_play import play_hand
from canasta.books import BOOKS
from canasta.clauses.setup import Setup
from canasta.engine import view
from canasta.engine.random_play import Dice, deal_hand
played, chosen = [], []
for policy in ("canasta.policy", "kept_policy"):
    state = deal_hand(Setup(BOOKS["caliente"], 2), Dice("kept"))
    champion = replace(pinned("champion-1"), policy=policy, samples=1, rounds=1)
    chosen.append(PinnedBot(champion, 7).choose(view(state, state.actor)))
    expert = replace(pinned("expert-1"), policy=policy)
    played.append(play_hand(state, lambda seat: PinnedBot(expert, seat)))
assert chosen[0] == chosen[1], chosen
assert played[0] == played[1] and len(played[0]) > 20, played
assert "kept_policy.search" in sys.modules
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={"PYTHONPATH": f"{ROOT}:{tmp_path}", "CANASTA_CORE": "interpreted", "PATH": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_pinning_writes_the_hashes_of_a_new_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (opponents.FOLDER / "1.toml").read_text(encoding="utf-8")
    blank = text.replace("version = 1", "version = 2").replace("-1]", "-2]")
    for bot in BOTS.values():
        blank = (
            blank.replace(bot.pinned, "").replace(bot.play, "") if bot.play else blank.replace(bot.pinned, "")
        )
    (tmp_path / "2.toml").write_text(blank, encoding="utf-8")
    for module in (opponents, pinning):
        monkeypatch.setattr(module, "FOLDER", tmp_path)
    version.cache_clear()
    try:
        pinning.pin(2)
        version.cache_clear()
        found = version(2).bots()
        assert all(bot.pinned == bot.hash() for bot in found.values())
        # The same weights and functions under another name play the same.
        assert found["expert-2"].play == BOTS["expert-1"].play
        # What has nothing but a name is another player under another name.
        assert found["alba-2"].pinned != BOTS["alba-1"].pinned
        assert found["plain-2"].pinned == BOTS["plain-1"].pinned
    finally:
        version.cache_clear()


# --- The protocol ---------------------------------------------------------------------------------


def test_the_protocol_is_frozen() -> None:
    """Version 1 is published: other contests or deals are another version."""
    parts = [
        (
            (row.track, TRACKS[row.track].pairs, row.opponent, row.partner, row.house),
            (row.contest.entries, row.contest.book, row.contest.players, row.contest.mode, row.contest.seed),
        )
        for row in rows_of(Plan("BOT"))
    ]
    deals = [
        row.contest.deal_seed(pair).hex()
        for row in rows_of(Plan("BOT", round=7))
        if not row.house
        for pair in (0, 99)
    ]
    digest = hashlib.sha256(f"{parts} {deals}".encode()).hexdigest()
    assert digest[:16] == "036a63690f0d3e5c"


def test_the_tracks_hold_what_they_say() -> None:
    rows = rows_of(Plan("BOT", "boat"))
    by_track = {name: [row for row in rows if row.track == name] for name in TRACKS}
    assert [row.opponent for row in by_track["hands"]] == ["club-1", "expert-1", "champion-1"]
    assert {row.contest.book for name in ("hands", "games", "partner") for row in by_track[name]} == {"boat"}
    assert {row.contest.entries[0] for row in by_track["partner"]} == {
        f"BOT+{name}" for name in version().partners
    }
    assert {row.contest.book for row in by_track["books"]} == set(BOOKS)
    assert set(TABLES) == {
        (slug, players)
        for slug, book in BOOKS.items()
        for players in {seats.players for seats in book.seatings} & {2, 4}
    }
    books = [row.contest.setup().book for row in by_track["house"]]
    assert [book.house.name for book in books if book.house] == list(HOUSES)
    assert {row.contest.book for row in by_track["house"]} == set(BOOKS)


def test_another_round_has_other_deals() -> None:
    first, second = (rows_of(Plan("BOT", round=number))[0].contest for number in (1, 2))
    assert first.deal_seed(0) != second.deal_seed(0)
    assert first.deal_seed(0) == rows_of(Plan("OTHER"))[0].contest.deal_seed(0)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nobody"], "Unknown bot 'nobody'. Available: random, simple,"),
        (["club+simple"], "The benchmark takes one bot, not 'club+simple': partners come from the protocol."),
        (["club", "--book", "whist"], "Unknown rulebook 'whist'. Available: classic,"),
        (
            ["club", "--track", "none"],
            "Unknown track 'none'. Available: hands, games, partner, books, house, mini.",
        ),
        (
            ["club", "--opponent", "club"],
            "Unknown opponent 'club'. Available: club-1, expert-1, champion-1, equilibrium-1.",
        ),
        (
            ["club", "--track", "house", "--opponent", "club-1"],
            "The tracks house are played against expert-1",
        ),
        (["club", "--round", "0"], "Rounds count from 1; 0 is not one."),
        (["club", "--think", "9"], "'club' does not use samples"),
        (["club", "--pairs", "0"], "Invalid value for '--pairs'"),
        (["nowhere.py"], "The bot 'nowhere.py' cannot be loaded: the file nowhere.py does not exist."),
    ],
)
def test_what_the_protocol_does_not_have(words: list[str], told: str) -> None:
    result = command(*words, "--processes", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"canasta: {told}"), result.stderr


# --- The command ----------------------------------------------------------------------------------


def test_a_short_run_says_how_the_bot_did_and_that_it_is_not_complete() -> None:
    result = command("club", *QUICK)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[1] == "Single hands, classic, 4 players, against club-1"
    assert max(map(len, lines)) <= 80
    assert "No illegal choices." in lines
    assert "Benchmark version 1, round 1." in lines
    assert "Not the whole protocol; incomplete: Single hands, Whole games," in result.stdout


def test_a_result_has_what_is_needed_to_repeat_it() -> None:
    found = answer("club", *QUICK)
    (track,) = found["tracks"]
    (contest,) = track["contests"]
    assert (found["protocol"], found["round"], found["complete"], found["illegal"]) == (1, 1, False, 0)
    assert [one["name"] for one in found["opponents"]] == ["club-1"]
    assert found["opponents"][0]["weights"] == pinned("club-1").pinned
    assert found["decisions"] > 50
    assert contest["result"]["seed"] == "benchmark 1 round 1"
    assert track["share"]["low"] <= track["share"]["value"] <= track["share"]["high"]
    again = answer("club", *QUICK[:-1], "2")
    assert again["tracks"][0]["contests"][0]["checksum"] == contest["checksum"]
    other = answer("club", *QUICK, "--round", "2")
    assert other["tracks"][0]["contests"][0]["checksum"] != contest["checksum"]


def test_a_run_is_complete_with_all_pairs_of_all_tracks(monkeypatch: pytest.MonkeyPatch) -> None:
    few = {name: track._replace(pairs=1) for name, track in TRACKS.items()}
    quick = {name: bot for name, bot in version().opponents.items() if name != "champion-1"}
    for module in (protocol, run):
        monkeypatch.setattr(module, "TRACKS", few)
    monkeypatch.setattr(protocol, "version", lambda: replace(version(), opponents=quick))
    found = answer("random", "--processes", "1")
    assert found["complete"]
    assert [track["name"] for track in found["tracks"]] == list(TRACKS)
    assert not answer("random", "--processes", "1", "--track", "hands")["complete"]
    assert "Not the whole protocol" not in command("random", "--processes", "1").stdout


def test_results_are_kept_for_one_bot_and_resumed(tmp_path: Path) -> None:
    bot = tmp_path / "mine.py"
    text = "class Mine:\n    def choose(self, view):\n        return view.legal_actions()[0]\n"
    bot.write_text(text)
    folder = ["--results", str(tmp_path / "kept")]
    first = command(str(bot), *QUICK, *folder)
    assert first.exit_code == 0, first.stderr
    assert command(str(bot), *QUICK, *folder).stdout == first.stdout  # even the times are the same
    refused = command("club", *QUICK, *folder)
    assert refused.exit_code == 2
    assert "has results of another bot" in refused.stderr
    assert command(str(bot), *QUICK, *folder, "--round", "2").exit_code == 2
    bot.write_text(text.replace("[0]", "[-1]"))
    assert command(str(bot), *QUICK, *folder).exit_code == 2
    (tmp_path / "kept" / run.HEAD).write_text("{")
    assert "is not a results file" in command(str(bot), *QUICK, *folder).stderr


def test_a_bot_that_fails_is_counted_and_the_run_goes_on(tmp_path: Path) -> None:
    bot = tmp_path / "shaky.py"
    bot.write_text(
        "class Shaky:\n"
        "    def __init__(self, seed):\n"
        "        if seed % 3 == 1:\n"
        "            raise OSError('no model')\n"
        "    def choose(self, view):\n"
        "        legal = view.legal_actions()\n"
        "        if len(legal) % 5 == 4:\n"
        "            raise ZeroDivisionError\n"
        "        return 999 if len(legal) % 5 == 3 else legal[0]\n"
    )
    words = [str(bot), "--track", "hands", "--opponent", "club-1", "--pairs", "6", "--processes", "1"]
    result = command(*words)
    assert result.exit_code == 1, result.stderr
    found = answer(*words)
    (contest,) = found["tracks"][0]["contests"]
    assert contest["result"]["hands"] == 12
    assert found["illegal"] > len(contest["result"]["illegal"]) == 10
    assert f"{found['illegal']:,} illegal choices; 'simple' played" in result.stdout
    whole = CliRunner().invoke(
        CANASTA, ["arena", str(bot), "club-1", "--hands", "--pairs", "6", "--processes", "1", "--json"]
    )
    told = " ".join(one["what"] for one in json.loads(whole.stdout)["illegal"])
    assert "ZeroDivisionError" in told
    assert "OSError: no model" in told
    assert "999" in told


def test_ctrl_c_tells_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    real: Callable[..., Any] = run_benchmark

    def stopped(*args: Any, **named: Any) -> Any:
        (one,) = real(*args, **named)
        raise BenchmarkInterrupted(one)
        yield

    monkeypatch.setattr(run, "run_benchmark", stopped)
    result = command("club", *QUICK)
    assert result.exit_code == 130
    assert "Stopped. With --results FOLDER, the same command would resume." in result.stderr
    assert "Single hands, classic, 4 players, against club-1" in result.stdout


def test_a_track_is_the_mean_of_its_contests_pair_by_pair() -> None:
    """Luck that all contests share must not make the mean look surer than it is."""

    def result(opponent: str, points: list[list[int]]) -> RowResult:
        rows = []
        for pair, (ours, theirs) in enumerate(points):
            hands = [HandRow(1, [0, 0], [ours, theirs], 9, 9, 0, 0, [0.0])]
            winner = [0] if ours > theirs else [1]
            rows.append(PairRow(pair, [GameRow([0, 1], winner, False, hands)], {}, []))
        contest = Contest(("a", opponent), mode=HANDS)
        return RowResult(Row("partner", contest, opponent), rows)

    dice = Random(1)
    points = [[dice.randrange(1000), dice.randrange(1000)] for _ in range(200)]
    alone = TrackFigures("partner", [result("x", points)])
    twice = TrackFigures("partner", [result("x", points), result("y", points)])
    # The same luck twice tells nothing new.
    assert twice.share == alone.share
    assert twice.lead.low == pytest.approx(alone.lead.low)
    other = [[dice.randrange(1000), dice.randrange(1000)] for _ in range(200)]
    two = TrackFigures("partner", [result("x", points), result("y", other)])
    assert two.share.high - two.share.low < 0.85 * (alone.share.high - alone.share.low)
    assert two.summaries[two.worst].standings[0].share.value <= two.share.value
    # What was interrupted counts as far as all contests were played.
    part = TrackFigures("partner", [result("x", points), result("y", points[:50])])
    assert part.share == TrackFigures("partner", [result("x", points[:50])]).share


def test_a_contest_of_hands_is_one_of_the_arena() -> None:
    row = rows_of(Plan("club", tracks=("hands",)))[0]
    assert row.contest == Contest(("club", "club-1"), mode=HANDS, seed="benchmark 1 round 1")
    assert isinstance(BOTS["club-1"], Pinned)
