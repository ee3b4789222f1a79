"""What is typed at a table: actions in their own form, and plays in words, asked about in a position."""

from random import Random

from hypothesis import strategies as st

from canasta.asking.answer import answer
from canasta.asking.plays import known_of, read_play
from canasta.engine import UnknownCards, action_text, legal_actions, parse_action
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

lines = st.one_of(
    st.lists(st.sampled_from(_WORDS), min_size=1, max_size=6).map(" ".join),
    st.sampled_from(ALL_ACTIONS).map(action_text),
    st.lists(st.sampled_from(ALL_ACTIONS).map(action_text), min_size=2, max_size=4).map("; ".join),
    st.text(max_size=20),
)
dice = st.integers(0, 2**64 - 1).map(Random)


def _check_action(text: str) -> bool:
    action = parse_action(text)
    written = action_text(action)
    assert parse_action(written) == action
    assert action_text(parse_action(written.upper())) == written
    return True


def _check_play(text: str) -> bool:
    """The first line is a position, the rest a play that somebody asks about."""
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


_DICTIONARY = tuple(word.encode() for word in _WORDS)
ACTION = Target("action", lines.map(str.encode), reads(_check_action), _DICTIONARY)
PLAY = Target(
    "play",
    st.builds(lambda rng, line: f"{some_position(rng)}\n{line}".encode(), dice, lines),
    reads(_check_play),
    _DICTIONARY,
)
