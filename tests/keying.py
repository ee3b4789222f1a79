"""Score pad entries for hands that the engine has played, derived from the cards on the table.

Nothing of the pad is used here but the names of its fields; canastas and values are counted independently.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations
from random import Random
from typing import Any

from canasta.books import BOOKS
from canasta.cards import ACE, BLACK_THREE, CALIENTE, FIVE, JOKER, LETTERS, RANKS, RED_THREE, SEVEN, TWO
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally, SideTally, Tally
from canasta.engine import State, legal_actions, play_out_step
from canasta.engine.random_play import Dice, deal_hand
from canasta.jobs import Variant
from canasta.table.actions import DISCARD
from canasta.table.state import PART_OVER

#: The ways people count.
MANNERS = ("cards", "groups", "sums")

_WORTH = {"2": 20, "X": 50, "A": 20, **dict.fromkeys("4567B", 5), **dict.fromkeys("89TJQK", 10)}


def worth(letter: str, book: str, in_hand: bool) -> int:
    """Return the value of a card as the rulebooks print it."""
    if letter == "B" and book == "boat":
        return 100 if in_hand else 5
    return _WORTH[letter]


def letters(cards: SetTally) -> str:
    return LETTERS[cards.kind] * cards.naturals + "2" * cards.twos + "X" * cards.jokers


def counted(cards: str, book: str, manner: str, in_hand: bool = False) -> Any:
    values = [worth(letter, book, in_hand) for letter in cards]
    if manner == "sums":
        return sum(values)
    return {"groups": {str(value): number for value, number in sorted(Counter(values).items())}}


def class_of(cards: SetTally, book: str, small: bool) -> str:
    """Return the name of a canasta's kind in a book."""
    if cards.kind == TWO:
        if book == "boat":
            return "small_wild" if small else "big_wild"
        return "twos" if book == "american" and cards.jokers == 0 else "wild"
    if cards.twos or cards.jokers:
        return "mixed"
    if book in ("american", "knee") and cards.kind == SEVEN:
        return "sevens"
    if book == "american" and cards.kind == ACE:
        return "aces"
    return "fives" if book == "knee" and cards.kind == FIVE else "natural"


def key_side(side: SideTally, book: str, manner: str, special: str | None = None) -> dict[str, Any]:
    """Return one side's entry as a scorekeeper would key it in."""
    entry: dict[str, Any] = {
        "out": side.out and side.out_counts and book != "knee",  # where it has no points
        "concealed": side.out and side.out_counts and side.concealed,
        "four_blacks": side.out and side.out_counts and side.four_blacks,
        "special": special if side.special >= 0 else None,
        "red_threes": side.red_threes,
        "black_threes": side.black_threes,
        "calientes": side.calientes,
        "fines": [{"points": side.fines, "for": "all of them"}] if side.fines else None,
    }
    if manner == "cards":
        books = [letters(book) for book in side.closed]
        for rank, number in enumerate(side.added):
            if number:  # it does not matter on which of them they lie
                place = next(n for n, cards in enumerate(side.closed) if cards.kind == rank)
                books[place] += LETTERS[rank] * number
        entry["sets"] = " ".join([*books, *map(letters, side.sets)])
        if side.wild_canasta and book == "boat":  # elsewhere the pad does not ask
            entry["small_wild" if side.wild_canasta == 1 else "big_wild"] = 1
    else:
        _count_table(entry, side, book, manner)
    _count_hands(entry, side, book, manner)
    return {id: value for id, value in entry.items() if value not in (None, False, 0)}


def _count_table(entry: dict[str, Any], side: SideTally, book: str, manner: str) -> None:
    canastas = [cards for cards in (side.closed or side.sets) if cards.size >= 7]
    entry.update(Counter(class_of(cards, book, side.wild_canasta == 1) for cards in canastas))
    loose = "".join(map(letters, side.sets))
    loose += "".join(LETTERS[rank] * number for rank, number in enumerate(side.added))
    entry["laid"] = counted(loose, book, manner)
    if book == "knee":
        entry["beyond"] = counted("".join(beyond_the_base(side.closed)), book, manner)
    if book == "american":
        for cards in side.sets:
            if cards.size < 7 and cards.kind == TWO:
                entry["open_wild"] = 1
            elif cards.size < 7 and cards.kind == SEVEN:
                entry["open_sevens"] = 1
            elif cards.size < 7 and cards.kind == ACE and not cards.wild:
                entry["open_aces"] = 1


def beyond_the_base(books: Iterable[SetTally]) -> list[str]:
    """Return the canastas left when the base takes one of each kind and costs least (ruling H11)."""
    told = [letters(book) for book in books]
    sorts = {
        "sevens": [n for n, cards in enumerate(told) if set(cards) == {"7"}],
        "fives": [n for n, cards in enumerate(told) if set(cards) == {"5"}],
        "wild": [n for n, cards in enumerate(told) if set(cards) <= {"2", "X"}],
        "natural": [n for n, cards in enumerate(told) if len(set(cards)) == 1 and cards[0] not in "2X"],
        "mixed": [n for n, cards in enumerate(told) if len(set(cards)) > 1 and not set(cards) <= {"2", "X"}],
    }

    def cost(numbers: Iterable[int]) -> int:
        return sum(worth(letter, "knee", False) for number in numbers for letter in told[number])

    if len(told) < 5 or not all(sorts.values()):
        return told
    # The three natural ones must differ; any cheapest will do for the others.
    cheapest = [min(sorts[name], key=lambda n: cost([n])) for name in ("wild", "mixed")]
    naturals = [
        chosen
        for chosen in permutations(sorts["natural"], 3)
        if chosen[0] in sorts["sevens"] and chosen[1] in sorts["fives"]
    ]
    if not naturals:
        return told
    base = [*cheapest, *min(naturals, key=cost)]
    return [cards for number, cards in enumerate(told) if number not in base]


def _count_hands(entry: dict[str, Any], side: SideTally, book: str, manner: str) -> None:
    hands: list[Any] = []
    for counts in side.hands:
        cards = "".join(LETTERS[kind] * number for kind, number in enumerate(counts))
        if manner == "cards":
            hands.append({"cards": cards})
            continue
        counting = "".join(letter for letter in cards if letter not in "RC")
        if book in ("american", "knee"):
            counting = counting.replace("B", "")
        hand = counted(counting, book, manner, in_hand=True)
        if counts[CALIENTE]:
            hand = {**(hand if isinstance(hand, dict) else {"points": hand}), "calientes": counts[CALIENTE]}
        hands.append(hand)
        if book == "knee":
            entry["left_red_threes"] = entry.get("left_red_threes", 0) + counts[RED_THREE]
            entry["left_black_threes"] = entry.get("left_black_threes", 0) + counts[BLACK_THREE]
        if book == "american":
            for rank in (SEVEN, ACE):
                if counts[rank] >= 3:
                    entry[f"held_{LETTERS[rank]}"] = entry.get(f"held_{LETTERS[rank]}", 0) + 1
    entry["left"] = hands


def key_hand(of: Tally, book: str, manner: str, special: str | None = None) -> list[dict[str, Any]]:
    return [key_side(side, book, manner, special) for side in of.sides]


# --- Hands to key in --------------------------------------------------------------------------------


def played(variant: Variant, rng: Random, eager: float) -> State:
    """Play a hand to its end at random; ``eager`` makes discards rarer while there is a choice."""
    setup = Setup(BOOKS[variant.book].with_options(variant.options), variant.players)
    state = deal_hand(setup, Dice(str(rng.random())), number=int(rng.random() * 4) + 1)
    while state.part != PART_OVER:
        legal = legal_actions(state)
        if eager and rng.random() < eager:
            legal = [action for action in legal if action < DISCARD] or legal
        play_out_step(state, legal[int(rng.random() * len(legal))])
    return state


def special_name(state: State) -> str | None:
    return state.setup.book.special_hands[state.special].name if state.special >= 0 else None


def left_over(rng: Random, take: Callable[[int, int], int], red_threes: bool) -> tuple[int, ...]:
    """Return a few cards left in a hand."""
    counts = [0] * 16
    for kind in rng.choices(range(16), k=rng.randrange(9)):
        if kind != RED_THREE or red_threes:
            counts[kind] += take(kind, 1)
    return tuple(counts)


def invented(setup: Setup, rng: Random) -> Tally:
    """Return a table that random play rarely reaches: many canastas, wild ones, bases, rare ways out."""
    book = setup.book.slug
    pack = Counter(setup.deck)

    def take(kind: int, number: int) -> int:
        got = min(number, pack[kind])
        pack[kind] -= got
        return got

    sides = []
    winner = rng.choice([-1, *range(setup.sides)])
    for side in range(setup.sides):
        shown = len(setup.book.special_hands)
        special = rng.randrange(shown) if shown and side == winner and rng.random() < 0.2 else -1
        sets: list[SetTally] = []
        books: list[SetTally] = []
        added = [0] * RANKS
        ranks = [] if special >= 0 else [*rng.sample(range(RANKS), rng.randrange(9))]
        if book == "knee" and rng.random() < 0.6:
            ranks = [SEVEN, FIVE, *(rank for rank in range(RANKS) if rank not in (SEVEN, FIVE))]
        for rank in ranks:
            for _ in range(2 if book == "knee" else 1):
                naturals = take(rank, rng.choice([3, 4, 5, 6, 7, 7]))
                pure = (book == "american" and rank == SEVEN) or (book == "knee" and rank in (SEVEN, FIVE))
                wild = 0 if pure or naturals < 5 else min(7 - naturals, rng.randrange(3))
                cards = SetTally(rank, naturals, take(TWO, wild), take(JOKER, rng.randrange(wild + 1) // 2))
                if cards.size > 7 or naturals < 3:
                    pack[rank] += naturals
                    pack[TWO] += cards.twos
                    pack[JOKER] += cards.jokers
                elif book == "knee" and cards.size == 7:
                    books.append(cards)
                    added[rank] += take(rank, rng.randrange(3)) if rank not in (SEVEN, FIVE) else 0
                elif not any(other.kind == rank for other in sets):
                    sets.append(cards)
                else:
                    pack[rank] += naturals
                    pack[TWO] += cards.twos
                    pack[JOKER] += cards.jokers
        wild_canasta = 0
        if book in ("boat", "american", "knee") and special < 0 and rng.random() < 0.6:
            twos = take(TWO, rng.choice([3, 4, 7]))
            cards = SetTally(TWO, 0, twos, take(JOKER, 7 - twos if rng.random() < 0.8 else 0))
            if cards.size == 7 and book == "knee":
                books.append(cards)
            elif cards.size >= 3:
                sets.append(cards)
                if cards.size == 7 and book == "boat":
                    wild_canasta = 2 if cards.jokers > cards.twos else 1
        places = range(setup.seats // setup.sides)
        hands = [
            (0,) * 16 if side == winner and place == 0 else left_over(rng, take, book == "knee")
            for place in places
        ]
        blacks = take(BLACK_THREE, rng.randrange(5)) if book == "american" else 0
        canastas = sum(1 for cards in sets if cards.size >= 7)
        concealed = book in ("classic", "caliente") and rng.random() < 0.3
        four = book == "boat" and side == winner and canastas > 0 and rng.random() < 0.3
        sets.sort(key=lambda cards: (cards.kind == TWO, cards.kind))
        sides.append(
            SideTally(
                side=side,
                sets=tuple(sets),
                opened=bool(sets or books),
                red_threes=take(RED_THREE, rng.randrange(9)),
                hands=tuple(hands),
                out=side == winner and book != "knee",
                concealed=concealed,
                fines=rng.choice([0, 0, 100]) if book == "classic" else 0,
                calientes=take(CALIENTE, rng.randrange(2)),
                wild_canasta=wild_canasta,
                black_threes=blacks,
                closed=tuple(books),
                added=tuple(added),
                special=special,
                four_blacks=four,
            )
        )
    return Tally(tuple(sides))
