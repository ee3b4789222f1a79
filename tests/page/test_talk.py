"""Talk at the table and in the room: phrases, reactions, free text between hands, mutes."""

from __future__ import annotations

from playwright.sync_api import expect

from canasta.client import Client
from canasta.client.client import new_key
from canasta.wire import protocol
from tests.page.conftest import PHONE, Visit, complaints, faults
from tests.page.test_game import begun
from tests.serving import Running, seated


def test_a_phrase_takes_two_taps_on_a_phone_and_the_others_read_it(visit: Visit, server: Running) -> None:
    ana, bruno = begun(seated(server, 2, patience=0))
    phone = visit(f"/table/{ana.table}", size=PHONE, who=ana.client)
    desk = visit(f"/table/{ana.table}", who=bruno.client)
    expect(desk.get_by_role("button", name="Talk", exact=True)).to_be_visible()
    phone.get_by_role("button", name="Talk", exact=True).click()
    expect(phone.get_by_text("You can write between hands")).to_be_visible()
    expect(phone.get_by_role("textbox", name="Message")).to_have_count(0)  # a hand is in play
    assert complaints(phone) == []
    phone.get_by_role("button", name="Bravo!").click()
    expect(phone.locator(".note")).to_have_count(0)
    # The other player sees that there is something new, a screen reader says it, and the panel has it.
    desk.get_by_role("button", name="Talk, 1 new message").click()
    expect(desk.get_by_role("log")).to_contain_text("Ana Bravo!")
    assert complaints(desk) == []
    desk.keyboard.press("Escape")
    expect(desk.get_by_role("button", name="Talk", exact=True)).to_be_visible()


def test_free_text_is_written_between_hands_and_a_muted_player_is_not_read(
    visit: Visit, server: Running
) -> None:
    ana, bruno = begun(seated(server, 2, patience=0))
    for seat in (ana, bruno):
        seat.do(protocol.Abandon(key=new_key()))
    page = visit(f"/table/{ana.table}", who=ana.client)
    expect(page.locator(".say")).to_contain_text("The game was ended early.")
    page.get_by_role("button", name="Talk", exact=True).click()
    page.get_by_role("textbox", name="Message").fill("Another one, Bruno?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Another one, Bruno?")
    expect(page.get_by_role("textbox", name="Message")).to_have_value("")
    bruno.chat("Three kings would have been nice")
    expect(page.get_by_role("log")).to_contain_text("Three kings would have been nice")
    page.get_by_role("button", name="Mute Bruno").click()
    expect(page.get_by_role("log")).not_to_contain_text("Three kings")
    muted = page.evaluate("fetch('/api/me/muted').then((answer) => answer.json())")
    assert [each["name"] for each in muted["people"]] == ["Bruno"]
    # The fifth line in a row is one too many: the sentence of the server is shown, and the line stays.
    for number in range(2, 6):
        page.get_by_role("textbox", name="Message").fill(f"Line {number}")
        page.keyboard.press("Enter")
        if number < 5:
            expect(page.get_by_role("textbox", name="Message")).to_have_value("")
    expect(page.get_by_role("alert").filter(has_text="Too many messages")).to_be_visible()
    expect(page.get_by_role("textbox", name="Message")).to_have_value("Line 5")


def test_people_talk_while_they_wait_and_bots_do_not(visit: Visit, server: Running) -> None:
    ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
    table = ana.open_table(players=3)
    ana.do(table.id, protocol.Sit(key="sit"))
    page = visit(f"/room/{table.id}", size=PHONE, who=ana)
    expect(page.get_by_role("heading", name="Talk")).to_have_count(0)
    with bruno.join(table.id, invite=str(table.invite)) as seat:
        seat.sit()
        expect(page.get_by_role("heading", name="Talk")).to_be_visible()
        seat.chat("Two minutes, please")
        expect(page.get_by_role("log")).to_contain_text("Bruno Two minutes, please")
        page.get_by_role("textbox", name="Message").fill("Fine!")
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_role("log")).to_contain_text("Ana Fine!")
        assert faults(page, "talk") == []
