"""The coach's results as wire messages."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.clauses.base import Reason
from canasta.coach import deals, decision, exercise, hint, review
from canasta.engine import State, View
from canasta.messages import text
from canasta.notation import write_position
from canasta.table.actions import action_text
from canasta.wire import coach as wire
from canasta.wire import reasons, teaching
from canasta.wire.base import SIDES, Card, kind_names
from canasta.wire.offers import cards_played
from canasta.wire.reasons import write_reason
from canasta.wording import play_words


def write_figure(value: deals.Figure, places: int) -> wire.MeanInterval:
    """Convert a figure, rounded to a number of decimals."""
    return wire.MeanInterval(round(value.mean, places), round(value.half, places))


def write_advice(state: State, advice: hint.Advice, names: Sequence[str] = ()) -> wire.Advice:
    """Convert one play of a hint."""
    slug = state.setup.book.slug
    return wire.Advice(
        actions=[action_text(action) for action in advice.actions],
        words=play_words(advice.actions, state),
        points=write_figure(advice.points, 1),
        chance=write_figure(advice.chance, 4),
        behind=write_figure(advice.behind, 1),
        behind_chance=write_figure(advice.behind_chance, 4),
        clear=advice.clear,
        reasons=[write_reason(slug, reason, sentences=True, names=names) for reason in advice.reasons],
    )


def write_hint(found: hint.Hint, names: Sequence[str] = ()) -> wire.Hint:
    """Convert a hint; ``names`` are the players by seat."""
    state = found.view.packed
    slug = state.setup.book.slug
    return wire.Hint(
        position=write_position(state),
        seat=state.actor + 1,
        samples=found.samples,
        deals=found.deals,
        forced=found.forced,
        plays=[write_advice(state, each, names) for each in found.plays],
        notes=[write_reason(slug, reason, sentences=True, names=names) for reason in found.notes],
    )


def _chance(value: deals.Figure) -> wire.MeanInterval:
    return write_figure(value, 4)


def _cards(play: Sequence[int], state: State) -> list[Card]:
    further = state.setup.with_top > 0
    return kind_names(kind for action in play for kind in cards_played(action, further))


def write_choice(play: tuple[int, ...], state: State) -> wire.Choice:
    """Convert a play to choose from."""
    return wire.Choice([action_text(action) for action in play], play_words(play, state), _cards(play, state))


def write_judged(judged: review.ReviewedPlay) -> wire.JudgedPlay:
    """Convert a judged play."""
    moment = judged.moment
    state = View(moment.state, moment.seat).packed
    slug = state.setup.book.slug

    def told(found: list[Reason]) -> list[reasons.Reason]:
        return [write_reason(slug, reason, sentences=True, names=moment.names) for reason in found]

    return wire.JudgedPlay(
        hand=moment.hand,
        turn=moment.turn,
        seat=moment.seat + 1,
        name=moment.name,
        move=moment.move,
        until=moment.until,
        position=write_position(state),
        actions=[action_text(action) for action in moment.actions],
        words=play_words(moment.actions, state),
        cards=_cards(moment.actions, state),
        best=write_choice(judged.best, state),
        points=write_figure(judged.points, 1),
        chance=_chance(judged.chance),
        best_points=write_figure(judged.best_points, 1),
        best_chance=_chance(judged.best_chance),
        lost=write_figure(judged.lost, 1),
        cost=_chance(judged.cost),
        error=round(judged.error, 4),
        label=judged.label,
        reasons=told(judged.reasons),
        best_reasons=told(judged.best_reasons),
    )


def write_review(found: review.Review) -> wire.Review:
    """Convert a review."""
    return wire.Review(
        book=found.match.setup.book.slug,
        samples=found.samples,
        side=SIDES[found.side],
        plays=[write_judged(each) for each in found.judged],
        curve=[
            wire.CurvePlace(
                hand=place.hand,
                turn=place.turn,
                seat=place.seat + 1 if place.seat >= 0 else None,
                name=place.name,
                move=place.move,
                chances=[_chance(each) for each in place.chances],
            )
            for place in found.curve
        ],
        turning_points=[
            wire.TurningPoint(
                hand=turning.place.hand,
                turn=turning.place.turn,
                seat=turning.place.seat + 1,
                name=turning.place.name,
                move=turning.place.move,
                before=_chance(turning.before),
                now=_chance(turning.now),
            )
            for turning in found.turning
        ],
        players=[
            wire.PlayerAccount(
                name=each.name,
                plays=each.plays,
                costly=each.costly,
                cost=_chance(each.cost),
                lost=write_figure(each.lost, 1),
            )
            for each in found.accounts
        ],
        exercises=[write_exercise(each) for each in exercise.from_review(found.judged, found.samples)],
    )


def write_exercise(found: exercise.Exercise) -> wire.Exercise:
    """Convert an exercise with its answer."""
    state, moment = found.view.packed, found.moment
    slug = state.setup.book.slug
    names = moment.names if moment else []
    return wire.Exercise(
        book=slug,
        kind=found.kind,
        question=text(f"coach.exercise.{found.kind}"),
        position=write_position(state),
        seat=state.actor + 1,
        choices=[write_choice(play, state) for play in found.choices],
        answer=found.answer,
        plays=[write_advice(state, each, names) for each in found.hint.plays],
        notes=[write_reason(slug, reason, sentences=True, names=names) for reason in found.hint.notes],
        played=[action_text(action) for action in moment.actions] if moment else [],
        names=names,
        hand=moment.hand if moment else 0,
        turn=moment.turn if moment else 0,
    )


def write_valuation(found: decision.Decision) -> teaching.Valuation:
    """Convert the valuation of all choices of a position."""
    state = found.view.packed
    slug = state.setup.book.slug
    return teaching.Valuation(
        position=write_position(state),
        seat=state.actor + 1,
        samples=found.samples,
        deals=found.deals,
        choices=[write_choice(play, state) for play in found.choices],
        plays=[write_advice(state, each) for each in found.advice],
        answer=found.answer,
        notes=[write_reason(slug, reason, sentences=True) for reason in found.notes],
    )
