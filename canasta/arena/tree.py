"""Whole game trees of small games, with exact values of policies in them.

``GameTree`` walks every deal and every line of play of a book with a very small pack, such as Mini-Canasta.
What a bot is worth there, and what a perfect opponent would win from it, is then computed, not sampled.

>>> from canasta.books.mini import mini
>>> tree = GameTree(mini({2: ("KKKAA2", 2)}), 2)
>>> tree.orders, len(tree.sets)
(60, 54)
>>> always_first = tree.choices(lambda view: view.legal_actions()[0])
>>> round(tree.exploitability(always_first))
17
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from canasta.arena.observed import ObservedHand
from canasta.cards import KINDS
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import View, legal_actions, score, tally, totals, view
from canasta.messages import UserError
from canasta.table.state import PART_OVER

#: The most nodes of a tree.
MOST_NODES: Final = 5_000_000
#: For each information set, the probability of each of its actions.
Odds = Sequence[Sequence[float]]


class InformationSet(NamedTuple):
    """The nodes that look the same to the player who is to act there."""

    number: int  #: in the tree
    of_seat: int  #: its number among the sets of its seat, from 1
    seat: int
    view: View
    actions: tuple[int, ...]
    before: tuple[tuple[int, int], ...]  #: the seat's earlier decisions: sets and places of actions


class GameTree:
    """The tree of one hand of a small game, from every order of the pack.

    Args:
        book: The rules.
        players: The number of players.

    Attributes:
        sets: The information sets, by seat and everything that the seat has seen.
        orders: The number of different orders of the pack.
        nodes: The number of nodes.

    Raises:
        UserError: If the tree is too large.
    """

    def __init__(self, book: Rulebook, players: int) -> None:
        self.setup = Setup(book, players)
        self.sets: dict[tuple[int, str], InformationSet] = {}
        #: By node, in the order of the walk: its information set, its children and, at an end, the gains.
        self.set_at: list[InformationSet | None] = []
        self.children: list[tuple[int, ...]] = []
        self.gains: list[tuple[float, ...]] = []
        self._numbers = [0] * self.setup.seats
        nothing: tuple[tuple[int, int], ...] = ()
        self.roots = [
            self._walk(ObservedHand.of(self.setup, order), [nothing] * self.setup.seats)
            for order in _orders(list(self.setup.deck_counts))
        ]
        self.orders = len(self.roots)
        self.nodes = len(self.set_at)

    def _walk(self, hand: ObservedHand, before: list[tuple[tuple[int, int], ...]]) -> int:
        """Add a node and everything that can follow; return its number."""
        state = hand.state
        assert state is not None
        node = len(self.set_at)
        if node >= MOST_NODES:
            raise UserError("envs.small", number=MOST_NODES)
        self.set_at.append(None)
        self.children.append(())
        self.gains.append(())
        if state.part == PART_OVER:
            sums = totals(score(self.setup.book, tally(state)), self.setup.sides)
            leads = difference_rewards(sums)
            self.gains[node] = tuple(leads[self.setup.side_of(seat)] for seat in range(self.setup.seats))
            return node
        seat = state.actor
        actions = tuple(legal_actions(state))
        key = seat, hand.logs[seat]
        found = self.sets.get(key)
        if found is None:
            self._numbers[seat] += 1
            found = InformationSet(
                len(self.sets), self._numbers[seat], seat, view(state, seat), actions, before[seat]
            )
            self.sets[key] = found
        assert found.actions == actions, "an information set with different actions"
        assert found.before == before[seat], "a player who forgets"
        self.set_at[node] = found
        below = []
        for place, action in enumerate(actions):
            after = hand.copy()
            after.act(action)
            then = before.copy()
            then[seat] = (*before[seat], (found.number, place))
            below.append(self._walk(after, then))
        self.children[node] = tuple(below)
        return node

    def digest(self) -> str:
        """Hash what the game is: who may do what where, and what the ends pay."""
        digest = hashlib.sha256()
        for found, below, gains in zip(self.set_at, self.children, self.gains, strict=True):
            where = (found.number, found.seat, found.actions) if found else ()
            digest.update(f"{where} {below} {gains}\n".encode())
        return digest.hexdigest()[:16]

    # --- Policies ---------------------------------------------------------------------------------

    def choices(self, choose: Callable[[View], int]) -> Odds:
        """Return the policy of players who choose by their view, such as bots without a memory.

        Args:
            choose: Returns a legal action of a view.
        """
        return [
            [float(action == chosen) for action in found.actions]
            for found in self.sets.values()
            for chosen in [choose(found.view)]
        ]

    def uniform(self) -> Odds:
        """Return the policy of players for whom all legal actions are equally likely."""
        return [[1 / len(found.actions)] * len(found.actions) for found in self.sets.values()]

    def seated(self, by_seat: Sequence[Odds]) -> Odds:
        """Return the policy in which each seat plays by a policy of its own."""
        return [by_seat[found.seat][found.number] for found in self.sets.values()]

    def values(self, odds: Odds) -> list[float]:
        """Return the expected gain of each seat, in points per hand, if all play by a policy."""
        values = [0.0] * self.setup.seats
        reach = self._reach(odds, -1)
        for node, gains in enumerate(self.gains):
            for seat, gain in enumerate(gains):
                values[seat] += reach[node] * gain
        return values

    def best_response(self, odds: Odds, seat: int) -> float:
        """Return what a seat gains per hand by its best play, if the others play by a policy."""
        reach = self._reach(odds, seat)
        members: dict[int, list[int]] = {}
        for node, found in enumerate(self.set_at):
            if found is not None and found.seat == seat:
                members.setdefault(found.number, []).append(node)
        best: dict[int, int] = {}
        known: dict[int, float] = {}

        def worth(node: int) -> float:
            """Return the gain from a node on, times the probability that chance and the others reach it."""
            if node not in known:
                found = self.set_at[node]
                if found is None:
                    known[node] = reach[node] * self.gains[node][seat]
                elif found.seat != seat:
                    known[node] = sum(map(worth, self.children[node]))
                else:
                    if found.number not in best:
                        sums = [
                            sum(worth(self.children[one][place]) for one in members[found.number])
                            for place in range(len(found.actions))
                        ]
                        best[found.number] = sums.index(max(sums))
                    known[node] = worth(self.children[node][best[found.number]])
            return known[node]

        return sum(map(worth, self.roots))

    def exploitability(self, odds: Odds) -> float:
        """Return what a best response gains against a policy, per hand, averaged over the seats."""
        values = self.values(odds)
        gains = [self.best_response(odds, seat) - values[seat] for seat in range(self.setup.seats)]
        return sum(gains) / len(gains)

    def _reach(self, odds: Odds, without: int) -> list[float]:
        """Return the probability of each node; a seat may be left out, whose actions then all count 1."""
        reach = [0.0] * self.nodes
        for root in self.roots:
            reach[root] = 1 / self.orders
        for node, found in enumerate(self.set_at):  # parents come first
            if found is not None:
                chances = odds[found.number]
                for place, child in enumerate(self.children[node]):
                    reach[child] = reach[node] * (1.0 if found.seat == without else chances[place])
        return reach


def difference_rewards(points: Sequence[int]) -> list[float]:
    """Return each side's points less the mean of the other sides; the sum is zero.

    >>> difference_rewards([300, 100]), difference_rewards([300, 100, 50])
    ([200.0, -200.0], [225.0, -75.0, -150.0])
    """
    whole = sum(points)
    others = len(points) - 1
    return [own - (whole - own) / others for own in points]


def _orders(left: list[int]) -> Iterator[bytes]:
    """Yield every different order of some cards, given the number of each kind."""
    if not any(left):
        yield b""
        return
    for kind in range(KINDS):
        if left[kind]:
            left[kind] -= 1
            for rest in _orders(left):
                yield bytes([kind]) + rest
            left[kind] += 1
