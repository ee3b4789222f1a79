"""What the score pad says: what a book counts, the games, and the sheet of one with who pays whom."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.wire.base import Card, Side, Wire
from canasta.wire.scores import ScoreLine


class PadTable(Wire):
    """A hand before it is played: who deals and sits where, and what each side's first meld needs."""

    hand: int
    dealer: str
    seats: list[str]
    sitting_out: list[str]
    first_meld: list[int]


class Payment(Wire):
    """What one player pays to another."""

    payer: str = msgspec.field(name="from")
    payee: str = msgspec.field(name="to")
    cents: int


class PadDoubt(Wire):
    """What is wrong with a hand, or seldom so: the fields to look at, the paragraph, the sentence."""

    kind: Literal["impossible", "unlikely"]  #: it cannot be, or people are asked whether it is so
    reason: str
    side: Side | None
    fields: list[str]
    paragraph: str | None
    sentence: str


class PadHand(PadTable):
    """A hand as it was counted; points and totals by side."""

    counts: bool  #: whether it was played before the end of the game
    points: list[int]
    totals: list[int]
    lines: list[ScoreLine]
    doubts: list[PadDoubt]  #: what is possible and yet seldom so
    payments: list[Payment]
    points_alone: list[Side]  #: nothing was counted for these: their points are as they were given


class Settlement(Wire):
    """Who pays whom after the game, and all payments together in as few as will do."""

    after_game: list[Payment]
    together: list[Payment]


class PadSheet(Wire):
    """``scorepad show`` and ``change``: the whole sheet of a pad."""

    start: list[int]
    hands: list[PadHand]
    totals: list[int]
    over: bool
    winners: list[Side]
    next: PadTable | None
    settlement: Settlement | None
    history: list[str]  #: what was changed in the running game, in words
    captain: str | None  #: who of a side of three plays in every hand, where the book has it so


class PadStake(Wire):
    """What is played for, in cents."""

    per_thousand: int  #: each loser to one winner, for a thousand points of difference, after the game
    minimum: int  #: and at least
    hand_per_thousand: int  #: each player to each opponent with more points, after a hand
    canastas: dict[str, int]  #: each player to each opponent, for a canasta of a class


class PadGame(Wire):
    """What is settled before the first hand."""

    book: str
    options: list[str]
    house: str | None  #: the house rule's name or text
    sides: list[list[str]]  #: names, in seating order
    dealer: int
    target: int | None
    totals: list[int]  #: from paper
    played: int  #: hands already played on paper
    stake: PadStake | None
    title: str
    date: str


class PadRaise(Wire):
    """A side needs so much more for its first meld."""

    side: Side
    points: int


class PadChange(Wire):
    """What was changed in a running game, after so many hands on the pad: one of names, stake and raise."""

    after: int
    names: dict[str, str] | UnsetType = UNSET  #: new names by the old ones
    stake: PadStake | UnsetType | None = UNSET  #: from the next hand on
    raised: PadRaise | UnsetType = msgspec.field(default=UNSET, name="raise")  #: in the next hand


class KeptPad(Wire):
    """``scorepad list``: a game on the pad; one that cannot be read has neither game nor totals."""

    id: str
    changed: str
    readable: bool
    game: PadGame | None
    totals: list[int] | None


class PadId(Wire):
    """``scorepad new`` and ``import``: the game's number on the pad."""

    id: str


class PadFile(Wire):
    """A pad as a file: the game and the hands as they were keyed in, and the sheet that follows from them."""

    format: str
    version: int
    game: PadGame
    hands: list[dict[str, Any]]  #: entries with the fields of the book's form
    changes: list[PadChange]
    sheet: PadSheet


class FormSide(Wire):
    """How many players a side has, and how many of them play in a hand."""

    side: Side
    members: int
    in_play: int


class FirstMeldStep(Wire):
    """What a first meld needs in a hand, or from a total on (null: below the next one)."""

    count: int
    hand: int | UnsetType = UNSET
    start: int | UnsetType | None = msgspec.field(default=UNSET, name="from")


class FormFirstMeld(Wire):
    """What a first meld needs."""

    paragraph: str
    table: list[FirstMeldStep]


class FormBase(Wire):
    """The base of canastas that a book counts as one, and the fields it is made of."""

    points: int
    paragraph: str
    canastas: list[str]


class FormChoice(Wire):
    """One of the things a field can be."""

    id: str
    label: str
    points: int


class FormValue(Wire):
    """Cards of one value, and how many there are of them."""

    value: int
    cards: list[Card]
    most: int


class FormField(Wire):
    """One thing to fill in for each side."""

    id: str
    kind: Literal["count", "yes_no", "choice", "cards", "hands", "fines"]
    label: str
    paragraph: str | None
    points: int | None  #: of one, where that is all there is to it
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    part: Literal["canastas", "open"] | UnsetType = UNSET  #: not asked where sets are given card by card
    one_side: bool | UnsetType = UNSET  #: only one side can say yes
    needs: str | UnsetType = UNSET  #: a field that must be yes
    choices: list[FormChoice] | UnsetType = UNSET
    groups: list[FormValue] | UnsetType = UNSET
    calientes: bool | UnsetType = UNSET  #: each hand may also hold Caliente cards, which multiply it
    cards: list[Card] | UnsetType = UNSET  #: hands told card by card count these here,
    each_hand: int | UnsetType = UNSET  #: or once for every hand with so many of them
    beside: bool | UnsetType = UNSET  #: may be told beside sets card by card, and decides then


class FormClass(Wire):
    """Under which field a set counts that is told card by card; the first that fits holds."""

    field: str
    canasta: bool  #: of a canasta; else of an open set
    cards: list[Card]  #: its natural cards are of one of these kinds; none: it is of wild cards alone
    wild: bool | None  #: whether it has wild cards; null: either way
    jokers: Literal["none", "fewer", "more"] | UnsetType = UNSET  #: none, or fewer or more than twos


class FormTest(Wire):
    """Whether some numbers together are within bounds."""

    of: list[str]
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class FormLine(Wire):
    """A line of the score: how many of something, what that gives, and when it holds.

    ``table`` has the points of one, of two and so on, and further ones give ``each``. Where cards are counted
    (``worth``), it is their worth times ``each``. ``{n}`` stands for the number.
    """

    of: list[str]
    each: int
    paragraph: str | None
    one: str
    many: str
    when: list[FormTest]
    table: list[int]
    worth: bool
    summed: str | UnsetType = UNSET  #: what is said of cards of which only the sum is known


class FormSums(Wire):
    """How a hand is summed up from what was counted: the engine's own clauses as data.

    Numbers go by the ids of fields, choices by theirs after a colon (``special:pairs``). ``laid_cards`` is
    how many cards were laid, at least 1 if any were; ``calientes_held`` is what Caliente cards make of the
    hands that they are in.
    """

    classes: list[FormClass]
    closing: bool  #: a canasta is closed at its size; what is more was added to it and counts as laid
    base: list[list[str]]  #: a canasta of one of these fields for each place in the base, the cheapest
    lines: list[FormLine]


class PadForm(Wire):
    """``scorepad form``: what a book counts, field by field."""

    book: str
    version: int
    options: list[str]
    house: str | None
    players: int
    seats: int
    sides: list[FormSide]
    packs: int
    canasta_size: int
    target: int | None
    hands: int | None  #: that make a game
    first_meld: FormFirstMeld
    base: FormBase | None
    fields: list[FormField]
    deck: dict[str, int]  #: how many there are of each kind
    dealer: int  #: who deals first, if nothing else is said: a seat
    seatings: list[
        list[int]
    ]  #: who sits at each seat, hand after hand and over again: numbers of names from 0
    sums: FormSums


# --- Over the network -----------------------------------------------------------------------------

PadRole = Literal["owner", "writer", "asking", "reader"]


class PadPerson(Wire):
    """Somebody who writes on a pad, or asks to."""

    id: str
    name: str
    role: PadRole


class KeptPads(Wire):
    """The pads that one owns or writes on, the one written to last first."""

    pads: list[KeptPad]


class PadFormer(Wire):
    """What stood on the sheet before: an entry that was corrected, or a hand struck out."""

    hand: int  #: whose number it has now; of a hand struck out, which it had then
    struck: bool
    points: list[int]


class PadState(Wire, kw_only=True):
    """A pad over the network: what was keyed in, the sheet, and who may write."""

    id: str
    role: PadRole
    number: int  #: entries so far; who writes after so many, and no others, says so with ``after``
    pad: PadFile
    people: list[PadPerson]  #: told to those who may write
    link: str | None  #: by which others look on; told to the owner
    former: list[PadFormer]  #: oldest first


class NewPad(Wire, forbid_unknown_fields=True, kw_only=True):
    """A pad to begin: the fields of ``PadGame``, of which only book and sides must be given."""

    game: dict[str, Any]
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""


class NewForm(Wire, forbid_unknown_fields=True, kw_only=True):
    """The form of which book, options, house rule and number of players?"""

    book: Annotated[str, msgspec.Meta(max_length=64)] = "classic"
    options: Annotated[list[str], msgspec.Meta(max_length=12)] = []
    house: Annotated[str, msgspec.Meta(max_length=60_000)] = ""
    players: Annotated[int, msgspec.Meta(ge=2, le=6)] | None = None


class PadImport(Wire, forbid_unknown_fields=True):
    """A pad that was exported."""

    form: Literal["json", "csv"]
    text: str


class PadWrite(Wire, forbid_unknown_fields=True, kw_only=True):
    """Something to write on a pad: one of a hand, a hand corrected, one struck out, changes of the game.

    The same ``key`` again is written once. ``after``: only if the pad has so many entries.
    """

    entry: dict[str, Any] | None = None  #: a hand as it was counted; with ``hand`` in place of that one
    hand: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    strike: bool = False  #: the hand is struck out
    changes: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=20)] = []
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class PadChecked(Wire):
    """A hand that is not written yet: what is wrong or seldom so, and how the sheet would stand."""

    doubts: list[PadDoubt]
    hand: PadHand | None  #: none if it cannot be
    totals: list[int]


class PadLink(Wire):
    """Who has this can look on, and ask to write."""

    link: str
    address: str  #: the whole address, as other devices reach the server


class PadWriter(Wire, forbid_unknown_fields=True):
    """Whether somebody may write on a pad."""

    person: Annotated[str, msgspec.Meta(max_length=64)]
    may_write: bool
