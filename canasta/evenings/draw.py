"""Draw a round of an evening: by its movement's plan, or anew where that no longer fits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from canasta.evenings.model import Evening
from canasta.evenings.movements.howell import howell
from canasta.evenings.movements.individual import individual
from canasta.evenings.movements.mitchell import mitchell
from canasta.evenings.movements.pairing import by_lot
from canasta.evenings.movements.random_rounds import random_rounds, relabelled
from canasta.evenings.movements.seating import History, Seating
from canasta.evenings.movements.swiss import swiss
from canasta.evenings.settings import TABLES
from canasta.evenings.standings import ranking
from canasta.messages import UserError
from canasta.wire.evenings import EveningRound, EveningSettings

#: A free place of a plan.
_FREE: Final = 0


def history_before(evening: Evening, number: int) -> History:
    """Return what has been played before a round."""
    return History(seating_of(each) for each in evening.rounds[: number - 1])


def seating_of(drawn: EveningRound) -> Seating:
    """Return the seating of a round."""
    tables = tuple((tuple(table.sides[0]), tuple(table.sides[1])) for table in drawn.tables)
    return Seating(tables, tuple(drawn.byes))


def online_tables(settings: EveningSettings, tables: int) -> list[int]:
    """Return which of the tables of a round play online."""
    numbers = range(1, tables + 1)
    return list(numbers) if settings.all_online else [each for each in numbers if each in settings.online]


def draw_round(evening: Evening) -> tuple[list[list[list[int]]], list[int]]:
    """Draw the next round: the entries of each side of each table, and who sits out."""
    number, settings = evening.next_round, evening.settings
    entries = [entrant.number for entrant in evening.present(number)]
    needed = 4 if settings.individual else 2
    if len(entries) < needed:
        raise UserError("evening.error.few_entries", number=needed, given=len(entries))
    if len(entries) // needed > TABLES:
        raise UserError("evening.error.many_tables", number=TABLES)
    seating = _seating(evening, number, entries)
    tables = [[list(first), list(second)] for first, second in seating.tables]
    return _online_first(evening, tables), list(seating.byes)


def _seating(evening: Evening, number: int, entries: Sequence[int]) -> Seating:
    movement, history = evening.settings.movement, history_before(evening, number)
    lot = Random(f"{evening.seed}/{number}")
    if movement == "individual":
        order = sorted(entries, key=lambda each: Random(f"{evening.seed}/{each}").random())
        return individual(order, history, number, lot)
    if movement == "swiss":
        if not evening.closed:
            return by_lot(entries, history, lot)
        return swiss(_by_standing(evening, entries), history)
    planned = _planned(evening, number)
    if planned is not None and not history.repeats(planned) and not history.unfair_byes(planned, entries):
        return planned
    drawn = by_lot(entries, history, lot)
    if planned is None or len(planned.byes) > len(drawn.byes):
        return drawn
    unavoidable = history.repeats(drawn) >= history.repeats(planned)
    fair = history.unfair_byes(drawn, entries) >= history.unfair_byes(planned, entries)
    return planned if unavoidable and fair else drawn


def _by_standing(evening: Evening, entries: Sequence[int]) -> list[int]:
    """Return the entries of a round, best first; newcomers come last."""
    places = {number: place for place, number in enumerate(ranking(evening))}
    return sorted(entries, key=lambda each: (places.get(each, len(places)), each))


def _planned(evening: Evening, number: int) -> Seating | None:
    """Return a round of the plan; None if too many places of it are free, or one is lacking."""
    places = _places(evening, number)
    if places is None or places.count(_FREE) > 1:
        return None
    plan = plan_rounds(evening.settings.movement, len(places), evening.settings.rounds, evening.seed)
    if number > len(plan):
        return None
    seated = relabelled(plan[number - 1], places)
    tables = tuple(table for table in seated.tables if (_FREE,) not in table)
    alone = [team[0] for table in seated.tables if (_FREE,) in table for team in table if team != (_FREE,)]
    return Seating(tables, tuple(each for each in (*seated.byes, *alone) if each != _FREE))


def plan_rounds(movement: str, places: int, rounds: int, seed: str) -> list[Seating]:
    """Return the rounds of a planned movement for places 0, 1, 2 …"""
    if movement == "howell":
        return howell(places, rounds)
    if movement == "mitchell":
        return mitchell(places, rounds)
    if movement == "random":
        return random_rounds(places, rounds, Random(seed))
    if movement == "individual":
        history, made = History(), list[Seating]()
        for number in range(1, rounds + 1):
            made.append(individual(range(places), history, number, Random(f"{seed}/{number}")))
            history.add(made[-1])
        return made
    raise UserError("evening.error.no_plan", movement=movement)


def _places(evening: Evening, number: int) -> list[int] | None:
    """Return who has which place of the plan in a round; None if a newcomer finds no free place.

    Places are given in the first round. Later entries take free ones: the one of an odd entry's opponent, and
    those of entries that left.
    """
    places = [entrant.number for entrant in evening.present(1)]
    places += [_FREE] * (len(places) % 2)
    for round_number in range(2, number + 1):
        present = {entrant.number for entrant in evening.present(round_number)}
        places = [each if each in present else _FREE for each in places]
        for newcomer in sorted(present.difference(places)):
            if _FREE not in places:
                return None
            places[places.index(_FREE)] = newcomer
    return places


def _online_first(evening: Evening, tables: list[list[list[int]]]) -> list[list[list[int]]]:
    """Seat entries that can only play online at tables that do, by exchanging tables."""
    online = set(online_tables(evening.settings, len(tables)))
    needs = [_must_be_online(evening, table) for table in tables]
    free = [place for place in range(len(tables)) if place + 1 in online and not needs[place]]
    for place, must in enumerate(needs):
        if must and place + 1 not in online and free:
            other = free.pop(0)
            tables[place], tables[other] = tables[other], tables[place]
    return tables


def _must_be_online(evening: Evening, table: Sequence[Sequence[int]]) -> bool:
    entrants = [evening.entry(number) for side in table for number in side]
    return any(entrant.remote or entrant.bot for entrant in entrants)
