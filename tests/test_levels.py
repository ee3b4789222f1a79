"""The levels and styles: each plays as its description says, and none ever chooses an illegal action."""

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from canasta.books import book
from canasta.books.house import rules_of, shipped
from canasta.bots import NAMES, STYLES, BeginnerBot, Bot, ClubBot, fewer_samples, make_bot, make_bots
from canasta.bots.levels import LEVELS, thinks
from canasta.build.find import running
from canasta.clauses.rulebook import Rulebook
from canasta.engine import Setup, legal_actions, play_out_step, sample, score, tally, totals, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.jobs import Variant, all_variants
from canasta.match.course import winners_after
from canasta.messages import LANGUAGES, UserError, catalogue, text, use_language
from canasta.table.actions import LAY_NATURAL, TAKE_PAIR
from canasta.table.state import PART_OVER

#: A thinking level uses few samples here.
FEW = 2
#: Decisions of a hand that are tested, and those of a thinking level.
MOST, THOUGHT = (10_000, 15) if running().compiled else (60, 2)
HANDS = 300 if running().compiled else 25
#: Each book with four players, and with two where it allows that.
TABLES = [
    Variant("classic", 4), Variant("classic", 2), Variant("caliente", 4), Variant("caliente", 2),
    Variant("boat", 4), Variant("boat", 2), Variant("american", 4), Variant("knee", 4),
]  # fmt: skip


@cache
def setup_of(variant: Variant) -> Setup:
    return Setup(book(variant.book).with_options(variant.options), variant.players)


def bot(name: str, seed: int = 0) -> Bot:
    return make_bot(name, seed, FEW if thinks(name) else None)


def play_game(setup: Setup, sides: list[str], seed: int) -> tuple[int, ...]:
    """Play a whole game, each side with its own kind of bot, and return the winning sides."""
    scores = (0,) * setup.sides
    number = 0
    while True:
        bots = [
            bot(sides[seat % setup.sides], 1000 * seed + 10 * number + seat) for seat in range(setup.seats)
        ]
        state = deal_hand(setup, Dice(f"{seed}/{number}"), scores, number % setup.seats, number + 1)
        while state.part != PART_OVER:
            play_out_step(state, bots[state.actor].choose(view(state, state.actor)))
        number += 1
        points = totals(score(setup.book, tally(state)), setup.sides)
        scores = tuple(total + gain for total, gain in zip(scores, points, strict=True))
        won = winners_after(setup.book, setup.book.target, scores, number)
        if won:
            return won


def test_club_clearly_beats_the_beginner_in_whole_games() -> None:
    """Every deal is also played with the seats swapped; a few games of one book prove little."""
    pairs = 40 if running().compiled else 2
    shares = []
    for variant in TABLES:
        won = 0.0
        for number in range(pairs):
            for side in (0, 1):
                sides = ["club", "beginner"] if side == 0 else ["beginner", "club"]
                winners = play_game(setup_of(variant), sides, number)
                won += (side in winners) / len(winners)
        shares.append(won / pairs / 2)
        print(f"{variant}: club wins {shares[-1]:.0%} of {2 * pairs} games against beginner")
    assert sum(shares) / len(shares) >= 0.65
    if pairs > 10:
        assert min(shares) >= 0.6


def test_the_beginner_can_be_repeated_and_forgets_by_its_seed() -> None:
    """The same seed and view: the same action. Another seed overlooks something else."""
    state = deal_hand(setup_of(Variant("classic", 4)), Dice("lapses"))
    differ = 0
    while state.part != PART_OVER:
        seen = view(state, state.actor)
        action = BeginnerBot(1).choose(seen)
        assert action == BeginnerBot(1).choose(view(sample(seen, Random(state.turn)), state.actor))
        differ += action != BeginnerBot(2).choose(seen)
        play_out_step(state, action)
    assert differ > 3


def habits(name: str, variant: Variant) -> Counter[str]:
    """Count a bot's habits on side A against club players: piles taken and lost, hands ended, turns."""
    setup = setup_of(variant)
    styled, plain = bot(name), ClubBot()
    found: Counter[str] = Counter()
    for number in range(HANDS):
        state = deal_hand(setup, Dice(f"style/{number}"), (), number % setup.seats)
        while state.part != PART_OVER:
            side = state.actor % setup.sides
            action = (plain if side else styled).choose(view(state, state.actor))
            if TAKE_PAIR <= action < LAY_NATURAL:
                found["given" if side else "taken"] += 1
            play_out_step(state, action)
        found["turns"] += state.turn
        found["out"] += state.out >= 0 and state.out % setup.sides == 0
    return found


def test_who_thinks_with_fewer_samples_says_so() -> None:
    said = fewer_samples(["club", "champion", "champion"], None)
    told = "" if running().compiled else "The core is not compiled here, so champion will use fewer"
    assert said[: len(told) or None] == told
    assert fewer_samples(["champion"], 100) == fewer_samples(["club"], None) == ""


@pytest.mark.parametrize(
    "level", [name for name, level in LEVELS.items() if level.styled and not level.thinks]
)
def test_each_style_does_what_it_says(level: str) -> None:
    tables = [Variant("classic", 4), Variant("boat", 4)]
    plain, cautious, hungry, quick = (
        sum((habits(name, variant) for variant in tables), Counter())
        for name in (level, f"{level}:cautious", f"{level}:hungry", f"{level}:quick")
    )
    print(plain, cautious, hungry, quick)
    assert plain not in (cautious, hungry, quick)
    if not running().compiled:
        return  # so few hands do not show the effect of a style; the compiled core plays enough
    assert cautious["given"] < 0.96 * plain["given"]  # the levels are careful themselves
    assert hungry["taken"] > 1.2 * plain["taken"]
    assert quick["out"] >= plain["out"]
    assert quick["turns"] < 0.98 * plain["turns"]


def legal_hand(rules: Rulebook, players: int, name: str, seed: int, most: int) -> int:
    """Play until a hand is over or a number of decisions is made; every choice must be legal."""
    setup = Setup(rules, players)
    starts = [0, *(start for start, _ in rules.first_meld.steps if start > 0)]
    state = deal_hand(setup, Dice(seed), (starts[seed % len(starts)],) * setup.sides)
    bots = [bot(name, seat) for seat in range(setup.seats)]
    decisions = 0
    while state.part != PART_OVER and decisions < most:
        action = bots[state.actor].choose(view(state, state.actor))
        assert action in legal_actions(state)
        play_out_step(state, action)
        decisions += 1
    return decisions


@pytest.mark.parametrize("name", NAMES)
def test_no_level_and_no_style_ever_chooses_what_is_not_legal(name: str) -> None:
    """In every book, with every number of players and all options; ``bench.choices`` does it longer."""
    if thinks(name):
        for seed, variant in enumerate(TABLES):
            assert legal_hand(setup_of(variant).book, variant.players, name, seed, THOUGHT)
        return
    for seed, variant in enumerate(all_variants(alike=False)):
        assert legal_hand(setup_of(variant).book, variant.players, name, seed, MOST)


@pytest.mark.parametrize("name", [name for name in NAMES if not thinks(name)])
def test_no_level_and_no_style_goes_wrong_by_a_house_rule(name: str) -> None:
    for seed, house in enumerate(shipped()):
        rules = rules_of(house)
        assert legal_hand(rules, rules.seatings[seed % len(rules.seatings)].players, name, seed, MOST)


# --- Names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "think", "told"),
    [
        ("clubb", None, "Unknown bot 'clubb'. Available: random, simple, beginner, club"),
        ("club:bold", None, "Unknown style 'bold'. Available: cautious, hungry, quick."),
        ("club:", None, "Unknown style ''. Available: cautious, hungry, quick."),
        ("beginner:quick", None, "'beginner' has no styles. These levels have: club"),
        ("club", 100, "'club' does not use samples, so --think has no effect."),
        ("mine.py:Mine", 100, "'mine.py:Mine' does not use samples"),
        ("club", 0, "A bot needs at least 1 sample; 0 is too few."),
    ],
)
def test_what_there_is_not_is_a_user_error(name: str, think: int | None, told: str) -> None:
    with pytest.raises(UserError) as caught:
        make_bot(name, think=think)
    assert str(caught.value).startswith(told)


def test_the_name_of_a_level_is_the_level_whatever_lies_in_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``club:Mine`` would be a class of a module ``club``; a built-in name wins."""
    (tmp_path / "club.py").write_text("class Mine:\n    def choose(self, view): ...\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UserError, match="Unknown style 'Mine'"):
        make_bot("club:Mine")


def test_samples_go_to_nobody_who_does_not_ask_for_them() -> None:
    assert len(make_bots(["club", "random", "beginner"], 1)) == 3
    with pytest.raises(UserError, match="'club' does not use samples"):
        make_bots(["club", "random"], 1, 100)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_and_style_has_a_sentence(language: str) -> None:
    with use_language(language):
        for message in [f"bot.level.{name}" for name in LEVELS] + [f"bot.style.{name}" for name in STYLES]:
            assert text(message).endswith(".")
        assert [message for message in catalogue() if message.startswith("bot.level.")] == [
            f"bot.level.{name}" for name in LEVELS
        ]
