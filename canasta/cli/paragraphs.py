"""Paragraphs and rulings on the screen."""

from __future__ import annotations

import click

from canasta.books.lookup import GLOSSARY, shown_title
from canasta.books.texts import Entry
from canasta.cli.markdown import markdown_lines
from canasta.cli.output import bold, width
from canasta.messages import text


def heading(slug: str, entry: Entry, title: str = "") -> str:
    """Return an entry's heading, such as ``classic 33  Frozen pile``; the title may contain markup."""
    glossary = slug == GLOSSARY
    cited = text("cli.rules.glossary") if glossary else text("cli.rules.cited", book=slug, id=entry.id)
    return text("cli.rules.heading", cited=cited, title=shown_title(entry, title))


def print_entry(slug: str, entry: Entry) -> None:
    """Print an entry: its heading and its text."""
    click.echo(bold(heading(slug, entry)))
    print_text(entry.text, indent=2)


def print_text(words: str, indent: int = 0) -> None:
    """Print a text of the rules."""
    for line in markdown_lines(words, width() - indent, bold):
        click.echo((" " * indent + line).rstrip())
