"""The search for the end of a turn: its work is bounded, and a way out can be told action by action."""

from __future__ import annotations

from random import Random

import pytest

from bench.worst import cost, search_all
from canasta.cards import RANKS
from canasta.clauses.reserve import CLOSES, FOLLOWED, STAYS
from canasta.engine import action_text, apply, legal_actions
from canasta.engine.finishing.plan import way_out_plan
from canasta.engine.finishing.prospect import Prospect
from canasta.engine.finishing.rank import CANASTAS, SHARED, ends, shapes
from canasta.notation import read_position
from canasta.table.state import PART_OVER

#: Hands that hold much of a pack, the canastas for going out not there or only in part.
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
]


@pytest.mark.parametrize("position", DEAR)
def test_the_table_stays_small(position: str) -> None:
    """Entries of the table that meet a way to end a rank, over all ranks: a few thousand at the very most."""
    prospect = Prospect(read_position(position))
    need = int(prospect.need)
    entries = 2 * ((need & CANASTAS) + 1) << (need & SHARED).bit_count()
    going_out = counting = 0
    for place in range(RANKS):
        held = prospect.held(place)
        going_out += entries * len(prospect.plays(place, held, need)) // 4
        counting += len(prospect.counts(place, held, 2, False)) // 4
    assert going_out <= 1500
    # Each meets an entry for every number of wild cards, of cards left and of two answers.
    assert counting * (prospect.wilds() + 1) * 6 <= 60_000


@pytest.mark.parametrize("then", [STAYS, CLOSES, FOLLOWED])
def test_sets_grow_card_by_card(then: int) -> None:
    """Against trying, with limits that follow no rule at all."""
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
    """Every way a rank may end, by laying card after card."""
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


def test_dear_positions_are_found_and_can_be_read() -> None:
    found = search_all(0.2, seed=1, names={"classic", "knee"})
    assert {worst.name for worst in found} == {"classic", "knee"}
    for worst in found:
        assert cost(read_position(worst.position), again=1).legal > 0
