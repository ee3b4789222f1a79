"""Rendering of a table as text or as a picture, as seen from one seat.

The picture uses its own bitmap letters (``canasta.envs.glyphs``) and no other image files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from canasta.cards import KINDS, LETTERS, RED_THREE, TWO
from canasta.engine.view import View
from canasta.envs.glyphs import GLYPHS, HIGH, WIDE
from canasta.extras import missing
from canasta.messages import SIDE_LETTERS, UserError, text
from canasta.table.state import PART_OVER
from canasta.wording import closed_sets, set_text, table_lines

try:
    import numpy as np
except ModuleNotFoundError as error:
    raise missing(error) from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Picture = NDArray[np.uint8]
else:
    Picture = Any

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, RGB)
#: Frames per second for videos.
FPS: Final = 4

Colour = tuple[int, int, int]
_FELT: Final = (24, 92, 60)
_LINE: Final = (60, 130, 96)
_PAPER: Final = (250, 248, 240)
_BACK: Final = (52, 70, 130)
_INK: Final = (20, 20, 20)
_RED: Final = (190, 30, 40)
_WILD: Final = (120, 60, 150)
_CHALK: Final = (230, 240, 230)
_GOLD: Final = (250, 210, 90)

_CARD_WIDE: Final = 15
_CARD_HIGH: Final = 21
_STEP: Final = 17
_ROW: Final = 27
_MARGIN: Final = 8
_LETTER: Final = WIDE + 1
PICTURE_WIDE: Final = 640
PICTURE_HIGH: Final = 440


def check_mode(mode: str | None) -> str | None:
    """Return the render mode, or raise a ``UserError`` if it is unknown."""
    if mode is not None and mode not in MODES:
        raise UserError("envs.render_mode", given=mode, names=", ".join(MODES))
    return mode


def render(view: View, mode: str | None) -> str | Picture | None:
    """Render a view as text or as a picture, or print it and return None."""
    if mode == ANSI:
        return as_text(view)
    if mode == RGB:
        return as_picture(view)
    if mode == HUMAN:
        print(as_text(view))
    return None


def as_text(view: View) -> str:
    """Render the table as text."""
    return "\n".join(table_lines(view.position)) + "\n"


def as_picture(view: View) -> Picture:
    """Render the table as an array of height, width and three colours.

    >>> from canasta.envs.table import EpisodeTable, setup_of
    >>> table = EpisodeTable(setup_of("classic", 4))
    >>> table.start(seed=1)
    >>> as_picture(table.view(0)).shape
    (440, 640, 3)
    """
    return _Drawing(view).picture


class _Drawing:
    """One picture under construction; rows go down, columns to the right."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.position
        self.picture: Picture = np.empty((PICTURE_HIGH, PICTURE_WIDE, 3), np.uint8)
        self.picture[:] = _FELT
        self._draw()

    def _draw(self) -> None:
        view, state, setup = self.view, self.state, self.view.setup
        top = _MARGIN
        self.write(top, _MARGIN, setup.book.slug, _GOLD)
        self.write(top, 120, text("envs.picture.stock", number=view.stock_size), _CHALK)
        frozen = text("envs.picture.frozen") if view.frozen else ""
        self.write(top, 220, text("envs.picture.pile", number=view.pile_size) + frozen, _CHALK)
        shown = view.shown_pile[::-1]
        self.cards(top - 4, 360, list(shown))
        top += _ROW
        for side in range(setup.sides):
            top = self.side(top, side)
        self.rule(top)
        top += 6
        for seat in range(setup.seats):
            turn = seat == state.actor and state.part != PART_OVER
            name = text("envs.picture.seat", number=seat + 1) + ("*" if turn else "")
            self.write(top + 6, _MARGIN, name, _GOLD if turn else _CHALK)
            known = [kind for kind, count in enumerate(view.known(seat)) for _ in range(count)]
            hidden = view.size(seat) - len(known)
            self.cards(top, 80, known + [KINDS] * hidden)
            top += _ROW

    def side(self, top: int, side: int) -> int:
        """Draw a side's totals and sets; return the row below them."""
        state = self.state
        self.rule(top)
        top += 6
        self.write(top, _MARGIN, text("envs.picture.side", side=SIDE_LETTERS[side]), _GOLD)
        facts = text("envs.picture.total", number=self.view.scores[side])
        if not self.view.opened(side):
            facts += text("envs.picture.need", number=self.view.need(side))
        if self.view.red_threes(side):
            facts += text("envs.picture.red", number=self.view.red_threes(side))
        self.write(top, 80, facts, _CHALK)
        top += 12
        words = [(set_text(cards), False) for cards in self.view.sets(side)]
        words += [(set_text(closed.cards), True) for closed in closed_sets(state, side)]
        left = _MARGIN
        for cards, closed in words:
            kinds = [LETTERS.index(letter) for letter in cards]
            wide = 7 * (len(kinds) - 1) + _CARD_WIDE + 8
            if left + wide > PICTURE_WIDE:
                left = _MARGIN
                top += _ROW
            if top + _ROW > PICTURE_HIGH:
                break
            self.cards(top, left, kinds, step=7, mark=closed or len(kinds) >= state.setup.canasta_size)
            left += wide
        return top + _ROW

    def cards(self, top: int, left: int, kinds: Sequence[int], step: int = _STEP, mark: bool = False) -> None:
        """Draw a row of cards, closer together if space is short; ``mark`` frames a canasta."""
        room = PICTURE_WIDE - _MARGIN - left - _CARD_WIDE
        if len(kinds) > 1 and step * (len(kinds) - 1) > room:
            step = max(1, room // (len(kinds) - 1))
        for place, kind in enumerate(kinds):
            self.card(top, left + place * step, kind, mark)

    def card(self, top: int, left: int, kind: int, mark: bool) -> None:
        """Draw one card: its letter, or its back."""
        if left + _CARD_WIDE > PICTURE_WIDE or top < 0 or top + _CARD_HIGH > PICTURE_HIGH:
            return
        box = self.picture[top : top + _CARD_HIGH, left : left + _CARD_WIDE]
        box[:] = _GOLD if mark else _INK
        box[1:-1, 1:-1] = _BACK if kind >= KINDS else _PAPER
        if kind < KINDS:
            colour = _RED if kind == RED_THREE else _WILD if TWO <= kind < RED_THREE else _INK
            self.write(top + 3, left + 2, LETTERS[kind], colour)

    def rule(self, top: int) -> None:
        """Draw a horizontal line."""
        if top < PICTURE_HIGH:
            self.picture[top, _MARGIN : PICTURE_WIDE - _MARGIN] = _LINE

    def write(self, top: int, left: int, words: str, colour: Colour) -> None:
        """Draw text; letters that do not fit are omitted."""
        if top + HIGH > PICTURE_HIGH:
            return
        for letter in words.upper():
            if left + WIDE > PICTURE_WIDE:
                return
            for row, bits in enumerate(GLYPHS.get(letter, GLYPHS["?"])):
                for column in range(WIDE):
                    if bits >> (WIDE - 1 - column) & 1:
                        self.picture[top + row, left + column] = colour
            left += _LETTER
