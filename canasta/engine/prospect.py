"""Hand, sets and duties at some point of a turn, and the question whether it can be finished (ruling G1)."""

from __future__ import annotations

from typing import Final

from canasta.build.native import i64, vec
from canasta.cards import JOKER, RANKS, TWO, UNKNOWN
from canasta.clauses.setup import Setup
from canasta.engine.count import count_reachable
from canasta.engine.finish import (
    LEAVE_NONE,
    way_out,
)
from canasta.engine.partial import UnknownCards
from canasta.engine.permission import may_ever_go_out
from canasta.table.actions import (
    OFFERS,
)
from canasta.table.packing import (
    BIT,
    BLACK_SHIFT,
    FIELD,
    JOKER_SHIFT,
    NATURAL_ONE,
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
from canasta.table.state import (
    CANASTAS,
    DID_LAY,
    LAST_THREE,
    NATURALS,
    SET_JOKERS,
    SET_NATURALS,
    SET_TWOS,
    SPECIALS,
    State,
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


#: The same by family, quicker to read.
LAY_NATURALS: Final = vec[i64]([LAYS.get(family, (0, 0, 0))[0] for family in range(OFFERS)])
LAY_TWOS: Final = vec[i64]([LAYS.get(family, (0, 0, 0))[1] for family in range(OFFERS)])
LAY_JOKERS: Final = vec[i64]([LAYS.get(family, (0, 0, 0))[2] for family in range(OFFERS)])
LAY_CARDS: Final = vec[i64]([sum(LAYS.get(family, (0, 0, 0))) for family in range(OFFERS)])


class Prospect:
    """Hand, sets and duties at some point of a turn: what the question "can it be finished?" needs."""

    __slots__ = (
        "aside", "canastas", "dead", "keep", "leave", "may_out", "missing", "naturals", "set_naturals",
        "set_wild", "setup", "specials", "unknown", "unmixed",
    )  # fmt: skip

    naturals: i64
    specials: i64
    set_naturals: i64
    set_wild: i64
    canastas: i64
    missing: i64
    keep: i64
    leave: i64
    dead: i64
    unmixed: i64

    def __init__(self, state: State | None = None) -> None:
        if state is None:
            return
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
        # Ending a turn without going out: one card to discard and one to keep (ruling C7).
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

    def size(self) -> i64:
        """Cards in hand, as many of them as stay when the turn goes on."""
        return self.specials >> SIZE_SHIFT

    def with_permission(self) -> Prospect:
        """The same, had the partner said yes."""
        new = self.copy()
        new.may_out = True
        return new

    def copy(self) -> Prospect:
        """An independent copy."""
        new = Prospect()
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

    def lay(self, place: i64, naturals: i64, twos: i64, jokers: i64, from_pile: i64 = 0) -> Prospect:
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

    def least_missing(self) -> i64:
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
