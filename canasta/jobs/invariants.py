"""Random play with checks: after every action the cards must add up and the legal actions must make sense.

The choices are those of ``canasta.jobs.playout``, so that a checked hand is the same hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from canasta.clauses.setup import Setup
from canasta.engine import legal_actions, play_out_step
from canasta.engine.random_play import ENDLESS, Dice, deal_hand
from canasta.engine.watch import DISORDER, Invariants, offer_fault
from canasta.jobs.playout import ENGINE_ERROR, WENT_ON, Fault, PlayedHand, hand_result
from canasta.table.moves import Events
from canasta.table.state import PART_OVER, State

#: Picks one of the legal actions, given the previous actions.
Chooser = Callable[[list[int], bytearray], int]


def play_hand_checked(
    setup: Setup, dice: Dice, scores: Sequence[int] = (), dealer: int = -1, number: int = 1
) -> PlayedHand:
    """Do what ``play_hand`` does, checking every step; raise ``Fault`` if anything is wrong."""
    state = deal_hand(setup, dice, scores, dealer, number)
    return play_watched(state, lambda legal, _: legal[dice.below(len(legal))])


def play_watched(
    state: State, choose: Chooser, most_turns: int = ENDLESS, events: Events = None
) -> PlayedHand:
    """Play a hand to its end and check every step; raise ``Fault`` if anything is wrong.

    Events are appended to ``events``, if that is a list.
    """
    actions = bytearray()
    try:
        watch = Invariants(state)
        fault = watch.fault(state)
        while not fault and state.part != PART_OVER:
            legal = legal_actions(state)
            fault = offer_fault(state, legal)
            if not fault:
                action = choose(legal, actions)
                play_out_step(state, action, events)
                actions.append(action)
                fault = watch.fault(state)
                if not fault and (state.turn > most_turns or len(actions) >= ENDLESS):
                    fault = WENT_ON
        if not fault and legal_actions(state):
            fault = DISORDER
        if fault:
            raise Fault(fault, state, bytes(actions))
        return hand_result(state, bytes(actions))
    except Fault:
        raise
    except Exception as error:  # anything the engine may do with rules it has never seen
        raise Fault(ENGINE_ERROR, state, bytes(actions), repr(error)) from error
