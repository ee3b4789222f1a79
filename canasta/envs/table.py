"""A self-contained table that deals and scores; all environments are based on it.

>>> table = EpisodeTable(setup_of("classic", 4))
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
from canasta.arena.tree import difference_rewards
from canasta.books.house import rules_of
from canasta.books.mini import MINI
from canasta.clauses.setup import Setup
from canasta.engine import IllegalAction, State, View, legal_actions, play_out_step, refusal, view
from canasta.engine.random_play import Dice, FollowingShuffler, deal_hand
from canasta.match.course import Course
from canasta.messages import UserError
from canasta.table.state import PART_OVER, STATE_FIELDS

HAND: Final = "hand"
GAME: Final = "game"
EPISODES: Final = (HAND, GAME)
DIFFERENCE: Final = "difference"
WIN: Final = "win"
REWARDS: Final = (DIFFERENCE, WIN)


def setup_of(book: str, players: int, options: Sequence[str] | str = ()) -> Setup:
    """Return the setup for some rules.

    Args:
        book: A book, with or without options, a house rule, or ``mini`` for Mini-Canasta.
        players: The number of players.
        options: Further options of the book.

    Raises:
        UserError: If there are no such rules, or not for this number of players.

    Examples:
        >>> setup_of("caliente", 4, ["always_frozen"]) is setup_of("caliente+always_frozen", 4)
        True
    """
    names = options.split("+") if isinstance(options, str) else options
    return _setup("+".join([book, *(name for name in names if name)]), players)


@lru_cache(maxsize=64)
def _setup(rules: str, players: int) -> Setup:
    return Setup(MINI if rules == MINI.slug else rules_of(rules), players)


def win_rewards(sides: int, winners: Sequence[int]) -> list[float]:
    """Return 1 for the winning side, with the others sharing -1 equally; several winners share.

    >>> win_rewards(2, [1]), win_rewards(3, [0]), win_rewards(2, [0, 1])
    ([-1.0, 1.0], [1.0, -0.5, -0.5], [0.0, 0.0])
    """
    share = sides / len(winners)
    return [((share if side in winners else 0.0) - 1) / (sides - 1) for side in range(sides)]


def illegal(state: State, action: int) -> ValueError:
    """Return the exception for an illegal action: the reason in the rules, or that the number is unknown."""
    try:
        reason = refusal(state, action)
    except UserError as error:
        return error
    assert reason is not None
    return IllegalAction(action, reason)


def copy_dice(dice: Dice) -> Dice:
    """Return dice that will give the same numbers."""
    make, given = dice.__reduce__()
    return make(*given)


#: Words of a state, which may be arrays of the core.
_WORDS: Final = ("held", "laid")


def state_facts(state: State) -> tuple[object, ...]:
    """Return the contents of a state, to compare it with another of the same setup."""
    facts: list[object] = []
    for name in STATE_FIELDS:
        value = getattr(state, name)
        if name in _WORDS:
            facts.append(list(value))
        elif name == "shuffler":
            facts.append(value.dealt if isinstance(value, FollowingShuffler) else value)
        elif name != "setup":
            facts.append(value)
    return tuple(facts)


class EpisodeTable(Course):
    """A sequence of hands or games, with rewards for the players.

    Args:
        setup: The rules and the number of players.
        episode: ``hand`` or ``game``.
        reward: ``difference`` or ``win``.
        target: The total that wins a game; by default the book's.
        max_hands: The number of hands after which a game is truncated; 0 for no limit.

    Raises:
        UserError: If an argument is not valid.
    """

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
            raise UserError("envs.episode", given=episode, names=", ".join(EPISODES))
        if reward not in REWARDS:
            raise UserError("envs.reward", given=reward, names=", ".join(REWARDS))
        if max_hands < 0:
            raise UserError("envs.max_hands", number=max_hands)
        if target is not None and target < 1:
            raise UserError("match.target", target=target, most=limits.TARGET)
        self.whole_game = episode == GAME
        self.for_winning = reward == WIN
        self.max_hands = max_hands
        #: The number of players: in one hand those at the table, in a game also those who sit out.
        self.players = setup.players if self.whole_game else setup.seats
        #: Players are numbered as they sit: player and side correspond like seat and side.
        members = [range(side, self.players, setup.sides) for side in range(setup.sides)]
        super().__init__(setup, members, setup.book.target if target is None else target)
        self._dice = Dice(randbits(64))
        self.points: tuple[int, ...] = ()  #: of the last finished hand, by side
        self.seats = ()  # no seats before the first deal
        self.seat_of: list[int] = []  #: the seat of each player, -1 for a player who sits out
        self.rewards: list[float] = []  #: of the last step, by player
        self.ended = False
        self.truncated = False
        self.state = State()
        self.state.setup = setup

    def copy(self) -> EpisodeTable:
        """Return an independent copy, which continues with the same deals."""
        new = EpisodeTable.__new__(EpisodeTable)
        new.__dict__.update(self.__dict__)
        new.state = self.state.copy()
        new._dice = copy_dice(self._dice)
        return new

    def __copy__(self) -> EpisodeTable:
        return self.copy()

    def __deepcopy__(self, memo: object) -> EpisodeTable:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        return self._facts() == other._facts() if isinstance(other, EpisodeTable) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # it changes

    def _facts(self) -> tuple[object, ...]:
        """Return everything that decides what happens next, and the results of the last step."""
        return (
            self.setup.book, self.setup.players, self.whole_game, self.for_winning, self.max_hands,
            self.target, self.number, self.dealer, self._first_dealer, self.totals, self.winners,
            self.seats, self.points, self.rewards, self.ended, self.truncated, self._dice.__reduce__()[1],
            state_facts(self.state),
        )  # fmt: skip

    @property
    def over(self) -> bool:
        """True if the episode has ended."""
        return self.ended or self.truncated

    @property
    def actor(self) -> int:
        """The player to act."""
        return self.seats[self.state.actor]

    def start(self, seed: int | None = None, scores: Sequence[int] = (), dealer: int | None = None) -> None:
        """Begin an episode.

        Args:
            seed: Begins a new sequence of deals; without a seed the current sequence continues.
            scores: The totals at the start, by side.
            dealer: The seat of the dealer.
        """
        if seed is not None:
            self._dice = Dice(seed)
        self.begin(scores)
        self.points = (0,) * self.setup.sides
        self.ended = self.truncated = False
        self.rewards = [0.0] * self.players
        self._deal(dealer)

    def start_with(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """Begin an episode with the options of ``reset``: ``scores`` and ``dealer``."""
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
        """Return what a player may see; a player who sits out sees public information only."""
        return view(self.state, self.seat_of[player])

    def legal(self) -> list[int]:
        """Return the legal actions of the player to act."""
        return legal_actions(self.state)

    def step(self, action: int) -> None:
        """Perform an action that is known to be legal; ``rewards`` then has its rewards."""
        state = self.state
        play_out_step(state, action)
        if state.part == PART_OVER:
            self.finish_hand()
        elif any(self.rewards):
            self.rewards = [0.0] * self.players

    def finish_hand(self) -> None:
        """Score the finished hand, and deal the next one if the episode continues."""
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
