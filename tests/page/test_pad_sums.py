"""The score pad adds up offline as the engine does: hands of all books, keyed in all ways."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from canasta.books import BOOKS
from canasta.books.house import shipped, shipped_house
from canasta.clauses.rulebook import Rulebook
from canasta.engine import tally
from canasta.jobs import all_variants
from canasta.scorepad import Pad, form
from canasta.scorepad.data import as_data
from canasta.scorepad.entry import read_side
from canasta.scorepad.form import Form, form_of
from canasta.scorepad.tally import lines_of
from tests.keying import MANNERS, invented, key_hand, played, special_name
from tests.page.test_sources import evaluated

Sides = list[dict[str, object]]
#: For every hand and way of keying it in: points by side and paragraph.
_SUMS = """return given.map(({ form, hands }) => hands.map((sides) => sides.map((side) => {
    const found = {};
    for (const line of page.linesOf(form, side)) {
        const key = line.paragraph ?? "";
        found[key] = (found[key] ?? 0) + line.points;
    }
    return Object.fromEntries(Object.entries(found).filter(([, points]) => points));
})));"""


def rules() -> list[tuple[Rulebook, int]]:
    """Return every variant, and the house rules that come with the program."""
    found = [
        (BOOKS[variant.book].with_options(variant.options), variant.players) for variant in all_variants()
    ]
    for name in shipped():
        book = shipped_house(name).book
        found += [(book, players) for players in sorted(seats.players for seats in book.seatings)[:1]]
    return found


def keyed(made: Form, rng: Random, number: int) -> list[Sides]:
    """Return rare hands, keyed in all ways."""
    book, hands = made.book, []
    known = {"sets", *(field.id for field in made.fields)}
    for _ in range(number):
        hand = invented(made.setup, rng)
        specials = [side.special for side in hand.sides if side.special >= 0]
        if specials and not book.special_hands:  # a house rule without them
            continue
        special = book.special_hands[specials[0]].name if specials else None
        for manner in MANNERS:
            sides = key_hand(hand, book.slug, manner, special)
            # A house rule may count less than its book.
            hands.append([{id: told for id, told in side.items() if id in known} for side in sides])
    return hands


def engine_sums(made: Form, sides: Sides) -> list[dict[str, int]]:
    found: list[dict[str, int]] = [{} for _ in sides]
    for line in lines_of(made, [read_side(made, side, data) for side, data in enumerate(sides)]):
        cited = line.reason.paragraph or ""
        found[line.side][cited] = found[line.side].get(cited, 0) + line.points
    return [{cited: points for cited, points in each.items() if points} for each in found]


def assert_same(given: list[tuple[Form, list[Sides]]]) -> int:
    told = [{"form": msgspec.to_builtins(as_data(made)), "hands": hands} for made, hands in given]
    got = evaluated(["./features/pad/sums"], _SUMS, told)
    count = 0
    for (made, hands), answers in zip(given, got, strict=True):
        for sides, answer in zip(hands, answers, strict=True):
            assert answer == engine_sums(made, sides), (made.book.slug, made.book.chosen, sides)
            count += 1
    return count


def test_thousands_of_hands_of_all_books_come_to_the_same() -> None:
    rng = Random("pad")
    variants = rules()
    forms = [form_of(book, players) for book, players in variants]
    assert assert_same([(made, keyed(made, rng, -(-1050 // len(variants)))) for made in forms]) > 3000


def test_hands_that_were_played_come_to_the_same() -> None:
    rng = Random("played")
    given = []
    for variant in all_variants():
        book = BOOKS[variant.book].with_options(variant.options)
        state = played(variant, rng, 0.9)
        hands = [key_hand(tally(state), book.slug, manner, special_name(state)) for manner in MANNERS]
        given.append((form_of(book, variant.players), hands))
    assert assert_same(given)


@pytest.mark.parametrize("slug", BOOKS)
def test_who_deals_and_what_a_first_meld_needs_come_from_the_form(slug: str) -> None:
    rng = Random(slug)
    book = BOOKS[slug]
    told, want = [], []
    for seats in book.seatings:
        names = [f"P{number}" for number in range(seats.players)]
        data = form(book, seats.players)
        first = 0
        sides = []
        for side in data.sides:
            sides.append(names[first : first + side.members])
            first += side.members
        pad = Pad.new({"book": slug, "sides": sides, "dealer": rng.randint(1, data.seats)})
        for _ in range(9):
            if pad.sheet().over:
                break
            pad = pad.with_hand({"sides": [{"points": rng.randrange(-300, 900, 5)} for _ in sides]})
        sheet = pad.sheet()
        tables = [hand.table for hand in sheet.hands]
        file = {"game": {"sides": sides, "dealer": pad.game.dealer + 1, "played": 0}, "changes": []}
        before = [list(hand.before) for hand in sheet.hands]
        told.append({"form": msgspec.to_builtins(data), "file": file, "before": before})
        want.append(
            [
                [
                    table.dealer,
                    [seat.name for seat in table.seats],
                    list(table.sitting_out),
                    list(table.needs),
                ]
                for table in tables
            ]
        )
    got = evaluated(
        ["./features/pad/local-sheet"],
        """return given.map(({ form, file, before }) => before.map((totals, i) => {
            const table = page.tableOf(file, form, i, totals);
            return [table.dealer, table.seats, table.sitting_out, table.first_meld];
        }));""",
        told,
    )
    assert got == want
