"""The bots: they play legally to the end, see nothing hidden, and the simple one beats random play."""

import gc
import sys
from collections.abc import Callable
from itertools import pairwise
from random import Random
from time import process_time

import pytest

from canasta.books import book
from canasta.bots import Bot, RandomBot, SimpleBot, make_bot
from canasta.coach.deals import expert
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
from canasta.jobs import Variant, all_variants
from canasta.match import Match
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.server.bots.worker import ActionRequest, answer
from canasta.table.actions import PASS
from canasta.table.restock import RandomShuffler
from canasta.table.state import ENDED_STUCK, PART_OVER

#: Every variant; where players sit out, the hands are those of four players.
VARIANTS = [pytest.param(variant, id=str(variant)) for variant in all_variants(alike=False)]
#: One variant of each book, with partners and all special rules.
SOME = [
    Variant("classic", 4),
    Variant("caliente", 4, ("caliente_cards",)),
    Variant("boat", 4),
    Variant("american", 4),
    Variant("knee", 4),
]
CLASSIC = Variant("classic", 4)


def dealt(variant: Variant, number: int) -> State:
    """Return a deal with totals such that the bots meet all counts of a first meld."""
    setup = Setup(book(variant.book).with_options(variant.options), variant.players)
    order = list(setup.deck)
    Random(number).shuffle(order)
    starts = [0, *(start for start, _ in setup.book.first_meld.steps if start > 0)]
    scores = (starts[number % len(starts)],) * setup.sides
    return deal(setup, bytes(order), scores=scores, shuffler=RandomShuffler(number))


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


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_simple_bot_is_clearly_better_than_chance(variant: Variant) -> None:
    """Every deal is played once with the simple bot on each side."""
    ahead = games = 0
    for number in range(6):
        setup = dealt(variant, number).setup
        for side in range(setup.sides):
            bots: list[Bot] = [
                SimpleBot() if seat % setup.sides == side else RandomBot(number * 7 + seat)
                for seat in range(setup.seats)
            ]
            made = points(play_out(dealt(variant, number), bots))
            ahead += made[side] - (sum(made) - made[side]) // (setup.sides - 1)
            games += 1
    print(f"{variant}: the simple bot is {ahead / games:.0f} points per hand ahead of chance")
    assert ahead / games > 300


@pytest.mark.parametrize("variant", [pytest.param(variant, id=str(variant)) for variant in all_variants()])
def test_the_simple_bot_plays_every_game_to_its_end(variant: Variant) -> None:
    names = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Fina"][: variant.players]
    rules = book(variant.book).with_options(variant.options)
    match = Match(rules, names, bytes([variant.players]) * 32, target=None if rules.hands else 1000)
    bot = SimpleBot()
    while not match.over and match.hand_number < 40:
        match.start_hand()
        while match.state is not None and match.state.part != PART_OVER:
            match.act(match.actor, bot.choose(match.view(match.state.actor)))
    assert match.winner is not None


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_random_bot_plays_with_every_number_of_players(players: int) -> None:
    names = ["Ana", "Bruno", "Carla", "Dora", "Emil", "Fina"][:players]
    match = Match(book("classic"), names, bytes([players]) * 32, target=1500)
    bots = [make_bot("random", seed=player) for player in range(players)]
    while not match.over and match.hand_number < 10:
        match.start_hand()
        while match.state is not None and match.state.part != PART_OVER:
            seat = match.state.actor
            match.act(match.actor, bots[match.seats[seat]].choose(match.view(seat)))


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_the_simple_bot_is_never_fined_and_decides_quickly(variant: Variant) -> None:
    spent, decisions = 0.0, 0

    class Timed:
        def choose(self, seen: object) -> int:
            nonlocal spent, decisions
            start = process_time()
            action = SimpleBot().choose(seen)  # type: ignore[arg-type]
            spent += process_time() - start
            decisions += 1
            return action

    for number in range(20):
        state = play_out(dealt(variant, number), [Timed()] * 4)
        assert state.fines == (0, 0)
    print(f"{variant}: {spent / decisions * 1e6:.0f} µs a decision")
    assert spent / decisions < 0.002


@pytest.mark.parametrize("variant", SOME, ids=str)
def test_a_bot_chooses_by_what_its_seat_may_know(variant: Variant) -> None:
    """With the hidden cards dealt again it chooses the same."""
    rng = Random(3)
    checked = 0

    def deal_again(state: State, action: int) -> None:
        nonlocal checked
        seat = state.actor
        if rng.random() < 0.3:
            other = sample(view(state, seat), rng)
            assert SimpleBot().choose(view(other, seat)) == action
            checked += 1

    for number in range(6):
        play_out(dealt(variant, number), [SimpleBot()] * 4, deal_again)
    assert checked > 50


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_simple_bot_does_not_bring_a_hand_to_a_standstill(players: int) -> None:
    """Where the pile becomes the stock, it passes only if there is nothing else, and hands end."""

    def look(state: State, action: int) -> None:
        assert action != PASS or not [other for other in legal_actions(state) if other != PASS]

    stuck = 0
    for number in range(40):
        state = play_out(dealt(Variant("boat", players), number), [SimpleBot()] * players, look)
        stuck += state.ending == ENDED_STUCK
    assert stuck <= 1


def test_the_random_bot_can_be_repeated() -> None:
    played = []
    for _ in range(2):
        actions: list[int] = []
        play_out(
            dealt(CLASSIC, 5),
            [RandomBot(seat) for seat in range(4)],
            lambda _state, action, kept=actions: kept.append(action),  # type: ignore[misc]
        )
        played.append(actions)
    assert played[0] == played[1]


def test_an_unknown_bot_is_a_user_error() -> None:
    with pytest.raises(UserError, match="random, simple"):
        make_bot("grandmaster")


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
        # A first meld of 50 is laid with naturals, and not with two wild cards while there is no pressure.
        ("classic turn=1:play hand1=AAA456789TJ", "lay AAA"),
        ("classic turn=1:play hand1=442256789TJB", "discard B"),
        # The last card of a canasta is laid; wild cards are kept for that.
        ("classic turn=1:play hand1=K4567 setsA=KKKKKK", "add K"),
        ("classic turn=1:play hand1=24567J setsA=KKKKK2", "add 2 to K"),
        # No wild card on a natural canasta, none on the pile.
        ("classic turn=1:play hand1=24567 setsA=KKKKKKK", "discard 4"),
        # A card that the next player has no set of is discarded rather than one that opens the pile.
        ("classic turn=1:play hand1=449 setsA=KKK setsB=999,QQQ pile=5678TJ", "discard 4"),
        # With a way out in sight it asks the partner, who holds many cards.
        ("classic turn=1:play hand1=K74 setsA=KKKKKKK,777", "ask"),
        ("classic turn=1:play hand1=K74 hand3=#2 setsA=KKKKKKK,777", "add 7"),
        # The answer: yes with a light hand, no with a canasta in it, or if the side has none in sight.
        ("classic turn=1:answer hand3=45 setsA=KKKKKKK", "yes"),
        ("classic turn=1:answer hand3=AAAAXX2 setsA=KKKKKKK,AAA", "no"),
        ("classic turn=1:answer hand3=45 setsA=KKK,QQQ", "no"),
        ("classic turn=1:answer hand3=45 setsA=KKKKKK,QQQ", "yes"),
        ("classic turn=1:answer hand2=4 hand3=AAAAXX2 setsA=KKKKKKK,AAA", "yes"),
        # A hand that has run low is filled up, a full one is not, and neither near the end.
        ("caliente options=caliente_cards hand1=C457 pile=6", "play C"),
        ("caliente options=caliente_cards hand1=C45789TJQ pile=6", "draw"),
        ("caliente options=caliente_cards hand1=C457 hand2=44 pile=6", "draw"),
        # A Caliente card stops the next player from a good pile.
        ("caliente options=caliente_cards turn=1:play hand1=C456789TJQK pile=666677778888", "discard C"),
        # Many wild cards form their own set, and further ones join it.
        ("boat turn=1:play hand1=2222X45679 setsA=KKK", "lay 222"),
        ("boat turn=1:play hand1=24567J setsA=222X,KKK", "add 2 to wild"),
        ("boat turn=1:play hand1=22456789 setsA=KKK", "discard 8"),
        # A black three costs a hundred in hand: it goes first.
        ("boat turn=1:play hand1=B4567J setsA=KKK", "discard B"),
        ("boat turn=1:play hand1=BBBB setsA=KKKKKKK", "lay BBBB"),
        # It asks when there is a way out that it wants to take.
        ("boat turn=1:play hand1=K74 setsA=KKKKKKK,777", "ask"),
        ("boat turn=1:play hand1=K74 setsA=KKKKKKK,777 setsB=QQQQQQQ,AAAAAAA,JJJJJJJ", "add K"),
        # No pass where the pile can be taken instead.
        (
            "boat hand1=45KK setsA=QQQQQQQ pile=4K stock=- shuffles=1 since=no hand2=#31 hand3=#31 hand4=#33",
            "take KK",
        ),
        # A set of sevens that is not closed costs a fortune, and so do three of them in hand.
        ("american turn=1:play hand1=777456899 setsA=KKK", "discard 7"),
        ("american turn=1:play hand1=777777456899 setsA=KKK", "lay 777"),
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
        play_out(dealt(CLASSIC, number), [SimpleBot()] * 4, look)


@pytest.mark.parametrize("level", ["club", "expert:cautious"])
def test_a_bot_that_is_made_anew_for_every_question_leaves_nothing_behind(level: str) -> None:
    position = "classic turn=1:play hand1=4J8QQ hand2=56789T hand3=46 hand4=99789 setsA=KKKK pile=9"
    question = ActionRequest(level, 1, position)
    current = sys.version_info >= (3, 13)
    clear_caches = getattr(sys, "_clear_internal_caches" if current else "_clear_type_cache")

    def ask(times: int) -> int:
        for _ in range(times):
            answer(question)
        # The interpreter's cache of attributes holds names by address, up to 4,096 of them.
        clear_caches()
        gc.collect()
        return sys.getallocatedblocks()

    # What is left behind grows in every round; what threads of other tests do, or caches, only in some.
    blocks = [ask(50), *(ask(300) for _ in range(3))]
    assert min(after - before for before, after in pairwise(blocks)) < 100


def test_the_coach_weighs_every_deal_by_the_same_weights() -> None:
    setup = Setup(book("classic"), 4)
    assert expert(setup) is expert(setup)
