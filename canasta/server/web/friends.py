"""Friends over HTTP."""

from __future__ import annotations

from typing import Final

from canasta.server.people import friends
from canasta.server.web.endpoint import Call, Endpoint, Nothing
from canasta.wire.friends import Friends, InviteFriend


async def _friends(call: Call) -> Friends:
    """List the caller's friends, requests, people played with recently, and invitations to tables."""
    return await friends.friends(call.hub, call.required_person, call.requester)


async def _befriend(call: Call) -> Friends:
    """Ask a person to be a friend, or accept their request; the two must have met at a table."""
    await friends.befriend(call.hub, call.required_person, call.path["person"])
    return await _friends(call)


async def _part(call: Call) -> Friends:
    """End a friendship, withdraw a request or decline one."""
    await friends.part(call.hub, call.required_person, call.path["person"])
    return await _friends(call)


async def _invite(call: Call) -> Nothing:
    """Invite a friend, or a person played with, to a table of the caller."""
    await friends.invite(call.hub, call.required_person, call.path["person"], call.body.table)
    return Nothing()


async def _decline(call: Call) -> Friends:
    """Decline an invitation to a table."""
    await friends.decline(call.hub, call.required_person, call.path["table"])
    return await _friends(call)


async def _unmute(call: Call) -> Friends:
    """Unmute a person."""
    await friends.unmute(call.hub, call.required_person, call.path["person"])
    return await _friends(call)


FRIENDS: Final = (
    Endpoint("GET", "/api/me/friends", _friends, Friends),
    Endpoint("PUT", "/api/me/friends/{person}", _befriend, Friends),
    Endpoint("DELETE", "/api/me/friends/{person}", _part, Friends),
    Endpoint("POST", "/api/me/friends/{person}/invite", _invite, Nothing, InviteFriend),
    Endpoint("DELETE", "/api/me/invitations/{table}", _decline, Friends),
    Endpoint("DELETE", "/api/me/muted/{person}", _unmute, Friends),
)
