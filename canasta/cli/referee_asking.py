"""The interview of ``canasta referee`` at a terminal, or with lines from a pipe."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import Final

import click

from canasta.clauses.rulebook import Rulebook
from canasta.cli.command import FINE, NO, STOPPED
from canasta.cli.output import bold, wrapped
from canasta.cli.referee import show
from canasta.irregularities.interview import Interview
from canasta.irregularities.irregularity import GROUPS, Irregularity
from canasta.irregularities.labels import question_words, title_of
from canasta.messages import Complaint, in_english, text
from canasta.notation.position_keys import default_players
from canasta.wording import players_words
from canasta.wording.irregularities import ruling_words

_BACK: Final = ("back", "<")
_QUIT: Final = ("quit", "exit")


class _Left(Exception):
    """The person has had enough."""


def ask(rules: Rulebook, book: str, interview: Interview, *, asked_for_table: bool) -> int:
    """Lead the interview; the exit code says whether it came to a ruling."""
    _prepare()
    click.echo(bold(text("cli.referee.head", book=book)))
    try:
        if asked_for_table:
            interview = _table(rules, interview)
        _lead(interview)
    except KeyboardInterrupt:
        click.echo()
        return STOPPED
    except _Left:
        return FINE if interview.finished else NO
    click.echo()
    click.echo(text("cli.referee.again", command=_command(book, interview)))
    return FINE


def _prepare() -> None:
    """Arrow keys edit what is typed, where Python can do that; odd bytes do no harm."""
    if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin is not None and sys.stdin.isatty() and os.environ.get("TERM") != "dumb":
        with suppress(ImportError):
            import readline  # noqa: F401


def _command(book: str, interview: Interview) -> str:
    """The command that gives the same ruling again."""
    command = text("cli.referee.command", book=book, decision=interview.decision())
    players = interview.answers.seating.players
    if players == default_players(interview.rules):
        return command
    return text("cli.referee.command_players", command=command, players=players)


def _read(prompt: str) -> str:
    """A line, without blanks around it; the end of the input is leaving."""
    if sys.stdin is None:
        raise _Left
    try:
        sys.stdout.flush()
        typed = input(prompt + " ")
    except EOFError:
        click.echo()
        raise _Left from None
    if not sys.stdin.isatty():
        click.echo(typed)  # as a terminal would have shown it
    typed = "".join(letter for letter in typed if letter.isprintable()).strip()
    if typed in _QUIT:
        raise _Left
    return typed


def _complain(problem: Complaint) -> None:
    click.echo(wrapped(str(problem), 2))


def _table(rules: Rulebook, interview: Interview) -> Interview:
    """Who sits at the table: a number of players, or names round the table."""
    click.echo()
    click.echo(wrapped(text("cli.referee.table", players=players_words(rules))))
    while True:
        given = _read(text("cli.referee.table_prompt", players=interview.answers.seating.players))
        try:
            if not given:
                return interview
            if given.isdecimal():
                return Interview(rules, int(given[:3]))
            names = [name.strip() for name in given.split(",")] if "," in given else given.split()
            fitting = [seats.players for seats in rules.seatings if seats.seats == len(names)]
            if not fitting:
                sizes = ", ".join(dict.fromkeys(str(seats.seats) for seats in rules.seatings))
                raise Complaint("cli.referee.names", number=len(names), sizes=sizes)
            return Interview(rules, fitting[0], names)
        except Complaint as problem:
            _complain(problem)


def _lead(interview: Interview) -> None:
    """Question after question, until the ruling is given and nothing is left to ask."""
    shown = None
    while True:
        if interview.irregularity is None:
            _ask_what(interview)
        elif interview.question is None:
            if shown != interview.answers:
                click.echo()
                show(interview.rules, ruling_words(*interview.case))
            return
        else:
            if interview.question.chooser and shown != interview.answers:
                click.echo()
                show(interview.rules, ruling_words(*interview.case))
                shown = interview.answers
            _ask_one(interview)


def _ask_what(interview: Interview) -> None:
    """What happened: a number, or letters until they fit one thing only."""
    found = interview.known
    while interview.irregularity is None:
        click.echo()
        click.echo(bold(text("cli.referee.what")))
        _list(interview, found)
        click.echo(wrapped(text("cli.referee.how")))
        given = in_english("answer", _read(text("cli.referee.prompt")))
        if not given or given in _BACK:
            found = interview.known
            continue
        matching = interview.search(given)
        if len(matching) == 1:
            interview.take(matching[0])
            click.echo()
            click.echo(bold(title_of(matching[0])))
        elif matching:
            found = matching
        else:
            _complain(Complaint("referee.no_match", given=given))
            found = interview.known


def _list(interview: Interview, found: list[Irregularity]) -> None:
    numbers = {each.name: number for number, each in enumerate(interview.known, start=1)}
    for group in GROUPS:
        members = [each for each in found if each.group == group]
        if members:
            click.echo("  " + bold(text(f"referee.group.{group}")))
        for each in members:
            click.echo(_item(f"{numbers[each.name]:>4}", title_of(each)))


def _item(number: str, words: str) -> str:
    """A line of a list; what does not fit goes on under the words."""
    indent = len(number) + 2
    return f"{number}  " + wrapped(words, indent)[indent:]


def _ask_one(interview: Interview) -> None:
    """The question at hand, until it has an answer."""
    irregularity, question = interview.irregularity, interview.question
    assert irregularity is not None
    assert question is not None
    click.echo()
    click.echo(wrapped(question_words(irregularity, question)))
    options = interview.options()
    if options:
        for number, (answer, told) in enumerate(options, start=1):
            place = int(answer) + 1 if isinstance(answer, int) else number
            click.echo(_item(f"{place:>4}", told))
    else:
        click.echo(wrapped(question.expected(interview.answers), 2))
    if question.chooser:
        click.echo(wrapped(text("cli.referee.open"), 2))
    while True:
        given = in_english("answer", _read(text("cli.referee.prompt")))
        if given in _BACK:
            interview.back()
            return
        try:
            if not given and question.chooser:
                interview.leave_open()
            else:
                interview.answer(given)
            return
        except Complaint as problem:
            _complain(problem)
