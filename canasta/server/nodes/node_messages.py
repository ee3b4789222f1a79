"""What nodes send each other, as MessagePack.

Every message names the version of this wire. A node that gets a message of a version it does not know says so
or leaves it, so that two versions can run side by side while a site is updated.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

#: The version of these messages. Raise it when a node of the version before could not read them.
WIRE: Final = 1


class Relay(Struct, array_like=True, frozen=True):
    """A client's message about a table, from the node that the client is connected to."""

    wire: int
    node: str
    incarnation: int
    client: int  #: the number of the connection on its node
    person: tuple[str, str, str]  #: id, name and time of creation
    session: str
    language: str
    address: str
    table: str
    message: bytes  #: as the client sent it; empty if the client has left the table
    seat: str = ""  #: the client's token for its place, if it subscribes again
    resumed: bool = False  #: the node subscribes again on behalf of the client


class Receipt(Struct, array_like=True, frozen=True):
    """The reply to a ``Relay``; what the client gets follows in a ``Batch``."""

    status: Literal["accepted", "moved", "unsupported"]


class Item(Struct, array_like=True):
    """A message for some clients of a node."""

    clients: list[int]
    payload: bytes
    answers: int = 0  #: the number of the client's message that it answers
    #: ``token``: the payload is the client's token for its place; ``moved``: the table runs elsewhere now.
    kind: Literal["message", "token", "moved"] = "message"


class Batch(Struct, array_like=True, frozen=True):
    """Messages from a table to the clients of one node, in order.

    Batches of a table to a node are numbered, so that a lost one is noticed.
    """

    wire: int
    node: str
    incarnation: int
    table: str
    epoch: int  #: of the lease of the table
    number: int
    items: list[Item]


class Beat(Struct, array_like=True, frozen=True):
    """A sign of life, sent to all nodes several times a second."""

    wire: int
    node: str
    incarnation: int
    version: str
    draining: bool = False


class SentBatches(Struct, array_like=True, frozen=True):
    """Numbers of the last batches that were sent lately to a node: epoch and number, by table."""

    wire: int
    node: str
    incarnation: int
    tables: dict[str, tuple[int, int]]


class Released(Struct, array_like=True, frozen=True):
    """Leases that a node has given up, as a hint for the other nodes."""

    wire: int
    node: str
    names: list[str]


class EndedSessions(Struct, array_like=True, frozen=True):
    """Sessions that have ended; their sockets are to be closed on all nodes."""

    wire: int
    sessions: list[str]


class ChangedEvening(Struct, array_like=True, frozen=True):
    """An evening that has changed, as a hint for clients on other nodes."""

    wire: int
    node: str
    stream: str
    number: int


class RelayedCall(Struct, array_like=True, frozen=True):
    """An HTTP request for the node that runs a table, checked by the node that got it."""

    wire: int
    lease: str  #: the name of the lease that the answering node must hold
    method: str
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: bytes
    person: tuple[str, str, str] | None
    session: bytes
    device: tuple[str, str]
    language: str
    origin: str


class CallReply(Struct, array_like=True, frozen=True):
    """The answer to a ``RelayedCall``; status 0: the node does not hold the lease."""

    status: int
    content: bytes = b""
    media: str = ""  #: of a file; otherwise the content is JSON
    name: str = ""  #: of a file


class TaskRequest(Struct, array_like=True, frozen=True):
    """Something to do at a table on behalf of another node."""

    wire: int
    table: str
    task: Literal["rename", "remove", "break_off", "drop", "wake", "start", "end"]
    person: tuple[str, str, str] | None = None
    game: str = ""


class InfoRequest(Struct, array_like=True, frozen=True):
    """Descriptions of tables, as a person may see them; None: with the invitation code."""

    wire: int
    tables: list[str]
    person: str | None


class OnlineRequest(Struct, array_like=True, frozen=True):
    """Which of these people are connected?"""

    wire: int
    people: list[str]


encode = msgspec.msgpack.encode
decode_relay = msgspec.msgpack.Decoder(Relay).decode
decode_receipt = msgspec.msgpack.Decoder(Receipt).decode
decode_batch = msgspec.msgpack.Decoder(Batch).decode
decode_beat = msgspec.msgpack.Decoder(Beat).decode
decode_sent = msgspec.msgpack.Decoder(SentBatches).decode
decode_released = msgspec.msgpack.Decoder(Released).decode
decode_sessions = msgspec.msgpack.Decoder(EndedSessions).decode
decode_evening = msgspec.msgpack.Decoder(ChangedEvening).decode
decode_call = msgspec.msgpack.Decoder(RelayedCall).decode
decode_reply = msgspec.msgpack.Decoder(CallReply).decode
decode_task = msgspec.msgpack.Decoder(TaskRequest).decode
decode_info = msgspec.msgpack.Decoder(InfoRequest).decode
decode_infos = msgspec.msgpack.Decoder(dict[str, bytes]).decode
decode_online = msgspec.msgpack.Decoder(OnlineRequest).decode
decode_people = msgspec.msgpack.Decoder(list[str]).decode
