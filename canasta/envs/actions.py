"""The actions of a book by number."""

from __future__ import annotations

from itertools import groupby

from canasta.books.plays import unknown_families, unknown_plays
from canasta.clauses.setup import Setup
from canasta.messages import text
from canasta.table import actions as act
from canasta.table.actions import ALL_ACTIONS, FAMILY, action_text, needs
from canasta.table.packing import RANKLESS


def book_actions(setup: Setup) -> tuple[int, ...]:
    """Return the actions whose cards are in the pack and whose kind of play the book knows, ascending.

    Not every one of them need be legal at some moment, but every legal action is one of them.

    Args:
        setup: The rules and the number of players.

    Examples:
        >>> from canasta.books import book
        >>> len(book_actions(Setup(book("classic"), 4))), len(book_actions(Setup(book("knee"), 4)))
        (135, 151)
    """
    left_out, families = unknown_plays(setup), unknown_families(setup)
    return tuple(
        int(action)
        for action in ALL_ACTIONS
        if action not in left_out
        and action & FAMILY not in families
        and all(setup.deck_counts[card] for card in (*needs(action), *_rank_of(action)))
    )


def _rank_of(action: int) -> tuple[int, ...]:
    """Return the rank of the set that an action is about, if it has one."""
    family, kind = action & FAMILY, action & act.KIND
    with_rank = family and family != act.LAY_WILD and kind < RANKLESS
    return (kind,) if with_rank else ()


def markdown_actions() -> str:
    """Return all actions by number as a Markdown table, as shown in ``docs/environments.md``.

    >>> print(markdown_actions().splitlines()[14])
    | 16 to 26 | `take 44` to `take AA` |
    """
    lines = [f"| {text('envs.table.number')} | {text('envs.table.action')} |", "|---|---|"]
    for family, actions in groupby(ALL_ACTIONS, lambda action: action & FAMILY):
        found = [int(action) for action in actions]
        # Plain actions have nothing in common; in a family the numbers follow the kinds, four to ace first.
        runs = [[action] for action in found] if not family else _runs(found)
        for run in runs:
            first, last = run[0], run[-1]
            if first == last:
                lines.append(f"| {first} | `{action_text(first)}` |")
            else:
                to = text("envs.table.to")
                lines.append(f"| {first} {to} {last} | `{action_text(first)}` {to} `{action_text(last)}` |")
    return "\n".join(lines) + "\n"


def _runs(actions: list[int]) -> list[list[int]]:
    """Split the actions of a family: those of the eleven ranks, then each of the others alone."""
    ranks = [action for action in actions if action & act.KIND < RANKLESS]
    return [ranks] + [[action] for action in actions if action & act.KIND >= RANKLESS]
