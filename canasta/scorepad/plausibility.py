"""Plausibility checks: counts that the pack does not allow are refused, with field and reason.

An entry that breaks a rule without being impossible (a set with too many wild cards, going out without enough
canastas) is a doubt: the user is asked and may confirm it, because a referee's decision can lead to it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import gcd
from typing import Final

from canasta.cards import BLACK_THREE, CALIENTE, JOKER, RANKS, RED_THREE, TWO
from canasta.clauses.pad import CARDS, COUNT, HANDS, MIXED, NATURAL, Field, Group, SetClass
from canasta.clauses.tally import SetTally, Worth, add_worths
from canasta.engine.finishing.rank import shapes
from canasta.messages import text
from canasta.scorepad.doubts import Doubt
from canasta.scorepad.entry import POINTS, SETS, EnteredCards, PadError, SideEntry
from canasta.scorepad.form import Form
from canasta.scorepad.settlement import Stake
from canasta.scorepad.tally import canastas_of

#: The clauses that limit the wild cards of a set.
_WILD: Final = ("WildLimit", "FewerWild", "ClosedMix")


def check_hand(form: Form, entries: Sequence[SideEntry], *, finished: bool = True) -> list[Doubt]:
    """Refuse an impossible hand with a ``PadError``; return the doubts about the rest.

    While it is not ``finished``, errors that more answers can correct are ignored.
    """
    if len(entries) != form.setup.sides:
        raise PadError("sides", number=form.setup.sides, given=len(entries))
    for entry in entries:
        _check_claims(form, entry)
        _check_sets(form, entry)
        if entry.points is None and (finished or form.base is None):
            _check_canastas(form, entry)
        _check_steps(form, entry)
        _check_hands(form, entry)
    _check_one_side(form, entries)
    _check_pack(form, entries)
    return list(_doubts(form, entries))


def _refuse(reason: str, entry: SideEntry, found: Field | None, **params: int | str) -> PadError:
    if found is None:
        return PadError(reason, entry.side, SETS, text("pad.field.sets"), **params)
    return PadError(reason, entry.side, found.id, found.label, **params)


# --- One side ---------------------------------------------------------------------------------------


def _check_claims(form: Form, entry: SideEntry) -> None:
    """Check concealed, special hand and four black threes: only for the side that went out."""
    for found in form.fields:
        claimed = found.id in entry.said or (found.id == "special" and entry.special >= 0)
        if claimed and found.needs and found.needs not in entry.said:
            needed = form.field(found.needs)
            raise _refuse("needs", entry, found, needed=needed.label if needed else found.needs)
    with_table = entry.special >= 0 and form.book.special_hands[entry.special].opened
    if (
        entry.special >= 0
        and not with_table
        and (entry.sets or entry.laid.worth.number or canastas_of(form, entry))
    ):
        raise _refuse("special_laid", entry, form.field("special"))


def _check_sets(form: Form, entry: SideEntry) -> None:
    """Check sets card by card: which may be laid at all, and one of a rank if the book requires it."""
    seen: set[int] = set()
    groups = _laid_kinds(form)
    for cards in entry.sets or ():
        if cards.kind not in groups and cards.kind != TWO:
            raise _refuse("never_laid", entry, None, kind=cards.kind)
        if cards.kind in seen and form.base is None:
            raise _refuse("same_rank", entry, None, kind=cards.kind)
        if cards.size > form.setup.set_limit:
            raise _refuse("closed", entry, None, kind=cards.kind, number=form.setup.canasta_size)
        more = cards.size - form.setup.put_away
        if more > 0 and (cards.kind == TWO or cards.naturals <= more):
            raise _refuse("closed", entry, None, kind=cards.kind, number=form.setup.canasta_size)
        seen.add(cards.kind)
    small, big = entry.number("small_wild"), entry.number("big_wild")
    if entry.sets is not None and small + big:
        if not any(cards.kind == TWO and cards.size >= form.setup.canasta_size for cards in entry.sets):
            raise _refuse("no_wild_canasta", entry, form.field("big_wild" if big else "small_wild"))


def _laid_kinds(form: Form) -> set[int]:
    laid = form.field("laid")
    return {kind for group in laid.groups for kind in group.kinds} if laid else set(range(RANKS))


def _check_canastas(form: Form, entry: SideEntry) -> None:
    """Check counted canastas: one of a rank per side, and enough cards to make them."""
    if entry.sets is not None:
        return
    canastas, classes = canastas_of(form, entry), dict(form.classes())
    open_sets = {id: entry.number(id) for id, _ in form.classes("open") if entry.number(id)}
    if form.base is None:
        for alike in _same_set(form):
            counted = [id for id in alike if entry.number(id)]
            if sum(map(entry.number, counted)) > 1:
                raise _refuse("one_set", entry, form.field(counted[0]))
        ranked = sum(number for id, number in canastas.items() if classes[id].ranks)
        if ranked > RANKS:
            raise _refuse("ranks", entry, form.field("mixed"), number=RANKS, given=ranked)
    number = sum(canastas.values())
    field, cards = form.field("laid"), entry.laid
    if form.base is not None:
        number = beyond_base(form, entry)
        field, cards = form.field("beyond"), entry.beyond
        needed = number * form.setup.canasta_size
        if cards.worth.points and not needed:
            raise _refuse("no_beyond", entry, field)
        if cards.worth.number >= 0 and cards.worth.number != needed:
            raise _refuse("beyond", entry, field, number=needed, given=cards.worth.number)
        if cards.worth.points > (most := needed * max(form.book.values)):
            raise _refuse("too_much", entry, field, number=most, given=cards.worth.points)
        least = min(_least(form, sets) for sets in (NATURAL, MIXED)) * number
    else:
        least = sum(_least(form, classes[id]) * count for id, count in canastas.items())
        least += sum(_least(form, sets, 3) * open_sets.get(id, 0) for id, sets in form.classes("open"))
        needed = number * form.setup.canasta_size + 3 * sum(open_sets.values())
        if 0 <= cards.worth.number < needed:
            raise _refuse("too_few", entry, field, number=needed, given=cards.worth.number)
    if cards.worth.points < least:
        raise _refuse("too_little", entry, field, number=least, given=cards.worth.points)
    _check_by_value(form, entry, canastas)


def beyond_base(form: Form, entry: SideEntry) -> int:
    """Return the canastas beyond the base: sevens, fives, wild cards, any natural and a mixed one."""
    canastas = canastas_of(form, entry)
    if form.base is None or not form.base.base:
        return sum(canastas.values())
    natural = sum(canastas.get(id, 0) for id in ("sevens", "fives", "natural"))
    base = natural >= 3 and all(canastas.get(id) for id in ("sevens", "fives", "wild", "mixed"))
    return sum(canastas.values()) - (5 if base else 0)


def _same_set(form: Form) -> list[list[str]]:
    """Return fields that count the same set of a side: of one rank, or of wild cards alone."""
    alike: dict[tuple[int, ...], list[str]] = {}
    for found in form.fields:
        if found.sets is not None and len(found.sets.ranks) <= 1:
            alike.setdefault(found.sets.ranks, []).append(found.id)
    return list(alike.values())


def _least(form: Form, sets: SetClass, size: int = 0) -> int:
    """Return the least value of the cards of such a set."""
    values, size = form.book.values, size or form.setup.canasta_size
    if not sets.ranks:
        jokers = size // 2 + 1 if sets.jokers == "more" else sets.least
        return values[JOKER] * jokers + values[TWO] * (size - jokers)
    low = min(values[rank] for rank in sets.ranks if rank < RANKS)
    return low * (size - 1) + min(values[TWO], values[JOKER]) if sets.wild else low * size


def _check_by_value(form: Form, entry: SideEntry, canastas: dict[str, int]) -> None:
    """Check cards given by value: enough of one value for every natural canasta, and enough wild cards."""
    if not entry.laid.groups or form.base is not None:
        return
    size = form.setup.canasta_size
    classes = form.classes()
    natural = sum(canastas.get(id, 0) for id, sets in classes if not sets.wild)
    possible = sum(
        number // size for group, number in entry.laid.groups if any(kind < RANKS for kind in group.kinds)
    )
    if natural > possible:
        raise _refuse("natural_cards", entry, form.field("natural"), number=possible, given=natural)
    wild = sum(number for group, number in entry.laid.groups if {TWO, JOKER} & {*group.kinds})
    needed = sum(canastas.get(id, 0) * (1 if sets.ranks else size) for id, sets in classes if sets.wild)
    if needed > wild:
        raise _refuse("wild_cards", entry, form.field("laid"), number=needed, given=wild)


def _check_steps(form: Form, entry: SideEntry) -> None:
    """Check that cards can add up to each sum."""
    for found, cards in _counted(form, entry):
        step = gcd(*(group.value for group in found.groups)) or 1
        if cards.worth.points % step:
            raise _refuse("step", entry, found, number=step, given=cards.worth.points)


def _check_hands(form: Form, entry: SideEntry) -> None:
    """Check the hands: a player who went out has none, threes are given once, held cards have a hand."""
    left = form.field("left")
    if all(hand.kinds for hand in entry.left) and any(any(hand.kinds or ()) for hand in entry.left):
        for id in ("left_red_threes", "left_black_threes"):
            if entry.number(id):
                raise _refuse("threes_twice", entry, form.field(id))
    if "out" in entry.said and not any(_is_empty(hand) for hand in entry.left):
        raise _refuse("out_holds", entry, left)
    summed = [hand for hand in entry.left if hand.kinds is None]
    for found in form.fields:
        number = entry.number(found.id)
        if found.kind_of_card >= 0 and number:
            full = [hand for hand in summed if hand.worth.points >= 3 * form.left_values[found.kind_of_card]]
            if number > len(full):
                raise _refuse("held", entry, found, number=len(full))


def _is_empty(hand: EnteredCards) -> bool:
    return hand.worth.number == 0 and not hand.calientes and not any(hand.kinds or ())


def _counted(form: Form, entry: SideEntry) -> Iterator[tuple[Field, EnteredCards]]:
    """Yield all entered cards with their fields."""
    for found in form.fields:
        if found.kind == CARDS:
            yield found, entry.laid if found.id == "laid" else entry.beyond
        elif found.kind == HANDS:
            for hand in entry.left:
                yield found, hand


# --- All sides together -----------------------------------------------------------------------------


def _check_one_side(form: Form, entries: Sequence[SideEntry]) -> None:
    for found in form.fields:
        if found.one_side:
            said = [entry for entry in entries if found.id in entry.said]
            if len(said) > 1:
                raise _refuse("one_side", said[1], found)


def _check_pack(form: Form, entries: Sequence[SideEntry]) -> None:
    """Check that the sides together do not exceed the pack."""
    kinds: Counter[int] = Counter()
    by_value: Counter[tuple[int, ...]] = Counter()
    threes: Counter[int] = Counter()
    worths: list[Worth] = []
    for entry in entries:
        for cards in entry.sets or ():
            _count_set(kinds, cards)
            points = cards.worth(form.book.values)
            worths.append(Worth(points, cards.size))
            _check_kinds(form, entry, None, kinds)
        for found, counted in _counted(form, entry):
            for kind, number in enumerate(counted.kinds or ()):
                kinds[kind] += number
            worths.append(counted.worth)
            for group, number in counted.groups:
                by_value[group.kinds] += number
                _check_group(entry, found, group, by_value[group.kinds], kinds)
            if counted.kinds is None:
                kinds[CALIENTE] += counted.calientes
            _check_kinds(form, entry, found, kinds)
        for id, kind in (
            ("red_threes", RED_THREE),
            ("left_red_threes", RED_THREE),
            ("black_threes", BLACK_THREE),
            ("left_black_threes", BLACK_THREE),
            ("calientes", CALIENTE),
        ):
            kinds[kind] += entry.number(id)
            threes[kind] += entry.number(id)
            if entry.number(id):
                _check_kinds(form, entry, form.field(id), kinds)
        _check_classes(form, entries[: entry.side + 1])
    _check_all(form, worths, sum(threes.values()))


def _count_set(kinds: Counter[int], cards: SetTally) -> None:
    kinds[cards.kind] += cards.naturals
    kinds[TWO] += cards.twos
    kinds[JOKER] += cards.jokers


def _check_kinds(form: Form, entry: SideEntry, found: Field | None, kinds: Counter[int]) -> None:
    for kind, number in kinds.items():
        if number > form.deck[kind]:
            raise _refuse("pack", entry, found, kind=kind, number=form.deck[kind], given=number)


def _check_group(entry: SideEntry, found: Field, group: Group, number: int, kinds: Counter[int]) -> None:
    total = number + sum(kinds[kind] for kind in group.kinds)
    if total > group.most:
        raise _refuse("group_pack", entry, found, value=group.value, number=group.most, given=total)


def _check_classes(form: Form, entries: Sequence[SideEntry]) -> None:
    """Check the canastas of each class over all sides."""
    entry = entries[-1]
    totals: Counter[str] = Counter()
    for each in entries:
        totals.update(canastas_of(form, each))
    for found in form.fields:
        if found.part == "canastas" and found.kind == COUNT and entry.number(found.id):
            if found.beside:
                most = (form.deck[TWO] + form.deck[JOKER]) // form.setup.canasta_size
                given = sum(totals[each.id] for each in form.fields if each.beside)
            else:
                most, given = found.most, totals[found.id]
            if given > most:
                raise _refuse("all_sides", entry, found, number=most, given=given)
    with_wild = [
        (id, 1 if sets.ranks else form.setup.canasta_size) for id, sets in form.classes() if sets.wild
    ]
    wild = sum(totals[id] * number for id, number in with_wild)
    if wild > form.deck[TWO] + form.deck[JOKER]:
        name = next((id for id, _ in with_wild if entry.number(id)), "")
        if name:
            number = form.deck[TWO] + form.deck[JOKER]
            raise _refuse("wild_pack", entry, form.field(name), number=number, given=wild)


def _check_all(form: Form, worths: Sequence[Worth], others: int) -> None:
    """Check all cards together, by number where it is known and by value."""
    total = add_worths(worths)
    number = sum(max(worth.number, 0) for worth in worths) + others
    if number > len(form.setup.deck):
        raise PadError("all_cards", number=len(form.setup.deck), given=number)
    values = [max(pair) for pair in zip(form.book.values, form.left_values, strict=True)]
    most = sum(count * value for count, value in zip(form.deck, values, strict=True))
    if total.points > most:
        raise PadError("all_points", number=most, given=total.points)


# --- Doubts -----------------------------------------------------------------------------------------


def _doubts(form: Form, entries: Sequence[SideEntry]) -> Iterator[Doubt]:
    setup, sets = form.setup, (SETS,)
    wild = next((limit.paragraph for limit in form.book.limits if type(limit).__name__ in _WILD), "")
    further = form.book.further_sets
    for entry in entries:
        if entry.points is not None:
            yield from _doubts_of_points(form, entry, entry.points)
            continue
        for cards in entry.sets or ():
            more = max(cards.size - setup.put_away, 0)
            if cards.kind < RANKS and cards.wild:
                laid = (cards.naturals - more, cards.wild)
                if laid not in shapes(setup.room[cards.kind], 0, 0, *laid, cards.size):
                    params = {"kind": cards.kind, "number": cards.wild}
                    yield Doubt("wild", entry.side, sets, wild, params)
            if more and further and cards.kind in further.never_added:
                params = {"kind": cards.kind, "number": setup.canasta_size}
                yield Doubt("added", entry.side, sets, further.paragraph, params)
        unfinished = Counter(cards.kind for cards in entry.sets or () if cards.size < setup.canasta_size)
        for kind, number in unfinished.items():
            if number > 1:
                paragraph = further.paragraph if further else ""
                yield Doubt("open_sets", entry.side, sets, paragraph, {"kind": kind, "number": number})
        number = sum(canastas_of(form, entry).values())
        if "out" in entry.said and entry.special < 0 and number < setup.canastas_needed:
            params = {"number": setup.canastas_needed, "given": number}
            paragraph = form.book.going_out.needs(setup.players)
            yield Doubt("canastas", entry.side, ("out", *_canasta_fields(form)), paragraph, params)
        elif "out" in entry.said and entry.special < 0:
            yield from _doubts_of_kinds(form, entry)
        yield from _doubts_of_open(form, entry)
        for id, kind in (("left_red_threes", RED_THREE), ("left_black_threes", BLACK_THREE)):
            if entry.number(id) and any(hand.kinds and hand.kinds[kind] for hand in entry.left):
                yield Doubt("threes_twice", entry.side, (id, "left"), "", {"kind": kind})


def _doubts_of_kinds(form: Form, entry: SideEntry) -> Iterator[Doubt]:
    """Doubt whether a side went out without the kind of canasta that it takes."""
    classes = dict(form.classes())
    natural = any(not classes[id].wild for id in canastas_of(form, entry))
    for need in form.book.out_needs:
        if not natural:
            yield Doubt("natural_out", entry.side, ("out", *_canasta_fields(form)), need.paragraph, {})


def _doubts_of_open(form: Form, entry: SideEntry) -> Iterator[Doubt]:
    """Doubt whether the cards of canastas that were put away were counted with open or added ones.

    A player who counts all cards that were laid reaches at least the value of the canastas.
    """
    canastas = canastas_of(form, entry)
    if form.base is None or entry.sets is not None or not canastas:
        return
    worth, number = entry.laid.worth, sum(canastas.values())
    classes = dict(form.classes())
    least = sum(_least(form, classes[id]) * count for id, count in canastas.items())
    if worth.points >= least and not 0 <= worth.number < number * form.setup.canasta_size:
        params = {"number": number, "given": worth.points}
        yield Doubt("with_canastas", entry.side, ("laid",), form.base.open_paragraph, params)


def _canasta_fields(form: Form) -> list[str]:
    return [found.id for found in form.fields if found.part == "canastas"]


def _doubts_of_points(form: Form, entry: SideEntry, points: int) -> Iterator[Doubt]:
    """Doubt points given alone that no cards could add up to."""
    step = gcd(*form.book.values, *form.left_values)
    if points % step:
        yield Doubt("points_step", entry.side, (POINTS,), "", {"number": step, "given": points})
    most = _most_points(form)
    if abs(points) > most:
        yield Doubt("points_most", entry.side, (POINTS,), "", {"number": most, "given": points})


def _most_points(form: Form) -> int:
    """Return an upper bound of a hand's points: all cards, the best canastas, and every other bonus."""
    most = sum(count * value for count, value in zip(form.deck, form.book.values, strict=True))
    canastas = [found.points or 0 for found in form.fields if found.part == "canastas"]
    most += len(form.setup.deck) // form.setup.canasta_size * max(canastas, default=0)
    for found in form.fields:
        if not found.part:
            most += abs(found.points or 0) * max(found.most, 1)
        most += max((points for _, points in found.choices), default=0)
    return most + (form.base.base if form.base else 0)


def unpriced(stake: Stake, entries: Sequence[SideEntry]) -> tuple[Doubt, ...]:
    """Return a doubt for every side that may have had paid canastas and did not enter them."""
    prices = [id for id, cents in stake.canastas if cents]
    return tuple(
        Doubt("unpriced", entry.side, tuple(prices), "", {})
        for entry in entries
        if prices and entry.points is not None and not any(id in entry.numbers for id in prices)
    )
