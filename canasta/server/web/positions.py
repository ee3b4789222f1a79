"""Questions about a position that somebody sets up."""

from __future__ import annotations

from typing import Final, Literal, TypeVar

from canasta.server.studies.jobs import Asked, Hinted
from canasta.server.web.endpoint import Call, Endpoint
from canasta.wire.answers import Legal, ScoreSheet
from canasta.wire.coaching import Hint
from canasta.wire.desk import NewQuestion
from canasta.wire.verdicts import Explanation, WayOut

T = TypeVar("T")


async def _asked(call: Call, what: Literal["legal", "why", "score", "out"], answer: type[T]) -> T:
    new: NewQuestion = call.body
    study = Asked(what=what, position=new.position, line=new.line, house=new.house, language=call.language)
    return await call.study(study, answer)


async def _legal(call: Call) -> Legal:
    """What the player who acts may do."""
    return await _asked(call, "legal", Legal)


async def _why(call: Call) -> Explanation:
    """Whether a play is allowed, and the paragraphs that say so."""
    return await _asked(call, "why", Explanation)


async def _score(call: Call) -> ScoreSheet:
    """The score sheet of the position as it stands."""
    return await _asked(call, "score", ScoreSheet)


async def _out(call: Call) -> WayOut:
    """Whether the player in turn can go out, and how."""
    return await _asked(call, "out", WayOut)


async def _hint(call: Call) -> Hint:
    """What the coach would play."""
    new: NewQuestion = call.body
    samples = call.hub.settings.samples
    study = Hinted(position=new.position, house=new.house, samples=samples, language=call.language)
    return await call.study(study, Hint)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/positions/legal", _legal, Legal, NewQuestion),
    Endpoint("POST", "/api/positions/why", _why, Explanation, NewQuestion),
    Endpoint("POST", "/api/positions/score", _score, ScoreSheet, NewQuestion),
    Endpoint("POST", "/api/positions/out", _out, WayOut, NewQuestion),
    Endpoint("POST", "/api/positions/hint", _hint, Hint, NewQuestion),
)
