"""Sharing of a terminal's pad on a server: moved to its database, and used there like any other.

Nobody can reach a pad without an owner over the network. Only the person who runs the machine can give
access: by a link for readers, and person by person for writers.
"""

from __future__ import annotations

from canasta.messages import UserError
from canasta.scorepad.database import AREA, MOVED, found_at, load
from canasta.storage import Store
from canasta.storage.accounts import find_account
from canasta.storage.pads import people_of, set_role, unlink_pad
from canasta.storage.people import Person, find_person, new_id


def move(store: Store, id: str, server: Store) -> str:
    """Move a game to the database of a server; return its stream there."""
    kept = load(store, id)
    here, stream, entries = found_at(store, f"{AREA}/{id}", store.read(f"{AREA}/{id}"))
    if here.place == server.place:
        return stream
    if people_of(here, stream):
        raise UserError("pad.error.shared_elsewhere", game=kept.id, file=here.path)
    there = f"{AREA}/{new_id()}"
    # The copy is unknown until the old stream says that it has moved: if this stops early, the game is
    # intact.
    server.append_all(there, [(entry.kind, entry.payload) for entry in entries], after=0)
    payload = {"file": server.place, "stream": there}
    here.append(stream, MOVED, payload, after=len(entries))
    return there


def people(server: Store, stream: str) -> list[tuple[Person, str]]:
    """Return the people with a role on a pad, and their roles."""
    found = ((find_person(server, id), role) for id, role in people_of(server, stream))
    return [(person, role) for person, role in found if person is not None]


def let_write(server: Store, stream: str, name: str) -> Person:
    """Give write access to an account, or to a person who asked for it. The first one owns the pad."""
    known = people(server, stream)
    account = find_account(server, name)
    wanted = {
        person.id: person
        for person, _ in known
        if name == person.id or name.casefold() == person.name.casefold()
    }
    if account is not None and (person := find_person(server, account.person)):
        wanted[person.id] = person
    if not wanted:
        raise UserError("pad.error.nobody_asks", name=name[:40])
    if len(wanted) > 1:
        raise UserError("pad.error.several_ask", name=name[:40], ids=", ".join(sorted(wanted)))
    (person,) = wanted.values()
    owners = [person.id for person, role in known if role == "owner"]
    if person.id not in owners:
        set_role(server, stream, person.id, "writer" if owners else "owner")
    return person


def stop(server: Store, stream: str) -> None:
    """Remove all roles and links of a pad on the server."""
    with server.transaction():
        for id, _ in people_of(server, stream):
            set_role(server, stream, id, "")
        unlink_pad(server, stream)
