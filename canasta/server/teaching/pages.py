"""What a member of a class sees of it.

Pupils do not get folders. A question holds what the player to act can know. An open table has cards only
while all players who sit there consent. A poll has answers once it is closed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from canasta.coach.practice import value
from canasta.match import Match
from canasta.table.actions import parse_action
from canasta.teaching.classroom import Classroom, Homework, Item, OpenTable, Poll
from canasta.teaching.items import houses_in, question, write_item
from canasta.teaching.marks import RIGHT, label_at, mark, place_of, row
from canasta.teaching.open_table import DEAL, at_node, rules_of
from canasta.wire.coach import Choice
from canasta.wire.exercises import AskedExercise, ExerciseAnswer
from canasta.wire.replays import OPEN, write_frame
from canasta.wire.scores import write_result
from canasta.wire.table_writer import TableWriter
from canasta.wire.teaching import (
    HomeworkItem,
    HomeworkPage,
    HomeworkResults,
    ItemPreview,
    ListedHomework,
    ListedPoll,
    ListedTable,
    OpenTablePage,
    OtherTry,
    PollBar,
    PollPage,
    TableMove,
    TableSeat,
    TeachingFolder,
    Valuation,
)
from canasta.wire.verdicts import write_legal
from canasta.wording import play_words

#: Milliseconds after which homework moves to the end of the list.
_OLD: Final = 14 * 24 * 3600 * 1000


class Viewer(NamedTuple):
    """Who looks at a class."""

    member: int  #: 0: a director of the club who has not joined
    teacher: bool


# --- Lists ----------------------------------------------------------------------------------------


def folders(room: Classroom, viewer: Viewer) -> list[TeachingFolder]:
    """Return the folders, for teachers."""
    if not viewer.teacher:
        return []
    return [
        TeachingFolder(number, title, [write_item(each) for each in room.items_in(number)])
        for number, title in room.folders
    ]


def seats_of(room: Classroom, table: OpenTable) -> list[TableSeat]:
    """Return who sits at an open table, and whether they consent."""
    return [
        TableSeat(each, room.member(each).name if each else "", table.consents.get(each) if each else None)
        for each in table.seats
    ]


def tables(room: Classroom, viewer: Viewer) -> list[ListedTable]:
    """Return the open tables, the latest first."""
    return [
        ListedTable(
            each.number,
            each.title,
            each.status,
            seats_of(room, each),
            each.consents.get(viewer.member),
            viewer.member in each.seated,
        )
        for each in reversed(room.tables)
    ]


def polls(room: Classroom, viewer: Viewer) -> list[ListedPoll]:
    """Return the polls, the latest first."""
    return [
        ListedPoll(
            each.number,
            room.item(each.item, removed=True).title,
            each.open,
            len(each.votes),
            viewer.member in each.votes,
        )
        for each in reversed(room.polls)
    ]


def homework(room: Classroom, viewer: Viewer, now: int) -> list[ListedHomework]:
    """Return the homework, what is due next first."""
    found = [each for each in room.homework if not each.ended]
    found.sort(key=lambda each: (each.due < now - _OLD, each.due))
    return [
        ListedHomework(
            each.number,
            each.title,
            each.due,
            each.retry,
            len(each.items),
            sum((viewer.member, item) in each.answers for item in each.items),
        )
        for each in found
    ]


# --- Open tables ----------------------------------------------------------------------------------


def table_page(room: Classroom, table: OpenTable, viewer: Viewer) -> OpenTablePage:
    """Return an open table; without the players' consent it has no cards."""
    rules = rules_of(table.start)
    own = table.seats.index(viewer.member) if viewer.member in table.seated else -1
    page = OpenTablePage(
        number=table.number,
        title=table.title,
        status=table.status,
        book=rules.slug,
        canasta_size=rules.canasta_size,
        seats=seats_of(room, table),
        own=own + 1,
        node=0,
        moves=[],
        frame=None,
        actor=0,
        may_act=False,
        legal=[],
        result=None,
        over=False,
    )
    if not table.visible:
        return page
    page.node, page.moves = table.node, _moves(table)
    match, step = at_node(table, table.node)
    page.frame = write_frame(step, match, TableWriter(match.setup), OPEN)
    page.actor, page.over = match.actor + 1, match.over
    if match.actor < 0 and match.history:
        page.result = write_result(match.history[-1], sentences=True)
    seat = table.seats[match.actor] if match.actor >= 0 else -1
    page.may_act = table.status == "open" and (
        seat == viewer.member if seat else viewer.teacher and match.actor >= 0
    )
    if page.may_act:
        page.legal = write_legal(match.view(match.actor).position).actions
    return page


def _moves(table: OpenTable) -> list[TableMove]:
    """Return the moves of the line that a table follows, with what else was tried."""
    found: list[TableMove] = []

    def words(match: Match, node: int) -> str:
        action = table.nodes[node - 1].action
        if action == DEAL or match.state is None:
            return ""
        return play_words([parse_action(action)], match.state)

    def write(match: Match, node: int) -> None:
        move = table.nodes[node - 1]
        others = [each for each in table.children(move.parent) if each != node]
        found.append(
            TableMove(
                node=node,
                seat=move.seat + 1 if move.seat >= 0 else None,
                words=words(match, node),
                hand=match.hand_number,
                turn=match.state.turn + 1 if match.state is not None else 0,
                others=[OtherTry(each, words(match, each)) for each in others],
            )
        )

    at_node(table, table.line[-1] if table.line else 0, write)
    return found


# --- Questions and the coach's answers ------------------------------------------------------------


def _coach(item: Item, valued: Valuation, asked: AskedExercise, chosen: int | None) -> ExerciseAnswer:
    """Return the coach's verdict on all choices, and whether one of them is right."""
    found = value(valued, asked.names, houses_in(item.content.source))
    found.right = chosen is not None and label_at(valued, chosen) in RIGHT
    return found


def item_preview(item: Item, valued: Valuation | None) -> ItemPreview:
    """Return an item as pupils are asked, with the coach's valuation; for teachers."""
    asked = question(item)
    return ItemPreview(
        question=asked, coach=None if valued is None else _coach(item, valued, asked, valued.answer)
    )


def _place(choices: list[Choice], actions: tuple[str, ...]) -> int | None:
    wanted = list(actions)
    return next((place for place, each in enumerate(choices) if each.actions == wanted), None)


def poll_page(
    room: Classroom, poll: Poll, viewer: Viewer, valued: Valuation | None, teachers: Collection[int]
) -> PollPage:
    """Return a poll; until it is closed, the answers of others and the coach's valuation are left out."""
    item = room.item(poll.item, removed=True)
    asked = question(item)
    own = poll.votes.get(viewer.member)
    pupils = {each.number for each in room.members if each.present} - {*poll.votes, *teachers}
    page = PollPage(
        number=poll.number,
        title=item.title,
        note=item.note,
        open=poll.open,
        question=asked,
        own=_place(asked.choices, own) if own else None,
        answered=sorted(room.member(each).name for each in poll.votes) if viewer.teacher else [],
        waiting=len(pupils),
        bars=[],
        coach=None,
    )
    if poll.open:
        return page
    for actions in dict.fromkeys(poll.votes.values()):
        voters = [member for member, each in poll.votes.items() if each == actions]
        place = _place(asked.choices, actions)
        at = place_of(valued, actions) if valued is not None else None
        page.bars.append(
            PollBar(
                choice=asked.choices[place] if place is not None else Choice(list(actions), "", []),
                number=len(voters),
                names=sorted(room.member(each).name for each in voters) if viewer.teacher else [],
                label=label_at(valued, at) if valued is not None and at is not None else None,
            )
        )
    page.bars.sort(key=lambda each: -each.number)
    if valued is not None:
        page.coach = _coach(item, valued, asked, page.own)
    return page


def homework_page(
    room: Classroom, work: Homework, viewer: Viewer, valued: Mapping[int, Valuation]
) -> HomeworkPage:
    """Return homework as one member does it."""
    return HomeworkPage(
        number=work.number,
        title=work.title,
        due=work.due,
        retry=work.retry,
        items=[
            _homework_item(work, room.item(each, removed=True), viewer, valued.get(each))
            for each in work.items
        ],
    )


def _homework_item(work: Homework, item: Item, viewer: Viewer, valued: Valuation | None) -> HomeworkItem:
    asked, key = question(item), (viewer.member, item.number)
    answers = work.answers.get(key, ())
    places = [_place(asked.choices, each.actions) for each in answers]
    marked = mark(valued, answers[-1].actions) if valued is not None and answers else None
    solved = marked is not None and marked.label in RIGHT
    # As long as another try is possible, the best choice stays hidden.
    revealed = bool(answers) and (not work.retry or key in work.revealed or solved)
    page = HomeworkItem(
        item=item.number,
        title=item.title,
        note=item.note,
        question=asked,
        answers=[each for each in places if each is not None],
        late=bool(answers) and answers[0].at > work.due,
        may_answer=not answers or (work.retry and not revealed),
        revealed=revealed,
        mark=marked,
        advice=None,
        coach=None,
    )
    if valued is not None and answers:
        told = _coach(item, valued, asked, places[-1])
        at = place_of(valued, answers[-1].actions)
        if at is not None:
            page.advice = told.plays[at]
        if revealed:
            page.coach = told
    return page


def homework_results(
    room: Classroom, work: Homework, valued: Mapping[int, Valuation], teachers: Collection[int]
) -> HomeworkResults:
    """Return the results of all pupils, for teachers."""
    items = [room.item(each, removed=True) for each in work.items]
    choices = {each.number: question(each).choices for each in items}
    answered = {member for member, _ in work.answers}
    pupils = {each.number for each in room.members if each.present} - {*teachers} | answered
    return HomeworkResults(
        number=work.number,
        title=work.title,
        due=work.due,
        items=[each.title for each in items],
        ready=[each in valued for each in work.items],
        rows=[row(each, work, valued, choices) for each in room.members if each.number in pupils],
    )
