"""Cards, actions, events and reasons in the words of a table; what they mean is decided below.

The command line and the terminal table both speak through this package, and it speaks through the
message catalogue (``canasta/messages/en/wording.toml``).
"""

from __future__ import annotations

from canasta.wording.actions import action_words, cards_words, letters, offer_words
from canasta.wording.events import event_text, name_of, reason_text
from canasta.wording.table import set_text, table_lines

__all__ = [
    "action_words",
    "cards_words",
    "event_text",
    "letters",
    "name_of",
    "offer_words",
    "reason_text",
    "set_text",
    "table_lines",
]
