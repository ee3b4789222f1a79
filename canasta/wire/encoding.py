"""Structs as JSON and back: one encoder for all, a decoder for each type.

>>> from canasta.wire.events import Opened
>>> encode(Opened(2, 65))
b'{"event":"opened","seat":2,"points":65}'
>>> decode(encode(Opened(2, 65)), Opened)
Opened(seat=2, points=65, sentence=UNSET, phrase=UNSET)
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from typing import Any, Final, TypeVar, cast

import msgspec

T = TypeVar("T")

_ENCODER: Final = msgspec.json.Encoder()
encode: Final = _ENCODER.encode


@cache
def _decoder(wanted: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(wanted)


def decode(data: bytes | str, wanted: type[T]) -> T:
    """Decode a value from JSON; a mismatch raises ``msgspec.ValidationError``, which says where."""
    found: T = _decoder(cast(Hashable, wanted)).decode(data)
    return found
