"""The legal actions of a plain table of ``caliente``, as texts; every way of laying cards is tried (G1)."""

from __future__ import annotations

from tests.slow.caliente_table import CALIENTE_CARDS, CalienteTable
from tests.slow.table import NATURALS, WILD
from tests.slow.turn import Spot, Turn, spot_of, without


def may_add_wild(naturals: int, wild: int) -> bool:
    """K1: always more natural than wild cards, and three wild ones at most."""
    return naturals > wild + 1 and wild + 1 <= 3


class CalienteTurn(Turn):
    """The rest of one turn."""

    def __init__(self, table: CalienteTable) -> None:
        super().__init__(table)
        self.need = table.need(table.side)

    def lays(self, spot: Spot) -> list[tuple[str, Spot]]:
        """Every lay and add that the shapes of sets allow; a Caliente card belongs to none (K12)."""
        found = []
        sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
        for card in dict.fromkeys(spot.hand):
            if card == "B":  # 46, 47, K5
                if "B" in sets:
                    found.append(("add B", self.put(spot, "B", "B")))
                elif spot.hand.count("B") >= 3:
                    found.append(("lay BBB", self.put(spot, "B", "BBB")))
            elif card in WILD:
                for rank, (naturals, wild) in sets.items():
                    if rank != "B" and may_add_wild(naturals, wild):
                        found.append((f"add {card} to {rank}", self.put(spot, rank, card)))
            elif card in sets:  # 16
                found.append((f"add {card}", self.put(spot, card, card)))
            elif card in NATURALS:  # 11, 12
                for third in card + WILD:
                    if without(spot.hand, card * 2 + third) is not None:
                        found.append((f"lay {card * 2 + third}", self.put(spot, card, card * 2 + third)))
        return found


def legal(table: CalienteTable) -> set[str]:
    """What the actor may do."""
    if table.part == "over":
        return set()
    if table.part == "answer":
        return {"yes", "no"}  # 51
    found = _before_drawing(table) if table.part == "draw" else _after_drawing(table)
    if _may_ask(table):
        found.add("ask")
    return found


def _may_ask(table: CalienteTable) -> bool:
    """G11: a partner, one question a turn, nothing laid or taken, and a turn that can end after a no."""
    if not table.partners or table.did & {"asked", "laid", "took"}:
        return False
    if table.part == "draw":
        return True
    refused = CalienteTurn(table)
    refused.refused = True
    return refused.can_finish(spot_of(table))


def takes(table: CalienteTable) -> dict[str, Spot]:
    """Every way to take the pile by 31 to 39, 76 to 78 and K16, with the spot after it."""
    found: dict[str, Spot] = {}
    if not table.pile or table.pile[-1] not in NATURALS:  # 31, 39, 76
        return found
    top, rest = table.pile[-1], table.pile[:-1]
    turn, spot = CalienteTurn(table), spot_of(table)
    sets = {rank: (naturals, wild) for rank, naturals, wild in spot.sets}
    spot = spot._replace(aside=rest)
    ways = {f"take {top}{top}": top * 2}  # 33, 35, 37, 77
    naturals, wilds = sets.get(top, (0, 0))
    if spot.opened and not table.frozen and not table.always_frozen and may_add_wild(naturals + 2, wilds):
        ways |= {f"take {top}{wild}": top + wild for wild in WILD}  # 35, P2
    alone = len(spot.hand) == 1 and not rest and table.stock != ""  # K16
    if spot.opened and top in sets and not alone:
        if table.always_frozen:
            serves = naturals + wilds <= 6  # 78
        else:
            serves = not table.frozen  # 36, 37
        if serves:
            ways[f"take on {top}"] = ""
    for text, cards in ways.items():
        if without(spot.hand, cards) is not None:
            found[text] = turn.put(spot, top, cards, top)
    return found


def _may_refill(table: CalienteTable) -> bool:
    """70, 71, K12: a card to play, a stock, and no side with fewer sets."""
    if CALIENTE_CARDS not in table.options or not table.hand["C"] or not table.stock:
        return False
    return len(table.sets[table.side]) <= min(map(len, table.sets))


def _before_drawing(table: CalienteTable) -> set[str]:
    turn = CalienteTurn(table)
    found = {text for text, after in takes(table).items() if turn.can_finish(after)}
    if _may_refill(table):
        found.add("play C")
    if table.stock:
        return found | {"draw"}
    forced = not table.always_frozen and any(text.startswith("take on") for text in found)  # 56, K9
    return found if forced else found | {"pass"}


def _after_drawing(table: CalienteTable) -> set[str]:
    turn, spot = CalienteTurn(table), spot_of(table)
    found = {text for text, after in turn.lays(spot) if turn.can_finish(after)}
    if turn.may_discard_out(spot):
        found.add(f"discard {spot.hand}")
    if turn.may_stop(spot):
        found.update(f"discard {card}" for card in spot.hand)
    if not found and len(spot.hand) <= 1 and not spot.laid:
        found.add("end")  # G1: no card, or one that may not be played
    return found
