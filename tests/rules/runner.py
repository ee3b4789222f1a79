"""Scenario runner: sets up the position, carries out the actions and checks every ``then``.

At every position on the way the runner also tests every possible action: a legal one is not refused, an
illegal one is refused with an existing paragraph and a message that can be formatted.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from canasta.books.citations import is_house_citation
from canasta.books.texts import home
from canasta.cards import kind_letter, kinds_text
from canasta.engine import (
    Event,
    IllegalAction,
    State,
    UnknownCards,
    action_text,
    apply,
    legal_actions,
    parse_action,
    redact,
    refusal,
    score,
    tally,
    totals,
    view,
)
from canasta.messages import SIDE_LETTERS, UserError, catalogue, say
from canasta.notation import read_position, same_position, write_position
from canasta.table import events as happened
from canasta.table.actions import ALL_ACTIONS
from canasta.table.state import (
    ENDED_EXHAUSTED,
    ENDED_LAST_THREE,
    ENDED_OUT,
    ENDED_STUCK,
    NOT_ENDED,
    PART_OVER,
)
from tests.rules.cases import CASE_CHECKS, Case, case_from
from tests.rules.dealing import TurnedOver, deal_from, whole_number
from tests.rules.games import GAME_CHECKS, StackedMatch, act_in_game, deal_hand, game_from, position_words
from tests.rules.live import act_live, check_tries, event_words
from tests.rules.scenarios import Mismatch, Scenario, Step, known_ids

ENDINGS: Final = {
    NOT_ENDED: "not over",
    ENDED_OUT: "out",
    ENDED_EXHAUSTED: "exhausted",
    ENDED_LAST_THREE: "last-three",
    ENDED_STUCK: "stuck",
}
#: Events with a number.
_WITH_NUMBER: Final = (
    happened.OPENED,
    happened.FINED,
    happened.REFILLED,
    happened.REBUILT,
    happened.TALON,
    happened.ANNOUNCED,
)


def run(scenario: Scenario) -> None:
    """Run a scenario; ``ScenarioError`` names the first line that does not hold."""
    table = Table()
    for step in scenario.steps:
        try:
            table.do(step)
        except (Mismatch, UserError) as problem:
            raise scenario.error(step.line, str(problem)) from None
    if table.complaint is not None:
        raise scenario.error(scenario.steps[-1].line, f"nobody expected: {table.complaint}")


class Table:
    """The hand of a scenario, the game it belongs to, and the events of the last action."""

    def __init__(self) -> None:
        self.state = State()
        self.game: StackedMatch | None = None
        self.case: Case | None = None
        self.events: list[Event] = []
        self.complaint: UserError | None = None

    def do(self, step: Step) -> None:
        """Carry out one line."""
        verb, _, rest = step.text.partition(" ")
        if self.complaint is not None and (step.word, verb) != ("then", "error"):
            raise Mismatch(f"nobody expected: {self.complaint}")
        if step.word == "then":
            self.check(verb, rest.strip())
            return
        parts = [step.text] if step.word == "given" else _parts(step.text)
        for text in parts:
            if self.complaint is not None:
                raise Mismatch(f"nobody expected: {self.complaint}")
            try:
                if step.word == "given":
                    self.given(text)
                else:
                    self.act(text)
            except UserError as complaint:
                self.complaint = complaint
            except IllegalAction as refused:
                raise Mismatch(f"{refused}\n  in {write_position(self.state)}") from None

    def given(self, text: str) -> None:
        """Set up a position, a deal, a game or a case of the referee."""
        word, _, rest = text.partition(" ")
        if word == "case":
            self.case = case_from(rest)
            return
        if word == "match":
            self.game = game_from(rest)
            return
        self.state = deal_from(rest, self.events) if word == "deal" else position_from(text)
        check_answers(self.state)

    def act(self, text: str) -> None:
        """Carry out one action of the player who acts, or deal in a game."""
        if self.case is not None:
            raise Mismatch("nothing is played in a case of the referee")
        word, _, rest = text.partition(" ")
        game = self.game
        told = act_live(self.state, game, text)
        if told is not None:
            self.events = told
        elif game is None:
            self.events = apply(self.state, parse_action(text))
        elif word == "deal":
            self.events = deal_hand(game, rest)
        elif word == "hand":
            self.events = deal_hand(game, "")
            game.state = position_from(position_words(game) + rest)
        elif word == "reveal":
            game.reveal()
        else:
            self.events = act_in_game(game, text)
        if game is not None and game.state is not None:
            self.state = game.state
        if game is None or game.state is not None:
            check_answers(self.state)

    def check(self, verb: str, rest: str) -> None:
        """Check one ``then``."""
        if self.case is not None and verb in CASE_CHECKS:
            CASE_CHECKS[verb](self.case, rest)
        elif verb in CASE_CHECKS:
            raise Mismatch(f"'then {verb}' is for a scenario that begins with 'given case'")
        elif verb in CHECKS and (self.case is None or verb == "error"):
            CHECKS[verb](self, rest)
        elif self.case is not None:
            raise Mismatch(f"'then {verb}' is not for a case; known are: {', '.join(CASE_CHECKS)}, error")
        elif verb not in GAME_CHECKS:
            known = ", ".join([*CHECKS, *GAME_CHECKS, *CASE_CHECKS])
            raise Mismatch(f"'then {verb}' is not known; known are: {known}")
        elif self.game is None:
            raise Mismatch(f"'then {verb}' is for a scenario that begins with 'given match'")
        else:
            GAME_CHECKS[verb](self.game, rest)


def position_from(text: str) -> State:
    """Parse a position; where the book reshuffles within the hand, the pile is just turned over."""
    state = read_position(text)
    state.shuffler = TurnedOver()
    return state


def check_answers(state: State) -> None:
    """Check that legal actions and refusals agree, and that every refusal has a citation and words."""
    try:
        legal = legal_actions(state)
    except UnknownCards:
        return
    if not legal and state.part != PART_OVER:
        raise Mismatch(f"nothing is legal in {write_position(state)}")
    slug = state.setup.book.slug
    for action in ALL_ACTIONS:
        reason = refusal(state, action)
        if (reason is None) != (action in legal):
            raise Mismatch(f"{action_text(action)} is legal and refused, or neither")
        if reason is not None:
            text, id = home(slug, reason.paragraph)
            if id not in known_ids(text) and not is_house_citation(id):
                raise Mismatch(f"the refusal of {action_text(action)} cites '{reason.paragraph}'")
            say(reason.message, reason.params)


def _parts(text: str) -> list[str]:
    parts = [part.strip() for part in text.split(";")]
    if not all(parts):
        raise Mismatch("there is nothing between two semicolons")
    return parts


def _actions(text: str) -> list[int]:
    return [parse_action(part) for part in _parts(text)]


def _texts(actions: list[int]) -> str:
    return "; ".join(map(action_text, actions))


def _side(letter: str, state: State) -> int:
    side = SIDE_LETTERS.find(letter)
    if len(letter) != 1 or not 0 <= side < state.setup.sides:
        raise Mismatch(f"'{letter}' is no side here")
    return side


# --- After "then" ---------------------------------------------------------------------------------------


def then_legal(table: Table, rest: str) -> None:
    """Check that these actions are legal."""
    for action in _actions(rest):
        reason = refusal(table.state, action)
        if reason is not None:
            raise Mismatch(str(IllegalAction(action, reason)))


def then_only(table: Table, rest: str) -> None:
    """Check that exactly these actions are legal."""
    legal = legal_actions(table.state)
    if sorted(_actions(rest)) != legal:
        raise Mismatch(f"legal are: {_texts(legal)}")


def then_refused(table: Table, rest: str) -> None:
    """Check that these actions are refused with this paragraph and message."""
    match = re.fullmatch(r"(.+) by (\S+) (\S+)", rest)
    if match is None:
        raise Mismatch("it is 'then refused <actions> by <paragraph> <message>'")
    message = "refuse." + match[3]
    if message not in catalogue():
        raise Mismatch(f"there is no message {message}")
    for action in _actions(match[1]):
        reason = refusal(table.state, action)
        if reason is None:
            raise Mismatch(f"{action_text(action)} is legal")
        if (reason.paragraph, reason.message) != (match[2], message):
            said = say(reason.message, reason.params)
            raise Mismatch(f"{action_text(action)} is refused by {reason.paragraph} {reason.message}: {said}")
        _check_not_carried_out(table.state, action)


def _check_not_carried_out(state: State, action: int) -> None:
    """Check that a refused action is not carried out and changes nothing (ruling G3)."""
    tried = state.copy()
    try:
        apply(tried, action)
    except IllegalAction:
        if same_position(tried, state):
            return
    raise Mismatch(f"{action_text(action)} is refused, and carried out all the same")


def then_position(table: Table, rest: str) -> None:
    """Check that these keys of the position have these values."""
    _compare(table.state, rest)


def then_view(table: Table, rest: str) -> None:
    """Check that a seat (``-``: a spectator) sees a position with these values."""
    who, _, keys = rest.partition(" ")
    seat = -1 if who == "-" else whole_number(who) - 1
    if not -1 <= seat < table.state.setup.seats:
        raise Mismatch(f"there is no seat {who}")
    _compare(view(table.state, seat).position, keys)


def _compare(state: State, expected: str) -> None:
    """Replace each value of the position: if the result is unchanged, the values were equal."""
    written = write_position(state)
    words = written.split()
    if not expected.split():
        raise Mismatch("no key is given")
    for word in expected.split():
        key, equals, _ = word.partition("=")
        if not equals or not key:
            raise Mismatch(f"'{word}' is not key=value")
        changed = [old for old in words if not old.startswith(key + "=")]
        try:
            again = write_position(read_position(" ".join([*changed, word])))
        except UserError as complaint:
            raise Mismatch(f"{word} cannot be: {complaint}\n  in {written}") from complaint
        if again != written:
            raise Mismatch(f"{word} is not so\n  in {written}")


def then_score(table: Table, rest: str) -> None:
    """Check the sum of a side's score lines."""
    letter, _, points = rest.partition(" ")
    state = table.state
    lines = score(state.setup.book, tally(state))
    total = totals(lines, state.setup.sides)[_side(letter, state)]
    if total != whole_number(points):
        raise Mismatch(f"side {letter} has {total}: {'; '.join(_line_texts(state, _side(letter, state)))}")


def then_line(table: Table, rest: str) -> None:
    """Check that a side has a score line: points, message, paragraph."""
    letter, _, line = rest.partition(" ")
    lines = _line_texts(table.state, _side(letter, table.state))
    if " ".join(line.split()) not in lines:
        raise Mismatch(f"side {letter} has: {'; '.join(lines)}")


def then_lines(table: Table, rest: str) -> None:
    """Check that a side has exactly these score lines, in any order; ``none`` if it has none."""
    letter, _, line = rest.partition(" ")
    lines = _line_texts(table.state, _side(letter, table.state))
    wanted = [] if line.strip() == "none" else [" ".join(part.split()) for part in _parts(line)]
    if sorted(wanted) != sorted(lines):
        raise Mismatch(f"side {letter} has: {'; '.join(lines)}")


def _line_texts(state: State, side: int) -> list[str]:
    found = []
    for line in score(state.setup.book, tally(state)):
        cited = line.reason.paragraph
        if cited not in known_ids(state.setup.book.slug) and not is_house_citation(cited):
            raise Mismatch(f"a score line cites '{cited}'")
        say(line.reason.message, line.reason.params)
        if line.side == side:
            message = line.reason.message.removeprefix("score.")
            found.append(f"{line.points} {message} {line.reason.paragraph}")
    return found


def then_over(table: Table, rest: str) -> None:
    """Check that the hand is over with this ending; ``not over`` if it is not."""
    ending = ENDINGS[table.state.ending]
    if rest not in ENDINGS.values():
        raise Mismatch(f"'{rest}' is no ending: {', '.join(ENDINGS.values())}")
    if ending != rest or (table.state.part == PART_OVER) != (ending != "not over"):
        raise Mismatch(f"the ending is: {ending}")


def then_acts(table: Table, rest: str) -> None:
    """Check which seat acts now: the one in turn, or the partner who was asked."""
    if table.state.actor != whole_number(rest) - 1:
        raise Mismatch(f"seat {table.state.actor + 1} acts")


def then_events(table: Table, rest: str) -> None:
    """Check that the last action produced exactly these events, secrets included."""
    _compare_events([event_text(event) for event in table.events], rest)


def then_told(table: Table, rest: str) -> None:
    """Check that a seat (``-``: a spectator) received exactly these events of the last action."""
    who, _, wanted = rest.partition(" ")
    seat = -1 if who == "-" else whole_number(who) - 1
    _compare_events([event_text(redact(event, seat)) for event in table.events], wanted)


def _compare_events(texts: list[str], wanted: str) -> None:
    told = [text for text in texts if text]
    if told != ([] if wanted.strip() == "none" else _parts(wanted)):
        raise Mismatch(f"told was: {'; '.join(told) or 'none'}")


def event_text(event: Event) -> str:
    """Format an event in the notation of scenarios; the action itself, which is public, is left out.

    >>> event_text(Event(happened.DREW, 0, bytes([9]), owner=0))
    'drew 1 K'
    """
    what, seat, number = event.what, event.seat + 1, event.number
    if what == happened.ACTED:
        return ""
    live = event_words(event)
    if live is not None:
        return live
    if what in (happened.TURN, happened.MISSED):
        return f"{what} {seat}"
    if what == happened.CANASTA:
        return f"canasta {seat} {kind_letter(number)}"
    if what in _WITH_NUMBER:
        return f"{what} {seat} {number}"
    if what == happened.OUT:
        return f"out {seat} concealed" if number else f"out {seat}"
    if what == happened.OVER:
        return f"over {ENDINGS[number]}"
    cards = kinds_text(event.cards) or "-"
    if what == happened.UPCARD:
        return f"upcard {cards}"
    word = "shown" if what in (happened.RED_THREE_SHOWN, happened.BLACK_THREE_SHOWN) else what
    return f"{word} {seat} {cards}"


def then_error(table: Table, rest: str) -> None:
    """Check that a line ends in an error with this message."""
    complaint = table.complaint
    if rest not in catalogue():
        raise Mismatch(f"there is no message {rest}")
    if complaint is None:
        raise Mismatch("there was no error")
    if complaint.message != rest:
        raise Mismatch(f"the error is {complaint.message}: {complaint}")
    table.complaint = None


def then_tries(table: Table, rest: str) -> None:
    """Check that these irregular acts can be tried."""
    check_tries(table.state, rest, possible=True)


def then_untried(table: Table, rest: str) -> None:
    """Check that these irregular acts cannot be tried."""
    check_tries(table.state, rest, possible=False)


CHECKS: Final[dict[str, Callable[[Table, str], None]]] = {
    "legal": then_legal,
    "only": then_only,
    "refused": then_refused,
    "position": then_position,
    "view": then_view,
    "score": then_score,
    "line": then_line,
    "lines": then_lines,
    "over": then_over,
    "acts": then_acts,
    "events": then_events,
    "told": then_told,
    "tries": then_tries,
    "untried": then_untried,
    "error": then_error,
}
