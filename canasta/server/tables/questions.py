"""Questions at a table, answered only from what the asking player may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from canasta.cards import JOKER, TWO, UNKNOWN
from canasta.engine import State
from canasta.explain.answer import Answer, answer
from canasta.explain.first_meld import gathered_meld
from canasta.explain.out import way_out
from canasta.explain.plays import known_of
from canasta.explain.said import answer_said
from canasta.messages import UserError, use_language
from canasta.notation import write_position
from canasta.server.analysis.jobs import HintJob
from canasta.server.tables.game import LiveGame
from canasta.server.tables.subscriptions import Subscription
from canasta.wire import kinds_of, write_game_result
from canasta.wire.base import KIND_NAMES, Card
from canasta.wire.offers import cards_played
from canasta.wire.protocol import (
    AnyAnswer,
    AnyTableQuestion,
    AskCards,
    AskEvents,
    AskMeld,
    AskOut,
    AskSheets,
    AskWhy,
    CardsAnswer,
    EventsAnswer,
    MeldAnswer,
    OutAnswer,
    SheetsAnswer,
    WhyAnswer,
)
from canasta.wire.scores import write_result
from canasta.wire.verdicts import explained, write_meld, write_verdict, write_way_out

#: Actions that selected cards can be meant for.
_VERBS: Final = ("take", "lay", "add", "discard")


def hint_for(game: LiveGame, subscription: Subscription, samples: int | None = None) -> HintJob:
    """Return the coach's job for a player, built only from what that player knows."""
    match, room = game.match, game.room
    if not room.new.coach:
        raise UserError("server.no_coach")
    seat = game.own_seat(subscription.player)
    if seat != match.actor:
        raise UserError("server.not_acting", seat=match.actor)
    return HintJob(
        position=write_position(match.view(seat).position),
        seed=f"{room.game}/{len(match.entries)}",
        target=match.target,
        samples=samples,
        names=match.seat_names(),
        house=room.new.house,
        language=subscription.language,
    )


def answer_to(game: LiveGame, subscription: Subscription, question: AnyTableQuestion) -> AnyAnswer:
    """Answer a question; raise a ``UserError`` if it cannot be asked now."""
    with use_language(subscription.language or None):
        match = game.match
        if isinstance(question, AskSheets):
            hands = [write_result(result, True, match) for result in match.history]
            return SheetsAnswer(hands, write_game_result(match))
        if isinstance(question, AskEvents):
            events = game.hand_events().events(
                game.seat_of(subscription.player), sentences=subscription.sentences
            )
            return EventsAnswer(len(match.entries), events)
        seat = game.own_seat(subscription.player)
        if seat != match.actor:
            raise UserError("server.not_acting", seat=match.actor)
        return answer_about(match.view(seat).position, question)


def answer_about(position: State, question: AnyTableQuestion) -> AnyAnswer:
    """Answer a question about a position, as the player to act knows it."""
    if isinstance(question, AskOut):
        return OutAnswer(write_way_out(position, way_out(position)))
    if isinstance(question, AskWhy):
        return WhyAnswer(explained(position, answer_said(position, question.line)))
    if isinstance(question, AskMeld):
        return MeldAnswer(write_meld(position, gathered_meld(position, list(map(_kinds, question.sets)))))
    assert isinstance(question, AskCards)
    kinds = _kinds(question.cards)
    plays = [write_verdict(position, meant) for meant in _meanings(position, kinds)]
    return CardsAnswer(sorted(plays, key=lambda play: not play.legal))


def _kinds(cards: list[Card]) -> bytes:
    """Return the kinds of selected cards; raise a ``UserError`` if there is no such card."""
    try:
        kinds = kinds_of(cards)
    except KeyError as problem:  # looks like a card's name, but there is no such card
        raise UserError("server.card", name=problem.args[0]) from None
    if UNKNOWN in kinds:
        raise UserError("server.card", name="?")
    return kinds


def _meanings(position: State, kinds: bytes) -> Iterator[Answer]:
    """Yield the plays that use exactly these cards; wild cards can be added to any set of the side."""
    letters = " ".join(KIND_NAMES[kind] for kind in kinds)
    lines = [f"{verb} {letters}" for verb in _VERBS]
    if any(kind in (TWO, JOKER) for kind in kinds):
        lines += [f"add {letters} to {KIND_NAMES[rank]}" for rank in sorted(known_of(position, ()).sets)]
    further, chosen = position.setup.with_top > 0, Counter(kinds)
    found = set()
    for line in lines:
        try:
            meant = answer(position, [line])
        except UserError:
            continue  # these cards can never be meant for that
        played = Counter(kind for action in meant.actions for kind in cards_played(action, further))
        exactly = played == chosen if meant.legal else played <= chosen
        if exactly and meant.actions not in found:
            found.add(meant.actions)
            yield meant
