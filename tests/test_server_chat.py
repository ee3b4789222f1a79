"""Talk at a table: phrases, chat between hands, mute and report."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from canasta.client import Client, Seat, ServerError
from canasta.client.client import new_key
from canasta.messages import LANGUAGES, UserError, text
from canasta.server.tables.chat import PHRASES, ChatLog
from canasta.wire import protocol
from canasta.wire.tables import Muted
from tests.serving import Running, all_told, hear_until, running, seated, update_of

pytestmark = pytest.mark.homes(long=True)


@pytest.fixture(scope="module")
def server(server_folder: Path) -> Iterator[Running]:
    with running(server_folder) as found:
        yield found


def refused(error: str, seat: Seat, command: protocol.Command) -> None:
    with pytest.raises(ServerError) as problem:
        seat.do(command)
    assert problem.value.error == error


def said_to(seat: Seat) -> list[str]:
    """Return the talk a player has received so far."""
    return [told.phrase or told.line for told in all_told(seat) if isinstance(told, protocol.ChatMessage)]


def chat(line: str) -> protocol.Chat:
    return protocol.Chat(key=new_key(), line=line)


def test_there_are_phrases_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({text(f"talk.{phrase}", language=language) for phrase in PHRASES}) == len(PHRASES)
    assert len({text("talk.hello", language=language) for language in LANGUAGES}) == len(LANGUAGES)


def test_four_lines_are_said_at_once_and_then_one_every_two_and_a_half_seconds() -> None:
    talk = ChatLog()
    assert all(talk.take("ana", f"key {number}", 100.0 + number) for number in range(4))
    assert talk.take("bruno", "another", 104.0)
    for now in (104.0, 109.9):
        with pytest.raises(UserError):
            talk.take("ana", "key 4", now)
    assert talk.take("ana", "key 4", 110.0)
    assert not talk.take("ana", "key 4", 110.0)  # which was said already
    with pytest.raises(UserError):
        talk.take("ana", "key 5", 110.9)
    assert talk.take("ana", "key 5", 111.0)


def test_free_text_is_for_when_no_hand_is_in_play(server: Running) -> None:
    ana, bruno = seated(server, 2)
    ana.chat("  Hello,\n Bruno!  ")
    assert said_to(bruno) == ["Hello, Bruno!"]
    ana.start()
    update_of(ana)
    refused("server.chat_later", ana, chat("I have three kings"))
    ana.do(protocol.Pause(key=new_key(), on=True))
    refused("server.chat_later", ana, chat("three kings"))
    bruno.speak("one_moment")
    assert said_to(ana) == ["one_moment"]
    refused("server.no_phrase", ana, protocol.Phrase(key=new_key(), phrase="three_kings"))
    ana.do(protocol.Pause(key=new_key(), on=False))
    for seat in (ana, bruno):
        seat.do(protocol.Abandon(key=new_key()))
    hear_until(bruno, protocol.GameOver)
    ana.chat("Another one?")
    assert said_to(bruno) == ["Another one?"]
    refused("server.no_words", ana, chat(" \u200b\n "))
    ana.do(protocol.Change(key=new_key(), chat=False))
    refused("server.no_chat", bruno, chat("Why?"))
    # Nothing of it is in any stream.
    with server.store() as store:
        stored = json.dumps([list(store.read(stream.name)) for stream in store.streams("")])
    assert "Bruno!" not in stored
    assert "one_moment" not in stored
    for seat in (ana, bruno):
        seat.close()


def test_phrases_come_in_the_language_of_who_hears_them(server: Running) -> None:
    ana, bruno = seated(server, 2)
    with bruno.client.join(bruno.table, sentences=True, language="es") as spanish:
        command = protocol.Phrase(key="once", phrase="hello")
        for _ in range(3):  # the same command is carried out once
            ana.do(command)
        told = hear_until(spanish, protocol.ChatMessage)
        assert (told.phrase, told.sentence, told.name, told.place) == ("hello", "¡Hola!", "Ana", 1)
        assert said_to(spanish) == []
        assert ana.client.choices().phrases["thanks"] == "Thank you!"
        for _ in range(3):
            ana.speak("thanks")
        refused("server.talk_fast", ana, protocol.Phrase(key=new_key(), phrase="thanks"))
    stranger = Client(server.address, name="Zoe").join(ana.table, invite=ana.invite)
    refused("server.not_seated", stranger, protocol.Phrase(key=new_key(), phrase="hello"))
    for seat in (ana, bruno, stranger):
        seat.close()


def test_who_is_muted_is_not_heard_and_who_is_reported_is_kept(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "canasta.server")
    before = server.hub.metrics.counts["reports"]
    ana, bruno, carla = seated(server, 3)
    own, other = ana.client.person.id, bruno.client.person.id
    ana.do(protocol.Mute(key=new_key(), person=other))
    bruno.chat("Bad words")
    assert (said_to(ana), said_to(carla)) == ([], ["Bad words"])
    assert [person.id for person in ana.client.call("GET", "/api/me/muted", Muted).people] == [other]
    refused("server.no_person", ana, protocol.Mute(key=new_key(), person=own))
    refused("server.no_person", ana, protocol.Report(key=new_key(), person="nobody"))
    report = protocol.Report(key="once", person=other, line="He shouts.")
    carla.do(report)
    carla.do(report)
    assert server.hub.metrics.counts["reports"] == before + 1
    logged = [record for record in caplog.records if record.getMessage() == "report"]
    assert [getattr(record, "where", "") for record in logged] == [carla.table]
    ana.do(protocol.Mute(key=new_key(), person=other, on=False))
    bruno.speak("sorry")
    assert said_to(ana) == ["sorry"]
    shown = server.command("reports")
    assert shown.exit_code == 0
    assert "He shouts." in shown.output
    assert "Bad words" in shown.output
    assert shown.output.count("He shouts.") == 1
    told = json.loads(server.command("reports", "--json").output)
    assert told["reports"][0]["reported"] == "Bruno"
    for _ in range(9):
        carla.do(protocol.Report(key=new_key(), person=other))
    refused("server.many_reports", carla, protocol.Report(key=new_key(), person=other))
    for seat in (ana, bruno, carla):
        seat.close()
