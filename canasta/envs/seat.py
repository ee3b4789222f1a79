"""One player at a table, with bots in the other seats: what the Gymnasium environments are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, NamedTuple

from canasta.bots import Bot, make_bot
from canasta.clauses.setup import Setup
from canasta.engine.random_play import Dice, random_until
from canasta.envs.table import EpisodeTable, copy_dice, illegal
from canasta.messages import UserError
from canasta.table.state import PART_OVER

#: How to handle an illegal action: end the episode with a penalty, or raise an error.
END: Final = "end"
RAISE: Final = "raise"
ILLEGAL: Final = (END, RAISE)
#: The level that plays inside the core, if all opponents have it.
RANDOM: Final = "random"


class SeatArguments(NamedTuple):
    """The rules of an episode, the learning player and the others."""

    setup: Setup
    episode: str
    reward: str
    target: int | None
    max_hands: int
    seat: int
    opponents: str | Sequence[str | Bot]
    illegal: str
    illegal_reward: float


class SeatTable:
    """A table at which one player is asked, and bots play for all others, including any partner.

    Raises:
        UserError: If an argument is not valid.
    """

    def __init__(self, arguments: SeatArguments) -> None:
        self.table = EpisodeTable(
            arguments.setup,
            episode=arguments.episode,
            reward=arguments.reward,
            target=arguments.target,
            max_hands=arguments.max_hands,
        )
        players = self.table.players
        if not 0 <= arguments.seat < players:
            raise UserError("envs.seat", given=arguments.seat, most=players - 1)
        if arguments.illegal not in ILLEGAL:
            raise UserError("envs.illegal", given=arguments.illegal, names=", ".join(ILLEGAL))
        opponents = arguments.opponents
        named = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(named) != players - 1:
            raise UserError("envs.opponents", number=players - 1, given=len(named))
        self.player = arguments.seat
        self.refusal = ""  #: why the last action was illegal
        self._raises = arguments.illegal == RAISE
        self._illegal_reward = float(arguments.illegal_reward)
        self._named = named
        self._at_random = all(bot == RANDOM for bot in named)
        self._seat_bots(0)
        self._before = 0.0  #: from a hand that the player sat out before its first action

    @property
    def over(self) -> bool:
        """True if the episode has ended."""
        return self.table.over

    @property
    def seat(self) -> int:
        """The seat of the player, -1 if the player sits out."""
        return self.table.seat_of[self.player]

    def start(self, seed: int, options: Mapping[str, Any] | None) -> None:
        """Deal, and play the bots' actions up to the player's first turn."""
        self.refusal = ""
        self._seat_bots(seed)
        self.table.start_with(seed, options)
        self._before = self._let_others_play()
        while self.over:  # the others finished before the player's first turn
            self.table.start_with(None, options)
            self._before = self._let_others_play()

    def act(self, action: int) -> float:
        """Perform the player's legal action and the bots' actions; return the reward of all of them."""
        table = self.table
        table.step(action)
        gained = self._before + table.rewards[self.player] + self._let_others_play()
        self._before = 0.0
        return gained

    def refuse(self, action: int) -> float:
        """End the episode for an illegal action and return its reward, or raise an error."""
        problem = illegal(self.table.state, action)
        if self._raises:
            raise problem
        self.refusal = str(problem)
        self.table.ended = True
        return self._illegal_reward

    def result(self) -> dict[str, Any]:
        """Return what ``info`` says of an episode that has ended."""
        table = self.table
        found: dict[str, Any] = {"points": table.points, "totals": table.totals, "hands": table.number}
        if self.refusal:
            found["refusal"] = self.refusal
        return found

    def _seat_bots(self, seed: int) -> None:
        """Make bots for the other players; those given by name are made anew in every episode."""
        self._seed = seed
        self._dice = Dice(f"{seed} opponents")
        bots = [
            make_bot(bot, seed + 1 + place) if isinstance(bot, str) else bot
            for place, bot in enumerate(() if self._at_random else self._named)
        ]
        others = [player for player in range(self.table.players) if player != self.player]
        self._bots: dict[int, Bot] = dict(zip(others, bots, strict=False))

    def _let_others_play(self) -> float:
        """Play until the player's turn or the end of the episode; return the player's reward."""
        table = self.table
        gained = 0.0
        while not table.over and table.actor != self.player:
            if self._at_random:
                random_until(table.state, self.seat, self._dice)
                if table.state.part == PART_OVER:
                    table.finish_hand()
                    gained += table.rewards[self.player]
            else:
                table.step(self._bots[table.actor].choose(table.view(table.actor)))
                gained += table.rewards[self.player]
        return gained

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatTable:
        new = SeatTable.__new__(SeatTable)
        new.__dict__.update(self.__dict__)
        new.table = self.table.copy()
        new._dice = copy_dice(self._dice)
        new._named = deepcopy(self._named, memo)
        new._bots = deepcopy(self._bots, memo)
        return new

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, SeatTable) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        return (
            self.table, self.player, self.refusal, self._raises, self._illegal_reward, self._named,
            self._seed, self._before, self._dice.__reduce__()[1],
        )  # fmt: skip
