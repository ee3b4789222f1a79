"""What is asked of a server over HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import msgspec

from canasta.messages import Complaint, current_language
from canasta.wire import decode, encode
from canasta.wire.answers import Verified
from canasta.wire.coaching import NewReview, Review, ReviewJob
from canasta.wire.people import (
    Export,
    Forgotten,
    NewAccount,
    NewPassword,
    Recover,
    SignedIn,
    SignedUp,
    SignIn,
)
from canasta.wire.protocol import AnyCommand, Refused, Renew, SheetsAnswer
from canasta.wire.replaying import GameReplay
from canasta.wire.tables import Choices, Guest, Invitation, Lobby, NewGuest, NewTable, Person, TableInfo

if TYPE_CHECKING:
    from canasta.client.seat import Seat

T = TypeVar("T")
#: Seconds to wait for an answer, and between two looks at something that takes a while.
PATIENCE: Final = 30.0
_LOOK: Final = 0.2


class ServerError(Complaint):
    """What the server refused, in its own words; ``error`` is the id of the message."""

    def __init__(self, told: Refused) -> None:
        super().__init__("client.refused", sentence=told.sentence)
        self.error = told.error
        self.told = told


def refusal_of(content: bytes, address: str) -> Complaint:
    """What a server said when it refused something."""
    try:
        return ServerError(decode(content, Refused))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return Complaint("client.strange", address=address)


@contextmanager
def making_sense(address: str) -> Iterator[None]:
    """What a server tells that cannot be read, or cannot be, is a ``Complaint``."""
    try:
        yield
    except Complaint:
        raise
    except (LookupError, RecursionError, ValueError) as problem:
        raise Complaint("client.nonsense", address=address) from problem


def new_key() -> str:
    """A key that no other command has."""
    return secrets.token_urlsafe(12)


class Client:
    """Somebody at a server: a guest with a name, an account with name and password, or whoever has a token.

    ``new`` makes an account; ``code`` is a recovery code, and sets the password.
    """

    def __init__(
        self,
        address: str,
        *,
        name: str = "",
        password: str = "",
        token: str = "",
        code: str = "",
        new: bool = False,
    ) -> None:
        self.address = address.rstrip("/")
        self.token = token
        self.codes: list[str] = []  #: recovery codes, told this once
        if token:
            self.person = self.call("GET", "/api/me", Person)
        elif new:
            self.make_account(password, name)
        elif code:
            self._be(self.call("POST", "/api/sessions/recovery", SignedUp, Recover(name, code, password)))
        elif password:
            self._be(self.call("POST", "/api/sessions", SignedIn, SignIn(name, password)))
        else:
            self._be(self.call("POST", "/api/guests", Guest, NewGuest(name)))

    def make_account(self, password: str, name: str = "") -> None:
        """Make an account. A guest keeps tables, seats and games."""
        wanted = NewAccount(name or self.person.name, password)
        self._be(self.call("POST", "/api/accounts", SignedUp, wanted))

    def _be(self, found: Guest | SignedIn) -> None:
        self.token, self.person = found.token, found.person
        if isinstance(found, SignedUp):
            self.codes = found.codes

    def change_password(self, old: str, new: str) -> None:
        """Another password; all other sessions end."""
        self._be(self.call("POST", "/api/me/password", SignedIn, NewPassword(old, new)))

    def export(self) -> Export:
        """Everything that the server keeps of oneself."""
        return self.call("GET", "/api/me/export", Export)

    def log_out(self, *, everywhere: bool = False) -> None:
        """End this session, or all of them."""
        self.call("DELETE", "/api/me/sessions" if everywhere else "/api/session", dict[str, str])
        self.token = ""

    def delete_me(self) -> str:
        """Delete oneself; back comes a sentence that says what stays."""
        return self.call("DELETE", "/api/me", Forgotten).sentence

    def call(self, method: str, path: str, wanted: type[T], body: object = None) -> T:
        """Ask for something; a ``ServerError`` if the server refuses, a ``Complaint`` if none is there."""
        request = Request(
            self.address + path,
            None if body is None else encode(body),
            {"Content-Type": "application/json", **self.headers()},
            method=method,
        )
        try:
            with urlopen(request, timeout=PATIENCE) as response:
                return decode(response.read(), wanted)
        except HTTPError as problem:
            with problem:
                content = problem.read()
            raise refusal_of(content, self.address) from problem
        except (URLError, OSError, RecursionError, ValueError) as problem:
            reason = getattr(problem, "reason", problem)
            raise Complaint("client.nobody", address=self.address, problem=str(reason)) from problem

    def headers(self) -> dict[str, str]:
        """Who calls, and in which language."""
        found = {"Accept-Language": current_language()}
        return {**found, "Authorization": f"Bearer {self.token}"} if self.token else found

    def choices(self) -> Choices:
        """What a table can be made of."""
        return self.call("GET", "/api/choices", Choices)

    def tables(self) -> list[TableInfo]:
        """The public tables."""
        return self.call("GET", "/api/tables", Lobby).tables

    def own_tables(self) -> list[TableInfo]:
        """The tables where one sits or is the host."""
        return self.call("GET", "/api/me/tables", Lobby).tables

    def open_table(self, **settings: Any) -> TableInfo:
        """Open a table; the settings are the fields of ``NewTable``."""
        return self.call("POST", "/api/tables", TableInfo, NewTable(**settings))

    def do(self, table: str, command: AnyCommand) -> None:
        """Carry out a command at a table."""
        self.call("POST", f"/api/tables/{table}/do", dict[str, int], command)

    def record(self, table: str) -> str:
        """The record of the last game at a table, once it is over."""
        return self.call("GET", f"/api/tables/{table}/record", dict[str, str])["record"]

    def invitation(self, table: str) -> str:
        """The link by which others sit down at a table."""
        return self.call("GET", f"/api/tables/{table}/invitation", Invitation).address

    def renew_invitation(self, table: str) -> str:
        """Another link, as the host: the old one is worth nothing any more, and those who sit there stay."""
        self.do(table, Renew(key=new_key()))
        return self.invitation(table)

    def sheets(self, table: str, game: int = 0) -> SheetsAnswer:
        """The score sheets of a game at a table, the last one unless ``game`` says which."""
        return self.call("GET", f"/api/tables/{table}/sheets{_asked(game=game)}", SheetsAnswer)

    def verify(self, table: str, game: int = 0) -> Verified:
        """What can be proved about a game that is over."""
        return self.call("GET", f"/api/tables/{table}/verify{_asked(game=game)}", Verified)

    def replay(self, table: str, hand: int = 0, game: int = 0) -> GameReplay:
        """A hand move by move: as one has seen it in a game in play, with open cards when it is over."""
        return self.call("GET", f"/api/tables/{table}/replay{_asked(hand=hand, game=game)}", GameReplay)

    def review(self, new: NewReview) -> Review:
        """What the coach says of a record or a game that is over; this takes a while."""
        job = self.call("POST", "/api/reviews", ReviewJob, new)
        while job.status != "done":
            time.sleep(_LOOK)
            job = self.call("GET", f"/api/reviews/{job.id}", ReviewJob)
        assert isinstance(job.review, Review)
        return job.review

    def join(self, table: str, *, invite: str = "", **how: Any) -> Seat:
        """Listen to a table over a socket; ``how``: ``sentences``, ``position``, ``language``."""
        from canasta.client.seat import Seat

        return Seat(self, table, invite=invite, **how)


def _asked(**numbers: int) -> str:
    """A query of the numbers that are given."""
    given = {name: number for name, number in numbers.items() if number}
    return f"?{urlencode(given)}" if given else ""
