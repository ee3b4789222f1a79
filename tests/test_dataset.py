"""Data sets: the same seed gives the same bytes, and the hands can be played again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from canasta import __version__
from canasta.arena import dataset
from canasta.arena.dataset import (
    CARD,
    SCHEMA,
    SPLITS,
    Dataset,
    Order,
    sample_dataset,
    split_of,
    write_dataset,
)
from canasta.books import BOOKS
from canasta.cli.group import CANASTA
from canasta.engine import play_out_step
from canasta.engine.scoring import score, tally, totals
from canasta.messages import UserError
from canasta.npz import Column, read_npz, write_npz
from canasta.table.state import PART_OVER

#: As docs/dataset.md shows it.
SAMPLE = Order(("expert-1", "club-1"), hands=600, seed="sample")
SHORT = Order(("club-1", "random"), hands=25, players=2)


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def command(*words: str) -> Result:
    return CliRunner().invoke(CANASTA, ["dataset", *words])


def test_the_same_seed_gives_the_same_bytes_on_any_number_of_processes(tmp_path: Path) -> None:
    write_dataset(replace(SHORT, hands=230), tmp_path / "a", processes=1)
    write_dataset(replace(SHORT, hands=230), tmp_path / "b", processes=2)
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")
    write_dataset(replace(SHORT, hands=230, seed="1"), tmp_path / "c", processes=1)
    assert files_of(tmp_path / "a")["test-0000.npz"] != files_of(tmp_path / "c")["test-0000.npz"]


def test_pinned_bots_give_the_same_bytes_in_every_version(tmp_path: Path) -> None:
    """If this fails, hands that were published cannot be made again."""
    write_dataset(Order(("expert-1", "club-1"), hands=20), tmp_path, processes=1)
    digest = hashlib.sha256((tmp_path / "train-0000.npz").read_bytes()).hexdigest()
    assert digest[:16] == "625d5230fd35c6bd"


def test_the_sample_is_what_its_command_writes(tmp_path: Path) -> None:
    """The bots are pinned, so its arrays stay the same; schema and card also name the version."""
    kept = sample_dataset()
    assert kept.order == SAMPLE
    words = [word for bot in SAMPLE.bots for word in ("--bot", bot)]
    made = command(str(tmp_path / "made"), *words, "--hands", "600", "--seed", "sample", "--processes", "1")
    assert made.exit_code == 0, made.stderr
    ours, theirs = files_of(kept.folder), files_of(tmp_path / "made")
    assert ours.keys() == theirs.keys() == {CARD, SCHEMA, *(f"{split}-0000.npz" for split in SPLITS)}
    for name in ours:
        if name.endswith(".npz"):
            assert ours[name] == theirs[name], name
    schemas = [json.loads(files[SCHEMA]) for files in (ours, theirs)]
    version = schemas[0].pop("version")
    assert schemas[1].pop("version") == __version__
    assert schemas[0] == schemas[1]
    card = ours[CARD].decode().replace(f"Canasta {version} ", f"Canasta {__version__} ")
    assert card == theirs[CARD].decode()
    assert sum(map(len, ours.values())) <= 300_000


def test_numpy_makes_a_table_of_decisions() -> None:
    """As docs/dataset.md shows: one row per decision, with the number of its hand."""
    with np.load(sample_dataset().folder / "train-0000.npz") as found:
        hand = np.repeat(found["hand"], np.diff(found["first"]))
        side = found["seat"] % found["points"].shape[1]
        points = found["points"][np.searchsorted(found["hand"], hand), side]
        assert len(hand) == len(found["action"]) == len(points)
    decisions = list(sample_dataset().decisions("train"))
    assert [one.points for one in decisions] == points.tolist()
    assert [one.view.seat % 2 for one in decisions] == side.tolist()


@pytest.mark.parametrize("slug", list(BOOKS))
def test_stored_hands_can_be_played_again(slug: str, tmp_path: Path) -> None:
    order = Order(("random", "club"), hands=20, book=slug, players=4)
    write_dataset(order, tmp_path, processes=1)
    data = Dataset(tmp_path)
    assert data.order == order
    hands = [(split, hand) for split in SPLITS for hand in data.hands(split)]
    assert len(hands) == 20
    assert {hand.dealer for _, hand in hands} == {0, 1, 2, 3}
    for _, hand in hands:
        state = hand.state(data.setup)
        for actor, action in zip(hand.actors, hand.actions, strict=True):
            assert state.actor == actor
            play_out_step(state, action)
        assert state.part == PART_OVER
        assert tuple(totals(score(data.setup.book, tally(state)), data.setup.sides)) == hand.points
        assert state.out == hand.out
    decisions = list(data.decisions("test"))
    assert all(each.action in each.view.legal_actions() for each in decisions)
    (_, hand) = hands[-1]
    assert [each.action for each in decisions] == list(hand.actions)
    assert decisions[0].points == hand.points[hand.actors[0] % data.setup.sides]
    assert [each.view.seat for each in decisions] == list(hand.actors)


def test_numpy_reads_the_files(tmp_path: Path) -> None:
    write_dataset(SHORT, tmp_path, processes=1)
    schema = json.loads((tmp_path / "schema.json").read_bytes())
    seen: list[int] = []
    for split in SPLITS:
        with np.load(tmp_path / f"{split}-0000.npz") as found:
            sizes = {"n": len(found["hand"]), "m": len(found["action"]), "n + 1": len(found["hand"]) + 1}
            sizes |= {name: schema[name] for name in ("pack", "sides", "seats")}
            assert set(found) == set(schema["arrays"])
            for name, about in schema["arrays"].items():
                assert found[name].dtype.str == about["type"]
                assert found[name].shape == tuple(sizes[part] for part in about["shape"].split(", "))
            assert found["first"][0] == 0
            assert found["first"][-1] == len(found["action"])
            assert [split_of(int(number)) for number in found["hand"]] == [split] * len(found["hand"])
            # Every bot plays in every seat.
            assert found["bots"].min() == 0
            seen += found["bots"][:, 0].tolist()
            mine = read_npz(tmp_path / f"{split}-0000.npz")
            assert all(mine[name].values.tolist() == found[name].ravel().tolist() for name in mine)
    assert set(seen) == {0, 1}


def test_splits_are_eighteen_to_one_to_one() -> None:
    splits = [split_of(number) for number in range(2000)]
    assert [splits.count(split) for split in SPLITS] == [1800, 100, 100]


def test_hands_are_written_in_several_files_and_a_stopped_run_is_resumed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dataset, "SHARD", 40)
    order = replace(SHORT, hands=100)
    seen: list[int] = []

    def stop(done: int) -> None:
        seen.append(done)
        if done > 40:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(order, tmp_path / "a", processes=1, progress=stop)
    kept = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "a").glob("*-0000.npz")}
    assert len(kept) == 3
    assert seen == [40, 80]
    write_dataset(order, tmp_path / "a", processes=1)
    assert {path.name: path.stat().st_mtime_ns for path in (tmp_path / "a").glob("*-0000.npz")} == kept
    files = write_dataset(order, tmp_path / "b", processes=1)
    assert files_of(tmp_path / "a") == files_of(tmp_path / "b")
    assert len(files) == 2 + 9
    assert [hand.number for hand in Dataset(tmp_path / "a").hands()] == [
        hand.number for hand in Dataset(tmp_path / "b").hands()
    ]
    assert sum(1 for split in SPLITS for _ in Dataset(tmp_path / "a").hands(split)) == 100


def test_a_few_hands_have_no_empty_files(tmp_path: Path) -> None:
    write_dataset(replace(SHORT, hands=3), tmp_path, processes=1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["README.md", "schema.json", "train-0000.npz"]


def test_a_folder_holds_one_data_set(tmp_path: Path) -> None:
    words = [str(tmp_path / "a"), "--players", "2", "--hands", "20", "--bot", "club", "--jobs", "1"]
    first = command(*words)
    assert (first.exit_code, first.stderr) == (0, "")
    said = f"20 hands written to {tmp_path / 'a'}, 0.0 MB."
    assert "".join(first.stdout.split()) == "".join(said.split())  # a long path is broken into lines
    assert command(*words).exit_code == 0
    refused = command(*words, "--seed", "other")
    assert refused.exit_code == 2
    assert "has another data set, or part of one" in refused.stderr
    (tmp_path / "b").mkdir()
    write_npz(tmp_path / "b" / "train-0000.npz", {"x": Column.empty("|u1")})
    assert command(str(tmp_path / "b"), *words[1:]).exit_code == 2
    card = (tmp_path / "a" / "README.md").read_text(encoding="utf-8")
    assert "20 single hands of classic with 2 players." in card
    assert "Bots: club." in card


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "nobody"], "Unknown bot 'nobody'."),
        (["--hands", "0"], "Play between 1 and "),
        (["--players", "2", "--bot", "club", "--bot", "club", "--bot", "club"], "Name between 1 and 2 bots"),
        (["--book", "whist"], "'whist' is not a book"),
        (["--book", "american", "--players", "2"], "american is for 4, 5 players"),
        (["--think", "0"], "Invalid value for '--think'"),
    ],
)
def test_orders_that_cannot_be(words: list[str], told: str, tmp_path: Path) -> None:
    result = command(str(tmp_path / "x"), *words, "--processes", "1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"canasta: {told}"), result.stderr
    assert not (tmp_path / "x").exists()


def test_a_bot_that_plays_illegally_writes_nothing(tmp_path: Path) -> None:
    bot = tmp_path / "wrong.py"
    bot.write_text("class Wrong:\n    def choose(self, view):\n        return 999\n")
    result = command(str(tmp_path / "x"), "--bot", str(bot), "--hands", "5", "--jobs", "1")
    assert result.exit_code == 2
    assert "999" in result.stderr
    assert not list((tmp_path / "x").glob("*.npz"))


def test_house_rules_and_totals_are_part_of_a_data_set(tmp_path: Path) -> None:
    words = [
        "--book",
        "classic-two-canastas",
        "--players",
        "4",
        "--hands",
        "20",
        "--jobs",
        "1",
        "--bot",
        "club",
    ]
    assert command(str(tmp_path), *words).exit_code == 0
    data = Dataset(tmp_path)
    assert data.setup.book.house is not None
    assert data.setup.book.house.name == "classic-two-canastas"
    assert len({hand.before for hand in data.hands()}) > 10


def test_what_is_not_a_data_set(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="has no data set"):
        Dataset(tmp_path)
    for content in ("[]", "{}", "{", '{"format": "casa-canasta dataset 1"}'):
        (tmp_path / "schema.json").write_text(content)
        with pytest.raises(UserError, match="has no data set"):
            Dataset(tmp_path)
    path = tmp_path / "train-0000.npz"
    write_npz(path, {"x": Column.empty("<i4", 3)})
    data = path.read_bytes()
    for broken in (b"", b"x", data[:-30], data.replace(b"<i4", b"<x4"), data.replace(b"NUMPY", b"OTHER")):
        path.write_bytes(broken)
        with pytest.raises(UserError, match="is damaged, or is not a file of arrays"):
            read_npz(path)


def test_arrays_of_every_type_are_read_back(tmp_path: Path) -> None:
    columns = {"a": Column.empty("|i1"), "b": Column.empty("<u2"), "c": Column.empty("<i8", 2)}
    columns["a"].values.extend([-128, 127])
    columns["b"].values.extend([0, 65535])
    columns["c"].values.extend([-(2**63), 2**63 - 1])
    write_npz(tmp_path / "x.npz", columns)
    assert read_npz(tmp_path / "x.npz") == columns
    with np.load(tmp_path / "x.npz") as found:
        assert found["c"].tolist() == [[-(2**63), 2**63 - 1]]
        assert found["b"].tolist() == [0, 65535]
