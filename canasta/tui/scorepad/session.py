"""The score pad at the terminal: games, hands, corrections, sheets, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Final

from canasta.messages import SIDE_LETTERS, Complaint, in_english, text
from canasta.scorepad.answers import NO, YES, read_number, read_yes
from canasta.scorepad.database import ListedPad, StoredPad, begin, games, load
from canasta.scorepad.draft import Draft, unfinished_draft
from canasta.scorepad.exchange import write_csv, write_json
from canasta.scorepad.game_questions import GameQuestions
from canasta.scorepad.hand_questions import HandQuestions
from canasta.scorepad.html_page import page, rules_words
from canasta.scorepad.interview import Back
from canasta.scorepad.pad import Hand, Pad, Sheet
from canasta.scorepad.plot import svg
from canasta.storage import Store
from canasta.storage.files import write_whole
from canasta.tui.scorepad.interview import Cancel, TerminalInterview
from canasta.tui.scorepad.sheet import (
    show_hand,
    show_head,
    show_next,
    show_plot,
    show_settlement,
    show_totals,
)
from canasta.tui.screen import Leave, Screen

_LISTED: Final = 9
WRITERS: Final[dict[str, Callable[[Pad], str]]] = {
    "json": write_json,
    "csv": write_csv,
    "html": lambda pad: page(pad.sheet()),
    "svg": lambda pad: svg(pad.sheet()),
}


class PadSession:
    """One person at the pad."""

    def __init__(self, screen: Screen, store: Store) -> None:
        self.screen = screen
        self.store = store

    def run(self, game: str = "") -> None:
        """Until the person leaves (``Leave``)."""
        self.screen.rule(text("pad.session.title"))
        self.screen.say_whole("pad.session.kept", path=self.store.path)
        kept: StoredPad | None = load(self.store, game) if game else None
        while True:
            if kept is None:
                kept = self._choose_game()
            if kept is not None:
                kept = self._game(kept)

    # --- Games --------------------------------------------------------------------------------------

    def _choose_game(self) -> StoredPad | None:
        found = [kept for kept in games(self.store) if kept.pad is not None]
        draft = unfinished_draft(self.store)
        if draft.answers or not found:
            return self._new_game(draft)
        for kept in found[:_LISTED]:
            self.screen.say("pad.session.game", id=kept.id, about=about(kept))
        if len(found) > _LISTED:
            self.screen.say("pad.session.more", number=len(found) - _LISTED)
        while True:
            typed = self.screen.ask(text("pad.session.which", id=found[0].id), "pad").lower()
            if typed in ("q", "quit"):
                raise Leave
            if typed in ("n", "new"):
                return self._new_game(draft)
            try:
                return load(self.store, typed or found[0].id)
            except Complaint as problem:
                self.screen.complain(str(problem))

    def _new_game(self, draft: Draft) -> StoredPad | None:
        try:
            return self._ask_game(draft)
        finally:
            draft.close()

    def _ask_game(self, draft: Draft) -> StoredPad | None:
        answers, quiet = draft.answers, False
        self.screen.say("pad.session.new_on" if answers else "pad.session.new")
        while True:
            interview = TerminalInterview(self.screen, answers, draft.typed, quiet=quiet)
            try:
                data = GameQuestions(interview, f"{datetime.now():%Y-%m-%d}").run()
                kept = begin(self.store, data)
                draft.drop()
                return kept
            except Back as back:
                answers, quiet = back_to(interview.given, back.steps), True
                draft.retype(answers)
            except Cancel:
                draft.drop()
                self.screen.say("pad.session.cancelled")
                if not games(self.store):
                    raise Leave from None
                return None

    # --- One game -----------------------------------------------------------------------------------

    def _game(self, kept: StoredPad) -> StoredPad | None:
        """What is wanted of a game, again and again; None if another is to be chosen."""
        screen = self.screen
        screen.rule(text("pad.session.game_title", id=kept.id))
        show_head(screen, kept.pad.sheet())
        if kept.draft[1]:
            self._hand(kept, kept.draft[0])
        screen.say("pad.session.words")
        while True:
            sheet = kept.pad.sheet()
            screen.write()
            show_next(screen, sheet)
            usual = "show" if sheet.over else "hand"
            prompt = text("pad.session.what", usual=text(f"pad.session.usual.{usual}"))
            words = screen.ask(prompt).split() or [usual]
            try:
                word = in_english("pad", words[0]).lower()
                if word in ("g", "games"):
                    return None
                self._do(kept, word, words[1:])
            except Complaint as problem:
                screen.complain(str(problem))
                kept = load(self.store, kept.id)  # somebody else may have written to it

    def _do(self, kept: StoredPad, word: str, rest: list[str]) -> None:
        screen, sheet = self.screen, kept.pad.sheet()
        if word in ("h", "hand"):
            if sheet.over:
                raise Complaint("pad.error.over")
            self._hand(kept, 0)
        elif word in ("c", "correct"):
            number = self._number(rest, sheet)
            screen.say("pad.session.as_it_was", number=number)
            self._show_hand(sheet, number)
            self._hand(kept, number)
        elif word in ("x", "strike"):
            self._strike(kept, self._number(rest, sheet))
        elif word in ("s", "show", "sheet"):
            if rest:
                self._show_hand(sheet, self._number(rest, sheet))
            else:
                show_totals(screen, sheet)
        elif word in ("p", "plot"):
            show_plot(screen, sheet)
        elif word in ("m", "settle", "money"):
            show_settlement(screen, sheet)
        elif word in ("e", "export"):
            self._export(kept, rest)
        elif word in ("q", "quit"):
            raise Leave
        elif word in ("?", "help"):
            for line in text("pad.session.help").splitlines():
                screen.write(line)
        else:
            raise Complaint("pad.session.unknown", typed=word[:40])

    def _number(self, rest: list[str], sheet: Sheet) -> int:
        if not sheet.hands:
            raise Complaint("pad.session.no_hands")
        first, last = sheet.hands[0].number, sheet.hands[-1].number
        typed = rest[0] if rest else self.screen.ask(text("pad.session.number", first=first, last=last))
        number = read_number(typed) if typed else last
        if not first <= number <= last:
            raise Complaint("pad.error.no_hand", number=number)
        return number

    def _show_hand(self, sheet: Sheet, number: int) -> None:
        place = number - sheet.hands[0].number
        hand = sheet.hands[place]
        before = sheet.hands[place - 1].totals if place else sheet.game.start
        show_hand(self.screen, sheet, hand, before)

    def _strike(self, kept: StoredPad, number: int) -> None:
        if self._sure(text("pad.session.sure", number=number), usual=False):
            kept.strike(number)
            self.screen.say("pad.session.struck", number=number)

    def _export(self, kept: StoredPad, rest: list[str]) -> None:
        typed = " ".join(rest) or self.screen.ask(text("pad.session.file"))
        if not typed:
            return
        path = Path(typed).expanduser()
        ending = path.suffix.lower().removeprefix(".")
        if ending not in WRITERS:
            raise Complaint("pad.session.ending", endings=", ".join(f".{name}" for name in WRITERS))
        if path.exists() and not self._sure(text("pad.session.there", path=str(path)), usual=False):
            return
        write_file(path, WRITERS[ending](kept.pad))
        self.screen.say_whole("pad.session.wrote", path=str(path))

    def _sure(self, prompt: str, *, usual: bool) -> bool:
        while True:
            typed = self.screen.ask(prompt, "answer").lower()
            if not typed:
                return usual
            if typed in YES:
                return True
            if typed in NO:
                return False
            self.screen.complain(text("pad.ask.yes_no", typed=typed[:40]))

    # --- A hand -------------------------------------------------------------------------------------

    def _hand(self, kept: StoredPad, correcting: int) -> None:
        """Ask for a hand, show what comes of it, and write it down."""
        screen, pad = self.screen, kept.pad
        answers = kept.draft[1] if kept.draft[0] == correcting else []
        if answers:
            screen.say("pad.session.draft")
        elif kept.draft[1]:
            kept.drop()
        sheet = pad.sheet()
        table = sheet.hands[pad.place(correcting)].table if correcting else sheet.next
        screen.rule(text("pad.session.hand", number=table.number, dealer=table.dealer))
        if not answers:
            screen.say("pad.session.hand_how")
        quiet = False
        while True:
            interview = TerminalInterview(
                screen, answers, lambda answer: kept.typed(correcting, answer), quiet=quiet
            )
            try:
                before = pad.entries[pad.place(correcting)] if correcting else None
                entry = HandQuestions(interview, pad.game, table).run(before)
                after = pad.corrected(correcting, entry) if correcting else pad.with_hand(entry)
                self._show_hand(after.sheet(), table.number)
                prompt = text("pad.session.right")
                if interview.ask(prompt, _yes_or_enter):
                    self._write(kept, correcting, entry)
                    return
                raise Back
            except Back as back:
                answers, quiet = back_to(interview.given, back.steps), True
                kept.retype(correcting, answers)
            except Cancel:
                kept.drop()
                screen.say("pad.session.cancelled")
                return

    def _write(self, kept: StoredPad, correcting: int, entry: object) -> None:
        before = kept.pad.sheet()
        if correcting:
            kept.correct(correcting, entry)
        else:
            kept.hand(entry)
        sheet = kept.pad.sheet()
        totals = ", ".join(f"{SIDE_LETTERS[side]} {total}" for side, total in enumerate(sheet.totals))
        self.screen.say("pad.session.written", totals=totals)
        later = [hand for hand in sheet.hands if correcting and hand.number > correcting]
        if later and sheet.totals != before.totals:
            self.screen.say("pad.session.later", number=len(later))
        if any(not hand.counts for hand in sheet.hands):
            self.screen.complain(text("pad.page.void"))


def _yes_or_enter(typed: str) -> bool:
    return not typed or read_yes(typed)


def back_to(given: list[str], steps: int) -> list[str]:
    """The answers that stay when the last ones are taken back."""
    return given[: max(len(given) - steps, 0)]


def about(kept: ListedPad) -> str:
    """A game in one line."""
    assert kept.pad is not None
    sheet = kept.pad.sheet()
    sides = ", ".join(f"{sheet.game.side_name(side)} {total}" for side, total in enumerate(sheet.totals))
    message = "pad.session.about_over" if sheet.over else "pad.session.about"
    return text(message, rules=rules_words(sheet), sides=sides, number=len(sheet.hands))


def write_file(path: Path, content: str) -> None:
    """Write a file; a ``Complaint`` says why it could not be."""
    try:
        write_whole(path, content, private=False)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise Complaint("pad.error.unwritable", name=str(path), problem=reason) from problem


def hand_of(sheet: Sheet, number: int) -> Hand:
    """A hand by its number."""
    for hand in sheet.hands:
        if hand.number == number:
            return hand
    raise Complaint("pad.error.no_hand", number=number)
