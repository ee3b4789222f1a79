"""The settings that tables change most: each with its sentence, its key in a file and its value now.

Short template files are made of these, and users who prefer questions to editing are asked them.

>>> from canasta.books import book
>>> question = questions(book("boat"), players=4)[2]
>>> question.sentence(), question.value, question.lines(11)
('Cards dealt to each player, with 4 players.', 14, ['players.4.hand_size = 11'])
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from canasta.books.house.apply import SEATS_FIELDS
from canasta.books.house.errors import Spot
from canasta.books.house.fields import FieldType, Flag, Number, Numbers, Several, Steps, Values, plain_text
from canasta.books.house.seams import clauses_of, plain_fields, seam_fields, seams
from canasta.books.house.write import Document, head_lines, toml, written_book
from canasta.clauses.rulebook import Rulebook
from canasta.messages import text

#: By name: keys that mean the same in different books; the first one that the book has counts. A clause alone
#: is present or absent; clauses joined by ``&`` are added and removed together. A number after ``=`` is for a
#: clause that the book does not have, and would be added with it; ``?`` asks only about a clause that is
#: present.
_THINGS: Final[Mapping[str, str]] = {
    "target": "target",
    "hands": "hands",
    "hand_size": "players.*.hand_size",
    "draw": "players.*.draw",
    "canastas": "players.*.canastas",
    "first_meld": "first_meld.FirstMeld.by_hand first_meld.FirstMeld.steps",
    "below": "first_meld.FirstMeld.below",
    "three_naturals": "first_meld.FirstMeld.three_naturals",
    "quiet": "quiet.QuietTurns.turns",
    "upcard": "deal.Upcard&deal.CoverUpcard&deal.UpcardStops",
    "only_opened": "take.OnlyOpened",
    "pair_only": "take.PairOnly",
    "must_take": "stock_out.MustTake?",
    "wild_cards": "limits.FewerWild.most limits.ClosedMix.most limits.WildLimit.by_size",
    "freezes": "discarded.Freezes.kinds",
    "wild_last": "discard.WildLast",
    "safe_discards": "discard.FirstAfterTake.empty_pile",
    "last_discard": "going_out.GoingOut.last_discard",
    "one_to_hold": "going_out.GoingOut.keeps_after_discard",
    "black_threes": "only_going_out.OnlyGoingOut?",
    "obliges": "asking.Asking.obliges",
    "compulsory": "asking.Asking.compulsory",
    "no_fine": "turn_ends.FineForNotGoingOut.points",
    "talon": "after_discard.Talon.first",
    "second_talon": "after_discard.Talon.second",
    "special_hands": "score.SpecialHandPoints&special_hands.*",
    "stock_left": "turn_passes.StockEndsHand.left=10",
    "out_bonus": "score.OutBonus.points",
    "concealed": "score.ConcealedBonus.points",
    "natural": "score.CanastaBonus.natural score.RankedCanastas.natural score.BaseScore.natural",
    "mixed": "score.CanastaBonus.mixed score.RankedCanastas.mixed score.BaseScore.mixed",
    "red_threes": "score.RedThrees.each score.RedThreesByCanasta.each score.RedThreesOfSeven.each",
    "threes": "score.CoveredThrees.by_number",
    "black_three_left": "score.CardsLeft.values.black_three",
}
#: The topics of the settings, in the order of a game.
_GROUPS: Final[Mapping[str, str]] = {
    "game": "target hands",
    "deal": "hand_size draw upcard quiet",
    "first_meld": "first_meld below three_naturals",
    "sets": "wild_cards black_threes",
    "pile": "only_opened pair_only freezes wild_last safe_discards",
    "stock": "must_take stock_left talon second_talon",
    "going_out": "canastas last_discard one_to_hold obliges compulsory no_fine special_hands",
    "points": "out_bonus concealed natural mixed red_threes threes black_three_left",
}
#: The groups by the names of their settings.
GROUP_OF: Final = {name: group for group, names in _GROUPS.items() for name in names.split()}
_PAIR: Final = re.compile(r"(-?\d+)\s*:\s*(\d+)")


class Question(NamedTuple):
    """One setting; ``value`` is in its file form, None for a clause that is absent."""

    name: str
    keys: tuple[str, ...]  #: keys of the file, which all get the value
    kind: FieldType
    value: Any
    players: tuple[int, ...] = ()
    adds: int | None = None  #: an example of the number, for a clause that would be added

    def sentence(self) -> str:
        """Return a description for the user."""
        kind = "pairs" if isinstance(self.kind, Steps) else "other"
        return text(f"house.ask.{self.name}", players=", ".join(map(str, self.players)), kind=kind)

    def lines(self, value: Any) -> list[str]:
        """Return the lines of a file that set a value; None removes the clause."""
        if value is None:
            clauses = [key.rpartition(".")[0] for key in self.keys]
            return [f"{clause} = false" for clause in clauses]
        if self.value is None:
            ((head, clause, field),) = [key.rsplit(".", 2) for key in self.keys]
            return [f"{head}.add = [{toml({'clause': clause, field: value})}]"]
        return [f"{key} = {toml(value)}" for key in self.keys]

    def typed(self, words: str, spot: Spot) -> Any:
        """Parse a typed value; a ``HouseError`` lists the possible ones."""
        words = words.strip().lower()
        flag = {"yes": True, "y": True, text("house.yes"): True, "no": False, "n": False}.get(words)
        if flag is False and (self.adds is not None or self.value is None):
            return None
        value: Any = words
        if isinstance(self.kind, Flag):
            value = words if flag is None else flag
        elif isinstance(self.kind, Steps):
            value = [[int(total), int(count)] for total, count in _PAIR.findall(words)] or words
        elif isinstance(self.kind, Numbers):
            value = [_number(word) for word in re.split(r"[\s,;]+", words)]
        elif isinstance(self.kind, Several):
            value = [word.replace(" ", "_") for word in re.split(r"\s*[,;]\s*", words) if word]
        elif isinstance(self.kind, Number):
            value = _number(words)
        return self.kind.written(self.kind.read(value, None, spot))

    def shown(self, value: Any) -> str:
        """Return a value in typed form."""
        return text("house.no") if value is None else plain_text(value)

    def values_in(self, document: Document) -> list[Any]:
        """Return the distinct values of its keys in a book: one, unless the book distinguishes them."""
        found: list[Any] = []
        for key in self.keys:
            value = _value_at(document, key, isinstance(self.kind, Flag) and key.count(".") == 2)
            if value not in found:
                found.append(value)
        return found


def _value_at(document: Document, key: str, clause: bool) -> Any:
    """Return the value at a key; for a clause alone, whether it is present."""
    head, *rest = key.split(".")
    found: Any = document.get(head)
    for part in rest[: 2 if clause else None]:
        found = found.get(part) if isinstance(found, dict) else None
    return found is not None if clause else found


def _number(word: str) -> int | str:
    digits = word.replace(",", "").replace(".", "")
    return int(digits) if re.fullmatch("-?[0-9]{1,9}", digits) else word


def questions(book: Rulebook, players: int | None = None) -> list[Question]:
    """Return all questions about a book; with ``players``, only the settings for that number."""
    document = written_book(book)
    without = {
        "below": bool(book.first_meld.by_hand),
        "canastas": book.base is not None,
        "pair_only": book.base is not None,
        "special_hands": not book.special_hands,
    }
    found: list[Question] = []
    for name, alternatives in _THINGS.items():
        if without.get(name):
            continue
        if alternatives.startswith("players."):
            found += _by_players(name, document, players)
        else:
            asked = (_question(name, key, document) for key in alternatives.split())
            found += [question for question in asked if question][:1]
    return found


def _by_players(name: str, document: Document, players: int | None) -> Iterator[Question]:
    """Yield a number for each seating, with those where players sit out combined."""
    tables: dict[tuple[int, int, Any], list[int]] = {}
    for number, seats in document["players"].items():
        tables.setdefault((seats["seats"], seats["sides"], seats[name]), []).append(int(number))
    for (_, _, value), numbers in tables.items():
        if players is None or players in numbers:
            keys = tuple(f"players.{number}.{name}" for number in numbers)
            yield Question(name, keys, SEATS_FIELDS[name], value, tuple(numbers))


def _question(name: str, key: str, document: Document) -> Question | None:
    """Return the question about a key, if the book has a setting there."""
    if key in plain_fields():
        return Question(name, (key,), plain_fields()[key], document[key])
    key, _, example = key.partition("=")
    seam, label, *fields = key.rstrip("?").partition("&")[0].split(".")
    here = document["clauses"][seam]
    if not fields:  # a clause that is present or absent
        if key.endswith("?") and label not in here:
            return None
        return Question(name, tuple(_together(key, document)), Flag(), label in here)
    kind = seam_fields(seams()[seam], clauses_of(seam)[label])[fields[0]]
    if label not in here:
        adds = int(example) if example and not here else None
        return None if adds is None else Question(name, (f"clauses.{key}",), kind, None, adds=adds)
    value = here[label][fields[0]]
    if isinstance(kind, Values):
        kind, value = kind.number, value[fields[1]]
    if value == [] and isinstance(kind, Numbers):  # counts by hand, in a book that uses totals
        return None
    return Question(name, (f"clauses.{key}",), kind, value, adds=int(example) if example else None)


def _together(key: str, document: Document) -> Iterator[str]:
    """Yield the keys of clauses that belong together: the first, and those of the others that are present."""
    first, *others = key.rstrip("?").split("&")
    yield f"clauses.{first}"
    for seam, label in (other.split(".") for other in others):
        yield from (f"clauses.{seam}.{found}" for found in document["clauses"][seam] if label in ("*", found))


def house_text(
    book: Rulebook, name: str, about: str = "", changes: Mapping[int, Any] | None = None, version: int = 1
) -> str:
    """Return a template file: all questions as comments, or only those answered, with the answers.

    ``changes`` are values by the numbers of the questions.
    """
    lines = [f"# {line}" for line in text("house.template.short", book=book.slug).splitlines()]
    lines = [*lines, ""] if changes is None else []
    lines += head_lines(book, name, about, version)
    for number, question in enumerate(questions(book)):
        if changes is None:
            value = question.adds if question.value is None else question.value
            lines += ["", f"# {question.sentence()}", *(f"#{line}" for line in question.lines(value))]
        elif number in changes:
            lines += ["", f"# {question.sentence()}", *question.lines(changes[number])]
    return "\n".join(lines) + "\n"
