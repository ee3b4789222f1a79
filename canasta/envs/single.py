"""One seat at the table as a Gymnasium environment; bots have the other seats.

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
from canasta.envs.missing import missing
from canasta.envs.table import DIFFERENCE, HAND, Table, setup_of
from canasta.envs.table import illegal as illegal_action
from canasta.messages import Complaint
from canasta.table.actions import ACTIONS

try:
    import gymnasium
    from gymnasium.spaces import Discrete
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import NUMBERS, Mask, Rows, Seen
from canasta.envs.render import FPS, MODES, Picture, check_mode, render
from canasta.envs.spaces import observation_space

#: What can be done about an illegal action: the episode ends with a penalty, or an error is raised.
END: Final = "end"
RAISE: Final = "raise"
ILLEGAL: Final = (END, RAISE)

#: The registered environments and the books they play.
IDS: Final = {
    "canasta/Classic-v0": "classic",
    "canasta/Caliente-v0": "caliente",
    "canasta/Boat-v0": "boat",
    "canasta/American-v0": "american",
    "canasta/Knee-v0": "knee",
}


def register() -> None:
    """Make the environments known to ``gymnasium.make``; importing this module has done it already."""
    for name, book in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="canasta.envs.single:CanastaSeat", kwargs={"book": book})


class CanastaSeat(gymnasium.Env):
    """The player ``seat`` against bots, and with one where there are partners.

    Rules, episodes and rewards are chosen as for ``canasta.envs.Canasta``. ``opponents`` names the bots of
    the other players, one name for all or one for each in their order, or gives objects that choose.
    ``info["action_mask"]`` and ``action_masks()`` tell the legal actions. An illegal one is refused: the
    episode ends with ``illegal_reward`` and the reason in ``info["refusal"]``, or ``IllegalAction`` is
    raised if ``illegal`` says so.
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
        self.table = Table(setup, episode=episode, reward=reward, target=target, max_hands=max_hands)
        if not 0 <= seat < self.table.players:
            raise Complaint("envs.seat", given=seat, most=self.table.players - 1)
        if illegal not in ILLEGAL:
            raise Complaint("envs.illegal", given=illegal, names=", ".join(ILLEGAL))
        others = self.table.players - 1
        named = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(named) != others:
            raise Complaint("envs.opponents", number=others, given=len(named))
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
        self._before = 0.0  #: from a hand the player sat out before it ever acted

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal, and let the others play until it is the player's turn."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(1 << 62))
        self._seat_bots(first)
        self.table.start_with(first, options)
        self._before = self._let_others_play()
        while self.table.over:  # the others finished without the player ever acting
            self.table.start_with(None, options)
            self._before = self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """The player's action, then what the others do until its next turn; the reward covers all of it."""
        number = int(action)
        table = self.table
        if not table.seats or table.over:
            raise Complaint("envs.not_started")
        if not 0 <= number < ACTIONS or not self._legal[number]:
            return self._refuse(number)
        table.step(number)
        gained = self._before + table.rewards[self.player] + self._let_others_play()
        self._before = 0.0
        return self._seen(), gained, table.ended, table.truncated, self._info()

    def action_masks(self) -> Mask:
        """The legal actions, under the name that learners with masks ask for."""
        mask: Mask = self._legal.astype(bool)
        return mask

    def render(self) -> str | Picture | None:
        """The table as the player sees it."""
        if not self.table.seats:
            raise Complaint("envs.not_started")
        return render(self.table.view(self.player), self.render_mode)

    def _seat_bots(self, seed: int) -> None:
        """Bots for the other players; named ones begin anew with every episode."""
        bots = [
            make_bot(bot, seed + 1 + place) if isinstance(bot, str) else bot
            for place, bot in enumerate(self._named)
        ]
        others = [player for player in range(self.table.players) if player != self.player]
        self._bots: dict[int, Bot] = dict(zip(others, bots, strict=True))

    def _let_others_play(self) -> float:
        """Until the player acts or the episode is over; answers with what that brought the player."""
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


# Importing this module is enough: gymnasium.make("canasta.envs.single:canasta/Classic-v0") does it by itself.
register()
