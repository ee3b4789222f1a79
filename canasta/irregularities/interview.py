"""The referee's interview: what happened, then only the questions that matter, then the ruling.

It is independent of the user interface: the caller reads ``question``, gives ``answer`` a text, and may go
``back`` a step at any time.

>>> from canasta.books import book
>>> interview = Interview(book("classic"), players=4, names=["Ana", "Ben", "Carla", "Dora"])
>>> interview.choose("discarded without")
>>> interview.question.key, interview.answer("ben"), interview.question.key
('offender', 1, 'found')
>>> interview.answer("1"), interview.question
('before_next_drew', None)
>>> interview.irregularity.ruling(interview.answers).effects
(DrawsTopCard(paragraph='68', seat=1),)
>>> interview.decision()
'discarded_without_drawing offender=2 found=before_next_drew'
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta.clauses.rulebook import Rulebook
from canasta.irregularities.decision import decision_text
from canasta.irregularities.irregularity import GROUPS, Irregularity
from canasta.irregularities.labels import option_words
from canasta.irregularities.questions import Answer, Answers, Question, SeatQuestion, WordQuestion
from canasta.irregularities.search import search
from canasta.messages import UserError


class Interview:
    """One case, from the first question to the ruling."""

    def __init__(
        self, rules: Rulebook, players: int, names: Sequence[str] = (), advice: Rulebook | None = None
    ) -> None:
        seating = rules.seating(players)
        if names and len(names) != seating.seats:
            raise UserError("referee.names", number=len(names), seats=seating.seats)
        folded = [name.casefold() for name in names]
        for name in names:
            if not name.strip() or folded.count(name.casefold()) > 1:
                raise UserError("referee.name", name=name)
        self.rules = rules
        self.advice = advice  #: a book whose irregularities serve as advice where ``rules`` are silent
        self.names = tuple(names)
        self.answers = Answers(seating)
        self.irregularity: Irregularity | None = None
        self._skipped = False  #: True if the current choice is left open

    @property
    def known(self) -> list[Irregularity]:
        """All irregularities that can happen at this table, in the order of a list; advice comes last."""
        possible = [each for each in self.all if each.possible(self.answers)]
        return sorted(possible, key=lambda each: (self.is_advice(each), GROUPS.index(each.group)))

    @property
    def all(self) -> tuple[Irregularity, ...]:
        """The irregularities of the book, then those on which there is only advice."""
        return (*self.rules.irregularities, *(self.advice.irregularities if self.advice else ()))

    def is_advice(self, irregularity: Irregularity) -> bool:
        """Return True if the book is silent and another book's ruling is given as advice."""
        return self.advice is not None and irregularity in self.advice.irregularities

    def source(self, irregularity: Irregularity) -> Rulebook:
        """Return the book whose paragraphs the ruling cites."""
        return self.advice if self.advice is not None and self.is_advice(irregularity) else self.rules

    def search(self, given: str) -> list[Irregularity]:
        """Return the irregularities that a text may mean."""
        return search(self.known, given)

    def choose(self, given: str) -> None:
        """Choose what happened; a ``UserError`` if the text matches nothing or several irregularities."""
        found = self.search(given)
        if not found:
            raise UserError("referee.no_match", given=given)
        if len(found) > 1:
            raise UserError("referee.several_match", given=given, number=len(found))
        self.take(found[0])

    def take(self, irregularity: Irregularity) -> None:
        """Begin the questions of an irregularity."""
        self.irregularity = irregularity
        self.answers = Answers(self.answers.seating)
        self._skipped = False

    @property
    def question(self) -> Question | None:
        """The current question; None before an irregularity is chosen, and when nothing is left to ask."""
        if self.irregularity is None:
            return None
        question = self.irregularity.question(self.answers)
        return None if question is not None and question.chooser and self._skipped else question

    @property
    def finished(self) -> bool:
        """True if the ruling can be given."""
        return self.irregularity is not None and (self.question is None or bool(self.question.chooser))

    def options(self) -> list[tuple[Answer, str]]:
        """Return the possible answers to the current question, if they can be listed, each in words."""
        question = self.question
        if self.irregularity is None or question is None:
            return []
        answers: Sequence[Answer] = ()
        if isinstance(question, SeatQuestion):
            answers = question.seats(self.answers)
        elif isinstance(question, WordQuestion):
            answers = question.words
        return [
            (answer, option_words(self.irregularity, question, answer, self.names, self.answers))
            for answer in answers
        ]

    def answer(self, given: str) -> Answer:
        """Answer the current question; a ``UserError`` says what was expected."""
        question = self.question
        if question is None:
            raise UserError("referee.no_question")
        try:
            answer = self._understood(question, given.strip())
        except UserError as problem:
            if given.strip():
                raise
            raise UserError("referee.empty", expected=question.expected(self.answers)) from problem
        trial = self.answers.having(question.key, answer)
        question.check(answer, self.answers)
        if self.irregularity is not None and self.irregularity.question(trial) is None:
            self.irregularity.check(trial)
        self.answers = trial
        return answer

    def _understood(self, question: Question, given: str) -> Answer:
        """Interpret an answer: a seat by its name, one of several words by its number or prefix."""
        wanted = given.casefold()
        if isinstance(question, SeatQuestion) and self.names and wanted:
            seats = question.seats(self.answers)
            exact = [seat for seat in seats if self.names[seat].casefold() == wanted]
            alike = exact or [seat for seat in seats if self.names[seat].casefold().startswith(wanted)]
            if len(alike) == 1:
                return alike[0]
        if isinstance(question, WordQuestion) and wanted:
            options = self.options()
            for number, (answer, _) in enumerate(options, start=1):
                if str(number) == wanted:
                    return answer
            alike_words = [
                answer
                for answer, words in options
                if str(answer).startswith(wanted) or words.casefold().startswith(wanted)
            ]
            if len(alike_words) == 1:
                return alike_words[0]
        return question.read(given, self.answers)

    def leave_open(self) -> None:
        """Leave the current choice open; a fact cannot be left out."""
        question = self.question
        if question is None or not question.chooser:
            raise UserError("referee.not_open")
        self._skipped = True

    def back(self) -> bool:
        """Go back one step; return False if there is none."""
        if self.irregularity is None:
            return False
        if self._skipped:
            self._skipped = False
        elif self.answers.given:
            self.answers = Answers(self.answers.seating, self.answers.given[:-1])
        else:
            self.irregularity = None
        return True

    @property
    def case(self) -> tuple[Rulebook, Irregularity, Answers, tuple[str, ...]]:
        """The case in the form that ``canasta.wording.irregularities.ruling_words`` takes."""
        if self.irregularity is None:
            raise UserError("referee.nothing")
        return self.source(self.irregularity), self.irregularity, self.answers, self.names

    def decision(self) -> str:
        """Return the case as text, for a record or for ``canasta referee``."""
        _, irregularity, answers, _ = self.case
        return decision_text(irregularity, answers)
