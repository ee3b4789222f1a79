"""The legal actions of a plain table of ``american``, as texts."""

from __future__ import annotations

from tests.slow.american_hands import best
from tests.slow.american_table import NATURALS, THREES, WILD, Cards, Table
from tests.slow.american_turn import Turn, spot_of


def legal(table: Table) -> set[str]:
    """What the actor may do."""
    if table.part == "over":
        return set()
    if table.part == "answer":
        return {"yes", "no"}  # 45
    return _before_drawing(table) if table.part == "draw" else _after_drawing(table)


def _before_drawing(table: Table) -> set[str]:
    turn, spot = Turn(table), spot_of(table)
    found = set()
    after = turn.taken(spot, table.pile)
    # G14: who has opened before drawing must take. It was seen to that cards are left then; if what replaced
    # threes were threes again, and nothing replaced those, the turn ends without a discard (G1).
    if after is not None and (spot.laid or turn.can_finish(after)):
        found.add(f"take {table.pile[-1] * 2}")
    if not spot.opened:  # 25, G14: a first meld from the hand for who then takes the pile
        found |= {text for text, after in turn.lays(spot) if turn.can_open_and_take(after, table.pile)}
    if not spot.laid:
        found.add("draw" if table.stock else "pass")  # 46, A13
        if not spot.opened:  # A3: kept threes are shown at the start of a turn
            found |= {f"show {three}" for three in THREES if table.hand[three]}
    return found


def _after_drawing(table: Table) -> set[str]:
    turn, spot = Turn(table), spot_of(table)
    found: set[str] = set()
    fresh = not table.did & {"laid", "took"}
    if fresh and "asked" not in table.did and table.seat not in table.asked and turn.can_go_out(spot):
        found.add("ask")  # 45, A11, G11
    if table.three:
        found |= _shows(table)
    if fresh and not spot.opened and best(table.hand):  # 73, 74, A14
        found.add("show hand")
    if "holds" in table.did and not turn.permitted:
        return found  # A3: a three is held by who goes out; without a yes there is only the question
    bound = bool(table.did & {"yes", "holds"})
    keeps = turn.can_go_out if bound else turn.can_finish
    found |= {text for text, after in turn.lays(spot) if keeps(after)}
    if len(spot.hand) <= 1:
        if turn.may_end(spot):  # A11; A10, A19 and para. 38: the last discard is free
            found.add(f"discard {spot.hand}")
        else:  # G1: no card, or one that may not be played
            found.add("end")
    elif turn.may_end(spot) and not bound:
        found |= {f"discard {card}" for card in discards(table)}
    return found


def _shows(table: Table) -> set[str]:
    """A drawn three goes down at once, or is kept or held from then on (A3)."""
    if table.did & {"laid", "yes"}:
        return set()
    return {f"show {table.three}"}


def discards(table: Table) -> set[str]:
    """What may be discarded with a card left over."""
    hand = +table.hand
    natural = {card for card in hand if card in NATURALS}
    if "took" in table.did:  # 29, A19
        shut = table.closed(0) | table.closed(1) | {"A", "7"}
        natural = natural - shut or natural
    threes = _kept(table, hand)
    return natural | threes or {card for card in hand if card in WILD}  # 37, A10


def _kept(table: Table, hand: Cards) -> set[str]:
    """Kept threes may be discarded (A3); an opened side has none."""
    return {card for card in hand if card in THREES and table.side not in table.opened}
