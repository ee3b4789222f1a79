"""Questions about a position that the caller sets up."""

from __future__ import annotations

from typing import Final, Literal, TypeVar

import msgspec

from canasta.server.analysis.jobs import DraftJob, HintJob, Picture, PictureJob, PositionJob
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.storage.saved_texts import HOUSES, find_text
from canasta.wire.answers import ScoreSheet
from canasta.wire.coach import Hint
from canasta.wire.drafts import NewDraft, OpenedPosition
from canasta.wire.examples import NAMES
from canasta.wire.requests import NewQuestion
from canasta.wire.verdicts import Explanation, LegalActions, WayOut

T = TypeVar("T")
_SVG: Final = "image/svg+xml"
_PNG: Final = "image/png"
_ASKED: Final = ("position", "house")


async def _answer(call: Call, what: Literal["legal", "why", "score", "out"], answer: type[T]) -> T:
    new: NewQuestion = call.body
    job = PositionJob(
        what=what, position=new.position, line=new.line, house=new.house, language=call.language
    )
    return await call.analyze(job, answer)


async def _legal(call: Call) -> LegalActions:
    """List the legal actions of the player to act."""
    return await _answer(call, "legal", LegalActions)


async def _why(call: Call) -> Explanation:
    """Explain whether a play is legal, with the paragraphs that decide it."""
    return await _answer(call, "why", Explanation)


async def _score(call: Call) -> ScoreSheet:
    """Return the score sheet of the position."""
    return await _answer(call, "score", ScoreSheet)


async def _out(call: Call) -> WayOut:
    """Find out whether the player to act can go out, and how."""
    return await _answer(call, "out", WayOut)


async def _hint(call: Call) -> Hint:
    """Return the play that the coach recommends."""
    new: NewQuestion = call.body
    samples = call.hub.settings.samples
    job = HintJob(
        position=new.position, house=new.house, samples=samples, names=list(NAMES), language=call.language
    )
    return await call.analyze(job, Hint)


async def _draft(call: Call) -> OpenedPosition:
    """Edit a position: apply changes, report what is impossible, and answer a question about it."""
    new: NewDraft = call.body
    job = DraftJob(
        position=new.position, changes=new.changes, line=new.line, house=new.house, language=call.language
    )
    return await call.analyze(job, OpenedPosition)


async def _picture(call: Call, form: Literal["svg", "png"]) -> bytes:
    house = call.query.get("house", "")
    saved = await call.read(lambda store: find_text(store, HOUSES, house)) if house else None
    job = PictureJob(
        position=call.query.get("position", ""),
        form=form,
        house=saved.text if saved else "",
        language=call.language,
    )
    raw = await call.analyze(job, msgspec.Raw, anybody=True)
    return msgspec.json.decode(raw, type=Picture).content


async def _svg(call: Call) -> File:
    """Draw a position as SVG, to be shown or printed; ``house`` is the id of a stored house rule."""
    return File(await _picture(call, "svg"), _SVG)


async def _png(call: Call) -> File:
    """Draw a position as PNG."""
    return File(await _picture(call, "png"), _PNG)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/positions/legal", _legal, LegalActions, NewQuestion),
    Endpoint("POST", "/api/positions/why", _why, Explanation, NewQuestion),
    Endpoint("POST", "/api/positions/score", _score, ScoreSheet, NewQuestion),
    Endpoint("POST", "/api/positions/out", _out, WayOut, NewQuestion),
    Endpoint("POST", "/api/positions/hint", _hint, Hint, NewQuestion),
    Endpoint("POST", "/api/positions/draft", _draft, OpenedPosition, NewDraft),
    Endpoint("GET", "/api/positions/picture.svg", _svg, _SVG, signed_in=False, query=_ASKED),
    Endpoint("GET", "/api/positions/picture.png", _png, _PNG, signed_in=False, query=_ASKED),
)
