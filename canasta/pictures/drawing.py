"""Elements of a picture: shapes, the symbols of ``cards.svg``, and letters as outlines.

>>> drawing = Drawing()
>>> drawing.write(10, 20, "Añil", 16)
29.984
>>> sorted(drawing.letters)
['A', 'i', 'l', 'ñ']
"""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent
#: Colours of the light theme, as in ``web/src/css/tokens.css``.
COLOURS: Final = {
    "wall": "#f4dfd1", "table": "#c58369", "tray": "#e3b09a", "sheet": "#fffaf3", "line-strong": "#8a6353",
    "text": "#2a1a1c", "text-2": "#5b4040", "on-table": "#2a1410", "on-table-2": "#381a12", "now": "#f4b73b",
    "paper": "#fffdf8", "ink": "#211d29", "red": "#b3241b", "gilt": "#f1b437", "side-a": "#155059",
    "side-b": "#8c2f1b", "side-c": "#5b3a86", "side-d": "#5c5310", "on-side": "#ffffff",
    "seal-natural": "#b3241b", "seal-mixed": "#211d29", "seal-wild": "#f4b73b",
}  # fmt: skip
#: The edge of a card on the table, as in ``web/src/css/cards.css``.
EDGE: Final = "#5c3122"
_SYMBOL: Final = re.compile(r'<symbol id="([\w-]+)" viewBox="([^"]+)">(.*?)</symbol>', re.DOTALL)
_COLOUR: Final = re.compile(r"var\(--([\w-]+)\)")
_USED: Final = re.compile(r'href="#([\w-]+)"')
_PEN: Final = (
    'fill="none" stroke="currentColor" stroke-width="11.5" stroke-linecap="round" stroke-linejoin="round"'
)
#: Replaces a letter without an outline.
_NO_LETTER: Final = "?"
#: The weave of the hem, and of the backs of the cards.
_WEAVE: Final = (
    '<pattern id="{id}" width="{size}" height="{size}" viewBox="0 0 16 16" patternUnits="userSpaceOnUse">'
    '<rect width="16" height="16" fill="{ground}"/><path stroke="{thread}" stroke-width="1.7" '
    'd="M0 1.4h8M0 4h8M0 6.6h8M9.4 0v8M12 0v8M14.6 0v8M1.4 8v8M4 8v8M6.6 8v8M8 9.4h8M8 12h8M8 14.6h8"/>'
    "</pattern>"
)


@cache
def _symbols() -> dict[str, tuple[str, str]]:
    """Return the symbols by name: their view box and content, in the colours of the light theme."""
    source = (_FOLDER / "cards.svg").read_text(encoding="utf-8").replace('class="pen"', _PEN)
    source = source.replace("var(--seal)", "currentColor")
    source = _COLOUR.sub(lambda found: COLOURS.get(found[1], found[0]), source)
    return {name: (box, re.sub(r"\n\s*", "", inside)) for name, box, inside in _SYMBOL.findall(source)}


@cache
def _letters() -> dict[str, dict[str, tuple[int, str]]]:
    """Return the letters by weight: width and outline, in thousandths of the line height."""
    found: dict[str, dict[str, tuple[int, str]]] = json.loads(
        (_FOLDER / "letters.json").read_text(encoding="utf-8")
    )
    return found


def number(value: float) -> str:
    """Format a number with at most two decimals.

    >>> number(12.0), number(3.14159)
    ('12', '3.14')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def width_of(words: str, size: float, *, bold: bool = False) -> float:
    """Return the width of a text."""
    letters = _letters()["bold" if bold else "plain"]
    return sum(letters.get(letter, letters[_NO_LETTER])[0] for letter in words) * size / 1000


class Drawing:
    """A picture under construction."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.drawings: dict[str, str] = {}  #: those used, by name
        self.letters: dict[str, str] = {}

    def rect(
        self, x: float, y: float, wide: float, high: float, fill: str, round: float = 0, more: str = ""
    ) -> None:
        """Draw a rectangle, optionally with round corners."""
        corners = f' rx="{number(round)}"' if round else ""
        size = f'width="{number(wide)}" height="{number(high)}"'
        self.parts.append(f'<rect x="{number(x)}" y="{number(y)}" {size}{corners} fill="{fill}"{more}/>')

    def use(
        self, name: str, x: float, y: float, wide: float, high: float, colour: str, more: str = ""
    ) -> None:
        """Draw a symbol of ``cards.svg`` in a box, in a colour."""
        self._need(name)
        size = f'width="{number(wide)}" height="{number(high)}"'
        self.parts.append(
            f'<use href="#{name}" x="{number(x)}" y="{number(y)}" {size} color="{colour}"{more}/>'
        )

    def _need(self, name: str) -> None:
        if name not in self.drawings:
            box, inside = _symbols()[name]
            shown = ' overflow="visible"' if name == "star" else ""
            self.drawings[name] = f'<symbol id="{name}" viewBox="{box}"{shown}>{inside}</symbol>'
            for other in _USED.findall(inside):
                self._need(other)

    def write(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        *,
        bold: bool = False,
        colour: str = COLOURS["text"],
        anchor: float = 0,
    ) -> float:
        """Write a line of text that begins (``anchor`` 0) or ends (1) at x, and return its width."""
        weight = "bold" if bold else "plain"
        known = _letters()[weight]
        wide = width_of(words, size, bold=bold)
        at, uses = 0, []
        for letter in words:
            shown = letter if letter in known else _NO_LETTER
            advance, outline = known[shown]
            if outline:
                id = f"{weight[0]}{ord(shown):x}"
                self.letters[shown if not bold else f"{shown} bold"] = f'<path id="{id}" d="{outline}"/>'
                uses.append(f'<use href="#{id}" x="{at}"/>' if at else f'<use href="#{id}"/>')
            at += advance
        scale = f"{size / 1000:.4f}".rstrip("0")
        place = f"translate({number(x - anchor * wide)} {number(y)}) scale({scale} -{scale})"
        self.parts.append(f'<g transform="{place}" fill="{colour}">{"".join(uses)}</g>')
        return wide

    def svg(self, wide: float, high: float, title: str, about: str) -> str:
        """Return the picture as SVG."""
        defs = [
            _WEAVE.format(id="hem", size=16, ground="#b26d51", thread="#e2ac93"),
            _WEAVE.format(id="back", size=12, ground="#124750", thread="#3b8a90"),
            *(self.drawings[name] for name in sorted(self.drawings)),
            *(self.letters[letter] for letter in sorted(self.letters)),
        ]
        size = f'width="{number(wide)}" height="{number(high)}" viewBox="0 0 {number(wide)} {number(high)}"'
        head = [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="title about">',
            f'<title id="title">{escape(title)}</title>',
            f'<desc id="about">{escape(about)}</desc>',
            f"<defs>{''.join(defs)}</defs>",
        ]
        return "\n".join([*head, *self.parts, "</svg>", ""])
