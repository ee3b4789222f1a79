"""The interview of ``canasta referee`` at a terminal, or with lines from a pipe."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import click

from canasta.books.advice import referee_for
from canasta.clauses.rulebook import Rulebook
from canasta.cli.command import FINE, NO, STOPPED
from canasta.cli.output import screen_of
from canasta.cli.referee import show
from canasta.irregularities.interview import Interview
from canasta.messages import UserError, text
from canasta.notation.position.keys import default_players
from canasta.tui.referee_interview import InterviewLeft, RefereeInterview, write_wrapped
from canasta.tui.screen import Leave, Screen
from canasta.wording import players_words


class _Stopped(Exception):
    """The user has pressed Ctrl-C."""


def ask(rules: Rulebook, book: str, interview: Interview, *, asked_for_table: bool) -> int:
    """Conduct the interview; the exit code says whether it led to a ruling."""
    screen = screen_of(_read)
    _prepare()
    screen.say("cli.referee.head", "bold", book=book)

    def show_ruling() -> None:
        click.echo()
        show(interview)

    try:
        if asked_for_table:
            interview = _table(screen, rules, interview)
        prompt = text("cli.referee.prompt")
        RefereeInterview(
            screen, interview, lambda: screen.ask(prompt, "answer"), text("referee.quit"), show_ruling
        ).run()
    except _Stopped:
        click.echo()
        return STOPPED
    except (InterviewLeft, Leave):
        return FINE if interview.finished else NO
    click.echo()
    click.echo(text("cli.referee.again", command=_command(book, interview)))
    return FINE


def _prepare() -> None:
    """Enable line editing with arrow keys, where Python supports it, and tolerate invalid bytes."""
    if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty() and os.environ.get("TERM") != "dumb":
        with suppress(ImportError):
            import readline  # noqa: F401


def _command(book: str, interview: Interview) -> str:
    """Return the command that repeats the ruling."""
    command = text("cli.referee.command", book=book, decision=interview.decision())
    players = interview.answers.seating.players
    if players == default_players(interview.rules):
        return command
    return text("cli.referee.command_players", command=command, players=players)


def _read(prompt: str) -> str:
    """Read a line; Ctrl-C is distinguished from the end of the input."""
    if sys.stdin is None:
        raise EOFError
    try:
        sys.stdout.flush()
        typed = input(prompt)
    except KeyboardInterrupt:
        raise _Stopped from None
    if not sys.stdin.isatty():
        click.echo(typed)  # as a terminal would have shown it
    return typed


def _table(screen: Screen, rules: Rulebook, interview: Interview) -> Interview:
    """Ask who sits at the table: a number of players, or names in seating order."""
    screen.write()
    write_wrapped(screen, text("cli.referee.table", players=players_words(rules)))
    while True:
        given = screen.ask(
            text("cli.referee.table_prompt", players=interview.answers.seating.players), "answer"
        )
        try:
            if not given:
                return interview
            if given in ("quit", "exit"):
                raise InterviewLeft
            if given.isdecimal():
                return referee_for(rules, int(given[:3]))
            names = [name.strip() for name in given.split(",")] if "," in given else given.split()
            fitting = [seats.players for seats in rules.seatings if seats.seats == len(names)]
            if not fitting:
                sizes = ", ".join(dict.fromkeys(str(seats.seats) for seats in rules.seatings))
                raise UserError("cli.referee.names", number=len(names), sizes=sizes)
            return referee_for(rules, fitting[0], names)
        except UserError as problem:
            screen.complain(str(problem))
