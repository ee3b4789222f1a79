"""A user of a server in an event loop: the requests of ``Client``, each in a thread, and ``AsyncSeat``."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any, TypeVar

from canasta.client.async_seat import AsyncSeat
from canasta.client.client import Client, read_link
from canasta.wire.answers import VerificationResult
from canasta.wire.coach import NewReview, Review
from canasta.wire.people import Export
from canasta.wire.protocol import AnyCommand, SheetsAnswer
from canasta.wire.replays import GameReplay
from canasta.wire.tables import Choices, Person, TableInfo

T = TypeVar("T")


class AsyncClient:
    """A user of a server in an event loop; ``connect`` makes one.

    Args:
        client: The same user for blocking requests.

    Examples:
        A guest opens a table and plays there against bots:

        ```python
        client = await AsyncClient.connect("http://127.0.0.1:8750", name="Robi")
        table = await client.open_table(book="boat", players=2)
        async with client.join(table.id) as seat:
            await seat.sit()
            await seat.start(bots="simple")
            print((await seat.play(make_bot("club"))).totals)
        ```
    """

    def __init__(self, client: Client) -> None:
        self.blocking = client

    @classmethod
    async def connect(
        cls,
        address: str,
        *,
        name: str = "",
        password: str = "",
        token: str = "",
        code: str = "",
        new: bool = False,
    ) -> AsyncClient:
        """Sign in at a server.

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
        """
        return cls(
            await to_thread(Client, address, name=name, password=password, token=token, code=code, new=new)
        )

    @property
    def address(self) -> str:
        """The address of the server."""
        return self.blocking.address

    @property
    def token(self) -> str:
        """The token of the session."""
        return self.blocking.token

    @property
    def person(self) -> Person:
        """The user, as the server knows them."""
        return self.blocking.person

    @property
    def codes(self) -> list[str]:
        """The recovery codes of a new account, which the server shows only once."""
        return self.blocking.codes

    async def make_account(self, password: str, name: str = "") -> None:
        """Create an account. A guest keeps their tables, seats and games.

        Args:
            password: The password.
            name: The name of the account; by default the guest's.

        Raises:
            ServerError: If the server refuses, for example because the name is taken.
        """
        await to_thread(self.blocking.make_account, password, name)

    async def change_password(self, old: str, new: str) -> None:
        """Change the password; all other sessions end.

        Args:
            old: The current password.
            new: The new password.

        Raises:
            ServerError: If the server refuses, for example because the current password is wrong.
        """
        await to_thread(self.blocking.change_password, old, new)

    async def export(self) -> Export:
        """Return everything that the server stores about the user."""
        return await to_thread(self.blocking.export)

    async def log_out(self, *, everywhere: bool = False) -> None:
        """Sign out.

        Args:
            everywhere: End all sessions of the user, not just this one.
        """
        await to_thread(self.blocking.log_out, everywhere=everywhere)

    async def delete_me(self) -> str:
        """Delete the user.

        Returns:
            A sentence that says which data are kept.
        """
        return await to_thread(self.blocking.delete_me)

    async def call(self, method: str, path: str, wanted: type[T], body: object = None) -> T:
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
        return await to_thread(self.blocking.call, method, path, wanted, body)

    async def choices(self) -> Choices:
        """Return the possible settings of a table."""
        return await to_thread(self.blocking.choices)

    async def tables(self) -> list[TableInfo]:
        """Return the public tables."""
        return await to_thread(self.blocking.tables)

    async def own_tables(self) -> list[TableInfo]:
        """Return the tables where the user has a seat or is the host."""
        return await to_thread(self.blocking.own_tables)

    async def open_table(self, **settings: Any) -> TableInfo:
        """Open a table.

        Args:
            **settings: The fields of ``NewTable``.

        Returns:
            The new table.

        Raises:
            ServerError: If the settings are not valid.
        """
        return await to_thread(self.blocking.open_table, **settings)

    async def do(self, table: str, command: AnyCommand) -> None:
        """Perform a command at a table.

        Args:
            table: The id of the table.
            command: The command.

        Raises:
            ServerError: If the command is refused.
        """
        await to_thread(self.blocking.do, table, command)

    async def record(self, table: str) -> str:
        """Return the record of the last game at a table.

        Args:
            table: The id of the table.

        Raises:
            ServerError: If the game is not over.
        """
        return await to_thread(self.blocking.record, table)

    async def invitation(self, table: str) -> str:
        """Return the link by which others can join a table."""
        return await to_thread(self.blocking.invitation, table)

    async def renew_invitation(self, table: str) -> str:
        """Return a new invitation link, as the host; the old one becomes invalid, seats are kept."""
        return await to_thread(self.blocking.renew_invitation, table)

    async def sheets(self, table: str, game: int = 0) -> SheetsAnswer:
        """Return the score sheets of a game at a table.

        Args:
            table: The id of the table.
            game: The number of the game; by default the last one.
        """
        return await to_thread(self.blocking.sheets, table, game)

    async def verify(self, table: str, game: int = 0) -> VerificationResult:
        """Verify the fairness of a finished game.

        Args:
            table: The id of the table.
            game: The number of the game; by default the last one.
        """
        return await to_thread(self.blocking.verify, table, game)

    async def replay(self, table: str, hand: int = 0, game: int = 0) -> GameReplay:
        """Return a hand move by move: as the user saw it, or with open cards if the game is over.

        Args:
            table: The id of the table.
            hand: The number of the hand; by default the last one.
            game: The number of the game; by default the last one.
        """
        return await to_thread(self.blocking.replay, table, hand, game)

    async def review(self, new: NewReview) -> Review:
        """Let the coach review a record or a finished game, and wait for the result.

        Args:
            new: What to review.
        """
        return await to_thread(self.blocking.review, new)

    def join(self, table: str, *, invite: str = "", **how: Any) -> AsyncSeat:
        """Return a seat at a table, which ``async with`` opens.

        Args:
            table: The id of the table, or an invitation link to it.
            invite: The invitation to a private table, unless a link is given.
            **how: ``sentences``, ``position``, ``language`` and ``sends_next``, as for ``AsyncSeat``.
        """
        table, invite = read_link(table, invite)
        return AsyncSeat(self.blocking, table, invite=invite, **how)
