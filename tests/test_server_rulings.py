"""The referee at a server table: who may rule, and that no ruling reveals a hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.cards import KING, QUEEN
from canasta.client import Client, Seat, ServerError
from canasta.engine import parse_action
from canasta.match import Match
from canasta.match.start_position import Start
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.server.tables.rulings import _must_go_out, _pending, _seen, check_call, check_ruling
from canasta.wire import protocol
from canasta.wire.cases import RefereeCase, TableCase, TableReferee
from tests.records.player import new_match
from tests.serving import NAMES, Running, running, seated, update_of

pytestmark = pytest.mark.homes(long=True)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder, bot_seconds=120.0) as found:
        yield found


def begun(server: Running, may_rule: str) -> list[Seat]:
    seats = seated(server, 2, book="classic", may_rule=may_rule)
    seats[0].start()
    for seat in seats:
        update_of(seat)  # the cards are dealt
    return seats


def rule(seat: Seat, decision: str) -> None:
    seat.do(protocol.Rule(key=f"{decision} {id(seat)}", decision=decision))


def test_what_everybody_has_seen_of_a_hand_is_known_of_that_hand_alone() -> None:
    state = read_position("classic turn=1:play hand1=KK47 hand2=QQ#9 known1=K known2=QQ")
    assert [dict(_seen(state, seat)) for seat in (0, 1)] == [{KING: 1}, {QUEEN: 2}]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_any_other_hand_holds_is_not_told_be_it_the_first(seat: int) -> None:
    match = new_match(2, "rulings")
    match.start_hand()
    decision = f"exposed_cards offender={seat + 1} cards=K"
    check_ruling(match, decision, seat)
    with pytest.raises(UserError) as problem:
        check_ruling(match, decision, 1 - seat)
    assert problem.value.message == "server.unseen_cards"


def test_a_turn_is_bound_by_what_was_begun_in_it_and_by_nothing_else() -> None:
    laid = "classic turn=1:play did=drew,laid hand1=KKKKK4 setsA=555 before=- count=15"
    assert _pending(read_position(f"{laid} opened=-"))
    assert not _pending(read_position(laid))
    assert not _pending(read_position("classic turn=1:play hand1=KKK4"))
    threes = "classic turn=1:play did=drew,laid,must-go-out hand1=7 setsA=7777777,BBB before=7"
    assert _must_go_out(read_position(threes))
    assert not _must_go_out(read_position("classic turn=1:play hand1=KKK4 setsA=77777,KKK"))


#: After the fours go back to the partner, the count of 50 must come from the hand: it can, or it cannot.
BEGUN = "classic turn=1:play did=drew,laid hand1={} setsA=KKK,444 before=- count=45 opened=-"
FINE_HAND, POOR_HAND = "K5AAA789", "K5667789"


def at(line: str) -> Match:
    return Match.at(read_position(line), NAMES[:4])


@pytest.mark.parametrize("seat", [-1, 1, 2, 3])
@pytest.mark.parametrize(
    "decision",
    [
        "other_illegal_set offender=3 found=after_next_drew laid=444",  # the cards go to the partner's hand
        "too_many_wild offender=3 found=after_next_drew laid=444",
    ],
)
def test_no_ruling_tells_whether_a_turn_can_still_be_finished(decision: str, seat: int) -> None:
    for hand in (FINE_HAND, POOR_HAND):
        with pytest.raises(UserError) as problem:
            check_ruling(at(BEGUN.format(hand)), decision, seat)
        assert problem.value.message == "live.turn"


def test_the_player_in_turn_may_hear_whether_the_own_turn_can_be_finished() -> None:
    decision = "other_illegal_set offender=3 found=after_next_drew laid=444"
    for hand, fine in ((FINE_HAND, True), (POOR_HAND, False)):
        match = at(BEGUN.format(hand))
        check_ruling(match, decision, 0)
        if fine:
            match.referee(decision)
            continue
        with pytest.raises(UserError) as problem:
            match.referee(decision)
        assert problem.value.message == "live.turn"


@pytest.mark.parametrize(
    ("line", "decision"),
    [
        # The first meld is complete without the fours.
        (
            "classic turn=1:play did=drew,laid hand1=K5667 setsA=AAA,444 before=- count=75",
            "other_illegal_set offender=3 found=after_next_drew laid=444",
        ),
        # Nothing was begun in this turn.
        (
            "classic turn=1:play hand1=K5667 setsA=AAA,444",
            "other_illegal_set offender=3 found=after_next_drew laid=444",
        ),
        # The other side's cards do not matter to a turn that must come to its end.
        (
            BEGUN.format(POOR_HAND) + " setsB=777,QQQ",
            "other_illegal_set offender=2 found=after_next_drew laid=777",
        ),
        (BEGUN.format(POOR_HAND), "told_count offender=1"),
        # A debt is paid in a later turn.
        (BEGUN.format(POOR_HAND), "drew_too_many offender=1 extra=1"),
    ],
)
def test_rulings_that_cannot_hurt_a_turn_are_carried_out(line: str, decision: str) -> None:
    for seat in (-1, 1, 3):
        match = at(line)
        check_ruling(match, decision, seat)
        match.referee(decision)


def test_cards_that_end_a_first_meld_of_this_turn_wait_for_its_end() -> None:
    """Without the queens the count is not checked: whether it will be again depends on the hand."""
    line = "classic turn=1:play did=drew,laid hand1={} setsA=KKK,QQQ before=- count=60"
    for hand in ("AAA5778", "45677889"):
        with pytest.raises(UserError) as problem:
            check_ruling(
                at(line.format(hand)), "other_illegal_set offender=3 found=after_next_drew laid=QQQ", 1
            )
        assert problem.value.message == "live.turn"


def test_a_three_that_may_be_held_counts_as_held() -> None:
    """Only its holder knows of a drawn three that is held as the last discard."""
    drawn = "american turn=1:play did=drew hand1=4567 setsA=KKK"
    assert _must_go_out(read_position(drawn))
    assert not _must_go_out(read_position("american turn=1:draw hand1=4567 setsA=KKK"))
    assert not _must_go_out(read_position("american turn=1:play did=drew hand1=4567"))


def tried_short(hand: str, begun: str) -> Match:
    """Return a game of american in which player 1 lays a set that cannot make the count of the first meld."""
    state = read_position(f"american turn=1:play hand1={hand} {begun}")
    match = Match(state.setup.book, NAMES[:4], bytes(32), irregularities="referee", start=Start("", state))
    match.start_hand()
    match.attempt(0, parse_action("add X to Q" if begun.startswith("did") else "lay KKK"))
    return match


@pytest.mark.parametrize("hand", ["4568AAKKKQX", "6689AKKKTTX"], ids=["could go on", "could not"])
def test_a_call_does_not_tell_whether_a_turn_can_still_be_finished(hand: str) -> None:
    """A call raises the count: only the hand shows whether it can still be reached."""
    match = tried_short(hand, "did=drew,laid setsA=QQQ before=- count=30 opened=-")
    for seat in (1, 2, 3):
        with pytest.raises(UserError) as problem:
            check_call(match, seat)
        assert problem.value.message == "live.turn"


def test_a_call_in_a_turn_that_is_not_bound_is_heard() -> None:
    match = tried_short("4568AAKKKQX", "setsB=999")
    check_call(match, 1)
    match.call(1)


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
    rule(seats[1], f"exposed_cards offender={other} cards={there}")  # a player may ask about their own hand
    assert update_of(seats[0]).view.table.seats[other - 1].penalty
