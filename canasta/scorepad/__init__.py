"""The score pad, for people who play with real cards and want them counted by the book.

``form`` lists what a book counts, ``Pad`` holds a game and computes its sheet, ``database`` stores games.
Entries become a tally, which the engine's own clauses score.
"""

from __future__ import annotations

from canasta.scorepad.data import form
from canasta.scorepad.entry import PadError
from canasta.scorepad.exchange import pad_struct, read_csv, read_json, sheet_struct, write_csv, write_json
from canasta.scorepad.html_page import page
from canasta.scorepad.pad import Game, Hand, Pad, Sheet
from canasta.scorepad.plot import svg, text_plot
from canasta.scorepad.settlement import Payment, Stake

__all__ = [
    "Game", "Hand", "Pad", "PadError", "Payment", "Sheet", "Stake", "form", "pad_struct", "page", "read_csv",
    "read_json", "sheet_struct", "svg", "text_plot", "write_csv", "write_json",
]  # fmt: skip
