"""``canasta replay``: a recorded game, turn by turn."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click

from canasta.cli.command import command, file_argument, json_option, option
from canasta.cli.houses import house_option, houses_of
from canasta.cli.input import located, read_text
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.sheet import print_sheet
from canasta.cli.transcript import TranscriptHand, TranscriptTurn, retell
from canasta.match import Match
from canasta.messages import SIDE_LETTERS, UserError, text
from canasta.notation import NotationError, read_record
from canasta.wording import rules_words, table_lines


@command("replay")
@file_argument("record", "RECORD")
@option("--hand", "only", say="hand", type=int, metavar="NUMBER")
@option("--step", say="step", is_flag=True)
@option("--tables", say="tables", is_flag=True)
@option("--final", say="final", is_flag=True)
@house_option()
@json_option()
def replay_command(
    record: str,
    only: int | None,
    step: bool,
    tables: bool,
    final: bool,
    houses: Sequence[str],
    as_json: bool,
) -> None:
    """Replay a record."""
    if final and (step or tables):
        raise UserError("cli.error.final")
    source = read_text(record)
    try:
        game = read_record(source, houses_of(houses))
    except NotationError as error:
        raise located(error, source, record) from error
    if only is not None and not 1 <= only <= game.hand_number:
        raise UserError("cli.error.hand", hand=only, number=game.hand_number)
    hands = [hand for hand in retell(game) if only in (None, hand.number)]
    if as_json:
        from canasta.cli.replay_json import replayed

        say_json(replayed(game, hands, final))
        return
    _print_head(game)
    for hand in hands:
        click.echo()
        _print_hand(game, hand, step, tables, final)
    click.echo()
    click.echo(bold(_end_words(game)))


def _print_head(game: Match) -> None:
    book = game.setup.book
    name = rules_words(book)
    if book.hands:
        click.echo(bold(text("cli.replay.head_hands", book=name, version=book.version, number=book.hands)))
    else:
        click.echo(bold(text("cli.replay.head", book=name, version=book.version, target=game.target)))
    for side, members in enumerate(game.members):
        names = ", ".join(game.names[player] for player in members)
        click.echo(text("cli.replay.side", side=side, names=names))


def _print_hand(game: Match, hand: TranscriptHand, step: bool, tables: bool, final: bool) -> None:
    names = hand.names
    click.echo(bold(text("cli.replay.hand", hand=hand.number, dealer=names[hand.dealer])))
    if hand.sitting_out:
        click.echo(text("cli.replay.sits_out", names=", ".join(hand.sitting_out)))
    if not final:
        for line in hand.dealt:
            click.echo(wrapped(line))
        for turn in hand.turns:
            _print_turn(hand, turn, step, tables)
    click.echo()
    if hand.result is None:
        click.echo(text("cli.replay.unfinished"))
        click.echo("\n".join(table_lines(hand.turns[-1].state, names)))
        return
    if final:
        click.echo("\n".join(table_lines(hand.turns[-1].state, names)))
        click.echo()
    before = [total - points for total, points in zip(hand.result.totals, hand.result.points, strict=True)]
    print_sheet(game.setup.book.slug, hand.result.lines, before, sides=game.setup.sides)


def _print_turn(hand: TranscriptHand, turn: TranscriptTurn, step: bool, tables: bool) -> None:
    click.echo()
    click.echo(bold(text("cli.replay.turn", turn=turn.number, name=hand.names[turn.seat])))
    for line in turn.sentences:
        click.echo(wrapped(line, 2))
    if step or tables:
        click.echo()
        for line in table_lines(turn.state, hand.names):
            click.echo("  | " + line)
    if step and sys.stdin.isatty() and sys.stdout.isatty():
        click.prompt(text("cli.replay.go_on"), default="", show_default=False, prompt_suffix="")


def _end_words(game: Match) -> str:
    totals = ", ".join(
        text("cli.replay.total", side=side, total=total) for side, total in enumerate(game.totals)
    )
    if len(game.winners) > 1:
        letters = ", ".join(SIDE_LETTERS[side] for side in game.winners)
        return text("cli.replay.shared", sides=letters, totals=totals)
    if game.winner is not None:
        return text("cli.replay.won", side=game.winner, totals=totals)
    return text("cli.replay.abandoned" if game.abandoned else "cli.replay.open", totals=totals)
