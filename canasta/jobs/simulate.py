"""Simulation of many numbered hands of random play, in chunks, on all cores.

Hand ``i`` of a seed is the same wherever it is played and whichever hands are played with it: its random
numbers depend only on the seed and on ``i``. A chunk is a plain value and ``run_chunk`` depends on nothing
else, so a chunk can be played on any core or machine, and again if a worker was lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from typing import overload

from canasta import limits
from canasta.books import book
from canasta.books.house import House, read_house
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import action_text
from canasta.engine.random_play import Dice, deal_hand
from canasta.jobs.cores import in_order
from canasta.jobs.invariants import play_hand_checked
from canasta.jobs.playout import Fault, PlayedHand, play_hand
from canasta.jobs.statistics import FaultReport, Statistics
from canasta.messages import UserError
from canasta.notation import write_position
from canasta.table.state import State

#: Hands in a chunk: enough to be worth sending, few enough to stop or repeat it.
CHUNK_HANDS = 100

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """Settings of a simulation, except the number of hands and where they are played."""

    book: str
    players: int
    seed: int | str
    check: bool = False  #: check every step (``canasta.jobs.invariants``)
    scores: tuple[int, ...] = ()  #: totals at the start of every hand; zero by default
    options: tuple[str, ...] = ()  #: of the book
    hand: int = 1  #: the number of every hand in its game, on which the first meld may depend
    house: str = ""  #: the text of a house rule, which brings its own options
    bots: tuple[str, ...] = ()  #: bots by seat, repeated around the table; empty for random play
    think: int = 0  #: samples for bots that search; 0 means their default

    def setup(self) -> Setup:
        """Return the book, options and players, or raise a ``UserError`` if they cannot be combined."""
        return _setup(self.book, self.options, self.players, self.house)

    @property
    def rules(self) -> Rulebook:
        """The book with its options."""
        return self.setup().book


@dataclass(frozen=True)
class Chunk:
    """Hands of a job: ``hands`` of them, starting with number ``first``."""

    job: Job
    first: int
    hands: int


@dataclass(frozen=True)
class SimulationResult:
    """The result of a simulation, the same for any number of processes."""

    job: Job
    hands: int  #: requested; fewer were played if it was interrupted
    statistics: Statistics


class Interrupted(KeyboardInterrupt):
    """Raised when the user interrupts a simulation; ``result`` has the results so far."""

    def __init__(self, result: SimulationResult) -> None:
        super().__init__()
        self.result = result


def simulate(
    book_slug: str = "classic",
    players: int = 4,
    hands: int = 1000,
    seed: int | str = 0,
    processes: int | None = None,
    progress: Progress | None = None,
    check: bool = False,
    scores: tuple[int, ...] = (),
    options: Iterable[str] = (),
    hand: int = 1,
    house: House | None = None,
    cluster: str | None = None,
    bots: tuple[str, ...] = (),
    think: int = 0,
    work: Callable[[Chunk], Statistics] | None = None,
) -> SimulationResult:
    """Play many hands and collect statistics.

    Args:
        book_slug: The book.
        players: The number of players.
        hands: The number of hands.
        seed: The seed of the random numbers.
        processes: The number of processes; by default one per core.
        progress: Called with the number of hands played and the number requested.
        check: Check every step for lost cards and dead ends.
        scores: The totals at the start of every hand, by side.
        options: The options of the book.
        hand: The number of every hand in its game.
        house: A house rule, which replaces the book and its options.
        cluster: The address of a Ray cluster (``canasta.jobs.cores.in_order``).
        bots: Bots by seat; without them play is random.
        think: The number of samples for bots that search.
        work: The function that plays a chunk, needed for bots (``canasta.arena.selfplay``).

    Raises:
        UserError: If the arguments cannot be combined.
        Interrupted: On Ctrl-C, with the result so far.
    """
    rules = house.book if house else book(book_slug).with_options(options)
    source = house.source if house else ""
    job = Job(rules.slug, players, seed, check, scores, rules.chosen, hand, source, bots, think)
    pieces = cut(job, hands)
    found = Statistics.of(job.setup().sides)
    done = 0
    try:
        # Close the generator in any case, so that no worker is left running after an error.
        with closing(in_order(work or run_chunk, pieces, processes, cluster)) as parts:
            for piece, part in zip(pieces, parts, strict=True):
                found = found + part
                done += piece.hands
                if progress is not None:
                    progress(done, hands)
    except KeyboardInterrupt:
        raise Interrupted(SimulationResult(job, hands, found)) from None
    return SimulationResult(job, hands, found)


def cut(job: Job, hands: int) -> Sequence[Chunk]:
    """Split hands 0, 1, 2 … of a job into chunks; raise a ``UserError`` if the job is not valid.

    >>> [chunk.hands for chunk in cut(Job("classic", 4, seed=1), 250)]
    [100, 100, 50]
    """
    if not 1 <= hands <= limits.HANDS:
        raise UserError("jobs.hands", number=hands, most=limits.HANDS)
    setup = job.setup()
    if job.scores and len(job.scores) != setup.sides:
        raise UserError("deal.totals", number=setup.sides, given=len(job.scores))
    return _Chunks(job, range(0, hands, CHUNK_HANDS), hands)


class _Chunks(Sequence[Chunk]):
    """The chunks of a job, created on demand because there may be millions."""

    def __init__(self, job: Job, firsts: range, hands: int) -> None:
        self.job, self.firsts, self.hands = job, firsts, hands

    def __len__(self) -> int:
        return len(self.firsts)

    @overload
    def __getitem__(self, place: int) -> Chunk: ...
    @overload
    def __getitem__(self, place: slice) -> _Chunks: ...
    def __getitem__(self, place: int | slice) -> Chunk | _Chunks:
        if isinstance(place, slice):
            return _Chunks(self.job, self.firsts[place], self.hands)
        first = self.firsts[place]
        return Chunk(self.job, first, min(CHUNK_HANDS, self.hands - first))


def run_chunk(chunk: Chunk) -> Statistics:
    """Play the hands of a chunk in this process."""
    job = chunk.job
    setup = job.setup()
    play = play_hand_checked if job.check else play_hand
    found = Statistics.of(setup.sides)
    for number in range(chunk.first, chunk.first + chunk.hands):
        try:
            hand = play(setup, generator(job.seed, number), job.scores, number=job.hand)
        except Fault as fault:
            found.add_fault(describe_fault(number, fault))
        else:
            found.add(number, hand)
    return found


def generator(seed: int | str, number: int) -> Dice:
    """Return the random numbers of a hand; a seed may contain undecodable bytes from the command line."""
    return Dice(f"{seed}/{number}".encode("utf-8", "backslashreplace").decode("utf-8"))


def repeat_hand(job: Job, number: int) -> tuple[State, PlayedHand]:
    """Repeat one hand of a job; return the state after the deal and the result.

    >>> dealt, hand = repeat_hand(Job("classic", 4, seed=1), 17)
    >>> dealt.turn, hand.turns > 0
    (0, True)
    """
    setup = job.setup()
    dealt = deal_hand(setup, generator(job.seed, number), job.scores, number=job.hand)
    return dealt, play_hand(setup, generator(job.seed, number), job.scores, number=job.hand)


def describe_fault(number: int, fault: Fault) -> FaultReport:
    """Describe a fault as text that can be sent and printed."""
    try:
        position = write_position(fault.state)
    except Exception as error:  # a faulty state may not be writable; the actions lead there too
        position = repr(error)
    actions = tuple(action_text(action) for action in fault.actions)
    return FaultReport(number, fault.name, position, actions, fault.detail)


@cache
def _setup(slug: str, options: tuple[str, ...], players: int, house: str) -> Setup:
    rules = read_house(house, agreed=True).book if house else book(slug).with_options(options)
    return Setup(rules, players)
