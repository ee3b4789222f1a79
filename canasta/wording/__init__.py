"""Cards, actions, events and reasons in words.

The command line and the terminal table format their texts with this package, which uses the message catalogue
(``wording.ftl``).
"""

from __future__ import annotations

from canasta.notation.position.write import set_text
from canasta.wording.actions import (
    PLAIN_NAMES,
    action_words,
    cards_words,
    letters,
    name_of,
    offer_context,
    offer_words,
    play_words,
    starts_set,
    words_of_offer,
)
from canasta.wording.events import TOLD_BY_EVENTS, event_phrase, event_text, reason_text
from canasta.wording.irregularities import penalty_lines
from canasta.wording.numbers import by_players, number_words, players_words
from canasta.wording.rules import rules_words
from canasta.wording.table import (
    ClosedSet,
    barred_ranks,
    beside_sets,
    canasta_sort,
    closed_sets,
    is_always_frozen,
    is_quiet,
    quiet_text,
    reserves_left,
    table_lines,
)

__all__ = [
    "PLAIN_NAMES", "TOLD_BY_EVENTS", "ClosedSet", "action_words", "barred_ranks", "beside_sets",
    "by_players", "canasta_sort", "cards_words", "closed_sets", "event_phrase", "event_text",
    "is_always_frozen", "is_quiet", "letters", "name_of", "number_words", "offer_context", "offer_words",
    "penalty_lines", "play_words", "players_words", "quiet_text", "reason_text", "reserves_left",
    "rules_words", "set_text", "starts_set", "table_lines", "words_of_offer",
]  # fmt: skip
