"""A server's data about people: accounts, sessions, tickets, the playing device, reviews and reports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from canasta.messages import UserError
from canasta.storage import Store
from canasta.storage import accounts as kept
from canasta.storage.moderation import (
    add_report,
    mute,
    muted_by,
    muted_people,
    reports,
    reports_by,
    reports_since,
)
from canasta.storage.pads import link_of, link_pad, role_of, set_role, stream_of_link, unlink_pad
from canasta.storage.people import (
    Person,
    add_guest,
    add_session,
    add_ticket,
    delete_person,
    end_sessions,
    find_person,
    idle_sessions,
    note_use,
    now,
    rename,
    renew,
    session_of,
    sessions_of,
    sweep_sessions,
    time_after,
    use_ticket,
)
from canasta.storage.reviews import (
    exercises_solved_by,
    find_review,
    record_review,
    reviews_by,
    save_review,
    solve,
)
from canasta.storage.seats import is_seat_token_valid, issue_seat_token, seat_session


@pytest.fixture
def store(home: str) -> Iterator[Store]:
    with Store(home) as store:
        yield store


@pytest.fixture
def ana(store: Store) -> Person:
    return add_guest(store, "Ana")[0]


# --- Accounts ---------------------------------------------------------------------------------------


def test_an_account_is_found_by_its_name_however_it_is_typed(store: Store, ana: Person) -> None:
    assert kept.account_of(store, ana.id) is None
    kept.add_account(store, ana.id, "Ana María", "a hash")
    account = kept.find_account(store, "  ANA   maría ")
    assert account is not None
    assert account == kept.account_of(store, ana.id)
    assert (account.person, account.folded, account.password) == (ana.id, "ana maría", "a hash")
    assert find_person(store, ana.id) == ana._replace(name="Ana María")
    assert kept.find_account(store, "Ana") is None
    kept.set_password(store, ana.id, "another")
    assert kept.find_account(store, "ana maría") == account._replace(password="another")


def test_a_person_has_one_account_and_a_name_one_person(store: Store, ana: Person) -> None:
    kept.add_account(store, ana.id, "Ana", "a hash")
    bruno = add_guest(store, "Bruno")[0]
    for person, name, told in [
        (ana.id, "Anita", "server.has_account"),
        (bruno.id, "ANA", "server.name_taken"),
    ]:
        with pytest.raises(UserError) as refused:
            kept.add_account(store, person, name, "x")
        assert refused.value.message == told
    assert [name for name, _, _ in kept.all_accounts(store)] == ["Ana"]


def test_eight_recovery_codes_are_each_good_once_for_one_person(store: Store, ana: Person) -> None:
    codes = kept.new_codes(store, ana.id)
    assert len(set(codes)) == kept.codes_left(store, ana.id) == 8
    letters = "[A-HJ-NP-Z2-9]{4}"  # five bits each: eighty in all
    assert all(re.fullmatch("-".join([letters] * 4), code) for code in codes)
    assert not kept.use_code(store, "somebody else", codes[0])
    assert not kept.use_code(store, ana.id, codes[0][:-1])
    assert kept.use_code(store, ana.id, f" {codes[0].lower().replace('-', ' ')} ")
    assert not kept.use_code(store, ana.id, codes[0])
    assert kept.codes_left(store, ana.id) == 7
    kept.new_codes(store, ana.id)
    assert not kept.use_code(store, ana.id, codes[1])
    assert kept.codes_left(store, ana.id) == 8


def test_a_passkey_belongs_to_whoever_had_it_first(store: Store, ana: Person) -> None:
    key = kept.Passkey(b"id", ana.id, "club.example", "phone", b"public", 0, now(), now())
    assert kept.find_passkey(store, b"id") is None
    kept.add_passkey(store, key)
    with pytest.raises(UserError) as refused:
        kept.add_passkey(store, key._replace(person="somebody else"))
    assert refused.value.message == "server.passkey_known"
    assert kept.find_passkey(store, b"id") == key
    kept.record_passkey_use(store, b"id", 7)
    assert [each.counted for each in kept.passkeys_of(store, ana.id)] == [7]
    assert not kept.remove_passkey(store, "somebody else", b"id")
    assert kept.remove_passkey(store, ana.id, b"id")
    assert kept.passkeys_of(store, ana.id) == []


def test_preferences_are_kept_as_they_were_written_last(store: Store, ana: Person) -> None:
    assert kept.preferences_of(store, ana.id) == ""
    for content in ("{}", '{"theme": "dark"}'):
        kept.save_preferences(store, ana.id, content)
        assert kept.preferences_of(store, ana.id) == content


# --- Sessions and tickets ---------------------------------------------------------------------------


def test_an_old_token_counts_until_the_new_one_was_used(store: Store) -> None:
    ana, old = add_guest(store, "Ana", "a phone")
    first = session_of(store, old)
    assert first is not None
    assert first[0] == ana
    assert (first[1].person, first[1].device, first[1].settled, first[1].current) == (
        ana.id,
        "a phone",
        True,
        True,
    )
    assert sessions_of(store, ana.id) == [first[1]]
    new = renew(store, first[1].id, old)
    both = [session_of(store, token) for token in (old, new)]
    assert [(each[1].settled, each[1].current) for each in both if each] == [(False, False), (False, True)]
    note_use(store, first[1].id)
    assert session_of(store, old) is None
    settled = session_of(store, new)
    assert settled is not None
    assert (settled[1].settled, settled[1].current) == (True, True)


def test_a_token_that_was_renewed_for_good_counts_no_more(store: Store) -> None:
    ana, old = add_guest(store, "Ana")
    session = sessions_of(store, ana.id)[0].id
    assert renew(store, session) != old
    assert session_of(store, old) is None
    assert session_of(store, "") is None


def test_sessions_that_were_not_used_for_long_end_and_guests_with_them(store: Store) -> None:
    ana, token = add_guest(store, "Ana")
    bruno, other = add_guest(store, "Bruno")
    kept.add_account(store, bruno.id, "Bruno", "a hash")
    rename(store, ana.id, "Anita")
    minute_ago, in_a_minute = time_after(-60), time_after(60)
    assert minute_ago < now() < in_a_minute
    assert datetime.fromisoformat(now()) <= datetime.now(UTC)
    assert idle_sessions(store, minute_ago) == []
    sweep_sessions(store, idle_sessions(store, minute_ago))
    assert find_person(store, ana.id) == ana._replace(name="Anita")
    assert session_of(store, token) is not None
    sweep_sessions(store, idle_sessions(store, in_a_minute))
    assert session_of(store, token) is session_of(store, other) is None
    assert find_person(store, ana.id) is None
    assert find_person(store, bruno.id) == bruno


def test_all_sessions_but_one_end(store: Store) -> None:
    ana, _ = add_guest(store, "Ana")
    here = session_of(store, add_session(store, ana.id))
    assert here is not None
    assert len(end_sessions(store, ana.id, but=here[1].id)) == 1
    assert [session.id for session in sessions_of(store, ana.id)] == [here[1].id]


def test_a_ticket_is_good_once_for_its_purpose_and_its_time(store: Store) -> None:
    add_ticket(store, "socket", "secret", 60, "ana", "a session")
    assert use_ticket(store, "passkey", "secret") is None
    assert use_ticket(store, "socket", "secret") == ("ana", "a session")
    assert use_ticket(store, "socket", "secret") is None
    add_ticket(store, "socket", "late", -1, "ana")
    assert use_ticket(store, "socket", "late") is None


# --- The playing device -----------------------------------------------------------------------------


def test_one_device_plays_for_somebody_at_a_table(store: Store) -> None:
    ana, token = add_guest(store, "Ana")
    session = session_of(store, token)
    assert session is not None
    assert not is_seat_token_valid(store, "tables/1", ana.id, "a token")
    assert seat_session(store, "tables/1", ana.id) == ""
    held = issue_seat_token(store, "tables/1", ana.id, session[1].id)
    assert is_seat_token_valid(store, "tables/1", ana.id, held)
    assert not is_seat_token_valid(store, "tables/1", "bruno", held)
    assert seat_session(store, "tables/1", ana.id) == session[1].id
    end_sessions(store, ana.id)
    assert seat_session(store, "tables/1", ana.id) == ""


def test_a_pad_is_looked_at_by_its_last_link_alone(store: Store) -> None:
    assert link_of(store, "scorepad/1") is None
    first = link_pad(store, "scorepad/1")
    link = link_pad(store, "scorepad/1")
    assert re.fullmatch(r"[\w-]{22}", link)  # 128 bits, which cannot be guessed
    assert link_of(store, "scorepad/1") == link
    assert [stream_of_link(store, each) for each in (first, link)] == [None, "scorepad/1"]
    unlink_pad(store, "scorepad/1")
    assert stream_of_link(store, link) is None
    set_role(store, "scorepad/1", "ana", "writer")
    assert role_of(store, "scorepad/1", "ana") == "writer"
    set_role(store, "scorepad/1", "ana", "")
    assert role_of(store, "scorepad/1", "ana") == ""


# --- Reviews and reports ----------------------------------------------------------------------------


def test_the_latest_thousand_reviews_are_kept(store: Store) -> None:
    with store.writing() as connection:
        rows = [(str(number), f"2026-01-01T00:{number:04}", "{}") for number in range(1000)]
        connection.executemany("INSERT INTO reviews VALUES (?, ?, ?)", rows)
    save_review(store, "new", '{"a": 1}')
    assert [find_review(store, id) for id in ("0", "1", "new")] == [None, "{}", '{"a": 1}']


def test_the_latest_fifty_reviews_of_somebody_are_remembered(store: Store) -> None:
    for number in range(1, 53):
        record_review(store, "ana", f"r{number:02}", "" if number == 52 else "x7Yq", number)
    record_review(store, "ana", "r52", "x7Yq", 1)  # is remembered already
    solve(store, "ana", "r52/3")
    found = reviews_by(store, "ana")
    assert len(found) == 50
    assert {each.game for each in found} == set(range(3, 53))
    assert {each.game: each.table for each in found if each.game > 50} == {51: "x7Yq", 52: ""}
    delete_person(store, "ana")
    assert (reviews_by(store, "ana"), exercises_solved_by(store, "ana")) == ([], [])


def test_the_last_hundred_reports_are_told_the_newest_first(store: Store, ana: Person) -> None:
    bruno = add_guest(store, "Bruno")[0]
    talk = [(bruno.id, "Bruno", "Hurry up!"), (ana.id, "Ana", "hello")]
    for number in range(101):
        add_report(store, f"key{number}", "x7Yq", ana, bruno, f"{number}", talk)
    with store.writing() as connection:
        connection.executemany(
            "UPDATE reports SET at = ? WHERE about = ?",
            [(f"2026-{number:03}", str(number)) for number in range(101)],
        )
    found = reports(store)
    assert [report.about for report in found] == [str(number) for number in range(100, 0, -1)]
    assert found[0] == ("2026-100", "x7Yq", "Ana", "Bruno", bruno.id, "100", talk)


def test_reports_of_a_day_are_counted(store: Store, ana: Person) -> None:
    bruno = add_guest(store, "Bruno")[0]
    for key in ("one", "two", "three", "three"):
        add_report(store, key, "x7Yq", ana, bruno, key, [])
    with store.writing() as connection:
        connection.execute("UPDATE reports SET at = ? WHERE key = 'one'", (time_after(-25 * 3600),))
        connection.execute("UPDATE reports SET at = ? WHERE key = 'two'", (time_after(-23 * 3600),))
    assert [report.about for report in reports_by(store, ana.id)] == ["one", "two", "three"]
    assert reports_since(store, ana.id) == 2
    assert reports_since(store, bruno.id) == 0


def test_who_is_muted_is_heard_again_when_that_is_wanted(store: Store, ana: Person) -> None:
    bruno = add_guest(store, "Bruno")[0]
    mute(store, ana.id, bruno.id, True)
    assert muted_people(store, ana.id) == [(bruno.id, "Bruno")]
    assert muted_by(store, bruno.id) == {ana.id}
    mute(store, ana.id, bruno.id, False)
    assert (muted_people(store, ana.id), muted_by(store, bruno.id)) == ([], set())
