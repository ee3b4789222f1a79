"""Gymnasium environment for one player, with bots in the other seats.

>>> import gymnasium
>>> table = gymnasium.make("canasta/Classic-v0", opponents="simple")
>>> numbers, info = table.reset(seed=1)
>>> numbers.shape, int(info["action_mask"].sum()) == int(table.unwrapped.action_masks().sum())
((579,), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsInt

from canasta.bots import Bot, make_bot
from canasta.engine.observe import Observer
from canasta.envs.table import DIFFERENCE, HAND, EpisodeTable, setup_of
from canasta.envs.table import illegal as illegal_action
from canasta.extras import missing
from canasta.messages import UserError
from canasta.table.actions import ACTIONS

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import NUMBERS, Mask, Rows, Seen
from canasta.envs.render import FPS, MODES, Picture, check_mode, render
from canasta.envs.spaces import observation_space

#: How to handle an illegal action: end the episode with a penalty, or raise an error.
END: Final = "end"
RAISE: Final = "raise"
ILLEGAL: Final = (END, RAISE)

#: The registered environments with their books.
IDS: Final = {
    "canasta/Classic-v0": "classic",
    "canasta/Caliente-v0": "caliente",
    "canasta/Boat-v0": "boat",
    "canasta/American-v0": "american",
    "canasta/Knee-v0": "knee",
}


def register() -> None:
    """Register the environments with ``gymnasium.make``; importing this module does this.

    Examples:
        >>> register()
        >>> "canasta/Boat-v0" in gymnasium.registry
        True
    """
    for name, book in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="canasta.envs.single:CanastaSeat", kwargs={"book": book})


class CanastaSeat(gymnasium.Env):
    """Gymnasium environment for one player; all other players, including any partner, are bots.

    ``info["action_mask"]`` and ``action_masks()`` give the legal actions.

    Args:
        seat: The number of the learning player.
        opponents: The bots of the other players: one name for all, or a name or bot object for each, in
            order.
        illegal: ``end`` ends the episode after an illegal action, with the reason in ``info["refusal"]``;
            ``raise`` raises ``IllegalAction``.
        illegal_reward: The reward of an illegal action.

    All other arguments are those of ``canasta.envs.Canasta``.

    Raises:
        UserError: If an argument is not valid.

    Examples:
        >>> table = CanastaSeat(opponents="simple")
        >>> seen, info = table.reset(seed=1)
        >>> seen, reward, ended, truncated, info = table.step(info["action_mask"].argmax())
        >>> ended, truncated
        (False, False)
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012

    def __init__(
        self,
        book: str = "classic",
        players: int = 4,
        options: Sequence[str] = (),
        *,
        episode: str = HAND,
        reward: str = DIFFERENCE,
        target: int | None = None,
        max_hands: int = 0,
        observation: str = NUMBERS,
        seat: int = 0,
        opponents: str | Sequence[str | Bot] = "random",
        illegal: str = END,
        illegal_reward: float = -1000.0,
        render_mode: str | None = None,
    ) -> None:
        setup = setup_of(book, players, options)
        self.table = EpisodeTable(setup, episode=episode, reward=reward, target=target, max_hands=max_hands)
        if not 0 <= seat < self.table.players:
            raise UserError("envs.seat", given=seat, most=self.table.players - 1)
        if illegal not in ILLEGAL:
            raise UserError("envs.illegal", given=illegal, names=", ".join(ILLEGAL))
        others = self.table.players - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise UserError("envs.opponents", number=others, given=len(named))
        self.player = seat
        self.render_mode = check_mode(render_mode)
        self.action_space = Discrete(ACTIONS)
        self._rows = Rows(1, Observer(setup, self.table.target), observation)
        self.observation_space = observation_space(observation)
        self._nothing = self._rows.masks[0].copy()
        self._named = named
        self._seat_bots(0)
        self._raises = illegal == RAISE
        self._illegal_reward = float(illegal_reward)
        self._legal = self._nothing
        self._before = 0.0  #: from a hand that the player sat out before its first action

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal, and play the bots' actions up to the player's first turn.

        Args:
            seed: Begins a new sequence of deals.
            options: ``scores`` (totals at the start, by side) and ``dealer`` (a seat).

        Returns:
            The observation and ``info`` with the action mask.
        """
        super().reset(seed=seed)
        first = int(self.np_random.integers(1 << 62))
        self._seat_bots(first)
        self.table.start_with(first, options)
        self._before = self._let_others_play()
        while self.table.over:  # the others finished before the player's first turn
            self.table.start_with(None, options)
            self._before = self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Perform the player's action and the bots' actions up to the player's next turn.

        Returns:
            The observation, the reward over all of these actions, whether the episode ended, whether it was
                truncated, and ``info``.

        Raises:
            UserError: Before the first ``reset`` and after the end of an episode.
            IllegalAction: If the action is illegal and ``illegal`` is ``raise``.
        """
        number = int(action)
        table = self.table
        if not table.seats or table.over:
            raise UserError("envs.not_started")
        if not 0 <= number < ACTIONS or not self._legal[number]:
            return self._refuse(number)
        table.step(number)
        gained = self._before + table.rewards[self.player] + self._let_others_play()
        self._before = 0.0
        return self._seen(), gained, table.ended, table.truncated, self._info()

    def action_masks(self) -> Mask:
        """Return the legal actions, under the method name used by libraries with masking."""
        mask: Mask = self._legal.astype(bool)
        return mask

    def render(self) -> str | Picture | None:
        """Render the table as the player sees it."""
        if not self.table.seats:
            raise UserError("envs.not_started")
        return render(self.table.view(self.player), self.render_mode)

    def _seat_bots(self, seed: int) -> None:
        """Make bots for the other players; those given by name are made anew in every episode."""
        bots = [
            make_bot(bot, seed + 1 + place) if isinstance(bot, str) else bot
            for place, bot in enumerate(self._named)
        ]
        others = [player for player in range(self.table.players) if player != self.player]
        self._bots: dict[int, Bot] = dict(zip(others, bots, strict=True))

    def _let_others_play(self) -> float:
        """Play until the player's turn or the end of the episode; return the player's reward."""
        table = self.table
        gained = 0.0
        while not table.over and table.actor != self.player:
            table.step(self._bots[table.actor].choose(table.view(table.actor)))
            gained += table.rewards[self.player]
        self._legal = self._nothing if table.over else self._rows.offered(table.state)
        return gained

    def _refuse(self, number: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        problem = illegal_action(self.table.state, number)
        if self._raises:
            raise problem
        self.table.ended = True
        self._legal = self._nothing
        info = self._info()
        info["refusal"] = str(problem)
        return self._seen(), self._illegal_reward, True, False, info

    def _seen(self) -> Seen:
        return self._rows.seen(self.table.state, self.table.seat_of[self.player], self.table.number)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._legal.copy()}
        if self.table.over:
            info.update(points=self.table.points, totals=self.table.totals, hands=self.table.number)
        return info


# Importing this module is enough: gymnasium.make("canasta.envs.single:canasta/Classic-v0") does so itself.
register()
