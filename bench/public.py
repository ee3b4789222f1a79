"""Random play through the public names of the package, and nothing else: what any program can reach."""

from __future__ import annotations

from random import Random

import canasta


def play_hands(rules: canasta.Rulebook, players: int, seed: str, hands: int) -> int:
    """Play whole hands with random actions, from the shuffle to the score; return the number of actions."""
    legal_actions, step = canasta.legal_actions, canasta.step
    chance = Random(seed).random
    actions = 0
    for number in range(hands):
        state = canasta.deal(rules, f"{seed}/{number}", players)
        while legal := legal_actions(state):
            step(state, legal[int(chance() * len(legal))])
            actions += 1
        canasta.score(state)
    return actions
