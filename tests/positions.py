"""Helpers for position tests: random hands, and a check that positions round-trip."""

from collections.abc import Iterator
from functools import cache
from random import Random

from canasta.engine import Setup, State, UnknownCards, apply, deal, legal_actions
from canasta.jobs import Variant, all_variants
from canasta.notation import position_key, read_position, write_position
from canasta.table.actions import DISCARD, TAKE_PAIR
from canasta.table.restock import RandomShuffler

#: Every variant once; where players sit out, the hands are those of four players.
VARIANTS = list(all_variants(alike=False))


@cache
def setup(variant: Variant) -> Setup:
    """Return the prepared rules of a variant."""
    return Setup(variant.rules, variant.players)


def dealt(variant: Variant, rng: Random) -> State:
    """Return a hand that was just dealt, by any dealer, with totals from any stage of a game."""
    table = setup(variant)
    order = bytearray(table.deck)
    rng.shuffle(order)
    starts = [0, 0, -55, *(total for total, _ in table.book.first_meld.steps)]
    scores = [rng.choice(starts) for _ in range(table.sides)]
    shuffler = RandomShuffler(rng.getrandbits(16))
    return deal(table, bytes(order), rng.randrange(table.seats), scores, shuffler=shuffler)


def random_hand(variant: Variant, seed: int) -> Iterator[State]:
    """Yield every state of a random hand in which cards are laid more often than by chance, or hardly ever.

    Where little is laid the stock runs out, and rarer ends of a hand occur.
    """
    rng = Random(f"{variant} {seed}")
    state = dealt(variant, rng)
    eager = rng.choice([0.9, 0.7, 0.0])
    yield state
    while actions := legal_actions(state):
        lays = [action for action in actions if TAKE_PAIR <= action < DISCARD]
        others = [action for action in actions if not TAKE_PAIR <= action < DISCARD]
        if lays and (not others or rng.random() < eager or rng.random() < 0.05):
            apply(state, rng.choice(lays))
        else:
            apply(state, rng.choice(others))
        yield state


def legal_or_unknown(state: State) -> list[int] | str:
    try:
        return legal_actions(state)
    except UnknownCards as error:
        return str(error)


def check_round_trip(state: State) -> None:
    text = write_position(state)
    again = read_position(text)
    assert position_key(again) == position_key(state), text
    assert write_position(again) == text
    assert legal_or_unknown(again) == legal_or_unknown(state), text
