"""Gymnasium environment for one player, with bots in the other seats.

>>> import gymnasium
>>> table = gymnasium.make("canasta/Classic-v0", opponents="simple")
>>> numbers, info = table.reset(seed=1)
>>> numbers.shape, int(info["action_mask"].sum()) == int(table.unwrapped.action_masks().sum())
((723,), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsInt

from canasta.bots import Bot
from canasta.engine.observe import Observer
from canasta.envs.seat import END, SeatArguments, SeatTable
from canasta.envs.table import DIFFERENCE, HAND, setup_of
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

#: The registered environments with their books.
IDS: Final = {
    "canasta/Classic-v0": "classic",
    "canasta/Caliente-v0": "caliente",
    "canasta/Boat-v0": "boat",
    "canasta/American-v0": "american",
    "canasta/Knee-v0": "knee",
}


def register() -> None:
    """Register the environments with ``make`` and ``make_vec``; importing this module does this.

    Examples:
        >>> register()
        >>> "canasta/Boat-v0" in gymnasium.registry
        True
    """
    for name, book in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="canasta.envs.single:CanastaSeat",
                vector_entry_point="canasta.envs.vector:CanastaVector",
                kwargs={"book": book},
            )


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
        arguments = SeatArguments(
            setup, episode, reward, target, max_hands, seat, opponents, illegal, illegal_reward
        )
        self._seat = SeatTable(arguments)
        self.table = self._seat.table
        self.player = seat
        self.render_mode = check_mode(render_mode)
        self.action_space = Discrete(ACTIONS)
        self._rows = Rows(1, Observer(setup, self.table.target), observation)
        self.observation_space = observation_space(self._rows.layout)
        self._legal = self._rows.mask

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
        self._seat.start(int(self.np_random.integers(1 << 62)), options)
        self._offer()
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
        legal = 0 <= number < ACTIONS and self._legal[number]
        gained = self._seat.act(number) if legal else self._seat.refuse(number)
        self._offer()
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

    def _offer(self) -> None:
        """Write the legal actions of the player."""
        if self.table.over:
            self._rows.sights.no_offer(0)
        else:
            self._rows.offered(self.table.state)

    def _seen(self) -> Seen:
        return self._rows.seen(self.table.state, self.table.seat_of[self.player], self.table.number)

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._legal.copy()}
        if self.table.over:
            info.update(self._seat.result())
        return info

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        del kept["table"], kept["_legal"]  # parts of others
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.table = self._seat.table
        self._legal = self._rows.mask
        if self.table.seats:
            self._offer()

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, CanastaSeat) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        """Return everything that decides what happens next."""
        drawn = self._np_random.bit_generator.state if self._np_random else None
        return self._rows.layout, self._seat, drawn


# Importing this module is enough: gymnasium.make("canasta.envs.single:canasta/Classic-v0") does so itself.
register()
