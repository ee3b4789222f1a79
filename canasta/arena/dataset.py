"""Data sets: hands as arrays, with splits, a schema and a data card; the same seed, the same bytes.

Hands of bots are played for the purpose. Hands of people come from the games of a server, without names.

A hand is stored as its pack and its actions. Everything else follows from them by the rules: ``decisions``
plays a stored hand and yields what the player saw at each decision.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from canasta import __version__, limits
from canasta.arena.contest import HANDS, Contest, bot_seed
from canasta.clauses.setup import Setup
from canasta.engine import State, View, legal_actions, play_out_step, view
from canasta.engine.deal import deal_whole
from canasta.engine.random_play import ENDLESS, Dice, FollowingShuffler, shuffled
from canasta.engine.scoring import score, tally, totals
from canasta.jobs.cores import in_order
from canasta.match import Acted, HandResult, HandStarted, Match
from canasta.match.replay import replay
from canasta.messages import UserError, text
from canasta.notation import write_position
from canasta.npz import Column, read_npz, write_npz
from canasta.table.state import PART_OVER

FORMAT: Final = "casa-canasta dataset 1"
SCHEMA: Final = "schema.json"
CARD: Final = "README.md"
#: Of twenty hands, the last two are for validation and test.
SPLITS: Final = ("train", "validation", "test")
_PARTS: Final = 20
#: Hands in a file of each split together, and in a piece of work.
SHARD: Final = 50_000
_TOGETHER: Final = 100

#: Called with the number of hands written so far.
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Order:
    """What a data set holds."""

    bots: tuple[str, ...]  #: by seat, repeated around the table, and moved on by a seat for every hand
    hands: int
    book: str = "classic"
    players: int = 4
    seed: str = "0"
    options: tuple[str, ...] = ()
    house: str = ""  #: the text of a house rule, which brings its own options
    think: int = 0  #: samples for bots that search; 0 means their default
    people: bool = (
        False  #: hands of a server's games; ``bots`` then has ``person`` and the bots that played too
    )

    def contest(self) -> Contest:
        """Return a contest of the same rules, whose hands begin at the same totals."""
        return Contest(
            self.bots, self.book, self.players, self.seed, HANDS, self.options, self.house, think=self.think
        )

    def check(self) -> Setup:
        """Return the setup, or raise a ``UserError`` if the hands cannot be played."""
        if not 1 <= self.hands <= limits.HANDS:
            raise UserError("jobs.hands", number=self.hands, most=limits.HANDS)
        contest = self.contest()
        setup = contest.setup()
        if not 1 <= len(self.bots) <= setup.seats:
            raise UserError("dataset.bots", number=len(self.bots), most=setup.seats)
        for name in self.bots:
            contest.make_bot(name, 0)
        return setup

    def seated(self, number: int, seats: int) -> list[int]:
        """Return, for each seat of a hand, the number of its bot in ``bots``.

        >>> Order(("a", "b"), 9).seated(0, 4), Order(("a", "b"), 9).seated(1, 4)
        ([0, 1, 0, 1], [1, 0, 1, 0])
        """
        return [(seat + number) % len(self.bots) for seat in range(seats)]


#: The small data set that comes with the program.
_SAMPLE: Final = Path(__file__).resolve().parent / "sample"


class StoredHand(NamedTuple):
    """One hand: deal, actions and result; lists are by seat or side."""

    order: bytes  #: the kinds of the pack, the top card first
    dealer: int
    number: int  #: of the hand in its game
    before: tuple[int, ...]  #: totals
    bots: tuple[int, ...]  #: by seat: which bot of the schema plays there
    actions: bytes
    actors: bytes  #: the seat of each action
    points: tuple[int, ...]
    out: int  #: the seat that went out, or -1

    def state(self, setup: Setup) -> State:
        """Deal the hand."""
        order = self.order
        return deal_whole(setup, order, self.dealer, self.before, None, FollowingShuffler(order), self.number)


class Decision(NamedTuple):
    """A decision of a stored hand: the seat's view, the action, and the points its side got in the hand."""

    view: View
    action: int
    points: int


def decisions(hand: StoredHand, setup: Setup) -> Iterator[Decision]:
    """Play a stored hand, and yield every decision."""
    state = hand.state(setup)
    for actor, action in zip(hand.actors, hand.actions, strict=True):
        yield Decision(view(state, actor), action, hand.points[actor % setup.sides])
        play_out_step(state, action)


class _Piece(NamedTuple):
    """Hands to be played on one core."""

    order: Order
    first: int
    hands: int


def play_piece(piece: _Piece) -> list[StoredHand]:
    """Play the hands of a piece in this process."""
    setup = piece.order.contest().setup()
    return [_play(piece.order, setup, number) for number in range(piece.first, piece.first + piece.hands)]


def _play(order: Order, setup: Setup, number: int) -> StoredHand:
    contest = order.contest()
    seed = hashlib.sha256(f"dataset {contest.deal_seed(number).hex()}".encode()).digest()
    before, hand = contest.start(number)
    bots = order.seated(number, setup.seats)
    pack = shuffled(setup.deck, Dice(seed.hex()))
    begun = StoredHand(pack, number % setup.seats, hand, before, tuple(bots), b"", b"", (), -1)
    state = begun.state(setup)
    seats = [contest.make_bot(order.bots[bot], bot_seed(seed, 1, seat)) for seat, bot in enumerate(bots)]
    actions, actors = bytearray(), bytearray()
    while state.part != PART_OVER:
        actor = state.actor
        seen = view(state, actor)
        action = seats[actor].choose(seen)
        if action not in legal_actions(state):
            position = write_position(seen.position)
            raise UserError("dataset.illegal", name=order.bots[bots[actor]], position=position)
        if len(actions) >= ENDLESS:
            raise UserError("arena.endless", names=", ".join(order.bots))
        actions.append(action)
        actors.append(actor)
        play_out_step(state, action)
    points = tuple(totals(score(setup.book, tally(state)), setup.sides))
    return begun._replace(actions=bytes(actions), actors=bytes(actors), points=points, out=state.out)


def split_of(number: int) -> str:
    """Return the split of a hand, by its number.

    >>> [split_of(number) for number in (0, 17, 18, 19, 20)]
    ['train', 'train', 'validation', 'test', 'train']
    """
    return SPLITS[max(0, number % _PARTS - (_PARTS - len(SPLITS)))]


# --- Files ----------------------------------------------------------------------------------------


def write_dataset(
    order: Order,
    folder: Path,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> list[Path]:
    """Write a data set; files that are already there are kept, so that a stopped run can be resumed.

    Args:
        order: What it holds.
        folder: Where it is written.
        processes: The number of processes; by default one per core.
        cluster: The address of a cluster to play on.
        progress: Called after each piece of work.

    Returns:
        All files of the data set.

    Raises:
        UserError: If the order cannot be played, or if the folder has another data set.
    """
    setup = order.check()
    files = _begin(order, setup, folder)
    for shard, first in enumerate(range(0, order.hands, SHARD)):
        hands = min(SHARD, order.hands - first)
        names = _shard_files(folder, shard, range(first, first + hands))
        if not all(name.exists() for name in names.values()):
            pieces = [
                _Piece(order, begin, min(_TOGETHER, first + hands - begin))
                for begin in range(first, first + hands, _TOGETHER)
            ]
            columns = {split: _columns(setup) for split in names}
            with closing(in_order(play_piece, pieces, processes, cluster)) as found:
                for piece, played in zip(pieces, found, strict=True):
                    for number, hand in enumerate(played, piece.first):
                        _add(columns[split_of(number)], number, hand)
                    if progress is not None:
                        progress(piece.first + piece.hands)
            for split, name in names.items():
                write_npz(name, columns[split])
        elif progress is not None:
            progress(first + hands)
        files += names.values()
    return files


def write_played(order: Order, hands: Iterable[StoredHand], folder: Path) -> list[Path]:
    """Write hands that were played elsewhere, in an order that does not tell which belong together.

    Args:
        order: What they are hands of; the number of hands is counted here.
        hands: The hands.
        folder: A folder without a data set.

    Raises:
        UserError: If ``hands`` is empty, or if the folder has a data set.
    """
    kept = sorted(hands, key=lambda hand: hashlib.sha256(hand.order + hand.actions).digest())
    if not kept:
        raise UserError("dataset.no_games")
    if (folder / SCHEMA).exists():
        raise UserError("dataset.other", name=str(folder))
    order = replace(order, hands=len(kept))
    setup = order.contest().setup()
    files = _begin(order, setup, folder)
    for shard, first in enumerate(range(0, len(kept), SHARD)):
        numbers = range(first, min(first + SHARD, len(kept)))
        names = _shard_files(folder, shard, numbers)
        columns = {split: _columns(setup) for split in names}
        for number in numbers:
            _add(columns[split_of(number)], number, kept[number])
        for split, name in names.items():
            write_npz(name, columns[split])
        files += names.values()
    return files


def hands_of_game(match: Match, kinds: Sequence[int]) -> Iterator[StoredHand]:
    """Yield the hands of a finished game that were played by the rules alone.

    Hands are left out in which an action was taken back, the referee decided something, or a bot played a
    turn for a person. So are hands whose pile was shuffled again: the order of that shuffle is not stored.

    Args:
        match: The game.
        kinds: For each player, a number for what it is.
    """
    setup = match.setup
    hand: StoredHand | None = None
    for entry, _, game in replay(match):
        if isinstance(entry, HandStarted):
            state = game.state
            assert state is not None
            bots = tuple(kinds[player] for player in entry.seats)
            hand = StoredHand(
                bytes(state.stock), state.dealer, entry.number, tuple(state.scores), bots, b"", b"", (), -1
            )
        elif isinstance(entry, Acted) and hand is not None:
            hand = hand._replace(
                actions=hand.actions + bytes([entry.action]), actors=hand.actors + bytes([entry.seat])
            )
        elif isinstance(entry, HandResult):
            if hand is not None:
                hand = hand._replace(points=entry.points, out=entry.out)
                if _plays(hand, setup):
                    yield hand
            hand = None
        else:
            hand = None


def _plays(hand: StoredHand, setup: Setup) -> bool:
    """Return True if a hand comes to its result when it is played from what is stored."""
    state = hand.state(setup)
    for actor, action in zip(hand.actors, hand.actions, strict=True):
        if state.part == PART_OVER or state.actor != actor or action not in legal_actions(state):
            return False
        play_out_step(state, action)
    return (
        state.part == PART_OVER
        and state.out == hand.out
        and tuple(totals(score(setup.book, tally(state)), setup.sides)) == hand.points
    )


def _begin(order: Order, setup: Setup, folder: Path) -> list[Path]:
    """Write schema and data card; raise a ``UserError`` if the folder has another data set."""
    folder.mkdir(parents=True, exist_ok=True)
    schema = _schema(order, setup)
    path, card = folder / SCHEMA, folder / CARD
    if path.read_bytes() != schema if path.exists() else any(folder.glob("*.npz")):
        raise UserError("dataset.other", name=str(folder))
    path.write_bytes(schema)
    card.write_text(_card(order, setup), encoding="utf-8", newline="\n")
    return [path, card]


def _shard_files(folder: Path, shard: int, numbers: range) -> dict[str, Path]:
    """Return the file of each split that has any of these hands."""
    present = {split_of(number) for number in numbers[:_PARTS]}
    return {split: folder / f"{split}-{shard:04}.npz" for split in SPLITS if split in present}


def _columns(setup: Setup) -> dict[str, Column]:
    """Return empty arrays; ``first`` has one number more than there are hands."""
    columns = {
        "hand": Column.empty("<i8"),
        "order": Column.empty("|u1", len(setup.deck)),
        "dealer": Column.empty("|u1"),
        "number": Column.empty("|u1"),
        "before": Column.empty("<i4", setup.sides),
        "bots": Column.empty("|u1", setup.seats),
        "first": Column.empty("<i8"),
        "action": Column.empty("|u1"),
        "seat": Column.empty("|u1"),
        "points": Column.empty("<i4", setup.sides),
        "out": Column.empty("|i1"),
    }
    columns["first"].values.append(0)
    return columns


def _add(columns: dict[str, Column], number: int, hand: StoredHand) -> None:
    columns["hand"].values.append(number)
    columns["order"].values.frombytes(hand.order)
    columns["dealer"].values.append(hand.dealer)
    columns["number"].values.append(hand.number)
    columns["before"].values.extend(hand.before)
    columns["bots"].values.extend(hand.bots)
    columns["action"].values.frombytes(hand.actions)
    columns["seat"].values.frombytes(hand.actors)
    columns["first"].values.append(len(columns["action"].values))
    columns["points"].values.extend(hand.points)
    columns["out"].values.append(hand.out)


#: For each array: its shape and what it holds; ``n`` hands and ``m`` decisions.
_MEANINGS: Final = {
    "hand": ("n", "number of the hand in the data set"),
    "order": ("n, pack", "kinds of the cards of the pack, the top one first"),
    "dealer": ("n", "seat of the dealer, from 0"),
    "number": ("n", "number of the hand in its game, on which the first meld may depend"),
    "before": ("n, sides", "totals before the hand"),
    "bots": ("n, seats", "which of the bots plays in each seat"),
    "first": ("n + 1", "where the decisions of each hand begin in the following two"),
    "action": ("m", "number of the action"),
    "seat": ("m", "seat that acts, from 0"),
    "points": ("n, sides", "points of each side in the hand"),
    "out": ("n", "seat that went out, or -1"),
}


def _schema(order: Order, setup: Setup) -> bytes:
    book = setup.book
    words = {
        "format": FORMAT,
        "version": __version__,
        **asdict(order),
        "sides": setup.sides,
        "seats": setup.seats,
        "pack": len(setup.deck),
        "target": book.target,
        "splits": {"train": 18, "validation": 1, "test": 1},
        "arrays": {
            name: {"type": column.type, "shape": _MEANINGS[name][0], "about": _MEANINGS[name][1]}
            for name, column in _columns(setup).items()
        },
    }
    return msgspec.json.format(msgspec.json.encode(words), indent=1) + b"\n"


def _card(order: Order, setup: Setup) -> str:
    return text(
        "dataset.card_people" if order.people else "dataset.card",
        hands=order.hands,
        rules=setup.book.house.name if setup.book.house else " ".join([order.book, *order.options]),
        players=order.players,
        bots=", ".join(order.bots),
        seed=order.seed,
        version=__version__,
        think=order.think,
    )


class Dataset:
    """A data set in a folder.

    Args:
        folder: The folder that ``canasta dataset`` has written.

    Raises:
        UserError: If the folder has none.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        try:
            schema = msgspec.json.decode((folder / SCHEMA).read_bytes())
            if schema["format"] != FORMAT:
                raise KeyError
            self.order = msgspec.convert(schema, Order)
        except (OSError, KeyError, TypeError, msgspec.MsgspecError):
            raise UserError("dataset.none", name=str(folder)) from None
        self.setup = self.order.contest().setup()

    def hands(self, split: str = "train") -> Iterator[StoredHand]:
        """Yield the hands of a split, in their order."""
        for path in sorted(self.folder.glob(f"{split}-*.npz")):
            yield from _hands(read_npz(path))

    def decisions(self, split: str = "train") -> Iterator[Decision]:
        """Yield every decision of the hands of a split."""
        for hand in self.hands(split):
            yield from decisions(hand, self.setup)


def sample_dataset() -> Dataset:
    """Return the small data set that comes with the program: 600 hands of two pinned bots.

    Examples:
        >>> data = sample_dataset()
        >>> len(list(data.hands("train"))), data.order.bots
        (540, ('expert-1', 'club-1'))
    """
    return Dataset(_SAMPLE)


def _hands(columns: dict[str, Column]) -> Iterator[StoredHand]:
    def row(name: str, place: int) -> Sequence[int]:
        column = columns[name]
        return column.values[place * column.width : (place + 1) * column.width]

    first = columns["first"].values
    actions, actors = (columns[name].values.tobytes() for name in ("action", "seat"))
    for place in range(columns["hand"].rows()):
        begin, end = first[place], first[place + 1]
        yield StoredHand(
            bytes(row("order", place)),
            columns["dealer"].values[place],
            columns["number"].values[place],
            tuple(row("before", place)),
            tuple(row("bots", place)),
            actions[begin:end],
            actors[begin:end],
            tuple(row("points", place)),
            columns["out"].values[place],
        )
