"""``canasta picture``: a position as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from canasta.cli.command import command, option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import only_position
from canasta.messages import UserError, text


@command("picture")
@words_argument("POSITION")
@house_option()
@option("-o", "--output", "file", say="picture_file", default="", metavar="FILE")
def picture_command(words: Sequence[str], houses: Sequence[str], file: str) -> None:
    """Draw a position."""
    form = Path(file).suffix.lower()
    if file and form not in (".svg", ".png"):
        raise UserError("cli.error.picture", name=file)
    state = only_position(words, houses_of(houses))
    from canasta.pictures import draw, png_of

    if not file:
        click.echo(draw(state), nl=False)
        return
    content = png_of(state) if form == ".png" else draw(state).encode()
    try:
        Path(file).write_bytes(content)
    except OSError as error:
        raise UserError("cli.error.picture_file", name=file, problem=error.strerror or str(error)) from error
    click.echo(text("cli.picture.written", name=file, number=len(content)))
