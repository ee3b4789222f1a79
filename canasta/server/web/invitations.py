"""Invitations to a table: a link, and a QR code for a phone."""

from __future__ import annotations

import io
from typing import Final

from canasta.messages import UserError
from canasta.server.web.endpoint import Call, Endpoint, File
from canasta.wire.tables import Invitation

SVG: Final = "image/svg+xml"


async def _invitation(call: Call) -> Invitation:
    """Return the link that invites others to a table; only for those who sit there."""
    return Invitation(await _link(call))


async def _picture(call: Call) -> File:
    """Draw the invitation link as a QR code."""
    return qr_code(await _link(call))


def qr_code(address: str) -> File:
    """Draw an address as a QR code."""
    import segno

    drawn = io.BytesIO()
    segno.make(address, micro=False).save(drawn, kind="svg", scale=8, light="#fff", xmldecl=False)
    return File(drawn.getvalue().decode(), SVG)


async def _link(call: Call) -> str:
    table = await call.table()
    info = table.info(call.required_person.id)
    if not isinstance(info.invite, str):
        known = table.room.may_look(call.required_person.id, "")
        raise UserError("server.not_seated" if known else "server.no_table")
    return f"{call.hub.settings.base}/invite/{info.id}/{info.invite}"


INVITATIONS: Final = (
    Endpoint("GET", "/api/tables/{table}/invitation", _invitation, Invitation),
    Endpoint("GET", "/api/tables/{table}/invitation.svg", _picture, SVG),
)
