"""Signals between partners: truthful, read by the partner, and absent where the book has none."""

import pytest

from canasta.books import BOOKS, book
from canasta.bots import ClubBot, ExpertBot, make_bot
from canasta.bots.champion import with_partner_signals
from canasta.cards import RANKS, parse_kinds
from canasta.clauses.setup import Setup
from canasta.engine import action_text, play_out_step, view
from canasta.engine.random_play import Dice, deal_hand
from canasta.engine.sampling import Sampler
from canasta.envs.table import setup_of
from canasta.notation import read_position
from canasta.policy.choice import choose
from canasta.policy.outlook import outlook
from canasta.policy.signals import choose_with_signals, truthful, with_signals
from canasta.policy.weights import CLUB, weights
from canasta.table.actions import DISCARD, KIND
from canasta.table.packing import BIT, FIELD, SHIFT
from canasta.table.state import KNOWN_NATURALS, NATURALS, PART_OVER

SEVEN, KING, ACE = 3, 9, 10


def test_only_american_has_signals() -> None:
    assert [slug for slug, rules in BOOKS.items() if rules.signals] == ["american"]
    assert {signal.paragraph for signal in book("american").signals} == {"85"}


def mask(cards: str) -> int:
    return sum(BIT[kind] for kind in set(parse_kinds(cards)))


@pytest.mark.parametrize(
    ("hand", "turns", "offered", "honest"),
    [
        # A seven or an ace signals two more.
        ("4567788KKQQJ", 9, "47K", "4K"),
        ("4567778KKQQJ", 9, "47K", "47K"),
        ("AAA456789TJQ", 9, "4A7", "4A"),
        # A high card as the first discard signals five wild cards, aces and sevens.
        ("4567788KKQQJ", 1, "4K", "4"),
        ("45AA7722KKQQ", 1, "4K", "K"),
        ("45AA772XKKQQ", 1, "4K", "K"),
        ("45AA772XKKQQ", 9, "4K", "4K"),
        # No true signal is possible: then there is no discard without a signal.
        ("8899TTJJQQKK", 1, "8K", ""),
    ],
)
def test_a_discard_tells_nothing_false(hand: str, turns: int, offered: str, honest: str) -> None:
    seat = turns % 4 + 1
    state = read_position(f"american turn={seat}:play turns={turns} dealer=4 hand{seat}={hand}")
    assert truthful(state, mask(offered)) == mask(honest)


def known(state_text: str, seat: int, rank: int) -> int:
    state = with_signals(read_position(state_text))
    return state.held[KNOWN_NATURALS + seat] >> SHIFT[rank] & FIELD


def test_a_partner_who_discarded_an_ace_is_known_to_hold_two() -> None:
    """The top card is the right-hand neighbour's, the one below the partner's; opponents are not believed."""
    position = "american turn=1:draw turns=8 dealer=4 hand1=4567788KKQQJ4 pile=7A5"
    assert known(position, 3, ACE) == 0
    assert known(position, 2, ACE) == 2
    assert known(position, 1, SEVEN) == 0
    # Cards on the table are no longer in the hand.
    assert known(position + " setsA=AAA", 2, ACE) == 0


def test_a_champion_deals_what_the_partner_has_told_of_to_the_partner() -> None:
    """A discarded ace signals two more: every deal has them.

    A signal that has become impossible is ignored.
    """
    position = "american turn=1:draw turns=8 dealer=4 hand1=4567788KKQQJ4 pile=7A5"
    believed = with_partner_signals(view(read_position(position), 0))
    sampler, dice = Sampler(believed), Dice("told")
    deals = [sampler.deal(dice).held[NATURALS + 2] >> SHIFT[ACE] & FIELD for _ in range(20)]
    assert min(deals) == 2
    gone = view(read_position(position.replace("4567788KKQQJ4", "AAAAAAA788KK4")), 0)
    assert with_partner_signals(gone) is gone


def test_a_position_without_signals_stays_what_it_is() -> None:
    for text in ("american turn=1:draw turns=8 dealer=4 hand1=4567 pile=45K", "classic hand1=KK pile=7A"):
        state = read_position(text)
        assert with_signals(state) is state


def test_the_bots_never_tell_of_cards_they_do_not_hold() -> None:
    """Over some hands: while another card would have done, a seven or an ace means two more of them."""
    setup = setup_of("american", 4)
    bot = ClubBot()
    told = 0
    for number in range(12):
        state = deal_hand(setup, Dice(f"signals/{number}"))
        while state.part != PART_OVER:
            action = bot.choose(view(state, state.actor))
            if action >= DISCARD and action & KIND in (SEVEN, ACE):
                legal = view(state, state.actor).legal_actions()
                ranks = {other & KIND for other in legal if other >= DISCARD and other & KIND <= ACE}
                held = view(state, state.actor).hand[action & KIND]
                honest = truthful(state, sum(BIT[rank] for rank in ranks))
                assert held >= 3 or not honest, action_text(action)
                told += held >= 3
            play_out_step(state, action)
    assert told > 0


def test_in_other_books_signals_change_nothing() -> None:
    setup = setup_of("boat", 4)
    numbers = weights(CLUB)
    state = deal_hand(setup, Dice("boat"))
    while state.part != PART_OVER:
        seen = view(state, state.actor).packed
        action = choose(seen, outlook(setup), numbers)
        assert action == choose_with_signals(seen, outlook(setup), numbers)
        play_out_step(state, action)


def test_an_expert_plays_by_them_too() -> None:
    position = "american turn=1:play turns=8 dealer=4 hand1=7AKQJT9865444 setsA=KKK pile=7"
    state = read_position(position)
    assert action_text(ExpertBot().choose(view(state, 0)))[-1] not in "7A"


def test_a_champion_tells_its_partner_nothing_false() -> None:
    setup = Setup(BOOKS["american"], 4)
    told = 0
    for number in range(2):
        state = deal_hand(setup, Dice(number))
        bot = make_bot("champion", think=10)
        while state.part != PART_OVER and state.turn < 12:
            action = bot.choose(view(state, state.actor))
            if DISCARD <= action < DISCARD + RANKS:
                told += 1
                assert truthful(state, BIT[action - DISCARD])
            play_out_step(state, action)
    assert told > 10
