"""A setting of a house rule has an effect, or it is refused with the reason.

The ordinary run tries some settings of each book, the long one all of them (``tests/house_settings.py``).
"""

from __future__ import annotations

from random import Random

import pytest

from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.books.house.errors import HouseError
from tests.house_settings import Setting, books, effect, settings

HEAD = 'extends = "{}"\nname = "ours"\nversion = 1\n'


def keys_of(slug: str, options: tuple[str, ...]) -> dict[str, list[Setting]]:
    """Return the other values to try of every setting, by key."""
    found: dict[str, list[Setting]] = {}
    for setting in settings(slug, options):
        found.setdefault(setting.key, []).append(setting)
    return found


def idle(values: list[Setting]) -> bool:
    """Return whether some values are accepted and none of them changes anything."""
    found = [effect(setting) for setting in values]
    accepted = [each for each in found if not each.startswith("refused")]
    return bool(accepted) and not any(accepted)


@pytest.mark.parametrize("slug", BOOKS)
def test_some_settings_have_an_effect(slug: str) -> None:
    found = keys_of(slug, ())
    assert len(found) > 60
    chosen = Random(slug).sample(sorted(found), 8)
    assert not [key for key in chosen if idle(found[key][:3])]


@pytest.mark.long
@pytest.mark.parametrize(("slug", "options"), list(books()))
def test_every_setting_has_an_effect(slug: str, options: tuple[str, ...]) -> None:
    assert not [key for key, values in keys_of(slug, options).items() if idle(values)]


@pytest.mark.parametrize(
    ("slug", "line", "reason"),
    [
        ("knee", "players.4.canastas = 2", "going out needs the closed sets of the base"),
        ("knee", "players.4.canastas = 4", "going out needs the closed sets of the base"),
        ("knee", "target = 5000", "a game ends after 4 hands"),
        ("knee", "clauses.first_meld.FirstMeld.below = 15", "the first meld depend on the hand"),
        ("knee", "clauses.first_meld.FirstMeld.steps = [[0, 50]]", "the first meld depend on the hand"),
        ("boat", "clauses.seat_draw.DrawForSeats.always_play = 1", "no side has more members than seats"),
        (
            "boat",
            "clauses.seat_draw.DrawForSeats.numbered = [5]",
            "a number of players that the book does not",
        ),
        ("boat", "clauses.hand_ends.ThreesShownAtEnd = false", "red threes that are dealt are shown at once"),
        ("boat", "clauses.score.CardsOnTable.values.black_three = 5", "never count this value"),
        ("classic", "clauses.score.OutBonus.four_blacks = 500", "the four black threes are not laid"),
        ("american", "clauses.partners.OwnSet = false", "PairOnly forbids taking the pile in this way"),
        ("knee", "clauses.partners.NaturalAndWild = false", "PairFromHand forbids taking the pile"),
        ("knee", "clauses.asking.Asking.needs_way = true", "only a player who can go out asks"),
        ("classic", "values.red_three = 50", "never count this value"),
        ("classic", "clauses.score.CardsLeft.values.caliente = 5", "never count this value"),
        ("american", "clauses.score.CardsLeft.values.black_three = 5", "never count this value"),
    ],
)
def test_a_setting_without_effect_is_refused(slug: str, line: str, reason: str) -> None:
    source = HEAD.format(slug) + line
    with pytest.raises(HouseError) as refused:
        read_house(source)
    key = line.split(" =")[0]
    assert f"line 4, {key}: " in str(refused.value)
    assert reason in str(refused.value)
    assert "Remove it" in str(refused.value) or "Available: " in str(refused.value)
    # A game begun with it goes on.
    assert read_house(source, agreed=True).book.slug == slug


@pytest.mark.parametrize(
    ("slug", "lines"),
    [
        ("knee", "players.4.canastas = 5"),  # the value of the book
        ("knee", "hands = 0\ntarget = 5000"),
        ("classic", "hands = 4"),  # the book's own target is kept
        ("knee", "clauses.first_meld.FirstMeld.by_hand = []\nclauses.first_meld.FirstMeld.steps = [[0, 50]]"),
        ("classic", "clauses.seat_draw.DrawForSeats.always_play = 1"),
        ("classic", "values.black_three = 10"),
        ("american", "values.ace = 25"),
    ],
)
def test_a_setting_with_an_effect_is_read(slug: str, lines: str) -> None:
    assert read_house(HEAD.format(slug) + lines).book.slug == slug
