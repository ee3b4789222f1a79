"""The questions before a game on the score pad."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from canasta.books import BOOKS
from canasta.books.house import load_house, shipped, shipped_house
from canasta.books.texts import load
from canasta.clauses.rulebook import Rulebook
from canasta.match.validation import validated_names
from canasta.messages import SIDE_LETTERS, Param, UserError, text
from canasta.notation.game import typed_game
from canasta.notation.position.keys import default_players
from canasta.scorepad.answers import choice_of, read_number, read_points
from canasta.scorepad.form import form_of, side_sizes
from canasta.scorepad.interview import PadInterview
from canasta.scorepad.pad import read_game, table_of
from canasta.scorepad.settlement import usual_stake
from canasta.wording import players_words

_ENDING: Final = ".toml"


def read_rules(typed: str) -> tuple[Rulebook, int | None, str]:
    """Read the answer about the rules: the book, the number of players if given, and the house rule."""
    words = typed.split()
    if words and (words[0] in shipped() or words[0].endswith(_ENDING)):
        players = int(words[1]) if len(words) > 1 and words[1].isdecimal() else None
        if words[0] in shipped():
            rules, house = shipped_house(words[0]).book, words[0]
        else:
            rules = load_house(words[0]).book
            house = Path(words[0]).read_text(encoding="utf-8")
        if players is not None:
            rules.seating(players)
        return rules, players, house
    rules, players = typed_game(typed)
    return rules, players, ""


class GameQuestions:
    """The interview about a new game; Enter gives the usual answer."""

    def __init__(self, interview: PadInterview, date: str) -> None:
        self.interview = interview
        self.data: dict[str, Any] = {"date": date}

    def run(self) -> dict[str, Any]:
        """Return the game as plain data."""
        rules, players = self._ask_rules()
        players = players or self._ask_players(rules)
        self._ask_names(rules, players)
        self._ask_dealer(rules)
        self._ask_paper()
        if not rules.hands:
            self._ask("target", read_number, str(rules.target))
        self._ask_stake(rules)
        return self.data

    def _ask(self, key: str, read: Any, usual: str, **params: Param) -> None:
        """Ask for a value that the game accepts; empty and zero answers are left out."""

        def checked(typed: str) -> Any:
            value = read(typed)
            if value or value == []:
                read_game({**self.data, key: value})
            return value

        value = self.interview.ask(f"pad.new.{key}", checked, key, usual, **params)
        if value:
            self.data[key] = value

    def _ask_rules(self) -> tuple[Rulebook, int | None]:
        for number, rules in enumerate(BOOKS.values(), start=1):
            title = load(rules.slug).title
            self.interview.say(
                "pad.new.book", number=number, book=rules.slug, title=title, players=players_words(rules)
            )
            if rules.options:
                names = ", ".join(option.name for option in rules.options)
                self.interview.say("pad.new.options", options=names)
        self.interview.say("pad.new.how")
        rules, players, house = self.interview.ask("pad.new.which", read_rules, "rules", "classic 4")
        self.data |= {"book": rules.slug, "options": list(rules.chosen), "house": house or None}
        return rules, players

    def _ask_players(self, rules: Rulebook) -> int:
        numbers = [seats.players for seats in rules.seatings]
        if len(numbers) == 1:
            return numbers[0]
        usual = default_players(rules)

        def read(typed: str) -> int:
            number = read_number(typed) or usual
            rules.seating(number)
            return number

        numbers_words = players_words(rules)
        return self.interview.ask("pad.new.players", read, "players", str(usual), numbers=numbers_words)

    def _ask_names(self, rules: Rulebook, players: int) -> None:
        setup = form_of(rules, players).setup
        sizes = side_sizes(setup)
        if sum(sizes) == setup.seats:
            names = self.interview.ask("pad.new.names", read_names(players), "names", number=players)
            self.data["sides"] = [list(names[side :: setup.sides]) for side in range(setup.sides)]
            return
        # A player sits out: the sides are asked one by one.
        sides: list[list[str]] = []
        for side, size in enumerate(sizes):
            message = "pad.new.side"
            if size > setup.seats // setup.sides:
                message = "pad.new.side_captain" if rules.seat_draw.always_play else "pad.new.side_out"
            before = [name for members in sides for name in members]
            letter = SIDE_LETTERS[side]
            read = read_names(size, before)
            sides.append(
                list(self.interview.ask(message, read, f"names.{letter}", letter=letter, number=size))
            )
        self.data["sides"] = sides

    def _ask_dealer(self, rules: Rulebook) -> None:
        game = read_game(self.data)
        seats = game.form.setup.seats
        names = [seat.name for seat in table_of(game, 0, game.start).seats]
        usual = rules.seat_draw.first_dealer % seats
        read = choice_of(names, "pad.ask.nobody")
        place = self.interview.ask("pad.new.dealer", read, "dealer", names[usual])
        self.data["dealer"] = (usual if place < 0 else place) + 1

    def _ask_paper(self) -> None:
        sides = len(self.data["sides"])

        def read(typed: str) -> list[int] | None:
            words = typed.replace(",", " ").split()
            if words in ([], ["0"], ["-"]):
                return None
            try:
                totals = [read_points(word) for word in words]
            except UserError:
                totals = []
            if len(totals) != sides:
                raise UserError("pad.error.game_totals", number=sides)
            return totals

        letters = " ".join(SIDE_LETTERS[:sides])
        self._ask("totals", read, text("pad.usual.no_totals"), letters=letters)
        if any(self.data.get("totals", ())):
            self._ask("played", read_number, "0")

    def _ask_stake(self, rules: Rulebook) -> None:
        usual = usual_stake(rules)
        cents = self.interview.ask(
            "pad.new.stake_book" if usual else "pad.new.stake",
            lambda typed: read_number(typed) if typed else -1,
            "stake",
            text("pad.usual.book" if usual else "pad.usual.none"),
        )
        if cents > 0:
            self.data["stake"] = {"per_thousand": cents}
        elif cents == 0 or usual is None:
            self.data["stake"] = None


def read_names(number: int, before: Sequence[str] = ()) -> Callable[[str], tuple[str, ...]]:
    """Return a reader for several names; ``before`` are names already taken."""

    def read(typed: str) -> tuple[str, ...]:
        separator = "," if "," in typed else None
        names = [" ".join(name.split()) for name in typed.split(separator)]
        if len(names) != number:
            raise UserError("pad.new.names_number", number=number, given=len(names) if typed else 0)
        return validated_names([*before, *names])[len(before) :]

    return read
