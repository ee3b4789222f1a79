"""Coming in, coming back and going: guests, accounts and sessions (docs/protocol.md)."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from canasta.match.validation import validated_names
from canasta.messages import Complaint
from canasta.server.buckets import Buckets
from canasta.server.people.passwords import Passwords, check_password
from canasta.storage import Store
from canasta.storage import accounts as kept
from canasta.storage import people as known
from canasta.storage.people import Person, Session, later
from canasta.wire.people import Preferences

if TYPE_CHECKING:
    from canasta.server.hub import Hub

#: Seconds for which the token before counts, and after which the use of a session is noted again.
_GRACE: Final = 60.0
_NOTED: Final = 3600.0
#: Seconds for which a code for another device is good.
HANDOVER: Final = 600


class Device(NamedTuple):
    """Where a call comes from."""

    address: str = ""
    says: str = ""  #: what its program says of itself


class People:
    """All people of a server."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.passwords = Passwords(hub.settings.hashing)
        self._addresses = Buckets(limits.address_logins, limits.address_logins_burst, hub.now)
        self._pairs = Buckets(limits.logins, limits.logins_burst, hub.now)
        self._names = Buckets(limits.name_logins, limits.name_logins_burst, hub.now)

    @property
    def store(self) -> Store:
        """The disk, for reading."""
        return self.hub.durable.store

    # --- Who calls ----------------------------------------------------------------------------------

    def known_by(self, token: str) -> tuple[Person, Session] | None:
        """Who has a token; nobody, if it is none, has ended, or was not used for too long."""
        found = known.session_of(self.store, token)
        if found is not None:
            session = found[1]
            arrived = not session.settled and session.renewed < later(-_GRACE)
            if session.current and (arrived or session.used < later(-_NOTED)):
                self.hub.spawn(self._note(session.id))
        return found

    async def _note(self, session: str) -> None:
        try:
            await self.hub.durable.write(lambda store: known.note_use(store, session))
        except Complaint:  # the disk refuses: the next time
            return

    def is_due(self, session: Session) -> bool:
        """Whether a session should get another token."""
        return session.renewed < later(-self.hub.settings.session_renewed)

    async def renewed(self, session: Session, token: str = "") -> str:
        """Another token for a session; with ``token``, that one counts until the new one has arrived."""
        return await self.hub.durable.write(lambda store: known.renew(store, session.id, token))

    # --- Coming in ----------------------------------------------------------------------------------

    async def add_guest(self, name: str, device: Device) -> tuple[Person, str]:
        """A new guest and their token."""
        name = _checked(name)
        return await self.hub.durable.write(lambda store: known.add_guest(store, name, device.says))

    async def sign_up(
        self, guest: Person | None, session: Session | None, name: str, password: str, device: Device
    ) -> tuple[Person, str, list[str]]:
        """A new account with its recovery codes; a guest keeps everything, and gets a new token."""
        name = _checked(name)
        check_password(name, password)
        self._slow_down(name, device)
        if kept.find_account(self.store, name) is not None:  # before it costs anything
            raise Complaint("server.name_taken", name=name)
        hash = await self.passwords.hash(password)

        def job(store: Store) -> tuple[Person, str, list[str]]:
            with store.together():
                person = (guest or known.add_person(store, name))._replace(name=name)
                kept.add_account(store, person.id, name, hash)
                codes = kept.new_codes(store, person.id)
                if session is not None:
                    return person, known.renew(store, session.id), codes
                return person, known.add_session(store, person.id, device.says), codes

        return await self.hub.durable.write(job)

    async def sign_in(self, name: str, password: str, device: Device) -> tuple[Person, str]:
        """Somebody by name and password. An unknown name and a wrong password are answered alike."""
        account = await self._checked_account(name, password, device)
        return await self.welcome(account.person, device)

    async def welcome(self, person: str, device: Device) -> tuple[Person, str]:
        """A session for somebody who has proved who they are."""

        def job(store: Store) -> tuple[Person, str]:
            found = known.find_person(store, person)
            if found is None:
                raise Complaint("server.wrong_login")
            return found, known.add_session(store, person, device.says)

        return await self.hub.durable.write(job)

    async def recover(
        self, name: str, code: str, password: str, device: Device
    ) -> tuple[Person, str, list[str]]:
        """Somebody by a recovery code, which is used up; the password is another from now on.

        All sessions end, since whoever had the old password may have opened them. After the last code there
        are new ones, or there would be no way back the next time.
        """
        check_password(name, password)
        self._slow_down(name, device)
        account = kept.find_account(self.store, name)
        hash = await self.passwords.hash(password)  # a wrong code costs the same

        def job(store: Store) -> tuple[Person, str, list[str], list[str]]:
            with store.together():
                person = known.find_person(store, account.person) if account else None
                if person is None or not kept.use_code(store, person.id, code):
                    raise Complaint("server.wrong_code")
                kept.set_password(store, person.id, hash)
                ended = known.end_sessions(store, person.id)
                codes = [] if kept.codes_left(store, person.id) else kept.new_codes(store, person.id)
                return person, known.add_session(store, person.id, device.says), codes, ended

        person, token, codes, ended = await self.hub.durable.write(job)
        self.hub.hang_up(ended)
        return person, token, codes

    async def _checked_account(self, name: str, password: str, device: Device) -> kept.Account:
        self._slow_down(name, device)
        account = kept.find_account(self.store, name)
        hash = await self.passwords.check(account.password if account else None, password)
        if account is None or hash is None:
            self.hub.metrics.count("wrong_logins")
            raise Complaint("server.wrong_login")
        if hash != account.password:  # argon2 is asked for more than when it was made
            person, new = account.person, hash
            await self.hub.durable.write(lambda store: kept.set_password(store, person, new))
        return account

    def _slow_down(self, name: str, device: Device) -> None:
        """Passwords are not to be guessed: not from one place, and not one account's from many."""
        name = kept.folded(name)
        if not (
            self._addresses.take(device.address)
            and self._pairs.take(f"{device.address} {name}")
            and self._names.take(name)
        ):
            raise Complaint("server.too_fast")

    # --- One's own ----------------------------------------------------------------------------------

    def check_account(self, person: Person) -> None:
        """A ``Complaint`` for a guest."""
        if kept.account_of(self.store, person.id) is None:
            raise Complaint("server.no_account")

    async def rename(self, person: Person, name: str) -> Person:
        """Another name for a guest; at tables where they sit already the old one stays."""
        if kept.account_of(self.store, person.id) is not None:
            raise Complaint("server.account_name")
        name = _checked(name)
        await self.hub.durable.write(lambda store: known.rename(store, person.id, name))
        return person._replace(name=name)

    async def change_password(
        self, person: Person, session: Session, old: str, new: str, device: Device
    ) -> str:
        """Another password; all other sessions end, and this one gets a new token."""
        self.check_account(person)
        check_password(person.name, new)
        await self._checked_account(person.name, old, device)
        hash = await self.passwords.hash(new)

        def job(store: Store) -> tuple[str, list[str]]:
            with store.together():
                kept.set_password(store, person.id, hash)
                ended = known.end_sessions(store, person.id, but=session.id)
                return known.renew(store, session.id), ended

        token, ended = await self.hub.durable.write(job)
        self.hub.hang_up(ended)
        return token

    async def new_codes(self, person: Person, password: str, device: Device) -> list[str]:
        """New recovery codes in place of the old ones."""
        self.check_account(person)
        await self._checked_account(person.name, password, device)
        return await self.hub.durable.write(lambda store: kept.new_codes(store, person.id))

    async def end(self, person: Person, only: str = "") -> None:
        """Log somebody out: everywhere, or in one session."""
        ended = await self.hub.durable.write(lambda store: known.end_sessions(store, person.id, only))
        if only and not ended:
            raise Complaint("server.no_session")
        self.hub.hang_up(ended)

    # --- Another device -----------------------------------------------------------------------------

    async def hand_over(self, person: Person, session: Session) -> str:
        """A code with which another device takes this one's place."""
        code = secrets.token_urlsafe(16)
        await self.hub.durable.write(
            lambda store: known.add_ticket(store, "handover", code, HANDOVER, person.id, session.id)
        )
        return code

    async def take_over(self, code: str, device: Device) -> tuple[Person, str]:
        """Use such a code: the session it comes from ends, and with it all that its device could do."""
        if not self._addresses.take(device.address):
            raise Complaint("server.too_fast")

        def job(store: Store) -> tuple[Person, str, list[str]]:
            with store.together():
                ticket = known.use_ticket(store, "handover", code)
                person = known.find_person(store, ticket[0]) if ticket else None
                # A session that has ended since then hands nothing over.
                ended = known.end_sessions(store, *ticket) if ticket else []
                if person is None or not ended:
                    raise Complaint("server.wrong_handover")
                return person, known.add_session(store, person.id, device.says), ended

        person, token, ended = await self.hub.durable.write(job)
        self.hub.hang_up(ended)
        return person, token

    # --- Preferences --------------------------------------------------------------------------------

    def preferences(self, person: Person) -> Preferences:
        """How somebody likes the table to look; what this version does not know is as the page has it."""
        content = kept.preferences_of(self.store, person.id)
        try:
            return msgspec.json.decode(content or "{}", type=Preferences)
        except msgspec.ValidationError:
            return Preferences()

    async def keep_preferences(self, person: Person, wanted: Preferences) -> None:
        """Keep that for any device."""
        content = msgspec.json.encode(wanted).decode()
        await self.hub.durable.write(lambda store: kept.keep_preferences(store, person.id, content))


def _checked(name: str) -> str:
    (name,) = validated_names([" ".join(name.split())])
    return name
