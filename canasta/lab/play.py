"""Play the games of a study; the engine is called directly, and the bots see a view of the hand.

The cards of a game follow from the seed and its number alone, so that every set of rules with the same pack
gets the same deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import NamedTuple

from canasta.arena.contest import LONGEST_GAME, bot_seed
from canasta.arena.games import dealt
from canasta.cards import TWO
from canasta.clauses.setup import Setup
from canasta.clauses.take import AlwaysFrozen, PairOnly
from canasta.engine import State, legal_actions, play_out_step, tally, view
from canasta.engine.random_play import ENDLESS
from canasta.lab.results import GameRow, LabHand, SkillRow
from canasta.lab.study import RuleSet, Study
from canasta.match.course import Course
from canasta.match.seating import form_sides
from canasta.messages import UserError
from canasta.table.actions import LAY_NATURAL, TAKE_PAIR
from canasta.table.state import PART_OVER


class Batch(NamedTuple):
    """Games by one set of rules, to be played on one core."""

    study: Study
    rules: int  #: the number of the rules in the study
    first: int
    games: int
    deadline: float = 0.0  #: Unix time after which the batch is not begun; 0 for no limit


def play_batch(batch: Batch) -> list[GameRow]:
    """Play the games of a batch in this process; play none if its deadline has passed."""
    if batch.deadline and time() > batch.deadline:
        return []
    rules = batch.study.rules[batch.rules]
    return play_games(batch.study, rules, range(batch.first, batch.first + batch.games))


def play_games(study: Study, rules: RuleSet, games: Sequence[int]) -> list[GameRow]:
    """Play some games of a study by one set of rules.

    Raises:
        UserError: If a bot fails or plays illegally, or if a hand does not end.
    """
    setup = rules.setup()
    members = form_sides(range(rules.players), setup.seats, setup.sides)
    return [_Games(study, rules, setup, members, game).row() for game in games]


class _Games:
    """All games of one number: between equal bots, and with each side as the strong one."""

    def __init__(
        self,
        study: Study,
        rules: RuleSet,
        setup: Setup,
        members: Sequence[Sequence[int]],
        game: int,
    ) -> None:
        self.study, self.rules, self.setup, self.members, self.game = study, rules, setup, members, game
        self.seed = study.deal_seed(game)

    def row(self) -> GameRow:
        study = self.study
        hands, winners, cut = self._play([study.bot] * self.setup.sides)
        skill = []
        for side in range(self.setup.sides):
            bots = [study.rival] * self.setup.sides
            bots[side] = study.bot
            played, won, _ = self._play(bots)
            leads = [_lead(hand.points, side) for hand in played]
            skill.append(
                SkillRow(
                    side,
                    (side in won) / len(won),
                    len(played),
                    sum(_part(hand.points, side) for hand in played),
                    sum(leads),
                    sum(lead * lead for lead in leads),
                )
            )
        return GameRow(self.game, hands, winners, cut, skill)

    def _play(self, bots: Sequence[str]) -> tuple[list[LabHand], list[int], bool]:
        """Play a game with a bot for each side; return its hands and its winners."""
        course = Course(self.setup, self.members, self.setup.book.target)
        side_of = {player: side for side, players in enumerate(self.members) for player in players}
        hands: list[LabHand] = []
        while not course.winners:
            if len(hands) >= LONGEST_GAME:
                best = max(course.totals)
                return hands, [side for side, total in enumerate(course.totals) if total == best], True
            course.next_hand()
            state = dealt(self.setup, self.seed, course)
            seated = [
                self.study.make_bot(bots[side_of[player]], bot_seed(self.seed, course.number, player))
                for player in course.seats
            ]
            hand = _Hand(state, course.dealer)
            try:
                hand.play(seated)
            except UserError:
                raise
            except Exception as problem:
                raise self._failed(state, repr(problem)) from problem
            if hand.fault:
                raise self._failed(state, hand.fault)
            _, points = course.count_hand(state)
            hands.append(hand.row(points))
        return hands, list(course.winners), False

    def _failed(self, state: State, problem: str) -> UserError:
        return UserError(
            "lab.failed", rules=self.rules.name, game=self.game, position=str(state), problem=problem
        )


class _Hand:
    """One hand in play, and what is counted about it."""

    def __init__(self, state: State, dealer: int) -> None:
        self.state = state
        setup = state.setup
        self.first = state.seat % setup.sides
        self.dealer = dealer % setup.sides
        self.always = any(isinstance(clause, PairOnly | AlwaysFrozen) for clause in setup.book.take)
        self.turns = self.actions = self.decisions = self.takes = self.cards = 0
        self.frozen_takes = self.frozen_turns = self.opened = self.rounds = 0
        self.fault = ""

    def play(self, bots: Sequence[object]) -> None:
        """Play the hand to its end, or until something is wrong, which ``fault`` then says."""
        state, always = self.state, self.always
        seats = state.setup.seats
        choose = [bot.choose for bot in bots]  # type: ignore[attr-defined]
        turn = -1
        while state.part != PART_OVER:
            if state.turn != turn:
                turn = state.turn
                self.turns += 1
                self.frozen_turns += always or state.frozen
            legal = legal_actions(state)
            actor = state.actor
            action = choose[actor](view(state, actor))
            if action not in legal:
                self.fault = repr(action)
                return
            self.actions += 1
            self.decisions += len(legal) > 1
            taken = TAKE_PAIR <= action < LAY_NATURAL
            if taken:
                self.takes += 1
                self.frozen_takes += always or state.frozen
                self.cards += len(state.pile)
            opened, now = state.opened, state.turn
            play_out_step(state, action)
            if taken:
                self.cards -= len(state.pile)
            if state.opened != opened:
                self.opened += 1
                self.rounds += now // seats + 1
            if self.actions >= ENDLESS:
                self.fault = "endless"
                return

    def row(self, points: Sequence[int]) -> LabHand:
        """Return the counts of the finished hand."""
        state = self.state
        size = state.setup.canasta_size
        natural = mixed = wild = 0
        for side in tally(state).sides:
            for cards in (*(one for one in side.sets if one.size >= size), *side.closed):
                if cards.kind == TWO:
                    wild += 1
                elif cards.wild:
                    mixed += 1
                else:
                    natural += 1
        return LabHand(
            list(points), self.first, self.dealer, self.turns, self.actions, self.decisions,
            self.takes, self.cards, self.frozen_takes, self.frozen_turns, natural, mixed, wild,
            self.opened, self.rounds, state.ending, bool(state.concealed), state.special >= 0,
        )  # fmt: skip


def _lead(points: Sequence[int], side: int) -> float:
    """Return a side's points less the mean of the others.

    >>> _lead([300, 100, 0], 0)
    250.0
    """
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def _part(points: Sequence[int], side: int) -> float:
    """Return a side's part of a hand: all of it, or a share if several have the most points.

    >>> _part([300, 300, 0], 0), _part([300, 100, 0], 1)
    (0.5, 0.0)
    """
    best = max(points)
    return (points[side] == best) / sum(each == best for each in points)
