"""``canasta teach``: a first hand, explained step by step."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from canasta.cli.command import FINE, beginning, command, json_option, option
from canasta.cli.errors import print_error
from canasta.cli.output import say_json
from canasta.messages import UserError


def _books(_ctx: click.Context, _param: click.Parameter, incomplete: str) -> list[CompletionItem[str]]:
    from canasta.coach.lesson import books

    return beginning(books(), incomplete)


@command("teach")
@click.argument("book", required=False, shell_complete=_books)
@option("--from", "step", say="teach_from", type=int, default=1, metavar="STEP")
@option("--plain", say="plain", is_flag=True)
@json_option()
@option("--answer", say="teach_answer", metavar="ANSWER")
def teach_command(book: str | None, step: int, plain: bool, as_json: bool, answer: str | None) -> int:
    """Teach a book, or print one step of its lesson and the response to an answer."""
    if as_json or answer is not None:
        from canasta.coach.lesson import Lesson
        from canasta.coach.lesson_wire import write_answer, write_step

        if book is None:
            raise UserError("cli.teach.which")
        lesson = Lesson.load(book, at=step)
        say_json(write_step(lesson) if answer is None else write_answer(lesson, lesson.given(answer)))
        return FINE
    from canasta.tui.play import terminal_console
    from canasta.tui.screen import Screen
    from canasta.tui.teach import teach

    teach(Screen(terminal_console(plain), plain=plain, fail=print_error), book or "", step)
    return FINE
