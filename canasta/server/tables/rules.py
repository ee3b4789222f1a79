"""The rules that a table plays by, and the bots that may sit there.

Nothing here reads a file or runs code that a client names.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from threading import Lock
from typing import Final

from canasta.books import BOOKS, book
from canasta.books.house import read_house, shipped, shipped_house
from canasta.bots import NAMES
from canasta.clauses.rulebook import Rulebook
from canasta.match.start_position import Start
from canasta.messages import UserError
from canasta.notation.position.keys import default_players
from canasta.notation.position.read import read_start
from canasta.wire.tables import BookChoice, NewTable, TableSettings, UnratedTable

_ONE: Final = Lock()  #: so that concurrent callers do not compute the choices twice


def rules_of(new: NewTable) -> Rulebook:
    """Return the rules of a table; raise a ``UserError`` if they do not exist.

    >>> rules_of(NewTable(book="caliente", options=["always_frozen"])).chosen
    ('always_frozen',)
    """
    return _rules(new.house, new.book, tuple(new.options))


@lru_cache(maxsize=1024)  # a lobby has many tables but few sets of rules
def _rules(house: str, name: str, options: tuple[str, ...]) -> Rulebook:
    if house and house not in shipped():
        rules = read_house(house, agreed=True).book
    elif house or name in shipped():
        rules = shipped_house(house or name).book
    else:
        return book(name).with_options(options)
    if options and rules.house:
        raise UserError("house.own_options", name=rules.house.name)
    return rules


def players_of(new: NewTable, rules: Rulebook) -> int:
    """Return the number of players; raise a ``UserError`` if the rules do not allow it."""
    players = new.players or default_players(rules)
    rules.seating(players)
    return players


def start_of(new: NewTable, rules: Rulebook) -> Start | None:
    """Return the position at which the games of a table begin; None if they are dealt."""
    return read_start(new.position, rules, players_of(new, rules)) if new.position else None


def unrated_because(new: NewTable, rules: Rulebook, *, by_club: bool = False) -> UnratedTable:
    """Return why the games of a table are not rated (docs/ratings.md); empty if they are.

    Args:
        new: The settings of the table.
        rules: Its rules.
        by_club: Whether the rules are a book's, except that a club decides how long a game is.

    >>> unrated_because(NewTable(target=5), rules_of(NewTable()))
    'short'
    """
    if rules.house and not by_club:
        return "house"
    if new.position:
        return "position"
    if new.target and new.target < rules.target:
        return "short"
    return "referee" if new.may_rule != "nobody" else ""


def differs_in_length_only(rules: Rulebook) -> bool:
    """Return whether a house rule changes nothing but the target and the number of hands.

    >>> differs_in_length_only(rules_of(NewTable(book="classic-one-natural")))
    False
    """
    base = BOOKS[rules.slug].with_options(rules.chosen)
    return base == replace(rules, house=None, hands=base.hands, target=base.target, cites=base.cites)


def choices() -> list[BookChoice]:
    """Return all rules that can be played without a custom file; the first call takes a moment."""
    with _ONE:
        return _choices()


@cache
def _choices() -> list[BookChoice]:
    found = [
        BookChoice(name, _players(rules), _options(rules), rules.target, _partners(rules))
        for name, rules in BOOKS.items()
    ]
    for name in shipped():
        rules = shipped_house(name).book
        found.append(BookChoice(name, _players(rules), [], rules.target, _partners(rules), house=True))
    return found


def _players(rules: Rulebook) -> list[int]:
    return [seats.players for seats in rules.seatings]


def _partners(rules: Rulebook) -> list[int]:
    return [seats.players for seats in rules.seatings if seats.sides < seats.players]


def _options(rules: Rulebook) -> list[str]:
    return [option.name for option in rules.options]


def check_level(level: str) -> str:
    """Return the level if it is a built-in one; otherwise raise a ``UserError`` that lists the known levels.

    >>> check_level("club")
    'club'
    """
    if level not in NAMES:
        raise UserError("bot.unknown", name=level, names=", ".join(NAMES))
    return level


def check_voice(settings: TableSettings) -> None:
    """Raise a ``UserError`` if a public table is to have voice."""
    if settings.voice and settings.public:
        raise UserError("server.voice_public")
