"""Effects of a referee's ruling, each with the paragraph it comes from.

A ruling is a list of these. They are put into words for a table with real cards; a game in play carries them
out, as far as they apply on screen. ``seat`` and ``cards`` are facts of the case, filled in by the
irregularity's own clause.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effect:
    """A consequence of an irregularity."""

    paragraph: str


@dataclass(frozen=True)
class Stands(Effect):
    """Play goes on as if nothing had happened."""


@dataclass(frozen=True)
class Fine(Effect):
    """A fine for the side of this seat; ``message`` is the id of the reason in the catalogue."""

    seat: int
    points: int
    message: str


@dataclass(frozen=True)
class PenaltyCards(Effect):
    """Cards of this seat lie open from now on and are discarded one per turn, without choice.

    The player chooses between cards exposed together; ``meldable`` says whether a valid set frees them.
    """

    seat: int
    cards: tuple[int, ...]  #: kinds, each as often as there are cards
    meldable: bool = True


@dataclass(frozen=True)
class OwesDiscards(Effect):
    """This seat neither draws nor takes the pile until it has discarded a number of extra cards singly."""

    seat: int
    number: int


@dataclass(frozen=True)
class DrawsTopCard(Effect):
    """This seat takes the top card of the stock now."""

    seat: int


@dataclass(frozen=True)
class ReplacesPile(Effect):
    """The pile is restored, and this seat draws from the stock."""

    seat: int


@dataclass(frozen=True)
class CardsBack(Effect):
    """Cards laid wrongly go back to the hand of this seat."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Legalises(Effect):
    """This seat puts the sets in order: adds, takes back, moves; with ``all_of_it`` as much as possible."""

    seat: int
    all_of_it: bool


@dataclass(frozen=True)
class MustPlay(Effect):
    """This seat plays this card in this turn."""

    seat: int
    card: int


@dataclass(frozen=True)
class MayDiscard(Effect):
    """This seat chooses whether to discard in the turn that was cut short."""

    seat: int


@dataclass(frozen=True)
class MustGoOut(Effect):
    """This seat goes out in this turn; if it cannot, its hand becomes penalty cards."""

    seat: int


@dataclass(frozen=True)
class RaisesCount(Effect):
    """The first meld of this seat's side needs more points in this hand."""

    seat: int
    points: int


@dataclass(frozen=True)
class Redeal(Effect):
    """The same dealer deals the hand again."""


@dataclass(frozen=True)
class PlaysFirst(Effect):
    """This seat plays first in the hand."""

    seat: int


@dataclass(frozen=True)
class DealsNext(Effect):
    """This seat deals the next hand."""

    seat: int


@dataclass(frozen=True)
class StockReshuffled(Effect):
    """The card that lay face up is turned over and the stock shuffled."""


@dataclass(frozen=True)
class CardRemoved(Effect):
    """A card that does not belong to the pack is taken away."""

    seat: int = -1  #: the seat that held it, and draws the top card of the stock for it; -1: none


@dataclass(frozen=True)
class MustTakePile(Effect):
    """This seat takes the pile in this turn, if it can do so legally."""

    seat: int


@dataclass(frozen=True)
class CardBackOnStock(Effect):
    """The card that this seat drew or looked at goes back on top of the stock, face down."""

    seat: int


@dataclass(frozen=True)
class DiscardCounts(Effect):
    """Of the cards this seat discarded, this one counts."""

    seat: int
    card: int


@dataclass(frozen=True)
class DiscardTakenBack(Effect):
    """This seat takes the discard back and discards another card."""

    seat: int
    card: int


@dataclass(frozen=True)
class ShowsThrees(Effect):
    """This seat shows a number of threes (or bonus cards) now; ``replaced``: it draws a card for each.

    ``counts``: they are worth as much as if they had been shown in time.
    """

    seat: int
    number: int
    replaced: bool
    counts: bool = True


@dataclass(frozen=True)
class QuestionVoid(Effect):
    """The question of this seat is not answered; an answer already given is not binding."""

    seat: int


@dataclass(frozen=True)
class AnnouncesNow(Effect):
    """This seat says now how many cards it has left."""

    seat: int
