"""Table messages: quickly encoded, equal to their structs, and only what a seat may know."""

from __future__ import annotations

import pytest

from canasta.books import book
from canasta.engine import View, irregular_actions, irregular_text, legal_actions, view
from canasta.engine.penalties.attempts import irregular_seat
from canasta.jobs import Variant
from canasta.match import Match
from canasta.match.stream import Step
from canasta.messages import use_language
from canasta.table.actions import DRAW
from canasta.wire import SpectatorUpdate, Update, decode, encode, events, read_event
from canasta.wire.broadcast import Broadcaster
from canasta.wire.scores import GameResult, HandResult, write_game_result, write_result
from canasta.wire.settings import Settings, write_settings
from canasta.wire.views import Attempt
from tests.positions import VARIANTS
from tests.records.player import Choices, in_play, new_match


def one_step(match: Match, choices: Choices) -> Step:
    """Do one more step of a game: a random legal action, or occasionally taking back the last one."""
    assert match.state is not None
    if match.can_undo() and choices.one_in(4):
        return match.undo(match.actor)
    legal = legal_actions(match.state)
    return match.act(match.actor, legal[choices.below(len(legal))])


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_encoded_quickly_is_what_the_structs_say(variant: Variant) -> None:
    match, choices = new_match(variant, "sent", target=1), Choices("sent")
    broadcaster = Broadcaster(match)
    sent = broadcaster.encoded_updates(match.start_hand())
    state = match.state
    assert state is not None
    followers = [view(state, seat) for seat in range(match.setup.seats)]
    assert [decode(each, Update).view.seat for each in sent[:-1]] == list(range(1, match.setup.seats + 1))
    while in_play(match):
        step = one_step(match, choices)
        sent = broadcaster.encoded_updates(step)
        for seat, each in enumerate(sent[:-1]):
            update = broadcaster.update(step, seat)
            assert each == encode(update)
            assert decode(each, Update) == update
            follow(followers, seat, step, update, match)
        onlooker = broadcaster.spectator_update(step)
        assert sent[-1] == encode(onlooker)
        assert decode(sent[-1], SpectatorUpdate) == onlooker


def follow(followers: list[View], seat: int, step: Step, update: Update, match: Match) -> None:
    """Check that a client following the messages sees the table; after an undo it gets a new snapshot."""
    anew = step.report(seat).view
    if anew is not None:
        followers[seat] = anew
    else:
        followers[seat].follow([read_event(event) for event in update.events])
    assert match.state is not None
    assert followers[seat] == view(match.state, seat)


def test_penalties_and_irregular_acts_are_sent_to_all() -> None:
    names = ["Ana", "Bruno", "Carla", "Dora"]
    match = Match(book("classic"), names, bytes(32), irregularities="referee")
    broadcaster = Broadcaster(match)
    match.start_hand()
    acts = irregular_actions(match.state) if match.state else []
    draws = next(act for act in acts if irregular_text(act).endswith("draw") and act >= 512)
    seat = irregular_seat(draws)
    step = match.attempt(seat, draws)
    assert [event for event in broadcaster.update(step, 0).events if isinstance(event, events.Tried)]
    table = broadcaster.table()
    assert table.attempt == Attempt(seat + 1, "draw", "drew_out_of_turn")
    other = (seat + 1) % 4
    step = match.call(other)
    sent = [decode(each, Update) for each in broadcaster.encoded_updates(step)[:-1]]
    assert sent == [broadcaster.update(step, receiver) for receiver in range(4)]
    assert isinstance(sent[0].events[0], events.Called)
    assert any(place.penalty or place.owes for place in sent[0].view.table.seats)


def test_an_onlooker_is_never_sent_a_hand() -> None:
    match = new_match(4, "onlooker")
    broadcaster = Broadcaster(match)
    sent = decode(broadcaster.encoded_updates(match.start_hand())[-1], dict)
    assert set(sent) == {"number", "events", "table"}
    assert all(set(event["cards"]) == {"?"} for event in sent["events"] if event["event"] == "dealt")
    assert "hand" not in {key for seat in sent["table"]["seats"] for key in seat}


def test_sentences_are_told_in_the_language_that_is_set() -> None:
    match = new_match(4, "told")
    broadcaster = Broadcaster(match)
    match.start_hand()
    seat = match.actor
    step = match.act(seat, DRAW)
    with use_language("en"):
        own, other = (broadcaster.update(step, number, sentences=True) for number in (seat, (seat + 1) % 4))
    assert any(str(event.sentence).startswith("You draw") for event in own.events)
    assert any("draws a card" in str(event.sentence) for event in other.events)
    assert all(offer.words for offer in own.view.offers)


def test_settings_and_results_are_read_as_they_were_written() -> None:
    match, choices = new_match(4, "settings", target=1), Choices("settings")
    settings = write_settings(match)
    assert decode(encode(settings), Settings) == settings
    assert sorted(name for names in settings.sides.values() for name in names) == sorted(match.names)
    match.start_hand()
    while in_play(match):
        one_step(match, choices)
    result, game = write_result(match.history[0], sentences=True), write_game_result(match)
    assert decode(encode(result), HandResult) == result
    assert decode(encode(game), GameResult) == game
    assert sum(line.points for line in result.lines) == sum(result.points)
    assert game.totals == result.totals
