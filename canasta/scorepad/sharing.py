"""A pad of the terminal on a server: moved into its file, where people look on and write as on any other.

A pad in the file of a server that is nobody's cannot be reached over the network. Who runs the machine lets
others at it, and nobody else does: by a link to look on, and person by person to write.
"""

from __future__ import annotations

from pathlib import Path

from canasta.messages import Complaint
from canasta.scorepad.database import AREA, MOVED, found_at, load
from canasta.storage import Store
from canasta.storage.accounts import find_account
from canasta.storage.pads import people_of, set_role, unlink_pad
from canasta.storage.people import Person, find_person, new_id


def move(store: Store, id: str, server: Store) -> str:
    """Let a game be kept in the file of a server from now on; its stream there."""
    kept = load(store, id)
    here, stream, entries = found_at(store, f"{AREA}/{id}", store.read(f"{AREA}/{id}"))
    if Path(here.path).resolve() == Path(server.path).resolve():
        return stream
    if people_of(here, stream):
        raise Complaint("pad.error.shared_elsewhere", game=kept.id, file=here.path)
    there = f"{AREA}/{new_id()}"
    # Until it is said that it has moved, nobody knows of the copy: whatever stops this, the game is whole.
    server.append_all(there, [(entry.kind, entry.payload) for entry in entries], after=0)
    payload = {"file": str(Path(server.path).resolve()), "stream": there}
    here.append(stream, MOVED, payload, after=len(entries))
    return there


def people(server: Store, stream: str) -> list[tuple[Person, str]]:
    """Everybody who is something to a pad, and what."""
    found = ((find_person(server, id), role) for id, role in people_of(server, stream))
    return [(person, role) for person, role in found if person is not None]


def let_write(server: Store, stream: str, name: str) -> Person:
    """Let somebody write: an account, or somebody who asks. The first of all owns the pad."""
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
        raise Complaint("pad.error.nobody_asks", name=name[:40])
    if len(wanted) > 1:
        raise Complaint("pad.error.several_ask", name=name[:40], ids=", ".join(sorted(wanted)))
    (person,) = wanted.values()
    owners = [person.id for person, role in known if role == "owner"]
    if person.id not in owners:
        set_role(server, stream, person.id, "writer" if owners else "owner")
    return person


def stop(server: Store, stream: str) -> None:
    """Nobody on the server has anything to do with the pad any more."""
    with server.together():
        for id, _ in people_of(server, stream):
            set_role(server, stream, id, "")
        unlink_pad(server, stream)
