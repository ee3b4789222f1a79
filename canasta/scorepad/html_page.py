"""The score sheet as one self-contained HTML page, to print, send or archive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from canasta.messages import SIDE_LETTERS, Param, current_language, say
from canasta.scorepad.changes import history
from canasta.scorepad.exchange import all_payments, last_payments, line_words
from canasta.scorepad.pad import Hand, Sheet
from canasta.scorepad.plot import svg
from canasta.scorepad.settlement import Payment, fewest, money

#: Marks points that were entered without a count.
POINTS_ALONE: Final = "*"
_STYLE: Final = """
:root { color-scheme: light; }
body { font: 16px/1.45 system-ui, sans-serif; color: #111; background: #fff; margin: 0 auto; padding: 0.75rem;
  max-width: 46rem; }
h1 { font-size: 1.5rem; margin: 0 0 0.25rem; } h2 { font-size: 1.15rem; margin: 1.5rem 0 0.4rem; }
p { margin: 0.25rem 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: 0.3rem; }
th, td { border: 1px solid #767676; padding: 0.2rem 0.35rem; text-align: left; vertical-align: top; }
th { background: #f1f1f1; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.total { font-weight: bold; } .small { font-size: 0.8rem; font-weight: normal; color: #333; }
tr.void td { text-decoration: line-through; } tfoot td, tfoot th { border-top: 3px double #111; }
section, tr { break-inside: avoid; } svg { width: 100%; height: auto; }
@media (max-width: 30rem) {
  body { font-size: 14px; padding: 0.4rem; } th, td { padding: 0.15rem 0.2rem; overflow-wrap: anywhere; }
}
@media print { body { max-width: none; padding: 0; font-size: 11pt; } th { background: none; } }
""".strip()


def _say(message: str, **params: Param) -> str:
    return escape(say(f"pad.page.{message}", params))


def page(sheet: Sheet) -> str:
    """Return the sheet as HTML."""
    title = sheet.game.title or say("pad.page.title", {"book": sheet.game.book.slug})
    body = [
        f"<h1>{escape(title)}</h1>",
        *_head(sheet),
        *_totals_table(sheet),
        *_plot(sheet),
        *_settlement(sheet),
        *_hands(sheet),
    ]
    return (
        f'<!DOCTYPE html>\n<html lang="{current_language()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{_STYLE}\n</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</body>\n</html>\n"
    )


def rules_words(sheet: Sheet) -> str:
    """Return the book with its options or house rule."""
    book = sheet.game.book
    words = book.slug
    if book.house:
        words = f"{words} ({book.house.title or book.house.name})"
    return " + ".join([words, *book.chosen])


def rules_line(sheet: Sheet) -> str:
    """Return the rules and the target in one line."""
    rules, hands = rules_words(sheet), sheet.game.book.hands
    if hands:
        return say("pad.page.rules_hands", {"rules": rules, "number": hands})
    return say("pad.page.rules", {"rules": rules, "target": sheet.game.target})


def standing(sheet: Sheet) -> Iterator[str]:
    """Yield the winner, or a description of the next hand, in words."""
    if sheet.over:
        letters = ", ".join(SIDE_LETTERS[side] for side in sheet.winners)
        names = say("pad.join", {}).join(sheet.game.side_name(side) for side in sheet.winners)
        yield say("pad.show.won", {"sides": letters, "names": names})
        return
    table = sheet.next
    needs = ", ".join(f"{SIDE_LETTERS[side]} {need}" for side, need in enumerate(table.needs))
    yield say("pad.show.next", {"number": table.number, "dealer": table.dealer, "needs": needs})
    if table.sitting_out:
        yield say("pad.show.sits_out", {"names": ", ".join(table.sitting_out)})


def _head(sheet: Sheet) -> Iterator[str]:
    game = sheet.game
    date = f"{game.date} · " if game.date else ""
    yield f"<p>{escape(date + rules_line(sheet))}</p>"
    if game.captain:
        yield f"<p>{_say('captain', side=game.captain[0], name=game.captain[1])}</p>"
    words = escape(" ".join(standing(sheet)))
    yield f"<p><strong>{words}</strong></p>" if sheet.over else f"<p>{words}</p>"


def _totals_table(sheet: Sheet) -> Iterator[str]:
    game = sheet.game
    sides = range(len(sheet.totals))
    yield f"<table>\n<caption>{_say('caption')}</caption>\n<thead>\n<tr>"
    yield f'<th scope="col" rowspan="2">{_say("hand")}</th>'
    for side in sides:
        name = f"{SIDE_LETTERS[side]} · {game.side_name(side)}"
        yield f'<th scope="colgroup" colspan="2">{escape(name)}</th>'
    yield "</tr>\n<tr>"
    for _ in sides:
        yield f'<th scope="col" class="n">{_say("points")}</th><th scope="col" class="n">{_say("total")}</th>'
    yield "</tr>\n</thead>\n<tbody>"
    if any(game.start) or game.played:
        cells = "".join(f'<td></td><td class="n total">{total}</td>' for total in game.start)
        yield f'<tr><th scope="row">{_say("start")}</th>{cells}</tr>'
    for hand in sheet.hands:
        yield _hand_row(hand)
    yield "</tbody>\n<tfoot>\n<tr>"
    yield f'<th scope="row">{_say("totals")}</th>'
    yield "".join(f'<td></td><td class="n total">{total}</td>' for total in sheet.totals)
    yield "</tr>\n</tfoot>\n</table>"
    if any(not hand.counts for hand in sheet.hands):
        yield f"<p>{_say('void')}</p>"
    if any(hand.points_alone for hand in sheet.hands):
        yield f"<p>{_say('points_alone', mark=POINTS_ALONE)}</p>"
    yield from (f"<p>{escape(line)}</p>" for line in history(sheet))


def _hand_row(hand: Hand) -> str:
    cells = ""
    for points, total, need in zip(marked_points(hand), hand.totals, hand.table.needs, strict=True):
        first = f'<br><span class="small">{_say("first", number=need)}</span>'
        shown = str(total) if hand.counts else ""
        cells += f'<td class="n">{points}{first}</td><td class="n total">{shown}</td>'
    dealer = _say("dealer", name=hand.table.dealer)
    if hand.table.sitting_out:
        dealer += "<br>" + _say("out", names=", ".join(hand.table.sitting_out))
    kind = "" if hand.counts else ' class="void"'
    head = f'<th scope="row">{hand.number}<br><span class="small">{dealer}</span></th>'
    return f"<tr{kind}>{head}{cells}</tr>"


def _plot(sheet: Sheet) -> Iterator[str]:
    if any(hand.counts for hand in sheet.hands):
        yield f"<section>\n<h2>{_say('plot')}</h2>\n{svg(sheet, standalone=False)}</section>"


def _settlement(sheet: Sheet) -> Iterator[str]:
    paid = all_payments(sheet)
    if not paid:
        return
    yield f"<section>\n<h2>{_say('settlement')}</h2>"
    yield from _payments(sheet, "paid_together", fewest(paid, len(sheet.game.names)))
    last = last_payments(sheet)
    if last:
        yield from _payments(sheet, "paid_game", last)
    yield "</section>"


def _payments(sheet: Sheet, caption: str, payments: Sequence[Payment]) -> Iterator[str]:
    names = sheet.game.names
    yield f"<table>\n<caption>{_say(caption)}</caption>\n<thead><tr>"
    yield f'<th scope="col">{_say("payer")}</th><th scope="col">{_say("payee")}</th>'
    yield f'<th scope="col" class="n">{_say("amount")}</th></tr></thead>\n<tbody>'
    for payment in payments:
        yield (
            f'<tr><th scope="row">{escape(names[payment.payer])}</th><td>{escape(names[payment.payee])}</td>'
            f'<td class="n">{money(payment.cents)}</td></tr>'
        )
    yield "</tbody>\n</table>"


def _hands(sheet: Sheet) -> Iterator[str]:
    for hand in sheet.hands:
        yield f"<section>\n<h2>{_say('hand_title', number=hand.number)}</h2>\n<table>"
        yield f"<caption>{_say('lines', number=hand.number)}</caption>\n<thead><tr>"
        for column in ("side", "for", "points", "paragraph"):
            kind = ' class="n"' if column == "points" else ""
            yield f'<th scope="col"{kind}>{_say(column)}</th>'
        yield "</tr></thead>"
        for side, points in enumerate(hand.points):
            yield "<tbody>"
            own = [line for line in hand.lines if line.side == side]
            head = f'<th scope="rowgroup" rowspan="{len(own) + 1}">{SIDE_LETTERS[side]}</th>'
            for line in own:
                what = escape(line_words(line.reason) + fine_words(hand, line.reason.message, side))
                yield (
                    f'<tr>{head}<td>{what}</td><td class="n">{line.points}</td>'
                    f"<td>{escape(line.reason.paragraph)}</td></tr>"
                )
                head = ""
            yield f'<tr>{head}<td>{_say("sum")}</td><td class="n total">{points}</td><td></td></tr>'
            yield "</tbody>"
        yield "</table>"
        for doubt in hand.doubts:
            yield f"<p>{escape(str(doubt))}</p>"
        if hand.payments:
            paid = fewest(hand.payments, len(sheet.game.names))
            yield from _payments(sheet, "paid_hand", paid)
        yield "</section>"


def marked_points(hand: Hand) -> list[str]:
    """Return the points of the sides, marked if they were entered without a count."""
    alone = hand.points_alone
    return [f"{points}{POINTS_ALONE if side in alone else ''}" for side, points in enumerate(hand.points)]


def fine_words(hand: Hand, message: str, side: int) -> str:
    """Return the reasons for a side's fines, to follow the label."""
    if message != "score.fines":
        return ""
    reasons = []
    for fine in hand.sides[side].fines:
        cited = f" [{fine.paragraph}]" if fine.paragraph else ""
        if fine.reason or cited:
            reasons.append(f"{fine.points} {fine.reason}{cited}".replace("  ", " "))
    return f" ({'; '.join(reasons)})" if reasons else ""
