"""Check settings and entries, and name what cannot be used."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from canasta.evenings.model import Evening, names_in
from canasta.match.validation import validated_names
from canasta.messages import UserError
from canasta.scorepad.pad import read_game
from canasta.wire.evenings import EveningSettings, NewEntrant, VictoryStep

#: Tables in one evening.
TABLES: Final = 60
#: A time of day.
_TIME: Final = re.compile("([01][0-9]|2[0-3]):[0-5][0-9]")
#: The usual victory points: twenty for each table and round, shared by the difference in points.
USUAL_VICTORY_POINTS: Final = tuple(
    VictoryStep(difference, 10 + place, 10 - place)
    for place, difference in enumerate((0, 100, 300, 600, 1000, 1500, 2100, 2800, 3600, 4500, 5500))
)
#: What cannot change once a round has been drawn.
_FIXED: Final = ("book", "options", "house", "table_players", "individual")


def validated_settings(settings: EveningSettings) -> EveningSettings:
    """Return the settings if an evening can be played with them."""
    if settings.time and not _TIME.fullmatch(settings.time):
        raise UserError("evening.error.time", time=settings.time)
    for key, words in (("title", settings.title), ("date", settings.date), ("place", settings.place)):
        if not words.isprintable():
            raise UserError("evening.error.line", key=key)
    if settings.date:
        try:
            known = date.fromisoformat(settings.date).isoformat() == settings.date
        except ValueError:
            known = False
        if not known:
            raise UserError("evening.error.date", date=settings.date)
    if settings.hands is None and settings.minutes is None:
        raise UserError("evening.error.no_end")
    if settings.individual != (settings.movement == "individual"):
        raise UserError("evening.error.movement_individual")
    if settings.individual and settings.table_players != 4:
        raise UserError("evening.error.individual_players")
    if settings.dealing_lists and not settings.duplicate:
        raise UserError("evening.error.lists_duplicate")
    if len(set(settings.tie_breaks)) != len(settings.tie_breaks):
        raise UserError("evening.error.tie_break_twice")
    _check_victory_points(settings.victory_points)
    read_game(pad_game(settings, [["1", "2"], ["3", "4"]]))
    return settings


def _check_victory_points(steps: Sequence[VictoryStep]) -> None:
    differences = [step.difference for step in steps]
    if differences and (differences[0] != 0 or differences != sorted(set(differences))):
        raise UserError("evening.error.victory_steps")


def victory_steps(settings: EveningSettings) -> Sequence[VictoryStep]:
    """Return the victory point table of an evening: its own or the usual one."""
    return settings.victory_points or USUAL_VICTORY_POINTS


def changed_settings(evening: Evening, settings: EveningSettings) -> EveningSettings:
    """Return new settings if the evening can go on with them."""
    validated_settings(settings)
    if evening.rounds:
        for key in _FIXED:
            if getattr(settings, key) != getattr(evening.settings, key):
                raise UserError("evening.error.settings_fixed", key=key)
        if settings.rounds < len(evening.rounds):
            raise UserError("evening.error.rounds_drawn", number=len(evening.rounds))
    elif evening.entries and entry_size(settings) != entry_size(evening.settings):
        raise UserError("evening.error.settings_entries")
    return settings


def entry_size(settings: EveningSettings) -> int:
    """Return how many players an entry has."""
    return 1 if settings.individual or settings.table_players == 2 else 2


def entries_per_side(settings: EveningSettings) -> int:
    """Return how many entries make one side of a table."""
    return 2 if settings.individual else 1


def validated_entry(evening: Evening, entry: NewEntrant, number: int | None = None) -> NewEntrant:
    """Return an entry if it can play; ``number`` is the one that it replaces."""
    size = entry_size(evening.settings)
    if len(entry.names) != size:
        raise UserError("evening.error.entry_size", number=size, given=len(entry.names))
    if len(entry.members) > size:
        raise UserError("evening.error.entry_members")
    if entry.bot and (entry.members or entry.guest):
        raise UserError("evening.error.bot_member")
    checked_names(evening, entry.names, number)
    return entry


def checked_names(evening: Evening, names: Sequence[str], number: int | None = None) -> None:
    """Refuse names that cannot be read, or that another entry has already."""
    validated_names(names)
    now = evening.next_round
    for other in evening.entries:
        if other.number == number or evening.withdrawn(other):
            continue
        taken = {name.casefold() for name in names_in(other, now)}
        for name in names:
            if name.casefold() in taken:
                raise UserError("evening.error.name_taken", name=name, number=other.number)


def pad_game(settings: EveningSettings, sides: Sequence[Sequence[str]]) -> dict[str, Any]:
    """Return a table's game in the form of the score pad.

    >>> pad_game(EveningSettings(title="Friday"), [["Ana", "Bruno"], ["Carla", "Diego"]])["title"]
    'Friday'
    """
    size = settings.table_players // 2
    data: dict[str, Any] = {
        "book": settings.book,
        "options": list(settings.options),
        "sides": [list(side[:size]) for side in sides],
        "stake": None,
        "title": settings.title,
        "date": settings.date,
    }
    if settings.house:
        data |= {"house": settings.house, "options": []}
    return data
