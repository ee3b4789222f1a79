"""Hands for the property tests: by seed, and by hypothesis."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from canasta.engine import Event, State, apply, deal, legal_actions
from canasta.table.actions import DISCARD, TAKE_PAIR
from canasta.table.state import STATE_FIELDS
from tests.slow.classic_build import ClassicBuilder
from tests.slow.convert import setup_of

PLAYERS = (2, 3, 4, 5, 6)
#: No hand of any policy here comes near this number of actions.
MANY = 3000

Step = tuple[list[Event], State]


def shuffled_deal(players: int, rng: Random, events: list[Event] | None = None) -> State:
    """Return a deal with random totals and a random dealer."""
    setup = setup_of("classic", players)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    scores = [rng.choice(ClassicBuilder.scores) for _ in range(setup.sides)]
    return deal(setup, bytes(order), rng.randrange(setup.seats), scores, events)


def play_hand(players: int, seed: int, greed: float = 0.6) -> Iterator[Step]:
    """Yield the deal and every action after it: events, and the state, which is modified in place.

    ``greed`` is how often an action that lays or takes is preferred to the others.
    """
    rng = Random(f"{players} {seed} {greed}")
    events: list[Event] = []
    state = shuffled_deal(players, rng, events)
    yield events, state
    for _ in range(MANY):
        offer = legal_actions(state)
        if not offer:
            return
        lays = [action for action in offer if TAKE_PAIR <= action < DISCARD]
        others = [action for action in offer if action not in lays]
        wanted = lays if lays and rng.random() < greed else others
        yield apply(state, rng.choice(wanted or offer)), state
    raise AssertionError("the hand does not end")


def finished(players: int, seed: int, greed: float = 0.6) -> State:
    """Return the state in which such a hand ends."""
    *_, (_, state) = play_hand(players, seed, greed)
    return state


@dataclass(frozen=True)
class Hand:
    """A deal and the choice among the offered actions at each step."""

    players: int
    seed: int
    choices: tuple[int, ...]

    def play(self) -> Iterator[Step]:
        """Play like ``play_hand``, as far as the choices go."""
        events: list[Event] = []
        state = shuffled_deal(self.players, Random(self.seed), events)
        yield events, state
        for choice in self.choices:
            offer = legal_actions(state)
            if not offer:
                return
            yield apply(state, offer[choice % len(offer)]), state


def hands(longest: int = 120) -> st.SearchStrategy[Hand]:
    """Generate hands of any number of players, played on for a while."""
    choices = st.lists(st.integers(0, 5039), min_size=longest // 4, max_size=longest).map(tuple)
    return st.builds(Hand, st.sampled_from(PLAYERS), st.integers(0, 2**32), choices)


def state_facts(state: State) -> tuple[object, ...]:
    """Return every field of a state for a comparison."""
    values = ((name, getattr(state, name)) for name in STATE_FIELDS if name != "setup")
    return tuple(tuple(value) if name in ("held", "laid") else value for name, value in values)
