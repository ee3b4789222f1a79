"""Positions designed to be expensive to judge: initial families, and small mutations of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from canasta.books import BOOKS
from canasta.books.house import rules_of, shipped
from canasta.cards import BLACK_THREE, JOKER, LETTERS, RANKS, TWO
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.notation.position.keys import RESERVE_KEYS

_RANKS = LETTERS[:RANKS]
#: Possible states of a turn: its part and what has happened in it.
_TURNS = (
    "play", "play did=drew,asked,yes", "play did=drew,asked,no", "draw", "draw did=asked,yes",
    "play did=took,laid before=-", "play did=asked,yes,took,laid before=-",
    "play did=took,laid,must-go-out before=-",
)  # fmt: skip
#: First-meld counts: the book's, or an explicit one.
_NEEDS = (0, 0, 0, 120, 180, 290, 700, 2000)
#: The parts of a base (ruling H11), of which some are left out.
_BASE = ("7777777", "5555555", "2222222", "KKKKKKK", "QQQQQ22")


@dataclass(frozen=True)
class Genes:
    """A position that can be written and mutated."""

    head: str  #: the book with its options or house rule, and players
    pack: tuple[int, ...]  #: how many cards of every kind there are
    seats: int
    sides: int
    keys: frozenset[str]  #: keys of the notation that the book uses
    hand: tuple[int, ...]  #: how many cards of every kind; a number that is too large stands for all of them
    sets: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    turn: str = "play"
    pile: str = "4"
    needs: int = 0
    in_reserve: bool = True

    def text(self) -> str:
        """Write the position in notation; cards on the table and in the pile are not in the hand."""
        left = Counter(dict(zip(LETTERS, self.pack, strict=True)))
        blacks = ("BBB",) if "must-go-out" in self.turn else ()
        table = [self._fitting(each, left) for each in (*self.sets, *blacks)]
        closed = [each for each in self.closed if "closed" in self.keys and self._fitting(each, left) == each]
        pile = self._fitting(self.pile, left)
        hand = "".join(
            letter * min(number, left[letter]) for letter, number in zip(LETTERS, self.hand, strict=True)
        )
        words = [self.head, f"turn=1:{self.turn}", f"hand1={hand or '-'}"]
        words += [f"hand{seat}=?" for seat in range(2, self.seats + 1)]
        if self.in_reserve:
            words += [
                f"{key}{seat + 1}=-" for key in RESERVE_KEYS if key in self.keys for seat in range(self.seats)
            ]
        words += [f"setsA={','.join(filter(None, table))}"] * any(table)
        words += [f"closedA={','.join(closed)}"] * bool(closed)
        words += [f"{'aside' if 'took' in self.turn else 'pile'}={pile}"] * bool(pile)
        words += [f"needs={','.join([str(self.needs)] * self.sides)}"] * bool(self.needs)
        words += ["count=15"] * ("laid" in self.turn)
        return " ".join(words)

    @staticmethod
    def _fitting(cards: str, left: Counter[str]) -> str:
        """Return as many of these cards as are left, and remove them."""
        found = ""
        for card in cards:
            if left[card]:
                left[card] -= 1
                found += card
        return found if found.strip("2X") or not cards.strip("2X") else ""


def books() -> Iterator[tuple[str, str, Rulebook]]:
    """Yield every book, option and shipped house rule: name, head of its positions, rules."""
    for slug, book in BOOKS.items():
        yield slug, slug, book
        for option in book.options:
            yield f"{slug} {option.name}", f"{slug} options={option.name}", book.with_options([option.name])
    for name in shipped():
        rules = rules_of(name)
        yield name, f"{rules.slug} house={name}", rules


def first(head: str, rules: Rulebook, rng: Random) -> Genes:
    """Return a position of a hard family: whole packs, only pairs, sets about to close."""
    players = rng.choice(rules.seatings).players
    setup = Setup(rules, players)
    keys = setup.words | set(RESERVE_KEYS[: len(setup.reserve_sizes)])
    each = rng.choice(((1, 2), (2, 2), (2, 2, 2, 3), (2, 3, 6, 7), (0, 3, 5), (31, 31), (0, 1, 2, 3, 7, 9)))
    hand = [rng.choice(each) for _ in range(RANKS)] + [0] * (len(LETTERS) - RANKS)
    hand[TWO], hand[JOKER] = rng.choice(((0, 0), (2, 1), (3, 3), (6, 2), (31, 31)))
    hand[BLACK_THREE] = rng.choice((0, 0, 0, 3, 4))
    size = rules.canasta_size
    ranks = rng.sample(_RANKS, rng.choice((0, 0, 1, 3, 6, RANKS)))
    nearly = [rank * (size - 1 - wild) + "2" * wild for rank in ranks for wild in [rng.choice((0, 0, 1, 2))]]
    return Genes(
        f"{head} players={players}", setup.deck_counts, setup.seats, setup.sides, frozenset(keys),
        hand=tuple(hand),
        sets=tuple(nearly) if rng.random() < 0.8 else tuple(each[:3] for each in nearly),
        closed=tuple(rng.sample(_BASE, rng.randint(0, 5))),
        turn=rng.choice(_TURNS),
        pile=pile(rng),
        needs=rng.choice(_NEEDS),
        in_reserve=rng.random() < 0.8,
    )  # fmt: skip


def pile(rng: Random) -> str:
    """Return a pile of up to sixty cards, with or without wild ones, of many ranks or of few."""
    ranks = rng.choice((_RANKS, _RANKS, rng.sample(_RANKS, 3)))
    wild = rng.choice(("", "", "2", "2X"))
    number = rng.choice((1, 2, 7, 12, 25, 60))
    return "".join(
        rng.choice(wild if wild and rng.random() < 0.3 else ranks) for _ in range(number)
    ) + rng.choice(_RANKS)


def changed(genes: Genes, rng: Random) -> Genes:
    """Mutate a position."""
    what = rng.random()
    if what < 0.5:
        hand = list(genes.hand)
        for _ in range(rng.choice((1, 1, 2, 5))):
            kind = rng.choice((*range(RANKS), TWO, JOKER, BLACK_THREE))
            hand[kind] = min(max(0, hand[kind] + rng.choice((-2, -1, 1, 1, 2, 3, 7))), genes.pack[kind])
        return replace(genes, hand=tuple(hand))
    if what < 0.7:
        rank = rng.choice((*_RANKS, "2"))
        kept = [each for each in genes.sets if rng.random() < 0.9 and each[0] != rank]
        if rng.random() < 0.7:
            naturals, wild = rng.randint(2, 8), rng.choice((0, 0, 1, 2, 3))
            kept.append(rank * naturals + "2" * wild)
        return replace(genes, sets=tuple(kept))
    if what < 0.78:
        rank = rng.choice(_RANKS)
        added = (*genes.closed, rng.choice((*_BASE, rank * 5 + "22", rank * 7)))
        return replace(genes, closed=tuple(rng.sample(added, rng.randint(0, len(added)))))
    if what < 0.84:
        return replace(genes, turn=rng.choice(_TURNS))
    if what < 0.94:
        cards = genes.pile
        cut = rng.randrange(len(cards))
        more = rng.choice(
            (cards[:cut] + cards[cut + 1 :], cards[:cut] + rng.choice(_RANKS + "2X") + cards[cut:])
        )
        return replace(genes, pile=rng.choice((more, more, pile(rng))) or "4")
    return replace(genes, needs=rng.choice((*_NEEDS, genes.needs + 5, max(0, genes.needs - 5))))
