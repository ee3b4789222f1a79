"""Server settings and limits."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Final

from canasta.server.ice import IceServerConfig
from canasta.storage.expiry import WAIT

Network = IPv4Network | IPv6Network
_HERE: Final = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))

#: Number of people behind one address for which the default limits are sufficient.
PEOPLE: Final = 25


@dataclass(frozen=True)
class Limits:
    """Limits for clients: requests beyond them are refused, and connections that flood are closed."""

    message: int = 64 * 1024  #: bytes of a message on a socket
    body: int = 128 * 1024  #: bytes of a request body
    body_seconds: float = 30.0  #: time limit for receiving the body
    rate: float = 20.0  #: messages per second on a socket, on average
    burst: int = 80  #: messages in a burst
    question: int = 4  #: messages that a question, or a subscription after the first, counts for
    flood: int = 300  #: consecutive refused messages before a socket is closed
    #: Frames of all kinds per second on a socket (messages, fragments, pings, pongs), and in a burst. A frame
    #: counts once for every 4 kB.
    frames: float = 100.0
    frames_burst: int = 600
    address_frames: float = 500.0  #: frames per second on all sockets of one address
    address_frames_burst: int = 2000
    address_messages: float = 100.0  #: messages per second on all sockets of one address
    address_messages_burst: int = 500
    requests: float = 20.0  #: requests per second from one address
    requests_burst: int = 200
    begun: int = 4  #: requests of one address that start in one pass of the event loop
    slowed: float = 0.5  #: seconds a connection is not read while its address has no requests left
    pieces: int = 128  #: chunks of fewer than 256 bytes in a request body
    waiting: int = 16  #: requests of one person queued for a thread
    address_waiting: int = 64  #: the same for one address
    guests: float = 0.5  #: new guests per second from one address
    guests_burst: int = 40
    connections: int = 200  #: open connections from one address, including sockets
    person: float = 40.0  #: requests and messages (on all sockets) per second of one person
    person_burst: int = 200
    person_sockets: int = 20  #: open sockets of one person
    logins: float = 0.1  #: attempts per second with passwords and codes from one address for one name
    logins_burst: int = 10
    name_logins: float = 0.5  #: the same for one name from all addresses
    name_logins_burst: int = 100
    address_logins: float = 1.0  #: the same from one address for all names
    address_logins_burst: int = 60
    subscriptions: int = 8  #: tables that one socket subscribes to; more subscriptions count as questions
    queue: int = 1024 * 1024  #: bytes queued for a slow reader before its socket is closed
    tables: int = 20  #: open tables of one host
    #: Undos, attempts, calls and take-backs of one player in a hand; also the referee's rulings.
    extras: int = 100
    analyses: int = 3  #: concurrent replays, hints, questions and reviews of one person
    address_analyses: int = 12  #: the same for one address
    all_analyses: int = 64  #: the same for the whole server
    reviews: int = 2  #: queued and running reviews of one person
    all_reviews: int = 50  #: the same for the whole server

    def for_people(self, number: int) -> Limits:
        """Scale the limits per address for a number of people behind it, such as a club with one router.

        >>> Limits().for_people(100).connections
        800
        """
        times = number / PEOPLE
        return replace(
            self,
            requests=self.requests * times,
            requests_burst=round(self.requests_burst * times),
            guests=self.guests * times,
            guests_burst=round(self.guests_burst * times),
            address_frames=self.address_frames * times,
            address_frames_burst=round(self.address_frames_burst * times),
            address_messages=self.address_messages * times,
            address_messages_burst=round(self.address_messages_burst * times),
            address_waiting=round(self.address_waiting * times),
            address_analyses=round(self.address_analyses * times),
            connections=round(self.connections * times),
            address_logins=self.address_logins * times,
            address_logins_burst=round(self.address_logins_burst * times),
        )


@dataclass(frozen=True)
class Hashing:
    """Cost parameters of password hashing."""

    rounds: int = 3
    memory: int = 64 * 1024  #: kB
    threads: int = 2
    waiting: int = 16  #: requests that may wait for a thread; further ones are refused


@dataclass(frozen=True)
class ServerSettings:
    """Settings of a server: its database, allowed origins, processes and timeouts."""

    file: Path
    #: Origins from which a browser may use the server: scheme, host and port only.
    origins: frozenset[str] = frozenset()
    address: str = ""  #: base URL of invitations; default: one of the origins
    local: str = ""  #: URL for a browser on the same machine
    proxies: tuple[Network, ...] = ()  #: proxies whose forwarding headers are trusted
    bus: str = ""  #: URL of the NATS that connects the nodes of a site, and its workers
    secure: bool = False  #: clients from outside must use https, through a proxy
    workers: int = 2  #: processes for quick bots, and the same number for bots that search
    bot_seconds: float = 20.0  #: time limit after which a bot's process is killed
    bot_patience: float = 1.0  #: seconds after which another process takes the next question
    #: A bot acts after this many seconds or a multiple, so that its timing does not reveal its cards.
    beat: float = 0.2
    long_beat: float = 1.0  #: the same for bots that search
    analysis_seconds: float = 30.0  #: seconds without output after which a job is killed
    samples: int | None = None  #: hands that the coach simulates; None: the coach's default
    trial: int = 40  #: hands of an interactive test of a house rule, for each number of players
    forecast: float = 9.0  #: seconds that a house rule is played for the forecast of what it does
    review_patience: float = 60.0  #: seconds without a request after which a review is cancelled
    dealing: float = 5.0  #: seconds for clients to commit to their part of a deal, and again to reveal it
    answers: float = 30.0  #: seconds to answer a proposal; no answer counts as declining
    push_delay: float = 5.0  #: seconds that a player may be away before their turn is announced
    push_retry: float = 30.0  #: seconds until a push service is asked again, unless it names a time
    #: Push services of browsers, by host name; their subdomains are included.
    push_services: tuple[str, ...] = (
        "fcm.googleapis.com", "jmt17.google.com", "push.services.mozilla.com", "push.apple.com",
        "notify.windows.com",
    )  # fmt: skip
    push_private: bool = False  #: whether they may be at private addresses, without https; for tests
    quick_away: float = 15.0  #: seconds without a connection after which a quick seat is given up
    host_away: float = 60.0  #: seconds without the host until another player may act as host
    abandoned: float = 14 * 24 * 3600.0  #: seconds without an action after which a game is broken off
    retry: float = 1.0  #: seconds until a failed write is retried
    idle_seconds: float = 30.0  #: seconds without subscribers after which a table is dropped from memory
    session_idle: float = 180 * 24 * 3600.0  #: seconds after which an unused session ends
    expiry_wait: float = WAIT  #: running time in seconds before an abandoned game or session is ended
    session_renewed: float = 24 * 3600.0  #: seconds after which a cookie gets a new token
    database: str = ""  #: URL of a PostgreSQL database that is used instead of the file
    node: str = "node"  #: name of this node among those of its site
    lease_seconds: float = 4.0  #: seconds of silence after which other nodes take a node's tables
    ice_servers: tuple[IceServerConfig, ...] = ()  #: STUN and TURN servers for the voice chat
    limits: Limits = field(default_factory=Limits)

    @property
    def trusted(self) -> tuple[Network, ...]:
        """The trusted proxies; if ``secure`` is set and none are named, those on this machine."""
        return self.proxies or (_HERE if self.secure else ())

    @property
    def base(self) -> str:
        """The base URL of invitations."""
        return self.address or next(iter(sorted(self.origins)), "")

    hashing: Hashing = field(default_factory=Hashing)
