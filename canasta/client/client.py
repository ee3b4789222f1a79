"""HTTP requests to a server."""

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

from canasta.messages import UserError, current_language
from canasta.wire import decode, encode
from canasta.wire.answers import VerificationResult
from canasta.wire.coach import NewReview, Review, ReviewStatus
from canasta.wire.people import (
    AccountDeleted,
    Export,
    NewAccount,
    NewPassword,
    Recover,
    SignedIn,
    SignedUp,
    SignIn,
)
from canasta.wire.protocol import AnyCommand, Renew, RequestRefused, SheetsAnswer
from canasta.wire.replays import GameReplay
from canasta.wire.tables import Choices, Guest, Invitation, Lobby, NewGuest, NewTable, Person, TableInfo

if TYPE_CHECKING:
    from canasta.client.seat import Seat

T = TypeVar("T")
#: Timeout in seconds for an answer, and the interval for polling a job.
PATIENCE: Final = 30.0
_LOOK: Final = 0.2
#: Precedes table and invitation in a link.
INVITE: Final = "/invite/"


class ServerError(UserError):
    """Raised when the server refuses a request.

    Attributes:
        error: The id of the message.
        refusal: The complete refusal, with the sentence for the user.
    """

    def __init__(self, refusal: RequestRefused) -> None:
        super().__init__("client.refused", sentence=refusal.sentence)
        self.error = refusal.error
        self.refusal = refusal


def refusal_of(content: bytes, address: str) -> UserError:
    """Return the exception for an error response."""
    try:
        return ServerError(decode(content, RequestRefused))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return UserError("client.strange", address=address)


@contextmanager
def readable_messages(address: str) -> Iterator[None]:
    """Convert errors in reading a server's message to a ``UserError``."""
    try:
        yield
    except UserError:
        raise
    except (LookupError, RecursionError, ValueError) as problem:
        raise UserError("client.nonsense", address=address) from problem


def read_link(table: str, invite: str) -> tuple[str, str]:
    """Return table and invitation; an invitation link, given as the table, contains both.

    >>> read_link("http://127.0.0.1:8750/invite/abc/xyz", ""), read_link("abc", "xyz")
    (('abc', 'xyz'), ('abc', 'xyz'))
    """
    _, link, invited = table.partition(INVITE)
    if not link:
        return table, invite
    table, _, invite = invited.partition("/")
    return table, invite


def new_key() -> str:
    """Return a unique key for a command."""
    return secrets.token_urlsafe(12)


class Client:
    """A user of a server: a guest, an account, or the owner of a session token.

    Args:
        address: The address of the server, such as ``http://127.0.0.1:8750``.
        name: The name of the guest or account.
        password: The password of the account; without one the user is a guest.
        token: The token of an existing session, instead of a name.
        code: A recovery code; ``password`` then becomes the new password.
        new: Create the account.

    Raises:
        ServerError: If the server refuses.
        UserError: If the server cannot be reached.

    Examples:
        A guest opens a table and plays there against bots:

        ```python
        client = Client("http://127.0.0.1:8750", name="Robi")
        table = client.open_table(book="boat", players=2)
        with client.join(table.id) as seat:
            seat.sit()
            seat.start(bots="simple")
            print(seat.play(make_bot("club")).totals)
        ```
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
        self.codes: list[str] = []  #: recovery codes, which the server shows only once
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
        """Create an account. A guest keeps their tables, seats and games.

        Args:
            password: The password.
            name: The name of the account; by default the guest's.

        Raises:
            ServerError: If the server refuses, for example because the name is taken.
        """
        wanted = NewAccount(name or self.person.name, password)
        self._be(self.call("POST", "/api/accounts", SignedUp, wanted))

    def _be(self, found: Guest | SignedIn) -> None:
        self.token, self.person = found.token, found.person
        if isinstance(found, SignedUp):
            self.codes = found.codes

    def change_password(self, old: str, new: str) -> None:
        """Change the password; all other sessions end.

        Args:
            old: The current password.
            new: The new password.

        Raises:
            ServerError: If the server refuses, for example because the current password is wrong.
        """
        self._be(self.call("POST", "/api/me/password", SignedIn, NewPassword(old, new)))

    def export(self) -> Export:
        """Return everything that the server stores about the user."""
        return self.call("GET", "/api/me/export", Export)

    def log_out(self, *, everywhere: bool = False) -> None:
        """Sign out.

        Args:
            everywhere: End all sessions of the user, not just this one.
        """
        self.call("DELETE", "/api/me/sessions" if everywhere else "/api/session", dict[str, str])
        self.token = ""

    def delete_me(self) -> str:
        """Delete the user.

        Returns:
            A sentence that says which data are kept.
        """
        return self.call("DELETE", "/api/me", AccountDeleted).sentence

    def call(self, method: str, path: str, wanted: type[T], body: object = None) -> T:
        """Send a request and decode the response.

        Args:
            method: The HTTP method.
            path: The path, such as ``/api/me``.
            wanted: The type of the response.
            body: The content to send as JSON.

        Returns:
            The decoded response.

        Raises:
            ServerError: If the server refuses.
            UserError: If the server cannot be reached or its response cannot be read.
        """
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
            raise UserError("client.nobody", address=self.address, problem=str(reason)) from problem

    def headers(self) -> dict[str, str]:
        """Return the HTTP headers, with the session token and the language."""
        found = {"Accept-Language": current_language()}
        return {**found, "Authorization": f"Bearer {self.token}"} if self.token else found

    def choices(self) -> Choices:
        """Return the possible settings of a table."""
        return self.call("GET", "/api/choices", Choices)

    def tables(self) -> list[TableInfo]:
        """Return the public tables."""
        return self.call("GET", "/api/tables", Lobby).tables

    def own_tables(self) -> list[TableInfo]:
        """Return the tables where the user has a seat or is the host."""
        return self.call("GET", "/api/me/tables", Lobby).tables

    def open_table(self, **settings: Any) -> TableInfo:
        """Open a table.

        Args:
            **settings: The fields of ``NewTable``.

        Returns:
            The new table.

        Raises:
            ServerError: If the settings are not valid.
        """
        return self.call("POST", "/api/tables", TableInfo, NewTable(**settings))

    def do(self, table: str, command: AnyCommand) -> None:
        """Perform a command at a table.

        Args:
            table: The id of the table.
            command: The command.

        Raises:
            ServerError: If the command is refused.
        """
        self.call("POST", f"/api/tables/{table}/do", dict[str, int], command)

    def record(self, table: str) -> str:
        """Return the record of the last game at a table.

        Args:
            table: The id of the table.

        Raises:
            ServerError: If the game is not over.
        """
        return self.call("GET", f"/api/tables/{table}/record", dict[str, str])["record"]

    def invitation(self, table: str) -> str:
        """Return the link by which others can join a table."""
        return self.call("GET", f"/api/tables/{table}/invitation", Invitation).address

    def renew_invitation(self, table: str) -> str:
        """Return a new invitation link, as the host; the old one becomes invalid, seats are kept."""
        self.do(table, Renew(key=new_key()))
        return self.invitation(table)

    def sheets(self, table: str, game: int = 0) -> SheetsAnswer:
        """Return the score sheets of a game at a table.

        Args:
            table: The id of the table.
            game: The number of the game; by default the last one.
        """
        return self.call("GET", f"/api/tables/{table}/sheets{_query(game=game)}", SheetsAnswer)

    def verify(self, table: str, game: int = 0) -> VerificationResult:
        """Verify the fairness of a finished game.

        Args:
            table: The id of the table.
            game: The number of the game; by default the last one.
        """
        return self.call("GET", f"/api/tables/{table}/verify{_query(game=game)}", VerificationResult)

    def replay(self, table: str, hand: int = 0, game: int = 0) -> GameReplay:
        """Return a hand move by move: as the user saw it, or with open cards if the game is over.

        Args:
            table: The id of the table.
            hand: The number of the hand; by default the last one.
            game: The number of the game; by default the last one.
        """
        return self.call("GET", f"/api/tables/{table}/replay{_query(hand=hand, game=game)}", GameReplay)

    def review(self, new: NewReview) -> Review:
        """Let the coach review a record or a finished game, and wait for the result.

        Args:
            new: What to review.
        """
        job = self.call("POST", "/api/reviews", ReviewStatus, new)
        while job.status != "done":
            time.sleep(_LOOK)
            job = self.call("GET", f"/api/reviews/{job.id}", ReviewStatus)
        assert isinstance(job.review, Review)
        return job.review

    def join(self, table: str, *, invite: str = "", **how: Any) -> Seat:
        """Subscribe to a table over a WebSocket.

        Args:
            table: The id of the table, or an invitation link to it.
            invite: The invitation to a private table, unless a link is given.
            **how: ``sentences``, ``position``, ``language`` and ``sends_next``, as for ``Seat``.

        Returns:
            The connection, which is also a context manager.

        Raises:
            ServerError: If the user may not join the table.
            UserError: If the server cannot be reached.
        """
        from canasta.client.seat import Seat

        table, invite = read_link(table, invite)
        return Seat(self, table, invite=invite, **how)


def _query(**numbers: int) -> str:
    """Return a query string of the nonzero numbers."""
    given = {name: number for name, number in numbers.items() if number}
    return f"?{urlencode(given)}" if given else ""
