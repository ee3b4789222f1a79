"""Questions to the player, with help, the rules and leaving available at each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta.books import BOOKS
from canasta.books.texts import load
from canasta.clauses.rulebook import Rulebook
from canasta.messages import in_english, text
from canasta.tui.lookup import SEARCH, show_rules, show_search
from canasta.tui.screen import QUIT, Leave, Screen
from canasta.wording import players_words

_HELP: Final = ("help", "h", "?")
_RULES: Final = ("rules", "rule", "r")


def ask(
    screen: Screen,
    question: str,
    help: str,
    rules: Rulebook | None = None,
    *,
    area: str = "",
    cards: bool = False,
) -> str:
    """Ask a question and return what is typed, after handling requests for help or the rules.

    Args:
        screen: The screen.
        question: The question.
        help: The message that explains the possible answers.
        rules: The rules of the game, if it has been chosen.
        area: The area whose words are translated from the current language.
        cards: Single letters are cards here, not abbreviations.
    """
    while True:
        typed = screen.ask(question)
        line = in_english("play", typed)
        if (cards and len(line) == 1 and line.isalpha()) or not helped(
            screen, line, lambda: screen.say(help), rules
        ):
            return in_english(area, typed) if area else typed


def helped(screen: Screen, line: str, help: Callable[[], None], rules: Rulebook | None) -> bool:
    """Handle help, the rules and leaving (``Leave``); return False if the line is something else."""
    word, _, rest = line.strip().partition(" ")
    word, rest = word.lower(), rest.strip()
    if word in QUIT and not rest:
        raise Leave
    if word in _HELP and not rest:
        help()
    elif word in _RULES:
        look_up(screen, rules, rest)
    else:
        return False
    return True


def look_up(screen: Screen, rules: Rulebook | None, asked: str) -> None:
    """Show the rules of the named book or of the game; without either, list the books."""
    book, _, rest = asked.partition(" ")
    if book.lower() in BOOKS:
        show_rules(screen, BOOKS[book.lower()], rest.strip())
    elif rules is not None:
        show_rules(screen, rules, asked)
    elif book.lower() in SEARCH:
        show_search(screen, (), rest)
    else:
        show_books(screen)
        screen.say("play.rules.books")


def show_books(screen: Screen) -> None:
    """List the books, with a line about each."""
    for number, book in enumerate(BOOKS.values(), start=1):
        title, players = load(book.slug).title, players_words(book)
        screen.say(
            "play.begin.game", style="bold", number=number, book=book.slug, title=title, players=players
        )
        screen.indent(text(f"play.about.{book.slug}"))
        if book.options:
            names = text("wording.comma").join(option.name for option in book.options)
            screen.indent(text("play.begin.game_options", options=names))
