"""Limits on input, for commands, games, records and house rules.

Everything within these limits can be played, written and read again; everything beyond them is refused as
input.
"""

from __future__ import annotations

from typing import Final

#: The highest target of a game.
TARGET: Final = 1_000_000
#: Digits of a number of points in a position or record: a total, a count, a fine.
POINTS_DIGITS: Final = 9
#: The highest fine of an irregularity in a house rule; negative fines are not allowed.
FINE: Final = 100_000
#: Points in one entry of the score pad (a hand, a fine, a total from paper), and cents of a stake.
PAD_POINTS: Final = 1_000_000
PAD_CENTS: Final = 1_000_000
#: Hands on a score pad, and characters of its title and of the reason for a fine.
PAD_HANDS: Final = 500
PAD_TITLE: Final = 80
PAD_REASON: Final = 200
#: Characters of a player's name.
NAME: Final = 40
#: Characters of the reason for a referee's decision in a record.
CAUSE: Final = 200
#: Characters of a line typed at a prompt.
TYPED: Final = 1000
#: Bytes of an input file: a record of a thousand hands has about 2 MB.
FILE: Final = 16 * 1024 * 1024
#: Pairs in one contest of bots.
PAIRS: Final = 100_000
#: Hands in one simulation.
HANDS: Final = 1_000_000_000
