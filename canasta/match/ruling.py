"""Referee's decisions in a game: parsed, ruled on by the book, and ready to be carried out."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.clauses.setup import Setup
from canasta.irregularities.decision import decision_text, read_decision
from canasta.irregularities.effects import Effect
from canasta.match.log import Agreed, Entry
from canasta.messages import UserError
from canasta.table.penalty import penalty_of, set_penalty
from canasta.table.state import State


def ruling_of(setup: Setup, decision: str) -> tuple[str, tuple[Effect, ...]]:
    """Return a decision in its canonical form, and its effects; any choice must have been made."""
    seating = setup.book.seating(setup.players)
    irregularity, answers = read_decision(decision, setup.book.irregularities, seating)
    ruling = irregularity.ruling(answers)
    if ruling.choice is not None:
        raise UserError("live.choice", key=ruling.choice.key, name=irregularity.name)
    return decision_text(irregularity, answers), ruling.effects


def check_agreed(entries: Sequence[Entry], names: Sequence[str], what: str, asker: int = -1) -> None:
    """Complain unless every other seat has just agreed, and nothing was done since."""
    agreed: set[int] = set()
    for entry in reversed(entries):
        if not isinstance(entry, Agreed):
            break
        agreed.add(entry.seat)
    missing = [name for seat, name in enumerate(names) if seat not in agreed and seat != asker]
    if missing:
        raise UserError(what, names=", ".join(missing))


def keep_fines(before: State, after: State) -> None:
    """Carry fines from before a redeal over to the new deal (P52)."""
    after.fines = before.fines
    if before.penalty and before.penalty.fines:
        set_penalty(after, penalty_of(after)._replace(fines=before.penalty.fines))
