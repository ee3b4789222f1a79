"""The referee at a table of the server: who may rule, and that no ruling tells what a hand holds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from canasta.cards import KING, QUEEN
from canasta.client import Client, Seat, ServerError
from canasta.messages import Complaint
from canasta.notation import read_position
from canasta.server.tables.rulings import _owes, _seen, check_ruling
from canasta.wire import protocol as say
from canasta.wire.cases import RefereeCase, TableCase, TableReferee
from tests.records.player import new_match
from tests.serving import NAMES, Running, running, seated, update_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("rulings"), bot_seconds=120.0) as found:
        yield found


def begun(server: Running, may_rule: str) -> list[Seat]:
    seats = seated(server, 2, book="classic", may_rule=may_rule)
    seats[0].start()
    for seat in seats:
        update_of(seat)  # the cards are dealt
    return seats


def rule(seat: Seat, decision: str) -> None:
    seat.do(say.Rule(key=f"{decision} {id(seat)}", decision=decision))


def test_what_everybody_has_seen_of_a_hand_is_known_of_that_hand_alone() -> None:
    state = read_position("classic turn=1:play hand1=KK47 hand2=QQ#9 known1=K known2=QQ")
    assert [dict(_seen(state, seat)) for seat in (0, 1)] == [{KING: 1}, {QUEEN: 2}]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_any_other_hand_holds_is_not_told_be_it_the_first(seat: int) -> None:
    match = new_match(2, "rulings")
    match.start_hand()
    decision = f"exposed_cards offender={seat + 1} cards=K"
    check_ruling(match, decision, seat)
    with pytest.raises(Complaint) as problem:
        check_ruling(match, decision, 1 - seat)
    assert problem.value.message == "server.unseen_cards"


def test_a_turn_is_bound_by_what_was_begun_in_it_and_by_nothing_else() -> None:
    laid = "classic turn=1:play did=drew,laid hand1=KKKKK4 setsA=555 before=- count=15"
    assert _owes(read_position(f"{laid} opened=-"))
    assert not _owes(read_position(laid))
    assert not _owes(read_position("classic turn=1:play hand1=KKK4"))


def test_the_referee_of_a_table_knows_its_names_and_who_may_rule(server: Running) -> None:
    seats = begun(server, "host")
    found = [seat.client.call("GET", f"/api/tables/{seat.table}/referee", TableReferee) for seat in seats]
    assert sorted(found[0].names) == sorted(NAMES[:2])
    assert [each.may_rule for each in found] == [True, False]
    case = TableCase(irregularity="exposed_cards", answers={"offender": "1", "cards": "KQ"})
    address = f"/api/tables/{seats[1].table}/referee"
    ruled = seats[1].client.call("POST", address, RefereeCase, case)
    assert ruled.ruling is not None
    assert found[0].names[0] in ruled.ruling.effects[0].words
    stranger = Client(server.address, name="Emil")
    with pytest.raises(ServerError):
        stranger.call("GET", "/api/tables/none/referee", TableReferee)
    with pytest.raises(ServerError, match="You may not decide"):
        rule(seats[1], "told_count offender=1")


def test_no_ruling_tells_what_another_hand_holds(server: Running) -> None:
    seats = begun(server, "players")
    views = [update_of(seat).view for seat in seats]
    held = {card[0] for card in views[1].hand} - {"3"}
    missing = next(rank for rank in "456789TJQKA" if rank not in held)
    there = next(rank for rank in "456789TJQKA" if rank in held)
    other = views[1].seat
    told = set()
    for rank in (missing, there):
        with pytest.raises(ServerError) as refused:
            rule(seats[0], f"exposed_cards offender={other} cards={rank}")
        told.add(str(refused.value))
    assert len(told) == 1  # the same sentence, whether it is there or not
    rule(seats[1], f"exposed_cards offender={other} cards={there}")  # one's own hand is one's own affair
    assert update_of(seats[0]).view.table.seats[other - 1].penalty
