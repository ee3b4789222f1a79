"""The most expensive positions: which of all that the notation accepts take longest to judge?

The search begins with families that are designed to be hard (``bench.adversary``), mutates them repeatedly,
and keeps the most expensive ones. Their cost is counted rather than timed, so that a busy machine does not
distort it. A few lays are played from each position, so that unfinished turns are judged as well. At the end
the most expensive positions of every book are timed.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from contextlib import suppress
from random import Random
from time import perf_counter, process_time
from typing import NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from bench.adversary import Genes, books, changed, first
from canasta.build.find import COMPILED, INTERPRETED, running
from canasta.clauses.rulebook import Rulebook
from canasta.engine import UnknownCards, apply, legal_actions, refusal
from canasta.engine.finishing.plan import way_out_plan
from canasta.engine.finishing.table import WORK
from canasta.engine.legal import lays_by_cards
from canasta.messages import UserError, text
from canasta.notation import read_position, write_position
from canasta.table.actions import ALL_ACTIONS, DISCARD, LAY_NATURAL, TAKE_PAIR
from canasta.table.state import PART_PLAY, State

#: Maximum milliseconds for any judgement.
MOST = 10
#: Lays played from a position, positions kept for each book, and how many of them are timed.
STEPS = 4
KEPT = 8
TIMED = 3
#: Refusals counted in the search; at the end all are timed.
REFUSED = 3


class Cost(NamedTuple):
    """The cost of judging a position: work counted, or milliseconds."""

    legal: float  #: ``legal_actions``
    refusal: float  #: the most expensive ``refusal`` of all actions
    out: float  #: ``way_out_plan``


class Worst(NamedTuple):
    """The most expensive position of a book or house rule."""

    name: str
    work: Cost
    cost: Cost
    position: str


def cost(state: State, measure: Callable[..., float], refused: Iterable[int] = ALL_ACTIONS) -> Cost:
    """Measure the cost of judging a position."""
    refusals = max((measure(refusal, state, action) for action in refused), default=0)
    return Cost(measure(legal_actions, state), refusals, measure(way_out_plan, state))


def work(state: State) -> Cost:
    """Count the cost, considering only some of the refused lays."""
    with suppress(UnknownCards):
        legal = legal_actions(state)
        lays = lays_by_cards(state) if state.part == PART_PLAY else range(TAKE_PAIR, LAY_NATURAL)
        return cost(state, counted, [action for action in lays if action not in legal][:REFUSED])
    return cost(state, counted, ())


def counted(judge: Callable[..., object], *arguments: object) -> float:
    """Return how many table entries were looked at."""
    before = int(WORK[0])
    with suppress(UnknownCards):
        judge(*arguments)
    return int(WORK[0]) - before


def timed(judge: Callable[..., object], *arguments: object) -> float:
    """Return the milliseconds of processor time, the best of three."""
    times = []
    for _ in range(3):
        start = process_time()
        with suppress(UnknownCards):
            judge(*arguments)
        times.append((process_time() - start) * 1000)
    return min(times)


def judged(genes: Genes, rng: Random) -> tuple[Cost, str] | None:
    """Return the most expensive of a position and those a few lays later; None if it is not accepted."""
    try:
        state = read_position(genes.text())
        found = work(state), genes.text()
        for _ in range(STEPS):
            lays = [action for action in legal_actions(state) if TAKE_PAIR <= action < DISCARD]
            if not lays:
                break
            apply(state, rng.choice(lays))
            here = work(state)
            if max(here) > max(found[0]):
                found = here, write_position(state)
    except UserError:
        return None
    return found


def search(name: str, head: str, rules: Rulebook, rng: Random, seconds: float) -> Worst:
    """Return the most expensive position of a book that is found in some seconds."""
    until = perf_counter() + seconds
    pool: list[tuple[Cost, str, Genes]] = []
    tried: set[str] = set()
    while perf_counter() < until or not pool:
        if len(pool) < KEPT or rng.random() < 0.3:
            genes = first(head, rules, rng)
        else:
            genes = rng.choice(pool)[2]
            for _ in range(rng.choice((1, 2, 4))):
                genes = changed(genes, rng)
        found = judged(genes, rng) if genes.text() not in tried else None
        tried.add(genes.text())
        if found is not None:
            pool.append((*found, genes))
            pool.sort(key=lambda each: -max(each[0]))
            del pool[KEPT:]
    all_timed = [
        Worst(name, work, cost(read_position(position), timed), position)
        for work, position, _ in pool[:TIMED]
    ]
    return max(all_timed, key=lambda worst: max(worst.cost))


def search_all(seconds: float, seed: int, names: Container[str] = ()) -> list[Worst]:
    """Return the worst positions of all books and shipped house rules (or of some), worst first."""
    wanted = [each for each in books() if not names or each[0] in names]
    found: list[Worst] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(wanted))
        for name, head, rules in wanted:
            progress.update(task, description=text("bench.searching", name=name))
            found.append(search(name, head, rules, Random(f"{seed} {name}"), seconds))
            progress.advance(task)
    return sorted(found, key=lambda worst: -max(worst.cost))


def show_worst(seconds: float, seed: int) -> None:
    """Search, and print a table."""
    found = search_all(seconds, seed)
    core = COMPILED if running().compiled else INTERPRETED
    console = Console()
    table = Table(box=SIMPLE, title=text("bench.dear_title", core=core, most=MOST))
    for column in ("book", "legal", "refusal", "out", "work"):
        table.add_column(text(f"bench.dear_{column}"), justify="left" if column == "book" else "right")
    for worst in found:
        times = (f"{each:.2f}" for each in worst.cost)
        table.add_row(worst.name, *times, f"{max(worst.work):,.0f}")
    console.print(table)
    for worst in found:  # on separate lines, for copying
        console.print(worst.position, soft_wrap=True, highlight=False, markup=False)
