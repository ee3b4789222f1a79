"""Close inspection of a sample of the hands: offers, refusals, views, hidden cards, scores."""

from __future__ import annotations

from functools import cache

from canasta.books.citations import is_house_citation
from canasta.books.texts import find
from canasta.clauses.base import Reason
from canasta.engine import Event, State, apply, legal_actions, redact, refusal, score, tally, totals, view
from canasta.engine.random_play import Dice
from canasta.engine.sampling import Sampler
from canasta.engine.watch import Invariants
from canasta.jobs import Fault
from canasta.messages import say
from canasta.table.actions import ALL_ACTIONS, action_text
from canasta.table.state import PART_OVER

#: In an inspected hand, every player's view is checked at every step; everything else only every few steps.
APART = 12


class Look:
    """Close inspection of one hand: call ``step`` before each action, ``end`` when it is over.

    Raises ``Fault`` if anything does not hold.
    """

    def __init__(self, state: State, events: list[Event], number: int) -> None:
        self.state, self.events = state, events
        self.followers = [view(state, seat) for seat in range(-1, state.setup.seats)]
        self.heard = len(events)
        self.steps = number  # so that different hands are inspected at different steps
        self.dice = Dice(f"looked at {number}")

    def step(self, legal: list[int], actions: bytes) -> None:
        self._follow(actions)
        self.steps += 1
        if self.steps % APART == 0 and legal:
            self._offered(legal, actions)
            self._hidden(legal, actions)

    def end(self, points: tuple[int, ...], actions: bytes) -> None:
        self._follow(actions)
        setup = self.state.setup
        lines = score(setup.book, tally(self.state))
        if tuple(totals(lines, setup.sides)) != points:
            raise Fault("score", self.state, actions, "the lines do not add up")
        for line in lines:
            if problem := _unfounded(setup.book.slug, line.reason):
                raise Fault("score", self.state, actions, problem)

    def _follow(self, actions: bytes) -> None:
        """Check that every player can derive the state and the legal actions from their events."""
        new, self.heard = self.events[self.heard :], len(self.events)
        for follower in self.followers:
            if new:
                follower.follow([redact(event, follower.seat) for event in new])
            if follower != view(self.state, follower.seat):
                raise Fault("follow", self.state, actions, f"seat {follower.seat}")
            if follower.seat == self.state.actor and self.state.part != PART_OVER:
                if follower.legal_actions() != legal_actions(self.state):
                    raise Fault("follow", self.state, actions, f"what seat {follower.seat} may do")

    def _offered(self, legal: list[int], actions: bytes) -> None:
        """Check that offered actions keep the cards, and that all others are refused with a paragraph."""
        state = self.state
        for action in ALL_ACTIONS:
            reason = refusal(state, action)
            if (reason is None) != (action in legal):
                raise Fault("offer", state, actions, action_text(action))
            if reason is not None:
                if problem := _unfounded(state.setup.book.slug, reason):
                    raise Fault("reason", state, actions, f"{action_text(action)}: {problem}")
                continue
            after = state.copy()
            if not apply(after, action) or Invariants(after).fault(after):
                raise Fault("offer", state, actions, f"{action_text(action)} loses cards")

    def _hidden(self, legal: list[int], actions: bytes) -> None:
        """Check that redealing the hidden cards changes neither what a player sees nor what they may do."""
        for follower in self.followers:
            other = Sampler(follower).deal(self.dice)
            if view(other, follower.seat) != follower:
                raise Fault("leak", self.state, actions, f"seat {follower.seat}")
            if follower.seat == self.state.actor and legal_actions(other) != legal:
                raise Fault("leak", self.state, actions, f"what seat {follower.seat} may do")


def _unfounded(slug: str, reason: Reason) -> str:
    """Return what is wrong with a reason, which must cite an existing paragraph in a sentence."""
    if not is_house_citation(reason.paragraph) and not _there(slug, reason.paragraph):
        return f"there is no {reason.paragraph!r}"
    sentence = say(reason.message, reason.params)
    return f"{sentence!r} is no sentence" if not sentence or "{" in sentence else ""


@cache
def _there(slug: str, paragraph: str) -> bool:
    return bool(paragraph) and find(slug, paragraph) is not None
