"""In ``boat`` the pile becomes the stock again: real shuffles, their visibility, and the end of the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from canasta.books import book
from canasta.cards import KIND_OF_CARD, RED_THREE, UNKNOWN
from canasta.engine import Event, Setup, State, View, apply, deal, legal_actions, redact, sample, view
from canasta.match import Match
from canasta.messages import UserError
from canasta.notation import read_position, same_position
from canasta.table.actions import DISCARD, DRAW, KIND, PASS, TAKE_PAIR
from canasta.table.events import DREW, OVER, REBUILT
from canasta.table.packing import held_kinds
from canasta.table.restock import RandomShuffler
from canasta.table.state import ENDED_STUCK, FOUR_BLACKS, NATURALS, PART_OVER, PART_PLAY, SPECIALS
from tests.records.player import orders_of

SETUPS = {players: Setup(book("boat"), players) for players in (2, 3, 4)}


class Watched:
    """A shuffler that records its calls."""

    def __init__(self, seed: int) -> None:
        self.shuffler = RandomShuffler(seed)
        self.asked: list[tuple[int, int]] = []

    def order(self, number: int, cards: int) -> list[int]:
        self.asked.append((number, cards))
        return self.shuffler.order(number, cards)


def dealt(players: int, seed: int, shuffler: Watched | RandomShuffler | None = None) -> State:
    setup = SETUPS[players]
    order = bytearray(setup.deck)
    Random(seed).shuffle(order)
    return deal(setup, bytes(order), shuffler=shuffler or RandomShuffler(seed))


def draw_and_discard(state: State) -> Iterator[list[Event]]:
    """Draw and discard to the end of the hand, without taking or laying."""
    while state.part != PART_OVER:
        offer = legal_actions(state)
        plain = [action for action in offer if action in (DRAW, PASS) or action >= DISCARD]
        yield apply(state, plain[0])


def play_on(state: State, rng: Random, greed: float = 0.5) -> Iterator[list[Event]]:
    """Play any legal action; ``greed`` is how often cards are laid or taken where possible."""
    while offer := legal_actions(state):
        lays = [action for action in offer if TAKE_PAIR <= action < DISCARD]
        others = [action for action in offer if action not in lays]
        wanted = lays if rng.random() < greed else others
        yield apply(state, rng.choice(wanted or offer))


def hidden_cards(state: State) -> list[int]:
    """Return the cards in hands, pile and stock."""
    cards = [*state.pile, *state.aside, *state.stock[state.place :]]
    for seat in range(state.setup.seats):
        cards += held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    return sorted(cards)


def number_of_cards(state: State) -> int:
    """Count all cards wherever they lie."""
    seen = view(state, -1)
    sides = range(state.setup.sides)
    on_table = sum(cards.size for side in sides for cards in seen.sets(side))
    blacks = 4 if state.flags & FOUR_BLACKS else 0
    return len(hidden_cards(state)) + on_table + blacks + sum(map(seen.red_threes, sides))


@pytest.mark.parametrize("players", SETUPS)
def test_the_whole_pile_is_shuffled_and_the_shuffler_says_how(players: int) -> None:
    shuffler = Watched(7)
    state = dealt(players, 11, shuffler)
    pile = b""
    for events in draw_and_discard(state):
        rebuilt = [event for event in events if event.what == REBUILT]
        if rebuilt:
            assert rebuilt[0].number == len(pile)
            assert shuffler.asked == [(1, len(pile))]
            order = RandomShuffler(7).order(1, len(pile))
            assert sorted(order) == list(range(len(pile)))
            assert state.stock == bytes(pile[place] for place in order)
            assert state.place == 1
            assert (state.pile, state.frozen, state.stopped) == (b"", False, False)
            return
        pile = state.pile
    raise AssertionError("the stock is never used up")


@pytest.mark.parametrize("players", SETUPS)
def test_nobody_lays_so_the_second_time_the_hand_ends(players: int) -> None:
    shuffler = Watched(7)
    state = dealt(players, 12, shuffler)
    events = [event for told in draw_and_discard(state) for event in told]
    # A discard for every card drawn: all that was in the stock after the deal, less red threes, and again.
    assert len(shuffler.asked) == 1
    assert state.ending == ENDED_STUCK
    assert state.out == -1
    assert not state.stock_size()
    assert state.pile
    assert [event.what for event in events].count(REBUILT) == 1
    assert events[-1].what == OVER


def test_every_further_shuffle_has_its_own_number() -> None:
    numbers: Counter[int] = Counter()
    for seed in range(60):
        shuffler = Watched(seed)
        state = dealt(3, seed, shuffler)
        for _ in play_on(state, Random(seed), greed=0.15):
            pass
        assert [number for number, _ in shuffler.asked] == list(range(1, state.shuffles + 1))
        numbers[state.shuffles] += 1
    assert max(numbers) >= 3


def test_the_same_seed_gives_the_same_hand() -> None:
    for seed in range(5):
        hands = []
        for _ in range(2):
            state = dealt(2, seed)
            hands.append([event for told in play_on(state, Random(seed), 0.1) for event in told])
        assert hands[0] == hands[1]


@pytest.mark.parametrize("players", SETUPS)
def test_no_card_is_lost(players: int) -> None:
    for seed in range(12):
        state = dealt(players, seed)
        assert number_of_cards(state) == 108
        for _ in play_on(state, Random(seed), greed=seed % 4 / 4):
            assert number_of_cards(state) == 108


@pytest.mark.parametrize("players", SETUPS)
def test_views_follow_through_every_new_stock(players: int) -> None:
    """A seat's knowledge follows from its events; the order of the new stock is secret."""
    rebuilt = 0
    for seed in range(8):
        state = dealt(players, seed)
        views: list[View] = [view(state, seat) for seat in range(-1, players)]
        for told in play_on(state, Random(seed), greed=0.1):
            rebuilt += any(event.what == REBUILT for event in told)
            for seen in views:
                seen.follow([redact(event, seen.seat) for event in told])
                assert seen == view(state, seen.seat), f"seed {seed}, seat {seen.seat}"
                position = seen.position
                assert set(position.stock[position.place :]) <= {UNKNOWN}
                assert position.shuffler is None
    assert rebuilt >= 8


def test_the_card_drawn_from_a_new_stock_is_a_secret() -> None:
    state = dealt(2, 3)
    for told in draw_and_discard(state):
        if any(event.what == REBUILT for event in told):
            (drew,) = [event for event in told if event.what == DREW]
            assert redact(drew, 1 - drew.seat).cards == bytes([UNKNOWN])
            return
    raise AssertionError("the stock is never used up")


@pytest.mark.parametrize("players", SETUPS)
def test_samples_hold_no_red_three_and_play_to_the_end(players: int) -> None:
    """Red threes lie on the table since the deal: no hand hides one, not even before the first turn."""
    rng = Random(players)
    for seed in range(6):
        state = dealt(players, seed)
        for number, _ in enumerate(play_on(state, Random(seed), greed=0.1)):
            if number % 40 > 2 or state.part == PART_OVER:
                continue
            guess = sample(view(state, state.actor), rng)
            for seat in range(players):
                assert not guess.held[SPECIALS + seat] >> 10 & 31, f"seed {seed}, step {number}"
            assert hidden_cards(guess) == hidden_cards(state)
            for _ in play_on(guess, rng):
                pass
            assert guess.part == PART_OVER


def test_in_a_game_the_order_follows_from_the_seed() -> None:
    """G12: the physical cards of the pile, from its bottom, in the order of the hand's shuffle 1."""
    match = Match(book("boat"), ["Ana", "Bruno", "Carla"], bytes(range(32)))
    match.start_hand()
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    while True:
        pile = list(ledger.pile)
        offer = legal_actions(state)
        action = next(action for action in offer if action == DRAW or action >= DISCARD)
        if any(event.what == REBUILT for event in match.act(match.actor, action).open_events):
            break
    assert len(pile) > 50
    order = orders_of(match).shuffled(pile, hand=1, shuffle=1)
    assert list(ledger.stock) == order
    assert bytes(KIND_OF_CARD[card] for card in order) == state.stock
    assert order[0] in ledger.hands[state.seat]
    assert not ledger.pile


#: All cards are given; side B has what is left on the table.
DRY = (
    "boat hand1=KQ hand2=B hand3=B hand4=BB pile=4567 stock={stock} redB={red} setsB=4444444,5555555,6666666,"
    "7777777,88888888,99999999,TTTTTTTT,JJJJJJJJ,QQQQQQQ,KKKKKKK,AAAAAAAA,22222222XXXX"
)


def test_a_position_has_no_order_of_its_own() -> None:
    state = read_position(DRY.format(stock="-", red=4))
    assert legal_actions(state) == [DRAW]
    before = state.copy()
    with pytest.raises(UserError) as caught:
        apply(state, DRAW)
    assert caught.value.message == "unknown.shuffle"
    assert same_position(state, before)


def test_nor_for_a_red_three_that_must_be_replaced() -> None:
    state = read_position(DRY.format(stock="R", red=3))
    before = state.copy()
    with pytest.raises(UserError) as caught:
        apply(state, DRAW)
    assert caught.value.message == "unknown.shuffle"
    assert same_position(state, before)


def test_with_an_order_it_goes_on() -> None:
    state = read_position(DRY.format(stock="R", red=3))
    state.shuffler = RandomShuffler(1)
    order = RandomShuffler(1).order(1, 4)
    events = apply(state, DRAW)
    assert [event.what for event in events[1:]] == [DREW, "red three", REBUILT, DREW]
    assert state.part == PART_PLAY
    assert events[-1].cards[0] & KIND == order[0]  # the pile was 4567, kinds 0 to 3
    assert list(state.stock) == order
    assert RED_THREE not in state.stock
