"""Fair deals: host and players all contribute to the shuffle, and none can choose the cards.

1. The host draws a secret seed and publishes its commitment over the whole header (``Dealing``).
2. Every client makes a contribution, without asking the player, and commits to it (``Contributor.commit``).
3. Clients see all the commitments, and only then reveal (``Contributor.reveal``, ``Dealing.reveal``).
4. Seats and deals follow from the seed and from the *opening*: header, commitments and contributions.
5. The host reveals the seed after the last hand, and anyone can check everything.

The hashed text consists of the lines of the record, each with a line feed at its end.
``docs/fair-shuffle.md`` says what host, players and coalitions can and cannot do, and has test vectors for
``openssl``.

>>> header = Header("classic", 1, players=("Ana", "Bruno"), target=5000)
>>> host = Dealing(header, bytes(range(32)))
>>> clients = [Contributor(name, bytes([number] * 32)) for number, name in enumerate(header.players)]
>>> for client in clients:
...     host.commit(client.player, client.commit(header.text, host.commitment))
>>> for client in clients:
...     host.reveal(client.player, client.reveal(host.commitments))
>>> for client in clients:
...     assert client.check(host.opening) == opening_digest(host.opening)
>>> opening_digest(host.opening)[:16], host.orders.permutation(hand=1, shuffle=0, n=5)
('104a5bc56106f9da', [0, 3, 1, 2, 4])
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from canasta.messages import UserError
from canasta.shuffle import SEED_BYTES, Orders, new_seed

METHOD: Final = "casa-canasta shuffle 2"
"""Name and version of the method, with which every message that is hashed is marked."""
SEEDED: Final = "seeded"
"""In the place of the method's name: the deals come from a seed alone, and nothing was promised."""

AS_LISTED: Final = "as listed"
"""The seating of players who sit in the order in which the header lists them."""

_HEX: Final = re.compile("[0-9a-f]{64}")
_PLAYERS: Final = "players: "
_CONTRIBUTORS: Final = "contributors: "
#: Prefixes of the header lines that name a player whose contribution is missing.
WITHHELD: Final = "withheld"
REMOVED: Final = "removed"


class Withheld(NamedTuple):
    """A contribution that a player committed to in an earlier start of this game and did not reveal."""

    player: str
    start: str  #: the host's commitment of that start
    commitment: str  #: the player's
    removed: bool = False  #: the table's host removed the player before the reveal

    @property
    def line(self) -> str:
        """The header line that records it.

        >>> Withheld("Ana", "00", "11").line, Withheld("Ana", "00", "11", removed=True).line
        ('withheld Ana: 00, 11', 'removed Ana: 00, 11')
        """
        return f"{REMOVED if self.removed else WITHHELD} {self.player}: {self.start}, {self.commitment}"


@dataclass(frozen=True)
class Header:
    """Settings fixed before any commitment: the lines of a record from ``book`` to ``shuffle``.

    Players are identified by their names in the record, which are unique. ``match.header_of`` makes a checked
    header.
    """

    book: str
    version: int
    players: tuple[str, ...]
    house: tuple[str, int, str] | None = None  #: name, version and hash of the house rule
    options: tuple[str, ...] = ()
    irregularities: str = ""  #: the mode for irregular acts, if they are not refused
    as_listed: bool = False  #: the players sit in the order of ``players``; only the first dealer is drawn
    target: int = 0
    hands: int = 0  #: number of hands in the game, if it has no target
    position: str = ""  #: where the first hand begins, if it is not dealt; seats are not drawn then
    withheld: tuple[Withheld, ...] = ()
    seeded: bool = False  #: the deals come from the seed alone
    #: If several tables get the same deals: those at all of these tables who contribute to the shuffle.
    contributors: tuple[str, ...] = ()

    @property
    def parties(self) -> tuple[str, ...]:
        """Those who contribute to the shuffle: the players, or those of all tables with the same deals."""
        return self.contributors or self.players

    def lines(self) -> list[str]:
        """Return the lines of the record from ``book`` to ``shuffle``."""
        lines = [f"book: {self.book} {self.version}"]
        if self.house:
            lines.append("house: {} {} {}".format(*self.house))
        if self.options:
            lines.append(f"options: {', '.join(self.options)}")
        if self.irregularities:
            lines.append(f"irregularities: {self.irregularities}")
        lines.append(_PLAYERS + ", ".join(self.players))
        if self.as_listed:
            lines.append(f"seating: {AS_LISTED}")
        lines.append(f"hands: {self.hands}" if self.hands else f"target: {self.target}")
        if self.contributors:
            lines.append(_CONTRIBUTORS + ", ".join(self.contributors))
        if self.position:
            lines.append(f"position: {self.position}")
        lines.extend(each.line for each in self.withheld)
        return [*lines, f"shuffle: {SEEDED if self.seeded else METHOD}"]

    @property
    def text(self) -> str:
        """The lines, each with a line feed: sent to all clients, and hashed.

        If several tables get the same deals, the line with the players of one of them is left out.
        """
        own = _PLAYERS if self.contributors else "\n"
        return _text(each for each in self.lines() if not each.startswith(own))


def commit_host(seed: bytes, header: Header) -> str:
    """Return the host's commitment: HMAC-SHA256 of the header's text, with the seed as the key.

    >>> from dataclasses import replace
    >>> header = Header("classic", 1, ("Ana", "Bruno"), target=500)
    >>> commit_host(bytes(32), header) == commit_host(bytes(32), replace(header, players=("Bruno", "Ana")))
    False
    """
    return _mac(seed, header.text)


def commit_contribution(contribution: bytes, commitment: str, player: str) -> str:
    """Return a player's commitment in answer to the host's, valid for this player and this start only."""
    return _mac(contribution, f"{METHOD} commitment|{commitment}|{player}")


def own_contribution(seed: bytes, player: str) -> str:
    """Derive the contribution of a player controlled by the host from the seed.

    It adds nothing the host does not know, but a game with only such contributions follows from its seed.
    """
    return _mac(seed, f"{METHOD} contribution|{player}")


def opening_text(
    header: Header, commitment: str, commitments: Mapping[str, str], contributions: Mapping[str, str]
) -> str:
    """Return all lines of a record before the draw for seats, without its title."""
    lines = [f"commitment: {commitment}"]
    for key, values in (("commitment", commitments), ("contribution", contributions)):
        lines.extend(f"{key} {player}: {values[player]}" for player in header.parties)
    return header.text + _text(lines)


def opening_digest(opening: str) -> str:
    """Return the SHA-256 of an opening; together with the seed it determines every order of the cards."""
    return hashlib.sha256(opening.encode("utf-8")).hexdigest()


def check_digits(text: str) -> bytes:
    """Decode 64 lowercase hexadecimal digits to 32 bytes, or raise a ``UserError``.

    >>> check_digits("0x" + "00" * 31)
    Traceback (most recent call last):
    canasta.messages.UserError: ...'0x0...
    """
    if not _HEX.fullmatch(text):
        raise UserError("record.hex", found=text[:80])
    return bytes.fromhex(text)


class Dealing:
    """The host's side of a start, from its own commitment until every player has revealed.

    It consists only of the header, the seed and the received messages, so it can be stored and rebuilt.
    Sending the same message twice is allowed.
    """

    def __init__(
        self,
        header: Header,
        seed: bytes | None = None,
        commitments: Mapping[str, str] | None = None,
        contributions: Mapping[str, str] | None = None,
    ) -> None:
        self.header = header
        self.seed = new_seed() if seed is None else seed  #: secret until the game is over
        self.commitment = commit_host(self.seed, header)  #: sent to all players, with the header's text
        self.commitments: dict[str, str] = {}  #: by player; sent to all players when ``committed``
        self.contributions: dict[str, str] = {}  #: by player; sent to all players when ``revealed``
        for player, commitment in (commitments or {}).items():
            self.commit(player, commitment)
        for player, contribution in (contributions or {}).items():
            self.reveal(player, contribution)

    @property
    def committed(self) -> bool:
        """True once every player has committed; contributions are revealed only then."""
        return len(self.commitments) == len(self.header.parties)

    @property
    def revealed(self) -> bool:
        """True once every player has revealed, so that seats can be drawn and cards dealt."""
        return len(self.contributions) == len(self.header.parties)

    @property
    def waiting_for(self) -> list[str]:
        """The players still to commit or, once all have, still to reveal."""
        done = self.contributions if self.committed else self.commitments
        return [player for player in self.header.parties if player not in done]

    def commit(self, player: str, commitment: str) -> None:
        """Accept a player's commitment."""
        self._check_player(player)
        check_digits(commitment)
        if self.commitments.setdefault(player, commitment) != commitment:
            raise UserError("fair.committed_twice", name=player)

    def reveal(self, player: str, contribution: str) -> None:
        """Accept a player's contribution; one that does not fit is refused and changes nothing."""
        self._check_player(player)
        if not self.committed:
            raise UserError("fair.reveal_early", name=player)
        check_contribution(player, contribution, self.commitment, self.commitments[player])
        self.contributions[player] = contribution

    def withheld(self) -> tuple[Withheld, ...]:
        """Return the players who committed but did not reveal; the header of the next start names them.

        A player who did not even commit has seen nothing, and may take part in the next start.
        """
        missing = self.waiting_for if self.committed else []
        return tuple(Withheld(player, self.commitment, self.commitments[player]) for player in missing)

    @property
    def opening(self) -> str:
        """The opening, which is sent to all players before the draw for seats."""
        if not self.revealed:
            raise UserError("fair.waiting", names=", ".join(self.waiting_for))
        return opening_text(self.header, self.commitment, self.commitments, self.contributions)

    @property
    def orders(self) -> Orders:
        """The source of all orders of the cards."""
        return Orders(self.seed, opening_digest(self.opening), METHOD)

    def _check_player(self, player: str) -> None:
        if player not in self.header.parties:
            raise UserError("fair.no_player", name=player)


def check_contribution(player: str, contribution: str, host: str, commitment: str) -> None:
    """Complain unless a contribution matches the player's commitment."""
    found = commit_contribution(check_digits(contribution), host, player)
    if found != commitment:
        raise UserError("fair.contribution", name=player, found=found, expected=commitment)


class Contributor:
    """A client's side of a start: contributes, commits, reveals, and checks the result."""

    def __init__(self, player: str, secret: bytes | None = None) -> None:
        self.player = player
        self.secret = new_seed() if secret is None else secret  #: kept until it is revealed
        self.header = ""  #: the header's text from the host
        self.commitment = ""  #: the host's
        self.commitments: dict[str, str] = {}  #: of all players, at the time this one revealed

    def commit(self, header: str, commitment: str, withheld: Iterable[Withheld] = ()) -> str:
        """Store the host's header and commitment, and return the commitment to the contribution.

        ``withheld`` are the contributions that this client knows to have been withheld at this table; a
        header that omits one of them is refused.
        """
        if self.player not in _players_of(header):
            raise UserError("fair.no_player", name=self.player)
        if not header.endswith(f"\nshuffle: {METHOD}\n"):
            raise UserError("fair.method", known=METHOD)
        for each in withheld:
            if not any(f"\n{each._replace(removed=how).line}\n" in header for how in (False, True)):
                raise UserError("fair.hidden", name=each.player)
        check_digits(commitment)
        if self.header and (header, commitment) != (self.header, self.commitment):
            raise UserError("fair.host_twice")
        self.header, self.commitment = header, commitment
        return commit_contribution(self.secret, commitment, self.player)

    def reveal(self, commitments: Mapping[str, str]) -> str:
        """Return the contribution, once all players have committed and this commitment is among them."""
        if set(commitments) != set(_players_of(self.header)):
            raise UserError("fair.reveal_early", name=self.player)
        if commitments[self.player] != commit_contribution(self.secret, self.commitment, self.player):
            raise UserError("fair.own_commitment", name=self.player)
        if self.commitments and self.commitments != commitments:
            raise UserError("fair.host_twice")
        self.commitments = dict(commitments)
        return self.secret.hex()

    def check_failed(self, header: str) -> None:
        """Complain about the header of another start if it names no player who withheld in this one.

        A client that had revealed knows that another player did not: otherwise there would be a game.
        """
        named = (
            Withheld(name, self.commitment, promise, removed)
            for name, promise in self.commitments.items()
            for removed in (False, True)
        )
        if not any(f"\n{each.line}\n" in header for each in named):
            raise UserError("fair.no_reason")

    def check(self, opening: str) -> str:
        """Check the opening of the game, or of its record, against everything this client has received.

        Returns:
            The digest of the opening. Players who compare or store it can hold the host to it.
        """
        players = _players_of(self.header)
        head = f"{self.header}commitment: {self.commitment}\n"
        head += _text(f"commitment {player}: {self.commitments.get(player, '')}" for player in players)
        contributions = opening.removeprefix(head).split("\n")
        if not opening.startswith(head) or len(contributions) != len(players) + 1:
            raise UserError("fair.opening")
        for player, line in zip(players, contributions, strict=False):
            start = f"contribution {player}: "
            if not line.startswith(start) or (
                player == self.player and line[len(start) :] != self.secret.hex()
            ):
                raise UserError("fair.opening")
            check_contribution(player, line[len(start) :], self.commitment, self.commitments[player])
        return opening_digest(opening)


def _players_of(header: str) -> Sequence[str]:
    """Return those who contribute to the shuffle, by the text of a header."""
    for line in header.split("\n"):
        for key in (_CONTRIBUTORS, _PLAYERS):
            if line.startswith(key):
                return line.removeprefix(key).split(", ")
    return []


def _mac(key: bytes, message: str) -> str:
    if len(key) != SEED_BYTES:
        raise ValueError(f"a seed, and a contribution, is {SEED_BYTES} bytes, not {len(key)}")
    return hmac.digest(key, message.encode("utf-8"), "sha256").hex()


def _text(lines: Iterable[str]) -> str:
    return "".join(line + "\n" for line in lines)
