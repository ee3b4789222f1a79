"""Writing a record: every line is a key and items, and each kind of item is formatted only here.

Reading compares what a record states with the items that writing would produce.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from canasta.cards import card_text
from canasta.clauses.base import ScoreLine
from canasta.match import (
    Acted,
    Agreed,
    Attempted,
    Called,
    HandResult,
    HandStarted,
    Match,
    Noted,
    Ruled,
    TakenBack,
    Undone,
)
from canasta.messages import SIDE_LETTERS
from canasta.notation.position.keys import ENDING_WORDS, NOTHING
from canasta.table.actions import DISCARD, NO, YES, action_text

FORMAT: Final = "casa-canasta record"
VERSION: Final = 2
TITLE: Final = f"{FORMAT} {VERSION}"
UNDO: Final = "undo"
REFEREE: Final = "referee"
TRY: Final = "try"
CALL: Final = "call"
AGREE: Final = "agree"
TAKE_BACK: Final = "take back "
NOTES: Final = {"time": "out of time", "away": "away"}

#: The entries of a turn; all except an undo have the number of their turn.
Timed = Acted | Ruled | Agreed | Attempted | Called | TakenBack | Noted
BECAUSE: Final = " because "


def write_record(match: Match, *, with_secret: bool = False) -> str:
    """Write the record of a game.

    Args:
        match: The game, finished or not.
        with_secret: Also write the secret seed of an unfinished game, so that it can be resumed. Do not share
            such a record. The seed of a finished game is always revealed.

    Returns:
        The text of the record.

    Examples:
        >>> from canasta.books import book
        >>> print(write_record(Match(book("classic"), ["Ana", "Bruno"], bytes(32))).splitlines()[0])
        casa-canasta record 2
    """
    text = "".join(line + "\n" for line in _lines(match, with_secret))
    return f"{text}digest: {digest(text)}\n"


def digest(text: str) -> str:
    """Return the SHA-256 of all lines before the digest, as 64 lowercase hexadecimal digits."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def line(key: str, items: Iterable[str]) -> str:
    """Return a line of a record."""
    return f"{key}: {', '.join(items)}"


def _lines(match: Match, with_secret: bool) -> Iterator[str]:
    yield TITLE
    if match.date:
        yield f"date: {match.date}"  # the cards do not depend on it, so it comes before the hashed lines
    yield from match.header.lines()
    yield from match.opening[len(match.header.text) :].splitlines()
    yield ""
    for number in range(len(match.seat_draw.rounds)):
        yield line(draw_key(number), draw_items(match, number))
    for side, members in enumerate(match.members):
        yield line(f"side {SIDE_LETTERS[side]}", name_items(match, members))
    yield from _hand_lines(match)
    if match.over:
        yield ""
        yield "abandoned" if match.abandoned else line("winner", winner_items(match))
        yield f"seed: {match.reveal().hex()}"
    elif with_secret:
        yield ""
        yield f"secret seed: {match.secret().hex()}"


def _hand_lines(match: Match) -> Iterator[str]:
    names: list[str] = []  # by seat
    turn = -1
    owners: dict[int, int] = {}  # by turn: after a take-back a turn may continue with the partner's answer
    head, steps = "", list[str]()  # of the turn whose line is being built
    for entry in match.entries:
        same = isinstance(entry, Timed) and entry.turn == turn
        if steps and not (isinstance(entry, Undone) or same):
            yield head + "; ".join(steps)
            steps = []
        if isinstance(entry, HandStarted):
            names = name_items(match, entry.seats)
            yield from _start_lines(match, entry)
        elif isinstance(entry, HandResult):
            yield from (line(key, items) for key, items in result_items(match, entry))
        elif isinstance(entry, Timed | Undone):
            if not isinstance(entry, Undone) and not steps:
                turn = entry.turn
                seat = entry.seat if isinstance(entry, Acted | Ruled) else entry.turn_seat
                if isinstance(entry, Acted) and entry.action in (YES, NO):
                    seat = owners[turn]
                owners[turn] = seat
                head = f"{turn + 1} {names[seat]}: "
            steps.append(step(names, entry))
    if steps:
        yield head + "; ".join(steps)


def _start_lines(match: Match, entry: HandStarted) -> Iterator[str]:
    yield ""
    yield f"hand {entry.number}"
    yield from (line(key, items) for key, items in start_items(match, entry))


def draw_key(number: int) -> str:
    """Return the key of a round of the draw for seats."""
    return "draw again" if number else "draw"


def draw_items(match: Match, number: int) -> list[str]:
    """Return what each player turned up in a round: ``Ana KS``, or ``Ana X KS`` after a void joker."""
    return [
        " ".join([match.names[drawn.player], *map(card_text, drawn.cards)])
        for drawn in match.seat_draw.rounds[number]
    ]


def name_items(match: Match, players: Iterable[int]) -> list[str]:
    """Return players by name."""
    return [match.names[player] for player in players]


def start_items(match: Match, entry: HandStarted) -> list[tuple[str, list[str]]]:
    """Return the keys and items that open a hand: dealer, seats, players sitting out, any upcard.

    An upcard that had to be covered comes first, bottom to top.
    """
    items = [
        ("dealer", [match.names[entry.seats[entry.dealer]]]),
        ("seats", name_items(match, entry.seats)),
        ("sits out", name_items(match, entry.sitting_out)),
        ("upcard", [card_text(card) for card in entry.upcards]),
    ]
    return [(key, words) for key, words in items if words]


def step(names: Sequence[str], entry: Timed | Undone) -> str:
    """Return one step of a turn: an action, the partner's answer with the name, an undo, a ruling.

    Irregular acts, calls, agreements, take-backs and turns played by a bot include the player's name.
    """
    if isinstance(entry, TakenBack):
        return f"{names[entry.seat]}: {TAKE_BACK}{entry.actions}"
    if isinstance(entry, Noted):
        return f"{names[entry.seat]}: {NOTES[entry.why]}"
    if isinstance(entry, Agreed):
        return f"{names[entry.seat]}: {AGREE}"
    if isinstance(entry, Attempted):
        return f"{names[entry.seat]}: {TRY} {action_text(entry.action)}"
    if isinstance(entry, Called):
        return f"{names[entry.seat]}: {CALL}"
    if isinstance(entry, Ruled):
        return f"{REFEREE} {entry.decision}" + (BECAUSE + entry.cause if entry.cause else "")
    if isinstance(entry, Undone):
        return UNDO
    if entry.action >= DISCARD:
        copy = f"/{entry.copy}" if entry.copy else ""
        return f"discard {card_text(entry.card)}{copy}"
    if entry.action in (YES, NO):
        return f"{names[entry.seat]}: {action_text(entry.action)}"
    return action_text(entry.action)


def result_items(match: Match, result: HandResult) -> list[tuple[str, list[str]]]:
    """Return the keys and items that close a hand: the ending, score lines by side, points, totals."""
    ending = [ENDING_WORDS[result.ending]]
    if result.out >= 0:
        ending.append(match.names[result.seats[result.out]])
    if result.concealed:
        ending.append("concealed")
    scores = [
        (f"score {SIDE_LETTERS[side]}", [score_item(line) for line in result.lines if line.side == side])
        for side in range(match.setup.sides)
    ]
    return [
        ("ending", ending),
        *((key, items or [NOTHING]) for key, items in scores),
        ("points", amount_items(result.points)),
        ("totals", amount_items(result.totals)),
    ]


def score_item(line: ScoreLine) -> str:
    """Return a score line: points, reason, number, paragraph.

    >>> from canasta.clauses.base import Reason
    >>> score_item(ScoreLine(0, 600, Reason("57", "score.mixed_canastas", {"number": 2})))
    '600 mixed canastas 2 (57)'
    """
    what = line.reason.message.removeprefix("score.").replace("_", " ")
    params = [
        str(value) if name == "number" else f"{name}={value}"
        for name, value in sorted(line.reason.params.items())
    ]
    return " ".join([str(line.points), what, *params, f"({line.reason.paragraph})"])


def winner_items(match: Match) -> list[str]:
    """Return the side that has won, or those that share the victory."""
    return [SIDE_LETTERS[side] for side in match.winners]


def amount_items(amounts: Sequence[int]) -> list[str]:
    """Return points by side.

    >>> amount_items([520, -35])
    ['A 520', 'B -35']
    """
    return [f"{SIDE_LETTERS[side]} {amount}" for side, amount in enumerate(amounts)]
