"""Dealing lists: the hands of a round, for tables with real cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from canasta.cards import card_text
from canasta.match import Match
from canasta.table.events import DEALT
from canasta.wire.clubs import DealtHand


def dealt_hands(begun: Callable[[], Match], hands: int) -> list[DealtHand]:
    """Return the hands of a game, whatever is played in them.

    Args:
        begun: Begins the game anew.
        hands: How many hands to deal.

    Examples:
        >>> from canasta.books import book
        >>> names = ["Ana", "Bruno", "Carla", "Dora"]
        >>> first, second = dealt_hands(lambda: Match(book("classic"), names, bytes(32), as_listed=True), 2)
        >>> first.dealer, second.dealer, [len(hand) for hand in first.hands], len(first.rest)
        (1, 2, [11, 11, 11, 11], 64)
    """
    found = []
    for number in range(1, hands + 1):
        match = begun()
        match.number = number - 1
        step = match.start_hand()
        ledger = match.ledger
        assert ledger is not None
        dealt: dict[int, tuple[int, ...]] = {}  # by player
        for event, cards in zip(step.open_events, step.open_cards, strict=True):
            if event.what == DEALT:
                dealt[match.seats[event.seat]] = cards
        reserves = {match.seats[seat]: piles for seat, piles in enumerate(ledger.reserves)}
        laid = sum(map(len, dealt.values())) + sum(len(pile) for each in reserves.values() for pile in each)
        players = sorted(dealt)
        found.append(
            DealtHand(
                number,
                match.seats[match.dealer] + 1,
                [_names(sorted(dealt[player])) for player in players],
                [[_names(sorted(pile)) for pile in reserves[player]] for player in players],
                _names(ledger.stock[laid:]),
            )
        )
    return found


def _names(cards: Iterable[int]) -> list[str]:
    return [card_text(card) for card in cards]
