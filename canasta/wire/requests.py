"""Requests to a server that concern no table: uploaded records and positions, house rules."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from canasta.table.state import MAX_SEATS
from canasta.wire.answers import House as WireHouse
from canasta.wire.answers import HouseWithChanges
from canasta.wire.base import Wire
from canasta.wire.protocol import Line
from canasta.wire.tables import Short

Source = Annotated[str, msgspec.Meta(max_length=60_000)]


class RecordText(Wire):
    """A finished game as a record, which can be replayed and verified."""

    record: str


class NewReplay(Wire, forbid_unknown_fields=True, kw_only=True):
    """An uploaded record."""

    record: str
    house: Source = ""  #: the text of the house rule it names
    hand: Annotated[int, msgspec.Meta(ge=1)] | None = None  #: the hand whose frames to return; default: last
    #: The viewer: a player from 1, or 0 for a spectator; all cards are open if not given.
    player: Annotated[int, msgspec.Meta(ge=0, le=MAX_SEATS)] | None = None


class NewQuestion(Wire, forbid_unknown_fields=True, kw_only=True):
    """A position in our notation, and for ``why`` a play in words or cards."""

    position: Annotated[str, msgspec.Meta(max_length=4000)]
    line: Line = ""
    house: Source = ""  #: the text of the house rule it names


class HouseText(Wire, forbid_unknown_fields=True):
    """The text of a house rule's file."""

    text: Source


class NewHouse(Wire, forbid_unknown_fields=True, kw_only=True):
    """A house rule to be written: settings by id, with values as in a file; null removes a setting."""

    book: Short = "classic"
    options: Annotated[list[Short], msgspec.Meta(max_length=12)] = []
    name: Annotated[str, msgspec.Meta(max_length=40)]
    title: Annotated[str, msgspec.Meta(max_length=100)] = ""
    about: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    version: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    settings: Annotated[dict[str, Any], msgspec.Meta(max_length=100)]


class SavedHouse(Wire):
    """A stored house rule: anyone with its id can read it and play by it."""

    id: str
    own: bool
    text: str
    house: HouseWithChanges | None  #: null if it cannot be read


class SavedHouses(Wire):
    """The client's own house rules."""

    houses: list[SavedHouse]


class ShippedHouses(Wire):
    """The house rules that come with the program."""

    houses: list[WireHouse]
