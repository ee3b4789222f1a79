"""Mutated positions are refused, or can be played on: an action or an end, and a text that is read again."""

from random import Random

import pytest

from canasta.engine import State, UnknownCards, apply, legal_actions
from canasta.jobs import Way
from canasta.messages import Complaint
from canasta.notation import NotationError, read_position, same_position, write_position
from canasta.notation.position_flags import FLAG_WORDS
from canasta.notation.position_keys import PARTS
from canasta.table.state import PART_OVER
from tests.positions import WAYS, random_hand

RANKS = "456789TJQKA"
STEPS = 5


def cards(rng: Random, number: int) -> str:
    return "".join(rng.choice(RANKS + "2X" if rng.random() < 0.9 else "RB") for _ in range(number)) or "-"


def one_set(rng: Random) -> str:
    if rng.random() < 0.1:
        return rng.choice(["BBB", "222", "22X", "2222222", "BBBB", "22222XX"])
    wild = rng.choice("2X") * rng.choice([0, 0, 0, 1, 1, 2, 3])
    return rng.choice(RANKS) * rng.choice([2, 3, 3, 4, 5, 6, 7, 7, 8]) + wild


def value(rng: Random, key: str) -> str:
    """A value that a key could have, as likely as not at odds with the rest of the position."""
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
        key = rng.choice(KEYS)
        if rng.random() < 0.2:
            words.pop(key, None)
        else:
            words[key] = value(rng, key)
    return " ".join([book, *(f"{key}={said}" for key, said in words.items())])


def play_on(rng: Random, state: State) -> None:
    """Some actions; after each, the position can be written and read, and there is something to do."""
    for _ in range(STEPS):
        text = write_position(state)
        assert same_position(state, read_position(text)), text
        if state.part == PART_OVER:
            return
        try:
            legal = legal_actions(state)
            assert legal, text
            apply(state, rng.choice(legal))
        except UnknownCards:
            return
        except Complaint as error:
            if error.message != "unknown.shuffle":
                raise
            return


def check(way: Way, seed: int, number: int) -> int:
    rng = Random(f"{way} {seed}")
    texts = [write_position(state) for state in random_hand(way, seed)]
    accepted = 0
    for _ in range(number):
        text = mutated(rng, rng.choice(texts))
        try:
            state = read_position(text)
        except NotationError:
            continue
        accepted += 1
        try:
            play_on(rng, state)
        except (AssertionError, Complaint) as error:
            raise AssertionError(f"{text}: {error}") from error
    return accepted


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_accepted_positions_can_be_played_on(way: Way) -> None:
    assert check(way, seed=1, number=150) > 4


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS, ids=str)
def test_many_accepted_positions_can_be_played_on(way: Way) -> None:
    for seed in range(2, 30):
        check(way, seed, number=1000)
