"""The pause after a hand: which players are awaited before the next one is dealt, and for how long."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.client import Client, Seat, ServerError
from canasta.wire import protocol
from tests.serving import Running, all_told, hear_until, running, seated, update_of, wait_for

pytestmark = pytest.mark.homes(long=True)

#: Player 1 can go out at once.
_LAST_TURN = (
    "classic players=2 dealer=2 turn=1:play hand1=8K hand2=QQ melded=1,2"
    " setsA=4444444,7777777,888 setsB=555 pile=9"
)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def end_hand(seats: list[Seat], bots: str = "") -> None:
    """Start a game in its last turn, and play that turn."""
    seats[0].start(bots)
    update_of(seats[0], own=True)
    for line in ("add 8", "discard K"):
        seats[0].do(protocol.Play(key=line, line=line))


def hand_number(server: Running, seat: Seat) -> int:
    return server.match(seat.table).hand_number


def say_next(seat: Seat, key: str = "next") -> None:
    seat.do(protocol.Next(key=key))


def test_a_person_among_bots_is_awaited_without_a_limit(server: Running) -> None:
    (joined,) = seated(server, 1, players=2, between=1, position=_LAST_TURN)
    with joined, joined.client.join(joined.table, sends_next=True) as ana:
        end_hand([ana], "simple")
        pause = hear_until(ana, protocol.NextHand)
        assert (pause.waiting, pause.left) == ([1], None)
        time.sleep(1.5)
        assert hand_number(server, ana) == 1
        say_next(ana)
        wait_for(lambda: hand_number(server, ana) == 2)


def test_a_client_that_does_not_know_next_is_not_awaited_for_ever(server: Running) -> None:
    (ana,) = seats = seated(server, 1, players=2, between=1, position=_LAST_TURN)
    with ana:
        end_hand(seats, "simple")
        pause = hear_until(ana, protocol.NextHand)
        assert pause.waiting == [1]
        assert pause.left is not None
        assert pause.left <= 1000
        wait_for(lambda: hand_number(server, ana) == 2)


def test_two_people_are_awaited_until_both_are_ready(server: Running) -> None:
    ana, bruno = seats = seated(server, 2, between=3600, position=_LAST_TURN)
    with ana, bruno:
        end_hand(seats)
        pause = hear_until(bruno, protocol.NextHand)
        assert pause.waiting == [1, 2]
        assert pause.left is not None
        assert 3500_000 < pause.left <= 3600_000
        say_next(ana)
        assert hear_until(bruno, protocol.NextHand).waiting == [2]
        say_next(ana, "again")
        assert hand_number(server, ana) == 1
        say_next(bruno)
        wait_for(lambda: hand_number(server, ana) == 2)
        with pytest.raises(ServerError):
            say_next(ana, "too late")


def test_the_next_hand_is_dealt_after_the_pause_of_the_table(server: Running) -> None:
    ana, bruno = seats = seated(server, 2, between=1, position=_LAST_TURN)
    with ana, bruno:
        end_hand(seats)
        say_next(ana)
        assert hand_number(server, ana) == 1
        wait_for(lambda: hand_number(server, ana) == 2)


def test_a_player_who_has_left_is_not_awaited(server: Running) -> None:
    ana, bruno = seats = seated(server, 2, between=3600, position=_LAST_TURN)
    with ana:
        with bruno:
            end_hand(seats)
            say_next(ana)
            assert hand_number(server, ana) == 1
        wait_for(lambda: hand_number(server, ana) == 2)


def test_a_client_that_joins_in_the_pause_is_told_of_it(server: Running) -> None:
    ana, bruno = seats = seated(server, 2, between=3600, position=_LAST_TURN)
    with ana, bruno:
        end_hand(seats)
        say_next(bruno)
        with ana.client.join(ana.table) as again:
            told = [message for message in all_told(again) if isinstance(message, protocol.NextHand)]
            assert [message.waiting for message in told] == [[1]]


def test_a_table_without_a_pause_deals_at_once(server: Running) -> None:
    ana, bruno = seats = seated(server, 2, between=0, position=_LAST_TURN)
    with ana, bruno:
        end_hand(seats)
        wait_for(lambda: hand_number(server, ana) == 2)
        assert not [message for message in all_told(bruno) if isinstance(message, protocol.NextHand)]


def test_a_spectator_cannot_ask_for_the_next_hand(server: Running) -> None:
    ana, bruno = seats = seated(server, 2, between=3600, position=_LAST_TURN, public=True)
    with ana, bruno:
        end_hand(seats)
        carla = Client(server.address, name="Carla")
        with carla.join(ana.table) as watching, pytest.raises(ServerError) as refused:
            say_next(watching)
        assert refused.value.error == "server.not_playing"
        assert hand_number(server, ana) == 1
