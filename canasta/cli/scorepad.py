"""``canasta scorepad``: the score pad at the terminal, and its subcommands for scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from canasta.cli.command import (
    FINE,
    Command,
    Decorated,
    command,
    file_argument,
    json_option,
    option,
    options_option,
)
from canasta.cli.output import say_json, screen_of
from canasta.messages import UserError, text

if TYPE_CHECKING:
    from canasta.scorepad.database import StoredPad
    from canasta.storage import Store


def database_option() -> Callable[[Decorated], Decorated]:
    """Add ``--database``: the file with the games."""
    return option("--database", say="database", metavar="FILE")


class _ScorePad(Command):
    """The interactive session, or one of its subcommands."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if args and args[0] in PARTS:
            return PARTS[args[0]].make_context(f"{info_name} {args[0]}", args[1:], parent, **extra)
        if args and not args[0].startswith("-"):
            raise UserError("pad.cli.unknown", word=args[0][:40], names=", ".join(PARTS))
        return super().make_context(info_name, args, parent, **extra)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(text("pad.cli.commands")):
            formatter.write_dl([(name, text(f"cli.scorepad_{name}.short")) for name in PARTS])
        super().format_epilog(ctx, formatter)


@command("scorepad")
@database_option()
@option("--game", say="pad_game", metavar="NUMBER", default="")
@option("--plain", say="plain", is_flag=True)
def _session_command(database: str | None, game: str, plain: bool) -> int:
    """Run the pad at the terminal."""
    from canasta.tui.play import terminal_console
    from canasta.tui.scorepad.session import PadSession
    from canasta.tui.screen import Leave, Screen

    screen = Screen(terminal_console(plain), plain=plain)
    with _store(database) as store:
        try:
            PadSession(screen, store).run(game)
        except (Leave, KeyboardInterrupt):
            screen.say_whole("pad.session.bye", path=store.path)
    return FINE


scorepad_command = _ScorePad(
    _session_command.name,
    callback=_session_command.callback,
    params=_session_command.params,
)


def _store(database: str | None) -> Store:
    from canasta.storage import Store, database_file

    return Store(Path(database) if database else database_file())


def stored(name: str) -> Callable[[Callable[..., None]], Command]:
    """Create a command on the stored games, with the store as its first argument."""

    def made(function: Callable[..., None]) -> Command:
        @wraps(function)
        def run(database: str | None, **given: Any) -> None:
            with _store(database) as store:
                function(store, **given)

        return command(name)(database_option()(run))

    return made


def on_game(name: str) -> Callable[[Callable[..., None]], Command]:
    """Create a command on one game, with the stored pad as its first argument."""

    def made(function: Callable[..., None]) -> Command:
        @wraps(function)
        def run(store: Store, game: str, **given: Any) -> None:
            from canasta.scorepad.database import load

            function(load(store, game), **given)

        return stored(name)(click.argument("game", metavar="GAME")(run))

    return made


@stored("scorepad_list")
@json_option()
def list_command(store: Store, as_json: bool) -> None:
    """List the games."""
    from canasta.scorepad.database import games
    from canasta.tui.scorepad.session import about

    found = games(store)
    if as_json:
        say_json([kept.struct() for kept in found])
        return
    if not found:
        click.echo(text("pad.error.no_games"))
    for kept in found:
        words = about(kept) if kept.pad else text("pad.cli.unreadable")
        click.echo(text("pad.cli.game", id=kept.id, about=words))


@stored("scorepad_new")
@option("--book", say="book", metavar="BOOK", default="classic", show_default=True)
@options_option()
@option("--house", say="pad_house", metavar="NAME|FILE")
@option("--side", "sides", say="pad_side", multiple=True, metavar="NAMES", required=True)
@option("--dealer", say="pad_dealer", type=int, metavar="SEAT")
@option("--target", say="target", type=int, metavar="POINTS")
@option("--total", "totals", say="pad_total", type=int, multiple=True, metavar="POINTS")
@option("--played", say="pad_played", type=int, metavar="HANDS")
@option("--stake", say="pad_stake", metavar="JSON")
@option("--title", say="pad_title", metavar="TEXT")
@json_option()
def new_command(
    store: Store,
    options: Sequence[str],
    house: str | None,
    sides: Sequence[str],
    stake: str | None,
    as_json: bool,
    **data: Any,
) -> None:
    """Start a game."""
    from datetime import datetime

    from canasta.scorepad.database import begin
    from canasta.scorepad.exchange import parse_json

    data |= _rules_of(data["book"], house, [name.replace("-", "_") for name in options])
    data |= {
        "sides": [[" ".join(name.split()) for name in side.split(",")] for side in sides],
        "date": f"{datetime.now():%Y-%m-%d}",
    }
    if stake is not None:
        data["stake"] = parse_json(stake, "--stake")
    _say_begun(begin(store, data), as_json)


def _rules_of(book: str, house: str | None, options: Sequence[str]) -> dict[str, Any]:
    """Return the rules of a new game in the pad's form: a house rule by name if shipped, else by its text."""
    from canasta.books.house import shipped, shipped_house
    from canasta.cli.houses import houses_of

    houses = houses_of(tried=False)  # a pad only scores by it
    rules = houses.rules_of(house or book, options)
    if rules.house is None:
        return {"book": rules.slug, "options": list(rules.chosen)}
    found = houses.exactly(rules.house)
    assert found is not None
    ours = found.name in shipped() and found.source == shipped_house(found.name).source
    source = click.get_current_context().get_parameter_source("book")
    named = house is not None and source is not ParameterSource.DEFAULT
    return {
        "book": book if named else rules.slug,  # the pad refuses a house rule of another book
        "options": [],
        "house": found.name if ours else found.source,
    }


def _say_begun(kept: StoredPad, as_json: bool) -> None:
    if as_json:
        from canasta.wire.pads import PadId

        say_json(PadId(kept.id))
    else:
        click.echo(text("pad.cli.begun", id=kept.id))


@on_game("scorepad_hand")
@file_argument("file", required=False)
@option("--points", say="pad_points", metavar="NUMBER,NUMBER,...")
@option("--correct", say="pad_correct", type=int, metavar="HAND")
@json_option()
def hand_command(
    kept: StoredPad, file: str | None, points: str | None, correct: int | None, as_json: bool
) -> None:
    """Write a hand."""
    from canasta.cli.input import read_text
    from canasta.scorepad.answers import read_points
    from canasta.scorepad.exchange import parse_json

    if (file is None) == (points is None):
        raise UserError("pad.cli.hand")
    entry: Any = {"sides": [{"points": read_points(each.strip())} for each in (points or "").split(",")]}
    if file is not None:
        entry = parse_json(read_text(file), file)
    if correct is None:
        kept.hand(entry)
    else:
        kept.correct(correct, entry)
    _show(kept, correct or kept.pad.sheet().hands[-1].number, as_json)


@on_game("scorepad_change")
@option("--name", "names", say="pad_name", multiple=True, metavar="OLD=NEW")
@option("--stake", say="pad_new_stake", metavar="JSON")
@option("--raise", "raises", say="pad_raise", multiple=True, metavar="SIDE=POINTS")
@json_option()
def change_command(
    kept: StoredPad, names: Sequence[str], stake: str | None, raises: Sequence[str], as_json: bool
) -> None:
    """Change a game's settings."""
    from canasta.scorepad.answers import read_number
    from canasta.scorepad.changes import USUAL_RAISE
    from canasta.scorepad.exchange import parse_json
    from canasta.tui.scorepad.session import read_renames

    changes: list[dict[str, Any]] = []
    if names:
        changes.append({"names": read_renames(",".join(names), kept.pad.sheet().game.names)})
    if stake is not None:
        changes.append({"stake": parse_json(stake, "--stake")})
    for given in raises:
        side, equals, points = given.partition("=")
        raised = read_number(points) if equals else USUAL_RAISE
        changes.append({"raise": {"side": side.strip().upper(), "points": raised}})
    if not changes:
        raise UserError("pad.cli.change")
    kept.change(*changes)
    _show(kept, None, as_json)


@on_game("scorepad_show")
@option("--hand", say="hand", type=int, metavar="NUMBER")
@option("--plot", say="pad_plot", is_flag=True)
@json_option()
def show_command(kept: StoredPad, hand: int | None, plot: bool, as_json: bool) -> None:
    """Show the score sheet."""
    from canasta.tui.scorepad.sheet import show_plot

    if plot:
        show_plot(screen_of(), kept.pad.sheet())
    else:
        _show(kept, hand, as_json)


def _show(kept: StoredPad, number: int | None, as_json: bool) -> None:
    from canasta.scorepad.exchange import hand_struct, sheet_struct
    from canasta.tui.scorepad.sheet import show_hand, show_head, show_next, show_totals

    sheet = kept.pad.sheet()
    hand = sheet.hand(number) if number is not None else None
    if as_json:
        say_json(hand_struct(sheet, hand) if hand else sheet_struct(sheet))
        return
    screen = screen_of()
    if hand:
        show_hand(screen, sheet, hand)
        return
    show_head(screen, sheet)
    screen.write()
    show_totals(screen, sheet)
    screen.write()
    show_next(screen, sheet)


@on_game("scorepad_settle")
@json_option()
def settle_command(kept: StoredPad, as_json: bool) -> None:
    """Settle up: show who pays whom."""
    from canasta.scorepad.exchange import settlement_struct
    from canasta.tui.scorepad.sheet import show_settlement

    sheet = kept.pad.sheet()
    if as_json:
        say_json(settlement_struct(sheet))
    else:
        show_settlement(screen_of(), sheet)


@on_game("scorepad_export")
@file_argument("file")
@option("--form", "ending", say="pad_form", metavar="NAME", type=click.Choice(["json", "csv", "html", "svg"]))
def export_command(kept: StoredPad, file: str, ending: str | None) -> None:
    """Export a game to a file."""
    from canasta.tui.scorepad.session import export_file, exported

    if file == "-":
        click.echo(exported(kept.pad, ending or "json"), nl=False)
    else:
        export_file(kept.pad, Path(file), ending)
        click.echo(text("pad.session.wrote", path=file))


@stored("scorepad_import")
@file_argument("file")
@json_option()
def import_command(store: Store, file: str, as_json: bool) -> None:
    """Import a game from a file."""
    from canasta.cli.input import read_text
    from canasta.scorepad.database import begin_with
    from canasta.scorepad.exchange import read_csv, read_json

    source = read_text(file)
    pad = read_json(source, file) if source.lstrip()[:1] in ("{", "[") else read_csv(source, file)
    _say_begun(begin_with(store, pad), as_json)


@stored("scorepad_share")
@click.argument("game", metavar="GAME")
@option("--to", "names", say="pad_to", multiple=True, metavar="NAME")
@option("--stop", "stops", say="pad_stop", is_flag=True)
@option("--data", say="data", metavar="FOLDER", type=click.Path())
def share_command(store: Store, game: str, names: Sequence[str], stops: bool, data: str | None) -> None:
    """Move a game to the server on this machine, and share it there."""
    from canasta.cli.server_data import server_store
    from canasta.scorepad import sharing
    from canasta.storage.pads import link_of, link_pad

    with server_store(data, writes=True) as server:
        stream = sharing.move(store, game, server)
        if stops:
            sharing.stop(server, stream)
            click.echo(text("pad.cli.stopped", id=game))
            return
        for name in names:
            sharing.let_write(server, stream, name)
        link = link_of(server, stream) or link_pad(server, stream)
        click.echo(text("pad.cli.shared", id=game, path=server.path, link=f"/pad/shared/{link}"))
        for person, role in sharing.people(server, stream):
            click.echo(text(f"pad.cli.{role}", name=person.name, id=person.id))


@command("scorepad_form")
@click.argument("rules", metavar="BOOK")
@option("--players", say="players", type=int, metavar="NUMBER")
@json_option()
def form_command(rules: str, players: int | None, as_json: bool) -> None:
    """List what a book scores."""
    from canasta.books.house import rules_of
    from canasta.scorepad import form
    from canasta.tui.scorepad.form import show_form

    book = rules_of(rules)
    numbers = [seats.players for seats in book.seatings]
    data = form(book, players or (4 if 4 in numbers else numbers[0]))
    if as_json:
        say_json(data)
    else:
        show_form(screen_of(), data)


PARTS: Final[dict[str, click.Command]] = {
    "list": list_command,
    "new": new_command,
    "hand": hand_command,
    "change": change_command,
    "show": show_command,
    "settle": settle_command,
    "export": export_command,
    "import": import_command,
    "share": share_command,
    "form": form_command,
}
_ScorePad.parts = PARTS
