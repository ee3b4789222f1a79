"""Trials of new rules in seeded random hands before people play by them.

Every hand is checked for lost cards, positions without a legal action, hands that do not end, and refusals
without a reason. A failure is reported with the position in which it happened.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import action_text, legal_actions, refusal
from canasta.engine.random_play import deal_hand
from canasta.engine.rare_play import RarePlayers
from canasta.engine.watch import DEAD_END, WRONG_END
from canasta.jobs.cores import in_order
from canasta.jobs.invariants import play_watched
from canasta.jobs.playout import ENGINE_ERROR, WENT_ON, Fault
from canasta.jobs.simulate import describe_fault, generator
from canasta.jobs.variants import tables
from canasta.messages import UserError, catalogue, say
from canasta.table.actions import ALL_ACTIONS, END
from canasta.table.state import State

#: Hands for each number of players.
TRIAL_HANDS = 200
#: Turn limit; random play in the built-in books stays far below (three hundred at most).
TURN_LIMIT = 1500
#: In the first hands, every few steps, every refused action must have its reason.
REASON_HANDS = 5
REASON_STEP = 7
#: The message of a dead end.
STUCK = "house.trial.dead_end"
#: A refusal without a message or without anything to cite.
NO_REASON = "no_reason"
#: Hands in a piece of work for one core.
_PIECE = 20
_ACTIONS_SHOWN = 12

Progress = Callable[[int, int], None]


class TrialError(UserError):
    """Raised if rules fail in play: ``params`` has ``players``, ``seed``, ``hand`` and the ``position``.

    ``keys`` are the keys of the house rule's file that cause the failure, if they are known.
    """

    def __str__(self) -> str:
        sentence = say("house.trial.failed", {**self.params, "what": say(self.message, self.params)})
        return f"{sentence} {say('house.trial.keys', self.params)}" if self.params.get("keys") else sentence


class TrialBatch(NamedTuple):
    """Hands of a trial to be played on one core."""

    book: Rulebook
    players: int
    seed: str
    first: int
    hands: int


@dataclass(frozen=True)
class TrialResult:
    """A passed trial for one number of players."""

    players: int
    hands: int
    longest: int  #: turns of the longest hand


def try_rules(
    book: Rulebook,
    hands: int | None = None,
    seed: str = "trial",
    processes: int | None = None,
    progress: Progress | None = None,
) -> list[TrialResult]:
    """Play hands with every number of players; raise the first fault as a ``TrialError``.

    Numbers of players that differ only in who sits out are played once. ``progress`` is called with the
    number of hands played and requested.

    >>> from canasta.books import book
    >>> [trial.players for trial in try_rules(book("classic"), hands=2, processes=1)]
    [2, 3, 4]
    """
    hands = TRIAL_HANDS if hands is None else hands
    pieces = [
        TrialBatch(book, players, seed, first, min(_PIECE, hands - first))
        for players in tables(book)
        for first in range(0, hands, _PIECE)
    ]
    longest: dict[int, int] = {}
    done = 0
    for piece, turns in zip(pieces, in_order(play_batch, pieces, processes), strict=True):
        done += piece.hands
        longest[piece.players] = max(turns, longest.get(piece.players, 0))
        if progress is not None:
            progress(done, hands * len(tables(book)))
    return [TrialResult(players, hands, turns) for players, turns in longest.items()]


def play_batch(piece: TrialBatch) -> int:
    """Play the hands of a piece; return the turns of the longest."""
    setup = Setup(piece.book, piece.players)
    longest = 0
    for number in range(piece.first, piece.first + piece.hands):
        try:
            longest = max(longest, _play(setup, piece.seed, number))
        except Fault as fault:
            raise _error(piece, number, fault) from fault
    return longest


def failed_state(book: Rulebook, error: TrialError) -> State:
    """Replay a failed hand and return the state at the failure, which the notation cannot express."""
    players, seed, number = (error.params[name] for name in ("players", "seed", "hand"))
    try:
        _play(Setup(book, int(players)), str(seed), int(number))
    except Fault as fault:
        return fault.state
    raise ValueError(f"hand {number} of {seed} goes right")


def totals_of(setup: Setup, number: int) -> tuple[int, ...]:
    """Return the totals at the start of a hand, so that every step of the first-meld table is used."""
    steps = setup.book.first_meld.steps
    starts = [total for total, _ in steps] + [steps[0][0] - 5] if steps else [0]
    return tuple(starts[(number + side) % len(starts)] for side in range(setup.sides))


def _play(setup: Setup, seed: str, number: int) -> int:
    """Play a random hand; in every second hand the players prefer rare actions."""
    dice = generator(seed, number)
    hand = 1 + number % max(1, len(setup.book.first_meld.by_hand))
    how = totals_of(setup, number), number % setup.seats, hand
    seekers = RarePlayers(setup, dice) if number % 2 else None
    state = seekers.deal(*how) if seekers else deal_hand(setup, dice, *how)

    def choose(legal: list[int], actions: bytearray) -> int:
        if number < REASON_HANDS and len(actions) % REASON_STEP == 0:
            check_reasons(state, legal, bytes(actions))
        return seekers.choose(state, legal) if seekers else legal[dice.below(len(legal))]

    return play_watched(state, choose, TURN_LIMIT).turns


def check_reasons(state: State, legal: list[int], actions: bytes) -> None:
    """Check that every action that is not offered is refused with a reason."""
    for action in ALL_ACTIONS:
        if action in legal:
            continue
        reason = refusal(state, action)
        if reason is None or not reason.paragraph or reason.message not in catalogue():
            raise Fault(NO_REASON, state, actions, action_text(action))
        say(reason.message, reason.params)


def _error(piece: TrialBatch, number: int, fault: Fault) -> TrialError:
    found = describe_fault(number, fault)
    # If nothing can be played the engine ends the turn; with cards in the hand that is a dead end too.
    stuck = fault.name == WRONG_END and legal_actions(fault.state) == [END]
    name = DEAD_END if stuck else fault.name
    known = name in (DEAD_END, WENT_ON, ENGINE_ERROR, NO_REASON)
    return TrialError(
        f"house.trial.{name if known else 'wrong'}",
        players=piece.players,
        seed=piece.seed,
        hand=number,
        position=found.position,
        detail=found.detail,
        limit=TURN_LIMIT,
        fault=say(f"jobs.fault.{fault.name}", {"detail": found.detail}) if not known else "",
        actions=", ".join(found.actions[-_ACTIONS_SHOWN:]),
    )
