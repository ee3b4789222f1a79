"""Help at the table: paragraphs of the rules, and why something is legal or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta.books import BOOKS
from canasta.books.citations import is_house_citation
from canasta.books.house.write import differences
from canasta.books.lookup import GLOSSARY, named_entries, shown_title
from canasta.books.search import TextMatch, ask, marked, passage
from canasta.books.texts import RulesText, find, load
from canasta.clauses.base import Reason
from canasta.clauses.rulebook import Rulebook
from canasta.engine import apply, refusal
from canasta.explain.answer import Answer
from canasta.explain.out import way_out
from canasta.messages import UserError, listed, text
from canasta.table import actions
from canasta.table.packing import RANKLESS
from canasta.table.state import PART_ANSWER
from canasta.tui.menu import group_of
from canasta.tui.screen import Screen
from canasta.tui.table import Look
from canasta.wording import offer_words, reason_text

#: Typed after ``rules`` to see what a house rule changes.
_HOUSE: Final = "house"
#: Typed after ``rules`` to search for words, and the number of texts to show.
SEARCH: Final = ("search", "find")
_HITS: Final = 5


def first_refusal(look: Look, actions: Sequence[int]) -> tuple[int, Reason] | None:
    """Return the first of some consecutive actions that would be refused, with the reason.

    The actions are tried on the view, since the player's cards and the table are enough to tell.
    """
    position = look.view.position
    for number, action in enumerate(actions):
        reason = refusal(position, action)
        if reason is not None:
            return action, reason
        if number + 1 < len(actions):
            apply(position, action)
    return None


def explain(screen: Screen, look: Look, found: Answer) -> None:
    """Show whether a play is legal and why, with its consequences and the paragraphs."""
    slug = look.setup.book.slug
    if found.reason is None:
        words = dict.fromkeys(offer_words(action, look.state) for action in found.actions)
        screen.say("play.why.legal", action=listed(list(words)))
    else:
        play = found.words or offer_words(found.actions[-1], look.state)
        screen.say("play.why.refused", action=play, reason=reason_text(found.reason, slug, look.names))
    for note in found.notes:
        screen.write(reason_text(note, slug, look.names))
    _show_cited(screen, look.setup.book, found.paragraphs)


def show_out(screen: Screen, look: Look) -> None:
    """Show how the player in turn can go out, or what is missing, with the paragraphs."""
    if look.view.part == PART_ANSWER:
        screen.say("play.out.other", name=look.names[look.view.turn_seat])
        return
    slug, found = look.setup.book.slug, way_out(look.view.position)
    if found.way is None:
        screen.say("play.out.none")
    else:
        screen.say("play.out.way")
        for action in found.way.actions:
            screen.say("play.out.step", action=offer_words(action, look.state))
    for reason in found.way.notes if found.way else found.missing:
        screen.write(reason_text(reason, slug, look.names))
    _show_cited(screen, look.setup.book, found.paragraphs)


def _show_cited(screen: Screen, rules: Rulebook, paragraphs: Sequence[str]) -> None:
    """Show the full text of the cited paragraphs and rulings."""
    for id in paragraphs:
        found = find(rules.slug, id)
        if found is not None:
            book, entry = found
            screen.say("play.rules.entry", style="bold", book=book, id=entry.id, title=shown_title(entry))
            _show_text(screen, entry.text)
        elif is_house_citation(id) and rules.house:
            screen.say("play.rules.house_how", name=rules.house.name)


#: The sorts of actions, in the order of the help text.
_SORTS: Final = (
    "draw", "refill", "reserve", "take", "lay", "wild_sets", "four_blacks", "show", "add", "bury", "discard",
    "ask", "pass", "end",
)  # fmt: skip
_SORT_OF: Final = {
    actions.DRAW: "draw",
    actions.PASS: "pass",
    actions.END: "end",
    actions.ASK: "ask",
    actions.REFILL: "refill",
    actions.TAKE_RESERVE: "reserve",
    actions.FOUR_BLACK: "four_blacks",
    actions.SHOW_RED: "show",
    actions.SHOW_BLACK: "show",
    actions.SHOW_HAND: "show",
    actions.ADD_TWO + RANKLESS: "wild_sets",
    actions.ADD_JOKER + RANKLESS: "wild_sets",
}


def _sort(action: int) -> str:
    family = {actions.LAY_WILD: "wild_sets", actions.BURY: "bury"}.get(action & actions.FAMILY, "")
    return _SORT_OF.get(action) or family or group_of(action)


def show_help(screen: Screen, look: Look | None, legal: Sequence[int], help: str) -> None:
    """Show what can be typed: in the player's turn the legal actions, otherwise one message."""
    if look is None:
        screen.say(help)
        return
    if look.view.part == PART_ANSWER:
        sort = "binding" if look.setup.binding_yes else "no_binds"
        screen.say(f"play.help_on.{sort}", name=look.names[look.view.turn_seat])
    else:
        screen.say("play.help_on.head")
        sorts = set(map(_sort, legal))
        for sort in _SORTS:
            if sort in sorts:
                screen.say(f"play.help_on.{sort}")
        screen.say("play.help_on.cards")
    screen.say("play.help_on.words")


def show_rules(screen: Screen, rules: Rulebook, id: str) -> None:
    """Show paragraphs and rulings of the rules.

    ``id`` may list ids, begin a search, or be ``house`` for the changes of a house rule; if it is empty, the
    contents are shown.
    """
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
    if word.lower() in SEARCH:
        show_search(screen, [slug], asked)
        return
    try:
        found = named_entries(slug, id.split())
    except UserError:
        screen.complain(text("play.rules.unknown", id=id.upper(), book=slug))
        return
    for book, entry in found:
        screen.say("play.rules.entry", style="bold", book=book, id=entry.id, title=shown_title(entry))
        _show_text(screen, entry.text)
        if entry.related:
            screen.say("play.rules.related", ids=", ".join(entry.related))


def show_search(screen: Screen, books: Sequence[str], asked: str) -> None:
    """Search the books (all if none is given), rulings and glossary for some words, best hits first."""
    found = ask(asked, books)
    if found.question.corrected:
        screen.say("play.rules.read_as", words=listed(found.question.corrected))
    if found.elsewhere:
        others = listed([f"{hit.book} {hit.entry.id}" for hit in found.elsewhere])
        screen.say("play.rules.silent", books=listed(list(books)), others=others)
    elif found.matches and not found.sure:
        screen.say("play.rules.unsure")
    for hit in [*found.elsewhere, *found.matches][:_HITS]:
        _show_hit(screen, hit)
    if not found.matches and not found.elsewhere:
        screen.complain(text("play.rules.nothing", words=asked))


def _show_hit(screen: Screen, hit: TextMatch) -> None:
    title = shown_title(hit.entry, marked(hit.entry.title, hit.title_spans))
    if hit.book == GLOSSARY:
        screen.say("play.rules.word", style="bold", title=title)
    else:
        screen.say("play.rules.entry", style="bold", book=hit.book, id=hit.entry.id, title=title)
    screen.write(passage(hit))


def _show_house(screen: Screen, rules: Rulebook) -> None:
    """Show the differences from the book, one per line."""
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
    """Show Markdown; in the plain style, line by line without its markup."""
    if not screen.plain:
        from rich.markdown import Markdown  # slow to import and seldom needed

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
