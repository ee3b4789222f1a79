"""Scores: of a hand line by line with paragraphs, and of the game hand by hand."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table

from canasta.books.citations import cited
from canasta.cards import KIND_OF_CARD
from canasta.clauses.base import Reason
from canasta.match import HandResult, Match
from canasta.messages import SIDE_LETTERS, say, text
from canasta.tui.faces import hand_drawn
from canasta.tui.screen import Screen
from canasta.tui.table import side_name
from canasta.wording import cards_words, reserves_left

#: Minimum width at which the names of the sides fit over their columns, of three sides and of four.
ROOM_FOR_NAMES: Final = 78
ROOM_FOR_FOUR: Final = 104


def points(number: int) -> str:
    """Format points with their sign; a real minus sign would not align everywhere.

    >>> points(300), points(-5), points(0)
    ('+300', '-5', '0')
    """
    return f"{number:+d}" if number else "0"


def show_hand(screen: Screen, match: Match, result: HandResult, human: int) -> None:
    """Show the score lines of a hand, side by side, and the totals before and after it."""
    sides = range(match.setup.sides)
    slug = match.setup.book.slug
    before = [total - gain for total, gain in zip(result.totals, result.points, strict=True)]
    if screen.plain:
        for side in sides:
            letter = SIDE_LETTERS[side]
            screen.say("play.tell.side", letter=letter, names=side_name(match, side, human))
            facts = [
                text(
                    "play.score.line",
                    what=_what(line.reason),
                    points=points(line.points),
                    paragraph=cited(slug, line.reason.paragraph),
                )
                for line in result.lines
                if line.side == side
            ]
            hand, total = points(result.points[side]), result.totals[side]
            facts.append(text("play.score.sum", hand=hand, before=before[side], total=total))
            for fact in facts:
                screen.say("play.tell.fact", letter=letter, fact=fact)
        return
    table = Table(box=box.SIMPLE, pad_edge=False, show_footer=True)
    table.add_column(screen.text(text("play.score.for")), screen.text(text("play.score.hand")), min_width=26)
    table.add_column(screen.text(slug), justify="right", style="dim")
    for side in sides:
        head = SIDE_LETTERS[side]
        if screen.width >= (ROOM_FOR_FOUR if len(sides) > 3 else ROOM_FOR_NAMES):
            head = text("play.score.side", letter=head, names=side_name(match, side, human))
        table.add_column(screen.text(head), screen.text(points(result.points[side])), justify="right")
    for reason, row in _rows(result):
        cells = [screen.text(points(row[side]) if side in row else "") for side in sides]
        table.add_row(screen.text(_what(reason)), screen.text(cited("", reason.paragraph)), *cells)
    screen.draw(table)
    for side in sides:
        screen.say(
            "play.score.total",
            letter=SIDE_LETTERS[side],
            names=side_name(match, side, human),
            before=before[side],
            hand=points(result.points[side]),
            total=result.totals[side],
        )


def show_left(screen: Screen, match: Match, human: int) -> None:
    """Show the cards left in all hands, which are counted openly at the end of a hand."""
    assert match.ledger is not None
    rows = []
    for seat, cards in enumerate(match.ledger.hands):
        you = match.seats[seat] == human
        name, style = (text("play.you_first"), "you") if you else (match.seat_names()[seat], "other")
        if cards and screen.plain:
            kinds = sorted(KIND_OF_CARD[card] for card in cards)
            screen.say(f"play.remains.{style}", name=name, cards=cards_words(kinds))
        elif cards:
            rows.append((name, hand_drawn(screen, cards, screen.room)))
        reserves = reserves_left(match.state, seat) if match.state else 0
        if reserves and screen.plain:
            screen.say(f"play.remains_reserves.{style}", name=name, number=reserves)
        elif reserves:
            label = screen.text(text("play.hand.left_reserves", number=reserves))
            rows.append(("" if cards else name, [label]))
    if rows:
        screen.say("play.hand.left")
        screen.rows(rows)


def _rows(result: HandResult) -> list[tuple[Reason, dict[int, int]]]:
    """Return the score lines as rows, in the order of the book; equal lines of different sides share one."""
    rows: list[tuple[Reason, dict[int, int]]] = []
    side = place = -1
    for line in result.lines:
        if line.side != side:
            side, place = line.side, -1
        alike = [number for number, row in enumerate(rows) if _subject(row[0]) == _subject(line.reason)]
        same = [
            number
            for number in alike
            if _what(rows[number][0]) == _what(line.reason) and side not in rows[number][1]
        ]
        if same:
            place = same[0]
            rows[place][1][side] = line.points
        else:
            place = max(alike, default=place) + 1
            rows.insert(place, (line.reason, {side: line.points}))
    return rows


def _subject(reason: Reason) -> str:
    return reason.message.removesuffix("_unopened").removesuffix("_no_canasta")


def _what(reason: Reason) -> str:
    return say(reason.message, reason.params)


def show_game(screen: Screen, match: Match) -> None:
    """Show the points of each side hand by hand, and the totals."""
    sides = range(match.setup.sides)
    if not match.history:
        screen.say("play.score.none_yet")
    elif screen.plain:
        for result in match.history:
            for side in sides:
                screen.say(
                    "play.score.history",
                    hand=result.number,
                    letter=SIDE_LETTERS[side],
                    points=points(result.points[side]),
                    total=result.totals[side],
                )
    else:
        table = Table(box=box.SIMPLE, pad_edge=False)
        table.add_column(screen.text(text("play.score.hand_number")), justify="right")
        for side in sides:
            members = " ".join(match.names[player] for player in match.members[side])
            table.add_column(screen.text(f"{SIDE_LETTERS[side]} {members}"), justify="right")
            table.add_column(screen.text(text("play.score.total_head")), justify="right", style="bold")
        for result in match.history:
            cells = [
                cell for side in sides for cell in (points(result.points[side]), str(result.totals[side]))
            ]
            table.add_row(str(result.number), *cells)
        screen.draw(table)
    show_length(screen, match)
    screen.say_whole("play.score.fair", commitment=match.commitment)


def show_length(screen: Screen, match: Match) -> None:
    """Show how long the game is: a number of hands, or a target."""
    hands = match.setup.book.hands
    screen.say("play.begin.hands" if hands else "play.begin.target", number=hands or match.target)
