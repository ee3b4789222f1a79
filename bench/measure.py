"""Rounds of measurements, and their results."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from statistics import median
from typing import NamedTuple

from bench import workload as work
from bench.envs import environments
from bench.memory import memory
from bench.network import SENT, time_sending
from bench.other import VARIANTS, InterpretedProcess
from bench.peers import Peer
from bench.workload import HAND_SIZES, PARTS, Timing, Workload
from canasta.books import book
from canasta.books.house import rules_of
from canasta.build.find import COMPILED, INTERPRETED, running
from canasta.clauses.rulebook import Seats
from canasta.clauses.setup import Setup
from canasta.jobs import Variant, all_variants

#: Hands of random play in a round, per number of players; the compiled core plays more in the same time.
HANDS = 100
COMPILED_TIMES = 6
#: Hands in a round with observations.
OBSERVED_HANDS = 100
#: Hands in a round of each variant, for the comparison of the books.
BOOK_HANDS = 40
#: Hands whose positions are used to measure single steps.
STEP_HANDS = 20
#: The reference book, and the maximum cost of other books' actions as a multiple of it.
MEASURE = "classic"
MOST = 3
#: Maximum microseconds for a copy of a state in the compiled core.
COPY = 0.3


class Ours(NamedTuple):
    """One of our series; its title is the message ``bench.ours.`` with how it is done."""

    core: str  #: ``compiled`` or ``interpreted``
    how: str  #: ``api``, ``inside``, ``playouts``, ``observed`` or ``vector``
    players: int

    def __str__(self) -> str:
        return f"{self.core} {self.how} {self.players}"


class Goal(NamedTuple):
    """The minimum speed as a multiple of a peer's, for ``MEASURE`` with four players."""

    core: str
    how: str
    peer: str
    least: float

    @property
    def ours(self) -> Ours:
        return Ours(self.core, self.how, 4)


GOALS = (
    Goal(COMPILED, "api", "rlcard", 150),
    Goal(COMPILED, "api", "openspiel_gin_rummy", 30),
    Goal(COMPILED, "api", "openspiel_hearts", 4),
    Goal(COMPILED, "inside", "openspiel_rollouts", 0.5),
    Goal(COMPILED, "observed", "rlcard", 30),
    Goal(COMPILED, "vector", "rlcard", 60),
    Goal(INTERPRETED, "api", "rlcard", 25),
)


@dataclass
class Figures:
    """All measurements: by name and number of players, one value per round."""

    book: str
    seed: int
    rounds: int
    #: Actions per CPU second of random play.
    speed: dict[Ours, list[float]] = field(default_factory=dict)
    #: The same for the peers, by name.
    peers: dict[str, list[float]] = field(default_factory=dict)
    #: Seconds of CPU time of one step, by its name and the number of players.
    costs: dict[str, dict[int, list[float]]] = field(default_factory=dict)
    #: Seconds of CPU time of an action of random play, by variant.
    books: dict[Variant, list[float]] = field(default_factory=dict)
    #: Bytes, by object and number of players.
    memory: dict[str, dict[int, float]] = field(default_factory=dict)

    def relative_cost(self, variant: Variant) -> float:
        """Return the median cost of an action, relative to ``MEASURE`` with the same number of seats."""
        seats = {variant: table(variant).seats for variant in self.books}
        like = [other for other in self.books if other.book == MEASURE]
        # If the reference book has no such table, take its largest.
        reference = next((other for other in like if seats[other] == seats[variant]), like[-1])
        return median(
            cost / its for cost, its in zip(self.books[variant], self.books[reference], strict=True)
        )

    def ratio(self, ours: Ours, peer: str) -> float:
        """Return the speed as a multiple of a peer's: the median over the rounds."""
        return median(our / its for our, its in zip(self.speed[ours], self.peers[peer], strict=True))

    def goals(self) -> list[tuple[Goal, float]]:
        """Return the goals that these figures cover, and what was reached."""
        return [
            (goal, self.ratio(goal.ours, goal.peer))
            for goal in GOALS
            if self.book == MEASURE and goal.ours in self.speed and goal.peer in self.peers
        ]

    def cost(self, step: str, players: int) -> float:
        """Return the median seconds of one step; zero if it does not occur."""
        return median(self.costs[step][players])

    def in_copies(self, step: str, players: int) -> float:
        """Return the cost of a step in copies of a state."""
        return self.cost(step, players) / self.cost("copy", players)


#: The steps that are measured, in the order of the report.
STEPS = ("copy", "legal", *(f"legal.{part}" for part in PARTS.values()),
         "step", "apply", "view", "sample", "deal", "score", "act", "send")  # fmt: skip
#: Legal actions while cards may be laid, by the number of cards in hand.
SIZES = tuple(f"size.{least}" for least in HAND_SIZES)


def table(variant: Variant) -> Setup:
    """Return the setup of a variant."""
    return Setup(book(variant.book).with_options(variant.options), variant.players)


def variants() -> list[Variant]:
    """Return the variants to compare: every book, and each of its options alone."""
    return [variant for variant in all_variants(alike=False) if len(variant.options) < 2]


def measure(
    slug: str,
    players: list[int],
    seed: int,
    rounds: int,
    peers: Sequence[Peer],
    on_round: Callable[[int], None],
) -> Figures:
    """Measure in rounds; ``on_round`` is called with the number of each round at its start."""
    loads = {
        number: Workload.play(Setup(rules_of(slug), number), f"{seed} steps", STEP_HANDS)
        for number in players
    }
    figures = Figures(slug, seed, rounds)
    with ExitStack() as stack:
        ours = series(slug, distinct(slug, players), stack)
        tables = {variant: table(variant) for variant in variants()}
        # Warm up caches and the interpreter without measuring.
        for which, timed in ours.items():
            timed(seed, 2)
            figures.speed[which] = []
        for peer in peers:
            peer.time(seed, 1)
            figures.peers[peer.name] = []
        for variant, setup in tables.items():
            work.time_play(setup, f"{seed} warm", 2)
            figures.books[variant] = []
        for name in STEPS + SIZES:
            figures.costs[name] = {number: [] for number in players}
        for turn in range(rounds):
            on_round(turn + 1)
            for which, timed in ours.items():
                figures.speed[which].append(_rate(timed(seed + turn, hands_of(which))))
            for peer in peers:
                figures.peers[peer.name].append(_rate(peer.time(seed + turn, peer.hands)))
            for variant, setup in tables.items():
                figures.books[variant].append(work.time_play(setup, f"{seed} {turn}", BOOK_HANDS).each)
            for number, load in loads.items():
                for name, timing in time_steps(load).items():
                    figures.costs[name][number].append(timing.each)
    for number, load in loads.items():
        for name, taken in memory(load).items():
            figures.memory.setdefault(name, {})[number] = taken
    return figures


def series(slug: str, players: list[int], stack: ExitStack) -> dict[Ours, Callable[[int, int], Timing]]:
    """Return our series: functions of a seed and a number of hands.

    If the core runs compiled, the interpreted one is measured too, in a process that ``stack`` ends.
    """
    found: dict[Ours, Callable[[int, int], Timing]] = {}
    for how, timed in VARIANTS.items():
        for number in players:
            setup = Setup(rules_of(slug), number)
            found[Ours(core(), how, number)] = partial(_time_here, timed, setup)
    for how, observed in environments().items():
        for number in players:
            found[Ours(core(), how, number)] = partial(observed, slug, number)
    if core() == COMPILED:
        other = stack.enter_context(InterpretedProcess())
        for how in VARIANTS:
            for number in players:
                found[Ours(INTERPRETED, how, number)] = partial(other.time, how, slug, number)
    return found


def _time_here(timed: Callable[[Setup, str, int], Timing], setup: Setup, seed: int, hands: int) -> Timing:
    return timed(setup, str(seed), hands)


def hands_of(ours: Ours) -> int:
    """Return the number of hands in a round of a series."""
    if ours.how not in VARIANTS:
        return OBSERVED_HANDS
    return HANDS * COMPILED_TIMES if ours.core == COMPILED else HANDS


def distinct(slug: str, players: list[int]) -> list[int]:
    """Return the numbers of players with different seatings; if some sit out, the hands are the same.

    >>> distinct("classic", [2, 3, 4, 5, 6])
    [2, 3, 4]
    """
    found: dict[Seats, int] = {}
    for number in players:
        found.setdefault(replace(rules_of(slug).seating(number), players=0), number)
    return list(found.values())


def time_steps(load: Workload) -> dict[str, Timing]:
    """Time every single step over all positions of a workload."""
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
    timings["act"], timings["send"] = time_sending(load)
    for least, states in load.by_hand_size().items():
        timings[f"size.{least}"] = work.time_legal(states)
    return timings


def core() -> str:
    """Return which core runs in this process."""
    return COMPILED if running().compiled else INTERPRETED


def as_json(figures: Figures) -> dict[str, object]:
    """Return all figures as plain values: medians, and the rounds they come from."""
    return {
        "book": figures.book,
        "seed": figures.seed,
        "rounds": figures.rounds,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "core": core(),
        "actions_per_cpu_second": {str(ours): _series(rates) for ours, rates in figures.speed.items()},
        "peers": {
            name: {
                "actions_per_cpu_second": _series(rates),
                "ratio": {str(ours): figures.ratio(ours, name) for ours in figures.speed},
            }
            for name, rates in figures.peers.items()
        },
        "goals": [{**goal._asdict(), "reached": reached} for goal, reached in figures.goals()],
        "wanted_beside": MOST,
        "relative_to_" + MEASURE: {str(variant): figures.relative_cost(variant) for variant in figures.books},
        "wanted_copy_microseconds": COPY,
        "wanted_send_microseconds": SENT,
        "microseconds": {
            step: {str(players): median(seconds) * 1e6 for players, seconds in by_players.items()}
            for step, by_players in figures.costs.items()
        },
        "bytes": {
            name: {str(players): taken for players, taken in by_players.items()}
            for name, by_players in figures.memory.items()
        },
    }


def _series(rates: list[float]) -> dict[str, object]:
    return {"median": median(rates), "rounds": rates}


def _rate(timing: Timing) -> float:
    return timing.number / timing.seconds
