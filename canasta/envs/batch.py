"""Many tables in one process or several, with observations and masks in arrays that are reused at every step.

>>> tables = Batch(3, "classic", 4, seed=1)
>>> tables.observations.shape, tables.masks.shape, tables.rewards.shape
((3, 723), (3, 256), (3, 4))
>>> tables.step(tables.masks.argmax(axis=1))
>>> tables.actors.tolist(), tables.dones.any().item()
([0, 0, 0], False)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from canasta.clauses.setup import Setup
from canasta.engine.batch import step_all
from canasta.engine.observe import CELLS, Observer
from canasta.engine.random_play import Dice
from canasta.envs.table import DIFFERENCE, HAND, EpisodeTable, copy_dice, illegal, setup_of
from canasta.extras import missing
from canasta.messages import UserError
from canasta.table.actions import ACTIONS

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import NUMBERS, Cells, Mask, Rows, Seen, Unpacker, layout_for
from canasta.envs.parts import Arrays, Column, Parts

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Flags = NDArray[np.bool_]
else:
    Floats = Flags = Any


class BatchArguments(NamedTuple):
    """What all parts of a batch have in common."""

    setup: Setup
    episode: str
    reward: str
    target: int | None
    max_hands: int
    observation: str

    def table(self) -> EpisodeTable:
        """Return a new table."""
        return EpisodeTable(
            self.setup, episode=self.episode, reward=self.reward, target=self.target, max_hands=self.max_hands
        )


class BatchPart:
    """Some tables of a batch, in one process."""

    def __init__(self, arguments: BatchArguments, first: int, arrays: Arrays) -> None:
        self._first = first
        self._arrays = arrays
        rows = len(arrays["dones"])
        self.tables = [arguments.table() for _ in range(rows)]
        self._rows = Rows(rows, Observer(arguments.setup, self.tables[0].target), arguments.observation)
        self._states = [table.state for table in self.tables]
        self._hands = [0] * rows
        self._dice = [Dice(0)] * rows
        self._ended: list[int] = []  #: tables at which a hand ended in the last step
        self._sits_out = self.tables[0].players > arguments.setup.seats

    def reset(self, seed: int | None) -> None:
        """Begin an episode at every table."""
        for number, table in enumerate(self.tables):
            mine = None if seed is None else seed + self._first + number
            table.start(mine)
            if mine is not None:
                self._dice[number] = Dice(f"{mine} choices")
            self._note(number, table)
        self._clear()
        self._write()

    def refused(self, row: int) -> Exception:
        """Return the exception for the illegal action at a table."""
        return illegal(self._states[row], int(self._arrays["actions"][row]))

    def step(self) -> None:
        """Perform the actions, or none if one of them is not legal."""
        actions: list[int] = self._arrays["actions"].tolist()
        wrong = self._rows.sights.first_illegal(actions)
        if wrong >= 0:
            raise illegal(self._states[wrong], actions[wrong])
        if self._ended:
            self._clear()
        self._ended = step_all(self._states, actions)
        for number in self._ended:
            table = self.tables[number]
            table.finish_hand()
            self._arrays["rewards"][number] = table.rewards
            if table.over:
                self._arrays["dones"][number] = True
                self._arrays["truncated"][number] = table.truncated
                table.start()
            self._note(number, table)
        self._write()

    def sample(self) -> None:
        """Draw a legal action for every table."""
        self._arrays["choices"][:] = self._rows.choose(self._dice)

    def saved(self) -> tuple[list[EpisodeTable], list[Dice], list[int]]:
        """Return everything that is not in the arrays."""
        return self.tables, self._dice, self._ended

    def restore(self, tables: list[EpisodeTable], dice: list[Dice], ended: list[int]) -> None:
        """Continue with other tables; the actions and rewards are in the arrays already."""
        self.tables, self._dice, self._ended = tables, dice, ended
        for number, table in enumerate(tables):
            self._note(number, table)
        self._write()

    def _note(self, number: int, table: EpisodeTable) -> None:
        self._states[number] = table.state
        self._hands[number] = table.number

    def _clear(self) -> None:
        for name in ("rewards", "dones", "truncated"):
            self._arrays[name].fill(0)

    def _write(self) -> None:
        """Write the observations, masks and actors of all tables."""
        rows, arrays = self._rows, self._arrays
        rows.look_at_all(self._states, self._hands)
        arrays["observations"][:] = rows.observations
        arrays["masks"][:] = rows.masks
        arrays["actors"][:] = [table.actor for table in self.tables] if self._sits_out else rows.actors


class Batch:
    """Several tables that play without end: when an episode ends, the next one is dealt in the same step.

    After ``reset`` and every ``step`` these arrays describe the current situation. They are always the same
    arrays, so copy what you want to keep:

    - ``observations``: the view of the player to act at each table, as in ``canasta.envs.LAYOUT`` (with
      ``observation="book"`` as in ``layout``, with ``"packed"`` the cells for ``canasta.envs.unpack``);
    - ``masks``: the legal actions of that player;
    - ``actors``: the number of that player;
    - ``rewards``: the rewards of the step, by table and player;
    - ``dones``: where an episode ended in this step (the observation already belongs to the next one), and
      ``truncated``, where it was cut off.

    Write your choices into ``actions`` and call ``step``, or give them to ``step``. All arrays can be shared
    by DLPack (``torch.from_dlpack(batch.observations)``).

    Batches can be copied, pickled and compared. Close one with several processes, or use it in a ``with``
    statement; it is also closed when it is deleted.

    Args:
        tables: The number of tables.
        seed: The seed. Table number i plays the same hands as a single environment with ``seed + i``.
        processes: The number of processes that share the tables. With more than one, protect the main
            module of a program with ``if __name__ == "__main__"``, as for ``multiprocessing``.

    All other arguments are those of ``canasta.envs.Canasta``.

    Raises:
        UserError: If an argument is not valid.

    Examples:
        >>> batch = Batch(8, seed=1)
        >>> batch.step(batch.masks.argmax(axis=1))
        >>> batch.observations.shape, batch.rewards.shape
        ((8, 723), (8, 4))
        >>> batch.step(batch.sample())  # random legal actions
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
        processes: int = 1,
    ) -> None:
        if tables < 1:
            raise UserError("envs.tables", number=tables)
        setup = setup_of(book, players, options)
        self._open(BatchArguments(setup, episode, reward, target, max_hands, observation), tables, processes)
        self.reset(seed)

    def _open(self, arguments: BatchArguments, tables: int, processes: int) -> None:
        """Allocate the arrays and start the processes."""
        like = arguments.table()
        layout = layout_for(Observer(arguments.setup, like.target), arguments.observation)
        seen = Column((layout.size,), Unpacker(layout).dtype) if layout else Column((CELLS,), np.int64)
        columns = {
            "observations": seen,
            "masks": Column((ACTIONS,), np.int8),
            "actors": Column((), np.int64),
            "rewards": Column((like.players,), np.float64),
            "dones": Column((), np.bool_),
            "truncated": Column((), np.bool_),
            "actions": Column((), np.int64),
            "choices": Column((), np.int64),
        }
        self._arguments = arguments
        self._processes = processes
        self._parts = Parts(BatchPart, arguments, columns, tables, processes)
        self.setup = arguments.setup
        self.players = like.players
        self.layout = layout  #: of the observations; None if they are packed
        arrays = self._parts.arrays
        self.observations: Seen = arrays["observations"]
        self.masks: Mask = arrays["masks"]
        self.actors: Cells = arrays["actors"]
        self.rewards: Floats = arrays["rewards"]
        self.dones: Flags = arrays["dones"]
        self.truncated: Flags = arrays["truncated"]
        self.actions: Cells = arrays["actions"]
        self._choices: Cells = arrays["choices"]
        self._each = np.arange(tables)

    def __len__(self) -> int:
        return len(self.dones)

    def reset(self, seed: int | None = None) -> None:
        """Begin an episode at every table; without a seed the tables continue their sequences of deals."""
        self._parts.call("reset", seed)

    def sample(self) -> Cells:
        """Draw a legal action for every table, each equally likely.

        The choices follow from the seed, and the array is always the same one.
        """
        self._parts.call("sample")
        return self._choices

    def step(self, actions: Sequence[int] | Cells | None = None) -> None:
        """Perform one action at every table, by the player to act there.

        All actions are checked before the first one is performed.

        Args:
            actions: The actions by table; by default those in ``actions``.

        Raises:
            IllegalAction: If an action is not legal.
            UserError: If the number of actions is wrong.
        """
        if actions is not None:
            chosen = np.asarray(actions)
            if chosen.shape != (len(self),):
                raise UserError("envs.actions", number=len(self), given=chosen.size)
            np.copyto(self.actions, chosen, casting="same_kind")
        if len(self._parts.slices) > 1:  # a part checks its own tables only
            known = (self.actions >= 0) & (self.actions < ACTIONS)
            legal = known & (self.masks[self._each, self.actions & ACTIONS - 1] != 0)
            if not legal.all():
                raise self._parts.ask(int(legal.argmin()), "refused")
        self._parts.call("step")

    def close(self) -> None:
        """End the other processes; a closed batch with several processes cannot be stepped."""
        self._parts.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Batch):
            return NotImplemented
        return self._facts() == other._facts()

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        """Return everything that decides what happens next, and the results of the last step."""
        tables, dice, ended = self._saved()
        mine = self._arguments._replace(setup=None)  # type: ignore[arg-type]  # tables compare it
        kept = [(array.tolist()) for array in (self.rewards, self.dones, self.truncated)]
        return mine, tables, [die.__reduce__()[1] for die in dice], ended, kept

    def _saved(self) -> tuple[list[EpisodeTable], list[Dice], list[int]]:
        tables: list[EpisodeTable] = []
        dice: list[Dice] = []
        ended: list[int] = []
        for mine, (its, its_dice, its_ended) in zip(
            self._parts.slices, self._parts.call("saved"), strict=True
        ):
            tables += its
            dice += its_dice
            ended += [mine.start + number for number in its_ended]
        return tables, dice, ended

    def __reduce__(self) -> tuple[Any, ...]:
        arrays = {name: self._parts.arrays[name].copy() for name in _KEPT}
        return _batch_again, (self._arguments, self._processes, *self._saved(), arrays)

    def __deepcopy__(self, memo: object) -> Batch:
        tables, dice, ended = self._saved()
        copied = [table.copy() for table in tables]
        again = [copy_dice(die) for die in dice]
        arrays = {name: self._parts.arrays[name] for name in _KEPT}
        return _batch_again(self._arguments, self._processes, copied, again, ended, arrays)

    def __copy__(self) -> Batch:
        return self.__deepcopy__({})


#: The arrays that do not follow from the tables.
_KEPT = ("rewards", "dones", "truncated", "actions", "choices")


def _batch_again(
    arguments: BatchArguments, processes: int, tables: list[EpisodeTable], dice: list[Dice],
    ended: list[int], arrays: Arrays,
) -> Batch:  # fmt: skip
    """Make a batch that continues where another one was."""
    batch = Batch.__new__(Batch)
    batch._open(arguments, len(tables), processes)
    for name, values in arrays.items():
        batch._parts.arrays[name][:] = values
    batch._parts.call_each(
        "restore",
        [
            (
                tables[mine],
                dice[mine],
                [number - mine.start for number in ended if mine.start <= number < mine.stop],
            )
            for mine in batch._parts.slices
        ],
    )
    return batch
