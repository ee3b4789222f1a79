"""What a server is started with, and how much it puts up with."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import Final

from canasta.storage.expiry import WAIT

Network = IPv4Network | IPv6Network
_HERE: Final = (IPv4Network("127.0.0.0/8"), IPv6Network("::1/128"))

#: People behind one address, for whom its limits are enough.
PEOPLE: Final = 25


@dataclass(frozen=True)
class Limits:
    """How much one client may ask for; whoever asks for more is refused, and those who flood are shut out."""

    message: int = 64 * 1024  #: bytes of a message on a socket
    body: int = 128 * 1024  #: bytes of what is posted
    body_seconds: float = 30.0  #: within which it has to be there
    rate: float = 20.0  #: messages per second on a socket, in the long run
    burst: int = 80  #: messages at once
    question: int = 4  #: messages that a question counts for, or a subscription that is not the first
    flood: int = 300  #: messages refused in a row before a socket is closed
    #: Frames per second on a socket, of all kinds: messages, fragments of one, pings, pongs; and at once.
    #: 4 kB count as one frame.
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
    address_waiting: int = 64  #: the same of one address
    guests: float = 0.5  #: new guests per second from one address
    guests_burst: int = 40
    connections: int = 200  #: open at the same time from one address, sockets among them
    person: float = 40.0  #: requests, and messages on all sockets together, per second of one person
    person_burst: int = 200
    person_sockets: int = 20  #: open sockets of one person
    logins: float = 0.1  #: passwords and codes per second that one address tries for one name
    logins_burst: int = 10
    name_logins: float = 0.5  #: the same from all addresses together
    name_logins_burst: int = 100
    address_logins: float = 1.0  #: and from one address for all names
    address_logins_burst: int = 60
    subscriptions: int = 8  #: tables that one socket listens to; more subscriptions count as questions
    queue: int = 1024 * 1024  #: bytes that wait for a slow reader before its socket is closed
    tables: int = 20  #: open tables of one host
    #: Undos, attempts, calls and take-backs of one player in a hand; also decisions of the referee.
    extras: int = 100
    studies: int = 3  #: replays, hints, questions and reviews of one person at the same time
    address_studies: int = 12  #: of all people behind one address
    all_studies: int = 64  #: of all people
    reviews: int = 2  #: of one person that wait or are worked on
    all_reviews: int = 50  #: of all people

    def for_people(self, number: int) -> Limits:
        """The same, for so many people behind one address: a club with one router.

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
            address_studies=round(self.address_studies * times),
            connections=round(self.connections * times),
            address_logins=self.address_logins * times,
            address_logins_burst=round(self.address_logins_burst * times),
        )


@dataclass(frozen=True)
class Hashing:
    """What a password costs: those who guess, and us."""

    rounds: int = 3
    memory: int = 64 * 1024  #: kB
    threads: int = 2
    waiting: int = 16  #: who may wait for a thread; others are sent away


@dataclass(frozen=True)
class ServerSettings:
    """Where a server keeps its data, who may talk to it, how many processes think for it."""

    file: Path
    #: Origins from which a browser may talk to the server: scheme, host and port, nothing else.
    origins: frozenset[str] = frozenset()
    address: str = ""  #: under which people are invited; one of the origins, if none is given
    local: str = ""  #: the address for a browser on the same machine
    proxies: tuple[Network, ...] = ()  #: from which we believe where a request comes from
    secure: bool = False  #: whether all who come from outside are to come by https, through a proxy
    workers: int = 2  #: processes for quick bots; as many again think for those that search
    bot_seconds: float = 20.0  #: after which a bot that does not answer is ended
    bot_patience: float = 1.0  #: after which another process answers what others ask
    #: Seconds from the moment a bot is to act until it does, or a multiple: its cards must not show in that.
    beat: float = 0.2
    long_beat: float = 1.0  #: the same for bots that search
    study_seconds: float = 30.0  #: after which a study that says nothing is ended
    samples: int | None = None  #: hands that the coach plays out; as many as elsewhere, unless given
    trial: int = 40  #: hands in which a house rule is tried while somebody waits, for each number of players
    review_patience: float = 60.0  #: seconds after which a review that nobody asks about is ended
    dealing: float = 5.0  #: seconds that clients have to commit to their part of a deal, and to reveal it
    answers: float = 30.0  #: seconds that people have to answer a proposal; who says nothing declines
    host_away: float = 60.0  #: seconds after which another player may do what only the host may
    abandoned: float = 14 * 24 * 3600.0  #: seconds after which a game that nobody plays is broken off
    retry: float = 1.0  #: seconds until something that the disk refused is tried again
    rest: float = 30.0  #: seconds until a table that nobody listens to is dropped from memory
    session_idle: float = 180 * 24 * 3600.0  #: seconds after which a session that nobody uses ends
    expiry_wait: float = WAIT  #: seconds of running time until what looks abandoned is ended or deleted
    session_renewed: float = 24 * 3600.0  #: seconds after which a cookie gets another token
    limits: Limits = field(default_factory=Limits)

    @property
    def trusted(self) -> tuple[Network, ...]:
        """The proxies; where https ends in front of us and none is named, those on this machine."""
        return self.proxies or (_HERE if self.secure else ())

    @property
    def base(self) -> str:
        """The address that invitations begin with."""
        return self.address or next(iter(sorted(self.origins)), "")

    hashing: Hashing = field(default_factory=Hashing)
