"""Check that a million decisions of every level and style are legal.

``python -m bench.choices --decisions 1000000`` plays hands by all books, player counts, options and shipped
house rules in turn. An illegal choice ends the run with its position.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import cycle
from time import perf_counter

from canasta.books import book
from canasta.books.house import rules_of, shipped
from canasta.bots import NAMES, make_bot, thinks
from canasta.clauses.setup import Setup
from canasta.engine import action_text, legal_actions, play_out_step, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.jobs import all_variants, first_melds
from canasta.notation import write_position
from canasta.table.state import PART_OVER

#: Samples for bots that look ahead, and their share of all decisions, per mille.
SAMPLES = 4
SHARE = 10


def setups() -> list[Setup]:
    """Return the setups of all variants, including the house rules that come with the program."""
    found = [
        Setup(book(variant.book).with_options(variant.options), variant.players)
        for variant in all_variants(alike=False)
    ]
    for house in shipped():
        rules = rules_of(house)
        found += [Setup(rules, seats.players) for seats in rules.seatings]
    return found


def hands(name: str, most: int) -> Iterator[int]:
    """Yield decisions hand by hand, until ``most`` have been made."""
    done = 0
    for number, setup in enumerate(cycle(setups())):
        starts = first_melds(setup.book)
        total, hand = starts[number % len(starts)]
        state = deal_hand(setup, Dice(f"{name}/{number}"), (total,) * setup.sides, number % setup.seats, hand)
        think = SAMPLES if thinks(name) else None
        bots = [make_bot(name, number * 10 + seat, think) for seat in range(setup.seats)]
        while state.part != PART_OVER and done < most:
            action = bots[state.actor].choose(view(state, state.actor))
            if action not in legal_actions(state):
                raise SystemExit(f"{name}: {action_text(action)} in {write_position(state)}")
            play_out_step(state, action)
            done += 1
        yield done
        if done >= most:
            return


def main() -> None:
    """Share the decisions among all names, and print their number."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000)
    wanted = parser.parse_args().decisions
    quick = [name for name in NAMES if not thinks(name)]
    slow = [name for name in NAMES if thinks(name)]
    made = 0
    for names, decisions in ((slow, wanted * SHARE // 1000), (quick, wanted - wanted * SHARE // 1000)):
        for name in names:
            start = perf_counter()
            *_, done = hands(name, -(-decisions // len(names)))
            made += done
            print(f"{name}: {done} decisions, all legal, {perf_counter() - start:.0f} s", flush=True)
    print(f"{made} decisions, none of them illegal")


if __name__ == "__main__":
    main()
