"""Random hands on one core or several: one result, and failures are reported."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from canasta.books import BOOKS, book
from canasta.clauses.setup import Setup
from canasta.engine import (
    deal,
    legal_actions,
    parse_action,
    play_out_step,
    sample,
    score,
    tally,
    totals,
    view,
)
from canasta.engine.random_play import Dice, FollowingShuffler, deal_hand, shuffled
from canasta.engine.watch import (
    DEAD_END,
    DISORDER,
    LOST_CARD,
    WRONG_DRAW,
    WRONG_END,
    WRONG_PASS,
    WRONG_SIZE,
    Invariants,
    offer_fault,
)
from canasta.jobs import (
    Chunk,
    Fault,
    Interrupted,
    Job,
    Statistics,
    Variant,
    all_variants,
    first_melds,
    option_sets,
    play_hand,
    repeat_hand,
    run_chunk,
    simulate,
)
from canasta.jobs import invariants as watching
from canasta.jobs.cores import in_order
from canasta.jobs.invariants import play_hand_checked
from canasta.jobs.playout import play_on
from canasta.jobs.simulate import CHUNK_HANDS, cut, describe_fault, generator
from canasta.jobs.statistics import FAULTS_KEPT
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table.packing import BIT, SIZE_ONE
from canasta.table.state import CALIENTES, FOUR_BLACKS, NATURALS, PART_OVER, RED_THREES, SPECIALS, State

#: Every variant once; where players sit out, the hands are those of four players.
VARIANTS = [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]
#: Hands of each variant and each count of the first meld.
HANDS = 8


def one_of(legal: list[int], dice: Dice) -> int:
    return legal[dice.below(len(legal))]


def a_state(actions: int = 40, players: int = 4) -> State:
    """Return a state some way into a hand."""
    dice = Dice(5)
    setup = Setup(book("classic"), players)
    state = deal(setup, shuffled(setup.deck, dice))
    for _ in range(actions):
        play_out_step(state, one_of(legal_actions(state), dice))
    return state


# --- Hands ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_watched_hands_lose_no_card_and_meet_no_dead_end(variant: Variant) -> None:
    setup = Job(variant.book, variant.players, 0, options=variant.options).setup()
    for total, hand in first_melds(setup.book):
        seed = f"watched {total} {hand}"
        job = Job(variant.book, variant.players, seed, True, (total,) * setup.sides, variant.options, hand)
        found = run_chunk(Chunk(job, 0, HANDS))
        assert found.faults == []
        assert found.hands == HANDS


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_watched_hand_is_the_same_hand(variant: Variant) -> None:
    setup = Job(variant.book, variant.players, 0, options=variant.options).setup()
    for number in range(4):
        plain = play_hand(setup, generator(3, number))
        assert plain == play_hand_checked(setup, generator(3, number))


# --- Variants -------------------------------------------------------------------------------------


def test_every_book_and_number_of_players_is_a_variant() -> None:
    variants = set(all_variants())
    assert {(slug, seats.players) for slug, rules in BOOKS.items() for seats in rules.seatings} == {
        (variant.book, variant.players) for variant in variants if not variant.options
    }
    assert set(all_variants(alike=False)) <= variants
    assert Variant("classic", 5) in variants
    assert Variant("classic", 5) not in set(all_variants(alike=False))


def test_options_that_exclude_each_other_make_no_variant() -> None:
    assert option_sets(book("boat")) == [()]
    sets = option_sets(book("caliente"))
    assert sets[0] == ()
    assert {name for chosen in sets for name in chosen} == {
        option.name for option in book("caliente").options
    }
    assert ("caliente_cards", "always_frozen") in sets
    assert not any({"extra_deck", "extra_deck_three_sides"} <= set(chosen) for chosen in sets)
    assert all(
        variant.players == 6
        for variant in all_variants()
        if {"extra_deck", "extra_deck_three_sides"} & set(variant.options)
    )


def test_a_simulation_plays_with_options_in_any_order() -> None:
    names = ["always_frozen", "caliente_cards"]
    one = simulate("caliente", 3, hands=20, seed=5, processes=1, options=names)
    assert one.job.options == ("caliente_cards", "always_frozen")
    assert one == simulate("caliente", 3, hands=20, seed=5, processes=1, options=reversed(names))
    assert one.statistics != simulate("caliente", 3, hands=20, seed=5, processes=1).statistics


def test_options_go_along_to_other_processes() -> None:
    wanted = {"hands": CHUNK_HANDS + 1, "seed": 2, "options": ("extra_deck_three_sides",)}
    two = simulate("caliente", 6, processes=2, **wanted)  # type: ignore[arg-type]
    assert len(two.statistics.sides) == 3
    assert two == simulate("caliente", 6, processes=1, **wanted)  # type: ignore[arg-type]


def test_a_new_stock_comes_in_the_same_order_again() -> None:
    shuffler = FollowingShuffler(b"a deal")
    assert sorted(shuffler.order(1, 60)) == list(range(60))
    assert shuffler.order(1, 60) == FollowingShuffler(b"a deal").order(1, 60)
    assert shuffler.order(1, 60) != shuffler.order(2, 60)
    assert shuffler.order(1, 60) != FollowingShuffler(b"another").order(1, 60)
    setup = Setup(book("boat"), 3)
    assert with_a_new_stock(setup).stock == with_a_new_stock(setup).stock


def with_a_new_stock(setup: Setup) -> State:
    """Play at random until the pile becomes the stock."""
    dice = Dice(1)
    state = deal_hand(setup, dice)
    while not state.shuffles:
        if state.part == PART_OVER:
            state = deal_hand(setup, dice)
        play_out_step(state, one_of(legal_actions(state), dice))
    return state


def test_a_result_tells_the_hand_that_its_actions_make() -> None:
    job = Job("classic", 4, seed=11, scores=(1500, 0))
    for number in range(20):
        state, hand = repeat_hand(job, number)
        for action in hand.actions:
            assert action in legal_actions(state)
            play_out_step(state, action)
        assert state.part == PART_OVER
        assert (hand.ending, hand.out, hand.turns) == (state.ending, state.out, state.turn)
        assert list(hand.points) == totals(score(state.setup.book, tally(state)), 2)
        assert hand.red_threes == tuple(state.laid[RED_THREES : RED_THREES + 2])
        assert all(
            natural <= all_ for natural, all_ in zip(hand.natural_canastas, hand.canastas, strict=True)
        )


def test_shuffling_keeps_the_cards_and_reaches_every_place() -> None:
    deck = bytes(range(6))
    dice = Dice(1)
    orders = [shuffled(deck, dice) for _ in range(600)]
    assert all(sorted(order) == list(deck) for order in orders)
    for place in range(6):
        times = [sum(order[place] == card for order in orders) for card in deck]
        assert min(times) > 60


# --- Chunks and cores -----------------------------------------------------------------------------


def test_the_number_of_processes_changes_nothing() -> None:
    alone = simulate("classic", 3, hands=250, seed="x", processes=1)
    assert alone == simulate("classic", 3, hands=250, seed="x", processes=2)
    assert alone != simulate("classic", 3, hands=250, seed="y", processes=1)


def test_chunks_of_any_size_add_up_to_the_same() -> None:
    job = Job("classic", 2, seed=4)
    parts = [run_chunk(Chunk(job, first, hands)) for first, hands in ((0, 7), (7, 20), (27, 3))]
    whole = run_chunk(Chunk(job, 0, 30))
    assert parts[0] + parts[1] + parts[2] == whole
    assert parts[2] + (parts[1] + parts[0]) == whole
    assert Statistics.of(2) + whole == whole


def test_chunks_cover_the_hands_once_each() -> None:
    chunks = cut(Job("classic", 4, seed=1), 3 * CHUNK_HANDS + 1)
    numbers = [number for chunk in chunks for number in range(chunk.first, chunk.first + chunk.hands)]
    assert numbers == list(range(3 * CHUNK_HANDS + 1))


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    simulate("classic", 2, hands=CHUNK_HANDS + 5, processes=1, progress=lambda *done: told.append(done))
    assert told == [(CHUNK_HANDS, CHUNK_HANDS + 5), (CHUNK_HANDS + 5, CHUNK_HANDS + 5)]


def die_once(marker: str) -> str:
    """A job whose worker is killed the first time."""
    path = Path(marker)
    if not path.exists():
        path.touch()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)
    return path.name


def die(_: str) -> str:
    os._exit(1)


def test_the_work_of_a_killed_worker_is_done_again(tmp_path: Path) -> None:
    markers = [str(tmp_path / name) for name in ("a", "b")]
    (tmp_path / "b").touch()
    assert list(in_order(die_once, markers, processes=2)) == ["a", "b"]


def test_workers_that_always_die_are_a_user_error_in_the_end() -> None:
    with pytest.raises(UserError, match="ended 3 times"):
        list(in_order(die, ["a", "b"], processes=2))


def test_an_interrupt_leaves_the_result_so_far() -> None:
    def stop(done: int, _hands: int) -> None:
        if done >= 2 * CHUNK_HANDS:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted) as caught:
        simulate("classic", 2, hands=5 * CHUNK_HANDS, seed=9, processes=2, progress=stop)
    found = caught.value.result
    assert found.hands == 5 * CHUNK_HANDS
    assert found.statistics == run_chunk(Chunk(Job("classic", 2, seed=9), 0, 2 * CHUNK_HANDS))


def test_ctrl_c_ends_all_processes_without_a_word_of_theirs() -> None:
    program = (
        "from canasta.jobs import Interrupted, simulate\n"
        "if __name__ == '__main__':\n"
        "    try:\n"
        "        simulate(hands=10**6, processes=2, progress=lambda *_: print('on', flush=True))\n"
        "    except Interrupted as stopped:\n"
        "        print('stopped', stopped.result.statistics.hands)\n"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "on\n"
        os.killpg(process.pid, signal.SIGINT)
        said, complained = process.communicate(timeout=60)
    assert complained == ""
    assert process.returncode == 0
    assert said.splitlines()[-1].startswith("stopped ")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"hands": 0}, "jobs.hands"),
        ({"processes": 0}, "jobs.processes"),
        ({"players": 7}, "book.players"),
        ({"book_slug": "whist"}, "book.unknown"),
        ({"scores": (0, 0, 0)}, "deal.totals"),
        ({"options": ["hot"]}, "book.option"),
        ({"book_slug": "caliente", "options": ["extra_deck"]}, "book.players"),
    ],
)
def test_a_job_that_makes_no_sense_is_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(UserError) as caught:
        simulate(**arguments)  # type: ignore[arg-type]
    assert caught.value.message == message
    assert str(caught.value)


# --- Invariants after every action ------------------------------------------------------------------


def test_the_watch_is_content_with_a_real_state() -> None:
    state = a_state()
    assert Invariants(state).fault(state) == ""


@pytest.mark.parametrize("where", ["hand", "pile", "stock", "sets", "red threes", "swapped"])
def test_the_watch_misses_no_card(where: str) -> None:
    state = a_state()
    while not state.pile:
        play_out_step(state, legal_actions(state)[-1])
    invariants = Invariants(state)
    assert invariants.fault(state) == ""
    if where == "hand":
        state.held[NATURALS] += BIT[3]
        state.held[SPECIALS] += SIZE_ONE
    elif where == "pile":
        state.pile = state.pile[:-1]
    elif where == "stock":
        state.place += 1
    elif where == "sets":
        state.laid[0] += BIT[4]
    elif where == "red threes":
        state.laid[RED_THREES] += 1
    else:
        state.pile = state.pile[:-1] + bytes(((state.pile[-1] + 1) % 11,))
    assert invariants.fault(state) == LOST_CARD


def test_the_watch_counts_what_new_books_put_down() -> None:
    setup = Setup(book("caliente").with_options(["caliente_cards"]), 2)
    dice = Dice(3)
    state = deal_hand(setup, dice)
    invariants = Invariants(state)
    while not any(state.laid[CALIENTES : CALIENTES + 2]):
        if state.part == PART_OVER:
            state = deal_hand(setup, dice)
        legal = legal_actions(state)
        refill = parse_action("play C")
        play_out_step(state, refill if refill in legal else one_of(legal, dice))
    assert invariants.fault(state) == ""
    state.laid[CALIENTES] += 1
    assert invariants.fault(state) == LOST_CARD


def test_the_watch_counts_reserves_and_what_is_put_away() -> None:
    state = read_position("knee turn=1:play hand1=KKKKKKK45 setsA=QQQ")
    state = sample(view(state, 0), Random(1))
    invariants = Invariants(state)
    assert invariants.fault(state) == ""
    for words in ("lay KKK", "add K", "add K", "add K", "add K"):
        play_out_step(state, parse_action(words))
        assert invariants.fault(state) == ""
    assert state.closed[0]
    state.closed = ((), ())
    assert invariants.fault(state) == LOST_CARD


def test_the_watch_counts_four_black_threes() -> None:
    position = read_position("boat turn=1:play hand1=BBBB setsA=KKKKKKK")
    state = sample(view(position, 0), Random(1))
    invariants = Invariants(state)
    assert invariants.fault(state) == ""
    play_out_step(state, parse_action("lay BBBB"))
    assert state.flags & FOUR_BLACKS
    assert invariants.fault(state) == ""


def test_the_watch_counts_hands() -> None:
    state = a_state()
    state.held[SPECIALS + 1] += SIZE_ONE
    assert Invariants(state).fault(state) == WRONG_SIZE


def test_the_watch_knows_what_may_not_be_offered() -> None:
    state = a_state(actions=0)
    assert offer_fault(state, legal_actions(state)) == ""
    assert offer_fault(state, []) == DEAD_END
    assert offer_fault(state, [5, 4]) == DISORDER
    assert offer_fault(state, [parse_action("end")]) == WRONG_END
    assert offer_fault(state, [parse_action("pass")]) == WRONG_PASS
    state.place = len(state.stock)
    assert offer_fault(state, [parse_action("pass")]) == ""
    assert offer_fault(state, [parse_action("draw")]) == WRONG_DRAW


def test_the_watch_knows_that_a_pile_can_become_the_stock() -> None:
    state = with_a_new_stock(Setup(book("boat"), 3))
    state.place, state.pile = len(state.stock), state.stock
    state.laid_since = True
    assert offer_fault(state, [parse_action("draw")]) == ""
    assert offer_fault(state, [parse_action("pass")]) == WRONG_PASS
    state.laid_since = False
    assert offer_fault(state, [parse_action("draw")]) == WRONG_DRAW
    assert offer_fault(state, [parse_action("pass")]) == ""


def nothing_from(state: State) -> list[int]:
    """Return legal actions that run dry in the third turn."""
    return legal_actions(state) if state.turn < 3 else []


def test_a_dead_end_is_reported_with_the_way_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "legal_actions", nothing_from)
    found = run_chunk(Chunk(Job("classic", 4, seed=2, check=True), 0, 12))
    assert found.failed == 12
    assert found.hands == 0
    assert len(found.faults) == FAULTS_KEPT
    fault = found.faults[0]
    assert (fault.number, fault.name) == (0, DEAD_END)
    assert fault.position.startswith("classic")
    assert [action for action in fault.actions if action.startswith("discard")]
    assert len((found + found).faults) == FAULTS_KEPT


def broken(*_: object) -> list[int]:
    raise ZeroDivisionError("no rank")


@pytest.mark.parametrize("check", [False, True])
def test_an_error_of_the_engine_is_a_fault_of_that_hand(monkeypatch: pytest.MonkeyPatch, check: bool) -> None:
    monkeypatch.setattr("canasta.jobs.playout.playout", broken)
    monkeypatch.setattr("canasta.jobs.invariants.legal_actions", broken)
    found = run_chunk(Chunk(Job("classic", 2, seed=2, check=check), 40, 2))
    assert [(fault.number, fault.name) for fault in found.faults] == [(40, "error"), (41, "error")]
    assert "no rank" in found.faults[0].detail


@pytest.mark.sources
def test_random_play_stops_where_nothing_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("canasta.engine.random_play.legal_actions", nothing_from)
    state = a_state(actions=0)
    actions = bytearray()
    with pytest.raises(Fault) as caught:
        play_on(state, Dice(1), actions)
    assert caught.value.name == DEAD_END
    assert describe_fault(3, caught.value).number == 3
