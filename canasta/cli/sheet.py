"""Score sheets on the screen: the lines of each side with their paragraphs, the hand and the totals."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.citations import cited
from canasta.clauses.base import ScoreLine
from canasta.cli.output import draw
from canasta.messages import SIDE_LETTERS, say, text


def print_sheet(
    book: str, lines: Sequence[ScoreLine], before: Sequence[int], sides: int, names: Sequence[str] = ()
) -> None:
    """Print the sheet; ``before`` are the totals before the hand, ``names`` the players of each side."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    for column in ("side", "for", "points", "paragraph"):
        table.add_column(text(f"cli.sheet.{column}"), justify="right" if column == "points" else "left")
    for side in range(sides):
        own = [line for line in lines if line.side == side]
        hand = sum(line.points for line in own)
        name = SIDE_LETTERS[side] + (f" {names[side]}" if names else "")
        for line in own:
            what = say(line.reason.message, line.reason.params)
            table.add_row(name, what, str(line.points), cited(book, line.reason.paragraph))
            name = ""
        table.add_row(name, text("cli.sheet.hand"), str(hand), "", style="bold")
        table.add_row("", text("cli.sheet.before"), str(before[side]), "")
        total = str(before[side] + hand)
        table.add_row("", text("cli.sheet.total"), total, "", style="bold", end_section=True)
    draw(table)
