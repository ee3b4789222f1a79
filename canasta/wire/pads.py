"""The score pad: the form of a book, the games, and the sheet of a game with its payments."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from canasta.table.state import MAX_SEATS
from canasta.wire.base import Card, Side, Wire
from canasta.wire.scores import ScoreLine


class PadTable(Wire):
    """A hand before it is played: the dealer, the seats, and what each side's first meld needs."""

    hand: int
    dealer: str
    seats: list[str]
    sitting_out: list[str]
    first_meld: list[int]


class Payment(Wire):
    """A payment from one player to another."""

    payer: str = msgspec.field(name="from")
    payee: str = msgspec.field(name="to")
    cents: int


class PadDoubt(Wire):
    """An error in a hand, or something unusual: the fields to check, the paragraph, the sentence."""

    kind: Literal["impossible", "unlikely"]  #: an error, or unusual: the player is asked to confirm
    reason: str
    side: Side | None
    fields: list[str]
    paragraph: str | None
    sentence: str


class PadHand(PadTable):
    """A scored hand; points and totals by side."""

    counts: bool  #: whether it was played before the end of the game
    points: list[int]
    totals: list[int]
    lines: list[ScoreLine]
    doubts: list[PadDoubt]  #: possible but unusual entries
    payments: list[Payment]
    points_alone: list[Side]  #: sides entered as points only, without counts


class Settlement(Wire):
    """The payments after the game, and all payments combined into as few as possible."""

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
    history: list[str]  #: changes made during the game, in words
    captain: str | None  #: the member of a side of three who plays in every hand, if the book has one


class PadStake(Wire):
    """The stakes, in cents."""

    per_thousand: int  #: each loser to one winner, per thousand points of difference, after the game
    minimum: int  #: the minimum payment
    hand_per_thousand: int  #: each player to each opponent with more points, after a hand
    canastas: dict[str, int]  #: each player to each opponent, per canasta of a class


class PadGame(Wire):
    """The setup of a game, fixed before the first hand."""

    book: str
    options: list[str]
    house: str | None  #: the house rule's name or text
    sides: list[list[str]]  #: names, in seating order
    dealer: int
    target: int | None
    totals: list[int]  #: totals carried over from paper
    played: int  #: hands already played on paper
    stake: PadStake | None
    title: str
    date: str


class PadRaise(Wire):
    """Extra points that a side needs for its first meld."""

    side: Side
    points: int


class PadChange(Wire):
    """A change during a game, after a number of hands on the pad: one of names, stake and raise."""

    after: int
    names: dict[str, str] | UnsetType = UNSET  #: new names by the old ones
    stake: PadStake | UnsetType | None = UNSET  #: from the next hand on
    raised: PadRaise | UnsetType = msgspec.field(default=UNSET, name="raise")  #: in the next hand


class PadSummary(Wire):
    """``scorepad list``: a game on the pad; an unreadable one has neither game nor totals."""

    id: str
    changed: str
    readable: bool
    game: PadGame | None
    totals: list[int] | None


class PadId(Wire):
    """``scorepad new`` and ``import``: the game's number on the pad."""

    id: str


class PadFile(Wire):
    """A pad as a file: the game and the hands as entered, and the sheet computed from them."""

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
    """The points a first meld needs in a hand, or from a total on (null: below the next one)."""

    count: int
    hand: int | UnsetType = UNSET
    start: int | UnsetType | None = msgspec.field(default=UNSET, name="from")


class FormFirstMeld(Wire):
    """The requirements for a first meld."""

    paragraph: str
    table: list[FirstMeldStep]


class FormBase(Wire):
    """The base of canastas that a book counts as one, and the fields it is made of."""

    points: int
    paragraph: str
    canastas: list[str]


class FormChoice(Wire):
    """One option of a field."""

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
    points: int | None  #: of one, if that is all that counts
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    part: Literal["canastas", "open"] | UnsetType = UNSET  #: not asked where sets are given card by card
    one_side: bool | UnsetType = UNSET  #: only one side can say yes
    needs: str | UnsetType = UNSET  #: another field that must be yes
    choices: list[FormChoice] | UnsetType = UNSET
    groups: list[FormValue] | UnsetType = UNSET
    calientes: bool | UnsetType = UNSET  #: each hand may also hold Caliente cards, which multiply it
    cards: list[Card] | UnsetType = UNSET  #: hands entered card by card count these here,
    each_hand: int | UnsetType = UNSET  #: or once for every hand with this many of them
    beside: bool | UnsetType = UNSET  #: may be entered along with sets card by card, and then decides


class FormClass(Wire):
    """The field under which a set entered card by card counts; the first match applies."""

    field: str
    canasta: bool  #: of a canasta; else of an open set
    cards: list[Card]  #: its natural cards are of one of these kinds; empty: only wild cards
    wild: bool | None  #: whether it has wild cards; null: either way
    jokers: Literal["none", "fewer", "more"] | UnsetType = UNSET  #: none, or fewer or more than twos
    least_jokers: int | UnsetType = UNSET  #: the number of jokers, at least


class FormTest(Wire):
    """A test whether the sum of some numbers is within bounds."""

    of: list[str]
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET


class FormLine(Wire):
    """A line of the score: the number it counts, its points, and its condition.

    ``table`` has the points of one, of two and so on, and further ones give ``each``. If cards are counted
    (``worth``), the points are their worth times ``each``. ``{n}`` stands for the number.
    """

    of: list[str]
    each: int
    paragraph: str | None
    one: str
    many: str
    when: list[FormTest]
    table: list[int]
    worth: bool
    summed: str | UnsetType = UNSET  #: the text for cards of which only the sum is known


class FormBaseSums(Wire):
    """The canastas that form the base; they do not count separately."""

    places: list[list[str]]  #: for each place in the base, the fields of its canasta
    takes: Literal["cheapest"]  #: which of several: those whose cards are worth least in total


class FormSums(Wire):
    """How to compute the score of a hand from its counts: the engine's own clauses as data.

    Numbers go by the ids of fields, choices by theirs after a colon (``special:pairs``). ``laid_cards`` is
    the number of cards laid, at least 1 if any were; ``calientes_held`` is the points of each hand times its
    number of Caliente cards, summed over the hands.
    """

    classes: list[FormClass]
    added: list[Card]  #: cards on a canasta beyond its size, counted as laid; empty: canastas stay open
    base: FormBaseSums | None
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
    deck: dict[str, int]  #: the number of cards of each kind
    dealer: int  #: the first dealer by default: a seat
    seatings: list[list[int]]  #: the player at each seat, hand by hand, repeating: indexes of names from 0
    sums: FormSums


# --- Over the network -----------------------------------------------------------------------------

PadRole = Literal["owner", "writer", "asking", "reader"]


class PadPerson(Wire):
    """A person who writes on a pad, or asks to."""

    id: str
    name: str
    role: PadRole


class PadList(Wire):
    """The pads that the client owns or writes on, most recently changed first."""

    pads: list[PadSummary]


class PadFormer(Wire):
    """An earlier state of the sheet: an entry that was corrected, or a hand struck out."""

    hand: int  #: its current number; for a hand struck out, its number then
    struck: bool
    points: list[int]


class PadState(Wire, kw_only=True):
    """A pad over the network: the entries, the sheet, and its writers."""

    id: str
    role: PadRole
    number: int  #: entries so far; sent as ``after``, it makes a write fail if others were added
    pad: PadFile
    people: list[PadPerson]  #: sent to those who may write
    link: str | None  #: the spectators' link; sent to the owner only
    former: list[PadFormer]  #: oldest first


class NewPad(Wire, forbid_unknown_fields=True, kw_only=True):
    """A new pad: the fields of ``PadGame``, of which only book and sides are required."""

    game: dict[str, Any]
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""


class NewForm(Wire, forbid_unknown_fields=True, kw_only=True):
    """A request for the form of a book with options, house rule and number of players."""

    book: Annotated[str, msgspec.Meta(max_length=64)] = "classic"
    options: Annotated[list[str], msgspec.Meta(max_length=12)] = []
    house: Annotated[str, msgspec.Meta(max_length=60_000)] = ""
    players: Annotated[int, msgspec.Meta(ge=2, le=MAX_SEATS)] | None = None


class PadImport(Wire, forbid_unknown_fields=True):
    """A pad that was exported."""

    form: Literal["json", "csv"]
    text: str


class PadWrite(Wire, forbid_unknown_fields=True, kw_only=True):
    """A write to a pad: a new hand, a corrected hand, a struck-out hand, or changes of the game.

    A repeated ``key`` is written once. ``after``: only write if the pad has this many entries.
    """

    entry: dict[str, Any] | None = None  #: a hand as counted; with ``hand``, it replaces that one
    hand: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    strike: bool = False  #: the hand is struck out
    changes: Annotated[list[dict[str, Any]], msgspec.Meta(max_length=20)] = []
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""
    after: Annotated[int, msgspec.Meta(ge=0)] | None = None


class PadCheck(Wire):
    """An unwritten hand: errors and unusual entries, and the resulting sheet."""

    doubts: list[PadDoubt]
    hand: PadHand | None  #: null if it is impossible
    totals: list[int]


class PadLink(Wire):
    """A link with which others can watch the pad, and ask to write."""

    link: str
    address: str  #: the full address, as other devices reach the server


class PadWriter(Wire, forbid_unknown_fields=True):
    """Whether a person may write on a pad."""

    person: Annotated[str, msgspec.Meta(max_length=64)]
    may_write: bool
