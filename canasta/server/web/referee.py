"""The referee over HTTP: irregularities, questions one at a time, the ruling. Requests are stateless."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from canasta.books import BOOKS
from canasta.books.advice import referee_for
from canasta.books.house import read_house, shipped
from canasta.clauses.rulebook import Rulebook
from canasta.irregularities.interview import Interview
from canasta.irregularities.irregularity import find_irregularity
from canasta.messages import UserError
from canasta.notation.position.keys import default_players
from canasta.server.tables.room import Room
from canasta.server.tables.rules import rules_of
from canasta.server.tables.rulings import may_rule
from canasta.server.web.endpoint import Call, Endpoint
from canasta.server.web.rules import named_rules
from canasta.storage.saved_texts import HOUSES, find_text
from canasta.wire.cases import NewCase, RefereeCase, TableCase, TableReferee, write_case
from canasta.wire.ruling_writer import write_known
from canasta.wire.rulings import KnownIrregularities
from canasta.wire.tables import NewTable


async def _known(call: Call) -> KnownIrregularities:
    """List the irregularities that a book knows, or those that match some words."""
    name = call.path["book"]
    text = await _saved_house_text(call, name)
    rules = await call.in_thread(lambda: _named_rules(name, text))
    interview = referee_for(rules, call.number("players", default_players(rules)))
    words = call.query.get("words", "")[:200]
    return write_known(interview, interview.search(words) if words.strip() else interview.known)


async def _case(call: Call) -> RefereeCase:
    """Return the referee's next question or the ruling; for unknown facts, the outcome of each answer."""
    new: NewCase = call.body
    text = new.house or await _saved_house_text(call, new.book)

    def judge() -> RefereeCase:
        rules = rules_of(NewTable(book=new.book, options=new.options, house=text))
        players = new.players or default_players(rules)
        return _judge(referee_for(rules, players, new.names), new)

    return await call.in_thread(judge)


async def _saved_house_text(call: Call, name: str) -> str:
    """Return the text of the house rule stored under this id; empty for other names."""
    if name.partition("+")[0] in BOOKS or name in shipped():
        return ""
    with suppress(UserError):
        return (await call.read(lambda store: find_text(store, HOUSES, name))).text
    return ""


def _named_rules(name: str, text: str) -> Rulebook:
    return read_house(text).book if text else named_rules(name)


def _judge(interview: Interview, new: NewCase | TableCase) -> RefereeCase:
    interview.take(find_irregularity(interview.all, new.irregularity))
    if interview.irregularity not in interview.known:
        raise UserError("referee.no_match", given=new.irregularity)
    return write_case(interview, new.answers)


async def _at_table(call: Call) -> tuple[Room, Interview]:
    """Return the table and its referee, who uses the rules and player names of the current game."""
    table = await call.table()
    room = table.room
    room.check_look(call.caller, call.query.get("invite", ""))
    if table.game is None:
        raise UserError("server.no_game")
    match = table.game.match
    return room, referee_for(match.setup.book, match.setup.players, match.seat_names())


async def _table_known(call: Call) -> TableReferee:
    """List the irregularities for a table on the server, and whether the caller may rule there."""
    room, interview = await _at_table(call)
    words = call.query.get("words", "")[:200]
    found = interview.search(words) if words.strip() else interview.known
    names = list(interview.names)
    return TableReferee(write_known(interview, found), names, may_rule(room, call.caller))


async def _table_case(call: Call) -> RefereeCase:
    """Return the next question or the ruling; it depends on the answers alone, so it reveals no hand."""
    _, interview = await _at_table(call)
    new: TableCase = call.body
    return await call.in_thread(lambda: _judge(interview, new))


ENDPOINTS: Final = (
    Endpoint(
        "GET", "/api/referee/{book}", _known, KnownIrregularities, signed_in=False, query=("players", "words")
    ),
    Endpoint("GET", "/api/tables/{table}/referee", _table_known, TableReferee, query=("words", "invite")),
    Endpoint("POST", "/api/tables/{table}/referee", _table_case, RefereeCase, TableCase, query=("invite",)),
    Endpoint("POST", "/api/referee", _case, RefereeCase, NewCase, signed_in=False),
)
