"""The record of a whole game: one text file that can be read aloud, replayed and proved.

>>> from canasta.books import book
>>> from canasta.match import Match
>>> match = Match(book("classic"), ["Ana", "Bruno"], bytes(32), target=500)
>>> text = write_record(match, with_secret=True)
>>> print(text[:70])
casa-canasta record 1
book: classic 1
players: Ana, Bruno
target: 500
>>> write_record(read_record(text), with_secret=True) == text
True
>>> verify_record(text).ok
True

``docs/notation.md`` has the grammar.
"""

from __future__ import annotations

from canasta.notation.record_parse import (
    Record,
    RecordedHand,
    RecordedStep,
    RecordedTurn,
    RecordLine,
    Token,
    parse_record,
)
from canasta.notation.record_read import STAGES, Check, Verification, read_record, verify_record
from canasta.notation.record_write import write_record

__all__ = [
    "STAGES", "Check", "Record", "RecordLine", "RecordedHand", "RecordedStep", "RecordedTurn", "Token",
    "Verification", "parse_record", "read_record", "verify_record", "write_record",
]  # fmt: skip
