"""Somebody at the terminal, for tests: types what a script says, then whatever the list on the screen has."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from rich.console import Console

from canasta.tui.play import run


class Person:
    """Types what a script says, and after it whatever number the list on the screen has."""

    def __init__(
        self,
        script: Sequence[str] = (),
        *,
        number: int = 1,
        width: int = 80,
        height: int = 24,
        encoding: str = "utf-8",
        waiting: str = "",
    ) -> None:
        self.bytes = io.BytesIO()
        self.file = io.TextIOWrapper(self.bytes, encoding=encoding, write_through=True)
        self.console = Console(
            file=self.file, width=width, height=height, highlight=False, markup=False, emoji=False
        )
        self.script = list(script)
        self.encoding = encoding
        self.waiting = waiting  #: the answer to all other questions
        self.rng = Random(number)
        self.read_to = 0
        self.leave: Callable[[str], bool] = lambda _shown: False
        self.most = 5000

    @property
    def shown(self) -> str:
        return self.bytes.getvalue().decode(self.encoding)

    def __call__(self, prompt: str) -> str:
        new = self.shown[self.read_to :]
        self.read_to = len(self.shown)
        typed = self._type(prompt, new)
        self.file.write(f"{prompt}{typed}\n")
        return typed

    def _type(self, prompt: str, new: str) -> str:
        self.most -= 1
        if self.most < 0 or self.leave(self.shown):
            raise EOFError
        if not prompt.startswith("Your play"):
            return self.waiting
        if self.script:
            return self.script.pop(0)
        numbers: list[str] = re.findall(r"\[(\d+)\]", new) or re.findall(r"^(\d+): ", new, re.MULTILINE)
        asking = re.findall(r"\[(\d+)\] ask", new) or re.findall(r"^(\d+): ask", new, re.MULTILINE)
        choices = [number for number in numbers if number not in asking] or ["1"]
        # What can be laid stands first in the list: lay often, so that hands come to an end.
        return choices[0] if self.rng.random() < 0.5 else self.rng.choice(choices)


def sit_down(
    person: Person,
    *,
    players: int = 4,
    book: str | None = None,
    options: Sequence[str] = (),
    names: Sequence[str] = ("Ana",),
    seed: str | None = "a seed",
    target: int | None = 400,
    plain: bool = False,
    record: Path | None = None,
) -> int:
    return run(
        players=players,
        book=book,
        options=options,
        names=names,
        seed=seed,
        target=target,
        plain=plain,
        record=record,
        speed=0,
        console=person.console,
        read=person,
    )


def only_record(folder: Path) -> Path:
    (path,) = folder.glob("*.txt")
    return path
