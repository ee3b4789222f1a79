"""The picture of a position: the sets of each side, stock and pile between them, the hands below.

>>> from canasta.notation import read_position
>>> picture = draw(read_position("classic hand1=KQQ27 setsA=555 pile=2K"))
>>> picture.startswith("<svg"), "<text" in picture
(True, False)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta.cards import BLACK_THREE, CALIENTE, RED_THREE, UNKNOWN
from canasta.clauses.tally import SetTally
from canasta.engine.scoring import sets_of
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.messages import SIDE_LETTERS, listed, text
from canasta.notation.position.keys import PART_WORDS
from canasta.pictures.cards import HIGH, badge, canasta, card, column, fan, stack
from canasta.pictures.drawing import COLOURS, Drawing, width_of
from canasta.table.packing import held_kinds
from canasta.table.state import (
    ADDED,
    BLACK_THREES,
    CALIENTES,
    NATURALS,
    PART_OVER,
    RED_THREES,
    SPECIALS,
    State,
)
from canasta.wire.examples import NAMES
from canasta.wording import canasta_sort, closed_sets, rules_words, table_lines

WIDE: Final = 960
_EDGE: Final = 20  #: around everything
_HEM: Final = 10
_PAD: Final = 16
_GAP: Final = 12
_LEFT: Final = _EDGE + _HEM + _GAP
_ROOM: Final = WIDE - 2 * _LEFT  #: between the hems
_SET: Final = 52  #: the width of a card in a set, on stock and pile, in a hand
_HEART: Final = 70
_HAND: Final = 66
_COLUMN: Final = 104  #: the maximum height of a set
_STEP: Final = 82  #: from set to set
_ROW: Final = _COLUMN + 34
_TITLE: Final = 44  #: the height of a zone's title
_SMALLEST: Final = 11  #: the size of a title that has no more room
_SMALL: Final = 36  #: the width of cards next to sets
_FIRM: Final = COLOURS["on-table"]
_FAINT: Final = COLOURS["on-table-2"]


class _TableSet(NamedTuple):
    """A set on the table, with its sort if it is a canasta."""

    cards: SetTally
    sort: str
    closed: bool


def draw(state: State) -> str:
    """Draw a position as self-contained SVG, with all cards that the position gives."""
    drawing = Drawing()
    setup = state.setup
    ours = setup.side_of(state.actor)
    sides = [side for side in range(setup.sides) if side != ours]
    zones = [*sides, None, ours]
    heights = [_heart_height(state) if side is None else _zone_height(state, side) for side in zones]
    plate = sum(heights) + _GAP * (len(zones) + 1) + 2 * _HEM
    title = _title(state)
    top = _EDGE + 34
    hands = list(_hands(state))
    high = top + plate + _GAP + sum(_hand_height(kinds) for _, kinds in hands) + _EDGE
    drawing.rect(0, 0, WIDE, high, COLOURS["wall"])
    turn = _turn(state)
    size, room = 19.0, WIDE - 2 * _EDGE - _GAP - width_of(turn, 16)
    while size > _SMALLEST and width_of(title, size, bold=True) > room:
        size -= 0.5
    drawing.write(_EDGE, _EDGE + 16, title, size, bold=True)
    drawing.write(WIDE - _EDGE, _EDGE + 16, turn, 16, anchor=1, colour=COLOURS["text-2"])
    drawing.rect(_EDGE, top, WIDE - 2 * _EDGE, plate, "url(#hem)", 24)
    inner = WIDE - 2 * _EDGE - 2 * _HEM
    drawing.rect(_EDGE + _HEM, top + _HEM, inner, plate - 2 * _HEM, COLOURS["table"], 16)
    y: float = top + _HEM + _GAP
    for side, height in zip(zones, heights, strict=True):
        if side is None:
            _heart(drawing, state, y, height)
        else:
            _zone(drawing, state, side, y, height)
        y += height + _GAP
    y = top + plate + _GAP
    for seat, kinds in hands:
        _hand(drawing, state, seat, kinds, y)
        y += _hand_height(kinds)
    return drawing.svg(WIDE, high, title, "\n".join(table_lines(state, NAMES)))


def _title(state: State) -> str:
    book = state.setup.book
    rules = rules_words(book) if book.chosen or book.house else text(f"page.book.{book.slug}")
    return text("picture.title", rules=rules, number=state.setup.players)


def _turn(state: State) -> str:
    return text(f"picture.{PART_WORDS[state.part]}", name=NAMES[state.actor])


# --- The sides ---------------------------------------------------------------------------------------


def _lying(state: State, side: int) -> list[_TableSet]:
    found = [_TableSet(cards, canasta_sort(state, side, cards), False) for cards in sets_of(state, side)]
    return found + [
        _TableSet(each.cards, canasta_sort(state, side, each.cards), True)
        for each in closed_sets(state, side)
    ]


def _beside(state: State, side: int) -> list[int]:
    """Return the cards next to the sets: threes, Caliente cards, cards added to closed sets."""
    laid = state.laid
    found = [RED_THREE] * laid[RED_THREES + side] + [BLACK_THREE] * laid[BLACK_THREES + side]
    return found + [CALIENTE] * laid[CALIENTES + side] + held_kinds(laid[ADDED + side], 0)


def _per_row(beside: int) -> int:
    return int((_ROOM - 2 * _PAD - (min(beside, 8) * 22 + 40 if beside else 0)) // _STEP)


def _zone_height(state: State, side: int) -> float:
    rows = -(-len(_lying(state, side)) // _per_row(len(_beside(state, side))))
    return _TITLE + max(1, rows) * _ROW if rows else _TITLE + 44


def _zone(drawing: Drawing, state: State, side: int, y: float, height: float) -> None:
    setup, letter = state.setup, SIDE_LETTERS[side]
    line = f' stroke="{_FAINT}" stroke-opacity=".6" stroke-width="1.5"'
    drawing.rect(_LEFT, y, _ROOM, height, "none", 10, line)
    badge(drawing, _LEFT + _PAD, y + 11, letter)
    players = listed([NAMES[seat] for seat in range(side, setup.seats, setup.sides)])
    drawing.write(
        _LEFT + _PAD + 32, y + 28, text("draft.place.sets", name=players), 16, bold=True, colour=_FIRM
    )
    score = text("picture.score", points=state.scores[side], need=state.needs[side])
    if state.opened >> side & 1:
        score = text("picture.opened", points=state.scores[side])
    drawing.write(_LEFT + _ROOM - _PAD, y + 28, score, 15, colour=_FAINT, anchor=1)
    found, beside = _lying(state, side), _beside(state, side)
    if not found:
        drawing.write(_LEFT + _PAD, y + _TITLE + 18, text("picture.no_sets"), 15, colour=_FAINT)
    per_row = _per_row(len(beside))
    for place, (cards, sort, closed) in enumerate(found):
        x = _LEFT + _PAD + place % per_row * _STEP
        row = y + _TITLE + place // per_row * _ROW
        if sort:
            canasta(drawing, x, row, _SET, _COLUMN, cards, sort, closed=closed)
        else:
            column(drawing, x, row, _SET, _COLUMN, cards, setup.canasta_size)
    if beside:
        wide = min(len(beside), 8) * 22 + 20
        high = y + height - HIGH * _SMALL - 14 if found else y + height - HIGH * _SMALL - 10
        fan(drawing, _LEFT + _ROOM - _PAD - wide, high, wide, _SMALL, beside)


# --- Stock and pile ----------------------------------------------------------------------------------


def _heart_height(_state: State) -> float:
    return _TITLE + HIGH * _HEART + 20


def _heart(drawing: Drawing, state: State, y: float, height: float) -> None:
    wide = 250.0
    line = f' stroke="{_FAINT}" stroke-opacity=".6" stroke-width="1.5"'
    drawing.rect(_LEFT, y, wide, height, "none", 10, line)
    rest = _ROOM - wide - _GAP
    x = _LEFT + wide + _GAP
    drawing.rect(x, y, rest, height, "none", 10, line)
    _stock(drawing, state, _LEFT + _PAD, y, wide - 2 * _PAD)
    if state.aside:
        half = rest / 2
        _cards(drawing, x + half, y, half - _PAD, text("draft.place.aside"), list(state.aside), "")
        rest = half
    frozen = [text("picture.frozen")] if state.frozen else []
    stopped = [text("picture.stopped")] if state.stopped else []
    said = text("wording.comma").join([text("picture.cards", number=len(state.pile)), *frozen, *stopped])
    _cards(drawing, x + _PAD, y, rest - 2 * _PAD, text("draft.place.pile"), list(state.pile), said)


def _stock(drawing: Drawing, state: State, x: float, y: float, wide: float) -> None:
    stock = list(state.stock[state.place :])
    drawing.write(x, y + 28, text("picture.stock"), 16, bold=True, colour=_FIRM)
    drawing.write(x + wide, y + 28, text("picture.cards", number=len(stock)), 15, colour=_FAINT, anchor=1)
    known = len(stock)
    while known and stock[known - 1] == UNKNOWN:
        known -= 1
    top = y + _TITLE
    if len(stock) > known:
        stack(drawing, x, top, _HEART, len(stock) - known)
        x, wide = x + _HEART + 16, wide - _HEART - 16
    fan(drawing, x, top, wide, _HEART, stock[:known])


def _cards(
    drawing: Drawing, x: float, y: float, wide: float, title: str, kinds: list[int], said: str
) -> None:
    """Draw cards from bottom to top; hidden ones at the bottom form a stack."""
    drawing.write(x, y + 28, title, 16, bold=True, colour=_FIRM)
    drawing.write(x + wide, y + 28, said, 15, colour=_FAINT, anchor=1)
    hidden = next((place for place, kind in enumerate(kinds) if kind != UNKNOWN), len(kinds))
    top = y + _TITLE
    if hidden:
        stack(drawing, x, top, _HEART, hidden)
        x, wide = x + 26, wide - 26
    fan(drawing, x, top, wide, _HEART, kinds[hidden:])


# --- The hands ---------------------------------------------------------------------------------------


def _hands(state: State) -> Iterator[tuple[int, list[int]]]:
    """Yield the hands with their cards, first that of the player to act; known reserves are shown as text."""
    seats = state.setup.seats
    for step in range(seats):
        seat = (state.actor + step) % seats
        given = held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        yield seat, [*given, *[UNKNOWN] * unknown_in_hand(state, seat)]


def _hand_height(kinds: list[int]) -> float:
    return HIGH * _HAND + 24 if any(kind != UNKNOWN for kind in kinds) else 44


def _hand(drawing: Drawing, state: State, seat: int, kinds: list[int], y: float) -> None:
    high = _hand_height(kinds) - 10
    acts = seat == state.actor and state.part != PART_OVER
    line = f' stroke="{COLOURS["now"]}" stroke-width="3"' if acts else ""
    drawing.rect(_EDGE, y, WIDE - 2 * _EDGE, high, COLOURS["sheet"], 10, line)
    badge(drawing, _EDGE + _PAD, y + 6, SIDE_LETTERS[state.setup.side_of(seat)])
    name = NAMES[seat]
    drawing.write(_EDGE + _PAD + 32, y + 23, name, 16, bold=True)
    known = any(kind != UNKNOWN for kind in kinds)
    said = text("picture.cards" if known or not kinds else "picture.hidden", number=len(kinds))
    reserves = len(state.reserves[seat]) if state.reserves else 0
    if reserves:
        said = text("wording.comma").join([said, text("picture.reserves", number=reserves)])
    if known:
        drawing.write(_EDGE + _PAD, y + 48, said, 14, colour=COLOURS["text-2"])
        fan(drawing, _EDGE + 220, y + 7, WIDE - 2 * _EDGE - 220 - _PAD, _HAND, kinds)
        return
    beside = _EDGE + _PAD + 32 + width_of(name, 16, bold=True) + 14
    drawing.write(beside, y + 23, said, 14, colour=COLOURS["text-2"])
    if kinds:
        card(drawing, WIDE - _EDGE - _PAD - 18, y + 4, 18, UNKNOWN)
