"""Choice of melds: the first meld for few wild cards, then canastas."""

from __future__ import annotations

from functools import lru_cache

from canasta.bots.situation import Situation
from canasta.cards import JOKER, RANKS, TWO
from canasta.clauses.score import CardsOnTable
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally, SideTally
from canasta.engine import legal_actions
from canasta.engine.apply import play_out_step
from canasta.table import actions as act
from canasta.table.actions import needs
from canasta.table.packing import FIELD, JOKER_SHIFT, RANKLESS, SHIFT, TWO_SHIFT
from canasta.table.state import DID_LAY, NATURALS, PART_OVER, SPECIALS, State

#: A hand this small should be filled up, and not emptied without a way out.
FEW_CARDS = 3
#: A set that costs this much while unfinished is begun only with nearly all the cards for it.
RUINOUS = 1000
NEARLY = 2
FORBIDDING = 20
#: With this many wild cards a canasta of wild cards is likely.
WILD_HOPE = 5


def open_side(facts: Situation) -> int | None:
    """Return a lay of the first meld, or None to wait."""
    if not facts.lays:
        return None
    if not facts.view.flags & DID_LAY:
        spent = wilds_to_open(facts.position, facts.side)
        allowed = 1 if facts.view.need(facts.side) < 90 else 2
        if not facts.partners and any(isinstance(c, CardsOnTable) for c in facts.setup.book.score):
            allowed -= 1  # until there is a canasta the set costs points, and no partner helps
        pressed = facts.threatened or any(
            facts.view.opened(side) for side in range(facts.setup.sides) if side != facts.side
        )
        if spent > allowed + pressed:
            return None
    return opening_lay(facts.position, facts.lays, facts.side)


def opening_lay(state: State, lays: list[int], side: int) -> int:
    """Return the lay that brings the count nearer for the fewest wild cards, avoiding risky sets."""
    missing = state.needs[side] - state.count
    lays = [action for action in lays if not risky(state, action)] or lays

    def gain(action: int) -> int:
        return sum(state.setup.values[kind] for kind in needs(action))

    natural = [action for action in lays if action & act.FAMILY in (act.LAY_NATURAL, act.LAY_SEVEN, act.ADD)]
    if natural:
        return max(natural, key=gain)
    enough = [action for action in lays if gain(action) >= missing]
    return min(enough, key=gain) if enough else max(lays, key=gain)


def wilds_to_open(state: State, side: int) -> int:
    """Return how many wild cards the first meld would take; a very large number if it needs a risky set."""
    state = state.copy()
    before = _wilds_held(state)
    risk = 0
    while not state.opened >> side & 1 and state.part != PART_OVER:
        lays = [action for action in legal_actions(state) if act.LAY_NATURAL <= action < act.DISCARD]
        if not lays:
            break
        action = opening_lay(state, lays, side)
        risk += FORBIDDING * risky(state, action)
        play_out_step(state, action)
    return before - _wilds_held(state) + risk


def _wilds_held(state: State) -> int:
    specials = state.held[SPECIALS + state.seat]
    return (specials >> TWO_SHIFT & FIELD) + (specials >> JOKER_SHIFT & FIELD)


def risky(state: State, action: int) -> bool:
    """Return True if a lay or take begins a set that is expensive while unfinished and far from finished."""
    family, place = action & act.FAMILY, action & act.KIND
    if family == act.LAY_WILD:
        kind, mixed = TWO, False
    elif (
        family in (act.LAY_NATURAL, act.TAKE_PAIR, act.LAY_TWO, act.LAY_JOKER, act.TAKE_TWO, act.TAKE_JOKER)
        and place < RANKS
    ):
        kind, mixed = place, family not in (act.LAY_NATURAL, act.TAKE_PAIR)
    else:
        return False
    if (kind, mixed) not in _costly_sets(state.setup):
        return False
    held = _wilds_held(state) if kind == TWO else state.held[NATURALS + state.seat] >> SHIFT[kind] & FIELD
    return held < state.setup.canasta_size - NEARLY


@lru_cache(maxsize=64)
def _costly_sets(setup: Setup) -> frozenset[tuple[int, bool]]:
    """Return the sets, by kind and whether mixed, that cost a fortune until they are canastas."""
    sets = {(kind, False): SetTally(kind, 3, 0, 0) for kind in range(RANKS)}
    sets |= {(kind, True): SetTally(kind, 2, 1, 0) for kind in range(RANKS)}
    sets[TWO, False] = SetTally(TWO, 0, 3, 0)
    costly = set()
    for key, cards in sets.items():
        side = SideTally(0, (cards,), opened=True, red_threes=0, hands=())
        if sum(line.points for clause in setup.book.score for line in clause.lines(side)) <= -RUINOUS:
            costly.add(key)
    return frozenset(costly)


def build(facts: Situation) -> int | None:
    """Return the best lay for a side that has opened, or None to keep the cards."""
    best, best_worth = None, 0.0
    for action in facts.lays:
        worth = _worth(facts, action)
        if worth > best_worth and not risky(facts.position, action):
            best, best_worth = action, worth
    return best


def spoils(facts: Situation, action: int) -> bool:
    """Return True if a wild card would turn a natural canasta into a mixed one."""
    cards = facts.set_of(action)
    return (
        action & act.FAMILY in (act.ADD_TWO, act.ADD_JOKER)
        and cards is not None
        and cards.naturals > 0
        and cards.wild == 0
        and cards.size >= facts.setup.canasta_size - 1
    )


def _worth(facts: Situation, action: int) -> float:
    family, place = action & act.FAMILY, action & act.KIND
    if place == RANKLESS and family in (act.LAY_NATURAL, act.ADD):
        return 0  # black threes are laid with the last cards only
    left = facts.size - len(needs(action))
    comfortable = left >= FEW_CARDS or facts.may_go_out or facts.threatened
    cards = facts.set_of(action)
    if family == act.ADD and cards is not None:
        if cards.size + 1 == facts.setup.canasta_size:
            return 100
        return 50 + cards.size if comfortable else 0
    if family in (act.LAY_NATURAL, act.LAY_SEVEN):
        return 40 if comfortable else 0
    if family == act.LAY_WILD:
        return _worth_of_wild_set(facts, action, left)
    if family in (act.LAY_TWO, act.LAY_JOKER):
        if facts.wilds_wanted:
            return 10 if facts.threatened else 0
        return 10 if facts.threatened or (left >= 2 * FEW_CARDS and not facts.sets) else 0
    return _worth_of_wild(facts, action, left, comfortable)


def _worth_of_wild_set(facts: Situation, action: int, left: int) -> float:
    """Value a new set of wild cards: only with many of them, jokers first unless there are more twos."""
    jokers = action & act.KIND
    if facts.wilds >= WILD_HOPE and left >= FEW_CARDS:
        return 45 + (jokers if facts.hand[JOKER] >= facts.hand[TWO] else -jokers) / 10
    return 5 if facts.threatened and facts.may_go_out and left >= 1 else 0


def _worth_of_wild(facts: Situation, action: int, left: int, comfortable: bool) -> float:
    """Value a wild card on an existing set: to finish a canasta, or if wild cards are collected."""
    goal = facts.setup.canasta_size
    hurry = facts.threatened
    cards = facts.set_of(action)
    if cards is None:
        return 0
    cheap = 0.5 if action & act.FAMILY == act.ADD_TWO else 0
    if not cards.naturals:
        if cards.size >= goal:
            return 1 + cheap if hurry and left >= 1 else 0
        return 60 + cards.size + cheap if comfortable or cards.size + 1 == goal else 0
    if spoils(facts, action) and cards.size >= goal:
        return 0
    if cards.size >= goal:
        return 1 + cheap if hurry and left >= 1 and not facts.wilds_wanted else 0
    if cards.size + facts.wilds >= goal and comfortable:
        patient = not hurry and facts.may_go_out and (cards.wild == 0 or facts.wilds_wanted)
        return 0 if patient else 30 + cards.size + cheap
    return 2 + cards.size + cheap if hurry and not facts.wilds_wanted else 0
