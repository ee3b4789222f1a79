"""The opening of a game, for the fair deal: its header, commitments and contributions (ruling G12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from canasta.clauses.rulebook import Rulebook
from canasta.fairness import (
    METHOD,
    Header,
    Withheld,
    check_digits,
    commit_contribution,
    commit_host,
    opening_digest,
    opening_text,
    own_contribution,
)
from canasta.match.validation import (
    STRICT,
    validated_contributions,
    validated_irregularities,
    validated_names,
    validated_target,
)
from canasta.messages import UserError
from canasta.shuffle import Orders, seeded_orders


def header_of(
    book: Rulebook,
    names: Sequence[str],
    *,
    target: int | None = None,
    irregularities: str = STRICT,
    position: str = "",
    as_listed: bool = False,
    withheld: Iterable[Withheld] = (),
    seeded: bool = False,
    contributors: Sequence[str] = (),
) -> Header:
    """Return the checked header of a game: everything the cards depend on except seed and contributions.

    With ``contributors`` it is the header of one of several tables with the same deals.

    >>> from canasta.books import book
    >>> print(header_of(book("classic"), ["Ana", "Bruno"], target=500).text, end="")
    book: classic 1
    players: Ana, Bruno
    target: 500
    shuffle: casa-canasta shuffle 2
    """
    book.seating(len(names))
    names = validated_names(names)
    mode = validated_irregularities(irregularities)
    withheld = tuple(withheld)
    contributors = validated_names(contributors)
    if contributors and (seeded or position or not as_listed):
        raise UserError("fair.same_deals")
    for each in withheld:
        validated_names([each.player])
        check_digits(each.start)
        check_digits(each.commitment)
        if each.player.casefold() in [name.casefold() for name in contributors or names]:
            raise UserError("fair.removed_plays" if each.removed else "fair.withheld_plays", name=each.player)
    return Header(
        book=book.slug,
        version=book.version,
        players=tuple(names),
        house=(book.house.name, book.house.version, book.house.hash) if book.house else None,
        options=tuple(book.chosen),
        irregularities="" if mode == STRICT else mode,
        as_listed=as_listed,
        target=validated_target(book, target),
        hands=book.hands,
        position=position,
        withheld=withheld,
        seeded=seeded,
        contributors=contributors,
    )


class Opening(NamedTuple):
    """Commitments and contributions from before the first card. The orders are as secret as the seed."""

    orders: Orders
    # Empty if the deals come from the seed alone:
    commitment: str = ""  #: the host's
    commitments: tuple[str, ...] = ()  #: the players', in the order of the header
    contributions: tuple[str, ...] = ()
    text: str = ""  #: the text hashed for the orders


def open_game(header: Header, seed: bytes, contributions: Sequence[str]) -> Opening:
    """Open a game. Without contributions, the host derives them all from its seed."""
    names = header.parties
    contributions = validated_contributions(contributions, names)
    if header.seeded:
        if contributions or header.withheld:
            raise UserError("fair.seeded")
        return Opening(seeded_orders(seed))
    host = commit_host(seed, header)
    contributions = contributions or tuple(own_contribution(seed, name) for name in names)
    commitments = tuple(
        commit_contribution(check_digits(each), host, name)
        for name, each in zip(names, contributions, strict=True)
    )
    text = opening_text(
        header,
        host,
        dict(zip(names, commitments, strict=True)),
        dict(zip(names, contributions, strict=True)),
    )
    return Opening(Orders(seed, opening_digest(text), METHOD), host, commitments, contributions, text)
