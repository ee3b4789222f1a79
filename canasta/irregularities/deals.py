"""Irregularities of the deal: the wrong dealer, and faults that may mean a redeal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from canasta.irregularities.effects import (
    CardRemoved,
    DealsNext,
    Effect,
    PlaysFirst,
    Redeal,
    Stands,
    StockReshuffled,
)
from canasta.irregularities.irregularity import DEAL, ON_FIRST, ON_REDEAL, ON_SAME, Irregularity, Ruling
from canasta.irregularities.questions import Answers, Question, SeatQuestion, WordQuestion

BEFORE_FIRST_DRAW: Final = "before_first_draw"
AFTER_FIRST_DRAW: Final = "after_first_draw"
BEFORE_ALL_TURNS: Final = "before_all_turns"
AFTER_ALL_TURNS: Final = "after_all_turns"
IN_STOCK: Final = "stock"
IN_HAND: Final = "hand"

_FOUND: Final = WordQuestion(key="found", words=(BEFORE_ALL_TURNS, AFTER_ALL_TURNS))


@dataclass(frozen=True)
class WrongDealer(Irregularity):
    """The wrong player dealt: the deal stands; in time, the rightful lead and next deal are restored."""

    name: ClassVar[str] = "wrong_dealer"
    group: ClassVar[str] = DEAL
    asks: ClassVar[tuple[Question, ...]] = (
        SeatQuestion(key="dealer"),
        WordQuestion(key="found", words=(BEFORE_FIRST_DRAW, AFTER_FIRST_DRAW)),
    )

    def decide(self, answers: Answers) -> Ruling:
        lead = answers.following(answers.number("dealer"))
        stands, next_deal = Stands(self.paragraph), DealsNext(self.paragraph, lead)
        if answers.word("found") == BEFORE_FIRST_DRAW:
            return Ruling((stands, PlaysFirst(self.paragraph, lead), next_deal), ON_FIRST, lead)
        return Ruling((stands, next_deal), ON_SAME)


@dataclass(frozen=True)
class FaultyDeal(Irregularity):
    """A fault that means a redeal until every player has had a turn."""

    group: ClassVar[str] = DEAL
    asks: ClassVar[tuple[Question, ...]] = (_FOUND,)

    def decide(self, answers: Answers) -> Ruling:
        if answers.word("found") == BEFORE_ALL_TURNS:
            return Ruling((Redeal(self.paragraph),), ON_REDEAL)
        return Ruling((self.later(answers),), ON_SAME)

    def later(self, answers: Answers) -> Effect:
        """Return what follows when every player has finished a turn."""
        return Stands(self.paragraph)


@dataclass(frozen=True)
class WrongNumberDealt(FaultyDeal):
    """A player was dealt too many cards or too few."""

    name: ClassVar[str] = "wrong_number_dealt"


@dataclass(frozen=True)
class ImproperDeal(FaultyDeal):
    """The dealing was not done properly."""

    name: ClassVar[str] = "improper_deal"


@dataclass(frozen=True)
class CardTurnedUp(FaultyDeal):
    """A card was exposed in dealing."""

    name: ClassVar[str] = "card_turned_up"


@dataclass(frozen=True)
class FaceUpInStock(FaultyDeal):
    """A card in the stock lies face up."""

    name: ClassVar[str] = "face_up_in_stock"

    def later(self, answers: Answers) -> Effect:
        return StockReshuffled(self.paragraph)


@dataclass(frozen=True)
class ForeignCard(FaultyDeal):
    """A card that does not belong to the pack is in the stock or in a hand."""

    name: ClassVar[str] = "foreign_card"
    asks: ClassVar[tuple[Question, ...]] = (
        _FOUND,
        WordQuestion(key="place", words=(IN_STOCK, IN_HAND), when=(("found", (AFTER_ALL_TURNS,)),)),
        SeatQuestion(key="holder", when=(("place", (IN_HAND,)),)),
    )

    def later(self, answers: Answers) -> Effect:
        in_hand = answers.word("place") == IN_HAND
        return CardRemoved(self.paragraph, answers.number("holder") if in_hand else -1)
