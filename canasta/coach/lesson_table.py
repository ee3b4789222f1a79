"""Tables for lessons: a position gives the cards that matter, and the others follow a pattern."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, groupby, zip_longest

from canasta.cards import RANKS
from canasta.engine import State
from canasta.match import Match
from canasta.match.start_position import left_over, put_hidden
from canasta.notation import read_position


def lesson_match(position: str, names: Sequence[str]) -> Match:
    """Return a game at a position, with the players in the order of the names; surplus names are ignored.

    >>> from canasta.notation import write_position
    >>> match = lesson_match("classic turns=0 hand1=KK459#6 hand2=#5 pile=7 stock=RK#", ["A", "B", "C", "D"])
    >>> write_position(match.view(0).position)
    'classic turns=0 hand1=445567899KK hand2=#5 pile=7'
    """
    state = read_position(position)
    fill(state)
    return Match.at(state, names[: state.setup.players])


def fill(state: State) -> None:
    """Give every hidden card a face: one of each rank in turn, with wild cards and threes at the bottom.

    This way no player holds anything special that the position does not mention, and no randomness is needed.
    """
    alike = [list(cards) for _, cards in groupby(left_over(state))]
    ranks = [cards for cards in alike if cards[0] < RANKS]
    rows = [kind for row in zip_longest(*ranks) for kind in row if kind is not None]
    put_hidden(state, [*rows, *chain(*alike[len(ranks) :])])
