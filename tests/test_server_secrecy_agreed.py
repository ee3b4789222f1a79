"""Take-backs, redeals, clocks and late joiners: hidden cards change no byte of what others are sent."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from canasta.cards import KIND_OF_CARD, RANKS, kind_letter
from canasta.engine import parse_action
from canasta.jobs import Variant
from canasta.match import Match, Step
from canasta.match.take_back import since
from canasta.messages import UserError
from canasta.server.errors import refusal_message
from canasta.server.tables.clock import Clock, turn_of
from canasta.server.tables.game import LiveGame
from canasta.server.tables.proposals import _agreed_steps, _check
from canasta.server.tables.questions import answer_to
from canasta.server.tables.subscriptions import Outbox, Subscription
from canasta.wire import encode, protocol
from tests.test_server_secrecy import a_game

VARIANT = Variant("classic", 4)
Swaps = dict[int, list[tuple[int, int]]]


def natural(card: int) -> bool:
    return KIND_OF_CARD[card] < RANKS


def dealt(match: Match) -> tuple[list[int], list[int]]:
    """Return the natural cards of the player to act, one of a kind, and those of the stock, top first."""
    assert match.ledger is not None
    kinds: dict[int, int] = {}
    for card in filter(natural, match.ledger.hands[match.actor]):
        kinds.setdefault(KIND_OF_CARD[card], card)
    return list(kinds.values()), list(match.ledger.stock[match.ledger.place :])


def swaps_for(seed: int) -> Swaps | None:
    """Return cards to exchange in the second of two games: on the stock and in the first player's hand."""
    found: Swaps = {}
    game = a_game(VARIANT, seed)
    game.match.start_hand()
    for shuffle in (0, 1):
        hand, stock = dealt(game.match)
        deep = [card for card in stock[40:] if natural(card) and KIND_OF_CARD[card] != KIND_OF_CARD[stock[0]]]
        own = [card for card in deep[1:] if KIND_OF_CARD[card] != KIND_OF_CARD[hand[-1]]]
        alike = KIND_OF_CARD[stock[0]] in [KIND_OF_CARD[card] for card in hand]
        if alike or not natural(stock[0]) or not natural(stock[1]) or len(hand) < 4:
            return None
        found[shuffle] = [(stock[0], deep[0]), (hand[-1], own[0])]
        if shuffle == 0:
            game.match.referee("improper_deal found=before_all_turns", cause="to look at the next deal")
    return found


class Told:
    """A game, and every message that its receivers get."""

    def __init__(self, seed: int) -> None:
        self.game = a_game(VARIANT, seed)
        self.outbox: Outbox = {}
        self.subscriptions = [
            Subscription(player, *how) for player in range(-1, 4) for how in ((), (True, True, "es"))
        ]

    def tell(self, steps: Iterable[Step]) -> None:
        for step in steps:
            self.game.add_messages(step, self.subscriptions, self.outbox)

    def act(self, action: str, card: int | None = None) -> None:
        match = self.game.match
        self.tell([match.act(match.actor, parse_action(action), card)])
        self.look()

    def look(self) -> None:
        """Record what a client joining now is sent, what the clock says, and which requests are refused."""
        game, match, clock = self.game, self.game.match, Clock()
        game.room.fold("settings", {"turn_time": 30})
        game.room.banks = [5000] * 4
        game.room.status = "playing"
        clock.run(turn_of(match), match.seats[match.actor], 100.0)
        told = clock.news(game.room, 101.5)
        assert told is not None
        for subscription in self.subscriptions:
            sent = self.outbox.setdefault(subscription, [])
            sent += [*game.now(subscription), encode(told)]
            sent.append(encode(answer_to(game, subscription, protocol.AskEvents())))
            for what in ("take_back", "redeal"):
                try:
                    _check(game.room, game, subscription.player, what)
                    sent.append(b"could be proposed")
                except UserError as problem:
                    sent.append(encode(refusal_message(problem, language=subscription.language or "en")))


def play(seed: int, discard: int) -> Told:
    """Play what looks the same in public, whatever is hidden: draw, discard, take back, deal again."""
    told = Told(seed)
    game, match = told.game, told.game.match
    told.tell([match.start_hand()])
    asker = match.seats[match.actor]
    for back in (2, 1):
        if back == 2:
            told.act("draw")
        told.act(f"discard {kind_letter(KIND_OF_CARD[discard])}", discard)
        if back == 2:
            told.act("draw")
        assert since(match, game.seat_of(asker)) == back
        told.tell(_agreed_steps(game, "take_back", asker))
        told.look()
    told.tell(_agreed_steps(game, "take_back", asker))  # and now the draw as well
    told.look()
    told.tell(_agreed_steps(game, "redeal", asker))
    told.look()
    told.act("draw")
    return told


@pytest.mark.parametrize(
    "drawn", [False, True], ids=["something else was drawn", "what is discarded was drawn"]
)
def test_what_others_are_sent_depends_on_nothing_hidden(monkeypatch: pytest.MonkeyPatch, drawn: bool) -> None:
    seed, swaps = next((seed, found) for seed in range(100) if (found := swaps_for(seed)) is not None)
    game: LiveGame = a_game(VARIANT, seed)
    game.match.start_hand()
    hand, stock = dealt(game.match)
    discard = hand[0]
    if drawn:  # it comes from the stock in one game, and was in the hand from the start in the other
        swaps, discard = {0: [(stock[0], hand[-1])]}, stock[0]
    first = play(seed, discard)
    asker = game.match.seats[game.match.actor]
    shuffled = Match._shuffled

    def swapped(match: Match, hand: int, shuffle: int = 0) -> list[int]:
        order = shuffled(match, hand, shuffle)
        for one, other in swaps.get(shuffle, []) if hand else []:
            here, there = order.index(one), order.index(other)
            order[here], order[there] = other, one
        return order

    monkeypatch.setattr(Match, "_shuffled", swapped)
    second = play(seed, discard)
    for subscription in first.subscriptions:
        if subscription.player == asker:
            assert (
                first.outbox[subscription] != second.outbox[subscription]
            )  # the holder of the cards sees the difference
        else:
            assert first.outbox[subscription] == second.outbox[subscription]
            assert len(first.outbox[subscription]) > 40
