"""Signing up, in and out: guests, accounts and sessions (docs/protocol.md)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from canasta.match.validation import validated_names
from canasta.messages import UserError
from canasta.server.buckets import Buckets
from canasta.server.cache import LruCache
from canasta.server.people.passwords import Passwords, check_password
from canasta.storage import Store
from canasta.storage import accounts as kept
from canasta.storage import people as known
from canasta.storage.people import Person, Session, time_after
from canasta.wire.people import Preferences

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Seconds for which the previous token stays valid, and between two updates of a session's last use.
_GRACE: Final = 60.0
_NOTED: Final = 3600.0
#: Seconds for which a handover code is valid.
HANDOVER: Final = 600
#: Seconds after a request for which its person counts as online, and people whose requests are remembered.
_ONLINE: Final = 60.0
_SEEN: Final = 10_000


class Device(NamedTuple):
    """The device that a call comes from."""

    address: str = ""
    says: str = ""  #: its user agent


class People:
    """The people of a server."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.passwords = Passwords(hub.settings.hashing)
        self._addresses = Buckets(limits.address_logins, limits.address_logins_burst, hub.now)
        self._pairs = Buckets(limits.logins, limits.logins_burst, hub.now)
        self._names = Buckets(limits.name_logins, limits.name_logins_burst, hub.now)
        self._seen = LruCache[str, float](_SEEN)  #: time of the last request, by person

    # --- Identifying callers ------------------------------------------------------------------------

    async def known_by(self, token: str) -> tuple[Person, Session] | None:
        """Return the person and session of a token; None if it is invalid, ended or unused for too long."""
        found = await self.hub.database.read(lambda store: known.session_of(store, token))
        if found is not None:
            person, session = found
            self._seen[person.id] = self.hub.now()
            arrived = not session.settled and session.renewed < time_after(-_GRACE)
            if session.current and (arrived or session.used < time_after(-_NOTED)):
                self.hub.spawn(self._note(session.id))
        return found

    async def online(self, people: list[str]) -> set[str]:
        """Return which of these people have a socket or have sent a request within the last minute."""
        here = {person for person in people if self.is_online_here(person)}
        node = self.hub.node
        return here | await node.online([id for id in people if id not in here]) if node else here

    def is_online_here(self, person: str) -> bool:
        """True if a person has a socket, or has sent a request within the last minute, on this node."""
        seen = self._seen.get(person)
        return self.hub.sockets[person] > 0 or (seen is not None and self.hub.now() - seen < _ONLINE)

    async def _note(self, session: str) -> None:
        try:
            await self.hub.database.write(lambda store: known.note_use(store, session))
        except UserError:  # the disk refuses the write: try again with the next call
            return

    def is_due(self, session: Session) -> bool:
        """True if a session needs a new token."""
        return session.renewed < time_after(-self.hub.settings.session_renewed)

    async def renewed(self, session: Session, token: str = "") -> str:
        """Renew a session's token; a ``token`` given here stays valid until the new one has arrived."""
        return await self.hub.database.write(lambda store: known.renew(store, session.id, token))

    # --- Signing in ---------------------------------------------------------------------------------

    async def add_guest(self, name: str, device: Device) -> tuple[Person, str]:
        """Create a guest; return the guest and their token."""
        name = _check_name(name)
        return await self.hub.database.write(lambda store: known.add_guest(store, name, device.says))

    async def sign_up(
        self, guest: Person | None, session: Session | None, name: str, password: str, device: Device
    ) -> tuple[Person, str, list[str]]:
        """Create an account with recovery codes; a guest keeps everything and gets a new token."""
        name = _check_name(name)
        check_password(name, password)
        self._slow_down(name, device)
        if await self._account(name) is not None:  # before the expensive hash
            raise UserError("server.name_taken", name=name)
        hash = await self.passwords.hash(password)

        def job(store: Store) -> tuple[Person, str, list[str]]:
            with store.transaction():
                person = (guest or known.add_person(store, name))._replace(name=name)
                kept.add_account(store, person.id, name, hash)
                codes = kept.new_codes(store, person.id)
                if session is not None:
                    return person, known.renew(store, session.id), codes
                return person, known.add_session(store, person.id, device.says), codes

        return await self.hub.database.write(job)

    async def sign_in(self, name: str, password: str, device: Device) -> tuple[Person, str]:
        """Sign in by name and password; an unknown name gets the same error as a wrong password."""
        account = await self._checked_account(name, password, device)
        return await self.welcome(account.person, device)

    async def welcome(self, person: str, device: Device) -> tuple[Person, str]:
        """Open a session for a person who has been authenticated."""

        def job(store: Store) -> tuple[Person, str]:
            found = known.find_person(store, person)
            if found is None:
                raise UserError("server.wrong_login")
            return found, known.add_session(store, person, device.says)

        return await self.hub.database.write(job)

    async def recover(
        self, name: str, code: str, password: str, device: Device
    ) -> tuple[Person, str, list[str]]:
        """Sign in with a recovery code, which is used up, and set a new password.

        All sessions end, since someone who knew the old password may have opened them. With the last code
        come new ones; otherwise there would be no way to recover the account again.
        """
        check_password(name, password)
        self._slow_down(name, device)
        account = await self._account(name)
        hash = await self.passwords.hash(password)  # a wrong code takes as long

        def job(store: Store) -> tuple[Person, str, list[str], list[str]]:
            with store.transaction():
                person = known.find_person(store, account.person) if account else None
                if person is None or not kept.use_code(store, person.id, code):
                    raise UserError("server.wrong_code")
                kept.set_password(store, person.id, hash)
                ended = known.end_sessions(store, person.id)
                codes = [] if kept.codes_left(store, person.id) else kept.new_codes(store, person.id)
                return person, known.add_session(store, person.id, device.says), codes, ended

        person, token, codes, ended = await self.hub.database.write(job)
        self.hub.hang_up(ended)
        return person, token, codes

    async def _checked_account(self, name: str, password: str, device: Device) -> kept.Account:
        self._slow_down(name, device)
        account = await self._account(name)
        hash = await self.passwords.check(account.password if account else None, password)
        if account is None or hash is None:
            self.hub.metrics.count("wrong_logins")
            raise UserError("server.wrong_login")
        if hash != account.password:  # the hashing settings have become stricter
            person, new = account.person, hash
            await self.hub.database.write(lambda store: kept.set_password(store, person, new))
        return account

    async def _account(self, name: str) -> kept.Account | None:
        return await self.hub.database.read(lambda store: kept.find_account(store, name))

    def _slow_down(self, name: str, device: Device) -> None:
        """Limit guesses at passwords: from one address, and for one account from many addresses."""
        name = kept.fold_name(name)
        if not (
            self._addresses.take(device.address)
            and self._pairs.take(f"{device.address} {name}")
            and self._names.take(name)
        ):
            raise UserError("server.too_fast")

    # --- Managing an account ------------------------------------------------------------------------

    async def check_account(self, person: Person) -> None:
        """Raise ``UserError`` for a guest."""
        await self.hub.database.read(lambda store: check_account(store, person))

    async def rename(self, person: Person, name: str) -> Person:
        """Rename a guest, also at tables where they sit and no game is in play."""

        def job(store: Store) -> str:
            if kept.account_of(store, person.id) is not None:
                raise UserError("server.account_name")
            new = _check_name(name)
            known.rename(store, person.id, new)
            return new

        renamed = person._replace(name=await self.hub.database.write(job))
        await self.hub.rename_at_tables(renamed)
        return renamed

    async def change_password(
        self, person: Person, session: Session, old: str, new: str, device: Device
    ) -> str:
        """Change the password; all other sessions end, and this one gets a new token."""
        await self.check_account(person)
        check_password(person.name, new)
        await self._checked_account(person.name, old, device)
        hash = await self.passwords.hash(new)

        def job(store: Store) -> tuple[str, list[str]]:
            with store.transaction():
                kept.set_password(store, person.id, hash)
                ended = known.end_sessions(store, person.id, but=session.id)
                return known.renew(store, session.id), ended

        token, ended = await self.hub.database.write(job)
        self.hub.hang_up(ended)
        return token

    async def new_codes(self, person: Person, password: str, device: Device) -> list[str]:
        """Replace the recovery codes."""
        await self.check_account(person)
        await self._checked_account(person.name, password, device)
        return await self.hub.database.write(lambda store: kept.new_codes(store, person.id))

    async def end(self, person: Person, only: str = "") -> None:
        """Sign a person out: everywhere, or of one session."""
        ended = await self.hub.database.write(lambda store: known.end_sessions(store, person.id, only))
        if only and not ended:
            raise UserError("server.no_session")
        self.hub.hang_up(ended)

    # --- Another device -----------------------------------------------------------------------------

    async def hand_over(self, person: Person, session: Session) -> str:
        """Create a code with which another device takes over this session."""
        code = secrets.token_urlsafe(16)
        await self.hub.database.write(
            lambda store: known.add_ticket(store, "handover", code, HANDOVER, person.id, session.id)
        )
        return code

    async def take_over(self, code: str, device: Device) -> tuple[Person, str]:
        """Use a handover code: the session that issued it ends, and its device is signed out."""
        if not self._addresses.take(device.address):
            raise UserError("server.too_fast")

        def job(store: Store) -> tuple[Person, str, list[str]]:
            with store.transaction():
                ticket = known.use_ticket(store, "handover", code)
                person = known.find_person(store, ticket[0]) if ticket else None
                # A session that has ended in the meantime cannot be handed over.
                ended = known.end_sessions(store, *ticket) if ticket else []
                if person is None or not ended:
                    raise UserError("server.wrong_handover")
                return person, known.add_session(store, person.id, device.says), ended

        person, token, ended = await self.hub.database.write(job)
        self.hub.hang_up(ended)
        return person, token

    # --- Preferences --------------------------------------------------------------------------------

    async def preferences(self, person: Person) -> Preferences:
        """Return a person's preferences."""
        return await self.hub.database.read(lambda store: preferences_of(store, person))

    async def keep_preferences(self, person: Person, wanted: Preferences) -> None:
        """Save a person's preferences for all devices; consent stays as it is unless they change it."""

        def save(store: Store) -> None:
            chosen = wanted
            if wanted.research is UNSET:
                chosen = replace(wanted, research=preferences_of(store, person).research)
            kept.save_preferences(store, person.id, msgspec.json.encode(chosen).decode())

        await self.hub.database.write(save)


def check_account(store: Store, person: Person) -> None:
    """Raise ``UserError`` for a guest."""
    if kept.account_of(store, person.id) is None:
        raise UserError("server.no_account")


def preferences_of(store: Store, person: Person) -> Preferences:
    """Return a person's preferences; values unknown to this version fall back to the defaults."""
    content = kept.preferences_of(store, person.id)
    try:
        return msgspec.json.decode(content or "{}", type=Preferences)
    except msgspec.ValidationError:
        return Preferences()


def _check_name(name: str) -> str:
    (name,) = validated_names([" ".join(name.split())])
    return name
