"""The score: of a hand line by line with its paragraphs, and of the game hand by hand."""

from __future__ import annotations

from rich import box
from rich.table import Table

from canasta.clauses.base import Reason
from canasta.match import HandResult, Match
from canasta.messages import SIDE_LETTERS, say, text
from canasta.tui.screen import Screen
from canasta.tui.table import side_name


def points(number: int) -> str:
    """Points with their sign; a real minus would not line up everywhere.

    >>> points(300), points(-5), points(0)
    ('+300', '-5', '0')
    """
    return f"{number:+d}" if number else "0"


def show_hand(screen: Screen, match: Match, result: HandResult, human: int) -> None:
    """The score lines of a hand, side by side, and the totals before and after it."""
    sides = range(match.setup.sides)
    slug = match.setup.book.slug
    before = [total - gain for total, gain in zip(result.totals, result.points, strict=True)]
    if screen.plain:
        for side in sides:
            name = text("play.score.side", letter=SIDE_LETTERS[side], names=side_name(match, side, human))
            for line in result.lines:
                if line.side == side:
                    screen.say(
                        "play.score.line",
                        side=name,
                        what=_what(line.reason),
                        points=points(line.points),
                        paragraph=f"{slug} {line.reason.paragraph}",
                    )
            screen.say(
                "play.score.sum",
                side=name,
                hand=points(result.points[side]),
                before=before[side],
                total=result.totals[side],
            )
        return
    table = Table(box=box.SIMPLE, pad_edge=False, show_footer=True)
    table.add_column(screen.text(text("play.score.for")), screen.text(text("play.score.hand")))
    table.add_column(screen.text(slug), justify="right", style="dim")
    for side in sides:
        names = side_name(match, side, human)
        head = text("play.score.side", letter=SIDE_LETTERS[side], names=names)
        table.add_column(screen.text(head), screen.text(points(result.points[side])), justify="right")
    for reason, row in _rows(result):
        cells = [screen.text(points(row[side]) if side in row else "") for side in sides]
        table.add_row(screen.text(_what(reason)), screen.text(reason.paragraph), *cells)
    screen.draw(table)
    for side in sides:
        screen.say(
            "play.score.total",
            letter=SIDE_LETTERS[side],
            names=side_name(match, side, human),
            before=before[side],
            hand=points(result.points[side]),
            total=result.totals[side],
        )


def _rows(result: HandResult) -> list[tuple[Reason, dict[int, int]]]:
    """Lines that say the same of different sides are one row."""
    rows: list[tuple[Reason, dict[int, int]]] = []
    for line in result.lines:
        for reason, row in rows:
            if line.side not in row and _what(reason) == _what(line.reason):
                row[line.side] = line.points
                break
        else:
            rows.append((line.reason, {line.side: line.points}))
    # Lines on the same subject stand together, whichever side they are about.
    order = {reason.message.removesuffix("_unopened"): 0 for reason, _ in rows}
    places = {message: place for place, message in enumerate(order)}
    return sorted(rows, key=lambda row: places[row[0].message.removesuffix("_unopened")])


def _what(reason: Reason) -> str:
    return say(reason.message, reason.params)


def show_game(screen: Screen, match: Match) -> None:
    """Hand by hand what each side made, and the totals."""
    sides = range(match.setup.sides)
    if not match.history:
        screen.say("play.score.none_yet")
    elif screen.plain:
        for result in match.history:
            for side in sides:
                screen.say(
                    "play.score.history",
                    hand=result.number,
                    letter=SIDE_LETTERS[side],
                    points=points(result.points[side]),
                    total=result.totals[side],
                )
    else:
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column(screen.text(text("play.score.hand_number")), justify="right")
        for side in sides:
            members = " ".join(match.names[player] for player in match.members[side])
            table.add_column(screen.text(f"{SIDE_LETTERS[side]} {members}"), justify="right")
            table.add_column(screen.text(text("play.score.total_head")), justify="right", style="bold")
        for result in match.history:
            cells = [
                cell for side in sides for cell in (points(result.points[side]), str(result.totals[side]))
            ]
            table.add_row(str(result.number), *cells)
        screen.draw(table)
    screen.say("play.score.target", number=match.target)
