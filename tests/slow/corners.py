"""Corner cases of tables of ``classic``, ``caliente`` and ``boat``, and outcomes of actions.

The tests require that all of them occur.
"""

from __future__ import annotations

from tests.slow.boat import Boat
from tests.slow.caliente import Caliente
from tests.slow.classic import Classic
from tests.slow.rules import Rules
from tests.slow.table import WILD, WILD_SET


def corners(table: Rules, lawful: set[str]) -> dict[str, bool]:
    """Return the corner cases that these books share."""
    takes = [text for text in lawful if text.startswith("take")]
    drawing, playing = table.part == "draw", table.part == "play"
    unopened = table.side not in table.opened
    single = table.hand.total() == len(table.pile) == 1
    return {
        "frozen take": drawing and table.frozen and bool(takes),
        "opening take": drawing and unopened and bool(takes),
        "one card takes pile of one": bool(takes) and single,
        "natural and wild": any(text[-1] in WILD for text in takes),
        "natural and wild on a set": any(
            text[-1] in WILD and text[5] in table.sets[table.side] for text in takes
        ),
        "count open": playing and unopened and "laid" in table.did,
        "pile aside": bool(table.aside),
        "must end": lawful == {"end"},
        "refused": playing and "no" in table.did,
        "may ask": "ask" in lawful,
    }


def two_packs(table: Classic, lawful: set[str]) -> dict[str, bool]:
    """Return the corner cases that ``classic`` and ``caliente`` share."""
    takes = any(text.startswith("take") for text in lawful)
    drawing, playing = table.part == "draw", table.part == "play"
    exhausted = drawing and not table.stock
    unopened = table.side not in table.opened
    return corners(table, lawful) | {
        "exhausted stock": exhausted,
        "compulsory take": exhausted and takes and "pass" not in lawful,
        "take or pass": exhausted and takes and "pass" in lawful,
        "one card, pile of one": drawing and table.hand.total() == len(table.pile) == 1,
        "black threes offered": "lay BBB" in lawful,
        "black threes laid": "black" in table.did,
        "two cards": playing and table.hand.total() == 2,
        "last card": playing and table.hand.total() == 1,
        "no count needed": playing and unopened and table.scores[table.side] < 0,
        "question open": table.part == "answer",
    }


def first_meld_of(table: Rules, lawful: set[str], need: int) -> bool:
    """Return whether a set may be laid for a first meld that needs this count."""
    unopened = table.part == "play" and table.side not in table.opened
    return unopened and table.need(table.side) == need and any(text.startswith("lay") for text in lawful)


def classic_corners(table: Classic, lawful: set[str]) -> dict[str, bool]:
    takes = any(text.startswith("take") for text in lawful)
    drawing, playing = table.part == "draw", table.part == "play"
    own, yes = table.sets[table.side], "yes" in table.did
    on_sets = [text[-1] for text in lawful if text.startswith(("add 2", "add X"))]
    return two_packs(table, lawful) | {
        "take after yes": drawing and yes and takes,
        "take after no": drawing and "no" in table.did and takes,
        "one card aside": len(table.aside) == 1,
        "bound with pile aside": bool(table.aside) and bool(table.did & {"yes", "black"}),
        "last three": "last three" in table.did and playing,
        "bound by yes": playing and yes and not any(text.startswith("discard") for text in lawful),
        "no way after yes": playing and yes and table.hand.total() < 5 and len(lawful) > 2,
        "wild on canasta": any(own[rank].total() >= 7 for rank in on_sets),
        "count of 120": first_meld_of(table, lawful, 120),
    }


def classic_outcomes(before: Classic, text: str, after: Classic) -> dict[str, bool]:
    """Return the outcomes of an action."""
    over = after.part == "over"
    return {"scored": over, "discarded out": over and text.startswith("discard") and before.hand.total() == 1}


def caliente_corners(table: Caliente, lawful: set[str]) -> dict[str, bool]:
    takes = any(text.startswith("take") for text in lawful)
    drawing, playing = table.part == "draw", table.part == "play"
    own, hand, top = table.sets[table.side], table.hand, table.pile[-1:]
    always, on_set = table.always_frozen, f"take on {top}" in lawful
    refill = "play C" in lawful
    return two_packs(table, lawful) | {
        "always frozen, nobody forced": drawing and "pass" in lawful and on_set,
        "always frozen, added to a set": always and on_set,
        "always frozen, wild card in the pile": always and takes and any(c in WILD for c in table.pile),
        "always frozen, a pair for a canasta": always and takes and top in own and own[top].total() >= 7,
        "stopped by a Caliente card": drawing and top == "C",
        "free after yes": playing and "yes" in table.did and any(t.startswith("discard") for t in lawful),
        "last card a Caliente card": "discard C" in lawful and hand.total() == 1,
        "full of wild cards": playing
        and any(card in WILD for card in hand)
        and any(sum(cards[wild] for wild in WILD) == 3 for cards in own.values()),
        "refill": refill,
        "refill of a large hand": refill and hand.total() > 11,
        "refill beyond the stock": refill and len(table.stock) < 12 - hand.total(),
        "too many sets to refill": drawing and bool(hand["C"] and table.stock) and not refill,
        "refilled": "refilled" in table.did,
        "Caliente cards of both": hand["C"] == 2,
        "count of 150": first_meld_of(table, lawful, 150),
    }


def caliente_outcomes(before: Caliente, text: str, after: Caliente) -> dict[str, bool]:
    over = after.part == "over"
    discarded = text.startswith("discard") and before.hand.total() == 1
    return {f"scored {ending}": after.ending == ending for ending in ("out", "exhausted", "last three")} | {
        "scored": over,
        "discarded out": over and discarded,
        "scored concealed": over and after.concealed,
        "scored with a Caliente card held": over and any(hand["C"] for hand in after.hands),
    }


NEEDS = (15, 50, 90, 120, 150)


def boat_corners(table: Boat, lawful: set[str]) -> dict[str, bool]:
    takes = [text for text in lawful if text.startswith("take")]
    own, hand = table.sets[table.side], table.hand
    unopened = table.side not in table.opened
    drawing, playing = table.part == "draw", table.part == "play"
    empty = drawing and not table.stock
    canasta = any(cards.total() >= 7 for cards in own.values())
    alone = playing and hand.total() == 1
    wild_sets = bool(lawful & {"lay 222", "lay 22X", "lay 2XX", "lay XXX"})
    return corners(table, lawful) | {
        "quiet draw": drawing and table.quiet,
        "quiet play": playing and table.quiet,
        "first loud turn": drawing and table.turn == 3 * table.seats,
        "new stock due": empty and table.may_rebuild,
        "new stock due, or take": empty and table.may_rebuild and bool(takes),
        "no second stock": empty and bool(table.pile) and "pass" in lawful,
        "no second stock, or take": not table.stock and "pass" in lawful and bool(takes),
        "neither stock nor pile": empty and not table.pile,
        "drew nothing": playing and "drew nothing" in table.did,
        "frozen, no take": drawing and table.frozen and not takes and table.pile[-1] in own,
        "black three below": drawing and "B" in table.pile[:-1] and bool(takes),
        "opening take with a wild card": unopened and any(text[-1] in WILD for text in takes),
        "wild set offered": wild_sets,
        "wild set for the first meld": unopened and wild_sets,
        "wild set grows": "add 2 to wild" in lawful or "add X to wild" in lawful,
        "wild card held back": playing and not table.quiet and "2" in hand and WILD_SET not in own
        and not any(text.startswith("add 2") for text in lawful) and bool(own),
        "last card makes the canasta": alone and not canasta and any(t.startswith("add") for t in lawful),
        "last card closes": alone and canasta and any(t.startswith("discard") for t in lawful),
        "four blacks offered": "lay BBBB" in lawful,
        "four blacks refused": playing and hand["B"] == 4 == hand.total() and not canasta,
        "four blacks at the end": "ask" in lawful and hand["B"] == 4 < hand.total(),
        "bound by yes": playing and "yes" in table.did,
        "may not ask": playing and not table.quiet and canasta and table.may_still_ask
        and "ask" not in lawful,
    } | {f"count of {need}": first_meld_of(table, lawful, need) for need in NEEDS}  # fmt: skip


def boat_outcomes(before: Boat, text: str, after: Boat) -> dict[str, bool]:
    stuck, out = after.ending == "stuck", after.ending == "out"
    rebuilt = after.rebuilt > before.rebuilt
    return {
        "rebuilt": rebuilt,
        "rebuilt to replace a red three": rebuilt and bool(before.stock),
        "stuck in place of a replacement": stuck and text == "draw",
        "stuck in place of a stock": stuck and text == "pass",
        "stuck with nobody moving": stuck and text == "end",
        "red three without replacement": text == "draw" and before.stock == "R" and not stuck and not rebuilt,
        "small wild canasta": after.wild.count("small") > before.wild.count("small"),
        "big wild canasta": after.wild.count("big") > before.wild.count("big"),
        "closed by a take": out and text.startswith("take"),
        "closed by a discard": out and text.startswith("discard"),
        "closed by a lay": out and text.startswith(("lay", "add")),
        "closed with four blacks": text == "lay BBBB",
    }
