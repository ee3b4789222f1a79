"""The special hands of ``american``: fourteen cards that are shown and end the hand (73 to 84, A14)."""

from __future__ import annotations

from tests.slow.table import NATURALS, THREES, WILD, Cards

POINTS = {
    "pairs": 3500,
    "pairs_with_twos": 3000,
    "straight": 3000,
    "garbage": 3500,
    "dream": 8500,
    "threes": 3500,
    "fours": 3500,
}


def special_hands(hand: Cards) -> set[str]:
    """Return every special hand that these cards form."""
    if hand.total() != 14:
        return set()
    found = set()
    if _straight(hand):
        found.add("straight")
    if any(hand[three] for three in THREES):
        return found
    found |= _pairs(hand)
    groups = sorted(hand[rank] for rank in NATURALS if hand[rank])
    wild = sum(hand[card] for card in WILD)
    for name, sizes, wilds in (
        ("garbage", [3, 3, 4, 4], 0),
        ("dream", [5, 5], 4),
        ("threes", [3, 3, 3, 3], 2),
        ("fours", [4, 4, 4], 2),
    ):
        if groups == sizes and wild == wilds:
            found.add(name)
    return found


def _straight(hand: Cards) -> bool:
    """Para. 79: every rank, one two, one joker, and a three of either colour."""
    return all(hand[card] == 1 for card in NATURALS + WILD) and hand["R"] + hand["B"] == 1


def _pairs(hand: Cards) -> set[str]:
    """Para. 76 to 78: seven pairs; a rank makes as many as it has cards for (A14)."""
    if hand["X"] or not all(hand[card] % 2 == 0 for card in NATURALS + "2"):
        return set()
    if not hand["2"]:
        return {"pairs"}
    return {"pairs_with_twos"} if hand["7"] and hand["A"] else set()


def best(hand: Cards) -> str:
    """Return the special hand worth most; empty if there is none."""
    return max(sorted(special_hands(hand)), key=lambda name: POINTS[name], default="")
