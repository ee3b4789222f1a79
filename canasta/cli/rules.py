"""``canasta rules``: a rulebook, or one paragraph or ruling of it."""

from __future__ import annotations

import re

import click

from canasta.books import BOOKS
from canasta.books.texts import Entry, RulesText, load
from canasta.cli.command import command, json_option
from canasta.cli.entries import GENERAL, Fact, entry_fact, related, tell_entry, tell_text
from canasta.cli.output import bold, say_json, wrapped
from canasta.messages import Complaint, text


@command("rules")
@click.argument("book", required=False, metavar="[BOOK]")
@click.argument("paragraph", required=False, metavar="[PARAGRAPH]")
@json_option()
def rules_command(book: str | None, paragraph: str | None, as_json: bool) -> None:
    """Read a rulebook."""
    if book is None:
        _tell_books(as_json)
        return
    if paragraph is None and _is_id(book):
        slug, entry = _anywhere(book.upper())
        _tell_one(slug, entry, as_json)
        return
    slug = book.lower()
    rules = _text_of(slug)
    if paragraph is None:
        _tell_all(slug, rules, as_json)
    else:
        _tell_one(*_entry_of(slug, paragraph.upper()), as_json)


def _is_id(words: str) -> bool:
    return re.fullmatch(r"[A-Za-z]?[0-9]+", words) is not None


def _slugs() -> list[str]:
    return [*BOOKS, GENERAL]


def _text_of(slug: str) -> RulesText:
    if slug not in _slugs():
        raise Complaint("cli.error.book", book=slug, books=", ".join(_slugs()))
    return load(slug)


def _entry_of(slug: str, id: str) -> tuple[str, Entry]:
    """An entry of a book; the rulings of every book count as part of it."""
    for where in (slug, GENERAL):
        for entry in load(where).entries:
            if entry.id == id:
                return where, entry
    entries = load(slug).entries
    raise Complaint("cli.error.paragraph", book=slug, id=id, first=entries[0].id, last=entries[-1].id)


def _anywhere(id: str) -> tuple[str, Entry]:
    """A ruling named without its book; a number alone says too little once there are several books."""
    found = [(slug, entry) for slug in _slugs() for entry in load(slug).entries if entry.id == id]
    if not found:
        raise Complaint("cli.error.ruling", id=id, books=", ".join(_slugs()))
    if len(found) > 1:
        raise Complaint("cli.error.which_book", id=id, books=", ".join(slug for slug, _ in found))
    return found[0]


def _tell_books(as_json: bool) -> None:
    books = {slug: load(slug) for slug in _slugs()}
    if as_json:
        say_json([_book_fact(slug, rules) for slug, rules in books.items()])
        return
    for slug, rules in books.items():
        click.echo(bold(text("cli.rules.book", book=slug, title=rules.title)))
        for what, numbered in (("paragraphs", True), ("rulings", False)):
            ids = [entry.id for entry in rules.entries if entry.id.isdigit() == numbered]
            if ids:
                click.echo(wrapped(text(f"cli.rules.{what}", first=ids[0], last=ids[-1]), 2))
    click.echo()
    click.echo(wrapped(text("cli.rules.how")))


def _tell_all(slug: str, rules: RulesText, as_json: bool) -> None:
    if as_json:
        say_json({**_book_fact(slug, rules), "entries": [entry_fact(slug, e) for e in rules.entries]})
        return
    click.echo(bold(rules.title))
    click.echo()
    tell_text(rules.intro)
    section = ""
    for entry in rules.entries:
        click.echo()
        if entry.section != section:
            section = entry.section
            click.echo(bold(section.upper()))
            click.echo()
        tell_entry(slug, entry)
        if entry.related:
            click.echo(wrapped(text("cli.rules.see", ids=", ".join(entry.related)), 2))


def _tell_one(slug: str, entry: Entry, as_json: bool) -> None:
    others = related(slug, entry)
    if as_json:
        say_json({**entry_fact(slug, entry), "related": [entry_fact(*other) for other in others]})
        return
    tell_entry(slug, entry)
    if others:
        click.echo()
        click.echo(bold(text("cli.rules.related", number=len(others))))
        for other in others:
            click.echo()
            tell_entry(*other)


def _book_fact(slug: str, rules: RulesText) -> Fact:
    return {"book": slug, "title": rules.title, "intro": rules.intro}
