"""Whole games at the terminal: every book, every number of players, every option."""

import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from canasta.books import book
from canasta.jobs import Variant, all_variants
from canasta.notation import verify_record
from canasta.tui.saved_games import VARIABLE
from tests.persons import Person, only_record, sit_down


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep tests away from the user's own records."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "records"))
    return tmp_path / "records"


def table(variant: Variant, *, plain: bool) -> Any:
    """Return a variant in one style; the ordinary run has only one of those with very many cards."""
    marks = [pytest.mark.long] if variant.book == "knee" and (variant.players > 4 or plain) else []
    return pytest.param(variant, plain, id=f"{variant}-{'plain' if plain else 'drawn'}", marks=marks)


#: Every book, number of players and option in one style or the other, each book in both.
GAMES = [
    table(variant, plain=(variant.players + len(variant.options)) % 2 == 1)
    for variant in all_variants()
    if len(variant.options) < 2 or variant.options[1:] == ("always_frozen", "extra_deck_three_sides")
] + [table(variant, plain=True) for variant in all_variants() if variant.players == 4 and not variant.options]


@pytest.mark.parametrize(("variant", "plain"), GAMES)
def test_a_whole_game_can_be_played(variant: Variant, plain: bool, folder: Path) -> None:
    person = Person(number=variant.players)
    by_hands = bool(book(variant.book).hands)
    assert (
        sit_down(
            person,
            players=variant.players,
            book=variant.book,
            options=variant.options,
            plain=plain,
            seed=f"game {variant.players}",
            target=None if by_hands else 300,
            shuffle=True,
        )
        == 0
    )
    shown = person.shown
    assert re.search("wins?|victory", shown)
    assert "Verified:" in shown
    assert "Cannot understand" not in shown
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
