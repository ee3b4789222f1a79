"""Every physical card of a hand is in its place, and hidden cards stay hidden."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books import book
from canasta.cards import (
    BLACK_THREE,
    CALIENTE,
    JOKER,
    KIND_OF_CARD,
    KINDS,
    QUEEN,
    RANKS,
    RED_THREE,
    TWO,
    card_text,
    is_red,
    pack_cards,
)
from canasta.clauses.reserve import unpack_set
from canasta.engine import Event, irregular, legal_actions, parse_action, view
from canasta.engine.penalties.in_play import cards_played
from canasta.jobs import Variant
from canasta.match import Acted, Ledger, Match, pack_of
from canasta.messages import UserError
from canasta.table.actions import (
    DISCARD,
    FOUR_BLACK,
    LAY_NATURAL,
    REFILL,
    SHOW_BLACK,
    SHOW_RED,
    TAKE_ADD,
    TAKE_PAIR,
)
from canasta.table.events import (
    ACTED,
    BACK,
    BURIED,
    CALLED,
    DREW,
    OVER,
    PILE_BACK,
    RED_THREE_SHOWN,
    TOOK,
    TRIED,
    TURN,
)
from canasta.table.packing import FIELD, RANKLESS, SHIFT, held_counts
from canasta.table.state import (
    ADDED,
    BIG_WILD_CANASTA,
    BLACK_THREES,
    CALIENTES,
    FOUR_BLACKS,
    NATURALS,
    NO_WILD_CANASTA,
    RED_THREES,
    SMALL_WILD_CANASTA,
    SPECIALS,
    WILD_CANASTA,
)
from tests.records.player import NAMES, VARIANTS, Choices, cards, facts, in_play, match_with, new_match, play

CLASSIC = book("classic")


# --- Named cards ----------------------------------------------------------------------------------


def discards_of_several(match: Match) -> list[int]:
    """Return kinds that may be discarded now and of which the player holds several different cards."""
    assert match.state is not None
    assert match.ledger is not None
    held = Counter(KIND_OF_CARD[card] for card in match.ledger.hands[match.state.actor])
    legal = [action - DISCARD for action in legal_actions(match.state) if action >= DISCARD]
    return [kind for kind in legal if held[kind] > 1]


def test_a_discard_is_the_named_card_or_the_first_in_the_pack() -> None:
    for named in (True, False):
        match = match_with(lambda match: bool(discards_of_several(match)), "several")
        assert match.state is not None
        assert match.ledger is not None
        seat, kind = match.state.actor, discards_of_several(match)[0]
        held = [card for card in match.ledger.hands[seat] if KIND_OF_CARD[card] == kind]
        card = max(held) if named else min(held)
        match.act(match.actor, DISCARD + kind, card if named else None)
        assert match.ledger.pile[-1] == card
        assert card not in match.ledger.hands[seat]
        acted = match.entries[-1]
        assert isinstance(acted, Acted)
        assert acted.card == card


def test_a_card_that_is_not_there_is_refused() -> None:
    match = match_with(lambda match: bool(discards_of_several(match)), "several")
    assert match.state is not None
    assert match.ledger is not None
    before = facts(match.state.copy())
    hand = match.ledger.hands[match.state.actor]
    kind = discards_of_several(match)[0]
    foreign = next(card for card in pack_cards(2) if KIND_OF_CARD[card] == kind and card not in hand)
    other = next(card for card in hand if KIND_OF_CARD[card] != kind)
    for card, message in (
        (foreign, "match.card_held"),
        (other, "match.card_kind"),
        (9999, "match.card_held"),
    ):
        with pytest.raises(UserError) as found:
            match.act(match.actor, DISCARD + kind, card)
        assert found.value.message == message
        assert str(found.value)
    assert facts(match.state) == before


# --- The ledger -----------------------------------------------------------------------------------


def check_ledger(match: Match) -> None:
    """Check that every physical card is in one place, and that the kinds are those of the state."""
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    sides = range(match.setup.sides)
    laid = [card for side in sides for a_set in ledger.sets[side].values() for card in a_set]
    laid += [card for side in sides for _, a_set in ledger.closed[side] for card in a_set]
    reserves = [card for mine in ledger.reserves for reserve in mine for card in reserve]
    held = [card for hand in ledger.hands for card in hand]
    beside = (ledger.red_threes, ledger.black_threes, ledger.calientes)
    shown = [card for places in beside for cards in places for card in cards]
    stock = list(ledger.stock[ledger.place :])
    assert sorted(laid + held + reserves + shown + stock + ledger.pile + ledger.aside) == pack_of(match.setup)
    assert ledger.shuffles == state.shuffles
    assert kinds(stock) == list(state.stock[state.place :])
    assert kinds(ledger.pile) == list(state.pile)
    assert kinds(ledger.aside) == list(state.aside)
    reserve_kinds = [[bytes(kinds(list(reserve))) for reserve in mine] for mine in ledger.reserves]
    assert reserve_kinds == [list(mine) for mine in state.reserves or [()] * match.setup.seats]
    for seat, hand in enumerate(ledger.hands):
        counts = Counter(kinds(hand))
        expected = held_counts(state.held[NATURALS + seat], state.held[SPECIALS + seat])
        assert [counts[kind] for kind in range(KINDS)] == expected
        assert hand == sorted(hand)
    everything = view(state, -1)
    for side in sides:
        assert kinds(ledger.red_threes[side]) == [RED_THREE] * state.laid[RED_THREES + side]
        assert kinds(ledger.black_threes[side]) == [BLACK_THREE] * state.laid[BLACK_THREES + side]
        assert kinds(ledger.calientes[side]) == [CALIENTE] * state.laid[CALIENTES + side]
        for a_set in everything.sets(side):
            counts = Counter(kinds(ledger.sets[side][a_set.kind]))
            assert counts == Counter({a_set.kind: a_set.naturals, TWO: a_set.twos, JOKER: a_set.jokers})
        check_closed(match, side)
        # The four black threes that a player goes out with lie there, and do not count as a set (ruling B9).
        blacks = state.flags & FOUR_BLACKS and match.setup.side_of(state.seat) == side
        assert len(ledger.sets[side]) == len(everything.sets(side)) + bool(blacks)


def check_closed(match: Match, side: int) -> None:
    """Check closed sets with the cards added to them, all of a kind together."""
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    found: Counter[tuple[int, int]] = Counter()
    for kind, a_set in ledger.closed[side]:
        found.update((kind, card_kind) for card_kind in kinds(a_set))
    expected: Counter[tuple[int, int]] = Counter()
    for closed in state.closed[side] if state.closed else ():
        place, naturals, twos, jokers = unpack_set(closed)
        kind = TWO if place == RANKLESS else place
        expected.update({(kind, kind): naturals})
        expected.update({(kind, TWO): twos, (kind, JOKER): jokers})
    expected.update({(rank, rank): state.laid[ADDED + side] >> SHIFT[rank] & FIELD for rank in range(RANKS)})
    assert found == +expected
    assert len(ledger.closed[side]) == (len(state.closed[side]) if state.closed else 0)


def kinds(some: list[int]) -> list[int]:
    return [KIND_OF_CARD[card] for card in some]


def check_seen(match: Match) -> None:
    """Check that a seat sees its own hand and exposed cards, and no other card."""
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    for seat in range(-1, match.setup.seats):
        seen = ledger.seen_by(seat)
        assert list(seen.hand) == (ledger.hands[seat] if seat >= 0 else [])
        assert seen.top == (ledger.pile[-1] if ledger.pile else -1)
        looked = match.setup.book.look_back
        assert list(seen.pile) == ledger.pile[-looked:]
        hidden = {*ledger.stock[ledger.place :], *ledger.pile[:-looked], *ledger.aside}
        hidden.update(card for other, hand in enumerate(ledger.hands) if other != seat for card in hand)
        hidden.update(card for mine in ledger.reserves for reserve in mine for card in reserve)
        shown = {card for side in seen.sets for a_set in side for card in a_set.cards}
        beside = (*seen.red_threes, *seen.black_threes, *seen.calientes)
        shown.update(card for side in beside for card in side)
        assert not hidden & {*seen.hand, *shown, *seen.pile, seen.top}
        for number, side in enumerate(seen.sets):
            for a_set in side:
                wild = any(kind in (TWO, JOKER) for kind in kinds(list(a_set.cards)))
                assert a_set.natural == (not wild)
                assert a_set.canasta == (len(a_set.cards) >= 7)
                assert a_set.top in a_set.cards
                if a_set.kind == TWO and not match.setup.with_top:
                    wild_canasta = match.state.laid[WILD_CANASTA + number] if match.state else 0
                    assert a_set.canasta == (wild_canasta != NO_WILD_CANASTA)
                    if a_set.canasta:
                        top = {SMALL_WILD_CANASTA: TWO, BIG_WILD_CANASTA: JOKER}[wild_canasta]
                        assert KIND_OF_CARD[a_set.top] == top
                    continue
                if a_set.kind == TWO:
                    assert KIND_OF_CARD[a_set.top] in (TWO, JOKER)
                    continue
                black = [card for card in a_set.cards if KIND_OF_CARD[card] != JOKER and not is_red(card)]
                if a_set.canasta and (a_set.natural or black):
                    assert KIND_OF_CARD[a_set.top] != JOKER
                    # A natural canasta may have black cards only.
                    reds = len(black) < len(a_set.cards)
                    assert is_red(a_set.top) == (a_set.natural and reds)


@given(variant=st.sampled_from(VARIANTS), number=st.integers(0, 10**6), slow=st.booleans())
def test_no_physical_card_is_lost_or_in_two_places(variant: Variant, number: int, slow: bool) -> None:
    match = new_match(variant, f"ledger {number}", target=1)

    def watch(match: Match) -> None:
        check_ledger(match)
        check_seen(match)
        if match.hand_number > 1:
            match.abandon()

    play(match, Choices(f"ledger {number}", slow), watch)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_events_come_with_the_very_cards_they_moved(variant: Variant) -> None:
    match, choices = new_match(variant, "moved", target=1), Choices("moved")
    match.start_hand()
    told = set()
    while in_play(match):
        assert match.state is not None
        assert match.ledger is not None
        legal = legal_actions(match.state)
        before, lots = match.ledger.copy(), match._lots(len(match.entries) + 1)
        events = match.act(match.actor, legal[choices.below(len(legal))]).open_events
        for event, moved in zip(events, before.follow(events, None, match.shuffler(), lots), strict=True):
            if event.what == ACTED:
                shows = event.action in (SHOW_RED, SHOW_BLACK)  # a separate event moves the three
                played = [] if shows else cards_played(match.setup, event.action)
                assert kinds(list(moved))[: len(played)] == played
                assert len(moved) - len(played) == (TAKE_PAIR <= event.action < LAY_NATURAL)
            elif event.what != BURIED:
                assert sorted(kinds(list(moved))) == sorted(event.cards)
            told.add(event.what)
        assert before.hands == match.ledger.hands
    assert {ACTED, DREW, TURN, OVER} <= told


def test_a_canasta_shows_a_red_card_if_natural_and_a_black_one_if_mixed() -> None:
    ledger = Ledger(Match(CLASSIC, NAMES[:2], bytes(32)).setup, pack_cards(2))
    ledger.sets[0][QUEEN] = cards("QS QS' QC QC' QH QD QH'")
    ledger.sets[1][QUEEN] = cards("QH QH' QD QD' 2H X 2C")
    natural, mixed = (side[0] for side in ledger.seen_by(-1).sets)
    assert (card_text(natural.top), natural.natural, natural.canasta) == ("QH", True, True)
    assert (card_text(mixed.top), mixed.natural, mixed.canasta) == ("2C", False, True)
    ledger.sets[1][QUEEN] = cards("QH QH' QD QD' QC 2H X")
    assert card_text(ledger.seen_by(-1).sets[1][0].top) == "QC"
    ledger.sets[1][QUEEN] = cards("QH QH' QD 2S QC 2C X")  # a natural card before a wild one
    assert card_text(ledger.seen_by(-1).sets[1][0].top) == "QC"
    ledger.sets[1][QUEEN] = cards("QH QH' QD QD' 2H X X'")  # nothing black at all
    assert ledger.seen_by(-1).sets[1][0].top in ledger.sets[1][QUEEN]
    ledger.sets[1][QUEEN] = cards("QH QC QD")
    assert card_text(ledger.seen_by(-1).sets[1][0].top) == "QD"


@pytest.mark.parametrize(
    ("laid", "top"),
    [
        ("2S 2H X 2D X' 2C 2S'", TWO),
        ("X X' 2S X X' 2H 2D", JOKER),
        ("X X' 2S X X' 2H 2D 2C 2S' 2H'", JOKER),  # what it was when it became a canasta (ruling B4)
        ("2S 2H 2D 2C X X' 2S' X X'", TWO),
    ],
)
def test_a_wild_canasta_shows_what_there_was_more_of(laid: str, top: int) -> None:
    ledger = Ledger(new_match(Variant("boat", 2), "wild").setup, pack_cards(2))
    ledger.sets[0][TWO] = cards(laid)
    found = ledger.seen_by(-1).sets[0][0]
    assert (found.kind, found.canasta, found.natural, KIND_OF_CARD[found.top]) == (TWO, True, False, top)


def test_four_black_threes_lie_on_the_table() -> None:
    setup = new_match(Variant("boat", 2), "blacks").setup
    ledger = Ledger(setup, pack_cards(2))
    ledger.hands[1] = cards("3S 3C 3S' 3C'")
    ledger.follow([Event(ACTED, 1, number=FOUR_BLACK)])
    assert ledger.hands[1] == []
    assert ledger.seen_by(-1).sets[1][0].cards == tuple(cards("3S 3C 3S' 3C'"))


def can_refill(match: Match) -> bool:
    return match.state is not None and REFILL in legal_actions(match.state)


def test_a_caliente_card_is_played_beside_the_sets() -> None:
    match = match_with(can_refill, "refill", Variant("caliente", 4, ("caliente_cards",)))
    assert match.state is not None
    assert match.ledger is not None
    seat = match.state.seat
    card = match.ledger.chosen(seat, CALIENTE, match._lots(len(match.entries) + 1))
    match.act(match.actor, REFILL)
    assert match.ledger.seen_by(-1).calientes[match.setup.side_of(seat)] == (card,)
    assert card not in match.ledger.hands[seat]


def test_look_alikes_are_told_apart_only_where_needed() -> None:
    ledger = Ledger(Match(CLASSIC, NAMES[:2], bytes(32)).setup, pack_cards(2))
    first, second = cards("4S 4S'")
    jokers = [card for card in pack_cards(2) if KIND_OF_CARD[card] == JOKER]
    ledger.hands[0] = sorted([first, second, jokers[1], jokers[3]])
    ledger.hands[1] = [second]
    assert [ledger.copy_number(card) for card in (first, second, jokers[1], jokers[3])] == [0, 2, 2, 4]
    # The number is public, so it does not depend on whether the hand holds the other card too.
    assert ledger.copy_number(second) == 2
    # The same holds when most of the pack is no longer in the stock.
    ledger.stock = ()
    assert ledger.copy_number(jokers[3]) == 4


def test_black_threes_and_wild_cards_lie_in_sets_of_their_own() -> None:
    ledger = Ledger(new_match(Variant("boat", 2), "own sets").setup, pack_cards(2))
    ledger.hands[0] = sorted(cards("3S 3C 3S' 3C' 2S 2H X 2D X'"))
    for action in ("lay BBB", "add B", "lay 22X", "add 2 to wild", "add X to wild"):
        ledger.follow([Event(ACTED, 0, number=parse_action(action))])
    assert ledger.hands[0] == []
    assert {kind: len(lying) for kind, lying in ledger.sets[0].items()} == {BLACK_THREE: 4, TWO: 5}


def test_everybody_sees_their_own_hand_and_an_onlooker_none() -> None:
    ledger = Ledger(Match(CLASSIC, NAMES[:2], bytes(32)).setup, pack_cards(2))
    ledger.hands = [cards("4S QH"), cards("5S")]
    assert [ledger.seen_by(seat).hand for seat in (0, 1, -1)] == [*map(tuple, ledger.hands), ()]


def test_of_a_kind_that_is_not_held_no_card_goes() -> None:
    ledger = Ledger(Match(CLASSIC, NAMES[:2], bytes(32)).setup, pack_cards(2))
    ledger.hands[0] = cards("4S QH")
    assert ledger.chosen(0, QUEEN) == cards("QH")[0]
    assert ledger.chosen(0, JOKER) == -1


def test_a_pile_taken_without_right_lies_there_again_with_the_threes_of_it() -> None:
    ledger = Ledger(Match(CLASSIC, NAMES[:4], bytes(32)).setup, pack_cards(2))
    pile = cards("4S 3H 5D QH")
    ledger.pile, ledger.hands[1] = pile.copy(), cards("4S' QD QC")
    taken = bytes(KIND_OF_CARD[card] for card in pile)
    ledger.follow(
        [
            Event(TRIED, 1, b"", irregular(1, parse_action("take QQ")), words="took_frozen"),
            Event(TOOK, 1, taken),
            Event(RED_THREE_SHOWN, 1, bytes([RED_THREE]), 1),
        ]
    )
    assert ledger.pile == []
    assert ledger.red_threes[1] == cards("3H")
    ledger.follow([Event(CALLED, 1, words="took_frozen"), Event(PILE_BACK, 1)])
    assert ledger.pile == pile
    assert ledger.red_threes[1] == []
    assert ledger.hands[1] == sorted(cards("4S' QD QC"))


def test_cards_go_back_to_the_hand_from_the_set_they_were_laid_in() -> None:
    ledger = Ledger(new_match(Variant("boat", 2), "back").setup, pack_cards(2))
    ledger.sets[0] = {TWO: cards("2S 2H X"), BLACK_THREE: cards("3S 3C 3S'"), QUEEN: cards("QS QH 2D")}
    ledger.follow([Event(BACK, 0, bytes([TWO]), QUEEN)])
    ledger.follow([Event(BACK, 0, bytes([JOKER, TWO]), RANKLESS)])
    ledger.follow([Event(BACK, 0, bytes([BLACK_THREE] * 3), RANKLESS)])
    assert ledger.sets[0] == {TWO: cards("2S"), QUEEN: cards("QS QH")}
    assert ledger.hands[0] == sorted(cards("2D X 2H 3S 3C 3S'"))


def takes_on(match: Match) -> list[int]:
    assert match.state is not None
    return [action for action in legal_actions(match.state) if TAKE_ADD <= action < LAY_NATURAL]


def test_a_top_card_taken_on_a_set_lies_there() -> None:
    match = match_with(lambda match: bool(takes_on(match)), "top")
    assert match.state is not None
    assert match.ledger is not None
    top, side = match.ledger.pile[-1], match.setup.side_of(match.state.seat)
    match.act(match.actor, takes_on(match)[0])
    assert match.ledger.sets[side][KIND_OF_CARD[top]][-1] == top
