"""Club evenings: settings, entries, rounds, what is refused, what a change breaks."""

from __future__ import annotations

from dataclasses import replace as with_rounds
from typing import Any

import pytest
from msgspec.structs import replace

from canasta.evenings.check import check_round
from canasta.evenings.commands import create
from canasta.evenings.model import entry_name
from canasta.evenings.settings import pad_game
from canasta.evenings.standings import standings
from canasta.evenings.state import write_round
from canasta.messages import UserError
from canasta.scorepad.pad import Pad
from canasta.wire.evenings import (
    AddEntry,
    ChangeSettings,
    DrawRound,
    EveningSettings,
    ReplaceEntry,
    ReturnEntry,
    StartRound,
    Substitute,
    SwapEntries,
    VictoryStep,
    WithdrawEntry,
)
from tests.evening_events import Club, entry, pairs, players, refused

# --- Settings ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"title": "a\nb"}, "'title' must be one line"),
        ({"date": "19.3.2027"}, "'19.3.2027' is not a date"),
        ({"date": "20270319"}, "'20270319' is not a date"),
        ({"hands": None}, "Nothing would end a round"),
        ({"individual": True}, "belong together"),
        ({"movement": "individual"}, "belong together"),
        ({"movement": "individual", "individual": True, "table_players": 2}, "tables of four"),
        ({"tie_breaks": ["lot", "lot"]}, "listed twice"),
        ({"victory_points": [VictoryStep(5, 1, 0)]}, "start at 0"),
        ({"victory_points": [VictoryStep(0, 1, 1), VictoryStep(0, 2, 0)]}, "start at 0"),
        ({"book": "canaster"}, "canaster"),
        ({"options": ["extra_deck"]}, "extra_deck"),
        ({"house": "extends = 1"}, "extends"),
        ({"book": "knee", "table_players": 2}, "2"),
    ],
)
def test_settings_that_cannot_be_played_are_refused(changed: dict[str, Any], words: str) -> None:
    with pytest.raises(UserError, match=words):
        create(EveningSettings(**changed), "Rosa", 0, "1")
    club = Club()
    refused(club, ChangeSettings(settings=EveningSettings(**changed)), words)


@pytest.mark.parametrize("book", ["classic", "caliente", "boat", "american", "knee"])
def test_every_book_can_be_played_by_pairs_and_has_a_pad(book: str) -> None:
    club = Club(*pairs(2), book=book, title="Friday", date="2027-03-19")
    sides = [club.evening.entry(number).names for number in (1, 2)]
    pad = Pad.new(pad_game(club.evening.settings, sides))
    assert pad.game.names == ("North 1", "South 1", "North 2", "South 2")
    assert (pad.game.title, pad.game.date) == ("Friday", "2027-03-19")


def test_settings_change_until_they_are_used() -> None:
    club = Club(*pairs(4))
    usual = club.evening.settings
    club.do(ChangeSettings(settings=replace(usual, book="boat", rounds=2)))
    assert club.evening.settings.book == "boat"
    number = club.evening.number
    club.do(ChangeSettings(settings=club.evening.settings))
    assert club.evening.number == number  # nothing changed, nothing written
    refused(club, ChangeSettings(settings=replace(usual, table_players=2)), "while there are entries")
    club.do(DrawRound())
    refused(club, ChangeSettings(settings=usual), "'book' cannot change|'book' is fixed")
    changed = replace(club.evening.settings, scoring="victory_points", rounds=1)
    club.do(ChangeSettings(settings=changed))
    club.do(StartRound())
    club.play((1, 0), (1, 0))
    refused(club, DrawRound(), "The evening has 1 rounds")
    club.do(ChangeSettings(settings=replace(changed, rounds=2)))
    club.do(DrawRound())
    refused(club, ChangeSettings(settings=changed), "2 rounds are drawn")


# --- Entries ----------------------------------------------------------------------------------------


def test_entries_that_cannot_play_are_refused() -> None:
    club = Club(["Ana", "Bruno"])
    refused(club, AddEntry(entry=entry("Carla")), "is a pair. Names given: 1")
    refused(club, AddEntry(entry=entry("Carla", "carla")), "carla")
    refused(club, AddEntry(entry=entry("Carla", "ANA")), "'ANA' plays in entry 1")
    refused(club, AddEntry(entry=entry("Carla", "a\tb")), "a.b")
    refused(club, AddEntry(entry=entry("Carla", "Diego", members=[1, 2, 3])), "more members")
    refused(club, AddEntry(entry=entry("Carla", "Diego", bot=True, guest=True)), "Bots")
    refused(club, AddEntry(entry=entry("Carla", "Diego"), first=4), "has 3 rounds")
    refused(club, ReplaceEntry(number=2, entry=entry("Carla", "Diego")), "Unknown entry 2")
    refused(club, Substitute(number=1, names=["Carla"], first=1), "is a pair")
    refused(club, ReturnEntry(number=1), "has not withdrawn")
    refused(club, WithdrawEntry(number=1, first=4), "has 3 rounds")
    refused(club, DrawRound(), "at least 2 entries, and 1 play")


def test_an_entry_is_corrected_and_substituted() -> None:
    club = Club(*pairs(2))
    club.do(ReplaceEntry(number=1, entry=entry("North 1", "Sara", guest=True)))
    assert (club.evening.entry(1).names, club.evening.entry(1).guest) == (["North 1", "Sara"], True)
    club.do(Substitute(number=1, names=["Tina", "Sara"], first=2))
    club.do(Substitute(number=1, names=["Tina", "Ulf"], first=3))
    club.do(Substitute(number=1, names=["Vera", "Ulf"], first=2))  # replaces both
    names = [entry_name(club.evening.entry(1), number) for number in (1, 2, 3)]
    assert names == ["North 1 & Sara", "Vera & Ulf", "Vera & Ulf"]


def test_late_entries_take_free_places_and_withdrawn_ones_leave_them() -> None:
    club = Club(*pairs(5), rounds=5)
    for number in range(1, 6):
        if number == 2:
            club.do(AddEntry(entry=entry("Late", "Later")))  # takes the place of the bye
        if number == 3:
            club.do(WithdrawEntry(number=1))
            refused(club, WithdrawEntry(number=1), "has withdrawn already")
        if number == 4:
            club.do(ReturnEntry(number=1))
        club.do(DrawRound())
        findings = write_round(club.evening, number).findings
        assert findings == []
        drawn = club.evening.rounds[-1]
        assert len(drawn.tables) == (2 if number in (1, 3) else 3)
        assert len(drawn.byes) == (1 if number in (1, 3) else 0)
        club.do(StartRound())
        club.play(*[(number, 0)] * len(drawn.tables))
    refused(club, AddEntry(entry=entry("Far", "Too late")), "has 5 rounds")


def test_a_drawn_round_does_not_start_with_other_entries() -> None:
    club = Club(*pairs(4))
    club.do(DrawRound())
    club.do(WithdrawEntry(number=4))
    refused(club, StartRound(), "North 4 & South 4 would have a place, but do not play")
    club.do(DrawRound())
    club.do(AddEntry(entry=entry("Late", "Later")))
    refused(club, StartRound(), "Late & Later would have no place")
    club.do(DrawRound())
    club.do(StartRound())
    refused(club, AddEntry(entry=entry("Xena", "Yves"), first=1), "Round 1 has started")
    assert len(club.evening.rounds) == 1


# --- Rounds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("movement", ["howell", "mitchell", "swiss", "random"])
@pytest.mark.parametrize("number", [4, 7, 12])
def test_a_whole_evening_repeats_nothing(movement: str, number: int) -> None:
    rounds = (number + 1) // 2
    club = Club(*pairs(number), movement=movement, rounds=rounds)
    for _ in range(rounds):
        club.do(DrawRound())
        assert check_round(club.evening, len(club.evening.rounds)) == []
        club.do(StartRound())
        club.play(*[(100 * table, 50) for table in range(number // 2)])
    assert len(standings(club.evening).rows) == number


def test_single_players_meet_new_partners() -> None:
    club = Club(*players(9), movement="individual", individual=True, rounds=9)
    for _ in range(9):
        club.do(DrawRound())
        assert check_round(club.evening, len(club.evening.rounds)) == []
        club.do(StartRound())
        club.play((1, 0), (0, 1))
    refused(club, DrawRound(), "has 9 rounds")


def test_a_swiss_round_pairs_neighbours() -> None:
    club = Club(*pairs(6), movement="swiss")
    club.seat(([1], [2]), ([3], [4]), ([5], [6]))
    club.play((900, 100), (800, 200), (700, 300))
    club.do(DrawRound())
    met = [sorted([*table.sides[0], *table.sides[1]]) for table in club.evening.rounds[1].tables]
    # In order: 1, 3, 5, 6, 4, 2. 1 meets 3; 5 has met 6, so the nearest are 5 with 4 and 6 with 2.
    assert met == [[1, 3], [4, 5], [2, 6]]


def test_bots_and_players_elsewhere_sit_at_online_tables() -> None:
    club = Club(*pairs(6), online=[3])
    club.do(AddEntry(entry=entry("Bot 1", "Bot 2", bot=True)))
    club.do(AddEntry(entry=entry("Far", "Away", remote=True)))
    club.do(DrawRound())
    drawn = club.evening.rounds[0]
    tables = {each: table for table in drawn.tables for side in table.sides for each in side}
    findings = check_round(club.evening, 1)
    for number in (7, 8):
        table = tables[number]
        named = [each for each in findings if each.entries == [number]]
        assert table.online or [(each.kind, each.tables) for each in named] == [("place", [table.number])]
    assert sum(tables[number].online for number in (7, 8)) == 1 or tables[7] is tables[8]
    assert [table.online for table in drawn.tables] == [False, False, True, False]


def test_a_change_by_hand_says_what_it_breaks() -> None:
    club = Club(*pairs(5))
    club.seat(([1], [2]), ([3], [4]), byes=[5])
    club.play((1, 0), (1, 0))
    club.note_round(2, [([1], [3]), ([2], [5])], [4])
    assert check_round(club.evening, 2) == []
    club.do(SwapEntries(first=3, second=2))
    found = {each.kind: each for each in check_round(club.evening, 2)}
    assert set(found) == {"met"}
    assert (found["met"].entries, found["met"].tables) == ([1, 2], [1])
    assert found["met"].sentence == "North 1 & South 1 and North 2 & South 2 have met before (table 1)."
    club.do(SwapEntries(first=5, second=4))
    assert {each.kind for each in check_round(club.evening, 2)} == {"met", "bye_again"}
    refused(club, SwapEntries(first=1, second=1), "with itself")
    refused(club, SwapEntries(first=1, second=6), "Unknown entry 6")
    club.do(StartRound())
    refused(club, SwapEntries(first=1, second=2), "No round is drawn")


def test_findings_name_everything_that_is_wrong() -> None:
    club = Club(*pairs(5))
    club.do(WithdrawEntry(number=5))
    club.note_round(1, [([1], [2]), ([3, 1], [5])], [])
    found = [(each.kind, each.entries, each.tables) for each in check_round(club.evening, 1)]
    assert found == [("missing", [4], []), ("absent", [5], []), ("twice", [1], []), ("size", [], [2])]
    again = replace(club.evening.rounds[0].tables[0], number=2)
    drawn = replace(club.evening.rounds[0], tables=[again, again])
    twice = with_rounds(club.evening, rounds=(drawn,))
    assert "table_twice" in {each.kind for each in check_round(twice, 1)}


def test_sides_out_of_balance_and_partners_again_are_found() -> None:
    club = Club(*pairs(4), rounds=3)
    for number, other in ((1, 2), (2, 3), (3, 4)):
        rest = sorted({2, 3, 4} - {other})
        club.note_round(number, [([1], [other]), ([rest[0]], [rest[1]])], [])
        kinds = {each.kind for each in check_round(club.evening, number)}
        assert kinds == ({"unbalanced"} if number == 3 else set())
        club.do(StartRound())
        club.play((1, 0), (1, 0))
    alone = Club(*players(4), movement="individual", individual=True)
    alone.note_round(1, [([1, 2], [3, 4])], [])
    alone.do(StartRound())
    alone.play((1, 0))
    alone.note_round(2, [([2, 1], [4, 3])], [])
    assert [(each.kind, each.entries) for each in check_round(alone.evening, 2)] == [
        ("partner", [2, 1]),
        ("partner", [4, 3]),
    ]
