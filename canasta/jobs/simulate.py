"""Many numbered hands of random play, cut into chunks, on all cores.

Hand ``i`` of a seed is the same hand wherever and in whatever company it is played: its generator
depends on the seed and on ``i`` only. A chunk is a plain value and ``run_chunk`` a function of it alone,
so a chunk can be played on this core, on another, on another machine, or again where a worker was lost.
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
from canasta.jobs.playout import Fault, HandResult, play_hand
from canasta.jobs.statistics import FoundFault, Statistics
from canasta.messages import Complaint
from canasta.notation import write_position
from canasta.table.state import State

#: Hands in a chunk: long enough to be worth sending, short enough to be stopped or repeated.
CHUNK_HANDS = 100

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """What is played: everything but how many hands, and where."""

    book: str
    players: int
    seed: int | str
    check: bool = False  #: watch every step (``canasta.jobs.invariants``)
    scores: tuple[int, ...] = ()  #: totals at the start of every hand; zero unless given
    options: tuple[str, ...] = ()  #: of the book
    hand: int = 1  #: which hand of a game they all are: it may decide what a first meld needs
    house: str = ""  #: the text of a house rule, which has its own options
    bots: tuple[str, ...] = ()  #: who plays, one after another around the table; all is random without them
    think: int = 0  #: samples for bots that search; 0 is their own number

    def setup(self) -> Setup:
        """Book, options and players, or a ``Complaint`` if they do not go together."""
        return _setup(self.book, self.options, self.players, self.house)

    @property
    def rules(self) -> Rulebook:
        """The book, as it is played."""
        return self.setup().book


@dataclass(frozen=True)
class Chunk:
    """Some hands of a job: ``hands`` of them, from number ``first`` on."""

    job: Job
    first: int
    hands: int


@dataclass(frozen=True)
class SimulationResult:
    """What a simulation found. Equal for equal jobs and hands, whatever the number of processes."""

    job: Job
    hands: int  #: asked for; fewer were played if it was interrupted
    statistics: Statistics


class Interrupted(KeyboardInterrupt):
    """Somebody stopped the simulation; ``result`` has what was found up to then."""

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
    """Play many hands and add up what happens.

    All cores are used unless ``processes`` is given, or the machines of the Ray cluster at the address
    ``cluster`` (``canasta.jobs.cores.in_order``). ``progress`` is called with the hands done and the
    hands wanted. ``check`` looks at every step for lost cards and dead ends. ``scores`` are the totals at
    the start of every hand and ``hand`` its number in a game, ``options`` those of the book. A ``house`` rule
    brings its book and options along. Where ``bots`` play, ``think`` is how many samples those that search
    may take and ``work`` is what plays a chunk (``canasta.arena.selfplay``). Ctrl-C raises ``Interrupted``,
    with the result so far.
    """
    rules = house.book if house else book(book_slug).with_options(options)
    source = house.source if house else ""
    job = Job(rules.slug, players, seed, check, scores, rules.chosen, hand, source, bots, think)
    pieces = cut(job, hands)
    found = Statistics.of(job.setup().sides)
    done = 0
    try:
        # Closed at once, whatever happens: nothing is left running behind an error.
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
    """Hands 0, 1, 2 … of a job in chunks; a ``Complaint`` if the job makes no sense.

    >>> [chunk.hands for chunk in cut(Job("classic", 4, seed=1), 250)]
    [100, 100, 50]
    """
    if not 1 <= hands <= limits.HANDS:
        raise Complaint("jobs.hands", number=hands, most=limits.HANDS)
    setup = job.setup()
    if job.scores and len(job.scores) != setup.sides:
        raise Complaint("deal.totals", number=setup.sides, given=len(job.scores))
    return _Chunks(job, range(0, hands, CHUNK_HANDS), hands)


class _Chunks(Sequence[Chunk]):
    """The chunks of a job, each made when it is asked for: there may be millions."""

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
    """Play the hands of a chunk, one after another, in this process."""
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
    """The random numbers of a hand; bytes of the command line that are no text make a seed as well."""
    return Dice(f"{seed}/{number}".encode("utf-8", "backslashreplace").decode("utf-8"))


def repeat_hand(job: Job, number: int) -> tuple[State, HandResult]:
    """One hand of a job again: the state after the deal, and what came out of it.

    >>> dealt, hand = repeat_hand(Job("classic", 4, seed=1), 17)
    >>> dealt.turn, hand.turns > 0
    (0, True)
    """
    setup = job.setup()
    dealt = deal_hand(setup, generator(job.seed, number), job.scores, number=job.hand)
    return dealt, play_hand(setup, generator(job.seed, number), job.scores, number=job.hand)


def describe_fault(number: int, fault: Fault) -> FoundFault:
    """A fault as text, to be sent on and printed."""
    try:
        position = write_position(fault.state)
    except Exception as error:  # a state with a fault may be beyond writing; the actions lead there too
        position = repr(error)
    actions = tuple(action_text(action) for action in fault.actions)
    return FoundFault(number, fault.name, position, actions, fault.detail)


@cache
def _setup(slug: str, options: tuple[str, ...], players: int, house: str) -> Setup:
    rules = read_house(house, agreed=True).book if house else book(slug).with_options(options)
    return Setup(rules, players)
