"""Check that refusals are true: every message is tested against the plain table."""

from __future__ import annotations

from collections.abc import Mapping

from tests.slow.classic import Classic, ClassicTurn
from tests.slow.table import NATURALS
from tests.slow.turn import Spot

#: The order in which the engine counts kinds; what a message calls ``kind``.
KINDS = NATURALS + "2XRBC"


#: First words of actions that only other books have; messages about them are not judged here.
_OTHER_BOOKS = ("play C", "show", "take reserve", "bury", "lay BBBB")


def is_true(table: Classic, text: str, message: str, params: Mapping[str, int | str]) -> bool:
    """Return whether a refusal of an action with this message is true of the table."""
    if text.startswith(_OTHER_BOOKS) or (len(text) == len("lay KKKKKKK") and text.startswith("lay")):
        return True
    return bool(getattr(Claim(table, text, params), message.removeprefix("refuse."))())


class Claim:
    """A refused action, the table and the message's parameters; each method is a message."""

    def __init__(self, table: Classic, text: str, params: Mapping[str, int | str]) -> None:
        self.table = table
        self.text = text
        self.numbers = {name: value for name, value in params.items() if isinstance(value, int)}
        self.kind = KINDS[self.numbers["kind"]] if "kind" in params else ""
        self.part = table.part
        self.did = table.did
        self.top = table.pile[-1:]
        self.sets = table.sets[table.side]
        self.opened = table.side in table.opened
        self.need = table.need(table.side)

    def takes(self) -> dict[str, Spot]:
        return ClassicTurn(self.table).takes(self.table.spot(), self.table.pile)

    def after(self) -> Spot | None:
        """Return the spot after the lay or take, or None if the cards do not allow it."""
        if self.part == "draw":
            return self.takes().get(self.text)
        return dict(ClassicTurn(self.table).lays(self.table.spot())).get(self.text)

    # The moment is wrong.

    def over(self) -> bool:
        return self.part == "over"

    def answer_first(self) -> bool:
        return self.part == "answer"

    def no_question(self) -> bool:
        return self.text in ("yes", "no") and self.part != "answer"

    def stock_exhausted(self) -> bool:
        return self.text == "draw" and self.part == "draw" and not self.table.stock

    def drawn_already(self) -> bool:
        return self.part == "play" and bool(self.did & {"drew", "took"})

    def draw_first(self) -> bool:
        return self.part == "draw" and self.text.split()[0] in ("lay", "add", "discard")

    def pass_in_turn(self) -> bool:
        return self.text == "pass" and self.part == "play"

    def pass_stock(self) -> bool:
        return self.text == "pass" and bool(self.table.stock)

    def end(self) -> bool:
        return self.text == "end" and "last three" not in self.did

    def last_three(self) -> bool:
        return self.text.startswith("discard") and "last three" in self.did

    # Asking.

    def no_partner(self) -> bool:
        return self.table.seats < 4

    def asked_already(self) -> bool:
        return "asked" in self.did

    def ask_too_late(self) -> bool:
        return bool(self.did & {"laid", "took"})

    def ask_one_card(self) -> bool:
        turn = ClassicTurn(self.table)
        turn.refused = True
        return self.text == "ask" and not turn.can_finish(self.table.spot())

    # The cards are not there, or do not make a set.

    def empty_pile(self) -> bool:
        return not self.top

    def stopped(self) -> bool:
        return self.part == "draw" and self.kind == self.top == "B"

    def top_never(self) -> bool:
        return self.kind == self.top and self.top not in NATURALS

    def other_top(self) -> bool:
        return self.kind == self.top and self.top not in self.text[5:]

    def red_three(self) -> bool:
        return self.text == "discard R"

    def hold(self) -> bool:
        # The cards an action names come after its verb; "add 2 to K" plays the two alone.
        cards = self.text.split(" ", 1)[1].split(" to ")[0]
        have, number = self.numbers["have"], self.numbers["number"]
        return self.table.hand[self.kind] == have < number == cards.count(self.kind)

    def one_set(self) -> bool:
        return self.text.startswith("lay") and self.kind in self.text and self.kind in self.sets

    def no_set(self) -> bool:
        return self.kind not in self.sets

    def wild_limit(self) -> bool:
        cards = self.sets[self.kind]
        wild = cards["2"] + cards["X"]
        naturals = cards.total() - wild
        if self.text.startswith("take"):
            naturals += 2
        size = naturals + wild + 1
        claimed = (self.numbers["wild"], self.numbers["size"], self.numbers["limit"])
        return not ClassicTurn.room(naturals, wild) and claimed == (wild, size, {3: 1, 4: 2}.get(size, 3))

    def wild_set(self) -> bool:
        if self.text.endswith("to wild"):
            return "B" not in self.sets
        return self.text.startswith("lay") and set(self.text[4:]) <= set("2X")

    def black_threes_pure(self) -> bool:
        return self.text.endswith("to wild")

    # Taking.

    def unopened_pair(self) -> bool:
        return not self.opened and self.text != f"take {self.top * 2}" and self.kind == self.top

    def frozen_pair(self) -> bool:
        return self.table.frozen and self.text != f"take {self.top * 2}" and self.kind == self.top

    def last_card_stock(self) -> bool:
        return self.table.hand.total() == len(self.table.pile) == 1 and bool(self.table.stock)

    def must_take(self) -> bool:
        return self.text == "pass" and self.kind == self.top and f"take on {self.top}" in self.table.legal()

    # The turn could not be finished.

    def count(self) -> bool:
        """Return the highest count that can be laid, by trying everything but black threes, which need a way
        out.
        """
        first = self.after()
        assert first is not None
        turn, seen, new = ClassicTurn(self.table), {first}, [first]
        while new:
            for after in turn.next_spots(new.pop()):
                if after not in seen and not after.black:
                    seen.add(after)
                    new.append(after)
        most = max(spot.counted for spot in seen)
        return self.numbers["most"] == most < self.need == self.numbers["need"]

    def count_open(self) -> bool:
        claimed = {"have": self.table.count, "need": self.need}
        return not self.opened and "laid" in self.did and self.numbers == claimed

    def keep_card(self) -> bool:
        have = sum(cards.total() >= 7 for cards in self.sets.values())
        needed = self.table.canastas_needed
        return self.numbers == {"have": have, "number": needed} and have < needed

    def said_no(self) -> bool:
        return "no" in self.did

    def only_going_out(self) -> bool:
        after = self.after()
        return (
            self.kind == "B" in self.text
            and after is not None
            and not ClassicTurn(self.table).can_go_out(after)
        )

    def way_out(self) -> bool:
        turn, after = ClassicTurn(self.table), self.after()
        if "yes" not in self.did or after is None or turn.can_go_out(after):
            return False
        if self.part == "draw":
            return any(map(turn.can_go_out, self.takes().values()))
        return turn.can_go_out(self.table.spot())

    def way_out_pass(self) -> bool:
        leading_out = map(ClassicTurn(self.table).can_go_out, self.takes().values())
        return self.text == "pass" and "yes" in self.did and not self.table.stock and any(leading_out)

    def must_go_out(self) -> bool:
        turn, after = ClassicTurn(self.table), self.after()
        bound = "black" in self.did or ("yes" in self.did and turn.can_go_out(self.table.spot()))
        if self.text == "end":
            return bound
        if self.text.startswith("discard"):
            return bound and self.table.hand.total() > 1
        return bound and after is not None and not turn.can_go_out(after)
