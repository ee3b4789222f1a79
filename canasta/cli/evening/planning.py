"""``canasta evening list``, ``new``, ``change``, ``show`` and what is entered: entries and substitutes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, get_args

import click

from canasta.cli.command import Decorated, file_argument, json_option, option, options_option
from canasta.cli.evening.stored import (
    by_option,
    carry_out,
    from_option,
    now,
    on_evening,
    on_store,
    read_names,
)
from canasta.cli.output import say_json, screen_of
from canasta.messages import UserError, text
from canasta.wire import evenings as wire

if TYPE_CHECKING:
    from canasta.evenings.database import StoredEvening
    from canasta.storage import Store


def settings_options(decorated: Decorated) -> Decorated:
    """Add the options for the settings of an evening; one that is not given keeps its value."""
    for decorator in reversed(
        (
            option("--title", say="evening_title", metavar="TEXT"),
            option("--date", say="evening_date", metavar="DATE"),
            option("--book", say="book", metavar="BOOK"),
            options_option(),
            option("--house", say="pad_house", metavar="NAME|FILE"),
            option("--players", "table_players", say="evening_players", type=click.Choice(["2", "4"])),
            option("--individual/--pairs", "individual", say="evening_individual", default=None),
            option("--rounds", say="evening_rounds", type=click.IntRange(1, 100), metavar="NUMBER"),
            option("--hands", say="evening_hands", type=click.IntRange(0, 100), metavar="NUMBER"),
            option("--minutes", say="evening_minutes", type=click.IntRange(0, 600), metavar="NUMBER"),
            option("--movement", say="evening_movement", type=_choice(wire.Movement)),
            option("--scoring", say="evening_scoring", type=_choice(wire.Scoring)),
            option(
                "--tie-break",
                "tie_breaks",
                say="evening_tie_break",
                multiple=True,
                type=_choice(wire.TieBreak),
            ),
            option("--bye", say="evening_bye", metavar="average|fixed:N|share:N"),
            option("--victory-points", say="evening_victory_points", metavar="DIFFERENCE:W-L,..."),
            option("--online", say="evening_online", metavar="TABLES|all|none"),
            option("--duplicate/--random-deals", "duplicate", say="evening_duplicate", default=None),
            option("--unfinished", say="evening_unfinished", type=_choice(wire.UnfinishedHand)),
        )
    ):
        decorated = decorator(decorated)
    return decorated


def _choice(names: Any) -> click.Choice[str]:
    return click.Choice(get_args(names))


def _settings(given: dict[str, Any], base: wire.EveningSettings) -> wire.EveningSettings:
    """Return settings with those that were given."""
    import msgspec

    changed = {key: value for key, value in given.items() if value not in (None, (), [])}
    if "table_players" in changed:
        changed["table_players"] = int(changed["table_players"])
    for key in ("hands", "minutes"):
        if key in changed:
            changed[key] = changed[key] or None
    if changed.get("movement") == "individual":
        changed.setdefault("individual", True)
    if changed.get("individual") and "movement" not in changed:
        changed["movement"] = "individual"
    if "bye" in changed:
        changed["bye"] = _bye(changed["bye"])
    if "victory_points" in changed:
        changed["victory_points"] = _victory_points(changed["victory_points"])
    if "online" in changed:
        words = changed.pop("online")
        changed["all_online"] = words == "all"
        changed["online"] = [] if words in ("all", "none") else _tables(words)
    house = changed.pop("house", None)
    if house is not None or "book" in changed or "options" in changed:
        changed |= _rules(changed.get("book", base.book), house, changed.get("options", ()))
    try:
        return msgspec.convert(
            {**msgspec.to_builtins(base), **msgspec.to_builtins(changed)}, wire.EveningSettings
        )
    except msgspec.ValidationError as problem:
        raise UserError("evening.cli.setting", problem=str(problem)) from problem


def _rules(book: str, house: str | None, options: Sequence[str]) -> dict[str, Any]:
    """Return the rules of an evening: a house rule by name if it is shipped, else by its text."""
    from canasta.books.house import shipped, shipped_house
    from canasta.cli.houses import houses_of

    rules = houses_of(tried=False).rules_of(house or book, [name.replace("-", "_") for name in options])
    if rules.house is None:
        return {"book": rules.slug, "options": list(rules.chosen), "house": ""}
    found = houses_of(tried=False).exactly(rules.house)
    assert found is not None
    ours = found.name in shipped() and found.source == shipped_house(found.name).source
    return {"book": rules.slug, "options": [], "house": found.name if ours else found.source}


def _bye(words: str) -> dict[str, Any]:
    kind, colon, value = words.partition(":")
    if kind not in get_args(wire.ByeKind) or (kind == "average") == bool(colon):
        raise UserError("evening.cli.bye", given=words[:40])
    return {"kind": kind, "value": _decimal(value) if colon else 0}


def _victory_points(words: str) -> list[dict[str, Any]]:
    """Read a victory point table: ``0:10-10,100:11-9``."""
    steps: list[dict[str, Any]] = []
    for word in words.split(","):
        difference, colon, shares = word.strip().partition(":")
        winner, dash, loser = shares.partition("-")
        if not colon or not dash or not difference.isdecimal():
            raise UserError("evening.cli.victory_points", given=word[:40])
        steps.append({"difference": int(difference), "winner": _decimal(winner), "loser": _decimal(loser)})
    return steps


def _decimal(words: str) -> float:
    try:
        return float(words)
    except ValueError as problem:
        raise UserError("evening.cli.number", given=words[:40]) from problem


def _tables(words: str) -> list[int]:
    numbers = [word.strip() for word in words.split(",")]
    if not all(number.isdecimal() for number in numbers):
        raise UserError("evening.cli.tables", given=words[:40])
    return [int(number) for number in numbers]


@on_store("evening_list")
@json_option()
def list_command(store: Store, as_json: bool) -> None:
    """List the evenings."""
    from canasta.evenings.database import summaries

    found = summaries(store)
    if as_json:
        say_json(found)
        return
    if not found:
        click.echo(text("evening.error.no_evenings"))
    for each in found:
        if not each.readable:
            click.echo(text("evening.cli.unreadable", id=each.id))
            continue
        title = " ".join(filter(None, (each.date, each.title)))
        click.echo(
            text(
                f"evening.cli.line_{each.status}",
                id=each.id,
                title=title,
                entries=each.entries,
                closed=each.closed,
                rounds=each.rounds,
            )
        )


@on_store("evening_new")
@settings_options
@option("--seed", say="evening_seed", metavar="TEXT")
@by_option()
@json_option()
def new_command(store: Store, seed: str | None, by: str, as_json: bool, **given: Any) -> None:
    """Start an evening."""
    import secrets
    from datetime import datetime

    from canasta.evenings.commands import create
    from canasta.evenings.database import begin

    base = wire.EveningSettings(date=f"{datetime.now():%Y-%m-%d}")
    settings = _settings(given, base)
    stored = begin(store, create(settings, by, now(), seed or secrets.token_hex(8)))
    if as_json:
        say_json(wire.EveningId(stored.id))
    else:
        click.echo(text("evening.cli.begun", id=stored.id))


@on_evening("evening_change")
@settings_options
@by_option()
def change_command(stored: StoredEvening, by: str, **given: Any) -> None:
    """Change settings."""
    settings = _settings(given, stored.evening.settings)
    carry_out(stored, wire.ChangeSettings(settings=settings), by)
    _show(stored, None, False)


@on_evening("evening_show")
@option("--round", "number", say="evening_round", metavar="ROUND", type=click.IntRange(1, 100))
@json_option()
def show_command(stored: StoredEvening, number: int | None, as_json: bool) -> None:
    """Show an evening: its entries, and its current round."""
    _show(stored, number, as_json)


def _show(stored: StoredEvening, number: int | None, as_json: bool) -> None:
    from canasta.cli.evening.screen import show_entries, show_head, show_round
    from canasta.evenings.state import write_evening, write_round

    evening = stored.evening
    if as_json:
        say_json(write_round(evening, number) if number is not None else write_evening(evening))
        return
    screen = screen_of()
    if number is None:
        show_head(screen, evening)
        show_entries(screen, evening)
    wanted = number or len(evening.rounds)
    if wanted:
        show_round(screen, evening, wanted)


def entry_options(decorated: Decorated) -> Decorated:
    """Add what an entry is: guests, bots, or players elsewhere."""
    for decorator in (
        option("--remote", say="evening_remote", is_flag=True),
        option("--bot", say="evening_bot", is_flag=True),
        option("--guest", say="evening_guest", is_flag=True),
    ):
        decorated = decorator(decorated)
    return decorated


def _entry(words: str, flags: Mapping[str, bool]) -> wire.NewEntrant:
    names = read_names(words)
    if not 1 <= len(names) <= 2:
        raise UserError("evening.cli.names", given=words[:80])
    return wire.NewEntrant(names=names, guest=flags["guest"], bot=flags["bot"], remote=flags["remote"])


@on_evening("evening_add")
@click.argument("entries", nargs=-1, required=True, metavar="NAMES...")
@from_option()
@entry_options
@by_option()
def add_command(
    stored: StoredEvening, entries: Sequence[str], first: int | None, by: str, **flags: bool
) -> None:
    """Add entries."""
    for words in entries:
        carry_out(stored, wire.AddEntry(entry=_entry(words, flags), first=first), by)
        _say_entry(stored, len(stored.evening.entries))


def _say_entry(stored: StoredEvening, number: int) -> None:
    from canasta.evenings.model import entry_name

    entrant = stored.evening.entry(number)
    name = entry_name(entrant, stored.evening.settings.rounds)
    click.echo(text("evening.cli.entry", number=number, name=name))


@on_evening("evening_import")
@file_argument("file")
@from_option()
@by_option()
def import_command(stored: StoredEvening, file: str, first: int | None, by: str) -> None:
    """Add the entries of a CSV file: all of them, or none."""
    from canasta.cli.input import read_text
    from canasta.evenings.commands import after, execute
    from canasta.evenings.exchange import read_entries

    found = read_entries(read_text(file), file)
    evening = stored.evening
    for entry in found:  # try all of them before the first is written
        evening = after(evening, execute(evening, wire.AddEntry(entry=entry, first=first), by, now()))
    for entry in found:
        carry_out(stored, wire.AddEntry(entry=entry, first=first), by)
    click.echo(text("evening.cli.imported", number=len(found)))


@on_evening("evening_replace")
@click.argument("number", metavar="ENTRY", type=click.IntRange(1))
@click.argument("names", metavar="NAMES")
@entry_options
@by_option()
def replace_command(stored: StoredEvening, number: int, names: str, by: str, **flags: bool) -> None:
    """Correct an entry."""
    carry_out(stored, wire.ReplaceEntry(number=number, entry=_entry(names, flags)), by)
    _say_entry(stored, number)


@on_evening("evening_substitute")
@click.argument("number", metavar="ENTRY", type=click.IntRange(1))
@click.argument("names", metavar="NAMES")
@from_option()
@by_option()
def substitute_command(stored: StoredEvening, number: int, names: str, first: int | None, by: str) -> None:
    """Let others play for an entry from a round on."""
    wanted = first or max(len(stored.evening.rounds), 1)
    carry_out(stored, wire.Substitute(number=number, names=read_names(names), first=wanted), by)
    _say_entry(stored, number)
