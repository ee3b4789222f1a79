"""Whole games for scenarios: the draw for seats, deal after deal, totals, the winner, the physical cards.

Players are numbered in the order in which they draw for seats.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from canasta.cards import KIND_OF_CARD, card_text, kind_letter, pack_cards
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Event, parse_action
from canasta.match import Ledger, Match
from canasta.messages import SIDE_LETTERS
from canasta.shuffle import check_seed, seed_of
from tests.rules.dealing import Pack, book_with, read_keys, stacked, whole_number
from tests.rules.scenarios import Mismatch

NO_SEED: Final = bytes(32)
_KEYS: Final = "house|options|players|draw|seed|contributions|target|totals"


class StackedMatch(Match):
    """A game in which a scenario names the cards; where it names none, they come from the seed."""

    def __init__(
        self,
        rules: Rulebook,
        players: int,
        seed: bytes,
        contributions: Sequence[str],
        target: int | None,
        draw: Sequence[str],
    ) -> None:
        self.next_order: list[int] | None = None
        if draw:
            left = named_pack(rules, players)
            cards = [_pick(left, name) for name in draw]
            self.next_order = [*cards, *(card for _, card in left)]
        names = [str(player + 1) for player in range(players)]
        super().__init__(rules, names, seed, contributions, target=target, seeded=not contributions)

    def next_dealer(self) -> int:
        """Return the seat that deals the next hand."""
        return self._dealer(self.hand_number + 1)

    def _shuffled(self, hand: int, shuffle: int = 0) -> list[int]:
        order, self.next_order = self.next_order, None
        return super()._shuffled(hand, shuffle) if order is None else order


def named_pack(rules: Rulebook, players: int) -> Pack:
    """Return physical cards by name, ``KH``, ``X`` or ``C``, fours first."""
    seats = rules.seating(players)
    cards = sorted(pack_cards(seats.packs, seats.calientes), key=lambda card: (KIND_OF_CARD[card], card))
    return [(card_text(card), card) for card in cards]


def _pick(left: Pack, name: str) -> int:
    for place, (other, card) in enumerate(left):
        if other == name:
            del left[place]
            return card
    raise Mismatch(f"the pack has no further {name}")


def game_from(text: str) -> StackedMatch:
    """Parse a game: the book, then ``key=value``.

    ``draw=`` names the cards drawn for the seats in the order drawn; or else ``seed=`` decides: alone, or in
    a fair deal with ``contributions=`` (a word for each player). ``totals=`` are the points to start from.

    >>> game = game_from("classic players=2 draw=4H,KS")
    >>> game.seat_names()
    ['2', '1']
    """
    slug, *words = text.split() or [""]
    keys = read_keys(words, _KEYS)
    seed = check_seed(keys["seed"]) if "seed" in keys else NO_SEED
    given = keys["contributions"].split(",") if "contributions" in keys else []
    contributions = [seed_of(word).hex() for word in given]
    target = whole_number(keys["target"]) if "target" in keys else None
    draw = keys["draw"].split(",") if "draw" in keys else []
    rules = book_with(slug, keys.get("options", ""), keys.get("house", ""))
    game = StackedMatch(rules, whole_number(keys.get("players", "4")), seed, contributions, target, draw)
    if "totals" in keys:
        totals = tuple(whole_number(total) for total in keys["totals"].split(","))
        if len(totals) != game.setup.sides:
            raise Mismatch(f"there are {game.setup.sides} sides")
        game.totals = totals
    return game


def deal_hand(game: StackedMatch, text: str) -> list[Event]:
    """Deal the next hand: from the seed, or with physical cards named (``hand1=KH,KS stock=4C``)."""
    keys = read_keys(text.split(), r"stock|hand[1-8]")
    if keys:
        dealer = game.next_dealer()
        pack = named_pack(game.setup.book, game.setup.players)
        game.next_order = stacked(
            keys, game.setup, dealer, pack, lambda cards: [c for c in cards.split(",") if c]
        )
    return list(game.start_hand().open_events)


def act_in_game(game: StackedMatch, text: str) -> list[Event]:
    """Carry out an action; a discard may name the physical card: ``discard K as KH``."""
    action, named, face = text.partition(" as ")
    card = None
    if named:
        hand = _ledger(game).hands[game.state.actor if game.state else 0]
        card = next((held for held in hand if card_text(held) == face.strip()), None)
        if card is None:
            raise Mismatch(f"{face} is not in the hand")
    return list(game.act(game.actor, parse_action(action), card).open_events)


def position_words(game: StackedMatch) -> str:
    """Return the start of a position of the hand in play: book, options, players, totals and dealer."""
    totals = ",".join(map(str, game.totals))
    rules = game.setup.book
    options = f" options={','.join(rules.chosen)}" if rules.chosen else ""
    house = f" house={rules.house.name}" if rules.house else ""
    table = f"players={game.setup.players} scores={totals} dealer={game.dealer + 1}"
    return f"{rules.slug}{house}{options} {table} "


def _ledger(game: StackedMatch) -> Ledger:
    if game.ledger is None:
        raise Mismatch("no hand is dealt")
    return game.ledger


def _expect(found: str, wanted: str) -> None:
    if found != wanted:
        raise Mismatch(f"it is: {found}")


def _players(numbers: Sequence[int]) -> str:
    return ",".join(str(player + 1) for player in numbers) or "-"


# --- After "then" in a game -----------------------------------------------------------------------------


def then_members(game: StackedMatch, rest: str) -> None:
    """Check the players of every side in seating order: ``1,3 2,4``."""
    _expect(" ".join(_players(side) for side in game.members), rest)


def then_seats(game: StackedMatch, rest: str) -> None:
    """Check the player at every seat."""
    _expect(_players(game.seats), rest)


def then_sits(game: StackedMatch, rest: str) -> None:
    """Check the players who sit out: ``out 5,6``, or ``out -`` for none."""
    _expect("out " + _players(game.sitting_out), rest)


def then_dealer(game: StackedMatch, rest: str) -> None:
    """Check the seat that deals this hand."""
    _expect(str(game.dealer + 1), rest)


def then_turned(game: StackedMatch, rest: str) -> None:
    """Check what was turned up in the draw for seats, round by round: ``1:KH 2:X,4C / 1:QS 2:9D``."""
    rounds = [
        " ".join(f"{drawn.player + 1}:{','.join(map(card_text, drawn.cards))}" for drawn in turned)
        for turned in game.seat_draw.rounds
    ]
    _expect(" / ".join(rounds), rest)


def then_totals(game: StackedMatch, rest: str) -> None:
    """Check the totals of the sides after the finished hands."""
    _expect(",".join(map(str, game.totals)), rest)


def then_winner(game: StackedMatch, rest: str) -> None:
    """Check the winning side, or the sides that share the victory; ``-`` if the game goes on."""
    _expect(",".join(SIDE_LETTERS[side] for side in game.winners) or "-", rest)


def then_hold(game: StackedMatch, rest: str) -> None:
    """Check the physical cards that a seat (``-``: a player who sits out) is shown as its own:

    ``1 KS,KH``.
    """
    who, _, cards = rest.partition(" ")
    seat = -1 if who == "-" else whole_number(who) - 1
    _expect(",".join(map(card_text, _ledger(game).seen_by(seat).hand)) or "-", cards)


def then_top(game: StackedMatch, rest: str) -> None:
    """Check the physical card on top of the pile or of a set: ``pile KH``, ``A K KH``."""
    where, _, card = rest.rpartition(" ")
    seen = _ledger(game).seen_by(-1)
    if where == "pile":
        _expect(card_text(seen.top) if seen.top >= 0 else "-", card)
        return
    tops = {
        f"{SIDE_LETTERS[side]} {kind_letter(cards.kind)}": card_text(cards.top)
        for side, sets in enumerate(seen.sets)
        for cards in sets
    }
    _expect(tops.get(where, "no such set"), card)


def then_reds(game: StackedMatch, rest: str) -> None:
    """Check the red threes that a side has on the table: ``A 3H,3D``."""
    letter, _, cards = rest.partition(" ")
    if letter not in SIDE_LETTERS[: game.setup.sides]:
        raise Mismatch(f"'{letter}' is no side here")
    shown = _ledger(game).seen_by(-1).red_threes[SIDE_LETTERS.index(letter)]
    _expect(",".join(map(card_text, shown)) or "-", cards)


def then_order(game: StackedMatch, rest: str) -> None:
    """Check that the hand was dealt from a pack that began with these card numbers, top first."""
    wanted = rest.split(",")
    _expect(",".join(map(str, _ledger(game).stock[: len(wanted)])), rest)


def then_commitment(game: StackedMatch, rest: str) -> None:
    """Check what is published before the first card."""
    _expect(game.commitment, rest)


def then_seed(game: StackedMatch, rest: str) -> None:
    """Check that the seed is public and equal to this."""
    _expect(game.reveal().hex(), rest)


GAME_CHECKS: Final[dict[str, Callable[[StackedMatch, str], None]]] = {
    "members": then_members,
    "seats": then_seats,
    "sits": then_sits,
    "dealer": then_dealer,
    "turned": then_turned,
    "totals": then_totals,
    "winner": then_winner,
    "hold": then_hold,
    "top": then_top,
    "reds": then_reds,
    "order": then_order,
    "commitment": then_commitment,
    "seed": then_seed,
}
