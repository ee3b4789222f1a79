"""Text notation for games: a position is one line, a record is one file. Both can be read back.

>>> state = read_position("classic turn=1:play hand1=KKA27 setsA=QQQ2 pile=5K")
>>> write_position(state)
'classic turn=1:play hand1=7KKA2 setsA=QQQ2 pile=5K'
>>> same_position(state, read_position(write_position(state)))
True
>>> read_position("classic hand1=KK7Z")
Traceback (most recent call last):
canasta.notation.errors.NotationError: line 1, column 18: 'Z' is not a card. ...

>>> from canasta.books import book
>>> from canasta.match import Match
>>> match = Match(book("classic"), ["Ana", "Bruno"], bytes(32), target=500)
>>> text = write_record(match, with_secret=True)
>>> print(text[:70])
casa-canasta record 2
book: classic 1
players: Ana, Bruno
target: 500
>>> write_record(read_record(text), with_secret=True) == text
True
>>> verify_record(text).ok
True

``docs/notation.md`` has the grammar of both.
"""

from __future__ import annotations

from canasta.notation.errors import NotationError
from canasta.notation.position.read import read_position
from canasta.notation.position.write import position_key, position_values, same_position, write_position
from canasta.notation.record.parse import Record, parse_record
from canasta.notation.record.read import Verification, read_record, verify_record
from canasta.notation.record.write import write_record

__all__ = [
    "NotationError", "Record", "Verification", "parse_record", "position_key", "position_values",
    "read_position", "read_record", "same_position", "verify_record", "write_position", "write_record",
]  # fmt: skip
