"""A player is not charged for a game that their partner has left."""

from __future__ import annotations

import msgspec

from canasta.engine import legal_actions
from canasta.match import Match
from canasta.server.results.index import FinishedGame, add_result
from canasta.server.results.summary import GameSummary, PlayerSummary, _add_turns
from canasta.storage import MEMORY, Store
from tests.records.player import in_play, new_match


def rated(away: int) -> set[str]:
    """Return who is rated after a game that Ana and Carla lost, with Carla away in some of ten turns."""
    names = ("Ana", "Bruno", "Carla", "Dora")
    players = [
        PlayerSummary(name, place % 2, name.lower(), turns=10, whole=1) for place, name in enumerate(names)
    ]
    players[2].away = away
    facts = GameSummary("games/1", "t", 1, "classic", players, [0, 5000], winners=[1])
    with Store(MEMORY) as store:
        add_result(store, FinishedGame(facts, "2026-01-01T00:00:00.000+00:00"))
        with store.connection() as connection:
            return {row[0] for row in connection.execute("SELECT person FROM ratings")}


def test_who_has_done_nothing_has_nothing_and_nothing_is_written_of_it() -> None:
    written = {"name": "Ana", "side": 0}
    assert msgspec.to_builtins(PlayerSummary("Ana", 0)) == written
    facts = msgspec.structs.asdict(PlayerSummary("Ana", 0))
    numbers = {name for name, value in facts.items() if value == 0}
    assert numbers >= {"hands", "points", "natural", "mixed", "wild", "melds", "meld_turns", "takes"}


def test_who_was_left_alone_is_not_charged_with_the_loss() -> None:
    assert rated(away=2) == {"ana", "bruno", "carla", "dora"}
    assert rated(away=8) == {"bruno", "carla", "dora"}


def test_turns_are_counted_and_those_of_a_bot_in_somebodys_place() -> None:
    match: Match = new_match(2, "left", 10**6)
    match.start_hand()
    turns, gone = 0, 0
    while in_play(match) and turns < 20:
        assert match.state is not None
        if match.state.part == 0 and match.actor == 0:
            match.note(0, "away")
            gone += 1
        before = match.state.turn
        match.act(match.actor, legal_actions(match.state)[-1])
        turns += match.state.turn != before
    players = [PlayerSummary(name, side) for side, name in enumerate(match.names)]
    _add_turns(match, players)
    place = match.seats[0]
    assert players[place].away == gone > 0
    assert sum(player.turns for player in players) in (turns, turns + 1)
    assert players[1 - place].away == 0
