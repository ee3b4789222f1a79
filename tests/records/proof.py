"""Helpers for record tests: the golden texts, changing them, and the result of a verification."""

from __future__ import annotations

from functools import cache

from canasta.fairness import SEEDED
from canasta.notation import NotationError, verify_record
from canasta.notation.record.read import SEEDED_STAGES, STAGES
from canasta.notation.record.write import digest
from tests.records.player import GOLDEN


@cache
def golden(name: str) -> str:
    """Return the text of a golden record: ``classic-2``."""
    (found,) = (golden for golden in GOLDEN if str(golden) == name)
    return found.path.read_text(encoding="utf-8")


def failure(text: str) -> tuple[str, NotationError]:
    """Return the check that fails in a verification, and the error."""
    found = verify_record(text)
    assert not found.ok
    assert found.error is not None
    assert found.ended == ""
    failed = [check.what for check in found.checks if check.holds is False]
    assert len(failed) == 1
    said = found.report()
    stages = SEEDED_STAGES if found.shuffle == SEEDED else STAGES
    assert [check.what for check in found.checks] == list(stages)
    assert len(said) == len(found.checks) + (2 if found.shuffle else 1)
    assert said[-1] == str(found.error)
    return failed[0], found.error


def changed(text: str, number: int, line: str) -> str:
    """Return a text with one line (from 1) replaced."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def signed(text: str) -> str:
    """Return a text with a matching digest, as a deliberate forger would leave it."""
    body = text[: text.rindex("digest: ")]
    return f"{body}digest: {digest(body)}\n"
