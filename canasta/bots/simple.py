"""A sensible beginner.

Takes the pile when it is worth it, opens when that costs few wild cards, builds canastas and keeps
wild cards for them, discards what the next player can use least, and goes out when the side is ahead or
the partner agrees. It only ever picks one of the legal actions, by facts that every book has.
"""

from __future__ import annotations

from canasta.bots.discard import choose_discard
from canasta.bots.facts import Facts, way_out
from canasta.engine.apply import play_out_step
from canasta.engine.legal import legal_actions
from canasta.engine.view import View
from canasta.table.actions import (
    ADD,
    ADD_JOKER,
    ADD_TWO,
    ASK,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    KIND,
    LAY_JOKER,
    LAY_NATURAL,
    LAY_TWO,
    LAY_WILD,
    NO,
    PASS,
    TAKE_ADD,
    TAKE_PAIR,
    YES,
    needs,
)
from canasta.table.state import DID_LAY, PART_DRAW, SAID_YES, SPECIALS, State
from canasta.table.words import FIELD, JOKER_SHIFT, RANKLESS, TWO_SHIFT

#: A hand this small is worth filling up, and not worth emptying without a way out.
FEW_CARDS = 3
#: How many cards of the pile make up for a wild card spent on taking it.
PILE_FOR_WILD = 4
#: A partner with this few cards need not be asked.
PARTNER_READY = 3
#: More than this in hand is too much to lose by the partner's going out, while there is time.
HEAVY_HAND = 120


class SimpleBot:
    """Plays by the rules of thumb above; the same view always gives the same action."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""
        legal = view.legal_actions()
        if len(legal) == 1:
            return legal[0]
        facts = Facts(view, legal)
        if YES in legal:
            return YES if _agrees(facts) else NO
        if view.part == PART_DRAW:
            return _draw_or_take(facts)
        return _play(facts)


def _agrees(facts: Facts) -> bool:
    """The answer to the partner's question, from the own hand and the table."""
    view = facts.view
    size = facts.setup.canasta_size
    missing = facts.setup.canastas_needed - facts.canastas
    if missing > sum(size - 2 <= cards.size < size for cards in facts.sets.values()):
        return False  # the partner could hardly go out, and a yes that comes to nothing is fined
    if facts.threatened or facts.burden < HEAVY_HAND // 2:
        return True
    for kind, cards in facts.sets.items():
        if cards.size < size <= cards.size + facts.hand[kind] + min(facts.wilds, 2):
            return False  # the next turn makes a canasta
    return facts.burden < HEAVY_HAND or (facts.ahead and view.scores[facts.side] == max(view.scores))


def _draw_or_take(facts: Facts) -> int:
    worth = {action: _worth_taking(facts, action) for action in facts.takes}
    best = max(worth, key=worth.__getitem__, default=-1)
    if DRAW in facts.legal:
        return best if best >= 0 and worth[best] > 0 else DRAW
    # The stock is exhausted: passing ends the hand, which suits the side that is ahead.
    if PASS in facts.legal and (best < 0 or facts.ahead or worth[best] <= 0):
        return PASS
    return best if best >= 0 else facts.legal[0]


def _worth_taking(facts: Facts, action: int) -> float:
    """How much better than drawing a way of taking the pile is; not above zero: it is not."""
    cards = facts.view.pile_size
    family = action & FAMILY
    if not facts.opened:
        after = facts.after(action)
        spent = _wilds_to_open(after, facts.side)
        return cards + 1 - PILE_FOR_WILD * (spent - 1) if spent else cards
    if family == TAKE_ADD:
        return cards - 1 if facts.size <= FEW_CARDS else cards
    if family == TAKE_PAIR:
        return cards - 1 if facts.size > FEW_CARDS else cards - 2
    return cards - PILE_FOR_WILD


def _play(facts: Facts) -> int:
    if facts.way_out and _wants_out(facts):
        if ASK in facts.legal and _should_ask(facts):
            return ASK
        found = _step_out(facts)
        if found is not None:
            return found
    lay = _build(facts) if facts.opened else _open(facts)
    if lay is not None:
        return lay
    if facts.discards:
        return choose_discard(facts)
    if END in facts.legal:
        return END
    return facts.lays[0]


def _wants_out(facts: Facts) -> bool:
    """Whether to end the hand now, if the partner does not object."""
    if facts.view.flags & SAID_YES:
        return True
    return facts.ahead or facts.threatened or facts.burden >= HEAVY_HAND


def _should_ask(facts: Facts) -> bool:
    """Asking is for a partner who may have much to lose; with a way out in sight it cannot cost a fine."""
    return any(facts.view.size(seat) > PARTNER_READY for seat in facts.partners) and not facts.threatened


def _step_out(facts: Facts) -> int | None:
    """A next step on a way out."""
    for action in sorted(facts.lays, key=lambda action: _lay_order(facts, action)):
        if way_out(facts.after(action)):
            return action
    if facts.discards and facts.size == 1:
        return facts.discards[0]
    return END if END in facts.legal and not facts.lays else None


def _lay_order(facts: Facts, action: int) -> tuple[int, int]:
    """Naturals first, wild cards later, and on a natural canasta last of all."""
    spoils = _spoils(facts, action)
    return (2 if spoils else 0 if action & FAMILY in (LAY_NATURAL, ADD) else 1, action)


def _spoils(facts: Facts, action: int) -> bool:
    """Whether a wild card would turn a natural canasta into a mixed one."""
    cards = facts.set_of(action)
    return (
        action & FAMILY in (ADD_TWO, ADD_JOKER)
        and cards is not None
        and cards.naturals > 0
        and cards.wild == 0
        and cards.size >= facts.setup.canasta_size - 1
    )


def _open(facts: Facts) -> int | None:
    """A lay of the first meld, or None to wait."""
    if not facts.lays:
        return None
    if not facts.view.flags & DID_LAY:
        spent = _wilds_to_open(facts.position, facts.side)
        allowed = 1 if facts.view.need(facts.side) < 90 else 2
        pressed = facts.threatened or any(
            facts.view.opened(side) for side in range(facts.setup.sides) if side != facts.side
        )
        if spent > allowed + pressed:
            return None
    return _opening_lay(facts.position, facts.lays, facts.side)


def _opening_lay(state: State, lays: list[int], side: int) -> int:
    """The lay that brings the count nearer for the fewest wild cards."""
    missing = state.needs[side] - state.count

    def gain(action: int) -> int:
        return sum(state.setup.values[kind] for kind in needs(action))

    natural = [action for action in lays if action & FAMILY in (LAY_NATURAL, ADD)]
    if natural:
        return max(natural, key=gain)
    enough = [action for action in lays if gain(action) >= missing]
    return min(enough, key=gain) if enough else max(lays, key=gain)


def _wilds_to_open(state: State, side: int) -> int:
    """How many wild cards the first meld would take."""
    state = state.copy()
    before = _wilds_held(state)
    while not state.opened >> side & 1:
        lays = [action for action in legal_actions(state) if LAY_NATURAL <= action < DISCARD]
        if not lays:
            break
        play_out_step(state, _opening_lay(state, lays, side))
    return before - _wilds_held(state)


def _wilds_held(state: State) -> int:
    specials = state.held[SPECIALS + state.seat]
    return (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)


def _build(facts: Facts) -> int | None:
    """The best lay for an opened side, or None to keep the cards."""
    best, best_worth = None, 0.0
    for action in facts.lays:
        worth = _worth_laying(facts, action)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def _worth_laying(facts: Facts, action: int) -> float:
    family, place = action & FAMILY, action & KIND
    if place == RANKLESS and family in (LAY_NATURAL, ADD):
        return 0  # black threes go down with the last cards only
    left = facts.size - len(needs(action))
    hurry = facts.threatened
    comfortable = left >= FEW_CARDS or facts.may_go_out or hurry
    goal = facts.setup.canasta_size
    cards = facts.set_of(action)
    if family == ADD and cards is not None:
        if cards.size + 1 == goal:
            return 100
        return 50 + cards.size if comfortable else 0
    if family == LAY_NATURAL:
        return 40 if comfortable else 0
    if family == LAY_WILD:
        return 5 if hurry or left >= 2 * FEW_CARDS else 0
    if family in (LAY_TWO, LAY_JOKER):
        return 10 if hurry or (left >= 2 * FEW_CARDS and not facts.sets) else 0
    if family in (ADD_TWO, ADD_JOKER) and cards is not None:
        if _spoils(facts, action) and cards.size >= goal:
            return 0
        cheap = 0.5 if family == ADD_TWO else 0
        if cards.size >= goal:
            return 1 + cheap if hurry and left >= 1 else 0
        if cards.size + facts.wilds >= goal and comfortable:
            patient = cards.wild == 0 and facts.may_go_out and not hurry
            return 0 if patient else 30 + cards.size + cheap
        return 2 + cards.size + cheap if hurry else 0
    return 0
