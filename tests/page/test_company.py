"""Tables with friends: names, partners, rematches, spectators, pauses and absent players."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from canasta.client import Client, Seat
from canasta.client.client import new_key
from canasta.wire import protocol
from tests.page.browser import BE
from tests.page.conftest import PHONE, Visit, faults
from tests.page.playing import my_turn
from tests.page.test_party import open_curtain
from tests.page.test_room import link_of, sit_as
from tests.serving import Running, all_told, keep_game, seated, wait_for
from tests.test_server_rematch import begun, invite_of, places, send, sides_now
from tests.test_server_spectators import end_hand

RECORDS = Path(__file__).parents[1] / "records"
#: The groups of messages on these pages.
GROUPS = ("name", "partners", "seats", "rematch", "spectators", "teaching", "room", "new")


def playing(server: Running, people: int, **settings: object) -> list[Seat]:
    """Return the players of a game that has begun."""
    seats = seated(server, people, **{"patience": 0, **settings})
    seats[0].start()
    begun(server, seats[0].table, seats)
    return seats


def close(seats: list[Seat]) -> None:
    for seat in seats:
        seat.close()


def chair(page: Page, name: str) -> str:
    """Return the side letter of the chair at which a player sits."""
    found = page.locator(".chair", has_text=name).locator(".sb")
    return found.inner_text() if found.count() else ""


# --- Names ----------------------------------------------------------------------------------------


def test_a_guest_is_asked_for_a_name_once_and_the_table_shows_it(visit: Visit) -> None:
    page = visit("/new?friends", size=PHONE)
    page.get_by_role("button", name="Invite people").click()
    form = page.locator("form.askname")
    expect(form.get_by_role("heading", name="What should the others call you?")).to_be_visible()
    expect(page.locator(".chair", has_text="You, Guest")).to_be_visible()
    assert faults(page, *GROUPS) == []
    form.get_by_role("button", name="Not now").click()
    expect(form).to_have_count(0)
    expect(page.get_by_role("button", name="Fill with bots and start")).to_be_visible()
    page.reload()  # put off once, now it must be answered
    expect(form).to_be_visible()
    expect(form.get_by_role("button", name="Not now")).to_have_count(0)
    expect(page.get_by_role("button", name="Fill with bots and start")).to_have_count(0)
    form.get_by_label("Your name").fill("Nora")
    page.keyboard.press("Enter")
    expect(page.locator(".chair", has_text="You, Nora")).to_be_visible()
    expect(form).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Fill with bots and start")).to_be_visible()
    expect(form).to_have_count(0)


def test_a_name_is_asked_for_after_the_first_game(visit: Visit, server: Running) -> None:
    guest = Client(server.address, name="Guest")
    record = (RECORDS / "boat-2.txt").read_text()
    table = keep_game(server, [guest], record)
    with server.store() as store:
        store.set_listed(f"sitting/{guest.person.id}", f"tables/{table}")
    page = visit("/fair", who=guest)
    page.evaluate("localStorage['canasta.unnamed'] = 'new'")
    page.goto(f"{server.address}/table/{table}")
    page.locator("form.askname").get_by_label("Your name").fill("Olga")
    page.get_by_role("button", name="Save name").click()
    expect(page.locator("form.askname")).to_have_count(0)
    wait_for(lambda: "Olga" in places(server.info(table)))


# --- Partners and the waiting room ----------------------------------------------------------------


def test_the_host_sets_the_partners_by_dragging_and_by_keyboard(visit: Visit, server: Running) -> None:
    seats = seated(server, 4, players=4, target=3000, turn_time=60, bank_time=300)
    table = seats[0].table
    guest = visit(f"/room/{table}", size=PHONE, who=seats[1].client)
    host = visit(f"/room/{table}", who=seats[0].client)
    facts = host.locator("dl.opts")
    expect(facts).to_contain_text("3,000 points")  # the table's own target, and its pace
    expect(facts).to_contain_text("60 seconds per turn")
    expect(facts).to_contain_text("Drawn by lot")
    assert chair(host, "Carla") == ""
    host.locator(".oneof label", has_text="Set by the host").click()
    expect(host.locator(".chair .sb")).to_have_count(4)
    assert (chair(host, "Ana"), chair(host, "Carla"), chair(host, "Bruno")) == ("A", "A", "B")
    expect(guest.get_by_text("The host decides who sits where.")).to_be_visible()
    expect(guest.locator(".chair .nm button")).to_have_count(0)
    # By dragging: Bruno and Carla change places.
    host.locator(".chair .nm button", has_text="Bruno").hover()
    host.mouse.down()
    host.locator(".chair", has_text="Carla").hover()
    host.mouse.up()
    wait_for(lambda: places(server.info(table)) == ["Ana", "Carla", "Bruno", "Dora"])
    expect(guest.locator("dl.opts")).to_contain_text("Ana and Bruno · Carla and Dora")
    # By keyboard: Dora and Bruno.
    host.get_by_role("button", name="Move: Dora").focus()
    host.keyboard.press("Enter")
    host.get_by_role("button", name="Swap Dora and Bruno").focus()
    host.keyboard.press("Enter")
    wait_for(lambda: places(server.info(table)) == ["Ana", "Carla", "Dora", "Bruno"])
    assert faults(host, *GROUPS) == []
    host.get_by_role("button", name="Start").click()
    wait_for(lambda: server.info(table).game == 1 and server.info(table).status == "playing", 90)
    assert sides_now(server, table) == {frozenset(("Ana", "Dora")), frozenset(("Carla", "Bruno"))}
    close(seats)


def test_the_host_drags_a_seat_with_a_finger(browser: Browser, server: Running) -> None:
    seats = seated(server, 4, players=4, partners="host")
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, locale="en"
    )
    page = context.new_page()
    page.goto(f"{server.address}/fair")
    page.evaluate(BE, [seats[0].client.token, seats[0].client.person.name])
    page.goto(f"{server.address}/room/{seats[0].table}")
    handle = page.locator(".chair .nm button", has_text="Bruno")
    handle.scroll_into_view_if_needed()
    start, end = handle.bounding_box(), page.locator(".chair", has_text="Carla").bounding_box()
    assert start is not None
    assert end is not None
    scrolled = page.evaluate("scrollY")
    finger = context.new_cdp_session(page)
    x, y = start["x"] + 12, start["y"] + start["height"] / 2
    to_x, to_y = end["x"] + end["width"] / 2, end["y"] + end["height"] / 2

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    touch("touchStart", (x, y))
    for part in (0.2, 0.5, 0.8, 1):
        touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
    expect(page.locator(".chair.over")).to_contain_text("Carla")
    # The finger rests before it lifts: after a fling, Chromium takes the next tap as its end.
    for _ in range(2):
        touch("touchMove", (to_x, to_y))
        page.wait_for_timeout(150)
    touch("touchEnd")
    wait_for(lambda: places(server.info(seats[0].table)) == ["Ana", "Carla", "Bruno", "Dora"])
    # The finger has moved the seat, not the page, and no seat is selected by it.
    assert page.evaluate("scrollY") == scrolled
    expect(page.locator(".chair.moving, .chair.over, .chair.picked")).to_have_count(0)
    # Tapping two seats does the same, once the page shows the new order.
    expect(page.locator("dl.opts")).to_contain_text("Ana and Bruno · Carla and Dora")
    page.get_by_role("button", name="Move: Dora").tap()
    page.get_by_role("button", name="Swap Dora and Bruno").tap()
    wait_for(lambda: places(server.info(seats[0].table)) == ["Ana", "Carla", "Dora", "Bruno"])
    context.close()
    close(seats)


def test_players_choose_their_seats_where_partners_sit_as_they_came(visit: Visit) -> None:
    host = visit("/new?friends&book=classic")
    host.get_by_role("textbox", name="Your name").fill("Ana")
    host.get_by_role("radio", name="As players sit").check(force=True)
    host.get_by_role("button", name="Invite people").click()
    guest = visit(link_of(host), size=PHONE)
    sit_as(guest, "Bea")
    expect(guest.get_by_text("Choose your seat")).to_be_visible()
    guest.locator(".chair.empty").first.get_by_role("button", name="Move here").click()
    expect(host.locator("dl.opts")).to_contain_text("Ana and Bea")
    expect(host.locator(".chair", has_text="Bea").locator(".nm button")).to_have_count(0)


def test_partners_are_not_offered_where_there_are_none(visit: Visit) -> None:
    page = visit("/new?friends")
    expect(page.get_by_role("group", name="Partners")).to_be_visible()
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(page.get_by_role("group", name="Partners")).to_have_count(0)


# --- A rematch ------------------------------------------------------------------------------------


def test_a_rematch_asks_everyone_and_who_leaves_is_replaced(visit: Visit, server: Running) -> None:
    clients = [Client(server.address, name=name) for name in ("Ana", "Bruno", "Carla", "Dora")]
    table = keep_game(server, clients, (RECORDS / "classic-4.txt").read_text())
    with clients[2].join(table) as carla:
        before = sides_now(server, table)
        bruno = visit(f"/table/{table}", size=PHONE, who=clients[1])
        dora = visit(f"/table/{table}", who=clients[3])
        ana = visit(f"/table/{table}", who=clients[0])
        expect(ana.get_by_role("button", name="Rematch with other seats…")).to_be_visible()
        bruno.get_by_role("button", name="Rematch", exact=True).click()
        expect(bruno.get_by_role("heading", level=1)).to_contain_text("Waiting for")
        expect(bruno.get_by_text("The game starts when everyone has agreed.")).to_be_visible()
        assert faults(bruno, *GROUPS) == []
        expect(dora.get_by_text("Bruno wants a rematch.")).to_be_visible()
        dora.get_by_role("button", name="No, leave the table").click()
        expect(dora).to_have_url(re.compile(r"/$"))
        ana.get_by_role("button", name="Play again").click()
        send(carla, protocol.Rematch)
        expect(ana.get_by_role("heading", level=1)).to_contain_text("One seat is open.")
        ana.locator(".chair.empty").get_by_role("button", name="Bot").click()
        ana.get_by_role("button", name="Start").click()

        def is_playing() -> bool:
            all_told(carla)
            return server.info(table).status == "playing"

        wait_for(is_playing, 90)
        bot = next(place.name for place in server.info(table).places if place.bot)
        after = {frozenset(bot if name == "Dora" else name for name in side) for side in before}
        assert sides_now(server, table) == after
        expect(bruno.locator(".hand")).to_be_visible()


# --- Spectators -----------------------------------------------------------------------------------


def test_a_spectator_is_told_so_and_has_the_log_and_players_see_who_watches(
    visit: Visit, server: Running
) -> None:
    seats = playing(server, 2, public=True)
    player = visit(f"/table/{seats[0].table}", who=seats[0].client)
    player.locator(".hand").wait_for()
    expect(player.get_by_role("button", name="spectator")).to_have_count(0)
    phone = visit(f"/table/{seats[0].table}", size=PHONE, who=Client(server.address, name="Zoe"))
    expect(phone.locator(".watching")).to_contain_text("Watching")
    expect(phone.locator(".hand, .steps")).to_have_count(0)
    expect(phone.locator(".log")).to_contain_text("upcard")
    match = server.match(seats[0].table)
    if match.seats[match.actor] == 1:
        seats[1].do(protocol.Act(key=new_key(), actions=["draw"]))
        expect(phone.locator(".log")).to_contain_text(re.compile("Bruno (draws a card|shows a red three)"))
    watched = player.get_by_role("button", name="1 spectator")
    watched.click()
    note = player.get_by_role("dialog")
    expect(note).to_contain_text("Zoe")
    expect(note).to_contain_text("never a hand in play")
    assert faults(player, *GROUPS) == []
    phone.close()
    expect(watched).to_have_count(0)
    close(seats)


def test_a_finished_hand_is_shown_open_at_a_teaching_table_by_consent_of_all(
    visit: Visit, server: Running
) -> None:
    seats = playing(server, 2, book="boat", teaching=True, between=3600)
    table, invite = seats[0].table, invite_of(seats[0])
    end_hand(server, table)
    for seat in seats:
        send(seat, protocol.Next)
    zoe = visit(f"/table/{table}?invite={invite}")
    expect(zoe.locator(".watching")).to_be_visible()
    expect(zoe.get_by_role("link", name="Last hand with open cards")).to_have_count(0)
    send(seats[1], protocol.Consent, on=True)
    ana = visit(f"/table/{table}", who=seats[0].client)
    ana.get_by_role("button", name="spectator").click()
    ana.get_by_role("switch", name="Show my cards after each hand").check()
    expect(ana.get_by_role("dialog")).to_contain_text("They see the cards of a hand when it is over")
    zoe.get_by_role("link", name="Last hand with open cards").click()
    expect(zoe.locator(".card").first).to_be_visible()
    assert "open=1" in zoe.url
    close(seats)


# --- Pauses, pass-and-play, absent players --------------------------------------------------------


def test_resume_is_in_sight_for_the_host_and_others_see_who_paused(visit: Visit, server: Running) -> None:
    seats = playing(server, 2)
    host = visit(f"/table/{seats[0].table}", size=PHONE, who=seats[0].client)
    other = visit(f"/table/{seats[0].table}", who=seats[1].client)
    host.get_by_role("button", name="Menu").first.click()
    host.get_by_role("button", name="More…", exact=True).click()
    host.get_by_role("button", name="Pause").click()
    expect(other.locator(".say")).to_contain_text("Ana paused the game.")
    expect(other.get_by_role("button", name="Resume")).to_have_count(0)
    resume = host.get_by_role("button", name="Resume")
    expect(resume).to_be_in_viewport()
    resume.click()
    expect(resume).to_have_count(0)
    expect(other.locator(".say")).not_to_contain_text("paused")
    close(seats)


def test_the_neighbour_at_the_same_device_is_not_away(visit: Visit) -> None:
    page = visit("/new?book=boat", size=PHONE)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("textbox", name="Other players").fill("Bruno")
    page.get_by_role("button", name="Pass and play").click()
    name = open_curtain(page)
    other = page.get_by_role("heading", name="Bruno" if name == "Ana" else "Ana")
    page.locator(".steps:not(.idle)").or_(other).first.wait_for()
    if other.count():  # it is the other's turn
        open_curtain(page)
    my_turn(page)
    expect(page.locator(".seats .seat")).to_have_count(1)
    expect(page.locator(".seats .away")).to_have_count(0)


def test_the_bot_of_an_absent_player_is_named_in_the_log(visit: Visit, server: Running) -> None:
    seats = playing(server, 2)
    match = server.match(seats[0].table)
    absent = match.seats[match.actor]
    watcher = visit(f"/table/{seats[0].table}", who=seats[1 - absent].client)
    send(seats[absent], protocol.Stand)
    name = seats[absent].client.person.name
    log = watcher.locator(".log")
    # The cards are random, so the bot may draw or take the pile. Every first turn ends with a discard.
    turn = re.compile(f"Bot for {name} (draws|takes the pile).* discards")
    expect(log).to_contain_text(turn)
    my_turn(watcher)
    watcher.reload()  # a player who comes back gets the same log
    expect(log).to_contain_text(turn)
    back = visit(f"/table/{seats[0].table}", who=seats[absent].client)
    own = re.compile("A bot for you: you (draw|take the pile).* discard")
    expect(back.locator(".log")).to_contain_text(own)
    close(seats)
