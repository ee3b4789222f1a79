"""Reports to each receiver: enough to rebuild its view exactly, and nothing else."""

from collections.abc import Callable

import pytest

from canasta.books import book
from canasta.cards import KIND_OF_CARD, UNKNOWN
from canasta.engine import irregular_actions, legal_actions, parse_action, view
from canasta.engine.penalties.attempts import IRREGULAR, irregular_action, irregular_seat
from canasta.jobs import Variant
from canasta.match import HIDDEN, ONLOOKER, Attempted, Follower, Match, Report, Step, reports_to, steps
from canasta.match.validation import LENIENT
from canasta.messages import UserError
from canasta.notation import read_record, write_position
from canasta.table.actions import ASK, DRAW, YES
from canasta.table.events import ACTED, BURIED, CANASTA, DREW, OPENED, TALON, TURN
from tests.records.player import (
    GOLDEN,
    NAMES,
    VARIANTS,
    Choices,
    Golden,
    in_play,
    match_with,
    new_match,
    play,
    step,
)
from tests.rules.games import deal_hand, game_from
from tests.test_referee_game import check_game, play_with_referee

#: Events that mention cards without naming their kinds: those laid, a canasta's cards.
_WITHOUT_KINDS = (ACTED, CANASTA, OPENED, TALON, TURN)


def receivers(match: Match) -> list[int]:
    """Return every player and a spectator."""
    return [*range(len(match.names)), ONLOOKER]


def check_report(report: Report, seat: int) -> None:
    """Check that a report hides hidden cards and names the others alike: as kinds, and as physical cards."""
    for event, cards in zip(report.events, report.cards, strict=True):
        open_to = event.owner in (-1, seat)
        assert open_to or set(event.cards) <= {UNKNOWN}
        assert open_to or set(cards) <= {HIDDEN}
        if event.cards and event.what != BURIED:
            assert len(cards) == len(event.cards)
        if open_to and event.what not in _WITHOUT_KINDS and cards and event.cards:
            assert sorted(KIND_OF_CARD[card] for card in cards) == sorted(event.cards), event


def follow_to_the_end(match: Match) -> None:
    """Replay a game: at every step each receiver's view is the one that the game would show."""
    followers = {player: Follower() for player in receivers(match)}
    assert {follower.number for follower in followers.values()} == {0}
    for done, again in steps(match):
        for player, follower in followers.items():
            seat = again.seats.index(player) if player in again.seats else ONLOOKER
            report = done.report_to(player)
            check_report(report, seat)
            follower.receive(report)
            assert follower.view == (None if again.state is None else view(again.state, seat))
            assert follower.number == len(again.entries)


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_reports_rebuild_every_view_of_a_whole_game(golden: Golden) -> None:
    follow_to_the_end(read_record(golden.path.read_text(encoding="utf-8")))


def abandon_in_time(match: Match) -> None:
    if len(match.entries) > 150 and not match.over:
        match.abandon()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_reports_rebuild_every_view_while_things_are_taken_back(variant: Variant) -> None:
    match = new_match(variant, "streams", target=100)
    play(match, Choices("streams"), abandon_in_time)
    follow_to_the_end(match)


@pytest.mark.parametrize("slug", ["classic", "american", "knee"])
def test_reports_rebuild_every_view_with_a_referee(slug: str) -> None:
    for seed in range(3):
        match, _ = play_with_referee(slug, 4, seed, LENIENT, 150)
        follow_to_the_end(match)


def test_a_card_that_is_played_is_shown_to_everybody_and_one_that_is_drawn_to_its_owner() -> None:
    match = new_match(4, "shown to all")
    assert match.start_hand().report(0).view is not None  # which events could not report
    seat = match.actor
    drawn = match.act(seat, DRAW)
    assert [drawn.report(each).cards[1] == (HIDDEN,) for each in range(-1, 4)] == [
        each != seat for each in range(-1, 4)
    ]
    played = match.act(seat, match.view(seat).legal_actions()[-1])
    assert match.ledger is not None
    for each in range(-1, 4):
        assert played.report(each).cards[0] == (match.ledger.pile[-1],)
        assert played.report(each).view is None


def test_a_special_hand_is_seen_by_everybody() -> None:
    game = game_from("american players=4 seed=" + "00" * 32)
    hand = "4H,4S,5H,5S,6H,6S,7H,7S,8H,8S,9H,9S,TH"
    first = (game.next_dealer() + 1) % 4
    deal_hand(game, f"hand{first + 1}={hand} stock=TS")
    followers = [Follower() for _ in range(4)]
    for seat, follower in enumerate(followers):
        follower.view = game.view(seat)
    for action in ("draw", "show hand"):
        done = game.act(first, parse_action(action))
        for seat, follower in enumerate(followers):
            follower.receive(done.report(seat))
            assert follower.view == game.view(seat)
    assert game.state is not None
    assert game.state.special >= 0


def test_a_player_is_told_what_was_told_at_the_time() -> None:
    match = new_match(5, "told", 10**6)
    match.start_hand()
    choices = Choices("told")
    told: dict[int, list[Report]] = {player: [] for player in receivers(match)}
    while in_play(match):
        before = len(match.entries)
        step(match, choices)
        assert len(match.entries) > before
    for player, reports in told.items():
        reports.extend(reports_to(match, player))
        assert [entry for report in reports for entry in report.entries] == match.entries
        events = [event for report in reports for event in report.events]
        own = {event.seat for event in events if event.what == DREW and UNKNOWN not in event.cards}
        assert own == ({match.seats.index(player)} if player in match.seats else set())


# --- Seats ----------------------------------------------------------------------------------------------


def refused(match: Match, words: str, doing: Callable[..., Step], *what: int) -> None:
    """Check that a refused action changes nothing."""
    assert match.state is not None
    before, entries = write_position(match.state), list(match.entries)
    with pytest.raises(UserError, match=words):
        doing(*what)
    assert write_position(match.state) == before
    assert match.entries == entries


def test_only_the_seat_that_acts_acts() -> None:
    match = new_match(4, "seats")
    match.start_hand()
    actor = match.actor
    for seat in range(4):
        if seat != actor:
            words = f"seat {actor + 1}'s turn, not seat {seat + 1}'s"
            refused(match, words, match.act, seat, DRAW)
    for seat in (-1, 4, 256):
        refused(match, "There is no seat", match.act, seat, DRAW)
        refused(match, "There is no seat", match.call, seat)
    match.act(actor, DRAW)


def test_only_the_partner_answers() -> None:
    match = match_with(lambda match: match.state is not None and ASK in legal_actions(match.state), "asks")
    asker = match.actor
    match.act(asker, ASK)
    for seat in range(4):
        if seat != (asker + 2) % 4:
            refused(match, "turn, not seat", match.act, seat, YES)
    match.act((asker + 2) % 4, YES)
    assert match.actor == asker


def test_nobody_takes_back_what_another_did() -> None:
    match = match_with(lambda match: match.can_undo(), "takes back")
    for seat in range(4):
        if seat != match.actor:
            refused(match, "turn, not seat", match.undo, seat)
    match.undo(match.actor)


def test_an_attempt_is_one_of_the_list_and_of_the_seat() -> None:
    match = Match(book("classic"), NAMES[:4], bytes(32), irregularities=LENIENT)
    match.start_hand()
    assert match.state is not None
    acts = irregular_actions(match.state)
    assert acts
    tried = 0
    for act in [*range(0, 2 * IRREGULAR, 7), *acts, *(act + IRREGULAR for act in acts), -1, 10**9]:
        for seat in range(4):
            number = act if act >= IRREGULAR else IRREGULAR * (seat + 1) + act
            if number not in acts or irregular_seat(number) != seat:
                refused(match, "(cannot try this|another seat)", match.attempt, seat, act)
                tried += 1
    assert tried > 100
    seat, action, turn_seat = irregular_seat(acts[0]), irregular_action(acts[0]), match.actor
    assert match.attempt(seat, acts[0]).entries[0] == Attempted(seat, 0, turn_seat, action)
    check_game(match)
