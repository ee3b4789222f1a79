"""The track in Mini-Canasta: what a bot loses to an equilibrium, and to its best opponent, exactly.

The whole tree of the game fits into memory, so nothing is dealt: the bot is asked what it does in every
position that it can reach, with a number of seeds. Its choices with one seed are a pure strategy; those with
all seeds together are a mixed strategy, whose expected points are computed.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from canasta.arena.benchmark.opponents import FOLDER, VERSION, digest_of, version
from canasta.arena.benchmark.protocol import EQUILIBRIUM, MINI_SAMPLES, MINI_TRACK, Plan
from canasta.arena.clock import CLOCK, count_times
from canasta.arena.contest import Contest, bot_seed
from canasta.arena.results import Misplay
from canasta.arena.tree import GameTree, InformationSet, Odds
from canasta.books.mini import MINI
from canasta.bots import SimpleBot
from canasta.jobs.cores import in_order
from canasta.messages import UserError
from canasta.notation import write_position

#: Two players: what one wins the other loses, so an equilibrium has a value.
PLAYERS: Final = 2
#: The file of a results folder with the choices.
CHOICES: Final = "mini.jsonl"

#: Called with the number of samples so far.
Progress = Callable[[int], None]


class Choices(msgspec.Struct, array_like=True):
    """What a bot chose with one seed, wherever its own choices let it come."""

    sample: int
    places: dict[int, int]  #: by information set: the place of the action in its list
    clock: dict[int, int]  #: a histogram of decision times
    misplays: list[Misplay]


class _Piece(NamedTuple):
    plan: Plan
    sample: int


@cache
def mini_tree() -> GameTree:
    """Return the tree of the game."""
    return GameTree(MINI, PLAYERS)


def file_of_equilibrium(number: int = VERSION) -> Path:
    """Return the file with the odds of the equilibrium of a version."""
    return FOLDER / f"equilibrium-{number}.json"


@cache
def equilibrium(number: int = VERSION) -> Odds:
    """Return the policy of the pinned equilibrium; raise a ``UserError`` if it or the game has changed."""
    pinned = version(number)
    tree, content = mini_tree(), file_of_equilibrium(number).read_bytes()
    for what, found, known in (
        ("weights", digest_of(content), pinned.equilibrium),
        ("play", tree.digest(), pinned.game),
    ):
        if found != known:
            raise UserError(
                f"benchmark.changed.{what}", name=EQUILIBRIUM, version=number, commit=pinned.commit
            )
    return odds_of(tree, json.loads(content)["odds"])


def odds_of(tree: GameTree, parts: Sequence[Sequence[int]]) -> Odds:
    """Return a policy from its parts of a whole, which are stored only where there is a choice."""
    stored = iter(parts)
    odds = []
    for found in tree.sets.values():
        amounts = next(stored) if len(found.actions) > 1 else [1]
        odds.append([amount / sum(amounts) for amount in amounts])
    return odds


@dataclass(frozen=True)
class MiniResult:
    """The choices of a bot in Mini-Canasta, and what they are worth."""

    choices: list[Choices]

    @property
    def odds(self) -> Odds:
        """The policy: how often each action was chosen by the seeds with which the bot came there."""
        odds = []
        for found in mini_tree().sets.values():
            chosen = [one.places[found.number] for one in self.choices if found.number in one.places]
            number = len(found.actions)
            odds.append(
                [chosen.count(place) / len(chosen) for place in range(number)]
                if chosen
                else [1 / number] * number
            )
        return odds

    @property
    def exploitability(self) -> float:
        """What the best opponent wins more than it should, in points per hand."""
        return mini_tree().exploitability(self.odds)

    @property
    def lead(self) -> float:
        """The points per hand against the equilibrium, as the mean over both seats: at most 0."""
        tree, ours, best = mini_tree(), self.odds, equilibrium()
        leads = [
            tree.values(tree.seated([ours if one == seat else best for one in range(PLAYERS)]))[seat]
            for seat in range(PLAYERS)
        ]
        return sum(leads) / PLAYERS

    @property
    def checksum(self) -> str:
        """A hash of all choices, but not of the times."""
        digest = hashlib.sha256()
        for one in self.choices:
            digest.update(f"{one.sample} {sorted(one.places.items())}\n".encode())
        return digest.hexdigest()[:16]

    @property
    def misplays(self) -> list[Misplay]:
        """Illegal choices and errors of the bot."""
        return [misplay for one in self.choices for misplay in one.misplays]

    @property
    def complete(self) -> bool:
        """True if the bot was asked as often as the protocol wants it."""
        return len(self.choices) >= MINI_SAMPLES


def play_mini(
    plan: Plan,
    *,
    samples: int = 0,
    processes: int | None = None,
    cluster: str | None = None,
    results: Path | None = None,
    progress: Progress | None = None,
) -> MiniResult:
    """Ask a bot for its choices in Mini-Canasta.

    Args:
        plan: The bot and the round.
        samples: How often; 0 means the protocol's number.
        processes: The number of processes; by default one per core.
        cluster: The address of a cluster to play on.
        results: A folder for finished samples, for which the bot is not asked again.
        progress: Called after every sample.

    Raises:
        UserError: If the equilibrium has changed, or if the folder's file cannot be read.
    """
    number = samples or MINI_SAMPLES
    path = results / CHOICES if results else None
    kept = {one.sample: one for one in _read(path)} if path else {}
    pieces = [_Piece(plan, sample) for sample in range(number) if sample not in kept]
    with closing(in_order(ask, pieces, processes, cluster)) as found:
        for one in found:
            kept[one.sample] = one
            if path:
                with path.open("ab") as file:
                    file.write(msgspec.json.encode(one) + b"\n")
            if progress is not None:
                progress(len(kept))
    return MiniResult([kept[sample] for sample in range(number)])


def _read(path: Path) -> list[Choices]:
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]  # what was stopped while writing is dropped
    try:
        found = [msgspec.json.decode(line, type=Choices) for line in whole.splitlines()]
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise UserError("arena.unreadable", name=str(path)) from None
    if not all(map(_fits, found)):
        raise UserError("arena.unreadable", name=str(path))
    if len(whole) < len(data):
        path.write_bytes(whole)
    return found


def _fits(one: Choices) -> bool:
    sets = list(mini_tree().sets.values())
    return one.sample >= 0 and all(
        0 <= number < len(sets) and 0 <= place < len(sets[number].actions)
        for number, place in one.places.items()
    )


def ask(piece: _Piece) -> Choices:
    """Ask a bot with one seed, wherever its own choices let it come from any deal."""
    plan = piece.plan
    contest = plan.contest(PLAYERS, MINI_TRACK, EQUILIBRIUM)
    seed = hashlib.sha256(f"{plan.seed} {MINI_TRACK} {piece.sample}".encode()).digest()
    sets = list(mini_tree().sets.values())
    answers = Choices(piece.sample, {}, {}, [])
    for found in sets:  # what comes before a set has a smaller number
        if all(answers.places.get(number) == place for number, place in found.before):
            seen = [sets[number] for number, _ in found.before]
            answers.places[found.number] = _asked(
                contest, bot_seed(seed, 1, found.seat), seen, found, answers
            )
    return answers


def _asked(
    contest: Contest, seed: int, before: Sequence[InformationSet], found: InformationSet, into: Choices
) -> int:
    """Return the place of a bot's action; the bot sees first what it has seen before in the hand."""
    try:
        bot = contest.make_bot(contest.entries[0], seed)
        for earlier in before:
            with suppress(Exception):  # counted there
                bot.choose(earlier.view)
        begun = CLOCK()
        action = bot.choose(found.view)
        count_times(into.clock, [CLOCK() - begun])
    except Exception as problem:
        what = str(problem) if isinstance(problem, UserError) else repr(problem)
    else:
        if action in found.actions:
            return found.actions.index(action)
        what = repr(action)
    position = write_position(found.view.position)
    into.misplays.append(Misplay(contest.entries[0], position, what))
    return found.actions.index(SimpleBot().choose(found.view))
