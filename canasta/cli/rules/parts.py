"""The other parts of the program that say something about rules, tried for every clause of a house rule.

Hands that are played show that rules can be played. They do not show that a score sheet, a score pad, the
comparison of books, the coach or the page has the words for them: that is tried here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Final, TypeVar

from msgspec import UNSET

from canasta.books.house import House
from canasta.books.house.changes import base_of
from canasta.books.house.write import clause_sentence
from canasta.cards import BLACK_THREE, KINDS, RANKS, RED_THREE, TWO
from canasta.clauses.base import Counts
from canasta.clauses.pad import COUNT, LAID_CARDS, PadFields
from canasta.clauses.reserve import FOLLOWED
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally, SideTally
from canasta.coach.hint import hint
from canasta.engine import legal_actions, totals
from canasta.match import Match
from canasta.messages import MissingMessage, UserError, say
from canasta.scorepad.data import as_data
from canasta.scorepad.entry import read_side
from canasta.scorepad.form import Form, form_of
from canasta.scorepad.tally import lines_of
from canasta.wire import encode
from canasta.wire.houses import write_opened_house
from canasta.wire.offers import write_offers
from canasta.wire.pads import FormSums, FormTest
from canasta.wire.rulebooks import write_settings_of
from canasta.wire.scores import write_sheet
from canasta.wire.settings import write_settings
from canasta.wording.comparison import Column, compared

#: Hands that the coach plays out: enough to produce reasons.
_SAMPLES: Final = 8


Result = TypeVar("Result")


def check_parts(house: House) -> None:
    """Try every part; a ``UserError`` names the first one that fails, and the clause or message at fault."""
    for name, part in _PARTS.items():
        _try(name, "", part, house)


def _try(part: str, clause: str, work: Callable[..., Result], *args: object) -> Result:
    """Call a function; whatever goes wrong becomes a sentence."""
    try:
        return work(*args)
    except UserError:
        raise
    except MissingMessage as error:
        raise UserError("house.part.message", part=part, id=error.id.replace(".", "-")) from error
    except Exception as error:  # a clause that is being written may fail in any way
        problem = " ".join(filter(None, (clause, type(error).__name__, str(error))))
        raise UserError("house.part.failed", part=part, problem=problem) from error


def _sentences(house: House) -> None:
    """Look for the sentence of every clause that the house rule adds."""
    own = {type(clause) for clause in base_of(house).clauses()}
    for clause in house.book.clauses():
        name = type(clause).__name__
        if type(clause) not in own and not clause_sentence(name):
            raise MissingMessage(f"house.clause.{name}")


def _score(house: House) -> None:
    """Score hands of all kinds, clause by clause."""
    for clause in house.book.score:
        for tally in _tallies(Setup(house.book, house.book.seatings[0].players)):
            for line in _try("score", type(clause).__name__, clause.lines, tally):
                say(line.reason.message, line.reason.params)


def _tallies(setup: Setup) -> Iterator[SideTally]:
    """Yield tallies with every kind of canasta and open set, every number of threes, in and out."""
    size = setup.canasta_size
    sets: list[tuple[SetTally, ...]] = [()]
    for number in (3, size):
        sets += [(SetTally(rank, number, 0, 0),) for rank in range(RANKS)]
        sets += [
            (SetTally(TWO, 0, number, 0),),
            (SetTally(TWO, 0, 0, number),),
            (SetTally(RANKS - 1, 2, 1, 0),),
        ]
    sets.append((SetTally(0, size - 1, 1, 0), SetTally(RANKS - 1, size, 0, 0)))
    hand = tuple(int(kind != RED_THREE) * 3 for kind in range(KINDS))
    most = setup.deck_counts[RED_THREE]
    closes = setup.then == FOLLOWED
    for cards, reds, out in product(sets, range(most + 1), (False, True)):
        laid = () if closes and cards and cards[0].size >= size else cards
        yield SideTally(
            side=0,
            sets=laid,
            opened=bool(cards),
            red_threes=reds,
            hands=(hand,),
            out=out,
            concealed=out,
            fines=100 * out,
            calientes=int(out),
            wild_canasta=reds % 3,
            black_threes=min(reds, setup.deck_counts[BLACK_THREE]) if setup.kept else 0,
            closed=cards if laid != cards else (),
            added=(0,) * RANKS,
            special=0 if out and setup.book.special_hands else -1,
            four_blacks=out and not reds,
        )


def _pad(house: House) -> None:
    """Make the form of the score pad, and compare its sums with the engine's."""
    for seats in house.book.seatings:
        for clause in house.book.score:
            _try("pad", type(clause).__name__, _pad_of, house.book, clause, seats.players)
        form = form_of(house.book, seats.players)
        sums = as_data(form).sums
        for given in _entries(form):
            entries = [read_side(form, side, given if side == 0 else {}) for side in range(form.setup.sides)]
            counted = totals(lines_of(form, entries), form.setup.sides)[0]
            if form.base is None and _summed(sums, given) != counted:
                words = ", ".join(f"{id} {number}" for id, number in given.items())
                raise UserError("house.part.sums", given=words, summed=_summed(sums, given), counted=counted)


def _pad_of(book: Rulebook, clause: Counts, players: int) -> None:
    """Make the form of a book that has no other clause of the score."""
    form = form_of(replace(book, score=(clause,)), players)
    clause.pad_lines(PadFields(form.fields))


def _entries(form: Form) -> Iterator[dict[str, int]]:
    """Yield entries with one field each, with and without a natural canasta."""
    for field in form.fields:
        if field.kind == COUNT and not field.in_hands[0]:  # those depend on how hands were counted
            for number, canastas in product(range(1, field.most + 1), ({}, {"natural": 1})):
                if form.field("natural") is not None or not canastas:
                    yield {**canastas, field.id: number}


def _summed(sums: FormSums, given: Mapping[str, int]) -> int:
    """Add up an entry as a client does, from the data of the form."""
    points = 0
    for line in sums.lines:
        number = _number(line.of, given)
        if number and all(_holds(test, given) for test in line.when):
            beyond = max(0, number - len(line.table)) if line.table else number
            points += line.table[min(number, len(line.table)) - 1] if line.table else 0
            points += beyond * line.each
    return points


def _number(ids: list[str], given: Mapping[str, int]) -> int:
    return sum(given.get(id, 0) for id in ids if id != LAID_CARDS)


def _holds(test: FormTest, given: Mapping[str, int]) -> bool:
    number = _number(test.of, given)
    return (test.least is UNSET or number >= test.least) and (test.most is UNSET or number <= test.most)


def _compare(house: House) -> None:
    """Put the rules next to those of their book."""
    for clause in house.book.clauses():
        _try("compare", type(clause).__name__, clause.row_entries, house.book)
    compared([Column(base_of(house)), Column(house.book)])


def _editor(house: House) -> None:
    """Open the house rule in the editor."""
    encode(write_settings_of(base_of(house)))
    encode(write_opened_house(house, house.source))


def _table(house: House) -> None:
    """Make the data of a table for the page: settings, actions and the score sheet."""
    match = _match(house)
    state = match.state
    assert state is not None
    encode(write_settings(match))
    encode(write_offers(legal_actions(state), state, sentences=True))
    encode(write_sheet(state, sentences=True))


def _coach(house: House) -> None:
    """Ask the coach for a hint."""
    match = _match(house)
    for advice in hint(match.view(match.actor), samples=_SAMPLES).plays:
        for reason in advice.reasons:
            say(reason.message, reason.params)


def _match(house: House) -> Match:
    players = house.book.seatings[0].players
    match = Match(house.book, [f"Player {number}" for number in range(1, players + 1)], seed=bytes(32))
    match.start_hand()
    return match


_PARTS: Final[Mapping[str, Callable[[House], None]]] = {
    "sentence": _sentences,
    "score": _score,
    "pad": _pad,
    "compare": _compare,
    "editor": _editor,
    "table": _table,
    "coach": _coach,
}
