"""A clock that is set back during a run."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta, tzinfo

import pytest


class Clock(datetime):
    """``datetime`` with a ``now`` that can be set back."""

    back = timedelta()

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
        return datetime.now(tz) - cls.back


@contextmanager
def clock() -> Iterator[type[Clock]]:
    """Make every module of the program that asks for the time use this clock."""
    Clock.back = timedelta()
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("canasta.") and vars(module).get("datetime") is datetime:
                patch.setattr(module, "datetime", Clock)
        yield Clock
