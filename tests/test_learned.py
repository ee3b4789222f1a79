"""The learned bot plays legally with the shipped weights, the same everywhere; wrong files are refused."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from canasta.arena.contest import HANDS, Contest
from canasta.arena.games import play_pair
from canasta.arena.statistics import summarise
from canasta.books import BOOKS
from canasta.books.house import rules_of
from canasta.books.mini import MINI
from canasta.bots import LearnedBot, make_bot
from canasta.bots.weights import FOLDER, TYPES, network_for, read_network, trained_books
from canasta.build.find import INTERPRETED, VARIABLE, running
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Setup, legal_actions, play_out_step, view
from canasta.engine.observe import CELLS
from canasta.engine.random_play import ENDLESS, Dice, deal_hand
from canasta.engine.sampling import sample
from canasta.messages import UserError
from canasta.npz import Column, read_npz, write_npz
from canasta.table.state import PART_OVER

ROOT = Path(__file__).resolve().parent.parent
COMPILED = running().compiled
CLASSIC = FOLDER / "classic.npz"
#: The largest file of weights.
LARGEST = 1_000_000


def play(rules: Rulebook, players: int, seed: int, bot: LearnedBot | None = None) -> bytes:
    """Play a hand with the bot in every seat; every choice must be legal, and the hand must end."""
    setup = Setup(rules, players)
    starts = [0, *(start for start, _ in rules.first_meld.steps if start > 0)]
    scores = tuple(starts[(seed + side) % len(starts)] for side in range(setup.sides))
    state = deal_hand(
        setup, Dice(f"learned {seed}"), scores, seed % setup.seats, 1 + seed % max(1, rules.hands)
    )
    bot = bot or LearnedBot()
    actions = bytearray()
    while state.part != PART_OVER:
        action = bot.choose(view(state, state.actor))
        assert action in legal_actions(state)
        assert len(actions) < ENDLESS
        actions.append(action)
        play_out_step(state, action)
    return bytes(actions)


def hands(book: str, number: int) -> None:
    """Play hands of a book, with all its numbers of players."""
    rules = BOOKS[book]
    for seed in range(number):
        play(rules, rules.seatings[seed % len(rules.seatings)].players, seed)


@pytest.mark.parametrize("book", BOOKS)
def test_hands_of_every_book_are_legal_and_end(book: str) -> None:
    hands(book, 150 if COMPILED else 5)


@pytest.mark.long
@pytest.mark.parametrize("book", BOOKS)
def test_a_thousand_hands_of_every_book_are_legal_and_end(book: str) -> None:
    hands(book, 1000 if COMPILED else 50)


def test_house_rules_and_other_books_play_with_the_nearest_weights() -> None:
    for slug in trained_books():
        own = network_for(BOOKS[slug])
        assert own is network_for(BOOKS[slug])
        others = {id(network_for(BOOKS[other])) for other in trained_books() if other != slug}
        assert id(own) not in others
    two, six = rules_of("classic-two-canastas"), rules_of("knee-elevens")
    assert network_for(two) is network_for(BOOKS["classic"])
    assert network_for(six) is network_for(BOOKS["knee"])
    assert network_for(MINI) is network_for(BOOKS["classic"])
    play(two, 4, 1)
    play(six, 6, 1)
    play(MINI, 2, 1)


def test_it_knows_only_what_its_seat_may_know() -> None:
    """Other hidden cards, the same action."""
    rules = BOOKS["classic"]
    state = deal_hand(Setup(rules, 4), Dice("secret"))
    while state.part != PART_OVER:
        seen = view(state, state.actor)
        action = LearnedBot().choose(seen)
        assert action == LearnedBot().choose(view(sample(seen, Random(state.turn)), state.actor))
        play_out_step(state, action)


#: The actions of some hands of every book, as one hash: the shipped weights play like this on every machine.
#: New weights, rulebooks or observations change it; nothing else may.
PLAYED = "8bcec9d0c3e76743"
SHOWN = "from tests.test_learned import played; print(played())"


def played() -> str:
    """Return the hash of a hand of every book, and of one with two players."""
    digest = hashlib.sha256()
    for book, players in (*((book, 4) for book in BOOKS), ("classic", 2)):
        digest.update(play(BOOKS[book], players, 7))
    return digest.hexdigest()[:16]


def test_it_plays_the_same_on_every_machine() -> None:
    assert played() == PLAYED


def test_the_sources_play_the_same_as_the_compiled_core() -> None:
    found = subprocess.run(
        [sys.executable, "-c", SHOWN],
        cwd=ROOT,
        env={**os.environ, VARIABLE: INTERPRETED, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
    )
    assert found.stdout.strip() == PLAYED, found.stderr


def test_it_beats_a_player_at_random() -> None:
    contest = Contest(("learned", "random"), "classic", 4, "learned", HANDS)
    pairs = 30 if COMPILED else 8
    lead = summarise(contest, [play_pair(contest, pair) for pair in range(pairs)]).standings[0].lead
    assert lead.low > 300


# --- Files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", trained_books())
def test_shipped_weights_are_small_and_whole(book: str) -> None:
    path = FOLDER / f"{book}.npz"
    assert path.stat().st_size <= LARGEST
    assert book in BOOKS
    assert list(read_npz(path)) == list(TYPES)
    read_network(path)


def test_weights_from_a_file_are_played(tmp_path: Path) -> None:
    own = tmp_path / "own.npz"
    own.write_bytes(CLASSIC.read_bytes())
    rules = BOOKS["classic"]
    assert play(rules, 4, 3, LearnedBot(own)) == play(rules, 4, 3, LearnedBot(str(own))) == play(rules, 4, 3)
    columns = read_npz(CLASSIC)
    columns["plain"].values[:] = columns["plain"].values[::-1]
    write_npz(own, columns)
    assert play(rules, 4, 3, LearnedBot(own)) != play(rules, 4, 3)
    bot = tmp_path / "mine.py"
    bot.write_text(
        "from canasta.bots import LearnedBot\n\n"
        "class Mine(LearnedBot):\n    def __init__(self):\n        super().__init__('gone.npz')\n"
    )
    with pytest.raises(UserError, match=r"There is no file 'gone\.npz'"):
        make_bot(f"{bot}:Mine")


def read_or_told(path: Path) -> str:
    """Read a file of weights, and return the error if there is one."""
    try:
        read_network(path)
    except UserError as error:
        return str(error)
    return ""


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    """Wherever it is damaged: either nothing that counts has changed, or there is an error that names it."""
    data = CLASSIC.read_bytes()
    path = tmp_path / "damaged.npz"
    dice = Random(1)
    whole = read_npz(CLASSIC)
    refused = 0
    for _ in range(60):
        place = dice.randrange(len(data))
        path.write_bytes(data[:place] + bytes([data[place] ^ 1 << dice.randrange(8)]) + data[place + 1 :])
        if read_or_told(path).startswith(f"'{path}' is damaged"):
            refused += 1
        else:
            assert read_npz(path) == whole
    assert refused > 50
    for short in (0, 100, len(data) // 2, len(data) - 1):
        path.write_bytes(data[:short])
        with pytest.raises(UserError, match=r"damaged\.npz' is damaged"):
            read_network(path)


def test_arrays_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    for name in TYPES:
        for change in ("gone", "type", "short", "width"):
            columns = read_npz(CLASSIC)
            column = columns[name]
            if change == "gone":
                del columns[name]
            elif change == "type":
                columns[name] = Column.empty("<i8", column.width)
            elif change == "short":
                del column.values[: max(1, column.width)]
            else:
                columns[name] = column._replace(width=0 if column.width else 1)
            write_npz(path, columns)
            with pytest.raises(UserError, match=r"other\.npz' does not have the weights of a network"):
                read_network(path)
    for name, place, value in (
        ("inputs", 0, CELLS), ("inputs", 0, -1), ("inputs", 1, 64), ("inputs", 3, 0), ("ranks", 5, 10_000),
        ("ranks", 5, -1),
    ):  # fmt: skip
        columns = read_npz(CLASSIC)
        columns[name].values[place] = value
        write_npz(path, columns)
        with pytest.raises(UserError, match=f"array '{name}'"):
            read_network(path)
