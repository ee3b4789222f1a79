"""Views of a seat: never a hidden card, always enough to follow, and a fair guess at the rest."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import BOOKS
from canasta.cards import LETTERS, UNKNOWN, kinds_text
from canasta.engine import State, UnknownCards, View, action_text, apply, legal_actions, redact, sample, view
from canasta.notation import read_position
from canasta.table.events import ACTED, DEALT, DREW, TOOK
from canasta.table.packing import held_counts
from canasta.table.state import NATURALS, SPECIALS
from tests.slow.classic import Classic
from tests.slow.classic_build import ClassicBuilder
from tests.slow.convert import packed, plain_of
from tests.slow.hands import PLAYERS, Hand, Step, hands, play_hand, state_facts
from tests.slow.table import Cards


def seats_and_onlooker(state: State) -> range:
    return range(-1, state.setup.seats)


# Following.


def check_following(steps: list[Step]) -> None:
    """Check that from the deal on, redacted events alone give the view of every seat and of a spectator."""
    first = steps[0][1]
    followers = [view(first, seat) for seat in seats_and_onlooker(first)]
    for events, state in steps[1:]:
        for follower in followers:
            follower.follow([redact(event, follower.seat) for event in events])
            told = view(state, follower.seat)
            assert follower == told
            assert hash(follower) == hash(told)
            assert follower.legal_actions() == told.legal_actions()


def kept(steps: Iterable[Step]) -> list[Step]:
    return [(events, state.copy()) for events, state in steps]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("greed", [0.2, 0.7])
def test_redacted_events_give_the_view(players: int, greed: float) -> None:
    for seed in range(3):
        check_following(kept(play_hand(players, seed, greed)))


@given(hands())
def test_redacted_events_give_the_view_whatever_is_chosen(hand: Hand) -> None:
    check_following(kept(hand.play()))


def test_views_follow_tables_made_to_order() -> None:
    """Short stocks, late red threes, the last three: events that are rare in a whole hand."""
    for number in range(400):
        rng = Random(f"follow {number}")
        table = ClassicBuilder.build("random", rng)
        state = packed(table)
        steps: list[Step] = [([], state.copy())]
        for _ in range(16):
            offer = legal_actions(state)
            if offer:
                steps.append((apply(state, rng.choice(offer)), state.copy()))
        check_following(steps)


def played(text: str) -> str:
    """Return the cards an action takes out of the hand."""
    verb, _, cards = text.partition(" ")
    if verb not in ("take", "lay", "add", "discard") or cards.startswith("on "):
        return ""
    return cards.split(" to ")[0]


@pytest.mark.parametrize("players", PLAYERS)
def test_what_everybody_knows_of_a_hand(players: int) -> None:
    """Cards that came with the pile, less those of their kind that were played since (G13)."""
    ever = 0
    for seed in range(4):
        known: list[Cards] = [Counter() for _ in range(4)]
        for events, state in play_hand(players, seed, 0.8):
            for event in events:
                if event.what == ACTED:
                    known[event.seat] -= Counter(played(action_text(event.number)))
                elif event.what == TOOK:
                    known[event.seat] += Counter(kinds_text(event.cards))
            onlooker = view(state, -1)
            for seat in range(state.setup.seats):
                assert onlooker.known(seat) == [known[seat][letter] for letter in LETTERS]
                ever += known[seat].total()
    assert ever


# Hidden cards.


def hidden_cards(table: Classic, seat: int) -> Cards:
    """Return the cards a seat cannot see: those in other hands and in the stock."""
    cards = Counter(table.stock)
    for other, hand in enumerate(table.hands):
        if other != seat:
            cards += hand
    return cards


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_cards_leave_no_trace(players: int) -> None:
    """Whatever else lies hidden: the same view, byte for byte, the same offer, and the same course."""
    rng = Random(players)
    for number, (_, state) in enumerate(play_hand(players, 40)):
        if number % 6:
            continue
        for seat in seats_and_onlooker(state):
            told = view(state, seat)
            other = sample(told, rng)
            again = view(other, seat)
            assert again == told
            assert pickle.dumps(state_facts(again.position)) == pickle.dumps(state_facts(told.position))
            if state.actor != seat:
                assert told.legal_actions() == []
                continue
            offer = legal_actions(state)
            assert told.legal_actions() == legal_actions(other) == offer
            for action in offer:
                check_same_course(state, other, action, seat)


def check_same_course(state: State, other: State, action: int, seat: int) -> None:
    """Check that an action that reveals nothing has the same events and leads to the same view."""
    first, second = state.copy(), other.copy()
    told = [redact(event, seat) for event in apply(first, action)]
    told_too = [redact(event, seat) for event in apply(second, action)]
    uncovers = any(event.what == DREW for event in told + told_too) or state.turn < state.setup.seats
    if not uncovers and not legal_actions(first):
        uncovers = True  # the hand is over; a player who had no turn shows red threes (C13)
    if not uncovers:
        assert told == told_too
        assert view(first, seat) == view(second, seat)


def test_a_view_holds_unknown_cards_only() -> None:
    for _, state in play_hand(4, 12):
        for seat in seats_and_onlooker(state):
            position = view(state, seat).position
            assert position.partial
            assert set(position.stock) <= {UNKNOWN}
            for other in range(4):
                shown = position.held[NATURALS + other], position.held[SPECIALS + other]
                if other == seat:
                    assert shown == (state.held[NATURALS + other], state.held[SPECIALS + other])
                assert position.size(other) == state.size(other)


def test_a_player_sees_the_own_hand_and_an_onlooker_none() -> None:
    for _, state in play_hand(4, 12):
        for seat in range(4):
            held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
            assert view(state, seat).hand == held
        assert not any(view(state, -1).hand)


def test_a_view_cannot_be_changed_from_outside() -> None:
    state = next(play_hand(4, 3))[1]
    told = view(state, 0)
    position = told.position
    position.held[NATURALS] = 0
    apply(state, legal_actions(state)[0])
    assert told == view(next(play_hand(4, 3))[1], 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_secret_events_are_dealt_and_drawn_cards_alone(players: int) -> None:
    for events, state in play_hand(players, 21):
        for event in events:
            assert (event.owner >= 0) == (event.what in (DEALT, DREW))
            for seat in seats_and_onlooker(state):
                told = redact(event, seat)
                if event.owner in (-1, seat):
                    assert told == event
                else:
                    assert told._replace(cards=event.cards) == event
                    assert set(told.cards) <= {UNKNOWN}
                    assert len(told.cards) == len(event.cards)


# Sampling.


def check_sample(told: View, state: State, rng: Random) -> None:
    dealt = sample(told, rng)
    table, before = plain_of(Classic, dealt), plain_of(Classic, state)
    assert not dealt.partial
    assert table.all_cards() == table.pack()
    assert hidden_cards(table, told.seat) == hidden_cards(before, told.seat)
    for seat, hand in enumerate(table.hands):
        assert hand.total() == before.hands[seat].total()
        assert not (hand["R"] and table.had_turn(seat))
        for kind, number in enumerate(told.known(seat)):
            assert hand[LETTERS[kind]] >= number
    assert len(table.stock) == len(before.stock)
    while offer := legal_actions(dealt):  # a sample can be played to the end
        apply(dealt, rng.choice(offer))
    assert plain_of(Classic, dealt).all_cards() == table.pack()


@pytest.mark.parametrize("players", PLAYERS)
def test_samples_agree_with_the_view(players: int) -> None:
    rng = Random(players)
    for number, (_, state) in enumerate(play_hand(players, 5)):
        if number % 12 == 0:
            for seat in seats_and_onlooker(state):
                check_sample(view(state, seat), state, rng)


@pytest.mark.parametrize("book", list(BOOKS))
def test_a_pile_that_is_not_given_is_no_view_to_sample_from(book: str) -> None:
    for pile, refused in (("#1", True), ("#4?9", True), ("49", False)):
        told = view(read_position(f"{book} turn=1:draw hand1=4455667788 pile={pile}"), 0)
        if refused:
            with pytest.raises(UnknownCards, match="The cards of the pile are not given"):
                sample(told, Random(1))
        else:
            assert sample(told, Random(1)).pile == told.known_pile


@given(hands(), st.integers(0, 2**32))
def test_samples_agree_with_the_view_whatever_was_chosen(hand: Hand, seed: int) -> None:
    *_, (_, state) = hand.play()
    for seat in seats_and_onlooker(state):
        check_sample(view(state, seat), state, Random(seed))


def tiny_state() -> State:
    """Return a state of two players. The first sees all but five cards: two in the second's hand, three in
    the stock.

    They are K, Q, Q, 2 and a red three, which cannot be in the second's hand if it has had a turn.
    """
    table = Classic(2, dealer=1, turn=4)
    left = table.pack()
    left.subtract("KQQ2R")
    hand = "".join(card * number for card, number in left.items() if card != "R")
    table.hands = [Counter(hand), Counter("KQ")]
    table.hands[0].subtract("5")
    table.red, table.pile, table.stock = [3, 0], "5", "Q2R"
    return packed(table)


@pytest.mark.parametrize("turn", [0, 4])
def test_samples_are_unbiased(turn: int) -> None:
    """Every way to deal the five hidden cards comes up as often as it should, within five standard
    deviations.
    """
    state = tiny_state()
    state.turn = turn
    ways: Counter[tuple[str, str]] = Counter()
    for cards in permutations(("K", "Q1", "Q2", "2", "R")):
        hand, stock = cards[:2], "".join(card[0] for card in cards[2:])
        if turn < 2 or "R" not in hand:
            ways["".join(sorted(card[0] for card in hand)), stock] += 1
    rng = Random(turn)
    drawn: Counter[tuple[str, str]] = Counter()
    number = 12_000
    for _ in range(number):
        table = plain_of(Classic, sample(view(state, 0), rng))
        drawn["".join(sorted(table.hands[1].elements())), table.stock] += 1
    assert set(drawn) == set(ways)
    for way, weight in ways.items():
        chance = weight / ways.total()
        deviation = (number * chance * (1 - chance)) ** 0.5
        assert abs(drawn[way] - number * chance) < 5 * deviation, way


def test_samples_keep_what_everybody_knows() -> None:
    """Cards taken with the pile are known to be in that hand until they are played (G13)."""
    state = tiny_state()
    state = packed(plain_of(Classic, state), known=[(1, "K")])
    for seed in range(50):
        assert plain_of(Classic, sample(view(state, 0), Random(seed))).hands[1]["K"] == 1


def test_a_view_whose_cards_do_not_add_up_is_no_ground_for_samples() -> None:
    table = plain_of(Classic, tiny_state())
    table.hands[0]["K"] += 1
    with pytest.raises(ValueError, match="pack"):
        sample(view(packed(table), 0), Random(0))
