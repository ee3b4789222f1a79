"""A position that is being edited, valid or not: its line word by word, changed card by card.

>>> draft = Draft("classic hand1=KQQ27 setsA=555 pile=2K")
>>> draft.put("hand1", "A")
>>> draft.put("setsA", "9")
>>> draft.line
'classic hand1=7QQK2A setsA=555,9 pile=2K'
>>> [(fault.place, fault.error.reason) for fault in draft.settle()]
[('setsA.9', 'position.set_size')]
>>> draft.take("setsA.9")
>>> draft.settle(), draft.line
([], 'classic hand1=7QQKA2 setsA=555 pile=2K')

A place is a key of the notation, or one set of a key: ``setsA.9`` are the nines of side A, ``closedA.0`` is
the first of its closed sets. In a line that a draft writes, ``#`` stands for the cards that are nowhere else,
so that putting a card somewhere removes it from the stock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, LETTERS, RED_THREE, TWO, UNKNOWN, UNKNOWN_LETTER
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.messages import SIDE_LETTERS, UserError
from canasta.notation.draft.cards import REST_LETTER, merged, rank_of, removed, rest_left, spelling
from canasta.notation.errors import NotationError
from canasta.notation.position import keys
from canasta.notation.position.read import read_position, setup_told
from canasta.notation.position.tokens import REST, Piece, Token, cards, listed, split_tokens
from canasta.notation.position.write import write_position
from canasta.table.state import State

#: Keys with sets, with cards that may be hidden, with open cards, with a number of cards of one kind.
SETS: Final = ("sets", "closed")
HIDING: Final = ("hand", *keys.RESERVE_KEYS, "pile", "aside", "stock")
OPEN: Final = ("added",)
ALIKE: Final = {"red": RED_THREE, "black": BLACK_THREE, "played": CALIENTE}
#: Errors of a single word that do not depend on the others: an invalid set, more cards than there are.
_BY_ITSELF: Final = frozenset(
    f"position.{reason}"
    for reason in (
        "closed_size", "did_both", "did_begun", "did_never", "hidden_here", "key_unused", "no_seat",
        "no_side", "number", "numbers", "reserve_size", "seat", "set_closed", "set_kind", "set_naturals",
        "set_open", "set_pure", "set_ranks", "set_size", "set_twice", "set_wild_alone", "set_wild_twice",
        "side", "too_many", "twice", "unknown_key", "word",
    )
)  # fmt: skip
#: Keys that only a finished hand has.
_ENDED: Final = ("ending", "out", "concealed", "special")
_SET: Final = 3


class DraftProblem(NamedTuple):
    """An error in a position, and its place; an empty place means the whole line."""

    place: str
    error: NotationError


class Draft:
    """A line that is being edited; one that is not a position at all raises ``NotationError``."""

    def __init__(self, line: str, houses: Iterable[Rulebook] = ()) -> None:
        self._houses = tuple(houses)
        name, words = split_tokens(line)
        self.setup: Setup = setup_told(name, words, self._houses)
        self.book = self.setup.book.slug
        self.values = {_spelled(key): word.value.text for key, word in words.items()}
        self.state: State | None = None  #: set if the position is valid
        for key in filter(is_cards, self.values):
            self.cards(key)  # raises an error for anything that is not a card
        self.settle()

    @property
    def line(self) -> str:
        """The current position."""
        return " ".join((self.book, *(f"{key}={value}" for key, value in self.values.items())))

    def settle(self) -> list[DraftProblem]:
        """Write the line in canonical form if it is valid; otherwise return all its faults."""
        self.state = None
        try:
            state = read_position(self.line, self._houses)
        except NotationError as error:
            return self._faults(error)
        _, words = split_tokens(write_position(state))
        self.state = state
        self.values = {_spelled(key): word.value.text for key, word in words.items()}
        self.values |= rest_left(state)
        return []

    def _faults(self, error: NotationError) -> list[DraftProblem]:
        """Find all faults: remove each one found, and check the rest again.

        A further fault is reported only if removing the earlier ones cannot have caused it.
        """
        said = dict(self.values)
        found = [DraftProblem(self._place(error), error)]
        try:
            while found[-1].place not in ("", "rules"):
                self._leave_out(found[-1].place)
                try:
                    read_position(self.line, self._houses)
                    break
                except NotationError as another:
                    fault = DraftProblem(self._place(another), another)
                    if another.reason not in _BY_ITSELF or fault.place in [each.place for each in found]:
                        break
                    found.append(fault)
        finally:
            self.values = said
        return found

    def _leave_out(self, place: str) -> None:
        if "." in place:
            self.empty(place)
        else:
            self.values.pop(place, None)

    def _place(self, error: NotationError) -> str:
        """Return the place of an error in the table, by its column."""
        _, words = split_tokens(self.line)
        for key, word in words.items():
            if word.key.column <= error.column <= word.value.column + len(word.value.text):
                name = _spelled(key)
                if _plain(name) not in SETS:
                    return name
                for number, piece in enumerate(listed(word)):
                    if piece.column <= error.column < piece.column + len(piece.text) + 1:
                        return self.set_place(name, number)
                return name
        return "" if error.column > 1 else "rules"

    # --- Looking ------------------------------------------------------------------------------------

    def cards(self, key: str) -> list[int]:
        """Return the cards that a line gives at a key: kinds, hidden ones, the rest of the pack."""
        if key not in self.values:
            return []
        if _plain(key) in ALIKE:
            number = self.values[key]
            few = number.isdecimal() and len(number) < 4
            return [ALIKE[_plain(key)]] * (min(int(number), len(self.setup.deck)) if few else 0)
        return [kind for each in self.sets(key) for kind in each]

    def sets(self, key: str) -> list[list[int]]:
        """Return the cards set by set; cards that form no set are one item."""
        if key not in self.values:
            return []
        column = self.line.index(f"{key}=") + len(key) + 2
        word = Token(Piece(key, column - len(key) - 1), Piece(self.values[key], column))
        pieces = listed(word) if _plain(key) in SETS else [word.value]
        hidden = _plain(key) in HIDING
        return [merged([card.kind for card in cards(word, self.setup, piece, hidden)]) for piece in pieces]

    def lying(self, key: str) -> list[int]:
        """Return the cards at a key, including defaults: hands are dealt, the rest is the stock."""
        if key in self.values:
            return self.cards(key)
        plain = _plain(key)
        if plain == "hand":
            return [UNKNOWN] * self.setup.hand_size
        reserves = keys.reserve_keys(self.setup)
        if plain in reserves:
            return [UNKNOWN] * reserves[plain]
        return [REST] if key == "stock" else []

    def rest(self) -> int:
        """Return how many cards are nowhere else."""
        seats = range(1, self.setup.seats + 1)
        held = [f"{key}{seat}" for key in ("hand", *keys.RESERVE_KEYS) for seat in seats]
        given = {*held, "stock", *filter(is_cards, self.values)}
        return max(0, len(self.setup.deck) - sum(kind != REST for key in given for kind in self.lying(key)))

    def set_place(self, key: str, number: int) -> str:
        """Return the place of one set of a key: by its rank, or by number for closed ones."""
        if _plain(key) == "closed":
            return f"{key}.{number}"
        return f"{key}.{LETTERS[rank_of(self.sets(key)[number])]}"

    # --- Changing -----------------------------------------------------------------------------------

    def put(self, place: str, letter: str) -> None:
        """Put a card at a place: into the set of its rank, on top of a pile, or last elsewhere."""
        key, part = _split(place)
        kind = self._kind(letter, key)
        plain = _plain(key)
        if plain in ALIKE:
            if kind != ALIKE[plain]:
                raise UserError("draft.alike", kind=ALIKE[plain])
            self.values[key] = str(len(self.cards(key)) + 1)
        elif plain in SETS:
            self._put_set(key, part, kind)
        elif kind == REST:
            self._put_rest(key)
        else:
            found = self.cards(key)
            at = len(found) - 1 if key == "stock" and found[-1:] == [REST] else len(found)
            self._say_cards(key, [*found[:at], kind, *found[at:]])
            if key == "stock" and not any(REST in self.cards(each) for each in self.values if is_cards(each)):
                self._say_cards(key, [*self.cards(key), REST])

    def take(self, place: str, number: int = -1) -> None:
        """Remove a card from a place, by default the last one; also from a set or a pile."""
        key, part = _split(place)
        if _plain(key) in SETS:
            found = self.sets(key)
            chosen = self._set_of(found, key, part)
            if chosen is None:
                return
            removed(found[chosen], number)
            self._say_sets(key, found)
            return
        held = self.lying(key)
        if number < 0 and held[-1:] == [REST]:
            number = len(held) - 2
            if number < 0:
                return
        removed(held, number)
        if _plain(key) in ALIKE:
            self.say(key, str(len(held)) if held else "")
        else:
            self._say_cards(key, held)

    def empty(self, place: str) -> None:
        """Remove all cards of a place."""
        key, part = _split(place)
        if part:
            found = self.sets(key)
            chosen = self._set_of(found, key, part)
            if chosen is not None:
                found[chosen] = []
            self._say_sets(key, found)
        elif _plain(key) in (*SETS, *ALIKE):
            self.say(key, "")
        else:
            self._say_cards(key, [])

    def say(self, key: str, value: str) -> None:
        """Set the value of a key; an empty value restores its default."""
        if any(sign.isspace() for sign in value):
            raise UserError("draft.blank", key=key)
        if value:
            self.values[key] = value
        else:
            self.values.pop(key, None)

    def say_turn(self, seat: str, part: str) -> None:
        """Set whose turn it is and its part; values of other parts of a turn are removed."""
        before = self.part
        self.say("turn", f"{seat}:{part}")
        self.values.pop("turns", None)
        if part != before:
            self.values.pop("did", None)
            for key in _ENDED:
                self.values.pop(key, None)
            if part == "over":
                self.values["ending"] = "exhausted"

    @property
    def seat(self) -> str:
        """The seat whose turn it is."""
        if self.state is not None:
            return str(self.state.seat + 1)
        return self.values.get("turn", "1").partition(":")[0] or "1"

    @property
    def part(self) -> str:
        """The part of the turn."""
        if self.state is not None:
            return keys.PART_WORDS[self.state.part]
        return self.values.get("turn", "").partition(":")[2] or "draw"

    def play_by(self, book: str, options: Sequence[str], players: int, house: str) -> None:
        """Switch to other rules: values that they have no key for are removed, everything else stays."""
        said = {"house": house} if house else {"options": ",".join(options)} if options else {}
        if players:
            said["players"] = str(players)
        head = " ".join((book, *(f"{key}={value}" for key, value in said.items())))
        name, words = split_tokens(head)
        setup = setup_told(name, words, self._houses)
        kept = {
            key: value
            for key, value in self.values.items()
            if key not in ("house", "options", "players") and _fits(key, setup)
        }
        if setup.sides != self.setup.sides or setup.seats != self.setup.seats:
            for key in ("scores", "needs", "fines", "owes", "turn", "turns", "dealer", "did", "cleared"):
                kept.pop(key, None)
        self.setup, self.book, self.values = setup, setup.book.slug, said | kept
        for key in [key for key in self.values if is_cards(key) and _plain(key) not in ALIKE]:
            found = [
                [kind for kind in each if kind in (UNKNOWN, REST, *setup.deck)] for each in self.sets(key)
            ]
            if _plain(key) in SETS:
                self._say_sets(key, found)
            else:
                self._say_cards(key, [kind for each in found for kind in each])

    def _kind(self, letter: str, key: str) -> int:
        if letter in (UNKNOWN_LETTER, REST_LETTER) and _plain(key) in HIDING:
            return UNKNOWN if letter == UNKNOWN_LETTER else REST
        kind = LETTERS.find(letter) if len(letter) == 1 else -1
        if kind < 0 or not is_cards(key) or kind not in self.setup.deck:
            raise UserError("draft.card", text=letter or "?")
        return kind

    def _put_set(self, key: str, part: str, kind: int) -> None:
        found = self.sets(key)
        wild = kind in (TWO, JOKER)
        chosen = self._set_of(found, key, part)
        if not wild:
            ranks = [rank_of(each) for each in found]
            begun = [n for n, each in enumerate(found) if len(each) < _SET and ranks[n] == TWO]
            same = [n for n, rank in enumerate(ranks) if rank == kind]
            if chosen not in same:
                chosen = next(iter([*same[-1:], *begun[-1:]]), None)
        elif not part:
            chosen = None if not found or self._whole_wild(found) else len(found) - 1
        if chosen is None:
            found.append([])
            chosen = len(found) - 1
        found[chosen].append(kind)
        self._say_sets(key, found)

    def _whole_wild(self, found: list[list[int]]) -> bool:
        """Return True if wild cards put without a particular set begin a set without naturals."""
        alone = TWO in self.setup.set_kinds and not any(rank_of(each) == TWO for each in found)
        return alone and len(found[-1]) >= _SET

    def _put_rest(self, key: str) -> None:
        """Put all other cards here: at the bottom of the pile, or below the known cards of the stock."""
        if key not in ("pile", "stock"):
            raise UserError("draft.rest")
        for other in [each for each in self.values if is_cards(each) and REST in self.cards(each)]:
            self._say_cards(other, [kind for kind in self.cards(other) if kind != REST])
        found = [kind for kind in self.cards(key) if kind != UNKNOWN]
        if key == "stock":
            self._say_cards(key, [*found, REST])
        else:
            self._say_cards("stock", self.cards("stock"))
            self._say_cards(key, [REST, *found])

    def _set_of(self, found: list[list[int]], key: str, part: str) -> int | None:
        """Return the set that a place means; without a part, the last one."""
        if not part:
            return len(found) - 1 if found else None
        if _plain(key) == "closed":
            return int(part) if part.isdecimal() and len(part) < 3 and int(part) < len(found) else None
        return next((n for n, each in enumerate(found) if LETTERS[rank_of(each)] == part), None)

    def _say_sets(self, key: str, found: list[list[int]]) -> None:
        self.say(key, ",".join(spelling(each) for each in found if each))

    def _say_cards(self, key: str, kinds: list[int]) -> None:
        self.values[key] = spelling(merged(kinds))
        if key == "stock" and kinds == [REST]:
            del self.values[key]


def is_cards(key: str) -> bool:
    """Return True if a key holds cards that can be added and removed one by one."""
    return _plain(key) in (*SETS, *HIDING, *OPEN, *ALIKE)


def _plain(key: str) -> str:
    """Return a key without its seat or side."""
    name = key[:-1]
    return name if name in (*keys.SEAT_KEYS, *keys.SIDE_KEYS) else key


def _spelled(key: str) -> str:
    """Return a key in its written form: sides are capital letters."""
    return key[:-1] + key[-1:].upper() if key[:-1] in keys.SIDE_KEYS else key


def _split(place: str) -> tuple[str, str]:
    key, _, part = place.partition(".")
    if not is_cards(key) or (part and _plain(key) not in SETS):
        raise UserError("draft.place", text=place)
    return key, part


def _fits(key: str, setup: Setup) -> bool:
    """Return True if a key has a meaning by these rules."""
    plain, unused = _plain(key), keys.unused_keys(setup)
    if plain in unused or key in unused:
        return False
    if plain in keys.SEAT_KEYS:
        return key[-1:] in map(str, range(1, setup.seats + 1))
    return plain not in keys.SIDE_KEYS or key[-1:] in SIDE_LETTERS[: setup.sides]
