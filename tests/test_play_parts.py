"""Parts of the terminal game: the list of actions, event texts, messages, and where records go."""

import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import pytest

from canasta.books import book
from canasta.cards import KIND_OF_CARD, pack_cards, parse_kinds
from canasta.match import Abandoned, Match, Report, Step
from canasta.messages import catalogue
from canasta.notation import read_position
from canasta.table.actions import ALL_ACTIONS, parse_action
from canasta.table.events import (
    ACTED,
    ANNOUNCED,
    BLACK_THREE_SHOWN,
    BURIED,
    CANASTA,
    DEALT,
    DREW,
    OPENED,
    OVER,
    REBUILT,
    RED_THREE_SHOWN,
    REFILLED,
    RESERVE,
    TALON,
    TOOK,
    TURN,
    Event,
)
from canasta.table.state import ENDED_STUCK
from canasta.tui.menu import numbered, short
from canasta.tui.narration import Narrator
from canasta.tui.saved_games import games_file, new_path, records_folder
from canasta.tui.score_sheet import show_left
from canasta.tui.screen import Screen
from tests.persons import Person, cards_held

ROOT = Path(__file__).resolve().parent.parent


def test_every_action_has_words_for_the_list_and_one_number() -> None:
    assert all(short(action) for action in ALL_ACTIONS)
    assert sorted(numbered(ALL_ACTIONS)) == list(ALL_ACTIONS)


@pytest.mark.parametrize(
    ("position", "action", "words"),
    [
        ("caliente players=2", "draw", "draw 2 cards"),
        ("classic", "draw", "draw"),
        ("classic", "ask", "ask to go out (a yes binds you)"),
        ("caliente", "ask", "ask to go out (a no binds you)"),
        ("caliente options=caliente_cards", "play C", "play a Caliente card and draw up to 11"),
        ("classic pile=4", "pass", "pass (this ends the hand)"),
        ("boat pile=4", "pass", "pass (this ends the hand)"),
        ("boat", "pass", "continue: no card left to draw"),
        ("knee", "bury K", "K to the closed set"),
    ],
)
def test_the_list_tells_actions_as_the_book_has_them(position: str, action: str, words: str) -> None:
    assert short(parse_action(action), read_position(position)) == words


# --- Events ---------------------------------------------------------------------------------------


def act(seat: int, words: str) -> Event:
    return Event(ACTED, seat, number=parse_action(words))


def cards(words: str) -> bytes:
    return bytes(parse_kinds(words))


TURNS = [
    Event(DEALT, 1, cards("KKKK"), owner=1),
    Event(TURN, 1),
    Event(RED_THREE_SHOWN, 1, cards("R"), 1),
    Event(DREW, 1, cards("K"), owner=1),
    act(1, "draw"),
    Event(DREW, 1, cards("Q"), owner=1),
    act(1, "lay KKK"),
    act(1, "lay 777"),
    Event(OPENED, 1, number=75),
    act(1, "add 7"),
    act(1, "add 7"),
    act(1, "add 2 to 7"),
    act(1, "add 2 to 7"),
    Event(CANASTA, 1, number=3),
    act(1, "discard 9"),
    Event(TURN, 0),
    act(0, "take 99"),
    Event(TOOK, 0, cards("45")),
]


def reported(events: Sequence[Event], own: Sequence[int] = ()) -> Report:
    """Return how events are reported to seat 1; its cards are given for each event that has any."""
    cards = [() if not own or not event.cards else (own[number - 1],) for number, event in enumerate(events)]
    return Step(1, [Abandoned()], (0, 1), events, cards).report(0)


def test_a_turn_of_somebody_else_is_one_sentence() -> None:
    narrator = Narrator(["Ana", "Bruno"], 0, plain=False)
    narrator.add(reported(TURNS))
    assert narrator.sentences() == [
        "Bruno shows a red three, replaces it, draws, lays three kings and three sevens, opens with 75, "
        "adds two sevens and two twos to the sevens, completes a canasta of sevens and discards a nine.",
        "You take the pile with two nines.",
        "You pick up 2 more: a four and a five.",
    ]
    assert narrator.sentences() == []


def test_a_turn_that_goes_on_can_wait() -> None:
    narrator = Narrator(["Ana", "Bruno"], 0, plain=False)
    narrator.add(reported(TURNS[:4]))
    assert narrator.sentences(so_far=False) == []
    assert narrator.sentences() == ["Bruno shows a red three and replaces it."]


@pytest.mark.parametrize("plain", [False, True])
def test_hidden_cards_are_not_told(plain: bool) -> None:
    narrator = Narrator(["Ana", "Bruno"], 0, plain=plain)
    narrator.add(reported(TURNS[:6]))
    assert not re.search("king|queen", " ".join(narrator.sentences()))


def test_in_plain_style_every_fact_is_a_sentence() -> None:
    narrator = Narrator(["Ana", "Bruno"], 0, plain=True)
    narrator.add(reported(TURNS))
    told = narrator.sentences()
    assert "Bruno draws a card." in told
    assert "Bruno lays three kings." in told
    assert len(told) == 14


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("events", "drawn", "plainly"),
    [
        (
            [act(1, "draw"), Event(DREW, 1, cards("K"), owner=1), Event(DREW, 1, cards("4"), owner=1)],
            ["Bruno draws two cards."],
            ["Bruno draws two cards."],
        ),
        (
            [act(1, "play C"), Event(REFILLED, 1, number=3), *[Event(DREW, 1, cards("K"), owner=1)] * 3],
            ["Bruno plays a Caliente card and draws three cards."],
            ["Bruno plays a Caliente card.", "Bruno draws three cards."],
        ),
        (
            [act(1, "play C"), Event(REFILLED, 1, number=0)],
            ["Bruno plays a Caliente card and has enough cards."],
            ["Bruno plays a Caliente card.", "Bruno has enough cards and draws none."],
        ),
        (
            [act(1, "draw"), Event(REBUILT, 1, number=20), Event(DREW, 1, cards("K"), owner=1)],
            ["The pile is shuffled and becomes the stock: 20 cards.", "Bruno draws."],
            ["The pile is shuffled and becomes the stock: 20 cards.", "Bruno draws a card."],
        ),
        (
            [act(1, "pass")],
            ["Bruno has no card to draw."],
            ["Bruno has no card to draw."],
        ),
        (
            [act(1, "pass"), Event(OVER, 1, number=ENDED_STUCK)],
            ["Bruno passes.", "No player can continue: the hand is over."],
            ["Bruno passes.", "No player can continue: the hand is over."],
        ),
        (
            [act(0, "pass")],
            ["There is no card to draw."],
            ["There is no card to draw."],
        ),
        (
            [act(1, "lay KKK"), act(1, "lay 22X"), act(1, "add 2 to wild"), act(1, "lay 777")],
            [
                "Bruno lays three kings, lays a set of wild cards, two twos and a joker, adds a two to the "
                "wild cards and lays three sevens."
            ],
            [
                "Bruno lays three kings.",
                "Bruno lays two twos and a joker.",
                "Bruno adds a two to the set of wild cards.",
                "Bruno lays three sevens.",
            ],
        ),
        (
            [act(1, "bury K"), Event(BURIED, 1, cards("K"), 1), Event(RESERVE, 1, cards("45"), 0, owner=1)],
            ["Bruno adds a king to the kings and takes up the foot, two cards."],
            ["Bruno adds a king to a closed set.", "Bruno takes up the foot: two cards."],
        ),
        (
            [act(1, "discard 4"), Event(TALON, 1, number=3), Event(ANNOUNCED, 1, number=2)],
            ["Bruno discards a four, gets a talon of 3 cards and has 2 cards left."],
            ["Bruno discards a four.", "Bruno gets a talon of 3 cards.", "Bruno has 2 cards left."],
        ),
        (
            [Event(TALON, 1, number=2), Event(DREW, 1, cards("45"), owner=1)],
            ["Bruno gets a talon of 2 cards."],
            ["Bruno gets a talon of 2 cards.", "Bruno draws two cards."],
        ),
        (
            [
                act(1, "show B"),
                Event(BLACK_THREE_SHOWN, 1, cards("B")),
                Event(DREW, 1, cards("K"), owner=1),
                Event(RED_THREE_SHOWN, 1, cards("RR")),
                Event(DREW, 1, cards("45"), owner=1),
            ],
            ["Bruno shows a black three, replaces it, shows two red threes and replaces them."],
            [
                "Bruno shows a black three.",
                "Bruno draws a card.",
                "Bruno shows two red threes.",
                "Bruno draws two cards.",
            ],
        ),
        (
            [act(1, "take reserve"), Event(RESERVE, 1, cards("45"), 1, owner=1)],
            ["Bruno takes up the knee, two cards."],
            ["Bruno takes up the knee: two cards."],
        ),
    ],
)
def test_what_other_books_have_is_told(
    plain: bool, events: list[Event], drawn: list[str], plainly: list[str]
) -> None:
    narrator = Narrator(["Ana", "Bruno"], 0, plain=plain)
    narrator.add(reported(events))
    assert narrator.sentences() == (plainly if plain else drawn)


def test_the_own_cards_are_told_with_their_suits() -> None:
    narrator = Narrator(["Ana", "Bruno"], 0, plain=False)
    drawn = [Event(DREW, 0, bytes([KIND_OF_CARD[card]]), owner=0) for card in cards_held("7H KD")]
    narrator.add(reported([act(0, "draw"), *drawn], cards_held("7H KD")))
    assert narrator.sentences() == ["You draw 7♥ and K♦."]


# --- Messages -------------------------------------------------------------------------------------


TYPED = [*(ROOT / "canasta/tui").glob("*.py"), *(ROOT / "canasta/explain").glob("*.py")]


def test_every_message_the_table_asks_for_exists_and_is_asked_for() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in TYPED)
    asked = set(re.findall(r"\"((?:play|wording|refuse)\.[a-z_.]+)\"", source))
    known = set(catalogue())
    styles = {"play.table", "play.tell"}
    assert asked - known - styles == set()
    parts = set(re.findall(r"f\"play\.([a-z_]+)\.\{", source)) | {"table", "tell", "suit", "error"}
    unused = {
        name
        for name in known
        if name.startswith("play.") and name not in asked and name.split(".")[1] not in parts
    }
    unused -= {name for name in unused if name.removesuffix("_side") in asked}
    assert unused == set()


# --- Files ----------------------------------------------------------------------------------------


def test_records_go_where_programs_keep_their_data() -> None:
    assert records_folder({"HOME": "/ana"}, "linux").as_posix() == "/ana/.local/share/canasta/records"
    assert records_folder({"HOME": "/ana", "XDG_DATA_HOME": "relative"}, "linux").as_posix() == (
        "/ana/.local/share/canasta/records"
    )
    assert "Application Support" in str(records_folder({"HOME": "/ana"}, "darwin"))
    assert records_folder({"LOCALAPPDATA": "local"}, "win32").as_posix() == "local/canasta/records"
    assert records_folder({}, "linux").as_posix() == ".local/share/canasta/records"


def test_games_are_kept_with_the_records_or_in_the_database() -> None:
    assert games_file({"HOME": "/ana"}, "linux").as_posix() == "/ana/.local/share/canasta/canasta.db"
    assert games_file({"CANASTA_RECORDS": "here"}).as_posix() == "here/canasta.db"
    assert games_file({"CANASTA_RECORDS": "here", "CANASTA_DATABASE": "club.db"}).as_posix() == "club.db"


def test_a_new_record_takes_no_name_that_is_there(tmp_path: Path) -> None:
    now = datetime(2025, 3, 1, 14, 22, 5)
    first = new_path(tmp_path, book("classic"), now)
    assert first.name == "2025-03-01-142205-classic.txt"
    first.touch()
    assert new_path(tmp_path, book("classic"), now).name == "2025-03-01-142205-classic-2.txt"


def test_the_faces_of_all_cards_differ_by_suit() -> None:
    from canasta.tui.faces import card_face, grouped

    pack = pack_cards(1)
    assert len({card_face(card) for card in pack}) == 53
    assert sum(len(group) for group in grouped(pack)) == 54
    assert all(len({KIND_OF_CARD[card] for card in group}) == 1 for group in grouped(pack))


@pytest.mark.parametrize("plain", [False, True])
def test_reserves_that_were_not_taken_up_are_told_at_the_end(plain: bool) -> None:
    match = Match(book("knee"), ["Ana", "Bruno", "Carla", "Dora"], bytes(32))
    match.start_hand()
    person = Person()
    show_left(Screen(person.console, plain=plain), match, human=-1)
    told = "did not take up the knee and the foot." if plain else "and the knee and the foot"
    assert person.shown.count(told) == 4
