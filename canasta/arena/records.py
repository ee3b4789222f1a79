"""Arena games as ordinary records, which can be replayed, verified and reviewed."""

from __future__ import annotations

from collections.abc import Sequence

from canasta import limits
from canasta.arena.contest import Contest
from canasta.match import Match
from canasta.match.ledger import pack_of
from canasta.match.seating import cards_to_draw, draw_for_seats
from canasta.notation import write_record
from canasta.shuffle import shuffled


def write_game(
    contest: Contest, pair: int, seating: Sequence[int], hands: Sequence[Sequence[tuple[int, int]]]
) -> str:
    """Write the record of a game from the actions of each of its hands."""
    setup = contest.setup()
    seed = contest.deal_seed(pair)
    rule = setup.book.seat_draw
    cards = shuffled(cards_to_draw(rule, contest.players, pack_of(setup)), seed, hand=0, shuffle=0)
    names = [""] * contest.players
    bots = contest.names(pair, seating)
    # The draw for seats comes from the seed too: the player who draws a seat gets the name of its bot.
    for player, drawn in enumerate(draw_for_seats(rule, contest.players, cards).order):
        names[drawn] = _name(bots[player], player)
    # Duplicate deals need the same cards for every seating, so they come from the seed alone.
    match = Match(setup.book, names, seed, target=contest.target or None, seeded=True)
    for actions in hands:
        match.start_hand()
        for seat, action in actions:
            match.act(seat, action)
    if not match.over:
        match.abandon()
    return write_record(match)


def _name(bot: str, player: int) -> str:
    """Return a player's name without characters that have a meaning in a record."""
    kept = "".join(letter if letter.isalnum() or letter in "-_." else " " for letter in bot)
    number = f" {player + 1}"
    return " ".join(kept.split())[-limits.NAME + len(number) :] + number
