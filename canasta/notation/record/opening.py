"""The opening of a record: its rules, its seed, and whether the host kept its commitment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations
from typing import Final

from canasta.books import BOOKS, book
from canasta.books.house.shelf import books_named, every_house
from canasta.clauses.rulebook import Rulebook
from canasta.fairness import (
    REMOVED,
    SEEDED,
    Header,
    Withheld,
    check_contribution,
    commit_host,
    own_contribution,
)
from canasta.match import Match
from canasta.match.start_position import Start
from canasta.match.validation import LENIENT, STRICT
from canasta.messages import UserError, text
from canasta.notation.errors import NotationError
from canasta.notation.position.read import read_start
from canasta.notation.record.parse import Record, Token

#: A house rule's version.
_NUMBER: Final = re.compile("[0-9]{1,4}")
#: Targets that are tried when a commitment does not match.
_TARGETS: Final = range(5, 25_001, 5)
#: The most withheld contributions to search through then: there are rarely any, but a text can list many.
_WITHHELD: Final = 4


def book_of(record: Record, houses: Iterable[Rulebook]) -> Rulebook:
    """Return the rules a record was played by."""
    with record.book.blamed():
        rules = book(record.book)
    rules = _with_options(rules, record.options)
    if record.house:
        rules = _house_of(record, rules, houses)
    if record.book_version != str(rules.version):
        raise record.book_version.error(
            "record.book_version", slug=rules.slug, given=record.book_version, known=rules.version
        )
    if record.game_hands is not None and record.game_hands != str(rules.hands):
        raise record.game_hands.error("record.hands", slug=rules.slug, found=record.game_hands)
    return rules


def _house_of(record: Record, rules: Rulebook, houses: Iterable[Rulebook]) -> Rulebook:
    """Return the book by a record's house rule: a given one, or one that comes with the program."""
    name, version, digest = record.house
    wanted = (str(name), int(version) if _NUMBER.fullmatch(version) else 0, str(digest))
    others = []
    for found in books_named(houses, str(name)):
        if (found.slug, found.chosen) == (rules.slug, rules.chosen):
            assert found.house is not None
            if found.house[:3] == wanted:
                return found
            others.append(text("record.house_other", version=found.house.version, hash=found.house.hash))
    raise name.error(
        "record.house_differs" if others else "record.house",
        name=name,
        version=version,
        slug=rules.slug,
        hash=digest,
        others=", ".join(others),
    )


def _with_options(rules: Rulebook, options: Sequence[Token]) -> Rulebook:
    """Return the book with the options of a record, in any order."""
    for number, name in enumerate(options):
        if name in options[:number]:
            raise name.error("record.option_twice", found=name)
        with name.blamed():
            rules.with_options(options[: number + 1])
    return rules.with_options(options)


def seed_of(record: Record) -> bytes:
    """Return the seed that a record reveals, or keeps secret."""
    if record.seed is None:
        raise record.end.error("record.no_seed")
    return bytes.fromhex(record.seed)


def match_of(record: Record, rules: Rulebook, seed: bytes) -> Match:
    """Return the game of a record before its first entry."""
    date = record.date or ""
    withheld = [
        Withheld(name, str(line.items[0]), str(line.items[1]), how == REMOVED)
        for line in record.withheld
        for how, _, name in [line.key.partition(" ")]
    ]
    try:
        return Match(
            rules,
            [str(name) for name in record.players],
            seed,
            [str(each) for each in record.contributions],
            target=record.target or None,
            date=str(date),
            irregularities=str(record.irregularities or STRICT),
            withheld=withheld,
            seeded=record.method == SEEDED,
            start=_start_of(record, rules),
            as_listed=record.seating is not None,
            contributors=[str(name) for name in record.contributors],
        )
    except NotationError:
        raise
    except UserError as problem:
        place: Token | None = record.players[0]
        if problem.message == "live.mode":
            place = record.irregularities
        elif problem.message == "match.date":
            place = record.date
        elif problem.message == "fair.same_deals":
            place = record.contributors[0]
        elif problem.message in ("fair.withheld_plays", "fair.removed_plays", "fair.seeded"):
            place = record.withheld[0].key
        raise (place or record.players[0]).error(problem.message, **problem.params) from problem


def _start_of(record: Record, rules: Rulebook) -> Start | None:
    """Return where the first hand of a record begins, if it was not dealt."""
    position = record.position
    if position is None:
        return None
    try:
        return read_start(position, rules, len(record.players))
    except NotationError as error:
        column = position.column + error.column - 1
        raise NotationError(error.message, position.line, column, **error.params) from error
    except UserError as problem:
        raise position.error(problem.message, **problem.params) from problem


def check_commitment(record: Record, match: Match, houses: Iterable[Rulebook]) -> None:
    """Complain unless the commitment fits the seed and the header."""
    if record.commitment == match.commitment:
        return
    assert record.commitment is not None
    assert record.seed is not None
    for other in _like(match.header, houses):
        if commit_host(match.secret(), other) == record.commitment:
            raise _changed(record.commitment, match.header.lines(), other.lines())
    raise record.seed.error("record.commitment", expected=record.commitment, found=match.commitment)


def check_contributions(record: Record) -> None:
    """Complain unless every player revealed what they had committed to."""
    for name, commitment, contribution in zip(
        record.contributors or record.players, record.commitments, record.contributions, strict=False
    ):
        with contribution.blamed():
            check_contribution(str(name), str(contribution), str(record.commitment), str(commitment))


def host_made(match: Match) -> tuple[str, ...]:
    """Return the players whose contributions come from the host's seed, so that they had no influence."""
    given, seed = zip(match.header.parties, match.contributions, strict=False), match.secret()
    return tuple(name for name, each in given if each == own_contribution(seed, name))


def _like(header: Header, houses: Iterable[Rulebook]) -> Iterator[Header]:
    """Yield headers that differ in one point, to find out what was changed after the commitment."""
    if not header.contributors:  # else the commitment is for all tables
        for players in permutations(header.players):
            yield replace(header, players=players)
    for rules in BOOKS.values():
        yield replace(header, book=rules.slug, version=rules.version)
    yield replace(header, house=None)
    for found in every_house(houses):
        if found.slug == header.book and found.house:
            yield replace(header, house=(found.house.name, found.house.version, found.house.hash))
    names = [option.name for option in BOOKS[header.book].options]
    for number in range(len(names) + 1):
        for options in combinations(names, number):
            yield replace(header, options=options)
    yield replace(header, irregularities="" if header.irregularities else LENIENT)
    yield replace(header, position="")
    yield replace(header, as_listed=not header.as_listed)
    if not header.hands and len(header.withheld) <= _WITHHELD:
        for target in (BOOKS[header.book].target, *_TARGETS):
            yield replace(header, target=target)
    # Only some combinations are tried.
    for number in range(min(len(header.withheld), _WITHHELD)):
        yield replace(header, withheld=header.withheld[:number])
        yield replace(header, withheld=header.withheld[:number] + header.withheld[number + 1 :])
        each = header.withheld[number]
        other = each._replace(removed=not each.removed)
        yield replace(header, withheld=(*header.withheld[:number], other, *header.withheld[number + 1 :]))


def _changed(commitment: Token, stated: Sequence[str], promised: Sequence[str]) -> NotationError:
    """Return an error about the difference between a record's header and the committed one."""
    found = [line for line in stated if line not in promised]
    expected = [line for line in promised if line not in stated]
    message = (
        "record.promised"
        if found and expected
        else "record.promised_less"
        if found
        else "record.promised_more"
    )
    return commitment.error(message, found="; ".join(found), expected="; ".join(expected))
