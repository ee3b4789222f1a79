"""The fields of a score pad and the lines of its sums, as counting clauses declare them.

A clause says which fields the pad asks for (``Counts.pad_fields``) and how they sum up
(``Counts.pad_lines``). ``canasta.scorepad`` turns both into a form; it knows no clause by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from canasta.cards import BLACK_THREE, RANKS
from canasta.messages import text

#: Types of field: a number, yes or no, one of its choices, cards, cards of each player, fines.
FieldKind = Literal["count", "yes_no", "choice", "cards", "hands", "fines"]
COUNT: Final = "count"
YES_NO: Final = "yes_no"
CHOICE: Final = "choice"
CARDS: Final = "cards"
HANDS: Final = "hands"
FINES: Final = "fines"

#: Numbers that a pad works out itself: the cards laid, and the effect of Caliente cards on the hands that
#: hold them.
LAID_CARDS: Final = "laid_cards"
CALIENTES_HELD: Final = "calientes_held"

#: Ranks of sets with natural cards.
ANY_RANK: Final = (*range(RANKS), BLACK_THREE)


class Group(NamedTuple):
    """Cards of one value."""

    value: int
    kinds: tuple[int, ...]
    most: int  #: in the whole pack


class SetClass(NamedTuple):
    """The sets that count under a field."""

    ranks: tuple[int, ...]  #: of their natural cards; empty: sets of wild cards alone
    wild: bool | None  #: whether they have wild cards; None: either way
    jokers: Literal["", "none", "more"] = ""  #: without jokers, or with more jokers than twos
    least: int = 0  #: of jokers, at least


#: The classes that every book has, whether or not it has fields for them.
NATURAL: Final = SetClass(ANY_RANK, False)
MIXED: Final = SetClass(ANY_RANK, True)
WILD: Final = SetClass((), True)


@dataclass(frozen=True)
class Field:
    """One field to fill in for each side; its label is the message ``pad.field.ID``."""

    id: str
    kind: FieldKind
    paragraph: str = ""
    points: int | None = None  #: points for each, if the field is simply multiplied
    most: int = 0
    one_side: bool = False  #: only one side can say yes
    needs: str = ""  #: a field that must be yes first
    part: Literal["", "canastas", "open"] = ""  #: not asked if sets are given card by card
    groups: tuple[Group, ...] = ()
    choices: tuple[tuple[str, int], ...] = ()  #: names and points
    labels: tuple[tuple[str, str], ...] = ()  #: of the choices: a message, and words of their own
    kind_of_card: int = -1
    calientes: bool = False  #: each hand may also hold Caliente cards, which multiply it
    in_hands: tuple[tuple[int, ...], int] = (
        (),
        0,
    )  #: kinds that count here in hands given card by card, and from how many on
    beside: bool = False  #: allowed together with sets given card by card
    called: str = ""  #: the message of its label, if it differs from its id
    sets: SetClass | None = None  #: the sets that count here, if it has a part

    @property
    def label(self) -> str:
        """The label shown to the user."""
        if self.kind_of_card >= 0:
            return text("pad.field.held", kind=self.kind_of_card)
        return text(f"pad.field.{self.called or self.id}")


def canasta_field(
    id: str, paragraph: str, points: int | None, most: int, sets: SetClass, *, beside: bool = False
) -> Field:
    """Return a field for a number of canastas.

    ``points`` are those of one canasta, or None if they depend on other fields too.
    """
    return Field(id, COUNT, paragraph, points, most, part="canastas", beside=beside, sets=sets)


def natural_field(id: str, paragraph: str, points: int | None, most: int, rank: int) -> Field:
    """Return a field for the natural canastas of one rank."""
    return canasta_field(id, paragraph, points, most, SetClass((rank,), False))


class PadTable(NamedTuple):
    """What the fields of a clause can depend on: the pack, the players, the sets that the rules allow."""

    deck: tuple[int, ...]  #: how many there are of each kind
    canasta_size: int
    places: int  #: players of one side in a hand
    mixed: int  #: how many mixed canastas the pack allows
    laid_kinds: tuple[int, ...]  #: kinds that can be on the table in sets
    shown_threes: tuple[int, ...]  #: threes that are shown on the table

    def natural(self, *kinds: int) -> int:
        """Return how many natural canastas of these kinds the pack allows."""
        return sum(self.deck[kind] // self.canasta_size for kind in kinds)

    def laid(self, values: tuple[int, ...]) -> tuple[Group, ...]:
        """Return the groups of cards on the table."""
        return self.groups(values, self.laid_kinds)

    def groups(self, values: tuple[int, ...], kinds: Sequence[int]) -> tuple[Group, ...]:
        """Return some kinds grouped by their values."""
        found: dict[int, list[int]] = {}
        for kind in kinds:
            found.setdefault(values[kind], []).append(kind)
        return tuple(
            Group(value, tuple(alike), sum(self.deck[kind] for kind in alike))
            for value, alike in sorted(found.items())
        )


class PadTest(NamedTuple):
    """A condition: the sum of some fields is within bounds."""

    of: tuple[str, ...]
    least: int | None = None
    most: int | None = None


def at_least(number: int, *ids: str) -> PadTest:
    """Return the condition that some fields add up to a number or more."""
    return PadTest(ids, least=number)


def at_most(number: int, *ids: str) -> PadTest:
    """Return the condition that some fields add up to a number or less."""
    return PadTest(ids, most=number)


class PadLine(NamedTuple):
    """A line of the sum: the fields it adds up, its points, its message, its conditions.

    ``table`` has the points of one, of two and so on; further ones give ``each``. With ``worth`` the value of
    the cards counts, ``each`` times; the message ``MESSAGE_sum`` is for cards of which only the sum is
    known, and is used if ``summed``.
    """

    of: tuple[str, ...]
    each: int
    paragraph: str
    message: str
    when: tuple[PadTest, ...] = ()
    table: tuple[int, ...] = ()
    worth: bool = False
    summed: bool = False
    params: Mapping[str, int | str] = {}


class PadFields(NamedTuple):
    """The fields of a whole form, which a line can refer to."""

    fields: tuple[Field, ...]

    def has(self, id: str) -> bool:
        """Return True if the form has a field."""
        return any(field.id == id for field in self.fields)

    def canastas(self) -> tuple[str, ...]:
        """Return the fields of canastas; cards can show a canasta of wild cards in any book."""
        ids = tuple(field.id for field in self.fields if field.part == "canastas" and field.kind == COUNT)
        return ids if "wild" in ids else (*ids, "wild")

    def canastas_like(self, sets: SetClass) -> tuple[str, ...]:
        """Return the fields of canastas that belong to a class: all natural ones, or all mixed ones."""
        return tuple(
            field.id
            for field in self.fields
            if field.part == "canastas" and field.sets is not None
            if field.sets.wild == sets.wild and field.sets.ranks and set(field.sets.ranks) <= set(sets.ranks)
        )

    def opened(self) -> tuple[str, ...]:
        """Return the fields that show that a side has made its first meld."""
        open_sets = (field.id for field in self.fields if field.part == "open")
        return (*self.canastas(), *open_sets, LAID_CARDS)
