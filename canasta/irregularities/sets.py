"""Illegal sets, illegal takes and illegal ways of going out, and how they are corrected.

What follows depends on the moment: before the discard the player may correct anything, after it must correct
as much as possible, and once the next player has drawn it is too late for a penalty.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from canasta.irregularities.effects import CardsBack, Effect, Legalises, PenaltyCards, ReplacesPile, Stands
from canasta.irregularities.irregularity import (
    GOING_OUT,
    LAYING,
    ON_NEXT,
    ON_SCORE,
    ON_TURN,
    PILE,
    Irregularity,
    Ruling,
)
from canasta.irregularities.questions import (
    WITHOUT_RED_THREES,
    Answers,
    CardsQuestion,
    Question,
    WordQuestion,
    YesNoQuestion,
)
from canasta.irregularities.turns import AFTER_NEXT_DREW, BEFORE_NEXT_DREW, WHO

BEFORE_DISCARD: Final = "before_discard"
BEFORE_SCORE: Final = "before_score"
AFTER_SCORE: Final = "after_score"

_MOMENT: Final = WordQuestion(key="found", words=(BEFORE_DISCARD, BEFORE_NEXT_DREW, AFTER_NEXT_DREW))
_IN_TIME: Final = (("found", (BEFORE_DISCARD, BEFORE_NEXT_DREW)),)
_TOO_LATE: Final = (("found", (AFTER_NEXT_DREW,)),)
#: Cards on the table that no legal set can take.
_FACED: Final = CardsQuestion(key="cards", least=0, kinds=WITHOUT_RED_THREES, when=_IN_TIME)
#: All cards that were laid illegally.
_LAID: Final = CardsQuestion(key="laid", kinds=WITHOUT_RED_THREES, when=_TOO_LATE)


@dataclass(frozen=True)
class IllegalSet(Irregularity):
    """An illegal set. ``paragraph`` says what is illegal, ``corrected`` how it is corrected."""

    corrected: str
    group: ClassVar[str] = LAYING
    asks: ClassVar[tuple[Question, ...]] = (WHO, _MOMENT, _FACED, _LAID)

    def decide(self, answers: Answers) -> Ruling:
        seat, found = answers.offender, answers.word("found")
        if found == AFTER_NEXT_DREW:
            back = CardsBack(self.corrected, seat, answers.cards("laid"))
            return Ruling((Stands(self.corrected), back), ON_TURN, answers.following(seat))
        effects = (*self.mended(answers, found != BEFORE_DISCARD), *self.penalty(answers))
        if found == BEFORE_DISCARD:
            return Ruling(effects, ON_TURN, seat)
        return Ruling(effects, ON_NEXT, answers.following(seat))

    def mended(self, answers: Answers, all_of_it: bool) -> tuple[Effect, ...]:
        """Return how the player corrects it in time."""
        return (Legalises(self.corrected, answers.offender, all_of_it),)

    def penalty(self, answers: Answers) -> tuple[Effect, ...]:
        """Return the penalty for exposed cards that fit no legal set."""
        cards = answers.cards()
        return (PenaltyCards(self.corrected, answers.offender, cards),) if cards else ()


@dataclass(frozen=True)
class TooManyWild(IllegalSet):
    """More wild cards than a set of that size may have."""

    name: ClassVar[str] = "too_many_wild"


@dataclass(frozen=True)
class FirstMeldShort(IllegalSet):
    """A first meld from the hand that falls short of its count."""

    name: ClassVar[str] = "first_meld_short"


@dataclass(frozen=True)
class OtherIllegalSet(IllegalSet):
    """Any other set that the rules do not allow."""

    name: ClassVar[str] = "other_illegal_set"


@dataclass(frozen=True)
class IllegalTake(IllegalSet):
    """The pile was taken illegally: if the take cannot be corrected, it goes back (ruling C16)."""

    group: ClassVar[str] = PILE
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        _MOMENT,
        YesNoQuestion(key="possible", when=_IN_TIME),
        _FACED,
        _LAID,
    )

    def mended(self, answers: Answers, all_of_it: bool) -> tuple[Effect, ...]:
        if answers.yes("possible"):
            return super().mended(answers, all_of_it)
        return (ReplacesPile(self.corrected, answers.offender),)


@dataclass(frozen=True)
class TookForFirstMeld(IllegalTake):
    """A take for a first meld with too low a count or without a natural pair."""

    name: ClassVar[str] = "took_for_first_meld"


@dataclass(frozen=True)
class TookFrozen(IllegalTake):
    """A take of a frozen pile without a natural pair."""

    name: ClassVar[str] = "took_frozen"


@dataclass(frozen=True)
class IllegalWayOut(IllegalSet):
    """Going out illegally: if found in time, the hand goes on."""

    group: ClassVar[str] = GOING_OUT
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="found", words=(BEFORE_DISCARD, BEFORE_SCORE, AFTER_SCORE)),
        CardsQuestion(
            key="cards",
            least=0,
            kinds=WITHOUT_RED_THREES,
            when=(("found", (BEFORE_DISCARD, BEFORE_SCORE)),),
        ),
    )

    def decide(self, answers: Answers) -> Ruling:
        if answers.word("found") == AFTER_SCORE:
            return Ruling((Stands(self.corrected),), ON_SCORE)
        return super().decide(answers)


@dataclass(frozen=True)
class OutAgainstNo(IllegalWayOut):
    """Going out although the partner said no."""

    name: ClassVar[str] = "out_against_no"
    partners: ClassVar[bool] = True


@dataclass(frozen=True)
class OutTooSoon(IllegalWayOut):
    """Going out without the required canastas."""

    name: ClassVar[str] = "out_too_soon"
