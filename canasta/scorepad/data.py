"""The form of a book as data, with everything a client needs to run a pad offline.

With it, a client can ask for the fields, check their limits, add up a hand and name the next dealer without
knowing the rules.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from canasta.clauses.pad import COUNT, Field
from canasta.clauses.rulebook import Rulebook
from canasta.clauses.setup import Setup
from canasta.match.seating import seat_players
from canasta.messages import text
from canasta.scorepad.form import Form, form_of, side_sizes
from canasta.scorepad.sums import BASE, sums_of
from canasta.wire import pads as wire
from canasta.wire.base import KIND_NAMES, SIDES, kind_names

#: Number of hands after which every player has sat out equally often, whatever the sides.
_ROUND: Final = 60


def form(book: Rulebook, players: int) -> wire.PadForm:
    """Return the form of a book as data.

    >>> from canasta.books import book
    >>> found = form(book("classic"), 5)
    >>> found.dealer, found.seatings[:3], found.sums.lines[0].one
    (4, [[0, 2, 1, 3], [0, 4, 1, 3], [0, 4, 1, 2]], 'going out')
    """
    return as_data(form_of(book, players))


def as_data(made: Form) -> wire.PadForm:
    """Convert a form to data."""
    setup, book, base = made.setup, made.book, made.base
    first = book.first_meld
    if first.by_hand:
        steps = [wire.FirstMeldStep(count, hand) for hand, count in enumerate(first.by_hand, start=1)]
    else:
        steps = [wire.FirstMeldStep(first.below, start=None)]
        steps += [wire.FirstMeldStep(count, start=start) for start, count in first.steps]
    return wire.PadForm(
        book=book.slug,
        version=book.version,
        options=list(book.chosen),
        house=book.house.name if book.house else None,
        players=setup.players,
        seats=setup.seats,
        sides=[
            wire.FormSide(SIDES[side], number, made.places) for side, number in enumerate(side_sizes(setup))
        ],
        packs=setup.packs,
        canasta_size=setup.canasta_size,
        target=book.target or None,
        hands=book.hands or None,
        first_meld=wire.FormFirstMeld(first.paragraph, steps),
        base=wire.FormBase(base.base, base.paragraph, list(BASE)) if base and base.base else None,
        fields=[_field(found) for found in made.fields],
        deck={KIND_NAMES[kind]: number for kind, number in enumerate(made.deck) if number},
        dealer=book.seat_draw.first_dealer % setup.seats + 1,
        seatings=_seatings(setup),
        sums=sums_of(made),
    )


def _seatings(setup: Setup) -> list[list[int]]:
    """Return the seats hand by hand, until they repeat."""
    members, first = [], 0
    for size in side_sizes(setup):
        members.append(range(first, first + size))
        first += size
    always = setup.book.seat_draw.always_play
    seatings = [list(seat_players(members, setup.seats, hand, always)) for hand in range(1, _ROUND + 1)]
    for length in (1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30):
        if seatings[length:] + seatings[:length] == seatings:
            return seatings[:length]
    return seatings


def _field(found: Field) -> wire.FormField:
    choices = [
        wire.FormChoice(name, text(message, title=title), points)
        for (name, points), (message, title) in zip(found.choices, found.labels, strict=True)
    ]
    groups = [wire.FormValue(group.value, kind_names(group.kinds), group.most) for group in found.groups]
    counted = found.kind == COUNT
    cards, each_hand = found.in_hands
    return wire.FormField(
        id=found.id,
        kind=found.kind,
        label=found.label,
        paragraph=found.paragraph or None,
        points=found.points,
        least=0 if counted else UNSET,
        most=found.most if counted else UNSET,
        part=found.part or UNSET,
        one_side=found.one_side or UNSET,
        needs=found.needs or UNSET,
        choices=choices or UNSET,
        groups=groups or UNSET,
        calientes=found.calientes or UNSET,
        cards=kind_names(cards) or UNSET,
        each_hand=each_hand or UNSET,
        beside=found.beside or UNSET,
    )
