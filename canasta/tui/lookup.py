"""Looking things up at the table: a paragraph of the rules, and why something is allowed or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.asking.answer import answer_play
from canasta.asking.out import way_out
from canasta.asking.plays import Play
from canasta.books import BOOKS
from canasta.books.house_write import differences
from canasta.books.lookup import named_entries
from canasta.books.search import GLOSSARY, marked, passage, search, suggestions
from canasta.books.texts import RulesText, home, load
from canasta.cards import TWO
from canasta.clauses.base import Reason
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import apply, refusal
from canasta.messages import Complaint, listed, text
from canasta.table.actions import FOUR_BLACK, REFILL
from canasta.tui.screen import Screen
from canasta.tui.table import Look
from canasta.wording import offer_words, reason_text

#: Typed after ``rules`` to see what a house rule changes.
_HOUSE: Final = "house"
#: Typed after ``rules`` before words to search for, and how many texts are shown then.
_SEARCH: Final = ("search", "find")
_HITS: Final = 5


def first_refusal(look: Look, actions: Sequence[int]) -> tuple[int, Reason] | None:
    """The first of some actions, done one after the other, that would be refused, and why.

    The player's own cards and the table are enough to tell: it is tried on the view.
    """
    position = look.view.position
    for number, action in enumerate(actions):
        reason = refusal(position, action)
        if reason is not None:
            return action, reason
        if number + 1 < len(actions):
            apply(position, action)
    return None


def explain(screen: Screen, look: Look, play: Play) -> None:
    """Say whether a play is legal now and why, what follows from it, and where it is written."""
    slug = look.setup.book.slug
    found = answer_play(look.view.position, play)
    if found.reason is None:
        words = text("wording.comma").join(offer_words(action, look.state) for action in found.actions)
        screen.say("play.why.legal", action=words)
    else:
        words = play.words or offer_words(found.actions[-1], look.state)
        screen.say("play.why.refused", action=words, reason=reason_text(found.reason, slug, look.names))
    for note in found.notes:
        screen.write(reason_text(note, slug, look.names))
    more = [id for id in found.paragraphs if _entry_exists(slug, id)]
    if more:
        screen.say("play.why.more", paragraph=text("wording.comma").join(more))


def show_out(screen: Screen, look: Look) -> None:
    """A way for the player in turn to go out from here, or what is missing."""
    slug, found = look.setup.book.slug, way_out(look.view.position)
    if found.way is not None:
        words = text("wording.comma").join(offer_words(action, look.state) for action in found.way.actions)
        screen.say("play.out.way", actions=words)
    else:
        screen.say("play.out.none")
    for reason in found.way.notes if found.way else found.missing:
        screen.write(reason_text(reason, slug, look.names))


def _entry_exists(slug: str, id: str) -> bool:
    book, id = home(slug, id)
    try:
        load(book).entry(id)
    except LookupError:
        return False
    return True


#: Actions that only some books have, and what tells of them.
_HELPED: Final = {FOUR_BLACK: "four_blacks", REFILL: "refill"}


def show_help(screen: Screen, setup: Setup) -> None:
    """What can be typed, in the book that is played."""
    more = []
    if TWO in setup.set_kinds:
        more.append("wild_sets")
    more += [name for action, name in _HELPED.items() if setup.book.allows(action)]
    lines = "".join(text(f"play.help_with.{name}") + "\n" for name in more)
    screen.say("play.help", more=lines)


def show_rules(screen: Screen, rules: Rulebook, id: str) -> None:
    """Paragraphs and rulings, a search for words, ``house``: what it changes; without words the contents."""
    slug = rules.slug
    if not id:
        _show_contents(screen, load(slug), slug)
        if rules.house:
            screen.say("play.rules.house_how", name=rules.house.name)
        return
    if id.lower() == _HOUSE and rules.house:
        _show_house(screen, rules)
        return
    word, _, asked = id.partition(" ")
    if word.lower() in _SEARCH:
        _show_search(screen, slug, asked)
        return
    try:
        found = named_entries(slug, id.split())
    except Complaint:
        screen.complain(text("play.rules.unknown", id=id.upper(), book=slug))
        return
    for book, entry in found:
        screen.say("play.rules.entry", style="bold", book=book, id=entry.id, title=entry.title)
        _show_text(screen, entry.text)
        if entry.related:
            screen.say("play.rules.related", ids=", ".join(entry.related))


def _show_search(screen: Screen, slug: str, asked: str) -> None:
    """What the book, the rulings and the glossary have on some words, the best first."""
    found = search(asked, [slug])[:_HITS]
    for hit in found:
        title = marked(hit.entry.title, hit.title_spans)
        if hit.book == GLOSSARY:
            screen.say("play.rules.word", style="bold", title=title)
        else:
            screen.say("play.rules.entry", style="bold", book=hit.book, id=hit.entry.id, title=title)
        screen.write(passage(hit))
    if not found:
        near = suggestions(asked)
        message = "play.rules.near" if near else "play.rules.nothing"
        screen.complain(text(message, words=asked, near=listed(near)))


def _show_house(screen: Screen, rules: Rulebook) -> None:
    """What differs from the book, a line each."""
    assert rules.house is not None
    screen.say("play.rules.house", style="bold", name=rules.house.name, version=rules.house.version)
    base = BOOKS[rules.slug].with_options(rules.chosen)
    section = ""
    for row in differences(base, rules):
        if row.section != section:
            section = row.section
            screen.write(section)
        message = "gone" if row.other is None else "new" if row.one is None else "differs"
        params = {"what": row.what, "house": row.words(row.other), "book": row.words(row.one)}
        screen.say(f"play.rules.{message}", **params)


def _show_text(screen: Screen, words: str) -> None:
    """Markdown, drawn; in plain manner line by line without its marks."""
    if not screen.plain:
        from rich.markdown import Markdown  # slow to import, and seldom needed

        screen.draw(Markdown(screen.fit(words)))
        return
    for line in words.splitlines():
        line = line.replace("**", "").replace("`", "").strip()
        if line.startswith("|"):
            if set(line) <= set("|- "):
                continue
            line = text("wording.comma").join(cell.strip() for cell in line.strip("|").split("|"))
        if line:
            screen.write(line)


def _show_contents(screen: Screen, rules: RulesText, slug: str) -> None:
    screen.say("play.rules.title", style="bold", title=rules.title)
    sections: dict[str, list[str]] = {}
    for entry in rules.entries:
        sections.setdefault(entry.section, []).append(entry.id)
    for section, ids in sections.items():
        message = "play.rules.section" if len(ids) > 1 else "play.rules.section_one"
        screen.say(message, title=section, first=ids[0], last=ids[-1])
    screen.say("play.rules.how", book=slug)
