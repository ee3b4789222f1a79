"""Numbers of players, and what depends on them, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from canasta.clauses.rulebook import Rulebook
from canasta.messages import either, in_one_language, text


def players_words(book: Rulebook) -> str:
    """Return the numbers of players that a book allows.

    >>> from canasta.books import book
    >>> players_words(book("classic"))
    '2 to 6'
    """
    return number_words([seats.players for seats in book.seatings])


@in_one_language
def number_words(numbers: Sequence[int]) -> str:
    """Describe ascending numbers, combining consecutive ones.

    >>> number_words([2, 3, 4, 6]), number_words([4, 6])
    ('2 to 4 or 6', '4 or 6')
    """
    runs: list[list[int]] = []
    for number in numbers:
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    parts: list[str] = []
    for run in runs:
        if len(run) > 2:
            parts.append(text("wording.from_to", least=run[0], most=run[-1]))
        else:
            parts += map(str, run)
    return either(parts)


@in_one_language
def by_players(values: Mapping[int, str]) -> str:
    """Describe values that depend on the number of players; a constant value is stated once.

    >>> by_players({2: "15", 3: "13", 4: "11", 5: "11", 6: "11"})
    '15 for 2 players, 13 for 3, 11 for 4 to 6'
    >>> by_players({2: "14", 3: "14"})
    '14'
    """
    groups: dict[str, list[int]] = {}
    for players, value in values.items():
        groups.setdefault(value, []).append(players)
    if len(groups) == 1:
        return next(iter(groups))
    parts = [
        text(
            "wording.for_players" if place == 0 else "wording.for_number",
            value=value,
            players=number_words(players),
        )
        for place, (value, players) in enumerate(groups.items())
    ]
    return text("wording.comma").join(parts)
