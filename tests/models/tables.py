"""A server table with several people, over real sockets, compared with one game and a list of its players.

People act, take back, propose, answer, lose their connection, reconnect, open a second window, resend
commands, stand up and sit down; bots play the empty seats. The model is the log that every client has to
receive, entry by entry, and for each seat whether a person plays there.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, rule

from canasta import shuffle
from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.engine import view
from canasta.match import Acted, Noted
from canasta.match.replay import begun_like, redo
from canasta.match.take_back import since, taken_back
from canasta.messages import UserError
from canasta.server.tables.proposals import MOST
from canasta.server.tables.scheduler import nothing
from canasta.table.actions import action_text
from canasta.wire import protocol
from canasta.wire.base import card_names
from canasta.wire.tables import Proposed
from canasta.wire.views import Update
from tests.models.machine import Machine
from tests.records.player import seed_of
from tests.serving import NAMES, Running, all_told, running, wait_for

#: Seconds that a table waits for a player who is away: they pass only when the clock is moved.
PATIENCE = 3600
who = st.integers(0, 2)
numbers = st.integers(0, 2**32)
#: Book, players, people. Short games: if all players have stood up, bots finish them.
GAMES = (
    *(("boat", 2, 2), ("boat", 3, 2), ("classic", 4, 3), ("classic", 4, 2), ("caliente", 2, 2)),
    *(("knee", 4, 3), ("knee", 4, 2)),
)
TARGET = 200
#: A game of hand, knee and foot has a fixed number of hands; this one has one, with fewer cards.
SHORT_KNEE = """extends = "knee"
name = "short"
version = 1
hands = 1

[players.4]
hand_size = 9
packs = 4

[clauses.reserves.Reserves]
sizes = [5, 4]

[clauses.first_meld.FirstMeld]
by_hand = [50]
"""


_OPEN = ExitStack()


@cache
def server() -> Running:
    """Return the server shared by all tables, until ``close``."""
    folder = _OPEN.enter_context(tempfile.TemporaryDirectory())
    return _OPEN.enter_context(running(Path(folder), answers=1e9, idle_seconds=1e9, host_away=1e9))


def close() -> None:
    """Stop the server, if there is one."""
    _OPEN.close()
    server.cache_clear()


class TableMachine(Machine):
    """A table compared with its log and the list of those who play."""

    table: str

    @initialize(game=st.sampled_from(GAMES), seed=numbers)
    def begin(self, game: tuple[str, int, int], seed: int) -> None:
        # The same run gets the same cards, or a failure could not be reproduced.
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(shuffle, "secrets", SimpleNamespace(token_bytes=lambda _: seed_of(str(seed))))
        self.server = server()
        book, players, people = game
        self.clients = [Client(self.server.address, name=name) for name in NAMES[:people]]
        own = {"house": SHORT_KNEE} if book == "knee" else {"book": book, "target": TARGET}
        info = self.clients[0].open_table(
            **own,
            players=players,
            between=0,
            public=True,
            patience=PATIENCE,
            stand_in="simple",
        )
        self.table = info.id
        #: The window in which the person plays, if there is one.
        self.seats: list[Seat | None] = [client.join(self.table) for client in self.clients]
        for seat in self.seats:
            assert seat is not None
            seat.sit()
        self.own(0).start(bots="simple")
        wait_for(lambda: self.server.info(self.table).status == "playing")
        self.by_bot = [place >= people for place in range(players)]
        self.stood = [False] * people  # seats whose player has stood up and not sat down again
        self.long_gone = [False] * people
        self.proposal: tuple[Proposed, int] | None = None
        self.agreed: set[int] = set()
        self.turned_down: dict[tuple[int, int], int] = {}
        self.last: tuple[int, protocol.Command, int] | None = (
            None  # the last command, its sender and the reply
        )
        self.match = begun_like(self.server.match(self.table))
        self.catch_up()

    def teardown(self) -> None:
        for seat in getattr(self, "seats", []):
            if seat is not None:
                seat.close()
        if hasattr(self, "patch"):
            self.patch.undo()

    # --- The model ----------------------------------------------------------------------------------

    def own(self, person: int) -> Seat:
        seat = self.seats[person]
        assert seat is not None
        return seat

    @property
    def actor(self) -> int:
        """Return the seat to act; -1 if there is none."""
        return self.match.seats[self.match.actor] if self.match.actor >= 0 else -1

    @property
    def waiting(self) -> set[int]:
        """Return the people whose answer a proposal waits for."""
        if self.proposal is None:
            return set()
        people = {place for place, bot in enumerate(self.by_bot) if not bot}
        return people - self.agreed - {self.proposal[1]}

    def rest(self) -> None:
        """Wait until the table waits for a person."""
        table = self.server.hub.tables.get(self.table)
        if table is None:
            return

        async def waits() -> bool:
            room, game = await table.load(), table.game
            if table.queue.busy or game is None:
                return False
            if not table.subscriptions or room.status != "playing":
                return True
            if room.proposal is not None:
                return bool(room.waiting)
            if game.match.actor < 0:
                return bool(game.match.over)
            chair = room.chairs[game.match.seats[game.match.actor]]
            return not chair.played_by and table.subscriptions.away(chair.person) < PATIENCE

        wait_for(lambda: self.server.wait_for(waits()))

    def catch_up(self, *done: type) -> None:
        """Check the log: first the entry just made by a person, then the bots' entries, and nothing else."""
        self.rest()
        log = list(self.server.match(self.table).entries)
        known = len(self.match.entries)
        assert log[:known] == self.match.entries
        while len(self.match.entries) < len(log):
            entry = log[len(self.match.entries)]
            place = self.actor
            if done:
                assert isinstance(entry, done[0]), entry
                done = done[1:]
            elif isinstance(entry, Noted):
                assert entry.why == "away"
                if not self.by_bot[place]:
                    assert self.long_gone[place]
                    self.by_bot[place] = True
            elif isinstance(entry, Acted):
                assert self.by_bot[place], "nobody may play for somebody who is there"
                assert self.proposal is None
            else:
                assert place < 0  # the next hand is dealt
            redo(self.match, entry)
        assert not done
        assert log == self.match.entries

    def refused(self, doing: Callable[[], object]) -> None:
        with pytest.raises(ServerError):
            doing()
        self.catch_up()

    def may_play(self, person: int) -> bool:
        return self.actor == person and not self.by_bot[person] and self.proposal is None

    def command(self, person: int, command: protocol.Command, *done: type) -> None:
        number = self.own(person).do(command)
        self.last = person, command, number
        self.catch_up(*done)

    # --- Actions of people --------------------------------------------------------------------------

    @rule(person=who, luck=numbers, times=st.integers(1, 6))
    def act(self, person: int, luck: int, times: int) -> None:
        if not self.here(person):
            return
        if not self.may_play(person):
            self.refused(lambda: self.own(person).do(protocol.Act(key=new_key(), actions=["draw"])))
            return
        for time in range(times):
            if self.may_play(person):
                legal = self.match.view(self.match.actor).legal_actions()
                action = action_text(legal[(luck >> time) % len(legal)])
                self.command(person, protocol.Act(key=new_key(), actions=[action]), Acted)

    @rule(luck=numbers, times=st.integers(1, 20))
    def play_on(self, luck: int, times: int) -> None:
        for time in range(times):
            if 0 <= self.actor < len(self.seats) and self.seats[self.actor] is not None:
                self.act(self.actor, luck >> time, 1)

    @rule(person=who)
    def undo(self, person: int) -> None:
        if not self.here(person):
            return
        if self.may_play(person) and self.match.can_undo():
            self.own(person).do(protocol.Undo(key=new_key()))
            self.catch_up(*[type(entry) for entry in self.new()])
            assert type(self.match.entries[-1]).__name__ == "Undone"
        else:
            self.refused(lambda: self.own(person).do(protocol.Undo(key=new_key())))

    def new(self) -> list[Any]:
        return list(self.server.match(self.table).entries)[len(self.match.entries) :]

    @rule()
    def send_again(self) -> None:
        """Resend a command: it is not carried out again, and the reply is the same."""
        if self.last is None:
            return
        person, command, number = self.last
        if self.here(person):
            assert self.own(person).do(command) == number
            self.catch_up()

    @rule(
        person=who, what=st.sampled_from(["take_back", "take_back", "redeal", "end"]), sure=st.integers(0, 9)
    )
    def propose(self, person: int, what: Proposed, sure: int) -> None:
        if not self.here(person) or (what == "end" and sure):
            return
        if not self.may_propose(person, what):
            self.refused(lambda: self.own(person).propose(what))
            return
        self.own(person).propose(what)
        self.proposal, self.agreed = (what, person), set()
        self.settle()

    def may_propose(self, person: int, what: Proposed) -> bool:
        match = self.match
        if match.over or self.by_bot[person] or self.proposal is not None:
            return False
        if self.turned_down.get((match.hand_number, person), 0) >= MOST:
            return False
        if what != "take_back":
            return what != "redeal" or any(
                irregularity.name == "improper_deal" for irregularity in match.setup.book.irregularities
            )
        try:
            return bool(taken_back(match, since(match, match.seats.index(person))))
        except UserError:
            return False

    def settle(self) -> None:
        """Carry out a proposal that all players have agreed to."""
        if self.proposal is None or self.waiting:
            self.catch_up()
            return
        what = self.proposal[0]
        self.proposal = None
        self.rest()
        seats = self.match.setup.seats
        kinds = [type(entry) for entry in self.new()]
        names = [kind.__name__ for kind in kinds]
        if what == "end":
            assert names == ["Abandoned"]
            self.catch_up(*kinds)
        elif what == "redeal":
            assert names[: seats + 1] == ["Agreed"] * seats + ["Ruled"]
            self.catch_up(*kinds[: seats + 1])
        else:
            assert names[:seats] == ["Agreed"] * (seats - 1) + ["TakenBack"]
            self.catch_up(*kinds[:seats])

    @rule(person=who, yes=st.booleans())
    def answer(self, person: int, yes: bool) -> None:
        if not self.here(person):
            return
        if person not in self.waiting:
            self.refused(lambda: self.own(person).answer(yes))
            return
        self.own(person).answer(yes)
        if yes:
            self.agreed.add(person)
            self.settle()
        else:
            assert self.proposal is not None
            key = self.match.hand_number, self.proposal[1]
            self.turned_down[key] = self.turned_down.get(key, 0) + 1
            self.proposal = None
            self.catch_up()

    # --- Connecting and disconnecting ---------------------------------------------------------------

    def here(self, person: int) -> bool:
        return person < len(self.seats) and self.seats[person] is not None

    def present(self) -> set[str]:
        table = self.server.table(self.table)
        return self.server.inside(table.subscriptions.present)

    @rule(person=who)
    def lose_connection(self, person: int) -> None:
        if self.here(person):
            self.own(person).close()
            self.seats[person] = None
            wait_for(lambda: self.clients[person].person.id not in self.present())
            self.catch_up()

    @rule(person=who)
    def come_back(self, person: int) -> None:
        if person < len(self.seats) and self.seats[person] is None:
            self.seats[person] = self.clients[person].join(self.table)
            self.long_gone[person] = False
            self.by_bot[person] = self.stood[person]
            self.settle()

    @rule()
    def time_passes(self) -> None:
        """Move the clock beyond the time that a table waits for an absent player."""
        self.long_gone = [seat is None for seat in self.seats]
        self.server.advance(PATIENCE + 1)
        if any(self.seats):
            table = self.server.table(self.table)
            self.server.inside(lambda: table.queue.add(nothing))
        self.catch_up()

    @rule(person=who)
    def open_second_window(self, person: int) -> None:
        """Open a second window, which plays from now on; commands of the first one are refused."""
        if self.here(person):
            first = self.own(person)
            self.seats[person] = self.clients[person].join(self.table)
            with pytest.raises(ServerError):
                first.do(protocol.Act(key=new_key(), actions=["draw"]))
            first.close()
            self.by_bot[person] = self.stood[person]
            self.catch_up()

    @rule(person=who)
    def stand_up(self, person: int) -> None:
        if self.here(person) and not self.match.over:
            self.own(person).do(protocol.Stand(key=new_key()))
            self.stood[person] = self.by_bot[person] = True
            self.settle()

    @rule(person=who)
    def sit_down(self, person: int) -> None:
        if self.here(person) and not self.match.over:
            self.own(person).sit()
            self.stood[person] = self.by_bot[person] = False
            self.settle()

    @rule()
    def forget(self) -> None:
        """Make the server read the table from disk again, as after a disk error."""
        table = self.server.table(self.table)

        async def drop() -> None:
            table._journal.drop()

        self.server.wait_for(table.queue.wait_for(drop))
        self.catch_up()

    # --- Invariants ---------------------------------------------------------------------------------

    @invariant()
    def everybody_sees_the_same_game(self) -> None:
        match = self.match
        for person, seat in enumerate(self.seats):
            if seat is None or match.state is None or match.ledger is None:
                continue
            all_told(seat)
            update = seat.update
            own = match.seats.index(person)
            if not isinstance(update, Update):
                continue
            assert update.number == len(match.entries)
            assert sorted(update.view.hand) == sorted(card_names(match.ledger.hands[own]))
            offers = [offer.action for offer in update.view.offers]
            acts = match.actor == own
            wanted = sorted(map(action_text, view(match.state, own).legal_actions())) if acts else []
            assert sorted(offers) == wanted

    @invariant()
    def everybody_knows_who_plays(self) -> None:
        info = self.server.info(self.table)
        for place, bot in enumerate(self.by_bot):
            if not self.match.over:
                assert bool(info.places[place].bot) == bot
        if self.proposal is None:
            assert not hasattr(info.proposal, "what") or self.match.over
        else:
            assert (info.proposal.what, info.proposal.place) == (self.proposal[0], self.proposal[1] + 1)  # type: ignore[union-attr]
            assert set(info.proposal.waiting) == {place + 1 for place in self.waiting}  # type: ignore[union-attr]
