"""The coach's marks: what a choice costs, compared with the best one in the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from canasta.coach.deals import Figure
from canasta.coach.review import label_of
from canasta.teaching.classroom import Answer, Homework, Member
from canasta.wire.coach import Choice, MarkLabel, MeanInterval
from canasta.wire.teaching import HomeworkCell, HomeworkRow, Mark, Valuation

#: Labels of a choice that is not clearly worse than the best one.
RIGHT: Final = ("same", "unclear")


def place_of(valued: Valuation, actions: Sequence[str]) -> int | None:
    """Return the place of a choice; None if the position no longer offers it."""
    wanted = list(actions)
    return next((place for place, each in enumerate(valued.choices) if each.actions == wanted), None)


def mark(valued: Valuation, actions: Sequence[str]) -> Mark | None:
    """Mark a choice."""
    place = place_of(valued, actions)
    if place is None:
        return None
    advice = valued.plays[place]
    return Mark(
        label=label_at(valued, place),
        cost=MeanInterval(advice.behind_chance.mean, advice.behind_chance.half),
        points=MeanInterval(advice.behind.mean, advice.behind.half),
    )


def label_at(valued: Valuation, place: int) -> MarkLabel:
    """Return the label of a choice: how large its cost is, beyond the error."""
    if place == valued.answer:
        return "same"
    cost = valued.plays[place].behind_chance
    label: MarkLabel = label_of(Figure(cost.mean, cost.half))
    return label


def row(
    member: Member, work: Homework, valued: Mapping[int, Valuation], choices: Mapping[int, Sequence[Choice]]
) -> HomeworkRow:
    """Return a pupil's results.

    Args:
        member: The pupil.
        work: The homework.
        valued: By item, the coach's valuation, if it is ready.
        choices: By item, what could be chosen.
    """
    cells, costs, right = [], list[float](), 0
    for item in work.items:
        answers = work.answers.get((member.number, item), ())
        cell = _cell(answers, work, valued.get(item))
        if answers:
            cell.words = in_words(choices[item], answers[-1].actions)
        if cell.mark is not None:
            costs.append(max(0.0, cell.mark.cost.mean))
            right += cell.mark.label in RIGHT
        cells.append(cell)
    return HomeworkRow(
        member=member.number,
        name=member.name,
        answered=sum(bool(each.tries) for each in cells),
        right=right,
        cost=round(sum(costs) / len(costs), 4) if costs else None,
        cells=cells,
    )


def _cell(answers: Sequence[Answer], work: Homework, valued: Valuation | None) -> HomeworkCell:
    marks = [mark(valued, each.actions) for each in answers] if valued is not None else []
    return HomeworkCell(
        tries=len(answers),
        late=bool(answers) and answers[0].at > work.due,
        words="",
        first=marks[0].label if marks and marks[0] else None,
        mark=marks[-1] if marks else None,
    )


def in_words(choices: Sequence[Choice], actions: Sequence[str]) -> str:
    """Return a choice in words."""
    wanted = list(actions)
    return next((each.words for each in choices if each.actions == wanted), "; ".join(wanted))
