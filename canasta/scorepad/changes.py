"""Changes of the settings while a game runs: names, the stake, a raised first-meld requirement.

A change is plain data, like the entry of a hand, and includes the number of hands on the pad when it was
made. A new name applies to the whole sheet, a new stake from the next hand on, a raise (ruling A17) to the
next hand only.

>>> from canasta.scorepad.pad import Pad
>>> pad = Pad.new({"book": "american", "sides": [["Ana", "Carla"], ["Bruno", "Dora"]]})
>>> pad = pad.changed({"raise": {"side": "A", "points": 10}}).changed({"names": {"Bruno": "Benito"}})
>>> sheet = pad.sheet()
>>> sheet.next.needs, sheet.game.side_name(1)
((135, 125), 'Benito & Dora')
>>> for line in history(sheet):
...     print(line)
Hand 1: side A needs 10 more for its first meld.
Before hand 1: Bruno is now Benito.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from canasta.match.validation import validated_names
from canasta.messages import SIDE_LETTERS, UserError, text
from canasta.scorepad.entry import is_whole
from canasta.scorepad.settlement import Stake, money, read_stake

if TYPE_CHECKING:
    from canasta.scorepad.pad import Game, Sheet

AFTER: Final = "after"
NAMES: Final = "names"
STAKE: Final = "stake"
RAISE: Final = "raise"
#: How much a mis-meld raises the requirement (A17), and the limit of all raises.
USUAL_RAISE: Final = 10
MOST_RAISE: Final = 1000

Change = Mapping[str, Any]


def read_change(game: Game, before: Sequence[Change], data: object, hands: int) -> Change:
    """Read a change from plain data, or raise a ``UserError`` that names what cannot be used."""
    if not isinstance(data, Mapping) or len(data.keys() & {NAMES, STAKE, RAISE}) != 1:
        raise UserError("pad.error.change")
    after = data.get(AFTER, hands)
    if data.keys() - {AFTER, NAMES, STAKE, RAISE} or not is_whole(after, 0, hands):
        raise UserError("pad.error.change")
    if NAMES in data:
        names = data[NAMES]
        known = names_after(game, before)
        if not isinstance(names, Mapping) or not names or not all(isinstance(n, str) for n in names.values()):
            raise UserError("pad.error.change")
        for name in names:
            if name not in known:
                raise UserError("pad.ask.nobody", typed=str(name)[:40], names=", ".join(known))
        validated_names([names.get(name, name) for name in known])
    elif RAISE in data:
        given = data[RAISE]
        letters = SIDE_LETTERS[: game.form.setup.sides]
        if not isinstance(given, Mapping) or given.keys() != {"side", "points"}:
            raise UserError("pad.error.change")
        if given["side"] not in list(letters):
            raise UserError("pad.ask.no_side", typed=str(given["side"])[:40], names=", ".join(letters))
        if not is_whole(given["points"], 0, MOST_RAISE):
            raise UserError("pad.error.game_number", key=RAISE, least=0, most=MOST_RAISE)
    else:
        stake = read_stake(data[STAKE], game.form)
        return {AFTER: after, STAKE: msgspec.to_builtins(stake.struct()) if stake else None}
    return {**data, AFTER: after}


def names_after(game: Game, changes: Sequence[Change]) -> tuple[str, ...]:
    """Return the current names of the players."""
    names = game.names
    for change in changes:
        renamed = change.get(NAMES, {})
        names = tuple(renamed.get(name, name) for name in names)
    return names


def stake_at(game: Game, changes: Sequence[Change], place: int) -> Stake | None:
    """Return the stake of the hand at a place among the entries."""
    stake = game.stake
    for change in changes:
        if STAKE in change and change[AFTER] <= place:
            stake = read_stake(change[STAKE], game.form)
    return stake


def raises_at(game: Game, changes: Sequence[Change], place: int) -> list[int]:
    """Return how much more each side needs in the hand at a place; the last raise counts."""
    raised = [0] * game.form.setup.sides
    for change in changes:
        if RAISE in change and change[AFTER] == place:
            raised[SIDE_LETTERS.index(change[RAISE]["side"])] = change[RAISE]["points"]
    return raised


def after_strike(changes: Sequence[Change], place: int) -> tuple[Change, ...]:
    """Return the changes after a hand is struck out: later ones move up, and its own raises are dropped."""
    return tuple(
        {**change, AFTER: change[AFTER] - (change[AFTER] > place)}
        for change in changes
        if not (RAISE in change and change[AFTER] == place)
    )


# --- In words ---------------------------------------------------------------------------------------


def history(sheet: Sheet) -> Iterator[str]:
    """Yield all changes in words, in the order in which they were made."""
    for change in sheet.changes:
        hand = sheet.game.played + change[AFTER] + 1
        if NAMES in change:
            for old, new in change[NAMES].items():
                yield text("pad.change.name", hand=hand, old=old, new=new)
        elif STAKE in change:
            yield text(
                "pad.change.stake", hand=hand, stake=stake_words(read_stake(change[STAKE], sheet.game.form))
            )
        else:
            side, points = change[RAISE]["side"], change[RAISE]["points"]
            yield text(
                "pad.change.raise" if points else "pad.change.no_raise", hand=hand, side=side, points=points
            )


def stake_words(stake: Stake | None) -> str:
    """Describe a stake in words."""
    parts = []
    if stake is not None:
        for key in ("per_thousand", "minimum", "hand_per_thousand"):
            if getattr(stake, key):
                parts.append(text(f"pad.stake.{key}", amount=money(getattr(stake, key))))
        for price in sorted({cents for _, cents in stake.canastas if cents}):
            fields = ", ".join(text(f"pad.field.{id}") for id, cents in stake.canastas if cents == price)
            parts.append(text("pad.stake.canastas", amount=money(price), fields=fields))
    return ", ".join(parts) or text("pad.stake.none")
