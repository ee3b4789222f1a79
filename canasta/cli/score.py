"""``canasta score``: the score sheet of a position."""

from __future__ import annotations

from collections.abc import Sequence

import click

from canasta.cli.command import command, json_option, words_argument
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import only_position
from canasta.cli.output import say_json
from canasta.cli.sheet import print_sheet
from canasta.engine import score, tally
from canasta.messages import text
from canasta.notation import write_position
from canasta.table.state import PART_OVER


@command("score")
@words_argument("POSITION")
@house_option()
@json_option()
def score_command(words: Sequence[str], houses: Sequence[str], as_json: bool) -> None:
    """Score the hand."""
    state = only_position(words, houses_of(houses))
    setup = state.setup
    over = state.part == PART_OVER
    if as_json:
        from canasta.wire.answers import ScoreSheet
        from canasta.wire.scores import write_sheet

        say_json(ScoreSheet(write_position(state), over, write_sheet(state, sentences=True)))
        return
    lines = score(setup.book, tally(state))
    click.echo(text("cli.score.over" if over else "cli.score.in_play"))
    click.echo()
    print_sheet(setup.book.slug, lines, state.scores, sides=setup.sides)
