"""Games in the database: one append per action, resumed exactly, nothing lost or mixed up."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from canasta.cards import KIND_OF_CARD
from canasta.clauses.base import Reason, ScoreLine
from canasta.jobs import Variant
from canasta.match import (
    Abandoned,
    Acted,
    Agreed,
    Attempted,
    Called,
    Entry,
    HandResult,
    HandStarted,
    Match,
    Noted,
    Ruled,
    TakenBack,
    Undone,
    replay,
    restore,
    steps,
)  # fmt: skip
from canasta.match.codec import ACT, HAND, RESULT, decode, encode
from canasta.match.replay import begun_like
from canasta.match.restore import steps_of_hand
from canasta.match.validation import LENIENT
from canasta.messages import UserError
from canasta.notation import read_record, verify_record, write_record
from canasta.storage import MEMORY, StorageError, Store
from canasta.storage.games import OVER, begin, game_start, load, unfinished
from canasta.storage.lease import Lease, lease_of
from canasta.table.actions import DISCARD, LAY_NATURAL
from tests.records.player import (
    GOLDEN,
    VARIANTS,
    Choices,
    Golden,
    facts,
    finish_hand,
    in_play,
    new_match,
    play,
    step,
)
from tests.test_referee_game import play_with_referee

ROOT = Path(__file__).resolve().parent.parent


def same_game(one: Match, other: Match) -> None:
    """Check that two games are indistinguishable, whatever is asked or done next."""
    assert one.entries == other.entries
    assert one.history == other.history
    assert (one.totals, one.winners, one.over, one.hand_number) == (
        other.totals, other.winners, other.over, other.hand_number,
    )  # fmt: skip
    assert (one.seats, one.dealer, one.actor, one.can_undo()) == (
        other.seats, other.dealer, other.actor, other.can_undo(),
    )  # fmt: skip
    assert (one.state is None) == (other.state is None)
    if one.state is not None and other.state is not None:
        assert facts(one.state) == facts(other.state)
        assert one.ledger is not None
        assert other.ledger is not None
        for seat in range(-1, one.setup.seats):
            assert one.ledger.seen_by(seat) == other.ledger.seen_by(seat)
        assert one.ledger.stock[one.ledger.place :] == other.ledger.stock[other.ledger.place :]
    assert write_record(one, with_secret=True) == write_record(other, with_secret=True)


# --- The codec ------------------------------------------------------------------------------------------

ENTRIES: list[Entry] = [
    HandStarted(3, 1, (0, 2, 1, 4), (3,), (63, 5)),
    HandStarted(1, 0, (0, 1), (), ()),
    Acted(1, 14, LAY_NATURAL + 9),
    Acted(0, 3, DISCARD + KIND_OF_CARD[63], 63, 2),
    Acted(0, 3, DISCARD + KIND_OF_CARD[0], 0),  # the first card of the pack
    Undone(2),
    Ruled(1, 4, "exposed_cards offender=2 cards=KQ"),
    Ruled(1, 4, "improper_deal found=before_all_turns", "two cards lay face up"),
    Agreed(2, 3, 1),
    TakenBack(2, 3, 1, 4),
    Noted(2, 3, 1, "time"),
    Attempted(2, 3, 1, LAY_NATURAL + 4),
    Called(0, 3, 1),
    HandResult(
        2, 1, (0, 1), (ScoreLine(0, 600, Reason("57", "score.mixed_canastas", {"number": 2})),), (600, -35),
        (600, -35), 1, 0, True,
    ),
    Abandoned(),
]  # fmt: skip


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_an_entry_comes_back_from_json(entry: Entry) -> None:
    kind, payload = encode(entry)
    again = decode(kind, json.loads(json.dumps(payload)))
    assert again == entry
    assert type(again) is type(entry)
    assert len(json.dumps(payload)) < 200


def test_a_ruling_of_an_earlier_version_is_read() -> None:
    assert decode("ruling", [1, 4, "told_count offender=1"]) == Ruled(1, 4, "told_count offender=1")


def test_every_kind_of_entry_is_tried() -> None:
    assert {type(entry) for entry in ENTRIES} == set(Entry.__args__)


@pytest.mark.parametrize(
    ("kind", "payload"),
    [
        ("dance", []), (ACT, None), (ACT, []), (ACT, [0, 1]), (ACT, [0, 1, "fly"]), (ACT, [0, 1, 5]),
        (ACT, ["0", 1, "draw"]), (ACT, [True, 1, "draw"]), (ACT, [0, 1, "draw", 2, 3, 4]), (ACT, {"seat": 0}),
        (HAND, [1, 0, 5, [], []]), (HAND, [1, 0, ["a"], [], []]),
        (RESULT, [1, 0, [], [[0]], [], [], 1, 0, True]),
        ("undo", [None]), ("ruling", [1, 2, 3]), ("abandoned", [1]),
    ],
)  # fmt: skip
def test_what_is_no_entry_is_a_user_error(kind: str, payload: object) -> None:
    with pytest.raises(UserError, match="cannot be read"):
        decode(kind, payload)


# --- Restoring ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_a_restored_game_is_the_replayed_one(golden: Golden) -> None:
    match = read_record(golden.path.read_text(encoding="utf-8"))
    with Store(MEMORY) as store:
        kept = begin(store, match)
        same_game(load(store, kept.stream).match, match)
    rng = Random(str(golden))
    stops = {rng.randrange(len(match.entries)) for _ in range(12)}
    stops.update(number for number, entry in enumerate(match.entries) if isinstance(entry, Undone))
    for number, (_, _, then) in enumerate(replay(match)):
        if number in stops:
            same_game(restore(begun_like(match), then.entries), then)


def test_a_game_that_was_broken_off_before_the_first_hand_is_restored_as_over() -> None:
    match = new_match(2, "broken off")
    match.abandon()
    again = restore(begun_like(match), match.entries)
    assert again.over
    same_game(again, match)


def test_the_steps_of_a_hand_are_those_of_the_game_without_the_others() -> None:
    match = new_match(2, "hand by hand", target=10**6)
    assert list(steps_of_hand(match)) == []
    for _ in range(3):
        finish_hand(match)
    of_game = [(told.number, again.number) for told, again in steps(match)]
    for hand in (1, 2, 3, None):
        of_hand = [(told.number, again.number) for told, again in steps_of_hand(match, hand)]
        assert of_hand == [each for each in of_game if each[1] == (hand or 3)]


@pytest.mark.parametrize("slug", ["classic", "american", "knee"])
def test_a_restored_game_has_its_referee_and_irregular_acts(slug: str) -> None:
    seen: Counter[type] = Counter()
    for seed in range(3):
        match, _ = play_with_referee(slug, 4, seed, LENIENT, 150)
        seen.update(type(entry) for entry in match.entries)
        with Store(MEMORY) as store:
            same_game(load(store, begin(store, match).stream).match, match)
    assert seen[Ruled]
    assert slug != "classic" or (seen[Attempted] and seen[Called])


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=str)
def test_a_game_goes_on_in_every_start_as_if_it_had_never_stopped(variant: Variant, tmp_path: Path) -> None:
    """Restored repeatedly in the middle of turns, the game ends in exactly the same way."""
    match, choices = new_match(variant, "on and on", 10**6), Choices("on and on")
    other, their = new_match(variant, "on and on", 10**6), Choices("on and on")
    with Store(tmp_path / "canasta.db") as store:
        kept = begin(store, match)
        match.start_hand()
        other.start_hand()
        kept.write()
        steps = 0
        while in_play(kept.match) and steps < 120:
            step(kept.match, choices)
            step(other, their)
            kept.write()
            steps += 1
            if steps % 3 == 0:
                kept = load(store, kept.stream)
                same_game(kept.match, other)


def test_an_action_is_one_append_and_the_end_of_a_hand_too(tmp_path: Path) -> None:
    with Store(tmp_path / "canasta.db") as store:
        match = new_match(2, "appends", 1)
        kept = begin(store, match)
        choices = Choices("appends")
        while not match.over:
            if not in_play(match):
                match.start_hand()
            else:
                step(match, choices)
            before = kept.number
            kept.write()
            assert kept.number - before == (1 if in_play(match) else 2 + bool(match.winners))
            kept.write()  # nothing new: nothing written
        stored = store.read(kept.stream)
        assert [entry.kind for entry in stored][-2:] == [RESULT, OVER]
        assert len(stored) == len(match.entries) + 2
        assert max(len(json.dumps(entry.payload)) for entry in stored if entry.kind == ACT) < 40


def test_only_games_that_are_not_over_are_unfinished(tmp_path: Path) -> None:
    with Store(tmp_path / "canasta.db") as store:
        over, left, off = (new_match(2, name, 1) for name in ("over", "left", "off"))
        play(over, Choices("over"))
        left.start_hand()
        off.start_hand()
        off.abandon()
        streams = [
            begin(store, match, f"{number}.txt").stream for number, match in enumerate((over, left, off))
        ]
        assert [stream.name for stream in unfinished(store)] == [streams[1]]
        assert game_start(store, streams[1]).file == "1.txt"
        assert game_start(store, streams[1]).commitment == left.commitment


def test_a_kept_game_can_be_proved(tmp_path: Path) -> None:
    with Store(tmp_path / "canasta.db") as store:
        match = new_match(4, "proof", 10**6)
        finish_hand(match)
        match.start_hand()
        stream = begin(store, match).stream
        assert verify_record(write_record(load(store, stream).match, with_secret=True)).ok
        # A result that does not match the hand is read unchanged, and fails verification.
        wrong = [
            entry._replace(totals=(100, *entry.totals[1:])) if isinstance(entry, HandResult) else entry
            for entry in match.entries
        ]
        changed = restore(begun_like(match), wrong)
        assert not verify_record(write_record(changed, with_secret=True)).ok


def test_a_log_that_does_not_fit_is_a_user_error() -> None:
    match = new_match(4, "damage", 10**6)
    match.start_hand()
    choices = Choices("damage")
    for _ in range(60):
        step(match, choices)
    rng = Random(5)
    complaints: Counter[str] = Counter()
    for _ in range(120):
        log = list(match.entries)
        place = rng.randrange(len(log))
        how = rng.randrange(4)
        if how == 0:
            del log[place]
        elif how == 1:
            log.insert(place, log[rng.randrange(len(log))])
        elif how == 2:
            log[place] = Acted(rng.randrange(4), rng.randrange(20), rng.choice([0, 17, 40, 90, 150, 201]))
        else:
            log[place] = Undone(rng.randrange(4))
        try:
            assert restore(begun_like(match), log).entries == log
        except UserError as problem:
            complaints[problem.message] += 1
    assert complaints.keys() == {"match.log"}
    assert complaints["match.log"] > 60


def test_what_is_no_game_is_a_user_error_that_names_the_place() -> None:
    with Store(MEMORY) as store:
        store.append("games/1", "game", {"record": "nothing"})
        store.append("games/2", "game", {"record": "nothing", "commitment": "", "file": ""})
        for stream in ("games/1", "games/2", "games/3"):
            with pytest.raises(UserError, match=stream):
                load(store, stream)


# --- Two writers, a full disk, a kill -------------------------------------------------------------------


def test_two_writers_never_overwrite_each_other(tmp_path: Path) -> None:
    with Store(tmp_path / "canasta.db") as one, Store(tmp_path / "canasta.db") as two:
        match = new_match(2, "two", 10**6)
        match.start_hand()
        stream = begin(one, match).stream
        first, second = load(one, stream), load(two, stream)
        choices = Choices("two")
        step(first.match, choices)
        step(second.match, choices)
        first.write()
        with pytest.raises(StorageError, match="in the meantime"):
            second.write()
        assert load(two, stream).match.entries == first.match.entries


def test_a_lease_is_one_process_at_a_time_and_dies_with_it(tmp_path: Path) -> None:
    with Store(tmp_path / "canasta.db") as store:
        lease = lease_of(store, "games/1")
        assert lease is not None
        holder = subprocess.Popen(
            [sys.executable, "-c", _HOLD, str(lease.path)], stdout=subprocess.PIPE, text=True, cwd=ROOT
        )
        assert holder.stdout is not None
        assert holder.stdout.readline() == "True\n"
        assert not lease.take()
        assert lease.holder() == str(holder.pid)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
        holder.stdout.close()
        assert lease.take()
        other = Lease(lease.path)
        assert not other.take()
        lease.release()
        assert other.take()
        other.release()
        assert not list(tmp_path.glob("*.lock"))
        assert lease_of(Store(MEMORY), "games/1") is None


_HOLD = """
import sys, time
from pathlib import Path
from canasta.storage.lease import Lease, lease_of
lease = Lease(Path(sys.argv[1]))
print(lease.take(), flush=True)
time.sleep(60)
"""


def test_a_full_disk_is_named_and_the_game_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with Store(tmp_path / "canasta.db") as store:
        match = new_match(2, "full", 10**6)
        kept = begin(store, match)
        pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
        store._connection.execute(f"PRAGMA max_page_count = {pages}")
        match.start_hand()
        choices = Choices("full")
        acknowledged = 0

        def play_on() -> None:
            nonlocal acknowledged
            for _ in range(2000):
                kept.write()
                acknowledged = len(match.entries)
                step(match, choices) if in_play(match) else match.start_hand()

        with pytest.raises(StorageError, match="The disk has no room"):
            play_on()
        assert load(store, kept.stream).match.entries == match.entries[:acknowledged]
        store._connection.execute("PRAGMA max_page_count = 100000")
        kept.write()
        same_game(load(store, kept.stream).match, match)


_PLAY = """
import sys
from canasta.storage import Store
from canasta.storage.games import begin
from tests.records.player import Choices, in_play, new_match, step
with Store(sys.argv[1]) as store:
    match, choices = new_match(4, "kill", 10**6), Choices("kill")
    kept = begin(store, match)
    while True:
        step(match, choices) if in_play(match) else match.start_hand()
        kept.write()
        print(len(match.entries), flush=True)
"""


def test_a_killed_game_has_every_acknowledged_action_and_none_twice(tmp_path: Path) -> None:
    for number in range(3):
        file = tmp_path / f"{number}.db"
        process = subprocess.Popen(
            [sys.executable, "-c", _PLAY, str(file)],
            stdout=subprocess.PIPE, text=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        assert process.stdout is not None
        told = [int(process.stdout.readline()) for _ in range(20 + 37 * number)]
        process.send_signal(signal.SIGKILL)
        told += [int(line) for line in process.stdout.read().splitlines()]
        process.wait()
        process.stdout.close()
        with Store(file) as store:
            (stream,) = unfinished(store)
            match = load(store, stream.name).match
        assert len(match.entries) >= told[-1]
        unbroken, choices = new_match(4, "kill", 10**6), Choices("kill")
        while len(unbroken.entries) < len(match.entries):
            step(unbroken, choices) if in_play(unbroken) else unbroken.start_hand()
        assert match.entries == unbroken.entries
