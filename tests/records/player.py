"""A player for test games: the same game every time, with questions, answers, undos and named cards in it.

Choices come from a hash, so they depend on no version of Python. Run as a program it writes the golden
records anew, which is needed only when a rule or the format changes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

from canasta.books import book
from canasta.cards import KIND_OF_CARD, card_text, pack_cards
from canasta.engine import State, legal_actions
from canasta.match import Match
from canasta.notation import write_record
from canasta.table.actions import ASK, DISCARD, DRAW, KIND, LAY_NATURAL, NO, TAKE_PAIR, YES
from canasta.table.state import PART_OVER

NAMES = ("Ana", "Bruno", "Carla", "Dora", "Eva", "Félix")


def cards(text: str) -> list[int]:
    """Physical cards of the first pack by rank and suit; after a stroke those of the second."""
    by_text = {card_text(card): card for card in pack_cards(1)}
    return [by_text[word.strip("'")] + 54 * word.count("'") for word in text.split()]


def facts(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in State.__slots__}


class Choices:
    """Numbers drawn from a name."""

    def __init__(self, name: str) -> None:
        self.name = name
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
    """Do one thing: lay what can be laid, mostly; now and then ask, and take something back."""
    state, ledger = match.state, match.ledger
    assert state is not None
    assert ledger is not None
    if match.can_undo() and choices.one_in(10):
        match.undo()
        return
    legal = legal_actions(state)
    if YES in legal:
        match.act(YES if choices.one_in(3) else NO)
        return
    if ASK in legal and choices.one_in(12):
        match.act(ASK)
        return
    takes = [action for action in legal if TAKE_PAIR <= action < LAY_NATURAL]
    lays = [action for action in legal if LAY_NATURAL <= action < DISCARD]
    if takes and not choices.one_in(6):
        match.act(takes[choices.below(len(takes))])
    elif lays and not choices.one_in(8):
        match.act(lays[choices.below(len(lays))])
    elif DRAW in legal:
        match.act(DRAW)
    else:
        rest = [action for action in legal if action >= DISCARD] or legal
        action = rest[choices.below(len(rest))]
        cards = [card for card in ledger.hands[state.actor] if KIND_OF_CARD[card] == action & KIND]
        named = action >= DISCARD and choices.one_in(2)
        match.act(action, cards[choices.below(len(cards))] if named else None)


def in_play(match: Match) -> bool:
    """Whether a hand is being played."""
    return not match.over and match.state is not None and match.state.part != PART_OVER


def play(match: Match, choices: Choices, watch: Callable[[Match], None] = lambda _: None) -> None:
    """Play a game to its end; ``watch`` is called after every step and may abandon it."""
    while not match.over:
        match.start_hand()
        watch(match)
        while in_play(match):
            step(match, choices)
            watch(match)


def new_match(players: int, name: str, target: int = 300) -> Match:
    """A game whose seed and contributions come from a name."""
    texts = [f"{name} of {player}" for player in NAMES[:players]]
    return Match(book("classic"), NAMES[:players], seed_of(name), texts, target=target, date="2025-03-01")


def match_with(condition: Callable[[Match], bool], name: str, players: int = 4) -> Match:
    """A game played until something is the case."""
    for number in range(200):
        match = new_match(players, f"{name} {number}", target=10**6)
        choices = Choices(f"{name} {number}")
        match.start_hand()
        while in_play(match):
            if condition(match):
                return match
            step(match, choices)
    raise AssertionError(f"no game for {name}")


#: The golden records: the name of the game and its target, by number of players.
GOLDEN = {
    2: ("golden 2.15", 500),
    3: ("golden 3.3", 500),
    4: ("golden 4.35", 500),
    5: ("golden 5.91", 1500),
    6: ("golden 6.34", 500),
}


def golden_path(players: int) -> Path:
    return Path(__file__).parent / f"classic-{players}.txt"


def golden_match(players: int) -> Match:
    name, target = GOLDEN[players]
    match = new_match(players, name, target)
    play(match, Choices(name))
    return match


if __name__ == "__main__":  # .venv/bin/python -m tests.records.player
    for players in GOLDEN:
        golden_path(players).write_text(write_record(golden_match(players)), encoding="utf-8", newline="\n")
