"""Steps per second as a learner sees them: ``./play dev bench --envs``.

Every step includes choosing a random legal action, and every player who is to act has an observation and a
mask of legal actions before. Times are wall-clock times, since some environments use all cores. All take
turns in rounds, so that other load on the machine disturbs them alike; the figures are medians.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.workload import Timing
from canasta.build.find import running
from canasta.messages import text

#: Tables of a batch, for each process.
TABLES = 256
#: Games that Pgx steps together.
LANES = 1024
#: Seconds that each environment is measured in a round.
SECONDS = 1.0
#: Where Pgx is looked for: the wheel brings a package ``tests``, which would hide ours in the environment.
PGX = Path(".bench/pgx")


class Learner(NamedTuple):
    """An environment to measure; its title is the message ``bench.learner.`` with its name."""

    name: str
    packages: tuple[str, ...]  #: packages that must be installed
    #: Makes it ready, and returns a function that takes some steps and returns their number.
    make: Callable[[str, int], Callable[[], int]]


def _batch(processes: int, observation: str, many: bool) -> Callable[[str, int], Callable[[], int]]:
    def make(book: str, seed: int) -> Callable[[], int]:
        envs: Any = import_module("canasta.envs")
        batch = envs.Batch(TABLES * processes, book, seed=seed, observation=observation, processes=processes)

        def steps() -> int:
            for _ in range(20):
                batch.step(batch.sample())
            return 20 * len(batch)

        def chosen_by_numpy() -> int:
            import numpy as np

            rng = np.random.default_rng(seed)
            for _ in range(20):
                batch.step((batch.masks * rng.random(batch.masks.shape, np.float32)).argmax(axis=1))
            return 20 * len(batch)

        return steps if many else chosen_by_numpy

    return make


def _aec(module: str, name: str, arguments: tuple[object, ...]) -> Callable[[str, int], Callable[[], int]]:
    """Return a maker for a PettingZoo environment; every player reads its observation and mask."""

    def make(book: str, seed: int) -> Callable[[], int]:
        import numpy as np

        given = [book if word is None else word for word in arguments]
        table: Any = getattr(import_module(module), name)(*given)
        rng = Random(seed).random
        table.reset(seed=seed)

        def steps() -> int:
            done = 0
            for _ in table.agent_iter():
                seen, _, over, cut, _ = table.last()
                if over or cut:
                    table.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                table.step(int(legal[int(rng() * len(legal))]))
                done += 1
            table.reset()
            return done

        return steps

    return make


def _rl_environment(game: str | None) -> Callable[[str, int], Callable[[], int]]:
    """Return a maker for OpenSpiel's environment for learners, with a game of its own or with ours."""

    def make(book: str, seed: int) -> Callable[[], int]:
        rl_environment: Any = import_module("open_spiel.python.rl_environment")
        if game is None:
            envs: Any = import_module("canasta.envs")
            envs.register_openspiel()
        table = rl_environment.Environment(game or f"python_canasta(book={book},players=4)")
        table.seed(seed)
        rng = Random(seed).random

        def steps() -> int:
            done = 0
            seen = table.reset()
            while not seen.last():
                legal = seen.observations["legal_actions"][seen.observations["current_player"]]
                seen = table.step([legal[int(rng() * len(legal))]])
                done += 1
            return done

        return steps

    return make


def _openspiel(game: str) -> Callable[[str, int], Callable[[], int]]:
    """Return a maker for a game of OpenSpiel in C++, stepped from Python, with tensors and masks."""

    def make(_: str, seed: int) -> Callable[[], int]:
        import pyspiel

        loaded = pyspiel.load_game(game)
        recalls = loaded.get_type().provides_information_state_tensor
        rng = Random(seed).random

        def steps() -> int:
            done = 0
            state = loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(rng() * len(outcomes))][0])
                    continue
                _ = state.information_state_tensor() if recalls else state.observation_tensor()
                state.legal_actions_mask()
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
                done += 1
            return done

        return steps

    return make


def _rlcard(_: str, seed: int) -> Callable[[], int]:
    """Make RLCard's gin rummy, which gives an observation and the legal actions at every step."""
    import rlcard
    from rlcard.agents import RandomAgent

    table = rlcard.make("gin-rummy", config={"seed": seed})
    table.set_agents([RandomAgent(num_actions=table.num_actions) for _ in range(table.num_players)])
    return lambda: sum(len(way) // 2 for way in table.run(is_training=False)[0])


def _pgx(game: str) -> Callable[[str, int], Callable[[], int]]:
    """Return a maker for a game of Pgx: many games in one call, compiled with the random choice."""

    def make(_: str, seed: int) -> Callable[[], int]:
        if str(PGX) not in sys.path:
            sys.path.append(str(PGX))
        jax: Any = import_module("jax")
        pgx: Any = import_module("pgx")
        auto_reset = import_module("pgx.experimental").auto_reset
        env = pgx.make(game)
        step_one = auto_reset(env.step, env.init)

        def play(state: Any, key: Any) -> tuple[Any, Any]:
            key, chosen, after = jax.random.split(key, 3)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
            actions = jax.random.categorical(chosen, logits, axis=-1)
            return jax.vmap(step_one)(state, actions, jax.random.split(after, LANES)), key

        key = jax.random.PRNGKey(seed)
        held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, LANES)), key]
        compiled = jax.jit(play)

        def steps() -> int:
            state, rest = held
            for _ in range(20):
                state, rest = compiled(state, rest)
            jax.block_until_ready(state.observation)
            held[:] = [state, rest]
            return 20 * LANES

        return steps

    return make


_CORES = os.cpu_count() or 1
LEARNERS = (
    Learner("cores", ("numpy",), _batch(_CORES, "book", many=True)),
    Learner("batch", ("numpy",), _batch(1, "book", many=True)),
    Learner("batch_numbers", ("numpy",), _batch(1, "numbers", many=True)),
    Learner("batch_numpy", ("numpy",), _batch(1, "numbers", many=False)),
    Learner("aec", ("pettingzoo",), _aec("canasta.envs", "Canasta", (None,))),
    Learner("rl_environment", ("pyspiel",), _rl_environment(None)),
    Learner("pgx_leduc", ("pgx",), _pgx("leduc_holdem")),
    Learner("pgx_mahjong", ("pgx",), _pgx("sparrow_mahjong")),
    Learner("rlcard", ("rlcard",), _rlcard),
    Learner("openspiel_hearts", ("pyspiel",), _openspiel("hearts")),
    Learner("openspiel_gin", ("pyspiel",), _openspiel("gin_rummy")),
    Learner("rl_environment_gin", ("pyspiel",), _rl_environment("gin_rummy")),
    Learner("pettingzoo_leduc", ("pettingzoo", "rlcard", "pygame"),
            _aec("pettingzoo.classic.leduc_holdem_v4", "env", ())),
)  # fmt: skip


def learners_installed() -> list[Learner]:
    """Return the environments that can be measured here."""
    return [
        learner
        for learner in LEARNERS
        if all(find_spec(package) or (PGX / package).is_dir() for package in learner.packages)
    ]


def time_steps(steps: Callable[[], int], seconds: float) -> Timing:
    """Take steps for some seconds."""
    done = 0
    start = perf_counter()
    while (taken := perf_counter() - start) < seconds:
        done += steps()
    return Timing(taken, done)


def measure_learners(
    book: str, seed: int, rounds: int, seconds: float, on_round: Callable[[int], None]
) -> dict[str, list[float]]:
    """Return the steps per second of every installed environment, one value per round."""
    ready = {learner.name: learner.make(book, seed) for learner in learners_installed()}
    for steps in ready.values():
        steps()  # warm up caches and compilers
    rates: dict[str, list[float]] = {name: [] for name in ready}
    for turn in range(rounds):
        on_round(turn + 1)
        for name, steps in ready.items():
            timing = time_steps(steps, seconds)
            rates[name].append(timing.number / timing.seconds)
    return rates


def show_learners(book: str, seed: int, rounds: int, folder: Path) -> None:
    """Measure and print all environments, and write the figures to a file."""
    console = Console()
    with Console(stderr=True).status("") as status:
        rates = measure_learners(
            book, seed, rounds, SECONDS,
            lambda number: status.update(text("bench.round", number=number, rounds=rounds)),
        )  # fmt: skip
    core = text("bench.core." + ("compiled" if running().compiled else "interpreted"))
    console.print(text("bench.learners_intro", book=book, core=core, number=_CORES), soft_wrap=True)
    table = Table(title=text("bench.learners"), box=SIMPLE)
    table.add_column(text("bench.what"))
    for title in ("steps", "least", "most", "relative"):
        table.add_column(text(f"bench.learners_{title}"), justify="right")
    first = rates[LEARNERS[0].name]
    for name, found in rates.items():
        ratio = median(our / its for our, its in zip(first, found, strict=True))
        numbers = [f"{number:,.0f}" for number in (median(found), min(found), max(found))]
        table.add_row(text(f"bench.learner.{name}"), *numbers, f"{ratio:,.3g} ×")
    console.print(table)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "environments.json"
    path.write_text(
        json.dumps({"book": book, "cores": _CORES, "steps_per_second": rates}, indent=1) + "\n", "utf-8"
    )
    console.print(text("bench.written", folder=str(folder), names=path.name), soft_wrap=True)
