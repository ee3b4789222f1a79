"""Rows of the comparison, from taking the pile to the score and the target."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta.cards import KING
from canasta.clauses import score
from canasta.clauses.deal import CoverUpcard
from canasta.clauses.discard import Freezes, Stops
from canasta.clauses.ending import StockEndsHand
from canasta.clauses.going_out import DISCARD_REQUIRED, Asking, Concealed, FineForNotGoingOut, GoingOut
from canasta.clauses.hands import SpecialHand
from canasta.clauses.reserve import Base
from canasta.clauses.score_american import CoveredThrees, RankedCanastas, SpecialHandPoints
from canasta.clauses.score_base import BaseScore, RedThreesOfSeven, ThreesLeft
from canasta.clauses.stock import Rebuild
from canasta.clauses.take import Stopped, TakesPile
from canasta.engine import deal
from canasta.messages import either, figure, text
from canasta.table.actions import OFFER_PAIR, OFFER_TAKE_ADD, OFFER_TAKE_JOKER, OFFER_TAKE_TWO, offer_of
from canasta.table.packing import BIT
from canasta.table.state import SET_NATURALS, SETS, State
from canasta.wording import by_players
from canasta.wording.comparison.columns import Column, Statement, kinds_words, statement
from canasta.wording.comparison.to_sets import Row


def take(column: Column) -> Iterable[Statement]:
    """Describe how the pile can be taken, by querying the clauses."""
    opened, opened_by = _ways(column, opened=True)
    first, first_by = _ways(column, opened=False)
    yield Statement(opened, opened_by or column.book.cites["match"])
    if first != opened:
        yield statement("take.first", first_by, ways=first)
    part = column.one(TakesPile)
    if part is not None and part.cards:
        yield statement("take.part", part.paragraph, number=part.cards)


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
    for base in column.all_of(Base):
        yield statement("out.base", base.paragraph)
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
    column.all_of(score.Fines)
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


def bonuses(column: Column) -> Iterable[Statement]:
    """Describe the points for going out."""
    for out in column.all_of(score.OutBonus):
        yield statement("bonus.out", out.paragraph, points=out.points)
        if out.four_blacks:
            yield statement("bonus.four_blacks", out.four_blacks_paragraph, points=out.four_blacks)
    concealed, rule = column.one(score.ConcealedBonus), column.one(Concealed)
    if concealed is not None:
        message = "bonus.concealed_canasta" if rule is not None and rule.canasta else "bonus.concealed"
        yield statement(message, concealed.paragraph, points=concealed.points)
    for special in column.all_of(SpecialHandPoints):
        column.all_of(SpecialHand)
        points = [hand.points for hand in special.hands]
        yield statement("bonus.special", special.paragraph, least=min(points), most=max(points))


def canastas(column: Column) -> Iterable[Statement]:
    """Describe the points for canastas."""
    for plain in column.all_of(score.CanastaBonus):
        yield statement("canasta.natural", plain.paragraph, points=plain.natural)
        yield statement("canasta.mixed", plain.mixed_paragraph or plain.paragraph, points=plain.mixed)
    wild = column.one(score.WildCanastaBonus)
    if wild is not None:
        yield statement("canasta.small_wild", wild.paragraph, points=wild.small)
        yield statement("canasta.big_wild", wild.big_paragraph or wild.paragraph, points=wild.big)
    for ranked in column.all_of(RankedCanastas):
        names = ("natural", "mixed", "aces", "sevens", "wild", "twos")
        for name, paragraph in zip(names, ranked.paragraphs, strict=True):
            yield statement(f"canasta.{name}", paragraph, points=getattr(ranked, name))
    yield from _of_base(column)


def _of_base(column: Column) -> Iterable[Statement]:
    """Describe the points for closed sets, in books that score a base as a whole."""
    for base in column.all_of(BaseScore):
        yield statement("canasta.base", base.paragraph, points=base.base)
        yield statement("canasta.natural", base.natural_paragraph, points=base.natural)
        yield statement("canasta.mixed", base.mixed_paragraph, points=base.mixed)
        yield statement("canasta.wild", base.natural_paragraph, points=base.wild)


def threes(column: Column) -> Iterable[Statement]:
    """Describe the points for threes."""
    for plain in column.all_of(score.RedThrees):
        extra = plain.extra_paragraph or plain.paragraph
        yield statement("threes.each", plain.paragraph, points=plain.each)
        yield statement("threes.extra", extra, number=plain.all_of_them, points=plain.extra)
        yield statement("threes.unopened", plain.unopened_paragraph or plain.paragraph)
    for by_canasta in column.all_of(score.RedThreesByCanasta):
        yield statement("threes.each", by_canasta.paragraph, points=by_canasta.each)
        number, points = by_canasta.all_of_them, by_canasta.each_of_all
        yield statement("threes.each_of_all", by_canasta.paragraph, number=number, points=points)
        yield statement("threes.no_canasta")
    for covered in column.all_of(CoveredThrees):
        rising = text("wording.comma").join(map(str, covered.by_number))
        yield statement("threes.by_number", covered.paragraph, points=rising)
        yield statement("threes.cover", covered.cover)
    for seven in column.all_of(RedThreesOfSeven):
        yield statement("threes.each", seven.paragraph, points=seven.each)
        yield statement("threes.seven", seven.seven_paragraph, points=seven.seven)
    for left in column.all_of(ThreesLeft):
        yield statement("threes.red_left", left.paragraph, points=left.red)
        yield statement("threes.black_left", left.black_paragraph, points=left.black)


def cards(column: Column) -> Iterable[Statement]:
    """Describe what the cards on the table and in hand count at the end."""
    for laid in column.all_of(score.CardsLaid):
        yield statement("cards.plus", laid.paragraph)
    for table in column.all_of(score.CardsOnTable):
        yield statement("cards.with_canasta", table.paragraph)
        yield statement("cards.without_canasta", table.without)
    left = column.one(score.CardsLeft)
    if left is not None:
        yield statement("cards.left", left.paragraph)
        for kind, points in enumerate(left.values):
            if points != column.book.values[kind]:
                yield statement("cards.left_kind", left.paragraph, kind=kind, points=points)
    for played in column.all_of(score.CalientesPlayed):
        yield statement("cards.caliente", played.paragraph, points=-played.each)
        if left is not None and left.caliente:
            yield statement("cards.caliente_held", left.caliente)


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
    """List all clauses that other rows do not mention, by the titles of their paragraphs."""
    seen: set[str] = set()
    for clause in column.unmentioned():
        if clause.paragraph not in seen:
            seen.add(clause.paragraph)
            yield column.title(clause.paragraph)


ROWS_FROM_TAKING: Final[dict[str, Row]] = {
    "take": take,
    "frozen": frozen,
    "stopped": stopped,
    "stock_out": stock_out,
    "going_out": going_out,
    "asking": asking,
    "bonuses": bonuses,
    "canastas": canastas,
    "threes": threes,
    "cards": cards,
    "target": target,
    "options": options,
    "also": also,
}
