"""Unanimous decisions, the clock, and the host's decisions, over real sockets."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.engine import legal_actions
from canasta.match import Acted, Agreed, Noted, Ruled, TakenBack, restore
from canasta.match.replay import begun_like
from canasta.notation import verify_record
from canasta.server.tables.clock import out_of_time, turn_of
from canasta.table.actions import DISCARD, DRAW
from canasta.wire import protocol
from canasta.wire.views import Update
from tests.records.player import new_match
from tests.serving import Running, all_told, hear_until, running, seated, update_of, wait_for

pytestmark = pytest.mark.homes


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, answers=1.0, host_away=0.1) as found:
        yield found


def do(seat: Seat, command: type[protocol.Command], **fields: Any) -> int:
    return seat.do(command(key=new_key(), **fields))


def refused(error: str, seat: Seat, command: type[protocol.Command], **fields: Any) -> None:
    with pytest.raises(ServerError) as problem:
        do(seat, command, **fields)
    assert problem.value.error == error


def table_of(server: Running, seat: Seat) -> Any:
    return server.hub.tables[seat.table]


def entries(server: Running, seat: Seat) -> list[Any]:
    return list(table_of(server, seat).game.match.entries)


def in_turn(seats: list[Seat]) -> list[Seat]:
    """Return the seats of a table, starting with the one to act."""
    return sorted(seats, key=lambda seat: not update_of(seat).view.offers)


def act(seat: Seat, *actions: str) -> None:
    do(seat, protocol.Act, actions=list(actions))


def discard(seat: Seat) -> str:
    """Discard a card and return it."""
    update = update_of(seat, own=True)
    offers = [offer.action for offer in update.view.offers or [] if offer.action.startswith("discard")]
    act(seat, offers[0])
    return offers[0]


def played(server: Running, people: int = 2, **settings: Any) -> list[Seat]:
    seats = seated(server, people, **settings)
    seats[0].start(bots="simple" if settings.get("players", people) > people else "")
    return seats


def close(seats: list[Seat]) -> None:
    for seat in seats:
        seat.close()


# --- Unanimous decisions ----------------------------------------------------------------------------


def test_a_discard_is_taken_back_when_all_agree(server: Running) -> None:
    seats = played(server)
    asker, other = in_turn(seats)
    act(asker, "draw")
    hand = sorted(update_of(asker).view.hand)
    discard(asker)
    update_of(other, own=True)
    act(other, "draw")
    refused("match.no_undo", other, protocol.Undo)
    do(asker, protocol.Propose, what="take_back")
    # Meanwhile the game is paused, and no player can propose anything else.
    refused("server.proposal", other, protocol.Act, actions=["draw"])
    refused("server.proposal", other, protocol.Propose, what="redeal")
    refused("server.not_asked", asker, protocol.AnswerProposal, yes=True)
    told = [told for told in all_told(other) if isinstance(told, protocol.TableChanged)][-1].table.proposal
    assert (told.what, len(told.waiting)) == ("take_back", 1)  # type: ignore[union-attr]
    do(other, protocol.AnswerProposal, yes=True)
    assert hear_until(asker, protocol.ProposalDecided).agreed
    update = update_of(asker, own=True)
    assert sorted(update.view.hand) == hand
    assert [type(entry) for entry in entries(server, asker)[-3:]] == [Acted, Agreed, TakenBack]
    discard(asker)
    # Nothing of it is lost, and the record of the game verifies.
    for seat in (asker, other):
        do(seat, protocol.Abandon)
    assert hear_until(asker, protocol.GameOver).result.abandoned
    record = asker.client.record(asker.table)
    assert ": take back 2" in record
    assert verify_record(record).ok
    close(seats)


def test_one_who_declines_or_says_nothing_is_enough(server: Running) -> None:
    seats = played(server, 3, players=3)
    first = in_turn(seats)[0]
    act(first, "draw")
    others = [seat for seat in seats if seat is not first]
    do(first, protocol.Propose, what="take_back")
    do(others[0], protocol.AnswerProposal, yes=True)
    do(others[1], protocol.AnswerProposal, yes=False)
    assert not hear_until(first, protocol.ProposalDecided).agreed
    do(first, protocol.Propose, what="redeal")
    assert not hear_until(others[0], protocol.ProposalDecided).agreed
    assert not hear_until(others[0], protocol.ProposalDecided).agreed  # the second is still unanswered
    do(others[1], protocol.Propose, what="end")
    do(first, protocol.AnswerProposal, yes=False)
    # A player whose proposals were declined too often cannot propose again in this hand.
    do(first, protocol.Propose, what="take_back")
    do(others[1], protocol.AnswerProposal, yes=False)
    refused("server.turned_down", first, protocol.Propose, what="take_back")
    refused("server.no_clock", others[0], protocol.Propose, what="time")
    assert not any(isinstance(entry, TakenBack | Agreed) for entry in entries(server, first))
    discard(first)
    close(seats)


def test_who_leaves_is_not_waited_for(server: Running) -> None:
    seats = played(server, 3, players=3)
    first = in_turn(seats)[0]
    act(first, "draw")
    others = [seat for seat in seats if seat is not first]
    do(first, protocol.Propose, what="take_back")
    do(others[0], protocol.AnswerProposal, yes=True)
    do(others[1], protocol.Stand)  # a bot plays on, and agrees
    assert hear_until(first, protocol.ProposalDecided).agreed
    assert isinstance(entries(server, first)[-1], TakenBack)
    close(seats)


def test_bots_agree_and_a_table_may_rule_take_backs_out(server: Running) -> None:
    (seat,) = seats = played(server, 1, players=2)
    update_of(seat, own=True)
    act(seat, "draw")
    do(seat, protocol.Propose, what="take_back")
    assert hear_until(seat, protocol.ProposalDecided).agreed
    assert isinstance(entries(server, seat)[-1], TakenBack)
    do(seat, protocol.Propose, what="redeal")
    assert any(isinstance(entry, Ruled) for entry in entries(server, seat))
    do(seat, protocol.Change, take_back=False, undo=False)
    update_of(seat, own=True)
    act(seat, "draw")
    refused("server.no_take_back", seat, protocol.Propose, what="take_back")
    refused("server.no_undo", seat, protocol.Undo)
    do(seat, protocol.Abandon)
    assert hear_until(seat, protocol.GameOver).result.abandoned
    close(seats)


def test_a_hand_is_dealt_again_when_all_agree_or_with_a_cause(server: Running) -> None:
    seats = played(server, 2, may_rule="host")
    before = update_of(seats[0]).view.hand
    do(seats[1], protocol.Propose, what="redeal")
    do(seats[0], protocol.AnswerProposal, yes=True)
    assert hear_until(seats[1], protocol.ProposalDecided).agreed
    assert update_of(seats[0]).view.hand != before
    decision = "improper_deal found=before_all_turns"
    refused("match.redeal", seats[0], protocol.Rule, decision=decision)
    refused("server.no_referee", seats[1], protocol.Rule, decision=decision, cause="a card was seen")
    do(seats[0], protocol.Rule, decision=decision, cause="a card was seen")
    last = entries(server, seats[0])[-1]
    assert (last.decision, last.cause) == (decision, "a card was seen")
    close(seats)


def test_a_proposal_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = played(server)
        asker, other = in_turn(seats)
        act(asker, "draw")
        do(asker, protocol.Propose, what="take_back")
        tokens, table = [asker.client.token, other.client.token], asker.table
        close(seats)
    with running(tmp_path) as server:
        again = [Client(server.address, token=token).join(table) for token in tokens]
        refused("server.proposal", again[0], protocol.Act, actions=["draw"])
        do(again[1], protocol.AnswerProposal, yes=True)
        assert hear_until(again[0], protocol.ProposalDecided).agreed
        assert isinstance(entries(server, again[0])[-1], TakenBack)
        close(again)


# --- The clock ------------------------------------------------------------------------------------


def clock_of(seat: Seat) -> protocol.ClockChanged:
    """Return the latest clock message."""
    all_told(seat)
    assert seat.clock is not None
    return seat.clock


def test_a_bot_plays_the_turn_of_whose_time_is_over(server: Running) -> None:
    seats = played(server, 2, turn_time=600, bank_time=600)
    slow, other = in_turn(seats)
    told = clock_of(other)
    assert (told.running, sum(told.banks)) == (True, 1_200_000)
    assert 0 < told.turn <= 600_000
    act(slow, "draw")
    server.advance(1200)
    slow.ask(protocol.AskSheets())  # whatever happens, the table checks the clock
    update_of(other, own=True)  # the bot has played the rest
    noted = [entry for entry in entries(server, slow) if isinstance(entry, Noted)]
    assert noted[0].why == "time"
    told = clock_of(slow)
    assert sorted(told.banks)[0] == 0
    room = table_of(server, slow).room
    assert room.banks[room.place_of(slow.client.person.id)] == 0
    # The host may extend it, also for the other player, or switch it off.
    do(seats[0], protocol.Time, place=room.place_of(other.client.person.id) + 1, seconds=3600)
    refused("server.not_host", seats[1], protocol.Time, place=1, seconds=9)
    do(seats[1], protocol.Propose, what="time")
    do(seats[0], protocol.AnswerProposal, yes=True)
    assert max(clock_of(slow).banks) > 3_600_000
    do(seats[0], protocol.Change, turn_time=0)
    assert clock_of(slow).place == 0
    refused("server.no_clock", seats[1], protocol.Propose, what="time")
    close(seats)


def test_a_timer_that_went_off_just_before_the_clock_was_put_away_ends_no_turn(server: Running) -> None:
    seats = played(server, 2, turn_time=600, bank_time=0)
    in_turn(seats)
    do(seats[0], protocol.Change, turn_time=0)
    match, driver = server.match(seats[0].table), table_of(server, seats[0])._scheduler
    number = len(match.entries)
    server.wait_for(driver._end_of_time(turn_of(match), match.seats[match.actor]))
    assert len(match.entries) == number
    close(seats)


def test_the_clock_stands_still_in_a_pause_and_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = played(server, 2, turn_time=600, bank_time=6000)
        first, _ = in_turn(seats)
        server.advance(700)
        do(seats[0], protocol.Pause, on=True)
        told = clock_of(first)
        assert (told.running, told.turn) == (False, 0)
        place = told.place
        tokens, table = [seat.client.token for seat in seats], first.table
        close(seats)
    with running(tmp_path) as server:
        seats = [Client(server.address, token=token).join(table) for token in tokens]
        server.advance(100)
        do(seats[0], protocol.Pause, on=False)
        again = clock_of(seats[0])
        assert again.place == place
        assert again.running
        assert told.banks[place - 1] - 60_000 < again.banks[place - 1] <= told.banks[place - 1] < 5_900_001
        first = in_turn(seats)[0]
        act(first, "draw")
        discard(first)
        left = server.table(table).room.banks[place - 1]
        assert 5_500_000 < left < told.banks[place - 1]
        close(seats)
    with server.store() as store:  # the spent time is on the disk
        assert [entry for entry in store.read(f"tables/{table}") if entry.kind == "bank"]


def test_the_clock_stands_still_while_the_disk_refuses(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = played(server, 2, turn_time=600)
        first, other = in_turn(seats)
        server.refuse_writes()
        refused("server.disk_read_only", first, protocol.Act, actions=["draw"])
        server.advance(700)
        server.refuse_writes(False)
        act(first, "draw")
        all_told(first)
        assert not any(isinstance(entry, Noted) for entry in entries(server, other))
        close(seats)


def test_the_log_says_who_plays_a_turn_whose_time_is_over() -> None:
    match = new_match(2, "time", 10**6)
    match.start_hand()
    actor = match.actor
    assert not out_of_time(match)
    match.note(actor, "time")
    match.act(actor, DRAW)
    assert out_of_time(restore(begun_like(match), match.entries))
    match.agree(1 - actor)
    match.take_back(actor, 1)
    assert not out_of_time(match)  # the turn starts again
    match.note(actor, "time")
    match.act(actor, DRAW)
    assert match.state is not None
    match.act(actor, next(action for action in legal_actions(match.state) if action >= DISCARD))
    assert (match.actor, out_of_time(match)) == (1 - actor, False)


# --- The host's decisions ---------------------------------------------------------------------------


def test_the_host_changes_settings_places_and_the_host(server: Running) -> None:
    seats = seated(server, 2, players=4, public=True)
    host, other = seats
    do(other, protocol.Sit, place=4)
    do(host, protocol.Swap, place=1, other=4)
    names = [place.name for place in host.client.own_tables()[0].places]
    assert names == ["Bruno", "", "", "Ana"]
    refused("server.not_host", other, protocol.Swap, place=1, other=4)
    refused("server.not_host", other, protocol.Change, patience=5)
    refused("bot.unknown", host, protocol.Change, stand_in="nobody")
    do(host, protocol.Change, public=False, patience=5, onlookers=False, bot_delay=300, stand_in="simple")
    table = host.client.own_tables()[0]
    settings = table.settings
    assert (settings.patience, settings.onlookers, settings.stand_in) == (5, False, "simple")
    assert table.id not in [each.id for each in other.client.tables()]
    refused("server.no_person", host, protocol.Host, place=2)
    do(host, protocol.Host, place=1)
    refused("server.not_host", host, protocol.Start, bots="simple")
    other.start(bots="simple")
    began = time.monotonic()
    update_of(host)
    refused("server.in_play", other, protocol.Swap, place=1, other=2)
    all_told(host)
    moves = [entry for entry in entries(server, host) if isinstance(entry, Acted)]
    assert len(moves) <= (time.monotonic() - began) / 0.3 + 1  # bots take their time
    close(seats)


def test_who_looks_on_is_sent_away_when_nobody_may_any_more(server: Running) -> None:
    seats = seated(server, 2, public=True)
    with Client(server.address, name="Zoe").join(seats[0].table) as onlooker:
        seats[0].start()
        hear_until(onlooker, protocol.TableUpdate)
        do(seats[0], protocol.Change, onlookers=False)
        assert hear_until(onlooker, protocol.RequestRefused).error == "server.no_onlookers"
        in_turn(seats)
        all_told(onlooker)
        act(in_turn(seats)[0], "draw")
        assert not all_told(onlooker)
        with pytest.raises(ServerError):
            onlooker.ask(protocol.AskEvents())
        do(seats[0], protocol.Change, onlookers=True)
    close(seats)


def test_another_is_the_host_when_the_host_leaves_or_stays_away(server: Running) -> None:
    seats = played(server, 3, players=3, patience=0)
    host, second, third = seats
    do(host, protocol.Stand)
    refused("server.not_host", third, protocol.Pause, on=True)
    do(second, protocol.Pause, on=True)
    second.close()
    away = lambda: table_of(server, third).subscriptions.away(second.client.person.id)  # noqa: E731
    wait_for(lambda: server.inside(away) >= server.hub.settings.host_away)
    do(third, protocol.Pause, on=False)
    assert third.client.own_tables()[0].host == third.client.person.id
    do(third, protocol.Remove, place=2)
    # A player who has left has no vote: the remaining one may end it.
    do(third, protocol.Abandon)
    assert hear_until(third, protocol.GameOver).result.abandoned
    close(seats)


def test_whoever_sits_at_the_first_place_takes_over_from_a_host_who_stays_away(server: Running) -> None:
    first, second = seats = seated(server, 2)
    do(first, protocol.Host, place=2)
    second.close()
    away = lambda: table_of(server, first).subscriptions.away(second.client.person.id)  # noqa: E731
    wait_for(lambda: server.inside(away) >= server.hub.settings.host_away)
    do(first, protocol.Change, public=True)
    assert first.client.own_tables()[0].host == first.client.person.id
    close(seats)


def test_turns_of_a_bot_for_somebody_are_noted(server: Running) -> None:
    seats = played(server, 2)
    first, other = in_turn(seats)
    do(first, protocol.Stand)
    update_of(other, own=True)
    notes = [entry for entry in entries(server, other) if isinstance(entry, Noted)]
    assert [note.why for note in notes] == ["away"]
    assert isinstance(update_of(other), Update)
    close(seats)
