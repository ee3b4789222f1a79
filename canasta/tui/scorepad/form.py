"""The form of a score pad in words: what a book counts, and the points."""

from __future__ import annotations

from rich import box
from rich.table import Table

from canasta.messages import text
from canasta.tui.screen import Screen
from canasta.wire.pads import PadForm


def show_form(screen: Screen, data: PadForm) -> None:
    """Print the fields, the values of the cards and the first-meld table."""
    rules = " + ".join([data.book, *data.options])
    screen.write(text("pad.cli.form", rules=rules, players=data.players), "bold")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    for column in ("field", "about", "points", "most", "paragraph"):
        right = column in ("points", "most")
        table.add_column(text(f"pad.cli.form_{column}"), justify="right" if right else "left")
    for field in data.fields:
        table.add_row(
            field.id,
            field.label,
            "" if field.points is None else str(field.points),
            str(field.most or ""),
            field.paragraph or "",
        )
        for choice in field.choices or ():
            table.add_row("", f"  {choice.id}", str(choice.points), "", "")
    screen.draw(table)
    for field in data.fields:
        if field.groups:
            values = ", ".join(f"{''.join(group.cards)} {group.value}" for group in field.groups)
            screen.say_whole("pad.cli.form_values", field=field.label, values=values)
    steps = data.first_meld.table
    if steps[0].hand:
        screen.say_whole("pad.cli.form_by_hand", counts=", ".join(str(step.count) for step in steps))
        return
    first, *later = steps
    counts = [str(first.count)]
    counts += [text("pad.cli.form_from", count=step.count, start=str(step.start)) for step in later]
    screen.say_whole("pad.cli.form_first", counts=", ".join(counts))
