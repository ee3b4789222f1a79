"""Invariants of every hand: cards, offers, refusals, copies and scores.

Views and sampling are covered by ``test_view_properties.py``.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from canasta.books import texts
from canasta.cards import RED_THREE, parse_kinds
from canasta.engine import (
    Event,
    IllegalAction,
    State,
    action_text,
    apply,
    legal_actions,
    parse_action,
    play_out_step,
    refusal,
    score,
    tally,
    totals,
)
from canasta.messages import UserError, say
from canasta.table.actions import ACTIONS, ALL_ACTIONS, DRAW
from canasta.table.events import ACTED, CANASTA, DREW, FINED, OPENED, OUT, OVER, RED_THREE_SHOWN, TOOK, TURN
from tests.slow.against import choose
from tests.slow.classic import Classic
from tests.slow.classic_build import ClassicBuilder
from tests.slow.convert import packed, plain_of
from tests.slow.hands import PLAYERS, Hand, finished, hands, play_hand, state_facts
from tests.slow.truth import is_true
from tests.slow.turn import TooManyWays

#: The refusals that must occur at the tables below.
MESSAGES = """
    over answer_first no_question stock_exhausted drawn_already draw_first pass_in_turn pass_stock end
    no_partner asked_already ask_too_late top_never other_top red_three last_three hold one_set no_set stopped
    unopened_pair frozen_pair last_card_stock must_take wild_limit wild_set black_threes_pure only_going_out
    count count_open keep_card said_no way_out must_go_out
"""
ENDINGS = ("out", "exhausted", "last three", "concealed", "fined", "all red threes", "late red three")
KINDS = ClassicBuilder.kinds


def check_cards_and_offer(state: State) -> None:
    table = plain_of(Classic, state)
    assert table.all_cards() == table.pack()
    for seat, hand in enumerate(table.hands):
        assert not (hand["R"] and table.had_turn(seat)), "a red three stayed in a hand"
    offer = legal_actions(state)
    assert offer == sorted(set(offer))
    assert bool(offer) == (table.part != "over")
    if "end" in map(action_text, offer):
        # P3, C8; else only where G1 leaves no card, or one that may not be played.
        stranded = table.hand.total() <= 1 and "laid" not in table.did and len(offer) == 1
        assert table.part == "play"
        assert "last three" in table.did or stranded


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(8))
def test_cards_are_conserved_and_the_hand_ends(players: int, seed: int) -> None:
    for _, state in play_hand(players, seed):
        check_cards_and_offer(state)
    assert plain_of(Classic, state).part == "over"


@given(hands())
def test_cards_are_conserved_whatever_is_chosen(hand: Hand) -> None:
    for _, state in hand.play():
        check_cards_and_offer(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_laying_greedily_ends_too(players: int) -> None:
    """Hands in which everything that can be laid is laid, and hands in which nothing is."""
    for greed in (0.0, 1.0):
        for seed in range(4):
            assert plain_of(Classic, finished(players, seed, greed)).part == "over"


# Offers and refusals.


def check_every_action(state: State, table: Classic) -> Counter[str]:
    """Check that offers are accepted, and all else is refused with a true sentence and changes nothing."""
    offer = legal_actions(state)
    before = state_facts(state)
    messages: Counter[str] = Counter()
    for action in ALL_ACTIONS:
        reason = refusal(state, action)
        if action in offer:
            assert reason is None, f"offered and refused: {action_text(action)}"
            after = state.copy()
            events = apply(after, action)
            assert events
            assert state_facts(after) != before
            continue
        assert reason is not None, f"neither offered nor refused: {action_text(action)}"
        trial = state.copy()
        with pytest.raises(IllegalAction) as caught:
            apply(trial, action)
        assert caught.value.action == action
        assert caught.value.reason == reason
        assert state_facts(trial) == before
        slug, paragraph = texts.home("classic", reason.paragraph)
        assert texts.load(slug).entry(paragraph).text
        sentence = say(reason.message, reason.params)
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "{" not in sentence
        messages[reason.message] += 1
        try:
            assert is_true(table, action_text(action), reason.message, reason.params), (
                f"{action_text(action)}: {sentence}"
            )
        except TooManyWays:
            messages["not checked"] += 1
    assert state_facts(state) == before
    return messages


@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_in_play(players: int) -> None:
    for seed in range(3):
        for number, (_, state) in enumerate(play_hand(players, 100 + seed)):
            if number % 25 == seed:
                check_every_action(state, plain_of(Classic, state))


def test_every_action_on_tables_made_to_order() -> None:
    """With all the refusals that a player of classic can ever meet."""
    met: Counter[str] = Counter()
    for number in range(1000):
        rng = Random(f"every action {number}")
        table = ClassicBuilder.build(KINDS[number % len(KINDS)], rng)
        state = packed(table)
        for _ in range(rng.randrange(5)):
            offer = legal_actions(state)
            if offer and state.seat == table.seat:
                apply(state, parse_action(choose([action_text(action) for action in offer], rng)))
        if state.seat == table.seat:
            met.update(check_every_action(state, plain_of(Classic, state)))
    assert met["not checked"] <= 20
    assert set(MESSAGES.split()) <= {message.removeprefix("refuse.") for message in met}


@given(hands())
def test_every_action_whatever_was_chosen(hand: Hand) -> None:
    *_, (_, state) = hand.play()
    check_every_action(state, plain_of(Classic, state))


def test_a_number_that_is_no_action_is_told_apart() -> None:
    state = next(play_hand(4, 0))[1]
    for number in set(range(-1, ACTIONS + 2)) - set(ALL_ACTIONS):
        with pytest.raises(UserError):
            refusal(state, number)


# Events.


def expected_events(before: Classic, after: Classic, action: int) -> Counter[Event]:
    """Derive the events of an action from the tables before and after it, in any order."""
    seat, side = before.seat, before.side
    events = [Event(ACTED, before.actor, number=action)]
    drawn = before.stock[: len(before.stock) - len(after.stock)]
    drawer = seat if action == DRAW else after.seat
    events += [Event(DREW, drawer, bytes(parse_kinds(card)), owner=drawer) for card in drawn]
    for rank, cards in after.sets[side].items():
        if cards.total() >= 7 > before.sets[side].get(rank, Counter()).total():
            events.append(Event(CANASTA, seat, number=parse_kinds(rank)[0]))
    if side in after.opened - before.opened:
        events.append(Event(OPENED, seat, number=after.count))
    if after.fines != before.fines:
        events.append(Event(FINED, seat, number=after.fines[side] - before.fines[side]))
    if after.part == "over":
        if after.out is not None:
            events.append(Event(OUT, after.out, number=after.concealed))
        events.append(Event(OVER, seat, number=ENDINGS.index(after.ending) + 1))
    elif after.turn > before.turn:
        events.append(Event(TURN, after.seat, number=after.turn))
    rest = before.aside or (before.pile[:-1] if not after.pile else "")
    if rest and not after.aside:
        events.append(Event(TOOK, seat, bytes(parse_kinds(rest.replace("R", "")))))
    return Counter(events)


def check_events(state: State, action: int) -> Counter[str]:
    before = plain_of(Classic, state)
    events = apply(state, action)
    after = plain_of(Classic, state)
    red = [0] * after.sides
    for event in events:
        if event.what == RED_THREE_SHOWN:
            assert event.cards == bytes((RED_THREE,)) * event.number != b""
            red[event.seat % after.sides] += event.number
    assert [new - old for new, old in zip(after.red, before.red, strict=True)] == red
    others = Counter(event for event in events if event.what != RED_THREE_SHOWN)
    assert others == expected_events(before, after, action)
    assert events[0].what == ACTED
    return Counter(event.what for event in events)


def test_events_tell_what_happened() -> None:
    told: Counter[str] = Counter()
    for number in range(800):
        rng = Random(f"events {number}")
        table = ClassicBuilder.build(KINDS[number % len(KINDS)], rng)
        state = packed(table)
        for _ in range(15):
            if offer := legal_actions(state):
                told.update(check_events(state, rng.choice(offer)))
    kinds = {ACTED, CANASTA, DREW, FINED, OPENED, OUT, OVER, RED_THREE_SHOWN, TOOK, TURN}
    assert set(told) == kinds
    assert min(told.values()) >= 15, told


# Copies.


@pytest.mark.parametrize("players", PLAYERS)
def test_copies_are_independent(players: int) -> None:
    for number, (_, state) in enumerate(play_hand(players, 7)):
        if number % 10:
            continue
        before = state_facts(state)
        first, second = state.copy(), state.copy()
        rng = Random(number)
        while offer := legal_actions(first):
            play_out_step(first, rng.choice(offer))
        assert state_facts(state) == state_facts(second) == before


@given(hands(80))
def test_events_make_no_difference(hand: Hand) -> None:
    """A playout without events reaches the same state as one with them."""
    states = [state.copy() for _, state in hand.play()]
    silent = states[0].copy()
    for choice, after in zip(hand.choices, states[1:], strict=False):
        offer = legal_actions(silent)
        play_out_step(silent, offer[choice % len(offer)])
        assert state_facts(silent) == state_facts(after)


# Scores.


def _canastas(table: Classic, side: int) -> tuple[int, int]:
    sets = [cards for cards in table.sets[side].values() if cards.total() >= 7]
    mixed = sum(bool(cards["2"] + cards["X"]) for cards in sets)
    return len(sets) - mixed, mixed


def check_score(state: State) -> None:
    """Check that every line has its paragraph and words, and that the sums are those of a second scorer."""
    setup = state.setup
    lines = score(setup.book, tally(state))
    points = totals(lines, setup.sides)
    assert points == [sum(line.points for line in lines if line.side == side) for side in range(setup.sides)]
    assert points == plain_of(Classic, state).score()
    table = plain_of(Classic, state)
    for side in range(setup.sides):
        held = sum(table.hands[seat].total() for seat in range(side, table.seats, table.sides))
        told = {line.reason.message: line.reason.params.get("number") for line in lines if line.side == side}
        assert told.get("score.left", 0) == held
        assert told.get("score.laid", 0) == sum(cards.total() for cards in table.sets[side].values())
        canastas = told.get("score.natural_canastas", 0), told.get("score.mixed_canastas", 0)
        assert canastas == _canastas(table, side)
        threes = "score.red_threes" if side in table.opened else "score.red_threes_unopened"
        assert told.get(threes, 0) == table.red[side]
    for line in lines:
        assert line.points
        slug, paragraph = texts.home("classic", line.reason.paragraph)
        assert texts.load(slug).entry(paragraph).text
        assert "{" not in say(line.reason.message, line.reason.params)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("greed", [0.0, 0.5, 0.9, 1.0])
def test_scores_of_finished_hands(players: int, greed: float) -> None:
    for seed in range(6):
        check_score(finished(players, seed, greed))


def test_scores_of_tables_made_to_order() -> None:
    """Hands that end in a turn or two, with every ending and every bonus."""
    endings: Counter[str] = Counter()
    for number in range(1200):
        rng = Random(f"score {number}")
        table = ClassicBuilder.build(KINDS[number % len(KINDS)], rng)
        state = packed(table)
        for _ in range(40):
            offer = legal_actions(state)
            if not offer:
                break
            play_out_step(state, rng.choice(offer))
        table = plain_of(Classic, state)
        if table.part == "over":
            check_score(state)
            endings[table.ending] += 1
            endings["concealed"] += table.concealed
            endings["fined"] += any(table.fines)
            endings["all red threes"] += 4 in table.red
            endings["late red three"] += not table.had_turn((table.dealer) % table.seats)
    assert not {ending for ending in ENDINGS if endings[ending] < 5}, endings
