"""Seating: the draw for seats of every book, sides, first dealer and sitting out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta.books import book
from canasta.cards import KIND_OF_CARD, card_text
from canasta.clauses.seating import LEFT_OF_BEST_CARD, DrawForSeats
from canasta.jobs import Variant
from canasta.match import Match, pack_of
from canasta.match.seating import draw_for_seats, form_sides, sides_as_seated
from canasta.messages import UserError
from canasta.notation import read_record, write_record
from canasta.shuffle import permutation
from tests.records.player import NAMES, VARIANTS, cards, finish_hand, new_match, orders_of, seed_of

CLASSIC = book("classic")
BOAT = book("boat")
CALIENTE = book("caliente")
RULE = CLASSIC.seat_draw
BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS, ids=str)


# --- The draw for seats ---------------------------------------------------------------------------


def test_rank_decides_and_suit_only_between_equal_ranks() -> None:
    draw = draw_for_seats(RULE, 6, cards("2S KD 3H KH AC KC"))
    assert draw.order == (4, 3, 1, 5, 2, 0)
    assert [[drawn.card for drawn in turned] for turned in draw.rounds] == [cards("2S KD 3H KH AC KC")]


def test_a_joker_is_drawn_again_at_once() -> None:
    draw = draw_for_seats(RULE, 2, cards("X X' 5S 4S"))
    assert [drawn.cards for drawn in draw.rounds[0]] == [tuple(cards("X X' 5S")), tuple(cards("4S"))]
    assert draw.order == (0, 1)


def test_identical_cards_draw_again_among_themselves_only() -> None:
    # Players 1 and 3 both have the king of hearts. Their second cards, although low, decide between the two
    # of them and do not move them behind player 0, nor does an ace move one before player 2.
    draw = draw_for_seats(RULE, 4, cards("QS KH AD KH' 4C AS"))
    assert draw.order == (2, 3, 1, 0)
    assert [drawn.player for drawn in draw.rounds[1]] == [1, 3]


def test_two_pairs_of_identical_cards_draw_until_nobody_is_level() -> None:
    draw = draw_for_seats(RULE, 4, cards("5S 9D 5S' 9D' 7C 7C' 2S 2H X 8C 3H"))
    # The nines, players 1 and 3, draw first and are level again; the fives, 0 and 2, are settled.
    assert [[drawn.player for drawn in turned] for turned in draw.rounds] == [
        [0, 1, 2, 3],
        [1, 3, 0, 2],
        [1, 3],
    ]
    assert [card_text(card) for card in draw.rounds[2][0].cards] == ["X", "8C"]
    assert draw.order == (1, 3, 0, 2)


def test_a_caliente_card_is_drawn_again_too() -> None:
    draw = draw_for_seats(CALIENTE.seat_draw, 2, cards("C X 2C 3H"))
    assert [drawn.cards for drawn in draw.rounds[0]] == [tuple(cards("C X 2C")), tuple(cards("3H"))]
    assert draw.order == (1, 0)


def test_in_boat_suits_do_not_count_and_equal_ranks_draw_again() -> None:
    draw = draw_for_seats(BOAT.seat_draw, 4, cards("KC KS 2S AD 5D 5S 9C 4S"))
    # Kings draw again; five and five are level again; nine and four decide.
    assert [[drawn.player for drawn in turned] for turned in draw.rounds] == [[0, 1, 2, 3], [0, 1], [0, 1]]
    assert draw.order == (3, 0, 1, 2)
    assert draw_for_seats(RULE, 4, cards("KC KS 2S AD")).order == (3, 1, 0, 2)


def test_numbers_can_be_drawn_instead_of_cards_of_the_pack() -> None:
    # As in american 9 and 10: one and two play together, four and five take turns at the side of three.
    rule = DrawForSeats("9", first_dealer=LEFT_OF_BEST_CARD, numbered=frozenset({5}), always_play=1)
    assert draw_for_seats(rule, 5, cards("3S AS 5S 2S 4S")).order == (1, 3, 0, 4, 2)
    assert draw_for_seats(rule, 4, cards("3S AS 5S 2S")).order == (1, 2, 0, 3)
    match = Match(replace(CLASSIC, seat_draw=rule), NAMES[:5], seed_of("numbers"), target=10**6)
    assert [len(turned) for turned in match.seat_draw.rounds] == [5]
    drawn = [draw.card for draw in match.seat_draw.rounds[0]]
    assert drawn == orders_of(match).permutation(hand=0, shuffle=0, n=5)
    one, two, three, four, five = match.seat_draw.order
    assert [drawn[player] for player in match.seat_draw.order] == [0, 1, 2, 3, 4]
    assert match.members == ((one, two), (three, four, five))
    found = []
    for _ in range(4):
        finish_hand(match)
        found.append((match.seats, match.sitting_out, match.dealer))
    assert found == [
        ((one, three, two, four), (five,), 1),
        ((one, three, two, five), (four,), 2),
        ((one, three, two, four), (five,), 3),
        ((one, three, two, five), (four,), 0),
    ]


@BY_VARIANT
def test_the_draw_is_hand_0_of_the_shuffle(variant: Variant) -> None:
    seed = seed_of("draw")
    rules = book(variant.book).with_options(variant.options)
    match = Match(rules, NAMES[: variant.players], seed, seeded=True)
    whole = pack_of(match.setup)
    assert sorted(KIND_OF_CARD[card] for card in whole) == sorted(match.setup.deck)
    pack = whole[: variant.players] if variant.players in rules.seat_draw.numbered else whole
    order = [pack[place] for place in permutation(seed, hand=0, shuffle=0, n=len(pack))]
    assert drawn_in(match) == order[: len(drawn_in(match))]
    match = Match(rules, NAMES[: variant.players], seed)
    order = orders_of(match).shuffled(pack, hand=0, shuffle=0)
    assert drawn_in(match) == order[: len(drawn_in(match))]


def drawn_in(match: Match) -> list[int]:
    return [card for turned in match.seat_draw.rounds for draw in turned for card in draw.cards]


def test_sides_and_seats_by_number_of_players() -> None:
    order = [3, 1, 4, 0, 5, 2]
    assert form_sides(order[:2], 2, 2) == ((3,), (1,))
    assert form_sides(order[:3], 3, 3) == ((3,), (1,), (4,))
    assert form_sides(order[:4], 4, 2) == ((3, 1), (4, 0))
    assert form_sides(order[:5], 4, 2) == ((3, 1), (4, 0, 5))  # the two highest make the pair (C1)
    assert form_sides(order, 4, 2) == ((3, 1, 4), (0, 5, 2))
    assert form_sides(order, 6, 2) == ((3, 1, 4), (0, 5, 2))
    assert form_sides(order, 6, 3) == ((3, 1), (4, 0), (5, 2))


@BY_VARIANT
def test_everybody_sits_between_two_opponents(variant: Variant) -> None:
    match = new_match(variant, "neighbours")
    side = {player: number for number, members in enumerate(match.members) for player in members}
    seats = match.seats
    assert all(side[seats[place]] != side[seats[place - 1]] for place in range(len(seats)))
    assert match.seats[0] == match.seat_draw.order[0]
    match.start_hand()
    assert match.state is not None
    assert match.state.actor == (match.dealer + 1) % match.setup.seats
    assert all(match.setup.side_of(seat) == side[player] for seat, player in enumerate(match.seats))


def test_the_deal_passes_to_whoever_sits_to_the_left_then() -> None:
    match = new_match(5, "deals", target=10**6)
    first = match.seats[match.dealer]  # known before anything is dealt
    finish_hand(match)
    assert match.seats[match.dealer] == first
    told = set()
    for _ in range(6):
        following = match.deals_after(match.hand_number, match.dealer)
        finish_hand(match)
        assert match.seats[match.dealer] == following
        told.add(following)
    assert len(told) > 3


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("slug", ["classic", "caliente"])
def test_the_highest_card_leads_and_the_last_seat_deals_first(slug: str, players: int) -> None:
    match = new_match(Variant(slug, players), "lead")
    assert match.hand_number == 0
    assert match.state is None
    match.start_hand()
    assert match.state is not None
    assert (match.state.actor, match.dealer) == (0, match.setup.seats - 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_boat_the_highest_card_deals_first_and_has_the_second_as_partner(players: int) -> None:
    match = new_match(Variant("boat", players), "dealer")
    best, second, *others = match.seat_draw.order
    assert match.seats[match.dealer] == best
    match.start_hand()
    assert match.seats[match.dealer] == best
    if players == 4:
        assert match.members == ((best, second), tuple(others))
        assert match.seats == (best, others[0], second, others[1])
    else:
        assert match.seats == match.seat_draw.order


# --- Sitting out ----------------------------------------------------------------------------------


def seats_through(players: int, hands: int) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Return hand by hand the draw places at every seat, the players sitting out, and the dealer."""
    match = Match(CLASSIC, NAMES[:players], seed_of("sitting out"), target=10**6)
    place = {player: number for number, player in enumerate(match.seat_draw.order)}
    found = []
    for _ in range(hands):
        finish_hand(match)
        seats = tuple(place[player] for player in match.seats)
        found.append((seats, tuple(sorted(place[player] for player in match.sitting_out)), match.dealer))
    return found


def test_five_players_through_five_hands() -> None:
    # The pair is 0 and 1, the trio 2, 3, 4. Out: first 4, who is seated last, then 2, then 3, then 4 again. 4
    # replaces 2, then 2 replaces 3, then 3 replaces 4, then 4 replaces 2.
    assert seats_through(5, 5) == [
        ((0, 2, 1, 3), (4,), 3),
        ((0, 4, 1, 3), (2,), 0),
        ((0, 4, 1, 2), (3,), 1),
        ((0, 3, 1, 2), (4,), 2),
        ((0, 3, 1, 4), (2,), 3),
    ]


def test_six_players_through_four_hands() -> None:
    # Sides 0, 1, 2 and 3, 4, 5; both change alike.
    assert seats_through(6, 4) == [
        ((0, 3, 1, 4), (2, 5), 3),
        ((2, 5, 1, 4), (0, 3), 0),
        ((2, 5, 0, 3), (1, 4), 1),
        ((1, 4, 0, 3), (2, 5), 2),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_more_players_than_seats_everybody_keeps_the_seat(players: int) -> None:
    hands = seats_through(players, 4)
    assert len({seats for seats, _, _ in hands}) == 1
    assert [dealer for _, _, dealer in hands] == [(players - 1 + hand) % players for hand in range(4)]
    assert not any(out for _, out, _ in hands)


# --- Seating as listed ----------------------------------------------------------------------------


@BY_VARIANT
def test_players_as_listed_alternate_and_only_the_first_dealer_is_drawn(variant: Variant) -> None:
    rules = book(variant.book).with_options(variant.options)
    dealers = set()
    for seed in range(12):
        match = Match(rules, NAMES[: variant.players], bytes([seed] * 32), as_listed=True)
        seats = match.setup.seats
        assert match.members == sides_as_seated(variant.players, seats, match.setup.sides)
        assert match.seats == tuple(range(seats))
        best = next(player for player in match.seat_draw.order if player < seats)
        assert match.dealer == (best + rules.seat_draw.first_dealer) % seats
        dealers.add(match.dealer)
    assert len(dealers) > 1


def test_a_record_of_players_as_listed_is_read_again_and_proves_the_line() -> None:
    match = Match(CLASSIC, NAMES[:4], bytes(32), as_listed=True)
    match.start_hand()
    match.abandon()
    record = write_record(match)
    assert "\nseating: as listed\n" in record
    assert read_record(record).members == ((0, 2), (1, 3))
    with pytest.raises(UserError, match="seating: as listed"):
        read_record(record.replace("seating: as listed\n", ""))
    with pytest.raises(UserError, match="'by age' is not a seating"):
        read_record(record.replace("as listed", "by age"))
    drawn = Match(CLASSIC, NAMES[:4], bytes(32))
    drawn.start_hand()
    drawn.abandon()
    text = write_record(drawn)
    assert "seating" not in text
    with pytest.raises(UserError, match="seating: as listed"):
        read_record(text.replace("\ntarget:", "\nseating: as listed\ntarget:"))
