"""Undo: its reach, and what it leaves behind."""

from __future__ import annotations

from functools import partial

import pytest

from canasta.cards import CALIENTE, KIND_OF_CARD
from canasta.engine import legal_actions, view
from canasta.jobs import Variant
from canasta.match import Acted, Match, Undone
from canasta.messages import UserError
from canasta.table.actions import ASK, DISCARD, DRAW, LAY_NATURAL, PASS, REFILL, TAKE_PAIR, YES, needs
from canasta.table.state import CALIENTES, DREW_NOTHING, PART_OVER
from tests.records.player import Choices, facts, in_play, match_with, new_match, step


def last_action(match: Match) -> int:
    acted = match.entries[-1] if match.entries else None
    return acted.action if isinstance(acted, Acted) else -1


def did(action: int, match: Match) -> bool:
    return last_action(match) == action


@pytest.mark.parametrize(
    "variant", [Variant("classic", 4), Variant("caliente", 4), Variant("boat", 4)], ids=str
)
def test_what_was_seen_cannot_be_undone(variant: Variant) -> None:
    for action in (DRAW, ASK, YES):
        match = match_with(partial(did, action), "seen", variant)
        assert not match.can_undo()
    match = match_with(lambda match: last_action(match) >= DISCARD, "seen", variant)
    assert not match.can_undo()


def refilled(cards: bool, match: Match) -> bool:
    """Return whether a Caliente card was just played, and whether it brought cards."""
    if not did(REFILL, match) or match.state is None:
        return False
    return (match.state.size(match.state.seat) == 11) == cards


def test_a_caliente_card_is_taken_back_only_if_it_brought_no_card() -> None:
    variant = Variant("caliente", 2, ("caliente_cards",))
    assert not match_with(partial(refilled, True), "refill", variant).can_undo()
    match = match_with(partial(refilled, False), "refill", variant)  # the hand had eleven cards or more
    assert match.state is not None
    assert match.ledger is not None
    seat = match.state.seat
    assert match.can_undo()
    match.undo(match.actor)
    assert match.state.laid[CALIENTES + seat] == 0
    assert match.ledger.calientes == [[], []]
    assert view(match.state, -1).known(seat)[CALIENTE] == 1  # it is public knowledge (G13)
    assert REFILL in legal_actions(match.state)


def test_going_on_without_a_draw_can_be_taken_back() -> None:
    """Boat with neither stock nor pile: nothing was seen, so nothing is lost (ruling B8)."""
    match = new_match(Variant("boat", 2), "nothing")
    match.start_hand()
    assert match.state is not None
    match.state.place = len(match.state.stock)
    match.act(match.actor, PASS)
    assert match.state.flags & DREW_NOTHING
    match.undo(match.actor)
    assert not match.state.flags & DREW_NOTHING
    assert legal_actions(match.state) == [PASS]


def test_a_taken_pile_that_came_to_the_hand_cannot_be_undone() -> None:
    undoable = set()
    for players in (2, 3, 4):
        for number in range(40):
            match = new_match(players, f"took {number}", target=10**6)
            choices = Choices(f"took {number}")
            match.start_hand()
            while in_play(match):
                assert match.state is not None
                pile = len(match.state.pile)
                opened = match.state.opened >> match.setup.side_of(match.state.seat) & 1
                step(match, choices)
                if TAKE_PAIR <= last_action(match) < LAY_NATURAL:
                    came = pile > 1 and not match.state.aside
                    assert match.can_undo() == (not came and match.state.part != PART_OVER)
                    undoable.add((bool(opened), came))
    assert undoable == {(True, True), (True, False), (False, True), (False, False)}


def test_an_opening_take_can_be_undone_until_its_count_is_reached() -> None:
    match = match_with(lambda match: bool(match.state and match.state.aside and match.can_undo()), "aside")
    assert match.state is not None
    assert match.ledger is not None
    rest, size = match.state.aside, match.state.size(match.state.seat)
    action = last_action(match)
    match.undo(match.actor)
    assert match.state.aside == b""
    assert match.state.pile[:-1] == rest
    assert match.state.size(match.state.seat) == size + len(needs(action))
    assert [KIND_OF_CARD[card] for card in match.ledger.pile] == list(match.state.pile)
    assert action in legal_actions(match.state)
    match.act(match.actor, action)
    assert match.state.aside == rest


def test_undo_goes_back_step_by_step_and_the_log_keeps_everything() -> None:
    match = match_with(lambda match: len(match._undoable) >= 3, "steps")
    start = match._undoable[0][1].copy()
    log = list(match.entries)
    laid = [kind for action, _, _ in match._undoable for kind in needs(action)]
    steps = 0
    while match.can_undo():
        match.undo(match.actor)
        steps += 1
    assert steps >= 3
    assert match.entries == [*log, *[Undone(start.seat)] * steps]
    assert match.state is not None
    with pytest.raises(UserError, match="nothing to undo"):
        match.undo(match.actor)
    # Everything is restored except what has become public in the meantime (G13).
    known = slice(12, 24)
    before, after = facts(start), facts(match.state)
    assert before.pop("held")[: known.start] == after.pop("held")[: known.start]  # type: ignore[index]
    assert before == after
    onlooker = view(match.state, -1)
    assert all(onlooker.known(start.seat)[kind] >= laid.count(kind) for kind in laid)
    assert sum(onlooker.known(start.seat)) <= onlooker.size(start.seat)


def test_the_same_actions_after_an_undo_lead_to_the_same_place() -> None:
    match = match_with(lambda match: len(match._undoable) >= 2, "again")
    assert match.state is not None
    actions = [action for action, _, _ in match._undoable]
    before = view(match.state, match.state.seat)
    for _ in actions:
        match.undo(match.actor)
    for action in actions:
        match.act(match.actor, action)
    assert match.view(match.state.seat) == before
