"""Ruling G1 on a live state: what is offered only if the turn can be finished after it.

Also the two bonds of asking (rulings G11, C10): after a no nobody goes out in this turn; after a yes
every act keeps a way out open while there is one.
"""

from __future__ import annotations

from canasta.cards import JOKER, RANKS, TWO, UNKNOWN
from canasta.clauses.going_out import DISCARD_OPTIONAL
from canasta.clauses.reserve import has_closed
from canasta.clauses.setup import Setup
from canasta.engine.book_lookahead import BookProspect, base_and_feet, narrow_book_lays
from canasta.engine.book_offers import narrow_book_takes
from canasta.engine.count import NOT_ALL, count_plainly, count_reachable
from canasta.engine.finish import (
    LEAVE_AT_MOST_ONE,
    LEAVE_NONE,
    spare_wilds,
    way_out,
)
from canasta.engine.partial import UnknownCards
from canasta.engine.permission import may_ever_go_out
from canasta.table.actions import (
    END,
    OFFER_DISCARD,
    OFFER_DISCARD_SPECIAL,
    OFFER_PAIR,
    OFFER_PLAIN,
    OFFER_TAKE_ADD,
    OFFER_TAKE_JOKER,
    OFFER_TAKE_TWO,
    OFFER_WILD,
    PASS,
    Offer,
)
from canasta.table.state import (
    CANASTAS,
    DID_LAY,
    HOLDS_THREE,
    LAST_THREE,
    MUST_GO_OUT,
    NATURALS,
    SAID_NO,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
)
from canasta.table.words import (
    BIT,
    BLACK_BIT,
    BLACK_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONE,
    PLACE,
    RANKLESS,
    RED_SHIFT,
    SHIFT,
    SIZE_ONE,
    SIZE_SHIFT,
    SPECIAL_ONE,
    TWO_SHIFT,
    any_at_least,
    count_fields,
)

_BLACK_ONE = SPECIAL_ONE[14]
_TWO_ONE = SPECIAL_ONE[TWO]
_JOKER_ONE = SPECIAL_ONE[JOKER]

#: What each laying family puts down: (naturals, twos, jokers), from OFFER_NATURAL to OFFER_ADD_JOKER.
LAYS: dict[int, tuple[int, int, int]] = {
    5: (3, 0, 0),
    6: (2, 1, 0),
    7: (2, 0, 1),
    9: (1, 0, 0),
    10: (0, 1, 0),
    11: (0, 0, 1),
}


class Prospect:
    """Hand, sets and duties at some point of a turn: what the question "can it be finished?" needs."""

    __slots__ = (
        "aside", "canastas", "dead", "keep", "leave", "may_out", "missing", "naturals", "set_naturals",
        "set_wild", "setup", "specials", "unknown", "unmixed",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        setup = state.setup
        seat = state.seat
        side = seat % setup.sides
        laid = state.laid
        self.setup: Setup = setup
        self.naturals = state.held[NATURALS + seat]
        self.specials = state.held[SPECIALS + seat]
        self.set_naturals = laid[SET_NATURALS + side]
        self.set_wild = laid[SET_TWOS + side] + laid[SET_JOKERS + side]
        self.canastas = setup.canastas_needed - count_fields(laid[CANASTAS + side])
        self.may_out = may_ever_go_out(state)
        self.missing = 0
        if not state.opened >> side & 1:
            self.missing = state.needs[side] - state.count
            if self.missing <= 0 and state.flags & DID_LAY:
                self.missing = 1  # the count is there, a set of three natural cards is not
            if setup.keeps_threes:
                self._count_on_replacements(state)
        self.aside = state.aside
        flags = state.flags
        # Ending a turn without going out: one card to discard and one to keep (classic 45).
        self.keep = 1 if flags & LAST_THREE else setup.keep
        self.leave = LEAVE_NONE if flags & LAST_THREE else setup.last_discard
        self.unknown = False
        self.dead = self.unmixed = 0
        for bar in setup.bars:
            self.dead |= bar.naturals(state, side)
            if not bar.within_turn:
                self.unmixed |= bar.wild(state, side)

    def _count_on_replacements(self, state: State) -> None:
        """Opening shows the kept threes: only their replacements stay, and nobody knows those (ruling A3)."""
        reds = self.specials >> RED_SHIFT & FIELD
        blacks = self.specials >> BLACK_SHIFT & FIELD
        replaced = min(reds + blacks, state.stock_size())
        self.specials -= (reds << RED_SHIFT) + (blacks << BLACK_SHIFT)
        self.specials -= (reds + blacks - replaced) * SIZE_ONE
        if replaced:
            self.may_out = False

    def size(self) -> int:
        """Cards in hand, as many of them as stay when the turn goes on."""
        return self.specials >> SIZE_SHIFT

    def with_permission(self) -> Prospect:
        """The same, had the partner said yes."""
        new = self.copy()
        new.may_out = True
        return new

    def copy(self) -> Prospect:
        """An independent copy."""
        new = Prospect.__new__(Prospect)
        new.setup = self.setup
        new.naturals = self.naturals
        new.specials = self.specials
        new.set_naturals = self.set_naturals
        new.set_wild = self.set_wild
        new.canastas = self.canastas
        new.missing = self.missing
        new.aside = self.aside
        new.keep = self.keep
        new.leave = self.leave
        new.may_out = self.may_out
        new.unknown = self.unknown
        new.dead = self.dead
        new.unmixed = self.unmixed
        return new

    def lay(self, place: int, naturals: int, twos: int, jokers: int, from_pile: int = 0) -> Prospect:
        """How things stand after cards are laid; ``from_pile`` naturals of them are the pile's top card."""
        new = self.copy()
        setup = self.setup
        played = naturals - from_pile
        if place == RANKLESS:
            new.specials -= played * _BLACK_ONE
            value = setup.values[14]
        else:
            new.naturals -= played * BIT[place]
            new.specials -= played * SIZE_ONE
            value = setup.values[place]
        new.specials -= twos * _TWO_ONE + jokers * _JOKER_ONE
        new.set_naturals += naturals * BIT[place]
        new.set_wild += (twos + jokers) * BIT[place]
        before = (self.set_naturals >> SHIFT[place] & FIELD) + (self.set_wild >> SHIFT[place] & FIELD)
        if before < setup.canasta_size <= before + naturals + twos + jokers:
            new.canastas -= 1
        if self.missing > 0:
            new.missing -= naturals * value + twos * setup.two_value + jokers * setup.joker_value
            if setup.three_naturals and new.missing <= 0 and not any_at_least(new.set_naturals, 3):
                new.missing = 1
        return new

    def finishable(self, must_out: bool) -> bool:
        """Whether the turn can be finished from here; ``must_out``: by going out."""
        if self.missing <= 0 and self.aside:
            for kind in self.aside:
                if kind == UNKNOWN:
                    self.unknown = True
                if kind not in self.setup.shown_from_pile:
                    self.naturals += NATURAL_ONE[kind]
                    self.specials += SPECIAL_ONE[kind]
            self.aside = b""
        setup = self.setup
        if self.missing <= 0:
            if not must_out and self.specials >> SIZE_SHIFT >= self.keep:
                return True
            if self.unknown:
                raise UnknownCards("unknown.pile")
            return self.may_out and self.way_out()
        if not must_out:
            shown = self.setup.shown_from_pile
            rest = sum(1 for kind in self.aside if kind not in shown)
            if count_reachable(
                setup, self.naturals, self.specials, self.set_naturals, self.set_wild, self.missing,
                max(0, self.keep - rest), self.dead, self.unmixed,
            ):  # fmt: skip
                return True
        if not self.may_out:
            return False
        if not self.aside:
            return self.way_out()
        return self._search(must_out, set())

    def way_out(self) -> bool:
        """Whether everything can be laid but for the last discard, canastas and count included."""
        return way_out(
            self.setup, self.naturals, self.specials, self.set_naturals, self.set_wild, self.canastas,
            max(0, self.missing), self.leave, self.dead, self.unmixed,
        )  # fmt: skip

    def beyond_count(self) -> bool:
        """Whether nothing but what ``count_plainly`` looks at could make the count: no black threes to lay,
        no seven equal cards."""
        if self.setup.blacks_laid and self.specials >> BLACK_SHIFT & FIELD >= 3:
            return False
        return not (self.setup.seven_free and any_at_least(self.naturals, 7))

    def least_missing(self) -> int:
        """What the count lacks at least, whatever else is laid from the hand (0: it can be reached)."""
        missing = 0
        while not count_reachable(
            self.setup, self.naturals, self.specials, self.set_naturals, self.set_wild,
            self.missing - missing, 0, self.dead, self.unmixed,
        ):  # fmt: skip
            missing += 5
        return missing

    def _search(self, must_out: bool, seen: set[tuple[int, int, int, int]]) -> bool:
        """By trying: the pile lies aside and the hand alone must make the count. Rare, so plain."""
        for place, naturals, twos, jokers in self._lays():
            after = self.lay(place, naturals, twos, jokers)
            out = must_out or (place == RANKLESS and naturals > 0)
            if after.missing <= 0:
                if after.finishable(out):
                    return True
                continue
            key = (after.naturals, after.specials, after.set_naturals, after.set_wild)
            if key not in seen:
                seen.add(key)
                if after._search(out, seen):
                    return True
        return False

    def _lays(self) -> list[tuple[int, int, int, int]]:
        found: list[tuple[int, int, int, int]] = []
        twos = self.specials >> TWO_SHIFT & FIELD
        jokers = self.specials >> JOKER_SHIFT & FIELD
        if self.setup.wild_sets:
            if self.set_wild >> SHIFT[RANKLESS] & FIELD:
                found += [(RANKLESS, 0, 1, 0)] * (twos > 0) + [(RANKLESS, 0, 0, 1)] * (jokers > 0)
            else:
                found += [
                    (RANKLESS, 0, 3 - big, big) for big in range(4) if jokers >= big and twos >= 3 - big
                ]
        for place in range(RANKS + self.setup.blacks_laid):
            held = (
                self.specials >> BLACK_SHIFT if place == RANKLESS else self.naturals >> SHIFT[place]
            ) & FIELD
            lying = self.set_naturals >> SHIFT[place] & FIELD
            room = self.setup.room[place]
            if not lying:
                if held >= 3:
                    found.append((place, 3, 0, 0))
                wild_fits = held >= 2 and bool(room[2 * 32])
                naturals = 2
            else:
                if held:
                    found.append((place, 1, 0, 0))
                wild_fits = bool(room[lying * 32 + (self.set_wild >> SHIFT[place] & FIELD)])
                naturals = 0
            if wild_fits and twos:
                found.append((place, naturals, 1, 0))
            if wild_fits and jokers:
                found.append((place, naturals, 0, 1))
        return found


def must_go_out(state: State) -> bool:
    """Whether the player in turn is bound to go out: by what was laid, or by a yes while a way exists."""
    if state.flags & (MUST_GO_OUT | HOLDS_THREE):
        return True
    if state.setup.books:
        return bool(state.flags & state.setup.binding_yes) and BookProspect(state).way_out()
    return bool(state.flags & state.setup.binding_yes) and Prospect(state).finishable(True)


def narrow_lays(state: State, offer: Offer, must_out: bool) -> None:
    """Take out of the offer every lay after which the turn could not be finished."""
    setup = state.setup
    if setup.books:
        narrow_book_lays(state, offer, must_out)
        return
    flags = state.flags
    side = state.seat % setup.sides
    # How many cards can be laid so that enough stay to end the turn in the ordinary way.
    spare = (state.held[SPECIALS + state.seat] >> SIZE_SHIFT) - (1 if flags & LAST_THREE else setup.keep)
    prospect: Prospect | None = None
    wilds = 0  # one more than the wild cards that can be used freely while everything can still be laid
    if must_out:
        spare = 0
        prospect = Prospect(state)
        if prospect.leave == LEAVE_AT_MOST_ONE and setup.naturals_make_room:
            # A natural card that goes down never closes the way out; wild cards may.
            wilds = 1
            if prospect.missing <= 0 and prospect.canastas <= 0 and setup.canasta_takes_all:
                wilds = spare_wilds(prospect.naturals, prospect.specials, prospect.set_naturals)
    elif not state.opened >> side & 1:
        spare = 0
        prospect = Prospect(state)
        if not state.aside and prospect.missing > 0:
            wilds = count_plainly(
                setup, prospect.naturals, prospect.specials, prospect.set_naturals, prospect.set_wild,
                prospect.missing, prospect.keep,
            )  # fmt: skip
        if wilds <= 0 and (
            (wilds < 0 and prospect.beyond_count()) or not prospect.copy().finishable(must_out)
        ):
            for family in LAYS:
                offer[family] = 0
            offer[OFFER_WILD] = 0
            return
        if wilds == NOT_ALL or wilds < 0:
            wilds = 0
    elif spare >= 0 and not flags & (SAID_NO | LAST_THREE) and setup.last_discard == DISCARD_OPTIONAL:
        # Who may go out is free to lay down to the last card, and that one too.
        if count_fields(state.laid[CANASTAS + side]) >= setup.canastas_needed:
            spare += 2
        elif not any_at_least(
            state.laid[SET_NATURALS + side] + state.laid[SET_TWOS + side] + state.laid[SET_JOKERS + side],
            setup.canasta_size - spare - 2,
        ):
            # No canasta can come of these few cards, so nobody goes out.
            for family, cards in LAYS.items():
                if sum(cards) > spare:
                    offer[family] = 0
                elif cards[0]:
                    offer[family] &= ~BLACK_BIT
            if spare < 3:
                offer[OFFER_WILD] = 0
            return
    for family, (naturals, twos, jokers) in LAYS.items():
        mask = offer[family]
        if naturals + twos + jokers <= spare or wilds > twos + jokers:
            # Enough cards stay, or everything can still be laid: only black threes need a look.
            mask &= BLACK_BIT
        elif wilds and naturals and not must_out:
            # So it can when the wild card goes to a pair that needs one.
            held = state.held[NATURALS + state.seat]
            mask &= held | held >> 2 | held >> 3 | held >> 4
        while mask:
            bit = mask & -mask
            mask ^= bit
            place = PLACE[bit]
            if prospect is None:
                prospect = Prospect(state)
            after = prospect.lay(place, naturals, twos, jokers)
            if not after.finishable(must_out or (place == RANKLESS and naturals > 0)):
                offer[family] ^= bit
    for jokers in range(4) if offer[OFFER_WILD] else ():
        if offer[OFFER_WILD] >> jokers & 1 and spare < 3:
            prospect = prospect or Prospect(state)
            if not prospect.lay(RANKLESS, 0, 3 - jokers, jokers).finishable(must_out):
                offer[OFFER_WILD] ^= 1 << jokers


def narrow_discards(state: State, offer: Offer, must_out: bool) -> None:
    """A discard, or ending without one: only with the count reached, by who goes out or keeps a card."""
    size = state.size(state.seat)
    side = state.seat % state.setup.sides
    pending = bool(state.flags & DID_LAY) and not state.opened >> side & 1
    if pending or (must_out and size > 1) or (size == 1 and not may_play_last(state)):
        offer[OFFER_DISCARD] = offer[OFFER_DISCARD_SPECIAL] = 0
    if pending or must_out:
        offer[OFFER_PLAIN] &= ~(1 << END)


def may_play_last(state: State) -> bool:
    """Whether the last card may be discarded: by who goes out, or takes up a reserve after it (H7, H8)."""
    seat = state.seat
    if state.reserves and state.reserves[seat]:
        return has_closed(state, seat % state.setup.sides)
    return may_go_out(state)


def may_go_out(state: State) -> bool:
    """Whether the player in turn could go out with the last card: canastas there, and no no."""
    if not may_ever_go_out(state):
        return False
    if state.setup.has_base:
        return base_and_feet(state)
    canastas = count_fields(state.laid[CANASTAS + state.seat % state.setup.sides])
    return canastas >= state.setup.canastas_needed


TAKES = (
    (OFFER_PAIR, 3, 0, 0),
    (OFFER_TAKE_TWO, 2, 1, 0),
    (OFFER_TAKE_JOKER, 2, 0, 1),
    (OFFER_TAKE_ADD, 1, 0, 0),
)


def narrow_takes(state: State, offer: Offer) -> None:
    """Take out every way of taking the pile after which the turn could not be finished.

    After a yes, ways of taking that close the way out give place to those that keep it open; and with
    the stock exhausted, such a way must be taken (ruling C10).
    """
    if state.setup.books:
        narrow_book_takes(state, offer)
        return
    said_yes = state.flags & state.setup.binding_yes
    rest = state.setup.cards_taken(state.pile)
    size = state.held[SPECIALS + state.seat] >> SIZE_SHIFT
    if not said_yes and state.opened >> state.seat % state.setup.sides & 1:
        shown = state.setup.shown_from_pile
        if size - 2 + sum(1 for kind in rest if kind not in shown) >= state.setup.keep:
            return
    prospect = Prospect(state)
    prospect.aside = state.setup.cards_taken(state.pile)
    leading_out = [0, 0, 0, 0]
    for number, (family, naturals, twos, jokers) in enumerate(TAKES):
        bit = offer[family]
        if not bit:
            continue
        after = prospect.lay(PLACE[bit], naturals, twos, jokers, from_pile=1)
        if said_yes and after.copy().finishable(True):
            leading_out[number] = bit
        elif not after.finishable(False):
            offer[family] = 0
    if any(leading_out):
        for number, (family, _, _, _) in enumerate(TAKES):
            offer[family] = leading_out[number]
        offer[OFFER_PLAIN] &= ~(1 << PASS)
