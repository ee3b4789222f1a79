"""Penalties in a position: penalty cards by group, owed discards, fines with their reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from canasta.cards import kinds_text, parse_kinds
from canasta.engine.penalties.attempts import SEVERAL
from canasta.engine.penalties.call import pile_goes_back
from canasta.engine.penalties.in_play import begin_owing, shows_itself
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.messages import SIDE_LETTERS, UserError, catalogue
from canasta.notation.position.keys import NOTHING
from canasta.notation.position.tokens import (
    CardToken,
    Piece,
    Token,
    among,
    cards,
    fail,
    listed,
    number,
    numbers,
)
from canasta.table import penalty as penalties
from canasta.table.actions import action_text, parse_action
from canasta.table.packing import held_counts
from canasta.table.penalty import FineLine, IrregularAct, PenaltyGroup
from canasta.table.state import (
    BLACK_THREES,
    KNOWN_NATURALS,
    KNOWN_SPECIALS,
    NATURALS,
    RED_THREES,
    SPECIALS,
    State,
)

#: Prefix of penalty cards that no set frees.
_NEVER_LAID: Final = "!"
#: Separator of the points, the message and the paragraph of a fine.
_MARK: Final = ":"
_YES_NO: Final = {"yes": True, "no": False}


def put_penalty_cards(state: State, seat: int, hand: list[int], word: Token | None) -> None:
    """Read groups of penalty cards, which are among the given cards of a hand and public."""
    if word is None:
        return
    groups = []
    every: list[CardToken] = []
    for piece in listed(word):
        never = piece.text.startswith(_NEVER_LAID)
        found = cards(word, state.setup, Piece(piece.text[never:], piece.column + never))
        if not found:
            raise word.error("penalty_group", piece)
        for card in found:
            if shows_itself(state.setup, card.kind):
                raise fail("penalty_three", card, kind=card.kind)
        every += found
        groups.append(PenaltyGroup(bytes(sorted(card.kind for card in found)), not never))
    among(word, every, hand)
    penalties.set_groups(state, seat, tuple(groups))
    penalties.show_penalty_cards(state, seat)


def read_penalties(state: State, words: Mapping[str, Token]) -> None:
    """Read owed discards by seat, and fines by side."""
    owes = words.get("owes")
    if owes:
        for seat, debt in enumerate(numbers(owes, state.setup.seats)):
            penalties.set_debt(state, seat, debt)
        begin_owing(state, None)
    fines: list[FineLine] = []
    for side in range(state.setup.sides):
        word = words.get("fined" + SIDE_LETTERS[side].lower())
        for piece in listed(word) if word else ():
            assert word is not None
            points, _, rest = piece.text.partition(_MARK)
            message, _, paragraph = rest.partition(_MARK)
            if not paragraph or f"fine.{message}" not in catalogue():
                raise word.error("fine", piece, word=piece.text)
            worth = number(word, Piece(points, piece.column))
            fines.append(FineLine(side, worth, f"fine.{message}", paragraph))
    if fines:
        penalties.set_penalty(state, penalties.penalty_of(state)._replace(fines=tuple(fines)))
    tried = words.get("tried")
    if tried and tried.value.text != NOTHING:
        penalties.set_tried(state, _read_tried(state, tried))


def _read_tried(state: State, word: Token) -> IrregularAct:
    """Read the pending irregular act; its nine parts are separated by colons."""
    parts = word.value.text.split(_MARK)
    try:
        seat, name, action, turn, until, shown, pile, frozen, stopped = parts
        found = IrregularAct(
            int(seat) - 1,
            parse_action(action.replace("_", " ")),
            name.lower(),
            int(turn),
            int(until),
            bytes(_plain_cards(shown)),
            bytes(_plain_cards(pile)),
            _YES_NO[frozen],
            _YES_NO[stopped],
        )
        known = any(each.name == found.name for each in state.setup.book.irregularities)
        if not known or not 0 <= found.seat < state.setup.seats or min(found.turn, found.until) < 0:
            raise ValueError
    except (ValueError, KeyError, UserError):
        raise word.error("tried", word=word.value.text) from None
    if not _agrees(state, found):
        raise word.error("tried_cards", word=word.value.text)
    return found


def _agrees(state: State, tried: IrregularAct) -> bool:
    """Return True if the cards are where the act has put them, so that they could go back."""
    if tried.name == SEVERAL:
        return state.pile == tried.pile + tried.cards
    if not pile_goes_back(state, tried):
        return True
    if not tried.pile.startswith(state.pile):
        return False
    counts = held_counts(state.held[NATURALS + tried.seat], state.held[SPECIALS + tried.seat])
    taken = tried.pile[len(state.pile) :]
    threes = sum(state.laid[part + state.setup.side_of(tried.seat)] for part in (RED_THREES, BLACK_THREES))
    shown = [kind for kind in taken if kind in state.setup.shown_from_pile]
    hidden = unknown_in_hand(state, tried.seat)
    rest = [kind for kind in taken if kind not in state.setup.shown_from_pile]
    return len(shown) <= threes and all(rest.count(kind) <= counts[kind] + hidden for kind in rest)


def _plain_cards(letters: str) -> list[int]:
    return [] if letters == NOTHING else parse_kinds(letters)


def _tried_text(tried: IrregularAct | None) -> str:
    if tried is None:
        return NOTHING
    words = {True: "yes", False: "no"}
    return _MARK.join(
        (
            str(tried.seat + 1),
            tried.name,
            action_text(tried.action).replace(" ", "_"),
            str(tried.turn),
            str(tried.until),
            kinds_text(tried.cards) or NOTHING,
            kinds_text(tried.pile) or NOTHING,
            words[tried.frozen],
            words[tried.stopped],
        )
    )


def penalty_card_entries(state: State, seat: int) -> Iterator[tuple[str, str, bool]]:
    """Yield the penalty cards of a seat."""
    groups = penalties.groups_of(state, seat)
    texts = [("" if group.meldable else _NEVER_LAID) + kinds_text(group.cards) for group in groups]
    yield f"penalty{seat + 1}", ",".join(texts) or NOTHING, bool(groups)


def penalty_entries(state: State) -> Iterator[tuple[str, str, bool]]:
    """Yield owed discards and fines."""
    penalty = penalties.penalty_of(state)
    yield "owes", ",".join(map(str, penalty.debts)), any(penalty.debts)
    for side in range(state.setup.sides):
        texts = [
            _MARK.join((str(fine.points), fine.message.removeprefix("fine."), fine.paragraph))
            for fine in penalty.fines
            if fine.side == side
        ]
        yield "fined" + SIDE_LETTERS[side], ",".join(texts) or NOTHING, bool(texts)
    yield "tried", _tried_text(penalty.tried), penalty.tried is not None


def known_differs(state: State, seat: int) -> bool:
    """Return True if more is known of a hand than its penalty cards."""
    known = held_counts(state.held[KNOWN_NATURALS + seat], state.held[KNOWN_SPECIALS + seat])
    return known != penalties.penalty_counts(penalties.groups_of(state, seat))
