"""Playing on a server from a terminal: the same screen, the same words, and the seat is kept."""

from __future__ import annotations

import ast
import io
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from click.testing import CliRunner
from rich.console import Console

from canasta.cli.group import CANASTA
from canasta.client import Client
from canasta.client.client import new_key
from canasta.tui.online import Visit, visit
from canasta.wire import protocol
from canasta.wire.views import Update
from tests.serving import Running, running, update_of

pytestmark = pytest.mark.homes(long=True)

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def play(wanted: Visit, typing: Callable[[str], str]) -> tuple[int, str]:
    shown = io.StringIO()
    console = Console(file=shown, width=80, highlight=False, color_system=None, force_terminal=False)
    code = visit(wanted, plain=False, console=console, read=typing)
    return code, shown.getvalue()


def test_a_turn_is_played_and_the_place_is_kept(server: Running) -> None:
    lines = iter(["why lay KKK4", "help", "table", "score", "out", "fly", "draw", "log", "quit"])
    code, shown = play(Visit(server.address, "Ana", players=2), lambda _prompt: next(lines))
    assert code == 0
    assert "At the table: Ana." in shown
    assert "Your hand" in shown
    assert "You draw" in shown
    assert "Your seat is kept" in shown
    again = iter(["quit"])
    code, shown = play(Visit(server.address, "Ana"), lambda _prompt: next(again))
    assert "You are back at table" in shown
    assert "Your hand" in shown


def test_a_whole_game_from_the_terminal(server: Running) -> None:
    """Choose the first item of the list every time: draw, and discard."""
    typed: list[str] = []

    def willing(prompt: str) -> str:
        typed.append(prompt)
        if len(typed) > 600:
            raise KeyboardInterrupt
        return "draw" if len(typed) % 2 else "1"

    code, shown = play(Visit(server.address, "Eva", book="boat", players=2, target=1), willing)
    assert code == 0
    assert " won: " in shown or "Your seat is kept" in shown
    assert "Hand 1" in shown
    assert "Traceback" not in shown


def test_a_friend_sits_down_at_a_table_by_its_invitation(server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.open_table(players=2)
    code, shown = play(Visit(server.address, "Bea", table=table.id), lambda _prompt: "quit")
    assert (code, "you need its invitation" in shown) == (2, True)
    invited = Visit(server.address, "Bea", table=f"{table.id}/{table.invite}")
    friend = threading.Thread(target=play, args=(invited, lambda _prompt: "quit"), daemon=True)
    with host.join(table.id) as seat:
        seat.sit()
        friend.start()
        while not all(place.person for place in server.info(table.id).places):
            friend.join(0.05)
        seat.start()
        assert [place.name for place in server.info(table.id).places] == ["Ana", "Bea"]


def test_a_bot_joins_by_the_link_of_an_invitation(server: Running) -> None:
    host = Client(server.address, name="Ana")
    table = host.open_table(players=2)
    link = host.invitation(table.id)
    with Client(server.address, name="Robi").join(link) as seat:
        seat.sit()
        assert [place.name for place in server.info(table.id).places] == ["Robi", ""]


def test_a_server_seats_only_its_own_bots(server: Running) -> None:
    before = len(server.hub.tables)
    code, shown = play(Visit(server.address, "Ana", bot="greedy.py:Greedy"), lambda _prompt: "quit")
    assert (code, "A server seats only its own bots: random" in " ".join(shown.split())) == (2, True)
    assert len(server.hub.tables) == before


def test_an_account_plays_on_at_the_terminal(server: Running) -> None:
    ana = Client(server.address, name="Ana Lisa", password="correct horse", new=True)
    with ana.join(ana.open_table(players=2, book="boat").id) as seat:
        seat.sit()
        seat.start(bots="simple")
        update_of(seat)
    done = CliRunner().invoke(
        CANASTA,
        ["play", "--server", server.address, "--name", "Ana Lisa", "--account"],
        input="correct horse\nquit\n",
    )
    assert seat.table in done.output
    assert "correct horse" not in done.output
    wrong = Visit(server.address, "Ana Lisa", password="something else")
    code, shown = play(wrong, lambda _prompt: "quit")
    assert (code, "Wrong name or password" in " ".join(shown.split())) == (2, True)


def test_the_bot_of_the_documentation_plays_in_twenty_lines(server: Running) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    example = text.split("```python\n")[1].split("```")[0]
    assert len([line for line in example.splitlines() if line]) <= 20
    shown = io.StringIO()
    with redirect_stdout(shown):
        exec(example.replace("http://127.0.0.1:8750", server.address).replace("target=500", "target=1"), {})
    assert len(ast.literal_eval(shown.getvalue())) == 2


def test_the_two_players_of_the_documentation_play_each_other(server: Running) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    first, second = (part.split("```")[0] for part in text.split("```python\n")[1:3])
    shown = io.StringIO()
    with redirect_stdout(shown):
        example = first[: first.index("client =")] + second
        exec(example.replace("http://127.0.0.1:8750", server.address).replace("target=500", "target=1"), {})
    assert len(ast.literal_eval(shown.getvalue())) == 2


def test_the_event_loop_of_the_documentation_plays_two_tables(server: Running) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    first, _, third = (part.split("```")[0] for part in text.split("```python\n")[1:4])
    shown = io.StringIO()
    with redirect_stdout(shown):
        exec((first[: first.index("client =")] + third).replace("http://127.0.0.1:8750", server.address), {})
    assert [len(totals) for totals in ast.literal_eval(shown.getvalue())] == [2, 2]


def test_nobody_there_is_one_line() -> None:
    code, shown = play(Visit("http://127.0.0.1:9", "Ana"), lambda _prompt: "quit")
    assert code == 2
    assert "No server is responding at" in " ".join(shown.split())


def test_people_ask_each_other_and_say_something(server: Running) -> None:
    """One player asks to take a draw back and sends a phrase; the other, a client, gets both and agrees."""
    host = Client(server.address, name="Ana")
    table = host.open_table(players=2, between=0)
    with host.join(table.id, invite=str(table.invite)) as seat:
        seat.sit()
        lines = iter(["say", "say thanks", "say nonsense", "redeal", "take back", "quit"])
        shown: list[str] = []

        def typing(_prompt: str) -> str:
            return next(lines, "quit")

        link = Visit(f"{server.address}/invite/{table.id}/{table.invite}", "Bea")
        friend = threading.Thread(target=lambda: shown.append(play(link, typing)[1]), daemon=True)
        friend.start()
        agreed: list[bool] = []
        said: list[str] = []
        while friend.is_alive():
            try:
                told = seat.receive(0.2)
            except TimeoutError:
                continue
            if isinstance(told, protocol.TableChanged):
                if told.table.status == "waiting" and all(place.name for place in told.table.places):
                    seat.start()
                if seat.asked(told.table):
                    seat.answer(bool(agreed))  # the first time no
            elif isinstance(told, protocol.ProposalDecided):
                agreed.append(told.agreed)
            elif isinstance(told, protocol.ChatMessage):
                said.append(told.phrase)
            elif (
                isinstance(told, protocol.TableUpdate)
                and isinstance(seat.update, Update)
                and seat.update.view.offers
            ):
                first = seat.update.view.offers[0].action
                seat.do(protocol.Act(key=new_key(), actions=[first]))
    assert said == ["thanks"]
    assert agreed[:1] == [False]
    assert "say thanks: Thank you!" in shown[0]
    assert "'nonsense' is not one of the phrases" in shown[0]
    assert "Not everyone agreed." in shown[0]


def test_a_proposal_is_told_while_the_player_thinks(server: Running) -> None:
    """The other asks to end the game before anything is typed, and a yes at the prompt is the answer."""
    host = Client(server.address, name="Ana")
    table = host.open_table(players=2, between=0, turn_time=300)
    shown = io.StringIO()
    prompts: list[str] = []
    asked = threading.Event()

    def typing(prompt: str) -> str:
        prompts.append(prompt)
        asked.set()
        number = len(prompts)
        for _ in range(600):
            found = " ".join(shown.getvalue().split())
            if number == 1 and "Ana asks for two more minutes. Type yes if you agree, or no." in found:
                return "no"
            if number > 1 and "Ana proposes to end the game. Type yes if you agree, or no." in found:
                return "yes"
            time.sleep(0.05)
        raise EOFError

    console = Console(file=shown, width=80, highlight=False, color_system=None, force_terminal=False)
    link = Visit(f"{server.address}/invite/{table.id}/{table.invite}", "Bea")
    friend = threading.Thread(
        target=lambda: visit(link, plain=False, console=console, read=typing), daemon=True
    )
    with host.join(table.id, invite=str(table.invite)) as seat:
        seat.sit()
        friend.start()
        wanted = iter(["time", "end"])
        while friend.is_alive():
            if asked.is_set():
                asked.clear()
                seat.propose(next(wanted))  # type: ignore[arg-type]
            try:
                told = seat.receive(0.1)
            except TimeoutError:
                continue
            if isinstance(told, protocol.TableChanged) and told.table.status == "waiting":
                if all(place.name for place in told.table.places):
                    seat.start()
            elif (
                isinstance(told, protocol.TableUpdate)
                and isinstance(seat.update, Update)
                and seat.update.view.offers
            ):
                seat.do(protocol.Act(key=new_key(), actions=[seat.update.view.offers[0].action]))
    assert "Not everyone agreed." in shown.getvalue()
    assert "The game was ended early" in shown.getvalue()
    assert len(prompts) == 2
