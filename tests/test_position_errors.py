"""Invalid positions: errors with place and reason, and never anything else."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta.books.house import HouseError
from canasta.engine import State, UnknownCards, apply, legal_actions, refusal
from canasta.messages import catalogue
from canasta.notation import NotationError, position_values, read_position, write_position
from canasta.notation.position import read
from canasta.notation.position.keys import setup_of
from canasta.table.actions import ALL_ACTIONS, parse_action
from tests.positions import VARIANTS, check_round_trip, random_hand

# --- Errors ---------------------------------------------------------------------------------------

# The faulty piece is between bars; the error must be at its beginning.
WRONG = [
    ("||", "empty"),
    ("||   \n ", "empty"),
    ("|bridge| pile=5", "book.unknown"),
    ("classic players=|7|", "book.players"),
    ("classic players=|x|", "number"),
    ("classic |hand1|", "no_equals"),
    ("classic |colour|=5", "unknown_key"),
    ("classic |hand|=5", "unknown_key"),
    ("classic |=5|", "unknown_key"),
    ("classic |hand5|=5", "no_seat"),
    ("classic players=2 |known3|=5", "no_seat"),
    ("classic |setsC|=555", "no_side"),
    ("classic |redZ|=1", "no_side"),
    ("classic pile=5 |PILE|=5", "key_twice"),
    ("classic pile=||", "no_value"),
    ("classic scores=0,|1.5|", "number"),
    ("classic needs=|-5|,0", "number"),
    ("classic scores=|0|", "numbers"),
    ("classic scores=|1,2,3|", "numbers"),
    ("classic scores=1,|1234567890|", "number"),
    ("classic redA=|999|", "number"),
    ("classic dealer=|5|", "seat"),
    ("classic turn=|0|:draw", "seat"),
    ("classic melded=1,|9|", "seat"),
    ("classic melded=1,|1|", "twice"),
    ("classic opened=A,|C|", "side"),
    ("classic turn=1:|sleep|", "word"),
    ("classic frozen=|maybe|", "word"),
    ("classic did=drew,|danced|", "word"),
    ("classic turn=1:play did=drew,|drew|", "twice"),
    ("classic hand1=KK|Z|A", "card"),
    ("classic hand1=KK|,|A", "card"),
    ("classic setsA=KKK,777|-|", "card"),
    ("classic setsA=KK|?|", "hidden_here"),
    ("classic hand1=KK#9 known1=K|#1|", "hidden_here"),
    ("classic hand1=KK|#|", "rest_stock"),
    ("classic hand1=K# pile=|#|K stock=-", "rest_twice"),
    ("classic setsA=KK|#| stock=-", "hidden_here"),
    ("classic pile=K|#444|", "hidden_most"),
    ("classic pile=K|#12345678901234567890|", "hidden_most"),
    ("classic hand1=KKKKK setsB=KKK|K|", "too_many"),
    ("classic setsB=KKKK hand1=KKKK|K|", "too_many"),
    ("classic redA=3 redB=|2|", "too_many"),
    ("classic hand1=|C|", "too_many"),
    ("classic setsA=KKK,|KK|", "set_size"),
    ("classic setsA=KKK,||,777", "set_size"),
    ("classic setsA=KKK|R|", "set_kind"),
    ("classic setsA=KKK|7|", "set_ranks"),
    ("classic setsA=KKK|B|", "set_ranks"),
    ("classic setsA=777,|K22|", "set_naturals"),
    ("classic setsA=|22X|", "set_wild_alone"),
    ("classic setsA=|BBB2|", "set_pure"),
    ("classic setsA=KKK2,|KKK|", "set_twice"),
    ("caliente options=always_frozen,|hot|", "option"),
    ("caliente options=always_frozen,|ALWAYS_FROZEN|", "twice"),
    ("caliente options=|extra_deck,extra_deck_three_sides|", "book.options"),
    ("classic options=|always_frozen|", "no_options"),
    ("classic house=|ours|", "house"),
    ("classic house=|boat-to-5000|", "house"),
    ("boat house=|x|", "house"),
    ("caliente house=caliente-hot options=|always_frozen|", "house_options"),
    ("|bridge| house=ours", "book.unknown"),
    ("boat house=boat-to-5000 players=|6|", "book.players"),
    ("knee setsA=|KKKKKKK|", "set_open"),
    ("knee setsA=KKK,|KKKK|", "set_twice"),
    ("knee closedA=|KKKKKK|", "closed_size"),
    ("knee closedA=KKKKKKK,|KKKKKKKK|", "closed_size"),
    ("knee closedA=|5555552|", "set_pure"),
    ("knee closedA=KKKKKKK addedA=K|Q|", "added"),
    ("knee closedA=5555555 addedA=|5|", "added"),
    ("knee closedA=222222X addedA=|2|", "added"),
    ("knee knee1=|KKK|", "reserve_size"),
    ("knee foot1=|#12|", "reserve_size"),
    ("knee foot1=|-|", "reserve_order"),
    ("knee |knee5|=-", "no_seat"),
    ("classic |knee1|=-", "key_unused"),
    ("american |closedA|=KKKKKKK", "key_unused"),
    ("knee |wildA|=big", "key_unused"),
    ("boat turn=1:play did=|closed|", "did_never"),
    ("|bridge| options=always_frozen", "book.unknown"),
    ("caliente options=extra_deck players=|4|", "book.players"),
    ("boat players=|5|", "book.players"),
    ("boat players=|0|", "number"),
    ("caliente |playedA|=1", "key_unused"),
    ("caliente options=caliente_cards |playedC|=1", "no_side"),
    ("caliente options=caliente_cards playedA=1 playedB=|2|", "too_many"),
    ("caliente options=caliente_cards hand1=CC playedB=|1|", "too_many"),
    ("classic |wildA|=big", "key_unused"),
    ("classic |since|=no", "key_unused"),
    ("caliente |shuffles|=1", "key_unused"),
    ("classic |blackA|=1", "key_unused"),
    ("boat |special|=pairs", "key_unused"),
    ("caliente setsA=|K22|", "set_naturals"),
    ("boat setsA=|K2X|", "set_naturals"),
    ("boat setsA=|B|BB", "set_kind"),
    ("boat setsA=|2X|", "set_size"),
    ("boat setsA=222,|XXX|", "set_wild_twice"),
    ("american setsA=|777772|", "set_pure"),
    ("boat wildA=|huge|", "word"),
    ("boat setsA=222XXX wildA=|big|", "wild_none"),
    ("boat setsA=222222X wildA=|big|", "wild_cards"),
    ("boat setsA=2222XXX wildA=|-|", "wild_cards"),
    ("boat setsA=222XXXX wildA=|small|", "wild_cards"),
    ("boat shuffles=|-1|", "number"),
    ("boat since=|maybe|", "word"),
    ("boat idle=|4|", "number"),
    ("boat players=2 turn=1:over ending=stuck idle=|3|", "number"),
    ("classic turn=1:play did=|refilled|", "did_never"),
    ("caliente turn=1:play did=|refilled|", "did_never"),
    ("caliente turn=1:play did=|last-three|", "did_never"),
    ("classic turn=1:play did=|drew-nothing|", "did_never"),
    ("boat turn=1:play did=drew,|must-go-out|", "did_never"),
    ("classic turn=1:over did=|four-blacks| hand1=- ending=out", "did_never"),
    ("boat turn=1:play did=|four-blacks|", "did_part"),
    ("boat turn=1:draw did=|drew-nothing|", "did_part"),
    ("caliente turn=1:draw did=|laid|", "did_part"),
    ("boat turn=1:play did=took,|drew-nothing|", "did_begun"),
    ("caliente options=caliente_cards turn=1:play did=refilled,|took|", "did_begun"),
    ("boat turn=1:over did=|four-blacks| ending=stuck", "four_blacks_out"),
    ("boat turn=1:over did=four-blacks hand1=- hand2=|B|B#12 ending=out", "too_many"),
    ("boat turn=1:over ending=stuck out=|1|", "out_exhausted"),
    ("boat setsA=KKK before=K,|B|", "before_rank"),
    ("boat setsA=KKK before=K,|2|", "before_no_wild"),
    ("american asked=1,|7|", "seat"),
    ("american turn=1:play three=|K|", "word"),
    ("american |special|=pairs", "ending_part"),
    ("american turn=1:over ending=exhausted special=|dream|", "special_out"),
    ("american turn=1:over ending=out special=|royal|", "word"),
    ("classic players=2 turn=1:draw turns=|1|", "turns"),
    ("classic turn=3:draw dealer=4 turns=|5|", "turns"),
    ("classic players=3 turn=|1:answer|", "nobody_to_ask"),
    ("classic players=2 turn=1:play did=drew,|yes|", "nobody_to_ask"),
    ("classic turn=1:draw did=|drew|", "did_part"),
    ("classic turn=1:draw did=|laid|", "did_part"),
    ("classic turn=1:answer did=drew,|yes|", "did_part"),
    ("classic turn=1:play did=yes,|no|", "did_both"),
    ("classic turn=1:play did=|drew,asked|", "no_answer"),
    ("classic turn=1:play count=|30|", "count_lay"),
    ("classic turn=1:play did=|drew,laid| setsA=KKK", "before_missing"),
    ("classic setsA=KKK before=K,|2|", "before_rank"),
    ("classic setsA=KKK setsB=777 before=K,|7|", "before_no_set"),
    ("classic hand1=KK7#5 known1=KK|K|", "not_in_hand"),
    ("classic hand1=K7#5 penalty1=7|A|", "not_in_hand"),
    ("classic hand1=K7#5 penalty1=K,|!|", "penalty_group"),
    ("classic hand1=KR#5 penalty1=K,|R|", "penalty_three"),
    ("classic owes=|0,1|", "numbers"),
    ("classic finedA=100:told_count:57,|100|", "fine"),
    ("classic tried=|1:took_frozen|", "tried"),
    ("classic pile=5K tried=|1:discarded_several:discard_7:7:8:7:5K:no:no|", "tried_cards"),
    ("classic stopped=|yes|", "stopped_pile"),
    ("classic turn=1:play aside=|5|", "aside_take"),
    ("classic turn=1:play did=took,laid setsA=KKK before=- opened=A aside=|5|", "aside_opened"),
    ("classic pile=5 stock=|#10|", "cards_missing"),
    ("classic pile=5 stock=|-|", "cards_missing"),
    ("classic pile=5 stock=|#64|", "cards_extra"),
    ("classic pile=#64# stock=|5|", "cards_extra"),
    ("|classic| pile=#70", "cards_extra"),
    ("classic turn=|1:over|", "ending_missing"),
    ("classic turn=1:over ending=|-|", "ending_missing"),
    ("classic |ending|=out", "ending_part"),
    ("classic |concealed|=yes", "ending_part"),
    ("classic turn=1:over ending=exhausted out=|1|", "out_exhausted"),
    ("classic turn=1:over ending=out out=|-|", "out_nobody"),
    ("classic turn=1:over hand2=- ending=out out=|2|", "out_turn"),
    ("classic turn=1:over ending=|out|", "out_hand"),
    ("classic turn=1:over ending=exhausted concealed=|yes|", "concealed_out"),
    ("american setsA=KKK,|55555555|", "set_closed"),
    ("american three=|R| turn=3:play hand3=KKKXX987 hand4=# stock=456789TJQK hand1=44444", "three_held"),
    ("american turn=1:play hand1=R45 did=|holds-three,no|", "three_after_no"),
    ("american turn=1:play hand1=K45 did=|holds-three|", "three_none"),
    ("american turn=1:play hand1=|R2445| setsA=555 pile=4", "three_opened"),
    ("classic turn=1:play did=took,laid count=|90| before=- hand1=77KK setsA=888 aside=4", "count_reached"),
    ("american did=|laid| count=110 before=- opened=- hand1=5577KK setsA=KKK,AAAA", "count_out_of_reach"),
    (
        "classic turn=1:play did=|took,must-go-out,laid| count=30 before=- hand1=77AA2 setsA=KKK aside=9Q",
        "must_go_out",
    ),
    ("classic turn=1:play did=|laid,must-go-out| before=- setsA=BBB,5555555 hand1=779", "no_way_out"),
    (
        "classic turn=1:play did=|took,laid,must-go-out| count=15 before=- hand1=4578 setsA=444,BBB aside=6T",
        "no_way_out",
    ),
    (
        "american turn=1:play did=|drew,holds-three| three=R asked=1 hand1=QQ98R setsA=KKKKKKK,QQQQQ",
        "no_way_out",
    ),
]


@pytest.mark.parametrize(("marked", "reason"), WRONG)
def test_errors_have_column_and_reason(marked: str, reason: str) -> None:
    text = marked.replace("|", "")
    with pytest.raises(NotationError) as caught:
        read_position(text)
    error = caught.value
    assert (error.line, error.column) == (1, marked.index("|") + 1), error
    assert error.reason == (reason if "." in reason else "position." + reason)
    assert str(error).startswith(f"line 1, column {error.column}: ")
    assert "{" not in str(error)
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.line, again.column) == (str(error), error.line, error.column)


@pytest.mark.parametrize("text", ["classic\npile=5", "\nclassic", "classic pile=5\r\nclassic pile=6\n"])
def test_several_lines_are_no_position(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_position(text)
    assert (caught.value.reason, caught.value.line, caught.value.column) == ("position.lines", 2, 1)


def test_every_error_of_the_catalogue_is_shown_here() -> None:
    listed = {name for name in catalogue() if name.startswith("position.")}
    assert listed == {"position." + reason for _, reason in WRONG if "." not in reason} | {"position.lines"}


def test_errors_in_words() -> None:
    def words(text: str) -> str:
        with pytest.raises(NotationError) as caught:
            read_position(text)
        return str(caught.value).partition(": ")[2]

    assert words("classic hand1=KKKKK setsB=KKKK") == "There are 9 kings, but 2 packs have 8."
    assert words("classic pile=#70") == "There are 6 cards too many: the pack has 108 and the position 114."
    assert words("classic hand1=C") == "There is 1 Caliente card, but 2 packs have 0."
    assert words("classic options=x") == "classic has no option 'x', because it has no options."
    assert words("boat setsA=222222X wildA=big") == (
        "Side A's canasta of wild cards does not have the cards for that: it is small."
    )
    assert words("classic stock=#63") == "1 card is missing: the pack has 108 and the position 107."
    assert words("classic turns=3 turn=1") == (
        "These turns are not possible: if seat 4 dealt and it is seat 1's turn, 0 turns were played before "
        "this one, or 4, and so on."
    )


# --- Any text at all ------------------------------------------------------------------------------


def read_or_complain(text: str) -> State | None:
    """Read a text; the only exception allowed is an error with a valid place."""
    try:
        return read_position(text)
    except NotationError as error:
        wrong = error
    assert str(wrong)
    assert 1 <= wrong.column <= len(text) + 1
    return None


@given(st.text())
def test_arbitrary_text_is_read_or_complained_of(text: str) -> None:
    read_or_complain(text)
    read_or_complain("classic " + text)


BOOKS = ["classic", "caliente options=caliente_cards", "boat", "american", "knee"]
KEYS = [
    *dict.fromkeys(key for book in BOOKS for key in position_values(read_position(book))),
    *("handA", "sets1", "hand9", "", "Π"),
]
VALUES = st.text(alphabet="456789TJQKA2XRBC#?,-:013yesnodrawplt =\t²٣", max_size=12)


@given(st.sampled_from(BOOKS), st.lists(st.tuples(st.sampled_from(KEYS), VALUES), max_size=6))
def test_arbitrary_entries_are_read_or_complained_of(book: str, entries: list[tuple[str, str]]) -> None:
    state = read_or_complain(" ".join([book, *(f"{key}={value}" for key, value in entries)]))
    if state is not None:
        check_round_trip(state)


STATES = [state.copy() for variant in VARIANTS for state in random_hand(variant, 7)][::29]
TEXTS = [write_position(state) for state in STATES]


@given(st.data())
def test_mutated_positions_are_read_or_complained_of(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(TEXTS))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 3)))
        piece = data.draw(
            st.one_of(st.sampled_from(["", "K", "#", "-", ",", "=", "1", "R", " "]), st.text(max_size=2))
        )
        text = text[:start] + piece + text[end:]
    state = read_or_complain(text)
    if state is not None:
        check_round_trip(state)


def some_cards(most: int, alphabet: str = "456789TJQKA2XB") -> st.SearchStrategy[str]:
    return st.text(alphabet=alphabet, min_size=1, max_size=most)


def some_set() -> st.SearchStrategy[str]:
    def of_rank(rank: str) -> st.SearchStrategy[str]:
        return st.builds(
            lambda naturals, wild: rank * naturals + wild,
            st.integers(2, 6),
            st.text(alphabet="2X", max_size=3),
        )

    return st.sampled_from("456789TJQKA").flatmap(of_rank)


@st.composite
def likely_positions(draw: st.DrawFn) -> str:
    """Generate positions a person might write: mostly legal, often impossible in play."""
    variant = draw(st.sampled_from(VARIANTS))
    setup = setup_of(variant.book, variant.players, variant.options)
    words = [variant.book, f"players={variant.players}"]
    if variant.options:
        words.append(f"options={','.join(variant.options)}")
    seat = draw(st.integers(1, setup.seats))
    parts = ["draw", "draw", "play", "play", "play", *["answer"] * setup.asks]
    part = draw(st.sampled_from(parts))
    words.append(f"turn={seat}:{part}")
    words.append(f"hand{seat}={draw(some_cards(12))}")
    for side in "ABC"[: setup.sides]:
        sets = draw(st.lists(some_set(), max_size=3, unique_by=lambda cards: cards[0]))
        if sets:
            words.append(f"sets{side}={','.join(sets)}")
    options = {
        "pile": some_cards(5, "456789TJQKA2XRB"),
        "frozen": st.sampled_from(["yes", "no"]),
        "opened": st.sampled_from(["-", "A", "B", "A,B"]),
        "did": st.sampled_from(
            [
                "drew",
                "drew,yes",
                "no",
                "last-three",
                "laid",
                "took,laid",
                "must-go-out",
                "refilled",
                "drew-nothing",
            ]
        ),
        "before": st.just("-"),
        "count": st.sampled_from(["5", "45"]),
        "scores": st.just(",".join(["-5", "1500", "3000"][: setup.sides])),
        "turns": st.integers(0, 3).map(str),
        "shuffles": st.just("1"),
        "since": st.just("no"),
        "playedA": st.just("1"),
        "blackA": st.just("2"),
    }
    for key in draw(st.sets(st.sampled_from(sorted(options)))):
        words.append(f"{key}={draw(options[key])}")
    return " ".join(words)


@given(likely_positions())
def test_the_engine_has_an_answer_to_every_position_that_is_read(text: str) -> None:
    state = read_or_complain(text)
    if state is None:
        return
    check_round_trip(state)
    legal = legal_actions(state)
    assert legal
    assert legal == [action for action in ALL_ACTIONS if refusal(state, action) is None]
    for action in legal:
        after = state.copy()
        try:
            apply(after, action)
        except UnknownCards:
            continue
        check_round_trip(after)


def test_a_faulty_house_rule_names_its_own_line(monkeypatch: pytest.MonkeyPatch) -> None:
    faulty = HouseError("house.unknown_clause", file="x.toml", line=7, key="NoSuch")

    def fail(*_: object) -> None:
        raise faulty

    monkeypatch.setattr(read, "books_named", fail)
    with pytest.raises(HouseError) as caught:
        read_position("classic house=x hand1=K")
    assert caught.value is faulty


def test_a_fine_alone_changes_no_refusal() -> None:
    position = (
        "classic turn=3:draw hand1=44579TJJKAB hand2=457889QQQQB hand3=46678JJQKKX hand4=4799TQKKA2B redA=2"
        " pile=5KX5666"
    )
    take = parse_action("take 62")
    plain = refusal(read_position(position), take)
    assert plain is not None
    assert refusal(read_position(f"{position} finedB=20:told_count:57"), take) == plain
