"""Settlement: who pays whom how much, after each hand and after the game (american 70 to 72, ruling A18).

Money is whole cents. A stake can be played for in any book: an amount per thousand points of difference at
the end, a minimum, and after every hand an amount for canastas of some classes or for the difference.

>>> [payment.cents for payment in game_payments(AMERICAN, [8500, 5000], [[0, 1], [2, 3]], [0])]
[200, 200]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from canasta.clauses.pad import COUNT
from canasta.clauses.rulebook import Rulebook
from canasta.limits import PAD_CENTS
from canasta.messages import UserError, figure
from canasta.scorepad.entry import SideEntry, is_whole
from canasta.scorepad.form import Form
from canasta.scorepad.tally import canastas_of
from canasta.wire.pads import PadStake

_KEYS: Final = PadStake.__struct_fields__


class Payment(NamedTuple):
    """One player pays another."""

    payer: int
    payee: int
    cents: int


@dataclass(frozen=True)
class Stake:
    """The stake, in cents."""

    per_thousand: int = 0  #: each loser to one winner, for a thousand points of difference, after the game
    minimum: int = 0  #: the least that is paid for it
    hand_per_thousand: int = 0  #: each player to each opponent with more points, after a hand
    canastas: tuple[tuple[str, int], ...] = ()  #: each player to each opponent, for a canasta of a class

    def struct(self) -> PadStake:
        """Return the stake as data for clients."""
        return PadStake(self.per_thousand, self.minimum, self.hand_per_thousand, dict(self.canastas))


#: Half the difference at a dollar per thousand points, two dollars at least; and one dollar per canasta.
AMERICAN: Final = Stake(50, 200, 0, (("aces", 100), ("sevens", 100), ("wild", 100), ("twos", 100)))
_USUAL: Final[Mapping[str, Stake]] = {"american": AMERICAN}


def usual_stake(book: Rulebook) -> Stake | None:
    """Return the stake described in the book itself."""
    return _USUAL.get(book.slug)


def read_stake(data: object, form: Form) -> Stake | None:
    """Read a stake from plain data; None means no stake."""
    if data is None:
        return None
    if not isinstance(data, Mapping) or any(key not in _KEYS for key in data):
        raise UserError("pad.error.stake", names=", ".join(_KEYS))
    canastas = data.get("canastas") or {}
    known = [found.id for found in form.fields if found.part == "canastas" and found.kind == COUNT]
    if not isinstance(canastas, Mapping) or any(id not in known for id in canastas):
        raise UserError("pad.error.stake_canastas", names=", ".join(known))
    return Stake(
        per_thousand=_cents(data.get("per_thousand"), "per_thousand"),
        minimum=_cents(data.get("minimum"), "minimum"),
        hand_per_thousand=_cents(data.get("hand_per_thousand"), "hand_per_thousand"),
        canastas=tuple((id, _cents(cents, id)) for id, cents in canastas.items()),
    )


def _cents(value: object, key: str) -> int:
    if value is None:
        return 0
    if not is_whole(value, 0, PAD_CENTS):
        raise UserError("pad.error.stake_cents", key=key, most=PAD_CENTS)
    return value


def hand_payments(
    stake: Stake,
    form: Form,
    seats: Sequence[tuple[int, int]],
    entries: Sequence[SideEntry],
    points: Sequence[int],
) -> Iterator[Payment]:
    """Yield the payments between sides after a hand; ``seats`` are players with their sides."""
    prices = dict(stake.canastas)
    owed = [
        sum(prices.get(id, 0) * number for id, number in canastas_of(form, entry).items())
        for entry in entries
    ]
    for payer, own in seats:
        for payee, side in seats:
            if side == own:
                continue
            # The balance between the two players.
            difference = stake.hand_per_thousand * (points[side] - points[own])
            cents = owed[side] + _share(difference, 1000) - owed[own] - _share(-difference, 1000)
            if cents > 0:
                yield Payment(payer, payee, cents)


def game_payments(
    stake: Stake, totals: Sequence[int], members: Sequence[Sequence[int]], winners: Sequence[int]
) -> list[Payment]:
    """Return the payments after the game: each losing side shares the amounts its winners receive.

    ``members`` are the players of the sides in seating order. Cents are rounded up for each winner, and one
    that cannot be shared is paid by the loser seated first.

    >>> [tuple(payment) for payment in game_payments(AMERICAN, [8605, 3105], [[0, 1], [2, 3, 4]], [0])]
    [(2, 0, 184), (3, 0, 91), (3, 1, 92), (4, 1, 183)]
    """
    payments: list[Payment] = []
    for loser, players in enumerate(members):
        if loser in winners:
            continue
        for winner in winners:
            difference = totals[winner] - totals[loser]
            amount = max(_share(stake.per_thousand * difference, 1000), stake.minimum)
            amount = _share(amount, len(winners))
            receivers = list(members[winner])
            total = amount * len(receivers)
            debts = [total // len(players)] * len(players)
            for place in range(total % len(players)):
                debts[place] += 1
            payments += _pair(list(players), debts, receivers, [amount] * len(receivers))
    return payments


def _share(cents: int, parts: int) -> int:
    """Divide an amount to be paid, rounding up; a negative amount counts as zero."""
    return -(-cents // parts) if cents > 0 else 0


def _pair(payers: list[int], debts: list[int], payees: list[int], claims: list[int]) -> Iterator[Payment]:
    """Yield the losers' payments to the winners, both in seating order."""
    payer = payee = 0
    while payer < len(payers) and payee < len(payees):
        cents = min(debts[payer], claims[payee])
        if cents:
            yield Payment(payers[payer], payees[payee], cents)
        debts[payer] -= cents
        claims[payee] -= cents
        payer += not debts[payer]
        payee += not claims[payee]


def balances(payments: Sequence[Payment], players: int) -> list[int]:
    """Return each player's balance, in cents.

    >>> balances([Payment(0, 1, 50)], 3)
    [-50, 50, 0]
    """
    cents = [0] * players
    for payment in payments:
        cents[payment.payer] -= payment.cents
        cents[payment.payee] += payment.cents
    return cents


def fewest(payments: Sequence[Payment], players: int) -> list[Payment]:
    """Combine payments into few: debtors pay creditors in seating order.

    >>> fewest([Payment(0, 1, 50), Payment(1, 2, 50)], 3)
    [Payment(payer=0, payee=2, cents=50)]
    """
    cents = balances(payments, players)
    payers = [player for player in range(players) if cents[player] < 0]
    payees = [player for player in range(players) if cents[player] > 0]
    return list(
        _pair(payers, [-cents[player] for player in payers], payees, [cents[player] for player in payees])
    )


def money(cents: int) -> str:
    """Format cents as an amount of money.

    >>> money(175), money(-5)
    ('1.75', '-0.05')
    """
    return figure(cents / 100, 2, grouped=False)
