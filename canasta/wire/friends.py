"""Friends, people played with recently, and invitations to tables."""

from __future__ import annotations

from canasta.wire.base import Wire
from canasta.wire.people import ClientRequest
from canasta.wire.tables import Id, Person, TableInfo


class Friend(Wire):
    """A friend, and whether they are on the server now."""

    id: str
    name: str
    online: bool


class RecentPlayer(Wire):
    """A person who played in one of the caller's last games."""

    id: str
    name: str
    played: str  #: when their last common game ended


class TableInvitation(Wire):
    """An invitation to a table that has a free place."""

    inviter: Person
    table: TableInfo  #: with its invitation code


class Friends(Wire):
    """The caller's friends and other people they know, and invitations to tables."""

    friends: list[Friend]
    requests: list[Person]  #: people who ask to be the caller's friends
    asked: list[Person]  #: people that the caller has asked
    recent: list[RecentPlayer]  #: without friends
    invitations: list[TableInvitation]
    muted: list[Person]


class InviteFriend(ClientRequest):
    """The table to which a friend is invited."""

    table: Id
