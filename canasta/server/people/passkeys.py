"""Passkeys: keys stored on a device that identify a person without a password.

Browsers create them for a domain name, never for an IP address, and only over https; ``localhost`` is an
exception.

>>> [site_of(origin) for origin in ("https://canasta.example.org", "http://localhost:8750")]
['canasta.example.org', 'localhost']
>>> [site_of(origin) for origin in ("http://canasta.example.org", "https://192.0.2.7", "https://[2001:db8::7]")]
[None, None, None]
"""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from canasta.messages import UserError, text
from canasta.server.people.people import Device, People, check_account
from canasta.storage import Store
from canasta.storage import accounts as kept
from canasta.storage import people as known
from canasta.storage.accounts import Passkey
from canasta.storage.people import Person, now
from canasta.wire.people import NewPasskey, PasskeyInfo, PasskeyOptions, UsePasskey

#: Seconds that a person has to touch the sensor.
_TIME: Final = 300
#: Maximum number of passkeys per account.
_MOST: Final = 20
_NEW: Final = "new passkey"
_USED: Final = "passkey"


def site_of(origin: str) -> str | None:
    """Return the domain for which browsers create passkeys on pages of an origin; None if they refuse to."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    if host == "localhost" or host.endswith(".localhost"):
        return host
    try:
        ip_address(host)
    except ValueError:
        return host if parts.scheme == "https" and host else None
    return None


def _site(origin: str) -> str:
    site = site_of(origin)
    if site is None:
        raise UserError("server.no_passkeys")
    return site


# --- Creating a passkey ---------------------------------------------------------------------------


async def begin_new(people: People, person: Person, origin: str) -> PasskeyOptions:
    """Return the options with which the person's browser creates a passkey."""
    site = _site(origin)

    def own(store: Store) -> list[Passkey]:
        check_account(store, person)
        return kept.passkeys_of(store, person.id)

    known_already = await people.hub.database.read(own)
    if len(known_already) >= _MOST:
        raise UserError("server.many_passkeys", number=_MOST)
    options = generate_registration_options(
        rp_id=site,
        rp_name=text("server.name"),
        user_id=person.id.encode(),
        user_name=person.name,
        timeout=_TIME * 1000,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED  # so that signing in needs no name
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(each.id) for each in known_already],
    )
    return await _new_challenge(people, _NEW, options_to_json_dict(options), person.id)


async def finish_new(people: People, person: Person, sent: NewPasskey, origin: str) -> None:
    """Save a passkey, if the browser's response answers our challenge."""
    site = _site(origin)
    await people.check_account(person)
    await _use_challenge(people, _NEW, sent.challenge, person.id)
    try:
        found = verify_registration_response(
            credential=msgspec.to_builtins(sent.credential),
            expected_challenge=base64url_to_bytes(sent.challenge),
            expected_rp_id=site,
            expected_origin=origin,
        )
    except Exception:  # whatever was sent, it is not a valid passkey
        raise UserError("server.wrong_passkey") from None
    at = now()
    passkey = Passkey(
        found.credential_id, person.id, site, sent.name, found.credential_public_key, found.sign_count, at, at
    )
    await people.hub.database.write(lambda store: kept.add_passkey(store, passkey))


# --- Signing in -----------------------------------------------------------------------------------


async def begin_use(people: People, origin: str) -> PasskeyOptions:
    """Return the options with which a browser asks for a passkey; the response says whose it is."""
    options = generate_authentication_options(rp_id=_site(origin), timeout=_TIME * 1000)
    return await _new_challenge(people, _USED, options_to_json_dict(options))


async def finish_use(people: People, sent: UsePasskey, origin: str, device: Device) -> tuple[Person, str]:
    """Open a session for the owner of a passkey."""
    site = _site(origin)
    await _use_challenge(people, _USED, sent.challenge)
    try:
        wanted = base64url_to_bytes(sent.credential.rawId)
    except ValueError:
        raise UserError("server.wrong_passkey") from None
    passkey = await people.hub.database.read(lambda store: kept.find_passkey(store, wanted))
    if passkey is None or passkey.site != site:
        raise UserError("server.wrong_passkey")
    try:
        found = verify_authentication_response(
            credential=msgspec.to_builtins(sent.credential),
            expected_challenge=base64url_to_bytes(sent.challenge),
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=passkey.key,
            credential_current_sign_count=passkey.counted,
        )
    except Exception:  # whatever was sent, it is not a valid passkey
        raise UserError("server.wrong_passkey") from None
    id = passkey.id
    await people.hub.database.write(lambda store: kept.record_passkey_use(store, id, found.new_sign_count))
    return await people.welcome(passkey.person, device)


async def _new_challenge(
    people: People, purpose: str, options: dict[str, Any], person: str = ""
) -> PasskeyOptions:
    challenge = str(options["challenge"])
    await people.hub.database.write(
        lambda store: known.add_ticket(store, purpose, challenge, _TIME, person=person)
    )
    return PasskeyOptions(challenge, options)


async def _use_challenge(people: People, purpose: str, challenge: str, person: str = "") -> None:
    """Use up a challenge; it must be answered once, in time, and by the person it was made for."""
    ticket = await people.hub.database.write(lambda store: known.use_ticket(store, purpose, challenge))
    if ticket is None or ticket[0] != person:
        raise UserError("server.passkey_late")


# --- Managing passkeys ----------------------------------------------------------------------------


def passkeys_of(store: Store, person: Person) -> list[PasskeyInfo]:
    """List a person's passkeys in wire form."""
    return [
        PasskeyInfo(bytes_to_base64url(each.id), each.name, each.site, each.created, each.used)
        for each in kept.passkeys_of(store, person.id)
    ]


async def remove(people: People, person: Person, id: str) -> None:
    """Revoke a passkey."""
    try:
        wanted = base64url_to_bytes(id)
    except ValueError:
        raise UserError("server.no_passkey") from None
    if not await people.hub.database.write(lambda store: kept.remove_passkey(store, person.id, wanted)):
        raise UserError("server.no_passkey")
