"""Examples of the rules as the page draws them: a small table, legal and illegal plays, and the reasons.

>>> shown = write_examples("classic")["33"][0]
>>> [(line.verdict, line.words, line.paragraph) for line in shown.lines]
[('no', 'Take the pile onto the set of kings', 'classic 33'), ('yes', 'Draw a card', 'classic 9')]
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final, Literal

from msgspec import UNSET, UnsetType

from canasta.books import BOOKS
from canasta.books.examples import CASE, Example, examples
from canasta.books.texts import home
from canasta.engine import State, UnknownCards, apply
from canasta.engine.scoring import sets_of
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.explain.answer import answer
from canasta.explain.dead_ends import refused_attempts
from canasta.irregularities.decision import read_decision
from canasta.messages import capital, say
from canasta.notation import read_position
from canasta.table.packing import held_kinds
from canasta.table.state import BLACK_THREES, NATURALS, PART_OVER, RED_THREES, SPECIALS
from canasta.wire.base import HIDDEN, SIDES, Card, Seat, Side, Wire, kind_names
from canasta.wire.scores import write_sheet
from canasta.wire.table_writer import set_of_kinds
from canasta.wire.views import Pile, SetOfCards
from canasta.wording import play_words
from canasta.wording.irregularities import Line, ruling_words
from canasta.wording.table import closed_sets

#: The players at the table of an example.
NAMES: Final = ("Ana", "Bruno", "Carla", "Dora", "Emil", "Fina", "Gustavo", "Hanna")


class ExampleSide(Wire, omit_defaults=True):
    """What a side has on the table of an example."""

    side: Side
    own: bool  #: whether it is the side of the player to act
    sets: list[SetOfCards]
    red_threes: int = 0
    black_threes: int = 0


class ExampleTable(Wire, omit_defaults=True):
    """The table of an example as seen by the player to act; cards are kinds."""

    seat: Seat
    name: str
    hand: list[Card]
    pile: Pile
    stock: int
    sides: list[ExampleSide]
    canasta_size: int
    over: bool = False


class ExampleLine(Wire, omit_defaults=True, kw_only=True):
    """A play and whether it is allowed, points that count, or the referee's decision."""

    verdict: Literal["yes", "no", "points", "ruling"]
    words: str
    paragraph: str  #: the text and id of the deciding paragraph
    points: int = 0
    side: Side | UnsetType = UNSET
    why: str = ""  #: why it is refused
    after: ExampleTable | UnsetType = UNSET  #: the table after it, as far as the cards are known


class ShownExample(Wire, omit_defaults=True):
    """An example of a paragraph."""

    lines: list[ExampleLine]
    title: str = ""  #: what happened, in a referee's case or a hand that a house rule spoils
    table: ExampleTable | UnsetType = UNSET
    position: str = ""  #: in our notation


class BookExamples(Wire):
    """All examples of a text, by the ids of its paragraphs and rulings."""

    book: str
    examples: dict[str, list[ShownExample]]


def write_examples(slug: str) -> dict[str, list[ShownExample]]:
    """Write the examples of a text; one that several paragraphs share is computed once."""
    known: dict[Example, ShownExample] = {}
    found: dict[str, list[ShownExample]] = {}
    for id, given in examples(slug).items():
        for example in given:
            if example not in known:
                known[example] = write_example(example)
            found.setdefault(id, []).append(known[example])
        found[id].sort(key=partial(_example_order, name=f"{slug} {id}"))
    return found


def _example_order(shown: ShownExample, name: str) -> tuple[bool, int]:
    """Sort key of an example: first those that rest on the paragraph and show both verdicts."""
    cited = any(line.paragraph == name for line in shown.lines)
    return not cited, -len({line.verdict for line in shown.lines})


def write_example(example: Example) -> ShownExample:
    """Write an example, judged by the engine."""
    if example.position.startswith(CASE):
        return _case(example.position.removeprefix(CASE))
    state = read_position(example.position)
    lines = [_verdict_line(state, play) for play in example.plays] or list(_score_lines(state))
    return ShownExample(lines, table=write_table(state, state.actor), position=example.position)


def write_failed_hand(state: State, title: str) -> ShownExample:
    """Write a hand in which rules failed: its table, and why each play that might be tried is illegal."""
    slug = state.setup.book.slug
    lines = [
        ExampleLine(
            verdict="no",
            words=capital(each.words),
            paragraph=_cited(slug, each.reason.paragraph),
            why=say(each.reason.message, each.reason.params, NAMES),
        )
        for each in refused_attempts(state)
    ]
    return ShownExample(lines, title, write_table(state, state.actor))


def write_table(state: State, seat: int) -> ExampleTable:
    """Write a table as the player at a seat sees it."""
    sides, hand = state.setup.sides, held_kinds(state.held[NATURALS + seat], state.held[SPECIALS + seat])
    return ExampleTable(
        seat + 1,
        NAMES[seat],
        [*kind_names(hand), *[HIDDEN] * unknown_in_hand(state, seat)],
        Pile(len(state.pile), kind_names(state.pile[-1:]), state.frozen, state.stopped),
        state.stock_size(),
        [_side(state, side, side == seat % sides) for side in range(sides)],
        state.setup.canasta_size,
        state.part == PART_OVER,
    )


def _cited(slug: str, id: str) -> str:
    """Return a citation with the name of its text; a house rule, which has no text, is returned unchanged."""
    return id if id.startswith("house:") else " ".join(home(slug, id))


def _side(state: State, side: int, own: bool) -> ExampleSide:
    lying = [set_of_kinds(state, side, cards, False) for cards in sets_of(state, side)]
    lying += [set_of_kinds(state, side, closed.cards, True) for closed in closed_sets(state, side)]
    return ExampleSide(
        SIDES[side], own, lying, state.laid[RED_THREES + side], state.laid[BLACK_THREES + side]
    )


def _verdict_line(state: State, play: str) -> ExampleLine:
    found = answer(state, [part.strip() for part in play.split(";")])
    slug = state.setup.book.slug
    line = ExampleLine(
        verdict="yes" if found.legal else "no",
        words=capital(found.words or play_words(found.actions, state)),
        paragraph=_cited(slug, found.paragraphs[0]),
    )
    if found.reason is not None:
        line.why = say(found.reason.message, found.reason.params, NAMES)
    else:
        after = state.copy()
        try:
            for action in found.actions:
                apply(after, action)
        except UnknownCards:
            return line
        line.after = write_table(after, state.actor)
    return line


def _score_lines(state: State) -> Iterator[ExampleLine]:
    slug = state.setup.book.slug
    for sheet in write_sheet(state, sentences=True):
        for line in sheet.lines:
            if line.paragraph and isinstance(line.words, str):
                yield ExampleLine(
                    verdict="points",
                    words=capital(line.words),
                    paragraph=_cited(slug, line.paragraph),
                    points=line.points,
                    side=line.side,
                )


def _case(text: str) -> ShownExample:
    """Write a case of the referee: ``classic players=2 exposed_cards offender=2 cards=KQ``."""
    slug, *words = text.split()
    place = next(place for place, word in enumerate(words) if "=" not in word)
    keys = dict(word.split("=") for word in words[:place])
    rules = BOOKS[slug].with_options([each for each in keys.get("options", "").split(",") if each])
    seating = rules.seating(int(keys.get("players", "4")))
    case = read_decision(" ".join(words[place:]), rules.irregularities, seating)
    ruling = ruling_words(rules, *case, NAMES[: seating.seats])
    lines = list(ruling.lines)
    if ruling.choice is not None:
        lines.append(ruling.choice.intro)
    return ShownExample([_ruling_line(slug, ruling.paragraphs[0], line) for line in lines], ruling.title)


def _ruling_line(slug: str, usual: str, line: Line) -> ExampleLine:
    paragraph = _cited(slug, line.paragraph or usual)
    return ExampleLine(verdict="ruling", words=line.words, paragraph=paragraph)
