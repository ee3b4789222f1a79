"""Rows of the comparison, from taking the pile to the score and the target."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.cards import KING
from canasta.clauses.deal import CoverUpcard
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.ending import StockEndsHand
from canasta.clauses.going_out import DISCARD_REQUIRED, Asking, FineForNotGoingOut, GoingOut
from canasta.clauses.stock import Rebuild
from canasta.clauses.take import Stopped
from canasta.engine import deal
from canasta.messages import either, figure, text
from canasta.table.actions import OFFER_PAIR, OFFER_TAKE_ADD, OFFER_TAKE_JOKER, OFFER_TAKE_TWO, offer_of
from canasta.table.packing import BIT
from canasta.table.state import SET_NATURALS, SETS, State
from canasta.wording import by_players
from canasta.wording.comparison.columns import Column, Statement, kinds_words, statement
from canasta.wording.comparison.deal_and_set_rows import Row, no_words


def take(column: Column) -> Iterable[Statement]:
    """Describe how the pile can be taken, by querying the clauses."""
    opened, opened_by = _ways(column, opened=True)
    first, first_by = _ways(column, opened=False)
    yield Statement(opened, opened_by or column.book.cites["match"])
    if first != opened:
        yield statement("take.first", first_by, ways=first)


def frozen(column: Column) -> Iterable[Statement]:
    """Describe what freezes the pile, and how it is then taken."""
    freezes = column.all_of(Freezes)
    kinds = {kind for clause in freezes for kind in clause.kinds}
    plain, _ = _ways(column, opened=True)
    ways, paragraph = _ways(column, opened=True, frozen=True)
    if freezes and ways != plain:
        cover = next((clause for clause in column.book.deal if isinstance(clause, CoverUpcard)), None)
        kinds |= cover.kinds if cover else set()
        yield statement("frozen.by", freezes[0].paragraph, kinds=kinds_words(kinds))
        yield statement("frozen.takes", paragraph, ways=ways)
    else:
        yield statement("frozen.never")


def stopped(column: Column) -> Iterable[Statement]:
    """Describe what keeps the next player from taking the pile."""
    kinds = {kind for clause in column.all_of(Stops) for kind in clause.kinds if kind in column.setup.deck}
    clause = column.one(Stopped)
    if not kinds or clause is None:
        yield statement("no")
    else:
        yield statement("stopped.by", clause.paragraph, kinds=kinds_words(kinds))


def _ways(column: Column, *, opened: bool, frozen: bool = False) -> tuple[str, str]:
    """Return the ways of taking a pile that the clauses leave, and the last restricting paragraph."""
    state = _probe(column, opened, frozen)
    bit = BIT[KING]
    offer = offer_of([0, bit, bit, bit, bit])
    paragraph = ""
    for clause in column.book.take:
        before = list(offer)
        clause.narrow(state, offer)
        if list(offer) != before:
            paragraph = clause.paragraph
            column.mention(clause)
    if not column.setup.mixable & bit:
        offer[OFFER_TAKE_TWO] = offer[OFFER_TAKE_JOKER] = 0
    ways = []
    if offer[OFFER_PAIR]:
        ways.append(text("cli.compare.way.pair"))
    if offer[OFFER_TAKE_TWO] or offer[OFFER_TAKE_JOKER]:
        ways.append(text("cli.compare.way.wild"))
    # In books whose sets close, the pair itself goes to one of them.
    if offer[OFFER_TAKE_ADD] and opened and not column.setup.with_top:
        ways.append(text("cli.compare.way.set"))
    if not ways:
        return text("cli.compare.way.none"), paragraph
    return either(ways), paragraph


def _probe(column: Column, opened: bool, frozen: bool) -> State:
    """Return a hand in which the top card is a king and the side has a set of three kings."""
    setup = column.setup
    state = deal(setup, setup.deck)
    side = setup.side_of(state.seat)
    state.turn = max(state.turn, setup.quiet)
    state.pile = bytes([KING] * 8)
    state.frozen, state.stopped = frozen, False
    if opened:
        state.opened = 1 << side
        state.laid[SETS + side] |= BIT[KING]
        state.laid[SET_NATURALS + side] += 3 * BIT[KING]
    return state


def stock_out(column: Column) -> Iterable[Statement]:
    """Describe what happens when the stock is exhausted."""
    rebuild = column.one(Rebuild)
    if rebuild is not None:
        yield statement("stock.rebuilt", rebuild.paragraph)
        return
    ends = column.one(StockEndsHand)
    if ends is not None and not ends.left:
        yield statement("stock.last_turn", ends.paragraph)
        return
    if ends is not None:
        yield statement("stock.ends_at", ends.paragraph, number=ends.left)
    yield statement("stock.take_or_pass", column.book.cites["stock"])
    for clause in column.book.stock_out:
        yield column.title(clause.paragraph)
        column.all_of(type(clause))


def going_out(column: Column) -> Iterable[Statement]:
    """Describe what going out requires."""
    clause = column.one(GoingOut)
    if clause is None:
        return
    if column.book.base is None:
        needed = {number: str(setup.canastas_needed) for number, setup in column.setups.items()}
        yield statement("out.canastas", clause.paragraph, canastas=by_players(needed))
    required = clause.last_discard == DISCARD_REQUIRED
    yield statement("out.discard" if required else "out.no_discard", clause.paragraph)
    if not clause.keeps_after_discard:
        yield statement("out.last_card", clause.keep)


def asking(column: Column) -> Iterable[Statement]:
    """Describe the effect of a question to the partner."""
    clause = column.one(Asking)
    fine = column.one(FineForNotGoingOut)
    if clause is None:
        yield statement("no")
        return
    if clause.compulsory:
        yield statement("asking.always" if clause.every_time else "asking.must", clause.compulsory)
    else:
        yield statement("asking.may", clause.paragraph)
    yield statement("asking.before" if clause.before_draw else "asking.after", clause.before_lay)
    if clause.needs_way:
        yield statement("asking.way", clause.paragraph)
    yield statement(
        "asking.yes_binds" if clause.obliges else "asking.no_binds", clause.obliges or clause.refused
    )
    if fine is not None:
        yield statement("asking.fine", fine.paragraph, points=fine.points)


def target(column: Column) -> Iterable[Statement]:
    """Describe the total that wins, or the number of hands in a game."""
    if column.book.hands:
        yield statement("hands", number=column.book.hands)
    else:
        yield Statement(figure(column.book.target))


def options(column: Column) -> Iterable[Statement]:
    """List the options that players may choose."""
    for option in column.book.options:
        if option.name not in column.book.chosen:
            yield Statement(option.name, option.paragraph)


def also(column: Column) -> Iterable[Statement]:
    """List all clauses that other rows do not mention."""
    yield from dict.fromkeys(map(column.unmentioned_words, column.unmentioned()))


PILE_AND_SCORE_ROWS: Final[dict[str, Row]] = {
    "take": take,
    "frozen": frozen,
    "stopped": stopped,
    "stock_out": stock_out,
    "going_out": going_out,
    "asking": asking,
    "bonuses": no_words,
    "canastas": no_words,
    "threes": no_words,
    "cards": no_words,
    "target": target,
    "options": options,
    "also": also,
}
