"""The score pad: for people with real cards, who want them counted by the book.

``form`` says what a book counts, ``Pad`` holds a game and works out its sheet, ``keeping`` keeps games in the
database. What is keyed in becomes a tally, and the engine's own clauses score it.
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
