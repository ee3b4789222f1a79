"""``canasta rules``: a rulebook, or one paragraph or ruling of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import click

from canasta.books import BOOKS
from canasta.books.texts import Entry, RulesText, load
from canasta.clauses.rulebook import Option
from canasta.cli.command import command, json_option, option, words_argument
from canasta.cli.houses import houses_of
from canasta.cli.output import bold, say_json, wrapped
from canasta.cli.paragraphs import GENERAL, print_entry, print_text, related
from canasta.cli.rules_house import with_house_rules
from canasta.messages import Complaint, text

if TYPE_CHECKING:
    from msgspec import UnsetType

    from canasta.books.house import House
    from canasta.wire.answers import BookText, HouseWithChanges, ParagraphCode

_COMPARE: Final = "compare"


@with_house_rules
@command("rules")
@words_argument("[RULES [PARAGRAPH]] | compare [RULES...]", required=False)
@option("--compare", "comparing", say="compare", is_flag=True)
@option("--code", say="code", is_flag=True)
@json_option()
def rules_command(words: Sequence[str], comparing: bool, code: bool, as_json: bool) -> None:
    """Read a rulebook, or compare them."""
    if comparing or words[:1] == (_COMPARE,):
        from canasta.cli.compare import compare  # slow to import, and seldom needed

        compare([word for word in words if word != _COMPARE], as_json)
        return
    if not words:
        _print_books(as_json)
        return
    if len(words) > 2:
        raise Complaint("cli.error.rules", text=" ".join(words[2:]))
    if len(words) == 1 and _is_id(words[0]):
        slug, entry = _anywhere(words[0].upper())
        _print_one(slug, entry, as_json, code=code)
        return
    slug = words[0].lower()
    house = None if slug in _slugs() else _house_of(words[0])
    slug = house.extends if house else slug
    if len(words) == 1:
        _print_all(slug, load(slug), as_json, house)
    else:
        _print_one(*_entry_of(slug, _paragraph(slug, words[1])), as_json, house, code)


def _paragraph(slug: str, word: str) -> str:
    """The id that a word means: itself, or the paragraph of an option of that name."""
    paragraphs = {choice.name: choice.paragraph for choice in _options(slug)}
    return paragraphs.get(word.lower(), word.upper())


def _options(slug: str) -> tuple[Option, ...]:
    return BOOKS[slug].options if slug in BOOKS else ()


def _is_id(words: str) -> bool:
    return re.fullmatch(r"[A-Za-z]?[0-9]+", words) is not None


def _slugs() -> list[str]:
    return [*BOOKS, GENERAL]


def _house_of(word: str) -> House:
    """The house rule that a word means; what means nothing is no book either."""
    from canasta.books.house import means_file  # slow to import, and a paragraph does without

    houses = houses_of()
    if word not in houses.names() and not means_file(word):
        raise Complaint("cli.error.book", book=word, books=", ".join(_slugs()))
    return houses.find(word)


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


def _print_books(as_json: bool) -> None:
    from canasta.wording import players_words  # brings the engine along, which a paragraph does without

    books = {slug: load(slug) for slug in _slugs()}
    if as_json:
        say_json([_book_text(slug, rules) for slug, rules in books.items()])
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
        say_json(_book_text(slug, rules, house, entries=True))
        return
    if house:
        from canasta.cli.rules_show import print_house

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
        print_entry(slug, entry)
        _print_changed(entry, house)
        if entry.related:
            click.echo(wrapped(text("cli.rules.see", ids=", ".join(entry.related)), 2))


def _print_one(
    slug: str, entry: Entry, as_json: bool, house: House | None = None, code: bool = False
) -> None:
    others = related(slug, entry)
    if as_json:
        from canasta.wire.answers import ParagraphPage
        from canasta.wire.reasons import write_paragraph

        page = (slug, entry.id, entry.title, entry.section, entry.text)
        found = [write_paragraph(*other) for other in others]
        say_json(ParagraphPage(*page, found, _changes(house), _code(slug, entry, code)))
        return
    print_entry(slug, entry)
    _print_changed(entry, house)
    if code:
        from canasta.cli.rules_code import tell_code  # reads the sources, which is slow

        tell_code(slug, entry)
        return
    if others:
        click.echo()
        click.echo(bold(text("cli.rules.related", number=len(others))))
        for other in others:
            click.echo()
            print_entry(*other)


def _print_changed(entry: Entry, house: House | None) -> None:
    if house:
        from canasta.cli.rules_show import print_changed

        print_changed(house, entry.id)


def _code(slug: str, entry: Entry, code: bool) -> ParagraphCode | UnsetType:
    from msgspec import UNSET

    from canasta.cli.rules_code import code_struct

    return code_struct(slug, entry) if code else UNSET


def _changes(house: House | None) -> HouseWithChanges | UnsetType:
    from msgspec import UNSET

    from canasta.cli.rules_show import house_with_changes

    return house_with_changes(house) if house else UNSET


def _book_text(slug: str, rules: RulesText, house: House | None = None, *, entries: bool = False) -> BookText:
    """A book for programs."""
    from msgspec import UNSET

    from canasta.wire.answers import BookOption, BookText
    from canasta.wire.reasons import write_paragraph

    text = BookText(slug, rules.title, rules.intro, house=_changes(house))
    if slug in BOOKS:
        text.players = [seats.players for seats in BOOKS[slug].seatings]
        text.options = [BookOption(choice.name, choice.paragraph) for choice in _options(slug)]
    text.entries = [write_paragraph(slug, entry) for entry in rules.entries] if entries else UNSET
    return text
