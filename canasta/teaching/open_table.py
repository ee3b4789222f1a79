"""The game of an open table: computed from its seed and the actions up to a moment, like every game.

Stepping back computes the game with fewer actions; another action from there begins a branch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from canasta.books import book
from canasta.books.house import read_house
from canasta.clauses.rulebook import Rulebook
from canasta.coach.deals import expert
from canasta.match import Match, Step
from canasta.messages import UserError
from canasta.notation import write_position
from canasta.notation.position.keys import default_players
from canasta.notation.position.read import read_start
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.table.actions import action_text, parse_action
from canasta.table.state import PART_OVER
from canasta.teaching.classroom import OpenTable
from canasta.teaching.events import TableStart

#: The action that deals the next hand.
DEAL: Final = "deal"
#: Actions of one turn that the coach's player makes at once, at most.
_TURN: Final = 60


class Moment(NamedTuple):
    """A game, and the step that led to it."""

    match: Match
    step: Step


@lru_cache(maxsize=64)
def _house(source: str) -> Rulebook:
    return read_house(source, agreed=True).book


def rules_of(start: TableStart) -> Rulebook:
    """Return the rules that a table plays by."""
    return _house(start.house) if start.house else book(start.book).with_options(tuple(start.options))


def begin(start: TableStart) -> Moment:
    """Begin the game of a table: its position or deal, and the actions that it begins with."""
    rules = rules_of(start)
    position = read_start(start.position, rules, len(start.names)) if start.position else None
    match = Match(
        rules, start.names, bytes.fromhex(start.seed), seeded=True, start=position, as_listed=position is None
    )
    moment = Moment(match, match.start_hand())
    for action in start.path:
        moment = _act(moment.match, action)
    return moment


def _act(match: Match, action: str) -> Moment:
    if action == DEAL:
        return Moment(match, match.start_hand())
    return Moment(match, match.act(match.actor, parse_action(action)))


def at_node(
    table: OpenTable, node: int, each: Callable[[Match, int], None] = lambda _match, _node: None
) -> Moment:
    """Return the game at a node; ``each`` is called with the game before every node on the way."""
    moment = begin(table.start)
    for number in table.path(node):
        each(moment.match, number)
        moment = _act(moment.match, table.nodes[number - 1].action)
    return moment


def actions_to(table: OpenTable, node: int) -> list[str]:
    """Return all actions of a table's game up to a node."""
    return [*table.start.path, *(table.nodes[number - 1].action for number in table.path(node))]


def check_action(table: OpenTable, node: int, action: str) -> tuple[int, str]:
    """Return the seat that acts at a node, and the canonical text of the action, if it is legal."""
    match = at_node(table, node).match
    seat = match.actor
    if seat < 0:
        raise UserError("teaching.error.hand_over")
    number = parse_action(action)
    match.act(seat, number)
    return seat, action_text(number)


def check_deal(table: OpenTable, node: int) -> None:
    """Raise a ``UserError`` if the next hand cannot be dealt at a node."""
    at_node(table, node).match.start_hand()


def turn_for(table: OpenTable, node: int) -> tuple[int, list[str]]:
    """Return the seat to act and the rest of its turn, as the coach's player plays it.

    That player sees what the seat may see.
    """
    match = at_node(table, node).match
    seat, found = match.actor, list[str]()
    if seat < 0:
        raise UserError("teaching.error.hand_over")
    while match.actor == seat and len(found) < _TURN:
        seen = match.view(seat).packed
        action = choose(seen, outlook(seen.setup), expert(seen.setup))
        match.act(seat, action)
        found.append(action_text(action))
    return seat, found


def position_at(table: OpenTable, node: int) -> str:
    """Return the position of a table at a node, with every card."""
    match = at_node(table, node).match
    if match.state is None or match.state.part == PART_OVER:
        raise UserError("teaching.error.hand_over")
    return write_position(match.state)


def check_start(start: TableStart, seats: Sequence[int]) -> None:
    """Raise a ``UserError`` if a table cannot begin like this."""
    if len(seats) != len(start.names):
        raise UserError("teaching.error.seats", number=len(start.names))
    if len({each for each in seats if each}) != sum(map(bool, seats)):
        raise UserError("teaching.error.seat_twice")
    begin(start)


def players_in(rules: Rulebook, wanted: int) -> int:
    """Return the number of players of a new deal; raise a ``UserError`` if the rules do not allow it."""
    players = wanted or default_players(rules)
    if rules.seating(players).seats != players:
        raise UserError("teaching.error.sitting_out", number=players)
    return players
