"""``canasta rules new``: a template for a house rule; ``canasta rules houses``: the available ones."""

from __future__ import annotations

import re
from pathlib import Path
from shlex import quote
from typing import Final

import click

from canasta.books import BOOKS
from canasta.books.house import NAME, NAME_LENGTH, load_house
from canasta.books.house.errors import Spot
from canasta.books.house.questions import house_text
from canasta.books.house.write import template
from canasta.cli import errors
from canasta.cli.command import FINE, NO, command, file_argument, json_option, option
from canasta.cli.houses import houses_of, progress
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.pager import paged
from canasta.cli.rules.ask import ask_house
from canasta.cli.rules.show import print_title
from canasta.jobs.house_trial import try_house
from canasta.jobs.trial import TrialError
from canasta.messages import text

#: Hands with every number of players, right after the questions.
_FIRST_TRIAL: Final = 20


@command("rules_new")
@file_argument("file")
@option("--extends", "extends", say="extends", default="classic", show_default=True, metavar="BOOK")
@option("--ask", "asking", say="ask", is_flag=True)
@option("--full", say="full", is_flag=True)
def new_command(file: str, extends: str, asking: bool, full: bool) -> int:
    """Write a template, or a file made from the user's answers."""
    slug, *options = extends.split("+")
    spot = Spot(file)
    if slug not in BOOKS:
        spot.unknown("book", slug, BOOKS)
    book = BOOKS[slug].with_options(options)
    title = Path(file).stem
    name = name_for(title)
    if Path(file).exists():  # report it before the questions, not after them
        raise spot.error("exists")
    source = template(book, name, title) if full else house_text(book, name, title=title)
    number = 0
    if asking:
        source, number = ask_house(book, name, title)
    try:
        with Path(file).open("x", encoding="utf-8") as new:
            new.write(source)
    except FileExistsError:
        raise spot.error("exists") from None
    except (OSError, ValueError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise spot.error("unwritable", problem=problem) from error
    click.echo(wrapped(text("house.cli.wrote", file=file, book=extends, number=number)))
    return explain_and_try(file) if number else FINE


def explain_and_try(file: str) -> int:
    """Print a new house rule in plain words and try it in a few hands; return the exit code."""
    from canasta.wire.houses import write_opened_house

    house = load_house(file)
    click.echo()
    print_title(house)
    for change in write_opened_house(house, "").changes:
        words = text("house.cli.change", sentence=change.sentence, book=change.book)
        click.echo(wrapped(f"- {words}", 2))
    click.echo()
    try:
        trials = try_house(house, _FIRST_TRIAL, None, progress())
    except TrialError as error:
        errors.print_error(str(error))
        return NO
    click.echo(wrapped(text("house.cli.ready", file=quote(file), hands=sum(trial.hands for trial in trials))))
    return FINE


def name_for(stem: str) -> str:
    """Derive a house rule's name from a file name.

    >>> name_for("Tante Ritas Regeln"), name_for("classic"), name_for("?")
    ('tante-ritas-regeln', 'our-classic', 'our-rules')
    """
    name = re.sub("[^a-z0-9]+", "-", stem.lower()).strip("-")[:NAME_LENGTH].strip("-")
    if name in BOOKS:
        return f"our-{name}"
    return name if NAME.fullmatch(name) else "our-rules"


@command("rules_houses")
@json_option()
@paged
def houses_command(as_json: bool) -> None:
    """List the shipped house rules, and those that games were played by."""
    houses = houses_of(tried=False).listed()
    if as_json:
        from canasta.wire.answers import House
        from canasta.wire.rulebooks import house_parts

        say_json([House(*house_parts(house)) for house in houses])
        return
    for house in houses:
        click.echo(bold(house.name))
        click.echo(wrapped(house.told or text("house.cli.for", book=house.extends), 2))
