"""Time to load a game from its stream, compared with replaying its record.

    python -m bench.restore

Games are played by the simple bots; each is loaded at its end, and in the middle of its last hand.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from canasta.books import BOOKS
from canasta.bots import make_bot
from canasta.build.find import running
from canasta.match import HandStarted, Match, restore
from canasta.match.replay import begun_like
from canasta.notation import read_record, write_record
from canasta.storage import MEMORY, Store
from canasta.storage.games import begin, load

ROUNDS = 5
NAMES = ("Ana", "Bruno", "Carla", "Dora")


def played(slug: str) -> Match:
    """Play a whole game of four."""
    match = Match(BOOKS[slug], NAMES, bytes(range(32)))
    bots = [make_bot("simple", seed=player) for player in range(4)]
    while not match.over:
        if match.actor < 0:
            match.start_hand()
        else:
            match.act(match.actor, bots[match.seats[match.actor]].choose(match.view(match.actor)))
    return match


def in_last_hand(match: Match) -> Match:
    """Return the same game in the middle of its last hand."""
    starts = [number for number, entry in enumerate(match.entries) if isinstance(entry, HandStarted)]
    return restore(begun_like(match), match.entries[: (starts[-1] + len(match.entries)) // 2])


def fastest(work: Callable[[], object]) -> float:
    """Return the milliseconds of processor time in the fastest of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best * 1000


def measure(match: Match) -> tuple[float, float]:
    """Return the milliseconds to load a game from its record, and from its stream."""
    text = write_record(match, with_secret=True)
    with Store(MEMORY) as store:
        stream = begin(store, match).stream
        return fastest(lambda: read_record(text)), fastest(lambda: load(store, stream))


def main() -> None:
    """Print a line for each book."""
    print(f"core: {'compiled' if running().compiled else 'interpreted'}")
    print(f"{'book':10} {'at':12} {'entries':>8} {'record ms':>10} {'stream ms':>10} {'times':>6}")
    for slug in BOOKS:
        match = played(slug)
        for place, game in (("its end", match), ("last hand", in_last_hand(match))):
            record, stream = measure(game)
            figures = f"{record:10.1f} {stream:10.1f} {record / stream:6.1f}"
            print(f"{slug:10} {place:12} {len(game.entries):8} {figures}")


if __name__ == "__main__":
    main()
