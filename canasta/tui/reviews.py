"""Reviews by the coach on a screen: costly plays, turning points, the curve, the accounts."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table

from canasta.build.find import running
from canasta.coach.deals import Figure
from canasta.coach.review import COMPILED, Review, ReviewedPlay, TurningPoint
from canasta.messages import SIDE_LETTERS, capital, figure, text
from canasta.plots import Series, letter_plot, line_plot
from canasta.tui.hints import wins_words
from canasta.tui.screen import Screen
from canasta.wording import play_words, reason_text, rules_words
from canasta.wording.actions import action_words

#: Number of reasons shown for the actual play, and for the better one.
_REASONS: Final = 2
#: Range of games won out of a hundred, to which intervals are clipped.
_SHARES: Final = (0, 100)
#: Columns per point of the curve.
_COLUMN: Final = 4


def show_review(screen: Screen, review: Review, *, whole: bool = False) -> None:
    """Show a review."""
    book = rules_words(review.match.setup.book)
    samples = figure(review.samples)
    screen.say("coach.review.head", book=book, plays=len(review.judged), samples=samples)
    if not running().compiled and review.samples < COMPILED:
        screen.say("coach.hint.few", samples=samples)
    costly = [each for each in review.judged if each.costly]
    screen.write()
    screen.say("coach.review.costly" if costly else "coach.review.none", style="bold")
    for each in costly:
        _show_costly(screen, each)
    if whole:
        _show_all(screen, review)
    _show_curve(screen, review)
    _show_accounts(screen, review)
    screen.say("coach.review.foot", style="dim")


def title_of(judged: ReviewedPlay) -> str:
    """Return the title of a judged play."""
    moment = judged.moment
    play = play_words(moment.actions, moment.state)
    return text("coach.review.title", hand=moment.hand, turn=moment.turn, name=moment.name, play=play)


def _show_costly(screen: Screen, judged: ReviewedPlay) -> None:
    moment = judged.moment
    slug = moment.state.setup.book.slug
    screen.write(title_of(judged), "bold")
    wins, points = wins_words(judged.cost), value_of(judged.lost)
    screen.indent(text("coach.review.cost", label=judged.label, wins=wins, points=points))
    screen.indent(text("coach.review.instead", play=play_words(judged.best, moment.state)))
    shared = [reason for reason in judged.reasons if reason in judged.best_reasons]
    for message, found in (("played_why", judged.reasons), ("best_why", judged.best_reasons)):
        for reason in [each for each in found if each not in shared][:_REASONS]:
            sentence = reason_text(reason, slug, moment.names)
            screen.indent(text(f"coach.review.{message}", reason=sentence))


def value_of(value: Figure) -> str:
    """Format a figure with its interval, in whole numbers."""
    return text("coach.hint.value", mean=figure(round(value.mean)), half=figure(value.half))


def cost_words(judged: ReviewedPlay) -> str:
    """Format the cost of a play for a table cell."""
    if judged.label == "same":
        return text("coach.review.as_coach")
    return wins_words(judged.cost) if judged.costly else text("coach.hint.same")


def _show_all(screen: Screen, review: Review) -> None:
    screen.write()
    screen.say("coach.review.all", style="bold")
    if screen.plain:
        for each in review.judged:
            screen.write(f"{title_of(each)}: {cost_words(each)}")
        return
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(screen.text(text("coach.review.play_head")), justify="right", no_wrap=True)
    table.add_column(screen.text(text("coach.review.player")), no_wrap=True)
    table.add_column(screen.text(text("coach.hint.play")), ratio=1)
    table.add_column(screen.text(text("coach.review.cost_head")), no_wrap=True)
    for each in review.judged:
        moment = each.moment
        play = capital(play_words(moment.actions, moment.state))
        cells = (f"{moment.hand}.{moment.turn}", moment.name, play, cost_words(each))
        table.add_row(*(screen.text(cell, "bold" if each.costly else "") for cell in cells))
    screen.draw(table)


def _did(turning: TurningPoint) -> str:
    return capital("; ".join(dict.fromkeys(map(action_words, turning.place.did)))) + "."


def _show_curve(screen: Screen, review: Review) -> None:
    side = SIDE_LETTERS[review.side]
    if review.turning:
        screen.write()
        screen.say("coach.review.turning", style="bold", side=side)
    for number, turning in enumerate(review.turning, start=1):
        place = turning.place
        screen.say(
            "coach.review.turned",
            number=number,
            hand=place.hand,
            turn=place.turn,
            name=place.name,
            before=figure(100 * turning.before.mean),
            now=figure(100 * turning.now.mean),
            did=_did(turning),
        )
    if screen.plain or len(review.curve) < 2:
        return
    screen.write()
    screen.say("coach.review.curve", style="bold", side=side)
    room = max(2, (screen.width - 10) // _COLUMN)
    step = -(-len(review.curve) // room)
    shown = [*range(0, len(review.curve) - 1, step), len(review.curve) - 1]
    values = [review.curve[place].chances[review.side] for place in shown]
    series = [
        Series("o", [100 * value.mean for value in values]),
        Series("-", [100 * (value.mean + value.half) for value in values]),
        Series("-", [100 * (value.mean - value.half) for value in values]),
    ]
    across = text("coach.review.across")
    for line in letter_plot(
        series,
        [place + 1 for place in shown],
        across=across,
        width=screen.width,
        height=11,
        within=_SHARES,
    ):
        screen.write(line)
    screen.say("coach.review.key", style="dim")


def curve_svg(review: Review) -> str:
    """Return the chance to win, turn by turn, as an SVG picture."""
    side = SIDE_LETTERS[review.side]
    values = [place.chances[review.side] for place in review.curve]
    means, halves = [100 * value.mean for value in values], [100 * value.half for value in values]
    about = text(
        "coach.review.about",
        side=side,
        number=len(values),
        first=figure(means[0]),
        last=figure(means[-1]),
    )
    return line_plot(
        [Series(side, means, halves)],
        range(1, len(values) + 1),
        title=text("coach.review.curve", side=side),
        about=about,
        across=text("coach.review.across"),
        target=(50, ""),
        within=_SHARES,
    )


def _show_accounts(screen: Screen, review: Review) -> None:
    screen.write()
    screen.say("coach.review.accounts", style="bold")
    rows = [
        (each.name, figure(each.plays), figure(each.costly), wins_words(each.cost), value_of(each.lost))
        for each in review.accounts
    ]
    if screen.plain:
        for name, plays, costly, wins, points in rows:
            screen.say(
                "coach.review.account", name=name, plays=plays, costly=costly, wins=wins, points=points
            )
        return
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column(screen.text(text("coach.review.player")))
    for title in ("plays", "costly_plays", "wins_lost", "points_lost"):
        table.add_column(screen.text(text(f"coach.review.{title}")), justify="right")
    for row in rows:
        table.add_row(*map(screen.text, row))
    screen.draw(table)
