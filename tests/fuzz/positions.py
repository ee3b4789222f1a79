"""Positions: books, cards and words that may contradict each other; accepted positions are played on."""

from functools import lru_cache
from random import Random

from canasta.clauses.reserve import unpack_set
from canasta.engine import UnknownCards, apply, legal_actions
from canasta.jobs import Variant
from canasta.messages import UserError
from canasta.notation import read_position, same_position, write_position
from canasta.notation.position.flags import FLAG_WORDS
from canasta.notation.position.keys import PARTS
from canasta.table.state import (
    ADDED,
    BLACK_THREES,
    CALIENTES,
    FOUR_BLACKS,
    PART_OVER,
    RED_THREES,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    State,
)
from tests.fuzz.target import Target, reads
from tests.positions import VARIANTS, random_hand

RANKS = "456789TJQKA"
STEPS = 5
#: Hands of each variant.
_HANDS = 20


def cards(rng: Random, number: int) -> str:
    return "".join(rng.choice(RANKS + "2X" if rng.random() < 0.9 else "RB") for _ in range(number)) or "-"


def one_set(rng: Random) -> str:
    if rng.random() < 0.1:
        return rng.choice(["BBB", "222", "22X", "2222222", "BBBB", "22222XX"])
    wild = rng.choice("2X") * rng.choice([0, 0, 0, 1, 1, 2, 3])
    return rng.choice(RANKS) * rng.choice([2, 3, 3, 4, 5, 6, 7, 7, 8]) + wild


def value(rng: Random, key: str) -> str:
    """Generate a value for a key, as likely as not in conflict with the rest of the position."""
    name = key.rstrip("1234AB")
    if name == "did":
        return ",".join(rng.sample(list(FLAG_WORDS.values()), rng.choice([1, 1, 2, 3])))
    if name in ("aside", "pile"):
        return rng.choice(["-", cards(rng, rng.randint(1, 4)), f"#{rng.randint(1, 9)}?{cards(rng, 1)}"])
    if name == "hand":
        return rng.choice([cards(rng, rng.randint(0, 7)), f"#{rng.randint(0, 9)}", cards(rng, 3) + "#"])
    if name in ("sets", "closed"):
        return ",".join(one_set(rng) for _ in range(rng.choice([1, 1, 2, 3])))
    if name == "turn":
        return f"{rng.randint(1, 4)}:{rng.choice([*PARTS, 'play', 'play'])}"
    choices: dict[str, tuple[str, ...]] = {
        "count": ("0", "5", "30", "45", "50", "60", "110", "120", "125"),
        "before": ("-", *RANKS),
        "opened": ("-", "A", "B", "A,B"),
        "three": ("R", "B", "-"),
        "stock": ("-", "#", cards(rng, 2) + "#", cards(rng, 3)),
        "known": ("-", cards(rng, 1), cards(rng, 2)),
        "penalty": ("-", cards(rng, 1), cards(rng, 2)),
        "knee": ("-", cards(rng, 13)),
        "foot": ("-", cards(rng, 11)),
        "added": (cards(rng, 1),),
        "wild": ("small", "big", "-"),
        "owes": ("1,0,0,0", "0,1,0,0"),
        "needs": ("0,0", "50,50", "120,90"),
        "scores": ("0,0", "-50,0", "3000,5000"),
        "ending": ("out", "exhausted", "last-three", "stuck"),
        "special": ("pairs", "straight", "-"),
        "red": tuple("01234"),
        "black": tuple("01234"),
    }
    seats = ("-", "1", "2", "1,3")
    return rng.choice(choices.get(name, ("yes", "no", "0", "1", "7", "12", *seats)))


KEYS = (
    *("did", "count", "before", "opened", "three", "aside", "stock", "pile", "turn", "melded", "asked"),
    *("frozen", "stopped", "owes", "needs", "scores", "turns", "cleared", "idle", "since", "shuffles"),
    *("out", "ending", "special"),
    *(f"{name}{seat}" for name in ("hand", "penalty", "known", "knee", "foot") for seat in "1234"),
    *(f"{name}{side}" for name in ("sets", "closed", "red", "black", "added", "wild") for side in "AB"),
)


def mutated(rng: Random, text: str) -> str:
    book, *pairs = text.split()
    words = dict(pair.split("=", 1) for pair in pairs)
    if rng.random() < 0.5:  # a small one, in which a few words say everything
        words = {key: words[key] for key in ("options", "players") if key in words}
        words["turn"] = value(rng, "turn")
        words["hand" + words["turn"][0]] = value(rng, "hand1")
    for _ in range(rng.choice([1, 1, 2, 3, 4])):
        key = rng.choice(KEYS) if rng.random() < 0.5 else rng.choice(list(words) or KEYS)
        if rng.random() < 0.2:
            words.pop(key, None)
        else:
            words[key] = value(rng, key)
    return " ".join([book, *(f"{key}={said}" for key, said in words.items())])


def number_of_cards(state: State) -> int:
    """Count all cards of a position, wherever they lie."""
    count = sum(state.size(seat) for seat in range(state.setup.seats))
    count += len(state.pile) + len(state.aside) + state.stock_size()
    count += sum(len(cards) for seat in state.reserves for cards in seat)
    laid = state.laid
    for side in range(state.setup.sides):
        count += sum(_fields(laid[place + side]) for place in (SET_NATURALS, SET_TWOS, SET_JOKERS, ADDED))
        count += laid[RED_THREES + side] + laid[BLACK_THREES + side] + laid[CALIENTES + side]
        for packed in state.closed[side] if state.closed else ():
            count += sum(unpack_set(packed)[1:])
    return count + (4 if state.flags & FOUR_BLACKS else 0)


def _fields(word: int) -> int:
    """Return the sum of a word's fields."""
    return (word & 31) + _fields(word >> 5) if word else 0


def play_on(rng: Random, state: State) -> None:
    """Play some actions; after each, the position round-trips, no card is lost, and the game can go on."""
    cards = number_of_cards(state)
    for _ in range(STEPS):
        text = write_position(state)
        again = read_position(text)
        assert same_position(state, again), text
        assert write_position(again) == text
        assert number_of_cards(state) == cards, text
        if state.part == PART_OVER:
            return
        try:
            legal = legal_actions(state)
            assert legal, text
            apply(state, rng.choice(legal))
        except UnknownCards:
            return
        except UserError as error:
            if error.message != "unknown.shuffle":
                raise
            return


@lru_cache(300)
def hand(variant: Variant, seed: int) -> tuple[State, ...]:
    """Return every state of a hand of a variant."""
    return tuple(state.copy() for state in random_hand(variant, seed))


def some_position(rng: Random) -> str:
    """Pick a position that arose in play."""
    return _position_of(rng, rng.choice(VARIANTS))


def _position_of(rng: Random, variant: Variant) -> str:
    return write_position(rng.choice(hand(variant, rng.randrange(_HANDS))))


def crossed(rng: Random) -> str:
    """Return a position with some values of another one of the same rules: most are accepted."""
    variant = rng.choice(VARIANTS)
    text, other = _position_of(rng, variant), _position_of(rng, variant)
    words = dict(pair.split("=", 1) for pair in text.split()[1:])
    others = dict(pair.split("=", 1) for pair in other.split()[1:])
    for key in rng.sample(sorted(others), min(len(others), rng.choice([1, 1, 2, 3]))):
        words[key] = others[key]
    if rng.random() < 0.7:  # when not every card's place is known, few values contradict each other
        words["stock"] = "#"
        for key in words:
            if key.startswith("hand") and words[key] != "-" and key[-1] != words.get("turn", "1")[0]:
                words[key] = f"#{len(words[key])}"
    return " ".join([text.split()[0], *(f"{key}={said}" for key, said in words.items())])


def _check(text: str) -> bool:
    state = read_position(text)
    play_on(Random(text), state)
    return True


def _made(rng: Random) -> bytes:
    return (mutated(rng, some_position(rng)) if rng.random() < 0.5 else crossed(rng)).encode()


POSITION = Target(
    "position",
    _made,
    reads(_check),
    tuple(f"{key}=".encode() for key in KEYS) + tuple(word.encode() for word in FLAG_WORDS.values()),
)
