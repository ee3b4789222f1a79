"""Rounds of measuring, and what they come to."""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from statistics import median

from bench import workload as work
from bench.peers import GIN_RUMMY, time_gin_rummy
from bench.workload import HAND_SIZES, PARTS, Timing, Workload
from canasta.books import book
from canasta.books.house import rules_of
from canasta.clauses.rulebook import Seats
from canasta.clauses.setup import Setup
from canasta.engine import legal
from canasta.jobs import Way, ways_to_play

#: Hands of random play in a round, for each number of players.
HANDS = 120
#: Hands in a round of each way to play, where the books are measured beside each other.
BOOK_HANDS = 40
#: Hands whose moments are used to measure single steps.
STEP_HANDS = 20
#: The peer's speed and ours, as a ratio that we want to reach at least.
WANTED = 25
#: The book the others are measured beside, and how many times its cost an action of theirs may take.
MEASURE = "classic"
MOST = 3


@dataclass
class Figures:
    """Everything measured: by name and number of players, one value a round."""

    book: str
    seed: int
    rounds: int
    #: Actions a CPU second of random play, by number of players.
    speed: dict[int, list[float]] = field(default_factory=dict)
    #: The same of a peer, by its name.
    peers: dict[str, list[float]] = field(default_factory=dict)
    #: Seconds of CPU time of one step, by its name and the number of players.
    costs: dict[str, dict[int, list[float]]] = field(default_factory=dict)
    #: Seconds of CPU time of an action of random play, by the way to play.
    books: dict[Way, list[float]] = field(default_factory=dict)

    def beside(self, way: Way) -> float:
        """What an action costs in units of one of ``MEASURE`` with as many at the table; the median."""
        seats = {way: table(way).seats for way in self.books}
        like = [other for other in self.books if other.book == MEASURE]
        # Where nobody plays it with so many at the table, the largest table it has.
        beside = next((other for other in like if seats[other] == seats[way]), like[-1])
        return median(cost / its for cost, its in zip(self.books[way], self.books[beside], strict=True))

    def ratio(self, players: int, peer: str) -> float:
        """How many times as fast as a peer: the median over the rounds."""
        return median(ours / its for ours, its in zip(self.speed[players], self.peers[peer], strict=True))

    def cost(self, step: str, players: int) -> float:
        """Seconds of one step, the median; zero if it does not occur."""
        return median(self.costs[step][players])

    def in_copies(self, step: str, players: int) -> float:
        """What a step costs, in copies of a state."""
        return self.cost(step, players) / self.cost("copy", players)


#: The steps that are measured, in the order in which they are told.
STEPS = ("copy", "legal", *(f"legal.{part}" for part in PARTS.values()),
         "step", "apply", "view", "sample", "deal", "score")  # fmt: skip
#: Legal actions while cards may be laid, by the number of cards in hand.
SIZES = tuple(f"size.{least}" for least in HAND_SIZES)


def table(way: Way) -> Setup:
    """Book, options and players made ready."""
    return Setup(book(way.book).with_options(way.options), way.players)


def ways() -> list[Way]:
    """The ways to play that are measured beside each other: every book, and each of its options alone."""
    return [way for way in ways_to_play(alike=False) if len(way.options) < 2]


def measure(
    slug: str, players: list[int], seed: int, rounds: int, peers: bool, told: Callable[[int], None]
) -> Figures:
    """Measure in rounds; ``told`` is called with the number of each round that begins."""
    setups = {number: Setup(rules_of(slug), number) for number in players}
    loads = {number: Workload.play(setup, f"{seed} steps", STEP_HANDS) for number, setup in setups.items()}
    figures = Figures(slug, seed, rounds)
    # The first hands fill tables and warm the interpreter up: they are not measured.
    different = distinct(slug, players)
    for number in different:
        work.time_play(setups[number], f"{seed} warm", 20)
        figures.speed[number] = []
    if peers:
        time_gin_rummy(seed, 2)
        figures.peers[GIN_RUMMY] = []
    tables = {way: table(way) for way in ways()}
    for way, setup in tables.items():
        work.time_play(setup, f"{seed} warm", 2)
        figures.books[way] = []
    for name in STEPS + SIZES:
        figures.costs[name] = {number: [] for number in players}
    for turn in range(rounds):
        told(turn + 1)
        for number in different:
            figures.speed[number].append(_rate(work.time_play(setups[number], f"{seed} {turn}", HANDS)))
        if peers:
            figures.peers[GIN_RUMMY].append(_rate(time_gin_rummy(seed + turn)))
        for way, setup in tables.items():
            figures.books[way].append(work.time_play(setup, f"{seed} {turn}", BOOK_HANDS).each)
        for number, load in loads.items():
            for name, timing in time_steps(load).items():
                figures.costs[name][number].append(timing.each)
    return figures


def distinct(slug: str, players: list[int]) -> list[int]:
    """The numbers of players that sit down differently: where some sit out, the hands are the same.

    >>> distinct("classic", [2, 3, 4, 5, 6])
    [2, 3, 4]
    """
    found: dict[Seats, int] = {}
    for number in players:
        found.setdefault(replace(rules_of(slug).seating(number), players=0), number)
    return list(found.values())


def time_steps(load: Workload) -> dict[str, Timing]:
    """Every single step once through all moments of a workload."""
    timings = {"copy": work.time_copy(load)}
    timings["legal"] = work.time_legal([moment.state for moment in load.moments])
    for part, name in PARTS.items():
        timings[f"legal.{name}"] = work.time_legal(load.in_part(part))
    timings["step"] = work.time_step(load)
    timings["apply"] = work.time_apply(load)
    timings["view"] = work.time_view(load)
    timings["sample"] = work.time_sample(load)
    timings["deal"] = work.time_deal(load)
    timings["score"] = work.time_score(load)
    for least, states in load.by_hand_size().items():
        timings[f"size.{least}"] = work.time_legal(states)
    return timings


def compiled() -> bool:
    """Whether the core runs compiled; otherwise it is interpreted."""
    return not str(legal.__file__).endswith(".py")


def as_json(figures: Figures) -> dict[str, object]:
    """All figures as plain values: medians, and the rounds they come from."""
    return {
        "book": figures.book,
        "seed": figures.seed,
        "rounds": figures.rounds,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "core": "compiled" if compiled() else "interpreted",
        "wanted_ratio": WANTED,
        "actions_per_cpu_second": {
            str(players): {"median": median(rates), "rounds": rates}
            for players, rates in figures.speed.items()
        },
        "peers": {
            name: {
                "actions_per_cpu_second": {"median": median(rates), "rounds": rates},
                "ratio": {str(players): figures.ratio(players, name) for players in figures.speed},
            }
            for name, rates in figures.peers.items()
        },
        "wanted_beside": MOST,
        "beside_" + MEASURE: {str(way): figures.beside(way) for way in figures.books},
        "microseconds": {
            step: {str(players): median(seconds) * 1e6 for players, seconds in by_players.items()}
            for step, by_players in figures.costs.items()
        },
    }


def _rate(timing: Timing) -> float:
    return timing.number / timing.seconds
