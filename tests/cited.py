"""Collect what the engine says about actions: the verdict, the situation and the paragraphs it cites.

``python -m tests.cited --positions 100000`` tests every action in that many positions of all variants and
prints each combination that is not in ``tests/citations/pairs`` with an example. Compare it with the
rulebook; if it is right, ``--write`` adds it there. ``tests/test_cited_pairs.py`` runs a sample.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from canasta.books import BOOKS
from canasta.books.citations import is_house_citation
from canasta.engine import State, UnknownCards, apply, legal_actions, refusal
from canasta.explain.notes import following, refused
from canasta.explain.permits import permits
from canasta.jobs import Variant, all_variants
from canasta.notation import write_position
from canasta.table import actions as act
from canasta.table.actions import ALL_ACTIONS, action_text
from canasta.table.packing import BIT
from canasta.table.restock import RandomShuffler
from canasta.table.state import CANASTAS
from tests.positions import random_hand
from tests.slow.builders import BUILDERS
from tests.slow.convert import packed

PAIRS: Final = Path(__file__).parent / "citations" / "pairs"
#: Every variant: all books, numbers of players, options and shipped house rules.
VARIANTS: Final = tuple(all_variants(alike=False, houses=True))
#: Kinds of actions by name, as tables of pairs show them.
FAMILIES: Final = {
    act.TAKE_PAIR: "take pair", act.TAKE_TWO: "take wild", act.TAKE_JOKER: "take wild",
    act.TAKE_ADD: "take on", act.LAY_NATURAL: "lay", act.LAY_TWO: "lay mixed", act.LAY_JOKER: "lay mixed",
    act.LAY_WILD: "lay wild", act.ADD: "add", act.ADD_TWO: "add wild", act.ADD_JOKER: "add wild",
    act.LAY_SEVEN: "lay seven", act.BURY: "bury", act.DISCARD: "discard",
}  # fmt: skip
#: Refusals that are the same whatever the player wants to do.
ANY_ACTION: Final = frozenset(
    f"refuse.{name}"
    for name in (
        "answer_first",
        "draw_first",
        "drawn_already",
        "over",
        "owes_discards",
        "stopped",
        "take_now",
        "top_never",
    )
)


class Pair(NamedTuple):
    """A verdict or remark on an action and what it cites."""

    book: str
    said: str  #: a message, or ``legal``
    situation: str  # the kind of action, and what may decide between paragraphs
    cites: str

    def line(self) -> str:
        """Format the pair as a line of a table."""
        return f"{self.said} | {self.situation} | {self.cites}"


def reviewed(slug: str) -> set[Pair]:
    """Return the pairs of a book that were compared with its text."""
    path = PAIRS / f"{slug}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {Pair(slug, *line.split(" | ")) for line in lines if line and not line.startswith("#")}


def pairs_at(state: State) -> Iterator[tuple[Pair, int]]:
    """Yield everything that is said about every action at a position, with the action."""
    legal = set(legal_actions(state))
    for action in ALL_ACTIONS:
        yield from _allowed(state, action) if action in legal else _denied(state, action)


def _allowed(state: State, action: int) -> Iterator[tuple[Pair, int]]:
    book = state.setup.book.slug
    for paragraph in permits(state, action):
        yield Pair(book, "legal", _situation(state, action), _shown((paragraph,))), action
    after = state.copy()
    try:
        events = apply(after, action)
    except UnknownCards:
        return
    for note in following(state, after, action, events or []):
        yield Pair(book, note.message, "-", _shown((note.paragraph,))), action


def _denied(state: State, action: int) -> Iterator[tuple[Pair, int]]:
    reason = refusal(state, action)
    assert reason is not None
    book = state.setup.book.slug
    where = "-" if reason.message in ANY_ACTION else _situation(state, action)
    if reason.message == "refuse.hold" and not act.TAKE_PAIR <= action < act.LAY_NATURAL:
        where = "-"
    for name in ("number", "need"):
        if name in reason.params and reason.message != "refuse.hold":
            where += f", {name} {reason.params[name]}"
    more, notes = refused(state, action, reason)
    yield Pair(book, reason.message, where, _shown((reason.paragraph, *more))), action
    for note in notes:
        yield Pair(book, note.message, "-", _shown((note.paragraph,))), action


def _shown(paragraphs: tuple[str, ...]) -> str:
    """Join paragraphs as a table shows them: a house rule is ``house``, whatever its name."""
    return " ".join(dict.fromkeys("house" if is_house_citation(id) else id for id in paragraphs))


def _situation(state: State, action: int) -> str:
    """Return the kind of action and what may decide between paragraphs that speak of it."""
    if action < act.TAKE_PAIR:
        return action_text(action)
    family, place = action & act.FAMILY, action & act.KIND
    book, side = state.setup.book, state.seat % state.setup.sides
    words = [FAMILIES.get(family, "discard")]
    if family >= act.DISCARD:
        words += ["last"] * (state.size(state.seat) == 1)
        words += [action_text(action).split()[-1]] * (place >= 11)
        return ", ".join(words)
    words += ["unopened"] * (not state.opened >> side & 1)
    if family < act.LAY_NATURAL:
        words += ["frozen"] * state.frozen + ["always_frozen"] * ("always_frozen" in book.chosen)
    if family != act.LAY_WILD and place < len(BIT):
        words += ["set"] * (state.set_cards(side, place)[0] > 0)
        words += ["canasta"] * bool(state.laid[CANASTAS + side] & BIT[place])
        closed = state.closed[side] if state.closed else ()
        words += ["closed set"] * any(each & act.KIND == place for each in closed)
        never = book.further_sets.never_added if book.further_sets else ()
        words += ["5 or 7"] * (place in never)
    return ", ".join(words)


def positions(number: int, seed: int = 0, variants: tuple[Variant, ...] = VARIANTS) -> Iterator[State]:
    """Yield positions: from random hands of every variant, and from generated tables."""
    share = max(1, number // (2 * len(variants)))
    for variant in variants:
        yield from _of_variant(variant, share, seed)
    kinds = [(slug, kind) for slug, builder in BUILDERS.items() for kind in builder.kinds]
    for number_of_table in range(max(1, number // (2 * len(kinds)))):
        for slug, kind in kinds:
            rng = Random(f"cited {slug} {kind} {seed} {number_of_table}")
            state = packed(BUILDERS[slug].build(kind, rng))
            state.shuffler = RandomShuffler(number_of_table)
            yield state


def _of_variant(variant: Variant, number: int, seed: int) -> Iterator[State]:
    rng = Random(f"{variant} {seed}")
    found = hand = 0
    while found < number:
        for state in random_hand(variant, seed * 1000 + hand):
            if rng.random() < 0.1:
                yield state
                found += 1
                if found == number:
                    return
        hand += 1


def new_pairs(number: int, seed: int = 0) -> tuple[dict[Pair, str], set[Pair], int]:
    """Return the pairs that are in no table with an example each, all pairs found, and the answers read."""
    known = {pair for slug in BOOKS for pair in reviewed(slug)}
    new: dict[Pair, str] = {}
    met: set[Pair] = set()
    answers = 0
    for state in positions(number, seed):
        for pair, action in pairs_at(state):
            answers += 1
            met.add(pair)
            if pair not in known and pair not in new:
                new[pair] = f"{write_position(state)} '{action_text(action)}'"
    return new, met, answers


def main() -> None:
    """Print the pairs that are not reviewed yet, or add them to the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="add the pairs to the tables of reviewed ones")
    given = parser.parse_args()
    new, met, answers = new_pairs(given.positions, given.seed)
    for pair in sorted(new):
        print(pair.book, pair.line(), new[pair], sep="\t")
    print(f"{answers} answers, {len(met)} pairs, {len(new)} of them new", file=sys.stderr)
    for slug in BOOKS if given.write else ():
        lines = sorted(pair.line() for pair in reviewed(slug) | {pair for pair in new if pair.book == slug})
        PAIRS.mkdir(exist_ok=True)
        (PAIRS / f"{slug}.txt").write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")


HEAD: Final = (
    "# What is said | about what | with which paragraphs; compared with the text (see tests/cited.py)."
)

if __name__ == "__main__":
    main()
