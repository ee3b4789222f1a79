"""Accounts: a name that is one's own, a hash of the password, recovery codes, passkeys, preferences.

>>> folded("ＡＮＡ") == folded("ana"), folded("Straße") == folded("STRASSE")
(True, True)
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final, NamedTuple

from canasta.messages import Complaint
from canasta.storage.people import hashed, now
from canasta.storage.store import Store

#: Of a recovery code: letters that nobody confuses, 80 bits in groups of four; and how many there are.
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_GROUPS: Final = 4
CODES: Final = 8


class Account(NamedTuple):
    """What is kept beside a person who has an account."""

    person: str
    folded: str
    password: str  #: what argon2 made of it
    created: str


class Passkey(NamedTuple):
    """A key on a device of somebody; only its public half is known here."""

    id: bytes
    person: str
    site: str  #: for which name of the server it was made
    name: str
    key: bytes
    counted: int  #: how often its device says it was used
    created: str
    used: str


def folded(name: str) -> str:
    """A name as it is compared: without regard to case, or to how its letters were typed."""
    once = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", once)


def add_account(store: Store, person: str, name: str, password: str) -> None:
    """Turn somebody into the owner of an account; everything else of theirs stays as it is."""
    with store.together() as connection:
        if account_of(store, person) is not None:
            raise Complaint("server.has_account")
        if find_account(store, name) is not None:
            raise Complaint("server.name_taken", name=name)
        connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
        connection.execute(
            "INSERT INTO accounts VALUES (?, ?, ?, ?)", (person, folded(name), password, now())
        )


def find_account(store: Store, name: str) -> Account | None:
    """An account by its name."""
    with store.reading() as connection:
        row = connection.execute("SELECT * FROM accounts WHERE folded = ?", (folded(name),)).fetchone()
    return Account(*row) if row else None


def account_of(store: Store, person: str) -> Account | None:
    """Somebody's account; None for a guest."""
    with store.reading() as connection:
        row = connection.execute("SELECT * FROM accounts WHERE person = ?", (person,)).fetchone()
    return Account(*row) if row else None


def all_accounts(store: Store) -> list[tuple[str, str, str]]:
    """The name of every account, since when there is one, and when it was used last."""
    with store.reading() as connection:
        return connection.execute(
            "SELECT name, accounts.created, coalesce(max(used), '') FROM accounts "
            "JOIN people ON people.id = accounts.person LEFT JOIN sessions ON sessions.person = people.id "
            "GROUP BY people.id ORDER BY folded"
        ).fetchall()


def set_password(store: Store, person: str, password: str) -> None:
    """Keep another hash."""
    with store.together() as connection:
        connection.execute("UPDATE accounts SET password = ? WHERE person = ?", (password, person))


# --- Recovery codes -------------------------------------------------------------------------------


def new_codes(store: Store, person: str, number: int = CODES) -> list[str]:
    """New recovery codes in place of all old ones; they are told this once."""
    codes = [
        "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(_GROUPS))
        for _ in range(number)
    ]
    with store.together() as connection:
        connection.execute("DELETE FROM recovery WHERE person = ?", (person,))
        connection.executemany(
            "INSERT INTO recovery VALUES (?, ?)", [(person, _code_hash(person, code)) for code in codes]
        )
    return codes


def use_code(store: Store, person: str, code: str) -> bool:
    """Whether it was one of somebody's codes; it is none any more."""
    with store.together() as connection:
        done = connection.execute(
            "DELETE FROM recovery WHERE person = ? AND hash = ?", (person, _code_hash(person, code))
        )
    return done.rowcount == 1


def codes_left(store: Store, person: str) -> int:
    """How many recovery codes somebody has left."""
    with store.reading() as connection:
        (number,) = connection.execute("SELECT count(*) FROM recovery WHERE person = ?", (person,)).fetchone()
    return int(number)


def _code_hash(person: str, code: str) -> bytes:
    return hashed(person + "".join(letter for letter in code.upper() if letter in _LETTERS))


# --- Passkeys -------------------------------------------------------------------------------------


def add_passkey(store: Store, passkey: Passkey) -> None:
    """Keep a passkey; one that is known belongs to whom it belongs to."""
    with store.together() as connection:
        if find_passkey(store, passkey.id) is not None:
            raise Complaint("server.passkey_known")
        connection.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?)", passkey)


def find_passkey(store: Store, id: bytes) -> Passkey | None:
    """A passkey by the id that its device gave it."""
    with store.reading() as connection:
        row = connection.execute("SELECT * FROM passkeys WHERE id = ?", (id,)).fetchone()
    return Passkey(*row) if row else None


def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """The passkeys of somebody, the oldest first."""
    with store.reading() as connection:
        rows = connection.execute("SELECT * FROM passkeys WHERE person = ? ORDER BY created, id", (person,))
        return [Passkey(*row) for row in rows]


def note_passkey(store: Store, id: bytes, counted: int) -> None:
    """A passkey was used; ``counted`` is what its device has counted up to."""
    with store.together() as connection:
        connection.execute("UPDATE passkeys SET counted = ?, used = ? WHERE id = ?", (counted, now(), id))


def remove_passkey(store: Store, person: str, id: bytes) -> bool:
    """Whether somebody had such a passkey; now they have not."""
    with store.together() as connection:
        done = connection.execute("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, id))
    return done.rowcount == 1


# --- Preferences ----------------------------------------------------------------------------------


def keep_preferences(store: Store, person: str, content: str) -> None:
    """Keep how somebody likes the table to look; what it says is for those who write it."""
    with store.together() as connection:
        connection.execute("INSERT OR REPLACE INTO preferences VALUES (?, ?)", (person, content))


def preferences_of(store: Store, person: str) -> str:
    """The same again; nothing if none were kept."""
    with store.reading() as connection:
        row = connection.execute("SELECT content FROM preferences WHERE person = ?", (person,)).fetchone()
    return str(row[0]) if row else ""
