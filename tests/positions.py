"""What the tests of positions share: hands at random, and that what is written is read back."""

from collections.abc import Iterator
from random import Random

from canasta.engine import State, UnknownCards, apply, deal, legal_actions
from canasta.notation import facts, read_position, write_position
from canasta.notation.position_keys import setup_of
from canasta.table.actions import DISCARD, TAKE_PAIR

PLAYERS = (2, 3, 4, 5, 6)


def random_hand(players: int, seed: int) -> Iterator[State]:
    """Every state of a hand in which cards are laid more readily than chance would."""
    rng = Random(seed)
    setup = setup_of("classic", players)
    order = bytearray(setup.deck)
    rng.shuffle(order)
    scores = [rng.choice([0, 0, -55, 1500, 3010]) for _ in range(setup.sides)]
    state = deal(setup, bytes(order), rng.randrange(setup.seats), scores)
    yield state
    while actions := legal_actions(state):
        lays = [action for action in actions if TAKE_PAIR <= action < DISCARD]
        apply(state, rng.choice(lays if lays and rng.random() < 0.7 else actions))
        yield state


def legal_or_unknown(state: State) -> list[int] | str:
    try:
        return legal_actions(state)
    except UnknownCards as error:
        return str(error)


def check_round_trip(state: State) -> None:
    text = write_position(state)
    again = read_position(text)
    assert facts(again) == facts(state), text
    assert write_position(again) == text
    assert legal_or_unknown(again) == legal_or_unknown(state), text
