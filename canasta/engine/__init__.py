"""The turn machine: deal, legal actions, refusals, apply, views and scores.

This is the package's interface; other packages import these names only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from canasta.clauses.base import Reason, ScoreLine
from canasta.clauses.setup import Setup
from canasta.engine import legal as _legal
from canasta.engine.apply import apply, play_out_step
from canasta.engine.deal import deal
from canasta.engine.penalties.attempts import attempt, irregular, irregular_actions, irregular_text
from canasta.engine.penalties.effects import call, carry_out
from canasta.engine.random_play import Dice, ManyHands, playout, run_many
from canasta.engine.refusal import IllegalAction, refusal
from canasta.engine.sampling import sample
from canasta.engine.scoring import score, tally, totals
from canasta.engine.unknown_cards import UnknownCards
from canasta.engine.view import View, view
from canasta.table.actions import action_text, parse_action
from canasta.table.events import Event, redact
from canasta.table.state import State

#: To most packages actions are numbers, in lists of numbers; ``canasta.legal_actions`` has the full type.
legal_actions = cast("Callable[[State], list[int]]", _legal.legal_actions)

__all__ = [
    "Dice", "Event", "IllegalAction", "ManyHands", "Reason", "ScoreLine", "Setup", "State", "UnknownCards",
    "View", "action_text", "apply", "attempt", "call", "carry_out", "deal", "irregular", "irregular_actions",
    "irregular_text", "legal_actions", "parse_action", "play_out_step", "playout", "redact", "refusal",
    "run_many", "sample", "score", "tally", "totals", "view",
]  # fmt: skip
