"""A decision of the referee in a game: read, ruled on by the book, and ready to be carried out."""

from __future__ import annotations

from canasta.clauses.decision import decision_text, read_decision
from canasta.clauses.effects import Effect
from canasta.clauses.setup import Setup
from canasta.messages import Complaint


def ruling_of(setup: Setup, decision: str) -> tuple[str, tuple[Effect, ...]]:
    """A decision in its canonical form, and its effects; a choice must have been made."""
    seating = setup.book.seating(setup.players)
    irregularity, facts = read_decision(decision, setup.book.irregularities, seating)
    ruling = irregularity.ruling(facts)
    if ruling.choice is not None:
        raise Complaint("live.choice", key=ruling.choice.key, name=irregularity.name)
    return decision_text(irregularity, facts), ruling.effects
