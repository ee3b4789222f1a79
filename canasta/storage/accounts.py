"""Accounts: a unique name, a password hash, recovery codes, passkeys and preferences.

>>> fold_name("ＡＮＡ") == fold_name("ana"), fold_name("Straße") == fold_name("STRASSE")
(True, True)
"""

from __future__ import annotations

import secrets
import unicodedata
from typing import Final, NamedTuple

from canasta.messages import UserError
from canasta.storage.people import hash_token, now
from canasta.storage.store import Store

#: Recovery codes: unambiguous characters, 80 bits in groups of four; and the number of codes.
_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
_GROUPS: Final = 4
CODES: Final = 8


class Account(NamedTuple):
    """The data of an account, in addition to its person."""

    person: str
    folded: str  #: the name, normalized for comparison
    password: str  #: the argon2 hash
    created: str


class Passkey(NamedTuple):
    """A passkey on a person's device; only its public key is stored here."""

    id: bytes
    person: str
    site: str  #: the domain it was created for
    name: str
    key: bytes
    counted: int  #: the device's own count of its uses
    created: str
    used: str


def fold_name(name: str) -> str:
    """Normalize a name for comparison, ignoring case and the form of its characters."""
    once = unicodedata.normalize("NFKC", " ".join(name.split())).casefold()
    return unicodedata.normalize("NFKC", once)


def add_account(store: Store, person: str, name: str, password: str) -> None:
    """Turn a guest into the owner of an account; they keep everything they have."""
    with store.writing() as connection:
        if account_of(store, person) is not None:
            raise UserError("server.has_account")
        if find_account(store, name) is not None:
            raise UserError("server.name_taken", name=name)
        connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
        connection.execute(
            "INSERT INTO accounts VALUES (?, ?, ?, ?)", (person, fold_name(name), password, now())
        )


def find_account(store: Store, name: str) -> Account | None:
    """Find an account by name."""
    with store.connection() as connection:
        row = connection.execute("SELECT * FROM accounts WHERE folded = ?", (fold_name(name),)).fetchone()
    return Account(*row) if row else None


def account_of(store: Store, person: str) -> Account | None:
    """Return a person's account; None for a guest."""
    with store.connection() as connection:
        row = connection.execute("SELECT * FROM accounts WHERE person = ?", (person,)).fetchone()
    return Account(*row) if row else None


def all_accounts(store: Store) -> list[tuple[str, str, str]]:
    """List every account with its name, when it was created and when it was last used."""
    with store.connection() as connection:
        return connection.execute(
            "SELECT name, accounts.created, coalesce(max(used), '') FROM accounts "
            "JOIN people ON people.id = accounts.person LEFT JOIN sessions ON sessions.person = people.id "
            "GROUP BY people.id, name, accounts.created, folded ORDER BY folded"
        ).fetchall()


def set_password(store: Store, person: str, password: str) -> None:
    """Replace the password hash."""
    with store.writing() as connection:
        connection.execute("UPDATE accounts SET password = ? WHERE person = ?", (password, person))


# --- Recovery codes -------------------------------------------------------------------------------


def new_codes(store: Store, person: str, number: int = CODES) -> list[str]:
    """Replace all recovery codes and return the new ones; only hashes are stored."""
    codes = [
        "-".join("".join(secrets.choice(_LETTERS) for _ in range(4)) for _ in range(_GROUPS))
        for _ in range(number)
    ]
    with store.writing() as connection:
        connection.execute("DELETE FROM recovery WHERE person = ?", (person,))
        connection.executemany(
            "INSERT INTO recovery VALUES (?, ?)", [(person, _code_hash(person, code)) for code in codes]
        )
    return codes


def use_code(store: Store, person: str, code: str) -> bool:
    """Use up a recovery code; False if it is not one of the person's codes."""
    with store.writing() as connection:
        done = connection.execute(
            "DELETE FROM recovery WHERE person = ? AND hash = ?", (person, _code_hash(person, code))
        )
    return done.rowcount == 1


def codes_left(store: Store, person: str) -> int:
    """Count a person's unused recovery codes."""
    with store.connection() as connection:
        (number,) = connection.execute("SELECT count(*) FROM recovery WHERE person = ?", (person,)).fetchone()
    return int(number)


def _code_hash(person: str, code: str) -> bytes:
    return hash_token(person + "".join(letter for letter in code.upper() if letter in _LETTERS))


# --- Passkeys -------------------------------------------------------------------------------------


def add_passkey(store: Store, passkey: Passkey) -> None:
    """Save a passkey; a known one stays with its owner."""
    with store.writing() as connection:
        if find_passkey(store, passkey.id) is not None:
            raise UserError("server.passkey_known")
        connection.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?)", passkey)


def find_passkey(store: Store, id: bytes) -> Passkey | None:
    """Find a passkey by the id that its device gave it."""
    with store.connection() as connection:
        row = connection.execute("SELECT * FROM passkeys WHERE id = ?", (id,)).fetchone()
    return Passkey(*row) if row else None


def passkeys_of(store: Store, person: str) -> list[Passkey]:
    """List a person's passkeys, the oldest first."""
    with store.connection() as connection:
        rows = connection.execute("SELECT * FROM passkeys WHERE person = ? ORDER BY created, id", (person,))
        return [Passkey(*row) for row in rows]


def record_passkey_use(store: Store, id: bytes, counted: int) -> None:
    """Record that a passkey was used; ``counted`` is the device's own count."""
    with store.writing() as connection:
        connection.execute("UPDATE passkeys SET counted = ?, used = ? WHERE id = ?", (counted, now(), id))


def remove_passkey(store: Store, person: str, id: bytes) -> bool:
    """Remove a person's passkey; False if there is none."""
    with store.writing() as connection:
        done = connection.execute("DELETE FROM passkeys WHERE person = ? AND id = ?", (person, id))
    return done.rowcount == 1


# --- Preferences ----------------------------------------------------------------------------------


def save_preferences(store: Store, person: str, content: str) -> None:
    """Save a person's display preferences; their content is opaque here."""
    with store.writing() as connection:
        connection.execute(
            "INSERT INTO preferences VALUES (?, ?) "
            "ON CONFLICT (person) DO UPDATE SET content = excluded.content",
            (person, content),
        )


def preferences_of(store: Store, person: str) -> str:
    """Return a person's display preferences; empty if none were saved."""
    with store.connection() as connection:
        row = connection.execute("SELECT content FROM preferences WHERE person = ?", (person,)).fetchone()
    return str(row[0]) if row else ""
