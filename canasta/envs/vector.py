"""Gymnasium environment with many tables: one player at each, bots in all other seats.

>>> import gymnasium
>>> tables = gymnasium.make_vec(
...     "canasta/Classic-v0", num_envs=4, vectorization_mode="vector_entry_point", opponents="random"
... )
>>> seen, info = tables.reset(seed=1)
>>> seen.shape, info["action_mask"].shape
((4, 723), (4, 256))
>>> seen, rewards, ended, cut_off, info = tables.step(tables.unwrapped.sample())
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from canasta.bots import Bot
from canasta.engine.observe import CELLS, Observer
from canasta.engine.random_play import Dice
from canasta.envs.seat import END, SeatArguments, SeatTable
from canasta.envs.table import DIFFERENCE, HAND, copy_dice, setup_of
from canasta.extras import missing
from canasta.messages import UserError
from canasta.table.actions import ACTIONS

try:
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Discrete
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import NUMBERS, Cells, Mask, Rows, Seen, Unpacker, layout_for
from canasta.envs.parts import Arrays, Column, Parts
from canasta.envs.spaces import observation_space

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]
    Flags = NDArray[np.bool_]
else:
    Floats = Flags = Any

#: What happened at tables: the number of each, and what ``info`` says of it.
Notes = list[tuple[int, dict[str, Any]]]


class VectorArguments(NamedTuple):
    """What all parts of a vector environment have in common."""

    seat: SeatArguments
    observation: str
    autoreset: str


class _Lane(NamedTuple):
    """A table with the generators of its seeds and samples, to be pickled."""

    table: SeatTable
    seeds: np.random.Generator | None
    dice: Dice


class SeatPart:
    """Some tables of a vector environment, in one process."""

    def __init__(self, arguments: VectorArguments, first: int, arrays: Arrays) -> None:
        self._first = first
        self._arrays = arrays
        rows = len(arrays["terminated"])
        self._tables = [SeatTable(arguments.seat) for _ in range(rows)]
        self._seeds: list[np.random.Generator | None] = [None] * rows
        self._dice = [Dice(first + row) for row in range(rows)]
        observer = Observer(arguments.seat.setup, self._tables[0].table.target)
        self._rows = Rows(rows, observer, arguments.observation)
        self._mode = AutoresetMode(arguments.autoreset)

    def reset(self, seeds: list[int | None], chosen: list[bool], options: dict[str, Any] | None) -> None:
        """Begin an episode at the chosen tables."""
        for row, seed in enumerate(seeds):
            if chosen[row]:
                self._begin(row, seed, options)
                for name in ("rewards", "terminated", "truncated"):
                    self._arrays[name][row] = 0
        self._write()

    def _begin(self, row: int, seed: int | None, options: dict[str, Any] | None = None) -> None:
        seeds = self._seeds[row]
        if seeds is None or seed is not None:
            seeds, drawn = seeding.np_random(seed)
            self._seeds[row] = seeds
            self._dice[row] = Dice(f"{drawn} choices")
        self._tables[row].start(int(seeds.integers(1 << 62)), options)

    def step(self) -> tuple[Notes, list[tuple[int, Seen]]]:
        """Perform the actions; return the results of episodes that ended, and their last observations.

        Last observations are only needed where the next episode begins in the same step.
        """
        arrays = self._arrays
        masks = self._rows.masks
        actions: list[int] = arrays["actions"].tolist()
        over = (arrays["terminated"] | arrays["truncated"]).tolist()
        at_once = self._mode == AutoresetMode.SAME_STEP
        waits = self._mode == AutoresetMode.NEXT_STEP
        if any(not table.table.seats for table in self._tables) or (any(over) and not waits and not at_once):
            raise UserError("envs.not_started")
        legal = [0 <= action < ACTIONS and bool(masks[row, action]) for row, action in enumerate(actions)]
        notes: Notes = []
        last: list[tuple[int, Seen]] = []
        arrays["rewards"].fill(0)
        for row, table in enumerate(self._tables):
            if over[row] and waits:
                self._begin(row, None)
                arrays["terminated"][row] = arrays["truncated"][row] = False
                continue
            action = actions[row]
            arrays["rewards"][row] = table.act(action) if legal[row] else table.refuse(action)
            arrays["terminated"][row] = table.table.ended
            arrays["truncated"][row] = table.table.truncated
            if table.over:
                notes.append((row + self._first, table.result()))
                if at_once:
                    self._look(row)
                    last.append((row + self._first, self._rows.numbers_of(row)))
                    self._begin(row, None)
        self._write()
        return notes, last

    def sample(self) -> None:
        """Draw a legal action for every table."""
        self._arrays["choices"][:] = self._rows.choose(self._dice)

    def saved(self) -> list[_Lane]:
        """Return everything that is not in the arrays."""
        return [_Lane(*lane) for lane in zip(self._tables, self._seeds, self._dice, strict=True)]

    def restore(self, lanes: list[_Lane]) -> None:
        """Continue with other tables; the results of the last step are in the arrays already."""
        self._tables = [lane.table for lane in lanes]
        self._seeds = [lane.seeds for lane in lanes]
        self._dice = [lane.dice for lane in lanes]
        if self._tables[0].table.seats:
            self._write()

    def _look(self, row: int) -> None:
        table = self._tables[row]
        self._rows.sights.look(row, table.table.state, table.seat, table.table.number)

    def _write(self) -> None:
        """Write the observations and masks of all tables."""
        sights = self._rows.sights
        for row, table in enumerate(self._tables):
            self._look(row)
            if table.over:
                sights.no_offer(row)
            else:
                sights.offer(row, table.table.state)
        self._rows.unpack_all()
        self._arrays["observations"][:] = self._rows.observations
        self._arrays["masks"][:] = self._rows.masks


class CanastaVector(gymnasium.vector.VectorEnv):
    """Vector environment for Gymnasium: the player of ``CanastaSeat``, at many tables at once.

    It gives the same observations, rewards and infos as ``gymnasium.vector.SyncVectorEnv`` of as many
    ``CanastaSeat``, but faster, and in several processes if wanted. ``gymnasium.make_vec`` makes it with
    ``vectorization_mode="vector_entry_point"``.

    Args:
        num_envs: The number of tables.
        autoreset_mode: When the next episode begins, as in Gymnasium: ``NextStep``, ``SameStep`` (the last
            observation and info are in ``infos["final_obs"]`` and ``infos["final_info"]``) or ``Disabled``
            (call ``reset`` with the option ``reset_mask``).
        processes: The number of processes that share the tables.
        copy: Return copies of the observations and masks. Otherwise they are the arrays that the next step
            overwrites.

    All other arguments are those of ``CanastaSeat``, without ``render_mode``.

    Raises:
        UserError: If an argument is not valid.

    Examples:
        >>> with CanastaVector(3, "boat", observation="book") as tables:
        ...     seen, infos = tables.reset(seed=1)
        ...     seen, rewards, ended, cut_off, infos = tables.step(infos["action_mask"].argmax(axis=1))
        >>> seen.shape, seen.dtype.name, rewards.tolist()
        ((3, 325), 'int16', [0.0, 0.0, 0.0])
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's form

    def __init__(
        self,
        num_envs: int = 1,
        book: str = "classic",
        players: int = 4,
        options: Sequence[str] = (),
        *,
        episode: str = HAND,
        reward: str = DIFFERENCE,
        target: int | None = None,
        max_hands: int = 0,
        observation: str = NUMBERS,
        seat: int = 0,
        opponents: str | Sequence[str | Bot] = "random",
        illegal: str = END,
        illegal_reward: float = -1000.0,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        processes: int = 1,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise UserError("envs.tables", number=num_envs)
        modes = [mode.value for mode in AutoresetMode]
        mode = autoreset_mode.value if isinstance(autoreset_mode, AutoresetMode) else autoreset_mode
        if mode not in modes:
            raise UserError("envs.autoreset", given=str(mode), names=", ".join(modes))
        arguments = SeatArguments(
            setup_of(book, players, options), episode, reward, target, max_hands, seat, opponents,
            illegal, illegal_reward,
        )  # fmt: skip
        self._open(VectorArguments(arguments, observation, mode), num_envs, processes, copy)

    def _open(self, arguments: VectorArguments, tables: int, processes: int, copy: bool) -> None:
        """Allocate the arrays and start the processes."""
        like = SeatTable(arguments.seat)
        layout = layout_for(Observer(arguments.seat.setup, like.table.target), arguments.observation)
        seen = Column((layout.size,), Unpacker(layout).dtype) if layout else Column((CELLS,), np.int64)
        columns = {
            "observations": seen,
            "masks": Column((ACTIONS,), np.int8),
            "rewards": Column((), np.float64),
            "terminated": Column((), np.bool_),
            "truncated": Column((), np.bool_),
            "actions": Column((), np.int64),
            "choices": Column((), np.int64),
        }  # fmt: skip
        self._arguments = arguments
        self._processes = processes
        self._copies = copy
        self._parts = Parts(SeatPart, arguments, columns, tables, processes)
        self._arrays = self._parts.arrays
        self.layout = layout  #: of the observations; None if they are packed
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode(arguments.autoreset)}
        self.single_observation_space = observation_space(layout)
        self.single_action_space = Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin an episode at every table.

        Args:
            seed: One for every table, or one for all: table number i then has ``seed + i``.
            options: ``reset_mask`` (the tables to reset, as an array of bools), ``scores`` (totals at the
                start, by side) and ``dealer`` (a seat).
        """
        number = self.num_envs
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + row for row in range(number)]
        else:
            seeds = list(seed)
        others = dict(options or {})
        chosen = np.asarray(others.pop("reset_mask", np.ones(number, np.bool_)))
        if len(seeds) != number or chosen.shape != (number,) or chosen.dtype != np.bool_ or not chosen.any():
            raise UserError("envs.reset", number=number)
        wanted: list[bool] = chosen.tolist()
        self._parts.call_each(
            "reset", [(seeds[mine], wanted[mine], others or None) for mine in self._parts.slices]
        )
        infos = self._masks()
        infos["_action_mask"] &= chosen
        infos["action_mask"][~chosen] = 0
        return self._seen(), infos

    def step(self, actions: Any) -> tuple[Seen, Floats, Flags, Flags, dict[str, Any]]:
        """Perform the player's action and the bots' actions at every table.

        Raises:
            UserError: Before the first ``reset``, if the number of actions is wrong, and, with disabled
                autoreset, if an episode has ended.
            IllegalAction: If an action is illegal and ``illegal`` is ``raise``.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,):
            raise UserError("envs.actions", number=self.num_envs, given=chosen.size)
        arrays = self._arrays
        np.copyto(arrays["actions"], chosen, casting="same_kind")
        final: dict[int, Seen] = {}
        notes: Notes = []
        for its_notes, its_last in self._parts.call("step"):
            notes += its_notes
            final.update(its_last)
        infos = self._masks()
        for row, note in notes:
            if row in final:
                ended = {"action_mask": np.zeros(ACTIONS, np.int8), **note}
                infos = self._add_info(infos, {"final_obs": final[row], "final_info": ended}, row)
            else:
                infos = self._add_info(infos, note, row)
        rewards, ended, cut_off = (arrays[name].copy() for name in ("rewards", "terminated", "truncated"))
        return self._seen(), rewards, ended, cut_off, infos

    def sample(self) -> Cells:
        """Draw a legal action for every table, each equally likely, -1 where an episode has ended."""
        self._parts.call("sample")
        choices: Cells = self._arrays["choices"]
        return choices

    def action_masks(self) -> Mask:
        """Return the legal actions, under the method name used by libraries with masking."""
        masks: Mask = self._arrays["masks"].astype(bool)
        return masks

    def close_extras(self, **_: Any) -> None:
        """End the other processes."""
        self._parts.close()

    def __enter__(self) -> CanastaVector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seen(self) -> Seen:
        seen: Seen = self._arrays["observations"]
        return seen.copy() if self._copies else seen

    def _masks(self) -> dict[str, Any]:
        masks = self._arrays["masks"]
        return {
            "action_mask": masks.copy() if self._copies else masks,
            "_action_mask": np.ones(self.num_envs, np.bool_),
        }

    def _saved(self) -> list[_Lane]:
        return [lane for lanes in self._parts.call("saved") for lane in lanes]

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, CanastaVector) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        """Return everything that decides what happens next, and the results of the last step."""
        lanes = [
            (lane.table, lane.seeds and lane.seeds.bit_generator.state, lane.dice.__reduce__()[1])
            for lane in self._saved()
        ]
        kept = [self._arrays[name].tolist() for name in ("rewards", "terminated", "truncated")]
        return self._arguments.observation, self._arguments.autoreset, lanes, kept

    def __reduce__(self) -> tuple[Any, ...]:
        arrays = {name: self._arrays[name].copy() for name in _KEPT}
        return _vector_again, (self._arguments, self._processes, self._copies, self._saved(), arrays)

    def __deepcopy__(self, memo: dict[int, Any]) -> CanastaVector:
        lanes = [
            _Lane(deepcopy(lane.table, memo), deepcopy(lane.seeds), copy_dice(lane.dice))
            for lane in self._saved()
        ]
        return _vector_again(self._arguments, self._processes, self._copies, lanes, self._arrays)

    def __copy__(self) -> CanastaVector:
        return self.__deepcopy__({})


#: The arrays that do not follow from the tables.
_KEPT: Final = ("rewards", "terminated", "truncated", "actions", "choices")


def _vector_again(
    arguments: VectorArguments, processes: int, copy: bool, lanes: list[_Lane], arrays: Arrays
) -> CanastaVector:
    """Make an environment that continues where another one was."""
    again = CanastaVector.__new__(CanastaVector)
    again._open(arguments, len(lanes), processes, copy)
    for name in _KEPT:
        again._arrays[name][:] = arrays[name]
    again._parts.call_each("restore", [(lanes[mine],) for mine in again._parts.slices])
    return again
