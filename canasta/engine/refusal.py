"""Reasons for refusals: the paragraph, and what the action would have needed."""

from __future__ import annotations

from canasta.cards import BLACK_THREE, CALIENTE, RANKS, RED_THREE
from canasta.clauses.base import Reason
from canasta.clauses.permission import may_ever_go_out, unmet, unmet_by, why_not_ask
from canasta.clauses.reserve import has_canasta
from canasta.clauses.stock import rebuilding, why_not_draw, why_not_refill
from canasta.clauses.take import Stopped
from canasta.engine.finishing.narrow import must_go_out, prospect_before_take
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.legal import Stage, build_offer
from canasta.engine.penalties.in_play import as_laid, why_penalty
from canasta.engine.refusal_cards import (
    cite,
    not_held,
    way_paragraph,
    why_no_blacks,
    why_not_cards,
    why_not_taken,
    why_not_way,
    why_over,
    why_quiet,
)
from canasta.engine.refusal_closed import why_not_counted, why_not_last, why_not_played
from canasta.engine.unknown_cards import check_known
from canasta.messages import say
from canasta.table import actions as act
from canasta.table.actions import action_text, offers
from canasta.table.packing import RANKLESS, SIZE_SHIFT, count_fields
from canasta.table.penalty import binds
from canasta.table.state import (
    CANASTAS,
    DID_LAY,
    HOLDS_THREE,
    LAST_THREE,
    MUST_GO_OUT,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    SAID_NO,
    SAID_YES,
    SPECIALS,
    State,
)


class IllegalAction(ValueError):
    """An action that is not legal now, with the reason.

    Args:
        action: The action.
        reason: Why it is not legal, with its paragraph.

    Examples:
        >>> from canasta.engine import apply, parse_action
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=K7")
        >>> try:
        ...     apply(state, parse_action("discard K"))
        ... except IllegalAction as problem:
        ...     print(problem.reason.message)
        refuse.draw_first
    """

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(f"{action_text(action)}: {say(reason.message, reason.params)} [{reason.paragraph}]")
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.action, self.reason))


def refusal(state: State, action: int) -> Reason | None:
    """Return why the player to act may not do this now.

    Args:
        state: The state of a hand, or the position of a view.
        action: The number of any action.

    Returns:
        The reason with its paragraph, or None if the action is legal.

    Raises:
        UnknownCards: If the answer depends on cards that are not given.
        UserError: If the number is not an action.

    Examples:
        >>> from canasta.engine import parse_action
        >>> from canasta.notation import read_position
        >>> state = read_position("classic hand1=KKQ72 setsA=555 pile=2K")
        >>> refusal(state, parse_action("take KK")) is None
        True
        >>> refusal(state, parse_action("take K2")).paragraph
        '33'
    """
    action_text(action)  # raises an error for a number that is not an action
    if state.part == PART_OVER:
        return why_over(state)
    if state.part == PART_ANSWER:
        return None if action in (act.YES, act.NO) else cite(state, "answer", "refuse.answer_first")
    if state.partial:
        check_known(state)
    stages: list[Stage] = []
    offer = build_offer(state, stages)
    if offers(offer, action):
        return None
    if binds(state):
        penalised = why_penalty(state, action, offer)
        if penalised is not None:
            return penalised
        if action >= act.TAKE_PAIR or action == act.FOUR_BLACK:
            missing = _why_not_now(state, action) or not_held(state, action)
            if missing is not None:
                return missing
        state = as_laid(state)
        if action >= act.DISCARD and not_held(state, action):
            action = act.DISCARD + CALIENTE  # its stand-in in that hand
    if action < act.TAKE_PAIR:
        return _why_not_plain(state, action, stages)
    return (
        _why_not_now(state, action)
        or why_not_way(state, action)
        or why_not_cards(state, action)
        or _why_narrowed(state, action, stages)
    )


def _why_not_plain(state: State, action: int, stages: list[Stage]) -> Reason:
    stock_left = state.place < len(state.stock)
    if state.part == PART_DRAW and state.flags & DID_LAY:
        return Reason(state.setup.book.first_meld.before_take, "refuse.take_now")
    if action == act.DRAW:
        return why_not_draw(state) if state.part == PART_DRAW else cite(state, "turn", "refuse.drawn_already")
    if action == act.PASS:
        if state.part != PART_DRAW:
            return cite(state, "turn", "refuse.pass_in_turn")
        if stock_left:
            return cite(state, "pass", "refuse.pass_stock")
        rebuild = rebuilding(state)
        if rebuild is not None:
            return Reason(rebuild.paragraph, "refuse.pass_rebuild")
        return _why_narrowed(state, action, stages)
    if action == act.ASK:
        return _why_not_ask(state)
    if action == act.REFILL:
        return why_not_refill(state)
    if action in (act.SHOW_RED, act.SHOW_BLACK, act.SHOW_HAND) and not state.setup.kept:
        return cite(state, "turn", "refuse.show_none")
    if action in (act.SHOW_RED, act.SHOW_BLACK):
        return not_held(state, action) or cite(state, "show", "refuse.show_three")
    if action == act.TAKE_RESERVE:
        reserves = state.setup.book.reserves
        if reserves is None:
            return cite(state, "turn", "refuse.no_reserve")
        if not reserves.partner:
            return Reason(reserves.paragraph, "refuse.reserve_played")
        closed = has_canasta(state, state.seat % state.setup.sides)
        return Reason(
            reserves.partner if closed or not reserves.canasta_first else reserves.canasta_first,
            "refuse.reserve_now",
        )
    if action == act.SHOW_HAND:
        opened = state.opened >> state.seat % state.setup.sides & 1 or state.flags & DID_LAY
        return cite(state, "show_hand_late" if opened else "show_hand", "refuse.show_hand")
    if action == act.FOUR_BLACK:
        return _why_not_four_blacks(state)
    if action == act.END:
        return (
            _why_not_discard(state, True) if state.flags & LAST_THREE else cite(state, "turn", "refuse.end")
        )
    return cite(state, "answer", "refuse.no_question")


def _why_not_four_blacks(state: State) -> Reason:
    book = state.setup.book
    allowed = book.allows(act.FOUR_BLACK)
    if not allowed and not state.setup.blacks:
        return why_no_blacks(state)
    if not allowed:
        return cite(state, "rank", "refuse.lay_three")
    if state.part == PART_DRAW:
        return cite(state, "turn", "refuse.draw_first")
    missing = not_held(state, act.FOUR_BLACK) or why_quiet(state)
    if missing is not None or state.size(state.seat) > 4:
        return missing or Reason(allowed, "refuse.four_blacks")
    return _why_not_out(state)


def _why_not_ask(state: State) -> Reason:
    asking = state.setup.asking
    sooner = asking.why_spent(state) or why_quiet(state, out=True)
    if sooner is not None:
        return sooner
    if state.part == PART_DRAW and not asking.before_draw:
        return Reason(asking.paragraph, "refuse.ask_after_draw")
    if state.setup.asks_late:
        return why_not_ask(state)
    if asking.needs_way:
        return Reason(asking.paragraph, "refuse.way_first")
    return Reason(asking.refused, "refuse.ask_one_card")


def _why_not_now(state: State, action: int) -> Reason | None:
    """Return the reason if the action belongs to another part of the turn."""
    if action < act.LAY_NATURAL:
        if state.part != PART_DRAW:
            return cite(state, "turn", "refuse.drawn_already")
        if not state.pile:
            return cite(state, "empty_pile", "refuse.empty_pile")
        top = state.pile[-1]
        if top >= RANKS:
            for clause in state.setup.book.take:
                if state.stopped and isinstance(clause, Stopped):
                    return clause.reason(state, action)
            return cite(state, "top", "refuse.top_never", kind=top)
        if top != action & act.KIND:
            return Reason(way_paragraph(state, action), "refuse.other_top", {"kind": top})
        part = state.setup.book.pile_taken
        if len(state.pile) < state.setup.taken_at_least:
            return Reason(
                part.paragraph, "refuse.too_few_taken", {"have": len(state.pile), "number": part.cards}
            )
        return None
    if state.part == PART_DRAW:
        early = _why_not_early(state, action)
        if early is None and state.flags & DID_LAY:
            return Reason(state.setup.book.first_meld.before_take, "refuse.take_now")
        return early or cite(state, "turn", "refuse.draw_first")
    if state.flags & HOLDS_THREE and not may_ever_go_out(state):
        return Reason(state.setup.asking.paragraph, "refuse.ask_now")
    if action >= act.DISCARD and action & act.KIND == RED_THREE and not state.setup.kept:
        return cite(state, "red_three", "refuse.red_three")
    if action >= act.DISCARD and state.flags & LAST_THREE:
        return cite(state, "last_three", "refuse.last_three")
    return None


def _why_not_early(state: State, action: int) -> Reason | None:
    """Return what a first meld before the draw lacks, if its player could then take the pile (ruling G14)."""
    prospect = prospect_before_take(state) if action < act.DISCARD else None
    if prospect is None:
        return None
    needed = act.needs(action)
    if any(prospect.held(kind) < needed.count(kind) for kind in needed if kind < RANKS):
        return not_held(state, action)  # otherwise the pair for the top card would be used up
    after = prospect.after(action >> 4, action & act.KIND)
    return why_not_cards(state, action) or why_not_counted(state, after)


def _why_narrowed(state: State, action: int, stages: list[Stage]) -> Reason:
    """Return the reason of the first stage that removed the action."""
    for number, (stage, offer) in enumerate(stages):
        if offers(offer, action):
            continue
        if isinstance(stage, str):
            if stage == "cards" and number == 0:
                break
            if stage == "early" and act.TAKE_PAIR <= action < act.LAY_NATURAL:
                return why_not_taken(state, action) or cite(state, "match", "refuse.match")
            return _why_not_finished(state, action)
        return stage.reason(state, action)
    if action >= act.DISCARD:
        return _why_not_discard(state)
    return Reason(way_paragraph(state, action), "refuse.match")


def _why_not_finished(state: State, action: int) -> Reason:
    """Return the reason by ruling G1, the duties after asking, or the count of the first meld."""
    book = state.setup.book
    family, place = action >> 4, action & act.KIND
    if action == act.PASS:
        return Reason(state.setup.asking.obliges, "refuse.way_out_pass")
    if action >= act.DISCARD:
        return _why_not_discard(state)
    if state.setup.staged:
        return why_not_played(state, action)
    prospect = Prospect(state)
    if family < act.OFFER_NATURAL:
        prospect.aside = state.setup.cards_taken(state.pile)
    after = prospect.after(family, place)
    if family == act.OFFER_SEVEN:
        return _why_not_out(state, after)
    if place == RANKLESS and family in (act.OFFER_NATURAL, act.OFFER_ADD):
        return Reason(book.allows(act.LAY_NATURAL | RANKLESS), "refuse.only_going_out", {"kind": BLACK_THREE})
    if state.flags & MUST_GO_OUT:
        return Reason(book.allows(act.LAY_NATURAL | RANKLESS), "refuse.must_go_out")
    if after.copy().finishable(False):
        return Reason(_bound_by(state), "refuse.way_out")
    return why_not_counted(state, after) or _why_not_out(state, after)


def _why_not_out(state: State, after: Prospect | None = None) -> Reason:
    """Return why a player who may not go out must keep a card."""
    setup = state.setup
    book = setup.book
    if state.setup.staged:
        return why_not_last(state, Prospect(state))
    quiet = why_quiet(state, out=True)
    if quiet is not None:
        return quiet
    have = count_fields(state.laid[CANASTAS + state.seat % setup.sides])
    enough = after.need == 0 if after is not None else have >= setup.canastas_needed
    if not may_ever_go_out(state):
        # If only the partner's permission is missing, say so; otherwise the canastas are missing.
        only = after is not None and after.with_permission().finishable(True)
        if state.flags & SAID_NO and (only or enough):
            return Reason(setup.asking.answer, "refuse.said_no")
        if setup.asking.compulsory and only:
            return Reason(setup.asking.compulsory, "refuse.compulsory")
    kind = unmet(state) if after is None else unmet_by(setup, after.set_naturals, after.set_wild)
    if enough and kind is not None:
        return kind.reason()
    if enough and book.going_out.last:
        return Reason(book.going_out.last, "refuse.last_discard")
    message = "refuse.keep_card" if setup.keep > 1 else "refuse.keep_last"
    paragraph = book.going_out.needs(setup.players, book.going_out.keep)
    return Reason(paragraph, message, {"have": have, "number": setup.canastas_needed})


def _why_not_discard(state: State, ending: bool = False) -> Reason:
    """Return why the turn cannot be finished by a discard, or ended without one."""
    setup = state.setup
    book = setup.book
    side = state.seat % setup.sides
    if state.flags & DID_LAY and not state.opened >> side & 1:
        if state.count >= state.needs[side] and book.first_meld.three_naturals:
            return Reason(book.first_meld.three_naturals, "refuse.three_naturals")
        need = state.needs[side]
        return Reason(
            book.first_meld.of_count(need), "refuse.count_open", {"need": need, "have": state.count}
        )
    if must_go_out(state) and (ending or state.held[SPECIALS + state.seat] >> SIZE_SHIFT > 1):
        if state.flags & MUST_GO_OUT:
            return Reason(book.allows(act.LAY_NATURAL | RANKLESS), "refuse.must_go_out")
        return Reason(_bound_by(state), "refuse.must_go_out")
    return _why_not_out(state, Prospect(state))


def _bound_by(state: State) -> str:
    """Return the paragraph that obliges the player to go out: that of a yes, or of a held three."""
    threes = state.setup.book.threes
    if threes is not None and state.flags & HOLDS_THREE and not state.flags & SAID_YES:
        return threes.hold
    return state.setup.asking.obliges
