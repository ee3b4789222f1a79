"""PettingZoo environment, in which agents take turns (AEC).

>>> table = env(book="classic", players=4)
>>> table.reset(seed=1)
>>> observation, reward, ended, cut_off, info = table.last()
>>> table.agent_selection, observation["observation"].shape, int(observation["action_mask"].sum()) > 0
('player_0', (723,), True)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, SupportsInt

from canasta.engine.batch import ILLEGAL, OVER
from canasta.engine.observe import Observer
from canasta.envs.table import DIFFERENCE, HAND, EpisodeTable, illegal, setup_of
from canasta.extras import missing
from canasta.messages import UserError
from canasta.table.actions import ACTIONS

try:
    import numpy as np
    from gymnasium.spaces import Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import NUMBERS, Rows, Seen
from canasta.envs.render import FPS, MODES, Picture, check_mode, render
from canasta.envs.spaces import masked_space, state_space

PREFIX: Final = "player_"


def env(**arguments: Any) -> Any:
    """Make a table in PettingZoo's usual wrappers, which report wrong use.

    Args:
        **arguments: As for ``Canasta``.

    Examples:
        >>> table = env(book="boat", players=3)
        >>> table.reset(seed=1)
        >>> for player in table.agent_iter():
        ...     seen, reward, ended, truncated, info = table.last()
        ...     table.step(None if ended or truncated else seen["action_mask"].argmax())
        >>> table.agents
        []
    """
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(Canasta(**arguments)))


class Canasta(AECEnv):
    """PettingZoo environment for any book and number of players; an episode is one hand or a whole game.

    Args:
        book: The rules: a book, a book with options (``caliente+always_frozen``), a house rule or its file.
        players: The number of players.
        options: Further options of the book.
        episode: ``hand`` or ``game``.
        reward: ``difference`` (points less the mean of the other sides) or ``win``.
        target: The total that wins a game; by default the book's.
        max_hands: The number of hands after which a game is truncated; 0 for no limit.
        observation: ``numbers`` (see ``canasta.envs.LAYOUT``) or ``packed``.
        render_mode: ``human``, ``ansi`` or ``rgb_array``.

    Raises:
        UserError: If an argument is not valid.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own form
        "name": "canasta_v0",
        "render_modes": list(MODES),
        "render_fps": FPS,
        "is_parallelizable": False,
    }

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
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        setup = setup_of(book, players, options)
        self.table = EpisodeTable(setup, episode=episode, reward=reward, target=target, max_hands=max_hands)
        self.render_mode = check_mode(render_mode)
        self._rows = Rows(1, Observer(setup, self.table.target), observation)
        self.possible_agents = [f"{PREFIX}{player}" for player in range(self.table.players)]
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: masked_space(self._rows.layout) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.state_space = state_space(self._rows.layout, setup.seats)
        self._nothing = self._rows.masks[0].copy()
        self._paid = False  #: whether ``rewards`` contains anything but zeros

    def observation_space(self, agent: str) -> Any:
        """Return the space of the numbers of ``canasta.envs.LAYOUT`` with a mask of the legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of the engine's actions, by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode.

        Args:
            seed: Begins a new sequence of deals; without a seed the current sequence continues.
            options: ``scores`` (totals at the start, by side) and ``dealer`` (a seat).
        """
        self.table.start_with(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._paid = False
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self._nothing} for agent in self.agents
        }
        self._rows.offered(self.table.state)
        self._select(self.possible_agents[self.table.actor])

    def _select(self, agent: str) -> None:
        """Make an agent the next to act, and put its legal actions into its info."""
        self.agent_selection = agent
        self.infos[agent]["action_mask"] = self._rows.mask.copy()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the agent's observation and, if it is to act, the mask of its legal actions."""
        table = self.table
        state = table.state
        seat = table.seat_of[self._player[agent]]
        mask = self._rows.mask if seat == state.actor else self._nothing
        return {
            "observation": self._rows.seen(state, seat, table.number),
            "action_mask": mask.copy(),
        }

    def state(self) -> Seen:
        """Return everything except the order of the stock and the reserves, for training with a global view.

        First what a spectator sees, with seats counted from the first one, in the form of an observation;
        then the hand of every seat: sixteen counts, or two cells.
        """
        if not self.table.seats:
            raise UserError("envs.not_started")
        state = self.table.state
        seats = range(self.table.setup.seats)
        public = self._rows.seen(state, -1, self.table.number)
        hands = [self._rows.hand(state, seat) for seat in seats]
        return np.concatenate([public, *hands]).astype(public.dtype)

    def step(self, action: SupportsInt | None) -> None:
        """Perform the action of the current agent.

        Raises:
            IllegalAction: If the action is not legal. The message gives the reason.
            UserError: Before the first ``reset`` and after the end of an episode.
        """
        if not self.agents:
            raise UserError("envs.not_started")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        state = table.state
        number = -1 if action is None else int(action)
        seat = self._rows.sights.play(0, state, number)
        if seat == ILLEGAL:
            raise illegal(state, number)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self._nothing
        if seat == OVER:
            self._finish_hand()
            seat = table.state.actor
        elif self._paid:
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._paid = False
        self._select(self.possible_agents[table.seats[seat]])
        if self.render_mode == "human":
            self.render()

    def _finish_hand(self) -> None:
        """Distribute the rewards of the hand, then continue or end the episode."""
        table = self.table
        table.finish_hand()
        self.rewards = dict(zip(self.possible_agents, table.rewards, strict=True))
        self._accumulate_rewards()
        self._paid = True
        if table.over:
            self.terminations = dict.fromkeys(self.agents, table.ended)
            self.truncations = dict.fromkeys(self.agents, table.truncated)
            for info in self.infos.values():
                info.update(points=table.points, totals=table.totals, hands=table.number)
        else:
            self._rows.offered(table.state)

    def render(self) -> str | Picture | None:
        """Render the table as the current agent sees it."""
        if not self.table.seats:
            raise UserError("envs.not_started")
        return render(self.table.view(self.table.actor), self.render_mode)

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if self.table.seats and not self.table.over:
            self._rows.offered(self.table.state)

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, Canasta) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        """Return everything that decides what happens next, and the results so far."""
        if not self.agents:
            return self.table, self._rows.layout, (), (), (), ()
        given = self._cumulative_rewards
        return self.table, self._rows.layout, self.agents, self.agent_selection, self.rewards, given

    def __str__(self) -> str:
        return str(self.metadata["name"])
