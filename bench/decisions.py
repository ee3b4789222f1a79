"""The cost of decisions: ``python -m bench.decisions``. One line per variant, all measured in one run.

Measured are the rule-based player, playing on from the middle of a hand by rules and at random, dealing the
hidden cards again, and complete decisions of the expert and the champion.
"""

from __future__ import annotations

from time import process_time

from rich.console import Console
from rich.table import Table

from canasta.books import BOOKS
from canasta.bots import Bot, make_bot
from canasta.build.find import running
from canasta.clauses.setup import Setup
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice, playout
from canasta.engine.sampling import Sampler
from canasta.engine.view import View
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.rollout import play_on, stage
from canasta.policy.weights import CLUB, weights
from canasta.table.state import PART_OVER, State

HANDS = 12
MOMENTS = 60
VARIANTS = [
    ("classic", 4), ("classic", 2), ("caliente", 4), ("boat", 4), ("boat", 2), ("american", 4), ("knee", 4),
]  # fmt: skip


def moments(setup: Setup) -> list[State]:
    """Return positions from the middle of hands in which there is a choice."""
    found: list[State] = []
    numbers, view = weights(CLUB), outlook(setup)
    for number in range(HANDS):
        state = stage(setup, number, Dice(f"deciding/{number}"))
        while state.part != PART_OVER:
            found.append(state.copy())
            play_out_step(state, choose(state, view, numbers))
    middle = [state for state in found if len(View(state, state.actor).legal_actions()) > 1]
    step = max(1, len(middle) // MOMENTS)
    return middle[::step]


def percentile(bot: Bot, states: list[State]) -> tuple[float, float]:
    """Return the milliseconds within which 50 % and 95 % of the decisions are made."""
    times = []
    for state in states:
        seen = View(state, state.actor)
        began = process_time()
        bot.choose(seen)
        times.append((process_time() - began) * 1e3)
    times.sort()
    return times[len(times) // 2], times[len(times) * 95 // 100]


def per_action(states: list[State], by_policy: bool) -> float:
    """Return the microseconds per action of hands played on from these positions."""
    setup = states[0].setup
    everyone = [weights(CLUB)] * setup.sides
    done = 0
    began = process_time()
    for number, state in enumerate(states):
        trial = state.copy()
        done += play_on(trial, everyone) if by_policy else playout(trial, Dice(number))
    return (process_time() - began) / done * 1e6


def measure(setup: Setup) -> list[str]:
    """Return the figures of a variant."""
    states = moments(setup)
    numbers, view = weights(CLUB), outlook(setup)
    percentile(make_bot("champion", think=2), states[:2])  # determines the pace of the setup once
    began = process_time()
    for _ in range(20):
        for state in states:
            choose(state, view, numbers)
    decision = (process_time() - began) / (20 * len(states)) * 1e6
    policy, random = per_action(states * 3, True), per_action(states * 3, False)
    views = [View(state, state.actor) for state in states]
    began = process_time()
    samplers = [Sampler(each) for each in views]
    prepared = (process_time() - began) / len(views) * 1e6
    dice = Dice("deals")
    began = process_time()
    for sampler in samplers:
        for _ in range(50):
            sampler.deal(dice)
    dealt = (process_time() - began) / (50 * len(samplers)) * 1e6
    expert, champion = percentile(make_bot("expert"), states), percentile(make_bot("champion"), states)
    return [
        f"{decision:.1f}", f"{policy:.1f}", f"{random:.1f}", f"{policy / random:.1f}", f"{prepared:.0f}",
        f"{dealt:.1f}", f"{expert[1]:.2f}", f"{champion[0]:.0f}", f"{champion[1]:.0f}",
    ]  # fmt: skip


def main() -> None:
    """Print the table."""
    table = Table(title=f"Decisions, {'compiled' if running().compiled else 'interpreted'} core")
    for title in (
        "book", "players", "club, µs", "played on by club, µs per action", "at random", "ratio",
        "sampler, µs", "deal, µs", "expert, ms, 95 %", "champion, ms, half", "95 %",
    ):  # fmt: skip
        table.add_column(title, justify="right")
    for slug, players in VARIANTS:
        table.add_row(slug, str(players), *measure(Setup(BOOKS[slug], players)))
    Console(width=130).print(table)


if __name__ == "__main__":
    main()
