"""Notifications in the browser: the switch in the settings, and the service worker that shows them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Response, expect

from canasta.client import Client
from tests.page.browser import BE
from tests.page.conftest import named, wait_until
from tests.push_service import Browser, PushService, push_service
from tests.serving import Running, running, wait_for
from tests.test_server_friends import have_played
from tests.test_server_push import LOCAL

#: No push service can be reached from a test, so the browser's subscription is made here.
_SUBSCRIBE = """(made) => {
    const subscription = { toJSON: () => made, unsubscribe: async () => true };
    PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("wrong key");
        return subscription;
    };
    PushManager.prototype.getSubscription = async () => subscription;
    Notification.requestPermission = async () => "granted";
}"""
_SHOWN = """navigator.serviceWorker.getRegistration("/pad").then((found) => found.getNotifications())
    .then((all) => all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url })))"""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("push"), **LOCAL) as found:
        yield found


def told(got: Response, method: str) -> bool:
    """Return True if the server has done what the switch asked for."""
    return got.ok and got.request.method == method and got.url.endswith("/api/me/push")


def test_notifications_are_off_until_asked_for_and_the_worker_shows_them(
    browser: Chromium, server: Running, service: PushService
) -> None:
    ana, bruno = (Client(server.address, name=name) for name in ("Ana", "Bruno"))
    have_played(server, ana, bruno)
    address = named(server)  # service workers need https or localhost
    context = browser.new_context(permissions=["notifications"])
    page = context.new_page()
    page.goto(f"{address}/fair")
    page.evaluate(BE, [bruno.token, "Bruno"])
    page.goto(f"{address}/settings")
    subscriber = Browser(f"{service.address}/push/bruno")
    page.evaluate(_SUBSCRIBE, {**subscriber.subscription(), "expirationTime": None})
    switch = page.get_by_role("switch", name="Notifications")
    expect(switch).not_to_be_checked()
    with page.expect_response(lambda got: told(got, "PUT")):  # the switch itself moves before the answer
        switch.click()
    expect(switch).to_be_checked()
    table = ana.open_table(players=2)
    ana.call("POST", f"/api/me/friends/{bruno.person.id}/invite", dict, {"table": table.id})
    wait_for(lambda: service.messages(subscriber))
    (message,) = service.messages(subscriber)
    assert message["title"] == "Ana invites you to play"
    # What the push service would hand to the browser.
    wait_until(page, "navigator.serviceWorker.getRegistration('/pad').then((found) => !!found?.active)")
    devtools = context.new_cdp_session(page)
    registrations: list[dict[str, Any]] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    seen = time.monotonic() + 30
    while not any(each["scopeURL"].endswith("/pad") for each in registrations):
        assert time.monotonic() < seen, registrations
        page.wait_for_timeout(20)  # which also lets the events come in
    id = next(each["registrationId"] for each in registrations if each["scopeURL"].endswith("/pad"))
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": id, "data": json.dumps(message)},
    )
    wait_until(page, f"{_SHOWN}.then((all) => all.length === 1)")
    (shown,) = page.evaluate(_SHOWN)
    assert shown == {**message, "body": "Open the invitation.", "url": "/lobby"}
    with page.expect_response(lambda got: told(got, "DELETE")):
        switch.click()
    expect(switch).not_to_be_checked()
    page.reload()
    expect(page.get_by_role("switch", name="Notifications")).not_to_be_checked()
    context.close()


def test_a_browser_that_refuses_says_so(browser: Chromium, server: Running) -> None:
    bruno = Client(server.address, name="Bruno")
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{named(server)}/fair")
    page.evaluate(BE, [bruno.token, "Bruno"])
    page.goto(f"{named(server)}/settings")
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    page.get_by_role("switch", name="Notifications").click()
    expect(page.get_by_text("The browser does not allow notifications for this page.")).to_be_visible()
    expect(page.get_by_role("switch", name="Notifications")).not_to_be_checked()
    context.close()
