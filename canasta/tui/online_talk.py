"""What people at a table of a server ask each other and say, on the terminal."""

from __future__ import annotations

from contextlib import suppress
from contextvars import copy_context
from typing import Final

from msgspec import UNSET

from canasta.client import Seat, ServerError
from canasta.messages import Complaint, catalogue, in_english, text
from canasta.tui.screen import Screen
from canasta.wire import protocol as say
from canasta.wire.tables import Proposed, TableInfo

#: What is typed, and what it proposes.
PROPOSALS: Final[dict[str, Proposed]] = {
    "take back": "take_back",
    "redeal": "redeal",
    "break off": "end",
    "more time": "time",
}
#: After these the prompt is left, for something is to be heard first.
HEAR_FIRST: Final = ("server.proposal", "server.out_of_time", "server.not_playing", "server.removed")
_PHRASES: Final = "talk."


class Talk:
    """What others say and propose; while the player is being asked for a play, it is told at once."""

    def __init__(self, screen: Screen, seat: Seat) -> None:
        self._screen = screen
        self._seat = seat
        self._told: list[say.AnyTold] = []  #: what was told at the prompt and is still to be heard
        self._table: TableInfo | None = None  #: as it was told last, heard or not
        self._asked = False  #: whether a proposal can be answered at the prompt
        self._answered = False  #: whether the proposal that is open has been
        context = copy_context()  # its language
        seat.overhear = lambda told: context.run(self._overhear, told)

    def _overhear(self, told: say.AnyTold) -> None:
        words = ""
        if isinstance(told, say.Said | say.Decided):
            words = self._words(told)
        elif isinstance(told, say.TableTold):
            self._table = told.table
            if told.table.proposal is UNSET:
                self._asked = self._answered = False
            elif self._seat.asked(told.table) and not self._asked and not self._answered:
                words = f"{self._question(told.table)} {text('online.answer')}"
        if words and self._screen.interject(words):
            self._told.append(told)
            self._asked = self._asked or isinstance(told, say.TableTold)

    def answered(self, line: str) -> bool:
        """Take a line as the answer to a proposal that was told at the prompt; False if it is none."""
        word = in_english("answer", line).lower()
        if not self._asked or word not in ("y", "yes", "n", "no"):
            return False
        self._answer(word)
        return True

    def ask(self, table: TableInfo) -> None:
        """Let the player answer a proposal, if it is still theirs to answer."""
        table = self._table or table
        if self._seat.asked(table) and not self._answered:
            question = f"{self._question(table)} {text('online.agree')}"
            self._answer(in_english("answer", self._screen.ask(question)).lower())

    def _answer(self, word: str) -> None:
        self._asked, self._answered = False, True
        with suppress(ServerError):  # it was settled in the meantime
            self._seat.answer(word in ("y", "yes"))

    def hear(self, told: say.Said | say.Decided) -> None:
        """Tell what somebody said, or how a proposal came out."""
        if not self._is_told(told) and (words := self._words(told)):
            self._screen.write(words)

    def _is_told(self, told: say.AnyTold) -> bool:
        found = any(told is each for each in self._told)
        self._told = [each for each in self._told if each is not told]
        return found

    def _question(self, table: TableInfo) -> str:
        assert table.proposal is not UNSET
        name = table.places[table.proposal.place - 1].name
        return text(f"online.asks.{table.proposal.what}", name=name)

    def _words(self, told: say.Said | say.Decided) -> str:
        if isinstance(told, say.Decided):
            return text("online.agreed" if told.agreed else "online.declined")
        if told.person == self._seat.client.person.id:
            return ""
        words = text(_PHRASES + told.phrase) if told.phrase else told.line
        return text("online.said", name=told.name, words=words)


def proposed(seat: Seat, line: str) -> bool:
    """Propose what a line says; False if it proposes nothing."""
    what = PROPOSALS.get(" ".join(line.lower().split()))
    if what is None:
        return False
    seat.propose(what)
    return True


def spoken(screen: Screen, seat: Seat, line: str) -> bool:
    """Say a phrase, or list them; False if a line does neither."""
    word, _, phrase = line.strip().partition(" ")
    if word.lower() != "say":
        return False
    known = {id.removeprefix(_PHRASES): text(id) for id in catalogue() if id.startswith(_PHRASES)}
    meant = phrase.strip().lower().replace(" ", "_")
    if not meant:
        for id, sentence in known.items():
            screen.indent(f"say {id.replace('_', ' ')}: {sentence}")
    elif meant not in known:
        raise Complaint("server.no_phrase", phrase=phrase)
    else:
        seat.speak(meant)
    return True
