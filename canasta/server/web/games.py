"""After a game: its score sheets, its record, a replay, the proof of the deal, the coach's review."""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta.match import ONLOOKER
from canasta.match.codec import RESULT
from canasta.messages import UserError
from canasta.notation import write_record
from canasta.server.analysis.jobs import ReplayJob, ReviewJob, VerifyJob
from canasta.server.evenings.deals import is_played
from canasta.server.results.index import took_part
from canasta.server.tables.room import Room
from canasta.server.web.endpoint import Call, Endpoint
from canasta.storage import Store
from canasta.storage.games import match_of
from canasta.storage.reviews import record_review
from canasta.storage.store import Entry
from canasta.wire.answers import VerificationResult as WireVerified
from canasta.wire.coach import NewReview, ReviewStatus
from canasta.wire.protocol import SheetsAnswer
from canasta.wire.replays import OPEN, GameReplay, RecordReplay
from canasta.wire.requests import NewReplay, RecordText
from canasta.wire.scores import write_game_result, write_result

#: Bytes of a posted record, including what JSON adds to it.
_RECORD: Final = 2 * 1024 * 1024


class _StoredGame(NamedTuple):
    """A game of a table that the caller may ask about."""

    room: Room
    entries: list[Entry]  #: everything that was done in the game
    hidden: bool  #: in play, or sealed until other tables have played its deals


async def _find(call: Call, table: str, number: int, *, over: bool) -> _StoredGame:
    room = await call.hub.room(table, call.requester)
    last = len(room.games)
    number = number or last
    problem: UserError | None = None
    try:
        room.check_look(call.caller, call.query.get("invite", ""))
    except UserError as not_open:
        problem = not_open
    in_play = number == last and room.status in ("playing", "paused")
    if not 1 <= number <= last:
        raise problem or UserError("server.no_record")
    stream = room.games[number - 1]

    def read(store: Store) -> list[Entry]:
        if problem is not None and not took_part(store, call.caller, stream):
            raise problem
        return [] if over and in_play else store.read(stream)

    entries = await call.read(read)
    if over and in_play:
        raise UserError("server.no_record")
    sealed = await _is_sealed(call, room)
    if over and sealed:
        raise UserError("server.sealed")
    return _StoredGame(room, entries, in_play or sealed)


async def _is_sealed(call: Call, room: Room) -> bool:
    """True while other tables of an evening still play the deals of this one."""
    if room.deals is None:
        return False
    stream, number = room.deals
    evening = await call.hub.evenings.load(stream)
    return not is_played(evening, evening.round(number))


async def _requested_game(call: Call, *, over: bool) -> _StoredGame:
    return await _find(call, call.path["table"], call.number("game", 0), over=over)


async def _record(call: Call) -> RecordText:
    """Return the record of a finished game."""
    found = await _requested_game(call, over=True)
    entries, rules = found.entries, [found.room.rules]
    return RecordText(await call.in_thread(lambda: write_record(match_of(entries, rules))))


async def _sheets(call: Call) -> SheetsAnswer:
    """Return the score sheets of a game, line by line, with paragraphs."""
    found = await _requested_game(call, over=False)
    entries, rules = found.entries, [found.room.rules]

    def write_sheets() -> SheetsAnswer:
        match = match_of(entries, rules)
        hands = [write_result(result, sentences=True) for result in match.history]
        return SheetsAnswer(hands, write_game_result(match))

    return await call.in_thread(write_sheets)


async def _replay(call: Call) -> GameReplay:
    """Replay a hand move by move: during the game as the caller saw it, afterwards with open cards.

    Where all players consent, a finished hand is open during the game too (docs/decisions/0094).
    """
    found = await _requested_game(call, over=False)
    given, hand, entries = call.number("player", -1), call.number("hand", 0), found.entries
    hidden = found.hidden
    if hidden and found.room.open_hands and (finished := _until_end_of(entries, hand)):
        hidden, entries = False, finished
    player = found.room.place_of(call.caller) if hidden else OPEN if given < 0 else given - 1
    if player >= len(found.room.chairs):
        raise UserError("server.no_place", number=given, last=len(found.room.chairs))
    job = ReplayJob(
        entries=entries,
        house=found.room.new.house,
        language=call.language,
        hand=hand or None,
        player=player,
    )
    return await call.analyze(job, GameReplay)


def _until_end_of(entries: list[Entry], hand: int) -> list[Entry]:
    """Return the entries of a game up to the result of a hand; none if the hand is not finished."""
    results = 0
    for number, entry in enumerate(entries, start=1):
        results += entry.kind == RESULT
        if hand and results == hand:
            return entries[:number]
    return []


async def _verify(call: Call) -> WireVerified:
    """Verify a finished game: the deals, every action and every score."""
    found = await _requested_game(call, over=True)
    entries, house = found.entries, found.room.new.house
    return await call.analyze(VerifyJob(entries=entries, house=house, language=call.language), WireVerified)


async def _replay_record(call: Call) -> RecordReplay:
    """Verify a posted record, and replay one of its hands."""
    new: NewReplay = call.body
    job = VerifyJob(
        record=new.record,
        house=new.house,
        language=call.language,
        hand=new.hand,
        player=OPEN if new.player is None else new.player - 1 if new.player else ONLOOKER,
        replay=True,
    )
    return await call.analyze(job, RecordReplay)


async def _review(call: Call) -> ReviewStatus:
    """Ask the coach to review a record, or a finished game at a table."""
    new: NewReview = call.body
    job = ReviewJob(
        record=new.record,
        house=new.house,
        language=call.language,
        hand=new.hand,
        player=None if new.player is None else new.player - 1,
        samples=call.hub.settings.samples,
    )
    person = call.required_person.id
    own = job.player is not None
    if new.table:
        found = await _find(call, new.table, new.game, over=True)
        job.entries, job.record, job.house = found.entries, "", found.room.new.house
        own = own and job.player == found.room.place_of(person)
    elif not new.record:
        raise UserError("server.no_record")
    status = await call.hub.background.review(call.requester, job)
    if own:  # it will yield exercises
        game = new.game or 1
        await call.hub.database.write(lambda store: record_review(store, person, status.id, new.table, game))
    return status


async def _review_status(call: Call) -> ReviewStatus:
    """Return a review's progress, and its content if it is finished or has more than ``hand`` hands."""
    return await call.hub.background.review_status(call.path["review"], call.number("hand", 0))


_GAME: Final = ("invite", "game")
ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables/{table}/record", _record, RecordText, signed_in=False, query=_GAME),
    Endpoint("GET", "/api/tables/{table}/sheets", _sheets, SheetsAnswer, signed_in=False, query=_GAME),
    Endpoint("GET", "/api/tables/{table}/verify", _verify, WireVerified, query=_GAME),
    Endpoint("GET", "/api/tables/{table}/replay", _replay, GameReplay, query=(*_GAME, "hand", "player")),
    Endpoint("POST", "/api/replays", _replay_record, RecordReplay, NewReplay, size=_RECORD),
    Endpoint("POST", "/api/reviews", _review, ReviewStatus, NewReview, size=_RECORD),
    Endpoint("GET", "/api/reviews/{review}", _review_status, ReviewStatus, query=("hand",)),
)
