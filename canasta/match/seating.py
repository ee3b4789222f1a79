"""Seating: the draw for seats, the sides, and sitting out.

Each player draws a card from the shuffled pack (hand 0 of the fair shuffle, ruling G12), in the order of the
players' names. A card without a rank is void, and the player draws the next one. Players with equal cards
draw again among themselves (C1, B1): that decides between them and changes no other place. The book's clause
``DrawForSeats`` says which cards are equal, and who deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from canasta.cards import CALIENTE, JOKER, KIND_OF_CARD, PACK
from canasta.clauses.seating import DrawForSeats

#: A suit has thirteen cards, the ace first; suits go from spades, the highest, to clubs (classic 4).
_SUIT: Final = 13
_VOID: Final = (JOKER, CALIENTE)


class TurnedUp(NamedTuple):
    """The cards one player turned up in a round of the draw; all but the last are void."""

    player: int
    cards: tuple[int, ...]

    @property
    def card(self) -> int:
        """The card that counts."""
        return self.cards[-1]


class SeatDraw(NamedTuple):
    """The whole draw: the cards of each round, and the players from the best card down."""

    rounds: tuple[tuple[TurnedUp, ...], ...]
    order: tuple[int, ...]


def worth(card: int, suits: bool = True) -> tuple[int, int]:
    """Return the value of a card in the draw: rank first (ace high, two low), then suit; more is better.

    >>> from canasta.cards import pack_cards, card_text
    >>> cards = sorted((card for card in pack_cards(1) if KIND_OF_CARD[card] != JOKER), key=worth)
    >>> " ".join(map(card_text, cards[-1:-7:-1])), card_text(cards[0])
    ('AS AH AD AC KS KH', '2C')
    """
    place = card % PACK
    return ((place % _SUIT - 1) % _SUIT, -(place // _SUIT) if suits else 0)


def cards_to_draw(rule: DrawForSeats, players: int, pack: Sequence[int]) -> Sequence[int]:
    """Return the cards to shuffle for the draw: the whole pack, or a numbered card for each player.

    Numbered cards are the first of the pack: ace (one), two, three, …
    """
    return pack[:players] if players in rule.numbered else pack


def draw_for_seats(rule: DrawForSeats, players: int, cards: Sequence[int]) -> SeatDraw:
    """Draw for seats from shuffled cards, the top one first.

    >>> rule = DrawForSeats("4", first_dealer=-1)
    >>> draw_for_seats(rule, 3, [13, 52, 0, 67, 5, 20]).order    # AH; joker, then AS; AH of the other pack
    (1, 2, 0)
    """
    numbered = players in rule.numbered
    left = iter(cards)
    best: list[list[tuple[int, int]]] = [[] for _ in range(players)]
    rounds: list[tuple[TurnedUp, ...]] = []
    drawing = list(range(players))
    while drawing:
        turned = tuple(TurnedUp(player, _turn_up(left)) for player in drawing)
        rounds.append(turned)
        for drawn in turned:
            best[drawn.player].append((-drawn.card, 0) if numbered else worth(drawn.card, rule.suits))
        # Players with equal cards draw again: the better ones first, equal ones in the order of names.
        level = [player for player in drawing if best.count(best[player]) > 1]
        drawing = sorted(level, key=lambda player: [(-rank, -suit) for rank, suit in best[player]])
    order = sorted(range(players), key=lambda player: best[player], reverse=True)
    return SeatDraw(tuple(rounds), tuple(order))


def _turn_up(cards: Iterator[int]) -> tuple[int, ...]:
    turned = [next(cards)]
    while KIND_OF_CARD[turned[-1]] in _VOID:
        turned.append(next(cards))
    return tuple(turned)


def form_sides(order: Sequence[int], seats: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Return the members of each side in seating order, given the players in the order of their cards.

    Players without partners sit in that order. Partners are the best cards, then the next best, and the
    smaller side has the best (C1, B1, P4).

    >>> form_sides([4, 1, 0, 2, 3], seats=4, sides=2)
    ((4, 1), (0, 2, 3))
    """
    if seats == sides:
        return tuple((player,) for player in order)
    members = []
    start = 0
    for side in range(sides):
        end = start + (len(order) - start) // (sides - side)
        members.append(tuple(order[start:end]))
        start = end
    return tuple(members)


def sides_as_seated(players: int, seats: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Return the members of each side without a draw: the first players get the seats, in their order.

    >>> sides_as_seated(5, seats=4, sides=2)
    ((0, 2), (1, 3, 4))
    """
    waiting = iter(range(seats, players))
    return tuple(
        (*range(side, seats, sides), *(next(waiting) for _ in range(len(members) - seats // sides)))
        for side, members in enumerate(form_sides(range(players), seats, sides))
    )


def seats_of_side(members: Sequence[int], places: int, hand: int, always: int = 0) -> tuple[int, ...]:
    """Return the members of a side who sit on its seats in a hand (the first hand is 1).

    At first the member seated last sits out, then the first, the second, and so on; the returning member
    takes the seat of the one who leaves (G10). The first ``always`` members never leave.

    >>> [seats_of_side("abc", 2, hand) for hand in (1, 2, 3, 4)]
    [('a', 'b'), ('c', 'b'), ('c', 'a'), ('b', 'a')]
    >>> [seats_of_side("abc", 2, hand, always=1) for hand in (1, 2, 3)]
    [('a', 'b'), ('a', 'c'), ('a', 'b')]
    >>> seats_of_side("ab", 2, 7)
    ('a', 'b')
    """
    seated = list(members[:places])
    waiting = list(members[places:])
    changing = members[always:]
    if waiting:
        for change in range(hand - 1):
            leaving = changing[change % len(changing)]
            seated[seated.index(leaving)] = waiting.pop(0)
            waiting.append(leaving)
    return tuple(seated)


def seat_players(members: Sequence[Sequence[int]], seats: int, hand: int, always: int = 0) -> tuple[int, ...]:
    """Return the player at every seat in a hand: the sides take the seats in turn.

    >>> seat_players([(4, 1), (0, 2, 3)], seats=4, hand=2)
    (4, 3, 1, 2)
    """
    sides = len(members)
    by_side = [seats_of_side(side, seats // sides, hand, always) for side in members]
    return tuple(by_side[seat % sides][seat // sides] for seat in range(seats))
