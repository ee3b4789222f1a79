"""Some hands of every variant by players who seek rare plays; ``./play dev hands`` plays millions of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from canasta.books import BOOKS
from canasta.books.house import shipped, shipped_house
from canasta.build.find import INTERPRETED, VARIABLE
from canasta.cards import RANKS
from canasta.clauses.base import Reason
from canasta.clauses.hands import SPECIAL_SIZE
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Event, State, legal_actions, refusal
from canasta.engine.random_play import Dice
from canasta.engine.rare_play import ANYTHING, ASKS, LAYS, SHOWS, TASTES, WILDS, RarePlayers
from canasta.jobs import FaultReport
from canasta.jobs.variants import option_sets
from canasta.notation import read_position
from canasta.table.actions import DRAW, action_text
from canasta.table.packing import held_counts
from canasta.table.state import NATURALS, SPECIALS
from tests.hands import kept as keeping
from tests.hands import properties, rare
from tests.hands.__main__ import main
from tests.hands.kept import Kept
from tests.hands.playing import REFEREED, VARIANTS, Chunk, Tally, play_chunk
from tests.positions import setup

#: A variant of each book, and how many of its hands show all its rare events.
SHOWN = {"classic-4": 300, "caliente-4-caliente_cards": 300, "boat-2": 300, "american-4": 500, "knee-6": 200}
#: Events that need more hands than these: a referee has few of them.
RARER = {
    "points off", "first meld raised", "cards back", "discards owed", "irregular act", "irregular act called",
    "irregular act passed over", "special hand dream", "out on the last red three", "all red threes",
}  # fmt: skip


def played(variant: str, first: int, hands: int, sample: float = 0.0) -> Tally:
    return play_chunk(Chunk(variant, "test", first, hands, sample))


def test_every_variant_is_there() -> None:
    # Every set of options of every book, and every house rule, at each of its tables, and nothing else.
    books = {(slug, options, ""): book for slug, book in BOOKS.items() for options in option_sets(book)}
    houses: dict[tuple[str, tuple[str, ...], str], Rulebook] = {
        (shipped_house(name).extends, (), name): shipped_house(name).book for name in shipped()
    }
    found = Counter((variant.book, variant.options, variant.house) for variant in VARIANTS.values())
    assert found.keys() == {**books, **houses}.keys()
    for (slug, options, house), tables in found.items():
        rules = houses[slug, options, house] if house else BOOKS[slug].with_options(options)
        # Players who sit out change nothing: tables differ by seats, sides, cards, and canastas to go out.
        assert tables == len(
            {(replace(seats, players=0), rules.going_out.canastas[seats.players]) for seats in rules.seatings}
        ), (slug, options, house)


def test_some_hands_of_every_variant_one_of_them_with_a_referee() -> None:
    for variant in VARIANTS:
        found = played(variant, REFEREED - 4, 5)
        assert (found.hands, found.faults) == (5, []), variant


@pytest.mark.parametrize("part", range(4))
def test_hands_looked_at_closely(part: int) -> None:
    """Offers, refusals, views, hidden cards and scores; one hand in four has a referee."""
    for number, variant in enumerate(VARIANTS):
        if number % 4 == part:
            found = played(variant, REFEREED - 1 if number % 16 == part else number, 1, 100.0)
            assert (found.looked_at, found.faults) == (1, []), variant


@pytest.mark.parametrize("variant", SHOWN)
def test_what_is_rare_happens(variant: str) -> None:
    seen = played(variant, 0, SHOWN[variant]).rare
    known = set(rare.known(setup(VARIANTS[variant])))
    assert set(seen) <= known
    assert known - set(seen) <= RARER


@pytest.mark.sources
def test_seekers_play_by_the_sources_too() -> None:
    for variant in SHOWN:
        assert played(variant, 1, 4, 20.0).faults == []


def test_the_sources_play_and_tell_the_same() -> None:
    chunks = [("classic-4", 47, 3), ("boat-3", 2, 2), ("american-4", 5, 2), ("knee-4", 1, 1)]
    code = (
        "import json, sys\n"
        "from tests.hands.playing import Chunk, play_chunk\n"
        "from canasta.build.find import running\n"
        "assert not running().compiled\n"
        "for variant, first, hands in json.loads(sys.argv[1]):\n"
        "    print(play_chunk(Chunk(variant, 'test', first, hands, 0.0)).checksum)\n"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, json.dumps(chunks)], capture_output=True, text=True, check=True,
        env={**os.environ, VARIABLE: INTERPRETED}, cwd=keeping.ROOT,
    )  # fmt: skip
    assert found.stdout.split() == [str(played(*chunk).checksum) for chunk in chunks]


def test_a_sample_changes_nothing_but_what_is_looked_at() -> None:
    one, other = played("boat-3", 0, 30), played("boat-3", 0, 30, 10.0)
    assert (one.checksum, one.rare) == (other.checksum, other.rare)
    assert (one.looked_at, other.looked_at) == (0, 3)
    assert played("boat-3", 30, 30).checksum != one.checksum


# --- Players ----------------------------------------------------------------------------------------------


def test_all_tastes_sit_down_and_play_what_is_legal() -> None:
    tastes: Counter[int] = Counter()
    for number in range(40):
        seekers = RarePlayers(setup(VARIANTS["american-4"]), Dice(number))
        state = seekers.deal(dealer=number % 4)
        tastes.update(seekers.tastes)
        legal = legal_actions(state)
        assert all(seekers.choose(state, legal) in legal for _ in range(5))
    assert set(tastes) == set(range(TASTES))


def seekers_of(variant: str, taste: int, number: int) -> RarePlayers:
    """Return players: the first has this taste, the others have none."""
    seekers = RarePlayers(setup(VARIANTS[variant]), Dice(number))
    for seat in range(len(seekers.tastes)):
        seekers.tastes[seat] = ANYTHING if seat else taste
    return seekers


@pytest.mark.parametrize(("taste", "liked"), [(ASKS, True), (LAYS, True), (ANYTHING, False)])
def test_some_are_dealt_seven_cards_of_a_rank(taste: int, liked: bool) -> None:
    most: Counter[int] = Counter()
    for seed in range(40):
        state = seekers_of("boat-4", taste, seed).deal(dealer=3)
        most[max(held_counts(state.held[NATURALS], state.held[SPECIALS])[:RANKS])] += 1
    assert bool(most[7]) == liked
    assert not most[8]


def test_who_collects_a_special_hand_lacks_up_to_three_cards_of_it() -> None:
    lacking = set()
    for seed in range(60):
        seekers = RarePlayers(setup(VARIANTS["american-4"]), Dice(seed))
        tastes = list(seekers.tastes)
        if SHOWS in tastes:
            lacking.add(SPECIAL_SIZE - len(seekers._gift(tastes.index(SHOWS))))
    assert lacking == {1, 2, 3}


def test_who_likes_sets_of_wild_cards_wastes_none_on_others() -> None:
    state = read_position("classic turn=1:play hand1=KK29J setsA=QQQQ pile=5")
    seekers, legal = seekers_of("classic-4", WILDS, 1), legal_actions(state)
    chosen = Counter(action_text(seekers.choose(state, legal)) for _ in range(40))
    assert {"lay KK2", "add 2 to Q"} <= {action_text(action) for action in legal}
    assert chosen["discard K"] + chosen["discard 9"] + chosen["discard J"] > 30


def test_the_cards_of_a_special_hand_make_it() -> None:
    for shift in range(11):
        ranks = [(shift + 3 * rank) % 11 for rank in range(11)]
        for hand in BOOKS["american"].special_hands:
            cards = hand.cards(ranks)
            counts = [cards.count(kind) for kind in range(16)]
            assert len(cards) == SPECIAL_SIZE
            assert hand.matches(counts), hand.name


# --- Faults are found ---------------------------------------------------------------------------------------


def faults(monkeypatch: pytest.MonkeyPatch, name: str, broken: object) -> set[str]:
    monkeypatch.setattr(properties, name, broken)
    return {fault.name for fault in played("classic-4", 0, 3, 100.0).faults}


def test_a_card_that_is_not_told_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(event: Event, _: int) -> Event:
        return event._replace(cards=b"\x00" * len(event.cards)) if event.what == "took" else event

    assert "follow" in faults(monkeypatch, "redact", silent)


def test_a_hidden_card_that_shows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Open:
        """A seat that sees everything."""

        def __init__(self, state: State, seat: int) -> None:
            self.seat, self.state = seat, state

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Open) and list(self.state.held) == list(other.state.held)

        def follow(self, events: list[Event]) -> None:
            pass

        def legal_actions(self) -> list[int]:
            return legal_actions(self.state)

    class Dealt:
        def __init__(self, seen: Open) -> None:
            self.seen = seen

        def deal(self, dice: Dice) -> State:
            other = self.seen.state.copy()
            other.held[0] += 1
            return other

    monkeypatch.setattr(properties, "Sampler", Dealt)
    assert "leak" in faults(monkeypatch, "view", Open)


def test_what_is_offered_and_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def strict(state: State, action: int) -> Reason | None:
        return Reason("9", "refuse.end") if action == DRAW else refusal(state, action)

    assert "offer" in faults(monkeypatch, "refusal", strict)


@pytest.mark.parametrize("reason", [Reason("999", "refuse.end"), Reason("", "refuse.end")])
def test_a_reason_without_a_paragraph_is_found(monkeypatch: pytest.MonkeyPatch, reason: Reason) -> None:
    def vague(state: State, action: int) -> Reason | None:
        return reason if refusal(state, action) is not None else None

    assert "reason" in faults(monkeypatch, "refusal", vague)


# --- Saved results ------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(keeping, "FOLDER", tmp_path)
    return tmp_path


def test_a_run_goes_on_where_the_last_one_stopped(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--variant", "classic-2", "--variant", "boat-4", "--sample", "0"]
    assert main([*words, "--hands", "100"]) == 0
    assert main([*words, "--hands", "200"]) == 0
    assert "200 hands in" in capsys.readouterr().out
    (parts,) = Kept("1").variants["boat-4"].values()
    whole = played_whole("boat-4", 200)
    assert sum(int(each, 16) for each in parts["chunks"]) % (1 << 64) == whole.checksum
    assert parts["rare"] == whole.rare
    assert [file.name for file in folder.iterdir()] == ["1.json"]


def played_whole(variant: str, hands: int) -> Tally:
    return play_chunk(Chunk(variant, "1", 0, hands, 0.0))


@pytest.mark.usefixtures("folder")
def test_builds_that_differ_and_faults_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    kept = Kept("1")
    for build, checksum in (("compiled", 5), ("interpreted", 6)):
        kept.add("classic-2", build, Tally(100, 1, 7, {"concealed": 2}, []))
        kept.add("classic-2", build, Tally(100, 1, checksum, {}, []))
    kept.save()
    assert list(Kept("1").differing()) == ["classic-2, chunk 1"]
    assert main(["--report", "--variant", "classic-2"]) == 1
    assert "The builds differ: classic-2, chunk 1" in capsys.readouterr().out
    other = Kept("2")
    fault = FaultReport(3, "leak", "classic", ("draw",), "seat 1")
    other.add("classic-2", "compiled", Tally(100, 0, 7, {}, [fault]))
    other.save()
    assert main(["--report", "--seed", "2"]) == 1
    assert "FAULT in classic-2, hand 3" in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_two_runs_of_a_seed_do_not_go_on_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    lease = keeping.lease_of("1")
    assert lease.take()
    with pytest.raises(SystemExit):
        main(["--variant", "classic-2", "--hands", "100"])
    assert "another run of this seed goes on" in capsys.readouterr().err
    lease.release()


def test_other_sources_begin_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept("1")
    kept.add("classic-2", "compiled", Tally(100, 0, 7, {}, []))
    kept.save()
    monkeypatch.setattr(keeping, "fingerprint", lambda: "other")
    again = Kept("1")
    assert (again.before, again.variants) == (100, {})
    assert len(list(folder.iterdir())) == 1
