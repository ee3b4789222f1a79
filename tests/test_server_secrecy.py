"""Two games that differ only in cards a receiver cannot know send that receiver the same bytes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from canasta.cards import KIND_OF_CARD, kind_letter, parse_kinds
from canasta.client import Client, ServerError
from canasta.engine import parse_action, view
from canasta.jobs import Variant
from canasta.match import Match
from canasta.messages import UserError
from canasta.server.errors import refusal_message
from canasta.server.tables.game import LiveGame
from canasta.server.tables.questions import answer_to, hint_for
from canasta.server.tables.room import Room, first_entry
from canasta.server.tables.subscriptions import Outbox, Subscription
from canasta.storage import MEMORY, Entry, Store
from canasta.storage.games import begin
from canasta.table.actions import ALL_ACTIONS, action_text
from canasta.wire import encode, protocol
from canasta.wire.replays import write_replay
from canasta.wire.tables import NewTable
from tests.positions import VARIANTS
from tests.serving import running
from tests.wire_hands import Moment, dealt_again


def a_game(variant: Variant, seed: int = 0) -> LiveGame:
    new = NewTable(book=variant.book, options=list(variant.options), players=variant.players)
    room = Room("table", [Entry(1, "", *first_entry("host", new))])
    names = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Fina"][: variant.players]
    match = Match(room.rules, names, bytes([seed] * 32))
    return LiveGame(room, begin(Store(MEMORY), match))


def all_that_is_sent(game: LiveGame, subscription: Subscription, rng: Random) -> list[bytes]:
    """Return everything that a receiver can get out of the server at this moment."""
    found = game.now(subscription)
    lines = ["discard K", "lay KKK", "take", "draw; discard 4", "lay 777; lay QQQ", "add 2 to K", "nonsense"]
    questions: list[protocol.AnyTableQuestion] = [
        protocol.AskOut(),
        protocol.AskSheets(),
        *map(protocol.AskWhy, lines),
    ]
    questions += [protocol.AskCards([card]) for card in ("K", "4", "2", "X")]
    for question in questions:
        try:
            found.append(encode(answer_to(game, subscription, question)))
        except UserError as problem:
            found.append(encode(refusal_message(problem, names=game.match.seat_names())))
    try:
        found.append(encode(hint_for(game, subscription)))  # the coach's whole input
    except UserError as problem:
        found.append(encode(refusal_message(problem, names=game.match.seat_names())))
    actions = rng.sample(ALL_ACTIONS, 12)
    for row in [[action] for action in actions] + [actions[:3]]:
        found.append(_refusal(game, subscription, row))
    return found


def _refusal(game: LiveGame, subscription: Subscription, row: Sequence[int]) -> bytes:
    """Return the refusals of actions; legal ones are not carried out."""
    state = game.match.state
    assert state is not None
    seat = game.seat_of(subscription.player)
    if seat == game.match.actor and len(row) == 1 and row[0] in view(state, seat).legal_actions():
        return b"legal"
    try:
        for _ in game.act(subscription.player, row):
            raise AssertionError([action_text(action) for action in row])
    except (UserError, ValueError) as problem:
        return encode(
            refusal_message(problem, book=game.match.setup.book.slug, names=game.match.seat_names())
        )
    return b""


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_hidden_cards_change_no_byte_of_what_is_sent(variant: Variant) -> None:
    """Snapshots, answers and refusals: at some moments of a hand, for every seat and for spectators."""
    rng = Random(f"{variant}")
    game = a_game(variant)
    match = game.match
    match.start_hand()
    for moment in range(38):
        if match.actor < 0:
            break
        if moment in (3, 37):
            _compare(game, rng)
        legal = game.legal()
        lays = [action for action in legal if "lay" in action_text(action) or "take" in action_text(action)]
        match.act(match.actor, rng.choice(lays or legal))


def _compare(game: LiveGame, rng: Random) -> None:
    match = game.match
    assert match.state is not None
    assert match.ledger is not None
    state, ledger = match.state, match.ledger
    for player in range(-1, len(match.names)):
        seat = game.seat_of(player) if player >= 0 else -1
        for subscription in (
            Subscription(player),
            Subscription(player, sentences=True, position=True, language="es"),
        ):
            seed = rng.getrandbits(32)
            first = all_that_is_sent(game, subscription, Random(seed))
            match.state, match.ledger = dealt_again(Moment(state, ledger, [], []), seat, rng)
            game.broadcaster.writer.__init__(match.setup)  # type: ignore[misc]
            try:
                assert all_that_is_sent(game, subscription, Random(seed)) == first
            finally:
                match.state, match.ledger = state, ledger


def test_what_is_told_of_a_step_is_the_same_whatever_is_hidden() -> None:
    """Others draw, discard and lay what looks the same in public: observers are sent the same."""
    told = []
    for hidden in ("QQ", "44"):
        game = a_game(Variant("classic", 4, ()))
        match = game.match
        match.start_hand()
        state, ledger = match.state, match.ledger
        assert state is not None
        assert ledger is not None
        actor = match.actor
        # Only the next card of the stock is different.
        wanted = parse_kinds(hidden)[0]
        order = [KIND_OF_CARD[card] for card in ledger.stock]
        place = order.index(wanted, ledger.place)
        cards, kinds = list(ledger.stock), bytearray(state.stock)
        at = state.place + place - ledger.place
        cards[ledger.place], cards[place] = cards[place], cards[ledger.place]
        kinds[state.place], kinds[at] = kinds[at], kinds[state.place]
        ledger.stock, state.stock = tuple(cards), bytes(kinds)
        others = [player for player in range(4) if game.seat_of(player) != actor]
        subscriptions = [
            Subscription(player, *how) for player in (-1, *others) for how in ((), (True, True, "es"))
        ]
        outbox: Outbox = {}
        game.add_messages(match.act(actor, parse_action("draw")), subscriptions, outbox)
        other = [card for card in ledger.hands[actor] if KIND_OF_CARD[card] not in parse_kinds("Q42X")]
        discard = parse_action(f"discard {kind_letter(KIND_OF_CARD[other[0]])}")
        game.add_messages(match.act(actor, discard, other[0]), subscriptions, outbox)
        told.append(outbox)
    assert told[0] == told[1]
    assert all(len(messages) == 2 for messages in told[0].values())


def test_replays_in_play_are_the_same_whatever_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """One player's card lies at the bottom of the stock instead: no other player can tell, in any replay."""
    shuffled = Match._shuffled
    told: list[dict[int, list[bytes]]] = []
    script: list[tuple[int, int]] = []
    holder, hidden = -1, ""
    for swap in (False, True):
        if swap:
            monkeypatch.setattr(
                Match, "_shuffled", lambda self, *hand, **more: _swapped(shuffled(self, *hand, **more))
            )
        game = a_game(Variant("classic", 4, ()))
        match = game.match
        match.start_hand()
        if not swap:
            assert match.ledger is not None
            order = match.ledger.stock
            holder = next(seat for seat, hand in enumerate(match.ledger.hands) if order[_TOP] in hand)
            hidden = "".join(kind_letter(KIND_OF_CARD[order[place]]) for place in (_TOP, -1))
            for _ in range(8):
                _play_round(game, hidden, script)
        else:
            for action, card in script:
                match.act(match.actor, action, card if card >= 0 else None)
        told.append(
            {
                player: [
                    encode(write_replay(match, None, player)),
                    encode(answer_to(game, Subscription(player, sentences=True), protocol.AskEvents())),
                ]
                for player in range(-1, 4)
                if game.seat_of(player) != holder or player < 0
            }
        )
        assert "RX2".find(hidden[0]) < 0
    assert told[0] == told[1]
    assert len(told[0]) == 4


#: A card of the first hand that is dealt, in the order of the shuffle.
_TOP = 5


def _swapped(order: list[int]) -> list[int]:
    """Return the same cards with two of them exchanged."""
    cards = list(order)
    cards[_TOP], cards[-1] = cards[-1], cards[_TOP]
    return cards


def _play_round(game: LiveGame, hidden: str, script: list[tuple[int, int]]) -> None:
    """Draw, and discard a card that is the same in both games."""
    match = game.match
    assert match.ledger is not None
    script.append((parse_action("draw"), -1))
    match.act(match.actor, script[-1][0])
    hand = [
        card
        for card in match.ledger.hands[match.actor]
        if kind_letter(KIND_OF_CARD[card]) not in hidden + "2XRB"
    ]
    script.append((parse_action(f"discard {kind_letter(KIND_OF_CARD[hand[0]])}"), hand[0]))
    match.act(match.actor, *script[-1])


def test_a_table_of_others_is_the_same_as_no_table(tmp_path: Path) -> None:
    """A player without an invitation cannot tell a private table from one that does not exist."""
    with running(tmp_path) as server:
        host, other = Client(server.address, name="Ana"), Client(server.address, name="Bruno")
        table = host.open_table(players=2)
        told = []
        for id in (table.id, "no-such-table"):
            with pytest.raises(ServerError) as problem:
                other.join(id)
            told.append(encode(problem.value.refusal))
        assert told[0] == told[1]
