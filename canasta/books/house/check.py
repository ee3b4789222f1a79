"""Checks that a changed book is playable at all, before a single hand is tried.

Each check looks at the finished book, so it does not matter which line of the file caused the problem; the
error names the key where it would be fixed.

A new file with a setting that would change nothing, because another rule of the book decides, is refused
too: its author expects an effect that it cannot have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from canasta.books.house.errors import Spot
from canasta.books.house.fields import KIND_NAMES
from canasta.books.house.seams import entries, labels, seams
from canasta.books.house.write import differences
from canasta.cards import BLACK_THREE, CALIENTE, PACK, RANKS, RED_THREE, TWO
from canasta.clauses.bars import WildSetFirst
from canasta.clauses.base import Clause
from canasta.clauses.deal import (
    CoverUpcard,
    DealtThreesShown,
    DrawnThreeShown,
    ThreesShownAtDeal,
    Upcard,
    UpcardStops,
)
from canasta.clauses.ending import ThreesShownAtEnd
from canasta.clauses.going_out import FineForNotGoingOut
from canasta.clauses.hands import SPECIAL_SIZE
from canasta.clauses.partners import ClosedSet, OwnSet
from canasta.clauses.rulebook import Rulebook, Seats
from canasta.clauses.score import CardsLeft, Fines
from canasta.clauses.score_american import CoveredThrees, SpecialHandPoints
from canasta.clauses.score_base import BaseScore
from canasta.clauses.setup import Setup
from canasta.clauses.take import AlwaysFrozen, PairFromHand, PairOnly
from canasta.clauses.talon import Talon
from canasta.table.packing import RANKLESS

#: Fewest rounds that a stock should last.
_ROUNDS = 2
_SEVEN = 7
#: With more packs than these, a set that never closes could overflow the count of its cards.
_OPEN_PACKS = 4


def check_book(book: Rulebook, spot: Spot) -> None:
    """Note everything that keeps the book from being played."""
    with spot.noting():
        if not book.target and not book.hands:
            raise spot.at("target").error("check.no_end")
    with spot.noting():
        if not book.seatings:
            raise spot.at("players").error("check.nobody")
    for seats in book.seatings:
        with spot.noting():
            _check_seats(book, seats, spot.at("players", str(seats.players)))
    clauses = spot.at("clauses")
    for check, where in (
        (_check_first_meld, clauses.at("first_meld", "FirstMeld")),
        (_check_threes, clauses),
        (_check_talon, clauses.at("after_discard", "Talon")),
        (_check_special_hands, clauses),
        (_check_seven, spot),
        (_check_belonging, clauses),
        (_check_excluded, clauses),
    ):
        with spot.noting():
            check(book, where)
    spot.settle()  # the remaining checks set up a game
    with spot.noting():
        _check_sets(book, clauses.at("limits"))


def _has(clauses: Iterable[Clause], *kinds: type[Clause]) -> bool:
    return any(isinstance(clause, kinds) for clause in clauses)


def _check_seats(book: Rulebook, seats: Seats, spot: Spot) -> None:
    if seats.seats % seats.sides:
        raise spot.at("sides").error("check.sides", seats=seats.seats, sides=seats.sides)
    partners = seats.seats > seats.sides
    most = seats.seats + seats.sides if partners else seats.seats
    if not seats.seats <= seats.players <= most:
        raise spot.at("seats").error("check.seats", players=seats.players, seats=seats.seats)
    cards = seats.packs * PACK + seats.calientes
    reserves = sum(book.reserves.sizes) if book.reserves else 0
    dealt = seats.seats * (seats.hand_size + reserves) + _has(book.deal, Upcard)
    need = _ROUNDS * seats.seats * seats.draw
    if cards - dealt < need:
        raise spot.at("hand_size").error(
            "check.stock", dealt=dealt, cards=cards, left=max(0, cards - dealt), need=need
        )
    if seats.packs > _OPEN_PACKS and book.closes is None and book.further_sets is None:
        raise spot.at("packs").error("check.packs", most=_OPEN_PACKS)
    if seats.players not in book.going_out.canastas:
        raise spot.error("check.canastas")
    for clause in book.score:
        if isinstance(clause, CoveredThrees) and len(clause.by_number) < 2 * seats.packs:
            raise spot.at("packs").error(
                "check.by_number", number=len(clause.by_number), threes=2 * seats.packs
            )


def _check_first_meld(book: Rulebook, spot: Spot) -> None:
    first = book.first_meld
    counts = first.by_hand or (first.below, *(count for _, count in first.steps))
    if first.three_naturals and 0 in counts:
        raise spot.at("three_naturals").error("check.three_naturals")
    if first.by_hand:
        return
    if not first.steps:
        raise spot.at("steps").error("check.no_steps")
    if first.below > first.steps[0][1]:
        raise spot.at("below").error("check.below", below=first.below, count=first.steps[0][1])


def _check_threes(book: Rulebook, spot: Spot) -> None:
    """Check that red threes come to the table in some way: players could not get rid of them otherwise."""
    shown_dealt = _has((*book.deal, *book.first_turn), DealtThreesShown, ThreesShownAtDeal)
    shown_drawn = _has(book.drawn.get(RED_THREE, ()), DrawnThreeShown)
    if book.threes is not None:
        if shown_dealt or shown_drawn or _has(book.hand_ends, ThreesShownAtEnd):
            raise spot.at("threes").error("check.threes_twice")
        return
    if not shown_dealt:
        raise spot.at("deal").error("check.threes_dealt")
    if not shown_drawn:
        raise spot.at("drawn").error("check.threes_drawn")
    if _has(book.after_discard, Talon):
        raise spot.at("after_discard").error("check.talon")


def _check_talon(book: Rulebook, spot: Spot) -> None:
    for talon in book.after_discard:
        if isinstance(talon, Talon) and max(talon.first, talon.second) > talon.late_from + 1:
            most = max(talon.first, talon.second)
            raise spot.at("late_from").error("check.late_from", most=most, late_from=talon.late_from)


def _check_special_hands(book: Rulebook, spot: Spot) -> None:
    for hand in book.special_hands:
        where = spot.at("special_hands", hand.name)
        number = sum(hand.groups) + hand.wild + hand.threes
        if number != SPECIAL_SIZE:
            raise where.error("check.groups", number=number, size=SPECIAL_SIZE)
        most = RANKS + (TWO in hand.must)
        if len(hand.groups) > most and not hand.again:
            raise where.at("groups").error("check.group_ranks", number=len(hand.groups), most=most)
        if len(hand.must) > len(hand.groups):
            raise where.at("must").error("check.group_must", number=len(hand.must), groups=len(hand.groups))
        if hand.jokers > hand.wild:
            raise where.at("jokers").error("check.group_jokers", number=hand.jokers, wild=hand.wild)
        cards = 4 * min(seats.packs for seats in book.seatings)
        if max(hand.groups) > cards:
            raise where.at("groups").error("check.group_size", number=max(hand.groups), cards=cards)
    if book.special_hands and book.threes is None:
        raise spot.at("special_hands").error("check.hands_threes")
    if book.special_hands and not _has(book.score, SpecialHandPoints):
        raise spot.at("special_hands").error("check.hands_points")


def _check_seven(book: Rulebook, spot: Spot) -> None:
    """Check rules that mention seven cards and work with no other size of a canasta."""
    if book.canasta_size == _SEVEN:
        return
    if book.further_sets is not None:
        raise spot.at("canasta_size").error("check.seven", clause="FurtherSets", number=_SEVEN)
    if book.first_meld.seven:
        raise spot.at("canasta_size").error("check.seven", clause="FirstMeld", number=_SEVEN)
    for clause in book.score:
        if isinstance(clause, CoveredThrees):
            raise spot.at("canasta_size").error("check.seven", clause="CoveredThrees", number=_SEVEN)


def _check_sets(book: Rulebook, spot: Spot) -> None:
    setup = Setup(book, book.seatings[0].players)
    size = book.canasta_size
    if book.only_going_out is not None:
        if setup.room[RANKLESS][3 * 32]:
            raise spot.error("check.black_threes_wild")
        if setup.room[RANKLESS][0]:
            raise spot.error("check.wild_sets_black_threes")
    if _has(book.bars, WildSetFirst) and not setup.room[RANKLESS][0]:
        raise spot.error("check.wild_set_first")
    if book.closes is not None or book.further_sets is not None:
        open_to_more = any(
            room[naturals * 32 + wild]
            for room in setup.room
            for naturals in range(32)
            for wild in range(32)
            if naturals + wild >= size
        )
        if open_to_more:
            raise spot.error("check.closes")


def _check_excluded(book: Rulebook, spot: Spot) -> None:
    """Check that no clause is combined with one that excludes it."""
    for name, seam in seams().items():
        for entry in entries(book, seam):
            for other in entry.clause.excluded_by():
                if getattr(book, other):
                    clause = type(entry.clause).__name__
                    raise spot.at(name, clause).error("check.excluded", clause=clause, seam=other)


def _check_belonging(book: Rulebook, spot: Spot) -> None:
    """Check clauses that mean nothing without another."""
    upcards = [number for number, clause in enumerate(book.deal) if isinstance(clause, Upcard)]
    for number, clause in enumerate(book.deal):
        if isinstance(clause, CoverUpcard | UpcardStops) and not any(place < number for place in upcards):
            raise spot.at("deal").error("check.upcard", clause=type(clause).__name__)
        if isinstance(clause, CoverUpcard) and not clause.kinds <= clause.until:
            raise spot.at("deal", "CoverUpcard", "until").error("check.until")
    _check_closed_sets(book, spot)
    if len(upcards) > 1:
        raise spot.at("deal").error("check.upcards")
    if book.asking is not None and book.asking.every_time and not book.asking.compulsory:
        raise spot.at("asking", "Asking", "every_time").error("check.every_time")
    if _has(book.turn_ends, FineForNotGoingOut) and not _has(book.score, Fines):
        raise spot.at("score").error("check.fines")
    if book.refill is not None and not any(seats.calientes for seats in book.seatings):
        raise spot.at("refill").error("check.refill")
    if book.refill is None and any(seats.calientes for seats in book.seatings):
        # They could not be played, and a hand of Caliente cards alone would be stuck.
        if not any(CALIENTE in (entry.kinds or ()) for entry in entries(book, seams()["discarded"])):
            raise spot.at("refill").error("check.calientes")


def _check_closed_sets(book: Rulebook, spot: Spot) -> None:
    """Check clauses about sets that close: what counts them, what takes the pile, a base of them."""
    base, further = book.base, book.further_sets
    if base is not None and further is None and book.closes is None:
        raise spot.at("base").error("check.base_closes")
    if base is not None and not any(base.parts):
        raise spot.at("base", "Base").error("check.base_empty")
    scores = [clause for clause in book.score if isinstance(clause, BaseScore)]
    if further is not None and not scores:
        raise spot.at("score").error("check.base_score")
    if further is None and scores:
        raise spot.at("score").error("check.score_further")
    if any(clause.base for clause in scores) and (base is None or set(base.parts) != {1}):
        raise spot.at("score", "BaseScore", "base").error("check.base_points")
    if further is not None and book.closes is not None:
        raise spot.at("closes").error("check.closes_further")
    wrong = OwnSet if further is not None else ClosedSet
    if _has(book.partners, wrong):
        clause, other = wrong.__name__, "ClosedSet" if wrong is OwnSet else "OwnSet"
        raise spot.at("partners").error("check.partner", clause=clause, other=other)
    reserves = book.reserves
    if reserves is not None and reserves.partner and not reserves.canasta_first:
        raise spot.at("reserves", "Reserves", "partner").error("check.reserve_partner")


#: A message ``house.error.idle.…`` and its parameters.
Why = tuple[str, Mapping[str, Any]]
#: Clauses that forbid a way to take the pile, whatever partners of the top card the book names.
_FORBIDS: Final[Mapping[type[Clause], tuple[str, ...]]] = {
    PairOnly: ("NaturalAndWild", "OwnSet"),
    PairFromHand: ("NaturalAndWild",),
    AlwaysFrozen: ("NaturalAndWild",),
}
_SEAT_DRAW: Final = ("clauses", "seat_draw", "DrawForSeats")
_FIRST_MELD: Final = ("clauses", "first_meld", "FirstMeld")


def check_idle(base: Rulebook, book: Rulebook, document: Mapping[str, Any], spot: Spot) -> None:
    """Note every setting of the file that differs from the book's own and cannot have an effect."""
    if book.base is not None:
        needed = sum(book.base.parts)
        for players, table in document.get("players", {}).items():
            if isinstance(table, Mapping) and table.get("canastas", needed) != needed:
                with spot.noting():
                    raise spot.at("players", players, "canastas").error("idle.base")
    for row in differences(base, book):
        keys = row.key.split(".")
        why = _why_idle(book, keys) if _is_given(document, keys) else None
        if why is not None:
            message, params = why
            with spot.noting():
                raise spot.at(*keys).error(f"idle.{message}", **params)


def _is_given(document: Mapping[str, Any], keys: Sequence[str]) -> bool:
    """Return True if the file itself sets a key: card values also reach clauses that it does not name."""
    found: Any = document
    for key in keys:
        if not isinstance(found, dict) or key not in found:
            return False
        found = found[key]
    return True


def _why_idle(book: Rulebook, keys: list[str]) -> Why | None:
    numbers = {seats.players for seats in book.seatings}
    match keys:
        case ["target"] if book.hands and book.target:  # 0 means that the hands decide
            return "hands", {"hands": book.hands}
        case ["clauses", "base", "Base", "feet"] if book.reserves is None:
            return "feet", {}
        case ["clauses", "pile_taken", "TakesPile", "fewer"] if not book.pile_taken.cards:
            return "fewer", {}
        case ["clauses", "score", "RedThreesOfSeven", "seven"]:
            most = 2 * max(seats.packs for seats in book.seatings)
            return ("seven_threes", {"threes": most}) if most < _SEVEN else None
        case ["values", card]:
            counted = [clause for clause in book.score if hasattr(clause, "values")]
            never = all(_never_counts(book, clause, KIND_NAMES.index(card)) for clause in counted)
            return ("kind", {"card": card}) if never else None
        case ["clauses", "score", label, "values", card]:
            found = entries(book, seams()["score"])
            clause = found[labels(found).index(label)].clause
            never = _never_counts(book, clause, KIND_NAMES.index(card))
            return ("kind", {"card": card}) if never else None
        case ["clauses", "score", "OutBonus", "four_blacks"] if book.four_black_threes is None:
            return "four_blacks", {}
        case [*head, "always_play"] if tuple(head) == _SEAT_DRAW:
            sits_out = any(seats.players > seats.seats for seats in book.seatings)
            return None if sits_out else ("sits_out", {})
        case [*head, "numbered"] if tuple(head) == _SEAT_DRAW and not book.seat_draw.numbered <= numbers:
            return "numbered", {"numbers": ", ".join(map(str, sorted(numbers)))}
        case [*head, "steps" | "below"] if tuple(head) == _FIRST_MELD and book.first_meld.by_hand:
            return "by_hand", {}
        case ["clauses", "asking", "Asking", "needs_way"] if book.base or book.reserves:
            return "ask_base", {}
        case ["clauses", "partners", partner]:
            forbidden = [clause for clause in book.take if partner in _FORBIDS.get(type(clause), ())]
            return ("partner", {"clause": type(forbidden[0]).__name__}) if forbidden else None
        case ["clauses", "hand_ends", "ThreesShownAtEnd"]:
            shown = any(isinstance(clause, ThreesShownAtDeal) for clause in book.deal)
            return ("threes_shown", {}) if shown else None
    return None


def _never_counts(book: Rulebook, clause: Clause, kind: int) -> bool:
    """Return True if cards of a kind never count by the values of a clause."""
    if kind == RED_THREE:
        return True
    in_hand = isinstance(clause, CardsLeft)
    if kind == CALIENTE:
        return not in_hand or not any(seats.calientes for seats in book.seatings)
    if kind == BLACK_THREE:
        return not clause.threes if isinstance(clause, CardsLeft) else book.only_going_out is None
    return False
