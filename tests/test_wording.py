"""Cards, actions, events and reasons in words: each of them has a sentence."""

from __future__ import annotations

import re
from random import Random

import pytest

from canasta.books import book
from canasta.cards import UNKNOWN, parse_kinds
from canasta.clauses.base import Reason
from canasta.engine import Setup, apply, deal, legal_actions, redact
from canasta.jobs import Variant, all_variants
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.table import events as what
from canasta.table.actions import ALL_ACTIONS, parse_action
from canasta.table.events import Event
from canasta.table.packing import RANKLESS
from canasta.table.restock import RandomShuffler
from canasta.table.state import ENDED_STUCK
from canasta.wording import (
    action_words,
    cards_words,
    event_phrase,
    event_text,
    letters,
    offer_words,
    reason_text,
    table_lines,
)

NAMES = ("Ana", "Bruno", "Carla", "Dora")


@pytest.mark.parametrize(
    ("action", "does", "do"),
    [
        ("draw", "draws a card", "draw a card"),
        ("take KK", "takes the pile with two kings", "take the pile with two kings"),
        ("take K2", "takes the pile with a king and a two", "take the pile with a king and a two"),
        ("take AX", "takes the pile with an ace and a joker", "take the pile with an ace and a joker"),
        ("take on 8", "takes the pile onto the set of eights", "take the pile onto the set of eights"),
        ("lay 666", "lays three sixes", "lay three sixes"),
        ("lay 442", "lays two fours and a two", "lay two fours and a two"),
        ("lay 2XX", "lays a two and two jokers", "lay a two and two jokers"),
        ("lay BBB", "lays three black threes", "lay three black threes"),
        ("add B", "adds a black three to the set", "add a black three to the set"),
        ("add X to Q", "adds a joker to the set of queens", "add a joker to the set of queens"),
        ("add 2 to wild", "adds a two to the set of wild cards", "add a two to the set of wild cards"),
        ("discard C", "discards a Caliente card", "discard a Caliente card"),
        ("ask", "asks to go out", "ask to go out"),
        ("no", "answers no", "answer no"),
        ("pass", "passes", "pass"),
        ("end", "ends the turn without a discard", "end the turn without a discard"),
        ("play C", "plays a Caliente card", "play a Caliente card"),
        ("lay BBBB", "lays the four black threes", "lay the four black threes"),
    ],
)
def test_actions_in_words(action: str, does: str, do: str) -> None:
    assert action_words(parse_action(action)) == does
    assert offer_words(parse_action(action)) == do


def test_every_action_has_words_of_its_own() -> None:
    assert len({action_words(action) for action in ALL_ACTIONS}) == len(ALL_ACTIONS)
    assert len({offer_words(action) for action in ALL_ACTIONS}) == len(ALL_ACTIONS)


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        ("caliente players=2", "draw", "draw two cards"),
        ("caliente players=3", "draw", "draw a card"),
        ("boat hand1=K pile=- stock=- hand2=#40 hand3=#40 hand4=#27", "pass", "go on without drawing"),
        ("boat hand1=K pile=K stock=- hand2=#40 hand3=#40 hand4=#26", "pass", "pass"),
        ("classic hand1=K pile=K stock=- hand2=#40 hand3=#40 hand4=#26", "pass", "pass"),
    ],
)
def test_an_offer_is_told_as_the_book_has_it(position: str, action: str, words: str) -> None:
    assert offer_words(parse_action(action), read_position(position)).startswith(words)


def test_a_number_that_is_no_action_is_a_user_error() -> None:
    with pytest.raises(UserError):
        action_words(15)


def test_cards() -> None:
    assert cards_words(parse_kinds("8")) == "an eight"
    assert cards_words(parse_kinds("KK2XX4")) == "two kings, a two, two jokers and a four"
    assert cards_words([UNKNOWN]) == "a card"
    assert cards_words([UNKNOWN] * 2) == "two cards"
    assert cards_words([]) == ""
    assert letters(parse_kinds("4TK")) == "4 T K"


@pytest.mark.parametrize(
    ("event", "told", "own"),
    [
        (
            Event(what.ACTED, 1, number=parse_action("lay KKX")),
            "Bruno lays two kings and a joker.",
            "You lay two kings and a joker.",
        ),
        (
            Event(what.DEALT, 1, bytes(parse_kinds("K4K")), owner=1),
            "Bruno is dealt a four and two kings.",
            "You are dealt a four and two kings.",
        ),
        (
            Event(what.UPCARD, 1, bytes(parse_kinds("8"))),
            "The upcard is an eight.",
            "The upcard is an eight.",
        ),
        (Event(what.TURN, 1, number=7), "It is Bruno's turn.", "It is your turn."),
        (Event(what.DREW, 1, bytes(parse_kinds("A")), owner=1), "Bruno draws an ace.", "You draw an ace."),
        (
            Event(what.RED_THREE_SHOWN, 1, bytes(parse_kinds("RR")), 2),
            "Bruno shows two red threes.",
            "You show two red threes.",
        ),
        (
            Event(what.TOOK, 1, bytes(parse_kinds("4K"))),
            "Bruno picks up 2 more: a four and a king.",
            "You pick up 2 more: a four and a king.",
        ),
        (
            Event(what.OPENED, 1, number=60),
            "Bruno makes the side's first meld: it counts 60.",
            "You make your side's first meld: it counts 60.",
        ),
        (
            Event(what.CANASTA, 1, number=9),
            "Bruno completes a canasta of kings.",
            "You complete a canasta of kings.",
        ),
        (
            Event(what.CANASTA, 1, number=RANKLESS),
            "Bruno completes a canasta of wild cards.",
            "You complete a canasta of wild cards.",
        ),
        (
            Event(what.FINED, 1, number=100),
            "Bruno did not go out after a yes: the side is fined 100.",
            "You did not go out after a yes: your side is fined 100.",
        ),
        (Event(what.OUT, 1), "Bruno goes out.", "You go out."),
        (Event(what.OUT, 1, number=1), "Bruno goes out concealed.", "You go out concealed."),
        (Event(what.OVER, 1, number=1), "The hand is over.", "The hand is over."),
        (
            Event(what.OVER, 1, number=ENDED_STUCK),
            "No player can continue: the hand is over.",
            "No player can continue: the hand is over.",
        ),
        (
            Event(what.REBUILT, 1, number=31),
            "The pile is shuffled and becomes the stock: 31 cards.",
            "The pile is shuffled and becomes the stock: 31 cards.",
        ),
        (
            Event(what.REFILLED, 1, number=0),
            "Bruno has enough cards and draws none.",
            "You have enough cards and draw none.",
        ),
    ],
)
def test_events_in_words(event: Event, told: str, own: str) -> None:
    assert event_text(event, NAMES) == told
    assert event_text(event, NAMES, you=1) == own


def test_who_reads_learns_only_the_number_of_cards_others_take() -> None:
    took = Event(what.TOOK, 1, bytes(parse_kinds("4")))
    assert event_text(took, NAMES, you=0) == "Bruno picks up 1 more."


@pytest.mark.parametrize(
    ("event", "phrase", "own"),
    [
        (
            Event(what.ACTED, 1, number=parse_action("add 8")),
            "adds {cards} to the set",
            "add {cards} to the set",
        ),
        # A pile is taken with the cards named, not with all cards that the action moves.
        (
            Event(what.ACTED, 1, number=parse_action("take KK")),
            "takes the pile with two kings",
            "take the pile with two kings",
        ),
        (Event(what.ACTED, 1, number=parse_action("pass")), "passes", "pass"),
        (Event(what.DREW, 1, bytes(parse_kinds("A")), owner=1), "draws {cards}", "draw {cards}"),
        (Event(what.TOOK, 1, bytes([UNKNOWN] * 2)), "picks up 2 more", "pick up 2 more: {cards}"),
        (Event(what.CANASTA, 1, number=9), "completes a canasta of kings", "complete a canasta of kings"),
        (Event(what.TURN, 1, number=7), None, None),
        (Event(what.ACTED, 1, number=parse_action("draw")), None, None),
    ],
)
def test_what_a_player_did_as_a_phrase(event: Event, phrase: str | None, own: str | None) -> None:
    assert event_phrase(event, 0) == phrase
    assert event_phrase(event, 1) == own


def test_what_another_event_tells_is_not_told_twice() -> None:
    assert event_text(Event(what.ACTED, 0, number=0), NAMES) is None
    assert event_text(Event(what.TOOK, 0), NAMES) is None
    assert event_text(Event(what.REFILLED, 0, number=4), NAMES) is None


def test_hidden_cards_are_only_counted() -> None:
    dealt = redact(Event(what.DEALT, 0, bytes(parse_kinds("KKKKKKKKKKK")), owner=0), 1)
    assert event_text(dealt) == "Seat 1 is dealt 11 cards."


@pytest.mark.parametrize(
    "variant", [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]
)
def test_every_event_of_a_hand_has_words_and_every_table(variant: Variant) -> None:
    setup = Setup(book(variant.book).with_options(variant.options), variant.players)
    names = [*NAMES, "Emil", "Fina"]
    for seed in range(3):
        rng = Random(seed)
        order = list(setup.deck)
        rng.shuffle(order)
        events: list[Event] = []
        state = deal(setup, bytes(order), events=events, shuffler=RandomShuffler(seed))
        while actions := legal_actions(state):
            for action in actions:
                assert re.fullmatch(r"[a-z][^{}]*", offer_words(action, state))
            events += apply(state, rng.choice(actions))
            if rng.random() < 0.1:
                lines = table_lines(state, names)
                assert len(lines) >= 2 * setup.sides + setup.seats + 2
                assert not re.search("[{}]", "".join(lines))
        for event in events:
            for you in (None, 0):
                told = event_text(redact(event, 0) if you == 0 else event, names, you)
                assert told is None or re.fullmatch(r"[A-Z][^{}]*\.", told), told
            if (phrase := event_phrase(event)) is not None:
                before, _, after = f"{names[event.seat]} {phrase}.".partition("{cards}")
                sentence = event_text(event, names) or ""
                assert sentence.startswith(before)
                assert sentence.endswith(after)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("boat setsA=22X", "  sets: 22X"),
        ("boat setsA=222222X", "  sets: 222222X (small wild canasta)"),
        ("boat setsA=222XXXX", "  sets: 222XXXX (big wild canasta)"),
        ("boat setsA=KKKKKK2,7777777", "  sets: 7777777 (natural canasta), KKKKKK2 (mixed canasta)"),
        ("boat pile=2K", "Pile: K on top of 2 cards, frozen"),
        ("boat pile=KX", "Pile: X on top of 2 cards, frozen, blocked for the next player"),
        ("boat turns=4", "Laying and taking start when every player has had three turns: this is turn 2"),
        ("caliente options=always_frozen pile=2K", "Pile: K on top of 2 cards, always frozen"),
        ("caliente options=caliente_cards playedA=1", "  no sets; 1 Caliente card played"),
        ("caliente options=caliente_cards pile=C", "Pile: C, the only card, blocked for the next player"),
        (
            "caliente players=6 options=extra_deck_three_sides",
            "Side C (Seat 3, Seat 6), total 0, first meld needs 50",
        ),
        (
            "caliente players=6 options=extra_deck",
            "Side B (Seat 2, Seat 4, Seat 6), total 0, first meld needs 50",
        ),
    ],
)
def test_a_table_tells_what_is_special_about_it(position: str, line: str) -> None:
    assert line in table_lines(read_position(position))


def test_a_table_beyond_the_quiet_turns_does_not_speak_of_them() -> None:
    assert not [line for line in table_lines(read_position("boat turns=12")) if "Nobody" in line]
    assert not [line for line in table_lines(read_position("classic turns=0 dealer=4")) if "Nobody" in line]


def test_reasons() -> None:
    reason = Reason("33", "refuse.frozen_pair", {"kind": 9})
    sentence = "The pile is frozen: it is taken only with two natural kings from your hand."
    assert reason_text(reason) == f"{sentence} (33)"
    assert reason_text(reason, "classic") == f"{sentence} (classic 33)"
    assert reason_text(Reason("", "refuse.over")) == "The hand is over."
