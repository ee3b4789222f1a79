"""Rulebooks for reading, comparisons of books, and house rules with their changes, as structs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, Protocol

from msgspec import UNSET, UnsetType

from canasta.books import BOOKS
from canasta.books.booklets import SWAPPED, booklet_words
from canasta.books.house import House as HouseOf
from canasta.books.house.changes import base_of, changed_paragraphs, paragraphs_behind
from canasta.books.house.errors import HouseErrors
from canasta.books.house.fields import KIND_NAMES, Flag, Number, Numbers, OneOf, Several, Steps
from canasta.books.house.questions import HouseQuestion, questions
from canasta.books.house.write import differences
from canasta.books.lookup import related
from canasta.books.places import Mention, proofs, scenario_lines
from canasta.books.texts import Entry, home, load
from canasta.clauses.rulebook import Rulebook
from canasta.messages import UserError, catalogue, figure, kind_names, listed, text
from canasta.wire.answers import (
    BookOption,
    BookText,
    ChangedKey,
    CheckedHouse,
    ComparedRow,
    ComparedStatement,
    Comparison,
    Difference,
    HouseFault,
    HouseWithChanges,
    ParagraphPage,
    RefusedHouse,
    RulesDifference,
    TrialResult,
)
from canasta.wire.base import Wire
from canasta.wire.examples import ShownExample
from canasta.wire.reasons import write_paragraph
from canasta.wire.settings import write_rules
from canasta.wording.comparison import Column, compared, title_of


class TrialSummary(Protocol):
    """A trial of a house rule (``canasta.jobs.trial``)."""

    @property
    def players(self) -> int:
        """Number of players."""

    @property
    def hands(self) -> int:
        """Number of hands."""

    @property
    def longest(self) -> int:
        """Number of turns of the longest hand."""


class Books(Wire):
    """All texts: the books, and the rulings that all of them share."""

    books: list[BookText]


class BookletWord(Wire):
    """One of our terms, and the booklets' terms for it, by book."""

    word: str
    swapped: bool  #: whether the booklet's term can replace it in a sentence
    booklets: dict[str, list[str]]


class BookletWords(Wire):
    """The booklets' terms; they are in English."""

    words: list[BookletWord]


class Scenario(Wire):
    """A small proof of a paragraph: *given* a table, *when* something is done, *then* something holds."""

    title: str
    file: str
    line: int
    steps: list[str]


class ProvenParagraph(ParagraphPage, kw_only=True):
    """A paragraph, and the scenarios that prove it; they exist only in a checkout of the sources."""

    scenarios: list[Scenario]


class HouseSetting(Wire, kw_only=True, omit_defaults=True):
    """One setting that tables often change in a book: its sentence, its value, and its possible values."""

    id: str
    keys: list[str]  #: in a house rule's file
    sentence: str
    group: str
    group_title: str  #: its topic
    kind: Literal["number", "flag", "numbers", "steps", "several", "choice", "text"]
    value: Any  #: as in a file; null for a missing clause
    shown: str  #: the value in words
    paragraphs: list[str] = []  #: the book's paragraphs on it: names of texts and ids
    players: list[int] = []  #: the numbers of players it applies to, if not all
    expected: str  #: the possible values, in words
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    step: int | UnsetType = UNSET
    words: list[str] | UnsetType = UNSET  #: choose some of these, or one
    labels: list[str] | UnsetType = UNSET  #: the meanings of the words
    may_go: bool = False  #: null removes the clause
    adds: int | UnsetType = UNSET  #: an example value for a clause that would be added


class HouseVerdict(Wire):
    """Whether a house rule can be played: its trial, or the errors and the hand that shows them."""

    checked: CheckedHouse | None
    refused: RefusedHouse | None
    changes: HouseWithChanges | None  #: its changes, if it can be read at all
    plain: list[Difference]  #: its changes in words
    shown: ShownExample | None = None  #: that hand: its table, and why no play is allowed there


class HouseTrial(Wire, omit_defaults=True, kw_only=True):
    """The progress of a house rule's trial, in hands, and its result."""

    status: Literal["waiting", "working", "done"]
    done: int = 0
    wanted: int = 0
    verdict: HouseVerdict | UnsetType = UNSET  #: once it is done


class HouseSettings(Wire):
    """The settings that tables change most in a book."""

    book: str
    options: list[str]
    settings: list[HouseSetting]


def write_book(slug: str, house: HouseOf | None = None, *, entries: bool = False) -> BookText:
    """Write a book, on request with its full text."""
    rules = load(slug)
    found = BookText(
        slug, rules.title, rules.intro, rules.language, house=write_changes(house) if house else UNSET
    )
    if slug in BOOKS:
        found.players = [seats.players for seats in BOOKS[slug].seatings]
        found.options = [BookOption(choice.name, choice.paragraph) for choice in BOOKS[slug].options]
    found.entries = [write_paragraph(slug, entry) for entry in rules.entries] if entries else UNSET
    return found


def write_booklets() -> BookletWords:
    """Write the booklets' terms."""
    return BookletWords(
        [BookletWord(word, word in SWAPPED, theirs) for word, theirs in booklet_words().items()]
    )


def write_page(slug: str, entry: Entry, house: HouseOf | None = None) -> ParagraphPage:
    """Write a paragraph with the related ones."""
    return ParagraphPage(*_page_parts(slug, entry, house))


def write_proven_paragraph(slug: str, entry: Entry, house: HouseOf | None = None) -> ProvenParagraph:
    """Write a paragraph with the related ones and its scenarios."""
    return ProvenParagraph(
        *_page_parts(slug, entry, house), scenarios=[*map(_scenario, proofs(slug, entry.id))]
    )


def _page_parts(slug: str, entry: Entry, house: HouseOf | None) -> tuple[Any, ...]:
    others = [write_paragraph(*other) for other in related(slug, entry)]
    changes = write_changes(house) if house else UNSET
    return slug, entry.id, entry.title, entry.section, entry.text, others, entry.language, changes


def _scenario(proof: Mention) -> Scenario:
    return Scenario(proof.text, proof.file, proof.line, scenario_lines(proof))


def write_comparison(columns: Sequence[Column], topic: str = "") -> Comparison:
    """Write a comparison of books, on all topics or one."""
    found = [
        ComparedRow(
            name,
            title_of(name),
            {
                book: [ComparedStatement(words, paragraph or None) for words, paragraph in cell]
                for book, cell in cells.items()
            },
        )
        for name, cells in compared(columns).items()
        if topic in ("", name)
    ]
    return Comparison([column.name for column in columns], found)


def write_difference(one: Rulebook, other: Rulebook) -> RulesDifference:
    """Write the differences between two sets of rules, as data and in words."""
    return RulesDifference(write_rules(one), write_rules(other), plain_differences(one, other))


def plain_differences(one: Rulebook, other: Rulebook) -> list[Difference]:
    """Describe the differences one by one, with the setting's sentence where there is a setting."""
    said = {key: question.sentence() for question in questions(one) for key in question.keys}
    return [
        Difference(
            row.key,
            row.one,
            row.other,
            row.section,
            said.get(row.key, row.what),
            row.words(row.one),
            row.words(row.other),
        )
        for row in differences(one, other)
    ]


def house_parts(house: HouseOf) -> tuple[str, str, int, str, str, list[str], str]:
    """Return the fields that all structs of a house rule begin with."""
    return (
        house.name, house.title, house.version, house.hash, house.extends, list(house.options), house.told,
    )  # fmt: skip


def write_changes(house: HouseOf) -> HouseWithChanges:
    """Write a house rule with its changes."""
    rows = [ChangedKey(row.key, row.one, row.other) for row in differences(base_of(house), house.book)]
    return HouseWithChanges(*house_parts(house), rows, sorted(changed_paragraphs(house)))


def write_checked(house: HouseOf, trials: Iterable[TrialSummary]) -> CheckedHouse:
    """Write a valid house rule, and the hands of its trial."""
    tried = [TrialResult(trial.players, trial.hands, trial.longest) for trial in trials]
    return CheckedHouse(*house_parts(house), trials=tried)


def write_refused(error: UserError) -> RefusedHouse:
    """Write an invalid house rule, with all its errors."""
    errors = error.errors if isinstance(error, HouseErrors) else (error,)
    return RefusedHouse(errors=[HouseFault(str(one), one.message, dict(one.params)) for one in errors])


def write_settings_of(book: Rulebook) -> HouseSettings:
    """Write the settings that tables change most in a book."""
    found = [write_setting(question, book) for question in questions(book)]
    return HouseSettings(book.slug, list(book.chosen), found)


def setting_id(question: HouseQuestion) -> str:
    """Return the id of a setting: its name, and the number of players if there is one for each."""
    return ":".join([question.name, *_numbers(question.players)])


def behind(base: Rulebook, keys: Iterable[str]) -> list[str]:
    """Return the book's paragraphs on keys of a house rule's file: names of texts and ids."""
    found = [" ".join(home(base.slug, id)) for key in keys for id in paragraphs_behind(base, key)]
    return list(dict.fromkeys(found))


def write_setting(question: HouseQuestion, book: Rulebook) -> HouseSetting:
    """Write one setting."""
    kind, group = question.kind, question.group
    found = HouseSetting(
        id=setting_id(question),
        keys=list(question.keys),
        sentence=question.sentence(),
        group=group,
        group_title=text(f"house.group.{group}"),
        kind="text",
        value=question.value,
        shown=shown_words(question, question.value),
        paragraphs=behind(book, question.keys),
        players=list(question.players),
        expected=kind.expected(),
        may_go=question.adds is not None or question.value is None,
        adds=UNSET if question.adds is None else question.adds,
    )
    if isinstance(kind, Flag):
        found.kind = "flag"
    elif isinstance(kind, Steps):
        found.kind = "steps"
    elif isinstance(kind, Numbers):
        found.kind = "numbers"
    elif isinstance(kind, Several | OneOf):
        found.kind = "several" if isinstance(kind, Several) else "choice"
        found.words = [str(word) for word in kind.words]
        found.labels = list(map(_label, found.words))
    elif isinstance(kind, Number):
        found.kind, found.least, found.most, found.step = "number", kind.low, kind.high, kind.step
    return found


def shown_words(question: HouseQuestion, value: Any) -> str:
    """Return a value in words, for people who do not write files."""
    if isinstance(question.kind, Several | OneOf):
        return listed([_label(str(word)) for word in (value if isinstance(value, list) else [value])]) or "–"
    if isinstance(value, int) and not isinstance(value, bool):
        return figure(value)
    return question.shown(value)


def _label(word: str) -> str:
    """Return the label of a word in a file: a kind of cards, or one of a few words."""
    if word in KIND_NAMES:
        return kind_names(KIND_NAMES.index(word))[1]
    message = f"house.word.{word}"
    return text(message) if message in catalogue() else word


def _numbers(players: Iterable[int]) -> list[str]:
    return [",".join(map(str, players))] if players else []
