"""Hands that show whether a bot still plays as it did: a hash of all its actions in them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from canasta.arena.benchmark.opponents import Pinned, PinnedBot
from canasta.books import BOOKS
from canasta.bots.levels import Bot
from canasta.clauses.setup import Setup
from canasta.engine import play_out_step, view
from canasta.engine.random_play import ENDLESS, Dice, deal_hand
from canasta.engine.scoring import score, tally, totals
from canasta.table.state import PART_OVER, State

#: Hands at every table for a bot that plays by rules; they begin at these shares of the target, in per cent.
STAGES: Final = (0, 20, 40, 60, 75, 90)
#: A bot that searches is slow: it plays with fewer samples, and at these tables only.
SAMPLES: Final = 8
SEARCH_TABLES: Final = (("classic", 4), ("caliente", 2), ("american", 4), ("knee", 4))
#: Makes the bot of a seat.
Maker = Callable[[int], Bot]


@cache
def play_hash(bot: Pinned) -> str:
    """Hash the play of a pinned bot."""
    searches = bot.samples > 0
    played = replace(bot, samples=SAMPLES) if searches else bot
    return hash_play(lambda seat: PinnedBot(played, seat), searches)


def hash_play(make: Maker, searches: bool) -> str:
    """Hash the actions and points of hands that a bot plays in all seats, in every book.

    Args:
        make: Makes the bot of a seat; one that searches should take ``SAMPLES``.
        searches: True for a bot that searches.
    """
    digest = hashlib.sha256()
    for slug, book in BOOKS.items():
        for players in sorted({seats.players for seats in book.seatings} & {2, 4}):
            if searches and (slug, players) not in SEARCH_TABLES:
                continue
            setup = Setup(book, players)
            for number, stage in enumerate(STAGES[:1] if searches else STAGES):
                dice = Dice(f"pinned {slug} {players} {number}")
                before = [book.target * stage // 100] * setup.sides
                state = deal_hand(setup, dice, before, number=1 + number % max(1, book.hands))
                digest.update(f"\n{slug} {players} {number}\n".encode())
                digest.update(play_hand(state, make))
                points = totals(score(setup.book, tally(state)), setup.sides)
                digest.update(f"{points}".encode())
    return digest.hexdigest()[:16]


def play_hand(state: State, make: Maker) -> bytes:
    """Play a hand with the bot in every seat; a bot that fails is not the one that was pinned."""
    seats = [make(seat) for seat in range(state.setup.seats)]
    actions = bytearray()
    while state.part != PART_OVER and len(actions) < ENDLESS:
        try:
            action = seats[state.actor].choose(view(state, state.actor))
        except Exception as problem:
            return bytes(actions) + repr(problem).encode()
        if action not in view(state, state.actor).legal_actions():
            return bytes(actions) + b"illegal"
        actions.append(action)
        play_out_step(state, action)
    return bytes(actions)
