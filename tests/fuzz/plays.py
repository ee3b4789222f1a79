"""Input typed at a table: actions in notation and plays in words, asked about in a position."""

from random import Random

from canasta.engine import UnknownCards, action_text, legal_actions, parse_action
from canasta.explain.answer import answer
from canasta.explain.plays import known_of, read_play
from canasta.limits import TYPED
from canasta.notation import read_position
from canasta.table.actions import ALL_ACTIONS
from tests.fuzz.positions import some_position
from tests.fuzz.target import Target, reads

_SPOKEN = """
draw take lay add discard throw bury show ask yes no pass d a l t meld pick refill move to on from of the and
with one two three my closed wild knee foot king kings queens sevens aces joker jokers twos 10 tens
reyes comodín roba tira echa pon everything all reserve hand ? KKK KK2 77X 222 KS 7h d7 ; + = ♠ ♥ ♦ ♣
4 5 6 7 8 9 T J Q K A 2 X R B C
"""
_WORDS = (
    *_SPOKEN.split(),
    *("take the pile with", "end turn", "four black threes", "take back", "black threes", "the rest"),
)

_CARDS = "456789TJQKA2XRBC"
_LETTERS = f"{_CARDS} {_CARDS.lower()};,+-=?0139shdc\n\t\0ßé♠♥٣²\u202e🂡"
_NAMED = (
    "kings",
    "two tens",
    "a seven",
    "the joker",
    "three aces and a two",
    "black threes",
    "wild",
    "10 10 2",
)


def spoken(rng: Random) -> str:
    """Generate a play in words, of cards that may or may not be there."""

    def some(most: int) -> str:
        rank, number = rng.choice(_CARDS), rng.randint(1, most)
        cards = rank * number + rng.choice(("", "", "", "2", "X", "2X"))
        return rng.choice((cards, cards, " ".join(cards), cards.lower(), rng.choice(_NAMED)))

    forms = (
        lambda: f"lay {some(4)}",
        lambda: f"lay {some(4)} {rng.choice(('and ', ', ', ''))}{some(4)}",
        lambda: f"add {some(2)} to {some(1)}",
        lambda: (
            f"{rng.choice(('discard', 'd', 'throw the'))} {some(1)}{rng.choice(('', '', 's', 'h', 'd', 'c'))}"
        ),
        lambda: f"take {rng.choice(('', 'the pile with '))}{some(2)}",
        lambda: f"{rng.choice(('take back', 'move', 'bury', 'show'))} {some(1)}",
        lambda: f"{rng.choice(('take back', 'move'))} {some(1)} from {some(1)} to {some(1)}",
        lambda: rng.choice(("draw", "take the pile", "yes", "no", "ask", "pass", "end", "refill", "take up")),
        lambda: action_text(rng.choice(ALL_ACTIONS)),
    )
    return "; ".join(rng.choice(forms)() for _ in range(rng.choice((1, 1, 1, 2, 3))))


def some_line(rng: Random) -> str:
    """Generate a line of input: a play, words of plays in any order, or anything."""
    way = rng.randrange(5)
    if way < 2:
        return spoken(rng)
    if way == 2:
        return " ".join(rng.choices(_WORDS, k=rng.randint(1, 6)))
    if way == 3:
        return "; ".join(action_text(rng.choice(ALL_ACTIONS)) for _ in range(rng.choice((1, 1, 2, 3))))
    return "".join(rng.choices(_LETTERS, k=rng.randint(0, 20)))


def _check_action(text: str) -> bool:
    action = parse_action(text)
    written = action_text(action)
    assert parse_action(written) == action
    assert action_text(parse_action(written.upper())) == written
    return True


def _check_play(text: str) -> bool:
    """Check an input: the first line is a position, the rest a play in it."""
    position, _, line = text.partition("\n")
    state = read_position(position)
    try:
        legal = legal_actions(state)
    except UnknownCards:
        legal = []
    line = line[:TYPED]
    play = read_play(line, known_of(state, legal))
    assert play.actions or play.reason
    for action in play.actions:
        assert parse_action(action_text(action)) == action
    found = answer(state, line.split(";"))
    assert found.legal == (found.reason is None)
    return True


def _asked(rng: Random) -> bytes:
    line = spoken(rng) if rng.random() < 0.6 else some_line(rng)
    return f"{some_position(rng)}\n{line}".encode()


_DICTIONARY = tuple(word.encode() for word in _WORDS)
ACTION = Target("action", lambda rng: some_line(rng).encode(), reads(_check_action), _DICTIONARY)
PLAY = Target(
    "play",
    _asked,
    reads(_check_play),
    _DICTIONARY,
)
