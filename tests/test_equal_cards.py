"""Suits reveal nothing about hidden cards: which of several equal cards is played or dealt (P5)."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import NamedTuple

import pytest

from canasta.bots import SimpleBot
from canasta.cards import KIND_OF_CARD, KING, RANKS, card_text
from canasta.engine import parse_action
from canasta.match import Acted, Match, pack_of
from canasta.match.replay import begun_like
from canasta.match.restore import restore
from canasta.notation import read_position, read_record, write_record
from canasta.notation.position.read import read_start
from canasta.table.actions import DISCARD, LAY_NATURAL
from canasta.table.events import ACTED
from tests.records.player import NAMES, in_play, new_match, seed_of

#: Standard deviations accepted as chance. The seeds are fixed, so a test always gives the same result.
SIGMAS = 4.0


class Played(NamedTuple):
    """A natural card that a bot discarded or laid."""

    copy: int  #: its place among the equal cards of the pack, from 0
    alike: int  #: how many equal cards there are
    kept: bool  #: whether the hand keeps another one
    discarded: bool


def played_in(match: Match) -> Iterator[Played]:
    """Yield all cards that bots discard and lay in one hand; they name no physical cards."""
    bot = SimpleBot()
    places: dict[int, tuple[int, int]] = {}
    by_kind: dict[int, list[int]] = defaultdict(list)
    for card in pack_of(match.setup):
        by_kind[KIND_OF_CARD[card]].append(card)
    for alike in by_kind.values():
        places |= {card: (place, len(alike)) for place, card in enumerate(alike)}
    match.start_hand()
    while in_play(match):
        actor = match.actor
        step = match.act(actor, bot.choose(match.view(actor)))
        for event, moved in zip(step.open_events, step.open_cards, strict=True):
            if event.what != ACTED or event.action < LAY_NATURAL:
                continue
            assert match.ledger is not None
            kinds = {KIND_OF_CARD[card] for card in moved}
            for card in moved:
                kind = KIND_OF_CARD[card]
                if kind >= RANKS or len(kinds) > 1:
                    continue
                kept = any(KIND_OF_CARD[held] == kind for held in match.ledger.hands[actor])
                yield Played(*places[card], kept, event.action >= DISCARD)


@cache
def all_played() -> list[Played]:
    return [each for number in range(120) for each in played_in(new_match(4, f"equal {number}", 10**6))]


def share(found: list[Played]) -> tuple[float, float]:
    """Return how often another card is kept, and the standard error."""
    part = sum(each.kept for each in found) / len(found)
    return part, part * (1 - part) / len(found)


@pytest.mark.parametrize("discarded", [True, False], ids=["discarded", "laid"])
def test_the_copy_that_is_played_does_not_tell_whether_another_is_kept(discarded: bool) -> None:
    """When the first card of the pack was played, the last of eight copies meant that there was no other."""
    found = [each for each in all_played() if each.discarded == discarded]
    early = [each for each in found if each.copy < each.alike / 2]
    late = [each for each in found if each.copy >= each.alike / 2]
    assert min(len(early), len(late)) > 400
    assert min(sum(each.kept for each in half) for half in (early, late)) > 25
    (one, error), (other, more) = share(early), share(late)
    assert abs(one - other) < SIGMAS * sqrt(error + more), (one, other)


def test_every_copy_is_played_equally_often_whether_another_is_kept_or_not() -> None:
    for kept in (False, True):
        copies = Counter(each.copy for each in all_played() if each.kept == kept)
        expected = copies.total() / 8
        assert expected > 20
        chi = sum((copies[copy] - expected) ** 2 / expected for copy in range(8))
        assert chi < 26, (kept, copies)  # p = 0.0005 with seven degrees of freedom


def test_who_holds_a_card_that_everybody_has_seen_plays_that_one() -> None:
    """If the choice among all of them were random, the seen card would stay longer in a hand with others."""
    seen, ever = 0, 0
    for number in range(60):
        match = new_match(4, f"seen {number}", 10**6)
        match.start_hand()
        bot = SimpleBot()
        shown: set[int] = set()  # from the reports to a spectator
        while in_play(match):
            actor = match.actor
            assert match.ledger is not None
            hand = set(match.ledger.hands[actor])
            shown |= set(match.ledger.pile)
            step = match.act(actor, bot.choose(match.view(actor)))
            report = step.report(-1)
            for event, moved in zip(report.events, report.cards, strict=True):
                if event.what == ACTED and event.action >= LAY_NATURAL:
                    kinds = [KIND_OF_CARD[card] for card in moved]
                    for kind in set(kinds):
                        here = [card for card in hand if KIND_OF_CARD[card] == kind]
                        known = [card for card in here if card in shown]
                        if known and len(here) > len(known):
                            ever += 1
                            least = min(len(known), kinds.count(kind))
                            seen += len(set(moved) & set(known)) >= least
                shown |= {card for card in moved if card >= 0}
    assert ever > 20
    assert seen == ever


def five_kings(seed: str) -> Match:
    match = game_at("classic turn=1:play hand1=KKKKK478 hand2=#9 setsA=555 pile=#3?9", seed)
    match.start_hand()
    return match


def game_at(line: str, seed: str) -> Match:
    state = read_position(line)
    start = read_start(line, state.setup.book, state.setup.players)
    return Match(state.setup.book, NAMES[: state.setup.players], seed_of(seed), start=start)


def test_what_is_laid_again_after_an_undo_are_the_same_cards() -> None:
    """Other cards would reveal how many the hand holds."""
    laid = Counter[tuple[str, ...]]()
    for number in range(30):
        match = five_kings(f"undo {number}")
        assert match.ledger is not None
        match.act(0, parse_action("lay KKK"))
        first = sorted(match.ledger.sets[0][KING])
        for _ in range(4):
            match.undo(0)
            match.act(0, parse_action("lay KKK"))
            assert sorted(match.ledger.sets[0][KING]) == first
        held = [card for card in match.ledger.hands[0] if KIND_OF_CARD[card] == KING]
        laid[tuple(sorted(card_text(card) for card in first))] += 1
        assert len(held) == 2
        # The log and the record give exactly the same cards.
        again = restore(begun_like(match), match.entries)
        assert again.ledger is not None
        assert (again.ledger.sets, again.ledger.hands) == (match.ledger.sets, match.ledger.hands)
        read = read_record(write_record(match, with_secret=True))
        assert read.ledger is not None
        assert (read.ledger.sets, read.ledger.hands) == (match.ledger.sets, match.ledger.hands)
    assert len(laid) > 5


def test_cards_that_are_discarded_again_after_a_take_back_are_the_same() -> None:
    for number in range(20):
        match = five_kings(f"back {number}")
        assert match.ledger is not None
        match.act(0, parse_action("discard K"))
        card = match.ledger.pile[-1]
        for seat in (1, 2, 3):
            match.agree(seat)
        match.take_back(0, 1)
        match.act(0, parse_action("discard K"))
        assert match.ledger.pile[-1] == card
        read = read_record(write_record(match, with_secret=True))
        assert read.entries == match.entries


def test_a_take_back_over_undone_actions_leads_to_the_same_cards() -> None:
    """Random choices depend on the step: undone actions count too."""
    for number in range(20):
        match = five_kings(f"over {number}")
        match.act(0, parse_action("lay KKK"))
        match.undo(0)
        match.act(0, parse_action("lay KKK"))
        match.act(0, parse_action("discard K"))
        match.act(1, parse_action("draw"))
        for seat in (1, 2, 3):
            match.agree(seat)
        match.take_back(0, 3)
        match.act(0, parse_action("lay KKK"))
        match.act(0, parse_action("discard K"))
        again = restore(begun_like(match), match.entries)
        assert match.ledger is not None
        assert again.ledger is not None
        assert again.ledger.hands == match.ledger.hands
        assert read_record(write_record(match, with_secret=True)).entries == match.entries


def test_the_card_follows_from_the_seed_as_the_documentation_says() -> None:
    """Computed from the record alone: the number of the step, and the publicly seen cards."""
    by_lot = 0
    for number in range(6):
        match = new_match(4, f"proof {number}", 10**6)
        bot, digest = SimpleBot(), hashlib.sha256(match.opening.encode()).hexdigest()
        match.start_hand()
        seen: set[int] = set()
        while in_play(match):
            assert match.ledger is not None
            seen |= set(match.ledger.pile)
            hand = set(match.ledger.hands[match.actor])
            done = match.act(match.actor, bot.choose(match.view(match.actor)))
            acted = done.entries[0]
            assert isinstance(acted, Acted)
            if acted.card >= 0:
                alike = [card for card in hand if KIND_OF_CARD[card] == KIND_OF_CARD[acted.card]]
                prefix = f"casa-canasta equal cards 1|{digest}|{match.entries.index(acted) + 1}|"
                lots = {
                    card: hmac.digest(match.secret(), f"{prefix}{card}".encode(), "sha256") for card in alike
                }
                known = [card for card in alike if card in seen]
                assert acted.card == min(known or alike, key=lambda card: lots[card])
                by_lot += len(known or alike) > 1
            seen |= {card for cards in done.report(-1).cards for card in cards if card >= 0}
    assert by_lot > 10


# --- Tables from positions ------------------------------------------------------------------------


def correlation(pairs: list[tuple[float, float]]) -> float:
    number = len(pairs)
    means = [sum(pair[place] for pair in pairs) / number for place in (0, 1)]
    products = [[one - means[0], other - means[1]] for one, other in pairs]
    spread = [sqrt(sum(pair[place] ** 2 for pair in products)) for place in (0, 1)]
    assert all(spread), "one of them is always the same"
    return sum(one * other for one, other in products) / spread[0] / spread[1]


@pytest.mark.parametrize(
    "line",
    [
        "classic turn=3 hand3=4567 setsA=KKK pile=9",
        "classic turn=3 hand3=4567 setsB=QQQ,777 pile=9KK",
        "classic players=2 turn=2 hand2=KK5678 pile=9",
        "boat players=3 turn=3 hand3=KK5678 pile=9",
        "american turn=4 hand4=KK456 pile=9",
        "knee turn=4 hand4=KK456 setsA=888 pile=9",
    ],
)
def test_open_suits_do_not_tell_what_the_others_hold(line: str) -> None:
    """In seat order the open kings revealed how many kings the hands before them had."""
    own = int(line.partition("turn=")[2][0]) - 1
    pairs: list[tuple[float, float]] = []
    copies = Counter[int]()
    for number in range(300):
        match = game_at(line, f"{line} {number}")
        match.start_hand()
        ledger = match.ledger
        assert ledger is not None
        alike = [card for card in pack_of(match.setup) if KIND_OF_CARD[card] == KING]
        open_cards = [*ledger.pile, *ledger.hands[own]]
        open_cards += [card for side in ledger.sets for each in side.values() for card in each]
        places = [alike.index(card) for card in open_cards if KIND_OF_CARD[card] == KING]
        others = [card for seat, hand in enumerate(ledger.hands) if seat != own for card in hand]
        held = sum(KIND_OF_CARD[card] == KING for card in others)
        # In the old order of the suits, which began with the second one.
        order = [(place - KING % 4) % len(alike) for place in places]
        pairs.append((min(order), held))
        copies.update(places)
    assert abs(correlation(pairs)) < SIGMAS / sqrt(len(pairs))
    expected = copies.total() / len(copies)
    assert len(copies) == 8 or line.startswith(("boat", "knee", "american"))
    assert sum((found - expected) ** 2 / expected for found in copies.values()) < 3 * len(copies)


def test_every_way_to_hand_out_the_suits_is_equally_likely() -> None:
    """Four of the eight kings are named, in four places: of 1680 ways each suit has its share."""
    line = "classic hand1=K45 hand2=K#5 setsA=777 pile=9K stock=K#"
    where: dict[str, Counter[int]] = defaultdict(Counter)
    for number in range(400):
        match = game_at(line, f"ways {number}")
        match.start_hand()
        ledger = match.ledger
        assert ledger is not None
        for name, found in (
            ("hand", ledger.hands[0]), ("pile", ledger.pile), ("stock", ledger.stock[:1])
        ):  # fmt: skip
            (king,) = (card for card in found if KIND_OF_CARD[card] == KING)
            where[name][king] += 1
    for name, copies in where.items():
        chi = sum((copies[card] - 50) ** 2 / 50 for card in copies)
        assert len(copies) == 8
        assert chi < 26, (name, copies)  # p = 0.0005 with seven degrees of freedom
