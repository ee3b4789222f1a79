"""``canasta referee``: rulings on irregularities at a table with real cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import click

from canasta.books import BOOKS
from canasta.books.advice import referee_for
from canasta.books.house import is_house_citation, rules_of
from canasta.clauses.rulebook import Rulebook
from canasta.cli.command import FINE, NO, command, json_option, option, options_option, words_argument
from canasta.cli.output import bold, say_json, screen_of, wrapped
from canasta.irregularities.decision import read_answers
from canasta.irregularities.interview import Interview
from canasta.irregularities.irregularity import Irregularity, find_irregularity
from canasta.irregularities.labels import title_of
from canasta.irregularities.questions import SeatQuestion
from canasta.messages import UserError, text
from canasta.notation.position.keys import default_players
from canasta.wording.irregularities import ChoiceWords, Line, ruling_words

#: A non-breaking space.
_TIE: Final = "\u00a0"


@command("referee")
@words_argument("BOOK [NAME [KEY=VALUE]...]", required=False)
@options_option()
@option("--players", say="players", type=int, metavar="NUMBER")
@option("--names", say="names", metavar="NAME,NAME,...")
@option("--list", "listing", say="referee_list", is_flag=True)
@json_option()
def referee_command(
    words: Sequence[str],
    options: Sequence[str],
    players: int | None,
    names: str | None,
    listing: bool,
    as_json: bool,
) -> int | None:
    """Rule on an irregularity."""
    if not words:
        raise UserError("cli.referee.which", books=", ".join(BOOKS))
    rules = rules_of(words[0])
    if options:
        rules = rules.with_options([*rules.chosen, *options])
    seated = [name.strip() for name in names.split(",")] if names is not None else []
    number = players or _players(rules, len(seated))
    interview = referee_for(rules, number, seated)
    if listing:
        return _list(interview, " ".join(words[1:]), as_json)
    if len(words) > 1:
        _rule(interview, words[1], words[2:], as_json)
        return None
    if as_json:
        return _list(interview, "", as_json)
    from canasta.cli.referee_interview import ask

    named = "+".join([words[0], *options])
    return ask(rules, named, interview, asked_for_table=players is None and names is None)


def _players(rules: Rulebook, names: int) -> int:
    """Return the number of players: as many as are named, or the default."""
    for seats in rules.seatings:
        if names and seats.seats == names:
            return seats.players
    return default_players(rules)


def _list(interview: Interview, given: str, as_json: bool) -> int | None:
    """List all irregularities, or those that match some words, in groups."""
    found = interview.search(given) if given else interview.known
    if as_json:
        from canasta.wire.ruling_writer import write_known

        say_json(write_known(interview, found))
    elif found:
        from canasta.tui.referee_interview import show_list

        show_list(screen_of(), interview, found, lambda each: _listed(interview.source(each), each))
    else:
        click.echo(text("referee.no_match", given=given))
    return FINE if found else NO


def _listed(rules: Rulebook, irregularity: Irregularity) -> str:
    where = _where(rules, ", ".join(irregularity.paragraphs)).replace(" ", _TIE)
    return text("cli.referee.listed", title=title_of(irregularity), name=irregularity.name, where=where)


def _rule(interview: Interview, name: str, answers: Sequence[str], as_json: bool) -> None:
    """Rule on a case whose answers are all given."""
    irregularity = find_irregularity(interview.all, name)
    numbered = [_numbered(irregularity, word, interview.names) for word in answers]
    interview.take(irregularity)
    interview.answers = read_answers(irregularity, numbered, interview.answers.seating)
    if as_json:
        from canasta.wire.ruling_writer import write_case_ruling

        say_json(write_case_ruling(interview))
    else:
        show(interview)


def _numbered(irregularity: Irregularity, word: str, names: Sequence[str]) -> str:
    """Replace a player's name in a fact by the number of their seat."""
    key, _, value = word.partition("=")
    seats = [question.key for question in irregularity.asks if isinstance(question, SeatQuestion)]
    for number, name in enumerate(names, start=1):
        if key in seats and name.casefold() == value.casefold():
            return f"{key}={number}"
    return word


def show(interview: Interview) -> None:
    """Print the ruling of an interview, or say that the book is silent and give the advice."""
    rules, irregularity, answers, names = interview.case
    ruling = ruling_words(rules, irregularity, answers, names)
    if interview.is_advice(irregularity):
        silent = text("referee.silent", book=interview.rules.slug, advice=rules.slug)
        click.echo(bold(text("cli.referee.advice", title=ruling.title)))
        click.echo(wrapped(silent, 2))
        click.echo()
    else:
        click.echo(bold(text("cli.referee.ruling", title=ruling.title)))
    for line in ruling.lines:
        _show_line(rules, line)
    if ruling.choice is not None:
        _show_choice(rules, ruling.choice)
    click.echo()
    for note in ruling.notes:
        _show_line(rules, note)
    click.echo(wrapped(ruling.onward, 2))


def _show_line(rules: Rulebook, line: Line, indent: int = 2) -> None:
    _echo(_line_words(rules, line), indent)


def _echo(words: str, indent: int) -> None:
    """Print words wrapped into lines, without breaking a citation."""
    click.echo(wrapped(words, indent).replace(_TIE, " "))


def _line_words(rules: Rulebook, line: Line) -> str:
    if not line.paragraph:
        return line.words
    where = _where(rules, line.paragraph).replace(" ", _TIE)
    return text("cli.referee.cited", words=line.words, where=where)


def _where(rules: Rulebook, paragraph: str) -> str:
    """Return the citation of a paragraph, in the form in which it can be looked up."""
    if is_house_citation(paragraph):
        return text("cli.referee.house", name=paragraph.partition(":")[2])
    return text("cli.rules.cited", book=rules.slug, id=paragraph)


def _show_choice(rules: Rulebook, choice: ChoiceWords) -> None:
    _echo(text("cli.referee.choose", words=_line_words(rules, choice.intro)), 2)
    for number, choosable in enumerate(choice.options, start=1):
        click.echo(wrapped(text("cli.referee.option", number=number, label=choosable.label), 4))
        for line in choosable.lines:
            _show_line(rules, line, 7)
