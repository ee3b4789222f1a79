"""The legal actions of a plain table of ``knee``, as texts."""

from __future__ import annotations

from tests.slow.knee_table import Table
from tests.slow.knee_turn import Spot, Turn, drawable, spot_of


def legal(table: Table) -> set[str]:
    """What the actor may do."""
    if table.part == "over":
        return set()
    if table.part == "answer":
        return {"yes", "no"}
    return _before_drawing(table) if table.part == "draw" else _after_drawing(table)


def _before_drawing(table: Table) -> set[str]:
    turn, spot = Turn(table), spot_of(table)
    takes = {text: after for text, after in turn.takes(spot, table.pile).items() if turn.can_finish(after)}
    if "laid" in table.did:  # G14: a first meld has begun, and the take must follow
        if spot.opened:
            return set(takes)
        return _leading_to_a_take(turn, spot, table.pile)
    found = {"draw" if table.stock else "pass"}
    if "yes" in table.did:  # H9: a take that closes every way out gives place to those that do not
        leading = {text for text, after in takes.items() if turn.can_go_out(after)}
        if leading:
            return leading | ({"draw"} & found)
        return found | set(takes)
    found |= set(takes)
    if not spot.opened:
        found |= _leading_to_a_take(turn, spot, table.pile)
    if not table.did and len(table.reserves[table.seat]) == 2 and spot.closed:  # H7
        found.add("take reserve")
    if "asked" not in table.did and _within_reach(table, turn, spot, takes):
        found.add("ask")
    return found


def _leading_to_a_take(turn: Turn, spot: Spot, pile: str) -> set[str]:
    """G14: the lays of a first meld after which the pile can be taken."""
    if not turn.hopes_to_take(spot, pile):
        return set()
    return {text for text, after in turn.lays(spot) if turn.can_open_and_take(after, pile)}


def _within_reach(table: Table, turn: Turn, spot: Spot, takes: dict[str, Spot]) -> bool:
    """H9: whether this turn can fulfil what going out takes, by a take or by what might be drawn."""
    if not turn.both_in_foot:
        return False
    if any(map(turn.can_go_out, takes.values())):
        return True
    number = min(2, len(table.stock))
    return number > 0 and any(
        turn.can_go_out(spot._replace(hand="".join(sorted(spot.hand + drawn)))) for drawn in drawable(number)
    )


def _after_drawing(table: Table) -> set[str]:
    turn, spot = Turn(table), spot_of(table)
    bound = "yes" in table.did and turn.can_go_out(spot)  # 30, H9
    keeps = turn.can_go_out if bound else turn.can_finish
    found = {text for text, after in turn.lays(spot) if keeps(after)}
    if turn.may_end(spot) and (not bound or len(spot.hand) == 1):
        found.update(f"discard {card}" for card in spot.hand)
    if not found:  # G1: one card that may not be played, or none at all
        found.add("end")
    # G11: one question a turn, nothing laid or taken before it. H9: in the foot, the rest within reach.
    if not table.did & {"asked", "laid", "took"} and turn.can_go_out(spot):
        found.add("ask")
    return found
