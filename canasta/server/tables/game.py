"""The game at a table: its actions, and the messages for each subscriber once they are on the disk."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

from msgspec import Raw

from canasta.engine import IllegalAction, apply, legal_actions, parse_action, refusal
from canasta.explain.plays import known_of, read_play
from canasta.jobs.trial import TURN_LIMIT
from canasta.match import ONLOOKER, HandResult, Match, Step
from canasta.match.log import Attempted, Called, HandStarted, Ruled, TakenBack, Undone
from canasta.messages import UserError, in_english, use_language
from canasta.notation import write_position
from canasta.server.tables.hand_events import HandEvents
from canasta.server.tables.room import Room
from canasta.server.tables.subscriptions import Outbox, Subscription
from canasta.storage.games import StoredGame
from canasta.table.actions import ASK, DRAW, NO, YES, Action
from canasta.table.events import BLACK_THREE_SHOWN, DREW, OVER, RED_THREE_SHOWN, RESERVE, TURN
from canasta.wire import Broadcaster, card_of, encode, write_game_result, write_settings
from canasta.wire.broadcast import EncodedStep
from canasta.wire.protocol import GameInfo, GameOver, HandOver, TableUpdate
from canasta.wire.scores import write_result
from canasta.wire.views import SpectatorUpdate, Update

#: Events that reveal something new. No action may follow them in one command; otherwise a player could try a
#: command just to look at a card.
_NEW: Final = frozenset({DREW, RED_THREE_SHOWN, BLACK_THREE_SHOWN, RESERVE, TURN, OVER})


#: Stands for the referee, in place of a seat.
REFEREE: Final = -1


class LiveGame:
    """A game in memory, together with its stream."""

    def __init__(self, room: Room, stored: StoredGame) -> None:
        self.room = room
        self.stored = stored
        self.match: Match = stored.match
        self.broadcaster = Broadcaster(stored.match, undo=room.new.undo)
        self.unfinished = False  #: True if more actions follow in the same command
        self._happened: HandEvents | None = None  #: created by the first question
        #: Undos, attempts, calls and take-backs of the hand by seat, and rulings (``REFEREE``).
        self._extras: Counter[int] = Counter()
        self._counted = 0  #: number of log entries counted so far
        self._encoded: EncodedStep | None = None  #: kept for the subscriptions that are served later
        self._head = b'{"type":"update","table":' + encode(room.id) + b',"update":'

    # --- Actions ------------------------------------------------------------------------------------

    def seat_of(self, player: int) -> int:
        """Return the seat of a player in this hand; -1 for a player who sits out."""
        seats = self.match.seats
        return seats.index(player) if player in seats else ONLOOKER

    def own_seat(self, player: int) -> int:
        """Return the seat of a player who sends a command; raise a ``UserError`` if there is none."""
        seat = self.seat_of(player) if player >= 0 else ONLOOKER
        if seat < 0:
            raise UserError("server.not_playing")
        return seat

    def check_extras(self, seat: int, most: int) -> None:
        """Limit the undos, attempts, calls, take-backs and rulings of a hand.

        They all stay in the log, so without a limit a hand could grow forever.
        """
        entries = self.match.entries
        for entry in entries[self._counted :]:
            if isinstance(entry, HandStarted):
                self._extras.clear()
            elif isinstance(entry, Ruled):
                self._extras[REFEREE] += 1
            elif isinstance(entry, Undone | Attempted | Called | TakenBack):
                self._extras[entry.seat] += 1
        self._counted = len(entries)
        if self._extras[seat] >= most:
            raise UserError("server.many_extras", number=most)

    def act(self, player: int, actions: Sequence[int], card: int | None = None) -> Iterator[Step]:
        """Do all actions step by step, or none; the error then reveals only what the player knows."""
        seat = self.own_seat(player)
        if len(actions) == 1:
            try:
                yield self.match.act(seat, actions[0], card)
            except IllegalAction:
                self._check_row(seat, actions)  # raises a reason based on what the seat knows
                raise
            return
        if seat == self.match.actor:
            self._check_row(seat, actions)
        last = len(actions) - 1
        for number, action in enumerate(actions):
            self.unfinished = number < last
            yield self.match.act(seat, action, card if number == last else None)

    def _check_row(self, seat: int, actions: Sequence[int]) -> None:
        """Check that a sequence of actions is legal, judged only by what the seat knows."""
        position = self.match.view(seat).position
        for number, action in enumerate(actions, start=1):
            reason = refusal(position, action)
            if reason is not None:
                raise IllegalAction(action, reason)
            if number < len(actions):
                events = apply(position, action)
                if action in (ASK, YES, NO) or any(event.what in _NEW for event in events):
                    raise UserError("server.row_shows")

    def read(self, player: int, line: str) -> tuple[list[int], int | None]:
        """Parse a typed line; return its actions and the exact card of a discard."""
        seat = self.own_seat(player)
        if seat != self.match.actor or self.match.ledger is None:
            raise UserError("server.not_acting", seat=self.match.actor)
        view, hand = self.match.view(seat), self.match.ledger.hands[seat]
        position = view.position
        actions: list[int] = []
        card = None
        parts = list(filter(None, map(str.strip, in_english("play", line).split(";"))))
        for words in parts:
            play = read_play(words, known_of(position, legal_actions(position), hand))
            if play.reason is not None:
                raise IllegalAction(DRAW, play.reason)
            actions += play.actions
            card = play.card
            if len(parts) > 1:
                for action in play.actions:
                    if refusal(position, action) is None:
                        apply(position, action)
        if not actions:
            raise UserError("play.error.unknown", text=line)
        return actions, card

    def stuck(self) -> bool:
        """Return True if a house rule has led to a dead end: no legal action, or too many turns."""
        state = self.match.state
        if self.match.setup.book.house is None or state is None or self.match.actor < 0:
            return False
        return state.turn > TURN_LIMIT or not legal_actions(state)

    def position(self) -> str:
        """Return what the player to act knows, as a position."""
        return write_position(self.match.view(self.match.actor).position)

    def legal(self) -> list[Action]:
        """Return the legal actions of the player to act."""
        return self.match.legal_actions()

    # --- Messages -----------------------------------------------------------------------------------

    def add_messages(
        self,
        step: Step,
        subscriptions: Collection[Subscription],
        outbox: Outbox,
        later: list[Subscription] | None = None,
    ) -> None:
        """Add the messages about a step that was just done.

        ``later`` collects the subscriptions of the player to act next, which can be served after all others.
        """
        encoded, self._encoded = self._encoded, None
        if encoded is not None and encoded.step is not step:
            encoded = None
        ended = any(isinstance(entry, HandResult) for entry in step.entries) or self.match.over
        for subscription in subscriptions:
            seat = self.seat_of(subscription.player)
            if later is not None and seat >= 0 and seat == self.match.actor and not self.unfinished:
                later.append(subscription)
                continue
            messages = outbox.setdefault(subscription, [])
            if self.match.state is not None:
                encoded = encoded or self.broadcaster.encoded(step)
                update = encoded.sent_to(seat, subscription.words_in, position=subscription.position)
                messages.append(self._head + update + b"}")
            if ended:
                messages += self._ends(subscription)
        if later:
            self._encoded = encoded

    def _ends(self, subscription: Subscription) -> list[bytes]:
        """Return the messages about the end of a hand and, if it is over, of the game."""
        match, found = self.match, []
        with use_language(subscription.language or None):
            if match.history and match.actor < 0 and match.history[-1].number == match.hand_number:
                result = write_result(match.history[-1], subscription.sentences, match)
                found.append(encode(HandOver(self.room.id, result)))
            if match.over:
                found.append(encode(GameOver(self.room.id, write_game_result(match))))
        return found

    def now(self, subscription: Subscription) -> list[bytes]:
        """Return the messages with the current state of the game, for a new subscriber."""
        match, seat = self.match, self.seat_of(subscription.player)
        found = [
            encode(
                GameInfo(
                    self.room.id,
                    write_settings(match),
                    subscription.player + 1,
                    self.room.new.house,
                    match.opening,
                )
            )
        ]
        if match.state is not None:
            number = len(match.entries)
            with use_language(subscription.language or None):
                if seat < 0:
                    update: Update | SpectatorUpdate = SpectatorUpdate(number, [], self.broadcaster.table())
                else:
                    position = subscription.position and seat == match.actor
                    view = self.broadcaster.view(seat, sentences=subscription.sentences, position=position)
                    update = Update(number, [], view)
            found.append(encode(TableUpdate(self.room.id, Raw(encode(update)))))
        return found + (self._ends(subscription) if match.actor < 0 else [])

    def hand_events(self) -> HandEvents:
        """Return the replay of the hand in play, from which its events are read."""
        if self._happened is None or self._happened.hand != self.match.hand_number:
            self._happened = HandEvents(self.match)
        return self._happened


def read_actions(texts: Sequence[str]) -> list[int]:
    """Parse the texts of actions."""
    return [parse_action(text) for text in texts]


def named_card(name: str | None) -> int | None:
    """Return the exact card that a client names; raise a ``UserError`` if it names only a kind."""
    if name is None:
        return None
    card = card_of(name)
    if card is None:
        raise UserError("server.card", name=name)
    return card
