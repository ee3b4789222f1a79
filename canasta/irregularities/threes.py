"""Threes and bonus cards that were kept in the hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from canasta.irregularities.effects import Fine, ShowsThrees
from canasta.irregularities.irregularity import FINE_BOUNDS, ON_SAME, ON_SCORE, THREES, Irregularity, Ruling
from canasta.irregularities.questions import Answers, NumberQuestion, Question, WordQuestion, YesNoQuestion
from canasta.irregularities.turns import WHO
from canasta.messages import UserError

BEFORE_FIRST_DISCARD: Final = "before_first_discard"
IN_PLAY: Final = "in_play"
AT_END: Final = "at_end"

_A_PACK: Final = 2  #: threes of a colour


@dataclass(frozen=True)
class RedThreeKept(Irregularity):
    """A red three in the hand after the player's first discard: one fine, however many there are."""

    shown: str  #: paragraph: they are shown, and replaced
    points: int = field(metadata=FINE_BOUNDS)
    name: ClassVar[str] = "red_three_kept"
    group: ClassVar[str] = THREES
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="found", words=(BEFORE_FIRST_DISCARD, IN_PLAY, AT_END)),
        NumberQuestion(key="number", per_pack=_A_PACK, when=(("found", (BEFORE_FIRST_DISCARD, IN_PLAY)),)),
    )

    def decide(self, answers: Answers) -> Ruling:
        seat, found = answers.offender, answers.word("found")
        fine = Fine(self.paragraph, seat, self.points, f"fine.{self.name}")
        if found == AT_END:
            return Ruling((fine,), ON_SCORE)
        number = answers.number("number")
        if found == BEFORE_FIRST_DISCARD:
            return Ruling((ShowsThrees(self.shown, seat, number, replaced=True),), ON_SAME)
        return Ruling((fine, ShowsThrees(self.shown, seat, number, replaced=True, counts=False)), ON_SAME)


@dataclass(frozen=True)
class ThreeNotShown(Irregularity):
    """A forgotten red three (bonus card) may be shown late; at the end each one costs a fine."""

    shown: str
    points: int = field(metadata=FINE_BOUNDS)
    name: ClassVar[str] = "red_three_not_shown"
    group: ClassVar[str] = THREES
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="found", words=(IN_PLAY, AT_END)),
        NumberQuestion(key="number", per_pack=_A_PACK),
    )

    def decide(self, answers: Answers) -> Ruling:
        seat, number = answers.offender, answers.number("number")
        if answers.word("found") == IN_PLAY:
            return Ruling((ShowsThrees(self.shown, seat, number, replaced=True),), ON_SAME)
        return Ruling((Fine(self.paragraph, seat, number * self.points, f"fine.{self.name}"),), ON_SCORE)


@dataclass(frozen=True)
class BonusCardNotPlayed(ThreeNotShown):
    """A forgotten bonus card, as another book calls red threes."""

    name: ClassVar[str] = "bonus_card_not_played"


@dataclass(frozen=True)
class ThreesNotPlayed(Irregularity):
    """Threes that are not on the table, or not discarded, when the hand ends."""

    black: str
    shown: str
    unreplaced: str  #: paragraph: those of a reserve are not replaced
    red_points: int = field(metadata=FINE_BOUNDS)
    black_points: int = field(metadata=FINE_BOUNDS)
    name: ClassVar[str] = "threes_not_played"
    group: ClassVar[str] = THREES
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="found", words=(IN_PLAY, AT_END)),
        NumberQuestion(key="number", per_pack=_A_PACK, when=(("found", (IN_PLAY,)),)),
        YesNoQuestion(key="drawn", when=(("found", (IN_PLAY,)),)),
        NumberQuestion(key="red", least=0, per_pack=_A_PACK, when=(("found", (AT_END,)),)),
        NumberQuestion(key="black", least=0, per_pack=_A_PACK, when=(("found", (AT_END,)),)),
    )

    def check(self, answers: Answers) -> None:
        super().check(answers)
        if answers.get("red") == 0 and answers.get("black") == 0:
            raise UserError("referee.no_threes")

    def decide(self, answers: Answers) -> Ruling:
        seat = answers.offender
        if answers.word("found") == IN_PLAY:
            replaced = answers.yes("drawn")
            cited = self.shown if replaced else self.unreplaced
            return Ruling((ShowsThrees(cited, seat, answers.number("number"), replaced),), ON_SAME)
        fines = (
            (self.paragraph, answers.number("red") * self.red_points, "fine.red_threes_left"),
            (self.black, answers.number("black") * self.black_points, "fine.black_threes_left"),
        )
        effects = tuple(Fine(cited, seat, points, message) for cited, points, message in fines if points)
        return Ruling(effects, ON_SCORE)
