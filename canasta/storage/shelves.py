"""What people write and share by link, under an id that nobody can guess: house rules of their own.

>>> with Store(":memory:") as store:
...     id = keep_text(store, "houses", "ana", "extends ...")
...     _ = keep_text(store, "houses", "ana", "extends more", id)
...     texts_of(store, "houses", "ana") == [id], find_text(store, "houses", id).text
(True, 'extends more')
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.messages import Complaint
from canasta.storage.erasing import erase
from canasta.storage.people import new_id
from canasta.storage.store import Store

#: Where house rules are kept.
HOUSES: Final = "houses"
_TEXT: Final = "text"


class KeptText(NamedTuple):
    """A text as it was written last."""

    id: str
    owner: str
    text: str


def keep_text(store: Store, area: str, owner: str, text: str, id: str = "") -> str:
    """Keep a text of somebody's, or another in its place, and return its id; only its owner may."""
    if id:
        _own(store, area, id, owner)
    id = id or new_id()
    with store.together():
        store.append(f"{area}/{id}", _TEXT, {"owner": owner, "text": text})
        store.enlist(f"{area}/{owner}", id)
    return id


def drop_text(store: Store, area: str, owner: str, id: str) -> None:
    """Erase a text; only its owner may."""
    _own(store, area, id, owner)
    with store.together():
        erase(store, [f"{area}/{id}"])
        store.enlist(f"{area}/{owner}", id, wanted=False)


def find_text(store: Store, area: str, id: str) -> KeptText:
    """A text by its id; a ``Complaint`` if there is none."""
    entries = store.read(f"{area}/{id}")
    if not entries:
        raise Complaint("server.no_page")
    return KeptText(id, entries[-1].payload["owner"], entries[-1].payload["text"])


def texts_of(store: Store, area: str, owner: str) -> list[str]:
    """The ids of somebody's texts."""
    return store.listed(f"{area}/{owner}")


def _own(store: Store, area: str, id: str, owner: str) -> None:
    if find_text(store, area, id).owner != owner:
        raise Complaint("server.not_yours")
