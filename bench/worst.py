"""The dearest positions: which of all that notation accepts take longest to judge?

Positions are written at random, with hands of up to a whole pack, and changed again and again; what takes
longest stays. From each of them a few actions are played, so that turns in their midst (a count not reached
yet, a pile that lies aside) are judged as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from canasta.books import BOOKS
from canasta.books.house import rules_of, shipped
from canasta.build.find import COMPILED, INTERPRETED, running
from canasta.cards import BLACK_THREE, JOKER, LETTERS, RANKS, TWO
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import UnknownCards, apply, legal_actions, refusal
from canasta.messages import Complaint, text
from canasta.notation import read_position, write_position
from canasta.table.actions import ALL_ACTIONS, DISCARD, TAKE_PAIR
from canasta.table.state import State

#: Milliseconds that nothing may take longer than.
MOST = 10
#: Actions played on from a position, and positions that are kept for each book.
STEPS = 4
KEPT = 6


class Cost(NamedTuple):
    """What a position costs, in milliseconds."""

    legal: float  #: ``legal_actions``
    refusal: float  #: the dearest ``refusal`` of all actions

    @property
    def dearest(self) -> float:
        return max(self)


class Worst(NamedTuple):
    """The dearest position of a book, or of a house rule."""

    name: str
    cost: Cost
    position: str


@dataclass(frozen=True)
class Genes:
    """A position that can be written down and changed."""

    head: str  #: the book with its options or house rule, and players
    hand: tuple[int, ...]  #: how many cards of every kind
    sets: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    did: str = ""
    part: str = "play"
    pile: str = "4"
    score: int = 0
    more: str = ""
    pack: tuple[int, ...] = ()  #: how many cards of every kind there are

    def text(self) -> str:
        """The position in notation."""
        cards = "".join(letter * number for letter, number in zip(LETTERS, self.hand, strict=True))
        keys = {
            "scores": f"{self.score},0" if self.score else "",
            "did": self.did if self.part == "play" else "",
            "hand1": cards,
            "setsA": ",".join(self.sets),
            "closedA": ",".join(self.closed),
            "pile": self.pile,
        }
        told = " ".join(f"{key}={value}" for key, value in keys.items() if value)
        return " ".join(f"{self.head} turn=1:{self.part} {self.more} {told}".split())


def books() -> Iterator[tuple[str, str, Rulebook]]:
    """Every book, option by option, and every shipped house rule: name, head of its positions, rules."""
    for slug, book in BOOKS.items():
        yield slug, slug, book
        for option in book.options:
            yield f"{slug} {option.name}", f"{slug} options={option.name}", book.with_options([option.name])
    for name in shipped():
        rules = rules_of(name)
        yield name, f"{rules.slug} house={name}", rules


def first(head: str, rules: Rulebook, rng: Random) -> Genes:
    """Something to begin with."""
    seats = rng.choice(rules.seatings)
    players = "" if seats.players == 4 else f" players={seats.players}"
    more = ""
    if rules.reserves:
        more = rng.choice(("knee1=- foot1=- knee3=- foot3=- hand3=#5", "")) if seats.seats == 4 else ""
    if rules.quiet:
        more = "turns=40"
    pack = Setup(rules, seats.players).deck_counts
    genes = Genes(f"{head}{players}", (0,) * len(LETTERS), more=more, pack=pack)
    for _ in range(rng.randint(3, 30)):
        genes = changed(genes, rules, rng)
    return genes


def changed(genes: Genes, rules: Rulebook, rng: Random) -> Genes:
    """The same with something changed."""
    what = rng.random()
    if what < 0.55:
        hand = list(genes.hand)
        for _ in range(rng.choice((1, 1, 2, 5))):
            kind = rng.choice((*range(RANKS), TWO, JOKER, BLACK_THREE))
            hand[kind] = min(max(0, hand[kind] + rng.choice((-2, -1, 1, 1, 2, 3, 7))), genes.pack[kind])
        return replace(genes, hand=tuple(hand))
    if what < 0.75:
        kept = [each for each in genes.sets if rng.random() < 0.8]
        rank = rng.choice((*LETTERS[:RANKS], "2"))
        kept = [each for each in kept if each[0] != rank]
        if rng.random() < 0.8:
            naturals, wild = rng.randint(2, 8), rng.choice((0, 0, 1, 2, 3))
            kept.append(rank * (naturals + wild) if rank == "2" else rank * naturals + "2" * wild)
        return replace(genes, sets=tuple(kept))
    if what < 0.85 and rules.further_sets is not None:
        rank = rng.choice((*LETTERS[:RANKS], "2", "5", "7"))
        mixed = rank not in "257" and rng.random() < 0.5
        added = (*genes.closed, rank * 5 + "22" if mixed else rank * 7)
        return replace(genes, closed=tuple(rng.sample(added, rng.randint(0, len(added)))))
    if what < 0.92:
        return replace(genes, did=rng.choice(("", "drew", "drew,asked,yes", "drew,asked,no")), part="play")
    if what < 0.97:
        ranks = LETTERS[:RANKS]
        pile = "".join(rng.choice(ranks) for _ in range(rng.choice((1, 2, 7, 9, 12))))
        return replace(genes, part=rng.choice(("play", "draw")), pile=pile)
    return replace(genes, score=rng.choice((0, 1500, 3000, 5000, 7500)))


def cost(state: State, again: int = 2) -> Cost:
    """What it takes to judge a position, the best of several times."""
    legal = min(_timed(legal_actions, state) for _ in range(again))
    refusals = (min(_timed(refusal, state, action) for _ in range(again)) for action in ALL_ACTIONS)
    return Cost(legal, max(refusals))


def _timed(work: Callable[..., object], *arguments: object) -> float:
    start = perf_counter()
    with suppress(UnknownCards):
        work(*arguments)
    return (perf_counter() - start) * 1000


def judged(genes: Genes, rng: Random) -> Worst | None:
    """The dearest of a position and those a few actions on; None if notation does not accept it."""
    try:
        state = read_position(genes.text())
        found = Worst("", cost(state), genes.text())
        for _ in range(STEPS):
            actions = legal_actions(state)
            lays = [action for action in actions if TAKE_PAIR <= action < DISCARD]
            if not lays:
                break
            apply(state, rng.choice(lays))
            here = cost(state)
            if here.dearest > found.cost.dearest:
                found = Worst("", here, write_position(state))
    except Complaint:
        return None
    return found


def search(name: str, head: str, rules: Rulebook, rng: Random, seconds: float) -> Worst:
    """The dearest position of a book that turns up in so many seconds."""
    until = perf_counter() + seconds
    pool: list[tuple[Worst, Genes]] = []
    tried: Counter[str] = Counter()
    while perf_counter() < until or not pool:
        if len(pool) < KEPT or rng.random() < 0.2:
            genes = first(head, rules, rng)
        else:
            genes = rng.choice(pool)[1]
            for _ in range(rng.choice((1, 2, 4))):
                genes = changed(genes, rules, rng)
        tried[genes.text()] += 1
        found = judged(genes, rng) if tried[genes.text()] == 1 else None
        if found is not None:
            pool.append((found, genes))
            pool.sort(key=lambda each: -each[0].cost.dearest)
            del pool[KEPT:]
    best = pool[0][0]
    # Measured once more: a moment in which the machine was busy elsewhere proves nothing.
    return Worst(name, cost(read_position(best.position), again=9), best.position)


def search_all(seconds: float, seed: int, names: Container[str] = ()) -> list[Worst]:
    """The dearest positions of all books and shipped house rules (or of some), dearest first."""
    wanted = [each for each in books() if not names or each[0] in names]
    found: list[Worst] = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=len(wanted))
        for name, head, rules in wanted:
            progress.update(task, description=text("bench.searching", name=name))
            found.append(search(name, head, rules, Random(f"{seed} {name}"), seconds))
            progress.advance(task)
    return sorted(found, key=lambda worst: -worst.cost.dearest)


def show_worst(seconds: float, seed: int) -> None:
    """Search, and print a table."""
    found = search_all(seconds, seed)
    core = COMPILED if running().compiled else INTERPRETED
    table = Table(box=SIMPLE, title=text("bench.dear_title", core=core, most=MOST))
    for column in ("book", "legal", "refusal", "position"):
        table.add_column(text(f"bench.dear_{column}"), overflow="fold")
    for worst in found:
        table.add_row(worst.name, f"{worst.cost.legal:.2f}", f"{worst.cost.refusal:.2f}", worst.position)
    Console().print(table)
