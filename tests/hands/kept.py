"""Results of a run by chunk and build, stored in a file from which the next run resumes."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from canasta.storage.lease import Lease
from tests.hands.playing import VARIANTS, Tally

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / ".hands"
#: Sources that the hands depend on. When they change, other hands are played and checksums cannot be
#: compared.
_SOURCES = (
    "canasta/cards.py", "canasta/table", "canasta/clauses", "canasta/engine", "canasta/books",
    "canasta/irregularities", "canasta/jobs/trial.py", "tests/hands/playing.py", "tests/penalised.py",
    "tests/positions.py",
)  # fmt: skip
_CHECKSUMS = 1 << 64


def fingerprint() -> str:
    """Return a hash of everything that determines the hands and their events."""
    digest = hashlib.sha256()
    for name in _SOURCES:
        path = ROOT / name
        files = [path] if path.suffix else [*path.rglob("*.py"), *path.rglob("*.toml")]
        for file in sorted(files):
            digest.update(f"{file.relative_to(ROOT).as_posix()}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def file_of(seed: str, folder: Path) -> Path:
    """Return the file for the chunks of a seed."""
    return folder / f"{re.sub('[^a-z0-9-]+', '-', seed.lower())}.json"


def lease_of(seed: str, folder: Path | None = None) -> Lease:
    """Return the lock on the hands of a seed: two runs would overwrite each other's results."""
    folder = folder or FOLDER
    folder.mkdir(exist_ok=True)
    return Lease(file_of(seed, folder).with_suffix(".lock"))


class Kept:
    """Played chunks of a seed, by variant and build: a checksum for each, and the rare events of all."""

    def __init__(self, seed: str, folder: Path | None = None) -> None:
        self.file = file_of(seed, folder or FOLDER)
        self.before = 0  # hands that were played from other sources
        self.variants: dict[str, dict[str, Any]] = {}
        self.core = fingerprint()
        try:
            found = json.loads(self.file.read_text("utf-8"))
        except FileNotFoundError:
            return
        if found["core"] == self.core:
            self.variants = found["variants"]
        else:
            self.before = sum(
                part["hands"] for variant in found["variants"].values() for part in variant.values()
            )
            os.replace(self.file, self.file.with_name(f"{self.file.stem}-{found['core']}.json"))

    def of(self, variant: str, build: str) -> dict[str, Any]:
        """Return a build's results for a variant."""
        empty = {"hands": 0, "looked_at": 0, "chunks": [], "rare": {}, "faults": []}
        part: dict[str, Any] = self.variants.setdefault(variant, {}).setdefault(build, empty)
        return part

    def add(self, variant: str, build: str, tally: Tally) -> None:
        """Record the next chunk."""
        part = self.of(variant, build)
        part["hands"] += tally.hands
        part["looked_at"] += tally.looked_at
        part["chunks"].append(f"{tally.checksum:016x}")
        part["rare"] = dict(Counter(part["rare"]) + Counter(tally.rare))
        part["faults"] += [list(fault) for fault in tally.faults]

    def save(self) -> None:
        """Save atomically."""
        self.file.parent.mkdir(exist_ok=True)
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps({"core": self.core, "variants": self.variants}), "utf-8")
        os.replace(draft, self.file)

    def hands(self, build: str) -> int:
        """Return how many hands a build has played in total."""
        return sum(variant[build]["hands"] for variant in self.variants.values() if build in variant)

    def checksum(self, variant: str, build: str, chunks: int) -> str:
        """Return one checksum for the first chunks of a variant."""
        return (
            f"{sum(int(each, 16) for each in self.of(variant, build)['chunks'][:chunks]) % _CHECKSUMS:016x}"
        )

    def compared(self) -> int:
        """Return how many chunks both builds have played."""
        both = [variant.values() for variant in self.variants.values() if len(variant) == 2]
        return sum(min(len(part["chunks"]) for part in parts) for parts in both)

    def differing(self) -> Iterator[str]:
        """Yield the chunks in which the builds differ."""
        for name in VARIANTS:
            parts = list(self.variants.get(name, {}).values())
            if len(parts) == 2:
                pairs = zip(parts[0]["chunks"], parts[1]["chunks"], strict=False)
                yield from (f"{name}, chunk {number}" for number, (a, b) in enumerate(pairs) if a != b)
