"""What tests of records share: the golden texts, changing them, and what a verification says then."""

from __future__ import annotations

from functools import cache

from canasta.notation import NotationError, verify_record
from canasta.notation.record_read import STAGES
from canasta.notation.record_write import digest
from tests.records.player import GOLDEN


@cache
def golden(name: str) -> str:
    """The text of a golden record: ``classic-2``."""
    (found,) = (golden for golden in GOLDEN if str(golden) == name)
    return found.path.read_text(encoding="utf-8")


def failure(text: str) -> tuple[str, NotationError]:
    """What a verification finds: the check that fails, and the error."""
    found = verify_record(text)
    assert not found.ok
    assert found.error is not None
    assert found.ended == ""
    failed = [check.what for check in found.checks if check.holds is False]
    assert len(failed) == 1
    said = found.report()
    assert [check.what for check in found.checks] == list(STAGES[found.edition])
    assert len(said) == len(found.checks) + (2 if found.edition else 1)
    assert said[-1] == str(found.error)
    return failed[0], found.error


def changed(text: str, number: int, line: str) -> str:
    """A text with another line (from 1) in place of one."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def signed(text: str) -> str:
    """A text whose digest fits, as somebody who changes a record on purpose would leave it."""
    body = text[: text.rindex("digest: ")]
    return f"{body}digest: {digest(body)}\n"
