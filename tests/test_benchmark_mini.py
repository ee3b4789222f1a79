"""Mini-Canasta in the benchmark: exact values in its tree, a pinned equilibrium, and the track."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.arena.benchmark import mini
from canasta.arena.benchmark.mini import equilibrium, mini_tree, play_mini
from canasta.arena.benchmark.opponents import VERSION, version
from canasta.arena.benchmark.protocol import EQUILIBRIUM, MINI_SAMPLES, Plan, has_mini, rows_of
from canasta.arena.tree import GameTree
from canasta.books.mini import mini as mini_book
from canasta.bots import make_bot
from canasta.cli.group import CANASTA
from canasta.engine import deal, play_out_step, score, tally, totals, view
from canasta.messages import UserError
from canasta.table.state import PART_OVER

TINY = mini_book({2: ("KKKAA2", 2)})
ONLY = ["--track", "mini", "--processes", "1"]
#: Remembers what it saw, and fails if that is not what happened in the hand.
MEMORY = """
class Memory:
    def __init__(self, seed):
        self.seed = seed
        self.turns = []
    def choose(self, view):
        assert self.turns == sorted(self.turns), self.turns
        assert not self.turns or view.position.turn >= self.turns[-1]
        self.turns.append(view.position.turn)
        legal = view.legal_actions()
        return legal[(len(self.turns) + self.seed) % len(legal)]
"""


def command(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["benchmark", *words])


@pytest.mark.parametrize("name", ["beginner", "expert"])
def test_values_are_those_of_all_hands_played(name: str) -> None:
    tree = GameTree(TINY, 2)
    bot = make_bot(name, 1)
    leads = []
    for order in set(permutations(tree.setup.deck)):
        state = deal(tree.setup, bytes(order))
        while state.part != PART_OVER:
            play_out_step(state, bot.choose(view(state, state.actor)))
        points = totals(score(TINY, tally(state)), 2)
        leads.append(points[0] - points[1])
    mean = sum(leads) / len(leads)
    assert tree.values(tree.choices(bot.choose)) == pytest.approx([mean, -mean])


def test_no_reply_wins_more_than_the_best_response() -> None:
    tree = GameTree(TINY, 2)
    policies = [tree.choices(make_bot(name, 1).choose) for name in ("simple", "beginner", "club", "expert")]
    policies += [tree.uniform(), tree.choices(lambda seen: seen.legal_actions()[-1])]
    for ours in policies:
        for seat in (0, 1):
            best = tree.best_response(ours, seat)
            for theirs in policies:
                seated = tree.seated([theirs if one == seat else ours for one in (0, 1)])
                assert tree.values(seated)[seat] <= best + 1e-9
    assert tree.exploitability(tree.uniform()) > 20


def test_the_pinned_equilibrium_cannot_be_exploited() -> None:
    """Version 1 is published: this is computed here, without the solver."""
    tree, best = mini_tree(), equilibrium()
    assert tree.exploitability(best) < 0.001
    assert tree.values(best) == pytest.approx([92.5238, -92.5238], abs=0.001)
    assert (version().game, version().equilibrium) == ("ee39eb3fae3d17ab", "2dd8f59cdcc489a9")
    assert MINI_SAMPLES == 32


def test_a_changed_equilibrium_or_game_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    content = mini.file_of_equilibrium().read_bytes()
    changed = tmp_path / "changed.json"
    changed.write_bytes(content.replace(b"[0,10000]", b"[1,9999]", 1))
    equilibrium.cache_clear()
    try:
        with monkeypatch.context() as patch:
            patch.setattr(mini, "file_of_equilibrium", lambda _: changed)
            with pytest.raises(UserError, match="equilibrium-1 has changed: its weights"):
                equilibrium()
        with monkeypatch.context() as patch:
            patch.setattr(mini, "mini_tree", lambda: GameTree(TINY, 2))
            refused = command("club", *ONLY)
            assert refused.exit_code == 2
            assert "equilibrium-1 has changed: it plays differently" in refused.stderr
    finally:
        equilibrium.cache_clear()


def test_the_track_belongs_to_plans_that_do_not_leave_it_out() -> None:
    assert has_mini(Plan("club"))
    assert has_mini(Plan("club", opponents=(EQUILIBRIUM,)))
    assert not has_mini(Plan("club", opponents=("club-1",)))
    assert not has_mini(Plan("club", tracks=("hands",)))
    assert rows_of(Plan("club", tracks=("mini",))) == []
    with pytest.raises(UserError, match="against equilibrium-1 only"):
        rows_of(Plan("club", tracks=("mini",), opponents=("club-1",)))


def test_a_bot_without_chance_has_the_figures_of_its_choices() -> None:
    """Every seed gives the same choices, so the mixture is the policy itself."""
    found = json.loads(command("expert", *ONLY, "--json").stdout)
    track = found["mini"]
    tree, best = mini_tree(), equilibrium()
    ours = tree.choices(make_bot("expert").choose)
    assert track["exploitability"] == pytest.approx(tree.exploitability(ours))
    leads = [tree.values(tree.seated([ours, best]))[0], tree.values(tree.seated([best, ours]))[1]]
    assert track["lead"] == pytest.approx(sum(leads) / 2)
    assert -10 < track["lead"] < 0 < track["exploitability"] < 40
    assert (track["complete"], track["samples"], track["illegal"]) == (True, MINI_SAMPLES, [])
    assert (track["opponent"], found["protocol"], found["complete"]) == (EQUILIBRIUM, VERSION, False)
    assert found["decisions"] > 1000


def test_a_bot_with_chance_is_a_mixture() -> None:
    """A mixture of 32 pure strategies is nearly random play, whose exploitability is 90.5."""
    first = play_mini(Plan("random"), processes=1)
    assert first.exploitability == pytest.approx(90.5, abs=10)
    exact = mini_tree().seated([mini_tree().uniform(), equilibrium()])
    value = mini_tree().values(exact)[0]
    other = mini_tree().values(mini_tree().seated([equilibrium(), mini_tree().uniform()]))[1]
    assert first.lead == pytest.approx((value + other) / 2, abs=10)


def test_each_round_has_other_seeds_and_processes_change_nothing() -> None:
    first = play_mini(Plan("random"), samples=3, processes=1)
    assert play_mini(Plan("random"), samples=3, processes=2).checksum == first.checksum
    assert play_mini(Plan("random", round=2), samples=3, processes=1).checksum != first.checksum
    assert not first.complete


def test_a_bot_may_remember_the_hand(tmp_path: Path) -> None:
    bot = tmp_path / "memory.py"
    bot.write_text(MEMORY)
    seen = play_mini(Plan(str(bot)), samples=1, processes=1)
    assert not seen.misplays
    assert any(place > 0 for place in seen.choices[0].places.values())


def test_samples_are_kept_and_resumed(tmp_path: Path) -> None:
    folder = ["--results", str(tmp_path / "kept")]
    first = command("random", *ONLY, *folder, "--pairs", "3")
    assert first.exit_code == 0, first.stderr
    path = tmp_path / "kept" / mini.CHOICES
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 3
    path.write_bytes(b"".join(lines[:2]) + lines[2][:40])  # stopped while writing
    assert command("random", *ONLY, *folder, "--pairs", "3").exit_code == 0
    again = path.read_bytes().splitlines()
    assert [line.split(b"}")[0] for line in again] == [line.split(b"}")[0] for line in lines]  # but the times
    assert command("random", *ONLY, *folder).exit_code == 0
    assert len(path.read_bytes().splitlines()) == MINI_SAMPLES
    for wrong in (b"{\n", b'[0,{"99999":0},{},[]]\n', b'[0,{"0":99},{},[]]\n'):
        path.write_bytes(wrong)
        refused = command("random", *ONLY, *folder)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "is not a results file" in refused.stderr


def test_illegal_choices_are_counted_and_simple_plays(tmp_path: Path) -> None:
    bot = tmp_path / "shaky.py"
    bot.write_text(
        "from canasta.bots import SimpleBot\n"
        "class Shaky:\n"
        "    def choose(self, view):\n"
        "        legal = view.legal_actions()\n"
        "        if len(legal) == 3:\n"
        "            raise ZeroDivisionError\n"
        "        return 240 if len(legal) == 2 and 240 not in legal else SimpleBot().choose(view)\n"
    )
    result = command(str(bot), *ONLY, "--pairs", "1")
    assert result.exit_code == 1, result.stderr
    assert "ZeroDivisionError" in result.stdout
    assert "illegal choices; 'simple' played instead" in result.stdout
    found = play_mini(Plan(str(bot)), samples=1, processes=1)
    assert len(found.misplays) > 10
    assert found.exploitability == play_mini(Plan("simple"), samples=1, processes=1).exploitability


def test_the_track_is_printed_in_two_lines() -> None:
    lines = command("club", *ONLY).stdout.splitlines()
    assert lines[0] == "Mini-Canasta, 2 players, against equilibrium-1"
    assert lines[1].startswith("    lead −")
    assert "exploitability" in lines[1]
    assert max(map(len, lines)) <= 80
