"""The score pad at the terminal: games, hands, corrections, sheets, with the keyboard only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from canasta.messages import SIDE_LETTERS, UserError, in_english, text
from canasta.scorepad.answers import NO, YES, choice_of, read_number, read_yes
from canasta.scorepad.changes import USUAL_RAISE, history, raises_at, stake_words
from canasta.scorepad.database import ListedPad, StoredPad, begin, games, load
from canasta.scorepad.draft import GameDraft, unfinished_draft
from canasta.scorepad.exchange import write_csv, write_json
from canasta.scorepad.game_questions import GameQuestions
from canasta.scorepad.hand_questions import HandQuestions
from canasta.scorepad.html_page import page, rules_words
from canasta.scorepad.interview import Back, PadInterview
from canasta.scorepad.pad import Pad, Sheet
from canasta.scorepad.plot import svg
from canasta.scorepad.settlement import usual_stake
from canasta.storage import Store
from canasta.storage.files import write_whole
from canasta.tui.scorepad.interview import Cancel, lead
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
#: Abbreviations of the commands.
SHORT: Final = {
    "h": "hand", "c": "correct", "x": "strike", "s": "show", "sheet": "show", "p": "plot", "m": "settle",
    "money": "settle", "names": "name", "e": "export", "q": "quit", "?": "help",
}  # fmt: skip
WRITERS: Final[dict[str, Callable[[Pad], str]]] = {
    "json": write_json,
    "csv": write_csv,
    "html": lambda pad: page(pad.sheet()),
    "svg": lambda pad: svg(pad.sheet()),
}


class PadSession:
    """One user's session with the pad."""

    def __init__(self, screen: Screen, store: Store) -> None:
        self.screen = screen
        self.store = store

    def run(self, game: str = "") -> None:
        """Run until the user leaves (``Leave``)."""
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
            except UserError as problem:
                self.screen.complain(str(problem))

    def _new_game(self, draft: GameDraft) -> StoredPad | None:
        try:
            return self._ask_game(draft)
        finally:
            draft.close()

    def _ask_game(self, draft: GameDraft) -> StoredPad | None:
        self.screen.say("pad.session.new_on" if draft.answers else "pad.session.new")

        def questions(interview: PadInterview) -> dict[str, Any]:
            return GameQuestions(interview, f"{datetime.now():%Y-%m-%d}").run()

        try:
            answers, former = draft.answers, draft.former
            kept = begin(self.store, lead(self.screen, questions, answers, former, draft.typed, draft.retype))
            draft.drop()
            return kept
        except Cancel:
            draft.drop()
            self.screen.say("pad.session.cancelled")
            if not games(self.store):
                raise Leave from None
            return None

    # --- One game -----------------------------------------------------------------------------------

    def _game(self, kept: StoredPad) -> StoredPad | None:
        """Handle commands for a game; return None to choose another."""
        screen = self.screen
        screen.rule(text("pad.session.game_title", id=kept.id))
        show_head(screen, kept.pad.sheet())
        if kept.draft.begun:
            self._hand(kept, kept.draft.correcting, points=kept.draft.points)
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
            except UserError as problem:
                screen.complain(str(problem))
                kept = load(self.store, kept.id)  # another process may have written to it

    def _do(self, kept: StoredPad, word: str, rest: list[str]) -> None:
        screen, sheet = self.screen, kept.pad.sheet()
        word = SHORT.get(word, word)
        actions: dict[str, Callable[[], None]] = {
            "hand": lambda: self._hand(kept, 0),
            "points": lambda: self._hand(kept, 0, points=True),
            "correct": lambda: self._correct(kept, self._number(rest, sheet)),
            "strike": lambda: self._strike(kept, self._number(rest, sheet)),
            "show": lambda: self._show(sheet, rest),
            "plot": lambda: show_plot(screen, sheet),
            "settle": lambda: show_settlement(screen, sheet),
            "name": lambda: self._rename(kept, " ".join(rest)),
            "stake": lambda: self._stake(kept, rest),
            "raise": lambda: self._raise(kept, rest),
            "export": lambda: self._export(kept, rest),
            "help": self._help,
        }
        if word == "quit":
            raise Leave
        if word not in actions:
            raise UserError("pad.session.unknown", typed=word[:40])
        if sheet.over and word in ("hand", "points"):
            raise UserError("pad.error.over")
        actions[word]()

    def _help(self) -> None:
        for line in text("pad.session.help").splitlines():
            self.screen.write(line)

    def _show(self, sheet: Sheet, rest: list[str]) -> None:
        if rest:
            show_hand(self.screen, sheet, sheet.hand(self._number(rest, sheet)))
        else:
            show_totals(self.screen, sheet)

    def _correct(self, kept: StoredPad, number: int) -> None:
        self.screen.say("pad.session.as_it_was", number=number)
        show_hand(self.screen, kept.pad.sheet(), kept.pad.sheet().hand(number))
        self._hand(kept, number)

    def _number(self, rest: list[str], sheet: Sheet) -> int:
        if not sheet.hands:
            raise UserError("pad.session.no_hands")
        first, last = sheet.hands[0].number, sheet.hands[-1].number
        typed = rest[0] if rest else self.screen.ask(text("pad.session.number", first=first, last=last))
        number = read_number(typed) if typed else last
        if not first <= number <= last:
            raise UserError("pad.error.no_hand", number=number)
        return number

    def _strike(self, kept: StoredPad, number: int) -> None:
        if self._sure(text("pad.session.sure", number=number), usual=False):
            kept.strike(number)
            self.screen.say("pad.session.struck", number=number)

    def _export(self, kept: StoredPad, rest: list[str]) -> None:
        typed = " ".join(rest) or self.screen.ask(text("pad.session.file"))
        if not typed:
            return
        path = Path(typed).expanduser()
        if path.exists() and not self._sure(text("pad.session.there", path=str(path)), usual=False):
            return
        export_file(kept.pad, path)
        self.screen.say_whole("pad.session.wrote", path=str(path))

    # --- Changes to a running game ------------------------------------------------------------------

    def _rename(self, kept: StoredPad, typed: str) -> None:
        names = kept.pad.sheet().game.names
        typed = typed or self.screen.ask(text("pad.session.rename", names=", ".join(names)))
        if typed:
            self._change(kept, {"names": read_renames(typed, names)})

    def _stake(self, kept: StoredPad, rest: list[str]) -> None:
        game = kept.pad.sheet().game
        self.screen.say("pad.show.stake", stake=stake_words(game.stake))
        usual = usual_stake(game.book)
        typed = (
            rest[0]
            if rest
            else self.screen.ask(text("pad.session.stake_book" if usual else "pad.session.stake"))
        )
        if in_english("pad", typed).lower() == "book" and usual:
            self._change(kept, {"stake": msgspec.to_builtins(usual.struct())})
        elif typed:
            cents = read_number(typed)
            self._change(kept, {"stake": {"per_thousand": cents} if cents else None})

    def _raise(self, kept: StoredPad, rest: list[str]) -> None:
        sheet = kept.pad.sheet()
        letters = list(SIDE_LETTERS[: len(sheet.totals)])
        typed = rest or self.screen.ask(text("pad.session.raise", letters=" ".join(letters))).split()
        side = choice_of(letters, "pad.ask.no_side")(typed[0]) if typed else -1
        if side >= 0:
            before = raises_at(sheet.game, sheet.changes, len(sheet.hands))[side]
            points = read_number(typed[1]) if len(typed) > 1 else before + USUAL_RAISE
            self._change(kept, {"raise": {"side": letters[side], "points": points}})

    def _change(self, kept: StoredPad, data: dict[str, Any]) -> None:
        """Store a change, and show it in the words of the sheet."""
        said = len(list(history(kept.pad.sheet())))
        kept.change(data)
        for line in list(history(kept.pad.sheet()))[said:]:
            self.screen.write(line)

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

    def _hand(self, kept: StoredPad, correcting: int, *, points: bool = False) -> None:
        """Ask for a hand, show its score, and store it."""
        screen, pad, draft = self.screen, kept.pad, kept.draft
        if draft.begun and (draft.correcting, draft.points) != (correcting, points):
            kept.drop()
            draft = kept.draft
        if draft.begun:
            screen.say("pad.session.draft")
        sheet = pad.sheet()
        table = sheet.hands[pad.place(correcting)].table if correcting else sheet.next
        screen.rule(text("pad.session.hand", number=table.number, dealer=table.dealer))
        if not draft.begun and not points:
            screen.say("pad.session.hand_how")
        before = pad.entries[pad.place(correcting)] if correcting else None

        def questions(interview: PadInterview) -> dict[str, Any]:
            entry = HandQuestions(interview, sheet.game, table, before).run(points=points)
            after = (pad.corrected(correcting, entry) if correcting else pad.with_hand(entry)).sheet()
            show_hand(screen, after, after.hand(table.number))
            if not interview.ask("pad.session.right", _yes_or_enter):
                raise Back(2)  # this answer, and the one before
            return entry

        try:
            entry = lead(
                screen,
                questions,
                draft.answers,
                draft.former,
                lambda answer: kept.typed(correcting, answer, points=points),
                lambda answers, former: kept.retype(correcting, answers, former, points=points),
            )
            self._write(kept, correcting, entry)
        except Cancel:
            kept.drop()
            screen.say("pad.session.cancelled")

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


def read_renames(typed: str, names: Sequence[str]) -> dict[str, str]:
    """Parse new names by the old ones: ``Bruno = Benito, Dora = Dori``."""
    found = {}
    for part in typed.split(","):
        old, equals, new = part.partition("=")
        if not equals:
            raise UserError("pad.session.rename_how", typed=part.strip()[:40])
        place = choice_of(names, "pad.ask.nobody")(old.strip())
        if place < 0:
            raise UserError("pad.ask.nobody", typed=old.strip(), names=", ".join(names))
        found[names[place]] = " ".join(new.split())
    return found


def about(kept: ListedPad) -> str:
    """Describe a game in one line."""
    assert kept.pad is not None
    sheet = kept.pad.sheet()
    sides = ", ".join(f"{sheet.game.side_name(side)} {total}" for side, total in enumerate(sheet.totals))
    message = "pad.session.about_over" if sheet.over else "pad.session.about"
    return text(message, rules=rules_words(sheet), sides=sides, number=len(sheet.hands))


def exported(pad: Pad, ending: str) -> str:
    """Return the content of an export file with this extension."""
    if ending not in WRITERS:
        raise UserError("pad.session.ending", endings=", ".join(f".{name}" for name in WRITERS))
    return WRITERS[ending](pad)


def export_file(pad: Pad, path: Path, ending: str | None = None) -> None:
    """Write a game to a file; by default its extension determines the format."""
    write_file(path, exported(pad, ending or path.suffix.lower().removeprefix(".")))


def write_file(path: Path, content: str) -> None:
    """Write a file; raise a ``UserError`` if that fails."""
    try:
        write_whole(path, content, private=False)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise UserError("pad.error.unwritable", name=str(path), problem=reason) from problem
