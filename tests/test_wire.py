"""The wire format: it round-trips, contains nothing hidden, and its generated files are up to date."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from canasta import book
from canasta.cards import CALIENTE, KIND_OF_CARD, pack_cards
from canasta.engine import Event, View, irregular, legal_actions, parse_action, view
from canasta.jobs import Variant
from canasta.match import HandResult, Match
from canasta.notation import position_key, read_position
from canasta.notation.position.keys import setup_of
from canasta.table import events as told
from canasta.table.actions import ALL_ACTIONS, action_text
from canasta.table.events import MEANINGS
from canasta.wire import PublicTable as WireTable
from canasta.wire import (
    TableWriter,
    decode,
    encode,
    read_event,
    shown_to,
    write_event,
    write_events,
    write_offer,
    write_offers,
)
from canasta.wire import View as WireView
from canasta.wire.base import CARD_NAMES, card_names, card_of, kinds_of
from canasta.wire.events import AnyEvent, Dealt, Drew, Took
from canasta.wire.offers import Offer, cards_played
from canasta.wire.schema import schema, schema_text
from canasta.wire.scores import write_result
from canasta.wire.settings import write_settings
from tests.penalised import penalised_hand
from tests.positions import VARIANTS
from tests.wire_files import ROOT, TYPES, made
from tests.wire_hands import Moment, dealt_again, played_hand

HANDS = given(variant=st.sampled_from(VARIANTS), seed=st.integers(0, 10**6))
CLASSIC = setup_of("classic")


def receivers(moment: Moment) -> range:
    """Return every seat, and a spectator."""
    return range(-1, moment.state.setup.seats)


# --- Cards and offers -------------------------------------------------------------------------------------


def test_every_card_has_a_name_of_its_own() -> None:
    assert len(set(CARD_NAMES)) == len(CARD_NAMES)
    cards = pack_cards(7, caliente=2)
    assert [card_of(name) for name in card_names(cards)] == cards
    assert kinds_of(card_names(cards)) == bytes(KIND_OF_CARD[card] for card in cards)
    assert KIND_OF_CARD[card_of("C2") or 0] == CALIENTE
    assert (card_of("QS8"), card_of("R"), card_of("?")) == (None, None, None)


@pytest.mark.parametrize("further", [False, True])
def test_an_offer_is_the_action_it_stands_for(further: bool) -> None:
    for action in ALL_ACTIONS:
        offer = write_offer(action, further)
        assert decode(encode(offer), Offer) == offer
        assert parse_action(offer.action) == action
        assert list(kinds_of(offer.cards)) == cards_played(action, further)


@pytest.mark.parametrize(
    ("action", "family", "cards", "rank"),
    [
        ("draw", "draw", "", UNSET),
        ("play C", "refill", "C", UNSET),
        ("lay BBBB", "lay", "BBBB", "B"),
        ("take KK", "take", "KK", "K"),
        ("take 4X", "take", "4X", "4"),
        ("take on K", "take", "", "K"),
        ("lay 442", "lay", "442", "4"),
        ("lay 22X", "lay", "22X", "wild"),
        ("lay BBB", "lay", "BBB", "B"),
        ("add B", "add", "B", "B"),
        ("add 2 to K", "add", "2", "K"),
        ("add X to wild", "add", "X", "wild"),
        ("bury K", "bury", "K", "K"),
        ("discard 2", "discard", "2", UNSET),
    ],
)
def test_an_offer_names_its_cards_and_its_set(
    action: str, family: str, cards: str, rank: str | msgspec.UnsetType
) -> None:
    offer = write_offer(parse_action(action), False)
    assert (offer.family, "".join(offer.cards), offer.rank) == (family, cards, rank)
    if action == "take on K":  # where sets that are closed make room, a pair goes there with the top card
        assert write_offer(parse_action(action), True).cards == ["K", "K"]


def test_offers_have_words_on_request() -> None:
    state = read_position("classic hand1=KKQ72 setsA=555 pile=5K")
    silent, told = (write_offers(legal_actions(state), state, words) for words in (False, True))
    assert all(offer.words is msgspec.UNSET for offer in silent)
    assert [offer.words for offer in told][2] == "take the pile with two kings"
    assert [offer.family for offer in told] == ["draw", "ask", "take", "take"]


# --- Events -----------------------------------------------------------------------------------------------

#: One of each kind of event.
ALL_EVENTS = [
    Event(told.ACTED, 0, number=parse_action("take on K")),
    Event(told.DEALT, 1, bytes([1, 2]), owner=1),
    Event(told.UPCARD, 1, bytes([1])),
    Event(told.TURN, 2, number=7),
    Event(told.MISSED, 2),
    Event(told.DREW, 2, bytes([3]), owner=2),
    Event(told.RED_THREE_SHOWN, 2, bytes([13, 13]), 2),
    Event(told.BLACK_THREE_SHOWN, 2, bytes([14]), 1),
    Event(told.RESERVE, 2, bytes([4, 5]), 1, owner=2),
    Event(told.BURIED, 2, bytes([4, 4]), 2),
    Event(told.TALON, 2, number=3),
    Event(told.ANNOUNCED, 2, number=1),
    Event(told.TOOK, 2, bytes([4, 5])),
    Event(told.OPENED, 2, number=65),
    Event(told.CANASTA, 2, number=11),
    Event(told.FINED, 2, number=100),
    Event(told.REBUILT, 2, number=30),
    Event(told.REFILLED, 2, number=4),
    Event(told.SPECIAL_HAND, 2, bytes([4, 5]), 1),
    Event(told.EXPOSED, 2, bytes([4]), 1, words="first"),
    Event(told.PENALISED, 2, number=50, words="fine.out_of_turn 63"),
    Event(told.OWES, 2, number=2),
    Event(told.FREED, 2),
    Event(told.MADE_TO_DRAW, 2),
    Event(told.RAISED, 2, number=10),
    Event(told.DEMANDED, 2),
    Event(told.BACK, 2, bytes([14, 14]), 11),
    Event(told.SEEN, 2, bytes([4, 4])),
    Event(told.TRIED, 2, bytes([4]), irregular(2, parse_action("discard 8")), words="discarded_several"),
    Event(told.CALLED, 2, words="discarded_several"),
    Event(told.PILE_BACK, 2),
    Event(told.LAPSED, 2, words="discarded_several"),
    Event(told.REDEALT, 2),
    Event(told.STAND_IN, 2, words="away"),
    Event(told.RULED, 2, words="drew_too_many offender=1"),
    Event(told.OUT, 2, number=1),
    Event(told.OVER, 2, number=2),
]


def test_there_is_a_struct_for_every_event() -> None:
    whats = {value for name, value in vars(told).items() if name.isupper() and isinstance(value, str)}
    assert {event.what for event in ALL_EVENTS} == whats
    for event in ALL_EVENTS:
        struct = write_event(event)
        assert decode(encode(struct), AnyEvent) == struct  # type: ignore[arg-type]
        assert read_event(struct) == event


@pytest.mark.parametrize("event", ALL_EVENTS, ids=lambda event: event.what)
def test_an_event_says_only_what_it_means(event: Event) -> None:
    for meaning in set(MEANINGS.values()):
        if MEANINGS.get(event.what) == meaning:
            getattr(event, meaning)
        else:
            with pytest.raises(AttributeError, match="has no"):
                getattr(event, meaning)


@HANDS
@settings(max_examples=12)
def test_events_are_read_as_they_were_written(variant: Variant, seed: int) -> None:
    """A client that follows the decoded events sees the table: nothing that matters is lost."""
    followers: list[View] = []
    for moment in played_hand(variant, seed):
        for receiver in receivers(moment):
            structs = write_events(moment.events, moment.state.setup, receiver, moment.moved)
            again = decode(encode(structs), list[AnyEvent])
            assert again == structs
            read = [read_event(struct) for struct in again]
            assert read == [shown_to(event, receiver) for event in moment.events]
            if len(followers) <= receiver + 1:
                followers.append(view(moment.state, receiver))
            else:
                follower = followers[receiver + 1]
                follower.follow(read)
                assert follower == view(moment.state, receiver)


@HANDS
@settings(max_examples=8)
def test_the_words_of_a_referee_are_read_as_they_were_written(variant: Variant, seed: int) -> None:
    """Penalties, irregular acts and calls: a view that follows the decoded events knows them all."""
    followers: list[View] = []
    for events, state in penalised_hand(variant, seed, lenient=0.1):
        for seat in range(-1, state.setup.seats):
            if len(followers) <= seat + 1:
                followers.append(view(state, seat))
                continue
            structs = decode(encode(write_events(events, state.setup, seat)), list[AnyEvent])
            followers[seat + 1].follow([read_event(struct) for struct in structs])
            assert followers[seat + 1] == view(state, seat)


@HANDS
@settings(max_examples=12)
def test_events_show_no_hidden_card(variant: Variant, seed: int) -> None:
    """Secret cards are ? to the others, and which cards really moved makes no difference to the bytes."""
    for moment in played_hand(variant, seed):
        setup = moment.state.setup
        for receiver in receivers(moment):
            structs = write_events(moment.events, setup, receiver, moment.moved)
            for event, struct, moved in zip(moment.events, structs, moment.moved, strict=True):
                if not isinstance(struct, Dealt | Drew | Took) and event.owner == -1:
                    continue
                cards = struct.cards  # type: ignore[union-attr]
                if event.seat == receiver:
                    assert cards == card_names(moved)
                else:
                    assert set(cards) <= {"?"}
                    assert len(cards) == len(event.cards)
                    others = write_event(shown_to(event, receiver), moved[::-1])
                    assert encode(others) == encode(struct)


def test_sentences_come_on_request_and_are_told_to_the_reader() -> None:
    events = [Event(told.DREW, 0, bytes([9]), owner=0)]
    names = ["Ana", "Bruno", "Carla", "Dora"]
    sentences = [write_events(events, CLASSIC, seat, names=names)[0].sentence for seat in (0, 1)]
    assert sentences == ["You draw a king.", "Ana draws a card."]
    assert write_events(events, CLASSIC, 0)[0].sentence is msgspec.UNSET


# --- Views ------------------------------------------------------------------------------------------------


@HANDS
@settings(max_examples=12)
def test_views_are_read_as_they_were_written(variant: Variant, seed: int) -> None:
    writer: TableWriter | None = None
    for number, moment in enumerate(played_hand(variant, seed)):
        if number % 4:
            continue
        state, ledger = moment.state, moment.ledger
        writer = writer or TableWriter(state.setup)
        table = writer.table(state, ledger, 1)
        assert decode(encode(table), WireTable) == table
        assert table == TableWriter(state.setup).table(state, ledger, 1), "what is kept is still right"
        check_table(table, moment)
        for seat in range(state.setup.seats):
            own = writer.view(state, ledger, seat, table, sentences=True, position=True)
            assert decode(encode(own), WireView) == own
            assert [offer.action for offer in own.offers] == list(
                map(action_text, view(state, seat).legal_actions())
            )
            assert isinstance(own.position, str)
            assert position_key(read_position(own.position)) == position_key(view(state, seat).position)
            quick = writer.quick_view(state, ledger, seat, encode(table))
            assert quick == encode(writer.view(state, ledger, seat, table))
            acts = seat == state.actor
            quick = writer.quick_view(state, ledger, seat, encode(table), language="en", position=acts)
            told = writer.view(state, ledger, seat, table, sentences=True, position=acts)
            assert quick == encode(told)


def check_table(table: WireTable, moment: Moment) -> None:
    """Check that counts agree with the engine, and open cards with the ledger."""
    state, ledger = moment.state, moment.ledger
    onlooker = view(state, -1)
    assert [seat.cards for seat in table.seats] == [state.size(seat) for seat in range(state.setup.seats)]
    assert (table.stock, table.pile.count) == (onlooker.stock_size, onlooker.pile_size)
    assert kinds_of(table.pile.cards) == onlooker.shown_pile
    seen = ledger.seen_by(-1)
    for side, lying in enumerate(table.sides):
        assert [set_.cards for set_ in lying.sets] == [card_names(cards.cards) for cards in seen.sets[side]]
        assert [set_.top for set_ in lying.sets] == card_names(cards.top for cards in seen.sets[side])
        assert [set_.canasta is not msgspec.UNSET for set_ in lying.sets] == [
            cards.canasta for cards in seen.sets[side]
        ]
        assert lying.red_threes == card_names(seen.red_threes[side])
        assert (lying.opened, lying.needs) == (onlooker.opened(side), onlooker.need(side))
    if moment.state.actor == moment.state.seat:
        barred = table.sides[state.seat % state.setup.sides].barred
        for offer in write_offers(legal_actions(state), state):
            natural = offer.rank in offer.cards or offer.family == "take"
            assert not (offer.family in ("lay", "add", "take") and natural and offer.rank in barred)
    assert (table.end is not msgspec.UNSET) == (table.expects == "nothing")


@pytest.mark.parametrize(
    ("position", "barred"),
    [
        ("american setsA=8888822,555,JJJ setsB=888 turns=40", [["8"], ["8"]]),
        ("american setsA=KKKK setsB=5555552,JJJJJJJ,222 turns=40", [["5", "J"], ["5", "J"]]),
        ("american setsA=2222222,KKK setsB=555 turns=40", [[], []]),  # wild cards are not a rank
        ("classic setsA=8888888,KKKKKK2 setsB=555 turns=40", [[], []]),  # which go on growing
        ("knee setsA=777 closedA=7777777,KKKKK22 setsB=555 turns=40", [[], []]),  # which make room
    ],
)
def test_ranks_are_barred_by_what_is_closed(position: str, barred: list[list[str]]) -> None:
    state = read_position(position)
    known = TableWriter(state.setup).known(state, 0).table
    assert [side.barred for side in known.sides] == barred


def test_a_canasta_is_closed_where_sets_close() -> None:
    for slug, closed in (("american", True), ("classic", False)):
        state = read_position(f"{slug} setsA=8888888,555 turns=40")
        sets = TableWriter(state.setup).known(state, 0).table.sides[0].sets
        assert [(set_.rank, set_.closed) for set_ in sets] == [("5", False), ("8", closed)]


@HANDS
@settings(max_examples=10)
def test_hidden_cards_leave_no_trace(variant: Variant, seed: int) -> None:
    """Deal again what a seat cannot see: it is sent the same bytes. A spectator sees no hand at all."""
    rng = Random(seed)
    for number, moment in enumerate(played_hand(variant, seed)):
        if number % 5:
            continue
        writer = TableWriter(moment.state.setup)
        for receiver in receivers(moment):
            sent = []
            for state, ledger in (moment[:2], dealt_again(moment, receiver, rng)):
                table = writer.table(state, ledger, 1)
                if receiver < 0:
                    sent.append(encode(table))
                else:
                    seen = writer.view(state, ledger, receiver, table, sentences=True, position=True)
                    sent.append(encode(seen))
                    sent.append(writer.quick_view(state, ledger, receiver, encode(table)))
            assert sent[: len(sent) // 2] == sent[len(sent) // 2 :]


# --- Files made from the structs --------------------------------------------------------------------------


def test_the_files_made_from_the_structs_are_up_to_date() -> None:
    files = made()
    assert set(TYPES.glob("*.ts")) <= set(files)
    for path, text in files.items():
        assert path.read_text(encoding="utf-8") == text, "run .venv/bin/python -m tests.wire_files"


def test_the_schema_can_be_printed() -> None:
    command = [sys.executable, "-m", "canasta.wire.schema"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=True).stdout
    assert printed == schema_text()
    assert json.loads(printed) == schema()


def test_the_schema_and_the_types_know_every_name_they_use() -> None:
    names = set(schema()["$defs"])
    text = schema_text()
    assert set(re.findall(r'"#/\$defs/(\w+)"', text)) <= names
    types = "".join(path.read_text(encoding="utf-8") for path in TYPES.glob("*.ts"))
    assert set(re.findall(r"export (?:interface|type) (\w+)", types)) == names
    code = re.sub(r'/\*\*.*?\*/|"[^"]*"|//.*', "", types, flags=re.DOTALL)  # comments and texts
    used = set(re.findall(r"[A-Z]\w+", code))
    assert used <= names | {"Record", "Partial"}


# --- What a page would have to compute ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "frozen", "first_meld", "steps"),
    [
        ("classic", "33", "15", [(0, 50), (1500, 90), (3000, 120)]),
        ("caliente+always_frozen", "77", "20", [(0, 50), (1500, 90), (3000, 120)]),
        ("american", "", "20", [(3000, 155), (5000, 180)]),
        ("knee", "", "13", []),  # where the number of the hand decides
    ],
)
def test_settings_name_paragraphs_and_first_melds(
    rules: str, frozen: str, first_meld: str, steps: list[tuple[int, int]]
) -> None:
    told = write_settings(Match(book(rules), ["Ana", "Bruno", "Carla", "Dora"], bytes(32)))
    assert (told.cites.frozen, told.cites.first_meld) == (frozen, first_meld)
    assert [(step.start, step.count) for step in told.first_melds] == steps


def test_the_result_of_a_hand_tells_what_the_next_first_melds_need() -> None:
    for rules, number, needs in (("classic", 1, [50, 90]), ("knee", 1, [90, 90]), ("knee", 3, [150, 150])):
        result = HandResult(number, 0, (0, 1, 2, 3), (), (1000, 1500), (1495, 1500), 1, 0, False)
        assert write_result(result, False, Match(book(rules), list("ABCD"), bytes(32))).needs == needs
        assert write_result(result).needs == []


@pytest.mark.parametrize("players", [4, 5])
def test_the_result_of_a_hand_tells_who_deals_next(players: int) -> None:
    match = Match(book("classic"), list("ABCDE")[:players], bytes(32))
    told_next = 0
    for _ in range(6):  # with five, every player has sat out once, and the dealer has just come back
        match.start_hand()
        dealer = match.seats[match.dealer] + 1
        assert told_next in (0, dealer)
        while match.actor >= 0:
            match.act(match.actor, match.view(match.actor).legal_actions()[0])
        told_next = write_result(match.history[-1], False, match).deals_next
    assert write_result(match.history[-1]).deals_next == 0
