"""A book as a column of the comparison: its clauses, and which of them have been mentioned."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeVar

from canasta.books.citations import cited, is_house_citation
from canasta.books.house import rules_of
from canasta.books.house.write import clause_sentence
from canasta.books.texts import find
from canasta.cards import JOKER, TWO
from canasta.clauses.base import Clause
from canasta.clauses.declarations import RowEntry, RowParam
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.messages import Param, figure, listed, say, text

Kind = TypeVar("Kind", bound=Clause)


class Statement(NamedTuple):
    """A statement about a book, with its paragraph if the book has one."""

    words: str
    paragraph: str = ""

    def __str__(self) -> str:
        if not self.paragraph:
            return self.words
        return text("wording.cited", sentence=self.words, cited=cited("", self.paragraph))


class Column:
    """A book to be compared.

    >>> column = Column.named("caliente+always_frozen")
    >>> column.name, column.book.chosen
    ('caliente+always_frozen', ('always_frozen',))
    """

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.name = book.house.name if book.house else "+".join([book.slug, *book.chosen])
        #: By the number of players.
        self.setups = {seats.players: Setup(book, seats.players) for seats in book.seatings}
        self._mentioned: set[int] = set()

    @classmethod
    def named(cls, name: str) -> Column:
        """Return the column of a book, with options after plus signs, or of a house rule."""
        return cls(rules_of(name))

    @property
    def setup(self) -> Setup:
        """The setup for the preferred number of players: with partners if possible."""
        return max(self.setups.values(), key=lambda setup: (setup.has_partners, -setup.players))

    def all_of(self, kind: type[Kind]) -> list[Kind]:
        """Return the book's clauses of a type and mark them as mentioned."""
        found = [clause for clause in self.book.clauses() if isinstance(clause, kind)]
        for clause in found:
            self.mention(clause)
        return found

    def entries(self, row: str) -> list[Statement]:
        """Return what the book's clauses say in a row themselves."""
        found: list[RowEntry] = []
        for clause in self.book.clauses():
            # A clause that is registered for several kinds of card declares the same entry for each.
            found += [entry for entry in clause.row_entries(self.book) or () if entry not in found]
        return [_declared(entry) for entry in found if entry.row == row]

    def declared_rows(self) -> list[str]:
        """Return the rows in which clauses of the book say something, in the order of the clauses."""
        found = (clause.row_entries(self.book) or () for clause in self.book.clauses())
        return list(dict.fromkeys(entry.row for entries in found for entry in entries))

    def mention(self, clause: Clause) -> None:
        """Mark a clause as mentioned."""
        self._mentioned.add(id(clause))

    def one(self, kind: type[Kind]) -> Kind | None:
        """Return the first of them, or None."""
        return next(iter(self.all_of(kind)), None)

    def unmentioned(self) -> list[Clause]:
        """Return the clauses that no row mentions."""
        return [
            clause
            for clause in self.book.clauses()
            if id(clause) not in self._mentioned and clause.row_entries(self.book) is None
        ]

    def unmentioned_words(self, clause: Clause) -> Statement:
        """Return the title of a clause's paragraph; for one of a house rule, the sentence of the clause."""
        sentence = clause_sentence(type(clause).__name__) if is_house_citation(clause.paragraph) else ""
        return Statement(sentence.rstrip("."), clause.paragraph) if sentence else self.title(clause.paragraph)

    def title(self, paragraph: str) -> Statement:
        """Return the title of a paragraph in the book's text."""
        entry = None if is_house_citation(paragraph) else find(self.book.slug, paragraph)
        return Statement(entry[1].title if entry else text("cli.compare.house"), paragraph)


_LARGE: Final = 1000  #: numbers from here on are not used for plurals


def statement(message: str, paragraph: str = "", **params: Param) -> Statement:
    """Return a statement of the catalogue, with large numbers in the format of the language."""
    written = {name: _written(value) for name, value in params.items()}
    return Statement(say(f"cli.compare.{message}", written), paragraph)


def _declared(entry: RowEntry) -> Statement:
    """Return a statement that a clause declares."""
    return statement(
        entry.message, entry.paragraph, **{name: _words(value) for name, value in entry.params.items()}
    )


def _words(value: RowParam) -> Param:
    """Return a parameter that a clause declares: numbers as a list, kinds of cards in words."""
    if isinstance(value, tuple):
        return text("wording.comma").join(map(str, value))
    return kinds_words(value) if isinstance(value, frozenset) else value


def _written(value: Param) -> Param:
    return figure(value) if isinstance(value, int) and value >= _LARGE else value


def kinds_words(kinds: Iterable[int]) -> str:
    """Return kinds in words, with twos and jokers as wild cards.

    >>> kinds_words([14, 12, 11])
    'black threes and wild cards'
    """
    wanted = set(kinds)
    names = [text("cli.compare.kinds", kind=kind) for kind in sorted(wanted - {TWO, JOKER})]
    if wanted >= {TWO, JOKER}:
        names.append(text("wording.many.wild"))
    return listed(names)
