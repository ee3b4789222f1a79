"""Whole game trees of small games, for OpenSpiel's exact methods.

``SmallGame`` writes the tree of a book with a very small pack, such as Mini-Canasta, as an extensive-form
game. OpenSpiel reads that into memory, where its solvers run a hundred times as fast as over a game that is
played move by move.

>>> from canasta.books.mini import mini
>>> small = SmallGame(mini({2: ("KKKAA2", 2)}), 2)
>>> small.orders, len(small.sets)
(60, 54)
>>> game = small.load()
>>> round(pyspiel.exploitability(game, small.policy(lambda view: view.legal_actions()[0])))
17
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from canasta.arena.tree import GameTree, InformationSet, Odds
from canasta.clauses.rulebook import Rulebook
from canasta.engine import View
from canasta.extras import missing
from canasta.table.actions import action_text

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from error


class SmallGame(GameTree):
    """The tree of one hand of a small game, from every order of the pack, in a form that OpenSpiel reads.

    Args:
        book: The rules.
        players: The number of players.

    Attributes:
        efg: The tree as an extensive-form game, in the format of Gambit.

    Raises:
        UserError: If the tree is too large.
    """

    def __init__(self, book: Rulebook, players: int) -> None:
        super().__init__(book, players)
        self._labels: dict[int, int] = {}  #: what OpenSpiel numbers the actions by: their order in the tree
        names = " ".join(f'"Seat {seat + 1}"' for seat in range(self.setup.seats))
        deals = " ".join(f'"{number}" 1/{self.orders}' for number in range(self.orders))
        lines = [f'EFG 2 R "{book.slug}" {{ {names} }} ""', f'c "" 1 "deal" {{ {deals} }} 0']
        for root in self.roots:
            lines += self._write(root)
        self.efg = "\n".join(lines) + "\n"

    def _write(self, node: int) -> Iterator[str]:
        """Yield the lines of a node and of everything that can follow."""
        found = self.set_at[node]
        if found is None:
            yield f't "" {node + 1} "" {{ {" ".join(map(repr, self.gains[node]))} }}'
            return
        for action in found.actions:
            self._labels.setdefault(action, len(self._labels))
        places = self._places(found)
        words = " ".join(f'"{action_text(found.actions[place])}"' for place in places)
        yield f'p "" {found.seat + 1} {found.of_seat} "" {{ {words} }} 0'
        for place in places:
            yield from self._write(self.children[node][place])

    def _places(self, found: InformationSet) -> list[int]:
        """Return the places of a set's actions, in the order in which OpenSpiel takes them.

        It takes the actions of a node in the order of their numbers, whatever their order in the file.
        """
        return sorted(range(len(found.actions)), key=lambda place: self._labels[found.actions[place]])

    def load(self) -> pyspiel.Game:
        """Return the game for OpenSpiel's algorithms."""
        return pyspiel.load_efg_game(self.efg)

    def policy(self, choose: Callable[[View], int]) -> pyspiel.TabularPolicy:
        """Return the policy of players who choose by their view, such as bots, for OpenSpiel.

        Args:
            choose: Returns a legal action of a view.
        """
        return self.tabular(self.choices(choose))

    def tabular(self, odds: Odds) -> pyspiel.TabularPolicy:
        """Return a policy in the form that OpenSpiel's algorithms take.

        Args:
            odds: For each information set, the probability of each of its actions.
        """
        return pyspiel.TabularPolicy(
            {
                self.name(found): [
                    (self._labels[found.actions[place]], odds[found.number][place])
                    for place in self._places(found)
                ]
                for found in self.sets.values()
            }
        )

    def odds(self, policy: pyspiel.Policy) -> Odds:
        """Return a policy of OpenSpiel, such as that of a solver, by information set and action."""
        table = []
        for found in self.sets.values():
            chances = dict(policy.action_probabilities(self.name(found)))
            table.append([chances.get(self._labels[action], 0.0) for action in found.actions])
        return table

    def name(self, found: InformationSet) -> str:
        """Return what OpenSpiel calls an information set."""
        return f"{found.seat}-{found.seat}-{found.of_seat}-"
