"""The description of a table for clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from canasta.match.validation import validated_target
from canasta.server.tables.room import SETTINGS, Room
from canasta.server.tables.rules import unrated_because
from canasta.server.tables.seating import has_partners, sides_of_places
from canasta.wire.settings import write_rules
from canasta.wire.tables import Place, Proposal, TableInfo, TableSettings, UnratedTable

#: Spectators whose names are sent, at most.
_SHOWN: Final = 30


def table_info(room: Room, present: set[str], spectators: Sequence[str], *, member: bool) -> TableInfo:
    """Return the description of a table; ``member``: for a seated player or the host."""
    new, players = room.new, len(room.chairs)
    shows_sides = room.as_listed and has_partners(room.rules, players)
    sides = sides_of_places(room.rules, players) if shows_sides else [msgspec.UNSET] * players
    return TableInfo(
        id=room.id,
        host=room.host,
        status=room.status,
        rules=write_rules(room.rules),
        players=players,
        public=new.public,
        sides=room.rules.seating(players).sides,
        places=[
            Place(
                place,
                chair.name,
                chair.person,
                chair.played_by,
                chair.person in present,
                sides[place - 1],
                chair.person in room.agreed,
                new.teaching and chair.person in room.consents,
            )
            for place, chair in enumerate(room.chairs, start=1)
        ],
        onlookers=len(spectators),
        watching=list(spectators[:_SHOWN]) if member else [],
        target=validated_target(room.rules, new.target),
        hands=room.rules.hands,
        rematch=room.rematch,
        open_hands=room.open_hands,
        game=len(room.games),
        turn=room.turn[2] + 1 if room.slow and room.turn and room.status == "playing" else 0,
        turn_until=room.turn_until if room.slow and room.turn and room.status == "playing" else 0.0,
        irregularities=new.irregularities,
        may_rule=new.may_rule,
        unrated=_unrated(room),
        settings=TableSettings(**{name: getattr(new, name) for name in SETTINGS}),
        proposal=_proposal(room),
        invite=room.invite if member else msgspec.UNSET,
    )


def _unrated(room: Room) -> UnratedTable:
    directed = room.by_club and room.directed(chair.person for chair in room.chairs)
    return "director" if directed else unrated_because(room.new, room.rules, by_club=room.by_club)


def _proposal(room: Room) -> Proposal | msgspec.UnsetType:
    if room.proposal is None:
        return msgspec.UNSET
    waiting = [place + 1 for place in room.waiting]
    return Proposal(room.proposal.what, room.proposal.place + 1, waiting)
