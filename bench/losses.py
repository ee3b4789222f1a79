"""Find the hands that a bot loses by most, and count why: ``python -m bench.losses classic pool:plain``.

Duplicate hands at all stages of a game are played inside the core, and the worst of them are replayed to see
what happened. One hand may count for several reasons. ``--show 3`` prints the three worst turn by turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from canasta.books import book
from canasta.bots.pool import POOL
from canasta.cards import JOKER, TWO
from canasta.clauses.setup import Setup
from canasta.engine import action_text
from canasta.engine.apply import play_out_step
from canasta.engine.random_play import Dice
from canasta.engine.scoring import score, tally
from canasta.notation import write_position
from canasta.policy.choice import choose
from canasta.policy.features import canastas_of, cards_left
from canasta.policy.outlook import outlook
from canasta.policy.rollout import play_on, points_of, stage
from canasta.policy.weights import Numbers, Weights, club_numbers, expert_numbers, weights
from canasta.table.actions import DISCARD, LAY_NATURAL, TAKE_PAIR
from canasta.table.state import PART_DRAW, PART_OVER, RED_THREES, State

#: Cards of a pile that is large, and cards that a side is caught with.
LARGE = 10
CAUGHT = 10
#: Rounds after which a first meld is late, and a hand long.
LATE = 6


class Hand(NamedTuple):
    """A hand: its number, our side, and our lead."""

    number: int
    own: int
    lead: int


def numbers_of(name: str, setup: Setup) -> Numbers:
    """Return the weights of a bot that plays by weights."""
    if name in ("club", "expert"):
        return (club_numbers if name == "club" else expert_numbers)(setup)
    numbers = POOL[name].numbers if name in POOL else None
    if numbers is None:
        known = ["club", "expert", *(name for name, member in POOL.items() if member.numbers)]
        raise SystemExit(f"{name} does not play by weights; these do: {', '.join(known)}")
    return numbers(setup)


def played(setup: Setup, players: Sequence[Weights], hands: int, seed: str) -> list[Hand]:
    """Play duplicate hands, and return them with our lead, the worst first."""
    found: list[Hand] = []
    for number in range(hands):
        for own in range(setup.sides):
            state = stage(setup, number, Dice(f"{seed}/{number}"))
            play_on(state, [players[side != own] for side in range(setup.sides)])
            points = points_of(state)
            found.append(Hand(number, own, points[own] - max(points[:own] + points[own + 1 :])))
    return sorted(found, key=lambda hand: hand.lead)


def replay(setup: Setup, players: Sequence[Weights], hand: Hand, seed: str) -> list[tuple[State, int]]:
    """Return the positions of a hand with the action in each; the last one is the end, with -1."""
    state = stage(setup, hand.number, Dice(f"{seed}/{hand.number}"))
    view = outlook(setup)
    found: list[tuple[State, int]] = []
    while state.part != PART_OVER:
        action = choose(state, view, players[state.actor % setup.sides != hand.own])
        found.append((state.copy(), int(action)))
        play_out_step(state, action)
    return [*found, (state, -1)]


def reasons(setup: Setup, course: Sequence[tuple[State, int]], own: int) -> list[str]:
    """Return why a hand was lost, as far as the course of it tells."""
    end = course[-1][0]
    found: list[str] = []
    sides = setup.sides
    opened = next((state.turn for state, _ in course if state.opened >> own & 1), -1)
    red = int(end.laid[RED_THREES + own])
    if opened < 0:
        found.append("never opened")
        if red:
            found.append("red threes without a first meld")
    elif opened > LATE * setup.seats:
        found.append(f"opened after more than {LATE} rounds")
    held = sum(cards_left(end, seat) for seat in range(own, setup.seats, sides))
    out = end.out >= 0 and end.out % sides != own
    if out and held >= CAUGHT:
        found.append(f"caught with {CAUGHT} cards or more")
        if _had_warning(setup, course, own):
            found.append("caught though an opponent held four cards or fewer at our last turn")
    if end.turn < 5 * setup.seats:
        found.append("over within five rounds")
    taken = [0] * sides
    given = False
    for state, action in course:
        if state.part == PART_DRAW and TAKE_PAIR <= action < LAY_NATURAL:
            side = state.seat % sides
            taken[side] += len(state.pile)
            giver = (state.seat - 1) % setup.seats % sides
            given = given or (side != own and giver == own and len(state.pile) >= LARGE)
    if given:
        found.append(f"gave away a pile of {LARGE} cards or more")
    if max(taken[:own] + taken[own + 1 :]) >= taken[own] + 2 * LARGE:
        found.append(f"the others took {2 * LARGE} cards more from piles")
    wild = sum(
        state.seat % sides == own
        and action in (DISCARD + TWO, DISCARD + JOKER)
        and not state.opened >> own & 1
        for state, action in course
    )
    if wild >= 2:
        found.append("discarded two wild cards or more before its first meld")
    ours = canastas_of(end, own)
    theirs = max(canastas_of(end, side) for side in range(sides) if side != own)
    if theirs >= ours + 3:
        found.append("three canastas fewer")
    view = outlook(setup)
    if any(line.side == own and line.points <= -1000 for line in score(setup.book, tally(end))) and any(
        view.unfinished
    ):
        found.append("expensive sets that were not completed")
    return found or ["nothing of these"]


def _had_warning(setup: Setup, course: Sequence[tuple[State, int]], own: int) -> bool:
    """Return True if at the start of our last turn an opponent had four cards or fewer and could go out."""
    starts = [state for state, _ in course if state.part == PART_DRAW and state.seat % setup.sides == own]
    if not starts:
        return False
    last = starts[-1]
    return any(
        cards_left(last, seat) <= 4 and canastas_of(last, seat % setup.sides) >= setup.canastas_needed
        for seat in range(setup.seats)
        if seat % setup.sides != own
    )


def show(setup: Setup, course: Sequence[tuple[State, int]], hand: Hand) -> None:
    """Print a hand: the position at the start of every turn, and what was played in it."""
    print(f"\nhand {hand.number}, our side {hand.own}, lead {hand.lead}")
    turn = -1
    for state, action in course:
        if state.turn != turn:
            turn = state.turn
            mark = "we  " if state.seat % setup.sides == hand.own else "they"
            print(f"  {mark} {write_position(state)}")
        if action >= 0:
            print(f"         {action_text(action)}")
    for line in score(setup.book, tally(course[-1][0])):
        print(f"  {'we  ' if line.side == hand.own else 'they'} {line.points:6} {line.reason.message}")


def main() -> None:
    """Find, count and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("book")
    parser.add_argument("opponents", nargs="+")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--hands", type=int, default=1000, help="deals; each is played from every side")
    parser.add_argument("--worst", type=int, default=30)
    parser.add_argument("--seed", default="losses")
    parser.add_argument("--show", type=int, default=0, help="print so many of them turn by turn")
    given = parser.parse_args()
    setup = Setup(book(given.book), given.players)
    print(
        f"| {given.book}, {given.players} players: {given.bot} against | "
        + " | ".join(given.opponents)
        + " |"
    )
    print("|---|" + "---:|" * len(given.opponents))
    columns: list[Counter[str]] = []
    lost: list[str] = []
    shown: list[tuple[Hand, list[tuple[State, int]]]] = []
    for opponent in given.opponents:
        players = [weights(numbers_of(name, setup)) for name in (given.bot, opponent)]
        worst = played(setup, players, given.hands, given.seed)[: given.worst]
        courses = [(hand, replay(setup, players, hand, given.seed)) for hand in worst]
        columns.append(Counter(why for hand, course in courses for why in reasons(setup, course, hand.own)))
        lost.append(str(round(sum(hand.lead for hand in worst) / len(worst))))
        shown += courses[: given.show]
    print(f"| mean lead of the {given.worst} worst of {2 * given.hands} hands | {' | '.join(lost)} |")
    whole = sum(columns, Counter())
    for why, _ in whole.most_common():
        print(f"| {why} | " + " | ".join(str(column[why]) for column in columns) + " |")
    for hand, course in shown:
        show(setup, course, hand)


if __name__ == "__main__":
    main()
