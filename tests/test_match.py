"""A whole game: totals and winner, further shuffles, refusals, replay."""

from __future__ import annotations

import pickle
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from canasta.books import book
from canasta.cards import KIND_OF_CARD
from canasta.clauses.base import Reason, ScoreLine
from canasta.engine import IllegalAction, legal_actions, parse_action, view
from canasta.fairness import commit_host
from canasta.jobs import Variant
from canasta.match import Abandoned, HandResult, HandShuffler, HandStarted, Match, course, pack_of, replay
from canasta.messages import UserError
from canasta.notation import write_record
from canasta.shuffle import permutation, seeded_orders
from canasta.table.actions import DRAW
from tests.records.player import (
    NAMES,
    VARIANTS,
    Choices,
    facts,
    finish_hand,
    in_play,
    match_with,
    new_match,
    orders_of,
    play,
    seed_of,
    step,
)

CLASSIC = book("classic")
BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS, ids=str)


# --- Hand after hand ------------------------------------------------------------------------------


def test_totals_grow_by_the_points_and_set_the_next_first_meld() -> None:
    match = Match(CLASSIC, NAMES[:4], seed_of("totals"), target=10**6)
    totals = [0, 0]
    for number in range(1, 6):
        finish_hand(match)
        result = match.history[-1]
        assert result.number == number
        assert list(result.points) == [
            sum(line.points for line in result.lines if line.side == side) for side in range(2)
        ]
        totals = [total + points for total, points in zip(totals, result.points, strict=True)]
        assert list(result.totals) == list(match.totals) == totals
        assert match.winner is None
    match.start_hand()
    assert match.state is not None
    assert match.state.scores == match.totals


def score_hands(monkeypatch: pytest.MonkeyPatch, points: list[tuple[int, ...]]) -> None:
    """Give the hands of a game these scores, in order."""
    hands = iter(points)

    def lines(*_: object) -> list[ScoreLine]:
        return [ScoreLine(side, gain, Reason("0", "score.out")) for side, gain in enumerate(next(hands))]

    monkeypatch.setattr(course, "score", lines)


@pytest.mark.parametrize(
    ("players", "points", "winner"),
    [
        (4, [(4995, 0), (5, -5)], 0),  # the target is reached exactly
        (4, [(5000, 5100)], 1),  # both reach it: the highest total wins (classic 60)
        (4, [(5200, 5200), (0, 5)], 1),  # level leaders play on (G4)
        (3, [(6000, 5500, 6000), (-400, 0, -600)], 0),  # three sides, two of them level
        (3, [(5100, 5100, 0), (-200, -200, 5200)], 2),
        (2, [(5100, 5100), (-200, -200), (0, 50), (200, 0)], 0),  # level, then both under the target again
    ],
)
def test_the_winner(
    monkeypatch: pytest.MonkeyPatch, players: int, points: list[tuple[int, ...]], winner: int
) -> None:
    score_hands(monkeypatch, points)
    match = Match(CLASSIC, NAMES[:players], seed_of("winner"))
    for _ in points:
        assert match.winner is None
        assert not match.over
        finish_hand(match)
    assert match.winner == winner
    assert match.over
    with pytest.raises(UserError, match="The game is over"):
        match.start_hand()


@BY_VARIANT
def test_a_game_goes_to_the_target_of_the_book_or_the_one_agreed(variant: Variant) -> None:
    rules = book(variant.book).with_options(variant.options)
    assert Match(rules, NAMES[: variant.players], bytes(32)).target == rules.target
    if rules.hands:
        return
    match = new_match(variant, "agreed", target=1)
    assert match.target == 1
    while not match.over and match.hand_number < 3:
        finish_hand(match)
        assert (match.winner is not None) == (max(match.totals) >= 1)


@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ([(500, 0), (0, 10), (0, 10), (0, 10)], (0,)),
        ([(-500, -600), (0, 0), (0, 0), (0, 100)], (0, 1)),  # a victory can be shared (H1)
    ],
)
def test_so_many_hands_can_make_a_game(
    monkeypatch: pytest.MonkeyPatch, points: list[tuple[int, ...]], winners: tuple[int, ...]
) -> None:
    score_hands(monkeypatch, points)
    match = new_match(Variant("knee", 4), "hands")
    needs = []
    for _ in points:
        assert not match.over
        finish_hand(match)
        assert match.state is not None
        needs.append(match.state.needs[0])
    assert needs == [50, 90, 120, 150]  # ruling H2
    assert match.over
    assert match.winners == winners
    assert match.winner == winners[0]
    text = write_record(match)
    assert f"\nwinner: {', '.join('ABC'[side] for side in winners)}\n" in text
    assert "\nhands: 4\n" in text


# --- Further shuffles -----------------------------------------------------------------------------

BOAT_VARIANTS = [Variant("boat", players) for players in (2, 3, 4)]


@pytest.mark.parametrize("variant", BOAT_VARIANTS, ids=str)
def test_a_new_stock_is_the_next_fair_shuffle_of_the_pile_from_bottom_to_top(variant: Variant) -> None:
    match = new_match(variant, "shuffles", target=10**6)
    choices = Choices("shuffles", slow=True)
    seen = 0
    while seen < 3:
        match.start_hand()
        while in_play(match):
            assert match.state is not None
            assert match.ledger is not None
            pile, number = list(match.ledger.pile), match.state.shuffles
            step(match, choices)
            if match.state.shuffles == number:
                continue
            assert match.state.shuffles == number + 1
            order = orders_of(match).permutation(match.hand_number, number + 1, len(pile))
            assert list(match.ledger.stock) == [pile[place] for place in order]
            assert bytes(KIND_OF_CARD[card] for card in match.ledger.stock) == match.state.stock
            assert match.ledger.pile == []
            assert not match.can_undo()
            seen += 1


def test_the_shuffles_of_a_hand_are_numbered_and_those_of_every_hand_differ() -> None:
    orders = [
        HandShuffler(seeded_orders(seed), hand).order(number, 30)
        for seed in (bytes(32), bytes(range(32)))
        for hand in (1, 2)
        for number in (1, 2)
    ]
    assert len({tuple(order) for order in orders}) == len(orders)
    assert all(sorted(order) == list(range(30)) for order in orders)
    assert orders[0] == permutation(bytes(32), hand=1, shuffle=1, n=30)


def test_a_redeal_is_the_shuffle_after_all_that_the_hand_had() -> None:
    match = new_match(2, "redeal")
    match.start_hand()
    for shuffles, number in ((2, 3), (0, 4), (1, 6)):
        assert match.state is not None
        match.state.shuffles = shuffles  # number of times the pile has become the stock
        match.referee("improper_deal found=before_all_turns", "a card fell")
        assert match.ledger is not None
        assert list(match.ledger.stock) == orders_of(match).shuffled(pack_of(match.setup), 1, number)


def test_the_new_stocks_in_the_documentation_are_right() -> None:
    page = (Path(__file__).parent.parent / "docs" / "fair-shuffle.md").read_text(encoding="utf-8")
    section = page.split("### Seven cards of a pile\n")[1].split("\n### ")[0]
    rows = re.findall(r"\| (\d) \| (\d) \| ([\d, ]+) \|", section)
    assert len(rows) == 3
    for hand, number, order in rows:
        found = HandShuffler(seeded_orders(bytes(range(32))), int(hand)).order(int(number), 7)
        assert ", ".join(map(str, found)) == order


def test_nothing_that_a_game_hands_out_holds_its_secret() -> None:
    match = match_with(
        lambda match: bool(match.state and match.state.shuffles), "secret", BOAT_VARIANTS[2], True
    )
    assert match.state is not None
    assert match.state.shuffler is None
    assert all(state.shuffler is None for _, state, _ in match._undoable)
    for seat in range(-1, 4):
        assert match.secret() not in pickle.dumps(match.view(seat))
    assert match.secret() not in pickle.dumps(match.state)
    assert match.secret() not in pickle.dumps(match.ledger)
    assert match.secret().hex() not in repr(HandShuffler(orders_of(match), 1))


# --- Refusals -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Ana"], "book.players"),
        (["Ana"] * 7, "book.players"),
        (["Ana", ""], "match.name_empty"),
        (["Ana", "x" * 41], "match.name_long"),
        (["Ana", "ana"], "match.name_twice"),
        *(
            (["Ana", name], "match.name_letter")
            for name in ("a:b", "a,b", "a;b", "#a", 'a"', "a\nb", " a", "a  b")
        ),
    ],
)
def test_names_are_refused(names: list[str], message: str) -> None:
    with pytest.raises(UserError) as found:
        Match(CLASSIC, names, bytes(32))
    assert found.value.message == message
    assert str(found.value)


@pytest.mark.parametrize(("name", "letter"), [("a:b", "':'"), ("a  b", "' '"), (" a", "' '")])
def test_the_letter_that_no_name_may_have_is_named(name: str, letter: str) -> None:
    with pytest.raises(UserError, match=f"must not contain {letter}"):
        Match(CLASSIC, ["Ana", name], bytes(32))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Match(CLASSIC, ["a", "b"], bytes(32), ["only one"]), "match.contributions"),
        (lambda: Match(CLASSIC, ["a", "b"], bytes(32), ["\ud800", ""]), "record.hex"),
        (lambda: Match(CLASSIC, ["a", "b"], bytes(32), ["00" * 32, "my words"]), "record.hex"),
        (lambda: Match(CLASSIC, ["a", "b"], bytes(32), target=0), "match.target"),
        (lambda: Match(book("knee"), ["a", "b", "c", "d"], bytes(32), target=5000), "match.target_hands"),
        (lambda: Match(CLASSIC, ["a", "b"], bytes(32), date="1.3.2025"), "match.date"),
        (lambda: Match(CLASSIC, ["a", "b"], bytes(32), date="20250301"), "match.date"),
    ],
)
def test_a_game_is_refused(make: Callable[[], Match], message: str) -> None:
    with pytest.raises(UserError) as found:
        make()
    assert found.value.message == message
    assert str(found.value)


def test_a_game_is_played_by_the_book_that_is_given_also_if_it_was_changed_and_kept_its_name() -> None:
    changed = replace(CLASSIC, target=4000)
    for rules in (CLASSIC, changed, changed, CLASSIC):
        match = Match(rules, NAMES[:2], bytes(32))
        assert (match.setup.book, match.target) == (rules, rules.target)
    assert Match(CLASSIC, NAMES[:2], bytes(32)).setup is Match(CLASSIC, NAMES[:2], bytes(32)).setup


def test_names_and_targets_may_be_as_long_as_is_said() -> None:
    assert Match(CLASSIC, ["x" * 40, "Ana"], bytes(32), target=1_000_000).names[0] == "x" * 40
    with pytest.raises(UserError) as found:
        Match(CLASSIC, NAMES[:2], bytes(32), target=1_000_001)
    assert found.value.message == "match.target"


def test_nothing_can_be_done_at_the_wrong_time() -> None:
    match = Match(CLASSIC, NAMES[:4], bytes(32))
    with pytest.raises(UserError, match="No hand"):
        match.act(match.actor, DRAW)
    with pytest.raises(UserError, match="No hand"):
        match.view(0)
    with pytest.raises(UserError, match="nothing to undo"):
        match.undo(match.actor)
    match.start_hand()
    with pytest.raises(UserError, match="Hand 1 is still"):
        match.start_hand()
    while in_play(match):
        assert match.state is not None
        match.act(match.actor, legal_actions(match.state)[-1])
    with pytest.raises(UserError, match="Hand 1 is over"):
        match.act(match.actor, DRAW)
    assert not match.can_undo()


def test_an_illegal_action_changes_nothing() -> None:
    match = new_match(4, "illegal")
    match.start_hand()
    assert match.state is not None
    before, log = facts(match.state.copy()), list(match.entries)
    with pytest.raises(IllegalAction):
        match.act(match.actor, parse_action("discard K"))
    with pytest.raises(UserError):
        match.act(match.actor, 1000)
    with pytest.raises(UserError, match="Only a discard can name"):
        match.act(match.actor, DRAW, 5)
    assert facts(match.state) == before
    assert match.entries == log


def test_the_seed_is_revealed_at_the_end_and_no_sooner() -> None:
    match = new_match(2, "reveal")
    assert match.commitment == commit_host(seed_of("reveal"), match.header)
    with pytest.raises(UserError, match="secret"):
        match.reveal()
    play(match, Choices("reveal"))
    assert match.reveal() == seed_of("reveal")
    with pytest.raises(UserError, match="over"):
        match.abandon()


def test_a_game_can_be_abandoned() -> None:
    match = new_match(4, "abandon")
    match.start_hand()
    match.act(match.actor, DRAW)
    match.abandon()
    assert match.over
    assert match.winner is None
    assert match.entries[-1] == Abandoned()
    assert match.reveal() == seed_of("abandon")
    for attempt in (match.start_hand, match.abandon, lambda: match.act(match.actor, DRAW)):
        with pytest.raises(UserError, match="ended early"):
            attempt()


# --- Replay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("slow", [False, True])
@BY_VARIANT
def test_a_game_is_the_same_when_replayed(variant: Variant, slow: bool) -> None:
    match = new_match(variant, "replay", target=1500)
    states: list[object] = []

    def watch(match: Match) -> None:
        assert match.state is not None
        states.append((view(match.state, match.state.actor), match.totals, match.seats))
        if len(match.history) == 2 and not match.over:
            match.abandon()

    play(match, Choices("replay", slow), watch)
    again = []
    log = []
    for entry, _, seen in replay(match):
        log.append(entry)
        if not isinstance(entry, HandResult | Abandoned):
            assert seen.state is not None
            again.append((view(seen.state, seen.state.actor), seen.totals, seen.seats))
    assert log == match.entries
    assert again == states
    assert sum(isinstance(entry, HandStarted) for entry in log) == match.hand_number


@BY_VARIANT
def test_views_follow_the_redacted_events(variant: Variant) -> None:
    match = new_match(variant, "follow", target=1)
    match.start_hand()
    choices = Choices("follow")
    while in_play(match):
        assert match.state is not None
        seen = [match.view(seat) for seat in range(-1, match.setup.seats)]
        legal = legal_actions(match.state)
        step = match.act(match.actor, legal[choices.below(len(legal))])
        for seat, before in enumerate(seen, start=-1):
            before.follow(step.report(seat).events)
            assert before == match.view(seat)
