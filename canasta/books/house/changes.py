"""The paragraphs and rulings of its book that a house rule changes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from canasta.books import BOOKS
from canasta.books.house.fields import CITED, Switch, fields_of
from canasta.books.house.read import House
from canasta.books.house.seams import entries, seams
from canasta.books.house.write import differences
from canasta.books.places import places
from canasta.clauses.base import Clause
from canasta.clauses.rulebook import Rulebook

_SEATS: Final = Path(__file__).parent.parent / "accounts" / "seats.toml"


def base_of(house: House) -> Rulebook:
    """Return the book that a house rule changes."""
    return BOOKS[house.extends].with_options(house.options)


def changed_paragraphs(house: House) -> frozenset[str]:
    """Return the ids behind all differences, as the book's own file cites them.

    >>> from canasta.books.house import read_house
    >>> ours = 'extends = "classic"\\nname = "ours"\\nversion = 1\\ntarget = 3000\\nplayers.4.hand_size = 13'
    >>> sorted(changed_paragraphs(read_house(ours)))
    ['5', '59', '60', '61', 'C12']
    """
    if house.hash not in _FOUND:
        base = base_of(house)
        found = {id for seam in seams() for id in _of_seam(base, house.book, seam)}
        for row in differences(base, house.book):
            head, *rest = row.key.split(".")
            if head == "players":
                found |= set(_of_seats(base.slug, *rest))
            elif head != "clauses":
                found |= {place.id for place in places(base.slug) if place.field == head}
        _FOUND[house.hash] = frozenset(found)
    return _FOUND[house.hash]


_FOUND: Final[dict[str, frozenset[str]]] = {}


def paragraphs_behind(base: Rulebook, key: str) -> list[str]:
    """Return the ids that the book's own file cites for one key of a house rule's file.

    >>> paragraphs_behind(BOOKS["classic"], "clauses.score.OutBonus.points")
    ['52', '44']
    """
    head, *rest = key.split(".")
    if head == "players":
        cited = _of_seats(base.slug, *rest[:2])
        return cited or [place.id for place in places(base.slug) if place.field == _INSTEAD.get(rest[-1], "")]
    if head != "clauses":
        return list(dict.fromkeys(place.id for place in places(base.slug) if place.field == head))
    seam, name = rest[0], rest[1] if len(rest) > 1 else ""
    clauses = [entry.clause for entry in entries(base, seams()[seam])]
    found = [id for clause in clauses if type(clause).__name__ == name for id in _citations(clause)]
    found += [place.id for place in places(base.slug) if place.field == seam and place.clause == name]
    return list(dict.fromkeys(found))


#: For numbers under [players] without a paragraph: the field of the book that covers them.
_INSTEAD: Final = {"canastas": "going_out"}


def _of_seam(base: Rulebook, book: Rulebook, seam: str) -> Iterator[str]:
    """Yield the citations of clauses that are changed or gone, and of the comments next to them."""
    before, now = entries(base, seams()[seam]), entries(book, seams()[seam])
    names = [type(entry.clause).__name__ for entry in before]
    kinds = {type(entry.clause) for entry in before}
    if seam == "take" and any(type(entry.clause) not in kinds for entry in now):  # it narrows what they allow
        yield from (id for clause in base.partners for id in _citations(clause))
    for name, entry in zip(names, before, strict=True):
        if entry not in now:
            yield from _citations(entry.clause)
            owners = {name} if names.count(name) == 1 else set()
            owners |= {""} if len(names) == 1 else set()
            yield from (p.id for p in places(base.slug) if p.field == seam and p.clause in owners)


def _citations(clause: Clause) -> Iterator[str]:
    for name, kind in fields_of(type(clause)).items():
        if kind is CITED or isinstance(kind, Switch):
            value = getattr(clause, name)
            ids = [value] if isinstance(value, str) else value.values() if isinstance(value, dict) else value
            yield from (id for id in ids if id)


def _of_seats(slug: str, players: str, field: str = "players") -> list[str]:
    ids = _seats()[slug]
    return ids.get(f"{field}.{players}", ids.get(field, []))


@cache
def _seats() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads(_SEATS.read_text(encoding="utf-8"))
