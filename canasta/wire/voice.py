"""Voice at a private table: what browsers need to connect to each other directly (WebRTC)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Wire
from canasta.wire.tables import PlaceNumber

#: Identifies a player in the voice chat until they leave it; after joining again they have another number.
VoiceId = Annotated[int, msgspec.Meta(ge=1)]


class SessionDescription(Wire, forbid_unknown_fields=True):
    """A browser's offer or answer: ``RTCSessionDescription``."""

    type: Literal["offer", "answer"]
    sdp: Annotated[str, msgspec.Meta(max_length=16_000)]


class IceCandidate(Wire, forbid_unknown_fields=True):
    """An address at which a browser may be reached: ``RTCIceCandidate``."""

    candidate: Annotated[str, msgspec.Meta(max_length=500)]
    mid: Annotated[str, msgspec.Meta(max_length=16)] = ""


class IceServer(Wire, omit_defaults=True):
    """A STUN or TURN server that the operator provides: ``RTCIceServer``."""

    urls: list[str]
    username: str | UnsetType = UNSET
    credential: str | UnsetType = UNSET


class VoiceMember(Wire, omit_defaults=True):
    """A player in the voice chat."""

    id: VoiceId
    place: PlaceNumber
    person: str
    muted: bool = False  #: whether their microphone is off
