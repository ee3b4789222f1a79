"""What the coach says as structs of the wire form."""

from __future__ import annotations

from canasta.coach import deals, hint
from canasta.engine import State
from canasta.notation import write_position
from canasta.table.actions import action_text
from canasta.wire import coaching as wire
from canasta.wire.reasons import write_reason
from canasta.wording import play_words


def write_figure(value: deals.Figure, places: int) -> wire.Measured:
    """A figure, rounded to what it is worth."""
    return wire.Measured(round(value.mean, places), round(value.half, places))


def write_advice(state: State, advice: hint.Advice) -> wire.Advice:
    """One play."""
    slug = state.setup.book.slug
    return wire.Advice(
        actions=[action_text(action) for action in advice.actions],
        words=play_words(advice.actions, state),
        points=write_figure(advice.points, 1),
        chance=write_figure(advice.chance, 4),
        behind=write_figure(advice.behind, 1),
        behind_chance=write_figure(advice.behind_chance, 4),
        clear=advice.clear,
        reasons=[write_reason(slug, reason, sentences=True) for reason in advice.reasons],
    )


def write_hint(found: hint.Hint) -> wire.Hint:
    """A hint."""
    state = found.view.packed
    slug = state.setup.book.slug
    return wire.Hint(
        position=write_position(state),
        seat=state.actor + 1,
        samples=found.samples,
        deals=found.deals,
        forced=found.forced,
        plays=[write_advice(state, each) for each in found.plays],
        notes=[write_reason(slug, reason, sentences=True) for reason in found.notes],
    )
