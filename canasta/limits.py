"""How large and how long what people give may be: one table for commands, games, records and house rules.

Whatever is within these limits can be played, written and read again; whatever is beyond them is refused
where it is given.
"""

from __future__ import annotations

from typing import Final

#: The highest target of a game.
TARGET: Final = 1_000_000
#: Digits of a number of points in a position or record: a total, a count, a fine.
POINTS_DIGITS: Final = 9
#: The highest fine of an irregularity in a house rule; none gives points.
FINE: Final = 100_000
#: Points that are given at once on the score pad: of a hand, a fine, a total from paper. Cents of a stake.
PAD_POINTS: Final = 1_000_000
PAD_CENTS: Final = 1_000_000
#: Hands on a score pad, and letters of its title and of what a fine is for.
PAD_HANDS: Final = 500
PAD_TITLE: Final = 80
PAD_REASON: Final = 200
#: Letters of a player's name, and of what a player contributes to the shuffle.
NAME: Final = 40
CONTRIBUTION: Final = 1000
#: Letters of the cause of a referee's decision in a record.
CAUSE: Final = 200
#: Letters of a line that is typed at a prompt.
TYPED: Final = 1000
#: Bytes of a file that is read: a record of a thousand hands has some 2 MB.
FILE: Final = 16 * 1024 * 1024
#: Pairs of one contest of bots.
PAIRS: Final = 100_000
#: Hands of one simulation.
HANDS: Final = 1_000_000_000
