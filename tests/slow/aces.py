"""Aces first, the house rule ``american-aces-first``: ``american`` with the difference of ruling P63."""

from __future__ import annotations

from dataclasses import dataclass

from tests.slow.american import American, AmericanTurn


class AcesTurn(AmericanTurn):
    """The rest of one turn."""

    table: Aces

    def __init__(self, table: Aces) -> None:
        super().__init__(table)
        if not self.opening and "A" not in table.sets[table.side]:
            self.dead = {*self.dead, "A"}  # as if the other side had closed them


@dataclass
class Aces(American):
    """One hand in play."""

    house = "american-aces-first"

    def ahead(self) -> AcesTurn:
        return AcesTurn(self)
