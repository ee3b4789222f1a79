"""Requests to a table and its clock: decided without a server, from entries alone."""

from __future__ import annotations

from typing import Any

import pytest

from canasta.messages import UserError
from canasta.server.tables.clock import Clock, TimeLeft, turn_of
from canasta.server.tables.game import LiveGame
from canasta.server.tables.indexes import listings
from canasta.server.tables.room import Room, first_entry
from canasta.server.tables.scheduler import deal_next
from canasta.storage import MEMORY, Store
from canasta.storage.games import begin
from canasta.storage.people import Person
from canasta.wire.tables import NewTable
from tests.records.player import new_match

ANA, BRUNO, CARLA, ZOE = (Person(id, id.title(), "") for id in ("ana", "bruno", "carla", "zoe"))


def room_of(*people: Person, **new: Any) -> Room:
    """Return a table for four with these players in adjacent seats, the first of them its host."""
    room = Room("t", [])
    room.fold(*first_entry(people[0].id, NewTable(players=4, **new)))
    for person in people:
        fold(room, room.sit(person, None, room.invite))
    return room


def fold(room: Room, entries: Any) -> list[Any]:
    for kind, payload in entries:
        room.fold(kind, payload)
    return list(entries)


def begun(room: Room) -> Room:
    fold(room, [*room.fill_with_bots("simple"), ("started", {"game": "games/1"})])
    return room


# --- Seats ------------------------------------------------------------------------------------------


def test_places_are_taken_in_their_order_or_by_number() -> None:
    room = room_of(ANA, BRUNO)
    assert [chair.person for chair in room.chairs] == ["ana", "bruno", "", ""]
    assert fold(room, room.sit(CARLA, 4, room.invite))[0][1]["place"] == 3
    assert [room.within(place) for place in (1, 4)] == [0, 3]
    for place in (0, 5):
        with pytest.raises(UserError, match=f"no place {place}"):
            room.sit(ZOE, place, room.invite)
    with pytest.raises(UserError, match="taken"):
        room.sit(ZOE, 4, room.invite)
    fold(room, room.sit(ZOE, None, room.invite))
    with pytest.raises(UserError, match="All places"):
        room.sit(Person("eva", "Eva", ""), None, room.invite)


def test_whoever_sits_there_may_stand_up_at_the_first_place_too() -> None:
    room = room_of(ANA, BRUNO)
    with pytest.raises(UserError):
        room.stand("zoe")
    assert room.stand("ana") == [("stood", {"place": 0}), ("host", {"person": "bruno"})]
    assert room.stand("bruno") == [("stood", {"place": 1})]


def test_who_has_stood_up_in_a_game_is_not_its_next_host() -> None:
    room = begun(room_of(ANA, BRUNO, CARLA))
    fold(room, room.stand("bruno"))
    assert room.stand("ana")[1:] == [("host", {"person": "carla"})]


@pytest.mark.parametrize("place", range(2))
def test_in_place_of_somebody_who_is_deleted_a_bot_plays_on_under_another_name(place: int) -> None:
    room = begun(room_of(ANA, BRUNO))
    gone = (ANA, BRUNO)[place]
    kinds = [kind for kind, _ in fold(room, room.depart(gone.id))]
    assert kinds == ["replaced", "renamed", *(["host"] if gone is ANA else [])]
    assert (room.chairs[place].person, room.chairs[place].bot) == ("", room.new.stand_in)
    assert room.chairs[place].name != gone.name
    assert room.depart("zoe") == []


def test_a_table_closes_with_its_last_person_once() -> None:
    room = room_of(ANA)
    assert room.depart("zoe") == []
    assert fold(room, room.depart("ana")) == [("stood", {"place": 0}), ("closed", {})]
    assert room.depart("ana") == []
    waiting = room_of(ANA, BRUNO)
    assert waiting.depart("bruno") == [("stood", {"place": 1})]


def test_a_table_is_found_by_who_sits_there_by_its_host_and_in_the_lobby() -> None:
    room = room_of(ANA, BRUNO)
    assert listings(room, room.sit(CARLA, None, room.invite)) == [("sitting/carla", True)]
    assert listings(room, room.stand("bruno")) == [("sitting/bruno", False)]
    assert listings(room, [("settings", {"public": True})]) == [("lobby", True)]
    assert listings(room, [("settings", {"chat": False})]) == []
    assert listings(room, [("host", {"person": "bruno"})]) == [
        ("hosting/ana", False),
        ("hosting/bruno", True),
    ]
    gone = {name for name, wanted in listings(room, [("closed", {})]) if not wanted}
    assert gone >= {"lobby", "hosting/ana", "sitting/ana", "sitting/bruno"}


def test_who_is_replaced_by_the_host_is_remembered_and_who_left_before_is_not() -> None:
    room = begun(room_of(ANA, BRUNO, CARLA))
    fold(room, room.stand("bruno"))
    for place in (2, 3):
        fold(room, room.remove("ana", place))
    assert room.removed == {2}
    assert [chair.replaced for chair in room.chairs] == [False, True, True, False]


# --- Admission --------------------------------------------------------------------------------------


def test_a_private_table_is_for_its_host_its_players_and_who_is_invited() -> None:
    room = room_of(ANA, BRUNO)
    fold(room, room.stand("ana"))  # Bruno is the host now
    assert [room.may_enter(person, "") for person in ("ana", "bruno", "zoe")] == [False, True, False]
    assert room.may_enter("zoe", room.invite)
    with pytest.raises(UserError):
        room.sit(ZOE, None, "wrong")
    fold(room, room.sit(ANA, None, room.invite))
    fold(room, [("stood", {"place": 1})])
    assert room.may_enter("bruno", "")  # its host, seated or not


def test_a_public_table_is_for_everybody_but_who_was_removed() -> None:
    room = room_of(ANA, BRUNO, public=True)
    assert room.may_enter("zoe", "")
    fold(room, room.remove("ana", 2))
    assert not room.may_enter("bruno", "")
    assert room.may_enter("zoe", "")


@pytest.mark.parametrize("onlookers", [True, False])
def test_strangers_look_on_before_a_game_and_then_where_the_table_has_it_so(onlookers: bool) -> None:
    room = room_of(ANA, BRUNO, public=True, onlookers=onlookers)
    assert room.may_look("zoe", "")
    begun(room)
    assert room.may_look("zoe", "") is onlookers
    assert room.may_look("bruno", "")


# --- The clock --------------------------------------------------------------------------------------


def timed() -> Room:
    return begun(room_of(ANA, BRUNO, turn_time=10, bank_time=60))


def test_a_turn_is_spent_first_and_then_the_bank() -> None:
    room, clock = timed(), Clock()
    clock.run((1, 1), 1, 100.0)
    assert clock.left(room, 1, 104.0) == TimeLeft(6000, 60_000)
    assert clock.left(room, 1, 113.0) == TimeLeft(0, 57_000)
    assert clock.left(room, 0, 113.0) == TimeLeft(10_000, 60_000)
    clock.stop(104.0)
    clock.run((1, 1), 1, 200.0)  # the same turn goes on
    assert clock.left(room, 1, 203.0) == TimeLeft(3000, 60_000)
    clock.stop(203.0)
    assert clock.stopped(300.0) == {"turn": [1, 1], "spent": {"1": 7000}}
    clock.run((1, 2), 1, 300.0)
    assert clock.left(room, 1, 300.0) == TimeLeft(10_000, 60_000)


def test_what_a_turn_took_from_the_bank_is_charged_when_it_has_ended() -> None:
    match = new_match(2, "clock", 10**6)
    match.start_hand()
    room, clock = timed(), Clock()
    clock.run(turn_of(match), 1, 0.0)
    assert clock.charges(room, match, 25.0) == []  # it goes on
    clock.run((0, 7), 1, 0.0)
    assert clock.charges(room, match, 25.0) == [("bank", {"place": 1, "left": 45_000})]
    clock.run((0, 7), 1, 0.0)
    assert clock.charges(room, match, 9.0) == []
    clock.run((0, 7), 0, 0.0)
    assert clock.charges(room, match, 500.0) == [("bank", {"place": 0, "left": 0})]
    untimed = begun(room_of(ANA, BRUNO))
    clock.run((0, 7), 0, 0.0)
    assert clock.charges(untimed, match, 500.0) == []


def test_a_turn_that_was_stopped_goes_on_where_it_was() -> None:
    room, clock = timed(), Clock()
    clock.resume({"turn": [3, 5], "spent": {"1": 4000}})
    assert clock.turn == (3, 5)
    clock.run((3, 5), 1, 0.0)
    assert clock.left(room, 1, 0.0) == TimeLeft(6000, 60_000)


# --- The next hand ----------------------------------------------------------------------------------


def test_a_hand_is_dealt_once_the_first_seat_being_to_act_too() -> None:
    match = new_match(2, "deal", 10**6)
    game = LiveGame(timed(), begin(Store(MEMORY), match))
    assert len(list(deal_next(game))) == 1
    assert match.actor == 0
    assert list(deal_next(game)) == []
    assert match.hand_number == 1
