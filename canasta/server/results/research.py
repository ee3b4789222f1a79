"""Games of people for data sets: only those to which all people at the table have agreed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from canasta.clauses.rulebook import Rulebook
from canasta.match import Match
from canasta.server.people.people import preferences_of
from canasta.server.results.index import finished_matches
from canasta.server.tables.room import Room
from canasta.storage import Store
from canasta.storage.accounts import account_of
from canasta.storage.people import Person

#: What a data set calls a person.
PERSON = "person"


class AgreedGame(NamedTuple):
    """A finished game, with what each of its players was: a person, or a bot of a level."""

    match: Match
    kinds: list[str]


def agreed_games(store: Store, rules: Rulebook, players: int) -> Iterator[AgreedGame]:
    """Yield the games by a book that all people at the table let researchers use.

    Games from which the host removed a person are left out, and so are games of deleted people, whose
    preferences were deleted with them.
    """
    agreed: dict[str, bool] = {}

    def agrees(person: str) -> bool:
        if person not in agreed:
            agreed[person] = _agrees(store, person)
        return agreed[person]

    for room, match in finished_matches(store):
        book = match.setup.book
        if (book.slug, book.chosen, book.house, len(match.names)) != (
            rules.slug, rules.chosen, rules.house, players,
        ):  # fmt: skip
            continue
        people = {chair.person for chair in room.players if chair.person}
        if people and not room.removed and match.start is None and all(map(agrees, people)):
            yield AgreedGame(match, _kinds(room, len(match.names)))


def _agrees(store: Store, person: str) -> bool:
    """Return True if a person has an account, and has agreed with it."""
    if account_of(store, person) is None:
        return False
    return preferences_of(store, Person(person, "", "")).research is True


def _kinds(room: Room, players: int) -> list[str]:
    chairs = room.players[:players]
    return [PERSON if chair.person else chair.played_by or room.new.stand_in for chair in chairs]
