"""The lists of tables that the server keeps: the lobby, games in play, and the tables of each person."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from canasta.server.tables.room import Room

AREA: Final = "tables"
LOBBY: Final = "lobby"
PLAYING: Final = "playing"
#: Slow tables with a game in play: they go on without a client.
SLOW_GAMES: Final = "slow"
#: Prefixes of the lists of tables at which a person sits, or is the host.
SITTING: Final = "sitting/"
HOSTING: Final = "hosting/"
#: Prefix of the lists of tables and games that a person has played.
PLAYED: Final = "played/"

#: Entries to be written: kinds and payloads.
Entries = list[tuple[str, object]]


def listings(room: Room, entries: Entries) -> list[tuple[str, bool]]:
    """Return the lists that some entries add the table to (True) or remove it from (False)."""
    found: list[tuple[str, bool]] = []
    for kind, payload in entries:
        assert isinstance(payload, dict)
        if kind == "sat":
            found.append((SITTING + payload["person"], True))
        elif kind in ("stood", "replaced"):
            found.append((SITTING + room.chairs[payload["place"]].person, False))
        elif kind in ("turn", "over"):
            found.append((SLOW_GAMES, kind == "turn"))
        elif kind == "settings" and "public" in payload:
            found.append((LOBBY, payload["public"]))
        elif kind == "host":
            found += [(HOSTING + room.host, False), (HOSTING + payload["person"], True)]
        elif kind == "closed":
            sitting = [SITTING + chair.person for chair in room.chairs]
            found += [(name, False) for name in (LOBBY, SLOW_GAMES, HOSTING + room.host, *sitting)]
    return found
