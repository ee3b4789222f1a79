"""Corner cases of ``american`` that a table is in; the tests require that all of them occur."""

from __future__ import annotations

from tests.slow.american import American
from tests.slow.american_hands import special_hands
from tests.slow.table import NATURALS, THREES, WILD, WILD_SET, Cards


def american_corners(table: American, lawful: set[str]) -> dict[str, bool]:
    """Return the corner cases of a table and its offer."""
    if table.part in ("answer", "over"):
        return {}
    return _before(table, lawful) if table.part == "draw" else _after(table, lawful)


def _before(table: American, lawful: set[str]) -> dict[str, bool]:
    top = table.pile[-1:]
    own, other = table.sets[table.side], table.sets[1 - table.side]
    opened = table.side in table.opened
    pair = bool(top) and top in NATURALS and table.hand[top] >= 2
    taking = any(text.startswith("take") for text in lawful)
    lays = {text for text in lawful if text.startswith(("lay", "add"))}
    size = own[top].total() if top in own else 0
    begun = "laid" in table.did
    return {
        "take": taking and not begun,
        "take onto a set": taking and size > 0,
        "take closes a set": taking and size == 4,
        "no take beyond seven": opened and pair and size > 4,
        "no take of a dead rank": opened and pair and top in table.closed(1 - table.side),
        "no take, no card would be left": opened and pair and size < 5 and not taking and top not in other,
        "take with threes in the pile": taking and any(three in table.pile for three in THREES),
        "three on top": opened and top in ("R", "B"),
        "wild card on top": opened and top in ("2", "X"),
        "first meld before the take": bool(lays) and not begun,
        "first meld before the take, unfinished": begun and not opened,
        "first meld before the take, with threes": bool(lays) and any(table.hand[t] for t in THREES),
        "first meld done, take due": begun and opened and lawful == {f"take {top * 2}"},
        "seven before the take": any(len(text) == 11 for text in lays),
        "pair, no first meld": not opened and pair and not lays,
        "kept threes shown": any(text in lawful for text in ("show R", "show B")),
        "stock exhausted": "pass" in lawful,
        "stock exhausted, take": "pass" in lawful and taking,
        "stock exhausted, first meld before the take": "pass" in lawful and bool(lays),
        "stock exhausted, kept threes": "pass" in lawful and "show R" in lawful,
    }


def _after(table: American, lawful: set[str]) -> dict[str, bool]:
    hand, own = table.hand, table.sets[table.side]
    opened, opening = table.side in table.opened, "opened" in table.did
    fresh = not table.did & {"laid", "took"}
    lays = {text for text in lawful if text.startswith(("lay", "add"))}
    discards = {text[-1] for text in lawful if text.startswith("discard")}
    wild = [card for card in WILD if hand[card]]
    wild_set = own[WILD_SET].total() if WILD_SET in own else 0
    dead = table.closed(1 - table.side)
    mixing = {text for text in lays if text[-1] != text[4] and "wild" not in text and text not in WILD_SETS}
    took = "took" in table.did
    asked_before = table.seat in table.asked and "asked" not in table.did
    return {
        "count of 125": _count(table, lays, 125),
        "count of 155": _count(table, lays, 155),
        "count of 180": _count(table, lays, 180),
        "count there, three naturals not": not opened and table.count >= table.need(table.side),
        "wild set in a first meld": not opened and bool(lays & WILD_SETS),
        "aces mixed in the first meld": not opened and "lay AA2" in lays,
        "aces mixed after the count is there": opening and bool(lays & {"add 2 to A", "add X to A"}),
        "aces not mixed later": opened and not opening and bool(wild) and hand["A"] == 2 and "A" not in own,
        "natural aces stay natural": opened and not opening and bool(wild) and _set(own, "A", mixed=False),
        "mixed aces take aces only": bool(wild) and "add A" in lays and _set(own, "A", mixed=True),
        "sevens never mixed": bool(wild) and hand["7"] == 2 and "7" not in own and bool(lays),
        "sevens not joined by wild cards": bool(wild) and _set(own, "7", mixed=False) and bool(lays),
        "seven naturals": any(len(text) == 11 for text in lays),
        "seven naturals, too few cards": not opened and max(hand.values(), default=0) >= 7
        and not any(len(text) == 11 for text in lays),
        "seven naturals, more to lay": opening and table.count < 125 and bool(lays),
        "wild set offered": opened and bool(lays & WILD_SETS),
        "wild set open, no mixing": 0 < wild_set < 7 and bool(wild) and not mixing and len(own) > 1,
        "wild set closed, mixing": wild_set == 7 and bool(mixing),
        "wild set closed, no second": wild_set == 7 and hand["2"] + hand["X"] >= 3,
        "wild set closed in the turn of its mixing": wild_set == 7 and bool(mixing) and "laid" in table.did,
        "third wild card refused": bool(wild) and any(_full(cards) for cards in own.values()),
        "dead rank in hand": any(hand[rank] >= 3 for rank in dead) and bool(lays),
        "dead rank not added": any(hand[rank] and rank in own for rank in dead),
        "wild card to a dead rank": any(f"add {card} to {rank}" in lays for card in WILD for rank in dead),
        "dead rank with a wild card": any(hand[r] == 2 and r not in own for r in dead) and bool(wild),
        "closed set takes nothing": any(hand[rank] for rank in table.closed(table.side)),
        "wild card discarded": bool(discards & set(WILD)) and hand.total() > 1,
        "wild card kept back": bool(wild) and bool(discards) and not discards & set(WILD),
        "wild card the last discard": bool(discards & set(WILD)) and hand.total() == 1,
        "three discarded": bool(discards & set(THREES)) and not opened,
        "three keeps a wild card from the pile": bool(wild and discards) and discards <= set(THREES),
        "three the last discard": bool(discards & set(THREES)) and opened,
        "after a take: ace, seven or dead refused": took and not discards & set("A7") and bool(discards)
        and (hand["A"] > 0 or hand["7"] > 0),
        "after a take: closed rank refused": took and bool(discards)
        and any(hand[rank] and rank not in discards for rank in own if own[rank].total() == 7),
        "after a take: nothing else": took and hand.total() > 1 and bool(discards & {"A", "7"}),
        "after a take: going out is free": took and hand.total() == 1 and bool(discards & {"A", "7"}),
        "may ask": "ask" in lawful,
        "no way, no question": opened and fresh and table.seat not in table.asked and "ask" not in lawful,
        "asked before": asked_before and opened and fresh,
        "alone to decide, going out": asked_before and hand.total() == 1 and bool(discards),
        "last card kept, never asked": opened and table.seat not in table.asked and hand.total() == 2
        and "laid" in table.did and _two(table),
        "bound by yes": "yes" in table.did and hand.total() > 1,
        "refused": "no" in table.did,
        "refused, down to few cards": "no" in table.did and hand.total() == 2 and _two(table),
        "three held, to ask": "holds" in table.did and "ask" in lawful,
        "three held, alone to decide": "holds" in table.did and asked_before,
        "three held, laying": "holds" in table.did and bool(lays),
        "three drawn, kept or shown": bool(table.three) and not opened,
        "turn ends without a discard": lawful == {"end"},
        "ask or end": lawful == {"ask", "end"},
        "special hand": "show hand" in lawful,
        "special hand of an opened side": opened and fresh and bool(special_hands(hand)),
        "special hand in two ways": "show hand" in lawful and len(special_hands(hand)) > 1,
    } | {f"special {name}": "show hand" in lawful for name in special_hands(hand)}  # fmt: skip


WILD_SETS = {"lay 222", "lay 22X", "lay 2XX", "lay XXX"}


def _set(own: dict[str, Cards], rank: str, mixed: bool) -> bool:
    """Return whether the side has an open set of a rank, with or without wild cards."""
    if rank not in own or own[rank].total() == 7:
        return False
    return any(own[rank][wild] for wild in WILD) == mixed


def _full(cards: Cards) -> bool:
    """Return whether an open set has its two wild cards."""
    return cards["2"] + cards["X"] == 2 and cards.total() < 7


def _two(table: American) -> bool:
    return sum(cards.total() == 7 for cards in table.sets[table.side].values()) >= 2


def _count(table: American, lays: set[str], number: int) -> bool:
    return table.side not in table.opened and table.need(table.side) == number and bool(lays)


def american_outcomes(before: American, text: str, after: American) -> dict[str, bool]:
    """Return the outcomes of an action."""
    out = after.ending == "out"
    talon = len(before.stock) - len(after.stock) if text.startswith("discard") else 0
    opened = "opened" in before.did and text.startswith("discard") and not out
    took = "took" in before.did
    side = before.side
    threes = after.red[side] + after.black[side] - before.red[side] - before.black[side]
    return {
        "talon of four": opened and not took and talon >= 4 and len(before.opened) == 1,
        "talon of three": opened and not took and talon >= 3 and len(before.opened) == 2,
        "talon of one": opened and not took and talon >= 1 and len(before.stock) <= 8,
        "talon of nine left": opened and not took and len(before.stock) == 9,
        "no talon after a take": opened and took and bool(before.stock),
        "no talon, no stock": opened and not took and not before.stock,
        "threes in the talon": opened and threes > 0,
        "threes shown on opening": text.startswith(("lay", "add")) and threes > 0,
        "threes of the partner shown": text.startswith("discard") and _partner_shown(before, after),
        "three shown, not replaced": text == "draw" and threes > 0 and not after.stock,
        "three drawn, then another": text == "draw" and threes > 1,
        "threes picked up": text.startswith("take") and threes > 0,
        "no, and the three is shown": text == "no" and "holds" in before.did,
        "held three shown": text.startswith("show ") and "holds" in before.did,
        "out by a three": out and text in ("discard R", "discard B"),
        "out with a wild card": out and text in ("discard 2", "discard X"),
        "out after a take": out and took,
        "out with a special hand": out and text == "show hand",
        "exhausted": after.ending == "exhausted",
        "threes left in hand": after.part == "over"
        and any(hand[three] for hand in after.hands for three in THREES),
        "three sevens left": after.part == "over" and any(hand["7"] > 2 for hand in after.hands),
        "three aces left": after.part == "over" and any(hand["A"] > 2 for hand in after.hands),
    }


def _partner_shown(before: American, after: American) -> bool:
    return after.red[after.side] + after.black[after.side] > before.red[after.side] + before.black[after.side]
