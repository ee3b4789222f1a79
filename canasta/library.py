"""The public names of the package ``canasta``, collected from the layers below.

>>> import canasta
>>> state = canasta.position("classic hand1=KKQ72 setsA=555 pile=2K")
>>> [canasta.action_text(action) for action in canasta.legal_actions(state)]
['draw', 'ask', 'take KK']
>>> reason = canasta.why(state, canasta.action("take K2"))
>>> canasta.reason_text(reason, "classic")
'The pile is frozen: it is taken only with two natural kings from your hand. (classic 33)'
"""

from __future__ import annotations

import inspect
from random import Random

from canasta.books.house import rules_of
from canasta.cards import Kind
from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup, setup_for
from canasta.engine import IllegalAction, UnknownCards, redact, tally, totals
from canasta.engine import deal as _deal
from canasta.engine import sample as _sample
from canasta.engine import score as _score
from canasta.engine.apply import apply
from canasta.engine.apply import play_out_step as step
from canasta.engine.legal import legal_actions
from canasta.engine.refusal import refusal as why
from canasta.engine.view import View, view
from canasta.match import Match, Step
from canasta.match.shuffler import HandShuffler
from canasta.messages import UserError
from canasta.notation import read_position as position
from canasta.notation import read_record, verify_record
from canasta.notation import write_position as position_text
from canasta.notation import write_record as record
from canasta.notation.position.keys import default_players
from canasta.shuffle import Seed, new_seed, seed_of, seeded_orders
from canasta.table.actions import Action, Family, action_text
from canasta.table.actions import parse_action as action
from canasta.table.events import Event
from canasta.table.forms import PICTURE, register_form
from canasta.table.state import State
from canasta.wording import reason_text

__all__ = [
    "Action", "Event", "Family", "IllegalAction", "Kind", "Match", "Reason", "Rulebook", "ScoreLine", "Setup",
    "State", "Step", "UnknownCards", "UserError", "View", "action", "action_text", "apply", "book", "deal",
    "legal_actions", "position", "position_text", "read_record", "reason_text", "record", "redact", "sample",
    "score", "step", "totals", "verify_record", "view", "why",
]  # fmt: skip

# Early releases of Python 3.11 look at a compiled dataclass's ``__new__``, which has no parameters.
_, *_fields = inspect.signature(Rulebook.__init__).parameters.values()
Rulebook.__signature__ = inspect.Signature(_fields)  # type: ignore[attr-defined]
# Nor has that of a compiled class which inherits from ``int``.
_number = inspect.Parameter("action", inspect.Parameter.POSITIONAL_OR_KEYWORD)
Action.__signature__ = inspect.Signature([_number])  # type: ignore[attr-defined]


def book(name: str) -> Rulebook:
    """Return a rulebook.

    Args:
        name: A book, with options after plus signs, or a house rule by its name or file.

    Returns:
        The rulebook.

    Raises:
        UserError: If there are no such rules. The message lists the available ones.

    Examples:
        >>> book("classic").target, book("caliente+always_frozen").chosen
        (5000, ('always_frozen',))
    """
    return rules_of(name)


def deal(rules: Rulebook, seed: Seed | None = None, players: int = 0) -> State:
    """Deal a hand that is shuffled from a seed.

    Args:
        rules: The rulebook.
        seed: Determines the order of the cards, and of any later shuffle in the hand: a number, a text, or 32
            bytes. By default a new random seed.
        players: The number of players; by default four, or as many as the book allows.

    Returns:
        The state after the deal.

    Raises:
        UserError: If the book does not allow this number of players.
        ValueError: If the seed is bytes, but not 32 of them.

    Examples:
        >>> position_text(view(deal(book("classic"), bytes(32), players=2), 0).position)
        'classic players=2 turns=0 hand1=455689TJJQQKAA2 redA=1 pile=K'
        >>> deal(book("classic"), 7) == deal(book("classic"), "7"), deal(book("knee")).size(0)
        (True, 15)
    """
    setup = setup_for(rules, players or default_players(rules))
    orders = seeded_orders(new_seed() if seed is None else seed_of(seed))
    kinds = orders.shuffled(setup.deck, hand=1, shuffle=0)  # the deck is in the order of the pack
    return _deal(setup, bytes(kinds), shuffler=HandShuffler(orders, hand=1))


def sample(view: View, seed: Seed | None = None) -> State:
    """Deal the cards that a view hides, at random.

    All deals that agree with the known cards are equally likely.

    Args:
        view: What a seat may know.
        seed: Determines the deal: a number, a text, or 32 bytes. By default a new random seed.

    Returns:
        A complete state with the same visible cards.

    Examples:
        >>> seen = view(deal(book("classic"), 7), 0)
        >>> state = sample(seen, 1)
        >>> view(state, 0) == seen, state.partial
        (True, False)
    """
    return _sample(view, Random(None if seed is None else seed_of(seed)))


def _draw(state: State) -> str:
    """Draw a state for a notebook; the pictures are loaded when one is drawn."""
    from canasta.pictures import draw

    return draw(state)


register_form(PICTURE, _draw)


def score(state: State) -> list[ScoreLine]:
    """Score a hand.

    Args:
        state: The state of the hand. For an unfinished hand, the result is the score if it ended now.

    Returns:
        The lines of the score, each with its side, points and paragraph.

    Raises:
        UnknownCards: If cards that count are not given.

    Examples:
        >>> state = position("classic hand1=7 hand2=K hand3=4 hand4=5 setsA=KKKKKK2 setsB=QQQ")
        >>> totals(score(state), 2)
        [370, 15]
    """
    return _score(state.setup.book, tally(state))
