"""Collect what the engine says about actions: verdict, message, situation and the paragraphs cited.

``python -m tests.cited --positions 100000`` asks about every action in that many positions of all ways to
play and prints each combination once with an example. ``tests/test_cited_pairs.py`` compares a sample with
the combinations that were read beside the rulebooks, ``tests/citations/pairs``.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from canasta.asking.notes import following, refused
from canasta.asking.permits import permits
from canasta.books.citations import is_house_citation
from canasta.engine import State, UnknownCards, apply, legal_actions, refusal
from canasta.jobs import Way, ways_to_play
from canasta.notation import write_position
from canasta.table import actions as act
from canasta.table.actions import ALL_ACTIONS, action_text
from canasta.table.restock import RandomShuffler
from canasta.table.state import CANASTAS
from tests.positions import random_hand
from tests.slow.builders import BUILDERS
from tests.slow.convert import packed

#: Every way to play: all books, numbers of players, options and shipped house rules.
WAYS = list(ways_to_play(alike=False, houses=True))
#: Families of actions by name, as tables of pairs show them.
FAMILIES = {
    act.TAKE_PAIR: "take pair", act.TAKE_TWO: "take wild", act.TAKE_JOKER: "take wild",
    act.TAKE_ADD: "take on", act.LAY_NATURAL: "lay", act.LAY_TWO: "lay mixed", act.LAY_JOKER: "lay mixed",
    act.LAY_WILD: "lay wild", act.ADD: "add", act.ADD_TWO: "add wild", act.ADD_JOKER: "add wild",
    act.LAY_SEVEN: "lay seven", act.BURY: "bury", act.DISCARD: "discard",
}  # fmt: skip


class Pair(NamedTuple):
    """A thing said about an action and what it cites."""

    book: str
    said: str  #: a message, or ``legal`` with the kind of action
    situation: str  #: what tells apart cases that may need different paragraphs
    cites: str


def pairs_at(state: State) -> Iterator[tuple[Pair, int]]:
    """Everything said about every action at a position, with the action."""
    legal = set(legal_actions(state))
    for action in ALL_ACTIONS:
        if action in legal:
            yield from _allowed(state, action)
        else:
            yield from _denied(state, action)


def _allowed(state: State, action: int) -> Iterator[tuple[Pair, int]]:
    book, where = state.setup.book.slug, _situation(state, action)
    yield Pair(book, "legal", where, " ".join(_plainly(permits(state, action)))), action
    after = state.copy()
    try:
        events = apply(after, action)
    except UnknownCards:
        return
    for note in following(state, after, action, events or []):
        yield Pair(book, note.message, "", *_plainly([note.paragraph])), action


def _denied(state: State, action: int) -> Iterator[tuple[Pair, int]]:
    reason = refusal(state, action)
    assert reason is not None
    book, where = state.setup.book.slug, _situation(state, action)
    for name in ("number", "need"):
        if name in reason.params and reason.message != "refuse.hold":
            where += f" {name} {reason.params[name]}"
    more, notes = refused(state, action, reason)
    yield Pair(book, reason.message, where, " ".join(_plainly([reason.paragraph, *more]))), action
    for note in notes:
        yield Pair(book, note.message, "", *_plainly([note.paragraph])), action


def _plainly(paragraphs: list[str] | tuple[str, ...]) -> list[str]:
    """Paragraphs as a table shows them: a house rule is a house rule, whatever its name."""
    return ["house" if is_house_citation(id) else id for id in paragraphs]


def _situation(state: State, action: int) -> str:
    """The kind of action and what may decide between paragraphs that speak of it."""
    if action < act.TAKE_PAIR:
        return action_text(action)
    family, place = action & act.FAMILY, action & act.KIND
    words = [FAMILIES.get(family, "discard")]
    side = state.seat % state.setup.sides
    book = state.setup.book
    if action < act.DISCARD and not state.opened >> side & 1:
        words.append("unopened")
    if action < act.LAY_NATURAL:
        words += ["frozen"] * state.frozen + ["always_frozen"] * ("always_frozen" in book.chosen)
        words += ["open set"] * (state.set_cards(side, place)[0] > 0)
    elif action >= act.DISCARD:
        words += ["last"] * (state.size(state.seat) == 1)
        if place >= 11:
            words.append(action_text(action).split()[-1])
    if state.closed and any(packed_set & 15 == place for packed_set in state.closed[side]):
        words.append("closed set")
    if book.further_sets is not None and place in book.further_sets.never_added:
        words.append("5 or 7")
    if count_canasta(state, side, place):
        words.append("canasta")
    words += ["extra_deck" for name in book.chosen if name.startswith("extra_deck")][:1]
    return " ".join(words)


def count_canasta(state: State, side: int, place: int) -> bool:
    return place < 12 and bool(state.laid[CANASTAS + side] >> 5 * place & 1)


def positions(number: int, seed: int = 0, ways: list[Way] = WAYS) -> Iterator[State]:
    """So many positions: from hands played at random in every way, and from tables made to order."""
    share = max(1, number // (2 * len(ways)))
    for way in ways:
        yield from _of_way(way, share, seed)
    kinds = [(slug, kind) for slug, builder in BUILDERS.items() for kind in builder.kinds]
    share = max(1, (number - share * len(ways)) // len(kinds))
    for slug, kind in kinds:
        for table in range(share):
            rng = Random(f"cited {slug} {kind} {seed} {table}")
            state = packed(BUILDERS[slug].build(kind, rng))
            state.shuffler = RandomShuffler(table)
            yield state


def _of_way(way: Way, number: int, seed: int) -> Iterator[State]:
    rng = Random(f"{way} {seed}")
    found = hand = 0
    while found < number:
        for state in random_hand(way, seed * 1000 + hand):
            if rng.random() < 0.1:
                yield state
                found += 1
                if found == number:
                    return
        hand += 1


def collect(number: int, seed: int = 0) -> dict[Pair, list[str]]:
    """Every pair found in so many positions, with a few examples."""
    found: dict[Pair, list[str]] = {}
    times: Counter[Pair] = Counter()
    for state in positions(number, seed):
        for pair, action in pairs_at(state):
            times[pair] += 1
            if pair not in found:
                found[pair] = [f"{write_position(state)} | {action_text(action)}"]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    found = collect(given.positions, given.seed)
    for pair in sorted(found):
        print("\t".join([*pair, *found[pair]]))
    print(len(found), "pairs", file=sys.stderr)


if __name__ == "__main__":
    main()
