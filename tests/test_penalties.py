"""Invariants with penalty cards, owed discards and rulings at any moment, in every book."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from canasta.books import BOOKS, texts
from canasta.cards import kinds_text, parse_kinds
from canasta.clauses.setup import Setup
from canasta.engine import (
    Event,
    IllegalAction,
    State,
    View,
    apply,
    attempt,
    call,
    carry_out,
    legal_actions,
    parse_action,
    redact,
    refusal,
    sample,
    view,
)
from canasta.engine.penalties.attempts import irregular_seat, irregularities_in
from canasta.engine.watch import Invariants, offer_fault
from canasta.irregularities.effects import PenaltyCards
from canasta.jobs import Variant
from canasta.messages import UserError, say
from canasta.notation import read_position, write_position
from canasta.table.actions import ALL_ACTIONS, DISCARD, DRAW, KIND, action_text
from canasta.table.packing import held_counts
from canasta.table.penalty import debt_of, groups_of, penalty_counts, tried_of
from canasta.table.state import (
    BLACK_THREES,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    PART_OVER,
    PART_PLAY,
    SPECIALS,
)
from tests.penalised import penalised_hand
from tests.positions import VARIANTS, check_round_trip
from tests.slow.hands import state_facts

SOME = [
    Variant("classic", 4),
    Variant("classic", 2),
    Variant("classic", 3),
    Variant("caliente", 4, ("caliente_cards",)),
]
SOME += [Variant("boat", 4), Variant("american", 4), Variant("knee", 4)]


def check_penalties(state: State) -> None:
    """Check that penalty cards are in the hand and publicly known."""
    for seat in range(state.setup.seats):
        held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        known = held_counts(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
        for kind, number in enumerate(penalty_counts(groups_of(state, seat))):
            assert number <= known[kind] <= held[kind]


def check_offer(state: State) -> Counter[str]:
    """Check that offers are accepted, that penalty cards go first, and that an owing player does not draw."""
    legal = legal_actions(state)
    messages: Counter[str] = Counter()
    before = state_facts(state)
    slug = state.setup.book.slug
    groups = groups_of(state, state.seat)
    # Where sets close as books, a way out is found by brute force: a few of the actions suffice there.
    asked = Random(len(legal)).sample(ALL_ACTIONS, 12) if state.closed else ALL_ACTIONS
    for action in sorted({*asked, *legal[:12]}):
        reason = refusal(state, action)
        assert (reason is None) == (action in legal), (action_text(action), reason)
        trial = state.copy()
        if reason is None:
            if state.setup.book.rebuild is None:
                apply(trial, action)
            if action >= DISCARD and groups:
                assert action & KIND in groups[0].cards
            continue
        with pytest.raises(IllegalAction):
            apply(trial, action)
        assert state_facts(trial) == before
        home, paragraph = texts.home(slug, reason.paragraph)
        assert texts.load(home).entry(paragraph).text
        assert "{" not in say(reason.message, reason.params)
        messages[reason.message] += 1
    if debt_of(state, state.seat) and state.part != PART_PLAY:
        assert DRAW not in legal
    return messages


def check_call(state: State, seat: int) -> None:
    """Check that an irregular act can be called whatever is hidden, and that no card is lost."""
    try:
        call(state, seat)
    except UserError as problem:
        if problem.message != "live.turn":
            raise
    assert not Invariants(state).fault(state)
    check_penalties(state)
    assert legal_actions(state)


def watched(variant: Variant, seed: int, every: int = 7, lenient: float = 0.0) -> Counter[str]:
    """Play a hand with occasional rulings, and check everything."""
    met: Counter[str] = Counter()
    rng = Random(seed)
    watch = None
    followers: list[View] = []
    for number, (events, state) in enumerate(
        penalised_hand(variant, seed, 0.1 - lenient / 3, lenient=lenient)
    ):
        watch = watch or Invariants(state)
        seats = range(-1, state.setup.seats)
        if not followers:
            followers = [view(state, seat) for seat in seats]
        assert not watch.fault(state)
        check_penalties(state)
        met.update(event.what for event in events)
        met.update(event.words for event in events if event.what in ("called", "lapsed", "tried"))
        for follower in followers:
            if events:
                follower.follow([redact(event, follower.seat) for event in events])
            if number % every == 0 or state.penalty:
                told = view(state, follower.seat)
                assert follower == told
                assert follower.legal_actions() == told.legal_actions()
        if state.part == PART_OVER:
            break
        tried = tried_of(state)
        if tried is not None and number % 5 == 0:
            seat = rng.randrange(-1, state.setup.seats)
            check_call(sample(view(state, seat), rng), (tried.seat + 1) % state.setup.seats)
            assert view(state, seat).tried == tried
        legal = legal_actions(state)
        assert not offer_fault(state, legal), offer_fault(state, legal)
        if number % every == 0:
            met.update(check_offer(state))
            check_round_trip(state)
            seat = rng.randrange(-1, state.setup.seats)
            other = sample(view(state, seat), rng)
            assert not Invariants(other).fault(other)
            check_penalties(other)
            if seat == state.actor:
                assert legal_actions(other) == legal
    return met


def test_penalty_cards_that_go_back_with_the_pile_are_none_any_more() -> None:
    """A pile is taken illegally, the referee exposes some of its cards, and then the act is called."""
    state = read_position(
        "classic players=2 hand1=TQ hand2=A setsA=777,QQQ,KKKKKKK setsB=444 pile=6X7 stock=J#85"
    )
    (act,) = [act for act, name in irregularities_in(state).items() if name == "took_frozen"]
    attempt(state, act)
    carry_out(state, [PenaltyCards("70", 0, tuple(parse_kinds("6XT")), meldable=True)], None, "a word")
    views, events = [view(state, seat) for seat in (-1, 0, 1)], list[Event]()
    call(state, 1, events)
    assert [kinds_text(group.cards) for group in groups_of(state, 0)] == ["T"]
    assert write_position(state).split("hand1=")[1].startswith("TJQ penalty1=T ")
    for seen in views:
        seen.follow([redact(event, seen.seat) for event in events])
        assert seen == view(state, seen.seat)


def test_black_threes_that_were_shown_go_back_with_the_pile_they_came_with() -> None:
    """Where threes of both colours are shown, as under a house rule that also has such acts."""
    state = read_position(
        "classic players=2 dealer=1 turn=2:draw hand1=A hand2=TQ setsA=444 setsB=777,QQQ,KKKKKKK pile=6BX7 "
        "stock=J#84"
    )
    state.setup = Setup(replace(state.setup.book, threes=BOOKS["american"].threes), 2)
    (act,) = [act for act, name in irregularities_in(state, 1).items() if name == "took_frozen"]
    attempt(state, act)
    assert list(state.laid)[BLACK_THREES : BLACK_THREES + 2] == [0, 1]
    call(state, 0, [])
    assert list(state.laid)[BLACK_THREES : BLACK_THREES + 2] == [0, 0]
    assert kinds_text(state.pile) == "6BX7"


def test_the_irregular_acts_of_a_seat_are_its_own() -> None:
    state = read_position("classic turn=1:play hand1=KQ72 setsA=777 pile=9")
    acts = [irregularities_in(state, seat) for seat in range(4)]
    assert all(own and {irregular_seat(act) for act in own} == {seat} for seat, own in enumerate(acts))
    assert irregularities_in(state) == acts[0] | acts[1] | acts[2] | acts[3]


def test_who_must_go_out_now_tries_nothing_irregular() -> None:
    state = read_position("classic turn=1:play hand1=BBBKKK setsA=7777777 pile=9")
    assert irregularities_in(state)
    apply(state, parse_action("lay BBB"))
    assert not irregularities_in(state)


def test_a_referee_may_speak_at_any_moment() -> None:
    met: Counter[str] = Counter()
    for variant in SOME:
        for seed in range(3):
            met += watched(variant, seed, 20)
    told = {"exposed", "owes", "penalised", "made to draw", "raised", "back", "freed"}
    refused = {"penalty_first", "penalty_not_laid", "owes_discards"}
    assert not {what for what in told if not met[what]}
    assert not {message for message in refused if not met["refuse." + message]}


def test_irregular_acts_may_be_tried_at_any_moment() -> None:
    met: Counter[str] = Counter()
    for players in (2, 3, 4):
        for seed in (*range(8), 17):  # too many wild cards are rare: hand 17 of four players has them
            met += watched(Variant("classic", players), seed, 20, lenient=0.2)
    for seed in range(4):
        met += watched(Variant("american", 4), seed, 20, lenient=0.2)
    acts = "drew_too_many discarded_without_drawing discarded_several laid_out_of_turn drew_out_of_turn"
    acts += " took_for_first_meld took_frozen first_meld_short too_many_wild out_too_soon first_meld_too_low"
    assert not {name for name in acts.split() if met[name] < 2}, met
    assert met["called"]
    assert met["lapsed"]


@pytest.mark.long
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_referee_may_speak_at_any_moment_in_many_hands(variant: Variant) -> None:
    for seed in range(100, 140):
        watched(variant, seed, 5)
