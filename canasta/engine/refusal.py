"""Why an action is refused: the paragraph, and what it would have needed."""

from __future__ import annotations

from canasta.cards import BLACK_THREE, RANKS, RED_THREE
from canasta.clauses.base import Reason
from canasta.clauses.take import Stopped
from canasta.engine.legal import Stage, build_offer
from canasta.engine.lookahead import LAYS, TAKES, Prospect, must_go_out
from canasta.engine.partial import check_known
from canasta.messages import say
from canasta.table.actions import (
    ADD,
    ADD_JOKER,
    ADD_TWO,
    ASK,
    DISCARD,
    DRAW,
    END,
    FAMILY,
    KIND,
    LAY_JOKER,
    LAY_NATURAL,
    LAY_TWO,
    LAY_WILD,
    NO,
    PASS,
    TAKE_ADD,
    TAKE_JOKER,
    TAKE_PAIR,
    TAKE_TWO,
    YES,
    action_text,
    needs,
    offers,
)
from canasta.table.state import (
    CANASTAS,
    DID_ASK,
    DID_LAY,
    DID_TAKE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    SAID_NO,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)
from canasta.table.words import FIELD, RANKLESS, SHIFT, SIZE_SHIFT, count_fields, held_count


class IllegalAction(ValueError):
    """An action that is not legal now, with the reason."""

    def __init__(self, action: int, reason: Reason) -> None:
        super().__init__(f"{action_text(action)}: {say(reason.message, reason.params)} [{reason.paragraph}]")
        self.action = action
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.action, self.reason))


def refusal(state: State, action: int) -> Reason | None:
    """Why the player who acts may not do this now, or None if it is legal."""
    action_text(action)  # a number that is no action is an error of its own
    if state.part == PART_OVER:
        return _cite(state, "over", "refuse.over")
    if state.part == PART_ANSWER:
        return None if action in (YES, NO) else _cite(state, "answer", "refuse.answer_first")
    if state.partial:
        check_known(state)
    stages: list[Stage] = []
    offer = build_offer(state, stages)
    if offers(offer, action):
        return None
    if action < TAKE_PAIR:
        return _why_not_plain(state, action, stages)
    return (
        _why_not_now(state, action) or _why_not_cards(state, action) or _why_narrowed(state, action, stages)
    )


def _cite(state: State, key: str, message: str, **params: int | str) -> Reason:
    return Reason(state.setup.book.cites[key], message, params)


def _why_not_plain(state: State, action: int, stages: list[Stage]) -> Reason:
    stock_left = state.place < len(state.stock)
    if action == DRAW:
        if state.part == PART_DRAW:
            return _cite(state, "stock", "refuse.stock_exhausted")
        return _cite(state, "turn", "refuse.drawn_already")
    if action == PASS:
        if state.part != PART_DRAW:
            return _cite(state, "turn", "refuse.pass_in_turn")
        if stock_left:
            return _cite(state, "pass", "refuse.pass_stock")
        return _why_narrowed(state, action, stages)
    if action == ASK:
        return _why_not_ask(state)
    if action == END:
        return (
            _why_not_discard(state, True) if state.flags & LAST_THREE else _cite(state, "turn", "refuse.end")
        )
    return _cite(state, "answer", "refuse.no_question")


def _why_not_ask(state: State) -> Reason:
    asking = state.setup.book.asking
    if asking is None or not state.setup.has_partners:
        return _cite(state, "answer", "refuse.no_partner")
    if state.flags & DID_ASK:
        return Reason(asking.before_lay, "refuse.asked_already")
    if state.flags & (DID_LAY | DID_TAKE):
        return Reason(asking.before_lay, "refuse.ask_too_late")
    return Reason(asking.refused, "refuse.ask_one_card")


def _why_not_now(state: State, action: int) -> Reason | None:
    """The action belongs to another part of the turn."""
    if action < LAY_NATURAL:
        if state.part != PART_DRAW:
            return _cite(state, "turn", "refuse.drawn_already")
        if not state.pile:
            return _cite(state, "empty_pile", "refuse.empty_pile")
        top = state.pile[-1]
        if top >= RANKS:
            for clause in state.setup.take:
                if state.stopped and isinstance(clause, Stopped):
                    return clause.reason(state, action)
            return _cite(state, "top", "refuse.top_never", kind=top)
        if top != action & KIND:
            return _cite(state, "match", "refuse.other_top", kind=top)
        return None
    if state.part == PART_DRAW:
        return _cite(state, "turn", "refuse.draw_first")
    if action >= DISCARD and action & KIND == RED_THREE:
        return _cite(state, "red_three", "refuse.red_three")
    if action >= DISCARD and state.flags & LAST_THREE:
        return _cite(state, "last_three", "refuse.last_three")
    return None


def _why_not_cards(state: State, action: int) -> Reason | None:
    """The cards are not there."""
    naturals = state.held[NATURALS + state.seat]
    specials = state.held[SPECIALS + state.seat]
    wanted = needs(action)
    family, place = action & FAMILY, action & KIND
    for kind in wanted:
        have = held_count(naturals, specials, kind)
        if have < wanted.count(kind):
            key = "match" if family < LAY_NATURAL else "hold"
            return _cite(state, key, "refuse.hold", kind=kind, have=have, number=wanted.count(kind))
    if action >= DISCARD:
        return None
    side = state.seat % state.setup.sides
    if family == LAY_WILD:
        return _why_no_room(state, action, RANKLESS, 0, 0)
    lying = state.laid[SET_NATURALS + side] >> SHIFT[place] & FIELD
    kind = BLACK_THREE if place == RANKLESS else place
    if LAY_NATURAL <= family < LAY_WILD and lying:
        return _cite(state, "one_set", "refuse.one_set", kind=kind)
    if (family >= ADD or family == TAKE_ADD) and not lying:
        return _cite(state, "no_set", "refuse.no_set", kind=kind)
    wild = sum(state.laid[part + side] >> SHIFT[place] & FIELD for part in (SET_TWOS, SET_JOKERS))
    if family in (TAKE_TWO, TAKE_JOKER, LAY_TWO, LAY_JOKER):
        return _why_no_room(state, action, place, lying + 2, wild)
    if family in (ADD_TWO, ADD_JOKER):
        return _why_no_room(state, action, place, lying, wild)
    return None


def _why_no_room(state: State, action: int, place: int, naturals: int, wild: int) -> Reason | None:
    """The first limit that keeps a wild card off a set."""
    for limit in state.setup.book.limits:
        if not limit.room(place, naturals, wild):
            return limit.reason(state, action)
    return None


def _why_narrowed(state: State, action: int, stages: list[Stage]) -> Reason:
    """The first stage that took the action out says why."""
    for number, (stage, offer) in enumerate(stages):
        if offers(offer, action):
            continue
        if isinstance(stage, str):
            if stage == "cards" and number == 0:
                break
            return _why_not_finished(state, action)
        return stage.reason(state, action)
    return _cite(state, "match", "refuse.match")


def _why_not_finished(state: State, action: int) -> Reason:
    """Ruling G1, the bonds of asking, and the count of the first meld."""
    book = state.setup.book
    family, place = action >> 4, action & KIND
    if action == PASS:
        return Reason(book.asking.obliges if book.asking else "", "refuse.way_out_pass")
    if action >= DISCARD:
        return _why_not_discard(state)
    prospect = Prospect(state)
    if family in LAYS:
        after = prospect.lay(place, *LAYS[family])
    else:
        prospect.aside = state.pile[:-1]
        naturals, twos, jokers = next((n, t, j) for offer, n, t, j in TAKES if offer == family)
        after = prospect.lay(place, naturals, twos, jokers, from_pile=1)
    if place == RANKLESS:
        return Reason(book.only_going_out.paragraph, "refuse.only_going_out", {"kind": BLACK_THREE})
    if state.flags & MUST_GO_OUT:
        return Reason(book.only_going_out.paragraph, "refuse.must_go_out")
    if book.asking and after.copy().finishable(False):
        return Reason(book.asking.obliges, "refuse.way_out")
    if after.missing > 0:
        need = state.needs[state.seat % state.setup.sides]
        most = need - after.least_missing()
        if most < need:
            return Reason(book.first_meld.paragraph, "refuse.count", {"need": need, "most": most})
    return _why_not_out(state)


def _why_not_out(state: State) -> Reason:
    """Someone who may not go out would be left without a card to keep."""
    setup = state.setup
    book = setup.book
    if state.flags & SAID_NO and book.asking:
        return Reason(book.asking.answer, "refuse.said_no")
    have = count_fields(state.laid[CANASTAS + state.seat % setup.sides])
    return Reason(book.going_out.keep, "refuse.keep_card", {"have": have, "number": setup.canastas_needed})


def _why_not_discard(state: State, ending: bool = False) -> Reason:
    """Why the turn cannot be finished by a discard, or be ended without one."""
    setup = state.setup
    book = setup.book
    side = state.seat % setup.sides
    if state.flags & DID_LAY and not state.opened >> side & 1:
        return Reason(
            book.first_meld.paragraph, "refuse.count_open", {"need": state.needs[side], "have": state.count}
        )
    if must_go_out(state) and (ending or state.held[SPECIALS + state.seat] >> SIZE_SHIFT > 1):
        if state.flags & MUST_GO_OUT or book.asking is None:
            return Reason(book.only_going_out.paragraph, "refuse.must_go_out")
        return Reason(book.asking.obliges, "refuse.must_go_out")
    return _why_not_out(state)
