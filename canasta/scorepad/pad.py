"""A game on the pad: the players, the entries of the hands, and the sheet that follows from them.

Nothing derived is stored: after the correction of a hand, every later total, first-meld requirement, dealer
and the end of the game are computed again.

>>> pad = Pad.new({"book": "classic", "sides": [["Ana"], ["Bruno"]]})
>>> pad = pad.with_hand({"sides": [{"out": True, "laid": 900, "natural": 2}, {"laid": 90, "left": [40]}]})
>>> sheet = pad.sheet()
>>> sheet.totals, [seat.name for seat in sheet.next.seats], sheet.next.needs, sheet.next.dealer
((2000, 50), ['Ana', 'Bruno'], (90, 50), 'Ana')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date as Date
from typing import Any, Final, NamedTuple

import msgspec

from canasta.books import book as book_of
from canasta.books.house import read_house, shipped, shipped_house
from canasta.clauses.base import ScoreLine
from canasta.clauses.rulebook import Rulebook
from canasta.engine import totals
from canasta.limits import PAD_HANDS, PAD_POINTS, PAD_TITLE
from canasta.match.course import winners_after
from canasta.match.seating import seat_players
from canasta.match.validation import validated_names, validated_target
from canasta.messages import SIDE_LETTERS, UserError
from canasta.scorepad.changes import Change, after_strike, names_after, raises_at, read_change, stake_at
from canasta.scorepad.doubts import Doubt
from canasta.scorepad.entry import PadError, SideEntry, is_whole, read_side
from canasta.scorepad.form import Form, form_of, side_sizes
from canasta.scorepad.plausibility import check_hand, unpriced
from canasta.scorepad.settlement import Payment, Stake, hand_payments, read_stake, usual_stake
from canasta.scorepad.tally import lines_of
from canasta.wire.pads import PadGame

_KEYS: Final = PadGame.__struct_fields__


@dataclass(frozen=True)
class Game:
    """The settings of a game before the first hand."""

    book: Rulebook
    form: Form = field(compare=False)
    names: tuple[str, ...]  #: in the order of the sides
    members: tuple[tuple[int, ...], ...]  #: of each side, in seating order; the last sit out first
    dealer: int  #: the seat that deals the first hand on the pad
    target: int
    start: tuple[int, ...]  #: totals from paper
    played: int  #: hands already played on paper
    stake: Stake | None
    title: str
    date: str
    house: str  #: the house rule's name or text

    def side_name(self, side: int) -> str:
        """Return the names of a side's players."""
        return " & ".join(self.names[player] for player in self.members[side])

    @property
    def captain(self) -> tuple[int, str] | None:
        """The member of a side of three who plays in every hand, if the book says so: side and name."""
        for side, members in enumerate(self.members):
            if self.book.seat_draw.always_play and len(members) > self.form.places:
                return side, self.names[members[0]]
        return None


class SeatedPlayer(NamedTuple):
    """A player at a seat in a hand."""

    player: int
    name: str
    side: int


@dataclass(frozen=True)
class HandSeating:
    """The seating of a hand (players, dealer, sitting out), and each side's first-meld requirement."""

    number: int
    seats: tuple[SeatedPlayer, ...]
    sitting_out: tuple[str, ...]
    dealer: str
    needs: tuple[int, ...]

    def players_of(self, side: int) -> list[SeatedPlayer]:
        """Return the players of a side in this hand, in the order in which their cards are asked for."""
        return [seat for seat in self.seats if seat.side == side]


@dataclass(frozen=True)
class Hand:
    """A hand on the sheet."""

    table: HandSeating
    entry: Mapping[str, Any]  #: in the form in which it was entered
    sides: tuple[SideEntry, ...]
    lines: tuple[ScoreLine, ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]  #: afterwards
    counts: bool  #: False for a hand after the end of the game
    doubts: tuple[Doubt, ...]
    payments: tuple[Payment, ...]

    @property
    def before(self) -> tuple[int, ...]:
        """The totals before it."""
        if not self.counts:
            return self.totals
        return tuple(total - gain for total, gain in zip(self.totals, self.points, strict=True))

    @property
    def points_alone(self) -> list[int]:
        """The sides entered as points alone."""
        return [entry.side for entry in self.sides if entry.points is not None]

    @property
    def number(self) -> int:
        """The number of the hand in the game, including those on paper."""
        return self.table.number


@dataclass(frozen=True)
class Sheet:
    """Everything that follows from the hands."""

    game: Game
    hands: tuple[Hand, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    next: HandSeating  #: the hand to be played now, or the one after the end
    changes: tuple[Change, ...] = ()

    @property
    def over(self) -> bool:
        """True if a side has won."""
        return bool(self.winners)

    def hand(self, number: int) -> Hand:
        """Return a hand by its number."""
        for hand in self.hands:
            if hand.number == number:
                return hand
        raise UserError("pad.error.no_hand", number=number)

    @property
    def played_for_money(self) -> bool:
        """True if there is or was a stake."""
        return self.game.stake is not None or any(hand.payments for hand in self.hands)


@dataclass(frozen=True)
class Pad:
    """A game with its entries and changes. It is immutable: every entry makes a new pad."""

    game: Game  #: as set up before the first hand
    entries: tuple[Mapping[str, Any], ...] = ()
    changes: tuple[Change, ...] = ()

    @classmethod
    def new(cls, data: object) -> Pad:
        """Return a pad without hands for a game given as plain data."""
        return cls(read_game(data))

    def with_hand(self, entry: object, *, after_end: bool = False) -> Pad:
        """Add a hand; ``after_end`` allows it even if a correction has ended the game earlier."""
        if len(self.entries) >= PAD_HANDS:
            raise UserError("pad.error.hands", number=PAD_HANDS)
        if not after_end and self.sheet().over:
            raise UserError("pad.error.over")
        return replace(self, entries=(*self.entries, self.checked(entry)))

    def corrected(self, number: int, entry: object) -> Pad:
        """Replace the entry of a hand; later hands are computed again."""
        place = self.place(number)
        entries = list(self.entries)
        entries[place] = self.checked(entry)
        return replace(self, entries=tuple(entries))

    def without(self, number: int) -> Pad:
        """Strike out a hand, as if it had not been played; the later ones move up."""
        place = self.place(number)
        changes = after_strike(self.changes, place)
        return replace(self, entries=self.entries[:place] + self.entries[place + 1 :], changes=changes)

    def changed(self, data: object) -> Pad:
        """Change names, the stake or a first-meld requirement during the game."""
        change = read_change(self.game, self.changes, data, len(self.entries))
        return replace(self, changes=(*self.changes, change))

    def place(self, number: int) -> int:
        """Return the place of a hand of the game among the entries."""
        place = number - self.game.played - 1
        if not 0 <= place < len(self.entries):
            raise UserError("pad.error.no_hand", number=number)
        return place

    def checked(self, entry: object) -> Mapping[str, Any]:
        """Return the entry if it is possible."""
        check_hand(self.game.form, read_hand(self.game.form, entry))
        assert isinstance(entry, Mapping)
        return entry

    def sheet(self) -> Sheet:
        """Compute the sheet, hand by hand."""
        game = replace(
            self.game,
            names=names_after(self.game, self.changes),
            stake=stake_at(self.game, self.changes, len(self.entries)),
        )
        hands: list[Hand] = []
        now, winners = game.start, winners_before(game)
        for place, entry in enumerate(self.entries):
            table = self._table(game, place, now)
            sides = read_hand(game.form, entry)
            lines = lines_of(game.form, sides)
            points = tuple(totals(lines, game.form.setup.sides))
            counts = not winners
            payments: tuple[Payment, ...] = ()
            doubts = tuple(check_hand(game.form, sides))
            if counts:
                now = tuple(total + gain for total, gain in zip(now, points, strict=True))
                winners = winners_after(game.book, game.target, now, table.number)
                stake = stake_at(self.game, self.changes, place)
                if stake is not None:
                    seats = [(seat.player, seat.side) for seat in table.seats]
                    payments = tuple(hand_payments(stake, game.form, seats, sides, points))
                    doubts += unpriced(stake, sides)
            hands.append(
                Hand(table, entry, tuple(sides), tuple(lines), points, now, counts, doubts, payments)
            )
        following = self._table(game, len(self.entries), now)
        return Sheet(game, tuple(hands), now, winners, following, self.changes)

    def _table(self, game: Game, place: int, before: Sequence[int]) -> HandSeating:
        table = table_of(game, place, before)
        raised = raises_at(game, self.changes, place)
        return replace(
            table, needs=tuple(need + more for need, more in zip(table.needs, raised, strict=True))
        )


def winners_before(game: Game) -> tuple[int, ...]:
    """Return the winners if the totals from paper have ended the game: then nothing can be entered."""
    return winners_after(game.book, game.target, game.start, game.played) if game.played else ()


def table_of(game: Game, place: int, before: Sequence[int]) -> HandSeating:
    """Return the seating of the hand at a place among the entries (G10, G16)."""
    setup = game.form.setup
    seated = seat_players(game.members, setup.seats, place + 1, game.book.seat_draw.always_play)
    number = game.played + place + 1
    return HandSeating(
        number=number,
        seats=tuple(
            SeatedPlayer(player, game.names[player], seat % setup.sides) for seat, player in enumerate(seated)
        ),
        sitting_out=tuple(name for player, name in enumerate(game.names) if player not in seated),
        dealer=game.names[seated[(game.dealer + place) % setup.seats]],
        needs=tuple(game.book.first_meld.need(total, number) for total in before),
    )


def read_hand(form: Form, entry: object) -> list[SideEntry]:
    """Read the entry of a hand: ``{"sides": [...]}``, one entry per side."""
    sides = entry.get("sides") if isinstance(entry, Mapping) else None
    if not isinstance(entry, Mapping) or not isinstance(sides, list | tuple) or entry.keys() != {"sides"}:
        raise UserError("pad.error.entry")
    if len(sides) != form.setup.sides:
        raise PadError("sides", number=form.setup.sides, given=len(sides))
    return [read_side(form, side, data) for side, data in enumerate(sides)]


# --- The game as plain data -------------------------------------------------------------------------


def game_struct(game: Game) -> PadGame:
    """Return a game as data for clients."""
    return PadGame(
        book=game.book.slug,
        options=list(game.book.chosen),
        house=game.house or None,
        sides=[[game.names[player] for player in members] for members in game.members],
        dealer=game.dealer + 1,
        target=game.target or None,
        totals=list(game.start),
        played=game.played,
        stake=game.stake.struct() if game.stake else None,
        title=game.title,
        date=game.date,
    )


def game_data(game: Game) -> dict[str, Any]:
    """Return a game as plain data; ``read_game`` reads it back."""
    data: dict[str, Any] = msgspec.to_builtins(game_struct(game))
    return data


def read_game(data: object) -> Game:
    """Read a game from plain data, or raise a ``UserError`` that names what cannot be used."""
    if not isinstance(data, Mapping):
        raise UserError("pad.error.game")
    for key in data:
        if key not in _KEYS:
            raise UserError("pad.error.game_key", key=str(key)[:40], names=", ".join(_KEYS))
    book, house = _rules(data)
    sides: Any = data.get("sides")
    if not _is_list_of(sides, list | tuple) or not all(_is_list_of(side, str) for side in sides):
        raise UserError("pad.error.game_sides")
    names = validated_names([name for side in sides for name in side])
    form = form_of(book, len(names))
    setup = form.setup
    sizes = side_sizes(setup)
    if [len(side) for side in sides] != sizes:
        wanted = ", ".join(f"{SIDE_LETTERS[side]} {size}" for side, size in enumerate(sizes))
        raise UserError("pad.error.game_sizes", slug=book.slug, number=len(names), sizes=wanted)
    start = data.get("totals") or [0] * setup.sides
    if (
        not _is_list_of(start, int)
        or len(start) != setup.sides
        or any(abs(total) > PAD_POINTS for total in start)
    ):
        raise UserError("pad.error.game_totals", number=setup.sides)
    usual_dealer = book.seat_draw.first_dealer % setup.seats + 1
    members, first = [], 0
    for size in sizes:
        members.append(tuple(range(first, first + size)))
        first += size
    game = Game(
        book=book,
        form=form,
        names=names,
        members=tuple(members),
        dealer=_number(data, "dealer", usual_dealer, 1, setup.seats) - 1,
        target=validated_target(book, _number(data, "target", 0, 0, PAD_POINTS) or None),
        start=tuple(start),
        played=_number(data, "played", 0, 0, PAD_HANDS),
        stake=usual_stake(book) if "stake" not in data else read_stake(data["stake"], form),
        title=_line(data, "title"),
        date=_line(data, "date"),
        house=house,
    )
    try:
        if game.date and Date.fromisoformat(game.date).isoformat() != game.date:
            raise ValueError
    except ValueError as problem:
        raise UserError("match.date", date=game.date) from problem
    if winners_before(game) or (book.hands and game.played >= book.hands):
        raise UserError("pad.error.over_before")
    return game


def _rules(data: Mapping[str, Any]) -> tuple[Rulebook, str]:
    """Return the book with its options, or the one that a house rule makes of it."""
    house = data.get("house") or ""
    if not isinstance(house, str):
        raise UserError("pad.error.game_text", key="house")
    slug, options = data.get("book"), data.get("options") or []
    if slug is not None and not isinstance(slug, str):
        raise UserError("pad.error.game_text", key="book")
    if not _is_list_of(options, str):
        raise UserError("pad.error.game_options")
    if house:
        rules = (shipped_house(house) if house in shipped() else read_house(house, agreed=True)).book
        if slug is not None and slug != rules.slug:
            raise UserError("pad.error.house_book", house=rules.slug, slug=slug)
        return rules, house
    if slug is None:
        raise UserError("pad.error.no_book")
    return book_of(slug).with_options(options), ""


def _is_list_of(value: object, kind: Any) -> bool:
    return isinstance(value, list | tuple) and all(
        isinstance(item, kind) and not isinstance(item, bool) for item in value
    )


def _number(data: Mapping[str, Any], key: str, usual: int, least: int, most: int) -> int:
    value = data.get(key)
    if value is None:
        return usual
    if not is_whole(value, least, most):
        raise UserError("pad.error.game_number", key=key, least=least, most=most)
    return value


def _line(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key) or ""
    if not isinstance(value, str) or len(value) > PAD_TITLE or not value.isprintable():
        raise UserError("pad.error.game_line", key=key, number=PAD_TITLE)
    return value
