"""The screen: one console, with one way to ask and one way to leave.

There are two styles: drawn (colour, columns, rules across the screen) and *plain* (one fact per line, words
only), which suits screen readers, logs and very simple terminals. Colour only repeats what the words say.
Terminals that cannot show suits and dashes get letters and hyphens.
"""

from __future__ import annotations

import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from canasta import limits
from canasta.messages import Param, in_english, say

#: Longer lines are tiring to read, however wide the terminal.
WIDEST: Final = 110
NARROWEST: Final = 40
#: Width of the labels before lines, and of the gap after them.
LABEL: Final = 9
_GAP: Final = 2
_INDENT: Final = 3
_SIMPLE: Final = str.maketrans({
    "♠": "S", "♥": "H", "♦": "D", "♣": "C", "·": "|", "–": "-", "—": "-", "×": "x", "’": "'", "…": "...",
    "→": ">", "\ufffd": "?",
})  # fmt: skip

#: Further characters that a terminal without accents lacks.
_ASCII: Final = str.maketrans({"¿": "", "¡": "", "«": "'", "»": "'"})

#: Characters that move the cursor, clear the screen or reverse text, which text from a server may contain.
_CONTROLS: Final = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")

#: Typed to leave.
QUIT: Final = ("quit", "q", "exit", "bye")

Words = str | Text


class Leave(Exception):
    """Raised when the player leaves: by quit, end of input, or Ctrl-C."""


class Screen:
    """A console to write on and a function to read a line with."""

    def __init__(
        self,
        console: Console,
        read: Callable[[str], str] = input,
        *,
        plain: bool = False,
        fail: Callable[[str], None] | None = None,
    ) -> None:
        self.console = console
        self.plain = plain
        self.fail = fail or self.complain  #: reports why the program ends
        self._read = read
        self._asked = ""  #: the current question, while the user may be typing
        self._utf8 = "utf" in (console.encoding or "").lower()

    @property
    def width(self) -> int:
        """The number of columns to use now; the window may be resized at any time."""
        columns = self.console.width
        if self.console.is_dumb_terminal:  # rich assumes that they all have 80
            columns = min(columns, shutil.get_terminal_size((columns, 24)).columns)
        return max(NARROWEST, min(columns, WIDEST))

    @property
    def room(self) -> int:
        """The number of columns after a label."""
        return self.width - LABEL - _GAP

    def fit(self, words: str) -> str:
        """Replace characters that the terminal does not have, and control characters."""
        words = _CONTROLS.sub("\ufffd", words)
        if self._utf8:
            return words
        words = words.translate(_SIMPLE)
        try:
            words.encode(self.console.encoding or "ascii")
            return words
        except UnicodeEncodeError:
            letters = unicodedata.normalize("NFKD", words.translate(_ASCII))
            return "".join(letter for letter in letters if not unicodedata.combining(letter))

    def text(self, words: Words, style: str = "") -> Text:
        """Convert words for drawing."""
        if isinstance(words, Text):
            return words
        return Text(self.fit(words), style="" if self.plain else style)

    def write(self, words: Words = "", style: str = "") -> None:
        """Write words as a paragraph."""
        self.draw(self.text(words, style))

    def indent(self, words: str) -> None:
        """Write words that belong to the line above."""
        self.draw(self.text(words) if self.plain else Padding(self.text(words), (0, 0, 0, _INDENT)))

    def say(self, message: str, style: str = "", **params: Param) -> None:
        """Write a message of the catalogue as a paragraph."""
        self.write(say(message, params), style)

    def say_whole(self, message: str, **params: Param) -> None:
        """Write a message with a path or a hash that users may copy, without line breaks."""
        self.console.print(self.text(say(message, params)), soft_wrap=True)

    def complain(self, words: str) -> None:
        """Show an error message."""
        self.write(words, "yellow")

    def interject(self, words: str) -> bool:
        """Write above the current question, from another thread; return False without a question."""
        if not self._asked:
            return False
        self.console.print()
        self.write(words, "bold")
        readline = sys.modules.get("readline")
        typed = readline.get_line_buffer() if readline is not None else ""
        self.console.file.write(self._asked + typed)
        self.console.file.flush()
        return True

    def draw(self, renderable: RenderableType) -> None:
        """Draw something; in a file, without trailing spaces."""
        if self.console.is_terminal:
            self.console.print(renderable, width=self.width)
            return
        with self.console.capture() as captured:
            self.console.print(renderable, width=self.width)
        for line in captured.get().splitlines():
            self.console.file.write(line.rstrip() + "\n")

    def rule(self, title: str) -> None:
        """Draw a heading."""
        if self.plain:
            self.write(title)
        else:
            self.draw(Rule(self.text(title, "bold"), align="left", style="dim"))

    def rows(self, rows: Iterable[tuple[Words, Sequence[Text]]]) -> None:
        """Draw lines with a label before each group."""
        grid = Table.grid(padding=(0, _GAP, 0, 0))
        grid.add_column(no_wrap=True, style="cyan", min_width=LABEL)
        grid.add_column(overflow="fold")
        for label, lines in rows:
            for number, line in enumerate(lines):
                grid.add_row(self.text("" if number else label), line)
        self.draw(grid)

    def flow(self, items: Iterable[Words], room: int, gap: str = "   ") -> list[Text]:
        """Arrange items in lines of ``room`` columns; an item is broken only if it is too long for a line."""
        lines: list[Text] = []
        for item in items:
            piece = self.text(item)
            if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= room:
                lines[-1] = Text.assemble(lines[-1], self.fit(gap), piece)
            else:
                lines.append(piece)
        return lines

    def ask(self, prompt: str, area: str = "") -> str:
        """Return what the player types, stripped; raise ``Leave`` at the end of the input.

        With an area, its words are also understood in the current language.
        """
        # The terminal itself would break a long prompt within a word.
        lines = (textwrap.wrap(line, self.width - 1) or [""] for line in self.fit(prompt).split("\n"))
        asked = "\n".join(line for wrapped in lines for line in wrapped) + " "
        while True:
            try:
                self._asked = asked
                typed = self._read(asked)
                if self._read is input and not sys.stdin.isatty():
                    self.console.print(typed)  # as a terminal would have shown it
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                raise Leave from None
            finally:
                self._asked = ""
            if len(typed) <= limits.TYPED:
                break
            self.complain(say("cli.error.typed", {"most": limits.TYPED}))
        typed = "".join(letter for letter in typed if letter.isprintable()).strip()
        return in_english(area, typed) if area else typed
