"""Cards and sets, drawn like ``cards.css`` and ``face.tsx`` of the page draw them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, LETTERS, RED_THREE, TWO, UNKNOWN
from canasta.clauses.tally import SetTally
from canasta.messages import text
from canasta.pictures.drawing import COLOURS, EDGE, Drawing, number

_SUITS: Final = "shcd"
_FIGURES: Final = "JQK"
_STROKED: Final = f' stroke="{COLOURS["ink"]}" stroke-width="4"'
#: Height of a card of width 1, and radius of its corners.
HIGH: Final = 1.4
_CORNER: Final = 0.095
#: Number of card edges visible under a canasta.
_EDGES: Final = 4


def card(drawing: Drawing, x: float, y: float, w: float, kind: int, place: int = 0) -> None:
    """Draw a card of a kind; its suit, which no rule depends on, follows from its place among others."""
    if kind == UNKNOWN:
        back(drawing, x, y, w)
        return
    blank(drawing, x, y, w)
    letter = LETTERS[kind]
    rank = "3" if kind in (RED_THREE, BLACK_THREE) else letter
    suit = {RED_THREE: "h", BLACK_THREE: "s", JOKER: "", CALIENTE: ""}.get(kind, _SUITS[place % 4])
    colour = COLOURS["red" if suit in ("h", "d") else "ink"]
    high = 0.36 if kind == JOKER else 0.4
    ranked = (COLOURS["gilt"], _STROKED) if kind == JOKER else (colour, "")
    drawing.use(f"r-{rank}", x + 0.06 * w, y + 0.085 * w, 0.34 * w, high * w, *ranked)
    if suit:
        drawing.use(f"s-{suit}", x + 0.12 * w, y + (0.13 + high) * w, 0.22 * w, 0.22 * w, colour)
    _art(drawing, x, y, w, kind, suit, colour)


def _art(drawing: Drawing, x: float, y: float, w: float, kind: int, suit: str, colour: str) -> None:
    right, bottom = x + w, y + HIGH * w

    def put(name: str, wide: float, high: float, side: float, foot: float, ink: str, more: str = "") -> None:
        left, top = right - (side + wide) * w, bottom - (foot + high) * w
        drawing.use(name, left, top, wide * w, high * w, ink, more)

    if kind == JOKER:
        put("f-X", 0.84, 0.94, 0.02, 0, colour)
    elif kind == CALIENTE:
        put("f-C", 0.6, 0.68, 0.09, 0.1, COLOURS["red"])
    elif LETTERS[kind] in _FIGURES:
        put(f"f-{LETTERS[kind]}", 0.72, 0.8, 0.06, 0, colour)
    elif kind in (RED_THREE, BLACK_THREE):
        put("f-3r" if kind == RED_THREE else "f-3b", 0.6, 0.68, 0.09, 0.1, colour)
    elif kind == TWO:
        put("star", 0.56, 0.56, 0.09, 0.1, COLOURS["gilt"], _STROKED)
    else:
        put(f"s-{suit}", 0.56, 0.56, 0.09, 0.1, colour)


def blank(drawing: Drawing, x: float, y: float, w: float, fill: str = COLOURS["paper"]) -> None:
    """Draw a blank card."""
    drawing.rect(x, y, w, HIGH * w, fill, _CORNER * w, f' stroke="{EDGE}" stroke-width="1"')


def back(drawing: Drawing, x: float, y: float, w: float) -> None:
    """Draw a card face down."""
    blank(drawing, x, y, w)
    rim = 0.055 * w
    drawing.rect(x + rim, y + rim, w - 2 * rim, HIGH * w - 2 * rim, "url(#back)", 0.05 * w)


def stack(drawing: Drawing, x: float, y: float, w: float, count: int) -> None:
    """Draw a stack of backs, with a layer for every nine cards."""
    layers = max(1, min(7, -(-count // 9)))
    for layer in reversed(range(layers)):
        back(drawing, x + layer, y + 2 * layer, w)


def fan(drawing: Drawing, x: float, y: float, wide: float, w: float, kinds: Sequence[int]) -> float:
    """Draw cards in a row, closer together if space is short; return its width."""
    if not kinds:
        return 0
    step = min(0.56 * w, (wide - w) / max(1, len(kinds) - 1))
    for place, kind in enumerate(kinds):
        card(drawing, x + place * step, y, w, kind, place)
    return w + step * (len(kinds) - 1)


def column(drawing: Drawing, x: float, y: float, w: float, high: float, cards: SetTally, size: int) -> None:
    """Draw a set: one face in front, an edge for every card behind it, wild cards lowest with a gilt edge."""
    peek = min(0.15 * w, (high - HIGH * w) / max(1, cards.size - 1))
    top = y + high - HIGH * w - peek * (cards.size - 1)
    for place in range(cards.size - 1):
        fill = COLOURS["gilt"] if place < cards.wild else COLOURS["paper"]
        blank(drawing, x, top + place * peek, w, fill)
    face = cards.kind if cards.naturals else TWO if cards.twos else JOKER
    card(drawing, x, top + peek * (cards.size - 1), w, face, 3)
    _reeds(drawing, x, y + high + 6, cards, size)


def _reeds(drawing: Drawing, x: float, y: float, cards: SetTally, size: int) -> None:
    ink = COLOURS["on-table"]
    at = x + drawing.write(x, y + 11, str(cards.size), 13, bold=True, colour=ink) + 5
    for place in range(max(size, cards.size)):
        fill = ink if place < cards.naturals else COLOURS["now"] if place < cards.size else "none"
        drawing.rect(at + 6 * place, y, 4.5, 11, fill, 1.5, f' stroke="{ink}" stroke-width="1"')


def canasta(
    drawing: Drawing, x: float, y: float, w: float, high: float, cards: SetTally, sort: str, *, closed: bool
) -> None:
    """Draw a canasta: a squared stack with its seal; a closed one is tied."""
    top = y + high - HIGH * w
    for edge in reversed(range(1, _EDGES + 1)):
        blank(drawing, x + 1.5 * edge, top + 2 * edge - 8, w)
    top -= 8
    face = cards.kind if cards.naturals else TWO if cards.twos else JOKER
    card(drawing, x, top, w, face, 1 if sort == "natural" else 0)
    if closed:
        drawing.rect(x - 2, top + 0.62 * w, w + 8, max(4, 0.085 * w), "#9c6a34", 2)
    shape = sort if sort in ("natural", "mixed") else "wild"
    seal = max(26, 0.5 * w)
    left, up = x + w - 0.72 * seal, top + HIGH * w - 0.84 * seal
    drawing.use(f"seal-{shape}", left, up, seal, seal, COLOURS[f"seal-{shape}"])
    ink = COLOURS["ink"] if shape == "wild" else "#fff"
    middle = left + seal / 2
    drawing.write(
        middle, up + seal / 2 + 5, text(f"page.seal.{shape}"), 14, bold=True, colour=ink, anchor=0.5
    )
    words = f"{cards.size} {text(f'page.canasta.{sort}')}"
    drawing.write(x, y + high + 17, words, 13, bold=True, colour=COLOURS["on-table"])


def badge(drawing: Drawing, x: float, y: float, side: str) -> None:
    """Draw the letter of a side in its shape."""
    fill = COLOURS[f"side-{side.lower()}"]
    if side == "A":
        drawing.parts.append(f'<circle cx="{number(x + 11)}" cy="{number(y + 11)}" r="11" fill="{fill}"/>')
    elif side == "D":
        start = f"M{number(x + 11)} {number(y - 2)}"
        drawing.parts.append(f'<path d="{start}l13 13l-13 13l-13-13z" fill="{fill}"/>')
    else:
        drawing.rect(x, y, 22, 22, fill, 4 if side == "B" else 9)
    drawing.write(x + 11, y + 16, side, 14, bold=True, colour=COLOURS["on-side"], anchor=0.5)
