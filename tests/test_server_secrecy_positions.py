"""Tables from positions, undo and rulings: hidden cards change no byte of what others are sent."""

from __future__ import annotations

from random import Random

import pytest

from canasta.cards import KIND_OF_CARD, KING, RANKS, kind_letter
from canasta.engine import State, carry_out, parse_action
from canasta.jobs import Variant
from canasta.match import Match, start_position
from canasta.match.ruling import ruling_of
from canasta.messages import UserError
from canasta.notation import read_position, write_record
from canasta.notation.position.read import read_start
from canasta.server.tables.game import LiveGame
from canasta.server.tables.room import Room, first_entry
from canasta.server.tables.rulings import check_ruling
from canasta.server.tables.subscriptions import Outbox, Subscription
from canasta.storage import MEMORY, Entry, Store
from canasta.storage.games import begin
from canasta.table.events import UPCARD
from canasta.table.packing import NATURAL_ONE
from canasta.table.state import NATURALS, PART_PLAY
from canasta.wire.base import card_names
from canasta.wire.tables import NewTable
from tests.records.player import Choices, in_play, new_match, step
from tests.test_server_secrecy import all_that_is_sent
from tests.wire_hands import Moment, dealt_again

NAMES = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Fina")
#: Positions in which the last seat holds hidden cards, and kings are open or in the observed hands.
POSITIONS = (
    "classic turn=1:play hand1=QQQQ457 setsA=KKK pile=9",
    "classic turn=1:play hand1=KKKK457 setsA=555 setsB=777 pile=9K#3?8",
    "classic players=2 turn=1:play hand1=QQQQ457 setsA=KKK pile=9",
    "caliente players=3 turn=1:play hand1=QQQQ457 setsA=KKK setsB=999 pile=8",
    "boat players=4 turns=12 turn=1:play hand1=QQQQ457 setsA=KKK pile=8",
    "american turn=1:play hand1=QQQQ457 setsA=KKK pile=8",
    "knee turn=1:play hand1=QQQQ457 setsA=KKK pile=8",
)


def table_at(line: str, seed: int) -> LiveGame:
    state = read_position(line)
    rules, players = state.setup.book, state.setup.players
    room = Room("table", [Entry(1, "", *first_entry("host", NewTable(book=rules.slug, players=players)))])
    start = read_start(line, rules, players)
    match = Match(rules, NAMES[:players], bytes([seed] * 32), start=start)
    return LiveGame(room, begin(Store(MEMORY), match))


class Told:
    """A table from a position, and everything that its receivers are sent."""

    def __init__(self, line: str, seed: int) -> None:
        self.game = table_at(line, seed)
        self.match = self.game.match
        subscriptions = [((), (True, True, "es"))] * (self.match.setup.seats + 1)
        self.subscriptions = [
            Subscription(place - 1, *how) for place, each in enumerate(subscriptions) for how in each
        ]
        self.outbox: Outbox = {}
        self.game.add_messages(self.match.start_hand(), self.subscriptions, self.outbox)
        self.look()

    def do(self, text: str) -> None:
        seat = self.match.actor
        done = self.match.undo(seat) if text == "undo" else self.match.act(seat, parse_action(text))
        self.game.add_messages(done, self.subscriptions, self.outbox)
        self.look()

    def look(self) -> None:
        for number, subscription in enumerate(self.subscriptions):
            sent = self.outbox.setdefault(subscription, [])
            sent += all_that_is_sent(self.game, subscription, Random(number))
            sent.append(write_record(self.match).encode())


def exchanged(state: State) -> bool:
    """Exchange a king: out of the last hand to the end of the stock, or the other way round."""
    holder, last = state.setup.seats - 1, state.stock[-1]
    kings = state.held[NATURALS + holder] // NATURAL_ONE[KING] % 32
    if last == KING or last >= RANKS or not kings:
        return False
    state.held[NATURALS + holder] += NATURAL_ONE[last] - NATURAL_ONE[KING]
    state.stock = state.stock[:-1] + bytes((KING,))
    return True


def script(line: str) -> list[str]:
    """Lay, take it back, lay again, add, and discard, without naming a card."""
    rank = "K" if "hand1=K" in line else "Q"
    return [f"lay {rank * 3}", "undo", f"lay {rank * 3}", f"add {rank}", "undo", "discard 4"]


@pytest.mark.parametrize("line", POSITIONS)
def test_a_hidden_card_of_a_position_changes_no_byte(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables that differ in one card of the last hand: all other receivers are sent the same."""
    put, swapping, done = start_position.put_hidden, [False], [False]

    def put_hidden(state: State, cards: list[int]) -> None:
        put(state, cards)
        if swapping[0]:
            done[0] = exchanged(state)

    monkeypatch.setattr(start_position, "put_hidden", put_hidden)
    for seed in range(40):
        told: list[Told] = []
        for swap in (False, True):
            swapping[0], done[0] = swap, False
            told.append(Told(line, seed))
            if not swap or done[0]:
                for text in script(line):
                    told[-1].do(text)
        if not done[0]:
            continue
        first, second = told
        holder = first.match.setup.seats - 1
        for subscription in first.subscriptions:
            assert (first.outbox[subscription] == second.outbox[subscription]) == (
                subscription.player != holder
            ), (seed, subscription)
        return
    raise AssertionError("no pair of tables was compared")


@pytest.mark.parametrize("seed", range(4))
def test_a_take_that_is_undone_shows_nothing_new(seed: int) -> None:
    """All receivers are shown the pile of a position when its table begins."""
    game = table_at("classic turn=1:draw hand1=KKAAA457 pile=#6K", seed)
    match = game.match
    started = match.start_hand()
    assert match.ledger is not None
    pile = tuple(match.ledger.pile)
    assert len(pile) == 7
    for seat in range(-1, 4):
        report = started.report(seat)
        assert [event.what for event in report.events] == [UPCARD]
        assert report.cards == (pile,)
    subscriptions = [Subscription(player) for player in range(-1, 4)]
    outbox: Outbox = {}
    game.add_messages(started, subscriptions, outbox)
    for subscription in subscriptions:  # and so it is sent, bottom card first
        assert b",".join(f'"{name}"'.encode() for name in card_names(pile)) in b"".join(outbox[subscription])
    match.act(0, parse_action("take KK"))  # 30 of the 50 points that are needed
    assert match.ledger.aside
    assert set(match.ledger.aside) < set(pile)
    assert match.can_undo()
    match.undo(0)
    assert match.ledger.pile == list(pile)


def test_a_look_alike_that_is_kept_changes_no_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    """Return whether the number of a discarded card is written depended on the hand that it came from."""
    shuffled = Match._shuffled
    games = (new_match(4, f"alike {number}") for number in range(99))
    match, (one, other) = next((each, twins) for each in games if (twins := twins_of(each)))
    assert match.ledger is not None
    deep = next(
        card
        for card in match.ledger.stock[match.ledger.place + 20 :]
        if KIND_OF_CARD[card] < RANKS and KIND_OF_CARD[card] != KIND_OF_CARD[one]
    )

    def swapped(match: Match, hand: int, shuffle: int = 0) -> list[int]:
        order = shuffled(match, hand, shuffle)
        if hand:
            here, there = order.index(one), order.index(deep)
            order[here], order[there] = deep, one
        return order

    records = []
    for swap in (False, True):
        if swap:
            monkeypatch.setattr(Match, "_shuffled", swapped)
        game = Match(match.setup.book, match.names, match.secret(), match.contributions, target=300)
        game.start_hand()
        game.act(game.actor, parse_action("draw"))
        game.act(game.actor, parse_action(f"discard {kind_letter(KIND_OF_CARD[other])}"), other)
        records.append(write_record(game))
    assert records[0] == records[1]


def twins_of(match: Match) -> tuple[int, int] | None:
    """Return two look-alikes in the hand that acts first, in the order of the pack."""
    if match.state is None:
        match.start_hand()
    assert match.ledger is not None
    hand = match.ledger.hands[match.actor]
    found = [(card, card + 54) for card in hand if card + 54 in hand and KIND_OF_CARD[card] < RANKS]
    return found[0] if found else None


# --- Rulings --------------------------------------------------------------------------------------


def outcome(match: Match, decision: str, seat: int) -> object:
    """Return the result of a ruling for a caller, or why it is refused."""
    try:
        check_ruling(match, decision, seat)
        _, effects = ruling_of(match.setup, decision)
        assert match.state is not None
        carry_out(match.state.copy(), effects, [], decision)
    except UserError as problem:
        return problem.message, sorted(problem.params.items(), key=str)
    return "carried out"


def can_be_finished(state: State) -> bool:
    """Return whether the turn can be finished: a redealt hand may not be able to, which no game allows."""
    try:
        carry_out(state.copy(), ())
    except UserError:
        return False
    return True


DECISIONS = (
    "laid_out_of_turn offender={0} turn={1} cards={2}",
    "first_meld_too_low offender={0} cards={2}",
    "too_many_wild offender={0} found=after_next_drew laid={2}",
    "too_many_wild offender={0} found=before_discard cards={2}",
    "exposed_cards offender={0} cards={2}",
    "drew_too_many offender={0} extra=1",
)


@pytest.mark.parametrize("variant", [Variant("classic", 4), Variant("classic", 2)], ids=str)
def test_no_ruling_is_carried_out_or_refused_by_a_hidden_hand(variant: Variant) -> None:
    """Hands in play, with all cards that are hidden from the caller dealt again."""
    rng = Random(f"{variant}")
    asked, carried, compared = 0, 0, 0
    for number in range(12):
        match, choices = new_match(variant, f"ruled {number}"), Choices(f"ruled {number}")
        match.start_hand()
        while in_play(match):
            step(match, choices)
            state, ledger = match.state, match.ledger
            if not in_play(match) or state is None or ledger is None:
                break
            if state.part != PART_PLAY or not (state.count or rng.random() < 0.1):
                continue
            seats = match.setup.seats
            for seat in [-1, *(seat for seat in range(seats) if seat != state.seat)]:
                partner = (state.seat + match.setup.sides) % seats
                offender = rng.choice([state.seat, partner, rng.randrange(seats)])
                turn = rng.choice([each for each in range(seats) if each != offender])
                laid = [cards for side in ledger.sets for cards in side.values()] or [ledger.hands[offender]]
                some = rng.choice(laid)
                some = rng.choice([some, some[: rng.randrange(1, 4)]])
                cards = "".join(kind_letter(KIND_OF_CARD[card]) for card in some)
                decision = rng.choice(DECISIONS).format(offender + 1, turn + 1, cards)
                try:
                    ruling_of(match.setup, decision)
                except UserError:
                    continue
                found = outcome(match, decision, seat)
                asked += 1
                carried += found == "carried out"
                for _ in range(3):
                    match.state, match.ledger = dealt_again(Moment(state, ledger, [], []), seat, rng)
                    if can_be_finished(match.state):
                        assert outcome(match, decision, seat) == found, (decision, seat)
                        compared += 1
                    match.state, match.ledger = state, ledger
    assert asked > 100
    assert compared > 200
    assert carried > 20
