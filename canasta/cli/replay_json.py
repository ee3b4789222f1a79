"""Replayed records as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from canasta.cli.transcript import TranscriptHand
from canasta.match import Match
from canasta.notation import write_position
from canasta.wire.answers import Replay, ReplayedHand, ReplayedTurn
from canasta.wire.base import SIDES
from canasta.wire.scores import write_result
from canasta.wire.settings import write_house, write_members


def replayed(game: Match, hands: Sequence[TranscriptHand], final: bool) -> Replay:
    """Return a record as a struct; ``final`` leaves out the turns."""
    return Replay(
        game.setup.book.slug,
        list(game.setup.book.chosen),
        write_house(game.setup.book),
        list(game.names),
        game.target,
        write_members(game),
        [_hand(hand, final) for hand in hands],
        list(game.totals),
        None if game.winner is None else SIDES[game.winner],
        [SIDES[side] for side in game.winners],
        game.abandoned,
    )


def _hand(hand: TranscriptHand, final: bool) -> ReplayedHand:
    turns = [
        ReplayedTurn(turn.number, turn.seat + 1, turn.actions, turn.sentences, write_position(turn.state))
        for turn in hand.turns
    ]
    return ReplayedHand(
        hand.number,
        hand.dealer + 1,
        hand.names,
        hand.sitting_out,
        None if hand.result is None else write_result(hand.result, sentences=True),
        write_position(hand.turns[-1].state),
        UNSET if final else turns,
    )
