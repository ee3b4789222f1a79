"""The referee's irregularities, questions and rulings, as structs.

There is a struct for each kind of question, distinguished by ``type``, and for each effect of a ruling,
distinguished by ``effect``. ``canasta.wire.ruling_writer`` makes them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from canasta.wire.base import Card, Seat, Wire

Chooser = Literal["opponents", "offender"]
Group = Literal["deal", "drawing", "pile", "laying", "showing", "discarding", "going_out", "threes"]
Onward = Literal["turn", "next", "same", "redeal", "first", "score"]


class RefereeQuestion(Wire, tag_field="type", kw_only=True):
    """A question of the referee: a fact, or a choice given to a player by the ruling that may stay open."""

    key: str
    question: str
    when: dict[str, list[str]] | UnsetType = UNSET  #: asked only after one of these answers to earlier keys
    chooser: Chooser | UnsetType = UNSET  #: the player who chooses, if it is a choice


class SeatQuestion(RefereeQuestion, tag="seat"):
    """A question answered with a seat."""

    seats: int
    other_than: str | UnsetType = UNSET  #: the key of an earlier answer that it cannot be


class CardsQuestion(RefereeQuestion, tag="cards"):
    """A question answered with cards, by their letters; ``-`` is none."""

    least: int
    most: int
    letters: str  #: of the possible cards
    among: str | UnsetType = UNSET  #: the key of earlier cards of which these are a part


class YesNoQuestion(RefereeQuestion, tag="yes_no"):
    """A question answered with yes or no."""


class WordQuestion(RefereeQuestion, tag="word"):
    """A question answered with one of several words, each with its label."""

    words: list[str]
    labels: list[str]


class NumberQuestion(RefereeQuestion, tag="number"):
    """A question answered with a whole number within bounds."""

    least: int
    most: int


AnyRefereeQuestion = SeatQuestion | CardsQuestion | YesNoQuestion | WordQuestion | NumberQuestion


class Irregularity(Wire):
    """An irregularity, and the referee's questions about it."""

    name: str
    group: Group
    group_title: str
    title: str
    paragraphs: list[str]
    questions: list[AnyRefereeQuestion]
    advice: str | UnsetType = UNSET  #: the book that rules on it, if the current book is silent


class KnownIrregularities(Wire):
    """``referee BOOK``: all irregularities known at a table of this size."""

    book: str
    options: list[str]
    players: int
    seats: int
    irregularities: list[Irregularity]
    sides: int = 2


class Effect(Wire, tag_field="effect", kw_only=True):
    """A consequence of an irregularity; ``words`` is its sentence."""

    paragraph: str
    words: str


class StandsEffect(Effect, tag="stands"):
    """Play continues as if nothing had happened."""


class FineEffect(Effect, tag="fine"):
    """Points off the side of this seat; ``message`` gives the reason."""

    seat: Seat
    points: int
    message: str


class PenaltyCardsEffect(Effect, tag="penalty_cards"):
    """Cards of this seat are exposed and must be discarded, one per turn, without choice."""

    seat: Seat
    cards: list[Card]
    meldable: bool  #: whether a valid set frees them


class OwesDiscardsEffect(Effect, tag="owes_discards"):
    """This seat neither draws nor takes the pile until it has discarded this many extra cards."""

    seat: Seat
    number: int


class DrawsTopCardEffect(Effect, tag="draws_top_card"):
    """This seat takes the top card of the stock now."""

    seat: Seat


class ReplacesPileEffect(Effect, tag="replaces_pile"):
    """The pile is restored, and this seat draws from the stock."""

    seat: Seat


class CardsBackEffect(Effect, tag="cards_back"):
    """Illegally laid cards go back to the hand of this seat."""

    seat: Seat
    cards: list[Card]


class LegalisesEffect(Effect, tag="legalises"):
    """This seat makes its sets legal; with ``all_of_it`` as far as possible."""

    seat: Seat
    all_of_it: bool


class MustPlayEffect(Effect, tag="must_play"):
    """This seat must play this card in this turn."""

    seat: Seat
    card: Card


class MayDiscardEffect(Effect, tag="may_discard"):
    """This seat may discard in the turn that was cut short."""

    seat: Seat


class MustGoOutEffect(Effect, tag="must_go_out"):
    """This seat must go out in this turn; otherwise the cards left in its hand become penalty cards."""

    seat: Seat


class RaisesCountEffect(Effect, tag="raises_count"):
    """The first meld of this seat's side needs this many more points in this hand."""

    seat: Seat
    points: int


class RedealEffect(Effect, tag="redeal"):
    """The same dealer deals the hand again."""


class PlaysFirstEffect(Effect, tag="plays_first"):
    """This seat plays first in the hand."""

    seat: Seat


class DealsNextEffect(Effect, tag="deals_next"):
    """This seat deals the next hand."""

    seat: Seat


class StockReshuffledEffect(Effect, tag="stock_reshuffled"):
    """The card that lay face up is turned over and the stock shuffled."""


class CardRemovedEffect(Effect, tag="card_removed"):
    """A card that does not belong to the pack is removed; the player who held it draws another."""

    seat: Seat | None


class MustTakePileEffect(Effect, tag="must_take_pile"):
    """This seat must take the pile in this turn, if it legally can."""

    seat: Seat


class CardBackOnStockEffect(Effect, tag="card_back_on_stock"):
    """The card that this seat drew or looked at goes back on top of the stock, face down."""

    seat: Seat


class DiscardCountsEffect(Effect, tag="discard_counts"):
    """Of the cards this seat discarded, this one counts as the discard."""

    seat: Seat
    card: Card


class DiscardTakenBackEffect(Effect, tag="discard_taken_back"):
    """This seat takes the discard back and discards another card."""

    seat: Seat
    card: Card


class ShowsThreesEffect(Effect, tag="shows_threes"):
    """This seat shows this many threes (or bonus cards) now."""

    seat: Seat
    number: int
    replaced: bool  #: whether it draws a card for each
    counts: bool  #: whether they count as much as if they had been shown in time


class QuestionVoidEffect(Effect, tag="question_void"):
    """This seat's question stays unanswered; an answer already given is not binding."""

    seat: Seat


class AnnouncesNowEffect(Effect, tag="announces_now"):
    """This seat announces now how many cards it has left."""

    seat: Seat


AnyEffect = (
    StandsEffect
    | FineEffect
    | PenaltyCardsEffect
    | OwesDiscardsEffect
    | DrawsTopCardEffect
    | ReplacesPileEffect
    | CardsBackEffect
    | LegalisesEffect
    | MustPlayEffect
    | MayDiscardEffect
    | MustGoOutEffect
    | RaisesCountEffect
    | RedealEffect
    | PlaysFirstEffect
    | DealsNextEffect
    | StockReshuffledEffect
    | CardRemovedEffect
    | MustTakePileEffect
    | CardBackOnStockEffect
    | DiscardCountsEffect
    | DiscardTakenBackEffect
    | ShowsThreesEffect
    | QuestionVoidEffect
    | AnnouncesNowEffect
)


class RulingOption(Wire):
    """One option of a choice: the answer for it, and its effects."""

    answer: str
    label: str
    effects: list[AnyEffect]


class RulingChoice(Wire):
    """An open choice: its key, the chooser, and the options."""

    key: str
    paragraph: str
    seats: list[Seat]
    words: str
    options: list[RulingOption]


class RulingNote(Wire):
    """An explanation that goes with a ruling, such as how penalty cards are discarded."""

    words: str
    paragraph: str


class RulingNext(Wire):
    """How play continues, and with which player."""

    what: Onward
    seat: Seat | None
    words: str


class Ruling(Wire):
    """``referee BOOK NAME``: the case, its effects in order, the open choice, how play continues."""

    book: str
    options: list[str]
    players: int
    irregularity: str
    title: str
    paragraphs: list[str]
    decision: str  #: the case in one line, as a record keeps it
    facts: dict[str, str]
    effects: list[AnyEffect]
    choice: RulingChoice | None
    notes: list[RulingNote]
    next: RulingNext
    advice_for: str | UnsetType = UNSET  #: the silent book; the ruling is advice, by the rules of ``book``
