"""``canasta teach``: a first hand at the terminal, with explanations."""

from __future__ import annotations

import re
from typing import Final

from canasta.books.texts import load
from canasta.coach.lesson import YOU, Feedback, Lesson, books, parts
from canasta.messages import UserError, in_english, text
from canasta.notation import write_position
from canasta.notation.game import USUAL_BOOK
from canasta.tui.lookup import explain, show_rules
from canasta.tui.narration import Narrator
from canasta.tui.prompts import ask, helped, show_books
from canasta.tui.score_sheet import show_hand, show_left
from canasta.tui.screen import Leave, Screen
from canasta.tui.table import Look, draw_table, show_cards
from canasta.tui.turn_input import judge, parts_of

_WHY: Final = "why "


def _ask_book(screen: Screen) -> str:
    show_books(screen)
    names = books()
    while True:
        typed = ask(screen, text("teach.which", book=USUAL_BOOK), "teach.welcome").lower() or USUAL_BOOK
        if typed.isdecimal() and 1 <= int(typed) <= len(names):
            return names[int(typed) - 1]
        if typed in names:
            return typed
        screen.complain(text("lesson.no_book", book=typed, books=", ".join(names)))


def teach(screen: Screen, book: str = "", step: int = 1) -> None:
    """Run the lesson of a book, which is asked for if not given; a learner who leaves can resume it."""
    try:
        lesson = Lesson.load(book or _ask_book(screen), at=step)
    except Leave:
        return
    try:
        Teacher(screen, lesson).teach()
    except Leave:
        screen.say_whole("teach.left", book=lesson.book, number=lesson.number)


class Teacher:
    """Shows the steps of a lesson and reads what the learner types."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.screen = screen
        self.lesson = lesson
        self.rules = lesson.match.setup.book
        self._shown = ""  #: the table that was shown last
        self._turn = -1  #: its turn, in which the plain style repeats only the hand
        self._new_narrator()

    def teach(self) -> None:
        """Run the lesson to its end; raise ``Leave`` if the learner leaves."""
        self.screen.say("teach.welcome")
        while not self.lesson.over:
            self._show()
            before = self.lesson.number
            while self.lesson.number == before and not self.lesson.over:
                self._read()
        game = " ".join(
            [self.lesson.book, *(f"--option {name}" for name in self.lesson.match.setup.book.chosen)]
        )
        self.screen.say_whole("teach.done", game=game)

    # --- Output -----------------------------------------------------------------------------------

    def _new_narrator(self) -> None:
        self.narrator = Narrator(self.lesson.names, YOU, plain=self.screen.plain)

    def _show(self, again: bool = False) -> None:
        """Show what the others did, the table if it has changed, and the step."""
        lesson, screen, step = self.lesson, self.screen, self.lesson.step
        if not again:
            self._narrate()
        if not screen.plain:
            screen.write()
        title = load(lesson.book).title
        screen.rule(text("teach.title", title=title, number=lesson.number, last=len(lesson.steps)))
        self._show_table(lit=bool(step.light) and not screen.plain, again=again)
        for line in lesson.words.split("\n"):
            screen.write(line)
        self._show_task()
        for number, answer in enumerate(lesson.choices, start=1):
            screen.say("teach.choice", number=number, answer=answer)
        if self._new_sort():
            screen.say("teach.type", play=lesson.typed())

    def _show_task(self) -> None:
        task = self.lesson.task
        if task:
            self.screen.write(task if self.screen.plain else text("teach.task", task=task), "bold")

    def _show_table(self, lit: bool, again: bool) -> None:
        match = self.lesson.match
        assert match.state is not None
        now = write_position(match.state)
        unspoken = not self._shown and not self.lesson.step.light
        if (unspoken or (now == self._shown and not lit)) and not again:
            return
        self._shown = now
        if match.history:
            show_left(self.screen, match, YOU)
            show_hand(self.screen, match, match.history[-1], YOU)
        elif self.screen.plain and match.state.turn == self._turn and not again:
            show_cards(self.screen, Look(match, YOU))
        else:
            draw_table(self.screen, Look(match, YOU), {*self.lesson.step.light, *self.lesson.cards})
        self._turn = match.state.turn
        if not self.screen.plain:
            self.screen.write()

    def _new_sort(self) -> bool:
        """Return True if the step asks for a type of play that has not been typed before."""
        steps = self.lesson.steps[: self.lesson.number]
        verbs = [_verbs(step.typed or step.do or step.refused) for step in steps]
        return bool(verbs[-1] - set().union(*verbs[:-1]))

    def _narrate(self) -> None:
        for report in self.lesson.entered:
            self.narrator.add(report)
        self._write()

    def _write(self) -> None:
        for sentence in self.narrator.sentences():
            self.screen.write(sentence, "italic")

    # --- Input ------------------------------------------------------------------------------------

    def _read(self) -> None:
        lesson, screen = self.lesson, self.screen
        asks = lesson.step.asks
        sort = {"reading": "enter", "choice": "choose"}.get(asks, "play")
        line = screen.ask(text(f"teach.{sort}", last=len(lesson.choices)))
        typed = in_english("play", line)
        try:
            if self._looked_up(typed):
                return
            if asks == "reading":
                if typed:
                    raise UserError("teach.hint_read")
                self._take(lesson.answer())
            elif asks == "choice":
                self._take(lesson.answer(int(typed[:3]) if typed.isdecimal() else 0))
            elif typed:
                self._play(typed, line)
            else:
                self._show_task()
        except UserError as problem:
            screen.complain(str(problem))

    def _looked_up(self, typed: str) -> bool:
        """Handle a line that is not an answer."""
        word = typed.lower()
        lesson, screen = self.lesson, self.screen
        if word == "?":
            show_rules(screen, self.rules, " ".join(lesson.step.cites))
        elif word == "hint":
            self._hint()
        elif word == "skip":
            self._take(lesson.skip())
        elif word == "back":
            if lesson.number == 1:
                screen.complain(text("teach.first"))
            lesson.back()
            self._new_narrator()
            self._shown, self._turn = "", -1
        elif word in ("table", "look"):
            self._show(again=True)
        elif word.startswith(_WHY) and not lesson.match.history:
            look = Look(lesson.match, YOU)
            legal = look.view.legal_actions()
            explain(screen, look, judge(typed[len(_WHY) :].strip(), look, legal))
        else:
            return helped(screen, typed, lambda: screen.say("teach.help"), self.rules)
        return True

    def _hint(self) -> None:
        asks = self.lesson.step.asks
        if asks == "choice":
            self.screen.say("teach.hint_choice", number=self.lesson.step.right)
        elif asks == "reading":
            self.screen.say("teach.hint_read")
        else:
            self.screen.say("teach.hint", play=self.lesson.typed())

    def _play(self, typed: str, line: str) -> None:
        """Perform consecutive plays until one of them is wrong."""
        before, row = self.lesson.number, parts_of(self._nameless(typed))
        for number, part in enumerate(row, start=1):
            if self.lesson.number != before:
                return
            try:
                play = self.lesson.read(part)
            except UserError as problem:
                if problem.message == "play.error.unknown":
                    raise UserError(
                        "teach.unknown", text=line
                    ) from None  # with the words that the learner typed
                raise
            found = self.lesson.answer(play)
            if found.outcome == "so_far" and number < len(row):
                found.words = ""  # the rest has been typed already
            self._take(found)
            if found.outcome not in ("right", "so_far"):
                return

    def _nameless(self, typed: str) -> str:
        """Remove the names of players from a line: it is clear, for example, which player to ask."""
        names = "|".join(map(re.escape, self.lesson.names[1:]))
        return re.sub(rf"(?i)\s+(?:a )?(?:{names})\b", "", typed).rstrip(".")

    def _take(self, found: Feedback) -> None:
        """Narrate the effects of an answer, and show the feedback."""
        for report in found.reports:
            self.narrator.add(report)
        self._write()
        for line in found.words.split("\n") if found.words else ():
            if found.outcome in ("right", "so_far"):
                self.screen.write(line, "green")
            else:
                self.screen.complain(line)


def _verbs(row: str) -> set[str]:
    """Return the first words of the actions in a line."""
    return {part.split()[0] for part in parts(row)}
