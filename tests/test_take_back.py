"""Agreed take-backs: the hand is restored, nothing is deleted, seen cards stay seen."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from canasta.cards import KIND_OF_CARD, KING, QUEEN
from canasta.engine import parse_action, view
from canasta.jobs import Variant
from canasta.match import ONLOOKER, Acted, Follower, Match, Noted, TakenBack, restore, steps
from canasta.match.codec import decode, encode
from canasta.match.replay import begun_like
from canasta.match.take_back import since, standing, taken_back
from canasta.messages import UserError
from canasta.notation import read_position, read_record, verify_record, write_record
from canasta.table.actions import DRAW, needs
from tests.records.player import Choices, facts, in_play, new_match, step

_VARIANTS = [
    *[Variant("classic", players) for players in (2, 5)],
    *[Variant("caliente", 4, ("caliente_cards",)), Variant("boat", 2), Variant("boat", 4)],
    *[Variant("american", players) for players in (4, 5)],
    *[Variant("knee", players) for players in (4, 6)],
]


def all_agree(match: Match, asker: int) -> None:
    for seat in range(match.setup.seats):
        if seat != asker:
            match.agree(seat)


def hands(match: Match) -> list[list[int]]:
    assert match.ledger is not None
    return [sorted(hand) for hand in match.ledger.hands]


def played(
    variant: Variant, name: str, actions: int
) -> tuple[Match, list[tuple[dict[str, object], list[list[int]]]]]:
    """Return a game in its first hand, with the state before each action that counts."""
    match, choices = new_match(variant, name, 10**6), Choices(name)
    match.start_hand()
    before: list[tuple[dict[str, object], list[list[int]]]] = []
    while in_play(match) and len(standing(match.entries)) < actions:
        assert match.state is not None
        here, number = (facts(match.state), hands(match)), len(standing(match.entries))
        step(match, choices)
        del before[number:]
        if len(standing(match.entries)) > number:
            before.append(here)
    return match, before


@pytest.mark.parametrize("variant", _VARIANTS, ids=str)
def test_everything_is_as_before_but_what_everybody_saw(variant: Variant) -> None:
    rng = Random(str(variant))
    done = 0
    for number in range(2):
        match, before = played(variant, f"back {number}", 8 + 26 * number)
        if not in_play(match):
            continue
        back = rng.randint(1, len(before))
        log = list(match.entries)
        all_agree(match, 0)
        try:
            step = match.take_back(0, back)
        except UserError:
            assert variant.book == "boat"  # a new stock was made in between
            continue
        done += 1
        assert match.state is not None
        assert match.entries[: len(log)] == log
        assert isinstance(match.entries[-1], TakenBack)
        assert match.entries[-1].actions == back
        assert step.entries == (match.entries[-1],)
        was, cards = before[-back]
        now = facts(match.state)
        held, known = list(now["held"]), list(was["held"])  # type: ignore[call-overload]
        assert hands(match) == cards
        assert held[:12] == known[:12]
        assert {**now, "held": 0} == {**was, "held": 0}
        for seat in range(match.setup.seats):
            seen, size = view(match.state, ONLOOKER).known(seat), match.state.size(seat)
            kinds = [KIND_OF_CARD[card] for card in cards[seat]]
            assert all(count <= kinds.count(kind) for kind, count in enumerate(seen))
            assert sum(seen) <= size
        assert not match.can_undo()
        # Log, record and followers reach the same state, and the game goes on from there.
        kept = [decode(*encode(entry)) for entry in match.entries]
        assert facts(restore(begun_like(match), kept).state) == now  # type: ignore[arg-type]
        again = read_record(write_record(match, with_secret=True))
        assert again.entries == match.entries
        assert facts(again.state) == now  # type: ignore[arg-type]
        for seat in range(-1, match.setup.seats):
            follower = Follower()
            for told, _ in steps(match):
                follower.receive(told.report(seat))
            assert follower.view == view(match.state, seat)
        assert step.report(ONLOOKER).view == view(match.state, ONLOOKER)
        if number == 1:
            play_on(match)
            match.abandon()
            assert verify_record(write_record(match)).ok
    assert done


def play_on(match: Match) -> None:
    choices = Choices("on")
    while in_play(match) and choices.drawn < 40:
        step(match, choices)


def test_nothing_is_taken_back_unless_all_others_have_just_agreed() -> None:
    match = new_match(4, "agreed", 10**6)
    match.start_hand()
    asker = match.actor
    match.act(asker, parse_action("draw"))
    with pytest.raises(UserError, match="must agree"):
        match.take_back(asker, 1)
    all_agree(match, asker)
    assert match.state is not None
    match.act(asker, next(a for a in view(match.state, asker).legal_actions() if a >= 240))
    with pytest.raises(UserError, match="must agree"):
        match.take_back(asker, 1)
    all_agree(match, asker)
    for actions in (0, 3, -1):
        with pytest.raises(UserError, match="That cannot be taken back"):
            match.take_back(asker, actions)
    match.take_back(asker, 2)
    assert since(match, asker) == 0


def test_nothing_is_taken_back_behind_the_referee_or_the_end_of_a_hand() -> None:
    match = new_match(2, "referee", 10**6)
    match.start_hand()
    match.act(match.actor, parse_action("draw"))
    match.referee("improper_deal found=before_all_turns", cause="a card fell")
    all_agree(match, 0)
    with pytest.raises(UserError, match="That cannot be taken back"):
        match.take_back(0, 1)
    play_on(match)
    while in_play(match):
        step(match, Choices("end"))
    with pytest.raises(UserError):
        match.agree(0)


def test_how_far_back_somebody_goes_for_their_own_last_action() -> None:
    match = new_match(2, "since", 10**6)
    match.start_hand()
    first = match.actor
    match.act(first, parse_action("draw"))
    assert (since(match, first), since(match, 1 - first)) == (1, 0)
    assert match.state is not None
    match.act(first, next(a for a in view(match.state, first).legal_actions() if a >= 240))
    match.act(1 - first, parse_action("draw"))
    assert (since(match, first), since(match, 1 - first)) == (2, 1)


def test_what_was_drawn_does_not_show_in_what_stays_known() -> None:
    """A hand that drew a card and then showed cards may have had one of them fewer before."""
    match, _ = played(Variant("classic", 4), "shown", 60)
    numbers = standing(match.entries)
    assert match.state is not None
    now = view(match.state, ONLOOKER)
    for back in range(1, len(numbers) + 1):
        taken = view(taken_back(match, back)[0], ONLOOKER)
        origin = restore(begun_like(match), match.entries[: numbers[-back]]).view(ONLOOKER)
        entries = [match.entries[number] for number in numbers[-back:]]
        for seat in range(4):
            own = [entry.action for entry in entries if isinstance(entry, Acted) and entry.seat == seat]
            shown = [kind for action in own for kind in needs(action)]
            for kind, count in enumerate(taken.known(seat)):
                certain = now.known(seat)[kind] + shown.count(kind) - own.count(DRAW)
                assert count <= max(origin.known(seat)[kind], certain)


def test_cards_that_were_laid_are_known_to_be_in_the_hand_they_went_back_to() -> None:
    position = "classic turn=1:play did=drew turns=8 hand1=KKKQQ7 setsA=5555 setsB=666 hand2=#9 pile=4"
    match = Match.at(read_position(position), ["Ana", "Bruno", "Carla", "Dora"])
    before = [view(match.state, ONLOOKER).known(seat) for seat in range(4)] if match.state else []
    match.act(0, parse_action("lay KKK"))
    match.act(0, parse_action("discard Q"))
    match.act(1, DRAW)
    all_agree(match, 0)
    match.take_back(0, 3)
    assert match.state is not None
    for seat, known in enumerate(before):
        expected = known.copy()
        if not seat:
            expected[KING] = 3
            expected[QUEEN] = 1
        assert view(match.state, ONLOOKER).known(seat) == expected


def test_a_bot_that_plays_for_somebody_stands_in_the_record() -> None:
    match = new_match(2, "noted", 10**6)
    match.start_hand()
    actor = match.actor
    match.note(actor, "time")
    match.act(actor, parse_action("draw"))
    match.note(1 - actor, "away")
    with pytest.raises(UserError, match="is not a reason"):
        match.note(actor, "nonsense")
    assert [type(entry) for entry in match.entries[1:]] == [Noted, Acted, Noted]
    text = write_record(match, with_secret=True)
    names = match.seat_names()
    assert f"1 {names[actor]}: {names[actor]}: out of time; draw; {names[1 - actor]}: away" in text
    assert read_record(text).entries == match.entries
    kept = [decode(*encode(entry)) for entry in match.entries]
    assert restore(begun_like(match), kept).entries == match.entries


def test_many_take_backs_cost_no_more_than_the_actions_before_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each one replayed all earlier ones, which did the same: twice the work for every further one."""
    carry_out, done = Match._carry_out, [0]

    def counted(match: Match, *action: Any, **how: Any) -> Any:
        done[0] += 1
        return carry_out(match, *action, **how)

    monkeypatch.setattr(Match, "_carry_out", counted)
    match = new_match(4, "many")
    match.start_hand()
    seat = match.actor
    for number in range(10):
        match.act(seat, DRAW)
        all_agree(match, seat)
        done[0] = 0
        match.take_back(seat, 1)
        assert done[0] <= 2 * number + 2
    done[0] = 0
    again = restore(begun_like(match), match.entries)
    assert done[0] == 10
    assert again.view(seat) == match.view(seat)
