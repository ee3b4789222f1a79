"""Which games are rated and for whom, according to docs/ratings.md: from facts of games, and on a server."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from canasta.books import BOOKS
from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError
from canasta.match import Match
from canasta.notation import write_record
from canasta.server.evenings.round_rules import new_online_table
from canasta.server.results.index import FinishedGame, add_result, games_of, ratings_of, rebuild
from canasta.server.results.ratings import BOTS, Rating, rated_by, unrated_for
from canasta.server.results.summary import GameSummary, PlayerSummary
from canasta.server.tables.rules import differs_in_length_only, rules_of, unrated_because
from canasta.storage import Store
from canasta.wire import protocol
from canasta.wire.evenings import EveningSettings
from canasta.wire.results import History
from canasta.wire.tables import NewTable
from tests.serving import Running, hear_until, keep_game, played, running, seated, wait_for
from tests.test_server_results import all_rows

pytestmark = pytest.mark.homes

REDEAL = "improper_deal found=before_all_turns"


# --- From facts -------------------------------------------------------------------------------------


def player(name: str, side: int, **more: Any) -> PlayerSummary:
    person = "" if name in BOTS else name
    facts: dict[str, Any] = {"turns": 10, "whole": 2, "bot": "" if person else name, **more}
    return PlayerSummary(name, side, person, **facts)


def game(*players: PlayerSummary, **more: Any) -> GameSummary:
    facts: dict[str, Any] = {"winners": [0], "target": 5000, **more}
    sides = max(each.side for each in players) + 1
    return GameSummary("games/1", "t", 1, "classic", list(players), [5000, 4000, 3000][:sides], **facts)


def outcome(facts: GameSummary) -> dict[str, str]:
    """Return for whom a game counts, and as what."""
    return {person: "win" if rating.won else "loss" for person, rating in rated_by(facts, {}).items()}


DUEL = (player("ana", 0), player("ben", 1))
ALONE = (player("ana", 0), player("club", 1))
PAIRS = (player("ana", 0), player("ben", 1), player("carla", 0), player("dora", 1))


@pytest.mark.parametrize(
    ("facts", "expected"),
    [
        (game(*DUEL), {"ana": "win", "ben": "loss"}),
        (game(*ALONE), {"ana": "win"}),
        (game(player("club", 0), player("simple", 1)), {}),
        # Games that are never rated.
        (game(*DUEL, house="ours"), {}),
        (game(*DUEL, placed=True), {}),
        (game(*DUEL, short=True), {}),
        (game(*DUEL, refereed=True), {}),
        # A club decides how long a game is, but not by whom and how it is played.
        (game(*DUEL, house="evening", by_club=True), {"ana": "win", "ben": "loss"}),
        (game(*DUEL, house="evening", by_club=True, directed=True), {}),
        (game(*DUEL, house="evening", by_club=True, winners=[], abandoned=True), {}),
        (game(*ALONE, house="evening", by_club=True, winners=[], abandoned=True), {}),
        (game(*DUEL, house="evening", by_club=True, refereed=True), {}),
        # Help: a win with it does not count, a loss in spite of it does.
        (game(*DUEL, assisted=[0]), {}),
        (game(*DUEL, assisted=[1]), {"ana": "win", "ben": "loss"}),
        (game(*DUEL, assisted=[0, 1]), {}),
        (game(*ALONE, assisted=[0]), {}),
        (game(*ALONE, assisted=[0], winners=[1]), {"ana": "loss"}),
        # Bots that stand in for people.
        (game(player("ana", 0, whole=0), player("ben", 1)), {"ben": "loss"}),
        (game(player("ana", 0, away=5), player("ben", 1)), {"ana": "win", "ben": "loss"}),
        (game(player("ana", 0, away=6, stand_in="club"), player("ben", 1)), {"ben": "loss"}),
        (game(player("ana", 0, late=6, stand_in="club"), player("ben", 1)), {"ben": "loss"}),
        (
            game(player("ana", 0, away=3, late=3, stand_in="club"), player("ben", 1), winners=[1]),
            {"ana": "loss", "ben": "win"},
        ),
        (
            game(*PAIRS[:2], player("carla", 0, away=9, stand_in="club"), PAIRS[3], winners=[1]),
            {"ben": "win", "carla": "loss", "dora": "win"},
        ),
        (
            game(*PAIRS[:2], player("carla", 0, away=9, stand_in="club"), PAIRS[3]),
            {"ana": "win", "ben": "loss", "dora": "loss"},
        ),
        # Games that are broken off.
        (game(*DUEL, winners=[], abandoned=True), {}),
        (game(*ALONE, winners=[], abandoned=True), {"ana": "loss"}),
        (game(player("ana", 0, whole=0), player("club", 1), winners=[], abandoned=True), {}),
        (game(*ALONE, winners=[], abandoned=True, short=True), {}),
        (game(*ALONE, winners=[], abandoned=True, assisted=[0]), {"ana": "loss"}),
        # The host ends a game that others play, or removes one of them.
        (game(*DUEL, winners=[], abandoned=True, resigned="ana"), {"ana": "loss", "ben": "win"}),
        (
            game(*PAIRS, winners=[], abandoned=True, resigned="ana"),
            {"ana": "loss", "ben": "win", "dora": "win"},
        ),
        (game(player("ana", 0, whole=0), DUEL[1], winners=[], resigned="ana"), {"ben": "win"}),
        (game(player("ana", 0), player("club", 1), winners=[0], resigned="ana"), {"ana": "loss"}),
        (game(*PAIRS, winners=[0], resigned="ana"), {"ana": "loss"}),
    ],
)
def test_for_whom_a_game_counts(facts: GameSummary, expected: dict[str, str]) -> None:
    assert outcome(facts) == expected
    assert outcome(facts) == expected  # which does not change the facts


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        (game(*DUEL), ""),
        (game(*ALONE, winners=[1]), ""),
        (game(*DUEL, house="ours"), "house"),
        (game(*DUEL, placed=True), "position"),
        (game(*DUEL, short=True, target=5), "short"),
        (game(*DUEL, refereed=True), "referee"),
        (game(*DUEL, house="evening", by_club=True), ""),
        (game(*DUEL, house="evening", by_club=True, directed=True), "director"),
        (game(*DUEL, house="evening", by_club=True, winners=[], abandoned=True), "round"),
        (game(player("ana", 0, whole=0), DUEL[1], house="evening", by_club=True), "no_hand"),
        # Every hand had a time-out, or the player was away in it.
        (game(player("ana", 0, whole=0, late=2), DUEL[1]), "no_hand"),
        (game(player("ana", 0, whole=0, late=9), DUEL[1], winners=[1]), "no_hand"),
        (game(*DUEL, assisted=[0]), "help"),
        (game(player("ana", 0, away=6, stand_in="club"), DUEL[1]), "absent"),
        (
            game(PAIRS[0], PAIRS[1], player("carla", 0, away=9, stand_in="club"), PAIRS[3], winners=[1]),
            "partner",
        ),
        (game(*DUEL, winners=[], abandoned=True), "agreed"),
        (game(*PAIRS, winners=[], abandoned=True, resigned="carla"), "host"),
    ],
)
def test_a_player_learns_why_a_game_is_not_rated(facts: GameSummary, why: str) -> None:
    assert unrated_for(facts, "ana") == why
    assert ("ana" in rated_by(facts, {})) == (why == "")


@pytest.mark.parametrize(
    ("new", "why"),
    [
        (NewTable(), ""),
        (NewTable(target=6000), ""),
        (NewTable(book="knee"), ""),
        (NewTable(target=5), "short"),
        (NewTable(book="caliente", options=["caliente_cards"], target=5000), ""),
        (NewTable(book="classic-to-8500"), "house"),
        (NewTable(irregularities="referee", may_rule="host"), "referee"),
    ],
)
def test_a_table_says_beforehand_whether_its_games_are_rated(new: NewTable, why: str) -> None:
    assert unrated_because(new, rules_of(new)) == why


@pytest.mark.parametrize("book", list(BOOKS))
def test_a_club_decides_how_long_a_game_by_a_book_is(book: str) -> None:
    options = [option.name for option in BOOKS[book].options][:1]
    new = new_online_table(EveningSettings(book=book, options=options, hands=2))
    rules = rules_of(new)
    assert (rules.hands, rules.chosen) == (2, tuple(options))
    assert differs_in_length_only(rules)
    assert (unrated_because(new, rules, by_club=True), unrated_because(new, rules)) == ("", "house")


@pytest.mark.parametrize("house", ["classic-to-8500", "classic-one-natural"])
def test_a_house_rule_of_a_club_is_another_game(house: str) -> None:
    assert not differs_in_length_only(rules_of(new_online_table(EveningSettings(house=house))))


def test_a_seat_that_a_bot_played_counts_as_a_bot_for_the_others() -> None:
    known = {"ana": Rating(40.0, 1.0, 50), "ben": Rating(25.0, 3.0, 50)}
    against = {
        level: rated_by(game(player("ana", 0, away=9, stand_in=level), player("ben", 1), winners=[1]), known)[
            "ben"
        ].mu
        for level in ("random", "champion")
    }
    herself = rated_by(game(*DUEL, winners=[1]), known)["ben"].mu
    assert 25 < against["random"] < against["champion"] < herself


def test_facts_that_were_written_before_can_be_read(home: str) -> None:
    with Store(home) as store:
        add_result(store, FinishedGame(game(*DUEL), "2026-01-01"))
        with store.writing() as connection:
            connection.execute("UPDATE results SET facts = replace(facts, '{', '{\"helped\":true,')")
        (found,) = games_of(store, "ana")
        assert found.facts.winners == [0]


# --- From the streams -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def redealt(match: Match) -> None:
    """Deal the first hand again, as often as a player alone with bots would like."""
    for _ in range(24 if match.hand_number == 1 else 0):
        for seat in range(match.setup.seats):
            match.agree(seat)
        match.referee(REDEAL)


def looked(match: Match) -> None:
    """Look at the card that would be drawn, three times."""
    for _ in range(3 if match.hand_number == 1 else 0):
        seat = match.actor
        match.act(seat, match.view(seat).legal_actions()[0])
        for other in range(match.setup.seats):
            if other != seat:
                match.agree(other)
        match.take_back(seat, 1)


def nothing(_match: Match) -> None:
    """Play as usual."""


@pytest.mark.parametrize(
    ("doing", "counted"), [(redealt, ["loss"]), (looked, ["loss"]), (nothing, ["loss", "win"])]
)
def test_redeals_and_looks_at_a_card_win_no_rating(
    doing: Callable[[Match], None], counted: list[str], server: Running
) -> None:
    """A person plays against a bot, once at each of the two seats: one of them wins."""
    record = write_record(played("classic", before=doing))
    people = [Client(server.address, name="Ana"), Client(server.address, name="Bruno")]
    keep_game(server, [people[0], None], record)
    keep_game(server, [None, people[1]], record)
    assert counts(server, people) == counted


def test_short_games_are_not_rated_and_longer_ones_are(server: Running) -> None:
    for target, counted in ((5, []), (4995, []), (5000, ["loss", "win"]), (6000, ["loss", "win"])):
        people = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
        keep_game(server, people, write_record(played("classic", target=target)))
        assert counts(server, people) == counted


def test_what_bots_play_for_people_is_counted_turn_by_turn(server: Running) -> None:
    """Out of time in the first hand, and present afterwards: the others play a whole hand, and most turns."""

    def late(match: Match) -> None:
        if match.hand_number == 1:
            match.note(match.actor, "time")

    people = [Client(server.address, name=name) for name in ("Ana", "Bruno")]
    table = keep_game(server, people, write_record(played("classic", before=late)))
    assert counts(server, people) == ["loss", "win"]
    with server.store() as store:
        (ended,) = games_of(store, people[0].person.id)
    assert ended.facts.table == table
    assert sorted(each.late for each in ended.facts.players) == [0, 1]
    assert sorted(ended.facts.hands - each.whole for each in ended.facts.players) == [0, 1]


def counts(server: Running, people: list[Client]) -> list[str]:
    """Return as what the games of some people count, recomputed."""
    with server.store() as store:
        rebuild(store)
        rows = all_rows(store)
        rebuild(store)
        assert all_rows(store) == rows
        found = [ratings_of(store, each.person.id).get("classic") for each in people]
    return sorted("win" if rating.won else "loss" for rating in found if rating)


# --- On a server ------------------------------------------------------------------------------------


@pytest.fixture
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Run a server, and check at the end that recomputed ratings are the same."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found
        with found.store() as store:
            rows = all_rows(store)
            assert rows["results"]
            rebuild(store)
            assert all_rows(store) == rows


def rated(server: Running, client: Client) -> str:
    """Return as what the only game of a person counts, if it does."""
    (past,) = client.call("GET", "/api/me/games", History).games
    with server.store() as store:
        (rating,) = ratings_of(store, client.person.id).values() or [None]
    assert past.rated == (rating is not None) == (past.unrated == "")
    return "" if rating is None else "win" if rating.won else "loss"


def play_a_hand(seats: list[Seat]) -> None:
    """Let bots play the first hand for some clients."""
    threads = [
        threading.Thread(target=partial(seat.play, make_bot("simple", number), hands=1))
        for number, seat in enumerate(seats)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
        assert not thread.is_alive()


def test_a_host_who_closes_a_game_that_another_person_plays_has_lost_it(live: Running) -> None:
    ana, bruno = seats = seated(live, 2, between=3600)
    with ana, bruno:
        ana.start()
        play_a_hand(seats)
        ana.do(protocol.Abandon(key="end"))
        bruno.do(protocol.AnswerProposal(key="no", yes=False))
        ana.do(protocol.Close(key="c"))
        assert (rated(live, ana.client), rated(live, bruno.client)) == ("loss", "win")
        assert live.info(ana.table).status == "closed"


def test_a_game_that_is_closed_in_its_first_hand_counts_for_nobody(live: Running) -> None:
    ana, bruno = seated(live, 2)
    with ana, bruno:
        ana.start()
        for seat in (ana, bruno):
            hear_until(seat, protocol.GameInfo)
        ana.do(protocol.Close(key="c"))
        assert (rated(live, ana.client), rated(live, bruno.client)) == ("", "")


def test_a_game_that_all_agree_to_end_counts_for_nobody(live: Running) -> None:
    ana, bruno = seats = seated(live, 2, between=3600)
    with ana, bruno:
        ana.start()
        play_a_hand(seats)
        for seat in seats:
            seat.do(protocol.Abandon(key="a"))
        assert (rated(live, ana.client), rated(live, bruno.client)) == ("", "")


def test_a_host_may_close_a_game_that_the_others_have_left(live: Running) -> None:
    ana, bruno = seats = seated(live, 2, between=3600)
    with ana, bruno:
        ana.start()
        play_a_hand(seats)
        bruno.do(protocol.Stand(key="s"))
        ana.do(protocol.Close(key="c"))
        assert (rated(live, ana.client), rated(live, bruno.client)) == ("", "")


@pytest.mark.parametrize("command", [protocol.Close(key="c"), protocol.Abandon(key="a")])
def test_a_game_against_bots_alone_is_lost_by_ending_it(command: protocol.AnyCommand, live: Running) -> None:
    (ana,) = seats = seated(live, 1, players=2, between=3600)
    with ana:
        ana.start(bots="simple")
        play_a_hand(seats)
        ana.do(command)
        assert rated(live, ana.client) == "loss"


def test_a_game_against_bots_that_nobody_comes_back_to_is_lost_also_from_a_pause(live: Running) -> None:
    (ana,) = seats = seated(live, 1, players=2, between=3600)
    with ana:
        ana.start(bots="simple")
        play_a_hand(seats)
        ana.do(protocol.Pause(key="p", on=True))
        live.wait_for(live.table(ana.table).break_off())
        assert rated(live, ana.client) == "loss"


@pytest.mark.parametrize(
    "command", [protocol.Remove(key="r", place=2), protocol.Bot(key="r", place=2, level="random")]
)
def test_a_host_who_removes_a_player_from_the_game_has_lost_it(
    command: protocol.AnyCommand, live: Running
) -> None:
    """Even if it is won in the end, against whatever bot the host has chosen."""
    ana, bruno = seats = seated(live, 2, between=3600)
    with ana, bruno:
        ana.start()
        play_a_hand(seats)
        ana.do(command)
        ana.do(protocol.Close(key="c"))
        assert rated(live, ana.client) == "loss"
        assert bruno.client.call("GET", "/api/me/games", History).games == []


def test_a_host_who_looks_on_cannot_close_the_game_of_others(live: Running) -> None:
    host = Client(live.address, name="Hugo")
    table = host.open_table(players=2, public=True, between=0)
    seats = [Client(live.address, name=name).join(table.id) for name in ("Ana", "Bruno")]
    for seat in seats:
        seat.sit()
    host.do(table.id, protocol.Start(key="s"))
    for seat in seats:
        hear_until(seat, protocol.GameInfo)
    with pytest.raises(ServerError) as problem:
        host.do(table.id, protocol.Close(key="c"))
    assert problem.value.error == "server.people_play"
    assert live.info(table.id).status == "playing"
    for seat in seats:
        seat.close()
    wait_for(lambda: not live.inside(live.table(table.id).subscriptions.present))
    host.do(table.id, protocol.Close(key="d"))
    assert live.info(table.id).status == "closed"


def test_a_whole_game_counts_as_it_came_out(live: Running) -> None:
    (ana,) = seated(live, 1, players=4, book="knee")
    with ana:
        ana.start(bots="simple")
        ana.play(make_bot("simple", 1))
        (past,) = ana.client.call("GET", "/api/me/games", History).games
        assert rated(live, ana.client) == ("win" if past.won else "loss")
