"""Tables, views, events, offers, reasons and scores as typed JSON, for servers, pages and ``--json``.

Other packages import the names listed here, or the modules that define the structs: ``events``, ``views``,
``answers`` and so on. ``docs/wire.md`` explains the fields.
"""

from __future__ import annotations

from canasta.wire.base import card_names, card_of, kind_names, kinds_of
from canasta.wire.broadcast import Broadcaster
from canasta.wire.encoding import decode, encode
from canasta.wire.event_codec import read_event, shown_to, write_event, write_events
from canasta.wire.events import AnyEvent
from canasta.wire.offers import Offer, write_offer, write_offers
from canasta.wire.reasons import Reason, find_paragraph, write_reason
from canasta.wire.scores import write_game_result, write_line, write_result, write_sheet
from canasta.wire.settings import Settings, write_rules, write_settings
from canasta.wire.table_writer import TableWriter
from canasta.wire.views import PublicTable, SpectatorUpdate, Update, View

__all__ = [
    "AnyEvent",
    "Broadcaster",
    "Offer",
    "PublicTable",
    "Reason",
    "Settings",
    "SpectatorUpdate",
    "TableWriter",
    "Update",
    "View",
    "card_names",
    "card_of",
    "decode",
    "encode",
    "find_paragraph",
    "kind_names",
    "kinds_of",
    "read_event",
    "shown_to",
    "write_event",
    "write_events",
    "write_game_result",
    "write_line",
    "write_offer",
    "write_offers",
    "write_reason",
    "write_result",
    "write_rules",
    "write_settings",
    "write_sheet",
]
