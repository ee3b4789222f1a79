"""Many tables in one process, with observations and masks in arrays that are reused at every step.

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

from canasta.engine.batch import step_all
from canasta.engine.observe import Observer
from canasta.envs.table import DIFFERENCE, HAND, EpisodeTable, illegal, setup_of
from canasta.extras import missing
from canasta.messages import UserError

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import NUMBERS, Cells, Mask, Rows, Seen

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Flags = NDArray[np.bool_]
else:
    Floats = Flags = Any


class Batch:
    """Several tables that play without end: when an episode ends, the next one is dealt in the same step.

    After ``reset`` and every ``step`` these arrays describe the current situation. They are always the same
    arrays, so copy what you want to keep:

    - ``observations``: the view of the player to act at each table, as in ``canasta.envs.LAYOUT`` (with
      ``observation="packed"``, the cells for ``canasta.envs.unpack``);
    - ``masks``: the legal actions of that player;
    - ``actors``: the number of that player;
    - ``rewards``: the rewards of the step, by table and player;
    - ``dones``: where an episode ended in this step (the observation already belongs to the next one), and
      ``truncated``, where it was cut off.

    Args:
        tables: The number of tables.
        seed: The seed. Table number i plays the same hands as a single environment with ``seed + i``.

    All other arguments are those of ``canasta.envs.Canasta``.

    Raises:
        UserError: If an argument is not valid.

    Examples:
        >>> batch = Batch(8, seed=1)
        >>> batch.step(batch.masks.argmax(axis=1))
        >>> batch.observations.shape, batch.rewards.shape
        ((8, 579), (8, 4))
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
        observation: str = NUMBERS,
        seed: int = 0,
    ) -> None:
        if tables < 1:
            raise UserError("envs.tables", number=tables)
        setup = setup_of(book, players, options)
        self.setup = setup
        self.tables = [
            EpisodeTable(setup, episode=episode, reward=reward, target=target, max_hands=max_hands)
            for _ in range(tables)
        ]
        self._rows = Rows(tables, Observer(setup, self.tables[0].target), observation)
        self._states = [table.state for table in self.tables]
        self._hands = [0] * tables
        self._ended: list[int] = []  #: tables at which a hand ended in the last step
        self.players = self.tables[0].players
        self.observations: Seen = self._rows.observations
        self.masks: Mask = self._rows.masks
        self.actors: Cells = self._rows.actors
        if self.players > setup.seats:  # seats and players differ
            self.actors = np.zeros(tables, np.int64)
        self.rewards: Floats = np.zeros((tables, self.players))
        self.dones: Flags = np.zeros(tables, np.bool_)
        self.truncated: Flags = np.zeros(tables, np.bool_)
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int | None = None) -> None:
        """Begin an episode at every table; without a seed the tables continue their sequences of deals."""
        for number, table in enumerate(self.tables):
            table.start(None if seed is None else seed + number)
            self._states[number] = table.state
            self._hands[number] = table.number
        self._clear()
        self._write()

    def step(self, actions: Sequence[int] | Cells) -> None:
        """Perform one action at every table, by the player to act there.

        All actions are checked before the first one is performed.

        Raises:
            IllegalAction: If an action is not legal.
            UserError: If the number of actions is wrong.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self.tables),):
            raise UserError("envs.actions", number=len(self.tables), given=chosen.size)
        numbers: list[int] = chosen.tolist()
        wrong = self._rows.sights.first_illegal(numbers)
        if wrong >= 0:
            raise illegal(self._states[wrong], numbers[wrong])
        if self._ended:
            self._clear()
        self._ended = step_all(self._states, numbers)
        for number in self._ended:
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

    def _clear(self) -> None:
        self.rewards.fill(0)
        self.dones.fill(False)
        self.truncated.fill(False)

    def _write(self) -> None:
        """Write the observations, masks and actors of all tables."""
        self._rows.look_at_all(self._states, self._hands)
        if self.players > self.setup.seats:
            self.actors[:] = [table.actor for table in self.tables]
