"""The score pad: errors and doubts, sheets and corrections, settlement."""

from __future__ import annotations

from collections.abc import Mapping
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from canasta.books import BOOKS
from canasta.books.house import shipped, shipped_house
from canasta.engine.scoring import score, tally
from canasta.jobs import all_variants
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.scorepad import Pad, PadError, Stake, form, page
from canasta.scorepad.exchange import all_payments, hand_struct, last_payments
from canasta.scorepad.pad import game_data, read_game
from canasta.scorepad.settlement import AMERICAN, Payment, balances, fewest, game_payments
from canasta.wire.scores import write_lines

ROOT = Path(__file__).resolve().parent.parent
FOUR = [["Ana", "Carla"], ["Bruno", "Dora"]]
TWO = [["Ana"], ["Bruno"]]


def pad_of(slug: str = "classic", sides: list[list[str]] = FOUR, **more: Any) -> Pad:
    return Pad.new({"book": slug, "sides": sides, **more})


def hand(*sides: Mapping[str, Any]) -> dict[str, Any]:
    return {"sides": list(sides)}


# --- Errors -----------------------------------------------------------------------------------------

REFUSED = [
    ("classic", [{"sets": "KKKKKKKKK"}, {}], "pack", "sets"),  # nine natural kings in two packs
    ("classic", [{"sets": "KKKKK"}, {"sets": "KKKK"}], "pack", "sets"),
    ("classic", [{"sets": "KKKKK"}, {"left": [{"cards": "KKK"}, {"cards": "K"}]}], "pack", "left"),
    ("classic", [{"red_threes": 5}, {}], "most", "red_threes"),
    ("classic", [{"red_threes": 3}, {"red_threes": 2}], "pack", "red_threes"),
    ("classic", [{"out": True}, {"out": True}], "one_side", "out"),
    ("classic", [{"concealed": True}, {}], "needs", "concealed"),
    ("classic", [{"out": True, "left": [5, 10]}, {}], "out_holds", "left"),
    ("classic", [{"laid": 300, "natural": 9}, {}], "too_little", "laid"),
    ("classic", [{"laid": 50, "mixed": 2}, {}], "too_little", "laid"),
    ("classic", [{"mixed": 1}, {}], "too_few", "laid"),
    ("classic", [{"laid": {"groups": {"5": 6}}, "mixed": 1}, {}], "too_few", "laid"),
    ("classic", [{"laid": {"groups": {"5": 6, "10": 6}}, "natural": 1}, {}], "natural_cards", "natural"),
    ("classic", [{"laid": {"groups": {"5": 7}}, "mixed": 1}, {}], "too_little", "laid"),
    ("classic", [{"laid": {"groups": {"10": 14}}, "mixed": 2}, {}], "wild_cards", "laid"),
    ("classic", [{"laid": {"groups": {"5": 37}}}, {}], "group_pack", "laid"),
    (
        "classic",
        [{"laid": {"groups": {"50": 3}}}, {"left": [{"groups": {"50": 2}}, 0]}],
        "group_pack",
        "left",
    ),
    ("classic", [{"laid": {"groups": {"7": 3}}}, {}], "group", "laid"),
    ("classic", [{"laid": 123}, {}], "step", "laid"),
    ("classic", [{"laid": 800}, {"laid": 800}], "all_points", ""),
    ("classic", [{"laid": -5}, {}], "whole", "laid"),
    ("classic", [{"laid": "many"}, {}], "whole", "laid"),
    ("classic", [{"laid": True}, {}], "whole", "laid"),
    ("classic", [{"left": [5]}, {}], "hands", "left"),
    ("classic", [{"out": 1}, {}], "yes_no", "out"),
    ("classic", [{"sets": "KKQ"}, {}], "no_set", "sets"),
    ("classic", [{"sets": "KK"}, {}], "no_set", "sets"),
    ("classic", [{"sets": "KKZ"}, {}], "card", "sets"),
    ("classic", [{"sets": "RRR"}, {}], "no_set", "sets"),
    ("classic", [{"sets": "KKK KKKK"}, {}], "same_rank", "sets"),
    ("classic", [{"sets": "KKK", "laid": 30}, {}], "both", "laid"),
    ("classic", [{"sets": "KKK", "natural": 1}, {}], "both", "natural"),
    ("classic", [{"special": "dream"}, {}], "no_field", "special"),
    ("classic", [{"calientes": 1}, {}], "no_field", "calientes"),
    ("classic", [{"left": [{"points": 5, "calientes": 1}, 0]}, {}], "no_calientes", "left"),
    ("classic", [{"fines": [{"points": -1}]}, {}], "whole", "fines"),
    ("classic", [{"fines": [{"points": 1, "for": "x" * 300}]}, {}], "fine_text", "fines"),
    ("classic", [{"laid": {"groups": {"5": 1}, "points": 5}}, {}], "one_way", "laid"),
    ("classic", [[], {}], "no_mapping", ""),
    ("classic", [{}], "sides", ""),
    ("boat", [{"laid": 400, "small_wild": 1, "big_wild": 1}, {}], "one_set", "small_wild"),
    ("boat", [{"laid": 260, "big_wild": 1}, {"laid": 260, "big_wild": 1}], "all_sides", "big_wild"),
    ("boat", [{"laid": 140, "big_wild": 1}, {}], "too_little", "laid"),
    ("boat", [{"laid": 260, "big_wild": 1}, {"laid": 400, "mixed": 6}], "wild_pack", "mixed"),
    ("boat", [{"four_blacks": True}, {}], "needs", "four_blacks"),
    ("boat", [{"sets": "KKK", "big_wild": 1}, {}], "no_wild_canasta", "big_wild"),
    ("american", [{"laid": 400, "aces": 1, "open_aces": 1}, {}], "one_set", "aces"),
    ("american", [{"laid": 140, "aces": 1}, {"laid": 140, "aces": 1}], "all_sides", "aces"),
    ("american", [{"out": True, "special": "dream", "laid": 50}, {}], "special_laid", "special"),
    ("american", [{"out": True, "special": "pairs", "laid": 50}, {}], "special_laid", "special"),
    ("american", [{"special": "pairs"}, {}], "needs", "special"),
    ("american", [{"out": True, "special": "nightmare"}, {}], "choice", "special"),
    ("american", [{"laid": {"groups": {"20": 2}}, "open_aces": 1}, {}], "too_few", "laid"),
    ("american", [{"left": [20, 0], "held_A": 1}, {}], "held", "held_A"),
    ("american", [{"sets": "KKKKKKKK"}, {}], "closed", "sets"),
    ("american", [{"sets": "BBB"}, {}], "never_laid", "sets"),
    ("knee", [{"sevens": 1}, {}], "beyond", "beyond"),
    ("knee", [{"sevens": 1, "beyond": {"groups": {"5": 8}}}, {}], "beyond", "beyond"),
    ("knee", [{"sevens": 1, "beyond": 5}, {}], "too_little", "beyond"),
    ("knee", [{"sets": "2222222X"}, {}], "closed", "sets"),
]


@pytest.mark.parametrize(("slug", "sides", "reason", "field"), REFUSED)
def test_what_cannot_have_been_is_refused_with_its_field(
    slug: str, sides: list[dict[str, Any]], reason: str, field: str
) -> None:
    pad = pad_of(slug)
    with pytest.raises(PadError) as caught:
        pad.with_hand(hand(*sides))
    assert (caught.value.reason, caught.value.field) == (reason, field)
    assert "{" not in str(caught.value)
    if caught.value.side >= 0:
        assert str(caught.value).startswith(f"Side {'AB'[caught.value.side]}, ")


def test_a_refusal_says_what_and_why() -> None:
    with pytest.raises(PadError) as caught:
        pad_of().with_hand(hand({"sets": "KKKKKKKKK"}, {}))
    assert str(caught.value) == "Side A, sets on the table: 9 kings are more than the pack has: there are 8."
    with pytest.raises(PadError, match="need 13 wild cards at least, and the pack has 12"):
        pad_of("boat").with_hand(hand({"laid": 260, "big_wild": 1}, {"laid": 400, "mixed": 6}))


ALL = {"laid": {"groups": {"5": 36, "10": 48, "20": 16, "50": 4}}, "red_threes": 4}


@pytest.mark.parametrize(
    ("slug", "sides"),
    [
        ("classic", [ALL, {}]),
        ("boat", [{"laid": 260, "big_wild": 1}, {"laid": 300, "mixed": 5}]),  # every wild card there is
        ("american", [{"laid": {"groups": {"20": 3}}, "open_aces": 1}, {}]),
        ("american", [{"left": [60, 0], "held_A": 1}, {}]),
        ("boat", [{"sets": "222XXXX", "small_wild": 1}, {}]),  # the last joker came eighth
        ("boat", [{"sets": "2222XXX", "big_wild": 1}, {}]),
    ],
)
def test_what_the_pack_just_allows_is_written(slug: str, sides: list[dict[str, Any]]) -> None:
    assert pad_of(slug).with_hand(hand(*sides)).sheet().hands[0].doubts == ()


def test_twos_with_a_value_of_their_own_make_no_natural_canasta() -> None:
    house = 'extends = "classic"\nname = "ours"\nversion = 1\nvalues.two = 25\n'
    with pytest.raises(PadError) as caught:
        Pad.new({"house": house, "sides": FOUR}).with_hand(
            hand({"laid": {"groups": {"25": 7}}, "natural": 1}, {})
        )
    assert caught.value.reason == "natural_cards"


def test_what_breaks_a_rule_but_can_have_been_is_doubted() -> None:
    pad = pad_of().with_hand(hand({"sets": "KKK222", "out": True}, {"left": [20, 5]}))
    doubts = pad.sheet().hands[0].doubts
    assert [str(doubt) for doubt in doubts] == ["Side A went out with no canasta, and it takes 1."]
    assert (doubts[0].reason, doubts[0].side, doubts[0].fields[0], doubts[0].paragraph) == (
        "canastas",
        0,
        "out",
        "45",
    )
    worse = pad_of().with_hand(hand({"sets": "KK2222"}, {}))
    assert "breaks a rule" in str(worse.sheet().hands[0].doubts[0])
    for slug, side in (
        ("classic", {"sets": "KKKKK22", "out": True}),
        ("american", {"special": "pairs", "out": True}),  # which needs no canasta
    ):
        fine = pad_of(slug).with_hand(hand(side, {"left": [20, 5]}))
        assert fine.sheet().hands[0].doubts == ()


def test_too_few_canastas_are_doubted_by_the_paragraph_for_that_many_players() -> None:
    pad = pad_of("caliente", sides=TWO).with_hand(hand({"sets": "KKKKKKK", "out": True}, {"left": [20]}))
    assert [doubt.paragraph for doubt in pad.sheet().hands[0].doubts] == ["82"]


# --- Sheets -----------------------------------------------------------------------------------------


def test_a_correction_goes_through_all_later_hands() -> None:
    pad = pad_of(sides=TWO, target=2000)
    big = {"out": True, "laid": 700, "natural": 1}  # 1300
    pad = pad.with_hand(hand({"laid": 100}, {})).with_hand(hand(big, {"laid": 50}))
    sheet = pad.sheet()
    assert sheet.totals == (1400, 50)
    assert not sheet.over
    assert sheet.next.needs == (50, 50)
    pad = pad.corrected(1, hand(big, {}))
    sheet = pad.sheet()
    assert [one.totals for one in sheet.hands] == [(1300, 0), (2600, 50)]
    assert sheet.hands[1].table.needs == (50, 50)
    assert sheet.winners == (0,)
    with pytest.raises(UserError, match="over"):
        pad.with_hand(hand({}, {}))
    back = pad.corrected(2, hand({"laid": 300}, {}))
    assert back.sheet().totals == (1600, 0)
    assert back.sheet().next.needs == (90, 50)
    assert back.without(1).sheet().totals == (300, 0)


def test_a_hand_after_the_end_does_not_count() -> None:
    pad = pad_of(sides=TWO, target=1000)
    pad = pad.with_hand(hand({"laid": 500}, {})).with_hand(hand({"laid": 100}, {"laid": 100}))
    pad = pad.corrected(1, hand({"out": True, "laid": 500, "natural": 1}, {}))
    sheet = pad.sheet()
    assert sheet.winners == (0,)
    assert [one.counts for one in sheet.hands] == [True, False]
    assert sheet.totals == (1100, 0)
    shown = page(sheet)
    assert "do not count" in shown
    head, void = shown.split('<tr class="void">')
    assert '"n total">1100</td>' in head
    assert void.partition("</tr>")[0].count('"n total"></td>') == 2


def test_totals_from_paper() -> None:
    pad = pad_of(totals=[1600, -40], played=3, dealer=2)
    sheet = pad.sheet()
    assert sheet.next.number == 4
    assert sheet.next.needs == (90, 0)
    assert sheet.next.dealer == "Bruno"
    sheet = pad.with_hand(hand({"laid": 100}, {"laid": 200})).sheet()
    assert sheet.totals == (1700, 160)
    assert (sheet.hands[0].number, sheet.next.number, sheet.next.dealer) == (4, 5, "Carla")
    with pytest.raises(UserError, match="over before"):
        pad_of(totals=[6000, 0], played=9)


def test_the_deal_goes_round_and_players_sit_out_in_turn() -> None:
    pad = pad_of("classic", [["A", "B"], ["C", "D", "E"]], dealer=1)
    seen = []
    for _ in range(4):
        table = pad.sheet().next
        seen.append((table.dealer, table.sitting_out, [seat.name for seat in table.players_of(1)]))
        pad = pad.with_hand(hand({}, {}))
    assert seen == [
        ("A", ("E",), ["C", "D"]),
        ("E", ("C",), ["E", "D"]),
        ("B", ("D",), ["E", "C"]),
        ("C", ("E",), ["D", "C"]),
    ]


def test_in_american_one_of_three_always_plays() -> None:
    pad = pad_of("american", [["One", "Two"], ["Three", "Four", "Five"]])
    outs = []
    for _ in range(3):
        outs.append(pad.sheet().next.sitting_out)
        pad = pad.with_hand(hand({}, {}))
    assert outs == [("Five",), ("Four",), ("Five",)]


def test_knee_has_four_hands_and_a_count_for_each() -> None:
    pad = pad_of("knee")
    needs = []
    for number in range(4):
        needs.append(pad.sheet().next.needs[0])
        pad = pad.with_hand(hand({"laid": 50 if number else 0}, {}))
    assert needs == [50, 90, 120, 150]
    assert pad.sheet().winners == (0,)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"book": "chess"}, "chess"),
        ({"options": ["nothing"]}, "nothing"),
        ({"sides": [["Ana"], ["Ana"]]}, "Two players"),
        ({"sides": [["Ana"]]}, "players"),
        ({"sides": [["Ana", "Bruno", "Carla"], ["Dora"]]}, "each side"),
        ({"sides": "Ana"}, "list"),
        ({"dealer": 9}, "dealer"),
        ({"target": -1}, "target"),
        ({"totals": [1]}, "totals"),
        ({"totals": [True, 1]}, "totals"),
        ({"played": "x"}, "played"),
        ({"title": "x\ny"}, "title"),
        ({"date": "yesterday"}, "date"),
        ({"stake": 5}, "stake"),
        ({"stake": {"per_thousand": -1}}, "per_thousand"),
        ({"stake": {"canastas": {"aces": 1}}}, "canastas"),
        ({"house": "name"}, "house rule"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_games_that_cannot_be(change: dict[str, Any], said: str) -> None:
    with pytest.raises(UserError, match=said):
        pad_of(**{"slug": "classic", "sides": FOUR, **_moved(change)})


def _moved(change: dict[str, Any]) -> dict[str, Any]:
    return {"slug" if key == "book" else key: value for key, value in change.items()}


@pytest.mark.parametrize("variant", list(all_variants()), ids=str)
def test_every_variant_makes_a_pad(variant: Any) -> None:
    sizes = [
        side.members
        for side in form(BOOKS[variant.book].with_options(variant.options), variant.players).sides
    ]
    names = iter("ABCDEF")
    game = read_game(
        {
            "book": variant.book,
            "options": list(variant.options),
            "sides": [[next(names) for _ in range(n)] for n in sizes],
        }
    )
    assert read_game(game_data(game)) == game
    sheet = Pad(game).with_hand(hand(*({} for _ in sizes))).sheet()
    assert "<table>" in page(sheet)


def test_house_rules_by_name_and_by_text() -> None:
    house = 'extends = "classic"\nname = "ours"\nversion = 1\ntarget = 300\n'
    pad = Pad.new({"house": house, "sides": TWO})
    assert pad.with_hand(hand({"laid": 400}, {})).sheet().over
    assert game_data(pad.game)["house"] == house
    name = next(name for name in shipped() if shipped_house(name).extends == "classic")
    assert Pad.new({"house": name, "sides": FOUR}).game.book.house is not None


# --- Settlement -------------------------------------------------------------------------------------


def test_the_settlement_of_the_book() -> None:
    assert [p.cents for p in game_payments(AMERICAN, [8500, 5000], [[0, 1], [2, 3]], [0])] == [200, 200]
    paid = game_payments(AMERICAN, [9000, -605], [[0, 1], [2, 3]], [0])
    assert paid == [Payment(2, 0, 481), Payment(3, 1, 481)]  # 480.25 cents, rounded up


def test_five_players_settle_and_no_cent_is_lost() -> None:
    paid = game_payments(AMERICAN, [9000, 500], [[0, 1], [2, 3, 4]], [0])
    assert balances(paid, 5) == [425, 425, -284, -283, -283]
    paid = game_payments(AMERICAN, [500, 9000], [[0, 1], [2, 3, 4]], [1])
    assert balances(paid, 5) == [-638, -637, 425, 425, 425]


SIX = {2: [["A1", "A2", "A3"], ["B1", "B2", "B3"]], 3: [["A1", "A2"], ["B1", "B2"], ["C1", "C2"]]}


@pytest.mark.parametrize("sides", [2, 3])
def test_six_in_teams_settle_by_sides(sides: int) -> None:
    text = (ROOT / "canasta/books/houses/american-six.toml").read_text(encoding="utf-8")
    text = text.replace("\nsides = 2", f"\nsides = {sides}").replace('"american-six"', '"six"')
    pad = Pad.new({"house": text, "sides": SIX[sides]})
    others: list[dict[str, Any]] = [{"laid": 60} for _ in range(sides - 1)]
    pad = pad.with_hand(hand({"sets": "7777777", "out": True}, *others))
    paid = pad.sheet().hands[0].payments
    losers = [player for player in range(6) if player >= 6 // sides]
    # One dollar from each opponent to each of the side that closed the sevens.
    assert {(p.payer, p.payee, p.cents) for p in paid} == {
        (payer, payee, 100) for payer in losers for payee in range(6 // sides)
    }
    members = [list(range(6))[6 // sides * side : 6 // sides * (side + 1)] for side in range(sides)]
    after = game_payments(AMERICAN, [8500, *[5000] * (sides - 1)], members, [0])
    winners = 200 * (sides - 1)
    assert balances(after, 6) == [winners] * (6 // sides) + [-200] * len(losers)


def test_the_least_there_is_to_pay_is_paid() -> None:
    # One cent for each of two winners: of the three who lost, one pays nothing.
    paid = game_payments(Stake(per_thousand=1), [600, 0], [[0, 1], [2, 3, 4]], [0])
    assert paid == [Payment(2, 0, 1), Payment(3, 1, 1)]
    assert fewest(paid, 5) == paid
    assert game_payments(Stake(), [600, 0], [[0, 1], [2, 3, 4]], [0]) == []


def test_three_sides_and_shared_victories() -> None:
    stake = Stake(per_thousand=100)
    paid = game_payments(stake, [3000, 2000, 1000], [[0], [1], [2]], [0])
    assert balances(paid, 3) == [300, -100, -200]
    paid = game_payments(stake, [3000, 3000, 1000], [[0], [1], [2]], [0, 1])
    assert balances(paid, 3) == [100, 100, -200]


def test_payments_for_canastas_after_a_hand() -> None:
    pad = pad_of("american", [["One", "Two"], ["Three", "Four", "Five"]])
    pad = pad.with_hand(hand({"sets": "7777777 AAAAAAA KKKKKKK"}, {"laid": 140, "twos": 1}))
    paid = pad.sheet().hands[0].payments
    # Two canastas against one: each of the other side in this hand pays each opponent one dollar.
    assert paid == (Payment(2, 0, 100), Payment(2, 1, 100), Payment(3, 0, 100), Payment(3, 1, 100))
    assert fewest(paid, 5) == [Payment(2, 0, 200), Payment(3, 1, 200)]


def test_canastas_of_wild_cards_and_of_twos_alone_have_their_own_prices() -> None:
    pad = pad_of("american", stake={"canastas": {"wild": 30, "twos": 10}})
    for sets, cents in (("2222222", 10), ("222222X", 30)):
        paid = pad.with_hand(hand({"sets": sets}, {})).sheet().hands[0].payments
        assert {payment.cents for payment in paid} == {cents}


def test_any_stake_in_any_book() -> None:
    stake = {"per_thousand": 10, "hand_per_thousand": 100, "canastas": {"natural": 50}}
    pad = pad_of(sides=TWO, target=500, stake=stake)
    pad = pad.with_hand(hand({"laid": 305, "natural": 1}, {"laid": 100}))  # 805 to 100
    sheet = pad.sheet()
    assert sheet.hands[0].payments == (Payment(1, 0, 50 + 71),)
    assert last_payments(sheet) == [Payment(1, 0, 8)]
    assert balances(all_payments(sheet), 2) == [129, -129]
    twice = pad_of(sides=TWO, stake={"canastas": {"natural": 50}})
    assert twice.with_hand(hand({"laid": 305, "natural": 2}, {})).sheet().hands[0].payments[0].cents == 100
    assert pad_of(sides=TWO).game.stake is None
    assert pad_of("american").game.stake == AMERICAN


# --- Pictures and pages -----------------------------------------------------------------------------


def test_the_page_is_whole_and_says_what_the_sheet_says() -> None:
    pad = pad_of("knee", [["A <b>", "D"], ["B & Co", "E"], ["C", "F"]], title='"Club" <i>')
    pad = pad.with_hand(
        hand({"laid": 100}, {"fines": [{"points": 50, "for": "<script>"}]}, {"red_threes": 7})
    )
    shown = page(pad.sheet())
    assert "<i>" not in shown
    assert "<script>" not in shown
    assert "&lt;script&gt;" in shown
    assert "http" not in shown
    assert shown.count('scope="row"') >= 2
    assert shown.count('scope="colgroup"') == 3
    assert "1000" in shown
    assert "do not count" not in shown  # since all do
    assert shown.count('<th scope="col" class="n">Points</th>') == 4  # of three sides, and of the hand
    assert 'name="viewport"' in shown
    assert "<svg" in shown


class Reader(HTMLParser):
    """Checks that tags are closed in order, collects ids, and checks that headings have a scope."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if known.get("id"):
            self.ids.append(str(known["id"]))
        if tag == "th":
            assert known.get("scope") in ("row", "col", "colgroup", "rowgroup")
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("line", "circle", "rect", "path", "polyline")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("slug", BOOKS)
def test_the_page_is_well_formed(slug: str) -> None:
    pad = pad_of(slug, stake={"per_thousand": 7, "hand_per_thousand": 100}, totals=[0, 5], played=1)
    pad = pad.with_hand(hand({"laid": 200, "fines": [{"points": 5, "paragraph": "57"}]}, {}))
    reader = Reader()
    reader.feed(page(pad.sheet()))
    reader.close()
    assert reader.open == []
    assert len(reader.ids) == len(set(reader.ids))


def test_a_fine_in_play_names_its_cause_and_one_on_a_pad_does_not() -> None:
    state = read_position("classic fines=100,0 setsA=KKK hand1=4 hand2=4 hand3=4 hand4=4")
    played = write_lines(score(state.setup.book, tally(state)), sentences=True)
    assert "fine: did not go out after a yes" in [line.words for line in played]
    sheet = (
        pad_of("classic").with_hand(hand({"laid": 200, "fines": [{"points": 5, "for": "late"}]}, {})).sheet()
    )
    entered = hand_struct(sheet, sheet.hands[0]).lines
    assert "fines" in [line.words for line in entered]
