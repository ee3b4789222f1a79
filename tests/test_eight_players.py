"""Tables of seven and eight players and of four sides, from the deal to the record."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from canasta.books.house import HouseError, read_house, shipped_house
from canasta.bots import make_bots
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.engine import State, legal_actions, play_out_step, sample, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.match import Match
from canasta.messages import LANGUAGES, use_language
from canasta.notation import (
    NotationError,
    position_key,
    read_position,
    read_record,
    verify_record,
    write_position,
    write_record,
)
from canasta.pictures import draw
from canasta.scorepad.exchange import all_payments, read_csv, write_csv
from canasta.scorepad.html_page import page
from canasta.scorepad.pad import Pad
from canasta.scorepad.settlement import AMERICAN, balances, game_payments
from canasta.table.state import PART_OVER
from canasta.tui.score_sheet import show_game, show_hand
from canasta.tui.screen import Screen
from canasta.wording import table_lines

NAMES = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Fina", "Gustavo", "Hanna"]
FOOT = shipped_house("knee-hand-and-foot-eight").book
HEAD = 'extends = "{}"\nname = "ours"\nversion = 1\n'


def rules(slug: str, sides: int, more: str = "", **seats: int) -> Rulebook:
    """Return a book for eight players."""
    given = {"sides": sides, "hand_size": 11, "packs": 4, "canastas": 2, **seats}
    lines = "".join(f"{name} = {number}\n" for name, number in given.items())
    return read_house(f"{HEAD.format(slug)}[players.8]\n{lines}{more}").book


THREES = "[clauses.score.CoveredThrees]\nby_number = [100, 300, 500, 1000, 1000, 1200, 1200, 1200]\n"
TABLES = [
    pytest.param(FOOT, 8, id="foot-8"),
    pytest.param(FOOT, 7, id="foot-7"),
    pytest.param(rules("classic", 2), 8, id="classic-teams"),
    pytest.param(rules("classic", 4), 8, id="classic-pairs"),
    pytest.param(rules("american", 2, THREES, hand_size=13), 8, id="american-teams"),
    pytest.param(rules("american", 4, THREES, hand_size=13), 8, id="american-pairs"),
]


def played(book: Rulebook, players: int, seed: int) -> list[State]:
    """Return some states of a random hand, and its last."""
    rng, found = Random(seed), []
    state = deal_hand(Setup(book, players), Dice(seed))
    step = 0
    while state.part != PART_OVER:
        if step % 29 == 0:
            found.append(state.copy())
        play_out_step(state, rng.choice(legal_actions(state)))
        step += 1
    return [*found, state]


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_positions_are_read_as_they_were_written(book: Rulebook, players: int) -> None:
    for state in played(book, players, 4):
        text = write_position(state)
        assert position_key(read_position(text, [book])) == position_key(state)
        assert write_position(read_position(text, [book])) == text


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_no_view_shows_another_hand(book: Rulebook, players: int) -> None:
    rng = Random(7)
    for state in played(book, players, 5):
        for seat in range(state.setup.seats):
            seen = view(state, seat)
            other = sample(seen, rng)
            assert view(other, seat) == seen
            if seat == state.actor:
                assert legal_actions(other) == legal_actions(state)


@pytest.mark.parametrize(("book", "players"), TABLES)
def test_a_game_is_recorded_and_verified(book: Rulebook, players: int) -> None:
    match = Match(book, NAMES[:players], bytes(range(32)))
    match.start_hand()
    bots = make_bots(["simple"] * players, 1)
    while not match.history:
        seat = match.actor
        match.act(seat, bots[seat].choose(match.view(seat)))
    assert len(match.totals) == Setup(book, players).sides
    match.abandon()
    record = write_record(match)
    assert f"side {'ABCD'[len(match.totals) - 1]}: " in record
    again = read_record(record, [book])
    assert (write_record(again), again.totals) == (record, match.totals)
    assert verify_record(record, [book]).ok


def test_each_of_eight_sits_between_opponents() -> None:
    match = Match(FOOT, NAMES, bytes(32))
    match.start_hand()
    assert sorted(match.seats) == list(range(8))
    assert [len(side) for side in match.members] == [2, 2, 2, 2]
    for seat in range(8):
        assert match.setup.side_of(seat) != match.setup.side_of((seat + 1) % 8)
        assert match.setup.partner_of(seat) == (seat + 4) % 8


def test_each_of_seven_sits_out_in_turn() -> None:
    match = Match(FOOT, NAMES[:7], bytes(32))
    assert sorted(map(len, match.members)) == [2, 2, 3]


def test_four_can_play_without_partners() -> None:
    book = read_house(HEAD.format("classic") + "[players.4]\nsides = 4\ncanastas = 1\n").book
    setup = Setup(book, 4)
    assert (setup.sides, setup.has_partners, setup.asks) == (4, False, False)
    for state in played(book, 4, 3):
        assert position_key(read_position(write_position(state), [book])) == position_key(state)


def test_words_and_picture_of_eight() -> None:
    state = read_position("knee house=knee-hand-and-foot-eight players=8 turn=8:play hand8=KQ setsD=KKK")
    lines = table_lines(state, NAMES)
    assert lines[6].startswith("Side D (Dora, Hanna)")
    assert any(line.startswith("Hanna: Q K") for line in lines)
    assert "Hanna" in draw(state)


@pytest.mark.parametrize(("width", "names"), [(80, False), (120, True)])
def test_a_score_sheet_of_four_sides_fits_the_terminal(width: int, names: bool) -> None:
    match = Match(FOOT, NAMES, bytes(32))
    match.start_hand()
    bots = make_bots(["simple"] * 8, 1)
    while not match.history:
        match.act(match.actor, bots[match.actor].choose(match.view(match.actor)))
    out = StringIO()
    screen = Screen(Console(width=width, file=out))
    show_hand(screen, match, match.history[0], 0)
    show_game(screen, match)
    shown = out.getvalue().split("\n")
    assert all(len(line) <= width for line in shown if not line.startswith("Fair deal"))
    head = next(line for line in shown if line.strip().startswith("for"))
    assert ("Ana" in head or "You" in head) == names
    assert all(letter in "".join(shown[:3]) for letter in "ABCD")


@pytest.mark.parametrize("key", ["hand9=K", "setsE=KKK", "scores=1,2,3"])
def test_the_ninth_seat_and_the_fifth_side_are_refused(key: str) -> None:
    with pytest.raises(NotationError):
        read_position(f"knee house=knee-hand-and-foot-eight players=8 {key}")


#: A part of a file, and what the refusal names in every language.
REFUSED = {
    "players.9.sides = 3": ("9", "8"),
    "players.8 = { sides = 4, hand_size = 11, packs = 8 }": ("7", "8"),
    "players.8 = { sides = 3, hand_size = 11, packs = 4 }": ("8", "3"),
    "players.7 = { seats = 7, sides = 2, hand_size = 11, packs = 4 }": ("7", "2"),
    "players.8 = { seats = 6, sides = 3, hand_size = 11, packs = 3, canastas = 1, draw = 9 }": ("9",),
}


@pytest.mark.parametrize("line", REFUSED)
def test_what_has_no_room_is_refused_in_every_language(line: str) -> None:
    sentences = set()
    for language in LANGUAGES:
        with use_language(language), pytest.raises(HouseError) as caught:
            read_house(f"{HEAD.format('classic')}{line}\n")
        assert all(number in str(caught.value) for number in REFUSED[line])
        sentences.add(str(caught.value))
    assert len(sentences) >= 2


def test_a_pad_of_four_sides() -> None:
    sides = [["A1", "A2"], ["B1", "B2"], ["C1", "C2"], ["D1", "D2"]]
    pad = Pad.new({"house": "knee-hand-and-foot-eight", "sides": sides})
    pad = pad.with_hand({"sides": [{"laid": 100}, {"laid": 60}, {"laid": 70}, {"laid": 80, "out": True}]})
    sheet = pad.sheet()
    assert list(sheet.totals) == [100, 60, 70, 180]
    assert write_csv(read_csv(write_csv(pad))) == write_csv(pad)
    shown = page(sheet)
    assert shown.count('scope="colgroup"') == 4
    assert "D · D1" in shown
    assert not all_payments(sheet)


def test_four_sides_settle() -> None:
    paid = game_payments(AMERICAN, [8500, 5000, 5000, 5000], [[0, 1], [2, 3], [4, 5], [6, 7]], [0])
    assert balances(paid, 8) == [600, 600, *[-200] * 6]
