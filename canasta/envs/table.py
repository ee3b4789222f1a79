"""A table that deals and scores by itself: what all environments step.

>>> table = Table(setup_of("classic", 4))
>>> table.start(seed=1)
>>> from canasta.engine import legal_actions
>>> while not table.over:
...     table.step(legal_actions(table.state)[0])
>>> sum(table.rewards), len(table.points), table.number
(0.0, 2, 1)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from secrets import randbits
from typing import Any, Final

from canasta import limits
from canasta.books.house import rules_of
from canasta.clauses.setup import Setup
from canasta.engine import IllegalAction, State, View, legal_actions, play_out_step, refusal, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.match.course import Course
from canasta.messages import Complaint
from canasta.table.state import PART_OVER

HAND: Final = "hand"
GAME: Final = "game"
EPISODES: Final = (HAND, GAME)
DIFFERENCE: Final = "difference"
WIN: Final = "win"
REWARDS: Final = (DIFFERENCE, WIN)


def setup_of(book: str, players: int, options: Sequence[str] | str = ()) -> Setup:
    """The setup of some rules: ``book`` is whatever names rules, options may be in it or beside it.

    >>> setup_of("caliente", 4, ["always_frozen"]) is setup_of("caliente+always_frozen", 4)
    True
    """
    names = options.split("+") if isinstance(options, str) else options
    return _setup("+".join([book, *(name for name in names if name)]), players)


@lru_cache(maxsize=64)
def _setup(rules: str, players: int) -> Setup:
    return Setup(rules_of(rules), players)


def difference_rewards(points: Sequence[int]) -> list[float]:
    """By side: its points less the mean of the other sides'; the sum is nothing.

    >>> difference_rewards([300, 100]), difference_rewards([300, 100, 50])
    ([200.0, -200.0], [225.0, -75.0, -150.0])
    """
    whole = sum(points)
    others = len(points) - 1
    return [own - (whole - own) / others for own in points]


def win_rewards(sides: int, winners: Sequence[int]) -> list[float]:
    """By side: 1 for the one that has won, and what it takes from the others; winners share.

    >>> win_rewards(2, [1]), win_rewards(3, [0]), win_rewards(2, [0, 1])
    ([-1.0, 1.0], [1.0, -0.5, -0.5], [0.0, 0.0])
    """
    share = sides / len(winners)
    return [((share if side in winners else 0.0) - 1) / (sides - 1) for side in range(sides)]


def illegal(state: State, action: int) -> ValueError:
    """What to raise about an action that is not legal: the rules' reason, or that there is no such number."""
    try:
        reason = refusal(state, action)
    except Complaint as error:
        return error
    assert reason is not None
    return IllegalAction(action, reason)


class Table(Course):
    """Hands or games one after another, with rewards for the players."""

    def __init__(
        self,
        setup: Setup,
        *,
        episode: str = HAND,
        reward: str = DIFFERENCE,
        target: int | None = None,
        max_hands: int = 0,
    ) -> None:
        if episode not in EPISODES:
            raise Complaint("envs.episode", given=episode, names=", ".join(EPISODES))
        if reward not in REWARDS:
            raise Complaint("envs.reward", given=reward, names=", ".join(REWARDS))
        if max_hands < 0:
            raise Complaint("envs.max_hands", number=max_hands)
        if target is not None and target < 1:
            raise Complaint("match.target", target=target, most=limits.TARGET)
        self.whole_game = episode == GAME
        self.for_winning = reward == WIN
        self.max_hands = max_hands
        #: How many players there are: in one hand those at the table, in a game also who sits out.
        self.players = setup.players if self.whole_game else setup.seats
        #: Players are numbered as they sit: player and side go together as seat and side do.
        members = [range(side, self.players, setup.sides) for side in range(setup.sides)]
        super().__init__(setup, members, setup.book.target if target is None else target)
        self._dice = Dice(randbits(64))
        self.points: tuple[int, ...] = ()  #: of the last hand that ended, by side
        self.seats = ()  # nobody sits down before the first deal
        self.seat_of: list[int] = []  #: the seat of each player, -1 for who sits out
        self.rewards: list[float] = []  #: of the last step, by player
        self.ended = False
        self.truncated = False
        self.state = State()

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return self.ended or self.truncated

    @property
    def actor(self) -> int:
        """The player who acts now."""
        return self.seats[self.state.actor]

    def start(self, seed: int | None = None, scores: Sequence[int] = (), dealer: int | None = None) -> None:
        """Begin an episode. A seed begins a new sequence of deals; without one the old sequence continues."""
        if seed is not None:
            self._dice = Dice(seed)
        self.begin(scores)
        self.points = (0,) * self.setup.sides
        self.ended = self.truncated = False
        self.rewards = [0.0] * self.players
        self._deal(dealer)

    def start_with(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin an episode the way ``reset`` is asked to; it has the options ``scores`` and ``dealer``."""
        options = options or {}
        self.start(seed, options.get("scores", ()), options.get("dealer"))

    def _deal(self, dealer: int | None = None) -> None:
        self.next_hand()
        if dealer is not None:
            self.dealer = dealer
        self.seat_of = [-1] * self.players
        for seat, player in enumerate(self.seats):
            self.seat_of[player] = seat
        self.state = deal_hand(self.setup, self._dice, self.totals, self.dealer, self.number)

    def view(self, player: int) -> View:
        """What a player may see; who sits out sees what everybody sees."""
        return view(self.state, self.seat_of[player])

    def legal(self) -> list[int]:
        """What the actor may do."""
        return legal_actions(self.state)

    def step(self, action: int) -> None:
        """Carry out an action that is known to be legal; ``rewards`` tells what it brought everybody."""
        state = self.state
        play_out_step(state, action)
        if state.part == PART_OVER:
            self.finish_hand()
        elif any(self.rewards):
            self.rewards = [0.0] * self.players

    def finish_hand(self) -> None:
        """The hand is over: count it, and deal the next one if the episode goes on."""
        setup = self.setup
        _, self.points = self.count_hand(self.state)
        winners = self.winners
        if self.whole_game:
            self.ended = bool(winners)
            self.truncated = not winners and self.number == self.max_hands
        else:
            best = max(self.points)
            winners = tuple(side for side, points in enumerate(self.points) if points == best)
            self.ended = True
        if not self.for_winning:
            by_side = difference_rewards(self.points)
        elif winners:
            by_side = win_rewards(setup.sides, winners)
        else:
            by_side = [0.0] * setup.sides
        self.rewards = [by_side[player % setup.sides] for player in range(self.players)]
        if not self.over:
            self._deal()
