"""Pads in files and in the database: they round-trip, and errors have a clear message."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.messages import UserError
from canasta.scorepad import Pad, page, read_csv, read_json, svg, write_csv, write_json
from canasta.scorepad.database import AREA, begin, begin_with, games, load
from canasta.storage import MEMORY, Store
from tests.fuzz.pads import long_pad


def told(problem: UserError) -> None:
    """Check that an error message is a sentence."""
    assert str(problem)


@pytest.mark.parametrize("seed", range(0, 29, 7))
def test_json_and_csv_come_back_the_same(seed: int) -> None:
    pad = long_pad(seed)
    for again in (read_json(write_json(pad)), read_csv(write_csv(pad))):
        assert again == pad
        assert again.sheet() == pad.sheet()
    assert page(pad.sheet()).startswith("<!DOCTYPE html>")
    assert svg(pad.sheet()).startswith("<svg")


def test_a_file_of_the_first_version_is_read_for_good() -> None:
    game = {"book": "classic", "sides": [["Ana"], ["Bruno"]]}
    file = {
        "format": "canasta-scorepad",
        "version": 1,
        "game": game,
        "hands": [{"sides": [{"points": 90}, {}]}],
    }
    assert read_json(json.dumps(file)).sheet().totals == (90, 0)


def test_a_spreadsheet_sees_points_totals_and_no_formula() -> None:
    rows = list(csv.DictReader(io.StringIO(write_csv(long_pad(0)))))
    hands = [row for row in rows if row["part"] == "hand"]
    assert len(hands) == 6
    for before, after in zip(hands, hands[2:], strict=False):
        assert int(before["total"]) + int(after["points"]) == int(after["total"])
    assert not any(str(value)[:1] in "=+@" for row in rows for value in row.values() if value)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 10**7) | st.text(max_size=8) | st.floats(allow_nan=True),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
IDS = st.sampled_from(
    ["out", "laid", "left", "fines", "natural", "mixed", "sets", "red_threes", "special", "beyond", "x"]
)
SIDE = st.dictionaries(IDS, VALUES | st.sampled_from(["KKK2", "KKK 777", {"groups": {"5": 3}}, [1, 2]]))


EMPTY = [Pad.new({"book": slug, "sides": [["A", "B"], ["C", "D"]]}) for slug in BOOKS]


@given(pad=st.sampled_from(EMPTY), data=st.data())
@settings(max_examples=150)
def test_any_entry_is_read_or_refused(pad: Pad, data: st.DataObject) -> None:
    entry = data.draw(
        st.fixed_dictionaries({"sides": st.lists(SIDE | VALUES, min_size=1, max_size=3)}) | VALUES
    )
    try:
        pad = pad.with_hand(entry)
    except UserError as problem:
        told(problem)
        return
    assert len(pad.sheet().hands) == 1
    assert page(pad.sheet())


@given(
    st.dictionaries(
        st.sampled_from(
            ["book", "options", "house", "sides", "dealer", "target", "totals", "played", "stake"]
        ),
        VALUES | st.sampled_from(["classic", "knee", [["A"], ["B"]], [["A", "C"], ["B", "D"]]]),
    )
    | VALUES
)
def test_any_game_is_read_or_refused(data: Any) -> None:
    try:
        pad = Pad.new(data)
    except UserError as problem:
        told(problem)
    else:
        assert pad.sheet().hands == ()


WRITTEN = {name: write(long_pad(1)) for name, write in (("json", write_json), ("csv", write_csv))}


@pytest.mark.parametrize("name", WRITTEN)
@given(place=st.integers(0, 10**6), cut=st.integers(0, 40), more=st.text(max_size=6))
def test_damaged_files_are_read_or_refused(name: str, place: int, cut: int, more: str) -> None:
    text = WRITTEN[name]
    place %= len(text)
    damaged = text[:place] + more + text[place + cut :]
    try:
        pad = (read_json if name == "json" else read_csv)(damaged, "game")
    except UserError as problem:
        told(problem)
    else:
        pad.sheet()


@pytest.mark.parametrize("source", ["", "null", "[]", "{}", "[" * 100_000, '{"format": "canasta-scorepad"}'])
def test_what_is_no_pad_is_refused(source: str) -> None:
    for read in (read_json, read_csv):
        with pytest.raises(UserError):
            read(source)


def test_a_file_with_a_wrong_hand_names_the_line() -> None:
    text = WRITTEN["csv"]
    with pytest.raises(UserError, match="line 5: hand 7 in place of hand 1"):
        read_csv(text.replace("\nhand,1,", "\nhand,7,", 1), "game")


@pytest.mark.parametrize("row", ["game,0", "game,0,,A,Ana,,,0,,{},more"])
def test_a_row_with_columns_too_few_or_too_many_is_named(row: str) -> None:
    with pytest.raises(UserError, match=r"line 2: .* columns"):
        read_csv(WRITTEN["csv"].split("\n")[0] + f"\n{row}\n", "game")


# --- In the database --------------------------------------------------------------------------------


def test_a_pad_is_the_same_after_reopening(tmp_path: Path) -> None:
    pad = long_pad(2)
    file = tmp_path / "pad.db"
    with Store(file) as store:
        kept = begin(store, {"book": "classic", "sides": [["Ana"], ["Bruno"]]})
        kept.hand({"sides": [{"laid": 100}, {}]})
        kept.typed(0, "1")
        kept.typed(0, "200")
        kept.hand({"sides": [{"laid": 200}, {}]})
        kept.correct(1, {"sides": [{}, {"laid": 50}]})
        kept.strike(2)
        kept.typed(1, "x")
        kept.retype(1, ["a", "b"], {"A.laid": "5"})
        other = begin_with(store, pad)
        assert other.pad == pad
    with Store(file) as store:
        again = load(store, "1")
        assert again.pad.sheet().totals == (0, 50)
        assert again.draft == (1, False, ("a", "b"), {"A.laid": "5"})
        assert [found.id for found in games(store)] == ["2", "1"]
        assert load(store, "2").pad == pad
        again.drop()
        with pytest.raises(UserError, match="no game 7"):
            load(store, "7")
        assert not load(store, "1").draft.begun


def test_a_hand_that_a_correction_has_put_after_the_end_is_taken_over() -> None:
    pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Bruno"]], "target": 1000})
    for points in (500, 100):
        pad = pad.with_hand({"sides": [{"points": points}, {}]})
    pad = pad.corrected(1, {"sides": [{"points": 1100}, {}]})
    assert [hand.counts for hand in pad.sheet().hands] == [True, False]
    with Store(MEMORY) as store:
        assert begin_with(store, pad).pad == pad


def test_two_pads_on_one_game_do_not_overwrite_each_other(tmp_path: Path) -> None:
    file = tmp_path / "pad.db"
    with Store(file) as one, Store(file) as two:
        first = begin(one, {"book": "classic", "sides": [["Ana"], ["Bruno"]]})
        second = load(two, first.id)
        first.hand({"sides": [{"laid": 100}, {}]})
        with pytest.raises(UserError, match="in the meantime"):
            second.hand({"sides": [{"laid": 200}, {}]})
        assert load(two, first.id).pad.sheet().totals == (100, 0)
        assert second.pad.entries == ()


@pytest.mark.parametrize(
    "entries",
    [
        [("hand", {})],
        [("game", None)],
        [("game", {"book": "classic", "sides": [["A"], ["B"]]}), ("hand", 5)],
        [("game", {"book": "classic", "sides": [["A"], ["B"]]}), ("corrected", {})],
        [("game", {"book": "classic", "sides": [["A"], ["B"]]}), ("struck", [])],
        [("game", {"book": "classic", "sides": [["A"], ["B"]]}), ("typed", {"answer": 1, "correcting": 1})],
        [("game", {"book": "classic", "sides": [["A"], ["B"]]}), ("nonsense", None)],
    ],
)
def test_entries_that_make_no_sense_are_a_user_error_and_hide_no_other_game(entries: Any) -> None:
    with Store(MEMORY) as store:
        store.begin(AREA, entries)
        begin(store, {"book": "classic", "sides": [["A"], ["B"]]})
        with pytest.raises(UserError, match="cannot be understood"):
            load(store, "1")
        assert [kept.pad is not None for kept in games(store)].count(True) == 1
