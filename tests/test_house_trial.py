"""The trial of rules: a failure in play is found, and shown as a position."""

from __future__ import annotations

import dataclasses
import pickle

import pytest

from canasta.books import BOOKS, book
from canasta.books.house import read_house
from canasta.cards import RED_THREE
from canasta.clauses.base import Reason, RefusesDiscard
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.clauses.talon import Talon
from canasta.engine import legal_actions
from canasta.explain.dead_ends import refused_attempts
from canasta.jobs import trial as trial_module
from canasta.jobs.trial import STUCK, TrialError, TrialResult, failed_state, totals_of, try_rules
from canasta.jobs.variants import tables
from canasta.messages import use_language
from canasta.notation import read_position
from canasta.table.actions import END, OFFER_PLAIN, Offer
from canasta.table.state import State

CLASSIC = book("classic")


def fault(rules: Rulebook, hands: int = 4) -> TrialError:
    with pytest.raises(TrialError) as caught:
        try_rules(rules, hands, processes=1)
    return caught.value


@pytest.mark.parametrize("slug", BOOKS)
def test_the_books_themselves_hold(slug: str) -> None:
    rules = read_house(f'extends = "{slug}"\nname = "ours"\nversion = 1\n').book
    assert [found.players for found in try_rules(rules, hands=3, processes=1)] == tables(rules)


def test_those_who_sit_out_change_nothing() -> None:
    assert tables(CLASSIC) == [2, 3, 4]
    canastas = {**CLASSIC.going_out.canastas, 6: 2}
    changed = dataclasses.replace(
        CLASSIC, going_out=dataclasses.replace(CLASSIC.going_out, canastas=canastas)
    )
    assert tables(changed) == [2, 3, 4, 6]


def test_a_trial_is_the_same_on_any_number_of_processes() -> None:
    rules = dataclasses.replace(CLASSIC, seatings=CLASSIC.seatings[2:3])
    assert pickle.loads(pickle.dumps(rules)) == rules
    alone = try_rules(rules, hands=60, processes=1)
    assert alone == try_rules(rules, hands=60, processes=2)
    assert alone == [TrialResult(4, 60, alone[0].longest)]


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    try_rules(CLASSIC, hands=2, processes=1, progress=lambda done, wanted: told.append((done, wanted)))
    assert told == [(2, 6), (4, 6), (6, 6)]


def test_every_step_of_the_table_has_its_turn() -> None:
    setup = Setup(CLASSIC, 4)
    assert {totals_of(setup, number)[0] for number in range(8)} == {-5, 0, 1500, 3000}
    assert totals_of(Setup(book("knee"), 4), 3) == (0, 0)


@dataclasses.dataclass(frozen=True)
class Nothing(RefusesDiscard):
    """A rule that leaves no legal action in the tenth turn."""

    def narrow(self, state: State, offer: Offer) -> None:
        if state.turn == 10:
            for family in range(len(offer)):
                offer[family] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.end")


@dataclasses.dataclass(frozen=True)
class NeverSays(RefusesDiscard):
    """A rule that has no message."""

    def narrow(self, state: State, offer: Offer) -> None:
        if offer[-1]:
            offer[-1] = 0

    def reason(self, state: State, action: int) -> Reason:
        return Reason("", "refuse.end")


@dataclasses.dataclass(frozen=True)
class Breaks(RefusesDiscard):
    """A rule that raises an error."""

    def narrow(self, state: State, offer: Offer) -> None:
        if state.turn == 5:
            raise ZeroDivisionError(offer[OFFER_PLAIN])

    def reason(self, state: State, action: int) -> Reason:
        return Reason(self.paragraph, "refuse.end")


@pytest.mark.sources
def test_a_dead_end_is_shown() -> None:
    rules = dataclasses.replace(CLASSIC, discard=(Nothing("house:bad"),))
    error = fault(rules)
    # The engine never offers nothing: it ends a turn that cannot go on, and the monitor detects that.
    assert error.message == STUCK
    assert "A player has no legal action, and the hand is not over." in str(error)
    position = str(error.params["position"])
    assert f"Position: {position} The last actions: " in str(error)
    assert (read_position(position).turn, error.params["players"]) == (10, 2)


def test_whoever_is_stuck_is_told_why_nothing_can_be_done() -> None:
    source = 'extends = "classic"\nname = "ours"\nversion = 1\nclauses.limits.WildLimit.by_size = [0, 1, 2]\n'
    rules = read_house(source).book
    error = fault(rules)
    assert (error.message, error.params["players"], error.params["hand"]) == (STUCK, 4, 2)
    state = failed_state(rules, error)
    assert legal_actions(state) == [END]
    assert [(each.reason.paragraph, each.words) for each in refused_attempts(state)] == [
        ("13", "add a joker to a set or discard a seven, a king or a joker"),
        ("house:ours", "lay two sevens and a joker or two kings and a joker"),
    ]
    with use_language("es"):
        assert [each.words for each in refused_attempts(state)] == [
            "añadir un joker a un juego o descartar un siete, un rey o un joker",
            "bajar dos sietes y un joker o dos reyes y un joker",
        ]


@pytest.mark.parametrize(
    ("position", "tried"),
    [
        # Black threes take no wild card, so there is no message about that; wild cards already laid do.
        (
            "classic turn=1:play did=drew hand1=K2 setsA=KKK,BBB pile=5",
            {"45": "add a king or a two to a set"},
        ),
        ("boat turn=1:play did=drew hand1=KQ2 setsA=222,KKKKK pile=5", {}),
        # Before the draw only the pile can be tried.
        ("classic turn=1:draw hand1=K27 pile=7K", {"34": "take the pile with a king and a two"}),
        ("classic turn=1:draw hand1=K27 setsA=KKK pile=7B", {}),
    ],
)
def test_what_is_tried_has_a_place_on_the_table(position: str, tried: dict[str, str]) -> None:
    found = refused_attempts(read_position(position))
    assert {each.reason.paragraph: each.words for each in found} == tried


def test_a_hand_that_goes_right_has_no_failed_state() -> None:
    error = TrialError(STUCK, players=4, seed="trial", hand=0)
    with pytest.raises(ValueError, match="hand 0 of trial goes right"):
        failed_state(CLASSIC, error)


def test_a_hand_without_end_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial_module, "TURN_LIMIT", 12)
    error = fault(CLASSIC)
    assert error.message == "house.trial.endless"
    assert "A hand takes more than 12 turns. Position: classic players=2" in str(error)
    assert read_position(str(error.params["position"])).turn == 13


@pytest.mark.sources
def test_a_refusal_without_a_reason_is_shown() -> None:
    error = fault(dataclasses.replace(CLASSIC, discard=(NeverSays("house:bad"),)))
    assert error.message == "house.trial.no_reason"
    assert "' is refused, but no reason is given. Position: classic " in str(error)


@pytest.mark.sources
def test_an_error_of_the_engine_is_shown() -> None:
    error = fault(dataclasses.replace(CLASSIC, discard=(Breaks("house:bad"),)))
    assert error.message == "house.trial.error"
    assert "The engine cannot play these rules: ZeroDivisionError(" in str(error)
    assert read_position(str(error.params["position"])).turn == 5


def test_a_stock_that_is_overdrawn_is_shown() -> None:
    american = book("american")
    talon = Talon("1", first=10, second=10, late="1", late_from=0)
    rules = dataclasses.replace(american, after_discard=(talon,))
    error = fault(rules, hands=40)
    assert error.message == "house.trial.error"
    assert str(error.params["position"]).startswith("american ")


def test_lost_cards_are_shown() -> None:
    twice = CLASSIC.drawn[RED_THREE] * 2
    error = fault(dataclasses.replace(CLASSIC, drawn={RED_THREE: twice}), hands=20)
    assert error.message == "house.trial.wrong"
    assert "cards" in str(error)


@pytest.mark.sources
def test_an_error_comes_back_from_another_process() -> None:
    error = fault(dataclasses.replace(CLASSIC, discard=(Breaks("house:bad"),)))
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (TrialError, str(error))
