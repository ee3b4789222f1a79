"""The house rules that come with the program, by name: their changes, and how they play."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta.books import BOOKS
from canasta.books.house import rules_of, shipped, shipped_house
from canasta.books.house.write import differences
from canasta.clauses.setup import Setup
from canasta.engine import legal_actions, refusal
from canasta.jobs.trial import TRIAL_HANDS, try_rules
from canasta.match import Match
from canasta.notation import read_position
from canasta.table.actions import action_text, parse_action


def _foot(
    stack: int, packs: int, natural: int, all_feet: bool, wild: int = 0
) -> dict[str, tuple[object, object]]:
    """Return what the house rules for Hand and Foot have in common, for four players."""
    return {
        "players.4.hand_size": (15, stack),
        "players.4.packs": (6, packs),
        "clauses.limits.ClosedMix.never": (["five", "seven"], []),
        "clauses.take.OpenSetFits": (True, None),
        "clauses.further_sets.FurtherSets.never_added": (["five", "seven"], []),
        "clauses.reserves.Reserves.sizes": ([13, 11], [stack]),
        "clauses.reserves.Reserves.canasta_first": (True, False),
        "clauses.reserves.Reserves.partner": (True, False),
        "clauses.base.Base.sevens": (1, 0),
        "clauses.base.Base.fives": (1, 0),
        "clauses.base.Base.natural": (1, natural),
        "clauses.base.Base.mixed": (1, natural),
        "clauses.score.BaseScore.base": (3000, 0),
        "clauses.score.OutBonus": (None, True),
        **({} if wild else {"clauses.base.Base.wild": (1, 0), "clauses.limits.NoWildSets": (None, True)}),
        **({} if all_feet else {"clauses.base.Base.feet": (True, False)}),
    }


def _more(canastas: int, *numbers: int) -> dict[str, tuple[object, object]]:
    """Return the further numbers of players, and how many canastas going out takes with the others."""
    return {
        **{f"players.{number}": (None, 4 if number == 5 else number) for number in numbers},
        **({"players.4.canastas": (5, canastas)} if canastas != 5 else {}),
    }


_SIX: dict[str, tuple[object, object]] = {"players.6.hand_size": (15, 11)}

#: Key of the difference: the book's value, the house's value (None: not there).
CHANGES: dict[str, dict[str, tuple[object, object]]] = {
    "american-aces-first": {"clauses.bars.OnlyWithFirstMeld": (None, True)},
    "american-empty-pile": {"clauses.discard.FirstAfterTake.empty_pile": (False, True)},
    "american-for-few": {
        "players.2": (None, 2),
        "players.3": (None, 3),
        "players.4": (4, None),
        "players.5": (4, None),
        "clauses.asking.Asking": (True, None),
    },
    "american-four-hands": {
        "clauses.special_hands.pairs.points": (3500, 2500),
        "clauses.special_hands.pairs_with_twos.points": (3000, 2000),
        "clauses.special_hands.garbage.points": (3500, 2000),
        **{f"clauses.special_hands.{name}": (True, None) for name in ("dream", "threes", "fours")},
    },
    "american-joker-pairs": {
        "clauses.special_hands.pairs.points": (3500, 2500),
        "clauses.special_hands.pairs_with_twos.points": (3000, 2000),
        **{
            f"clauses.special_hands.{hand.name}.opened": (False, True)
            for hand in BOOKS["american"].special_hands
        },
        "clauses.special_hands.pairs_with_jokers": (None, True),
    },
    "american-six": {
        "players.6": (None, 6),
        "clauses.score.CoveredThrees.by_number": ([100, 300, 500, 1000], [100, 300, 500, 1000, 1000, 1200]),
    },
    "american-three-hands": {
        "target": (8500, 0),
        "hands": (0, 3),
        "clauses.first_meld.FirstMeld.by_hand": ([], [125, 155, 180]),
    },
    "american-no-special-hands": {
        "clauses.score.SpecialHandPoints": (True, None),
        **{
            f"clauses.special_hands.{name}": (True, None)
            for name in ("pairs", "pairs_with_twos", "straight", "garbage", "dream", "threes", "fours")
        },
    },
    "boat-no-quiet-turns": {"clauses.quiet.QuietTurns": (True, None)},
    "boat-one-to-hold": {"clauses.going_out.GoingOut.keeps_after_discard": (False, True)},
    "boat-to-5000": {
        "target": (10_000, 5000),
        "clauses.first_meld.FirstMeld.steps": (
            [[0, 50], [2501, 90], [5001, 120], [7501, 150]],
            [[0, 50], [1251, 90], [2501, 120], [3751, 150]],
        ),
    },
    "caliente-always-frozen": {},
    "caliente-hot": {f"players.{number}.canastas": (1, 2) for number in (3, 4, 5, 6)},
    "classic-black-threes": {"clauses.score.CardsLeft.values.black_three": (5, 100)},
    "classic-cuban": {
        "target": (5000, 7500),
        "players.2.hand_size": (15, 13),
        **{f"players.{number}.hand_size": (11, 13) for number in (4, 5, 6)},
        "clauses.first_meld.FirstMeld.steps": (
            [[0, 50], [1500, 90], [3000, 120]],
            [[0, 50], [1500, 90], [3000, 120], [5000, 150]],
        ),
        **{
            f"clauses.{name}": (True, None)
            for name in (
                "take.UnopenedNeedsPair",
                "take.FrozenNeedsPair",
                "take.LastCardLastDiscard",
                "stock_out.MustTake",
                "discarded.Freezes",
                "limits.NoWildSets",
                "limits.BlackThreesPure",
                "limits.WildLimit",
                "only_going_out.OnlyGoingOut",
                "concealed.Concealed",
                "score.ConcealedBonus",
                "score.RedThrees",
            )
        },
        **{
            f"clauses.{name}": (None, True)
            for name in (
                "take.PairOnly",
                "take.WithinCanasta",
                "closes.Closes",
                "limits.ClosedMix",
                "discard.NoBlackThreesFirst",
                "score.WildByJokers",
                "score.BlackThreesTaken",
                "score.ThreesByNumber",
            )
        },
    },
    "classic-easy-asking": {
        "clauses.asking.Asking.obliges": (True, False),
        "clauses.turn_ends.FineForNotGoingOut": (True, None),
    },
    "classic-few-wild": {
        "clauses.limits.WildLimit": (True, None),
        "clauses.limits.FewerWild": (None, True),
    },
    "classic-joker-skips": {"clauses.discarded.SkipsNext": (None, True)},
    "classic-last-discard": {
        "clauses.going_out.GoingOut.last_discard": ("optional", "required"),
        "clauses.concealed.Concealed": (True, None),
        "clauses.score.ConcealedBonus": (True, None),
    },
    "classic-natural-opening": {"clauses.bars.NaturalFirstMeld": (None, True)},
    "classic-one-natural": {
        "players.3.canastas": (1, 2),
        "players.4.canastas": (1, 2),
        "players.5.canastas": (1, 2),
        "players.6.canastas": (1, 2),
        "clauses.out_needs.NaturalToGoOut": (None, True),
    },
    "classic-threes-by-number": {
        "clauses.score.RedThrees": (True, None),
        "clauses.score.ThreesByNumber": (None, True),
    },
    "classic-pair-only": {
        "clauses.take.UnopenedNeedsPair": (True, None),
        "clauses.take.FrozenNeedsPair": (True, None),
        "clauses.take.LastCardLastDiscard": (True, None),
        "clauses.take.PairOnly": (None, True),
        "clauses.stock_out.MustTake": (True, None),
        "clauses.discarded.Freezes": (True, None),
    },
    "classic-ten-left": {"clauses.turn_passes.StockEndsHand": (None, True)},
    "classic-thirteen": {
        "players.2.hand_size": (15, 13),
        "players.2.draw": (1, 2),
        "players.4.hand_size": (11, 13),
        "players.5.hand_size": (11, 13),
        "players.6.hand_size": (11, 13),
    },
    "classic-to-8500": {
        "target": (5000, 8500),
        "clauses.first_meld.FirstMeld.steps": (
            [[0, 50], [1500, 90], [3000, 120]],
            [[0, 50], [1500, 90], [3000, 120], [5000, 150], [7000, 180]],
        ),
        "clauses.first_meld.FirstMeld.below": (0, 15),
    },
    "classic-two-canastas": {f"players.{number}.canastas": (1, 2) for number in (4, 5, 6)},
    "classic-wild-canastas": {
        "clauses.limits.NoWildSets": (True, None),
        "clauses.limits.BlackThreesPure": (True, None),
        "clauses.only_going_out.OnlyGoingOut": (True, None),
        "clauses.score.WildCanastaBonus": (None, True),
    },
    "knee-hand-and-foot": {
        **_foot(11, 5, 2, all_feet=False),
        **_more(4, 2, 3, 5),
        **_SIX,
        "players.6.canastas": (5, 4),
        "clauses.pile_taken.TakesPile.fewer": (False, True),
        "clauses.score.ThreesLeft.black": (300, 5),
    },
    "knee-hand-and-foot-club": {
        **_foot(13, 4, 2, all_feet=False),
        **_more(4),
        "hands": (4, 3),
        "players.6": (6, None),
        "clauses.limits.FewerWild": (None, True),
        "clauses.limits.ClosedMix.most": (2, 3),
        "clauses.pile_taken.TakesPile.cards": (7, 6),
        "clauses.first_meld.FirstMeld.by_hand": ([50, 90, 120, 150], [90, 120, 150]),
        "clauses.score.ThreesLeft.black": (300, 0),
    },
    "knee-hand-and-foot-eight": {
        **{key: change for key, change in _foot(11, 7, 2, all_feet=False).items() if key[:7] != "players"},
        "players.4": (4, None),
        "players.6": (6, None),
        "players.7": (None, 6),
        "players.8": (None, 8),
        "clauses.pile_taken.TakesPile.fewer": (False, True),
        "clauses.score.ThreesLeft.black": (300, 5),
    },
    "knee-hand-and-foot-three": {
        **_foot(11, 5, 3, all_feet=False),
        **_more(6, 2, 3),
        **_SIX,
        "players.6.canastas": (5, 6),
        "clauses.limits.ClosedMix.most": (2, 3),
        "clauses.pile_taken.TakesPile.cards": (7, 5),
        "clauses.first_meld.FirstMeld.by_hand": ([50, 90, 120, 150], [60, 90, 120, 150]),
        "clauses.score.ThreesLeft.black": (300, 5),
    },
    "knee-hand-and-foot-wild": {
        **_foot(11, 5, 2, all_feet=True, wild=1),
        **_more(5, 2, 3),
        **_SIX,
        "clauses.pile_taken.TakesPile.fewer": (False, True),
        "clauses.asking.Asking": (True, None),
        "clauses.going_out.GoingOut.last_discard": ("required", "optional"),
        "clauses.score.BaseScore.wild": (500, 1500),
        "clauses.score.ThreesLeft.black": (300, 5),
    },
    "knee-elevens": {
        "hands": (4, 2),
        "players.4.hand_size": (15, 11),
        "players.6.hand_size": (15, 11),
        "clauses.reserves.Reserves.sizes": ([13, 11], [11, 11]),
        "clauses.first_meld.FirstMeld.by_hand": ([50, 90, 120, 150], [50, 120]),
    },
}


def test_every_house_rule_is_listed_here() -> None:
    assert set(shipped()) == set(CHANGES)


def _plain(value: object) -> object:
    """A whole clause exists or not; a whole seating is identified by its seats."""
    return value.get("seats", True) if isinstance(value, dict) else value


@pytest.mark.parametrize("name", CHANGES)
def test_what_a_house_rule_changes(name: str) -> None:
    house = shipped_house(name)
    base = BOOKS[house.extends].with_options(house.options)
    found = {row.key: (_plain(row.one), _plain(row.other)) for row in differences(base, house.book)}
    assert found == CHANGES[name]


@pytest.mark.parametrize("name", CHANGES)
def test_a_house_rule_is_in_order(name: str) -> None:
    house = shipped_house(name)
    assert house.name == name
    assert name.startswith(f"{house.extends}-")
    assert house.about
    assert rules_of(name) == house.book
    source = Path(__file__).parent.parent / "canasta" / "books" / "houses" / f"{name}.toml"
    assert source.read_text(encoding="utf-8").startswith("# ")


@pytest.mark.parametrize("name", CHANGES)
def test_a_house_rule_can_be_played(name: str) -> None:
    assert all(trial.longest > 0 for trial in try_rules(shipped_house(name).book, hands=4, processes=1))


@pytest.mark.long
@pytest.mark.parametrize("name", CHANGES)
def test_a_house_rule_can_be_played_for_long(name: str) -> None:
    trials = try_rules(shipped_house(name).book, processes=1)
    assert {trial.hands for trial in trials} == {TRIAL_HANDS}


@pytest.mark.parametrize("name", CHANGES)
def test_a_game_can_be_begun(name: str) -> None:
    house = shipped_house(name)
    for seats in house.book.seatings:
        match = Match(house.book, [f"Player {number}" for number in range(seats.players)], bytes(32))
        match.start_hand()
        assert match.state is not None
        assert match.target == house.book.target
        assert len(legal_actions(match.state)) >= 1


# --- In play --------------------------------------------------------------------------------------


def offered(position: str) -> list[str]:
    return [action_text(action) for action in legal_actions(read_position(position))]


def cited(position: str, action: str) -> str:
    reason = refusal(read_position(position), parse_action(action))
    assert reason is not None
    return reason.paragraph


def test_two_draw_two() -> None:
    setup = Setup(shipped_house("classic-thirteen").book, 2)
    assert (setup.draw, setup.hand_size) == (2, 13)


def test_pair_only() -> None:
    rest = "hand1=KK2Q7 setsA=KKK pile=5K"
    assert "take on K" in offered(f"classic {rest}")
    house = f"classic house=classic-pair-only {rest}"
    assert offered(house) == ["draw", "ask", "take KK"]
    assert cited(house, "take on K") == "house:classic-pair-only"


def test_few_wild() -> None:
    house = "classic house=classic-few-wild turn=1:play hand1=2XQ87 setsA="
    assert "add X to K" in offered(house + "KKK2")
    assert "add 2 to K" in offered("classic turn=1:play hand1=2XQ87 setsA=KKK2X")
    assert cited(house + "KKK2X", "add 2 to K") == "house:classic-few-wild"


def test_wild_canastas() -> None:
    rest = "turn=1:play hand1=22X78 setsA=KKK"
    assert "lay 22X" not in offered(f"classic {rest}")
    assert "lay 22X" in offered(f"classic house=classic-wild-canastas {rest}")


def test_last_discard() -> None:
    rest = "turn=1:play hand1=K setsA=KKKKKKK"
    assert "add K" in offered(f"classic {rest}")
    assert offered(f"classic house=classic-last-discard {rest}") == ["discard K"]


def test_easy_asking() -> None:
    rest = "turn=1:play did=drew,asked,yes hand1=KQQ setsA=KKKKKKK,QQQ"
    assert "discard Q" not in offered(f"classic {rest}")
    assert "discard Q" in offered(f"classic house=classic-easy-asking {rest}")


def test_no_quiet_turns() -> None:
    rest = "turns=0 dealer=4 turn=1:play hand1=KKKKKKAAQQ"
    assert not any(action.startswith("lay") for action in offered(f"boat {rest}"))
    assert "lay KKK" in offered(f"boat house=boat-no-quiet-turns {rest}")


def test_an_empty_pile() -> None:
    first = "turn=1:play turns=0 dealer=4 hand1=A798 pile=-"
    assert "discard A" in offered(f"american {first}")
    house = f"american house=american-empty-pile {first}"
    assert offered(house) == ["discard 8", "discard 9"]
    reason = refusal(read_position(house), parse_action("discard A"))
    assert reason is not None
    assert (reason.paragraph, reason.message) == ("house:american-empty-pile", "refuse.on_empty_pile")
    assert "discard A" in offered(house.replace("pile=-", "pile=4"))
    assert "discard A" in offered(house.replace("A798", "A7"))  # nothing else is there
    after = "did=took,laid before=Q hand1=A98 setsA=QQQ,KKK pile=-"
    assert (
        cited(f"american house=american-empty-pile turn=1:play {after}", "discard A")
        == "house:american-empty-pile"
    )


def test_one_to_hold() -> None:
    rest = "turn=1:play hand1=KKKQ setsA=555 pile=4"
    assert "lay KKK" in offered(f"boat {rest}")
    assert "lay KKK" not in offered(f"boat house=boat-one-to-hold {rest}")
    assert "lay KKK" in offered(f"boat house=boat-one-to-hold {rest}".replace("KKKQ", "KKKQ9"))
