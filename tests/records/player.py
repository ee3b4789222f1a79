"""A scripted player for reproducible test games with questions, answers, undos and named cards.

A player who is slow to lay lets the stock run out, which leads to the rarer ends of a hand.

Choices come from a hash, so they do not depend on the version of Python. Run as a program it regenerates the
golden records, which is needed only when a rule or the format changes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from canasta.books import book
from canasta.cards import KIND_OF_CARD, card_text, pack_cards
from canasta.engine import State, legal_actions
from canasta.fairness import METHOD, opening_digest
from canasta.jobs import Variant, all_variants
from canasta.match import Match
from canasta.notation import write_record
from canasta.shuffle import Orders
from canasta.table.actions import (
    ASK,
    DISCARD,
    DRAW,
    FOUR_BLACK,
    KIND,
    LAY_NATURAL,
    NO,
    REFILL,
    TAKE_PAIR,
    TAKE_RESERVE,
    YES,
)
from canasta.table.state import PART_OVER, STATE_FIELDS

VARIANTS = list(all_variants())
NAMES = ("Ana", "Bruno", "Carla", "Dora", "Eva", "Félix")


def cards(text: str) -> list[int]:
    """Return physical cards of the first pack by rank and suit; after a slash those of the second."""
    by_text = {card_text(card): card for card in pack_cards(1, caliente=1)}
    return [by_text[word.strip("'")] + 54 * word.count("'") for word in text.split()]


def facts(state: State) -> dict[str, object]:
    values = {name: getattr(state, name) for name in STATE_FIELDS}
    return {**values, "held": list(state.held), "laid": list(state.laid)}


class Choices:
    """Numbers drawn from a name."""

    def __init__(self, name: str, slow: bool = False) -> None:
        self.name = name
        self.slow = slow  #: to lay cards and to take the pile
        self.drawn = 0

    def below(self, bound: int) -> int:
        self.drawn += 1
        digest = hashlib.sha256(f"{self.name} {self.drawn}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % bound

    def one_in(self, number: int) -> bool:
        return self.below(number) == 0


def seed_of(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()


def step(match: Match, choices: Choices) -> None:
    """Do one step: usually lay what can be laid; now and then ask, or take something back."""
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    if match.can_undo() and choices.one_in(10):
        match.undo(match.actor)
        return
    legal = legal_actions(state)
    if YES in legal:
        match.act(match.actor, YES if choices.one_in(3) else NO)
        return
    if ASK in legal and choices.one_in(12):
        match.act(match.actor, ASK)
        return
    if FOUR_BLACK in legal:
        match.act(match.actor, FOUR_BLACK)
        return
    for action in (REFILL, TAKE_RESERVE):
        if action in legal and choices.one_in(2):
            match.act(match.actor, action)
            return
    takes = [action for action in legal if TAKE_PAIR <= action < LAY_NATURAL]
    lays = [action for action in legal if LAY_NATURAL <= action < DISCARD]
    if takes and not choices.one_in(6) and not choices.slow:
        match.act(match.actor, takes[choices.below(len(takes))])
    elif lays and not choices.one_in(8) and not (choices.slow and not choices.one_in(4)):
        match.act(match.actor, lays[choices.below(len(lays))])
    elif DRAW in legal:
        match.act(match.actor, DRAW)
    else:
        rest = [action for action in legal if action >= DISCARD] or legal
        action = rest[choices.below(len(rest))]
        cards = [card for card in ledger.hands[state.actor] if KIND_OF_CARD[card] == action & KIND]
        named = action >= DISCARD and choices.one_in(2)
        match.act(match.actor, action, cards[choices.below(len(cards))] if named else None)


def in_play(match: Match) -> bool:
    """Return whether a hand is being played."""
    return not match.over and match.state is not None and match.state.part != PART_OVER


def play(match: Match, choices: Choices, watch: Callable[[Match], None] = lambda _: None) -> None:
    """Play a game to its end; ``watch`` is called after every step and may abandon it."""
    while not match.over:
        match.start_hand()
        watch(match)
        while in_play(match):
            step(match, choices)
            watch(match)


def finish_hand(match: Match) -> None:
    """Deal a hand and play it to its end, quickly."""
    match.start_hand()
    while in_play(match):
        assert match.state is not None
        match.act(match.actor, legal_actions(match.state)[-1])


def new_match(variant: Variant | int, name: str, target: int = 300) -> Match:
    """Return a game whose seed and contributions come from a name; a number of players plays classic."""
    slug, players, options, _ = Variant("classic", variant) if isinstance(variant, int) else variant
    contributions = [seed_of(f"{name} of {player}").hex() for player in NAMES[:players]]
    rules = book(slug).with_options(options)
    goal = None if rules.hands else target
    return Match(rules, NAMES[:players], seed_of(name), contributions, target=goal, date="2025-03-01")


def orders_of(match: Match) -> Orders:
    """Reconstruct the source of a game's card orders."""
    return Orders(match.secret(), opening_digest(match.opening), METHOD)


def match_with(
    condition: Callable[[Match], bool], name: str, variant: Variant | int = 4, slow: bool = False
) -> Match:
    """Return a game played until a condition holds."""
    for number in range(200):
        match = new_match(variant, f"{name} {number}", 10**6)
        choices = Choices(f"{name} {number}", slow)
        match.start_hand()
        while in_play(match):
            if condition(match):
                return match
            step(match, choices)
    raise AssertionError(f"no game for {name}")


class Golden(NamedTuple):
    """A golden record: its rules, the name of the game, its target, and how it is played."""

    variant: Variant
    name: str
    target: int
    slow: bool = False

    def __str__(self) -> str:
        return str(self.variant)

    @property
    def path(self) -> Path:
        """Return the path of the file."""
        return Path(__file__).parent / f"{self.variant}.txt"

    def match(self) -> Match:
        """Replay the game."""
        match = new_match(self.variant, self.name, self.target)
        play(match, Choices(self.name, self.slow))
        return match


#: The golden records, one for every book and number of players, and for every option.
GOLDEN = (
    Golden(Variant("classic", 2), "golden 2.36", 500),
    Golden(Variant("classic", 3), "golden 3.0", 500),
    Golden(Variant("classic", 4), "golden 4.326", 500),
    Golden(Variant("classic", 5), "golden 5.1", 1500),
    Golden(Variant("classic", 6), "golden 6.62", 500),
    Golden(Variant("caliente", 2), "golden caliente-2.2", 500),
    Golden(Variant("caliente", 3), "golden caliente-3.2", 500),
    Golden(Variant("caliente", 4), "golden caliente-4.188", 500),
    Golden(Variant("caliente", 5), "golden caliente-5.19", 1500),
    Golden(Variant("caliente", 6), "golden caliente-6.74", 500),
    Golden(Variant("caliente", 4, ("caliente_cards",)), "golden caliente-4-caliente_cards.18", 300),
    Golden(Variant("caliente", 3, ("always_frozen",)), "golden caliente-3-always_frozen.42", 400),
    Golden(Variant("caliente", 6, ("extra_deck",)), "golden caliente-6-extra_deck.9", 300),
    Golden(
        Variant("caliente", 6, ("extra_deck_three_sides",)),
        "golden caliente-6-extra_deck_three_sides.19",
        300,
    ),
    Golden(Variant("boat", 2), "golden boat-2.26", 200, slow=True),
    Golden(Variant("boat", 3), "golden boat-3.2192", 200),
    Golden(Variant("boat", 4), "golden boat-4.578", 1200),
    Golden(Variant("american", 4), "golden american-4.307", 200),
    Golden(Variant("american", 5), "golden american-5.66", 200),
    Golden(Variant("knee", 4), "golden knee-4.4", 0),
    Golden(Variant("knee", 6), "golden knee-6.6", 0),
)


if __name__ == "__main__":  # .venv/bin/python -m tests.records.player
    for golden in GOLDEN:
        golden.path.write_text(write_record(golden.match()), encoding="utf-8", newline="\n")
