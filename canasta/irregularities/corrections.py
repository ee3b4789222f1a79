"""Irregularities of a book without penalty cards: corrected if found in time, otherwise they stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from canasta.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from canasta.irregularities.effects import (
    AnnouncesNow,
    CardsBack,
    DiscardTakenBack,
    QuestionVoid,
    RaisesCount,
    Stands,
)
from canasta.irregularities.irregularity import (
    DISCARDING,
    FINE_BOUNDS,
    GOING_OUT,
    LAYING,
    ON_NEXT,
    ON_SAME,
    ON_TURN,
    Irregularity,
    Ruling,
)
from canasta.irregularities.questions import (
    WITHOUT_RED_THREES,
    Answers,
    CardsQuestion,
    Question,
    YesNoQuestion,
)
from canasta.irregularities.turns import AFTER_NEXT_DREW, BEFORE_NEXT_DREW, FOUND, WHO


@dataclass(frozen=True)
class FirstMeldTooLow(Irregularity):
    """A first meld below the count: it goes back, and the side needs more for the rest of the hand."""

    points: int = field(metadata=FINE_BOUNDS)
    name: ClassVar[str] = "first_meld_too_low"
    group: ClassVar[str] = LAYING
    asks: ClassVar[tuple[Question, ...]] = (WHO, CardsQuestion(key="cards", kinds=WITHOUT_RED_THREES))

    def decide(self, answers: Answers) -> Ruling:
        seat = answers.offender
        back = CardsBack(self.paragraph, seat, answers.cards())
        return Ruling((back, RaisesCount(self.paragraph, seat, self.points)), ON_SAME)


@dataclass(frozen=True)
class UnlawfulDiscard(Irregularity):
    """An illegal discard: if found in time it goes back and another card is discarded."""

    group: ClassVar[str] = DISCARDING

    def decide(self, answers: Answers) -> Ruling:
        seat = answers.offender
        after = answers.following(seat)
        if answers.word("found") == AFTER_NEXT_DREW:
            return Ruling((Stands(self.paragraph),), ON_TURN, after)
        if answers.yes("lawful"):
            return Ruling((Stands(self.paragraph),), ON_NEXT, after)
        back = DiscardTakenBack(self.paragraph, seat, answers.cards("card")[0])
        return Ruling((back,), ON_NEXT, after)


@dataclass(frozen=True)
class WildDiscarded(UnlawfulDiscard):
    """A wild card was discarded by a player who held another card: the others may ask to see the hand."""

    name: ClassVar[str] = "wild_discarded"
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        FOUND,
        YesNoQuestion(key="lawful", when=(("found", (BEFORE_NEXT_DREW,)),)),
        CardsQuestion(key="card", most=1, kinds=frozenset({TWO, JOKER}), when=(("lawful", (False,)),)),
    )


@dataclass(frozen=True)
class ThreeDiscarded(UnlawfulDiscard):
    """A three was discarded, neither in going out nor in playing for a special hand."""

    name: ClassVar[str] = "three_discarded"
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        FOUND,
        YesNoQuestion(key="lawful", when=(("found", (BEFORE_NEXT_DREW,)),)),
        CardsQuestion(
            key="card", most=1, kinds=frozenset({RED_THREE, BLACK_THREE}), when=(("lawful", (False,)),)
        ),
    )


@dataclass(frozen=True)
class AskedTwice(Irregularity):
    """A second question in one hand: it is not answered, and the player decides alone."""

    name: ClassVar[str] = "asked_twice"
    group: ClassVar[str] = GOING_OUT
    partners: ClassVar[bool] = True
    asks: ClassVar[tuple[Question, ...]] = (WHO,)

    def decide(self, answers: Answers) -> Ruling:
        return Ruling((QuestionVoid(self.paragraph, answers.offender),), ON_TURN, answers.offender)


@dataclass(frozen=True)
class NotAnnounced(Irregularity):
    """The last cards were not announced: the player announces them now."""

    name: ClassVar[str] = "not_announced"
    group: ClassVar[str] = DISCARDING
    asks: ClassVar[tuple[Question, ...]] = (WHO,)

    def decide(self, answers: Answers) -> Ruling:
        return Ruling((AnnouncesNow(self.paragraph, answers.offender),), ON_SAME)
