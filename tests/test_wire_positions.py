"""Positions, examples and cases as sent to a page: in the words and numbers that people use."""

from __future__ import annotations

import pytest
from msgspec import UNSET

from canasta.books import book
from canasta.books.house import read_house
from canasta.books.house.fields import Several
from canasta.books.house.questions import questions
from canasta.cards import BLACK_THREE, JOKER, KING, TWO
from canasta.clauses.base import Reason
from canasta.engine import Event
from canasta.explain.out import way_out
from canasta.irregularities.interview import Interview
from canasta.match import Match
from canasta.messages import text, use_language
from canasta.notation import read_position
from canasta.table.events import BACK
from canasta.table.packing import RANKLESS
from canasta.wire import TableWriter, write_event
from canasta.wire.answers import ComparedRow, ComparedStatement, Comparison, applied
from canasta.wire.cases import write_case
from canasta.wire.drafts import DraftPlace, DraftSay, DraftTable, open_position
from canasta.wire.events import Back
from canasta.wire.examples import write_table
from canasta.wire.houses import write_opened_house
from canasta.wire.rulebooks import shown_words
from canasta.wire.search import Span
from canasta.wire.verdicts import write_way_out
from canasta.wire.word_diff import mark

NAMES = ["Ana", "Bruno", "Carla", "Dora"]
PLAYED = "classic turn=2:play did=drew turns=9 hand2=QQ45 setsA=KKKKKKK,55552 setsB=44442X2"
OVER = "classic turn=1:over ending=out out=1 hand1=- hand2=KQ hand3=44 hand4=A setsA=KKKKKK2,777 setsB=9999"


def drawn(line: str) -> DraftTable:
    opened = open_position(line)
    assert opened.faults == []
    assert opened.table is not None
    return opened.table


def place(table: DraftTable, name: str) -> DraftPlace:
    return next(each for each in table.places if each.place == name)


# --- A draft position -------------------------------------------------------------------------------


def test_a_drawn_position_names_seats_and_sides_as_people_count_them() -> None:
    table = drawn(PLAYED)
    assert (table.seat, table.actor, table.part) == (2, 2, "play")
    hands = [each for each in table.places if each.sort == "hand"]
    assert [(each.place, each.seat) for each in hands] == [(f"hand{n}", n) for n in range(1, 5)]
    assert [each.seat for each in table.seats] == [1, 2, 3, 4]
    assert [place(table, each).side for each in ("setsA", "setsB", "stock")] == ["A", "B", UNSET]


def test_the_places_are_those_of_the_book() -> None:
    classic, knee = ({each.sort for each in drawn(slug).places} for slug in ("classic", "knee"))
    assert classic == {"sets", "red", "stock", "pile", "aside", "hand"}
    assert knee == classic | {"closed", "added", "knee", "foot"}


def test_sets_say_which_canasta_they_are() -> None:
    table = drawn(PLAYED)
    told = {
        each.sets[number].cards[0]: (each.sets[number].canasta, each.sets[number].wild)
        for each in (place(table, "setsA"), place(table, "setsB"))
        for number in range(len(each.sets))
    }
    assert told == {"5": (UNSET, 1), "K": ("natural", 0), "4": ("mixed", 3)}
    assert place(drawn("classic turns=8 setsA=44442X"), "setsA").sets[0].canasta is UNSET


def test_the_rest_of_the_pack_is_counted_where_it_lies() -> None:
    table = drawn(PLAYED)
    assert place(table, "setsA").count == 12
    assert place(table, "stock").count == 108 - (11 + 4 + 11 + 11) - 12 - 7


def test_what_can_be_chosen_is_told_in_words() -> None:
    with use_language("en"):
        (part,) = [fact for fact in drawn(PLAYED).facts if fact.fact == "part"]
        words = {option.value: option.words for option in part.options}
        assert words["draw"] == text("draft.value.part.draw") == "before drawing or taking"


def test_only_what_a_book_permits_can_be_tried() -> None:
    plain = ["draw", "take", "lay", "add", "discard", "out", "ask", "pass", "end"]
    assert [verb.line for verb in drawn("classic").verbs] == plain
    assert {verb.line for verb in drawn("knee").verbs} == {*plain, "bury", "take up"}


def test_cards_of_a_place_are_as_usual_again_when_nothing_is_said_of_them() -> None:
    opened = open_position(PLAYED, [DraftSay(fact="hand2")])
    assert opened.refused is None
    assert "hand2" not in opened.position
    opened = open_position(PLAYED, [DraftSay(fact="dealer", value="1")])
    assert "dealer=1" in opened.position


# --- A table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sets", "opened"), [("setsA=KKK", [True, False]), ("setsB=KKK", [False, True]), ("", [False, False])]
)
def test_each_side_has_opened_or_not(sets: str, opened: list[bool]) -> None:
    match = Match.at(read_position(f"classic turns=8 hand1=4455667 {sets}"), NAMES)
    assert match.state is not None
    assert match.ledger is not None
    writer = TableWriter(match.setup)
    for table in (writer.table(match.state, match.ledger, 1), writer.known(match.state, 0).table):
        assert [side.opened for side in table.sides] == opened


def test_a_view_says_whether_the_last_action_can_be_taken_back_where_that_is_known() -> None:
    match = Match.at(read_position("classic turns=8 hand1=4455667"), NAMES)
    assert match.state is not None
    assert match.ledger is not None
    writer = TableWriter(match.setup)
    table = writer.table(match.state, match.ledger, 1)
    assert not writer.view(match.state, match.ledger, 0, table).undo
    assert writer.view(match.state, match.ledger, 0, table, undo=True).undo


def test_a_position_belongs_to_no_hand_of_a_game() -> None:
    state = read_position(PLAYED)
    table = TableWriter(state.setup).known(state, 1).table
    assert (table.hand, table.turn_of, table.actor) == (0, 2, 2)
    assert table.did == ["drew"]


def test_the_end_of_a_hand_names_who_went_out() -> None:
    state = read_position(OVER)
    end = TableWriter(state.setup).known(state, 0).table.end
    assert end is not UNSET
    assert (end.out, end.ending) == (1, "out")


@pytest.mark.parametrize(
    ("place", "cards", "rank"),
    [(RANKLESS, [BLACK_THREE] * 3, "B"), (RANKLESS, [TWO, JOKER, TWO], "wild"), (KING, [TWO], "K")],
)
def test_cards_that_go_back_name_their_set(place: int, cards: list[int], rank: str) -> None:
    told = write_event(Event(BACK, 2, bytes(cards), place))
    assert isinstance(told, Back)
    assert (told.seat, told.rank) == (3, rank)


@pytest.mark.parametrize(("action", "words"), [("discard A", "discard an ace"), ("fly away", "fly away")])
def test_an_action_that_is_refused_is_told_in_words_or_as_it_was_given(action: str, words: str) -> None:
    with use_language("en"):
        told = applied(read_position(PLAYED), [], [], 3, action, Reason("9", "refuse.one_rank"))
        assert told.refused is not None
        assert (told.refused.number, told.refused.action, told.refused.words) == (3, action, words)
        assert applied(read_position(PLAYED), [], [], 0, "").refused is None


def test_a_way_out_comes_with_what_is_worth_knowing_in_words() -> None:
    state = read_position("classic turn=1:play hand1=KKK7Q setsA=7777777 pile=9")
    with use_language("en"):
        told = write_way_out(state, way_out(state))
    assert told.legal
    assert told.seat == 1
    assert told.notes
    assert all(isinstance(note.sentence, str) for note in told.notes)


def test_an_example_is_seen_from_a_seat() -> None:
    state = read_position("american turn=2 turns=41 hand2=4455667 blackB=2 redA=1 setsB=KKK")
    told = write_table(state, 1)
    assert (told.seat, told.name, told.over) == (2, "Bruno", False)
    assert told.hand == list("4455667")
    assert [(side.side, side.own, side.red_threes, side.black_threes) for side in told.sides] == [
        ("A", False, 1, 0),
        ("B", True, 0, 2),
    ]


# --- The referee and house rules --------------------------------------------------------------------


def test_numbers_are_listed_up_to_eight_of_them() -> None:
    def listed(slug: str) -> list[str]:
        interview = Interview(book(slug), 4)
        interview.choose("red_three_kept")
        case = write_case(interview, {"offender": "2", "found": "in_play"})
        return [option.answer for option in case.options]

    assert listed("classic") == ["1", "2", "3", "4"]
    assert listed("knee") == [str(number) for number in range(1, 9)]


def test_a_choice_that_is_left_names_the_cards_it_is_between() -> None:
    interview = Interview(book("classic"), 4)
    interview.choose("discarded_several")
    given = {"offender": "2", "found": "before_next_drew", "together": "yes", "cards": "KQ"}
    ruling = write_case(interview, given).ruling
    assert ruling is not None
    assert ruling.choice
    assert [option.answer for option in ruling.choice.options] == ["K", "Q"]
    assert ruling.choice.seats == [2]


def test_rows_in_which_all_books_say_the_same_are_marked_as_such() -> None:
    def said(*texts: str) -> list[ComparedStatement]:
        return [ComparedStatement(each, None) for each in texts]

    rows = [
        ComparedRow("hand", "Hand", {"classic": said("Eleven cards."), "boat": said("Eleven cards.")}),
        ComparedRow("draw", "Draw", {"classic": said("You draw one."), "boat": said("You draw two.")}),
    ]
    marked = mark(Comparison(["classic", "boat"], rows), "classic").rows
    assert [row.same for row in marked] == [True, False]
    assert [row.books["boat"][0].spans for row in marked] == [[], [Span(9, 12)]]
    assert marked[1].books["classic"][0].spans


@pytest.mark.parametrize(
    ("players", "plain", "values"), [((4, 5, 6), True, [2]), ((4,), False, []), ((5, 6), False, [])]
)
def test_a_house_rule_for_some_numbers_of_players_is_no_plain_setting(
    players: tuple[int, ...], plain: bool, values: list[int]
) -> None:
    lines = "".join(f"{number}.canastas = 2\n" for number in players)
    source = f'extends = "classic"\nname = "ours"\nversion = 1\n[players]\n{lines}'
    opened = write_opened_house(read_house(source), source)
    assert (opened.plain, list(opened.values.values())) == (plain, values)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        ("target = 8500", "Game to 8,500 points."),
        ("hands = 3\ntarget = 0", "The game is 3 hands."),
        ("hands = 3\ntarget = 0", "No target: the game ends after a number of hands."),
        ("[players]\n2.canastas = 3", "3 canastas to go out, with 2 players."),
        ("[clauses.asking.Asking]\nobliges = false", "A partner's yes to going out is not binding."),
        ('[clauses.going_out.GoingOut]\nlast_discard = "required"', "Going out ends with a discard."),
        (
            '[clauses.turn_passes]\nadd = [{ clause = "StockEndsHand", left = 1 }]',
            "The hand ends when one card is left in the stock.",
        ),
    ],
)
def test_a_changed_setting_is_one_sentence(lines: str, sentence: str) -> None:
    source = f'extends = "classic"\nname = "ours"\nversion = 1\n{lines}\n'
    with use_language("en"):
        opened = write_opened_house(read_house(source), source)
    assert sentence in [change.sentence for change in opened.changes]


def test_a_list_of_nothing_is_shown_as_a_dash() -> None:
    several = next(each for each in questions(book("classic")) if isinstance(each.kind, Several))
    assert shown_words(several, []) == "–"
    with use_language("en"):
        assert shown_words(several, ["red_three"]) == "red threes"
