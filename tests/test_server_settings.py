"""Default limits of a server: the figures of docs/protocol.md."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from canasta.messages import UserError
from canasta.server.buckets import Buckets
from canasta.server.people.passwords import Passwords, check_password
from canasta.server.settings import Hashing, Limits, ServerSettings
from canasta.server.web import games, pads

PROTOCOL = " ".join(
    (Path(__file__).resolve().parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8").split()
)
DAY = 24 * 3600


def test_limits_are_those_that_are_told() -> None:
    limits = Limits()
    assert (
        f"A message has at most {limits.message / 1024:g} kB, a request {limits.body / 1024:g} kB; "
        f"a record that is posted, {games._RECORD / 2**20:g} MB."
    ) in PROTOCOL
    assert games._RECORD == pads._IMPORT
    assert (
        f"{limits.rate:g} messages a second in the long run, of which a question counts for four" in PROTOCOL
    )
    assert limits.question == 4
    assert f"is disconnected when {limits.queue / 2**20:g} MB waits" in PROTOCOL
    assert f"An address may have {limits.connections} connections open" in PROTOCOL
    assert f"One person may have {limits.person_sockets} sockets" in PROTOCOL


def test_what_nobody_uses_ends_when_it_is_told_to() -> None:
    usual = ServerSettings(Path("server.db"))
    assert f"A session that has not been used for {usual.session_idle / DAY:g} days ends." in PROTOCOL
    assert "A cookie gets a new token every day" in PROTOCOL
    assert usual.session_renewed == DAY
    assert "A game without a command for two weeks is ended" in PROTOCOL
    assert usual.abandoned == 14 * DAY


def test_nobody_is_believed_to_be_a_proxy_unless_that_is_said() -> None:
    usual = ServerSettings(Path("server.db"))
    assert not usual.secure
    assert usual.trusted == ()
    assert ServerSettings(Path("server.db"), secure=True).trusted


def test_two_passwords_are_checked_at_a_time_and_sixteen_wait() -> None:
    async def hashing(number: int) -> list[object]:
        passwords = Passwords(Hashing(rounds=1, memory=8))
        try:
            await passwords.hash("the first of all")  # which is finished, and no longer counts
            wanted = [passwords.hash("correct horse battery") for _ in range(number)]
            return list(await asyncio.gather(*wanted, return_exceptions=True))
        finally:
            passwords.close()

    found = asyncio.run(hashing(20))
    assert [isinstance(each, UserError) for each in found] == [False] * 18 + [True] * 2


def test_a_password_has_eight_characters_at_least_and_is_not_the_name() -> None:
    check_password("Ana", "12345678")
    for name, password in (("Ana", "1234567"), ("Ana Conda", "ana conda")):
        with pytest.raises(UserError):
            check_password(name, password)


def test_of_many_addresses_those_that_asked_last_are_remembered() -> None:
    now = 0.0
    buckets = Buckets(rate=1.0, burst=1, now=lambda: now)
    for number in range(50_000):
        assert buckets.take(str(number))
    assert not buckets.take("0")  # all are known
    assert buckets.take("another")
    assert not buckets.take("49999")
    assert buckets.take("1")  # a forgotten client starts afresh
