"""The questions for a hand on the score pad: what its book counts, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from canasta.cards import TWO
from canasta.messages import SIDE_LETTERS, Complaint, text
from canasta.scorepad.answers import choice_of, read_cards, read_fine, read_number, read_yes
from canasta.scorepad.entry import read_sets, read_side
from canasta.scorepad.form import COUNT, Field, Form
from canasta.scorepad.interview import Back, Interview
from canasta.scorepad.pad import Game, Table
from canasta.scorepad.plausibility import beyond_base, check_hand


class HandQuestions:
    """Asks for a hand what its book counts, and nothing else."""

    def __init__(self, interview: Interview, game: Game, table: Table) -> None:
        self.interview = interview
        self.form: Form = game.form
        self.game = game
        self.table = table
        self.sides: list[dict[str, Any]] = [{} for _ in range(game.form.setup.sides)]
        self.out = -1  #: the player that went out

    def run(self, before: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """The entry of the hand; ``before`` is the one to be corrected, of which a side may stay as it is."""
        asked = list(range(len(self.sides)))
        if before is not None:
            letters = SIDE_LETTERS[: len(asked)]
            prompt = text("pad.ask.which_side", letters=" ".join(letters))
            side = self.interview.ask(prompt, choice_of(list(letters), "pad.ask.no_side"))
            if side >= 0:
                self.sides = [dict(data) for data in before["sides"]]
                self.sides[side] = {}
                asked = [side]
        self._ask_out(asked)
        for side in asked:
            self._ask_side(side)
        return {"sides": self.sides}

    def _check(self, side: int, more: dict[str, Any], *, finished: bool = False) -> None:
        """Complain at once about an answer that cannot go with those before it."""
        sides = [{**data, **more} if place == side else data for place, data in enumerate(self.sides)]
        entries = [read_side(self.form, place, data) for place, data in enumerate(sides)]
        check_hand(self.form, entries, finished=finished)

    def _take(self, side: int, prompt: str, read: Callable[[str], dict[str, Any]]) -> None:
        """Ask for something of a side and write it to the entry."""

        def checked(typed: str) -> dict[str, Any]:
            more = {id: value for id, value in read(typed).items() if value not in (0, False, None)}
            self._check(side, more)
            return more

        self.sides[side].update(self.interview.ask(prompt, checked))

    def _ask_out(self, asked: list[int]) -> None:
        if self.form.field("out") is None or any(data.get("out") for data in self.sides):
            return
        seats = [seat for seat in self.table.seats if seat.side in asked]
        names = [seat.name for seat in seats]
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        self.interview.say("pad.ask.seats", names=listed)
        place = self.interview.ask(text("pad.ask.out"), choice_of(names, "pad.ask.nobody"))
        if place < 0:
            return
        self.out = seats[place].player
        side = seats[place].side
        self.sides[side]["out"] = True
        for field in self.form.fields:
            if field.needs == "out" and field.choices:
                labels = [text(f"score.special.{name}").partition(": ")[2] for name, _ in field.choices]
                for number, label in enumerate(labels, start=1):
                    self.interview.say("pad.ask.choice", number=number, label=label)
                read = choice_of(labels, "pad.ask.no_choice")
                place = self.interview.ask(text("pad.ask.special"), read)
                if place >= 0:
                    self.sides[side][field.id] = field.choices[place][0]
                    return
            elif field.needs == "out":
                self._ask_yes(side, field)

    def _ask_yes(self, side: int, field: Field) -> None:
        self._take(side, text(f"pad.ask.{field.id}"), lambda typed: {field.id: read_yes(typed)})

    def _ask_side(self, side: int) -> None:
        names = " & ".join(seat.name for seat in self.table.players_of(side))
        self.interview.gap()
        self.interview.say("pad.ask.side", "bold", letter=SIDE_LETTERS[side], names=names)
        data = self.sides[side]
        if "special" not in data:
            self._ask_table(side)
        for field in self.form.fields:
            if field.kind == COUNT and not field.part and not field.id.startswith(("left_", "held_")):
                self._ask_count(side, field)
        self._ask_hands(side)
        self._ask_fines(side)
        self._check(side, {}, finished=True)

    def _ask_count(self, side: int, field: Field, names: Sequence[str] = ()) -> None:
        """Ask for a number, if there can be one; ``names``: of these players alone."""
        try:
            self._check(side, {field.id: 1})
        except Complaint:
            return  # not even one is possible: nothing to ask
        label = text("pad.ask.of", field=field.label, names=" & ".join(names)) if names else field.label
        self._take(side, text("pad.ask.count", field=label), lambda typed: {field.id: read_number(typed)})

    # --- The table ----------------------------------------------------------------------------------

    def _ask_table(self, side: int) -> None:
        laid = self.form.field("laid")
        if laid is not None:

            def read(typed: str) -> dict[str, Any]:
                way, value = read_cards(typed, laid)
                if way == "cards":
                    read_sets(value, side)
                return {"sets" if way == "cards" else "laid": value}

            label = "open" if self.form.base else "laid"
            self._take(side, text(f"pad.ask.{label}"), read)
        data = self.sides[side]
        if "sets" in data:
            self._ask_wild_canasta(side)
        elif "laid" in data or self.form.base or laid is None:
            self._ask_canastas(side)
            for field in self.form.fields:
                if field.part == "open":
                    self._ask_count(side, field)

    def _ask_wild_canasta(self, side: int) -> None:
        """Small or big, where the cards do not tell what came seventh."""
        if self.form.field("big_wild") is None:
            return
        size = self.form.setup.canasta_size
        for cards in read_sets(self.sides[side]["sets"], side):
            if cards.kind == TWO and cards.size > size:
                prompt = text("pad.ask.big_wild")
                self._take(side, prompt, lambda typed: {"big_wild" if read_yes(typed) else "small_wild": 1})

    def _ask_canastas(self, side: int) -> None:
        """How many in all, then of which class, as far as that is still open."""
        fields = [field for field in self.form.fields if field.part == "canastas" and field.kind == COUNT]
        if not fields:
            return
        asked = len(self.interview.given)
        left = self.interview.ask(text("pad.ask.canastas"), read_number)
        for field in fields[:-1]:
            if left:

                def read(typed: str, field: Field = field, left: int = left) -> dict[str, Any]:
                    number = read_number(typed)
                    if number > left:
                        raise Complaint("pad.ask.too_many", number=left, given=number)
                    return {field.id: number}

                self._take(side, text("pad.ask.count", field=field.label), read)
                left -= self.sides[side].get(field.id, 0)
        if left:
            # The rest is of the last class; if that cannot be, the number in all was wrong.
            last = fields[-1]
            try:
                self._check(side, {last.id: left})
            except Complaint as problem:
                self.interview.complain(problem)
                raise Back(len(self.interview.given) - asked) from problem
            self.sides[side][last.id] = left
            self.interview.say("pad.ask.rest", field=last.label, number=left)
        beyond = self.form.field("beyond")
        if beyond is not None and beyond_base(self.form, read_side(self.form, side, self.sides[side])):

            def read_beyond(typed: str) -> dict[str, Any]:
                way, value = read_cards(typed, beyond)
                if way == "cards":
                    raise Complaint("pad.ask.no_cards")
                self._check(side, {"beyond": value}, finished=True)
                return {"beyond": value}

            self._take(side, text("pad.ask.beyond"), read_beyond)

    # --- The hands ----------------------------------------------------------------------------------

    def _ask_hands(self, side: int) -> None:
        field = self.form.field("left")
        if field is None or not field.groups:
            return
        hands: list[Any] = [0] * self.form.places
        summed: list[str] = []  #: whose threes and such are not told by the cards
        for place, seat in enumerate(self.table.players_of(side)):
            if seat.player == self.out:
                continue

            def read(typed: str, place: int = place, hands: list[Any] = hands) -> dict[str, Any]:
                way, value = read_cards(typed, field)
                hand = {"cards": value} if way == "cards" else value
                return {"left": [hand if n == place else other for n, other in enumerate(hands)]}

            self._take(side, text("pad.ask.left", name=seat.name), read)
            hands = list(self.sides[side].get("left", hands))
            if isinstance(hands[place], dict) and "cards" in hands[place]:
                continue
            summed.append(seat.name)
            if field.calientes:
                self._ask_held_calientes(side, place, seat.name, hands)
                hands = list(self.sides[side].get("left", hands))
        if self.sides[side].get("left") == [0] * self.form.places:
            del self.sides[side]["left"]
        by_card = any(isinstance(hand, dict) and "cards" in hand for hand in hands)
        for other in self.form.fields if summed else ():
            if other.id.startswith(("left_", "held_")):
                self._ask_count(side, other, summed if by_card else [])

    def _ask_held_calientes(self, side: int, place: int, name: str, hands: list[Any]) -> None:
        def read(typed: str) -> dict[str, Any]:
            number = read_number(typed)
            if not number:
                return {}
            hand = hands[place] if isinstance(hands[place], dict) else {"points": hands[place]}
            return {"left": [{**hand, "calientes": number} if n == place else h for n, h in enumerate(hands)]}

        self._take(side, text("pad.ask.calientes", name=name), read)

    def _ask_fines(self, side: int) -> None:
        if self.form.field("fines") is None:
            return
        prompt = text("pad.ask.fines")
        fines: list[dict[str, Any]] = []
        while True:

            def checked(typed: str) -> dict[str, Any] | None:
                fine = read_fine(typed)
                if fine is not None:
                    self._check(side, {"fines": [*fines, fine]})
                return fine

            fine = self.interview.ask(prompt, checked)
            if fine is None:
                break
            fines.append(fine)
            prompt = text("pad.ask.more_fines")
        if fines:
            self.sides[side]["fines"] = fines
