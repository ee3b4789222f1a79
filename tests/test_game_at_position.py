"""Games that begin at a position: hidden cards dealt fairly, records verified, a table of the server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from canasta.cards import KIND_OF_CARD, KING, LETTERS, RANKS, RED_THREE, TWO
from canasta.client import Client, ServerError
from canasta.engine import State, parse_action
from canasta.match import HandStarted, Match
from canasta.match.replay import begun_like
from canasta.match.restore import restore
from canasta.match.start_position import Start, left_over, put_hidden
from canasta.messages import UserError
from canasta.notation import (
    NotationError,
    read_position,
    read_record,
    verify_record,
    write_position,
    write_record,
)
from canasta.notation.position.read import read_start
from canasta.server.results.summary import summarize_game
from canasta.storage import MEMORY, Store
from canasta.storage.games import begin, load
from canasta.table.actions import DRAW
from canasta.table.packing import held_kinds
from canasta.table.state import NATURALS, SPECIALS
from tests.records.player import NAMES, Choices, finish_hand, in_play, orders_of, play, seed_of, step
from tests.serving import Running, hand_of, running, update_of

pytestmark = pytest.mark.homes(long=True)

POSITIONS = (
    "classic hand1=KQQ27 setsA=555 pile=2K",
    "classic scores=1500,200 turn=3:play dealer=1 hand3=4487Q setsA=KKKKKKK redB=2 pile=#5?9",
    "classic players=2 hand1=4455KK pile=Q stock=RK#",
    "classic players=6 turn=2 hand2=99887",
    "caliente players=3 options=caliente_cards turn=1:play hand1=C45 pile=9",
    "boat players=3 turn=1 hand1=KK99 setsB=QQQ pile=7",
    "american hand1=45K setsA=QQQ pile=9",
    "knee turn=2:play hand2=445 setsA=KKKK pile=5",
)  # fmt: skip


def game_at(line: str, seed: str = "a") -> Match:
    state = read_position(line)
    start = read_start(line, state.setup.book, state.setup.players)
    book, names = state.setup.book, NAMES[: state.setup.players]
    return Match(book, names, seed_of(seed), target=300 if book.target else None, start=start)


def given(state: State, seat: int) -> Counter[int]:
    """Return the cards of a hand that a position gives."""
    return Counter(held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat]))


@pytest.mark.parametrize("line", POSITIONS)
def test_hidden_cards_are_dealt_and_everything_else_stays(line: str) -> None:
    match, told = game_at(line), read_position(line)
    match.start_hand()
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    assert not state.partial
    assert (state.seat, state.part, state.scores, match.totals) == (
        told.seat, told.part, told.scores, tuple(told.scores)
    )  # fmt: skip
    for seat in range(state.setup.seats):
        assert state.size(seat) == told.size(seat)
        assert given(told, seat) <= given(state, seat)
        assert Counter(KIND_OF_CARD[card] for card in ledger.hands[seat]) == given(state, seat)
    assert (len(state.pile), state.stock_size()) == (len(told.pile), told.stock_size())
    assert read_position(write_position(state)) is not None  # all of it adds up to the pack
    assert match.seats == tuple(range(state.setup.seats))
    assert match.dealer == told.dealer


@pytest.mark.parametrize("line", POSITIONS)
def test_such_a_game_is_played_recorded_proved_and_taken_up_again(line: str) -> None:
    match, choices = game_at(line), Choices(line)
    match.start_hand()
    for _ in range(12):
        if in_play(match):
            step(match, choices)
    again = restore(begun_like(match), match.entries)
    assert write_position(again.state) == write_position(match.state)  # type: ignore[arg-type]
    secret = write_record(match, with_secret=True)
    assert write_record(read_record(secret), with_secret=True) == secret
    while in_play(match):
        step(match, choices)
    if not match.over:
        finish_hand(match)  # dealt, by the next dealer
        assert match.dealer == (read_position(line).dealer + 1) % match.setup.seats
    if not match.over:
        match.abandon()
    record = write_record(match)
    assert f"\nposition: {line}\n" in record
    found = verify_record(record)
    assert found.ok, found.report()


def test_a_stored_game_goes_on_with_the_same_cards() -> None:
    line = "classic turn=1:play hand1=KKKKK478 setsA=555 pile=9"
    store, state = Store(MEMORY), read_position(line)
    start = read_start(line, state.setup.book, 4)
    for seeded in (False, True):
        match = Match(state.setup.book, NAMES[:4], seed_of("kept"), start=start, seeded=seeded)
        kept = begin(store, match)
        match.start_hand()
        match.act(0, parse_action("lay KKK"))
        kept.write()
        again = load(store, kept.stream).match
        assert again.header == match.header
        assert match.ledger is not None
        assert again.ledger is not None
        assert (again.ledger.hands, again.ledger.sets) == (match.ledger.hands, match.ledger.sets)
        for game in (match, again):
            game.act(0, parse_action("add K"))
            game.act(0, parse_action("discard K"))
        assert again.entries == match.entries
        # By lot, not in the order of the pack.
        assert match.ledger.sets[0][KING] != sorted(match.ledger.sets[0][KING])


def test_what_is_dealt_follows_from_the_seed_and_is_fair() -> None:
    line = "classic turns=4 hand1=44 hand2=#4 pile=#20?9"
    hands = Counter[int]()
    for number in range(60):
        match = game_at(line, str(number))
        match.start_hand()
        assert match.state is not None
        assert not given(match.state, 1)[RED_THREE]  # they would lie on the table
        assert not {RED_THREE, TWO, TWO + 1} & set(match.state.pile)  # it would be frozen
        hands += given(match.state, 1)
        same = game_at(line, str(number))
        same.start_hand()
        assert same.state is not None
        assert write_position(same.state) == write_position(match.state)
    assert len(hands) > 10


def test_closed_sets_have_what_was_added_to_them_on_each_side() -> None:
    line = "knee closedA=5555555,KKKKKK2 addedA=KK closedB=8888888 addedB=8 hand1=449"
    match = Match.at(read_position(line), NAMES[:4])
    assert match.ledger is not None
    sizes = [{LETTERS[kind]: len(cards) for kind, cards in side} for side in match.ledger.closed]
    assert sizes == [{"5": 7, "K": 9}, {"8": 8}]


@pytest.mark.parametrize(
    ("line", "sizes"),
    [
        ("classic hand1=4455667 pile=9", [7, 11, 11, 11]),
        ("american hand1=4455667", [7, 13, 13, 13]),  # red threes may still be in every hand
    ],
)
def test_hidden_cards_are_those_of_the_first_shuffle_of_hand_one(line: str, sizes: list[int]) -> None:
    start = read_position(line)
    match = Match.at(start, NAMES[:4])
    left = left_over(start)
    put_hidden(start, [left[place] for place in orders_of(match).permutation(1, 0, len(left))])
    assert match.state is not None
    assert match.ledger is not None
    assert write_position(match.state) == write_position(start)
    assert [len(hand) for hand in match.ledger.hands] == sizes
    assert not match.state.partial
    started = match.entries[0]
    assert isinstance(started, HandStarted)
    assert started.upcards == ()  # nothing was turned up: the pile is the position's


def test_another_position_was_not_promised() -> None:
    match = game_at("classic hand1=KQQ27 pile=2K")
    play(match, Choices("b"))
    record = write_record(match)
    assert verify_record(record).ok
    changed = verify_record(record.replace("hand1=KQQ27", "hand1=KQQ22"))
    assert changed.error is not None
    assert changed.error.reason.startswith("record.commitment")
    without = record.replace("position: classic hand1=KQQ27 pile=2K\n", "")
    assert not verify_record(without).ok


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("classic turn=1:over ending=exhausted", "match.start_over"),
        ("boat", "match.start_rules"),
        ("classic players=2", "match.start_rules"),
        ("classic hand1=KZ", "position.card"),
    ],
)
def test_a_start_that_cannot_be(line: str, message: str) -> None:
    rules = read_position("classic").setup.book
    with pytest.raises(UserError) as found:
        read_start(line, rules, 4)
    assert found.value.message == message
    match = game_at("classic hand1=K")
    record = write_record(match, with_secret=True).replace("position: classic hand1=K", f"position: {line}")
    with pytest.raises(NotationError) as wrong:
        read_record(record)
    assert (wrong.value.message, wrong.value.line) == (message, 5)


def test_a_position_whose_hidden_cards_have_no_place_is_refused() -> None:
    match = game_at("classic pile=#60?9 hand1=#1 hand2=#1 hand3=#1 hand4=#1 stock=#")
    match.start_hand()  # there are enough plain cards for that
    full = "classic pile=#95?9 hand1=#1 hand2=#1 hand3=#1 hand4=#1 stock=#"
    with pytest.raises(UserError) as found:
        game_at(full)
    assert found.value.message == "match.hidden"
    state = read_position(full)
    match = Match(state.setup.book, NAMES[:4], bytes(32), start=Start(full, state))
    for _ in range(2):  # that is final: no other hand is dealt in its place
        with pytest.raises(UserError) as found:
            match.start_hand()
        assert found.value.message == "match.hidden"
        assert (match.hand_number, match.state, match.entries) == (0, None, [])


@pytest.mark.parametrize("seed", range(8))
def test_a_hidden_top_card_is_found_in_any_order(seed: int) -> None:
    # Of the natural cards only one king is left over, and it must be the top of the pile.
    line = (
        "classic players=2 turn=1:draw hand1=KKKKKKK4444444455555555 hand2=666666667777777788888888 "
        "setsA=99999999,TTTTTTTT,JJJJJJJ setsB=QQQQQQQQ,AAAAAAA pile=#4? stock=#"
    )
    state = read_position(line)
    left = left_over(state)
    Random(seed).shuffle(left)
    put_hidden(state, left)
    assert state.pile[-1] < RANKS


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def test_a_table_begins_at_a_position(server: Running) -> None:
    line = "classic turn=3 dealer=2 hand3=4455KKQ setsB=777 pile=9"
    ana = Client(server.address, name="Ana")
    table = ana.open_table(position=line, players=4, between=0).id
    seat = ana.join(table)
    seat.sit(3)
    seat.start("simple")
    assert update_of(seat, own=True).view.seat == 3
    assert sorted(card[0] for card in hand_of(seat)) == sorted("4455KKQ")
    seat.act(DRAW)
    room = server.table(table).room
    with server.store() as store:
        kept = load(store, room.game).match
    assert kept.start is not None
    assert kept.start.line == line
    assert summarize_game(room, kept).placed
    seat.close()


def test_a_table_at_no_position_is_refused(server: Running) -> None:
    ana = Client(server.address, name="Ana")
    for wrong in ("classic turn=1:over ending=exhausted", "boat", "classic hand1=KZ"):
        with pytest.raises(ServerError):
            ana.open_table(position=wrong, players=4)
