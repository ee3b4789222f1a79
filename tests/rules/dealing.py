"""Deals for scenarios: the pack is stacked so that the named cards end up in the right places."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from canasta.books import book
from canasta.books.house import shipped_house
from canasta.cards import kind_letter
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Event, Setup, State, deal
from tests.rules.scenarios import Mismatch

_PLACES = r"order|stock|hand[1-8]"
_KEYS = r"house|options|players|dealer|scores"

#: A pack to deal from: the name of each card in the scenario, and the card.
Pack = list[tuple[str, int]]


class TurnedOver:
    """A shuffler for scenarios: a pile that becomes the stock is turned over, bottom card on top."""

    def order(self, number: int, cards: int) -> list[int]:
        """Return the places of the pile from its bottom."""
        return list(range(cards))


def book_with(slug: str, options: str = "", house: str = "") -> Rulebook:
    """Return a book with the options of a comma-separated list, or by a shipped house rule.

    >>> book_with("caliente", "always_frozen").chosen
    ('always_frozen',)
    """
    if house:
        rules = shipped_house(house).book
        if rules.slug != slug or options:
            raise Mismatch(f"{house} is a house rule of {rules.slug}, without options")
        return rules
    return book(slug).with_options(option for option in options.split(",") if option)


def deal_from(text: str, events: list[Event] | None = None) -> State:
    """Deal from a stacked pack: the book, then ``key=value``.

    ``house``, ``options``, ``players``, ``dealer`` (a seat) and ``scores`` are as in a position; for the
    others see ``stacked``.

    >>> state = deal_from("classic players=2 hand1=KKK stock=2R5")
    >>> state.pile.hex(), state.frozen
    ('0b0d01', True)
    """
    slug, *words = text.split() or [""]
    keys = read_keys(words, rf"{_KEYS}|{_PLACES}")
    rules = book_with(slug, keys.get("options", ""), keys.get("house", ""))
    setup = Setup(rules, whole_number(keys.get("players", "4")))
    dealer = whole_number(keys.get("dealer", str(setup.seats))) - 1
    scores = [whole_number(total) for total in keys.get("scores", "").split(",") if total]
    pack = [(kind_letter(kind), kind) for kind in sorted(setup.deck)]
    order = stacked(keys, setup, dealer, pack, lambda cards: list(cards.replace(",", "")))
    return deal(setup, bytes(order), dealer, scores, events, TurnedOver())


def stacked(
    keys: Mapping[str, str], setup: Setup, dealer: int, pack: Pack, split: Callable[[str], list[str]]
) -> list[int]:
    """Return the order of the cards for a deal, top first.

    ``hand1=`` names cards dealt to a seat, in the order dealt; ``stock=`` the cards after the dealing, the
    upcard first. ``order=`` names the pack from the top instead; there commas are for the eye. Whatever is
    not named is filled up, fours first, so that wild cards and threes come where a scenario puts them or else
    to the end of the stock.
    """
    seats = setup.seats
    places: list[str] = [""] * len(pack)
    if "order" in keys:
        if any(key == "stock" or key.startswith("hand") for key in keys):
            raise Mismatch("a deal has either an order, or hands and a stock")
        _put(places, range(len(places)), split(keys["order"]))
    dealt = seats * setup.hand_size
    for key, cards in keys.items():
        if key.startswith("hand"):
            seat = int(key[4:]) - 1
            if seat >= seats:
                raise Mismatch(f"there is no {key} here")
            _put(places, range((seat - dealer - 1) % seats, dealt, seats), split(cards))
    _put(places, range(dealt, len(places)), split(keys.get("stock", "")))
    left = list(pack)
    found: list[int | None] = []
    for name in places:
        card = next((card for card in left if card[0] == name), None) if name else None
        if name and card is None:
            raise Mismatch(f"the pack has no further {name}")
        if card is not None:
            left.remove(card)
        found.append(card[1] if card else None)
    filler = iter(left)
    return [next(filler)[1] if card is None else card for card in found]


def _put(places: list[str], where: range, cards: list[str]) -> None:
    if len(cards) > len(where):
        raise Mismatch(f"{', '.join(cards)}: more cards than fit")
    for place, name in zip(where, cards, strict=False):
        places[place] = name


def read_keys(words: list[str], known: str) -> dict[str, str]:
    """Parse words ``key=value``, each key at most once and one of those known (a pattern)."""
    keys: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or key in keys or not re.fullmatch(known, key):
            raise Mismatch(f"'{word}' does not belong here")
        keys[key] = value
    return keys


def whole_number(text: str) -> int:
    """Parse a number as scenarios write it."""
    if not re.fullmatch(r"[+-]?[0-9]+", text):
        raise Mismatch(f"'{text}' is no number")
    return int(text)
