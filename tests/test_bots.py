"""The bots: they play legally to the end, see nothing hidden, and the simple one is better than chance."""

from collections.abc import Callable
from random import Random
from time import perf_counter

import pytest

from canasta.books import book
from canasta.bots import NAMES, Bot, RandomBot, SimpleBot, make_bot
from canasta.engine import (
    Setup,
    State,
    action_text,
    apply,
    deal,
    legal_actions,
    sample,
    score,
    tally,
    totals,
    view,
)
from canasta.match import Match
from canasta.messages import Complaint
from canasta.notation.position import read_position
from canasta.table.state import PART_OVER

#: Totals at the start, so that the bots meet all counts of a first meld.
STARTS = (0, 1500, 3000)


def dealt(players: int, number: int) -> State:
    setup = Setup(book("classic"), players)
    order = list(setup.deck)
    Random(number).shuffle(order)
    return deal(setup, bytes(order), scores=(STARTS[number % 3],) * setup.sides)


def play_out(state: State, bots: list[Bot], before: Callable[[State, int], None] | None = None) -> State:
    """Play a hand; every choice has to be one of the legal actions."""
    while state.part != PART_OVER:
        action = bots[state.actor].choose(view(state, state.actor))
        assert action in legal_actions(state)
        if before is not None:
            before(state, action)
        apply(state, action)
    return state


def points(state: State) -> list[int]:
    return totals(score(state.setup.book, tally(state)), state.setup.sides)


@pytest.mark.parametrize(("players", "deals", "margin"), [(2, 60, 300), (3, 40, 300), (4, 80, 600)])
def test_the_simple_bot_is_clearly_better_than_chance(players: int, deals: int, margin: int) -> None:
    """Every deal is played once with the simple bot on each side."""
    ahead = games = 0
    setup = Setup(book("classic"), players)
    for number in range(deals):
        for side in range(setup.sides):
            bots: list[Bot] = [
                SimpleBot() if seat % setup.sides == side else RandomBot(number * 7 + seat)
                for seat in range(setup.seats)
            ]
            made = points(play_out(dealt(players, number), bots))
            ahead += made[side] - (sum(made) - made[side]) // (setup.sides - 1)
            games += 1
    print(f"{players} players: the simple bot is {ahead / games:.0f} points a hand ahead of chance")
    assert ahead / games > margin


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_number_of_players_plays_to_the_end_of_a_game(name: str, players: int) -> None:
    names = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Fina"][:players]
    match = Match(book("classic"), names, bytes([players]) * 32, target=1500)
    bots = [make_bot(name, seed=player) for player in range(players)]
    while not match.over and match.hand_number < 40:
        match.start_hand()
        while match.state is not None and match.state.part != PART_OVER:
            seat = match.state.actor
            match.act(bots[match.seats[seat]].choose(match.view(seat)))
    assert match.winner is not None or name == "random"


def test_the_simple_bot_is_never_fined_and_decides_quickly() -> None:
    spent, decisions = 0.0, 0

    class Timed:
        def choose(self, seen: object) -> int:
            nonlocal spent, decisions
            start = perf_counter()
            action = SimpleBot().choose(seen)  # type: ignore[arg-type]
            spent += perf_counter() - start
            decisions += 1
            return action

    for number in range(40):
        state = play_out(dealt(4, number), [Timed()] * 4)
        assert state.fines == (0, 0)
    print(f"{spent / decisions * 1e6:.0f} µs a decision")
    assert spent / decisions < 0.001


def test_a_bot_chooses_by_what_its_seat_may_know() -> None:
    """With the hidden cards dealt again it does the same."""
    rng = Random(3)
    checked = 0

    def deal_again(state: State, action: int) -> None:
        nonlocal checked
        seat = state.actor
        if rng.random() < 0.3:
            other = sample(view(state, seat), rng)
            assert SimpleBot().choose(view(other, seat)) == action
            checked += 1

    for number in range(8):
        play_out(dealt(4, number), [SimpleBot()] * 4, deal_again)
    assert checked > 50


def test_the_random_bot_can_be_repeated() -> None:
    played = []
    for _ in range(2):
        actions: list[int] = []
        play_out(
            dealt(4, 5),
            [RandomBot(seat) for seat in range(4)],
            lambda _state, action, kept=actions: kept.append(action),  # type: ignore[misc]
        )
        played.append(actions)
    assert played[0] == played[1]


def test_an_unknown_bot_is_a_complaint() -> None:
    with pytest.raises(Complaint, match="random, simple"):
        make_bot("champion")


def choice(position: str) -> str:
    state = read_position(position)
    return action_text(SimpleBot().choose(view(state, state.actor)))


@pytest.mark.parametrize(
    ("position", "expected"),
    [
        # A good pile is taken with a pair; a bad one is not worth a joker.
        ("classic hand1=KK4567 setsA=QQQ pile=89TJ5K", "take KK"),
        ("classic hand1=K4567X setsA=QQQ pile=K", "draw"),
        ("classic hand1=45678 setsA=KKK pile=9T7K", "take on K"),
        # A first meld of 50 is laid with naturals, and not for two wild cards while nobody presses.
        ("classic turn=1:play hand1=AAA456789TJ", "lay AAA"),
        ("classic turn=1:play hand1=442256789TJB", "discard B"),
        # The last card of a canasta goes down, wild cards are kept for that.
        ("classic turn=1:play hand1=K4567 setsA=KKKKKK", "add K"),
        ("classic turn=1:play hand1=24567J setsA=KKKKK2", "add 2 to K"),
        # No wild card on a natural canasta, none on the pile.
        ("classic turn=1:play hand1=24567 setsA=KKKKKKK", "discard 4"),
        # A card that the next player has no set of is let go rather than one that opens the pile.
        ("classic turn=1:play hand1=449 setsA=KKK setsB=999,QQQ pile=5678TJ", "discard 4"),
        # With a way out in sight the partner, who holds many cards, is asked.
        ("classic turn=1:play hand1=K74 setsA=KKKKKKK,777", "ask"),
        ("classic turn=1:play hand1=K74 hand3=#2 setsA=KKKKKKK,777", "add 7"),
        # The answer: yes with a light hand, no with a canasta in it, or if the side has none in sight.
        ("classic turn=1:answer hand3=45 setsA=KKKKKKK", "yes"),
        ("classic turn=1:answer hand3=AAAAXX2 setsA=KKKKKKK,AAA", "no"),
        ("classic turn=1:answer hand3=45 setsA=KKK,QQQ", "no"),
        ("classic turn=1:answer hand3=45 setsA=KKKKKK,QQQ", "yes"),
        ("classic turn=1:answer hand2=4 hand3=AAAAXX2 setsA=KKKKKKK,AAA", "yes"),
    ],
)
def test_the_simple_bot_plays_sensibly(position: str, expected: str) -> None:
    assert choice(position) == expected


def test_no_wild_card_is_discarded_while_another_card_is_there() -> None:
    def look(state: State, action: int) -> None:
        wild = action_text(action) in ("discard 2", "discard X")
        legal = [action_text(other) for other in legal_actions(state)]
        others = [other for other in legal if other.startswith("discard") and other[-1] not in "2X"]
        assert not (wild and others)

    for number in range(20):
        play_out(dealt(4, number), [SimpleBot()] * 4, look)
