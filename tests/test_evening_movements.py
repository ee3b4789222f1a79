"""Movements of club evenings, for every size from 2 to 60 tables."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random

import pytest

from canasta.evenings.movements.howell import howell
from canasta.evenings.movements.individual import individual
from canasta.evenings.movements.matching import least_cost_pairs
from canasta.evenings.movements.mitchell import mitchell
from canasta.evenings.movements.pairing import by_lot
from canasta.evenings.movements.random_rounds import random_rounds
from canasta.evenings.movements.seating import History, Seating
from canasta.evenings.movements.swiss import swiss

#: Numbers of entries that fill 2 to 60 tables, with and without one that sits out; a test takes twenty.
SIZES = [range(first, min(first + 20, 122)) for first in range(3, 122, 20)]
#: Some of them, where a round is a matching of all entries.
SAMPLE = (*range(3, 25), 37, 60, 61, 120)


def played(entries: Sequence[int], rounds: Iterable[Seating]) -> History:
    """Check that every entry has one place in every round, and return the history."""
    history = History()
    for seating in rounds:
        seated = [each for table in seating.tables for team in table for each in team]
        assert sorted([*seated, *seating.byes]) == sorted(entries)
        history.add(seating)
    return history


def leans(rounds: Iterable[Seating]) -> Iterator[int]:
    """Yield the worst imbalance of sides after each round."""
    history = History()
    for seating in rounds:
        history.add(seating)
        yield max(map(abs, history.lean.values()))


# --- Plans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_howell_lets_all_meet_once_and_sit_out_once(sizes: range) -> None:
    for entries in sizes:
        rounds = howell(entries, entries - 1 + entries % 2)
        history = played(range(entries), rounds)
        assert set(history.met.values()) == {1}
        assert len(history.met) == entries * (entries - 1) // 2
        assert [history.byes[each] for each in range(entries)] == [entries % 2] * entries
        assert max(leans(rounds)) == 1  # in every shortened movement, too


@pytest.mark.parametrize("entries", [4, 7, 12])
def test_howell_goes_on_after_all_have_met(entries: int) -> None:
    once = entries - 1 + entries % 2
    history = played(range(entries), howell(entries, 2 * once))
    assert set(history.met.values()) == {2}
    assert set(history.lean.values()) == {0}


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_mitchell_repeats_nothing(sizes: range) -> None:
    for entries, more in product(sizes, (-1, 0, 3)):
        tables = (entries + 1) // 2
        wanted = tables + more
        rounds = mitchell(entries, wanted)
        assert len(rounds) == min(wanted, tables)
        history = played(range(entries), rounds)
        assert set(history.met.values()) <= {1}
        assert set(history.byes.values()) <= {1}
        assert max(leans(rounds), default=0) <= 1 + entries % 2


def test_mitchell_lets_half_of_the_entries_stay_and_skips_a_table_where_tables_are_even() -> None:
    def opponents(entries: int, rounds: int) -> list[list[int]]:
        """Return the moving entry at each staying one's table, round by round."""
        seatings = mitchell(entries, rounds)
        return [[max(*first, *second) for first, second in seating.tables] for seating in seatings]

    assert opponents(8, 3) == [[4, 5, 6, 7], [7, 4, 5, 6], [5, 6, 7, 4]]  # from table 2 to table 4
    assert opponents(8, 4) == [[4, 5, 6, 7], [7, 4, 5, 6], [6, 7, 4, 5], [5, 6, 7, 4]]  # all of them
    assert opponents(6, 2) == [[3, 4, 5], [5, 3, 4]]
    # Boards go down a table each round. Thanks to the skip, an entry does not meet them again.
    for entries, rounds in ((8, 3), (16, 7), (24, 11), (6, 3), (14, 7)):
        tables = entries // 2
        for entry in range(entries):
            boards = [
                (table + number) % tables
                for number, seating in enumerate(mitchell(entries, rounds))
                for table, (first, second) in enumerate(seating.tables)
                if entry in (*first, *second)
            ]
            assert len(set(boards)) == rounds


@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_random_rounds_are_a_howell_movement_of_drawn_places(sizes: range) -> None:
    for entries in sizes:
        rounds = random_rounds(entries, entries - 1, Random(entries))
        history = played(range(entries), rounds)
        assert set(history.met.values()) == {1}
        assert set(history.byes.values()) <= {1}
        assert max(leans(rounds)) == 1


def test_random_rounds_depend_on_the_lot() -> None:
    drawn = {tuple(random_rounds(8, 1, Random(seed))) for seed in range(20)}
    assert len(drawn) > 15
    assert random_rounds(8, 7, Random("a")) == random_rounds(8, 7, Random("a"))


# --- Rounds drawn one at a time -------------------------------------------------------------------


@pytest.mark.parametrize("entries", SAMPLE)
@pytest.mark.parametrize("movement", ["swiss", "lot"])
def test_drawn_rounds_repeat_nothing_while_that_is_sure_to_be_possible(entries: int, movement: str) -> None:
    # As long as everybody has half of the others left, there is a round without repeats (Dirac).
    lot, history = Random(entries), History()
    rounds: list[Seating] = []
    order = list(range(entries))
    for _ in range(min((entries + 1) // 2, 6 if entries < 40 else 2)):
        lot.shuffle(order)
        seating = swiss(order, history) if movement == "swiss" else by_lot(order, history, lot)
        assert not history.unfair_byes(seating, order)
        if not entries % 2:
            assert not history.repeats(seating)
        rounds.append(seating)
        history.add(seating)
    assert played(range(entries), rounds).met == history.met
    assert max(leans(rounds)) <= 3


@pytest.mark.parametrize("seed", range(60))
def test_a_swiss_round_repeats_and_sits_out_as_little_as_possible(seed: int) -> None:
    """Compare every round with all rounds that there are, up to the point where repeats are unavoidable."""
    lot = Random(seed)
    entries = lot.randrange(3, 8)
    order, history = list(range(entries)), History()
    for _ in range(entries + 2):
        lot.shuffle(order)
        seating = swiss(order, history)
        assert badness(order, history, seating) == min(
            badness(order, history, each) for each in all_seatings(order)
        )
        history.add(seating)


def all_seatings(entries: Sequence[int]) -> Iterator[Seating]:
    """Yield every way to pair the entries; one sits out if their number is odd."""
    if len(entries) % 2:
        for bye in entries:
            for seating in all_seatings([each for each in entries if each != bye]):
                yield Seating(seating.tables, (bye,))
    elif not entries:
        yield Seating(())
    else:
        first, *others = entries
        for opponent in others:
            for seating in all_seatings([each for each in others if each != opponent]):
                yield Seating((((first,), (opponent,)), *seating.tables))


def badness(order: Sequence[int], history: History, seating: Seating) -> tuple[int, int, int, int]:
    """Return what a round should have little of, the most important first."""
    clashes = sum(1 for first, second in seating.tables if history.clash(*first, *second))
    again = history.unfair_byes(seating, order), history.repeats(seating)
    return (*again, clashes, distance(order, seating))


def distance(order: Sequence[int], seating: Seating) -> int:
    """Return the distances of opponents in the standings, and of a bye from the last place."""
    place = {entry: number for number, entry in enumerate(order)}
    apart = sum((place[first[0]] - place[second[0]]) ** 2 for first, second in seating.tables)
    return apart + sum((len(order) - 1 - place[each]) ** 2 for each in seating.byes)


# --- A new partner every round --------------------------------------------------------------------


def individual_rounds(players: int, rounds: int) -> list[Seating]:
    history, made = History(), list[Seating]()
    for number in range(1, rounds + 1):
        made.append(individual(range(players), history, number, Random(f"{players}/{number}")))
        assert not history.unfair_byes(made[-1], range(players))
        history.add(made[-1])
    return made


@pytest.mark.parametrize("players", [*range(4, 42), 62, 63, 119, 240])
def test_single_players_get_a_new_partner_every_round(players: int) -> None:
    rounds = individual_rounds(players, min(players - 1, 12 if players < 42 else 2))
    history = played(range(players), rounds)
    assert set(history.partners.values()) == {1}
    assert all(len(seating.byes) == players % 4 for seating in rounds)
    assert max(leans(rounds)) <= 4
    most = 3 if players < 22 else 2
    assert max(history.met.values()) <= most  # opponents are spread over the field


@pytest.mark.parametrize("players", [4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28])
def test_some_fields_play_a_whist_tournament(players: int) -> None:
    rounds = individual_rounds(players, players - 1 + players % 2)
    history = played(range(players), rounds)
    pairs = players * (players - 1) // 2
    assert (len(history.partners), set(history.partners.values())) == (pairs, {1})
    assert (len(history.met), set(history.met.values())) == (pairs, {2})
    assert [history.byes[each] for each in range(players)] == [players % 2] * players


def test_single_players_go_on_after_all_have_been_partners() -> None:
    history = played(range(8), individual_rounds(8, 10))
    assert set(history.partners.values()) == {1, 2}


# --- The matching ---------------------------------------------------------------------------------


def cheapest(costs: Sequence[Sequence[int]], places: Sequence[int]) -> int:
    """Return the least cost of pairing all places, by trying everything."""
    if not places:
        return 0
    first, *others = places
    return min(
        costs[first][other] + cheapest(costs, [each for each in others if each != other]) for other in others
    )


@pytest.mark.parametrize("seed", range(150))
def test_the_matching_is_the_cheapest(seed: int) -> None:
    lot = Random(seed)
    size = 2 * lot.randrange(1, 5)
    most = lot.choice((2, 5, 100, 10**12))
    costs = [[0] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            costs[one][other] = costs[other][one] = lot.randrange(-3, most)
    found = least_cost_pairs(costs)
    assert sorted(each for both in found for each in both) == list(range(size))
    assert sum(costs[one][other] for one, other in found) == cheapest(costs, range(size))


@pytest.mark.parametrize("seed", range(12))
def test_the_matching_finds_a_planted_one(seed: int) -> None:
    """Every cost is a sum of two prices and a bit more, which is nothing for the planted pairs alone."""
    lot = Random(seed)
    size = 2 * lot.randrange(10, 24)
    price = [lot.randrange(1000) for _ in range(size)]
    planted = list(range(size))
    lot.shuffle(planted)
    mate = dict(zip(planted[::2], planted[1::2], strict=True))
    mate |= {other: one for one, other in mate.items()}
    costs = [[0] * size for _ in range(size)]
    for one in range(size):
        for other in range(one):
            more = 0 if mate[one] == other else lot.randrange(1, 4)
            costs[one][other] = costs[other][one] = price[one] + price[other] + more
    assert dict(least_cost_pairs(costs)).items() <= mate.items()


def test_nothing_is_paired_with_nothing_and_an_odd_number_is_refused() -> None:
    assert least_cost_pairs([]) == []
    with pytest.raises(ValueError, match="odd"):
        least_cost_pairs([[0]])
