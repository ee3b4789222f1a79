"""Numbered hands of a variant, in chunks, with one checksum over all actions and events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from canasta.engine import Event, legal_actions, score, tally, totals
from canasta.engine.rare_play import RarePlayers
from canasta.engine.watch import Invariants, offer_fault
from canasta.jobs import Fault, FaultReport, Variant, all_variants
from canasta.jobs.invariants import play_watched
from canasta.jobs.playout import ENGINE_ERROR
from canasta.jobs.simulate import describe_fault, generator
from canasta.jobs.trial import TURN_LIMIT, totals_of
from canasta.table.state import PART_OVER
from tests.hands import rare
from tests.hands.properties import Look
from tests.penalised import penalised_hand
from tests.positions import setup

#: Every variant once; where players sit out, the hands are those of fewer players.
VARIANTS = {str(variant): variant for variant in all_variants(alike=False, houses=True)}
#: One in this many hands has a referee who rules at random, and players who try irregular acts.
REFEREED = 50
OFTENER = 20
_CHECKSUMS = 1 << 64
_told = msgspec.msgpack.Encoder()


class Chunk(NamedTuple):
    """Some hands of a variant, of which ``sample`` per cent are inspected closely."""

    variant: str
    seed: str
    first: int
    hands: int
    sample: float


class Tally(NamedTuple):
    """The results of a chunk. The checksum does not depend on the sample."""

    hands: int
    looked_at: int
    checksum: int
    rare: dict[str, int]
    faults: list[FaultReport]


def play_chunk(chunk: Chunk) -> Tally:
    """Play the hands of a chunk in order."""
    variant, found, faults = VARIANTS[chunk.variant], Counter[str](), list[FaultReport]()
    looked_at = checksum = 0
    for number in range(chunk.first, chunk.first + chunk.hands):
        close = is_sampled(chunk, number)
        looked_at += close
        try:
            digest, seen = play_numbered(variant, chunk.seed, number, close)
            checksum = (checksum + digest) % _CHECKSUMS
            found.update(set(seen))
        except Fault as fault:
            faults.append(describe_fault(number, fault))
    return Tally(chunk.hands, looked_at, checksum, dict(found), faults)


def is_sampled(chunk: Chunk, number: int) -> bool:
    """Return whether a hand is inspected closely: a larger sample includes the smaller ones.

    Hands with a referee are few and are inspected more often.
    """
    place = blake2b(f"{chunk.seed} {number}".encode(), digest_size=4).digest()
    share = chunk.sample * (OFTENER if _refereed(number) else 1)
    return int.from_bytes(place, "big") < share / 100 * (1 << 32)


def _refereed(number: int) -> bool:
    return number % REFEREED == REFEREED - 1


def play_numbered(variant: Variant, seed: str, number: int, close: bool) -> tuple[int, Iterable[str]]:
    """Play a hand; return a checksum of its actions and events, and its rare events."""
    if _refereed(number):
        return _play_refereed(variant, seed, number, close)
    table = setup(variant)
    seekers = RarePlayers(table, generator(f"{seed} {variant}", number))
    hand = 1 + number % max(1, len(table.book.first_meld.by_hand))
    events: list[Event] = []
    state = seekers.deal(totals_of(table, number), number % table.seats, hand, events)
    if not close:
        result = play_watched(state, lambda legal, _: seekers.choose(state, legal), TURN_LIMIT, events)
    else:
        look = Look(state, events, number)

        def choose(legal: list[int], actions: bytearray) -> int:
            look.step(legal, bytes(actions))
            return seekers.choose(state, legal)

        result = play_watched(state, choose, TURN_LIMIT, events)
        look.end(result.points, result.actions)
    return _digest(number, events, result.points), rare.seen(state, events)


def _play_refereed(variant: Variant, seed: str, number: int, close: bool) -> tuple[int, Iterable[str]]:
    """Play a hand with a referee, monitoring every step including rulings and irregular acts."""
    told: list[Event] = []
    steps = penalised_hand(variant, f"{seed} {number}", chance=0.05, lenient=0.05, by_the_book=True)
    _, state = next(steps)
    watch, look = Invariants(state), Look(state, told, number) if close else None
    try:
        for events, _ in steps:
            told += events
            fault = watch.fault(state)
            if look is not None and state.part != PART_OVER and not fault:
                legal = legal_actions(state)
                fault = offer_fault(state, legal)
                look.step(legal, b"")
            if fault:
                raise Fault(fault, state, b"")
        points = tuple(totals(score(state.setup.book, tally(state)), state.setup.sides))
        if look is not None:
            look.end(points, b"")
    except Fault:
        raise
    except Exception as error:
        raise Fault(ENGINE_ERROR, state, b"", repr(error)) from error
    return _digest(number, told, points), rare.seen(state, told)


def _digest(number: int, events: list[Event], points: tuple[int, ...]) -> int:
    digest = blake2b(number.to_bytes(8, "big"), digest_size=8)
    digest.update(_told.encode(events))
    digest.update(_told.encode(points))
    return int.from_bytes(digest.digest(), "big")
