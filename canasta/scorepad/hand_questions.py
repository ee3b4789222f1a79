"""The questions for a hand on the score pad: only what its book counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from canasta.cards import TWO
from canasta.clauses.pad import COUNT, Field
from canasta.messages import SIDE_LETTERS, Param, UserError, text
from canasta.scorepad.answers import choice_of, read_cards, read_fine, read_number, read_points, read_yes
from canasta.scorepad.entry import POINTS, SETS, read_sets, read_side
from canasta.scorepad.form import Form
from canasta.scorepad.interview import Back, PadInterview
from canasta.scorepad.pad import Game, HandSeating
from canasta.scorepad.plausibility import beyond_base, check_hand
from canasta.scorepad.previous_answers import canasta_fields, fine_answer, former_answers


class HandQuestions:
    """The interview about a hand: what its book counts, or its points alone.

    When the entry ``before`` is corrected, its answers are offered again, and a side may be left unchanged.
    """

    def __init__(
        self, interview: PadInterview, game: Game, table: HandSeating, before: Mapping[str, Any] | None = None
    ) -> None:
        self.interview = interview
        self.form: Form = game.form
        self.game = game
        self.table = table
        self.before = before
        self.sides: list[dict[str, Any]] = [{} for _ in range(game.form.setup.sides)]
        self.out = -1  #: the player that went out
        if before is not None:
            interview.former = {**former_answers(self.form, table, before), **interview.former}

    def run(self, *, points: bool = False) -> dict[str, Any]:
        """Return the entry of the hand; with ``points`` only the points of the sides are asked for."""
        asked = list(range(len(self.sides)))
        if self.before is not None:
            points = any(POINTS in data for data in self.before["sides"])
            if points:
                points = not self.interview.ask("pad.ask.count_now", read_yes, "count", text("pad.no"))
            asked = self._ask_which()
        if not points:
            self._ask_out(asked)
        for side in asked:
            self._say_side(side)
            if points:
                self._ask_points(side)
            else:
                self._ask_side(side)
        return {"sides": self.sides}

    def _ask_which(self) -> list[int]:
        """Ask which sides to enter again; the others stay unchanged."""
        assert self.before is not None
        letters = SIDE_LETTERS[: len(self.sides)]
        read = choice_of(list(letters), "pad.ask.no_side")
        side = self.interview.ask(
            "pad.ask.which_side", read, "side", text("pad.usual.all"), letters=" ".join(letters)
        )
        if side < 0:
            return list(range(len(letters)))
        self.sides = [dict(data) for data in self.before["sides"]]
        self.sides[side] = {}
        return [side]

    def _check(self, side: int, more: dict[str, Any], *, finished: bool = False) -> None:
        """Complain at once about an answer that contradicts earlier ones."""
        sides = [{**data, **more} if place == side else data for place, data in enumerate(self.sides)]
        entries = [read_side(self.form, place, data) for place, data in enumerate(sides)]
        check_hand(self.form, entries, finished=finished)

    def _take(
        self,
        side: int,
        message: str,
        key: str,
        usual: str,
        read: Callable[[str], dict[str, Any]],
        **params: Param,
    ) -> None:
        """Ask for a value of a side and write it to the entry."""

        def checked(typed: str) -> dict[str, Any]:
            more = {id: value for id, value in read(typed).items() if value not in (0, False, None)}
            self._check(side, more)
            return more

        key = f"{SIDE_LETTERS[side]}.{key}"
        self.sides[side].update(self.interview.ask(message, checked, key, usual, **params))

    def _ask_out(self, asked: list[int]) -> None:
        if self.form.field("out") is None or any(data.get("out") for data in self.sides):
            return
        seats = [seat for seat in self.table.seats if seat.side in asked]
        names = [seat.name for seat in seats]
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, start=1))
        self.interview.say("pad.ask.seats", names=listed)
        place = self.interview.ask(
            "pad.ask.out", self._read_out(names, asked), "out", text("pad.usual.nobody")
        )
        if place < 0:
            return
        self.out = seats[place].player
        side = seats[place].side
        self.sides[side]["out"] = True
        for field in self.form.fields:
            if field.needs == "out" and field.choices:
                labels = [text(message, title=title).partition(": ")[2] for message, title in field.labels]
                for number, label in enumerate(labels, start=1):
                    self.interview.say("pad.ask.choice", number=number, label=label)
                read = choice_of(labels, "pad.ask.no_choice")
                key = f"{SIDE_LETTERS[side]}.{field.id}"
                place = self.interview.ask("pad.ask.special", read, key, text("pad.usual.none"))
                if place >= 0:
                    self.sides[side][field.id] = field.choices[place][0]
                    return
            elif field.needs == "out":
                read_claim = _telling(field.id, read_yes)
                self._take(side, f"pad.ask.{field.id}", field.id, text("pad.no"), read_claim)

    def _read_out(self, names: list[str], asked: list[int]) -> Callable[[str], int]:
        """Return a reader for the player who went out; no Enter if the old entry names only the side."""
        read = choice_of(names, "pad.ask.nobody")
        sides = self.before["sides"] if self.before is not None else []
        went_out = [side for side in asked if sides and sides[side].get("out")]

        def checked(typed: str) -> int:
            if not typed and went_out:
                raise UserError("pad.ask.who_out", side=went_out[0])
            return read(typed)

        return checked

    def _say_side(self, side: int) -> None:
        names = " & ".join(seat.name for seat in self.table.players_of(side))
        self.interview.gap()
        self.interview.say("pad.ask.side", "bold", letter=SIDE_LETTERS[side], names=names)

    def _ask_points(self, side: int) -> None:
        """Ask for the points of a side, and the canastas that are paid for."""
        data = self.sides[side]
        data[POINTS] = 0
        self._take(side, "pad.ask.points", POINTS, "0", _telling(POINTS, read_points))
        for id, cents in self.game.stake.canastas if self.game.stake else ():
            if cents:
                data[id] = 0  # given as zero rather than left out
                label = text(f"pad.field.{id}")
                self._take(side, "pad.ask.count", id, "0", _telling(id, read_number), field=label)

    def _ask_side(self, side: int) -> None:
        if "special" not in self.sides[side]:
            self._ask_table(side)
        for field in self.form.fields:
            if field.kind == COUNT and not field.part and not field.id.startswith(("left_", "held_")):
                self._ask_count(side, field)
        self._ask_hands(side)
        self._ask_fines(side)
        self._check(side, {}, finished=True)

    def _ask_count(self, side: int, field: Field, names: Sequence[str] = ()) -> None:
        """Ask for a number unless it must be zero; ``names`` limits it to these players."""
        try:
            self._check(side, {field.id: 1})
        except UserError:
            return  # not even one is possible: nothing to ask
        label = text("pad.ask.of", field=field.label, names=" & ".join(names)) if names else field.label
        self._take(side, "pad.ask.count", field.id, "0", _telling(field.id, read_number), field=label)

    # --- The table ----------------------------------------------------------------------------------

    def _ask_table(self, side: int) -> None:
        laid = self.form.field("laid")
        if laid is not None:

            def read(typed: str) -> dict[str, Any]:
                way, value = read_cards(typed, laid)
                if way == "cards":
                    read_sets(value, side)
                return {SETS if way == "cards" else "laid": value}

            self._take(side, "pad.ask.open" if self.form.base else "pad.ask.laid", "laid", "0", read)
        data = self.sides[side]
        if SETS in data:
            self._ask_wild_canasta(side)
        elif "laid" in data or self.form.base or laid is None:
            self._ask_canastas(side)
            for field in self.form.fields:
                if field.part == "open":
                    self._ask_count(side, field)

    def _ask_wild_canasta(self, side: int) -> None:
        """Ask for small or big, if the cards do not show which card came seventh."""
        if self.form.field("big_wild") is None:
            return
        size = self.form.setup.canasta_size
        for cards in read_sets(self.sides[side][SETS], side):
            if cards.kind == TWO and cards.size > size:
                self._take(
                    side,
                    "pad.ask.big_wild",
                    "wild_canasta",
                    text("pad.no"),
                    lambda typed: {"big_wild" if read_yes(typed) else "small_wild": 1},
                )

    def _ask_canastas(self, side: int) -> None:
        """Ask for the total, then for each class; the remainder is offered as the number of the last."""
        fields = canasta_fields(self.form)
        if not fields:
            return
        asked = len(self.interview.given)
        left = self.interview.ask("pad.ask.canastas", read_number, f"{SIDE_LETTERS[side]}.canastas", "0")
        for field in fields[:-1]:
            if left:

                def read(typed: str, field: Field = field, left: int = left) -> dict[str, Any]:
                    number = read_number(typed)
                    if number > left:
                        raise UserError("pad.ask.too_many", number=left, given=number)
                    return {field.id: number}

                self._take(side, "pad.ask.count", field.id, "0", read, field=field.label)
                left -= self.sides[side].get(field.id, 0)
        if left:
            last = fields[-1]
            try:
                self._check(side, {last.id: left})
            except UserError as problem:  # so the total was wrong
                self.interview.complain(problem)
                raise Back(len(self.interview.given) - asked, wrong=True) from problem

            def read_rest(typed: str) -> dict[str, Any]:
                if typed and read_number(typed) != left:
                    raise UserError("pad.ask.rest", number=left, given=read_number(typed))
                return {last.id: left}

            # Without a key: the remainder is a better default than the former answer.
            more = self.interview.ask("pad.ask.count", read_rest, usual=str(left), field=last.label)
            self.sides[side].update(more)
        beyond = self.form.field("beyond")
        if beyond is not None and beyond_base(self.form, read_side(self.form, side, self.sides[side])):

            def read_beyond(typed: str) -> dict[str, Any]:
                way, value = read_cards(typed, beyond)
                if way == "cards":
                    raise UserError("pad.ask.no_cards")
                self._check(side, {"beyond": value}, finished=True)
                return {"beyond": value}

            self._take(side, "pad.ask.beyond", "beyond", "0", read_beyond)

    # --- The hands ----------------------------------------------------------------------------------

    def _ask_hands(self, side: int) -> None:
        field = self.form.field("left")
        if field is None or not field.groups:
            return
        hands: list[Any] = [0] * self.form.places
        summed: list[str] = []  #: players whose threes and other special cards are not known from their cards
        number = len(self.form.setup.reserve_sizes)
        message = ("pad.ask.left", "pad.ask.left_foot", "pad.ask.left_reserves")[number]
        for place, seat in enumerate(self.table.players_of(side)):
            if seat.player == self.out:
                continue

            def read(typed: str, place: int = place, hands: list[Any] = hands) -> dict[str, Any]:
                way, value = read_cards(typed, field)
                hand = {"cards": value} if way == "cards" else value
                return {"left": [hand if n == place else other for n, other in enumerate(hands)]}

            self._take(side, message, f"left.{place}", "0", read, name=seat.name)
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

        self._take(side, "pad.ask.calientes", f"calientes.{place}", "0", read, name=name)

    def _ask_fines(self, side: int) -> None:
        if self.form.field("fines") is None:
            return
        before = self.before["sides"][side].get("fines", ()) if self.before is not None else ()
        former = {
            fine_answer(fine): fine for fine in (before if isinstance(before, list | tuple) else [before])
        }
        fines: list[Any] = []

        def checked(typed: str) -> Any:
            fine = former.get(typed) or read_fine(typed)  # an unchanged fine keeps its paragraph
            if fine is not None:
                self._check(side, {"fines": [*fines, fine]})
            return fine

        while True:
            message = "pad.ask.more_fines" if fines else "pad.ask.fines"
            key = f"{SIDE_LETTERS[side]}.fines.{len(fines)}"
            fine = self.interview.ask(message, checked, key, text("pad.usual.none"))
            if fine is None:
                break
            fines.append(fine)
        if fines:
            self.sides[side]["fines"] = fines


def _telling(id: str, read: Callable[[str], Any]) -> Callable[[str], dict[str, Any]]:
    """Return a reader that wraps the value of one field."""
    return lambda typed: {id: read(typed)}
