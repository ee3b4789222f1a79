"""Proposals and chat at a server's table, on the terminal."""

from __future__ import annotations

from contextlib import suppress
from contextvars import copy_context
from typing import Final

from msgspec import UNSET

from canasta.client import Seat, ServerError
from canasta.messages import UserError, catalogue, in_english, text
from canasta.tui.screen import Screen
from canasta.wire import protocol
from canasta.wire.tables import Proposed, TableInfo

#: What the player types, and what it proposes.
PROPOSALS: Final[dict[str, Proposed]] = {
    "take back": "take_back",
    "redeal": "redeal",
    "break off": "end",
    "more time": "time",
}
#: Errors after which the prompt is left, because messages have to be processed first.
LEAVE_PROMPT: Final = ("server.proposal", "server.out_of_time", "server.not_playing", "server.removed")
_PHRASES: Final = "talk."


class Talk:
    """Chat and proposals of other players; while the player is at the prompt, they are shown at once."""

    def __init__(self, screen: Screen, seat: Seat) -> None:
        self._screen = screen
        self._seat = seat
        self._shown: list[protocol.AnyServerMessage] = []  #: shown at the prompt, but not processed yet
        self._table: TableInfo | None = None  #: as last received, whether or not it was processed
        self._asked = False  #: whether a proposal can be answered at the prompt
        self._answered = False  #: whether the open proposal has been answered
        context = copy_context()  # has the language
        seat.on_message = lambda message: context.run(self._on_message, message)

    def _on_message(self, message: protocol.AnyServerMessage) -> None:
        words = ""
        if isinstance(message, protocol.ChatMessage | protocol.ProposalDecided):
            words = self._words(message)
        elif isinstance(message, protocol.TableChanged):
            self._table = message.table
            if message.table.proposal is UNSET:
                self._asked = self._answered = False
            elif self._seat.asked(message.table) and not self._asked and not self._answered:
                words = f"{self._question(message.table)} {text('online.answer')}"
        if words and self._screen.interject(words):
            self._shown.append(message)
            self._asked = self._asked or isinstance(message, protocol.TableChanged)

    def answered(self, line: str) -> bool:
        """Take a line as the answer to a proposal shown at the prompt; return False if it is not one."""
        word = in_english("answer", line).lower()
        if not self._asked or word not in ("y", "yes", "n", "no"):
            return False
        self._answer(word)
        return True

    def ask(self, table: TableInfo) -> None:
        """Let the player answer a proposal that is still open for them."""
        table = self._table or table
        if self._seat.asked(table) and not self._answered:
            question = f"{self._question(table)} {text('online.agree')}"
            self._answer(in_english("answer", self._screen.ask(question)).lower())

    def _answer(self, word: str) -> None:
        self._asked, self._answered = False, True
        with suppress(ServerError):  # it was settled in the meantime
            self._seat.answer(word in ("y", "yes"))

    def show(self, message: protocol.ChatMessage | protocol.ProposalDecided) -> None:
        """Show what a player said, or the outcome of a proposal."""
        if not self._was_shown(message) and (words := self._words(message)):
            self._screen.write(words)

    def _was_shown(self, message: protocol.AnyServerMessage) -> bool:
        found = any(message is each for each in self._shown)
        self._shown = [each for each in self._shown if each is not message]
        return found

    def _question(self, table: TableInfo) -> str:
        assert table.proposal is not UNSET
        name = table.places[table.proposal.place - 1].name
        return text(f"online.asks.{table.proposal.what}", name=name)

    def _words(self, message: protocol.ChatMessage | protocol.ProposalDecided) -> str:
        if isinstance(message, protocol.ProposalDecided):
            return text("online.agreed" if message.agreed else "online.declined")
        if message.person == self._seat.client.person.id:
            return ""
        words = text(_PHRASES + message.phrase) if message.phrase else message.line
        return text("online.said", name=message.name, words=words)


def proposed(seat: Seat, line: str) -> bool:
    """Make the proposal that a line contains; return False if it contains none."""
    what = PROPOSALS.get(" ".join(line.lower().split()))
    if what is None:
        return False
    seat.propose(what)
    return True


def spoken(screen: Screen, seat: Seat, line: str) -> bool:
    """Say a phrase, or list the phrases; return False if the line does neither."""
    word, _, phrase = line.strip().partition(" ")
    if word.lower() != "say":
        return False
    known = {id.removeprefix(_PHRASES): text(id) for id in catalogue() if id.startswith(_PHRASES)}
    meant = phrase.strip().lower().replace(" ", "_")
    if not meant:
        for id, sentence in known.items():
            screen.indent(f"say {id.replace('_', ' ')}: {sentence}")
    elif meant not in known:
        raise UserError("server.no_phrase", phrase=phrase)
    else:
        seat.speak(meant)
    return True
