"""Errors and doubts about a hand on the pad, as data: the fields, the paragraph and the words.

>>> str(Doubt("canastas", 0, ("out",), "45", {"number": 1, "given": 0}))
'Side A went out with no canasta, and it takes 1.'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from canasta.messages import Param, UserError, say
from canasta.scorepad.entry import PadError
from canasta.scorepad.form import Form
from canasta.wire.base import SIDES
from canasta.wire.pads import PadDoubt


class Doubt(NamedTuple):
    """An entry that is possible but unusual: the user is asked to confirm it."""

    reason: str
    side: int
    fields: tuple[str, ...]  #: the fields to look at again
    paragraph: str
    params: Mapping[str, Param]

    def __str__(self) -> str:
        return say(f"pad.doubt.{self.reason}", {"side": self.side, **self.params})

    def struct(self) -> PadDoubt:
        """Return the doubt as data for clients."""
        return PadDoubt(
            "unlikely", self.reason, SIDES[self.side], list(self.fields), self.paragraph or None, str(self)
        )


def refused(form: Form, problem: UserError) -> PadDoubt:
    """Return an impossible entry as data for clients."""
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
