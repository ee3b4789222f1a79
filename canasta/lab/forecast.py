"""A forecast of a house rule: played for some seconds next to its book, and described in sentences.

The sentences are looked at again and again while more games are played. Every look has its part of the 5 %
for a false claim, so that many looks do not make a difference out of chance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic
from typing import Final, NamedTuple

from canasta.books.house import House
from canasta.books.house.changes import base_of
from canasta.lab.analysis import analyse
from canasta.lab.figures import FIGURES
from canasta.lab.play import play_games
from canasta.lab.results import GameRow
from canasta.lab.statistics import LEVEL
from canasta.lab.study import Study, rule_set
from canasta.lab.words import sentences
from canasta.messages import UserError, catalogue

#: Seconds that a forecast takes.
SECONDS: Final = 9.0
#: Games after which the sentences are written anew.
LOOKS: Final = (10, 20, 40, 80, 160, 320, 640)
#: Sentences of a forecast.
SHOWN: Final = 5
_SEED: Final = "forecast"
#: Figures that have a sentence.
_TOLD: Final = tuple(one for one in FIGURES if f"lab.more.{one.name}" in catalogue())


class Forecast(NamedTuple):
    """What is known so far."""

    hands: int  #: played by the rules that have fewer
    sentences: list[str]
    final: bool


def forecast(
    house: House,
    seconds: float = SECONDS,
    now: Callable[[], float] = monotonic,
    after_game: Callable[[], None] = lambda: None,
) -> Iterator[Forecast]:
    """Play a house rule next to its book; yield what is known after more and more games.

    Args:
        house: The house rule.
        seconds: The time after which no further game is begun.
        now: The clock.
        after_game: Called after every game, as a sign of life.

    Raises:
        UserError: If no number of players can play both, or if the bots cannot play the house rule.
    """
    base = base_of(house)
    numbers = [seats.players for seats in base.seatings]
    both = [seats.players for seats in house.book.seatings if seats.players in numbers]
    if not both:
        raise UserError("lab.players", name=house.name)
    players = 4 if 4 in both else both[0]
    study = Study((rule_set(base, players=players), rule_set(house.book, house.source, players)), seed=_SEED)
    rows: list[list[GameRow]] = [[], []]
    end = now() + seconds
    level = (1 - LEVEL) / len(LOOKS)
    for games in LOOKS:
        while len(rows[0]) < games and (now() < end or not rows[0]):
            for own, rules in zip(rows, study.rules, strict=True):
                own += play_games(study, rules, [len(own)])
            after_game()
        final = len(rows[0]) < games or games == LOOKS[-1]
        found = analyse(study, rows, _TOLD, level)
        hands = min(one.hands for one in found.rules)
        yield Forecast(hands, sentences(found.comparisons[0], SHOWN), final)
        if final:
            return
