"""Many tables in one process: observations and masks are written to the same arrays at every step.

>>> tables = Batch(3, "classic", 4, seed=1)
>>> tables.observations.shape, tables.masks.shape, tables.rewards.shape
((3, 579), (3, 256), (3, 4))
>>> tables.step(tables.masks.argmax(axis=1))
>>> tables.actors.tolist(), tables.dones.any().item()
([0, 0, 0], False)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from canasta.engine.batch import offered_all, see_all, step_all
from canasta.engine.observe import Observer
from canasta.envs.missing import missing
from canasta.envs.table import DIFFERENCE, HAND, Table, illegal, setup_of
from canasta.messages import Complaint
from canasta.table.actions import ACTIONS

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import Ints, Mask, Rows

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Flags = NDArray[np.bool_]
    Numbers = NDArray[np.int64]
else:
    Floats = Flags = Numbers = Any


class Batch:
    """So many tables that go on for ever: where an episode ends, the next one is dealt in the same step.

    After ``reset`` and every ``step`` these arrays hold what is the case now (they are always the same
    arrays; copy what you want to keep):

    * ``observations`` what the player sees who acts at each table, laid out as ``canasta.envs.LAYOUT`` tells;
    * ``masks`` what that player may do;
    * ``actors`` who that is;
    * ``rewards`` what the step brought, by table and player;
    * ``dones`` where an episode ended in this step (the observation is of the next one already), and
      ``truncated`` where it was cut off.

    Rules, episodes and rewards are chosen as for ``canasta.envs.Canasta``. Table number i plays the same
    hands as a single environment would with ``seed + i``.
    """

    def __init__(
        self,
        tables: int,
        book: str = "classic",
        players: int = 4,
        options: Sequence[str] = (),
        *,
        episode: str = HAND,
        reward: str = DIFFERENCE,
        target: int | None = None,
        max_hands: int = 0,
        seed: int = 0,
    ) -> None:
        if tables < 1:
            raise Complaint("envs.tables", number=tables)
        setup = setup_of(book, players, options)
        self.setup = setup
        self.tables = [
            Table(setup, episode=episode, reward=reward, target=target, max_hands=max_hands)
            for _ in range(tables)
        ]
        self._observer = Observer(setup, self.tables[0].target)
        self._rows = Rows(tables, self._observer)
        self._states = [table.state for table in self.tables]
        self._hands = [0] * tables
        self._every = np.arange(tables)
        self.players = self.tables[0].players
        self.observations: Ints = self._rows.observations
        self.masks: Mask = np.zeros((tables, ACTIONS), np.int8)
        self._flat_masks: Mask = self.masks.reshape(-1)
        self.actors: Numbers = np.zeros(tables, np.int64)
        self.rewards: Floats = np.zeros((tables, self.players))
        self.dones: Flags = np.zeros(tables, np.bool_)
        self.truncated: Flags = np.zeros(tables, np.bool_)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> None:
        """Begin an episode at every table; without a seed the tables go on with their own sequences."""
        for number, table in enumerate(self.tables):
            table.start(None if seed is None else seed + number)
            self._states[number] = table.state
            self._hands[number] = table.number
        self.rewards.fill(0)
        self.dones.fill(False)
        self.truncated.fill(False)
        self._write()

    def step(self, actions: Sequence[int] | Numbers) -> None:
        """One action at every table, by the player who acts there; an illegal one raises ``IllegalAction``.

        All are looked at before the first one is carried out.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self.tables),):
            raise Complaint("envs.actions", number=len(self.tables), given=chosen.size)
        self._check(chosen)
        self.rewards.fill(0)
        self.dones.fill(False)
        self.truncated.fill(False)
        for number in step_all(self._states, chosen.tolist()):
            table = self.tables[number]
            table.finish_hand()
            self.rewards[number] = table.rewards
            if table.over:
                self.dones[number] = True
                self.truncated[number] = table.truncated
                table.start()
            self._states[number] = table.state
            self._hands[number] = table.number
        self._write()

    def _check(self, chosen: Numbers) -> None:
        """Complain about the first action that is not legal."""
        known = (chosen >= 0) & (chosen < ACTIONS)
        legal = known & (self.masks[self._every, np.where(known, chosen, 0)] != 0)
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            raise illegal(self._states[number], int(chosen[number]))

    def _write(self) -> None:
        """Observations, masks and actors of all tables."""
        states = self._states
        see_all(self._observer, states, self._hands, self._rows.blank)
        self._rows.cut()
        self.masks.fill(0)
        self._flat_masks[offered_all(states)] = 1
        if self.players == self.setup.seats:
            self.actors[:] = [state.actor for state in states]
        else:
            self.actors[:] = [table.actor for table in self.tables]
