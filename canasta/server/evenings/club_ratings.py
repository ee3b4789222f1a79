"""Ratings of a club's players by their tables with real cards, apart from the ratings of games online."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from canasta.evenings.club import Club
from canasta.evenings.model import Evening, points_of
from canasta.server.results.ratings import Ratings
from canasta.wire.clubs import ClubRating
from canasta.wire.evenings import Entrant, EveningRound, EveningTable


def club_ratings(club: Club, evenings: Iterable[Evening]) -> list[ClubRating]:
    """Rate the players of a club's evenings, which are given oldest first.

    Each table of a closed round counts as a game between its sides. Members are known by their number, so
    that they keep their rating with another name; guests by their name.
    """
    ratings = Ratings({})
    names = {str(member.number): member.name for member in club.members}
    known = {member.name.casefold(): str(member.number) for member in club.members}
    for evening in evenings:
        for played in evening.closed:
            for table in played.tables:
                if (points := _counted(played, table)) is None:
                    continue
                sides = [
                    [
                        player
                        for number in side
                        for player in _players(evening.entry(number), played.number, known, names)
                    ]
                    for side in table.sides
                ]
                ratings.rate(sides, [int(own < max(points)) for own in points])
    found = sorted(ratings.known.items(), key=lambda each: (each[1].provisional, -each[1].mu, each[0]))
    return [
        ClubRating(
            place=None if rating.provisional else place,
            name=names[player],
            rating=round(rating.mu, 1),
            sigma=round(rating.sigma, 1),
            tables=rating.games,
            won=rating.won,
        )
        for place, (player, rating) in enumerate(found, 1)
    ]


def _counted(played: EveningRound, table: EveningTable) -> tuple[int, int] | None:
    """Return the points of a table with real cards; None if it does not count."""
    if table.online or table.number in played.missing or table.result is None or not table.result.complete:
        return None
    return points_of(played, table)


def _players(entrant: Entrant, number: int, known: Mapping[str, str], names: dict[str, str]) -> list[str]:
    """Return the players of an entry in a round: members by number, others by name."""
    substitute = next((each for each in reversed(entrant.substitutions) if each.round <= number), None)
    current = substitute.names if substitute is not None else entrant.names
    found = []
    for place, name in enumerate(current):
        member = str(entrant.members[place]) if place < len(entrant.members) else ""
        if substitute is not None and name != entrant.names[place]:
            member = ""
        key = member if member in names else known.get(name.casefold(), f"name:{name.casefold()}")
        names.setdefault(key, name)
        found.append(key)
    return found
