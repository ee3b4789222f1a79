"""Export and import of a pad as JSON and as CSV.

The JSON holds the game, the entry of every hand, the changes, and the sheet for other readers; the sheet is
ignored on import. The CSV has one line per side and hand, with points and totals for a spreadsheet; its last
column holds the entry, so that it can be imported as well.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from canasta.clauses.base import Reason
from canasta.clauses.base import ScoreLine as EngineLine
from canasta.messages import SIDE_LETTERS, Param, UserError, say, text
from canasta.scorepad.changes import AFTER, NAMES, RAISE, STAKE, Change, history
from canasta.scorepad.pad import Hand, HandSeating, Pad, Sheet, game_data, game_struct
from canasta.scorepad.settlement import Payment, fewest, game_payments, read_stake
from canasta.wire import pads as wire
from canasta.wire.base import SIDES
from canasta.wire.pads import PadChange, PadFile, PadHand, PadRaise, PadSheet, PadTable, Settlement
from canasta.wire.scores import ScoreLine, write_line

FORMAT: Final = "canasta-scorepad"
VERSION: Final = 1
COLUMNS: Final = (
    "part", "hand", "dealer", "side", "players", "first_meld", "points", "total", "counts", "entry",
)  # fmt: skip
_LONGEST: Final = 5_000_000


# --- JSON -------------------------------------------------------------------------------------------


def pad_struct(pad: Pad) -> PadFile:
    """Return a pad as data: the entries, and what follows from them."""
    return PadFile(
        FORMAT,
        VERSION,
        game_struct(pad.game),
        [dict(entry) for entry in pad.entries],
        [change_struct(pad, change) for change in pad.changes],
        sheet_struct(pad.sheet()),
    )


def sheet_struct(sheet: Sheet) -> PadSheet:
    """Return the sheet as data."""
    return PadSheet(
        list(sheet.game.start),
        [hand_struct(sheet, hand) for hand in sheet.hands],
        list(sheet.totals),
        sheet.over,
        [SIDES[side] for side in sheet.winners],
        None if sheet.over else PadTable(*_table_parts(sheet.next)),
        settlement_struct(sheet),
        list(history(sheet)),
        sheet.game.captain[1] if sheet.game.captain else None,
    )


def change_struct(pad: Pad, change: Change) -> PadChange:
    """Return a change as data."""
    stake = read_stake(change[STAKE], pad.game.form) if STAKE in change else None
    return PadChange(
        change[AFTER],
        change.get(NAMES, UNSET),
        (stake.struct() if stake else None) if STAKE in change else UNSET,
        PadRaise(**change[RAISE]) if RAISE in change else UNSET,
    )


def line_words(reason: Reason) -> str:
    """Return the label of a score line; unlike those of a game in play, fines on a pad are for any reason."""
    return text("pad.field.fines") if reason.message == "score.fines" else say(reason.message, reason.params)


def _score_line(line: EngineLine) -> ScoreLine:
    return msgspec.structs.replace(write_line(line), words=line_words(line.reason))


def hand_struct(sheet: Sheet, hand: Hand) -> PadHand:
    """Return a hand of the sheet as data."""
    return PadHand(
        *_table_parts(hand.table),
        hand.counts,
        list(hand.points),
        list(hand.totals),
        [_score_line(line) for line in hand.lines],
        [doubt.struct() for doubt in hand.doubts],
        _payments(sheet, hand.payments),
        [SIDES[side] for side in hand.points_alone],
    )


def _table_parts(table: HandSeating) -> tuple[int, str, list[str], list[str], list[int]]:
    seats = [seat.name for seat in table.seats]
    return table.number, table.dealer, seats, list(table.sitting_out), list(table.needs)


def all_payments(sheet: Sheet) -> list[Payment]:
    """Return the payments after the hands, and after the game if it is over."""
    paid = [payment for hand in sheet.hands for payment in hand.payments]
    return [*paid, *last_payments(sheet)]


def last_payments(sheet: Sheet) -> list[Payment]:
    """Return the payments after the game."""
    game = sheet.game
    if game.stake is None or not sheet.over:
        return []
    return game_payments(game.stake, sheet.totals, game.members, sheet.winners)


def settlement_struct(sheet: Sheet) -> Settlement | None:
    """Return who pays whom: after the game, and all payments combined into as few as possible."""
    if not sheet.played_for_money:
        return None
    together = fewest(all_payments(sheet), len(sheet.game.names))
    return Settlement(_payments(sheet, last_payments(sheet)), _payments(sheet, together))


def _payments(sheet: Sheet, payments: Sequence[Payment]) -> list[wire.Payment]:
    names = sheet.game.names
    return [wire.Payment(names[paid.payer], names[paid.payee], paid.cents) for paid in payments]


def write_json(pad: Pad) -> str:
    """Write a pad as JSON."""
    return msgspec.json.format(msgspec.json.encode(pad_struct(pad)), indent=2).decode("utf-8") + "\n"


def read_json(source: str, name: str = "") -> Pad:
    """Read a pad from JSON, or raise a ``UserError`` that says what cannot be used."""
    name = name or text("pad.the_file")
    data = parse_json(source, name)
    if not isinstance(data, Mapping) or data.get("format") != FORMAT or data.get("version") != VERSION:
        raise UserError("pad.error.form", name=name)
    hands = data.get("hands")
    if not isinstance(hands, list):
        raise UserError("pad.error.form", name=name)
    changes = data.get("changes", [])
    if not isinstance(changes, list):
        raise UserError("pad.error.form", name=name)
    pad = Pad.new(data.get("game"))
    for entry in hands:
        pad = pad.with_hand(entry, after_end=True)
    for change in changes:
        pad = pad.changed(change)
    return pad


def parse_json(source: str, name: str) -> Any:
    """Parse JSON from a user or a client."""
    try:
        if len(source) > _LONGEST:
            raise ValueError(text("pad.too_long"))
        return json.loads(source)
    except (ValueError, RecursionError) as problem:
        raise UserError("pad.error.json", name=name, problem=str(problem)) from problem


# --- CSV --------------------------------------------------------------------------------------------


def write_csv(pad: Pad) -> str:
    """Write a pad as CSV."""
    file = io.StringIO()
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(COLUMNS)
    sheet, game = pad.sheet(), pad.game
    for side in range(game.form.setup.sides):
        entry = _compact(game_data(game)) if side == 0 else ""
        letter, start = SIDE_LETTERS[side], game.start[side]
        rows.writerow(
            ["game", game.played, "", letter, _plain(game.side_name(side)), "", "", start, "", entry]
        )
    for hand in sheet.hands:
        for side, given in enumerate(hand.entry["sides"]):
            players = " & ".join(seat.name for seat in hand.table.players_of(side))
            rows.writerow(
                [
                    "hand",
                    hand.number,
                    _plain(hand.table.dealer),
                    SIDE_LETTERS[side],
                    _plain(players),
                    hand.table.needs[side],
                    hand.points[side],
                    hand.totals[side],
                    text("pad.yes") if hand.counts else text("pad.no"),
                    _compact(given),
                ]
            )
    for change in pad.changes:
        number = game.played + change[AFTER]
        rows.writerow(["change", number, "", "", "", "", "", "", "", _compact(change)])
    return file.getvalue()


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _plain(words: str) -> str:
    """Escape a name that a spreadsheet would take for a formula."""
    return "'" + words if words[:1] in "=+-@" else words


def read_csv(source: str, name: str = "") -> Pad:
    """Read a pad from CSV, or raise a ``UserError`` that names the invalid line."""
    name = name or text("pad.the_file")
    rows = _rows(source, name)
    _, head = next(rows, (1, []))
    if tuple(head) != COLUMNS:
        raise _wrong(name, 1, "csv_head", names=",".join(COLUMNS))
    pad: Pad | None = None
    sides: list[object] = []
    for line, row in rows:
        part, hand, entry = row[0], row[1], row[-1]
        if part == "game":
            if pad is None:
                pad = Pad.new(_value(entry, name, line))
            continue
        if part == "change" and pad is not None and not sides:
            try:
                pad = pad.changed(_value(entry, name, line))
            except UserError as problem:
                raise UserError("pad.error.csv", name=name, line=line, problem=str(problem)) from problem
            continue
        if part != "hand" or pad is None:
            raise _wrong(name, line, "csv_part", part=part[:40])
        number = pad.game.played + len(pad.entries) + 1
        if hand != str(number):
            raise _wrong(name, line, "csv_order", number=number, given=hand[:40])
        if row[3] != SIDE_LETTERS[len(sides)]:
            raise _wrong(name, line, "csv_side", side=row[3][:40])
        sides.append(_value(entry, name, line))
        if len(sides) == pad.game.form.setup.sides:
            try:
                pad = pad.with_hand({"sides": sides}, after_end=True)
            except UserError as problem:
                raise UserError("pad.error.csv", name=name, line=line, problem=str(problem)) from problem
            sides = []
    if pad is None or sides:
        raise UserError("pad.error.form", name=name)
    return pad


def _rows(source: str, name: str) -> Iterator[tuple[int, list[str]]]:
    reader = csv.reader(io.StringIO(source), strict=True)
    while True:
        try:
            row = next(reader)
        except StopIteration:
            return
        except csv.Error as problem:
            line = reader.line_num
            raise UserError("pad.error.csv", name=name, line=line, problem=str(problem)) from problem
        if not row:
            continue
        if len(row) != len(COLUMNS) and reader.line_num > 1:
            given, number = len(row), len(COLUMNS)
            raise _wrong(name, reader.line_num, "csv_columns", number=number, given=given)
        yield reader.line_num, row


def _value(cell: str, name: str, line: int) -> Any:
    try:
        return json.loads(cell)
    except (ValueError, RecursionError) as problem:
        raise _wrong(name, line, "csv_value", value=cell[:40]) from problem


def _wrong(name: str, line: int, message: str, **params: Param) -> UserError:
    problem = say(f"pad.error.{message}", params)
    return UserError("pad.error.csv", name=name, line=line, problem=problem)
