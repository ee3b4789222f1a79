"""The places of a table, the proposals of those who sit there, and the invitation of others."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass

from canasta.limits import NAME
from canasta.wire.tables import Proposed


@dataclass(frozen=True)
class Chair:
    """A place: free, a person's or a bot's; ``stand_in`` is the bot that plays for an absent person."""

    name: str = ""
    person: str = ""
    bot: str = ""
    stand_in: str = ""
    left: bool = False  #: the person has stood up, and returns only by sitting down again
    replaced: bool = False  #: the bot took the place of a person in this game

    @property
    def free(self) -> bool:
        """True if the place is neither a person's nor a bot's."""
        return not self.person and not self.bot

    @property
    def plays_for_person(self) -> bool:
        """True if a bot that plays here does so in place of a person."""
        return bool(self.person) or self.replaced

    @property
    def played_by(self) -> str:
        """The level of the bot that plays here now; empty if a person does."""
        return self.bot or self.stand_in


@dataclass(frozen=True)
class FixedSeat:
    """A place at the table of an evening: its player's name, and the code with which to take it."""

    name: str
    code: str  #: empty for a bot


@dataclass(frozen=True)
class Request:
    """A proposal, with the places that are asked and those that have agreed."""

    what: Proposed
    place: int
    hand: int
    asked: tuple[int, ...]
    agreed: frozenset[int]


def unique_name(taken: Iterable[str], name: str) -> str:
    """Return the name, with a number appended if it is taken.

    >>> unique_name(["Ana", "ana 2"], "Ana")
    'Ana 3'
    """
    folded = {each.casefold() for each in taken}
    found, number = name, 2
    while found.casefold() in folded:
        tail = f" {number}"
        found, number = name[: NAME - len(tail)].rstrip() + tail, number + 1
    return found


def new_invitation() -> tuple[str, object]:
    """Return the entry of a new invitation, which replaces the old one."""
    return "invitation", {"invite": new_invite()}


def new_invite() -> str:
    """Return a secret for the link to a table."""
    return secrets.token_urlsafe(16)
