"""Result files of the arena, which are resumed and added up: lines changed, dropped and duplicated."""

from __future__ import annotations

import json
import tempfile
from functools import cache
from pathlib import Path
from random import Random

from canasta.arena import Contest, play, summarise
from canasta.arena.results import Results
from canasta.arena.table import write_csv
from tests.fuzz.kept import some_value
from tests.fuzz.pads import some_place
from tests.fuzz.target import Target, reads

_CONTEST = Contest(("simple", "random"), players=2, target=300)


@cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="canasta-fuzz-")


@cache
def _lines() -> list[str]:
    """Return the result file of a contest of three pairs."""
    file = Path(_folder().name) / "whole.jsonl"
    play(_CONTEST, pairs=3, processes=1, results=file)
    return file.read_text().splitlines()


def _check(text: str) -> bool:
    file = Path(_folder().name) / "given.jsonl"
    file.write_text(text, "utf-8", "replace")
    found = Results(_CONTEST, file)
    assert summarise(_CONTEST, found.rows, 1)
    write_csv(_CONTEST, found.rows, file.with_suffix(".csv"))
    if found.rows:
        before = len(found.rows)
        found.add(found.rows[0])
        assert len(Results(_CONTEST, file).rows) == before  # a pair counts once
    return bool(found.rows)


def _made(rng: Random) -> bytes:
    lines = _lines()[:]
    for _ in range(rng.choice((0, 1, 1, 2))):
        place, way = rng.randrange(len(lines)), rng.randrange(6)
        if way == 0 and len(lines) > 1:
            del lines[place]
        elif way == 1:
            lines.insert(place, rng.choice(lines))
        elif way == 2:
            lines[place] = lines[place][: rng.randrange(len(lines[place]))]
        else:
            try:
                row = json.loads(lines[place])
            except ValueError:
                continue
            holder, key = some_place(rng, row)
            if holder is not None:
                holder[key] = some_value(rng)
            lines[place] = json.dumps(row)
    return ("\n".join(lines) + rng.choice(("\n", "\n", "\n[3, [[", ""))).encode()


RESULTS = Target("results", _made, reads(_check), (b"[[0,1],", b"\n", b"false,", b"[]"))
