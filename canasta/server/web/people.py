"""Accounts over HTTP: signing in, sessions, passkeys, preferences, export and deletion."""

from __future__ import annotations

from typing import Final

from canasta.messages import text
from canasta.server.people import passkeys, personal_data
from canasta.server.people.people import HANDOVER
from canasta.server.web.endpoint import Call, Endpoint, Nothing
from canasta.storage.people import Person
from canasta.wire import people as wire
from canasta.wire.push import NewPush, PushInfo
from canasta.wire.tables import Guest, NewGuest
from canasta.wire.tables import Person as WirePerson


def _person(person: Person) -> WirePerson:
    return WirePerson(person.id, person.name)


# --- Signing in -----------------------------------------------------------------------------------


async def _guest(call: Call) -> Guest:
    """Sign in as a guest. The token is sent only once; a browser gets it as a cookie."""
    person, token = await call.hub.people.add_guest(call.body.name, call.device)
    return Guest(_person(person), token)


async def _sign_up(call: Call) -> wire.SignedUp:
    """Create an account. A guest who signs up stays the same person and keeps tables, seats and games."""
    person, token, codes = await call.hub.people.sign_up(
        call.person, call.session, call.body.name, call.body.password, call.device
    )
    return wire.SignedUp(_person(person), token, codes)


async def _sign_in(call: Call) -> wire.SignedIn:
    """Sign in with name and password."""
    person, token = await call.hub.people.sign_in(call.body.name, call.body.password, call.device)
    return wire.SignedIn(_person(person), token)


async def _recover(call: Call) -> wire.SignedUp:
    """Sign in with a recovery code and set a new password; all other sessions end."""
    body = call.body
    person, token, codes = await call.hub.people.recover(body.name, body.code, body.password, call.device)
    return wire.SignedUp(_person(person), token, codes)


async def _take_over(call: Call) -> wire.SignedIn:
    """Continue a session from another device, with the code shown there; the session there ends."""
    person, token = await call.hub.people.take_over(call.body.code, call.device)
    return wire.SignedIn(_person(person), token)


async def _begin_passkey(call: Call) -> wire.PasskeyOptions:
    """Begin to sign in with a passkey."""
    return await passkeys.begin_use(call.hub.people, call.origin)


async def _use_passkey(call: Call) -> wire.SignedIn:
    """Sign in with a passkey."""
    person, token = await passkeys.finish_use(call.hub.people, call.body, call.origin, call.device)
    return wire.SignedIn(_person(person), token)


# --- The caller's account -------------------------------------------------------------------------


async def _me(call: Call) -> wire.Me:
    """Return the caller's account and the ways to sign in to it."""
    return await call.read(lambda store: personal_data.me(store, call.required_person))


async def _rename(call: Call) -> WirePerson:
    """Change a guest's name."""
    return _person(await call.hub.people.rename(call.required_person, call.body.name))


async def _password(call: Call) -> wire.SignedIn:
    """Change the password; all other sessions end, and this one gets a new token."""
    token = await call.hub.people.change_password(
        call.required_person, call.required_session, call.body.old, call.body.new, call.device
    )
    return wire.SignedIn(_person(call.required_person), token)


async def _codes(call: Call) -> wire.Codes:
    """Create new recovery codes; the old ones become invalid."""
    return wire.Codes(await call.hub.people.new_codes(call.required_person, call.body.password, call.device))


async def _hand_over(call: Call) -> wire.Handover:
    """Create a code with which another device takes over this session."""
    return wire.Handover(
        await call.hub.people.hand_over(call.required_person, call.required_session), HANDOVER
    )


async def _preferences(call: Call) -> wire.Preferences:
    """Return the caller's preferences."""
    return await call.hub.people.preferences(call.required_person)


async def _prefer(call: Call) -> wire.Preferences:
    """Save the caller's preferences for all devices."""
    await call.hub.people.keep_preferences(call.required_person, call.body)
    return await call.hub.people.preferences(call.required_person)


async def _export(call: Call) -> wire.Export:
    """Export everything that the server stores about the caller, except secrets."""
    return await personal_data.export(call.hub, call.required_person, call.session)


async def _forget(call: Call) -> wire.AccountDeleted:
    """Delete the caller's account and data. Games stay, since they also belong to the other players."""
    await personal_data.forget(call.hub, call.required_person)
    return wire.AccountDeleted(text("server.forgotten"))


# --- Notifications --------------------------------------------------------------------------------


async def _push(call: Call) -> PushInfo:
    """Return the server's key for push subscriptions, and whether this session has one."""
    return await call.hub.alerts.info(call.required_session)


async def _push_on(call: Call) -> PushInfo:
    """Send notifications to this browser."""
    await call.hub.alerts.subscribe(call.required_person, call.required_session, call.body, call.language)
    return await _push(call)


async def _push_off(call: Call) -> PushInfo:
    """Stop sending notifications to this browser."""
    await call.hub.alerts.unsubscribe(call.required_session)
    return await _push(call)


# --- Sessions -------------------------------------------------------------------------------------


async def _renew(call: Call) -> wire.SignedIn:
    """Replace this session's token; the old one becomes invalid."""
    token = await call.hub.people.renewed(call.required_session)
    return wire.SignedIn(_person(call.required_person), token)


async def _sign_out(call: Call) -> Nothing:
    """End this session."""
    await call.hub.people.end(call.required_person, call.required_session.id)
    return Nothing()


async def _sessions(call: Call) -> wire.Devices:
    """List the devices where the caller is signed in."""
    return wire.Devices(
        await call.read(lambda store: personal_data.devices(store, call.required_person, call.session))
    )


async def _sign_out_everywhere(call: Call) -> Nothing:
    """End all sessions, including this one."""
    await call.hub.people.end(call.required_person)
    return Nothing()


async def _end_session(call: Call) -> Nothing:
    """End one of the caller's sessions."""
    await call.hub.people.end(call.required_person, call.path["session"])
    return Nothing()


# --- Passkeys -------------------------------------------------------------------------------------


async def _passkeys(call: Call) -> wire.Passkeys:
    """List the caller's passkeys."""
    return wire.Passkeys(await call.read(lambda store: passkeys.passkeys_of(store, call.required_person)))


async def _begin_new_passkey(call: Call) -> wire.PasskeyOptions:
    """Begin to create a passkey."""
    return await passkeys.begin_new(call.hub.people, call.required_person, call.origin)


async def _add_passkey(call: Call) -> wire.Passkeys:
    """Save a passkey that the browser has created."""
    await passkeys.finish_new(call.hub.people, call.required_person, call.body, call.origin)
    return await _passkeys(call)


async def _remove_passkey(call: Call) -> wire.Passkeys:
    """Revoke a passkey."""
    await passkeys.remove(call.hub.people, call.required_person, call.path["passkey"])
    return await _passkeys(call)


PEOPLE: Final = (
    Endpoint("POST", "/api/guests", _guest, Guest, NewGuest, signed_in=False),
    Endpoint("POST", "/api/accounts", _sign_up, wire.SignedUp, wire.NewAccount, signed_in=False),
    Endpoint("POST", "/api/sessions", _sign_in, wire.SignedIn, wire.SignIn, signed_in=False),
    Endpoint("POST", "/api/sessions/recovery", _recover, wire.SignedUp, wire.Recover, signed_in=False),
    Endpoint("POST", "/api/sessions/handover", _take_over, wire.SignedIn, wire.UseHandover, signed_in=False),
    Endpoint("POST", "/api/sessions/passkey/options", _begin_passkey, wire.PasskeyOptions, signed_in=False),
    Endpoint("POST", "/api/sessions/passkey", _use_passkey, wire.SignedIn, wire.UsePasskey, signed_in=False),
    Endpoint("GET", "/api/me", _me, wire.Me),
    Endpoint("DELETE", "/api/me", _forget, wire.AccountDeleted),
    Endpoint("PUT", "/api/me/name", _rename, WirePerson, NewGuest),
    Endpoint("GET", "/api/me/export", _export, wire.Export),
    Endpoint("POST", "/api/me/password", _password, wire.SignedIn, wire.NewPassword),
    Endpoint("POST", "/api/me/recovery", _codes, wire.Codes, wire.Confirm),
    Endpoint("POST", "/api/me/handover", _hand_over, wire.Handover),
    Endpoint("GET", "/api/me/preferences", _preferences, wire.Preferences),
    Endpoint("PUT", "/api/me/preferences", _prefer, wire.Preferences, wire.Preferences),
    Endpoint("GET", "/api/me/push", _push, PushInfo),
    Endpoint("PUT", "/api/me/push", _push_on, PushInfo, NewPush),
    Endpoint("DELETE", "/api/me/push", _push_off, PushInfo),
    Endpoint("GET", "/api/me/sessions", _sessions, wire.Devices),
    Endpoint("DELETE", "/api/me/sessions", _sign_out_everywhere, Nothing),
    Endpoint("DELETE", "/api/me/sessions/{session}", _end_session, Nothing),
    Endpoint("GET", "/api/me/passkeys", _passkeys, wire.Passkeys),
    Endpoint("POST", "/api/me/passkeys/options", _begin_new_passkey, wire.PasskeyOptions),
    Endpoint("POST", "/api/me/passkeys", _add_passkey, wire.Passkeys, wire.NewPasskey),
    Endpoint("DELETE", "/api/me/passkeys/{passkey}", _remove_passkey, wire.Passkeys),
    Endpoint("POST", "/api/session", _renew, wire.SignedIn),
    Endpoint("DELETE", "/api/session", _sign_out, Nothing),
)
