"""Games over the network: every book by bots through the client, whole games, and incidents on the way."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from canasta.bots import make_bot
from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.jobs import Variant
from canasta.notation import verify_record
from canasta.storage.games import load
from canasta.wire import encode, protocol
from canasta.wire.events import Dealt
from canasta.wire.scores import GameResult
from canasta.wire.views import Update
from tests.positions import VARIANTS
from tests.serving import Running, hand_of, hear_until, running, seated, update_of

pytestmark = pytest.mark.homes


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def play_all(seats: list[Seat], level: str, hands: int = 0) -> list[GameResult]:
    """Let a bot play on every seat, each in a separate thread as it would be in a separate process."""
    results: list[GameResult] = []
    threads = [
        threading.Thread(target=lambda seat=seat: results.append(seat.play(make_bot(level), hands=hands)))
        for seat in seats
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive()
    return results


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_book_and_option_is_played_to_the_end_of_a_hand(variant: Variant, server: Running) -> None:
    seats = seated(server, variant.players, book=variant.book, options=list(variant.options))
    try:
        seats[0].start()
        results = play_all(seats, "simple", hands=1)
        assert len(results) == variant.players
        assert all(result.totals == results[0].totals for result in results)
        room = server.table(seats[0].table).room
        with server.store() as store:
            match = load(store, room.game).match
        assert match.setup.book.chosen == variant.options
        assert tuple(results[0].totals) == match.history[0].totals
    finally:
        for seat in seats:
            seat.close()


def test_a_whole_game_leaves_a_record_that_verifies(server: Running) -> None:
    seats = seated(server, 2, book="boat", target=500, between=0)
    with seats[0], seats[1]:
        with pytest.raises(ServerError, match="No game has been finished"):
            seats[0].client.record(seats[0].table)
        seats[0].start()
        results = play_all(seats, "simple")
        assert results[0].over
        assert results[0].winners
        record = seats[0].client.record(seats[0].table)
        assert verify_record(record).ok
        assert "secret seed" not in record
        # Another game at the same table, with the same people, begins when all have agreed.
        for seat in seats:
            seat.do(protocol.Rematch(key="again"))
        assert play_all(seats, "simple", hands=1)[0].totals


def test_people_and_bots_at_one_table(server: Running) -> None:
    (seat,) = seated(server, 1, players=4)
    with seat:
        seat.start(bots="club")
        assert len(seat.play(make_bot("simple"), hands=1).totals) == 2
        info = server.info(seat.table)
        assert [place.bot for place in info.places] == ["", "club", "club", "club"]
        assert len({place.name for place in info.places}) == 4


def test_a_hand_is_as_it_was_after_coming_back(server: Running) -> None:
    first, second = seated(server, 2)
    with first, second:
        first.start()
        before = {seat: hand_of(seat) for seat in (first, second)}
        other = Client(server.address, token=first.client.token).join(first.table)  # another device
        with other:
            assert hand_of(other) == before[first]
            first.close()
            assert {place.present for place in server.info(first.table).places} == {True}


def test_the_same_command_is_carried_out_once(server: Running) -> None:
    seats = seated(server, 2)
    with seats[0], seats[1]:
        seats[0].start()
        mover = next(seat for seat in seats if update_of(seat).view.offers)
        command = protocol.Act(key="once", actions=["draw"])
        first = mover.do(command)
        assert mover.do(command) == first
        assert isinstance(hear_until(mover, protocol.TableUpdate), protocol.TableUpdate)
        match = server.match(mover.table)
        assert len(match.entries) == 2
        with pytest.raises(ServerError):  # another key: not a second time
            mover.do(protocol.Act(key="twice", actions=["draw"]))
        assert len(match.entries) == 2


def test_several_actions_are_done_all_or_none(server: Running) -> None:
    # Whatever is drawn, the hand has no card of some ranks.
    seats = seated(server, 2, position="classic players=2 turn=1:draw hand1=999JJJJQQQQKKKK pile=4")
    with seats[0], seats[1]:
        seats[0].start()
        mover = next(seat for seat in seats if update_of(seat).view.offers)
        with pytest.raises(ServerError) as refused:  # drawing first would be a free look at the card
            mover.do(protocol.Act(key="a", actions=["draw", "discard 4"]))
        assert refused.value.error == "server.row_shows"
        mover.do(protocol.Act(key="b", actions=["draw"]))
        view = update_of(mover).view
        kinds = [offer.action for offer in view.offers if offer.family == "discard"]
        missing = next(kind for kind in "456789TJQKA" if f"discard {kind}" not in kinds)
        number = server.match(mover.table).entries
        with pytest.raises(ServerError) as refused:
            mover.do(protocol.Act(key="c", actions=[kinds[0], f"discard {missing}"]))
        with pytest.raises(ServerError) as refused:
            mover.do(protocol.Act(key="d", actions=[f"discard {missing}"]))
        assert refused.value.refusal.reason
        assert refused.value.refusal.reason.cites
        assert server.match(mover.table).entries == number
        mover.do(protocol.Play(key="e", line=f"d {kinds[0][-1]}"))


def test_undo_goes_back_to_the_last_reveal_if_the_table_has_it(server: Running) -> None:
    for allowed in (True, False):
        (seat,) = seated(server, 1, players=2, undo=allowed)
        with seat:
            seat.start(bots="simple")
            bot = make_bot("simple")
            while True:
                update = update_of(seat, own=True)
                if update.view.undo:
                    assert allowed
                    break
                view = seat.view_of(update)
                assert view is not None
                action = bot.choose(view)
                seat.act(action)
                match = server.match(seat.table)
                if match.can_undo() and match.seats[match.actor] == 0 and not allowed:
                    with pytest.raises(ServerError, match="Moves cannot be taken back"):
                        seat.do(protocol.Undo(key="u"))
                    break
            if allowed:
                seat.do(protocol.Undo(key="u"))
                again = update_of(seat, own=True)
                assert len(again.view.hand) > len(update.view.hand)


def test_questions_are_answered_with_paragraphs(server: Running) -> None:
    (seat,) = seated(server, 1, players=2)
    with seat:
        seat.start(bots="simple")
        update = update_of(seat, own=True)
        refused = seat.ask(protocol.AskWhy("discard K"))
        assert isinstance(refused, protocol.WhyAnswer)
        assert not refused.explanation.legal
        assert refused.explanation.paragraphs
        seat.do(protocol.Act(key="a", actions=["draw"]))
        update = update_of(seat, own=True)
        if update.view.table.expects == "play":
            answer = seat.ask(protocol.AskCards(update.view.hand[:1]))
            assert isinstance(answer, protocol.CardsAnswer)
            assert any(play.legal and play.action.startswith("discard") for play in answer.plays)
        assert isinstance(seat.ask(protocol.AskOut()), protocol.OutAnswer)
        happened = seat.ask(protocol.AskEvents())
        assert isinstance(happened, protocol.EventsAnswer)
        assert isinstance(happened.events[0], Dealt)
        sheets = seat.ask(protocol.AskSheets())
        assert isinstance(sheets, protocol.SheetsAnswer)
        assert not sheets.game.over


def test_a_game_goes_on_after_the_server_was_started_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = seated(server, 2)
        seats[0].start()
        mover = next(seat for seat in seats if update_of(seat).view.offers)
        mover.do(protocol.Act(key="a", actions=["draw"]))
        token, table = mover.client.token, mover.table
        hand = update_of(mover).view.hand
        for seat in seats:
            seat.close()
    with running(tmp_path) as server, Client(server.address, token=token).join(table) as again:
        update = update_of(again)
        assert isinstance(update, Update)
        assert update.view.hand == hand
        assert again.do(protocol.Act(key="a", actions=["draw"]))  # resent: already done
        assert update.number == 2


def test_a_house_rule_of_ones_own_is_played(server: Running) -> None:
    house = 'extends = "classic"\nname = "ours"\nversion = 1\ntarget = 3000\n'
    seats = seated(server, 2, house=house)
    with seats[0], seats[1]:
        seats[0].start()
        play_all(seats, "simple", hands=1)
    client = seats[0].client
    with pytest.raises(ServerError, match="traget"):
        client.open_table(house=house.replace("target", "traget"))
    with pytest.raises(ServerError):
        client.open_table(book="pyproject.toml")
    with pytest.raises(ServerError):
        client.open_table(book="classic", players=2, options=["nonsense"])


def test_a_late_update_does_not_replace_a_newer_one(server: Running) -> None:
    """While a table moves to another node, an update may arrive that is older than what the client knows."""
    (seat,) = seated(server, 1, players=2)
    with seat:
        seat.start(bots="simple")
        early = update_of(seat, own=True)
        late = protocol.TableUpdate(seat.table, msgspec.Raw(encode(early)))
        own = seat.view_of(early)
        assert own is not None
        seat.act(make_bot("simple").choose(own))
        seat._received.appendleft(late)  # from before the action, which is done
        seat.receive()
        assert seat.update is None
        newest = update_of(seat)
        assert newest.number > early.number
        seat._received.appendleft(late)
        seat.receive()
        assert seat.update == newest
        seat.do(protocol.Propose(key=new_key(), what="end"))
        hear_until(seat, protocol.GameOver)
        seat.do(protocol.Rematch(key=new_key()))
        hear_until(seat, protocol.GameInfo)  # another game, whose entries are counted anew
        assert update_of(seat, own=True).number > 0
