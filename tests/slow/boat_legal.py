"""The legal actions of a plain table of ``boat``, as texts."""

from __future__ import annotations

from tests.slow.boat_table import NATURALS, WILD, Table
from tests.slow.boat_turn import BLACKS, Spot, Turn, may_add_wild, spot_of, without


def legal(table: Table) -> set[str]:
    """What the actor may do."""
    if table.part == "over":
        return set()
    if table.part == "answer":
        return {"yes", "no"}  # para. 65
    return _before_drawing(table) if table.part == "draw" else _after_drawing(table)


def takes(table: Table) -> dict[str, Spot]:
    """Every way to take the pile by para. 48 to 60, with the spot after it; G1 is not asked yet."""
    found: dict[str, Spot] = {}
    if not table.pile or table.pile[-1] not in NATURALS:  # para. 55 and 56, B5
        return found
    top, rest = table.pile[-1], table.pile[:-1]
    turn, spot = Turn(table), spot_of(table)
    sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
    spot = spot._replace(aside=rest)
    ways = {f"take {top}{top}": top * 2}  # para. 51, G8
    if not table.frozen:
        naturals, wilds = sets.get(top, (0, 0))
        if may_add_wild(top, naturals + 2, wilds):  # para. 52, B6, P2
            ways |= {f"take {top}{wild}": top + wild for wild in WILD}
        if top in sets:  # para. 53, B7
            ways[f"take on {top}"] = ""
    for text, cards in ways.items():
        if without(spot.hand, cards) is not None:
            found[text] = turn.put(spot, top, cards, top)
    return found


def _before_drawing(table: Table) -> set[str]:
    # B8: the stock, or a new one made of the pile; without either the turn goes on, and in place of a new
    # stock that is not allowed the hand ends.
    plain = {"draw" if table.stock or table.may_rebuild else "pass"}
    if table.quiet:  # B2
        return plain
    turn = Turn(table)
    return plain | {text for text, after in takes(table).items() if turn.can_finish(after)}


def _after_drawing(table: Table) -> set[str]:
    turn, spot = Turn(table), spot_of(table)
    if table.quiet:  # B2: nothing is laid, and nobody closes
        return {f"discard {card}" for card in spot.hand} if len(spot.hand) > 1 else {"end"}
    bound = "yes" in table.did  # B9
    keeps = turn.can_close if bound else turn.can_finish
    found = {text for text, after in turn.lays(spot) if keeps(after)}
    if turn.closes_now(spot):
        found.add(f"lay {BLACKS}" if spot.hand == BLACKS else f"discard {spot.hand}")
    if not bound:
        if turn.may_discard(spot):
            found.update(f"discard {card}" for card in spot.hand)
        if turn.may_end(spot):
            found.add("end")
    # G11: a partner, one question a turn, nothing laid or taken. B9: after the draw, when a way exists. A no
    # never strands anybody: there is a card to discard, or the only one is kept.
    if table.seats == 4 and not table.did & {"asked", "laid", "took"} and turn.can_close(spot):
        found.add("ask")
    return found
