"""The score sheet on the screen: the table of totals, one hand, the settlement."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.table import Table as Grid

from canasta.messages import SIDE_LETTERS, text
from canasta.scorepad.changes import history, stake_words
from canasta.scorepad.exchange import all_payments, last_payments, line_words
from canasta.scorepad.html_page import POINTS_ALONE, fine_words, marked_points, rules_line, standing
from canasta.scorepad.pad import Hand, Sheet
from canasta.scorepad.plot import text_plot
from canasta.scorepad.settlement import Payment, fewest, money
from canasta.tui.screen import Screen


def show_head(screen: Screen, sheet: Sheet) -> None:
    """Show the rules, the sides and the totals."""
    game = sheet.game
    screen.write(rules_line(sheet))
    for side, total in enumerate(sheet.totals):
        screen.say("pad.show.side", letter=SIDE_LETTERS[side], names=game.side_name(side), total=total)
    if game.captain:
        screen.say("pad.page.captain", side=game.captain[0], name=game.captain[1])


def show_next(screen: Screen, sheet: Sheet) -> None:
    """Show the winners, or the conditions of the next hand."""
    for line in standing(sheet):
        screen.write(line, "bold" if sheet.over else "")


def show_totals(screen: Screen, sheet: Sheet) -> None:
    """Show the points and totals of all hands."""
    game = sheet.game
    if screen.plain:
        for hand in sheet.hands:
            _show_plainly(screen, hand)
        _show_notes(screen, sheet)
        return
    grid = _grid()
    grid.add_column(screen.fit(text("pad.page.hand")), justify="right")
    grid.add_column(screen.fit(text("pad.show.dealer")), overflow="ellipsis", no_wrap=True)
    for side in range(len(sheet.totals)):
        grid.add_column(text("pad.show.points", letter=SIDE_LETTERS[side]), justify="right")
        grid.add_column(text("pad.show.total"), justify="right")
    if any(game.start) or game.played:
        cells = [cell for total in game.start for cell in ("", str(total))]
        grid.add_row(text("pad.page.start"), "", *cells)
    for hand in sheet.hands:
        cells = []
        for points, total in zip(marked_points(hand), hand.totals, strict=True):
            cells += [points, str(total) if hand.counts else text("pad.show.void")]
        grid.add_row(str(hand.number), screen.fit(hand.table.dealer), *cells)
    screen.draw(grid)
    if any(not hand.counts for hand in sheet.hands):
        screen.say("pad.show.void_about", mark=text("pad.show.void"))
    _show_notes(screen, sheet)


def _show_notes(screen: Screen, sheet: Sheet) -> None:
    """Show which hands have points only, and the changes to the running game."""
    if any(hand.points_alone for hand in sheet.hands):
        screen.say("pad.page.points_alone", mark=POINTS_ALONE)
    for line in history(sheet):
        screen.write(line)


def _show_plainly(screen: Screen, hand: Hand) -> None:
    message = "pad.show.hand_plain" if hand.counts else "pad.show.hand_void"
    screen.say(message, number=hand.number, dealer=hand.table.dealer)
    for side, points in enumerate(marked_points(hand)):
        screen.say("pad.show.side_plain", letter=SIDE_LETTERS[side], points=points, total=hand.totals[side])


def show_hand(screen: Screen, sheet: Sheet, hand: Hand) -> None:
    """Show one hand, line by line."""
    grid = _grid()
    for column in ("side", "for", "points", "paragraph"):
        grid.add_column(text(f"pad.page.{column}"), justify="right" if column == "points" else "left")
    for side, points in enumerate(hand.points):
        name = SIDE_LETTERS[side]
        for line in hand.lines:
            if line.side == side:
                reason = line.reason
                what = screen.fit(line_words(reason) + fine_words(hand, reason.message, side))
                paragraph = line.reason.paragraph
                cited = f"{sheet.game.book.slug} {paragraph}" if paragraph else ""
                if screen.plain:
                    screen.say("pad.show.line", letter=name, points=line.points, what=what, cited=cited)
                grid.add_row(name, what, str(line.points), cited)
                name = "" if not screen.plain else name
        total = hand.before[side] + points
        if screen.plain:
            screen.say("pad.show.side_plain", letter=name, points=points, total=total)
        grid.add_row(name, text("pad.page.sum"), str(points), "", style="bold")
        grid.add_row("", text("pad.show.total_now"), str(total), "", end_section=True)
    if not screen.plain:
        screen.draw(grid)
    for doubt in hand.doubts:
        screen.complain(text("pad.show.doubt", doubt=str(doubt)))


def show_settlement(screen: Screen, sheet: Sheet) -> None:
    """Show the payments, hand by hand, after the game, and in total."""
    if not sheet.played_for_money:
        screen.say("pad.show.no_stake")
        return
    screen.say("pad.show.stake", stake=stake_words(sheet.game.stake))
    players = len(sheet.game.names)
    for hand in sheet.hands:
        if hand.payments:
            screen.say("pad.show.paid_hand", number=hand.number)
            _show_payments(screen, sheet, fewest(hand.payments, players))
    last = last_payments(sheet)
    if last:
        screen.say("pad.show.paid_game")
        _show_payments(screen, sheet, last)
    elif not sheet.over:
        screen.say("pad.show.not_over")
    paid = all_payments(sheet)
    if paid:
        screen.say("pad.show.paid_together", "bold")
        _show_payments(screen, sheet, fewest(paid, players))
    elif sheet.over:
        screen.say("pad.show.paid_nothing")


def _show_payments(screen: Screen, sheet: Sheet, payments: Sequence[Payment]) -> None:
    names = sheet.game.names
    if not payments:
        screen.say("pad.show.even")
    for payment in payments:
        screen.say(
            "pad.show.payment",
            payer=names[payment.payer],
            payee=names[payment.payee],
            amount=money(payment.cents),
        )


def show_plot(screen: Screen, sheet: Sheet) -> None:
    """Show the running totals as a text plot; in the plain style, the totals themselves."""
    if screen.plain:
        show_totals(screen, sheet)
        return
    for line in text_plot(sheet, screen.width):
        screen.write(line)
    sides = ", ".join(f"{SIDE_LETTERS[n]} {sheet.game.side_name(n)}" for n in range(len(sheet.totals)))
    screen.say("pad.plot.legend", sides=sides)


def _grid() -> Grid:
    return Grid(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0))
