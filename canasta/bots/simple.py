"""A sensible beginner.

Takes the pile if it is worth it, opens if that costs few wild cards, builds canastas and keeps wild cards for
them, fills up its hand when it has run low, discards what the next player can use least, and goes out if its
side is ahead or the partner agrees. It picks one of the legal actions, by criteria that every book has.
"""

from __future__ import annotations

from canasta.bots.discard import choose_discard
from canasta.bots.melds import FEW_CARDS, build, open_side, opening_lay, risky, spoils, wilds_to_open
from canasta.bots.situation import Situation, way_out
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.view import View
from canasta.table import actions as act
from canasta.table.state import DID_LAY, PART_DRAW, SAID_YES

#: How many cards of the pile make up for a wild card spent on taking it.
PILE_FOR_WILD = 4
#: This many cards are worth playing a Caliente card, or laying the first meld before the draw.
MANY_CARDS = 5
#: A partner with this few cards need not be asked.
PARTNER_READY = 3
#: More points than this in hand are too much to lose when the partner goes out, while there is time.
HEAVY_HAND = 120


class SimpleBot:
    """Plays by the rules of thumb above; the same view always gives the same action."""

    def choose(self, view: View) -> int:
        """Return one of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        facts = Situation(view, legal)
        if act.YES in legal:
            return act.YES if _agrees(facts) else act.NO
        for action in (act.SHOW_HAND, act.FOUR_BLACK):
            if action in legal:
                return action  # it ends the hand, for many points
        if view.part == PART_DRAW:
            return _draw_or_take(facts)
        return _play(facts)


def _agrees(facts: Situation) -> bool:
    """Answer the partner's question from our hand and the table."""
    view = facts.view
    size = facts.setup.canasta_size
    missing = facts.setup.canastas_needed - facts.canastas
    if missing > sum(size - 2 <= cards.size < size for cards in facts.sets.values()):
        return False  # the partner could hardly go out, and a yes that leads to nothing may be fined
    if facts.threatened or facts.burden < HEAVY_HAND // 2:
        return True
    for kind, cards in facts.sets.items():
        own = facts.hand[kind] + min(facts.wilds, 2) if cards.naturals else facts.wilds
        if cards.size < size <= cards.size + own:
            return False  # we can make a canasta in our next turn
    return facts.burden < HEAVY_HAND or (facts.ahead and view.scores[facts.side] == max(view.scores))


def _draw_or_take(facts: Situation) -> int:
    for action in (act.SHOW_RED, act.SHOW_BLACK):
        if action in facts.legal:
            return action
    if facts.lays and _lays_before_take(facts):
        return opening_lay(facts.position, facts.lays, facts.side)
    worth = {action: _worth_taking(facts, action) for action in facts.takes}
    best = max(worth, key=worth.__getitem__, default=-1)
    if act.REFILL in facts.legal and _refills(facts, worth.get(best, 0)):
        return act.REFILL
    if act.DRAW in facts.legal:
        return best if best >= 0 and worth[best] > 0 else act.DRAW
    if act.PASS in facts.legal and best >= 0 and facts.setup.book.rebuild is not None:
        return best  # passing would only bring the hand to a standstill
    # The stock is exhausted: passing ends the hand, which suits the side that is ahead.
    if act.PASS in facts.legal and (best < 0 or facts.ahead or worth[best] <= 0):
        return act.PASS
    return best if best >= 0 else facts.legal[0]


def _lays_before_take(facts: Situation) -> bool:
    """Return True if we should lay the first meld before drawing, to get the pile, or continue it."""
    if facts.view.flags & DID_LAY:
        return not facts.takes
    spent = wilds_to_open(facts.position, facts.side)
    return facts.view.pile_size >= MANY_CARDS and spent <= 1 + facts.view.pile_size // MANY_CARDS


def _refills(facts: Situation, take: float) -> bool:
    """Return True if playing a Caliente card brings many cards while there is time to use them."""
    refill = facts.setup.book.refill
    if refill is None or facts.threatened or (facts.may_go_out and facts.size <= FEW_CARDS):
        return False
    gain: int = refill.up_to - (facts.size - 1)
    return gain >= MANY_CARDS and gain > take


def _worth_taking(facts: Situation, action: int) -> float:
    """Estimate how much better a take is than drawing; zero or less means it is not better."""
    cards = facts.view.pile_size
    family = action & act.FAMILY
    if risky(facts.position, action) and action & act.KIND not in facts.sets:
        return -1
    if not facts.opened:
        after = facts.after(action)
        spent = wilds_to_open(after, facts.side)
        return cards + 1 - PILE_FOR_WILD * (spent - 1) if spent else cards
    if family == act.TAKE_ADD:
        return cards - 1 if facts.size <= FEW_CARDS else cards
    if family == act.TAKE_PAIR:
        return cards - 1 if facts.size > FEW_CARDS else cards - 2
    return cards - PILE_FOR_WILD


def _play(facts: Situation) -> int:
    if act.ASK in facts.legal and _must_ask(facts) and _wants_out(facts):
        return act.ASK
    if facts.way_out and _wants_out(facts):
        if act.ASK in facts.legal and _should_ask(facts):
            return act.ASK
        found = _step_out(facts)
        if found is not None:
            return found
    for action in (act.SHOW_RED, act.SHOW_BLACK):
        if action in facts.legal:
            return action
    lay = build(facts) if facts.opened else open_side(facts)
    if lay is not None:
        return lay
    if facts.discards:
        return choose_discard(facts)
    if act.END in facts.legal:
        return act.END
    return facts.lays[0] if facts.lays else facts.legal[0]


def _wants_out(facts: Situation) -> bool:
    """Return True if we should end the hand now, provided the partner does not object."""
    if facts.view.flags & SAID_YES:
        return True
    return facts.ahead or facts.threatened or facts.burden >= HEAVY_HAND


def _must_ask(facts: Situation) -> bool:
    """Return True if the book requires asking once before going out, and there is a way out."""
    state = facts.position
    asked = state.asked >> facts.view.seat & 1
    return bool(facts.setup.asking.compulsory) and not asked and Prospect(state).way_out()


def _should_ask(facts: Situation) -> bool:
    """Return True if the partner may lose much; with a way out in sight, asking cannot cost a fine."""
    return any(facts.view.size(seat) > PARTNER_READY for seat in facts.partners) and not facts.threatened


def _step_out(facts: Situation) -> int | None:
    """Return the next step on a way out."""
    for action in sorted(facts.lays, key=lambda action: _lay_order(facts, action)):
        if way_out(facts.after(action)):
            return action
    if facts.discards and facts.size == 1:
        return facts.discards[0]
    return act.END if act.END in facts.legal and not facts.lays else None


def _lay_order(facts: Situation, action: int) -> tuple[int, int]:
    """Order lays: naturals first, wild cards later, a wild card on a natural canasta last."""
    natural = action & act.FAMILY in (act.LAY_NATURAL, act.LAY_SEVEN, act.ADD)
    return (2 if spoils(facts, action) else 0 if natural else 1, action)
