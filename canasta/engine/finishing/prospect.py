"""Hand, sets and duties at some point of a turn, and whether it can be finished (ruling G1)."""

from __future__ import annotations

from canasta.build.native import i64
from canasta.cards import JOKER, RANKS, TWO, UNKNOWN
from canasta.clauses.permission import feet_taken, kinds_needed, may_ever_go_out
from canasta.clauses.reserve import (
    CLOSES,
    FOLLOWED,
    STAYS,
    base_lacks,
    canastas_made,
    closed_ranks,
    has_canasta,
    in_last_reserve,
)
from canasta.engine.finishing.cards import Cards, role_of
from canasta.engine.finishing.lays import LAY_JOKERS, LAY_NATURALS, LAY_TWOS
from canasta.engine.finishing.plain import count_plainly, out_plainly
from canasta.engine.finishing.rank import (
    FREE,
    PARTS,
    PURE,
    THREE,
    WILD,
    base_need,
    closings,
    gained,
    left_over,
)
from canasta.engine.finishing.table import (
    LEAVE_AT_MOST_ONE,
    LEAVE_NONE,
    LEAVE_ONE,
    PLENTY,
    best_count,
    plays_out,
)
from canasta.engine.finishing.with_pile import plays_out_with_pile
from canasta.engine.unknown_cards import UnknownCards
from canasta.table import actions as act
from canasta.table.moves import has_naturals
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
    SPECIAL_ONE,
    TWO_SHIFT,
    any_at_least,
    count_fields,
    present,
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


class Prospect(Cards):
    """Hand, sets and duties at some point of a turn: the input of the question "can it be finished?"."""

    __slots__ = (
        "aside", "feet", "keep", "lacks_three", "leave", "may_out", "missing", "need", "shut", "top",
        "unknown", "waiting",
    )  # fmt: skip

    need: i64  #: what is still needed to go out
    missing: i64  #: what is still missing of the count
    keep: i64  #: cards that end a turn without going out: one to discard, one to keep (ruling C7)
    leave: i64  #: cards that may be left for the last discard
    top: i64  #: the rank of the pile's top card, if a first meld is to be laid before it is taken

    def __init__(self, state: State | None = None) -> None:
        if state is None:
            return
        setup = state.setup
        seat = state.seat
        side = seat % setup.sides
        laid = state.laid
        flags = state.flags
        self.setup = setup
        self.then = setup.then
        self.naturals = state.held[NATURALS + seat]
        self.specials = state.held[SPECIALS + seat]
        self.set_naturals = laid[SET_NATURALS + side]
        self.set_wild = laid[SET_TWOS + side] + laid[SET_JOKERS + side]
        self.may_out = may_ever_go_out(state)
        self.missing = 0
        self.lacks_three = False
        self.aside = state.aside
        self.keep = 1 if flags & LAST_THREE else setup.keep
        self.leave = LEAVE_NONE if flags & LAST_THREE else setup.last_discard
        self.unknown = False
        self.top = -1
        self.dead = self.barred = self.put_away = 0
        for bar in setup.book.bars:
            self.dead |= bar.naturals(state, side)
            if not bar.within_turn:
                self.barred |= bar.wild(state, side)
        self.feet = True
        self.waiting = self.shut = False
        if setup.staged:
            if setup.book.base is not None:
                sevens, fives, wild, natural, mixed = base_lacks(state, side)
                self.need = base_need(sevens, fives, wild, natural, mixed)
            else:
                self.need = max(0, setup.canastas_needed - canastas_made(state, side))
            self.put_away = closed_ranks(state, side) & ~setup.bury_never
            self.shut = has_canasta(state, side)
            self.waiting = not in_last_reserve(state, seat)
            self.feet = feet_taken(state)
        else:
            self.need = max(0, setup.canastas_needed - count_fields(laid[CANASTAS + side]))
        if not state.opened >> side & 1:
            self.missing = state.needs[side] - state.count
            if self.missing <= 0 and flags & DID_LAY:
                self.missing = 1  # the count is reached, but a set of three natural cards is missing
            self.lacks_three = not has_naturals(state, side)
            if self.specials & setup.kept:
                self._count_on_replacements(state)

    def _count_on_replacements(self, state: State) -> None:
        """Replace the kept threes, which opening shows, with unknown cards (ruling A3)."""
        reds = self.specials >> RED_SHIFT & FIELD
        blacks = self.specials >> BLACK_SHIFT & FIELD
        replaced = min(reds + blacks, state.stock_size())
        self.specials -= (reds << RED_SHIFT) + (blacks << BLACK_SHIFT)
        self.specials -= (reds + blacks - replaced) * SIZE_ONE

    def with_permission(self) -> Prospect:
        """Return the prospect after a yes of the partner."""
        new = self.copy()
        new.may_out = True
        return new

    def copy(self) -> Prospect:
        """Return an independent copy."""
        new = Prospect()
        new.setup = self.setup
        new.then = self.then
        new.naturals = self.naturals
        new.specials = self.specials
        new.set_naturals = self.set_naturals
        new.set_wild = self.set_wild
        new.dead = self.dead
        new.barred = self.barred
        new.put_away = self.put_away
        new.need = self.need
        new.missing = self.missing
        new.lacks_three = self.lacks_three
        new.aside = self.aside
        new.keep = self.keep
        new.leave = self.leave
        new.may_out = self.may_out
        new.unknown = self.unknown
        new.top = self.top
        new.feet = self.feet
        new.waiting = self.waiting
        new.shut = self.shut
        return new

    # --- After an action -----------------------------------------------------------------------------------

    def after(self, family: i64, place: i64) -> Prospect:
        """Return the prospect after cards are laid, or the pile's top card is taken."""
        if family == act.OFFER_WILD:
            return self.lay(RANKLESS, 0, 3 - place, place)
        if family == act.OFFER_BURY:
            return self.add_to_closed(place, 1)
        if family < act.OFFER_NATURAL:
            if family == act.OFFER_TAKE_ADD and self.then == FOLLOWED:
                return self.add_to_closed(place, 2)
            return self.lay(place, LAY_NATURALS[family] + 1, LAY_TWOS[family], LAY_JOKERS[family], 1)
        new = self.lay(place, LAY_NATURALS[family], LAY_TWOS[family], LAY_JOKERS[family])
        if family == act.OFFER_SEVEN:
            new.missing = 0
        return new

    def lay(self, place: i64, naturals: i64, twos: i64, jokers: i64, from_pile: i64 = 0) -> Prospect:
        """Return the prospect after cards are laid; ``from_pile`` of the naturals are the top card."""
        new = self.copy()
        setup = self.setup
        played = naturals - from_pile
        bit = BIT[place]
        if place == RANKLESS:
            new.specials -= played * _BLACK_ONE
        else:
            new.naturals -= played * bit
            new.specials -= played * SIZE_ONE
        new.specials -= twos * _TWO_ONE + jokers * _JOKER_ONE
        new.set_naturals += naturals * bit
        new.set_wild += (twos + jokers) * bit
        natural = new.set_naturals >> SHIFT[place] & FIELD
        wild = new.set_wild >> SHIFT[place] & FIELD
        if natural + wild >= setup.canasta_size > natural + wild - naturals - twos - jokers:
            new._completed(place, wild > 0)
            if self.then == FOLLOWED:
                new.set_naturals -= natural * bit
                new.set_wild -= wild * bit
                new.put_away |= bit & ~setup.bury_never if place < RANKS else 0
        if self.missing > 0 or self.lacks_three:
            new.missing -= naturals * self.value(place) + twos * setup.two_value + jokers * setup.joker_value
            if natural >= 3:
                new.lacks_three = False
            if new.lacks_three and new.missing <= 0:
                new.missing = 1
        return new

    def add_to_closed(self, place: i64, number: i64) -> Prospect:
        """Return the prospect after natural cards are added to a canasta that was put away."""
        new = self.copy()
        new.naturals -= number * BIT[place]
        new.specials -= number * SIZE_ONE
        if self.missing > 0:
            new.missing -= number * self.setup.values[place]
        return new

    def _completed(self, place: i64, mixed: bool) -> None:
        """Count one more canasta, so that fewer are needed."""
        need = self.need & PARTS
        if need:
            if place == RANKLESS:
                gain = need & WILD
            else:
                gain = gained(role_of(place, need), not mixed, mixed, False, False, need)
            self.need = left_over(self.need, gain)
        if self.need & 15:
            self.need -= 1
        self.shut = True

    def receive(self, kinds: bytes) -> None:
        """Add cards of the pile to the hand."""
        for kind in kinds:
            if kind == UNKNOWN:
                self.unknown = True
            if kind not in self.setup.shown_from_pile:
                self.naturals += NATURAL_ONE[kind]
                self.specials += SPECIAL_ONE[kind]

    # --- The questions -------------------------------------------------------------------------------------

    def plays_last(self) -> bool:
        """Return True if the last card may be played because a reserve follows it (rulings H7, H8)."""
        return self.waiting and (self.shut or not self.setup.canasta_first)

    def finishable(self, must_out: bool) -> bool:
        """Return True if the turn can be finished from here; ``must_out``: by going out."""
        if self.missing <= 0:
            if self.aside:
                self.receive(self.aside)
                self.aside = b""
            if not must_out and (self.size() >= self.keep or self.plays_last()):
                return True
            if self.unknown:
                raise UnknownCards("unknown.pile")
        elif not must_out:
            keep = 0 if self.plays_last() else self.keep
            if self.count_in_reach(max(0, keep - self.coming())):
                return True
        if self.waiting:
            return not must_out and self._all_laid(0 if self.plays_last() else 1, LEAVE_AT_MOST_ONE)
        return self.may_out and self.way_out()

    def way_out(self) -> bool:
        """Return True if everything but the last discard can be laid, with canastas and count."""
        if self.waiting or not self.feet:
            return False
        blacks = self.specials >> BLACK_SHIFT & FIELD
        if blacks == self.setup.blacks_out and self.leave != LEAVE_ONE and not self.aside:
            # They may be the whole hand in the end, and are laid together.
            rest = self.copy()
            rest.specials -= blacks * _BLACK_ONE
            return rest._all_laid(self._needs(), LEAVE_NONE)
        return self._all_laid(self._needs(), self.leave)

    def _needs(self) -> i64:
        """Return the canastas still needed, and the kind that must be there in the end."""
        return self.need | PURE if kinds_needed(self.setup) else self.need

    def _all_laid(self, need: i64, leave: i64) -> bool:
        """Return True if the hand but for a last discard can be laid, meeting all needs and the count."""
        if self.aside or self.top >= 0:
            return self._all_laid_with_pile(need, leave)
        slack: i64 = PLENTY
        if self.missing > 0:
            slack = self.hand_value() - self.missing
            if self.lacks_three:
                need |= THREE
        if slack >= 0:
            plain = out_plainly(self, need, leave, slack)
            if plain > 0 or (plain == 0 and plays_out(self, need, leave, slack)):
                return True
        free = self.missing > 0 and any_at_least(self.naturals, self.setup.free_set)
        return free and plays_out(self, need | FREE, leave)

    def _all_laid_with_pile(self, need: i64, leave: i64) -> bool:
        """Return True for the same question when the pile is added once the hand alone has made the count."""
        if self._no_blacks() and not self.count_in_reach(0):
            return False
        if UNKNOWN in self.aside:
            raise UnknownCards("unknown.pile")
        if self.top < 0:
            # If it is impossible with all cards in hand from the start, it is impossible in two steps.
            whole = self._with_all_cards()
            if not (whole._all_laid(need, leave) if self.waiting else whole.way_out()):
                return False
        return plays_out_with_pile(self, need, leave, self.missing, self.lacks_three, self.top, self.aside)

    def _with_all_cards(self) -> Prospect:
        """Return the prospect as if the pile were already in the hand and the count reached."""
        whole = self.copy()
        whole.receive(self.aside)
        whole.aside = b""
        whole.missing = 0
        return whole

    def way_out_after(self, draws: i64) -> bool:
        """Return True if there would be a way out with the right cards drawn."""
        return self.feet and not self.waiting and plays_out(self, self._needs(), self.leave, PLENTY, draws)

    def taken(self, top: i64) -> list[Prospect]:
        """Return the prospects after each way to take the top card with a natural pair."""
        found = []
        if self._has_room(top):
            found.append(self.after(act.OFFER_PAIR, top))
        if self.added(top) == 1 and not self._lying(top):
            found.append(self.after(act.OFFER_TAKE_ADD, top))
        return found

    def _lying(self, place: i64) -> i64:
        """Return how many cards the set of a rank has."""
        return (self.set_naturals + self.set_wild) >> SHIFT[place] & FIELD

    def _has_room(self, top: i64) -> bool:
        """Return True if the set of a rank has room for the top card and a pair."""
        if self.then == STAYS or self.added(top):
            return True
        return self._lying(top) + 3 <= self.setup.canasta_size

    def leads_to_take(self, tried: set[tuple[int, ...]] | None = None) -> bool:
        """Return True if the hand can reach the count, then take the pile and finish the turn.

        The pair for the top card is kept apart from the hand. Prospects in ``tried``, reached by closing the
        same sets in another order, are skipped.
        """
        if self.missing > 0:
            if self.finishable(False):
                return True
            tried = set() if tried is None else tried
            for after in self._closings():
                key = after.naturals, after.specials, after.set_naturals, after.set_wild, after.need
                if (*key, after.lacks_three) not in tried:
                    tried.add((*key, after.lacks_three))
                    if after.leads_to_take(tried):
                        return True
            return False
        whole = self.copy()
        whole.top = -1
        whole.naturals += 2 * BIT[self.top]
        whole.specials += 2 * SIZE_ONE
        return any(after.finishable(False) for after in whole.taken(self.top))

    def _closings(self) -> list[Prospect]:
        """Return the prospects after each way to close the set of the top card's rank, if another may follow.

        Nothing more is laid before the take once the count is reached. So a set that must make room is closed
        first; all of it but its last card still leaves the count short. If the count is out of reach even if
        no set has to make room, the search is skipped.
        """
        if self.then != FOLLOWED:
            return []
        anywhere = self.copy()
        anywhere.top = -1
        if self._no_blacks() and not anywhere.count_in_reach(0):
            return []
        setup = self.setup
        all_twos = self.specials >> TWO_SHIFT & FIELD
        all_jokers = self.specials >> JOKER_SHIFT & FIELD
        # An open set of wild cards that ties up the others may have to be closed even before.
        bound = 0 < self.set_wild >> SHIFT[RANKLESS] & FIELD < setup.wild_until
        found: dict[tuple[int, int, int], Prospect] = {}
        for place in (self.top, RANKLESS) if bound else (self.top,):
            wilds = all_twos + all_jokers
            if place == self.top and (bound or self.barred & BIT[place]):
                wilds = 0
            naturals = self.set_naturals >> SHIFT[place] & FIELD
            wild = self.set_wild >> SHIFT[place] & FIELD
            for n, w, last in closings(
                setup.room[place], naturals, wild, self.held(place), wilds, setup.canasta_size
            ):
                for jokers in range(max(0, w - all_twos), min(w, all_jokers) + 1):
                    twos = w - jokers
                    for joker in range(max(0, last - twos), min(last, jokers) + 1):
                        before = self.lay(place, n - 1 + last, twos - last + joker, jokers - joker)
                        if before.missing > 0:
                            found[place, w, jokers] = before.lay(place, 1 - last, last - joker, joker)
        return list(found.values())

    def coming(self) -> i64:
        """Return how many cards the pile that lies aside will bring."""
        shown = self.setup.shown_from_pile
        return sum(1 for kind in self.aside if kind not in shown)

    def count_in_reach(self, keep: i64) -> bool:
        """Return True if the hand alone can reach the count while ``keep`` cards stay."""
        if self._seven(keep) and (self.top < 0 or self._has_room(self.top)):
            return True
        if self.then != FOLLOWED or self.nothing_closes():
            plain = count_plainly(self, self.missing, keep, self.lacks_three)
            if plain < 0 or (plain > 0 and self.top < 0):
                return plain > 0
        return best_count(self, self.missing, keep, self.lacks_three, self.top) >= self.missing

    def _seven(self, keep: i64) -> bool:
        """Return True if seven natural cards of a rank can be laid, which need no count."""
        if self.size() - self.setup.free_set < keep:
            return False
        naturals = self.naturals & ~((self.dead | present(self.set_naturals)) * FIELD)
        if self.top >= 0 and self.then == CLOSES:
            naturals &= ~(BIT[self.top] * FIELD)
        return any_at_least(naturals, self.setup.free_set)

    def only_plain_counts(self) -> bool:
        """Return True if ``count_plainly`` covers every way to make the count.

        So it has neither black threes to lay nor seven equal cards.
        """
        return self._no_blacks() and not any_at_least(self.naturals, self.setup.free_set)

    def _no_blacks(self) -> bool:
        """Return True if no black threes can be laid, which only a player going out may do."""
        if not self.specials & self.setup.blacks:
            return True
        return self.specials >> BLACK_SHIFT & FIELD < 3 and not self.set_naturals >> SHIFT[RANKLESS] & FIELD

    def nothing_closes(self) -> bool:
        """Return True if no set can close in this turn, so that every rank has one set to lay cards on."""
        if self.shut:
            return False
        size = self.setup.canasta_size
        wilds = self.wilds()
        lying = self.set_naturals + self.set_wild
        if wilds + (lying >> SHIFT[RANKLESS] & FIELD) >= size:
            return False
        return not any_at_least(
            (lying & BIT[RANKLESS] - 1) + self.naturals, size - min(wilds, self.setup.most_wild)
        )

    def least_missing(self) -> i64:
        """Return the least by which the hand misses the count, whatever is laid (0: it can be reached)."""
        if self.missing <= 0 or self._seven(0):
            return 0
        return max(0, self.missing - max(0, best_count(self, self.missing, 0, self.lacks_three)))
