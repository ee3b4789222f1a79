"""Can the player go out? A way to do so, action by action, or what is missing, with paragraphs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.base import Reason
from canasta.clauses.permission import lacking_to_go_out, may_ever_go_out
from canasta.engine import State, UnknownCards, apply, legal_actions
from canasta.engine.finishing.plan import way_out_plan
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.refusal_cards import cite, why_over, why_quiet
from canasta.explain.answer import Answer, answer_play
from canasta.explain.permits import permitted
from canasta.explain.plays import Play
from canasta.table.actions import ASK, YES
from canasta.table.packing import BIT, held_count
from canasta.table.state import (
    CANASTAS,
    LAST_THREE,
    NATURALS,
    PART_ANSWER,
    PART_DRAW,
    PART_OVER,
    ROOM,
    SAID_NO,
    SETS,
    SPECIALS,
)

#: Key of the paragraph for a kind that cannot be played anywhere.
_NO_PLACE: Final = {BLACK_THREE: "black_three", RED_THREE: "red_three", CALIENTE: "caliente"}
#: With so few cards, a player may soon be out.
_FEW: Final = 4


class WayOut(NamedTuple):
    """A way out, judged like any other play, or what is missing."""

    way: Answer | None
    missing: tuple[Reason, ...] = ()

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """All paragraphs behind the answer."""
        if self.way is not None:
            return self.way.paragraphs
        return tuple(dict.fromkeys(reason.paragraph for reason in self.missing))


def way_out(state: State) -> WayOut:
    """Find a way out for the player in turn, assuming a yes if the partner's permission is needed."""
    here = state.copy()
    actions: list[int] = []
    if here.part == PART_OVER:
        return WayOut(None, (why_over(state),))
    if here.part == PART_ANSWER:
        actions.append(YES)
        apply(here, YES)
    legal = legal_actions(here)
    plan = _plan(here)
    if plan is None and ASK in legal:
        for action in (ASK, YES):
            actions.append(action)
            apply(here, action)
        plan = _plan(here)
    if plan is not None:
        return WayOut(answer_play(state, Play((*actions, *plan))))
    return WayOut(None, tuple(_missing(state)))


def out_in_sight(state: State) -> bool:
    """Return True if a player should be reminded of asking to go out.

    That is so if there is a way out after a yes (before the draw: with the right card), or if few cards are
    left and the side has everything else that going out takes.

    >>> from canasta.notation import read_position
    >>> out_in_sight(read_position("classic turn=1:play did=drew hand1=777KQ setsA=KKKKKKK"))
    True
    >>> out_in_sight(read_position("classic turn=1:play did=drew hand1=777KQ setsA=KKKK"))
    False
    """
    if state.size(state.seat) <= _FEW and not any(lacking_to_go_out(state)):
        return True
    prospect = Prospect(state)
    try:
        return prospect.way_out_after(state.setup.draw) if state.part == PART_DRAW else prospect.way_out()
    except UnknownCards:
        return False


def _plan(state: State) -> list[int] | None:
    """Plan a way out that does not depend on unseen cards, such as those of a waiting reserve."""
    try:
        return way_out_plan(state)
    except UnknownCards:
        return None


def _missing(state: State) -> Iterator[Reason]:
    """Yield everything that prevents going out in this turn."""
    book, prospect = state.setup.book, Prospect(state)
    found = [
        *filter(None, (why_quiet(state),)),
        *_permission(state),
        *lacking_to_go_out(state),
        *_count(state, prospect),
        *_stuck(state, prospect),
    ]
    if state.part == PART_DRAW:
        found.append(cite(state, "turn", "out.draw"))
    yield from found or [Reason(book.going_out.last or book.going_out.paragraph, "out.cards")]


def _permission(state: State) -> Iterator[Reason]:
    asking = state.setup.asking
    if state.flags & SAID_NO:
        yield Reason(asking.answer, "refuse.said_no")
    elif not may_ever_go_out(state):
        yield Reason(asking.compulsory, "out.permission")


def _count(state: State, prospect: Prospect) -> Iterator[Reason]:
    missing = prospect.least_missing()
    if missing:
        need = state.needs[state.seat % state.setup.sides]
        yield Reason(
            state.setup.book.first_meld.of_count(need), "out.count", {"need": need, "most": need - missing}
        )


def _stuck(state: State, prospect: Prospect) -> Iterator[Reason]:
    """Yield the cards that cannot be played anywhere, if they are more than a final discard can take."""
    held = _held(state).items()
    stuck = {kind: number for kind, number in held if not _fits(state, prospect, kind, number)}
    if sum(stuck.values()) > (0 if state.flags & LAST_THREE else 1):
        for kind, number in stuck.items():
            yield Reason(_against(state, kind), "out.stuck", {"kind": kind, "number": number})


def _held(state: State) -> dict[int, int]:
    naturals, specials = state.held[NATURALS + state.seat], state.held[SPECIALS + state.seat]
    counts = {kind: held_count(naturals, specials, kind) for kind in range(CALIENTE + 1)}
    return {kind: number for kind, number in counts.items() if number}


def _fits(state: State, prospect: Prospect, kind: int, number: int) -> bool:
    """Return True if cards of a kind could be laid, considered on their own."""
    setup, side = state.setup, state.seat % state.setup.sides
    sets = state.laid[SETS + side] & ~(state.laid[CANASTAS + side] & setup.closed_mask)
    held = _held(state)
    wilds = held.get(TWO, 0) + held.get(JOKER, 0)
    if kind in (TWO, JOKER):
        pairs = any(held.get(rank, 0) >= 2 and setup.mixable & BIT[rank] for rank in range(RANKS))
        alone = TWO in setup.set_kinds and wilds >= 3
        return bool(state.laid[ROOM + side]) or pairs or alone
    if kind == BLACK_THREE:
        whole = sum(held.values()) == number
        return number >= 3 if setup.blacks else number == setup.blacks_out and whole
    if kind >= RANKS:
        return False
    if prospect.dead & BIT[kind] or state.laid[CANASTAS + side] & setup.closed_mask & BIT[kind]:
        return False
    joins = (sets | prospect.put_away) & BIT[kind]
    return bool(joins) or number >= 3 or (number == 2 and wilds > 0 and bool(setup.mixable & BIT[kind]))


def _against(state: State, kind: int) -> str:
    """Return the paragraph that leaves a kind without a place."""
    book = state.setup.book
    if kind in (TWO, JOKER):
        return book.limits[0].paragraph if book.limits else book.cites["rank"]
    blacks = permitted(state, "blacks") if kind == BLACK_THREE else ()
    return (*blacks, book.cites.get(_NO_PLACE.get(kind, "rank"), book.cites["rank"]))[0]
