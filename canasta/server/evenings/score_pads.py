"""The score pads of an evening's real tables: ordinary pads, begun with the round."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from canasta import limits
from canasta.books.house import shipped
from canasta.evenings.model import Evening, names_in
from canasta.evenings.settings import pad_game
from canasta.messages import UserError
from canasta.scorepad.database import AREA, HAND, STRUCK, StoredPad, first_entries
from canasta.scorepad.pad import Pad
from canasta.server.analysis.pad_summaries import RecordingStore
from canasta.server.cache import LruCache
from canasta.server.fair_queue import Requester
from canasta.server.tables.rules import rules_of
from canasta.server.thread_pool import ThreadPool
from canasta.storage import Store
from canasta.storage.pads import last_entry
from canasta.storage.people import new_id
from canasta.storage.store import Entry
from canasta.wire.evenings import EveningSettings, EveningTable, HandPoints
from canasta.wire.tables import NewTable

#: Pads whose hands are in memory.
_PADS: Final = 2000


class PlayedHands(NamedTuple):
    """The hands of a table so far: points by side."""

    hands: list[HandPoints]

    @property
    def points(self) -> HandPoints:
        """The totals."""
        return [sum(hand[side] for hand in self.hands) for side in range(2)]


def sides_of(evening: Evening, number: int, table: EveningTable) -> list[list[str]]:
    """Return the players at a table of a round, by side."""
    return [
        [name for entry in side for name in names_in(evening.entry(entry), number)] for side in table.sides
    ]


def settings_table(settings: EveningSettings) -> NewTable:
    """Return the rules of an evening in the form of an online table."""
    players = settings.table_players
    if not settings.house:
        return NewTable(book=settings.book, options=settings.options, players=players)
    if settings.house in shipped():
        return NewTable(book=settings.house, players=players)
    return NewTable(house=settings.house, players=players)


def new_pad(evening: Evening, number: int, table: EveningTable) -> list[tuple[str, object]]:
    """Return the first entries of a table's pad.

    Its target is out of reach, since a round ends by its hands or its clock.
    """
    data: dict[str, Any] = pad_game(evening.settings, sides_of(evening, number, table))
    if not rules_of(settings_table(evening.settings)).hands:
        data["target"] = limits.TARGET
    return first_entries(Pad.new(data))


def new_pad_stream() -> str:
    """Return the stream of a new pad."""
    return f"{AREA}/{new_id()}"


def renamed(stream: str, entries: list[Entry], sides: list[list[str]]) -> list[tuple[str, object]]:
    """Return the entries that give the players of a pad the names at a table."""
    recorded = RecordingStore()
    kept = StoredPad(recorded, stream, entries)
    before = kept.pad.sheet().game.names
    now = [name for side in sides for name in side]
    names = {old: new for old, new in zip(before, now, strict=True) if old != new}
    if names:
        kept.change({"names": names})
    return recorded.entries


def number_of_hands(entries: list[Entry]) -> int:
    """Count the hands on a pad without adding them up."""
    kinds = [entry.kind for entry in entries]
    return kinds.count(HAND) - kinds.count(STRUCK)


def hands_on(stream: str, entries: list[Entry]) -> PlayedHands:
    """Return the hands on a pad."""
    sheet = StoredPad(RecordingStore(), stream, entries).pad.sheet()
    return PlayedHands([list(hand.points) for hand in sheet.hands])


class PadHands:
    """The hands on pads, which are computed again only after a pad has changed."""

    def __init__(self, threads: ThreadPool) -> None:
        self._threads = threads
        self._known = LruCache[tuple[str, int, str], PlayedHands](_PADS)

    def keys(self, store: Store, streams: list[str]) -> list[tuple[str, int, str]]:
        """Return the states of pads, by which their hands are known."""
        return [(stream, *last_entry(store, stream)) for stream in streams]

    def missing(self, keys: list[tuple[str, int, str]]) -> list[str]:
        """Return the streams of pads whose hands are not known."""
        return [key[0] for key in keys if self._known.get(key) is None]

    async def hands(
        self, requester: Requester, keys: list[tuple[str, int, str]], entries: dict[str, list[Entry]]
    ) -> dict[str, PlayedHands]:
        """Return the hands on pads, by stream; ``entries`` are those of the missing ones."""

        def work() -> dict[str, PlayedHands]:
            found = {}
            for stream, each in entries.items():
                try:
                    found[stream] = hands_on(stream, each)
                except UserError:  # it cannot be read: its page says why
                    found[stream] = PlayedHands([])
            return found

        made = await self._threads.run(requester, work) if entries else {}
        for key in keys:
            if key[0] in made:
                self._known[key] = made[key[0]]
        return {key[0]: self._known.get(key) or made.get(key[0]) or PlayedHands([]) for key in keys}
