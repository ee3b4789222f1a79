"""Texts that people write and share by link, under unguessable ids: their house rules.

>>> with Store(":memory:") as store:
...     id = save_text(store, "houses", "ana", "extends ...")
...     _ = save_text(store, "houses", "ana", "extends more", id)
...     texts_of(store, "houses", "ana") == [id], find_text(store, "houses", id).text
(True, 'extends more')
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.messages import UserError
from canasta.storage.erasure import erase
from canasta.storage.people import new_id
from canasta.storage.store import Store

#: The area of house rules.
HOUSES: Final = "houses"
_TEXT: Final = "text"


class SavedText(NamedTuple):
    """The latest version of a text."""

    id: str
    owner: str
    text: str


def save_text(store: Store, area: str, owner: str, text: str, id: str = "") -> str:
    """Save a person's text, or replace one, and return its id; only the owner may replace it."""
    if id:
        _own(store, area, id, owner)
    id = id or new_id()
    with store.transaction():
        store.append(f"{area}/{id}", _TEXT, {"owner": owner, "text": text})
        store.set_listed(f"{area}/{owner}", id)
    return id


def delete_text(store: Store, area: str, owner: str, id: str) -> None:
    """Erase a text; only the owner may."""
    _own(store, area, id, owner)
    with store.transaction():
        erase(store, [f"{area}/{id}"])
        store.set_listed(f"{area}/{owner}", id, wanted=False)


def find_text(store: Store, area: str, id: str) -> SavedText:
    """Find a text by id; raise ``UserError`` if there is none."""
    entries = store.read(f"{area}/{id}")
    if not entries:
        raise UserError("server.no_page")
    return SavedText(id, entries[-1].payload["owner"], entries[-1].payload["text"])


def texts_of(store: Store, area: str, owner: str) -> list[str]:
    """List the ids of a person's texts."""
    return store.streams_on(f"{area}/{owner}")


def _own(store: Store, area: str, id: str, owner: str) -> None:
    if find_text(store, area, id).owner != owner:
        raise UserError("server.not_yours")
