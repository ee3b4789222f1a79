"""Commands of clients at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from canasta.match import Step
from canasta.messages import UserError
from canasta.server.tables.chat import moderate, speak
from canasta.server.tables.clock import out_of_time
from canasta.server.tables.fair_deal import begin, contribute
from canasta.server.tables.game import REFEREE, LiveGame, named_card, read_actions
from canasta.server.tables.host_commands import host_entries, promote_to_host
from canasta.server.tables.levels import check_level
from canasta.server.tables.proposals import answer, propose
from canasta.server.tables.room import Room
from canasta.server.tables.rulings import check_call, check_ruling, may_rule
from canasta.storage.people import Person
from canasta.wire import protocol

if TYPE_CHECKING:
    from canasta.server.tables.table import Table


async def carry_out(table: Table, person: Person, command: protocol.AnyCommand, key: str) -> int:
    """Carry out a command and return the number of entries in the stream that it was written to."""
    await promote_to_host(table, table.load(), person, command)
    room = table.load()
    if isinstance(
        command,
        protocol.Act
        | protocol.Play
        | protocol.Undo
        | protocol.Try
        | protocol.Call
        | protocol.Rule
        | protocol.Next,
    ):
        most = table.hub.settings.limits.extras
        return await table.step(lambda game: _in_game(game, room, person, command, most), key)
    if isinstance(command, protocol.Start):
        return await _start(table, room, person, command, key)
    if isinstance(command, protocol.Commit | protocol.Reveal):
        return await contribute(table, room, person, command, key)
    if isinstance(command, protocol.Phrase | protocol.Chat):
        return speak(table, room, person, command, key)
    if isinstance(command, protocol.Mute | protocol.Report):
        return await moderate(table, room, person, command)
    if isinstance(command, protocol.Abandon):
        if room.proposal is not None and room.proposal.what == "end":
            return await answer(table, room, person, True, key)
        return await propose(table, room, person, "end", key)
    if isinstance(command, protocol.Propose):
        return await propose(table, room, person, command.what, key)
    if isinstance(command, protocol.AnswerProposal):
        return await answer(table, room, person, command.yes, key)
    if isinstance(command, protocol.Pause):
        return await table.write(room.pause(person.id, command.on, table.stopped_clock()), key)
    if isinstance(command, protocol.Change | protocol.Swap | protocol.Host | protocol.Time):
        return await table.write(host_entries(room, person, command), key)
    if isinstance(command, protocol.Close) and room.status in ("playing", "paused"):
        entries = room.close(person.id)
        resigned = room.resign(table.present())
        if room.status == "paused":
            resigned.append(("resumed", {}))
        await table.write(resigned)
        await table.step(lambda game: [game.match.abandon()])
        return await table.write(entries, key)
    return await table.write(_about_table(room, person, command), key)


def _about_table(room: Room, person: Person, command: protocol.AnyCommand) -> list[tuple[str, object]]:
    if isinstance(command, protocol.Sit):
        return room.sit(person, command.place, command.invite)
    if isinstance(command, protocol.Stand):
        return room.stand(person.id)
    if isinstance(command, protocol.Bot):
        return room.seat_bot(person.id, command.place, check_level(command.level))
    if isinstance(command, protocol.Remove):
        return room.remove(person.id, command.place)
    if isinstance(command, protocol.Renew):
        return room.renew(person.id)
    assert isinstance(command, protocol.Close)
    return room.close(person.id)


def _in_game(
    game: LiveGame, room: Room, person: Person, command: protocol.AnyCommand, most: int
) -> Iterable[Step]:
    match, place = game.match, room.place_of(person.id)
    if place >= 0 and room.chairs[place].stand_in:
        raise UserError("server.stand_in")
    if room.proposal is not None:
        raise UserError("server.proposal")
    if place >= 0 and game.seat_of(place) == match.actor >= 0 and out_of_time(match):
        raise UserError("server.out_of_time")
    if isinstance(command, protocol.Undo | protocol.Try | protocol.Call | protocol.Rule):
        game.check_extras(REFEREE if isinstance(command, protocol.Rule) else game.seat_of(place), most)
    if isinstance(command, protocol.Act):
        yield from game.act(place, read_actions(command.actions), named_card(command.card))
    elif isinstance(command, protocol.Play):
        yield from game.act(place, *game.read(place, command.line))
    elif isinstance(command, protocol.Undo):
        if not room.new.undo:
            raise UserError("server.no_undo")
        yield match.undo(game.own_seat(place))
    elif isinstance(command, protocol.Try):
        yield match.attempt(game.own_seat(place), *read_actions([command.action]))
    elif isinstance(command, protocol.Call):
        check_call(match, game.own_seat(place))
        yield match.call(game.own_seat(place))
    elif isinstance(command, protocol.Rule):
        if not may_rule(room, person.id):
            raise UserError("server.no_referee")
        check_ruling(match, command.decision, game.seat_of(place) if place >= 0 else -1)
        yield match.referee(command.decision, command.cause)
    else:
        if place < 0:
            raise UserError("server.not_playing")
        yield match.start_hand()


async def _start(table: Table, room: Room, person: Person, command: protocol.Start, key: str) -> int:
    level = check_level(command.bots) if command.bots else ""
    return await begin(table, room, room.filled(person.id, level), key)
