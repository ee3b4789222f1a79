"""Choice of the discard: the card that helps the next player least and that our side will miss least."""

from __future__ import annotations

from canasta.bots.situation import Situation, stops_next
from canasta.cards import CALIENTE, JOKER, RANKS, TWO
from canasta.clauses.take import AlwaysFrozen, OnlyOpened, PairOnly
from canasta.table.actions import KIND

#: With this many cards or fewer a Caliente card is kept to fill up the hand.
CALIENTE_KEPT = 9


def choose_discard(facts: Situation) -> int:
    """Return the discard that does the least harm."""
    unseen = facts.view.unseen()
    return min(facts.discards, key=lambda action: (_harm(facts, unseen, action & KIND), action))


def _harm(facts: Situation, unseen: list[int], kind: int) -> float:
    """Estimate what a discard gives away, in points."""
    relief = facts.relief(kind)
    if kind == TWO or kind == JOKER:
        return 400.0 + int(facts.setup.values[kind])
    if stops_next(facts.setup, kind):
        # The better the pile, the more a stopper is worth; it is also one card less to pay for.
        wanted = kind == CALIENTE and not facts.threatened and facts.size <= CALIENTE_KEPT
        return (
            60 if wanted else -10 - 5 * facts.view.pile_size - (relief if facts.threatened else relief / 10)
        )
    if kind >= RANKS:
        return 100
    # Expensive cards weigh more when the hand may end.
    weight = -relief if facts.threatened else -relief / 10
    return _loss(facts, kind) + _danger(facts, unseen, kind) + weight


def _loss(facts: Situation, kind: int) -> float:
    """Estimate what our side loses with the card."""
    held = facts.hand[kind]
    cards = facts.sets.get(kind)
    if cards is not None:
        return 10 if cards.size >= facts.setup.canasta_size else 40 + 5 * cards.size
    return {1: 0, 2: 25, 3: 60}.get(held, 70)


def _danger(facts: Situation, unseen: list[int], kind: int) -> float:
    """Estimate the chance that the next player takes the pile with the card, times the value of the pile."""
    view, setup = facts.view, facts.setup
    following = (view.seat + 1) % setup.seats
    side = setup.side_of(following)
    opened = view.opened(side)
    if side == facts.side or view.turn + 1 < setup.quiet:
        return 0
    if not opened and any(isinstance(clause, OnlyOpened) for clause in setup.book.take):
        return 0
    pile = 10 + 12 * (view.pile_size + 1)
    # If every player needs a pair to take the pile, a set on the table is not a danger.
    pairs = view.frozen or any(isinstance(clause, PairOnly) for clause in setup.book.take)
    cards = next((cards for cards in view.sets(side) if cards.kind == kind), None)
    if cards is not None and opened:
        closed = cards.size >= setup.canasta_size
        always_frozen = any(isinstance(clause, AlwaysFrozen) for clause in setup.book.take)
        if always_frozen:
            pairs = closed
        if not pairs:
            return pile
    known = view.known(following)[kind]
    if known >= 2:
        return pile
    # The more cards of the rank are unseen, the likelier the player holds a pair of them.
    hidden = unseen[kind] + known
    total = sum(unseen) or 1
    share = min(1.0, view.size(following) / total)
    expected = known + unseen[kind] * share
    if hidden < 2:
        return 0
    likely = min(1.0, expected / (4.0 if pairs or not opened else 2.5))
    return pile * likely
