"""Tables spread over several processes, which write into the same arrays in shared memory.

The process that steps the tables has the first part itself; each of the others has one more. A *part* is an
object that is made with some arguments, the number of its first table, and its rows of the arrays.
"""

from __future__ import annotations

import multiprocessing
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np

from canasta.jobs.cores import ignore_interrupts
from canasta.messages import UserError

#: Arrays begin at multiples of this number of bytes: processes do not share lines of a cache, and JAX copies
#: nothing that it is given.
_LINE: Final = 64
#: Seconds that a process has to end after the request.
_PATIENCE: Final = 5.0


class Column(NamedTuple):
    """An array with one row per table: its shape without the rows, and its type."""

    shape: tuple[int, ...]
    dtype: Any


Arrays = dict[str, Any]
#: Makes a part: from the arguments, the number of its first table, and its rows of the arrays.
Maker = Callable[[Any, int, Arrays], Any]


def _arrays_in(buffer: Any, columns: Mapping[str, Column], rows: int) -> Arrays:
    """Return the consecutive arrays in a buffer."""
    arrays: Arrays = {}
    # The same in all processes, which map shared memory in whole pages.
    start = -np.frombuffer(buffer, np.uint8).ctypes.data % _LINE
    for name, column in columns.items():
        shape = (rows, *column.shape)
        array = np.ndarray(shape, column.dtype, buffer, start)
        arrays[name] = array
        start += -(-array.nbytes // _LINE) * _LINE
    return arrays


def _bytes_of(columns: Mapping[str, Column], rows: int) -> int:
    size = _LINE
    for column in columns.values():
        taken = rows * int(np.prod(column.shape, dtype=np.int64)) * np.dtype(column.dtype).itemsize
        size += -(-taken // _LINE) * _LINE
    return size


def _work(
    pipe: Connection, make: Maker, arguments: Any, buffer: Any, columns: Mapping[str, Column],
    rows: int, mine: tuple[int, int],
) -> None:  # fmt: skip
    """Serve a part in a worker process, until the pipe is closed."""
    ignore_interrupts()
    first, stop = mine
    arrays = {name: array[first:stop] for name, array in _arrays_in(buffer, columns, rows).items()}
    part: Any = None
    with suppress(EOFError, BrokenPipeError):
        while True:
            name, given = pipe.recv()
            try:
                if part is None:
                    part = make(arguments, first, arrays)
                answer: object = getattr(part, name)(*given) if name else None
            except Exception as error:
                answer = error
            pipe.send(answer)


class Parts:
    """The tables of an environment, in one process or several.

    Args:
        make: Makes a part.
        arguments: Its first argument.
        columns: The arrays.
        rows: The number of tables.
        processes: The number of processes, this one included.

    Attributes:
        arrays: The arrays by name, with the rows of all tables. They can be written to.
    """

    def __init__(
        self, make: Maker, arguments: Any, columns: Mapping[str, Column], rows: int, processes: int
    ) -> None:
        if processes < 1:
            raise UserError("envs.processes", number=processes)
        processes = min(processes, rows)
        context = multiprocessing.get_context("spawn")  # the same on every system
        size = _bytes_of(columns, rows)
        buffer: Any = context.RawArray("B", size) if processes > 1 else bytearray(size)
        self.arrays = _arrays_in(buffer, columns, rows)
        bounds = [rows * number // processes for number in range(processes + 1)]
        self.slices = [slice(first, stop) for first, stop in pairwise(bounds)]
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        for mine in self.slices[1:]:
            ours, theirs = context.Pipe()
            worker = context.Process(
                target=_work,
                args=(theirs, make, arguments, buffer, columns, rows, (mine.start, mine.stop)),
                daemon=True,
            )
            worker.start()
            theirs.close()
            self._pipes.append(ours)
            self._workers.append(worker)
        self._end = weakref.finalize(self, _end_all, self._pipes, self._workers)
        own = self.slices[0]
        self._part = make(arguments, own.start, {name: array[own] for name, array in self.arrays.items()})
        if self._pipes:
            self.call("")  # wait until all parts are made

    def call(self, name: str, *given: object) -> list[Any]:
        """Call a method of every part, at the same time, and return the answers in order."""
        return self.call_each(name, [given] * len(self.slices))

    def call_each(self, name: str, given: Sequence[tuple[object, ...]]) -> list[Any]:
        """Call a method of every part with its own arguments.

        Raises:
            UserError: If a process has ended, or the parts were closed.
        """
        if not self._end.alive:
            raise UserError("envs.closed")
        for pipe, arguments in zip(self._pipes, given[1:], strict=True):
            with suppress(BrokenPipeError):  # receiving reports it
                pipe.send((name, arguments))
        answers = []
        try:
            answers.append(getattr(self._part, name)(*given[0]) if name else None)
        except Exception as error:
            answers.append(error)
        try:
            answers += [pipe.recv() for pipe in self._pipes]
        except (EOFError, ConnectionError):
            self.close()
            raise UserError("envs.process_ended") from None
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def ask(self, row: int, name: str) -> Any:
        """Call a method of the part that has a table, with the number of the table in that part."""
        number = next(number for number, mine in enumerate(self.slices) if row < mine.stop)
        mine = row - self.slices[number].start
        if not number:
            return getattr(self._part, name)(mine)
        if not self._end.alive:
            raise UserError("envs.closed")
        pipe = self._pipes[number - 1]
        pipe.send((name, (mine,)))
        return pipe.recv()

    def close(self) -> None:
        """End the other processes; closing twice has no effect."""
        self._end()


def _end_all(pipes: Sequence[Connection], workers: Sequence[Any]) -> None:
    for pipe in pipes:
        pipe.close()
    for worker in workers:
        worker.join(_PATIENCE)
        if worker.is_alive():
            worker.terminate()
