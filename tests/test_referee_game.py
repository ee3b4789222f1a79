"""The referee, irregular acts and calls in whole games: logged, recorded, replayed, never taken back."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from canasta.books import book
from canasta.bots import make_bot
from canasta.cards import KIND_OF_CARD
from canasta.engine import carry_out, legal_actions
from canasta.engine.penalties.attempts import irregular_action, irregular_seat, irregularities_in
from canasta.irregularities.effects import OwesDiscards, PenaltyCards
from canasta.match import Attempted, Called, Match, Ruled, replay
from canasta.messages import UserError
from canasta.notation import read_record, same_position, verify_record, write_position, write_record
from canasta.table.events import RULED
from canasta.table.packing import held_counts
from canasta.table.penalty import groups_of, tried_of
from canasta.table.state import NATURALS, PART_OVER, SPECIALS
from tests.penalised import free_cards, random_decision

NAMES = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Frida"]


def check_ledger(match: Match) -> None:
    """Check that the physical cards lie where the state has their kinds."""
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    for seat in range(match.setup.seats):
        held = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        kinds = Counter(KIND_OF_CARD[card] for card in ledger.hands[seat])
        assert kinds == +Counter(dict(enumerate(held)))
    assert bytes(KIND_OF_CARD[card] for card in ledger.pile) == state.pile


def play_with_referee(slug: str, players: int, seed: int, mode: str, most: int) -> tuple[Match, Counter[str]]:
    rng = Random(f"{slug} {players} {seed}")
    match = Match(book(slug), NAMES[:players], rng.randbytes(32), target=None, irregularities=mode)
    done: Counter[str] = Counter()
    match.start_hand()
    for _ in range(most):
        state = match.state
        assert state is not None
        if match.over:
            break
        if state.part == PART_OVER:
            match.start_hand()
            continue
        before = write_position(state)
        entries = len(match.entries)
        tried = tried_of(state)
        if rng.random() < 0.06:
            try:
                cause = rng.choice(["", "the cards lay face up, and everybody saw them"])
                events = match.referee(random_decision(state, rng), cause).open_events
                done.update(event.what for event in events)
                assert events[0].what == RULED
                assert not match.can_undo()
                with pytest.raises(UserError):
                    match.undo(match.actor)
            except UserError:
                done["refused"] += 1
                assert match.state is state
                assert write_position(state) == before
                assert len(match.entries) == entries
        elif tried is not None and rng.random() < 0.3:
            seats = [seat for seat in range(match.setup.seats) if seat != tried.seat]
            try:
                match.call(rng.choice(seats))
                done["call"] += 1
            except UserError as problem:
                if problem.message != "live.turn":
                    raise
        elif mode == "referee" and rng.random() < 0.1 and (acts := irregularities_in(state)):
            act = rng.choice(sorted(acts))
            match.attempt(irregular_seat(act), act if rng.random() < 0.5 else irregular_action(act))
            done[acts[act]] += 1
        elif rng.random() < 0.1 and match.can_undo():
            match.undo(match.actor)
        else:
            match.act(match.actor, rng.choice(legal_actions(state)))
        check_ledger(match)
    return match, done


def check_game(match: Match) -> None:
    text = write_record(match, with_secret=True)
    again = read_record(text)
    assert again.entries == match.entries
    assert write_record(again, with_secret=True) == text
    assert verify_record(text).ok
    assert match.state is not None
    *_, (_, _, last) = replay(match)
    assert last.state is not None
    assert same_position(last.state, match.state)
    assert last.totals == match.totals


@pytest.mark.parametrize("slug", ["classic", "caliente", "boat", "american", "knee"])
def test_a_referee_in_games_of_every_book(slug: str) -> None:
    match, done = play_with_referee(slug, 4, 1, "refused", 300)
    check_game(match)
    assert done[RULED]
    with pytest.raises(UserError, match="irregular"):
        match.attempt(0, 0)


def test_games_where_irregular_acts_can_be_tried() -> None:
    done: Counter[str] = Counter()
    kinds: set[type] = set()
    for players in (2, 3, 4, 5, 6):
        for seed in range(2):
            match, found = play_with_referee("classic", players, seed, "referee", 300)
            check_game(match)
            done += found
            kinds |= {type(entry) for entry in match.entries}
    assert done["call"] >= 10
    assert done["redealt"]
    assert kinds >= {Ruled, Attempted, Called}


@pytest.mark.long
@pytest.mark.parametrize("slug", ["classic", "caliente", "boat", "american", "knee"])
def test_many_games_with_a_referee(slug: str) -> None:
    for seed in range(10, 30):
        match, _ = play_with_referee(slug, 4, seed, "referee", 700)
        check_game(match)


def test_a_decision_stops_undo_and_stays_in_the_log() -> None:
    match = Match(book("classic"), NAMES[:4], bytes(32))
    match.start_hand()
    assert match.state is not None
    match.act(match.actor, legal_actions(match.state)[0])
    lay = next(action for action in legal_actions(match.state))
    match.act(match.actor, lay)
    match.referee("told_count offender=1")
    assert not match.can_undo()
    assert isinstance(match.entries[-1], Ruled)


@pytest.mark.parametrize("slug", ["classic", "american"])
def test_a_redeal_is_a_new_shuffle_by_the_same_dealer(slug: str) -> None:
    match = Match(book(slug), NAMES[:4], bytes(32))
    match.start_hand()
    assert match.state is not None
    first, dealer, lead = match.state.copy(), match.dealer, match.state.turn
    match.referee("improper_deal found=before_all_turns", "the dealer showed a card")
    assert match.dealer == dealer
    assert match.state.turn == lead
    assert not same_position(first, match.state)
    second = match.state.copy()
    for seat in (2, 0, 1, 3):
        match.agree(seat)
    match.referee("improper_deal found=before_all_turns")
    assert not same_position(second, match.state)
    check_game(match)


def test_fines_of_the_referee_are_lines_of_their_own() -> None:
    match = Match(book("classic"), NAMES[:4], bytes(32))
    match.start_hand()
    match.referee("told_count offender=1")
    match.referee("told_count offender=1")
    match.referee("red_three_kept offender=2 found=at_end")
    while match.state is not None and match.state.part != PART_OVER:
        match.act(match.actor, legal_actions(match.state)[0])
    lines = [line for line in match.history[0].lines if line.reason.message.startswith("fine.")]
    assert [(line.side, line.points) for line in lines] == [(0, -100), (0, -100), (1, -500)]
    check_game(match)


def test_a_choice_that_is_open_is_no_decision() -> None:
    match = Match(book("classic"), NAMES[:4], bytes(32))
    match.start_hand()
    with pytest.raises(UserError, match="choice"):
        match.referee("hinted_while_asking offender=1")


@pytest.mark.parametrize("slug", ["classic", "american", "knee"])
def test_bots_play_on_with_penalty_cards(slug: str) -> None:
    """They choose among the legal actions, whatever penalties they have."""
    rng = Random(slug)
    match = Match(book(slug), NAMES[:4], bytes(32))
    bots = [make_bot("simple", seed=seat) for seat in range(4)]
    match.start_hand()
    penalised = 0
    for _ in range(400):
        state = match.state
        assert state is not None
        if state.part == PART_OVER:
            break
        if rng.random() < 0.1:
            seat = rng.randrange(4)
            free = [kind for kind in free_cards(state, seat) if kind < 11]
            if free:
                carry_out(state, [PenaltyCards("70", seat, (rng.choice(free),), rng.random() < 0.5)])
            if rng.random() < 0.3:
                carry_out(state, [OwesDiscards("66", seat, 1)])
        penalised += bool(groups_of(state, state.actor))
        action = bots[state.actor].choose(match.view(state.actor))
        assert action in legal_actions(state)
        match.act(match.actor, action)
    assert penalised > 10
