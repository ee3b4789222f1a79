"""Which rules a table plays by. Nothing here reads a file that somebody else named."""

from __future__ import annotations

from functools import cache, lru_cache
from threading import Lock
from typing import Final

from canasta.books import BOOKS, book
from canasta.books.house import read_house, shipped, shipped_house
from canasta.clauses.rulebook import Rulebook
from canasta.match.placing import Start
from canasta.messages import Complaint
from canasta.notation.position_keys import default_players
from canasta.notation.position_read import read_start
from canasta.wire.tables import BookChoice, NewTable

_ONE: Final = Lock()  #: who waits for it need not work it out too


def rules_of(new: NewTable) -> Rulebook:
    """The rules of a table; a ``Complaint`` if there are none such.

    >>> rules_of(NewTable(book="caliente", options=["always_frozen"])).chosen
    ('always_frozen',)
    """
    return _rules(new.house, new.book, tuple(new.options))


@lru_cache(maxsize=1024)  # a lobby has many tables, and few rules
def _rules(house: str, name: str, options: tuple[str, ...]) -> Rulebook:
    if house:
        rules = read_house(house, agreed=True).book
    elif name in shipped():
        rules = shipped_house(name).book
    else:
        return book(name).with_options(options)
    if options and rules.house:
        raise Complaint("house.own_options", name=rules.house.name)
    return rules


def players_of(new: NewTable, rules: Rulebook) -> int:
    """How many play; a ``Complaint`` if so many cannot."""
    players = new.players or default_players(rules)
    rules.seating(players)
    return players


def start_of(new: NewTable, rules: Rulebook) -> Start | None:
    """The position that the games of a table begin at, if they are not dealt."""
    return read_start(new.position, rules, players_of(new, rules)) if new.position else None


def choices() -> list[BookChoice]:
    """Everything that can be played without a file of one's own; the first time it takes a moment."""
    with _ONE:
        return _choices()


@cache
def _choices() -> list[BookChoice]:
    found = [
        BookChoice(name, _players(rules), _options(rules), rules.target) for name, rules in BOOKS.items()
    ]
    for name in shipped():
        rules = shipped_house(name).book
        found.append(BookChoice(name, _players(rules), [], rules.target, house=True))
    return found


def _players(rules: Rulebook) -> list[int]:
    return [seats.players for seats in rules.seatings]


def _options(rules: Rulebook) -> list[str]:
    return [option.name for option in rules.options]
