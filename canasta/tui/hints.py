"""Hints of the coach on a screen, at the table and from the command line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rich import box
from rich.table import Table

from canasta.build.find import running
from canasta.clauses.base import Reason
from canasta.coach.deals import COMPILED, Figure, played_to
from canasta.coach.hint import Advice, Hint, hint
from canasta.engine import State, View
from canasta.messages import capital, figure, text
from canasta.tui.screen import Screen
from canasta.tui.table import Look
from canasta.wording import name_of, play_words, reason_text

#: Number of reasons shown for plays other than the best.
_OTHERS = 2


def show_hint(screen: Screen, found: Hint, names: Sequence[str] = (), *, you: bool = False) -> None:
    """Show the best plays with reasons."""
    state = found.view.packed
    if found.forced:
        screen.say("coach.hint.forced")
    deals = figure(found.deals)
    if you:
        screen.say("coach.hint.head_you", deals=deals)
    else:
        screen.say("coach.hint.head", name=name_of(state.actor, names), deals=deals)
    show_plays(screen, found, names)
    screen.say("coach.hint.foot", style="dim")
    if not running().compiled and found.samples < COMPILED:
        screen.say("coach.hint.few", style="dim", samples=found.samples)


def show_plays(screen: Screen, found: Hint, names: Sequence[str] = ()) -> None:
    """Show the plays of a hint in a table, with their reasons."""
    state, slug = found.view.packed, found.view.setup.book.slug
    if screen.plain:
        for number, each in enumerate(found.plays, start=1):
            screen.say("coach.hint.plain", number=number, **_row(state, each, number))
    else:
        _draw_plays(screen, state, found.plays)
    for number, each in enumerate(found.plays, start=1):
        shared = found.plays[0].reasons if number > 1 else []
        told = [reason for reason in each.reasons if reason not in shared]
        told = told if number == 1 else told[:_OTHERS]
        _show_reasons(
            screen, text(f"coach.hint.{'why' if number == 1 else 'about'}", number=number), told, slug, names
        )
    safe = [reason for reason in found.notes if reason.message.startswith("coach.safe.")]
    _show_reasons(screen, text("coach.hint.other_safe"), safe, slug, names)
    here = [reason for reason in found.notes if reason not in safe]
    _show_reasons(screen, text("coach.hint.here"), here, slug, names)


def give_hint(screen: Screen, look: Look) -> None:
    """Show what the coach would play at the table now."""
    with thinking(screen):
        found = hint(View(played_to(look.view.position, look.match.target), look.seat))
    show_hint(screen, found, look.names, you=True)


@contextmanager
def thinking(screen: Screen, message: str = "coach.thinking") -> Iterator[None]:
    """Show a message while the coach is thinking, on terminals where it can be erased again."""
    if screen.plain or not screen.console.is_terminal:
        yield
        return
    with screen.console.status(screen.text(text(message))):
        yield


def play_title(state: State, actions: Sequence[int]) -> str:
    """Format a play as a heading, in one line."""
    return capital(play_words(actions, state))


def points_words(value: Figure) -> str:
    """Format points with their sign and interval."""
    mean = round(value.mean)
    signed = ("+" if mean > 0 else "") + figure(mean)
    return text("coach.hint.value", mean=signed, half=figure(value.half))


def wins_words(value: Figure) -> str:
    """Format a chance with its interval, as games won out of 100."""
    return text("coach.hint.value", mean=figure(100 * value.mean, 1), half=figure(100 * value.half, 1))


def compared_words(each: Advice) -> str:
    """Describe how a play compares with the best."""
    if not each.clear:
        return text("coach.hint.same")
    games = round(100 * each.behind_chance.mean)
    if each.behind_chance.clear and games:
        return text("coach.hint.fewer_wins", number=games)
    return text("coach.hint.fewer_points", number=round(each.behind.mean))


def _row(state: State, each: Advice, number: int) -> dict[str, str]:
    return {
        "play": play_title(state, each.actions),
        "points": points_words(each.points),
        "wins": wins_words(each.chance),
        "compared": text("coach.hint.best") if number == 1 else compared_words(each),
    }


def _draw_plays(screen: Screen, state: State, plays: Sequence[Advice]) -> None:
    table = Table(box=box.SIMPLE, pad_edge=False)
    table.add_column("", justify="right")
    table.add_column(screen.text(text("coach.hint.play")), ratio=1)
    table.add_column(screen.text(text("coach.hint.points")), justify="right", no_wrap=True)
    table.add_column(screen.text(text("coach.hint.wins")), justify="right", no_wrap=True)
    table.add_column(screen.text(text("coach.hint.compared")), no_wrap=True)
    for number, each in enumerate(plays, start=1):
        row = _row(state, each, number)
        cells = ["" if number == 1 and key == "compared" else words for key, words in row.items()]
        table.add_row(str(number), *(screen.text(cell, "bold" if number == 1 else "") for cell in cells))
    screen.draw(table)


def _show_reasons(
    screen: Screen, title: str, reasons: Sequence[Reason], slug: str, names: Sequence[str]
) -> None:
    """Show reasons under a title, if there are any."""
    if not reasons:
        return
    screen.write(title, "bold")
    for reason in reasons:
        screen.indent(reason_text(reason, slug, names))
