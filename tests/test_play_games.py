"""Whole games at the terminal: every book, every number of players, every option."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from canasta.books import book
from canasta.jobs import Way, ways_to_play
from canasta.notation import verify_record
from canasta.tui.saving import VARIABLE
from tests.persons import Person, only_record, sit_down


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the user's own records."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


def table(way: Way, *, plain: bool) -> Any:
    """Return a variant in one style; the ordinary run has only one of those with very many cards."""
    marks = [pytest.mark.long] if way.book == "knee" and (way.players > 4 or plain) else []
    return pytest.param(way, plain, id=f"{way}-{'plain' if plain else 'drawn'}", marks=marks)


#: Every book, number of players and option in one style or the other, each book in both.
GAMES = [
    table(way, plain=(way.players + len(way.options)) % 2 == 1)
    for way in ways_to_play()
    if len(way.options) < 2 or way.options[1:] == ("always_frozen", "extra_deck_three_sides")
] + [table(way, plain=True) for way in ways_to_play() if way.players == 4 and not way.options]


@pytest.mark.parametrize(("way", "plain"), GAMES)
def test_a_whole_game_can_be_played(way: Way, plain: bool, folder: Path) -> None:
    person = Person(number=way.players)
    by_hands = bool(book(way.book).hands)
    assert (
        sit_down(
            person,
            players=way.players,
            book=way.book,
            options=way.options,
            plain=plain,
            seed=f"game {way.players}",
            target=None if by_hands else 300,
            shuffle=True,
        )
        == 0
    )
    shown = person.shown
    assert re.search("wins?|victory", shown)
    assert "Checked:" in shown
    assert "not understood" not in shown
    assert "{" not in shown
    path = only_record(folder)
    assert str(path) in shown
    proved = verify_record(path.read_text(encoding="utf-8"))
    assert proved.ok
    assert proved.ended == "won"
    commitment = re.search(r"^[0-9a-f]{64}$", shown, re.MULTILINE)
    assert commitment is not None
    assert f"commitment: {commitment.group()}" in path.read_text(encoding="utf-8")
    wide = [line for line in shown.splitlines() if cell_len(line.rstrip()) > 80]
    assert all(re.search(r"[0-9a-f]{64}|" + re.escape(str(folder)), line) for line in wide)
