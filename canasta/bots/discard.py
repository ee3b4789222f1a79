"""Which card to let go: one that the next player can use least and the own side misses least."""

from __future__ import annotations

from canasta.bots.facts import Facts
from canasta.cards import BLACK_THREE, JOKER, RANKS, TWO
from canasta.table.actions import KIND


def choose_discard(facts: Facts) -> int:
    """The discard with the least harm."""
    unseen = facts.view.unseen()
    return min(facts.discards, key=lambda action: (_harm(facts, unseen, action & KIND), action))


def _harm(facts: Facts, unseen: list[int], kind: int) -> float:
    """What a discard gives away, in points more or less."""
    value = facts.setup.values[kind] if kind < len(facts.setup.values) else 0
    if kind == TWO or kind == JOKER:
        return 400 + value
    if kind == BLACK_THREE:
        # It stops the next player: the better the pile, the better.
        return -10 - 5 * facts.view.pile_size
    if kind >= RANKS:
        return 100
    # A heavy card weighs when the hand may end.
    relief = -value if facts.threatened else -value / 10
    return _loss(facts, kind) + _danger(facts, unseen, kind) + relief


def _loss(facts: Facts, kind: int) -> float:
    """What the own side loses with the card."""
    held = facts.hand[kind]
    cards = facts.sets.get(kind)
    if cards is not None:
        return 10 if cards.size >= facts.setup.canasta_size else 40 + 5 * cards.size
    return {1: 0, 2: 25, 3: 60}.get(held, 70)


def _danger(facts: Facts, unseen: list[int], kind: int) -> float:
    """How likely the next player takes the pile with it, times what the pile is worth."""
    view, setup = facts.view, facts.setup
    following = (view.seat + 1) % setup.seats
    side = setup.side_of(following)
    if side == facts.side:
        return 0
    pile = 10 + 12 * (view.pile_size + 1)
    sets = {cards.kind: cards for cards in view.sets(side)}
    if kind in sets and view.opened(side) and not view.frozen:
        return pile
    known = view.known(following)[kind]
    if known >= 2:
        return pile
    # The more cards of the rank are out of sight, the likelier a pair of them is in that hand.
    hidden = unseen[kind] + known
    total = sum(unseen) or 1
    share = min(1.0, view.size(following) / total)
    expected = known + unseen[kind] * share
    if hidden < 2:
        return 0
    pair_only = view.frozen or not view.opened(side)
    likely = min(1.0, expected / (4.0 if pair_only else 2.5))
    return pile * likely
