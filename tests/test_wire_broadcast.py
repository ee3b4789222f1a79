"""Table messages: quickly encoded, equal to their structs, and only what a seat may know."""

from __future__ import annotations

import msgspec
import pytest

from canasta.books import book
from canasta.engine import View, irregular_actions, irregular_text, legal_actions, view
from canasta.engine.penalties.attempts import irregular_seat
from canasta.jobs import Variant
from canasta.match import ONLOOKER, Match
from canasta.match.stream import Step
from canasta.messages import LANGUAGES, use_language
from canasta.notation import write_position
from canasta.table.actions import DRAW
from canasta.wire import SpectatorUpdate, Update, decode, encode, events, read_event, write_events
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


def update_for(broadcaster: Broadcaster, step: Step, seat: int, language: str = "") -> Update:
    """Write a seat's update as structs, every part for this receiver alone."""
    with use_language(language or None):
        view = broadcaster.view(seat, sentences=bool(language))
        return Update(step.number, events_for(broadcaster, step, seat, language), view)


def update_for_spectators(broadcaster: Broadcaster, step: Step, language: str = "") -> SpectatorUpdate:
    """Write the spectators' update as structs."""
    with use_language(language or None):
        found = events_for(broadcaster, step, ONLOOKER, language)
        return SpectatorUpdate(step.number, found, broadcaster.table())


def events_for(broadcaster: Broadcaster, step: Step, seat: int, language: str) -> list[events.AnyEvent]:
    """Write the events of a step as structs for one receiver."""
    match, report = broadcaster.match, step.report(seat)
    names = match.seat_names() if language else None
    return write_events(report.events, match.setup, seat, report.cards, names=names)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_what_is_encoded_quickly_is_what_the_structs_say(variant: Variant) -> None:
    match, choices = new_match(variant, "sent", target=1), Choices("sent")
    broadcaster = Broadcaster(match)
    step = match.start_hand()
    sent = broadcaster.encoded_updates(step)
    state = match.state
    assert state is not None
    followers = [view(state, seat) for seat in range(match.setup.seats)]
    assert [decode(each, Update).view.seat for each in sent[:-1]] == list(range(1, match.setup.seats + 1))
    while in_play(match):
        step = one_step(match, choices)
        sent = broadcaster.encoded_updates(step)
        for seat, each in enumerate(sent[:-1]):
            update = update_for(broadcaster, step, seat)
            assert each == encode(update)
            assert decode(each, Update) == update
            follow(followers, seat, step, update, match)
        onlooker = update_for_spectators(broadcaster, step)
        assert sent[-1] == encode(onlooker)
        assert decode(sent[-1], SpectatorUpdate) == onlooker
        language = LANGUAGES[choices.below(len(LANGUAGES))]
        in_words = broadcaster.encoded_updates(step, language)
        for seat, each in enumerate(in_words[:-1]):
            assert each == encode(update_for(broadcaster, step, seat, language))
        assert in_words[-1] == encode(update_for_spectators(broadcaster, step, language))
    over = [broadcaster.encoded(step).sent_to(seat, position=True) for seat in range(match.setup.seats)]
    assert {decode(each, Update).view.position for each in over} == {msgspec.UNSET}, "no player is to act"


def test_a_position_is_sent_to_the_player_to_act_alone() -> None:
    match = new_match(4, "position")
    broadcaster = Broadcaster(match)
    encoded = broadcaster.encoded(match.start_hand())
    for seat in range(4):
        position = decode(encoded.sent_to(seat, position=True), Update).view.position
        known = write_position(match.view(seat).position)
        assert position == (known if seat == match.actor else msgspec.UNSET)


@pytest.mark.parametrize("name", ["O'Neil", "Zoë 李", "Ana 💃", "a\\b"])
def test_any_name_is_inserted_unchanged(name: str) -> None:
    match = Match(book("classic"), [name, "Bruno"], bytes(32))
    broadcaster = Broadcaster(match)
    match.start_hand()
    while match.seat_names()[match.actor] != name:
        assert match.state is not None
        match.act(match.actor, legal_actions(match.state)[-1])
    seat = match.actor
    step = match.act(seat, DRAW)
    other = decode(broadcaster.encoded(step).sent_to(1 - seat, "en"), Update)
    assert any(str(event.sentence).startswith(f"{name} draws") for event in other.events)


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
    assert [event for event in update_for(broadcaster, step, 0).events if isinstance(event, events.Tried)]
    table = broadcaster.table()
    assert table.attempt == Attempt(seat + 1, "draw", "drew_out_of_turn")
    other = (seat + 1) % 4
    step = match.call(other)
    sent = [decode(each, Update) for each in broadcaster.encoded_updates(step)[:-1]]
    assert sent == [update_for(broadcaster, step, receiver) for receiver in range(4)]
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
    encoded = broadcaster.encoded(step)
    own, other = (decode(encoded.sent_to(number, "en"), Update) for number in (seat, (seat + 1) % 4))
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
