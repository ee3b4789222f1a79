"""Actions: fixed small integers, the same for every book and any number of packs.

An action is ``family * 16 + kind``. The kind is the rank of the set, of the top card, or of the discarded
card; for the plain actions it is a running number. Every action has a text form that can be read aloud and
typed:

>>> action_text(DISCARD + 9), parse_action("discard K") == DISCARD + 9
('discard K', True)

The core calculates with the numbers. Callers get ``Action`` objects: the same numbers, made once, which know
their name, family, rank and cards.

>>> action_text(LAY_TWO + 9), action_text(TAKE_ADD + 9), action_text(ADD_JOKER + 2)
('lay KK2', 'take on K', 'add X to 6')
"""

from __future__ import annotations

from enum import IntEnum
from operator import index
from typing import Final

from canasta.build.native import i64, is_compiled, mypyc_attr, vec
from canasta.cards import BLACK_THREE, CALIENTE, JOKER, LETTERS, RANKS, RED_THREE, TWO, Kind
from canasta.messages import UserError
from canasta.table.packing import RANKLESS, count_fields

# Plain actions.
DRAW: Final = 0
PASS: Final = 1
END: Final = 2
ASK: Final = 3
YES: Final = 4
NO: Final = 5
REFILL: Final = 6  #: play a Caliente card and fill up the hand
FOUR_BLACK: Final = 7  #: lay the four black threes as the whole hand
SHOW_RED: Final = 8  #: lay a kept red three and replace it
SHOW_BLACK: Final = 9
SHOW_HAND: Final = 10  #: show a special hand
TAKE_RESERVE: Final = 11  #: pick up the next reserve

# Families: the family number, shifted.
TAKE_PAIR: Final = 1 << 4
TAKE_TWO: Final = 2 << 4
TAKE_JOKER: Final = 3 << 4
TAKE_ADD: Final = 4 << 4
LAY_NATURAL: Final = 5 << 4
LAY_TWO: Final = 6 << 4
LAY_JOKER: Final = 7 << 4
LAY_WILD: Final = 8 << 4
ADD: Final = 9 << 4
ADD_TWO: Final = 10 << 4
ADD_JOKER: Final = 11 << 4
BURY: Final = 12 << 4  #: add a natural card to a closed set
LAY_SEVEN: Final = 13 << 4  #: seven natural cards of a rank at once
DISCARD: Final = 15 << 4

FAMILY: Final = ~15
KIND: Final = 15
ACTIONS: Final = 256

#: An offer has a rank mask for every family, indexed by family number. Discards of kinds without a rank have
#: a separate mask, in which field 0 is the two.
OFFER_PAIR: Final = 1
OFFER_TAKE_TWO: Final = 2
OFFER_TAKE_JOKER: Final = 3
OFFER_TAKE_ADD: Final = 4
OFFER_NATURAL: Final = 5
OFFER_LAY_TWO: Final = 6
OFFER_LAY_JOKER: Final = 7
OFFER_WILD: Final = 8
OFFER_ADD: Final = 9
OFFER_ADD_TWO: Final = 10
OFFER_ADD_JOKER: Final = 11
OFFER_BURY: Final = 12
OFFER_SEVEN: Final = 13
OFFER_DISCARD: Final = 15
OFFER_DISCARD_SPECIAL: Final = 16
#: Plain actions, one bit each.
OFFER_PLAIN: Final = 0
OFFERS: Final = 17

Offer = vec[i64]
#: An empty offer, to be copied.
NO_OFFER: Final = vec[i64]([0] * OFFERS)
_COMPILED: Final = is_compiled(NO_OFFER)


def offer_of(masks: list[int]) -> Offer:
    """Make an offer from the masks of its first families."""
    offer = NO_OFFER[: len(masks)]
    for family, mask in enumerate(masks):
        offer[family] = mask
    return offer


def plain_offer(plain: i64) -> Offer:
    """Make an offer of plain actions only."""
    offer = NO_OFFER[:1]
    offer[OFFER_PLAIN] = plain
    return offer


_PLAIN: Final = {
    DRAW: "draw",
    PASS: "pass",
    END: "end",
    ASK: "ask",
    YES: "yes",
    NO: "no",
    REFILL: "play C",
    FOUR_BLACK: "lay BBBB",
    SHOW_RED: "show R",
    SHOW_BLACK: "show B",
    SHOW_HAND: "show hand",
    TAKE_RESERVE: "take reserve",
}
_WILD_SETS: Final = ("222", "22X", "2XX", "XXX")


def _texts() -> dict[int, str]:
    texts = dict(_PLAIN)
    for rank in range(RANKS):
        letter = LETTERS[rank]
        texts[TAKE_PAIR + rank] = f"take {letter}{letter}"
        texts[TAKE_TWO + rank] = f"take {letter}2"
        texts[TAKE_JOKER + rank] = f"take {letter}X"
        texts[TAKE_ADD + rank] = f"take on {letter}"
        texts[LAY_NATURAL + rank] = f"lay {letter * 3}"
        texts[LAY_TWO + rank] = f"lay {letter * 2}2"
        texts[LAY_JOKER + rank] = f"lay {letter * 2}X"
        texts[LAY_SEVEN + rank] = f"lay {letter * 7}"
        texts[ADD + rank] = f"add {letter}"
        texts[BURY + rank] = f"bury {letter}"
        texts[ADD_TWO + rank] = f"add 2 to {letter}"
        texts[ADD_JOKER + rank] = f"add X to {letter}"
    texts[LAY_NATURAL + RANKLESS] = "lay BBB"
    texts[ADD + RANKLESS] = "add B"
    texts[ADD_TWO + RANKLESS] = "add 2 to wild"
    texts[ADD_JOKER + RANKLESS] = "add X to wild"
    for jokers, cards in enumerate(_WILD_SETS):
        texts[LAY_WILD + jokers] = f"lay {cards}"
    for kind, letter in enumerate(LETTERS):
        texts[DISCARD + kind] = f"discard {letter}"
    return texts


_TEXT: Final = _texts()


class Family(IntEnum):
    """What an action does; ``Action.family`` is one of these.

    Examples:
        >>> parse_action("add 2 to 8").family.name
        'ADD_TWO'
    """

    PLAIN = 0  #: an action without a rank, such as ``draw`` or ``ask``
    TAKE_PAIR = 1 << 4
    TAKE_TWO = 2 << 4
    TAKE_JOKER = 3 << 4
    TAKE_ADD = 4 << 4
    LAY_NATURAL = 5 << 4
    LAY_TWO = 6 << 4
    LAY_JOKER = 7 << 4
    LAY_WILD = 8 << 4
    ADD = 9 << 4
    ADD_TWO = 10 << 4
    ADD_JOKER = 11 << 4
    BURY = 12 << 4
    LAY_SEVEN = 13 << 4
    DISCARD = 15 << 4


# Not a native class, because those cannot inherit from ``int``.
@mypyc_attr(native_class=False)
class Action(int):
    """An action: a number with a name, a family, a rank and cards.

    There is one object for each action, so ``is`` works as well as ``==``, and an action equals its number.

    Args:
        action: The text or the number of the action.

    Raises:
        UserError: If there is no such action.

    Examples:
        >>> action = Action("lay KK2")
        >>> action, str(action), int(action), action.family.name, action.rank.name
        (Action('lay KK2'), 'lay KK2', 105, 'LAY_TWO', 'KING')
        >>> Action(105) is action, Action("draw").rank
        (True, None)
    """

    __slots__ = ()

    def __new__(cls, action: int | str) -> Action:
        """Return the action of a text or a number."""
        if isinstance(action, str):
            return parse_action(action)
        action_text(index(action))
        return MADE[action]

    @property
    def name(self) -> str:
        """The text of the action, such as ``discard K``."""
        return action_text(self)

    @property
    def family(self) -> Family:
        """What the action does."""
        return Family(self & FAMILY)

    @property
    def rank(self) -> Kind | None:
        """The rank of the set, the top card of the pile or the discarded card; None if there is none."""
        family, kind = self & FAMILY, self & KIND
        if not family or family == LAY_WILD:
            return None
        if family == DISCARD:
            return Kind(kind)
        if kind == RANKLESS:
            return Kind.BLACK_THREE if family in (LAY_NATURAL, ADD) else None
        return Kind(kind)

    @property
    def cards(self) -> tuple[Kind, ...]:
        """The cards that the action plays from the hand."""
        return tuple(Kind(kind) for kind in needs(self))

    def __repr__(self) -> str:
        return f"Action({action_text(self)!r})"

    def __str__(self) -> str:
        return action_text(self)

    def __format__(self, form: str) -> str:
        """Format the number if the form is one for numbers, otherwise the text."""
        return format(int(self) if form[-1:] in _NUMBER_FORMS else action_text(self), form)


#: Ends of format strings that are meant for numbers.
_NUMBER_FORMS: Final = frozenset("bcdoxXneEfFgG%")
#: An action for every number, also for numbers that no action has.
MADE: Final = [int.__new__(Action, number) for number in range(ACTIONS)]
_ACTION: Final = {text.lower(): MADE[action] for action, text in _TEXT.items()}
#: All actions, ascending.
ALL_ACTIONS: Final = tuple(MADE[number] for number in sorted(_TEXT))


def action_text(action: int) -> str:
    """Return the text of an action.

    Args:
        action: The number of the action.

    Returns:
        Its text, such as ``discard K``.

    Raises:
        UserError: If the number is not an action.

    Examples:
        >>> action_text(parse_action("take kk"))
        'take KK'
    """
    text = _TEXT.get(action)
    if text is None:
        raise UserError("action.number", number=action)
    return text


def parse_action(text: str) -> Action:
    """Parse the text of an action, ignoring case.

    Cards may be given in any order (``lay 2KK``); the set of a taken top card is named by its rank.

    Args:
        text: The text, such as ``discard K``.

    Returns:
        The action.

    Raises:
        UserError: If the text is not an action.

    Examples:
        >>> parse_action("lay 2KK") == parse_action("LAY kk2")
        True
    """
    words = " ".join(text.lower().split())
    action = _ACTION.get(words)
    if action is None:
        verb, _, cards = words.partition(" ")
        if verb in ("lay", "take") and " " not in cards:
            order = LETTERS.lower()
            action = _ACTION.get(verb + " " + "".join(sorted(cards, key=order.find)))
    if action is None:
        raise UserError("action.unknown", text=text)
    return action


_NATURAL: Final = -1  #: stands for a natural card of the action's rank
#: The cards of every family and plain action that always plays the same ones.
_PLAYED: Final = {
    TAKE_PAIR: (_NATURAL, _NATURAL),
    TAKE_TWO: (_NATURAL, TWO),
    TAKE_JOKER: (_NATURAL, JOKER),
    LAY_NATURAL: (_NATURAL,) * 3,
    LAY_TWO: (_NATURAL, _NATURAL, TWO),
    LAY_JOKER: (_NATURAL, _NATURAL, JOKER),
    LAY_SEVEN: (_NATURAL,) * 7,
    ADD: (_NATURAL,),
    BURY: (_NATURAL,),
    ADD_TWO: (TWO,),
    ADD_JOKER: (JOKER,),
    REFILL: (CALIENTE,),
    FOUR_BLACK: (BLACK_THREE,) * 4,
    SHOW_RED: (RED_THREE,),
    SHOW_BLACK: (BLACK_THREE,),
}


def needs(action: int) -> list[int]:
    """Return the kinds of the cards that an action plays from the hand.

    >>> needs(parse_action("lay KK2"))
    [9, 9, 11]
    """
    family, kind = action & FAMILY, action & KIND
    if family == LAY_WILD:
        return [TWO] * (3 - kind) + [JOKER] * kind
    if family == DISCARD:
        return [kind]
    natural = BLACK_THREE if kind == RANKLESS else kind
    return [natural if card == _NATURAL else card for card in _PLAYED.get(family or action, ())]


#: The actions of every family by mask, filled on demand; looking them up makes listing legal actions fast.
#: The lists are shared and never changed.
_IDS: Final[list[dict[int, list[Action]]]] = [{} for _ in range(OFFERS)]


def offer_start(family: i64) -> i64:
    """Return the action of the lowest bit in a mask of an offer."""
    return DISCARD + TWO if family == OFFER_DISCARD_SPECIAL else family << 4


def offer_width(family: i64) -> i64:
    """Return the number of bits between two actions in a mask of an offer."""
    return 1 if family == OFFER_PLAIN or family == OFFER_WILD else 5


def listed(offer: Offer) -> list[Action]:
    """List all actions of an offer, ascending; tables are faster when interpreted, bits when compiled."""
    return listed_by_bits(offer) if _COMPILED else listed_by_tables(offer)


def listed_by_bits(offer: Offer) -> list[Action]:
    """List all actions of an offer, ascending, bit by bit."""
    actions: list[Action] = []
    family: i64
    action: i64
    width: i64
    mask: i64
    for family in range(len(offer)):
        mask = offer[family]
        if mask:
            width = offer_width(family)
            action = offer_start(family)
            while mask:
                if mask & 1:
                    actions.append(MADE[action])
                action += 1
                mask >>= width
    return actions


def listed_by_tables(offer: Offer) -> list[Action]:
    """List all actions of an offer, ascending, from tables."""
    plain = offer[0]
    actions = (_IDS[0].get(plain) or _listed(0, plain)).copy() if plain else []
    for family in range(1, len(offer)):
        mask = offer[family]
        if mask:
            actions += _IDS[family].get(mask) or _listed(family, mask)
    return actions


def _listed(family: int, mask: int) -> list[Action]:
    offer = NO_OFFER[:]
    offer[family] = mask
    ids = _IDS[family][mask] = listed_by_bits(offer)
    return ids


def count_offered(offer: Offer) -> i64:
    """Return the number of actions in an offer."""
    number: i64 = 0
    family: i64
    mask: i64
    for family in range(len(offer)):
        mask = offer[family]
        if mask:
            if family == OFFER_PLAIN or family == OFFER_WILD:
                while mask:
                    number += mask & 1
                    mask >>= 1
            else:
                number += count_fields(mask)
    return number


def nth_offered(offer: Offer, number: i64) -> i64:
    """Return the action that ``listed`` has at this index."""
    family: i64
    action: i64
    width: i64
    mask: i64
    for family in range(len(offer)):
        mask = offer[family]
        if mask:
            width = offer_width(family)
            action = offer_start(family)
            while mask:
                if mask & 1:
                    if not number:
                        return action
                    number -= 1
                action += 1
                mask >>= width
    return -1


def offers_cards(offer: Offer) -> bool:
    """Return True if an offer has actions other than plain ones."""
    family: i64
    for family in range(1, len(offer)):  # noqa: SIM110 - a generator is slow in both builds
        if offer[family]:
            return True
    return False


def offers(offer: Offer, action: int) -> bool:
    """Return True if an offer has an action."""
    family, kind = action >> 4, action & KIND
    if family >= len(offer):
        return False
    if family == OFFER_PLAIN or family == OFFER_WILD:
        return bool(offer[family] >> kind & 1)
    if family == OFFER_DISCARD and kind >= TWO:
        return bool(offer[OFFER_DISCARD_SPECIAL] >> 5 * (kind - TWO) & 1)
    return bool(offer[family] >> 5 * kind & 1)
