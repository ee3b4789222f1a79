"""Hands of people for data sets: only with the consent of everybody at the table, and without names."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from canasta.arena.dataset import SPLITS, Dataset, hands_of_game
from canasta.books import book
from canasta.bots import make_bot
from canasta.cli.group import CANASTA
from canasta.client import Client
from canasta.engine import play_out_step
from canasta.engine.scoring import score, tally, totals
from canasta.match import Match
from canasta.notation import write_record
from canasta.wire.people import Preferences
from tests.serving import Running, keep_game, played, running

PASSWORD = "four red threes"
PATH = "/api/me/preferences"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "server") as found:
        yield found


def person(server: Running, name: str, *, agrees: bool | None = None, account: bool = True) -> Client:
    client = Client(server.address, name=name)
    if account:
        client.make_account(PASSWORD, name)
    if agrees is not None:
        client.call("PUT", PATH, Preferences, Preferences(research=agrees))
    return client


def game(slug: str = "classic") -> str:
    return write_record(played(slug, target=500))


def export(folder: Path, *words: str) -> Result:
    options = ["--server-data", str(folder.parent / "server"), "--players", "2", *words]
    return CliRunner().invoke(CANASTA, ["dataset", str(folder), *options])


def test_consent_is_off_by_default_and_changes_only_when_the_person_changes_it(server: Running) -> None:
    ana = person(server, "Ana")
    assert ana.call("GET", PATH, Preferences) == Preferences()
    assert ana.call("PUT", PATH, Preferences, Preferences(research=True, theme="day")).research is True
    # Another device saves its settings, without a word about this.
    kept = ana.call("PUT", PATH, Preferences, Preferences(theme="evening"))
    assert kept == Preferences(research=True, theme="evening")
    assert ana.export().preferences.research is True
    assert ana.call("PUT", PATH, Preferences, Preferences(research=False)).research is False
    assert ana.call("PUT", PATH, Preferences, Preferences(sound=True)).research is False


def test_a_game_is_written_if_everybody_at_the_table_has_agreed(server: Running, tmp_path: Path) -> None:
    ana, ben = (person(server, name, agrees=True) for name in ("Anamaria", "Benvolio"))
    keep_game(server, [ana, ben], game())
    keep_game(server, [ana], game("boat"))
    result = export(tmp_path / "out")
    assert result.exit_code == 0, result.stderr
    data = Dataset(tmp_path / "out")
    match = played("classic", target=500)
    hands = [hand for split in SPLITS for hand in data.hands(split)]
    assert len(hands) == len(match.history) == data.order.hands
    assert {hand.points for hand in hands} == {found.points for found in match.history}
    assert all(hand.bots == (0, 0) for hand in hands)
    assert sum(1 for split in SPLITS for _ in data.decisions(split)) == sum(
        len(hand.actions) for hand in hands
    )
    # The files name neither people nor tables nor days.
    found = b"".join(path.read_bytes() for path in (tmp_path / "out").iterdir())
    for secret in ("Anamaria", "Benvolio", ana.person.id, ben.person.id, "2026", match.names[0]):
        assert secret.encode() not in found
    assert "0 is a person" in (tmp_path / "out" / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("other", ["silent", "against", "guest", "withdrawn", "deleted"])
def test_one_person_who_has_not_agreed_is_enough(server: Running, tmp_path: Path, other: str) -> None:
    ana = person(server, "Ana", agrees=True)
    agrees = {"silent": None, "against": False}.get(other, True)
    ben = person(server, "Ben", agrees=agrees, account=other != "guest")
    keep_game(server, [ana, ben], game())
    if other == "withdrawn":
        assert export(tmp_path / "before").exit_code == 0
        ben.call("PUT", PATH, Preferences, Preferences(research=False))
    elif other == "deleted":
        ben.delete_me()
    result = export(tmp_path / "out")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("canasta: Found no hands to write"), result.stderr
    assert not (tmp_path / "out").exists()


def test_bots_at_the_table_are_told_from_people(server: Running, tmp_path: Path) -> None:
    ana = person(server, "Ana", agrees=True)
    keep_game(server, [ana], game())
    assert export(tmp_path / "out").exit_code == 0
    data = Dataset(tmp_path / "out")
    kinds = {data.order.bots[kind] for hand in data.hands() for kind in hand.bots}
    assert kinds == {"person", "club"}


def test_games_of_bots_alone_and_of_other_rules_are_left_out(server: Running, tmp_path: Path) -> None:
    ana = person(server, "Ana", agrees=True)
    keep_game(server, [ana], game("caliente"))
    assert export(tmp_path / "out").exit_code == 2
    assert export(tmp_path / "out", "--book", "caliente", "--option", "always_frozen").exit_code == 2
    assert export(tmp_path / "out", "--book", "caliente").exit_code == 0
    again = export(tmp_path / "out", "--book", "caliente")
    assert again.exit_code == 2
    assert "has another data set" in again.stderr


@pytest.mark.parametrize("words", [["--bot", "club"], ["--hands", "9"], ["--seed", "x"], ["--think", "9"]])
def test_what_is_only_for_bots_is_refused(tmp_path: Path, words: list[str]) -> None:
    result = export(tmp_path / "out", *words)
    assert result.exit_code == 2
    assert "With --server-data, hands come from the server's games" in result.stderr


@pytest.mark.parametrize("slug", ["classic", "caliente", "boat"])
def test_stored_hands_of_a_game_come_to_their_result(slug: str) -> None:
    match = played(slug, target=500)
    hands = list(hands_of_game(match, [0, 1]))
    assert hands
    for hand in hands:
        state = hand.state(match.setup)
        for action in hand.actions:
            play_out_step(state, action)
        assert tuple(totals(score(match.setup.book, tally(state)), 2)) == hand.points
        result = match.history[hand.number - 1]
        assert (hand.points, hand.out, hand.dealer) == (result.points, result.out, result.dealer)
        assert hand.bots == result.seats


def test_hands_with_something_taken_back_are_left_out() -> None:
    match = Match(book("classic"), ["Ana", "Ben"], bytes(32), target=500)
    bots = [make_bot("simple", number) for number in range(2)]
    undone = 0
    while not match.over:
        match.start_hand()
        while match.actor >= 0:
            seat = match.actor
            match.act(seat, bots[seat].choose(match.view(seat)))
            if not undone and match.can_undo():
                match.undo(seat)
                undone = match.number
    assert undone
    numbers = [hand.number for hand in hands_of_game(match, [0, 0])]
    assert numbers == [found.number for found in match.history if found.number != undone]


def test_the_schema_says_that_people_played(server: Running, tmp_path: Path) -> None:
    keep_game(server, [person(server, "Ana", agrees=True)], game())
    assert export(tmp_path / "out").exit_code == 0
    schema = json.loads((tmp_path / "out" / "schema.json").read_bytes())
    assert schema["people"] is True
    assert schema["bots"][0] == "person"
