"""Plays that a person proposes, possible or not, in every book: their actions, or why they are impossible."""

from __future__ import annotations

import pytest

from canasta.books import BOOKS
from canasta.books.texts import find
from canasta.explain.answer import answer
from canasta.notation import read_position
from canasta.table.actions import action_text

PLAYS = (
    "lay 522", "lay 789", "lay KK", "lay BB2", "lay 22", "lay RRR", "lay C", "lay KKKKKKK", "lay 99922X",
    "add KK", "add R", "add K to Q", "discard KQ", "take back 2 from K", "move 2 from K to Q",
    "remove X from Q",
)  # fmt: skip
TAKES = ("take 22", "take 2X", "take BB", "take KKK", "take KK2", "take KQ", "take RR", "take on K")


@pytest.mark.parametrize("slug", BOOKS)
@pytest.mark.parametrize("play", [*PLAYS, *TAKES])
def test_every_play_gets_an_answer_with_paragraphs_that_are_there(slug: str, play: str) -> None:
    for sets in ("", "setsA=JJJ", "setsA=KKK2,QQQ"):
        for pile in ("pile=54K", "pile=5B", "pile=52"):
            part = "draw" if play in TAKES else "play"
            state = read_position(f"{slug} turn=1:{part} hand1=KKKK522X789Q99 {sets} {pile}")
            found = answer(state, [play])
            assert found.legal is (found.reason is None)
            assert found.paragraphs
            assert all(find(slug, id) for id in found.paragraphs)


def told(position: str, *plays: str) -> tuple[list[str], str, str]:
    """Return the actions, the message of a refusal or of the first note, and the paragraphs."""
    found = answer(read_position(position), plays)
    message = found.reason.message if found.reason else "".join(note.message for note in found.notes[:1])
    return [action_text(action) for action in found.actions], message, " ".join(found.paragraphs)


@pytest.mark.parametrize(
    ("position", "play", "message", "cites"),
    [
        ("classic turn=1:play hand1=522KQ setsA=777", "lay 522", "refuse.few_naturals", "12"),
        ("caliente turn=1:play hand1=522KQ setsA=777", "lay 522", "refuse.few_naturals", "7"),
        ("boat turn=1:play hand1=522KQ setsA=777", "lay 522", "refuse.few_naturals", "35"),
        ("american turn=1:play hand1=522KQ setsA=777", "lay 522", "refuse.few_naturals", "32"),
        ("knee turn=1:play hand1=522KQ setsA=777", "lay 522", "refuse.few_naturals", "18"),
        ("classic turn=1:play hand1=789KQ setsA=777", "lay 789", "refuse.one_rank", "11"),
        ("boat turn=1:play hand1=KKQ5 setsA=777", "lay KK", "refuse.three_cards", "27"),
        ("classic turn=1:play hand1=BB2 setsA=7777777", "lay BB2", "refuse.black_threes_pure", "13 C5"),
        ("boat turn=1:play hand1=BB2 setsA=7777777", "lay BB2", "refuse.black_three", "12"),
        ("classic turn=1:play hand1=22KQ setsA=777", "lay 22", "refuse.few_naturals", "12"),
        ("boat turn=1:play hand1=22KQ setsA=777", "lay 22", "refuse.three_cards", "27"),
        ("classic hand1=2XKQ4 setsA=555 pile=97", "take 2X", "refuse.few_naturals", "12 35"),
        ("classic hand1=22Q5 setsA=999 pile=92", "take 22", "refuse.top_never", "38"),
        ("knee hand1=KK222 setsA=999 pile=44556789T2", "take 22", "refuse.top_never", "7 H5"),
        ("classic turn=1:play hand1=KQ5 setsA=KKKKK22", "take back 2 from K", "refuse.laid_stays", "30"),
        ("boat turn=1:play hand1=KQ5 setsA=KKKKK22", "move 2 from K to Q", "refuse.laid_stays", "33"),
        ("caliente turn=1:play hand1=KQ5 setsA=KKKKK22", "take 2 from K", "refuse.laid_stays", "8"),
        ("american turn=1:play hand1=KQ5 setsA=KKKK22", "take back 2 from K", "refuse.laid_stays", "G6"),
        ("classic turn=1:play hand1=KQ5 setsA=777", "discard KQ", "refuse.discard_one", "9"),
    ],
)
def test_a_play_that_can_never_be(position: str, play: str, message: str, cites: str) -> None:
    assert told(position, play) == ([], message, cites)


@pytest.mark.parametrize(
    ("position", "play", "actions"),
    [
        ("classic hand1=KKKQ5 setsA=999 pile=9K", "take KKK", "take KK; add K"),
        ("classic hand1=KK2Q5 setsA=999 pile=9K", "take 2kk", "take KK; add 2 to K"),
        ("classic hand1=K2XQ5 setsA=999,KKK pile=9K", "take K2X", "take K2; add X to K"),
        ("classic turn=1:play hand1=KKQ5 setsA=KKK", "add kk", "add K; add K"),
        ("classic turn=1:play hand1=KKKQ5 setsA=KKK,777", "lay KKK", "add K; add K; add K"),
        ("classic turn=1:play hand1=TTTQ5 setsA=777", "lay 10 10 10", "lay TTT"),
        ("knee turn=1:play hand1=K456 closedA=KKKKKKK pile=9", "add K", "bury K"),
        ("knee hand1=K456 closedA=KKKKKKK pile=9", "take up", "take reserve"),
        ("classic turn=1:play hand1=7KQ5 setsA=777", "d7", "discard 7"),
        ("classic turn=1:play hand1=KKQ5 setsA=777", "discard king of hearts", "discard K"),
    ],
)
def test_several_cards_are_several_actions(position: str, play: str, actions: str) -> None:
    assert "; ".join(told(position, play)[0]) == actions


@pytest.mark.parametrize(
    ("position", "plays", "message", "cited"),
    [
        ("classic turn=1:play hand1=AAAKQ4", ["lay AAA"], "note.count_reached", "15"),
        ("classic turn=1:play hand1=KKKQQQ49", ["lay KKK"], "note.count_so_far", "15"),
        ("classic scores=-50,0 turn=1:play hand1=444KQ9", ["lay 444"], "note.no_count", "15"),
        ("american turn=1:play hand1=KKKKKKKQ4", ["lay KKKKKKK"], "note.seven", "43"),
        ("classic hand1=KKQQQA75 pile=AAK", ["take KK"], "note.under_top", "34"),
        ("classic turn=1:play hand1=5 setsA=7777777", ["discard 5"], "note.goes_out", "46"),
        ("american hand1=KKQ75 setsA=555 pile=4K", ["take KK"], "note.after_take", "29"),
    ],
)
def test_what_an_asker_needs(position: str, plays: list[str], message: str, cited: str) -> None:
    _, said, cites = told(position, *plays)
    assert said == message
    assert cited in cites.split()


@pytest.mark.parametrize(
    ("position", "plays", "message"),
    [
        ("classic turn=1:play hand1=KKK setsA=7777777", ["lay KKK"], "note.concealed"),
        ("classic turn=1:play hand1=KKK setsA=7777777 melded=1", ["lay KKK"], "note.not_concealed_earlier"),
        ("classic turn=1:play hand1=7 setsA=7777777", ["add 7"], "note.not_concealed_added"),
        ("classic turn=1:play hand1=8 setsA=7777777", ["discard 8"], "note.not_concealed_discard"),
        ("caliente turn=1:play hand1=KKK setsA=7777777", ["lay KKK"], "note.not_concealed_canasta"),
        ("boat turn=1:play hand1=KKK setsA=7777777", ["lay KKK"], "note.goes_out"),
    ],
)
def test_whether_it_is_concealed_and_why_not(position: str, plays: list[str], message: str) -> None:
    assert answer(read_position(position), plays).notes[-1].message == message


@pytest.mark.parametrize(
    ("more", "number", "cited"), [("", 4, "26"), (" setsB=QQQQ", 3, "27"), (" stock=44445567", 1, "39")]
)
def test_the_talon_is_foretold(more: str, number: int, cited: str) -> None:
    hidden = " hand2=#5 hand3=#5 hand4=#5 pile=#?9 setsB=QQQQ" if "stock" in more else ""
    state = read_position(f"american turn=1:play hand1=KKKAAAXX569{hidden}{more}")
    notes = answer(state, ["lay KKK", "lay AAA", "add X to K"]).notes
    (note,) = [note for note in notes if note.message == "note.talon"]
    assert (note.params["number"], note.paragraph) == (number, cited)


def test_without_a_stock_no_talon_is_foretold() -> None:
    hidden = "hand2=#5 hand3=#5 hand4=#5 pile=#?9 setsB=QQQQ stock=-"
    state = read_position(f"american turn=1:play hand1=KKKAAAXX569 {hidden}")
    notes = answer(state, ["lay KKK", "lay AAA", "add X to K"]).notes
    assert [note.message for note in notes] == ["note.count_reached"]
