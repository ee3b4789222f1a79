"""Clubs: members, directors, house rules and seasons as a fold of events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta.books.house import shipped_house
from canasta.evenings import club as clubs
from canasta.evenings.club import AnyClubEvent, Club, fold_club
from canasta.evenings.club_database import begin, find_club
from canasta.evenings.exchange import MemberRow, read_entries, read_members, write_members
from canasta.messages import UserError
from canasta.storage import MEMORY, Store
from canasta.wire import decode, encode
from canasta.wire.evenings import ClubMember, ClubSeason, ClubState


class Founded:
    """A club in a test, with its events so far."""

    def __init__(self) -> None:
        self.events: list[AnyClubEvent] = [clubs.found_club("  Casa  Rosa ", "rosa", 0)]

    @property
    def club(self) -> Club:
        return fold_club(self.events)

    def do(self, command: Callable[..., Any], *given: Any) -> None:
        made = command(self.club, *given, "rosa", len(self.events))
        self.events += made if isinstance(made, list) else [made]

    def refused(self, words: str, command: Callable[..., Any], *given: Any) -> None:
        with pytest.raises(UserError, match=words):
            self.do(command, *given)


def test_members_are_added_changed_and_removed() -> None:
    club = Founded()
    club.do(clubs.add_member, "Ana", None)
    club.do(clubs.add_member, "Bruno", "b1")
    club.do(clubs.remove_member, 1)
    club.do(clubs.add_member, "Carla", None)  # gets a new number
    club.do(clubs.change_member, 3, "Carla C", "c1")
    assert [(each.number, each.name, each.account) for each in club.club.members] == [
        (2, "Bruno", "b1"),
        (3, "Carla C", "c1"),
    ]
    club.refused("Unknown member 1", clubs.remove_member, 1)
    club.refused("Unknown member 1", clubs.change_member, 1, "Ana", None)
    club.refused("'bruno' is a member already", clubs.add_member, "bruno", None)
    club.refused("belongs to another member", clubs.add_member, "Diego", "b1")
    club.refused("'BRUNO' is a member already", clubs.change_member, 3, "BRUNO", None)
    club.refused("name", clubs.add_member, "", None)


def test_a_list_of_members_is_added_as_a_whole_or_not() -> None:
    club = Founded()
    rows = [MemberRow("Ana", None), MemberRow("ana", None), MemberRow("Bruno", "b1")]
    club.do(clubs.add_members, rows)
    club.do(clubs.add_members, rows)  # all of them are members already
    assert [each.name for each in club.club.members] == ["Ana", "Bruno"]
    before = list(club.events)
    club.refused("belongs to another", clubs.add_members, [MemberRow("Carla", None), MemberRow("Dora", "b1")])
    assert club.events == before
    again = read_members(write_members(club.club.members), "members.csv")
    assert again == [MemberRow("Ana", None), MemberRow("Bruno", "b1")]


def test_directors_come_and_go_and_the_owner_stays() -> None:
    club = Founded()
    club.do(clubs.add_director, "dora")
    club.do(clubs.add_director, "dora")
    club.do(clubs.add_director, "rosa")
    assert list(club.club.directors) == ["dora"]
    assert [club.club.may_direct(each) for each in ("rosa", "dora", "ana")] == [True, True, False]
    club.refused("The owner stays", clubs.remove_director, "rosa")
    club.refused("not a director", clubs.remove_director, "ana")
    club.do(clubs.remove_director, "dora")
    assert list(club.club.directors) == []


def test_house_rules_are_kept_by_name() -> None:
    club = Founded()
    source = shipped_house("classic-two-canastas").source
    club.events.append(clubs.save_house(source, "rosa", 1))
    club.events.append(clubs.save_house(source, "rosa", 2))
    assert dict(club.club.houses) == {"classic-two-canastas": source}
    with pytest.raises(UserError):
        clubs.save_house("extends = 1", "rosa", 3)
    club.refused("has not saved a house rule 'x'", clubs.remove_house, "x")
    club.do(clubs.remove_house, "classic-two-canastas")
    assert club.club.houses == ()


def test_a_season_has_evenings() -> None:
    club = Founded()
    club.do(clubs.start_season, "Spring", 1)
    club.do(clubs.add_season_evening, "Spring", "1")
    club.do(clubs.add_season_evening, "Spring", "2")
    club.do(clubs.remove_season_evening, "Spring", "1")
    assert club.club.seasons == (ClubSeason("Spring", 1, ["2"]),)
    club.refused("There is a season 'Spring' already", clubs.start_season, "Spring", 0)
    club.refused("Unknown season 'Autumn'", clubs.add_season_evening, "Autumn", "1")
    club.refused("in the season 'Spring' already", clubs.add_season_evening, "Spring", "2")
    club.refused("is not in the season", clubs.remove_season_evening, "Spring", "1")


def test_a_club_is_renamed_and_is_typed_json() -> None:
    club = Founded()
    assert club.club.name == "Casa Rosa"
    club.events.append(clubs.rename_club("Casa Nueva", "rosa", 1))
    club.do(clubs.add_member, "Ana", None)
    state = club.club.state()
    assert (state.name, state.owner) == ("Casa Nueva", "rosa")
    assert decode(encode(state), ClubState) == state
    for name in ("", "x" * 61, "a\x00b"):
        with pytest.raises(UserError, match="1 to 60"):
            clubs.rename_club(name, "rosa", 1)


def test_events_are_written_and_read() -> None:
    club = Founded()
    club.do(clubs.add_member, "Ana", None)
    club.do(clubs.add_director, "dora")
    again = [clubs.read_club_event(*clubs.write_club_event(event)) for event in club.events]
    assert again == club.events
    for events in ([], club.events[1:], [club.events[0]] * 2):
        with pytest.raises(UserError):
            fold_club(events)
    for kind, payload in (("unheard", {}), ("member", []), ("member", {"at": "x"})):
        with pytest.raises(UserError):
            clubs.read_club_event(kind, payload)


def test_a_club_is_stored_and_found_by_name() -> None:
    with Store(MEMORY) as store:
        assert find_club(store, "Casa Rosa") is None
        stored = begin(store, [clubs.found_club("Casa Rosa", "rosa", 0)])
        stored.write([clubs.add_member(stored.club, "Ana", None, "rosa", 1)])
        found = find_club(store, " casa rosa ")
        assert found is not None
        assert found.club == stored.club
        store.append(stored.stream, "unheard", {})
        with pytest.raises(UserError, match="clubs/1, entry 3: "):
            find_club(store, "Casa Rosa")


CELLS = st.text(st.sampled_from("abÉ ,;'\"=+-@\t\n\r\x00\ufeff"), max_size=8)


@given(
    head=st.sampled_from(["name", "name,account", "Name;partner", "partner,guest"]), body=CELLS, more=CELLS
)
@settings(deadline=None, max_examples=200)
def test_any_file_is_read_or_refused_in_words(head: str, body: str, more: str) -> None:
    source = f"{head}\n{body}\n{more}"
    for read in (read_members, read_entries):
        try:
            assert read(source, "list.csv")
        except UserError as problem:
            said = str(problem)
        else:
            said = "list.csv"
        assert "list.csv" in said


@given(
    names=st.lists(CELLS.map(lambda name: " ".join(name.replace("\x00", "").split())), min_size=1, max_size=4)
)
@settings(deadline=None, max_examples=200)
def test_a_written_list_of_members_reads_back(names: list[str]) -> None:
    wanted = [name for name in names if name]
    members = [ClubMember(number, name, None) for number, name in enumerate(wanted, 1)]
    if members:
        assert [row.name for row in read_members(write_members(members), "list.csv")] == wanted
