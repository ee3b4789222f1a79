"""One hand as an OpenSpiel game, ``python_canasta``, with book, players and options as parameters.

>>> import pyspiel
>>> register()
>>> game = pyspiel.load_game("python_canasta(book=caliente,options=always_frozen,players=3)")
>>> game.num_players(), game.num_distinct_actions()
(3, 256)

Chance is explicit: before the first action, chance moves determine the pack card by card, top first, each
kind with the probability given by the cards that are left. Players do not see these moves; a card is seen
when the engine shows it. Every order of the pack is therefore a line of play with its true probability, a
deal can be set up by hand, and a history always leads to the same state. If a book reshuffles within a hand,
the new order follows from the pack. ``docs/environments.md`` explains the design.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from canasta.arena.observed import ObservedHand
from canasta.arena.tree import difference_rewards
from canasta.cards import KINDS, kind_letter, kinds_text
from canasta.engine import legal_actions, score, tally, totals, view
from canasta.engine.observe import Observer
from canasta.engine.random_play import ENDLESS, Dice, shuffled
from canasta.envs.actions import book_actions
from canasta.envs.table import DIFFERENCE, REWARDS, WIN, setup_of, win_rewards
from canasta.extras import missing
from canasta.messages import UserError
from canasta.notation import write_position
from canasta.table.actions import ACTIONS, action_text
from canasta.table.state import MAX_SEATS, PART_OVER

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from error

from canasta.envs.arrays import BOOK, Rows

NAME: Final = "python_canasta"
#: No hand of any book is worth more points.
MOST_POINTS: Final = 100_000.0
DEFAULTS: Final = {"book": "classic", "options": "", "players": 4, "reward": DIFFERENCE}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Canasta",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def register() -> None:
    """Register the game with OpenSpiel; repeated calls have no effect.

    Examples:
        >>> register()
        >>> pyspiel.load_game("python_canasta").num_players()
        4
    """
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(GAME_TYPE, CanastaGame)


class CanastaGame(pyspiel.Game):
    """One hand of any book; the players of OpenSpiel are the seats."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.rules = "+".join(word for word in (given["book"], given["options"]) if word)
        self.players = int(given["players"])
        self.setup = setup_of(self.rules, self.players)
        if given["reward"] not in REWARDS:
            raise UserError("envs.reward", given=given["reward"], names=", ".join(REWARDS))
        self.for_winning = given["reward"] == WIN
        #: The rows that all observers share; they take turns.
        self.rows = Rows(1, Observer(self.setup), BOOK)
        self.actions = np.array(book_actions(self.setup))
        self._tensors: dict[bool, CanastaObserver] = {}
        most = 1.0 if self.for_winning else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=KINDS,
            num_players=self.setup.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=ENDLESS,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> CanastaState:
        """Return the state before the first chance move."""
        return CanastaState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance moves: one for every card."""
        return len(self.setup.deck)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CanastaObserver:
        """Make an observer of this game."""
        return CanastaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def tensor(self, state: CanastaState, player: int, perfect_recall: bool) -> list[float]:
        """Return the information state or the observation of a player as a list."""
        observer = self._tensors.get(perfect_recall)
        if observer is None:
            kind = pyspiel.IIGObservationType(perfect_recall=perfect_recall)
            observer = self._tensors[perfect_recall] = CanastaObserver(self, kind, None)
        observer.set_from(state, player)
        numbers: list[float] = observer.tensor.tolist()
        return numbers


class CanastaState(pyspiel.State):
    """A hand that is being dealt or played."""

    def __init__(self, game: CanastaGame) -> None:
        super().__init__(game)
        self.hand = ObservedHand(game.setup)
        #: The players of a history that is being copied.
        self._told: list[int] = []

    def current_player(self) -> int:
        """Return the seat to act, or the id for chance or a finished hand."""
        if self._told:
            return self._told[-1]
        state = self.hand.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.part == PART_OVER else state.actor

    def is_terminal(self) -> bool:
        """Return True if the hand is over."""
        return not self._told and self.hand.state is not None and self.hand.state.part == PART_OVER

    # OpenSpiel's own versions of the next two make a new game state and a new observer for every tensor.

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player, by default the one to act, has seen and done."""
        seat = self.current_player() if player is None else int(player)
        game: CanastaGame = self.get_game()
        if 0 <= seat < game.setup.seats:
            return game.tensor(self, seat, perfect_recall=True)
        return list(super().information_state_tensor(seat))  # it raises OpenSpiel's own error

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return what a player, by default the one to act, sees."""
        seat = self.current_player() if player is None else int(player)
        game: CanastaGame = self.get_game()
        if 0 <= seat < game.setup.seats:
            return game.tensor(self, seat, perfect_recall=False)
        return list(super().observation_tensor(seat))

    def _legal_actions(self, player: int) -> list[int]:
        assert self.hand.state is not None
        return legal_actions(self.hand.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the kinds that the next card of the pack may have, with their probabilities."""
        hand = self.hand
        deck = hand.setup.deck
        left = len(deck) - len(hand.order)
        counts = ((kind, deck.count(kind) - hand.order.count(kind)) for kind in range(KINDS))
        return [(kind, count / left) for kind, count in counts if count]

    def _apply_action(self, action: int) -> None:
        if self._told:
            self._told.pop()
            return
        hand = self.hand
        if hand.state is not None:
            hand.act(action)
            return
        hand.order += bytes((action,))
        if len(hand.order) == len(hand.setup.deck):
            hand.begin()

    def _action_to_string(self, player: int, action: int) -> str:
        return kind_letter(action) if player == pyspiel.PlayerId.CHANCE else action_text(action)

    def returns(self) -> list[float]:
        """Return the reward of every seat; zero before the end of the hand."""
        state = self.hand.state
        setup = self.hand.setup
        if state is None or state.part != PART_OVER:
            return [0.0] * setup.seats
        points = totals(score(setup.book, tally(state)), setup.sides)
        if self.get_game().for_winning:
            best = max(points)
            by_side = win_rewards(setup.sides, [side for side, own in enumerate(points) if own == best])
        else:
            by_side = difference_rewards(points)
        return [by_side[setup.side_of(seat)] for seat in range(setup.seats)]

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> CanastaState:
        """Return a state that looks the same to a player, with the cards that player cannot see dealt again.

        Its history has the same actions. Its chance moves are random and do not lead to the state, so that
        the true pack cannot be read from them.
        """
        rng = Random(int(probability_sampler() * (1 << 53)))
        new: CanastaState = self.get_game().new_initial_state()
        if self.hand.state is None:
            for kind in shuffled(self.hand.setup.deck, Dice(rng.getrandbits(64)))[: len(self.hand.order)]:
                new.apply_action(kind)
            return new
        hand = self.hand.resampled(player_id, rng)
        acted = self.full_history()[len(hand.order) :]
        chance = int(pyspiel.PlayerId.CHANCE)
        new._told = [step.player for step in reversed(acted)] + [chance] * len(hand.order)
        for kind in hand.order:
            new.apply_action(kind)
        for step in acted:
            new.apply_action(step.action)
        new.hand = hand
        return new

    def __str__(self) -> str:
        if self.hand.state is None:
            return f"pack {kinds_text(self.hand.order)}"
        return write_position(self.hand.state)


class CanastaObserver:
    """Observer with OpenSpiel's interface: ``tensor``, ``dict`` and a string.

    Without perfect recall the tensor is the observation of ``canasta.envs.book_layout``. With perfect recall
    it also has a table of how often each seat, relative to the observer, performed each action of the book
    (``CanastaGame.actions``), and the string is the log of everything the player has seen.
    """

    def __init__(self, game: CanastaGame, kind: Any, params: Any) -> None:
        if params:
            raise UserError("envs.observer_params")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise UserError("envs.observer_all")
        self._rows = game.rows
        self._actions = game.actions
        self._setup = game.setup
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall = bool(kind.perfect_recall)
        shapes: dict[str, tuple[int, ...]] = {}
        if self._public:
            shapes["observation"] = self._rows.observations.shape[1:]
            if self._recall:
                shapes["done"] = (self._setup.seats, len(self._actions))
        elif self._private:
            shapes["hand"] = (KINDS,)
        sizes = {name: int(np.prod(shape)) for name, shape in shapes.items()}
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        self.dict = {}
        start = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[start : start + sizes[name]].reshape(shape)
            start += sizes[name]

    def set_from(self, state: CanastaState, player: int) -> None:
        """Write the player's observation into ``tensor``."""
        hand = state.hand
        if hand.state is None:
            self.tensor.fill(0)
            return
        if "observation" in self.dict:
            self.dict["observation"][:] = self._rows.seen(hand.state, player if self._private else -1, 1)
        if "hand" in self.dict:
            self.dict["hand"][:] = view(hand.state, player).hand
        if "done" in self.dict:
            done = np.frombuffer(hand.done, np.uint8).reshape(self._setup.seats, ACTIONS)[:, self._actions]
            first = player if self._private else 0
            own = len(done) - first
            self.dict["done"][:own] = done[first:]
            self.dict["done"][own:] = done[:first]

    def string_from(self, state: CanastaState, player: int) -> str:
        """Return the player's observation in words."""
        hand = state.hand
        words: list[str] = []
        if hand.state is None:
            words.append(str(len(hand.order)))  # the pack is face down
        elif self._public and self._recall:
            words.append(hand.logs[player if self._private else -1].strip("\n; "))
        elif self._public:
            words.append(write_position(view(hand.state, player if self._private else -1).position))
        if self._private and hand.state is not None and (self._recall or not self._public):
            counts = view(hand.state, player).hand
            words.append("".join(kind_letter(kind) * count for kind, count in enumerate(counts)))
        if self._private:
            words.insert(0, str(player + 1))
        return "\n".join(words)
