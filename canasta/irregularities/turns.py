"""Irregularities of a turn: touching, drawing, the pile, discarding, showing cards, talking."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from canasta.irregularities.effects import (
    CardBackOnStock,
    DiscardCounts,
    DrawsTopCard,
    Effect,
    Fine,
    MayDiscard,
    MustGoOut,
    MustPlay,
    MustTakePile,
    OwesDiscards,
    PenaltyCards,
    ReplacesPile,
    Stands,
)
from canasta.irregularities.irregularity import (
    DISCARDING,
    DRAWING,
    FINE_BOUNDS,
    GOING_OUT,
    LAYING,
    ON_NEXT,
    ON_SAME,
    ON_TURN,
    PILE,
    SHOWING,
    ChoiceOption,
    Irregularity,
    Ruling,
    decided,
)
from canasta.irregularities.questions import (
    OFFENDER,
    OPPONENTS,
    WITHOUT_RED_THREES,
    Answers,
    CardsQuestion,
    NumberQuestion,
    Question,
    SeatQuestion,
    WordQuestion,
    YesNoQuestion,
)

BEFORE_NEXT_DREW: Final = "before_next_drew"
AFTER_NEXT_DREW: Final = "after_next_drew"

WHO: Final = SeatQuestion(key=OFFENDER)
FOUND: Final = WordQuestion(key="found", words=(BEFORE_NEXT_DREW, AFTER_NEXT_DREW))
CARDS: Final = CardsQuestion(key="cards", kinds=WITHOUT_RED_THREES)

# Choices.
PLAY, WAIVE, ALLOW, REPLACE, DEMAND = "play", "waive", "allow", "replace", "demand"
# What was touched, or why the top card was taken.
HAND, STOCK, THE_PILE = "hand", "stock", "pile"
SHOWN, FITS, DOUBTFUL = "shown", "fits", "doubtful"


@dataclass(frozen=True)
class Fined(Irregularity):
    """An irregularity that costs a fine and has no other consequence."""

    points: int = field(metadata=FINE_BOUNDS)
    asks: ClassVar[tuple[Question, ...]] = (WHO,)

    def fined(self, answers: Answers) -> Fine:
        """Return the fine of the offender."""
        return Fine(self.paragraph, answers.offender, self.points, f"fine.{self.name}")

    def decide(self, answers: Answers) -> Ruling:
        return Ruling((self.fined(answers),), ON_SAME)


@dataclass(frozen=True)
class TouchedCard(Irregularity):
    """A card was touched and not played: the opponents may demand that the first one be played."""

    name: ClassVar[str] = "touched_card"
    group: ClassVar[str] = DRAWING
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="place", words=(HAND, STOCK, THE_PILE)),
        CardsQuestion(key="card", most=1, when=(("place", (HAND,)),), kinds=WITHOUT_RED_THREES),
        WordQuestion(key="choice", words=(PLAY, WAIVE), chooser=OPPONENTS),
    )

    def decide(self, answers: Answers) -> Ruling:
        seat, place = answers.offender, answers.word("place")
        play: Effect
        if place == HAND:
            play = MustPlay(self.paragraph, seat, answers.cards("card")[0])
        elif place == STOCK:
            play = DrawsTopCard(self.paragraph, seat)
        else:
            play = MustTakePile(self.paragraph, seat)
        options = (ChoiceOption(PLAY, (play,)), ChoiceOption(WAIVE, (Stands(self.paragraph),)))
        return decided(self, answers, (), options, (ON_TURN, seat))


@dataclass(frozen=True)
class SawAnotherCard(Fined):
    """A card other than the one drawn was seen; it goes back."""

    name: ClassVar[str] = "saw_another_card"
    group: ClassVar[str] = DRAWING

    def decide(self, answers: Answers) -> Ruling:
        back = CardBackOnStock(self.paragraph, answers.offender)
        return Ruling((self.fined(answers), back), ON_TURN, answers.offender)


@dataclass(frozen=True)
class DrewEarly(Irregularity):
    """The next player drew before the discard: the player in turn may do without it."""

    name: ClassVar[str] = "drew_early"
    group: ClassVar[str] = DRAWING
    asks: ClassVar[tuple[Question, ...]] = (WHO,)

    def decide(self, answers: Answers) -> Ruling:
        before = answers.following(answers.offender, -1)
        return Ruling((MayDiscard(self.paragraph, before),), ON_NEXT, answers.offender)


@dataclass(frozen=True)
class DrewOutOfTurn(Fined):
    """A draw out of turn; a card added to the hand costs more, and is treated like one too many."""

    extra: int  #: for adding the card to the hand
    owes: str
    name: ClassVar[str] = "drew_out_of_turn"
    group: ClassVar[str] = DRAWING
    asks: ClassVar[tuple[Question, ...]] = (WHO, YesNoQuestion(key="added"))

    def decide(self, answers: Answers) -> Ruling:
        seat, fine = answers.offender, self.fined(answers)
        if not answers.yes("added"):
            return Ruling((fine, CardBackOnStock(self.paragraph, seat)), ON_SAME)
        more = Fine(self.paragraph, seat, self.extra, "fine.drew_and_added")
        return Ruling((fine, more, OwesDiscards(self.owes, seat, 1)), ON_SAME)


@dataclass(frozen=True)
class DrewTooMany(Irregularity):
    """More cards were drawn than the turn allows."""

    name: ClassVar[str] = "drew_too_many"
    group: ClassVar[str] = DRAWING
    asks: ClassVar[tuple[Question, ...]] = (WHO, NumberQuestion(key="extra", most=20))

    def decide(self, answers: Answers) -> Ruling:
        seat = answers.offender
        return Ruling((OwesDiscards(self.paragraph, seat, answers.number("extra")),), ON_TURN, seat)


@dataclass(frozen=True)
class TookBeforeShowing(Fined):
    """The top card was taken before the matching cards, which the player has, were shown."""

    name: ClassVar[str] = "took_before_showing"
    group: ClassVar[str] = PILE

    def decide(self, answers: Answers) -> Ruling:
        return Ruling((self.fined(answers), Stands(self.paragraph)), ON_TURN, answers.offender)


@dataclass(frozen=True)
class TopCardInHand(Irregularity):
    """The top card went into the hand: no penalty if the right to it was clear, else the opponents decide."""

    fine: str
    points: int = field(metadata=FINE_BOUNDS)
    name: ClassVar[str] = "top_card_in_hand"
    group: ClassVar[str] = PILE
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="right", words=(SHOWN, FITS, DOUBTFUL)),
        WordQuestion(
            key="choice",
            words=(REPLACE, ALLOW),
            chooser=OPPONENTS,
            when=(("right", (DOUBTFUL,)),),
        ),
        CardsQuestion(key="cards", least=0, kinds=WITHOUT_RED_THREES, when=(("choice", (REPLACE,)),)),
    )

    def decide(self, answers: Answers) -> Ruling:
        seat, stands = answers.offender, Stands(self.paragraph)
        if answers.word("right") != DOUBTFUL:
            return Ruling((stands,), ON_TURN, seat)
        fine = Fine(self.fine, seat, self.points, "fine.took_before_showing")
        replaced: tuple[Effect, ...] = (ReplacesPile(self.paragraph, seat),)
        cards = answers.get("cards")
        if cards != ():  # while the choice is open the cards are unknown
            known = cards if isinstance(cards, tuple) else ()
            replaced += (PenaltyCards(self.paragraph, seat, known, meldable=False),)
        options = (ChoiceOption(REPLACE, replaced), ChoiceOption(ALLOW, (stands,)))
        return decided(self, answers, (fine,), options, (ON_TURN, seat))


@dataclass(frozen=True)
class LaidOutOfTurn(Irregularity):
    """Cards laid out of turn become penalty cards; those of the partner's turn may not be laid (C17)."""

    fine: str
    exposed: str  #: paragraph: cards laid in an opponent's turn were only shown
    points: int = field(metadata=FINE_BOUNDS)
    name: ClassVar[str] = "laid_out_of_turn"
    group: ClassVar[str] = LAYING
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        SeatQuestion(key="turn", other_than=OFFENDER),
        CARDS,
    )

    def decide(self, answers: Answers) -> Ruling:
        seat, turn, cards = answers.offender, answers.number("turn"), answers.cards()
        fine = Fine(self.fine, seat, self.points, "fine.laid_out_of_turn")
        if answers.partners(seat, turn):
            return Ruling((fine, PenaltyCards(self.paragraph, seat, cards, meldable=False)), ON_TURN, turn)
        return Ruling((fine, PenaltyCards(self.exposed, seat, cards)), ON_TURN, turn)


@dataclass(frozen=True)
class ExposedCards(Irregularity):
    """Cards of the hand were shown other than for a valid set."""

    name: ClassVar[str] = "exposed_cards"
    group: ClassVar[str] = SHOWING
    asks: ClassVar[tuple[Question, ...]] = (WHO, CARDS)

    def decide(self, answers: Answers) -> Ruling:
        return Ruling((PenaltyCards(self.paragraph, answers.offender, answers.cards()),), ON_SAME)


@dataclass(frozen=True)
class ToldCount(Fined):
    """The partner was told or asked which count the first meld needs."""

    rule: str  #: paragraph of the violated rule
    name: ClassVar[str] = "told_count"
    group: ClassVar[str] = LAYING
    partners: ClassVar[bool] = True


@dataclass(frozen=True)
class DiscardedWithoutDrawing(Irregularity):
    """A discard without a draw: if found in time, the player draws now."""

    name: ClassVar[str] = "discarded_without_drawing"
    group: ClassVar[str] = DISCARDING
    asks: ClassVar[tuple[Question, ...]] = (WHO, FOUND)

    def decide(self, answers: Answers) -> Ruling:
        after = answers.following(answers.offender)
        if answers.word("found") == AFTER_NEXT_DREW:
            return Ruling((Stands(self.paragraph),), ON_TURN, after)
        return Ruling((DrawsTopCard(self.paragraph, answers.offender),), ON_NEXT, after)


@dataclass(frozen=True)
class DiscardedSeveral(Irregularity):
    """Several discards: if found in time, one counts and the others become penalty cards."""

    name: ClassVar[str] = "discarded_several"
    group: ClassVar[str] = DISCARDING
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        FOUND,
        YesNoQuestion(key="together", when=(("found", (BEFORE_NEXT_DREW,)),)),
        CardsQuestion(key="cards", least=2, kinds=WITHOUT_RED_THREES, when=(("found", (BEFORE_NEXT_DREW,)),)),
        CardsQuestion(key="discard", most=1, among="cards", chooser=OFFENDER, when=(("together", (True,)),)),
    )

    def decide(self, answers: Answers) -> Ruling:
        seat, after = answers.offender, answers.following(answers.offender)
        if answers.word("found") == AFTER_NEXT_DREW:
            return Ruling((Stands(self.paragraph),), ON_TURN, after)
        cards = answers.cards()
        if not answers.yes("together"):
            return Ruling(self._one(seat, cards, cards[0]), ON_NEXT, after)
        options = [ChoiceOption((kind,), self._one(seat, cards, kind)) for kind in dict.fromkeys(cards)]
        return decided(self, answers, (), options, (ON_NEXT, after))

    def _one(self, seat: int, cards: tuple[int, ...], discard: int) -> tuple[Effect, ...]:
        """Return what follows when this card is the discard."""
        place = cards.index(discard)
        others = (*cards[:place], *cards[place + 1 :])
        counts = DiscardCounts(self.paragraph, seat, discard)
        return (counts, PenaltyCards(self.paragraph, seat, others))


@dataclass(frozen=True)
class YesNotUsed(Fined):
    """The partner said yes, and going out was not possible."""

    rule: str  #: paragraph of the violated rule
    name: ClassVar[str] = "yes_not_used"
    group: ClassVar[str] = GOING_OUT
    partners: ClassVar[bool] = True

    def decide(self, answers: Answers) -> Ruling:
        return Ruling((self.fined(answers),), ON_TURN, answers.offender)


@dataclass(frozen=True)
class HintedWhileAsking(Irregularity):
    """Sets were shown, or more was said than question and answer: the opponents may demand going out."""

    name: ClassVar[str] = "hinted_while_asking"
    group: ClassVar[str] = GOING_OUT
    partners: ClassVar[bool] = True
    asks: ClassVar[tuple[Question, ...]] = (
        WHO,
        WordQuestion(key="choice", words=(DEMAND, WAIVE), chooser=OPPONENTS),
    )

    def decide(self, answers: Answers) -> Ruling:
        seat = answers.offender
        demand = ChoiceOption(DEMAND, (MustGoOut(self.paragraph, seat),))
        options = (demand, ChoiceOption(WAIVE, (Stands(self.paragraph),)))
        return decided(self, answers, (), options, (ON_TURN, seat))


@dataclass(frozen=True)
class DemandNotMet(Irregularity):
    """The opponents demanded going out, and it is not possible: the hand becomes penalty cards."""

    name: ClassVar[str] = "demand_not_met"
    group: ClassVar[str] = GOING_OUT
    partners: ClassVar[bool] = True
    asks: ClassVar[tuple[Question, ...]] = (WHO, CARDS)

    def decide(self, answers: Answers) -> Ruling:
        seat = answers.offender
        return Ruling((PenaltyCards(self.paragraph, seat, answers.cards()),), ON_TURN, seat)
