"""The search for the end of a turn: its work is bounded, and it can list a way out action by action."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bench import worst
from bench.adversary import first
from bench.worst import cost, judged, work
from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.cards import JOKER, TWO
from canasta.clauses.reserve import CLOSES, FOLLOWED, STAYS
from canasta.clauses.setup import Setup
from canasta.engine import action_text, apply, legal_actions, parse_action
from canasta.engine.finishing.plan import stays_open, way_out_plan
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.finishing.rank import BASE, NATURAL, SEVENS, ends, gained, shapes, starts
from canasta.notation import read_position
from canasta.table.state import PART_OVER

#: Hands that hold much of a pack, with the canastas for going out missing or incomplete.
DEAR = [
    "classic turn=1:play did=drew,asked,yes hand1=444455556666777788889999TTTTJJJJQQQQKKKKAAAA222222XXX",
    "classic players=2 scores=3000,0 turn=1:play hand1=44556677889TJQKKAA2222XX",
    "classic scores=3000,0 turn=1:play did=drew,asked,yes,took,laid count=15 before=- setsA=555 "
    "hand1=44556677889999TTJJQQKKAA2222XXBBB aside=5566779922X",
    "caliente options=extra_deck players=6 turn=1:play hand1=4455667788999TTTJJJQQQKKKAAA222222XXXXX",
    "boat turns=20 turn=1:play hand1=4455667788999TTTJJJQQQKKKAAA222222XXX",
    "american turn=1:play hand1=4455667788999TTTJJJQQQKKKAAA22222222XXX",
    "knee turn=1:play hand1=44444444455555555566666666677777777788888999TTTTJJJJQQQQKKKKAAAA2222222222XXXXX",
    "knee turn=1:play did=drew,asked,yes knee1=- foot1=- knee3=- foot3=- hand3=#5 closedA=4444444 "
    "hand1=66666666699999999TTTTTTTTTTJJJJJJJJJJQQQQQQQQQKKKKKKKKK5555555777777722222222222222XXXXX",
    "knee turn=1:draw hand1=669988TTQQKKAA222XX closedA=5555555,7777777,2222222,4444444,JJJJJ22 knee1=- "
    "foot1=- knee3=- foot3=- hand3=4 hand2=44 hand4=44 pile=9 stock=#",
    # These took up to 170 ms, with a pile set aside that comes to the hand only when the count is reached.
    "classic house=classic-thirteen players=2 turn=1:play did=took,laid,must-go-out before=- needs=465,465 "
    "count=15 setsA=TTT,666,888,QQQ,AAA,777,BBB aside=227 "
    "hand1=444555677888889999999KKKKKKKK222XXXB hand2=?",
    "classic house=classic-thirteen players=5 turn=1:play did=took,laid before=- needs=290,290 count=15 "
    "setsA=999922,JJJJJ2,555552,KKKKKK,AAAAAA,444444 aside=2229297AQJ9T676JJ795544875KT8TKQ7Q7 "
    "hand1=77888888TTTTTQQAXXBBB hand2=? hand3=? hand4=?",
    "classic house=classic-last-discard players=5 turn=1:play did=asked,yes,took,laid before=- needs=700,700 "
    "count=15 aside=56J6Q49Q hand2=? hand3=? hand4=? "
    "hand1=4444444555555566666677777777888888889999999TTTTTTTTJJJJJJJQQQQQQKKKKKKKKAAAAAAAA22X",
    # About 100 ms: wild cards in hand and pile, and a count that needs many ranks together.
    "knee turn=1:play did=asked,yes,took,laid before=- needs=2000,2000 count=15 aside=XXXXXT5J98AQ28A "
    f"hand1={''.join(rank * 21 for rank in '456789TJQKA')}{'2' * 23}{'X' * 7} hand2=? hand3=? hand4=? "
    "knee1=- knee2=- knee3=- knee4=- foot1=- foot2=- foot3=- foot4=-",
    # About 40 ms: a count just out of reach, and many ways to close sets to make room for the top card.
    "knee players=6 turn=1:draw did=asked,yes needs=2000,2000,2000 pile=5K6JT9K78JJAQ8A8ATT "
    f"hand1={'4' * 10}55{'6' * 19}{'7' * 13}{'8' * 20}{'9' * 16}{'T' * 25}JJJ{'Q' * 9}{'K' * 19}{'A' * 8}"
    f"{'2' * 10}{'X' * 10}{'B' * 14} hand2=? hand3=? hand4=? hand5=? hand6=? "
    "knee1=- knee2=- knee3=- knee4=- knee5=- knee6=- foot1=- foot2=- foot3=- foot4=- foot5=- foot6=-",
]


#: Work limit for one position: table entries that meet a way to end a rank. Compiled, a million of them take
#: about five milliseconds.
MOST_WORK = 500_000


@pytest.mark.parametrize("position", DEAR)
def test_work_is_bounded(position: str) -> None:
    """For all legal actions, for the reason of a refusal and for a way out."""
    assert max(work(read_position(position))) <= MOST_WORK


@pytest.mark.parametrize("name", sorted(BOOKS))
def test_work_is_bounded_in_hard_families(name: str) -> None:
    """Whole packs, only pairs, sets about to close, and piles of sixty cards in between."""
    rng = Random(name)
    seen = 0
    while seen < 4:
        found = judged(first(name, BOOKS[name], rng), rng)
        seen += found is not None
        assert found is None or max(found[0]) <= MOST_WORK, found


def test_entries_of_the_table_with_a_pile_are_bounded() -> None:
    """The bound that the package states, in every book and for every number of players."""
    for rules in BOOKS.values():
        for seats in rules.seatings:
            setup = Setup(rules, seats.players)
            wilds = setup.deck_counts[TWO] + setup.deck_counts[JOKER]
            gains = 4 if rules.base else setup.canastas_needed + 1
            # Laid in total, and laid before: cards not in the hand lie in the pile.
            entries = max((wilds + 1) * (held + 1) for held in range(wilds + 1)) * 2 * gains * 2
            assert entries <= 32_000, rules.slug


@pytest.mark.parametrize("then", [STAYS, CLOSES, FOLLOWED])
def test_sets_grow_card_by_card(then: int) -> None:
    """Compared with brute force, with limits that follow no rule at all."""
    rng = Random(then)
    for _ in range(60):
        room = bytes(rng.random() < 0.6 for _ in range(1024))
        start = rng.choice([(0, 0), (3, 0), (2, 1), (4, 2)])
        held, wilds, size = rng.randint(0, 9), rng.randint(0, 4), rng.randint(4, 7)
        if sum(start) >= size:
            start = (0, 0)
        found = {
            (n, w, here, there) for n, w, _, _, here, there in ends(room, *start, held, wilds, size, then)
        }
        assert found == tried(room, start, held, wilds, size, then)
        if then != FOLLOWED:
            most = size if then == CLOSES else 62
            assert {(n, w) for _, _, n, w in found} == set(shapes(room, *start, held, wilds, most))


def tried(
    room: bytes, start: tuple[int, int], held: int, wilds: int, size: int, then: int
) -> set[tuple[int, int, int, int]]:
    """Return every way a rank may end, by laying card after card."""
    seen = {(0, 0, *start)}
    todo = list(seen)
    for n, w, here, there in todo:
        steps = [(1, 0), (0, 1)]
        if not here + there:
            steps = [(3, 0), (2, 1)]
        for more, wild in steps:
            if n + more > held or w + wild > wilds or (then == CLOSES and here + there >= size):
                continue
            if wild and not room[(here + more) * 32 + there]:
                continue
            after = (n + more, w + wild, here + more, there + wild)
            if then == FOLLOWED and after[2] + after[3] >= size:
                after = (*after[:2], 0, 0)
            if after not in seen:
                seen.add(after)
                todo.append(after)
    return seen


@pytest.mark.parametrize(
    ("position", "plan"),
    [
        ("classic turn=1:play hand1=79922X setsA=77777,KKK", "lay 992; add 7; add 2 to 7; add X to 7"),
        ("classic turn=1:play hand1=7992 setsA=77777,KKK", None),
        ("boat turns=20 turn=1:play hand1=BBBB77 setsA=77777,KKK", "add 7; add 7; lay BBBB"),
        (
            "knee turn=1:play did=drew,asked,yes hand1=KKKKKKK22 knee1=- foot1=- hand3=#5 knee3=- foot3=- "
            "setsA=KKKKK2 closedA=7777777,5555555,222222X,QQQQQ22",
            "add 2 to K; lay KKK; add K; add K; add K; add K; discard 2",
        ),
        ("classic hand1=KKQ setsA=QQQQQQQ pile=K", "take KK; add Q"),
        # Wild cards laid on their own first would no longer go elsewhere.
        (
            "american turn=1:play did=drew,asked,yes hand1=2XXXX setsA=999999,AAAAAAA",
            "add 2 to 9; lay XXX; discard X",
        ),
        # The last card laid brings a reserve that is still unknown.
        ("knee turn=1:play hand1=KKK setsA=QQQ closedA=4444444 pile=4", None),
    ],
)
def test_a_way_out_is_told(position: str, plan: str | None) -> None:
    state = read_position(position)
    found = way_out_plan(state)
    assert (None if found is None else "; ".join(map(action_text, found))) == plan
    for action in found or ():
        assert action in legal_actions(state)
        apply(state, action)
    assert found is None or (state.part == PART_OVER and state.out == 0)


def test_seven_cards_are_laid_at_once_only_where_that_is_free_and_nothing_lies_there() -> None:
    assert starts(0, 7, CLOSES, 1) == [(0, 0), (7, 7)]
    assert starts(0, 7, FOLLOWED, 1) == [(0, 0), (0, 7)]
    assert starts(0, 6, CLOSES, 1) == starts(0, 7, CLOSES, 0) == [(0, 0)]
    assert starts(3, 7, CLOSES, 1) == [(3, 0)]


@pytest.mark.parametrize(("top", "early"), [("4", []), ("5", []), ("J", ["lay KKK", "lay QQQQQQQ"])])
def test_seven_cards_laid_at_once_leave_room_for_the_top_card(top: str, early: list[str]) -> None:
    """Seven cards of the top card's rank would close the set it is taken to; three packs have that many."""
    head = 'extends = "american"\nname = "three-packs"\nversion = 1\nabout = "More cards."\n'
    threes = "[clauses.score.CoveredThrees]\nby_number = [100, 300, 500, 1000, 1000, 1000]\n"
    rules = read_house(f"{head}[players]\n4.packs = 3\n{threes}").book
    hand = "JJQQQQQQQKKK98" if early else f"{top * 9}KKK98"
    state = read_position(f"american house=three-packs hand1={hand} pile=6{top}", [rules])
    assert [action_text(action) for action in legal_actions(state)] == ["draw", *early]


def test_seven_cards_laid_at_once_are_a_way_out_however_much_is_missing() -> None:
    """They need no count, so a player bound by a yes keeps the two for the queens."""
    state = read_position(
        "american turn=1:play did=asked,yes,took,laid before=- needs=295,295 count=15 setsA=555 aside=JJ "
        "hand1=KKKKKKKQQQQQQ2JJ4 hand2=? hand3=? hand4=?"
    )
    assert [action_text(action) for action in legal_actions(state)] == ["lay QQQ", "lay QQ2", "lay KKKKKKK"]


def test_a_last_discard_that_the_count_cannot_do_without_is_no_way_out() -> None:
    """All cards count 370, and the eighth ace has no place; seven aces laid at once need no count."""
    state = read_position(
        "american turn=1:play did=drew,asked,yes needs=355,355 "
        "hand1=TTTTTTKKAAAAAAAA2222X hand2=? hand3=? hand4=?"
    )
    laid = ["lay TTT", "lay TT2", "lay KK2", "lay TTX", "lay KKX", "lay AAAAAAA"]
    assert [action_text(action) for action in legal_actions(state)] == laid


def test_lays_before_the_take_keep_the_way_out_that_the_pair_for_the_top_card_is_part_of() -> None:
    state = read_position(
        "american turn=1:draw did=asked,yes needs=180,180 pile=Q "
        "hand1=4444444TTTQQQQ22222 hand2=? hand3=? hand4=?"
    )
    assert [action_text(action) for action in legal_actions(state)] == [
        "draw", "lay 444", "lay TTT", "lay 442", "lay TT2", "lay QQ2", "lay 222", "lay 4444444",
    ]  # fmt: skip


def test_a_second_canasta_of_sevens_serves_as_the_natural_one() -> None:
    assert gained(SEVENS, 1, 0, False, False, BASE) == SEVENS
    assert gained(SEVENS, 2, 0, False, False, BASE) == SEVENS | NATURAL


def test_what_keeps_a_way_out_open() -> None:
    state = read_position("classic turn=1:play hand1=KKKQ setsA=7777777 pile=9")
    kept = {action_text(action): stays_open(state, action) for action in legal_actions(state)}
    assert kept == {"ask": True, "lay KKK": True, "discard K": False, "discard Q": False}
    state = read_position("classic turn=1:play hand1=Q setsA=7777777 pile=9")
    assert stays_open(state, parse_action("discard Q"))


@pytest.mark.parametrize("seat", range(1, 5))
def test_after_a_yes_only_a_way_out_is_offered_whoever_plays(seat: int) -> None:
    hands = " ".join(f"hand{other}={'KKKQ2X' if other == seat else '4567'}" for other in range(1, 5))
    sets = "setsA=8888888" if seat % 2 else "setsB=8888888"
    state = read_position(f"classic turn={seat}:play did=drew,asked,yes {hands} known{seat}=2X {sets} pile=9")
    offered = [action_text(action) for action in legal_actions(state)]
    assert "lay KKK" in offered
    assert not [action for action in offered if action.startswith("discard")]


def test_wild_cards_are_worth_most_with_the_dearer_ones_first() -> None:
    state = read_position("classic turn=1:play hand1=22XXX456 pile=9")
    assert [Prospect(state).wild_value(number) for number in range(6)] == [0, 50, 100, 150, 170, 190]
    values = tuple(10 if kind == JOKER else value for kind, value in enumerate(BOOKS["classic"].values))
    state.setup = Setup(replace(BOOKS["classic"], values=values), 4)
    assert [Prospect(state).wild_value(number) for number in range(6)] == [0, 20, 40, 50, 60, 70]


def test_dear_positions_are_found_and_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worst, "cost", lambda state, measure, *_: cost(state, measure, ()))
    for found in worst.search_all(0.1, seed=1, names={"classic", "boat"}):
        assert found.name in {"classic", "boat"}
        assert found.cost.legal > 0
        read_position(found.position)
