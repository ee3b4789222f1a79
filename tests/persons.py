"""A scripted person at the terminal, who types a script and then numbers from the list on the screen."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from rich.console import Console

from canasta.books.house import load_house
from canasta.cards import card_text, pack_cards
from canasta.clauses.rulebook import Rulebook
from canasta.match import Match
from canasta.messages import text
from canasta.storage import Store
from canasta.storage.games import AREA, load
from canasta.tui.play import run


class Person:
    """Types a script, and after it any number from the list on the screen."""

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
        if not prompt.startswith(text("play.prompt")):
            return self.waiting
        if self.script:
            return self.script.pop(0)
        numbers: list[str] = re.findall(r"\[(\d+)\]", new) or re.findall(r"^(\d+): ", new, re.MULTILINE)
        ask = text("play.plain.ask").split()[0]
        asking = re.findall(rf"\[(\d+)\] {ask}", new) or re.findall(rf"^(\d+): {ask}", new, re.MULTILINE)
        choices = [number for number in numbers if number not in asking] or ["1"]
        # Lays stand first in the list: lay often, so that hands come to an end.
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
    shuffle: bool = False,
    bots: Sequence[str] = ("simple",),
    explained: bool = False,
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
        shuffle=shuffle,
        bots=bots,
        explained=explained,
        speed=0,
        console=person.console,
        read=person,
    )


def kept_game(folder: Path) -> Match:
    """Return the only game in the database of a folder."""
    with Store(folder / "canasta.db") as store:
        (stream,) = store.streams(AREA)
        return load(store, stream.name, houses_in(folder)).match


def houses_in(folder: Path) -> list[Rulebook]:
    """Return the house rules stored with the games of a folder."""
    return [load_house(file).book for file in (folder / "houses").glob("*.toml")]


def only_record(folder: Path) -> Path:
    (path,) = folder.glob("*.txt")
    return path


def cards_held(faces: str) -> tuple[int, ...]:
    """Return physical cards by their faces, such as ``7H``."""
    pack = pack_cards(1)
    return tuple(next(card for card in pack if card_text(card) == face) for face in faces.split())
