"""House rules: what can be changed, the file that results, a trial run, a forecast, and sharing by link."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, cast

import msgspec
from msgspec import Raw

from canasta.books import book
from canasta.books.house import House, read_house, shipped, shipped_house
from canasta.books.house.questions import house_text, questions
from canasta.messages import UserError
from canasta.server.analysis.jobs import ForecastJob, OpenHouseJob, TrialJob
from canasta.server.web.endpoint import Call, Endpoint, Nothing
from canasta.storage import Store
from canasta.storage.saved_texts import HOUSES, SavedText, delete_text, find_text, save_text, texts_of
from canasta.wire.answers import House as WireHouse
from canasta.wire.houses import OpenedHouse, write_opened_house
from canasta.wire.lab import HouseForecast
from canasta.wire.requests import HouseText, NewHouse, SavedHouse, SavedHouses, ShippedHouses
from canasta.wire.rulebooks import (
    HouseSettings,
    HouseTrial,
    HouseVerdict,
    house_parts,
    setting_id,
    write_changes,
    write_settings_of,
)

#: Maximum number of house rules per person.
_MOST: Final = 100


class _DraftText(msgspec.Struct):
    """The file of an opened house rule."""

    text: str


async def _shipped_houses(_call: Call) -> ShippedHouses:
    """List the house rules that come with the program."""
    return ShippedHouses([WireHouse(*house_parts(shipped_house(name))) for name in shipped()])


async def _settings(call: Call) -> HouseSettings:
    """List what tables change most about a book, one setting at a time."""
    slug, *options = call.path["book"].split("+")
    rules = book(slug).with_options(options)
    return await call.in_thread(lambda: write_settings_of(rules))


async def _write(call: Call) -> HouseText:
    """Return the house rule file for these settings; impossible settings are refused."""
    drafted = cast(Raw, await _house_from_settings(call))
    return HouseText(msgspec.json.decode(drafted, type=_DraftText).text)


async def _house_from_settings(call: Call) -> OpenedHouse:
    """Return the file for these settings, with its changes in plain words."""
    new: NewHouse = call.body
    rules = book(new.book).with_options(new.options)
    numbers = {setting_id(question): number for number, question in enumerate(questions(rules))}
    for id in new.settings:
        if id not in numbers:
            raise UserError("server.no_setting", name=id[:64])
    changes = {numbers[id]: value for id, value in new.settings.items()}
    found = house_text(rules, new.name, new.about, changes, new.version, new.title)

    # The settings editor shows no file, so errors have no line number.
    return await call.analyze(
        OpenHouseJob(house=found, plain=True, language=call.language), OpenedHouse, anybody=True
    )


async def _open_house(call: Call) -> OpenedHouse:
    """Open a house rule in an editor, either a shipped or a shared one."""
    name = call.path["house"]
    if name in shipped():
        return await call.in_thread(lambda: write_opened_house(shipped_house(name), ""))
    saved = await call.read(lambda store: find_text(store, HOUSES, name))
    return await _opened_text(call, saved.text, agreed=True)


async def _open(call: Call) -> OpenedHouse:
    """Open a posted house rule file in an editor, such as the one a table is played by."""
    return await _opened_text(call, call.body.text)


async def _opened_text(call: Call, text: str, *, agreed: bool = False) -> OpenedHouse:
    job = OpenHouseJob(house=text, agreed=agreed, language=call.language)
    return await call.analyze(job, OpenedHouse, anybody=True)


async def _check(call: Call) -> HouseTrial:
    """Test a house rule, or return the test's progress; if it is unsound, with the hand that shows it."""
    job = TrialJob(house=call.body.text, hands=call.hub.settings.trial, language=call.language)
    status = await call.hub.background.try_rules(call.requester, job)
    found = HouseTrial(status=status.status, done=status.done, wanted=status.wanted)
    if status.status == "done":
        found.verdict = cast(HouseVerdict, Raw(status.result))
    return found


async def _forecast(call: Call) -> HouseForecast:
    """Tell what a house rule does to the game, as far as it has been played next to its book."""
    job = ForecastJob(house=call.body.text, seconds=call.hub.settings.forecast, language=call.language)
    status = await call.hub.background.forecast(call.requester, job)
    if not status.result:
        return HouseForecast(status=status.status if status.status == "waiting" else "working")
    return msgspec.json.decode(status.result, type=HouseForecast)


async def _own(call: Call) -> SavedHouses:
    """List the caller's house rules."""
    owner = call.required_person.id
    kept = await call.read(
        lambda store: [find_text(store, HOUSES, id) for id in texts_of(store, HOUSES, owner)]
    )
    return await call.in_thread(lambda: SavedHouses([_saved_house_of(call, each) for each in kept]))


async def _keep(call: Call) -> SavedHouse:
    """Save a house rule."""
    return await _save(call, "")


async def _change(call: Call) -> SavedHouse:
    """Replace one of the caller's house rules."""
    return await _save(call, call.path["house"])


async def _save(call: Call, id: str) -> SavedHouse:
    owner, text = call.required_person.id, call.body.text
    await call.in_thread(lambda: read_house(text))

    def job(store: Store) -> str:
        if not id and len(texts_of(store, HOUSES, owner)) >= _MOST:
            raise UserError("server.many_houses", number=_MOST)
        return save_text(store, HOUSES, owner, text, id)

    return await _saved_house(call, await call.hub.database.write(job))


async def _drop(call: Call) -> Nothing:
    """Delete one of the caller's house rules; games that use it go on."""
    owner, id = call.required_person.id, call.path["house"]
    await call.hub.database.write(lambda store: delete_text(store, HOUSES, owner, id))
    return Nothing()


async def _read_house(call: Call) -> SavedHouse:
    """Return a shared house rule."""
    return await _saved_house(call, call.path["house"])


async def _saved_house(call: Call, id: str) -> SavedHouse:
    kept = await call.read(lambda store: find_text(store, HOUSES, id))
    return await call.in_thread(lambda: _saved_house_of(call, kept))


def _saved_house_of(call: Call, kept: SavedText) -> SavedHouse:
    house: House | None = None
    with suppress(UserError):
        house = read_house(kept.text, agreed=True)
    return SavedHouse(kept.id, kept.owner == call.caller, kept.text, write_changes(house) if house else None)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/houses", _shipped_houses, ShippedHouses, signed_in=False),
    Endpoint("GET", "/api/houses/settings/{book}", _settings, HouseSettings, signed_in=False),
    Endpoint("POST", "/api/houses/text", _write, HouseText, NewHouse, signed_in=False),
    Endpoint("POST", "/api/houses/draft", _house_from_settings, OpenedHouse, NewHouse, signed_in=False),
    Endpoint("POST", "/api/houses/opened", _open, OpenedHouse, HouseText, signed_in=False),
    Endpoint("POST", "/api/houses/check", _check, HouseTrial, HouseText),
    Endpoint("POST", "/api/houses/forecast", _forecast, HouseForecast, HouseText),
    Endpoint("GET", "/api/me/houses", _own, SavedHouses),
    Endpoint("POST", "/api/me/houses", _keep, SavedHouse, HouseText),
    Endpoint("POST", "/api/me/houses/{house}", _change, SavedHouse, HouseText),
    Endpoint("DELETE", "/api/me/houses/{house}", _drop, Nothing),
    Endpoint("GET", "/api/houses/{house}/opened", _open_house, OpenedHouse, signed_in=False),
    Endpoint("GET", "/api/houses/{house}", _read_house, SavedHouse, signed_in=False),
)
