"""What the referee knows, asks and rules, as structs.

There is a struct for each kind of question, told apart by ``type``, and for each effect of a ruling, told
apart by ``effect``. ``canasta.wire.refereeing`` makes them.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from canasta.wire.base import Card, Seat, Wire

Chooser = Literal["opponents", "offender"]
Group = Literal["deal", "drawing", "pile", "laying", "showing", "discarding", "going_out", "threes"]
Onward = Literal["turn", "next", "same", "redeal", "first", "score"]


class Asked(Wire, tag_field="type", kw_only=True):
    """What the referee asks: a fact, or a choice that the ruling gives to somebody and that may stay open."""

    key: str
    question: str
    when: dict[str, list[str]] | UnsetType = UNSET  #: asked only after one of these answers to earlier keys
    chooser: Chooser | UnsetType = UNSET  #: whose choice it is, if it is one


class SeatAsked(Asked, tag="seat"):
    """A seat is the answer."""

    seats: int
    other_than: str | UnsetType = UNSET  #: the key of an earlier answer that it cannot be


class CardsAsked(Asked, tag="cards"):
    """Cards are the answer, by their letters; ``-`` is none."""

    least: int
    most: int
    letters: str  #: of the cards it can be
    among: str | UnsetType = UNSET  #: the key of earlier cards of which these are a part


class YesNoAsked(Asked, tag="yes_no"):
    """Yes or no."""


class WordAsked(Asked, tag="word"):
    """One of several words, each with its label."""

    words: list[str]
    labels: list[str]


class NumberAsked(Asked, tag="number"):
    """A whole number within bounds."""

    least: int
    most: int


AnyQuestion = SeatAsked | CardsAsked | YesNoAsked | WordAsked | NumberAsked


class Irregularity(Wire):
    """Something that can go wrong, and what the referee asks about it."""

    name: str
    group: Group
    group_title: str
    title: str
    paragraphs: list[str]
    questions: list[AnyQuestion]
    advice: str | UnsetType = UNSET  #: the book that rules on it, where the book at hand is silent


class KnownIrregularities(Wire):
    """``referee BOOK``: all that can go wrong at a table of this size."""

    book: str
    options: list[str]
    players: int
    seats: int
    irregularities: list[Irregularity]


class Effect(Wire, tag_field="effect", kw_only=True):
    """Something that follows from an irregularity; ``words`` is the sentence for people."""

    paragraph: str
    words: str


class StandsEffect(Effect, tag="stands"):
    """Play goes on as if nothing had happened."""


class FineEffect(Effect, tag="fine"):
    """Points off the side of this seat; ``message`` says what for."""

    seat: Seat
    points: int
    message: str


class PenaltyCardsEffect(Effect, tag="penalty_cards"):
    """Cards of this seat lie open from now on and are discarded one per turn, without choice."""

    seat: Seat
    cards: list[Card]
    meldable: bool  #: whether a valid set frees them


class OwesDiscardsEffect(Effect, tag="owes_discards"):
    """This seat neither draws nor takes the pile until so many extra cards are discarded."""

    seat: Seat
    number: int


class DrawsTopCardEffect(Effect, tag="draws_top_card"):
    """This seat takes the top card of the stock now."""

    seat: Seat


class ReplacesPileEffect(Effect, tag="replaces_pile"):
    """The pile goes back as it was, and this seat draws from the stock."""

    seat: Seat


class CardsBackEffect(Effect, tag="cards_back"):
    """Cards laid wrongly go back to the hand of this seat."""

    seat: Seat
    cards: list[Card]


class LegalisesEffect(Effect, tag="legalises"):
    """This seat puts the sets in order; with ``all_of_it`` as much as can be."""

    seat: Seat
    all_of_it: bool


class MustPlayEffect(Effect, tag="must_play"):
    """This seat plays this card in this turn."""

    seat: Seat
    card: Card


class MayDiscardEffect(Effect, tag="may_discard"):
    """This seat chooses whether to discard in the turn that was cut short."""

    seat: Seat


class MustGoOutEffect(Effect, tag="must_go_out"):
    """This seat goes out in this turn; otherwise what the hand still holds becomes penalty cards."""

    seat: Seat


class RaisesCountEffect(Effect, tag="raises_count"):
    """The first meld of this seat's side needs so many points more in this hand."""

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
    """A card that does not belong to the pack is taken away; who held it draws another."""

    seat: Seat | None


class MustTakePileEffect(Effect, tag="must_take_pile"):
    """This seat takes the pile in this turn, if it can do so lawfully."""

    seat: Seat


class CardBackOnStockEffect(Effect, tag="card_back_on_stock"):
    """The card that this seat drew or looked at goes back on top of the stock, face down."""

    seat: Seat


class DiscardCountsEffect(Effect, tag="discard_counts"):
    """Of the cards this seat threw, this one is the discard."""

    seat: Seat
    card: Card


class DiscardTakenBackEffect(Effect, tag="discard_taken_back"):
    """This seat takes the discard back and discards another card."""

    seat: Seat
    card: Card


class ShowsThreesEffect(Effect, tag="shows_threes"):
    """This seat shows so many threes (or bonus cards) now."""

    seat: Seat
    number: int
    replaced: bool  #: whether it draws a card for each
    counts: bool  #: whether they are worth what they would have been, had they been shown in time


class QuestionVoidEffect(Effect, tag="question_void"):
    """The question of this seat is not answered; an answer that was given binds nobody."""

    seat: Seat


class AnnouncesNowEffect(Effect, tag="announces_now"):
    """This seat says now how many cards it has left."""

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
    """One of the things that can be chosen: the answer that says so, and what follows from it."""

    answer: str
    label: str
    effects: list[AnyEffect]


class RulingChoice(Wire):
    """A choice that is open: the key it will be told by, who chooses, between what."""

    key: str
    paragraph: str
    seats: list[Seat]
    words: str
    options: list[RulingOption]


class RulingNote(Wire):
    """What goes with a ruling, such as how penalty cards are got rid of."""

    words: str
    paragraph: str


class RulingNext(Wire):
    """How play goes on, and with whom."""

    what: Onward
    seat: Seat | None
    words: str


class Ruling(Wire):
    """``referee BOOK NAME``: what the case is, its effects in order, the open choice, how play goes on."""

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
    advice_for: str | UnsetType = (
        UNSET  #: the book that is silent; the ruling is advice, by the rules of ``book``
    )
