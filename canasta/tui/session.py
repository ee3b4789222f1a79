"""A game at the terminal: bots act, the player acts, hands are scored, and every action is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress

from canasta.bots import Bot
from canasta.engine import IllegalAction, View, action_text, legal_actions
from canasta.explain.plays import Play
from canasta.match import HandResult, Step
from canasta.match.restore import steps_of_hand
from canasta.messages import SIDE_LETTERS, Param, UserError, in_english, listed, text
from canasta.notation import verify_record, write_position, write_record
from canasta.table.state import PART_ANSWER, PART_OVER
from canasta.tui.bot_irregularities import may_try, slip
from canasta.tui.hints import give_hint
from canasta.tui.lookup import explain, first_refusal, show_help, show_out
from canasta.tui.menu import draw_menu
from canasta.tui.narration import Narrator
from canasta.tui.prompts import ask, helped
from canasta.tui.referee import CALL, REFEREE, TRY, RefereeMixin
from canasta.tui.saved_games import HUMAN, GameSaver
from canasta.tui.score_sheet import show_game, show_hand, show_left
from canasta.tui.screen import Leave, Screen
from canasta.tui.table import Look, draw_table, seat_of, show_cards
from canasta.tui.turn_input import judge, parts_of, read_line
from canasta.wording import reason_text

#: Number of lines from which on blank lines are used.
ROOMY = 30
#: Maximum number of sentences about recent events after resuming.
_LAST_ROUND = 12
_SCORE = ("score", "s", "scores")
_TABLE = ("table", "look")
_LOG = ("log", "last")
_GO_OUT = ("out", "go out")
_HINT = ("hint", "coach")
_UNDO = ("undo", "u")


class Session(RefereeMixin):
    """One session at the table, from the current state of the game."""

    def __init__(
        self,
        screen: Screen,
        keeper: GameSaver,
        bots: dict[int, Bot],
        pause: Callable[[], None],
        *,
        explained: bool = False,
    ) -> None:
        self.screen = screen
        self.match = keeper.match
        self.keeper = keeper
        self.bots = bots  #: by player
        self.pause = pause
        self.explained = explained  #: partners may explain their answers
        self._reasons: list[str] = []  #: of the partner's answers in this hand, for after it
        self.skipping = False  #: the player sits out this hand and does not watch
        self._waiting: list[str] = []  #: typed in one line, separated by semicolons
        self._typed_in = (-1, -1)  #: hand and turn in which it was typed
        self._table_shown = (-1, -1)  #: hand and turn whose table was shown (plain style)
        self.narrator = self._new_narrator()

    def play(self) -> None:
        """Play to the end of the game; raise ``Leave`` if the player leaves."""
        self._save()
        if self.match.entries:
            self._resume()
        while not self.match.over:
            if self.match.actor < 0:
                self._deal()
            self._play_hand()
            self._end_of_hand()
        self._end_of_game()

    # --- A hand -----------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The player's seat in this hand; -1 when sitting out."""
        return seat_of(self.match, HUMAN)

    def _new_narrator(self) -> Narrator:
        return Narrator(self.match.seat_names(), self.seat, plain=self.screen.plain)

    def _deal(self) -> None:
        match = self.match
        step = match.start_hand()
        self._save()
        self.narrator = self._new_narrator()
        self.skipping = False
        self.screen.write()
        self.screen.rule(text("play.hand.begins", number=match.hand_number))
        dealer = match.seats[match.dealer]
        if dealer == HUMAN:
            self.screen.say("play.hand.you_deal")
        else:
            self.screen.say("play.hand.deals", name=match.names[dealer])
        for player in match.sitting_out:
            if player != HUMAN:
                self.screen.say("play.hand.sits_out", name=match.names[player])
        if self.seat < 0:
            self.screen.say("play.hand.you_sit_out")
            answers = ("", "y", "yes", "s", "skip")
            answer = self._ask_until(text("play.hand.watch"), answers, "play.help_at.watch")
            self.skipping = answer in ("s", "skip")
        self.narrator.add(step.report(self.seat))
        self._narrate(so_far=False)

    def _resume(self) -> None:
        """Show the state of the game, and what happened last."""
        if self.match.actor < 0:
            self.screen.say("play.hand.played", number=self.match.hand_number)
            show_game(self.screen, self.match)
            return
        for step, _ in steps_of_hand(self.match):
            self.narrator.add(step.report(self.seat))
        self.narrator.sentences()
        self.screen.say("play.hand.goes_on", number=self.match.hand_number)
        if self.narrator.history:
            self.screen.say("play.hand.last_round", style="bold")
            self._write(self.narrator.last_round(_LAST_ROUND))

    def _write(self, sentences: list[str]) -> None:
        for sentence in sentences:
            self.screen.write(sentence, "italic")

    def _play_hand(self) -> None:
        while self.match.state is not None and self.match.state.part != PART_OVER:
            self._check_rules()
            seat = self.match.state.actor
            player = self.match.seats[seat]
            if player == HUMAN:
                self._narrate()
                self._player_acts()
            else:
                self._bot_acts(seat, self.bots[player])
        self._narrate()

    def _check_rules(self) -> None:
        """Stop the game if a house rule leads to a dead end or to a hand that never ends."""
        state, house = self.match.state, self.match.setup.book.house
        if house is None or state is None:
            return
        from canasta.jobs.trial import TURN_LIMIT  # imports a lot that other games do not need

        params: dict[str, Param] = {"name": house.name, "path": str(self.keeper.games.path)}
        if not legal_actions(state):
            raise UserError("play.error.dead_end", position=write_position(state), **params)
        if state.turn > TURN_LIMIT:
            raise UserError("play.error.endless", limit=TURN_LIMIT, **params)

    def _bot_acts(self, seat: int, bot: Bot) -> None:
        state = self.match.state
        assert state is not None
        turn = state.turn
        mistake = slip(self.match, seat)
        if mistake is None:
            view = self.match.view(seat)
            action = bot.choose(view)
            self._act(seat, action)
            self._note_reason(bot, view, action)
        else:
            self._bot_slips(seat, mistake)
        if self.match.state is not None and self.match.state.turn != turn and not self.skipping:
            self._narrate(so_far=False)
            self.pause()
            self._show_round()

    def _note_reason(self, bot: Bot, view: View, action: int) -> None:
        """Save the reason for an answer to the player's question; partners may only say yes or no (G11)."""
        explain = getattr(bot, "explain", None)
        if view.part != PART_ANSWER or view.turn_seat != self.seat or explain is None:
            return
        reason = explain(view, action)
        if reason is not None:
            names = self.match.seat_names()
            said = text("play.answer.reason", name=names[view.seat], reason=reason.text(names))
            if self.explained:
                self._narrate()
                self._write([said])
            else:
                self._reasons.append(said)

    def _act(self, seat: int, action: int, card: int | None = None) -> None:
        """Perform an action, save the game, and process its events."""
        step = self.match.act(seat, action, card)
        self._save()
        self.narrator.add(step.report(self.seat))

    def _show_round(self) -> None:
        """Show the table to a player who sits out, once per round."""
        state = self.match.state
        if self.seat < 0 and state is not None and state.part != PART_OVER:
            if state.turn % self.match.setup.seats == 0:
                look = Look(self.match, HUMAN)
                self.screen.rule(look.title())
                draw_table(self.screen, look)

    def _narrate(self, *, so_far: bool = True) -> None:
        lines = self.narrator.sentences(so_far=so_far)
        if not self.skipping:
            self._write(lines)

    # --- The player's actions ---------------------------------------------------------------------

    def _player_acts(self) -> None:
        """Show what the player needs, and read lines until one of them is an action."""
        look = Look(self.match, HUMAN)
        legal = look.view.legal_actions()
        moment = (self.match.hand_number, look.view.turn)
        if self._typed_in != moment:
            self._drop_rest("play.error.turn_over")
        self._typed_in = moment
        if not self._waiting:
            self._show(look, legal)
        while True:
            line = self._next_line()
            typed = in_english("play", line)
            try:
                if self._looked_up(typed, look, legal):
                    continue
                if typed.lower() in _UNDO:
                    self._extraordinary(lambda: self.match.undo(look.seat))
                    return
                word = typed.lower().split()[:1]
                if word == [REFEREE]:
                    if self._referee(typed[len(REFEREE) :].strip()):
                        return
                    continue
                if word == [TRY]:
                    self._try(read_line(typed[len(TRY) :].strip(), look, legal), look.seat)
                    return
                if word == [CALL]:
                    self._extraordinary(lambda: self.match.call(look.seat))
                    return
                if self._do(read_line(typed, look, legal, self.screen), look):
                    return
            except UserError as problem:
                if problem.message == "play.error.unknown":
                    problem = UserError(problem.message, text=line)  # with the words that the player typed
                self._complain(str(problem))

    def _extraordinary(self, doing: Callable[[], Step]) -> None:
        """Perform something other than an action, save it, and narrate it."""
        step = doing()
        self._save()
        self.narrator.add(step.report(self.seat))
        self._narrate()
        self._table_shown = (-1, -1)

    def _show(self, look: Look, legal: Sequence[int]) -> None:
        screen = self.screen
        if screen.plain:
            screen.write(look.title())
            moment = (self.match.hand_number, look.view.turn)
            if self._table_shown == moment:
                show_cards(screen, look)
            else:
                draw_table(screen, look)
            self._table_shown = moment
        else:
            if screen.console.height >= ROOMY:
                screen.write()
            screen.rule(look.title())
            draw_table(screen, look)
        if look.view.part == PART_ANSWER:
            screen.say("play.done.asked", style="bold", name=look.names[look.view.turn_seat])
        draw_menu(screen, legal, look.state)

    def _next_line(self) -> str:
        while not self._waiting:
            typed = self.screen.ask(text("play.prompt"))
            if in_english("play", typed).lower().startswith("why "):
                return typed  # may ask about several actions, separated by semicolons
            self._waiting = parts_of(typed)
        return self._waiting.pop(0)

    def _complain(self, words: str) -> None:
        self.screen.complain(words)
        self._drop_rest("play.error.rest")

    def _drop_rest(self, message: str) -> None:
        """Report the actions of a line that are dropped because they were meant for another situation."""
        if self._waiting:
            self.screen.complain(text(message, rest="; ".join(self._waiting)))
            self._waiting = []

    def _do(self, play: Play, look: Look) -> bool:
        """Perform all actions of a play, or none."""
        if play.reason is not None:
            self._complain(reason_text(play.reason, look.setup.book.slug, look.names))
            return False
        refused = first_refusal(look, play.actions)
        if refused is not None:
            reason = reason_text(refused[1], look.setup.book.slug, look.names)
            if refused[0] == play.actions[0] and may_try(self.match, look.seat, refused[0]):
                reason = text("play.referee.anyway", reason=reason, action=action_text(refused[0]))
            self._complain(reason)
            return False
        for action in play.actions:
            card = play.card if action == play.actions[-1] else None
            try:
                self._act(look.seat, action, card)
            except IllegalAction as illegal:
                # Should never happen, as the view allows it; report it rather than crash.
                self._complain(reason_text(illegal.reason, look.setup.book.slug, look.names))
                return False
        self._narrate(so_far=False)
        return True

    def _looked_up(self, typed: str, look: Look | None, legal: Sequence[int], help: str = "") -> bool:
        """Handle a line that is not an action: help, rules, score and so on."""
        word, _, rest = typed.strip().partition(" ")
        word, rest = word.lower(), rest.strip()
        screen, match = self.screen, self.match
        if helped(screen, typed, lambda: show_help(screen, look, legal, help), match.setup.book):
            pass
        elif word in _SCORE and not rest:
            show_game(screen, match)
        elif word in _LOG and not rest:
            self._write(self.narrator.history if word == "log" else self.narrator.last_round(_LAST_ROUND))
        elif word in ("record", "where") and not rest:
            self._say_record("play.done.record", commitment=match.commitment)
        elif look is None:
            return False
        elif word == "why":
            self._why(rest, look, legal)
        elif typed.lower() in _GO_OUT:
            show_out(screen, look)
        elif typed.lower() in _HINT:
            give_hint(screen, look)
        elif word in _TABLE and not rest:
            self._table_shown = (-1, -1)
            self._show(look, legal)
        else:
            return False
        return True

    def _why(self, rest: str, look: Look, legal: Sequence[int]) -> None:
        rest = rest.removeprefix("not ").rstrip("?").strip()
        if not rest:
            self.screen.complain(text("play.error.why_what"))
            return
        try:
            explain(self.screen, look, judge(rest, look, legal))
        except UserError as problem:
            self.screen.complain(str(problem))

    def _ask_until(self, prompt: str, answers: tuple[str, ...], help: str) -> str:
        """Ask outside of a turn; help and the rules are always available."""
        while True:
            line = self.screen.ask(prompt)
            typed = in_english("play", line)
            if typed.lower() in answers:
                return typed.lower()
            if not self._looked_up(typed, None, [], help):
                self.screen.complain(text("play.error.not_now", text=line))

    # --- Ends -------------------------------------------------------------------------------------

    def _end_of_hand(self) -> None:
        match, screen = self.match, self.screen
        result: HandResult = match.history[-1]
        self._drop_rest("play.error.turn_over")
        screen.rule(text("play.hand.ends", number=result.number))
        show_left(screen, match, HUMAN)
        show_hand(screen, match, result, HUMAN)
        self._write(self._reasons)
        self._reasons = []
        if match.over:
            with suppress(Leave):  # the game is over anyway
                self._ask_until(text("play.hand.last"), ("",), "play.help_at.last")
        else:
            if not match.setup.book.hands and max(match.totals) >= match.target:
                screen.say("play.hand.level")
            self._ask_until(text("play.hand.next"), ("",), "play.help_at.next")

    def _end_of_game(self) -> None:
        match, screen = self.match, self.screen
        winners = [player for side in match.winners for player in match.members[side]]
        screen.rule(text("play.over.title"))
        message = "play.over.won" if HUMAN in winners else "play.over.lost"
        if len(match.winners) > 1:
            message = "play.over.shared"
        elif match.setup.has_partners:
            message += "_side"
        members = sorted(winners, key=lambda player: player != HUMAN)
        names = [text("play.you_first") if player == HUMAN else match.names[player] for player in members]
        totals = text("play.over.totals_join").join(
            text("play.over.total", letter=SIDE_LETTERS[side], number=match.totals[side])
            for side in range(match.setup.sides)
        )
        screen.say(message, style="bold", names=listed(names), totals=totals)
        show_game(screen, match)
        screen.say_whole("play.over.seed", seed=match.reveal().hex())
        proved = verify_record(write_record(match), [match.setup.book], match.commitment)
        if proved.ok:
            screen.say("play.over.verified")
            for sentence in proved.report()[:-1]:
                screen.indent(sentence)
        else:
            screen.complain(text("play.over.not_verified", reason=str(proved.error)))
        self._say_record("play.over.record")

    def _say_record(self, message: str, **params: Param) -> None:
        """Write the record, and show where it is."""
        keeper = self.keeper
        path = str(keeper.path)
        reason = keeper.write_record()
        if reason:
            self.screen.complain(text("play.error.record", path=path, reason=reason))
        else:
            self.screen.say_whole(message, path=path, database=str(keeper.games.path), **params)

    def _save(self) -> None:
        """Save before anything is shown or any player acts; repeat until it succeeds."""
        while not self.keeper.save():
            self.screen.complain(text("play.error.unsaved", reason=self.keeper.problem))
            ask(self.screen, text("play.save_again"), "play.help_at.save", self.match.setup.book)
