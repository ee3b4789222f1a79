"""Positions as text: they round-trip, and omitted keys have their default."""

import re
from pathlib import Path
from random import Random

import pytest

from canasta.engine import View, apply, legal_actions, parse_action, redact, sample, view
from canasta.jobs import Variant
from canasta.messages import UserError
from canasta.notation import position_values, read_position, same_position, write_position
from canasta.notation.position.flags import FLAG_WORDS
from canasta.notation.position.keys import ENDING_WORDS, PARTS, PLAIN_KEYS, SEAT_KEYS, SIDE_KEYS
from canasta.table.penalty import PenaltyGroup, expose, groups_of
from canasta.table.state import CANASTAS, HELD, LAID, STATE_FIELDS
from tests.positions import VARIANTS, check_round_trip, dealt, random_hand

ROOT = Path(__file__).resolve().parent.parent
BY_VARIANT = pytest.mark.parametrize("variant", VARIANTS, ids=str)


# --- Round trips ----------------------------------------------------------------------------------


def check_hands(hands: int, every: int) -> None:
    """Check hands of every variant: each state that says something new, and every n-th state."""
    texts: list[str] = []
    seen: set[str] = set()
    number = 0
    for variant in VARIANTS:
        for seed in range(hands):
            for state in random_hand(variant, seed):
                text = write_position(state)
                # The events, without seats, cards and numbers.
                said = re.sub(r"(?<!did)(?<!ending)=\S*|[1-6ABC]=\S*", "", text)
                if said not in seen or number % every == 0:
                    check_round_trip(state)
                texts.append(text)
                seen.add(said)
                number += 1
    # Random play has covered nearly everything a position can say; tests below cover the rest.
    keys = {word.partition("=")[0].rstrip("123456ABC") for text in texts for word in text.split()[1:]}
    rare = {"house", "needs", "penalty", "owes", "fined", "tried", "frozen", "stopped"}
    rare |= {"out", "concealed", "wild", "idle", "special"}
    assert keys >= {*PLAIN_KEYS, *SEAT_KEYS, *SIDE_KEYS} - rare
    did = {word for text in texts for word in re.findall(r"did=(\S+)", text) for word in word.split(",")}
    assert did >= set(FLAG_WORDS.values()) - {
        "last-three",
        "drew-nothing",
        "four-blacks",
        "wild-canasta",
        "holds-three",
        "owed",
    }
    assert {part for text in texts for part in re.findall(r"turn=.:(\S+)", text)} == set(PARTS)
    endings = {ending for text in texts for ending in re.findall(r"ending=(\S+)", text)}
    assert endings >= set(ENDING_WORDS.values()) - {"last-three"}
    assert number > 50 * hands * len(VARIANTS)


def test_states_of_random_play_round_trip() -> None:
    check_hands(3, every=30)


@pytest.mark.long
def test_many_states_of_random_play_round_trip() -> None:
    check_hands(60, every=1)


@BY_VARIANT
def test_views_round_trip(variant: Variant) -> None:
    for number, state in enumerate(random_hand(variant, 1)):
        seat = number % (state.setup.seats + 1) - 1
        seen = view(state, seat).position
        check_round_trip(seen)
        assert "stock=" not in write_position(seen)


@BY_VARIANT
def test_who_has_shown_the_dealt_threes_needs_no_word_after_the_deal(variant: Variant) -> None:
    assert "cleared=" not in write_position(dealt(variant, Random(str(variant))))


@BY_VARIANT
def test_views_that_follow_the_events_round_trip(variant: Variant) -> None:
    rng = Random(str(variant))
    state = dealt(variant, rng)
    views = [View(state, seat) for seat in range(-1, state.setup.seats)]
    number = 0
    while actions := legal_actions(state):
        events = apply(state, rng.choice(actions))
        for seen in views:
            seen.follow([redact(event, seen.seat) for event in events])
        number += 1
        check_round_trip(views[number % len(views)].position)


@BY_VARIANT
def test_a_position_of_a_view_can_be_sampled_like_the_view(variant: Variant) -> None:
    """Threes that must lie on the table are dealt into no hand, whether the view is read or observed."""
    for number, state in enumerate(random_hand(variant, 2)):
        if number % 10 == 0:
            seen = view(state, state.actor)
            again = view(read_position(write_position(seen.position)), state.actor)
            one, other = sample(seen, Random(number)), sample(again, Random(number))
            assert write_position(one) == write_position(other)


RARE = [
    # The stock's last card is a red three (para. 40), and the player may still lay everything.
    ("classic hand1=445566 setsA=QQQ pile=#K stock=R", "draw; end", "ending=last-three"),
    ("classic hand1=KKKK setsA=QQQQQQQ pile=#K stock=R", "draw; lay KKK; add K", "out=1 concealed=yes"),
    # A concealed hand (ruling C11).
    ("classic turn=1:play hand1=KKKKKKK", "lay KKK" + "; add K" * 4, "ending=out concealed=yes"),
    # One card that may not be discarded: the next player is not stopped by the old top card (ruling G1).
    ("classic turn=1:play hand1=K setsA=QQQ pile=B", "end", "pile=B stopped=no"),
    # The stock's last card is a bonus card: the hand is over (caliente 58).
    ("caliente hand1=445566 setsA=QQQ pile=#K stock=R", "draw", "ending=last-three"),
    # Always frozen: a wild card in the pile means nothing; one that was the upcard did.
    ("caliente options=always_frozen hand1=2455 pile=2K stock=5#", "draw", "hand1=45552 pile=2K"),
    (
        "caliente options=always_frozen hand1=2455 pile=2K frozen=yes stock=5#",
        "draw",
        "hand1=45552 pile=2K frozen=yes",
    ),
    (
        "caliente options=caliente_cards hand1=C5556 pile=5 stock=4R678888#",
        "play C; discard 5",
        "turn=2:draw hand1=4556678888 redA=1 playedA=1 pile=55",
    ),
    # A wild canasta is what it was with seven cards (ruling B4).
    ("boat turn=1:play hand1=25 setsA=222XXXX", "add 2 to wild", "setsA=2222XXXX wildA=big"),
    ("boat turn=1:play hand1=2XX5 setsA=222XX", "add 2 to wild; add X to wild; add X to wild",
     "setsA=2222XXXX"),
    # The four black threes are not a set (ruling B9).
    ("boat turn=1:play hand1=BBBB setsA=KKKKKKK", "lay BBBB", "hand1=- setsA=KKKKKKK ending=out"),
    # A special hand is shown and stays in the hand (ruling A14).
    ("american turn=1:play hand1=445566778899TT", "show hand", "ending=out special=pairs"),
    # The first meld before the take (ruling G14), and a drawn three that is held to the end (ruling A3).
    (
        "american hand1=AAAAKKKKK7755 pile=7",
        "lay AAA; add A; lay KKK; add K; add K",
        "did=laid count=130 before=- cleared=1 hand1=5577 setsA=KKKKK,AAAA pile=7",
    ),
    (
        "american hand1=KKK setsA=5555555,6666666 asked=1 pile=7 stock=B#",
        "draw",
        "did=drew,holds-three three=B asked=1 hand1=KKKB setsA=5555555,6666666 pile=7",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "actions", "end"), RARE)
def test_what_is_rare_in_play_round_trips(text: str, actions: str, end: str) -> None:
    state = read_position(text)
    for action in actions.split("; "):
        apply(state, parse_action(action))
        check_round_trip(state)
    assert write_position(state).endswith(end)


RANKS = "456789TJQKA"
FOURS = ",".join(rank * 4 for rank in RANKS)


def test_turns_in_which_no_card_moves_round_trip() -> None:
    """Neither stock nor pile, and no player can play their last card (ruling B8)."""
    sets = f"{FOURS},2222XX"
    state = read_position(
        f"boat hand1=B hand2=B hand3=B hand4=B setsA={sets} setsB={sets} redA=2 redB=2 stock=-"
    )
    for idle in range(4):
        assert state.idle == idle
        apply(state, parse_action("pass"))
        check_round_trip(state)
        assert "did=drew,drew-nothing" in write_position(state)
        apply(state, parse_action("end"))
        check_round_trip(state)
    assert write_position(state).endswith("idle=4 ending=stuck")


def test_the_next_shuffle_is_no_part_of_a_position() -> None:
    sets = FOURS.replace("AAAA", "2222XX")
    state = read_position(
        f"boat hand1=B hand2=B hand3=B hand4=B setsA={sets} setsB={sets} redA=2 redB=2 pile=AAAAAAAA stock=-"
    )
    assert [parse_action("draw")] == legal_actions(state)
    assert state.shuffler is None
    with pytest.raises(UserError, match="its order is not given"):
        apply(state, parse_action("draw"))


def test_penalty_cards_and_needs_round_trip() -> None:
    text = "classic needs=50,150 hand2=KKKA#5 penalty2=A,!KK pile=5 owes=0,1,0,0 finedA=100:told_count:57"
    assert write_position(read_position(text)) == text
    assert groups_of(read_position(text), 1) == (
        PenaltyGroup(bytes([10])),
        PenaltyGroup(bytes([9, 9]), False),
    )


def test_an_irregular_act_round_trips() -> None:
    tried = "1:took_frozen:take_K2:4:5:K2:25K:yes:no"
    text = f"classic turn=1:play did=drew,took hand1=457722KK known1=5K22K setsA=666 before=6 tried={tried}"
    assert same_position(read_position(write_position(read_position(text))), read_position(text))
    assert position_values(read_position(text))["tried"] == tried


def test_partial_means_that_a_card_is_hidden() -> None:
    full = next(random_hand(Variant("classic", 4), 1))
    text = write_position(full)
    assert not read_position(text).partial
    assert read_position(re.sub(r" stock=\S+", "", text)).partial
    hidden = re.sub(r"hand2=\S+", "", text)
    assert read_position(hidden).partial
    assert read_position("classic did=took before=- setsA=KKK turn=1:play aside=#3").partial


#: What a position does not contain, and what a slot can be besides its value.
UNTOLD = {"setup", "partial", "stock", "place", "held", "laid", "penalty", "shuffler", "next_stock"}
ONLY_IN = {"laid_since": Variant("boat", 4), "asked": Variant("american", 4)}


def different(value: object) -> object:
    """Return another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, bytes):
        return value + b"\x01"
    assert isinstance(value, tuple)
    return (*value, (b"\x01",))


@pytest.mark.parametrize("slot", sorted(set(STATE_FIELDS) - UNTOLD))
def test_facts_leave_out_nothing_that_matters(slot: str) -> None:
    state = next(random_hand(ONLY_IN.get(slot, Variant("classic", 4)), 2))
    other = state.copy()
    setattr(other, slot, different(getattr(state, slot)))
    assert not same_position(state, other)


@pytest.mark.parametrize("slot", sorted(ONLY_IN))
def test_what_makes_no_difference_in_the_book_is_no_fact(slot: str) -> None:
    state = next(random_hand(Variant("classic", 4), 2))
    other = state.copy()
    setattr(other, slot, different(getattr(state, slot)))
    assert same_position(state, other)


def test_facts_leave_out_no_card_but_drawn_ones() -> None:
    state = next(random_hand(Variant("classic", 4), 2))
    for slot, length in (("held", HELD), ("laid", LAID)):
        for place in range(length):
            other = state.copy()
            getattr(other, slot)[place] += 1
            assert not same_position(state, other), (slot, place)
    other = state.copy()
    other.stock = bytes(other.place) + other.stock[other.place :]
    assert same_position(state, other)
    other.stock = other.stock[:-1] + bytes([other.stock[-1] ^ 1])
    assert not same_position(state, other)
    other = state.copy()
    expose(other, 0, b"\x09")
    assert not same_position(state, other)


# --- Defaults and canonical form ------------------------------------------------------------------

CANONICAL = [
    ("classic", "classic"),
    ("  Classic \t players=4 scores=0,0 dealer=4 turn=1:draw \n", "classic"),
    ("classic turn=2", "classic turn=2:draw"),
    ("classic dealer=2 turn=3:draw", "classic dealer=2"),
    ("classic turns=5", "classic turn=2:draw"),
    ("classic turns=9", "classic turn=2:draw turns=9"),
    ("classic hand1=#11 hand2=-", "classic hand2=-"),
    ("classic HAND1=xk4? setsa=2qq", "classic hand1=4KX#1 setsA=QQ2"),
    ("classic pile=????4", "classic pile=#3?4"),
    ("classic pile=#3?K", "classic pile=#4K"),
    ("classic pile=2K frozen=yes", "classic pile=2K"),
    ("classic pile=2K frozen=no", "classic pile=2K frozen=no"),
    ("classic pile=5K frozen=yes", "classic pile=5K frozen=yes"),
    ("classic pile=KB stopped=yes", "classic pile=KB"),
    ("classic pile=KB stopped=no", "classic pile=KB stopped=no"),
    ("classic setsA=KKK,777 opened=A", "classic setsA=777,KKK"),
    ("classic setsA=KKK opened=-", "classic opened=- setsA=KKK"),
    ("classic turn=1:play did=drew setsA=KKK before=K", "classic turn=1:play setsA=KKK"),
    (
        "classic turn=1:play did=took,laid setsA=KKK before=- aside=5 count=30",
        "classic turn=1:play did=drew,took,laid count=30 before=- setsA=KKK aside=5",
    ),
    ("classic turn=1:play did=no", "classic turn=1:play did=drew,asked,no"),
    ("classic turn=1:play did=last-three", "classic turn=1:play did=drew,last-three"),
    ("classic turn=1:answer did=drew", "classic turn=1:answer did=drew,asked"),
    ("classic scores=-5,1500 needs=0,90", "classic scores=-5,1500"),
    ("classic stock=#64", "classic"),
    ("classic pile=#63K stock=-", "classic pile=#63K"),
    ("classic pile=#K stock=-", "classic pile=#63K"),
    ("classic pile=#?4 stock=-", "classic pile=#62?4"),
    ("classic pile=5 stock=K#4Q#", "classic pile=5 stock=K#4Q#57"),
    ("classic pile=5 stock=K#4?#Q", "classic pile=5 stock=K#61Q"),
    (
        "classic turn=2:over ending=out out=2 hand2=- concealed=no",
        "classic turn=2:over hand2=- ending=out",
    ),
    ("classic turn=2:over ending=last-three out=-", "classic turn=2:over ending=last-three"),
    ("caliente options=-", "caliente"),
    (
        "caliente options=Always_Frozen,caliente_cards",
        "caliente options=caliente_cards,always_frozen",
    ),
    ("caliente options=extra_deck players=6", "caliente options=extra_deck"),
    ("caliente options=caliente_cards playedB=2 hand1=44", None),
    ("caliente options=caliente_cards pile=KC stopped=yes", "caliente options=caliente_cards pile=KC"),
    ("caliente pile=2K frozen=no", None),
    ("caliente options=always_frozen pile=2K frozen=no", "caliente options=always_frozen pile=2K"),
    ("caliente turn=1:play did=drew", "caliente turn=1:play"),
    (
        "caliente options=caliente_cards turn=1:play did=refilled playedA=1",
        "caliente options=caliente_cards turn=1:play did=drew,refilled playedA=1",
    ),
    ("boat turns=12", "boat"),
    ("boat turns=13", "boat turn=2:draw"),
    ("boat turns=4", None),
    ("boat players=2 turn=2", "boat players=2 turn=2:draw"),
    ("boat pile=KB frozen=yes stopped=yes", "boat pile=KB"),
    ("boat pile=2K frozen=yes stopped=no", "boat pile=2K"),
    ("boat setsA=2XX,KKK", "boat setsA=KKK,2XX"),
    ("boat setsA=2222XXX wildA=small", "boat setsA=2222XXX"),
    ("boat setsA=2222XXXX wildA=small", "boat setsA=2222XXXX"),
    ("boat setsA=2222XXXX wildA=big wildB=-", "boat setsA=2222XXXX wildA=big"),
    ("boat shuffles=0 since=no idle=0", "boat"),
    ("boat shuffles=1 since=no setsB=KKK", "boat setsB=KKK shuffles=1 since=no"),
    ("boat shuffles=1 since=yes setsB=KKK", "boat setsB=KKK shuffles=1"),
    ("boat turn=1:play did=drew-nothing idle=3 hand2=#66", None),
    (
        "boat turn=1:play did=laid before=2,K setsA=KKK,22X",
        "boat turn=1:play did=drew,laid before=K,2 setsA=KKK,22X",
    ),
    ("boat turn=1:over ending=stuck out=-", "boat turn=1:over ending=stuck"),
    (
        "boat turn=1:over did=four-blacks hand1=- ending=out",
        "boat turn=1:over did=drew,four-blacks hand1=- ending=out",
    ),
    ("classic house=classic-wild-canastas setsA=222", None),
    ("caliente house=Caliente-Always-Frozen", "caliente house=caliente-always-frozen"),
    ("american redA=1 blackA=2 blackB=0", "american redA=1 blackA=2"),
    ("knee knee1=#13 foot1=#11 closedA=- addedA=-", "knee"),
    ("knee knee1=- foot1=456789TJQKA", None),
    ("knee foot2=A456789TJQK knee2=KKKKK#8", "knee knee2=KKKKK#8 foot2=456789TJQKA"),
    ("knee closedA=KKKKKXX,4444444,2222XXX addedA=K4K", "knee closedA=4444444,KKKKKXX,2222XXX addedA=4KK"),
    ("knee opened=A closedA=KKKKKKK setsA=KKK", "knee setsA=KKK closedA=KKKKKKK"),
    (
        "knee turn=1:play did=closed before=K closedA=KKKKKKK",
        "knee turn=1:play did=drew,laid,closed before=K closedA=KKKKKKK",
    ),
    ("knee needs=90,90", None),
    ("american turn=1:play three=r hand1=R#12", "american turn=1:play three=R hand1=R#12"),
    ("american turn=1:play did=yes asked=1", "american turn=1:play did=drew,asked,yes"),
    ("american setsA=444 cleared=1,3", "american setsA=444"),
    ("american setsA=444 cleared=1", None),
]


@pytest.mark.parametrize(("text", "canonical"), CANONICAL)
def test_canonical_form(text: str, canonical: str | None) -> None:
    """Check a text and its canonical form; none is given if every word of the text is needed."""
    state = read_position(text)
    written = write_position(state)
    if canonical is None:
        assert len(written.split()) == len(text.split())
    else:
        assert written == canonical
    assert same_position(read_position(written), state)


def test_what_the_defaults_say() -> None:
    state = read_position("classic players=3 dealer=1 turn=1:play setsA=KKKKKK2 pile=5B")
    values = position_values(state)
    assert values["turns"] == "5"
    assert (values["did"], values["before"], values["opened"]) == ("drew", "K", "A")
    assert (values["hand2"], values["stopped"], values["frozen"]) == ("#13", "yes", "no")
    assert (values["stock"], values["needs"], values["ending"]) == ("#60", "50,50,50", "-")
    assert state.laid[CANASTAS] == 1 << 45  # a canasta of kings
    assert state.partial


def test_a_position_of_boat_is_past_the_quiet_turns_unless_it_says_so() -> None:
    for players in (2, 3, 4):
        state = read_position(f"boat players={players} turn=2:play hand2=AAA4455")
        assert state.turn == 3 * players + 1
        assert parse_action("lay AAA") in legal_actions(state)
    early = read_position("boat turn=4:play turns=11 hand4=AAA445")
    assert parse_action("lay AAA") not in legal_actions(early)


def test_who_has_opened_with_a_count_has_opened_in_this_turn() -> None:
    """Then the book may grant things to the player (the talon of american 26)."""
    text = "american turn=1:play did=laid {}before=- hand1=4455 setsA=AAAA,KKK,QQQ stock=6667777#"
    for count, size in (("", 3), ("count=140 ", 7)):
        state = read_position(text.format(count))
        apply(state, parse_action("discard 4"))
        assert state.size(0) == size
        check_round_trip(state)


@BY_VARIANT
def test_all_values_together_are_the_position_too(variant: Variant) -> None:
    for number, state in enumerate(random_hand(variant, 5)):
        if number % 5 == 0:
            values = position_values(state).items()
            text = " ".join([variant.book, *(f"{key}={value}" for key, value in values)])
            assert same_position(read_position(text), state)


def test_the_positions_in_the_documentation_are_positions() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    lines = [
        line for block in re.findall(r"```position\n(.*?)```", page, re.DOTALL) for line in block.split("\n")
    ]
    lines = [line for line in lines if line]
    assert len(lines) > 5
    for line in lines:
        check_round_trip(read_position(line))
    keys, words = (
        [
            name
            for cell in re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE)
            for name in re.findall("`([a-z-]+)", cell)
        ]
        for table in re.findall(r"(?s)\| (?:Key|Word) \|.*?\n\n", page)
    )
    assert sorted(keys) == sorted((*PLAIN_KEYS, *SEAT_KEYS, *SIDE_KEYS))
    assert sorted(words) == sorted(FLAG_WORDS.values())
    # The table has the order in which keys are written.
    for book in ("classic", "caliente options=caliente_cards", "boat", "american", "knee"):
        written = [key.rstrip("123456ABC") for key in position_values(read_position(book))]
        assert list(dict.fromkeys(written)) == [key for key in keys if key in written]
