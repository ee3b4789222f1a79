"""What is wrong with a hand on the pad, or seldom so, as data: which fields, by which paragraph, in words.

>>> str(Doubt("canastas", 0, ("out",), "45", {"number": 1, "given": 0}))
'Side A went out with no canasta, and it takes 1.'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from canasta.messages import Complaint, Param, say
from canasta.scorepad.entry import PadError
from canasta.scorepad.form import Form
from canasta.wire.base import SIDES
from canasta.wire.pads import PadDoubt


class Doubt(NamedTuple):
    """Something that can be and is seldom so: people are asked about it."""

    reason: str
    side: int
    fields: tuple[str, ...]  #: what should be looked at
    paragraph: str
    params: Mapping[str, Param]

    def __str__(self) -> str:
        return say(f"pad.doubt.{self.reason}", {"side": self.side, **self.params})

    def struct(self) -> PadDoubt:
        """The doubt for programs."""
        return PadDoubt(
            "unlikely", self.reason, SIDES[self.side], list(self.fields), self.paragraph or None, str(self)
        )


def refused(form: Form, problem: Complaint) -> PadDoubt:
    """What cannot be, for programs."""
    if not isinstance(problem, PadError):
        return PadDoubt("impossible", problem.message, None, [], None, str(problem))
    field = form.field(problem.field)
    return PadDoubt(
        "impossible",
        problem.reason,
        SIDES[problem.side] if problem.side >= 0 else None,
        [problem.field] if problem.field else [],
        (field.paragraph or None) if field else None,
        str(problem),
    )
