"""Clauses of house rules, each in a separate file: the search, the score pad and the editor."""

from __future__ import annotations

import random

import pytest

from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.books.house.questions import house_text, questions
from canasta.cards import ACE, JOKER, RANKS, TWO
from canasta.clauses.black_threes_taken import BlackThreesTaken
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.clauses.tally import SetTally, SideTally
from canasta.clauses.threes_by_number import ThreesByNumber
from canasta.clauses.wild_by_jokers import WildByJokers
from canasta.engine import action_text, apply, legal_actions, refusal, score, totals
from canasta.engine.apply import play_out_step
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.legal import lays_by_cards
from canasta.engine.random_play import deal_hand
from canasta.jobs.simulate import generator
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.scorepad.entry import read_side
from canasta.scorepad.form import form_of
from canasta.scorepad.plausibility import check_hand
from canasta.scorepad.tally import tally_of
from canasta.table.actions import LAY_NATURAL, needs, parse_action
from canasta.table.packing import BIT
from canasta.table.state import CANASTAS, OPENED_NOW, PART_OVER, SETS, State
from canasta.wire.houses import write_opened_house


def house(extra: str, book: str = "classic") -> Rulebook:
    return read_house(f'extends = "{book}"\nname = "ours"\nversion = 1\n{extra}\n').book


# --- The search for a way out ------------------------------------------------------------------------


def complete(state: State) -> bool:
    """Return True if side A has two canastas, one of them natural."""
    sets = [state.set_cards(0, rank) for rank in range(RANKS)]
    canastas = [cards for cards in sets if sum(cards) >= 7]
    return len(canastas) >= 2 and any(not twos + jokers for _, twos, jokers in canastas)


def goes_out(state: State, seen: set[tuple[int, ...]]) -> bool:
    """Try every order of laying cards, without any look-ahead."""
    if state.part == PART_OVER or state.size(0) <= 1:
        if complete(state):
            return True
        if state.part == PART_OVER:
            return False
    key = (*state.held, *state.laid)
    if key in seen:
        return False
    seen.add(key)
    for action in lays_by_cards(state):
        after = state.copy()
        play_out_step(after, action)
        if goes_out(after, seen):
            return True
    return False


def positions(name: str, number: int) -> list[str]:
    """Return small hands with sets around the size of a canasta."""
    dice = random.Random(name)
    found = []
    for _ in range(number):
        ranks = dice.sample("456789TJQKA", 4)
        sets = []
        for rank in ranks[: dice.randint(2, 3)]:
            naturals = dice.randint(4, 7)
            wild = dice.randint(0, 2) if naturals < 7 else dice.choice([0, 0, 1])
            sets.append(rank * naturals + "2" * wild)
        hand = "".join(dice.choice([*ranks, "2", "X"]) for _ in range(dice.randint(1, 5)))
        found.append(f"classic house={name} turn=1:play hand1={hand} setsA={','.join(sets)}")
    return found


def readable(words: str) -> State | None:
    try:
        return read_position(words)
    except UserError:
        return None  # more cards of a rank than the pack has


def test_the_search_finds_every_way_out_with_a_natural_canasta() -> None:
    tried = ways = closed = 0
    for words in positions("classic-one-natural", 300):
        state = readable(words)
        if state is None:
            continue
        tried += 1
        expected = goes_out(state.copy(), set())
        assert Prospect(state).way_out() == expected, words
        for action in lays_by_cards(state):
            after = state.copy()
            play_out_step(after, action)
            if after.part != PART_OVER:
                assert Prospect(after).way_out() == goes_out(after, set()), (words, action_text(action))
        ways += expected
        plain = read_position(words.replace("house=classic-one-natural", "house=classic-two-canastas"))
        closed += Prospect(plain).way_out() and not expected
    assert tried > 150
    assert ways > 15
    assert closed > 15


@pytest.mark.parametrize("name", ["classic-one-natural", "classic-natural-opening"])
def test_what_is_offered_is_not_refused(name: str) -> None:
    for words in positions(name, 100):
        state = readable(words)
        if state is not None:
            assert [action for action in legal_actions(state) if refusal(state, action)] == []


def test_a_natural_canasta_does_not_go_with_a_base() -> None:
    with pytest.raises(UserError, match="NaturalToGoOut cannot be combined with base"):
        house("clauses.out_needs.NaturalToGoOut = true", "knee")


# --- The first meld ----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_no_wild_card_is_laid_in_the_turn_of_the_first_meld(book: str) -> None:
    low = "clauses.first_meld.FirstMeld = { below = 50, steps = [[0, 50]] }" if book == "american" else ""
    rules = house(f"clauses.bars.NaturalFirstMeld = true\n{low}", book)
    setup = Setup(rules, rules.seatings[0].players)
    dice = random.Random(book)
    opened = later = 0
    for number in range(8):
        state = deal_hand(setup, generator(f"opening {book}", number), (0,) * setup.sides, 0, 1)
        while state.part != PART_OVER and state.turn < 300:
            side, before = setup.side_of(state.seat), state.opened
            first = not before >> side & 1 or bool(state.flags & OPENED_NOW)
            actions = legal_actions(state)
            lays = [action for action in actions if action >= LAY_NATURAL and action >> 4 < 13]
            action = dice.choice(lays or actions)
            wild = bool({TWO, JOKER} & {*needs(action)}) and not action_text(action).startswith("discard")
            assert not (first and wild), action_text(action)
            later += wild
            apply(state, action)
            opened += state.opened != before
    assert opened
    assert later


# --- Threes ------------------------------------------------------------------------------------------

CANASTA = SetTally(9, 7, 0, 0)


def side(reds: int, *sets: SetTally, blacks: int = 0) -> SideTally:
    return SideTally(0, sets, bool(sets), reds, ((0,) * 16,), black_threes=blacks)


def test_threes_count_by_their_number() -> None:
    clause = ThreesByNumber("house")
    counted = [sum(line.points for line in clause.lines(side(reds, CANASTA))) for reds in range(7)]
    assert counted == [0, 100, 300, 500, 1000, 1000, 1000]
    assert clause.lines(side(4)) == []
    assert [line.points for line in clause.lines(side(2, CANASTA, blacks=3))] == [300, 500]


def test_threes_without_a_canasta_can_count_against_the_side() -> None:
    clause = ThreesByNumber("house", against=True)
    assert [line.points for line in clause.lines(side(3))] == [-500]
    assert [line.points for line in clause.lines(side(3, CANASTA))] == [500]


@pytest.mark.parametrize("book", BOOKS)
def test_threes_by_number_take_the_place_of_the_books_own_clause(book: str) -> None:
    names = [type(clause).__name__ for clause in house("clauses.score.ThreesByNumber = true", book).score]
    own = [type(clause).__name__ for clause in BOOKS[book].score]
    replaced = [name for name in own if name not in names]
    assert len(replaced) == 1
    assert replaced[0] in ThreesByNumber.replaces()
    assert [replaced[0] if name == "ThreesByNumber" else name for name in names] == own


def test_the_score_pad_counts_threes_by_their_number() -> None:
    rules = house('clauses.score.add = [{ clause = "ThreesByNumber", against = true }]')
    form = form_of(rules, 2)
    for given, expected in (({"red_threes": 3, "mixed": 1, "laid": 90}, 890), ({"red_threes": 3}, -500)):
        entries = [read_side(form, 0, given), read_side(form, 1, {})]
        assert totals(score(rules, tally_of(form, entries)), 2) == [expected, 0]


def test_the_score_pad_doubts_going_out_without_a_natural_canasta() -> None:
    rules = house("clauses.out_needs.NaturalToGoOut = true\nplayers.2.canastas = 2")
    form = form_of(rules, 2)
    for given, doubts in (
        ({"out": True, "mixed": 2, "laid": 200}, ["natural_out"]),
        ({"out": True, "mixed": 1, "natural": 1, "laid": 200}, []),
        ({"out": True, "natural": 1, "laid": 200}, ["canastas"]),
    ):
        entries = [read_side(form, 0, given), read_side(form, 1, {"left": [10]})]
        assert [doubt.reason for doubt in check_hand(form, entries)] == doubts


# --- The editor --------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_the_editor_offers_the_clauses_and_writes_a_file_with_them(book: str) -> None:
    asked = {question.name: number for number, question in enumerate(questions(BOOKS[book]))}
    new = [name for name in ("natural_opening", "natural_out", "threes_by_number") if name in asked]
    assert len(new) == (2 if book == "knee" else 3)
    source = house_text(BOOKS[book], "ours", changes={asked[name]: True for name in new})
    ours = read_house(source)
    changed = {question.name: question.value for question in questions(ours.book)}
    assert all(changed[name] is True for name in new)
    opened = write_opened_house(ours, source)
    assert opened.plain
    assert sorted(opened.values) == new


# --- Canastas of wild cards, and black threes that are taken -------------------------------------------


def wild(jokers: int, size: int = 7) -> SetTally:
    return SetTally(TWO, 0, size - jokers, jokers)


def test_a_canasta_of_wild_cards_counts_by_its_jokers() -> None:
    clause = WildByJokers("house", by_jokers=(4000, 2000, 2000, 2500))
    counted = [sum(line.points for line in clause.lines(side(0, wild(jokers)))) for jokers in range(6)]
    assert counted == [4000, 2000, 2000, 2500, 2500, 2500]
    assert clause.lines(side(0, wild(0, 6), CANASTA)) == []
    assert [line.points for line in clause.lines(side(0, wild(4, 8)))] == [2500]


def test_a_closed_canasta_of_wild_cards_counts_too() -> None:
    tally = SideTally(0, (), True, 0, ((0,) * 16,), closed=(wild(0), wild(3)))
    assert [line.points for line in WildByJokers("house").lines(tally)] == [4000, 2000]


def test_wild_canastas_by_jokers_take_the_place_of_small_and_big_ones() -> None:
    names = [type(clause).__name__ for clause in house("clauses.score.WildByJokers = true", "boat").score]
    assert "WildByJokers" in names
    assert "WildCanastaBonus" not in names


@pytest.mark.parametrize("by_jokers", [[4000, 2000, 2000, 2000, 3000], [1000], [500, 500, 500, 500, 4000]])
def test_the_score_pad_counts_wild_canastas_as_the_engine_does(by_jokers: list[int]) -> None:
    rules = house(
        f"clauses.score.add = [{{ clause = 'WildByJokers', by_jokers = {by_jokers} }}]\n"
        "clauses.limits.remove = ['NoWildSets', 'BlackThreesPure']\nclauses.only_going_out.remove = 'all'"
    )
    form = form_of(rules, 2)
    fields = [id for id, sets in form.classes() if not sets.ranks and id.startswith("wild_jokers")]
    for jokers in range(5):
        points = by_jokers[min(jokers, len(by_jokers) - 1)]
        by_card = {"sets": "2" * (7 - jokers) + "X" * jokers}
        entries = [read_side(form, 0, by_card), read_side(form, 1, {})]
        assert totals(score(rules, tally_of(form, entries)), 2) == [points + 140 + 30 * jokers, 0]
    for id in fields:
        counted = {id: 1, "laid": 260}
        entries = [read_side(form, 0, counted), read_side(form, 1, {})]
        least = int(id.rpartition("_")[2])
        points = by_jokers[min(least, len(by_jokers) - 1)]
        assert totals(score(rules, tally_of(form, entries)), 2) == [points + 260, 0]


def test_black_threes_that_are_taken_count_each_and_together() -> None:
    clause = BlackThreesTaken("house")
    counted = [sum(line.points for line in clause.lines(side(0, blacks=number))) for number in range(6)]
    assert counted == [0, 5, 10, 15, 100, 100]
    rules = house("clauses.score.BlackThreesTaken = true")
    form = form_of(rules, 2)
    for number, points in ((0, 0), (3, 15), (4, 100)):
        entries = [read_side(form, 0, {"black_threes": number}), read_side(form, 1, {})]
        assert totals(score(rules, tally_of(form, entries)), 2) == [points, 0]


def test_black_threes_are_not_set_aside_where_they_are_kept_with_the_red_ones() -> None:
    with pytest.raises(UserError, match="BlackThreesTaken cannot be combined with threes"):
        house("clauses.score.BlackThreesTaken = true", "american")


def test_red_threes_alone_can_count_by_their_number() -> None:
    clause = ThreesByNumber("house", red_only=True)
    assert [line.points for line in clause.lines(side(2, CANASTA, blacks=4))] == [300]


# --- Ranks that are begun with the first meld -----------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_aces_are_begun_only_in_the_turn_of_the_first_meld(book: str) -> None:
    rules = house("clauses.bars.OnlyWithFirstMeld = true", book)
    setup = Setup(rules, rules.seatings[0].players)
    dice = random.Random(book)
    first = refused = 0
    for number in range(10):
        state = deal_hand(setup, generator(f"aces {book}", number), (0,) * setup.sides, 0, 1)
        while state.part != PART_OVER and state.turn < 300:
            side, opened = setup.side_of(state.seat), state.opened >> setup.side_of(state.seat) & 1
            late = opened and not state.flags & OPENED_NOW
            had = (state.laid[SETS + side] | state.laid[CANASTAS + side]) & BIT[ACE]
            actions = legal_actions(state)
            lays = [action for action in actions if action >= LAY_NATURAL and action >> 4 < 13]
            action = dice.choice(lays or actions)
            begins = action_text(action).startswith(("lay AA", "take A"))
            assert not (late and not had and begins), action_text(action)
            reason = refusal(state, parse_action("lay AAA"))
            refused += reason is not None and reason.message == "refuse.only_with_first_meld"
            first += begins
            apply(state, action)
    assert first
    assert refused
