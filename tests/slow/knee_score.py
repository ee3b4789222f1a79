"""The score of a plain table of ``knee`` that is over (para. 39 to 50, H11, H12)."""

from __future__ import annotations

from tests.slow.knee_table import VALUE, WILD_BOOK, Book, Table


def worth(cards: str) -> int:
    return sum(VALUE[card] for card in cards)


def is_wild(book: Book) -> bool:
    return "2" in book[1] or "X" in book[1]


def base_of(books: list[Book]) -> list[Book]:
    """The five books of a base, the cheapest that could serve; an empty list if there is none."""
    left = sorted(books, key=lambda book: worth(book[1]))
    base = []
    for serves in (
        lambda book: book[0] == "7",
        lambda book: book[0] == "5",
        lambda book: book[0] == WILD_BOOK,
        lambda book: not is_wild(book),
        lambda book: is_wild(book) and book[0] != WILD_BOOK,
    ):
        fitting = [book for book in left if serves(book)]
        if not fitting:
            return []
        base.append(fitting[0])
        left.remove(fitting[0])
    return base


def score(table: Table) -> list[int]:
    """The points of every side for the hand."""
    points = [0] * table.sides
    for side in range(table.sides):
        books = list(table.closed[side])
        base = base_of(books)
        if base:
            points[side] += 3000
        for book in base:
            books.remove(book)
        for book in books:
            dirty = is_wild(book) and book[0] != WILD_BOOK
            points[side] += (300 if dirty else 500) + worth(book[1])
        for cards in (*table.books[side].values(), table.added[side]):
            points[side] += worth("".join(cards.elements()))
        threes = table.red[side]
        points[side] += 100 * threes + (300 if threes >= 7 else 0)
    for seat, hand in enumerate(table.hands):
        for card in (*hand.elements(), *"".join(table.reserves[seat])):
            points[seat % table.sides] -= {"R": 500, "B": 300}.get(card) or VALUE[card]
    return points
