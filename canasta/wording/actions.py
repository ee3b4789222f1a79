"""Players, cards and actions in words.

>>> from canasta.table.actions import parse_action
>>> action_words(parse_action("take KK"))
'takes the pile with two kings'
>>> offer_words(parse_action("add 2 to 8"))
'add a two to the set of eights'
>>> action_words(parse_action("play C"))
'plays a Caliente card'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from canasta.cards import BLACK_THREE, UNKNOWN, kind_letter
from canasta.clauses.stock import passing_goes_on
from canasta.messages import in_one_language, listed, text
from canasta.table import actions as act
from canasta.table.actions import action_text, needs
from canasta.table.packing import RANKLESS
from canasta.table.state import State

#: Names of the plain actions in the catalogue.
PLAIN_NAMES = {
    act.DRAW: "draw",
    act.PASS: "pass",
    act.END: "end",
    act.ASK: "ask",
    act.YES: "yes",
    act.NO: "no",
    act.REFILL: "refill",
    act.FOUR_BLACK: "four_blacks",
    act.SHOW_RED: "show_red",
    act.SHOW_BLACK: "show_black",
    act.SHOW_HAND: "show_hand",
    act.TAKE_RESERVE: "take_reserve",
}


#: Placeholder for the cards in a phrase.
CARDS = "{cards}"


def name_of(seat: int, names: Sequence[str] = ()) -> str:
    """Return the player's name, or the seat's number if no name is given."""
    return names[seat] if 0 <= seat < len(names) else text("wording.seat", number=seat + 1)


def letters(cards: Iterable[int]) -> str:
    """Return cards as letters with spaces between, in the order given: ``'4 4 K'``."""
    return " ".join(map(kind_letter, cards))


@in_one_language
def cards_words(cards: Iterable[int]) -> str:
    """Return cards in words, by kind in the order of their first occurrence.

    >>> cards_words([9, 9, 12]), cards_words([16] * 11), cards_words([10])
    ('two kings and a joker', '11 cards', 'an ace')
    """
    counts: dict[int, int] = {}
    for kind in cards:
        counts[kind] = counts.get(kind, 0) + 1
    return listed([_group(kind, count) for kind, count in counts.items()])


def _group(kind: int, count: int) -> str:
    words = text(f"wording.number.{count}") if 2 <= count <= 10 else str(count)
    if kind == UNKNOWN:
        return text("wording.many.hidden", number=count, count=words)
    return text("wording.many.cards", number=count, count=words, kind=kind)


def action_words(action: int) -> str:
    """Describe an action, to follow a name: ``'discards a king'``."""
    return _words("does", action)


def own_action_words(action: int) -> str:
    """Describe the reader's own action, to follow "you": ``'discard a king'``."""
    return _words("you_do", action)


def action_phrase(action: int, *, own: bool) -> str:
    """Describe an action like the above, with a placeholder for the cards that a player lays or discards.

    >>> from canasta.table.actions import parse_action
    >>> action_phrase(parse_action("add 8"), own=False)
    'adds {cards} to the set'
    """
    named = act.TAKE_PAIR <= action < act.LAY_NATURAL
    return _words("you_do" if own else "does", action, cards="" if named else CARDS)


@in_one_language
def play_words(actions: Iterable[int], state: State) -> str:
    """Describe consecutive actions; cards added to the same set are combined."""
    times = Counter(actions)
    return listed([offer_words(action, state, number) for action, number in times.items()])


@in_one_language
def offer_words(action: int, state: State | None = None, times: int = 1) -> str:
    """Describe a possible action, for a list of choices or after "you": ``'discard a king'``.

    If the state is given, the description follows its book: how many cards are drawn, and whether there is
    anything to draw.
    """
    drawn, goes_on = offer_context(action, state) if state is not None else (1, False)
    return words_of_offer(action, drawn, goes_on, times)


def offer_context(action: int, state: State) -> tuple[int, bool]:
    """Return what the words of an offer take from the state: the cards drawn, and whether a pass goes on.

    Offers with the same context have the same words in every state.
    """
    drawn = state.setup.draw if action == act.DRAW else 1
    return drawn, action == act.PASS and passing_goes_on(state)


@in_one_language
def words_of_offer(action: int, drawn: int, goes_on: bool, times: int = 1) -> str:
    """Describe a possible action, given what its words take from the state (``offer_context``)."""
    if drawn > 1:
        return text("wording.do.draw_more", cards=cards_words([UNKNOWN] * drawn))
    if goes_on:
        return text("wording.do.pass_on")
    return _words("do", action, times)


def starts_set(action: int) -> bool:
    """Return True if an action lays a new set."""
    return act.LAY_NATURAL <= action < act.ADD or action & act.FAMILY == act.LAY_SEVEN


@in_one_language
def _words(mood: str, action: int, times: int = 1, cards: str = "") -> str:
    action_text(action)  # raises an error if the number is not an action
    if action < act.TAKE_PAIR:
        return text(f"wording.{mood}.{PLAIN_NAMES[action]}")
    family, place = action & act.FAMILY, action & act.KIND
    cards = cards or cards_words(needs(action) * times)
    if family == act.TAKE_ADD:
        return text(f"wording.{mood}.take_on", kind=place)
    if family < act.LAY_NATURAL:
        return text(f"wording.{mood}.take", cards=cards)
    if starts_set(action):
        return text(f"wording.{mood}.lay", cards=cards)
    if family in (act.ADD_TWO, act.ADD_JOKER):
        if place == RANKLESS:
            return text(f"wording.{mood}.add_wild", cards=cards, kinds=text("wording.many.wild"))
        return text(f"wording.{mood}.add_wild", cards=cards, kind=place)
    if family == act.BURY:
        return text(f"wording.{mood}.bury", cards=cards)
    if family == act.DISCARD:
        return text(f"wording.{mood}.discard", cards=cards)
    kind = BLACK_THREE if place == RANKLESS else place
    return text(f"wording.{mood}.add", cards=cards, kind=kind)
