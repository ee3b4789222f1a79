"""Score pads without their database: pending entries and list summaries."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from canasta.messages import UserError
from canasta.scorepad.database import ListedPad, StoredPad, id_of
from canasta.scorepad.pad import Pad
from canasta.storage.store import Entry
from canasta.wire.pads import PadSummary


class RecordingStore:
    """A stand-in for the store that records what a pad would write."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, object]] = []

    def append(self, stream: str, kind: str, payload: object, after: int | None = None) -> int:
        """Record an entry."""
        return self.append_all(stream, [(kind, payload)], after)

    def append_all(self, stream: str, entries: Sequence[tuple[str, object]], after: int | None = None) -> int:
        """Record several entries."""
        self.entries += entries
        return (after or 0) + len(entries)


def summarize_pad(stream: str, entries: list[Entry]) -> PadSummary:
    """Return the summary of a pad for lists."""
    pad: Pad | None = None
    with suppress(UserError):
        pad = StoredPad(RecordingStore(), stream, entries).pad
    return ListedPad(id_of(stream), stream, entries[-1].at if entries else "", pad).struct()
