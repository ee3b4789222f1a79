"""Clauses that no book uses, in house rules: the registry has them, and they play like any other."""

from __future__ import annotations

from random import Random

import pytest

from canasta.books.house import HouseError, read_house, shipped_house
from canasta.books.house.seams import clauses_of
from canasta.books.registry import registry
from canasta.clauses.setup import Setup
from canasta.engine import apply, deal, legal_actions, parse_action, redact, view
from canasta.notation import read_position, write_position
from canasta.table.events import MISSED, OVER, TURN, Event
from canasta.table.state import PART_OVER, State
from canasta.wording import event_text

HEAD = 'extends = "classic"\nname = "ours"\nversion = 1\n'
SKIPS = "classic-joker-skips"
TEN = "classic-ten-left"


def played(position: str, *actions: str) -> tuple[State, list[Event]]:
    state = read_position(position)
    events = [event for text in actions for event in apply(state, parse_action(text))]
    return state, events


def test_a_clause_of_no_book_is_in_the_registry_and_at_its_seam() -> None:
    assert "SkipsNext" in registry()
    assert "SkipsNext" in clauses_of("discarded")
    assert not {"Clause", "Does", "WhenDiscarded", "IllegalSet"} & set(registry())


@pytest.mark.parametrize(
    ("file", "line", "sentence"),
    [
        ('[clauses.discarded]\nadd = [{ clause = "SkipNext" }]', 5, "Did you mean: SkipsNext?"),
        ('[clauses.take]\nadd = [{ clause = "SkipsNext" }]', 5, "discarded"),
        ('[clauses.discarded]\nadd = [{ clause = "SkipsNext" }]', 5, "kinds"),
        ('[clauses.turn_passes]\nadd = [{ clause = "StockEndsHand", left = 61 }]', 5, "from 0 to 60"),
        ('[clauses.turn_passes]\nadd = [{ clause = "StockEndsHand" }]', 5, "left"),
        ("[clauses.pile_taken.TakesPile]\ncards = 31", 5, "from 0 to 30"),
    ],
)
def test_bounds_are_those_of_the_clause(file: str, line: int, sentence: str) -> None:
    with pytest.raises(HouseError) as told:
        read_house(HEAD + file)
    assert told.value.params["line"] == line
    assert sentence in str(told.value)


def test_a_joker_makes_the_next_player_miss_a_turn() -> None:
    position = (
        f"classic house={SKIPS} turn=1:play turns=4 hand1=456X hand2=78 hand3=9T hand4=JQ setsA=KKK pile=5"
    )
    state, events = played(position, "discard X")
    assert [(event.what, event.seat) for event in events[1:]] == [(TURN, 1), (MISSED, 1), (TURN, 2)]
    assert (state.seat, state.turn, state.frozen) == (2, 6, True)
    assert event_text(events[2], ["Ana", "Bruno", "Carla", "Dora"]) == "Bruno misses this turn."
    assert event_text(events[2], you=1) == "You miss this turn."
    assert write_position(read_position(write_position(state))) == write_position(state)
    assert played(position, "discard 4")[0].seat == 1


def test_a_player_of_two_goes_on_after_a_joker() -> None:
    state, _ = played(
        f"classic house={SKIPS} players=2 turn=1:play turns=4 hand1=456X hand2=78 setsA=KKK pile=5",
        "discard X",
    )
    assert state.seat == 0


def test_who_misses_the_first_turn_has_shown_the_red_threes() -> None:
    state, events = played(
        f"classic house={SKIPS} turn=1:play turns=0 hand1=456X hand2=7R hand3=9R hand4=#92 setsA=KKK "
        "pile=5 stock=4567",
        "discard X",
    )
    assert [event.what for event in events[1:]] == [
        TURN, "red three", "drew", MISSED, TURN, "red three", "drew",
    ]  # fmt: skip
    assert state.seat == 2


def test_a_joker_that_goes_out_costs_nobody_a_turn() -> None:
    state, events = played(
        f"classic house={SKIPS} turn=1:play turns=4 hand1=X hand2=78 hand3=9T hand4=JQ setsA=KKKKKKK pile=5",
        "discard X",
    )
    assert state.part == PART_OVER
    assert MISSED not in [event.what for event in events]
    assert write_position(read_position(write_position(state))) == write_position(state)


def test_the_hand_ends_when_ten_cards_are_left() -> None:
    hands = "hand1=456 hand2=#30 hand3=#30 hand4=#30"
    eleven = f"classic house={TEN} turn=1:play turns=4 {hands} setsA=KKK pile=5 stock=#11"
    assert played(eleven, "discard 4")[0].part != PART_OVER
    ten = eleven.replace("hand4=#30", "hand4=#31").replace("#11", "#10")
    state, events = played(ten, "discard 4")
    assert state.part == PART_OVER
    assert event_text(events[-1]) == event_text(Event(OVER, 0, number=state.ending))


@pytest.mark.parametrize("name", [SKIPS, TEN])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_follow(name: str, players: int) -> None:
    setup = Setup(shipped_house(name).book, players)
    missed = 0
    for seed in range(6):
        rng = Random(f"{name} {players} {seed}")
        state = deal(setup, bytes(rng.sample(setup.deck, len(setup.deck))))
        views = [view(state, seat) for seat in range(-1, setup.seats)]
        while state.part != PART_OVER:
            legal = legal_actions(state)
            jokers = [action for action in legal if action == parse_action("discard X")]
            events = apply(state, rng.choice(jokers or legal))
            missed += any(event.what == MISSED for event in events)
            for follower in views:
                follower.follow([redact(event, follower.seat) for event in events])
                assert follower == view(state, follower.seat)
        assert name == SKIPS or state.out >= 0 or state.stock_size() <= 10
    assert bool(missed) == (name == SKIPS)
