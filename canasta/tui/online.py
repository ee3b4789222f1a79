"""``canasta play --server``: a server's table, on the same screen as a local table.

The server reports what happened. Questions (why, out, help, the rules) are answered locally, from what the
player knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, cast

import msgspec
from rich.console import Console

from canasta.bots import NAMES
from canasta.client import SENT_AWAY, Client, Seat, ServerError, read_update
from canasta.client.client import INVITE, new_key, readable_messages
from canasta.client.remote_game import RemoteGame
from canasta.match import Match
from canasta.messages import SIDE_LETTERS, UserError, in_english, listed, text
from canasta.storage import data_folder
from canasta.storage.files import read_whole, write_whole
from canasta.table.actions import action_text
from canasta.table.state import PART_ANSWER
from canasta.tui.codes import qr_code
from canasta.tui.lookup import explain, first_refusal, show_help, show_out
from canasta.tui.menu import draw_menu
from canasta.tui.narration import Narrator
from canasta.tui.online_talk import LEAVE_PROMPT, Talk, proposed, spoken
from canasta.tui.prompts import helped
from canasta.tui.score_sheet import show_game, show_hand
from canasta.tui.screen import Leave, Screen
from canasta.tui.table import Look, draw_table
from canasta.tui.turn_input import judge, parts_of, read_line
from canasta.wire import card_names, protocol
from canasta.wire.tables import TableInfo
from canasta.wording import reason_text

_TOKENS: Final = "servers.json"


@dataclass(frozen=True)
class Visit:
    """Settings given at the start."""

    server: str
    name: str = ""
    table: str = ""  #: the table to join; a private one is followed by ``/`` and its invitation
    book: str = "classic"
    options: tuple[str, ...] = ()
    players: int | None = None
    target: int | None = None
    bot: str = "club"  #: the level of the bots in free places
    people: int = 1  #: number of people to wait for before the game begins
    password: str = ""  #: of an account; without one the player is a guest


class OnlineLook(Look):
    """A look at a table on a server."""

    def __init__(self, game: RemoteGame) -> None:
        assert game.view is not None
        assert game.seen is not None
        self.match = cast(Match, game)  # has everything that a look needs
        self.player = game.player
        self.seat = game.seat
        self.view = game.view
        self.seen = game.seen
        self.setup = self.view.setup
        self.state = self.view.position
        self.names = game.seat_names()


class OnlineSession:
    """One session at a server's table."""

    def __init__(self, screen: Screen, seat: Seat, visit: Visit) -> None:
        self.screen = screen
        self.seat = seat
        self.visit = visit
        self.game: RemoteGame | None = None
        self.narrator: Narrator | None = None
        self._table: TableInfo | None = None
        self._talk = Talk(screen, seat)
        self._waiting: list[str] = []
        self._left = False  #: whether the prompt was left before anything was played

    def play(self) -> None:
        """Play until the game is over; raise ``Leave`` if the player leaves."""
        over = False
        while not over:
            message = self.seat.receive()
            with readable_messages(self.seat.client.address):
                over, look = self._process(message)
            if look is not None:
                self._turn(look)

    def _process(self, message: protocol.AnyServerMessage) -> tuple[bool, OnlineLook | None]:
        """Process a message; return whether the game is over, and the player's view if it is their turn."""
        look = None
        if isinstance(message, protocol.TableChanged):
            self._process_table(message.table)
        elif isinstance(message, protocol.GameInfo):
            self._begin(message)
        elif isinstance(message, protocol.TableUpdate):
            look = self._process_update(message)
        elif isinstance(message, protocol.HandOver) and self.game is not None:
            result = self.game.count(message.result)
            self.screen.rule(text("play.hand.ends", number=result.number))
            show_hand(self.screen, cast(Match, self.game), result, self.game.player)
        elif isinstance(message, protocol.NextHand):
            self.seat.be_ready()  # the score stays on the screen
        elif isinstance(message, protocol.GameOver):
            self._over(message)
            return True, None
        elif isinstance(message, protocol.TableUnavailable):
            self.screen.complain(message.sentence)
        elif isinstance(message, protocol.SeatMoved):
            self.screen.complain(text("online.moved"))
        elif isinstance(message, protocol.RequestRefused) and message.error in SENT_AWAY:
            raise ServerError(message)
        elif isinstance(message, protocol.ChatMessage | protocol.ProposalDecided):
            self._talk.show(message)
            # After any other decision, the server sends the state of the game.
            same = isinstance(message, protocol.ProposalDecided) and (
                not message.agreed or message.what == "time"
            )
            if same and self._left and self.game and self.game.view:
                look = OnlineLook(self.game)
        return False, look

    def _process_table(self, table: TableInfo) -> None:
        before, self._table = self._table, table
        self._talk.ask(table)
        if table.status != "waiting":
            return
        people = [place.name for place in table.places if place.person]
        known = [place for place in before.places if place.person] if before else []
        if len(people) != len(known):
            self.screen.say("online.seated", names=listed(people))
        if table.host == self.seat.client.person.id and len(people) >= self.visit.people:
            free = any(not place.name for place in table.places)
            self.seat.start(bots=self.visit.bot if free else "")

    def _begin(self, message: protocol.GameInfo) -> None:
        game = self.game = RemoteGame(message)
        self.narrator = None
        for side, members in enumerate(game.members):
            names = [
                text("play.you_first") if who == game.player else game.names[who]
                for who in sorted(members, key=lambda who: who != game.player)
            ]
            self.screen.say("play.begin.side", letter=SIDE_LETTERS[side], names=listed(names))

    def _process_update(self, message: protocol.TableUpdate) -> OnlineLook | None:
        game = self.game
        if game is None:
            raise ValueError("an update of no game")
        hand = game.number
        report = game.apply_update(read_update(message))
        if self.narrator is None or game.number != hand:
            self.narrator = Narrator(game.seat_names(), game.seat, plain=self.screen.plain)
        if game.number != hand:
            self.screen.rule(text("play.hand.begins", number=game.number))
        self.narrator.add(report)
        own = game.view is not None
        for sentence in self.narrator.sentences(so_far=own):
            self.screen.write(sentence, "italic")
        return OnlineLook(game) if own else None

    def _over(self, message: protocol.GameOver) -> None:
        game, screen = self.game, self.screen
        if game is not None:
            show_game(screen, cast(Match, game))
        totals = listed([f"{SIDE_LETTERS[side]} {total}" for side, total in enumerate(message.result.totals)])
        if message.result.winners:
            screen.say("online.won", sides=listed(list(message.result.winners)), totals=totals)
        else:
            screen.say("online.broken_off", totals=totals)

    # --- The player's turn --------------------------------------------------------------------------

    def _turn(self, look: OnlineLook) -> None:
        legal = look.view.legal_actions()
        self._left = False
        if not self._waiting:
            self._show(look, legal)
        while True:
            if not self._waiting:
                typed = self.screen.ask(text("play.prompt"))
                if self._talk.answered(typed):
                    self._left = True
                    return
                whole = in_english("play", typed).lower().startswith("why ")
                self._waiting = [typed] if whole else parts_of(typed)
                continue
            line = in_english("play", self._waiting.pop(0))
            try:
                if not self._looked_up(line, look, legal):
                    self._do(line, look, legal)
                    return
            except UserError as problem:
                self._waiting = []
                self.screen.complain(str(problem))
                if isinstance(problem, ServerError) and problem.error in LEAVE_PROMPT:
                    self._left = True
                    return

    def _show(self, look: OnlineLook, legal: Sequence[int]) -> None:
        self.screen.rule(look.title())
        draw_table(self.screen, look)
        if look.view.part == PART_ANSWER:
            self.screen.say("play.done.asked", style="bold", name=look.names[look.view.turn_seat])
        draw_menu(self.screen, legal, look.state)

    def _do(self, line: str, look: OnlineLook, legal: Sequence[int]) -> None:
        if proposed(self.seat, line):
            self._left = True
            return
        if line.lower() in ("undo", "u"):
            self.seat.do(protocol.Undo(key=new_key()))
            return
        play = read_line(line, look, legal, self.screen)
        reason = play.reason
        if reason is None:
            refused = first_refusal(look, play.actions)
            reason = refused[1] if refused else None
        if reason is not None:
            raise UserError("online.refused", reason=reason_text(reason, look.setup.book.slug, look.names))
        card = None if play.card is None else card_names([play.card])[0]
        actions = [action_text(action) for action in play.actions]
        self.seat.do(protocol.Act(key=new_key(), actions=actions, card=card))

    def _looked_up(self, line: str, look: OnlineLook, legal: Sequence[int]) -> bool:
        """Process a line that is not an action."""
        word, _, rest = line.strip().partition(" ")
        screen, word = self.screen, word.lower()
        if helped(screen, line, lambda: show_help(screen, look, legal, ""), look.setup.book):
            return True
        if spoken(screen, self.seat, line):
            return True
        if word == "why":
            if rest := rest.removeprefix("not ").rstrip("?").strip():
                explain(screen, look, judge(rest, look, legal))
            else:
                screen.complain(text("play.error.why_what"))
        elif line.lower() in ("out", "go out"):
            show_out(screen, look)
        elif word in ("table", "look"):
            self._show(look, legal)
        elif word in ("score", "s", "scores"):
            show_game(screen, look.match)
        elif word in ("log", "last") and self.narrator is not None:
            for sentence in self.narrator.history:
                screen.write(sentence, "italic")
        else:
            return False
        return True


def visit(
    visit: Visit,
    *,
    plain: bool,
    console: Console,
    read: Callable[[str], str] = input,
    fail: Callable[[str], None] | None = None,
) -> int:
    """Play at a server's table; return the exit code."""
    screen = Screen(console, read, plain=plain, fail=fail)
    server, _, invited = visit.server.partition(INVITE)
    visit = replace(visit, server=server, table=visit.table.partition(INVITE)[2] or invited or visit.table)
    try:
        if visit.bot not in NAMES:
            raise UserError("online.own_bot", names=", ".join(NAMES))
        client = _client(visit)
        seat = _seat(screen, client, visit)
        with seat:
            OnlineSession(screen, seat, visit).play()
    except (Leave, KeyboardInterrupt):
        screen.say("online.leave")
    except UserError as problem:
        screen.fail(str(problem))
        return 2
    return 0


def _seat(screen: Screen, client: Client, visit: Visit) -> Seat:
    """Join the named table, one at which the player already has a seat, or a new one."""
    id, _, invite = visit.table.partition("/")
    if not id:
        left = [table for table in client.own_tables() if table.status in ("playing", "paused")]
        if left:
            screen.say("online.back", table=left[0].id)
            return client.join(left[0].id)
        table = client.open_table(
            book=visit.book, options=list(visit.options), players=visit.players, target=visit.target
        )
        id, invite = table.id, cast(str, table.invite)
        if visit.people > 1:
            link = client.invitation(id)
            screen.say_whole("online.invite", link=link)
            if not screen.plain:
                screen.write(qr_code(link))
    seat = client.join(id, invite=invite)
    seat.sit()
    return seat


# --- Saved sessions ---------------------------------------------------------------------------------


def _client(visit: Visit) -> Client:
    """Return a client for the saved session of this server, for an account, or for a new guest."""
    path = data_folder() / _TOKENS
    tokens = _tokens(path)
    address = visit.server.rstrip("/")
    known = tokens.get(f"{address} {visit.name}")
    if known and not visit.password:
        try:
            return Client(address, token=known)
        except ServerError:
            pass  # the session has ended
    client = Client(address, name=visit.name or text("play.begin.somebody"), password=visit.password)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, msgspec.json.encode({**tokens, f"{address} {visit.name}": client.token}).decode())
    return client


def _tokens(path: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(read_whole(path), type=dict[str, str])
    except (OSError, UnicodeError, msgspec.DecodeError):
        return {}
