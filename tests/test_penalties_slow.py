"""Legal actions with penalty cards against the slow rules, which try every way of laying the cards."""

from __future__ import annotations

from random import Random

import pytest

from canasta.cards import LETTERS
from canasta.engine import action_text, apply, legal_actions
from canasta.table.penalty import expose, groups_of
from tests.penalised import free_cards
from tests.slow.classic import Classic
from tests.slow.classic_build import ClassicBuilder
from tests.slow.convert import packed, plain_of
from tests.slow.turn import TooManyWays

KINDS = ClassicBuilder.kinds
#: A card that is in a hand and can never be laid.
NEVER = "#"


def lawful(table: Classic, groups: list[tuple[str, bool]]) -> set[str]:
    """Return the slow rules' actions, with groups of penalty cards, earliest first, and whether a set frees
    them.

    Cards that may not be laid are only discarded (para. 71); of all penalty cards one of the earliest group
    is discarded, and nothing else (para. 69).
    """
    if not groups:
        return table.legal()
    table = table.copy()
    for cards, meldable in groups:
        if not meldable:
            table.hand.subtract(cards)
            table.hand[NEVER] += len(cards)
    table.hands[table.seat] = +table.hand
    found = table.legal()
    discards = {text for text in found if text.startswith("discard")}
    if discards:
        found = found - discards | {f"discard {card}" for card in groups[0][0]}
    return found


def compare(seed: int, steps: int) -> int:
    rng = Random(f"penalties {seed}")
    table = ClassicBuilder.build(KINDS[seed % len(KINDS)], rng)
    state = packed(table)
    compared = 0
    if state.part > 1 or "black" in table.did or "laid" in table.did:
        return 0
    for _ in range(rng.choice((1, 1, 2, 3))):
        free = [kind for kind in free_cards(state, state.seat) if LETTERS[kind] != "R"]
        if free:
            cards = rng.sample(free, rng.randint(1, min(3, len(free))))
            expose(state, state.seat, bytes(cards), meldable=rng.random() < 0.5)
    seat = state.seat
    for _ in range(steps):
        if state.seat != seat or state.actor != seat or state.part > 1:
            break
        groups = [
            ("".join(LETTERS[kind] for kind in group.cards), group.meldable)
            for group in groups_of(state, seat)
        ]
        offered = [action_text(action) for action in legal_actions(state)]
        try:
            assert set(offered) == lawful(plain_of(Classic, state), groups), (
                seed,
                groups,
                plain_of(Classic, state),
            )
            compared += 1
        except TooManyWays:
            pass
        apply(state, rng.choice(legal_actions(state)))
    return compared


def test_small_hands_with_penalty_cards() -> None:
    assert sum(compare(seed, 5) for seed in range(500)) > 700


@pytest.mark.long
def test_many_small_hands_with_penalty_cards() -> None:
    assert sum(compare(seed, 8) for seed in range(1000, 30_000)) > 40_000
