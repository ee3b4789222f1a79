"""Replays: each player sees what they saw, and numbers start at one."""

from __future__ import annotations

import msgspec
import pytest

from canasta.engine import view
from canasta.jobs import Variant
from canasta.match import ONLOOKER, Acted, HandResult, HandStarted, Match
from canasta.messages import UserError, use_language
from canasta.notation import write_position
from canasta.wire.base import card_names
from canasta.wire.replays import OPEN, write_replay
from canasta.wire.scores import write_game_result, write_lines, write_result, write_sheet, write_sides
from tests.records.player import finish_hand, new_match


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a game with reserves: a hand of it, and three moves of the next."""
    return played(Variant("knee", 4))


def played(variant: Variant) -> Match:
    match = new_match(variant, "looked at again")
    finish_hand(match)
    match.start_hand()
    for _ in range(3):
        match.act(match.actor, match.view(match.actor).legal_actions()[0])
    return match


def test_hands_are_outlined_from_one_on() -> None:
    match = played(Variant("classic", 5))
    with use_language("en"):
        found = write_replay(match).hands
    starts = [entry for entry in match.entries if isinstance(entry, HandStarted)]
    assert [each.number for each in found] == [1, 2]
    assert [each.dealer for each in found] == [start.dealer + 1 for start in starts]
    assert [each.seats[each.dealer - 1] for each in found] == [
        match.names[start.seats[start.dealer]] for start in starts
    ]
    assert all(len(each.seats) == 4 and len(each.sitting_out) == 1 for each in found)
    assert [each.moves for each in found] == [
        len([entry for entry in match.entries if isinstance(entry, Acted)]) - 3,
        3,
    ]
    assert found[1].result is None
    assert found[0].result is not None
    assert all(isinstance(line.words, str) for line in found[0].result.lines)


def test_with_open_cards_everything_is_seen(match: Match) -> None:
    replay = write_replay(match)
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    assert (replay.hand, replay.player, replay.open) == (2, 0, True)
    assert (replay.frames[0].did, replay.frames[0].seat) == ("", None)
    acts = [entry for entry in match.entries[-3:] if isinstance(entry, Acted)]
    assert [frame.seat for frame in replay.frames[1:]] == [act.seat + 1 for act in acts]
    last = replay.frames[-1]
    assert last.number == len(match.entries)
    assert last.hands == [card_names(hand) for hand in ledger.hands]
    assert last.reserves == [[card_names(each) for each in own] for own in ledger.reserves]
    assert last.position == write_position(view(state, state.actor).position)


def test_a_player_sees_their_own_cards_alone_and_an_onlooker_none(match: Match) -> None:
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    for player in (*match.seats, ONLOOKER):
        replay = write_replay(match, player=player)
        assert (replay.player, replay.open) == (player + 1, False)
        seat = match.seats.index(player) if player in match.seats else ONLOOKER
        last = replay.frames[-1]
        assert last.hands == [
            card_names(hand) if each == seat else [] for each, hand in enumerate(ledger.hands)
        ]
        assert last.reserves is msgspec.UNSET
        assert last.position == write_position(view(state, seat).position)


def test_where_there_are_no_reserves_none_are_shown() -> None:
    match = new_match(4, "without reserves")
    match.start_hand()
    assert write_replay(match, player=OPEN).frames[0].reserves is msgspec.UNSET


def test_another_hand_than_those_played_is_refused(match: Match) -> None:
    assert write_replay(match, 1).hand == 1
    for hand in (0, 3, -1):
        with pytest.raises(UserError):
            write_replay(match, hand)


def test_a_game_that_was_broken_off_before_the_first_card_has_nothing_to_see() -> None:
    match = new_match(4, "broken off")
    match.abandon()
    replay = write_replay(match)
    assert (replay.hand, replay.hands, replay.frames) == (0, [], [])
    assert replay.result == write_game_result(match)


def test_a_result_counts_seats_from_one() -> None:
    for out, told in ((-1, None), (0, 1), (3, 4)):
        result = HandResult(2, 1, (0, 1, 2, 3), (), (0, 0), (0, 0), 1, out, False)
        written = write_result(result)
        assert (written.number, written.dealer, written.out) == (2, 2, told)


def test_a_sheet_has_the_lines_of_each_side_in_words_where_they_are_wanted() -> None:
    match = new_match(2, "sheet")
    finish_hand(match)
    assert match.state is not None
    with use_language("en"):
        silent, told = write_sheet(match.state), write_sheet(match.state, sentences=True)
    for side in (*silent, *told):
        assert sum(line.points for line in side.lines) == side.hand
        assert {line.side for line in side.lines} <= {side.side}
    assert {line.words for side in silent for line in side.lines} == {msgspec.UNSET}
    assert all(isinstance(line.words, str) for side in told for line in side.lines)
    assert any(side.lines for side in told)
    lines = match.history[0].lines
    plain = [*write_lines(lines), *(line for side in write_sides(lines, (0, 0)) for line in side.lines)]
    assert {line.words for line in plain} == {msgspec.UNSET}
    result = write_result(match.history[0])
    assert {line.words for line in result.lines} == {msgspec.UNSET}
