"""Friends, push subscriptions, results, expiry, erasure and games, in a file and in PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from click.testing import CliRunner

from canasta.books import book
from canasta.cli.group import CANASTA
from canasta.match import Match
from canasta.scorepad import sharing
from canasta.scorepad.database import begin as begin_pad
from canasta.scorepad.database import load as load_pad
from canasta.storage import Store
from canasta.storage.accounts import add_account, all_accounts
from canasta.storage.erasure import OPENED, own_streams, wipe
from canasta.storage.expiry import WAIT, due, note_time
from canasta.storage.friends import (
    INVITATIONS,
    RECENT,
    add_friend,
    add_invitation,
    are_friends,
    friends_of,
    have_played,
    invitations_of,
    is_muted,
    recent_players,
    remove_friend,
    remove_invitation,
    requests_by,
    requests_to,
)
from canasta.storage.games import begin, load, unfinished
from canasta.storage.moderation import add_report, mute, reports_of
from canasta.storage.pads import last_entry, own_pad, people_of, role_of, set_role
from canasta.storage.people import (
    Person,
    add_guest,
    delete_person,
    end_sessions,
    find_person,
    owned_tables,
    sessions_of,
)
from canasta.storage.push import PushSubscription, push_key, push_of, remove_push, save_push
from canasta.storage.results import (
    RatingRow,
    ResultRow,
    delete_results,
    drop_deleted_people,
    leader_row,
    leader_rows,
    number_of_leaders,
    number_of_results,
    ratings_in,
    ratings_of,
    result_at,
    results_of,
    save_result,
    took_part,
)
from canasta.storage.saved_texts import save_text
from tests.services import PostgresServer


@pytest.fixture
def store(home: str) -> Iterator[Store]:
    with Store(home) as store:
        yield store


def guests(store: Store, *names: str) -> list[Person]:
    return [add_guest(store, name)[0] for name in names]


def result(store: Store, game: str, people: list[Person], ended: str, number: int = 1) -> None:
    row = ResultRow(game, "x7Yq", number, "classic", ended, f'"{game}"')
    save_result(store, row, [person.id for person in people], {})


# --- Friends and invitations ------------------------------------------------------------------------


def test_friends_ask_accept_and_part(store: Store) -> None:
    ana, bruno, carla = guests(store, "Ana", "Bruno", "Carla")
    add_friend(store, ana.id, bruno.id)
    add_friend(store, ana.id, bruno.id)
    add_friend(store, carla.id, ana.id)
    assert [each.name for each in requests_by(store, ana.id)] == ["Bruno"]
    assert [each.name for each in requests_to(store, ana.id)] == ["Carla"]
    assert not are_friends(store, ana.id, bruno.id)
    add_friend(store, bruno.id, ana.id)
    assert are_friends(store, ana.id, bruno.id)
    (friend,) = friends_of(store, ana.id)
    with store.connection() as connection:
        (latest,) = connection.execute(
            "SELECT max(at) FROM friends WHERE person <> ?", (carla.id,)
        ).fetchone()
    assert (friend.name, friend.at) == ("Bruno", latest)
    mute(store, ana.id, carla.id, True)
    assert requests_to(store, ana.id) == []
    assert is_muted(store, carla.id, ana.id)
    assert remove_friend(store, bruno.id, ana.id)
    assert not remove_friend(store, bruno.id, ana.id)
    assert friends_of(store, ana.id) == []


def test_invitations_are_the_latest_and_not_of_muted_people(store: Store) -> None:
    ana, bruno, carla = guests(store, "Ana", "Bruno", "Carla")
    add_invitation(store, ana.id, "tables/1", bruno.id)
    add_invitation(store, ana.id, "tables/1", carla.id)
    assert [(each.table, each.name) for each in invitations_of(store, ana.id)] == [("tables/1", "Carla")]
    mute(store, ana.id, carla.id, True)
    assert invitations_of(store, ana.id) == []
    assert len(invitations_of(store, ana.id, muted=True)) == 1
    assert remove_invitation(store, ana.id, "tables/1")
    assert not remove_invitation(store, ana.id, "tables/1")
    for number in range(INVITATIONS + 3):
        add_invitation(store, ana.id, f"tables/{number:03}", bruno.id)
    assert len(invitations_of(store, ana.id)) == INVITATIONS
    assert remove_friend(store, bruno.id, ana.id)  # and the invitations with it
    assert invitations_of(store, ana.id) == []


def test_people_met_in_games_are_listed_latest_first(store: Store) -> None:
    ana, *others = guests(store, "Ana", *(f"Guest {number:02}" for number in range(RECENT + 5)))
    for number, other in enumerate(others):
        result(store, f"games/{number}", [ana, other], f"2026-01-{number + 1:02}")
    mute(store, ana.id, others[-1].id, True)
    found = recent_players(store, ana.id)
    assert [each.name for each in found] == [each.name for each in others[-2 : -RECENT - 2 : -1]]
    assert found[0].at == f"2026-01-{len(others) - 1:02}"
    assert have_played(store, ana.id, others[0].id)
    assert not have_played(store, others[0].id, others[1].id)


# --- Push -------------------------------------------------------------------------------------------


def test_a_push_subscription_ends_with_its_session(store: Store) -> None:
    ana, bruno = guests(store, "Ana", "Bruno")
    session = sessions_of(store, ana.id)[0].id
    new = PushSubscription(session, "https://push/1", "public", "secret", "en", "")
    save_push(store, ana.id, new)
    save_push(store, ana.id, new._replace(language="es"))
    assert [each[:5] for each in push_of(store, ana.id)] == [new._replace(language="es")[:5]]
    other = sessions_of(store, bruno.id)[0].id
    save_push(store, bruno.id, new._replace(session=other))  # the same device, another person
    assert push_of(store, ana.id) == []
    save_push(store, ana.id, new._replace(endpoint="https://push/2"))
    end_sessions(store, ana.id)
    assert push_of(store, ana.id) == []
    remove_push(store, other)
    assert push_of(store, bruno.id) == []


def test_the_push_key_is_made_once(store: Store) -> None:
    keys = iter([b"\0first\xff", b"second"])
    assert push_key(store, lambda: next(keys)) == push_key(store, lambda: next(keys)) == b"\0first\xff"


# --- Results ----------------------------------------------------------------------------------------


def test_results_are_found_by_person_book_table_and_number(store: Store) -> None:
    ana, bruno = guests(store, "Ana", "Bruno")
    for number in (1, 2, 3):
        result(store, f"games/{number}", [ana, bruno][: number % 2 + 1], f"2026-0{number}", number)
    assert [facts for facts, _ in results_of(store, ana.id)] == ['"games/3"', '"games/2"', '"games/1"']
    assert results_of(store, ana.id, most=1, first=1) == [('"games/2"', "2026-02")]
    assert results_of(store, ana.id, "boat") == []
    assert (number_of_results(store, ana.id), number_of_results(store, bruno.id, "classic")) == (3, 2)
    assert result_at(store, bruno.id, "x7Yq", 0) == ('"games/3"', "2026-03")
    assert result_at(store, bruno.id, "x7Yq", 1) == ('"games/1"', "2026-01")
    assert result_at(store, bruno.id, "x7Yq", 2) is None
    assert took_part(store, bruno.id, "games/1")
    assert not took_part(store, bruno.id, "games/2")
    delete_person(store, bruno.id)
    save_result(store, ResultRow("games/9", "t", 1, "boat", "2026", ""), [bruno.id, ana.id], {})
    drop_deleted_people(store)
    assert (number_of_results(store, bruno.id), number_of_results(store, ana.id)) == (0, 4)
    delete_results(store)
    assert results_of(store, ana.id) == []


def test_leaders_with_few_games_come_last(store: Store) -> None:
    people = guests(store, "Ana", "Bruno", "Carla", "Dora")
    for person in people[:3]:
        add_account(store, person.id, person.name, "")
    assert [name for name, _, used in all_accounts(store) if used] == ["Ana", "Bruno", "Carla"]
    ratings = dict(
        zip(
            (person.id for person in people),
            [RatingRow(20.0, 1 / 3, 30, 3), RatingRow(25.0, 2.0, 30, 20), RatingRow(50.0, 1.0, 2, 2)],
            strict=False,
        )
    )
    ratings[people[3].id] = RatingRow(90.0, 1.0, 99, 99)  # a guest
    save_result(store, ResultRow("games/1", "t", 1, "boat", "2026", ""), ratings, ratings)
    found = leader_rows(store, "boat", 10, 10)
    assert [(row.name, row.place) for row in found] == [("Bruno", 1), ("Ana", 2), ("Carla", 3)]
    assert found[1].rating == ratings[people[0].id]
    assert leader_rows(store, "boat", 10, 1, 1) == found[1:2]
    assert leader_row(store, "boat", 10, people[2].id) == found[2]
    assert leader_row(store, "boat", 10, people[3].id) is None
    assert (number_of_leaders(store, "boat"), number_of_leaders(store, "knee")) == (3, 0)
    assert ratings_in(store, "boat", [people[0].id, "unknown"]) == {people[0].id: ratings[people[0].id]}
    assert ratings_of(store, people[1].id) == {"boat": ratings[people[1].id]}


# --- Expiry and erasure -----------------------------------------------------------------------------


def test_unused_things_wait_for_running_time(store: Store) -> None:
    day = 86_400.0
    times = [f"2026-01-{number:02}T00:00:00+00:00" for number in (1, 2, 3)]
    assert note_time(store, 0.0, times[0])
    assert due(store, "session", ["a", "b"], WAIT) == []
    for _, time in pairwise(times):
        assert note_time(store, day, time)
    assert due(store, "session", ["b", "c"], WAIT) == ["b"]
    assert not note_time(store, 60.0, "2027-01-01T00:00:00+00:00")
    assert due(store, "session", ["b", "c"], WAIT) == []


def test_what_belongs_to_one_person_goes_with_them(store: Store) -> None:
    ana, bruno = guests(store, "Ana", "Bruno")
    house = save_text(store, "houses", ana.id, "extends ...")
    for number, others in (("1", []), ("2", [bruno])):
        store.append(f"tables/{number}", "table", {"host": ana.id})
        store.set_listed(OPENED + ana.id, f"tables/{number}")
        store.append_all(f"games/{number}", [("game", {})], key="k")
        store.append(f"tables/{number}", "started", {"game": f"games/{number}"})
        for other in others:
            store.append(f"tables/{number}", "sat", {"person": other.id, "place": 1})
        store.append(f"scorepad-of/{ana.id}", "pad", f"scorepad/{number}")
        store.append(f"scorepad/{number}", "game", {})
        own_pad(store, f"scorepad/{number}", ana.id)
    set_role(store, "scorepad/2", bruno.id, "writer")
    add_report(store, "key", "2", bruno, ana, "", [(ana.id, "Ana", "hello")])
    own = own_streams(store, ana.id)
    assert own.tables == {"tables/1": ["games/1"]}
    assert own.houses == [f"houses/{house}"]
    assert len(reports_of(store, ana.id)) == 1
    delete_person(store, ana.id)
    assert find_person(store, ana.id) is None
    assert sorted(stream.name for stream in store.streams()) == [
        "games/2",
        "scorepad-of/" + bruno.id,
        "scorepad/2",
        "tables/2",
    ]
    assert store.number_of("games/1", "k") == 0
    assert role_of(store, "scorepad/2", bruno.id) == "owner"
    assert {"sessions", "accounts", "pads", "friends"} <= set(owned_tables(store))
    assert (wipe(store), wipe(store)) == (True, False)
    assert last_entry(store, "tables/2")[0] == 3


# --- Games and score pads ---------------------------------------------------------------------------


def test_a_game_is_played_on_from_its_stream(home: str) -> None:
    with Store(home) as store:
        kept = begin(store, Match(book("classic"), ["Ana", "Bruno"], bytes(32)))
        kept.match.start_hand()
        for _ in range(20):
            seat = kept.match.actor
            kept.match.act(seat, kept.match.view(seat).legal_actions()[0])
            kept.write()
    with Store(home) as store:
        assert [stream.name for stream in unfinished(store)] == [kept.stream]
        assert load(store, kept.stream).match.entries == kept.match.entries


def test_a_pad_is_kept_and_shared(home: str) -> None:
    with Store(home) as store:
        kept = begin_pad(store, {"book": "classic", "sides": [["Ana"], ["Bruno"]]})
        kept.hand({"sides": [{"laid": 100}, {"laid": 50}]})
        ana = add_guest(store, "Ana")[0]
        set_role(store, kept.stream, ana.id, "asking")
        assert sharing.let_write(store, kept.stream, "Ana") == ana
        assert sharing.people(store, kept.stream) == [(ana, "owner")]
        sharing.stop(store, kept.stream)
        assert people_of(store, kept.stream) == []
    with Store(home) as store:
        assert len(load_pad(store, kept.id).pad.entries) == 1


# --- Commands ---------------------------------------------------------------------------------------


def test_commands_look_at_the_database_that_the_environment_names(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(postgres.url) as store:
        (ana,) = guests(store, "Ana")
        add_account(store, ana.id, "Ana", "a hash")
    monkeypatch.setenv("CANASTA_SERVER_DATABASE", postgres.url)
    done = CliRunner().invoke(CANASTA, ["people"])
    assert done.exit_code == 0, done.output
    assert "Ana" in done.stdout
