"""The score pad over HTTP: the same pads as ``canasta scorepad``, with owners and links for spectators.

An entry is checked in a thread against what is on disk. It is then appended to the stream, unless another
writer was faster.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec import Raw

from canasta.messages import UserError
from canasta.scorepad import form, pad_struct, page, read_csv, read_json, svg, write_csv, write_json
from canasta.scorepad.database import AREA, StoredPad, first_entries
from canasta.scorepad.doubts import refused
from canasta.scorepad.exchange import hand_struct
from canasta.scorepad.pad import Pad
from canasta.server.analysis.jobs import PadSummaryJob
from canasta.server.analysis.pad_summaries import RecordingStore, summarize_pad
from canasta.server.fair_queue import Requester
from canasta.server.tables.rules import players_of, rules_of
from canasta.server.web.endpoint import Call, Endpoint, File, Nothing
from canasta.server.web.invitations import SVG, qr_code
from canasta.storage import DuplicateCommand, StorageError, Store, evenings
from canasta.storage.pads import (
    last_entry,
    link_of,
    link_pad,
    own_pad,
    pads_of,
    people_of,
    role_of,
    set_role,
    stream_of_link,
    unlink_pad,
)
from canasta.storage.people import find_person, new_id
from canasta.storage.store import Entry
from canasta.wire.pads import (
    NewForm,
    NewPad,
    PadCheck,
    PadForm,
    PadImport,
    PadLink,
    PadList,
    PadPerson,
    PadRole,
    PadState,
    PadSummary,
    PadWrite,
    PadWriter,
)
from canasta.wire.tables import NewTable

#: Pads per person, bytes of an imported pad, and people who may be waiting for permission to write on one.
_MOST: Final = 200
_IMPORT: Final = 2 * 1024 * 1024
_ASKING: Final = 20
#: Pads with more entries than this are summed up in another process.
_LONG: Final = 100
_MAY_WRITE: Final = ("owner", "writer")


# --- Access -------------------------------------------------------------------------------------------


class _Content(NamedTuple):
    """A pad, read from the disk."""

    entries: list[Entry]
    role: PadRole  #: of the caller
    people: list[PadPerson]
    link: str | None


def _stream(call: Call) -> str:
    """Return the stream of the pad in the path."""
    return f"{AREA}/{call.path['pad']}"


def _check_role(store: Store, call: Call, *roles: str) -> str:
    """Return the caller's role for the pad in the path; raise a ``UserError`` if it is none of these.

    Those who direct an evening may write on its pads.
    """
    role = role_of(store, _stream(call), call.required_person.id)
    if not role and (table := evenings.table_on(store, _stream(call))) is not None:
        directs = evenings.role_of(store, table.stream, call.required_person.id) in evenings.RUNS
        role = "writer" if directs or _at_table(store, call, table) else ""
    if not role or role == "asking":
        raise UserError("server.no_pad")
    if role not in roles:
        raise UserError("server.not_yours")
    return role


def _at_table(store: Store, call: Call, table: evenings.PlayedTable) -> bool:
    """True if the caller has the link of the table that a pad belongs to."""
    target = evenings.target_of(store, call.query.get("link", ""))
    wanted = evenings.LinkTarget(table.stream, evenings.TABLE, table.number)
    return target == wanted


def _content(store: Store, stream: str, role: str) -> _Content:
    """Read a pad, as far as a person with this role may see it."""
    people: list[PadPerson] = []
    if role in _MAY_WRITE:
        for id, what in people_of(store, stream):
            person = find_person(store, id)
            if person is not None:
                people.append(PadPerson(id, person.name, cast(PadRole, what)))
    link = link_of(store, stream) if role == "owner" else None
    return _Content(store.read(stream), cast(PadRole, role), people, link)


def _stored_pad(stream: str, entries: list[Entry], noted: RecordingStore | None = None) -> StoredPad:
    return StoredPad(noted or RecordingStore(), stream, entries)


async def pad_state(call: Call, stream: str, entries: list[Entry], role: PadRole) -> PadState:
    """Return a pad that belongs to an evening: its writers are those at the table."""
    return await _state(call, stream, _Content(entries, role, [], None))


async def _state(call: Call, stream: str, found: _Content) -> PadState:
    def worked_out() -> PadState:
        kept = _stored_pad(stream, found.entries)
        return PadState(
            id=kept.id,
            role=found.role,
            number=kept.number,
            pad=pad_struct(kept.pad),
            people=found.people,
            link=found.link,
            former=kept.former(),
        )

    return await call.in_thread(worked_out)


# --- The caller's pads --------------------------------------------------------------------------------


async def _list(call: Call) -> PadList:
    """List the pads that the caller owns or writes on."""
    # One list per person at a time: the next request then finds the results in the cache.
    async with call.hub.listing.slot(Requester(call.required_person.id)):
        pads = await _summaries(call)
    return PadList(sorted(pads, key=lambda pad: pad.changed, reverse=True))


async def _summaries(call: Call) -> list[PadSummary]:
    person, known = call.required_person.id, call.hub.listed_pads

    def keys(store: Store) -> list[tuple[str, int, str]]:
        return [(stream, *last_entry(store, stream)) for stream in pads_of(store, person)]

    found = []
    for key in await call.read(keys):
        listed = known.get(key)
        if listed is None:
            listed = known[key] = await _summary(call, key[0])
        found.append(listed)
    return found


async def _summary(call: Call, stream: str) -> PadSummary:
    entries = await call.read(lambda store: store.read(stream))
    if len(entries) <= _LONG:
        return await call.in_thread(lambda: summarize_pad(stream, entries))
    raw = await call.analyze(PadSummaryJob(stream=stream, entries=entries), Raw)
    return msgspec.json.decode(raw, type=PadSummary)


async def _new(call: Call) -> PadState:
    """Start a pad."""
    new: NewPad = call.body
    return await _begin(call, await call.in_thread(lambda: Pad.new(new.game)), new.key)


async def _import(call: Call) -> PadState:
    """Import a pad that was exported here or from the terminal."""
    new: PadImport = call.body
    read = read_json if new.form == "json" else read_csv
    return await _begin(call, await call.in_thread(lambda: read(new.text)), "")


async def _begin(call: Call, pad: Pad, key: str) -> PadState:
    owner = call.required_person.id
    stream = f"{AREA}/{new_id()}"
    entries = first_entries(pad)

    def job(store: Store) -> str:
        known = store.number_of(f"{AREA}-of/{owner}", key) if key else 0
        if known:  # the same key returns the same pad, even if no further pad would be allowed
            return str(store.read(f"{AREA}-of/{owner}", known - 1, 1)[0].payload)
        if len(pads_of(store, owner)) >= _MOST:
            raise UserError("server.many_pads", number=_MOST)
        store.append_all(stream, entries, after=0)
        own_pad(store, stream, owner)
        store.append_all(f"{AREA}-of/{owner}", [("pad", stream)], key=key)
        return stream

    begun = await call.hub.database.write(job)
    return await _state(call, begun, await call.read(lambda store: _content(store, begun, "owner")))


async def _form(call: Call) -> PadForm:
    """Return the fields that a book scores; a client needs them to keep a pad offline."""
    new: NewForm = call.body
    table = NewTable(book=new.book, options=new.options, house=new.house, players=new.players)

    def made() -> PadForm:
        rules = rules_of(table)
        return form(rules, players_of(table, rules))

    return await call.in_thread(made)


async def _show(call: Call) -> PadState:
    """Return a pad with all entries and its score sheet."""
    stream = _stream(call)
    found = await call.read(lambda store: _content(store, stream, _check_role(store, call, *_MAY_WRITE)))
    return await _state(call, stream, found)


async def _drop(call: Call) -> Nothing:
    """Remove a pad from the caller's list; if the caller owns it, from every list."""
    stream, person = _stream(call), call.required_person.id

    def job(store: Store) -> None:
        _check_role(store, call, *_MAY_WRITE)
        everybody = people_of(store, stream)
        gone = [id for id, _ in everybody] if (person, "owner") in everybody else [person]
        for id in gone:
            set_role(store, stream, id, "")
        if len(gone) == len(everybody):
            unlink_pad(store, stream)

    await call.hub.database.write(job)
    return Nothing()


# --- Writing ------------------------------------------------------------------------------------------


async def _write(call: Call) -> PadState:
    """Write, correct or strike a hand, or change the pad's settings."""
    stream = _stream(call)
    await write_on_pad(call, stream, call.body, lambda store: _check_role(store, call, *_MAY_WRITE))
    return await _show(call)


async def write_on_pad(call: Call, stream: str, new: PadWrite, check: Callable[[Store], object]) -> None:
    """Write on a pad; ``check`` raises a ``UserError`` if the caller may not."""
    key = f"{call.required_person.id}:{new.key}" if new.key else ""

    def read(store: Store) -> list[Entry] | None:
        check(store)
        return None if key and store.number_of(stream, key) else store.read(stream)

    for last in (False, True):
        entries = await call.read(read)
        if entries is None:  # written by an earlier request whose answer was lost: do not check again
            return
        if new.after is not None and new.after != len(entries):
            raise UserError("server.pad_changed")
        noted = RecordingStore()
        await call.in_thread(partial(_carry_out, stream, entries, noted, new))

        def job(store: Store, after: int = len(entries), found: Any = noted.entries) -> int:
            check(store)
            return store.append_all(stream, found, after=after, key=key)

        try:
            await call.hub.database.write(job)
            await call.hub.evenings.pad_changed(stream)
            return
        except DuplicateCommand:
            return
        except StorageError as problem:
            if last or problem.message != "storage.conflict" or new.after is not None:
                raise


def _carry_out(stream: str, entries: list[Entry], noted: RecordingStore, new: PadWrite) -> None:
    kept = _stored_pad(stream, entries, noted)
    if new.strike and new.hand is not None and new.entry is None and not new.changes:
        kept.strike(new.hand)
    elif new.entry is not None and not new.strike and not new.changes:
        if new.hand is None:
            kept.hand(new.entry)
        else:
            kept.correct(new.hand, new.entry)
    elif new.changes and new.entry is None and new.hand is None and not new.strike:
        kept.change(*new.changes)
    else:
        raise UserError("pad.error.change")


async def _check(call: Call) -> PadCheck:
    """Check a hand before it is written: what is impossible or unlikely in it, and its score."""
    new: PadWrite = call.body
    stream = _stream(call)
    entries = await _entries(call, stream)

    def checked() -> PadCheck:
        pad = _stored_pad(stream, entries).pad
        try:
            number = new.hand or pad.game.played + len(pad.entries) + 1
            after = pad.corrected(number, new.entry) if new.hand else pad.with_hand(new.entry)
            sheet = after.sheet()
            hand = sheet.hand(number)
        except UserError as problem:
            return PadCheck([refused(pad.game.form, problem)], None, list(pad.sheet().totals))
        struct = hand_struct(sheet, hand)
        return PadCheck(struct.doubts, struct, list(sheet.totals))

    return await call.in_thread(checked)


async def _entries(call: Call, stream: str) -> list[Entry]:
    """Return the entries of the pad in the path, if the caller may write on it."""

    def read(store: Store) -> list[Entry]:
        _check_role(store, call, *_MAY_WRITE)
        return store.read(stream)

    return await call.read(read)


# --- Sharing ------------------------------------------------------------------------------------------


async def _link(call: Call) -> PadLink:
    """Create a link for others to watch and to ask for permission to write; an earlier link stops working."""

    def job(store: Store) -> str:
        _check_role(store, call, "owner")
        return link_pad(store, _stream(call))

    return _pad_link(call, await call.hub.database.write(job))


async def _linked_now(call: Call) -> PadLink:
    """Return the link to the caller's pad."""
    return _pad_link(call, await _link_of(call))


async def _picture(call: Call) -> File:
    """Draw the link as a QR code."""
    return qr_code(_pad_link(call, await _link_of(call)).address)


async def _link_of(call: Call) -> str:
    def read(store: Store) -> str:
        _check_role(store, call, "owner")
        link = link_of(store, _stream(call))
        if link is None:
            raise UserError("server.no_page")
        return link

    return await call.read(read)


def _pad_link(call: Call, link: str) -> PadLink:
    return PadLink(link, f"{call.hub.settings.base}/pad/shared/{link}")


async def _unlink(call: Call) -> Nothing:
    """Remove the link; spectators lose access."""

    def job(store: Store) -> None:
        _check_role(store, call, "owner")
        unlink_pad(store, _stream(call))

    await call.hub.database.write(job)
    return Nothing()


def _shared_stream(store: Store, call: Call) -> str:
    stream = stream_of_link(store, call.path["link"])
    if stream is None:
        raise UserError("server.no_pad")
    return stream


async def _look(call: Call) -> PadState:
    """Return a shared pad, for a spectator."""

    def read(store: Store) -> tuple[str, _Content]:
        stream = _shared_stream(store, call)
        role = role_of(store, stream, call.caller) if call.caller else ""
        return stream, _content(store, stream, role or "reader")

    return await _state(call, *await call.read(read))


async def _ask(call: Call) -> Nothing:
    """Ask the owner of a shared pad for permission to write."""
    person = call.required_person.id

    def job(store: Store) -> None:
        stream = _shared_stream(store, call)
        if role_of(store, stream, person):
            return
        if [role for _, role in people_of(store, stream)].count("asking") >= _ASKING:
            raise UserError("server.many_asking")
        set_role(store, stream, person, "asking")

    await call.hub.database.write(job)
    return Nothing()


async def _let(call: Call) -> PadState:
    """Grant or withdraw permission to write on the caller's pad."""
    writer: PadWriter = call.body
    stream = _stream(call)

    def job(store: Store) -> None:
        _check_role(store, call, "owner")
        if role_of(store, stream, writer.person) not in ("asking", "writer"):
            raise UserError("server.no_asking")
        set_role(store, stream, writer.person, "writer" if writer.may_write else "")

    await call.hub.database.write(job)
    return await _show(call)


async def _export(call: Call) -> File:
    """Export a pad: ``json`` or ``csv`` to download, ``html`` to print, ``svg`` for the score chart."""
    stream, wanted = _stream(call), call.path["form"]
    entries = await _entries(call, stream)
    forms: dict[str, tuple[Callable[[Pad], str], str]] = {
        "json": (write_json, "application/json"),
        "csv": (write_csv, "text/csv"),
        "html": (lambda pad: page(pad.sheet()), "text/html"),
        "svg": (lambda pad: svg(pad.sheet()), "image/svg+xml"),
    }
    if wanted not in forms:
        raise UserError("server.no_page")
    write, media = forms[wanted]
    content = await call.in_thread(lambda: write(_stored_pad(stream, entries).pad))
    return File(content, media, f"pad.{wanted}" if wanted in ("json", "csv") else "")


ENDPOINTS: Final = (
    Endpoint("GET", "/api/pads", _list, PadList),
    Endpoint("POST", "/api/pads", _new, PadState, NewPad),
    Endpoint("POST", "/api/pads/form", _form, PadForm, NewForm, signed_in=False),
    Endpoint("POST", "/api/pads/import", _import, PadState, PadImport, size=_IMPORT),
    Endpoint("GET", "/api/pads/{pad}", _show, PadState),
    Endpoint("DELETE", "/api/pads/{pad}", _drop, Nothing),
    Endpoint("POST", "/api/pads/{pad}/write", _write, PadState, PadWrite),
    Endpoint("POST", "/api/pads/{pad}/check", _check, PadCheck, PadWrite, query=("link",)),
    Endpoint("POST", "/api/pads/{pad}/link", _link, PadLink),
    Endpoint("GET", "/api/pads/{pad}/link", _linked_now, PadLink),
    Endpoint("GET", "/api/pads/{pad}/link.svg", _picture, SVG),
    Endpoint("DELETE", "/api/pads/{pad}/link", _unlink, Nothing),
    Endpoint("POST", "/api/pads/{pad}/writers", _let, PadState, PadWriter),
    Endpoint("GET", "/api/pads/{pad}/file/{form}", _export, "text/plain"),
    Endpoint("GET", "/api/shared/{link}", _look, PadState, signed_in=False),
    Endpoint("POST", "/api/shared/{link}/ask", _ask, Nothing),
)
