"""Prepared deals: read from a position, a record or an exercise, and written to files."""

from __future__ import annotations

from collections.abc import Sequence

from canasta.books.house import read_house
from canasta.clauses.rulebook import Rulebook
from canasta.coach.deals import view_of
from canasta.coach.decision import check_cards, choices_of
from canasta.coach.plays import Play
from canasta.coach.practice import ask
from canasta.engine import State, View
from canasta.match.restore import steps_of_hand
from canasta.messages import UserError
from canasta.notation import read_position, read_record, write_position
from canasta.notation.position.read import read_start
from canasta.table.actions import parse_action
from canasta.table.state import PART_OVER
from canasta.teaching.classroom import Classroom, Item
from canasta.wire.exercises import AskedExercise
from canasta.wire.teaching import (
    FolderFile,
    FoldersFile,
    FromExercise,
    FromRecord,
    ItemContent,
    ItemFile,
    ItemKind,
    StoredSource,
    TeachingItem,
)


def houses_in(source: StoredSource) -> list[Rulebook]:
    """Return the house rule that a source names by its text, if there is one."""
    return [read_house(source.house, agreed=True).book] if source.house else []


def read_item(source: StoredSource) -> ItemContent:
    """Read a prepared deal; raise a ``UserError`` if there is nothing to decide in it.

    >>> from canasta.wire.teaching import FromPosition
    >>> item = read_item(FromPosition(position="classic turn=1:play hand1=KKK7 hand2=#11"))
    >>> item.book, item.seat, item.asked == item.position
    ('classic', 1, True)
    """
    houses, names = houses_in(source), list[str]()
    if isinstance(source, FromRecord):
        state, names = _moment(source, houses)
    else:
        state = read_position(source.position, houses)
    if state.part == PART_OVER:
        raise UserError("teaching.error.hand_over")
    asked = View(state, state.actor).packed
    view = view_of(asked)
    choices_of(view, plays_in(source))
    check_cards(view)
    return ItemContent(
        source=source,
        book=state.setup.book.slug,
        position=write_position(state),
        asked=write_position(asked),
        seat=state.actor + 1,
        players=state.setup.players,
        dealt=_can_be_dealt(state),
        names=names,
    )


def _moment(source: FromRecord, houses: Sequence[Rulebook]) -> tuple[State, list[str]]:
    match = read_record(source.record, houses)
    if source.hand > match.hand_number:
        raise UserError("cli.error.hand", hand=source.hand, number=match.hand_number)
    last = -1
    for number, (_, again) in enumerate(steps_of_hand(match, source.hand)):
        if number == source.move and again.state is not None:
            return again.state.copy(), again.seat_names()
        last = number
    raise UserError("teaching.error.move", move=source.move, number=max(last, 0))


def plays_in(source: StoredSource) -> list[Play]:
    """Return the plays that an exercise offers; none for other sources, which offer every legal action."""
    if not isinstance(source, FromExercise):
        return []
    return [tuple(map(parse_action, play)) for play in source.choices]


def asked_state(content: ItemContent) -> State:
    """Return what the player to act can know."""
    return read_position(content.asked, houses_in(content.source))


def question(item: Item) -> AskedExercise:
    """Return an item as a question, without an answer."""
    state, source = asked_state(item.content), item.content.source
    kind = source.kind if isinstance(source, FromExercise) else "play"
    plays = choices_of(View(state, state.actor), plays_in(source))
    return ask(str(item.number), state, kind, plays, item.content.names)


def kind_of(content: ItemContent) -> ItemKind:
    """Return what kind of source an item has."""
    if isinstance(content.source, FromRecord):
        return "record"
    return "exercise" if isinstance(content.source, FromExercise) else "position"


def write_item(item: Item) -> TeachingItem:
    """Return an item as teachers see it."""
    content = item.content
    return TeachingItem(
        number=item.number,
        folder=item.folder,
        kind=kind_of(content),
        title=item.title,
        note=item.note,
        book=content.book,
        position=content.position,
        asked=content.asked,
        players=content.players,
        dealt=content.dealt,
    )


def _can_be_dealt(state: State) -> bool:
    try:
        read_start(write_position(state), state.setup.book, state.setup.players)
    except UserError:
        return False
    return True


def write_folders(room: Classroom, only: int = 0) -> FoldersFile:
    """Return the folders of a class as a file, or one of them."""
    return FoldersFile(
        folders=[
            FolderFile(
                title=title,
                items=[
                    ItemFile(title=each.title, note=each.note, source=each.content.source)
                    for each in room.items_in(number)
                ],
            )
            for number, title in room.folders
            if only in (0, number)
        ]
    )
