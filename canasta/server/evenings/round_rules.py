"""The rules of an evening's online tables: those of the evening, ended by the hands of a round."""

from __future__ import annotations

import re
from typing import Final

from canasta.books.house import shipped_house
from canasta.server.evenings.score_pads import settings_table
from canasta.wire.evenings import EveningSettings
from canasta.wire.tables import NewTable

#: Hands of a game that only the clock ends.
_MANY: Final = 100
#: What ends the game, at the top of a house rule's file.
_ENDS: Final = re.compile(r"^(hands|target)\s*=.*\n?", re.MULTILINE)


def new_online_table(settings: EveningSettings) -> NewTable:
    """Return the settings of the online tables of an evening: private, with fixed seats and no hints."""
    return NewTable(
        house=round_house(settings),
        players=settings.table_players,
        onlookers=False,
        coach=False,
        partners="host",
        between=30,
    )


def round_house(settings: EveningSettings) -> str:
    """Return the house rule by which a round ends after its hands.

    >>> print(round_house(EveningSettings(hands=4)))
    hands = 4
    target = 0
    extends = "classic"
    name = "evening"
    version = 1
    options = []
    <BLANKLINE>
    """
    rules = settings_table(settings)
    if rules.house:
        file = rules.house
    elif settings.house:
        file = shipped_house(settings.house).source
    else:
        options = ", ".join(f'"{option}"' for option in settings.options)
        file = f'extends = "{settings.book}"\nname = "evening"\nversion = 1\noptions = [{options}]\n'
    head, bracket, rest = file.partition("\n[")
    ends = f"hands = {settings.hands or _MANY}\ntarget = 0\n"
    return ends + _ENDS.sub("", head) + bracket + rest
