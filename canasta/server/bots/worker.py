"""A worker process for bots: it reads one question per line from stdin and writes one answer per line.

A bot gets what its seat knows, as a position, and is created anew for each question. So any process can
answer, even if an earlier one has crashed.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from functools import lru_cache
from typing import Final

import msgspec

from canasta.books.house import House, read_house
from canasta.bots import make_bot
from canasta.engine import view
from canasta.jobs.cores import ignore_interrupts
from canasta.jobs.trial import try_rules
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table.actions import action_text

#: The module that a pool runs.
WORKER: Final = "canasta.server.bots.worker"


class ActionRequest(msgspec.Struct, tag="think"):
    """A question: what does a bot play in a position?"""

    level: str
    seed: int
    position: str
    house: str = ""  #: the text of a house rule


class TrialRequest(msgspec.Struct, tag="try"):
    """A question: can a house rule be played, for a number of hands and players?"""

    house: str
    players: int
    hands: int


class BotReply(msgspec.Struct):
    """An action, or the text of an error."""

    action: str = ""
    problem: str = ""

    @property
    def last(self) -> bool:
        """Always True: a question has one reply."""
        return True


_Question = ActionRequest | TrialRequest


@lru_cache(maxsize=64)
def _house(source: str) -> House:
    return read_house(source, agreed=True)


def answer(question: _Question) -> BotReply:
    """Answer a question: choose a bot's action, or test a house rule."""
    if isinstance(question, TrialRequest):
        try:
            book = read_house(question.house).book
            played = tuple(seats for seats in book.seatings if seats.players == question.players)
            try_rules(replace(book, seatings=played), question.hands, processes=1)
        except UserError as problem:
            return BotReply(problem=str(problem))
        return BotReply()
    houses = [_house(question.house).book] if question.house else []
    state = read_position(question.position, houses)
    bot = make_bot(question.level, question.seed)
    return BotReply(action_text(bot.choose(view(state, state.actor))))


def main() -> None:
    """Answer questions until stdin is closed."""
    decode, encode = msgspec.json.Decoder(_Question).decode, msgspec.json.encode
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)  # what a bot prints must not be taken for an answer
        for line in sys.stdin.buffer:
            out.write(encode(answer(decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    ignore_interrupts()  # the parent process decides when to stop
    main()
