"""Corner cases of ``knee`` tables, and outcomes of actions; the tests require all of them."""

from __future__ import annotations

from tests.slow.knee import NEED, PLAIN, Knee, is_base


def knee_corners(table: Knee, lawful: set[str]) -> dict[str, bool]:
    """Return the corner cases of a table."""
    drawing, playing = table.part == "draw", table.part == "play"
    takes = [text for text in lawful if text.startswith("take ") and text != "take reserve"]
    lays = [text for text in lawful if text.startswith(("lay", "add", "bury"))]
    burials = [text for text in lawful if text.startswith("bury")]
    discards = [text for text in lawful if text.startswith("discard")]
    spot = table.spot()
    books, closed = table.sets[table.side], {rank for rank, _ in spot.closed}
    unopened = not spot.opened
    left = len(table.reserves[table.seat])
    alone = playing and len(spot.hand) == 1
    top = table.pile[-1:]
    pair = bool(top) and table.hand[top] >= 2
    base = is_base(spot.closed)
    found = {
        "six players": table.players == 6 and bool(lays),
        "take": bool(takes),
        "take: six cards in the pile": drawing and len(table.pile) == 6 and pair and not unopened,
        "take: seven cards in the pile": bool(takes) and len(table.pile) == 7,
        "take: not opened": drawing and len(table.pile) >= 7 and pair and unopened and not lays,
        "take on a closed book": any(text.startswith("take on") for text in takes),
        "take while one is open, one closed": bool(takes) and top in books and top in closed,
        "take refused for fives and sevens": drawing and pair and top in PLAIN and top in books
        and books[top].total() > 4 and len(table.pile) >= 7,
        "take beyond seven": bool(takes) and top in books and books[top].total() > 4,
        "take refused by G1": drawing and pair and top not in PLAIN + "2XB" and len(table.pile) >= 7
        and not unopened and not takes,
        "black three on top": drawing and top == "B",
        "wild card on top": drawing and top in ("2", "X"),
        "first meld before the take": drawing and unopened and bool(lays),
        "first meld before the take begun": drawing and "laid" in table.did and unopened,
        "first meld before the take made": drawing and "laid" in table.did and not unopened,
        "count open": playing and unopened and "laid" in table.did,
        "book closed, count open": playing and unopened and "laid" in table.did and bool(closed),
        "burial for the count": unopened and bool(burials),
        "burial": bool(burials),
        "burial while one is open": any(text[-1] in books for text in burials),
        "second book of a rank": any(
            text.startswith("lay") and text[4] in closed for text in lays),
        "wild book begun": any(text[:5] in ("lay 2", "lay X") for text in lays),
        "wild book grows": any(text.endswith("to wild") for text in lays),
        "wild book again": any(text[:5] in ("lay 2", "lay X") for text in lays) and "W" in closed,
        "no wild card for fives": playing and bool(table.hand["2"]) and "5" in books,
        "no third wild card": playing and bool(table.hand["2"]) and any(
            book["2"] + book["X"] == 2 for rank, book in books.items() if rank != "W"),
        "knee offered": "take reserve" in lawful,
        "last card kept before a book": alone and not closed and lawful == {"end"},
        "last card closes the first book": alone and not closed and bool(lays),
        "last card brings the knee": alone and bool(closed) and left == 2 and bool(discards),
        "last card brings the foot": alone and left == 1 and bool(discards),
        "last card kept in the foot": alone and left == 0 and "end" in lawful,
        "last card goes out": alone and left == 0 and bool(discards),
        "two cards kept in the foot": playing and left == 0 and len(spot.hand) == 2 and not lays
        and not unopened,
        "ask": playing and "ask" in lawful,
        "ask before the draw": drawing and "ask" in lawful,
        "ask, the base not there": "ask" in lawful and not base,
        "ask and end": {"ask", "end"} <= lawful,
        "ask refused: no way": playing and table.both_in_foot and base and "ask" not in lawful
        and not table.did & {"asked", "laid", "took"},
        "ask refused: partner": playing and base and left == 0 and not table.both_in_foot,
        "ask refused before the draw": drawing and table.both_in_foot and base and "ask" not in lawful
        and not table.did & {"asked", "laid"},
        "bound by yes": playing and "yes" in table.did and len(spot.hand) > 1 and not discards,
        "yes and no way": playing and "yes" in table.did and len(spot.hand) > 1 and bool(discards),
        "yes before the draw": drawing and "yes" in table.did,
        "yes, take": drawing and "yes" in table.did and bool(takes),
        "refused": playing and "no" in table.did,
        "refused before the draw": drawing and "no" in table.did,
        "stock exhausted": "pass" in lawful,
        "stock exhausted, or take": "pass" in lawful and bool(takes),
        "no card": playing and not spot.hand,
    }  # fmt: skip
    for number, need in NEED.items():
        found[f"count of {need}"] = playing and unopened and table.number == number and bool(lays)
        found[f"count of {need} out of reach"] = (
            playing and unopened and table.number == number and not lays and len(spot.hand) > 6
        )
    return found


def knee_outcomes(before: Knee, text: str, after: Knee) -> dict[str, bool]:
    """Return the outcomes of an action."""
    seat, side = before.seat, before.side
    taken = len(before.reserves[seat]) - len(after.reserves[seat])
    discarded = text.startswith("discard")
    laid = text.startswith(("lay", "add", "bury"))
    first = not before.closed[side] and bool(after.closed[side])
    shown = after.red[side] - before.red[side]
    return {
        "first book closed": first,
        "first book closed and the knee at once": first and taken == 1,
        "knee at once": laid and taken == 1 and len(before.reserves[seat]) == 2,
        "knee after the discard": discarded and taken == 1 and len(before.reserves[seat]) == 2,
        "knee joins what is left": discarded and taken == 1 and before.hands[seat].total() > 1,
        "foot at once": laid and taken == 1 and len(before.reserves[seat]) == 1,
        "foot after the discard": discarded and taken == 1 and len(before.reserves[seat]) == 1,
        "reserve by a take": text.startswith("take ") and text != "take reserve" and taken == 1,
        "knee before the draw": text == "take reserve",
        "red threes of a reserve shown": taken == 1 and shown > 0,
        "red threes of a reserve hidden": discarded and taken == 1 and after.hands[seat]["R"] > 0,
        "red threes shown at the start": discarded and sum(after.red) > sum(before.red),
        "red three drawn and replaced": text == "draw" and shown > 0 and bool(after.stock),
        "red three drawn and not replaced": text == "draw"
        and shown > 0 and after.hands[seat].total() < before.hands[seat].total() + 2,
        "one card drawn": text == "draw" and len(before.stock) == 1,
        "natural cards beyond seven": text.startswith("take ")
        and len(after.closed[side]) > len(before.closed[side]) and after.added[side] != before.added[side],
        "out": after.ending == "out",
        "out in the last turn": after.ending == "out" and not after.stock,
        "exhausted": after.ending == "exhausted" and discarded,
        "exhausted after the end": after.ending == "exhausted" and text == "end",
        "passed": text == "pass",
        "base scored": after.part == "over" and any(is_base(
            tuple((rank, "2" in cards or "X" in cards) for rank, cards in books)) for books in after.closed),
        "seven red threes scored": after.part == "over" and max(after.red) > 7,
    }  # fmt: skip
