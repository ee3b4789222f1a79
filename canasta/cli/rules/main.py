"""``canasta rules``: a rulebook, or some of its paragraphs and rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from canasta.books import BOOKS
from canasta.books.lookup import TEXTS, entries_anywhere, is_reference, named_entries, related
from canasta.books.texts import Entry, RulesText, load
from canasta.clauses.rulebook import Option
from canasta.cli.command import command, json_option, option, words_argument
from canasta.cli.houses import houses_of
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.pager import paged
from canasta.cli.paragraphs import print_entry, print_text
from canasta.cli.rules.commands import with_commands
from canasta.messages import UserError, text

if TYPE_CHECKING:
    from canasta.books.house import House
    from canasta.wire.answers import BookText, ParagraphPage


@with_commands
@command("rules")
@words_argument("[RULES [PARAGRAPH...]]", required=False)
@option("--code", say="code", is_flag=True)
@json_option()
@paged
def rules_command(words: Sequence[str], code: bool, as_json: bool) -> None:
    """Show a rulebook, or some paragraphs."""
    if not words:
        _print_books(as_json)
    elif all(map(is_reference, words)):
        _print_some([pair for word in words for pair in entries_anywhere(word)], as_json, code=code)
    else:
        slug = words[0].lower()
        house = None if slug in TEXTS else _house_of(words[0])
        slug = house.extends if house else slug
        if len(words) == 1:
            _print_all(slug, load(slug), as_json, house)
        else:
            _print_some(named_entries(slug, words[1:]), as_json, house, code)


def _options(slug: str) -> tuple[Option, ...]:
    return BOOKS[slug].options if slug in BOOKS else ()


def _house_of(word: str) -> House:
    """Find the house rule that a word names; otherwise it is reported as an unknown book."""
    from canasta.books.house import means_file  # slow to import, and not needed for a paragraph

    houses = houses_of(tried=False)
    if word not in houses.names() and not means_file(word):
        raise UserError("cli.error.book", book=word, books=", ".join(TEXTS))
    return houses.find(word)


def _print_books(as_json: bool) -> None:
    from canasta.wording import players_words  # imports the engine, which a paragraph does not need

    books = {slug: load(slug) for slug in TEXTS}
    if as_json:
        say_json([_book_text(slug) for slug in books])
        return
    for slug, rules in books.items():
        click.echo(bold(text("cli.rules.book", book=slug, title=rules.title)))
        if slug in BOOKS:
            click.echo(wrapped(text("cli.rules.players", players=players_words(BOOKS[slug])), 2))
        for what, numbered in (("paragraphs", True), ("rulings", False)):
            ids = [entry.id for entry in rules.entries if entry.id.isdigit() == numbered]
            if ids:
                click.echo(wrapped(text(f"cli.rules.{what}", first=ids[0], last=ids[-1]), 2))
        _print_options(slug)
    click.echo()
    click.echo(wrapped(text("cli.rules.how")))


def _print_options(slug: str) -> None:
    options = [
        text("cli.rules.option", name=choice.name, paragraph=choice.paragraph) for choice in _options(slug)
    ]
    if options:
        click.echo(wrapped(text("cli.rules.options", options=", ".join(options)), 2))


def _print_all(slug: str, rules: RulesText, as_json: bool, house: House | None) -> None:
    if as_json:
        say_json(_book_text(slug, house, entries=True))
        return
    if house:
        from canasta.cli.rules.show import print_house

        print_house(house)
        click.echo()
        click.echo(text("house.cli.text"))
        click.echo()
    click.echo(bold(rules.title))
    click.echo()
    print_text(rules.intro)
    if _options(slug):
        click.echo()
        _print_options(slug)
    section = ""
    for entry in rules.entries:
        click.echo()
        if entry.section != section:
            section = entry.section
            click.echo(bold(section.upper()))
            click.echo()
        _print_entry(slug, entry, house)
        if entry.related:
            click.echo(wrapped(text("cli.rules.see", ids=", ".join(entry.related)), 2))


def _print_some(
    found: list[tuple[str, Entry]], as_json: bool, house: House | None = None, code: bool = False
) -> None:
    """Print some paragraphs, with their code if wanted, then the related ones, each once."""
    if as_json:
        pages = [_page(slug, entry, house, code) for slug, entry in found]
        say_json(pages if len(pages) > 1 else pages[0])
        return
    for number, (slug, entry) in enumerate(found):
        if number:
            click.echo()
        _print_entry(slug, entry, house)
        if code:
            from canasta.cli.rules.code import tell_code  # slow, since it reads the sources

            tell_code(slug, entry)
    others = [other for pair in found for other in related(*pair) if other not in found]
    if others and not code:
        others = list(dict.fromkeys(others))
        click.echo()
        message = "related" if len(found) == 1 else "related_all"
        click.echo(bold(text(f"cli.rules.{message}", number=len(others))))
        for other in others:
            click.echo()
            print_entry(*other)


def _print_entry(slug: str, entry: Entry, house: House | None) -> None:
    print_entry(slug, entry)
    if house:
        from canasta.cli.rules.show import print_changed

        print_changed(house, entry.id)


def _page(slug: str, entry: Entry, house: House | None, code: bool) -> ParagraphPage:
    from canasta.wire.rulebooks import write_page

    page = write_page(slug, entry, house)
    if code:
        from canasta.cli.rules.code import code_struct

        page.code = code_struct(slug, entry)
    return page


def _book_text(slug: str, house: House | None = None, *, entries: bool = False) -> BookText:
    from canasta.wire.rulebooks import write_book

    return write_book(slug, house, entries=entries)
