"""A position being edited: the line opened into places for cards and facts, and the edits.

>>> opened = open_position("classic hand1=KKQ setsA=KKKKKKK")
>>> [(fault.place, fault.sentence) for fault in opened.faults]
[('setsA.K', 'There are 9 kings, but 2 packs have 8.')]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Annotated, Final, Literal, cast

from msgspec import UNSET, Meta, UnsetType

from canasta.books.search import ask
from canasta.cards import (
    BLACK_THREE,
    CALIENTE,
    JOKER,
    LETTERS,
    RANKS,
    RED_THREE,
    TWO,
    UNKNOWN,
    UNKNOWN_LETTER,
)
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.tally import SetTally
from canasta.engine import State, UnknownCards
from canasta.explain.out import way_out
from canasta.explain.said import answer_said, means_no_play, meant_plays
from canasta.explain.spoken import OUT
from canasta.messages import UserError, catalogue, kind_names, listed, say, text
from canasta.notation import NotationError
from canasta.notation.draft.cards import REST_LETTER
from canasta.notation.draft.draft import ALIKE, HIDING, OPEN, SETS, Draft, is_cards
from canasta.notation.draft.facts import Fact, Group, Sort, facts, tell
from canasta.notation.position import keys
from canasta.notation.position.tokens import REST
from canasta.table.state import MAX_SEATS
from canasta.wire.base import SIDES, Card, Seat, Side, Wire
from canasta.wire.examples import NAMES
from canasta.wire.protocol import Line
from canasta.wire.requests import Source
from canasta.wire.search import SearchResult, write_search
from canasta.wire.tables import Short
from canasta.wire.verdicts import Explanation, LegalActions, WayOut, explained, write_legal, write_way_out
from canasta.wire.views import CanastaSort
from canasta.wording import canasta_sort

#: A kind of card, a hidden card, or the rest of the pack.
DraftCard = Annotated[str, Meta(pattern=r"^[4-9TJQKA2XRBC?#]$")]
PlaceSort = Literal[
    "hand", "knee", "foot", "sets", "closed", "added", "red", "black", "played", "pile", "aside", "stock"
]
#: Texts that are shown if a question is not about a play.
_HITS: Final = 3
#: Kinds in the order of a hand.
_ORDER: Final = (*range(RANKS), TWO, JOKER, CALIENTE, BLACK_THREE, RED_THREE)
#: The possible questions: how a typed play begins, the permission it needs in the book, and its cards.
_VERBS: Final = (
    ("draw", "draw", "none"),
    ("take", "", "some"),
    ("lay", "", "some"),
    ("add", "", "some"),
    ("bury", "bury", "some"),
    ("discard", "", "one"),
    ("out", "", "none"),
    ("ask", "ask", "none"),
    ("pass", "pass", "none"),
    ("play c", "refill", "none"),
    ("show", "show", "one"),
    ("show hand", "show_hand", "none"),
    ("take up", "reserve", "none"),
    ("end", "", "none"),
)


class DraftChange(Wire, tag_field="do", tag=True, forbid_unknown_fields=True, kw_only=True):
    """An edit of a draft."""


class DraftPut(DraftChange, tag="put"):
    """Put a card in a place; ``?`` is a hidden card, ``#`` all cards that are nowhere else."""

    place: Short
    card: Short


class DraftTake(DraftChange, tag="take"):
    """Take a card from a place: the last one, or this one, counted from 0."""

    place: Short
    number: Annotated[int, Meta(ge=-1, le=500)] = -1


class DraftEmpty(DraftChange, tag="empty"):
    """Remove all cards from a place."""

    place: Short


class DraftSay(DraftChange, tag="say"):
    """Set a fact; without a value it returns to its default. A place for cards can be reset as well."""

    fact: Short
    value: Annotated[str, Meta(max_length=200)] = ""


class DraftRules(DraftChange, tag="rules"):
    """Change the rules."""

    book: Short
    options: Annotated[list[Short], Meta(max_length=12)] = []
    players: Annotated[int, Meta(ge=0, le=MAX_SEATS)] = 0  #: 0: the usual number
    house: Short = ""  #: the name of a house rule


AnyChange = DraftPut | DraftTake | DraftEmpty | DraftSay | DraftRules


class NewDraft(Wire, forbid_unknown_fields=True, kw_only=True):
    """A line and the edits to apply to it, in order."""

    position: Annotated[str, Meta(max_length=4000)] = "classic"
    changes: Annotated[list[AnyChange], Meta(max_length=200)] = []
    line: Line = ""  #: a play in words or cards to be judged, or ``out``: whether the player can go out
    house: Source = ""  #: the text of the house rule it names


class DraftFault(Wire):
    """An error and the place or fact it concerns; no place: the line itself cannot be read."""

    place: str
    error: str
    sentence: str
    column: int


class DraftSet(Wire, omit_defaults=True):
    """A set in a draft, complete or not."""

    place: str
    cards: list[Card]
    wild: int = 0  #: how many of the cards are wild
    canasta: CanastaSort | UnsetType = UNSET


class DraftPlace(Wire, omit_defaults=True, kw_only=True):
    """A place for cards. A hidden card is ``?``, the rest of the pack ``#``; ``count`` includes both."""

    place: str
    sort: PlaceSort
    title: str
    count: int
    said: bool  #: whether the line gives the cards of this place
    cards: list[DraftCard] = []
    sets: list[DraftSet] = []
    seat: Seat | UnsetType = UNSET
    side: Side | UnsetType = UNSET
    hides: bool = False  #: whether it may contain hidden cards


class FactOption(Wire):
    """One value of a fact, and its meaning."""

    value: str
    words: str


class DraftFact(Wire, omit_defaults=True, kw_only=True):
    """A fact that can be set. Several values that hold are separated by commas."""

    fact: str
    group: Group
    sort: Sort
    title: str
    value: str
    said: bool
    options: list[FactOption] = []


class DraftKind(Wire):
    """A kind of card: its points, how many the pack has, and how many are not on the table yet."""

    card: Card
    points: int
    most: int
    free: int


class DraftVerb(Wire):
    """A possible question: the words a typed play begins with, and its label."""

    line: str
    words: str
    cards: Literal["none", "one", "some"]


class DraftSeat(Wire):
    """A player at the table."""

    seat: Seat
    side: Side
    name: str


class DraftTable(Wire, kw_only=True):
    """All places and facts of a draft under its rules."""

    book: str
    house: str
    options: list[str]
    players: int
    seats: list[DraftSeat]
    seat: Seat  #: the player in turn
    actor: Seat  #: the player to act: the partner, while a question is open
    part: str
    canasta_size: int
    pack: list[DraftKind]
    places: list[DraftPlace]
    facts: list[DraftFact]
    verbs: list[DraftVerb]


class OpenedPosition(Wire, kw_only=True):
    """A position being edited. The line is normalised if it has no errors."""

    position: str
    faults: list[DraftFault]
    refused: DraftFault | None  #: the edit that could not be applied
    table: DraftTable | None  #: null if the line cannot be read at all
    legal: LegalActions | None = None  #: null if there is an error, or if it depends on hidden cards
    answer: Explanation | None = None  #: the verdict on the play
    out: WayOut | None = None  #: the verdict, if the question was whether the player can go out
    unanswered: str = ""  #: the reason if the question has no answer
    rules: SearchResult | None = None  #: what the rules say, if the question is not about a play


def change_draft(draft: Draft, changes: Sequence[AnyChange]) -> DraftFault | None:
    """Apply the edits in order; skip those that cannot be applied and report the last of them."""
    refused = None
    for change in changes:
        try:
            _change(draft, change)
        except UserError as error:
            place = change.fact if isinstance(change, DraftSay) else getattr(change, "place", "rules")
            refused = _fault(place, error)
    return refused


def _change(draft: Draft, change: AnyChange) -> None:
    if isinstance(change, DraftPut):
        draft.put(change.place, change.card)
    elif isinstance(change, DraftTake):
        draft.take(change.place, change.number)
    elif isinstance(change, DraftEmpty):
        draft.empty(change.place)
    elif isinstance(change, DraftRules):
        draft.play_by(change.book, change.options, change.players, change.house)
    elif not change.value and is_cards(change.fact):
        draft.say(change.fact, "")
    else:
        tell(draft, change.fact, change.value)


def _fault(place: str, error: UserError) -> DraftFault:
    column = error.column if isinstance(error, NotationError) else 1
    return DraftFault(place, error.message, say(error.message, error.params, NAMES), column)


def open_position(
    line: str, changes: Sequence[AnyChange] = (), houses: Sequence[Rulebook] = (), play: str = ""
) -> OpenedPosition:
    """Apply the edits to a line, open it and judge a play; an unreadable line is reported as a fault."""
    try:
        draft = Draft(line, houses)
    except NotationError as error:
        return OpenedPosition(position=line, faults=[_fault("", error)], refused=None, table=None)
    refused = change_draft(draft, changes)
    faults = draft.settle()
    found = OpenedPosition(
        position=draft.line,
        faults=[_fault(fault.place, fault.error) for fault in faults],
        refused=refused,
        table=_table(draft),
    )
    if draft.state is not None:
        with suppress(UnknownCards):
            found.legal = write_legal(draft.state)
        try:
            _judge(found, draft.state, play.strip())
        except UserError as error:
            found.unanswered = say(error.message, error.params, NAMES)
    return found


def _judge(found: OpenedPosition, state: State, play: str) -> None:
    if meant_plays(state, play) == [OUT]:
        found.out = write_way_out(state, way_out(state), NAMES)
    elif play:
        try:
            found.answer = explained(state, answer_said(state, play), NAMES)
        except UserError as problem:
            slug = state.setup.book.slug
            said = ask(play, [slug])
            if said.matches or said.elsewhere:
                found.rules = write_search(play, [slug], said, _HITS)
            if found.rules is None or not means_no_play(problem):
                raise


def _table(draft: Draft) -> DraftTable:
    setup, house = draft.setup, draft.setup.book.house
    seat = int(draft.seat) if draft.seat in map(str, range(1, setup.seats + 1)) else 1
    state = draft.state
    return DraftTable(
        book=draft.book,
        house=house.name if house else "",
        options=[] if house else list(setup.book.chosen),
        players=setup.players,
        seats=[DraftSeat(n + 1, SIDES[n % setup.sides], NAMES[n]) for n in range(setup.seats)],
        seat=seat,
        actor=state.actor + 1 if state is not None else seat,
        part=draft.part,
        canasta_size=setup.canasta_size,
        pack=_pack(draft),
        places=list(_places(draft)),
        facts=[_fact(fact) for fact in facts(draft)],
        verbs=[
            DraftVerb(line, text(f"draft.verb.{line.replace(' ', '_')}"), cast(Literal["none"], cards))
            for line, permit, cards in _VERBS
            if not permit or permit in setup.book.permits
        ],
    )


def _pack(draft: Draft) -> list[DraftKind]:
    deck = Counter(draft.setup.deck)
    seen = Counter(kind for key in filter(is_cards, draft.values) for kind in draft.cards(key))
    values = draft.setup.book.values
    return [
        DraftKind(LETTERS[kind], values[kind], deck[kind], deck[kind] - seen[kind])
        for kind in _ORDER
        if deck[kind]
    ]


def _places(draft: Draft) -> Iterator[DraftPlace]:
    setup, unused = draft.setup, keys.unused_keys(draft.setup)
    for n in range(setup.sides):
        side = SIDES[n]
        players = listed([NAMES[seat] for seat in range(n, setup.seats, setup.sides)])
        for sort in (*SETS, *OPEN, *ALIKE):
            if sort not in unused:
                yield _place(draft, f"{sort}{side}", cast(PlaceSort, sort), side=side, name=players)
    for sort in ("stock", "pile", "aside"):
        yield _place(draft, sort, cast(PlaceSort, sort))
    for n in range(setup.seats):
        for sort in ("hand", *keys.RESERVE_KEYS):
            if sort not in unused:
                yield _place(draft, f"{sort}{n + 1}", cast(PlaceSort, sort), seat=n + 1, name=NAMES[n])


def _place(
    draft: Draft,
    place: str,
    sort: PlaceSort,
    *,
    seat: Seat | UnsetType = UNSET,
    side: Side | UnsetType = UNSET,
    name: str = "",
) -> DraftPlace:
    sets = _sets(draft, place) if sort in SETS else []
    cards = [] if sort in SETS else draft.lying(place)
    count = len(cards) + sum(len(each.cards) for each in sets)
    if REST in cards:
        count += draft.rest() - 1
    return DraftPlace(
        place=place,
        sort=sort,
        title=text(f"draft.place.{sort}", name=name),
        count=count,
        said=place in draft.values,
        cards=[_letter(kind) for kind in cards],
        sets=sets,
        seat=seat,
        side=side,
        hides=sort in HIDING,
    )


def _letter(kind: int) -> DraftCard:
    return REST_LETTER if kind == REST else UNKNOWN_LETTER if kind == UNKNOWN else LETTERS[kind]


def _sets(draft: Draft, key: str) -> list[DraftSet]:
    state, side = draft.state, SIDES.index(cast(Side, key[-1]))
    found = []
    for number, kinds in enumerate(draft.sets(key)):
        twos, jokers = kinds.count(TWO), kinds.count(JOKER)
        cards = SetTally(UNKNOWN, len(kinds) - twos - jokers, twos, jokers)
        sort = canasta_sort(state, side, cards) if state is not None else ""
        made = cast(CanastaSort, sort) if sort else UNSET
        place = draft.set_place(key, number)
        found.append(DraftSet(place, [_letter(kind) for kind in kinds], twos + jokers, made))
    return found


def _fact(fact: Fact) -> DraftFact:
    key, _, part = fact.id.partition(".")
    name = part and (NAMES[int(part) - 1] if part.isdecimal() else part)
    if fact.key == "wild":
        key, name = fact.key, fact.id[-1]
    if fact.group == "text":
        title = text("draft.fact.text", key=fact.id)
    else:
        title = text(f"draft.fact.{key}", name=name)
    options = [FactOption(value, _option_words(fact, value)) for value in fact.options]
    return DraftFact(
        fact=fact.id,
        group=fact.group,
        sort=fact.sort,
        title=title,
        value=fact.value,
        said=fact.said,
        options=options,
    )


def _option_words(fact: Fact, value: str) -> str:
    message = f"draft.value.{fact.key}.{value.replace('-', '_')}"
    if fact.id == "part":
        message = f"draft.value.part.{value}"
    if message in catalogue("en"):
        return text(message)
    if value in ("yes", "no"):
        return text(f"draft.value.{value}")
    if value == keys.NOTHING:
        return text("draft.value.nothing")
    if fact.key == "before":
        return kind_names(LETTERS.index(value))[1]
    if value.isdecimal():
        return NAMES[int(value) - 1]
    return value
