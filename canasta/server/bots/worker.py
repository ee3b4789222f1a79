"""A process in which bots think: a question per line comes in, an answer per line goes out.

A bot is told what its seat knows, as a position, and is made anew for each question: so it does not matter in
which process it is asked, or whether an earlier one fell over.
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
from canasta.jobs.trial import try_rules
from canasta.messages import Complaint
from canasta.notation import read_position
from canasta.table.actions import action_text

#: What a pool starts.
WORKER: Final = "canasta.server.bots.worker"


class Thought(msgspec.Struct, tag="think"):
    """What would a bot do?"""

    level: str
    seed: int
    position: str
    house: str = ""  #: the text of a house rule


class Trial(msgspec.Struct, tag="try"):
    """Does a house rule hold in so many hands of so many players?"""

    house: str
    players: int
    hands: int


class Reply(msgspec.Struct):
    """An action, or what is wrong: a message with its parameters."""

    action: str = ""
    problem: str = ""

    @property
    def last(self) -> bool:
        """Whether no other follows: it never does."""
        return True


_Question = Thought | Trial


@lru_cache(maxsize=64)
def _house(source: str) -> House:
    return read_house(source, agreed=True)


def answer(question: _Question) -> Reply:
    """What a bot does, or whether a house rule holds."""
    if isinstance(question, Trial):
        try:
            book = read_house(question.house).book
            played = tuple(seats for seats in book.seatings if seats.players == question.players)
            try_rules(replace(book, seatings=played), question.hands, processes=1)
        except Complaint as problem:
            return Reply(problem=str(problem))
        return Reply()
    houses = [_house(question.house).book] if question.house else []
    state = read_position(question.position, houses)
    bot = make_bot(question.level, question.seed)
    return Reply(action_text(bot.choose(view(state, state.actor))))


def main() -> None:
    """Answer until nobody asks any more."""
    decode, encode = msgspec.json.Decoder(_Question).decode, msgspec.json.encode
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)  # whatever a bot prints is no answer
        for line in sys.stdin.buffer:
            out.write(encode(answer(decode(line))) + b"\n")
            out.flush()


if __name__ == "__main__":
    main()
