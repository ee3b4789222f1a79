"""What ``import canasta`` offers: the names that most programs need, from all the layers below.

>>> import canasta
>>> state = canasta.position("classic hand1=KKQ72 setsA=555 pile=2K")
>>> [canasta.action_text(action) for action in canasta.legal_actions(state)]
['draw', 'ask', 'take KK']
>>> reason = canasta.why(state, canasta.action("take K2"))
>>> canasta.reason_text(reason, "classic")
'The pile is frozen: it is taken only with two natural kings from your hand. (classic 33)'
"""

from __future__ import annotations

from canasta.books.house import rules_of
from canasta.cards import KIND_OF_CARD
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import View, apply, legal_actions, tally, totals, view
from canasta.engine import deal as _deal
from canasta.engine import refusal as why
from canasta.engine import score as _score
from canasta.match import Match
from canasta.match.ledger import pack_of
from canasta.notation import read_position as position
from canasta.notation import read_record, verify_record
from canasta.notation import write_position as position_text
from canasta.notation import write_record as record
from canasta.notation.position_keys import default_players
from canasta.shuffle import shuffled
from canasta.table.actions import action_text
from canasta.table.actions import parse_action as action
from canasta.table.state import State
from canasta.wording import reason_text

__all__ = [
    "Match", "Reason", "Rulebook", "ScoreLine", "State", "View", "action", "action_text", "apply", "book",
    "deal", "legal_actions", "position", "position_text", "read_record", "reason_text", "record", "score",
    "totals", "verify_record", "view", "why",
]  # fmt: skip


def book(name: str) -> Rulebook:
    """A rulebook by name, with options behind plus signs; or a house rule by name or file.

    >>> book("classic").target, book("caliente+always_frozen").chosen
    (5000, ('always_frozen',))
    """
    return rules_of(name)


def deal(rules: Rulebook, seed: bytes, players: int = 0) -> State:
    """A hand shuffled from a seed of 32 bytes; four play, if so many can and no number is given.

    >>> position_text(view(deal(book("classic"), bytes(32), players=2), 0).position)
    'classic players=2 turns=0 hand1=455689TJJQQKAA2 redA=1 pile=K'
    """
    setup = Setup(rules, players or default_players(rules))
    order = shuffled(pack_of(setup), seed, [], hand=1, shuffle=0)
    return _deal(setup, bytes(KIND_OF_CARD[card] for card in order))


def score(state: State) -> list[ScoreLine]:
    """The score of a hand, line by line, each with its paragraph; in play, what it would be now."""
    return _score(state.setup.book, tally(state))
