"""The environments reveal what a view reveals and nothing more; PettingZoo's own test suite passes."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import canasta.envs
from canasta.arena.tree import difference_rewards
from canasta.books.house import rules_of, shipped
from canasta.engine import IllegalAction, State, action_text, deal, legal_actions, play_out_step, sample, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.envs import (
    LAYOUT,
    OBSERVATIONS,
    SIZE,
    Canasta,
    EpisodeTable,
    MissingPackage,
    Observer,
    book_layout,
    env,
    observation,
    setup_of,
    unpack,
)
from canasta.envs.arrays import BOOK, PACKED, SCALE, Rows, Unpacker
from canasta.envs.layout import CUTS, WHOLE_LAYOUT, numbers
from canasta.envs.render import PICTURE_HIGH, PICTURE_WIDE, as_picture
from canasta.envs.table import win_rewards
from canasta.jobs.variants import Variant, all_variants
from canasta.messages import UserError, catalogue
from canasta.table.state import PART_OVER, PART_PLAY, PAYS_DEBT

VARIANTS = list(all_variants())
#: Four sides: seats and sides that no book has are in cells of their own.
EIGHT = Variant("knee-hand-and-foot-eight", 8)
#: PettingZoo has a list of its own games with dictionary observations, and warns about all others.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def named(variants: list[Variant]) -> list[object]:
    return [pytest.param(variant, id=str(variant)) for variant in variants]


def played(variant: Variant, seed: int, every: int) -> Iterator[State]:
    """Yield every n-th state of a random hand, and its last."""
    rng = Random(seed)
    state = deal_hand(setup_of(variant.book, variant.players, variant.options), Dice(seed))
    step = 0
    while state.part != PART_OVER:
        if step % every == 0:
            yield state
        legal = legal_actions(state)
        play_out_step(state, legal[int(rng.random() * len(legal))])
        step += 1
    yield state


# Observations.


def check_hidden_cards(variant: Variant, seed: int, every: int) -> None:
    observer = Observer(setup_of(variant.book, variant.players, variant.options))
    rows = Rows(1, observer, PACKED)
    unpacked = Rows(1, observer)
    own = Rows(1, observer, BOOK)
    assert own.layout
    columns = list(own.layout.columns)
    left_out = sorted(set(range(SIZE)) - set(columns))
    always = None
    rng = Random(seed)
    for state in played(variant, seed, every):
        for seat in range(-1, state.setup.seats):
            seen = view(state, seat)
            other = sample(seen, rng)
            packed = observer.packed(seen)
            assert observer.packed(view(other, seat)) == packed
            # The fast path reads the full state: it may not reveal more than the view.
            for full in (state, other):
                assert rows.seen(full, seat, 1).tolist() == packed
            if seat == state.actor:
                assert legal_actions(other) == legal_actions(state)
            assert observation(observer, seen).tolist() == numbers(packed)
            found = unpacked.seen(state, seat, 1)
            assert found.tolist() == numbers(packed)
            # What the book's layout leaves out is the same at every moment, and it changes nothing else.
            assert own.seen(state, seat, 1).tolist() == found[columns].tolist()
            always = found[left_out].tolist() if always is None else always
            assert found[left_out].tolist() == always


@pytest.mark.parametrize("variant", named([*VARIANTS, EIGHT]))
def test_dealing_the_unseen_cards_again_changes_no_observation(variant: Variant) -> None:
    check_hidden_cards(variant, seed=3, every=25)


@pytest.mark.long
@pytest.mark.parametrize("variant", named(VARIANTS))
def test_dealing_the_unseen_cards_again_changes_no_observation_long(variant: Variant) -> None:
    for seed in range(20):
        check_hidden_cards(variant, seed, every=3)


def test_other_cards_are_dealt_when_they_are_dealt_again() -> None:
    """The test above would be worthless if the same cards came again."""
    for state in played(Variant("classic", 4), 1, 40):
        if state.part != PART_OVER:
            assert sample(view(state, 0), Random(1)).held != state.held


@pytest.mark.parametrize("variant", named([*(variant for variant in VARIANTS if not variant.options), EIGHT]))
def test_an_observation_says_what_the_view_says(variant: Variant) -> None:
    observer = Observer(setup_of(variant.book, variant.players, variant.options))
    bounds = Unpacker(WHOLE_LAYOUT)
    for state in played(variant, 5, 12):
        seats, sides = state.setup.seats, state.setup.sides
        for seat in range(seats):
            seen = view(state, seat)
            found = observation(observer, seen, number=3)
            assert (found >= bounds.low).all()
            assert (found <= bounds.high).all()
            told = {name: found[field.place].reshape(field.shape) for name, field in LAYOUT.items()}
            assert told["hand"].tolist() == seen.hand
            assert told["unseen"].tolist() == seen.unseen()
            assert told["pile"].tolist() == [seen.known_pile.count(kind) for kind in range(16)]
            assert told["pile_size"] == seen.pile_size
            assert told["stock"] == seen.stock_size
            assert told["top_cards"][0] == seen.top + 1
            assert told["top"].sum() == (seen.pile_size > 0)
            assert told["frozen"] == seen.frozen
            assert told["number"] == 3
            assert told["part"].tolist().index(1) == seen.part
            assert told["actor"].tolist().index(1) == (seen.actor - seat) % seats
            assert told["seated"].sum() == seats
            for place in range(seats):
                other = (seat + place) % seats
                assert told["sizes"][place] == seen.size(other)
                if place:
                    assert told["known"][place].tolist() == seen.known(other)
            for place in range(sides):
                side = (seat + place) % sides
                assert told["red_threes"][place] == seen.red_threes(side)
                assert told["opened"][place] == seen.opened(side)
                assert told["need"][place] == seen.need(side)
                assert told["total"][place] == seen.scores[side]
                sets = sum(cards.size for cards in seen.sets(side))
                assert sum(told[name][place].sum() for name in ("naturals", "twos", "jokers")) == sets


def test_seats_are_relative() -> None:
    """At a table whose seats are rotated, every player sees the same."""
    setup = setup_of("classic", 4)
    observer = Observer(setup)
    for seed in range(3):
        states = [deal_hand(setup, Dice(seed), dealer=dealer) for dealer in range(4)]
        rng = Random(seed)
        while states[0].part != PART_OVER:
            first = [observer.packed(view(state, (state.actor + 1) % 4)) for state in states]
            assert all(packed == first[0] for packed in first)
            action = rng.choice(legal_actions(states[0]))
            for state in states:
                play_out_step(state, action)


def test_marks_of_seats_do_not_run_into_each_other() -> None:
    setup = setup_of("classic", 4)
    state = deal_hand(setup, Dice(1))
    state.melded, state.asked, state.cleared, state.out = 0b1011, 0b0110, 0b1100, 2
    state.flags = PAYS_DEBT
    state.part = PART_PLAY
    found = observation(Observer(setup), view(state, 1))
    told = {name: found[field.place].tolist() for name, field in LAYOUT.items()}
    assert told["melded"] == [1, 0, 1, 1, 0, 0, 0, 0]
    assert told["asked"] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert told["cleared"] == [0, 1, 1, 0, 0, 0, 0, 0]
    assert told["out"] == [0, 1, 0, 0, 0, 0, 0, 0]
    assert told["seated"] == [1, 1, 1, 1, 0, 0, 0, 0]
    assert told["did"] == [0] * 15
    assert told["part"] == [0, 1, 0, 0]


def test_marks_of_eight_seats_are_in_two_cells() -> None:
    setup = setup_of("knee-hand-and-foot-eight", 8)
    state = deal_hand(setup, Dice(1))
    state.melded, state.asked, state.cleared, state.out = 0b10110001, 0b01100000, 0b11000010, 7
    state.opened, state.part = 0b1001, PART_PLAY
    found = observation(Observer(setup), view(state, 1))
    told = {name: found[field.place].tolist() for name, field in LAYOUT.items()}
    assert told["melded"] == [0, 0, 0, 1, 1, 0, 1, 1]
    assert told["asked"] == [0, 0, 0, 0, 1, 1, 0, 0]
    assert told["cleared"] == [1, 0, 0, 0, 0, 1, 1, 0]
    assert told["out"] == [0, 0, 0, 0, 0, 0, 1, 0]
    assert told["actor"] == told["turn_of"] == [0, 0, 0, 0, 0, 0, 0, 1]
    assert told["seated"] == [1] * 8
    assert told["opened"] == [0, 0, 1, 1]
    assert told["reserves"] == [1] * 8


def test_the_layout_is_complete_and_explained() -> None:
    ends = [0, *(field.stop for field in LAYOUT.values())]
    assert [field.start for field in LAYOUT.values()] == ends[:-1]
    assert ends[-1] == SIZE == len(CUTS) == len(SCALE)
    assert set(LAYOUT) == {
        name.removeprefix("envs.field.") for name in catalogue() if name.startswith("envs.field.")
    }


def test_a_layout_of_a_book_names_its_places() -> None:
    setup = setup_of("classic", 3)
    layout = book_layout(setup)
    assert layout.columns == tuple(sorted(layout.columns))
    assert layout.size == sum(field.stop - field.start for field in layout.fields.values())
    for name, field in layout.fields.items():
        assert field.shape == tuple(map(len, layout.axes[name]))
        first = LAYOUT[name].start + np.ravel_multi_index(
            [places[0] for places in layout.axes[name]], LAYOUT[name].shape
        )
        assert layout.columns[field.start] == first
    assert "calientes" not in layout.fields
    assert layout.fields["known"].shape == (3, 15)


def test_large_numbers_are_clipped_in_narrow_rows_only() -> None:
    state = deal(setup_of("classic", 2), setup_of("classic", 2).deck, scores=(40_000, -40_000))
    place = LAYOUT["total"].start
    for target, least, most in ((5000, -32_768, 32_767), (60_000, -40_000, 40_000)):
        observer = Observer(state.setup, target)
        rows = Rows(1, observer, BOOK)
        assert rows.layout
        assert rows.layout.narrow == (target == 5000)
        found = rows.seen(state, 0, 1)[list(rows.layout.columns).index(place) :][:2]
        assert found.tolist() == [most, least]
        assert (
            unpack(np.array(observer.packed(view(state, 0)), np.int64), rows.layout).tolist()
            == rows.seen(state, 0, 1).tolist()
        )


# PettingZoo.


@quiet
@pytest.mark.parametrize("variant", named(VARIANTS))
def test_pettingzoo_api(variant: Variant) -> None:
    api_test(Canasta(variant.book, variant.players, variant.options), num_cycles=30)


@quiet
def test_pettingzoo_api_with_other_observations() -> None:
    for book in ("american", "knee"):
        for kind in ("packed", "book"):
            api_test(Canasta(book, 4, observation=kind), num_cycles=30)


@quiet
@pytest.mark.parametrize("variant", named(VARIANTS))
def test_pettingzoo_seed(variant: Variant) -> None:
    seed_test(lambda: env(book=variant.book, players=variant.players, options=variant.options), num_cycles=15)


@quiet
@pytest.mark.long
@pytest.mark.parametrize("episode", ["hand", "game"])
@pytest.mark.parametrize("reward", ["difference", "win"])
@pytest.mark.parametrize("variant", named(VARIANTS))
def test_pettingzoo_long(variant: Variant, episode: str, reward: str) -> None:
    def make() -> object:
        return env(
            book=variant.book,
            players=variant.players,
            options=variant.options,
            episode=episode,
            reward=reward,
            max_hands=3,
        )

    api_test(make(), num_cycles=1000)
    seed_test(make, num_cycles=500)


@quiet
@pytest.mark.parametrize("players", [4, 5])
def test_pettingzoo_whole_games(players: int) -> None:
    api_test(env(book="american", players=players, episode="game", reward="win", max_hands=2), num_cycles=100)


@quiet
def test_pettingzoo_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(env)
    assert "Stock" in capsys.readouterr().out


@quiet
@pytest.mark.parametrize("name", shipped()[::4])
def test_house_rules(name: str) -> None:
    book = rules_of(name)
    api_test(Canasta(name, book.seatings[-1].players), num_cycles=10)


# Playing.


def play(table: Canasta, seed: int) -> dict[str, float]:
    """Play a random episode and return each player's total reward."""
    rng = Random(seed)
    table.reset(seed=seed)
    gains = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut_off, _ = table.last()
        gains[agent] += reward
        mask = seen["action_mask"]
        table.step(None if ended or cut_off else rng.choice(np.flatnonzero(mask).tolist()))
    return gains


@pytest.mark.parametrize("variant", named([variant for variant in VARIANTS if not variant.options]))
def test_rewards_of_a_hand(variant: Variant) -> None:
    table = Canasta(variant.book, variant.players)
    gains = play(table, 2)
    points = table.table.points
    sides = difference_rewards(points)
    assert list(gains.values()) == [sides[player % len(sides)] for player in range(len(gains))]
    assert sum(gains.values()) == pytest.approx(0)
    won = play(Canasta(variant.book, variant.players, reward="win"), 2)
    leaders = [side for side, own in enumerate(points) if own == max(points)]
    expected = win_rewards(len(points), leaders)
    assert list(won.values()) == [expected[player % len(sides)] for player in range(len(won))]


def test_a_game_is_played_to_its_end() -> None:
    table = Canasta("boat", 4, episode="game", target=1500, reward="win")
    gains = play(table, 4)
    best = max(table.table.totals)
    assert best >= 1500
    side = table.table.totals.index(best)
    assert gains == {f"player_{player}": 1.0 if player % 2 == side else -1.0 for player in range(4)}
    differences = play(Canasta("boat", 4, episode="game", target=1500), 4)
    totals = table.table.totals
    assert differences["player_0"] == totals[0] - totals[1]


def test_players_sit_out_in_turn() -> None:
    table = EpisodeTable(setup_of("classic", 5), episode="game", max_hands=4)
    table.start(seed=1)
    rng = Random(1)
    out = set()
    while not table.over:
        out.add(table.seat_of.index(-1))
        assert table.view(table.seat_of.index(-1)).hand == [0] * 16
        table.step(rng.choice(table.legal()))
    assert table.truncated
    assert len(out) > 1


def test_reset_takes_totals_and_a_dealer() -> None:
    table = Canasta()
    table.reset(seed=1, options={"scores": (1500, 3000), "dealer": 1})
    assert table.table.state.needs == (90, 120)
    assert table.agent_selection == f"player_{table.table.seats[2]}"


def test_an_illegal_action_is_refused_with_its_paragraph() -> None:
    table = Canasta()
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match="draw"):
        table.step(240)
    with pytest.raises(UserError, match="No action has the number 174"):
        table.step(174)
    assert action_text(0) == "draw"
    table.step(np.int32(0))


@pytest.mark.parametrize(
    "wrong",
    [
        {"episode": "turn"},
        {"reward": "fame"},
        {"observation": "smell"},
        {"render_mode": "oil"},
        {"max_hands": -1},
        {"target": 0},
    ],
    ids=str,
)
def test_wrong_arguments_are_told(wrong: dict[str, object]) -> None:
    with pytest.raises(UserError, match=str(next(iter(wrong.values())))):
        Canasta(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_masks_and_the_state_of_the_table(observation: str) -> None:
    table = Canasta("boat", 3, observation=observation)
    with pytest.raises(UserError, match="reset"):
        table.state()
    table.reset(seed=3)
    rng = Random(1)
    for _ in range(150):
        seen, *_, info = table.last()
        assert info["action_mask"].tolist() == seen["action_mask"].tolist()
        assert [name for name, told in table.infos.items() if told["action_mask"].any()] == [
            table.agent_selection
        ]
        state = table.state()
        assert state in table.state_space
        if observation != "packed":
            hands = state[-48:].reshape(3, 16).tolist()
            assert hands == [view(table.table.state, seat).hand for seat in range(3)]
        table.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))


@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_copies_and_pickles_of_an_environment_go_on_alike(observation: str) -> None:
    table = env(book="american", players=5, episode="game", max_hands=2, observation=observation)
    table.reset(seed=8)
    rng = Random(2)
    others: list[Any] = []
    for step in range(400):
        if step % 80 == 0:
            others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
        seen, _, over, cut, _ = table.last()
        if over or cut:
            break
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        for other in others:
            assert other.unwrapped == table.unwrapped
            assert other.last()[0]["observation"].tolist() == seen["observation"].tolist()
            other.step(action)
        assert others[0].unwrapped != table.unwrapped
        table.step(action)
        assert others[0].unwrapped == table.unwrapped
    assert Canasta() != Canasta(reward="win")
    assert Canasta() != "Canasta"


# Pictures.


@pytest.mark.parametrize("variant", named([variant for variant in VARIANTS if not variant.options]))
def test_every_table_can_be_drawn(variant: Variant) -> None:
    pictures = [as_picture(view(state, 0)) for state in played(variant, 1, 60)]
    assert all(picture.shape == (PICTURE_HIGH, PICTURE_WIDE, 3) for picture in pictures)
    assert not np.array_equal(pictures[0], pictures[-1])


def test_a_picture_shows_no_hidden_card() -> None:
    for state in played(Variant("american", 4), 2, 20):
        seen = view(state, 1)
        other = view(sample(seen, Random(1)), 1)
        assert np.array_equal(as_picture(seen), as_picture(other))


# Packages.


@pytest.mark.parametrize(
    ("name", "package", "extra"),
    [
        ("Canasta", "pettingzoo", "envs"),
        ("CanastaSeat", "gymnasium", "envs"),
        ("Batch", "numpy", "envs"),
        ("CanastaVector", "gymnasium", "envs"),
        ("register_openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    name: str, package: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = canasta.envs._LATER[name][0]
    for known in [known for known in sys.modules if known.startswith("canasta.envs.")]:
        if known.rpartition(".")[2] in (
            "aec",
            "single",
            "batch",
            "spiel",
            "arrays",
            "render",
            "spaces",
            "vector",
            "parts",
        ):
            monkeypatch.delitem(sys.modules, known)
    monkeypatch.delitem(vars(canasta.envs), name, raising=False)
    monkeypatch.delattr(canasta.envs, module, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingPackage, match=rf'more package, {package}: pip install "canasta\[{extra}\]"'):
        getattr(canasta.envs, name)
