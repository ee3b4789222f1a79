"""The legal actions of a plain table, as texts."""

from __future__ import annotations

from tests.slow.table import NATURALS, WILD, Table
from tests.slow.turn import Spot, Turn, may_add_wild, spot_of, without


def legal(table: Table) -> set[str]:
    """What the actor may do."""
    if table.part == "over":
        return set()
    if table.part == "answer":
        return {"yes", "no"}  # para. 48
    found = _before_drawing(table) if table.part == "draw" else _after_drawing(table)
    if _may_ask(table):
        found.add("ask")
    return found


def _may_ask(table: Table) -> bool:
    """G11: a partner, one question a turn, nothing laid or taken. C10: no way out needs to be in sight.

    Before the draw the turn can always be finished after either answer: there is a stock to draw from, or
    a pile to take or pass by. After it a no could strand a player with a single card.
    """
    if table.seats < 4 or table.did & {"asked", "laid", "took"}:
        return False
    if table.part == "draw":
        return True
    refused = Turn(table)
    refused.refused = True
    return refused.can_finish(spot_of(table))


def takes(table: Table) -> dict[str, Spot]:
    """Every way to take the pile by para. 31 to 39, with the spot after it; G1 is not asked yet."""
    found: dict[str, Spot] = {}
    if not table.pile or table.pile[-1] not in NATURALS:  # para. 36 and 38
        return found
    top, rest = table.pile[-1], table.pile[:-1]
    turn, spot = Turn(table), spot_of(table)
    sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
    spot = spot._replace(aside=rest)
    ways = {f"take {top}{top}": top * 2}
    if spot.opened and not table.frozen:  # para. 33 to 35
        for wild in WILD:
            naturals, wilds = sets.get(top, (0, 0))
            if may_add_wild(naturals + 2, wilds):  # P2
                ways[f"take {top}{wild}"] = top + wild
        alone = len(spot.hand) == 1 and not rest
        if top in sets and not (alone and table.stock):  # para. 39
            ways[f"take on {top}"] = ""
    for text, cards in ways.items():
        if without(spot.hand, cards) is not None:
            found[text] = turn.put(spot, top, cards, top)
    return found


def _before_drawing(table: Table) -> set[str]:
    turn = Turn(table)
    ways = takes(table)
    lawful = {text for text, after in ways.items() if turn.can_finish(after)}
    if "yes" in table.did:
        leading_out = {text for text in lawful if turn.can_go_out(ways[text])}
        if leading_out:  # P1; C10: with the stock empty the pile must then be taken
            return leading_out | ({"draw"} if table.stock else set())
    if table.stock:
        return lawful | {"draw"}
    if any(text.startswith("take on") for text in lawful):  # para. 42, C9
        return lawful
    return lawful | {"pass"}


def _after_drawing(table: Table) -> set[str]:
    turn, spot = Turn(table), spot_of(table)
    bound = "yes" in table.did and turn.can_go_out(spot)  # C10
    keeps = turn.can_go_out if bound else turn.can_finish
    found = {text for text, after in turn.lays(spot) if keeps(after)}
    if turn.may_discard_out(spot):
        found.add(f"discard {spot.hand}")
    if turn.may_stop(spot) and not bound:
        if turn.last_three:
            found.add("end")  # P3
        else:
            found.update(f"discard {card}" for card in spot.hand)
    if not found and len(spot.hand) <= 1 and not spot.laid:
        found.add("end")  # G1: no card, or one that may not be played
    return found
