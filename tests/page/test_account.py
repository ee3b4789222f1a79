"""An account in the browser: created from a guest, signed out and in again, exported, deleted."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, Visit, complaints, focus_kept, named
from tests.serving import Running

#: A security key emulated by Chromium, always touched.
_KEYRING = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip
SECRET = "seven sets and a cat"


def log_in(page: Page, password: str) -> None:
    page.get_by_text("Sign in", exact=True).click()
    page.get_by_role("textbox", name="Name").fill("Ana Lucía")
    page.get_by_label("Password", exact=True).fill(password)
    page.get_by_role("button", name="Sign in").click()


def test_an_account_keeps_settings_on_another_device_and_can_be_deleted(visit: Visit) -> None:
    page = visit("/account")
    page.get_by_role("textbox", name="Name").fill("Ana Lucía")
    page.get_by_label("New password").fill(SECRET)
    page.get_by_role("button", name="Create account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are playing as Ana Lucía.")
    expect(page.locator(".codes code").first).to_be_visible()
    assert complaints(page) == []
    agree = page.get_by_role("switch", name="Let researchers use my games")
    expect(agree).not_to_be_checked()
    with page.expect_response("**/api/me/preferences"):
        agree.press("Space")
    expect(agree).to_be_checked()
    page.get_by_role("link", name="Settings").click()
    page.get_by_text("You are playing as Ana Lucía.").wait_for()
    with page.expect_response("**/api/me/preferences"):
        page.get_by_text("dark", exact=True).click()

    other = visit("/account", size=PHONE)
    log_in(other, SECRET)
    expect(other.get_by_role("heading", level=1)).to_have_text("You are playing as Ana Lucía.")
    expect(other.locator("html")).to_have_attribute("data-theme", "evening")
    # The settings that were saved in between did not touch the consent.
    expect(other.get_by_role("switch", name="Let researchers use my games")).to_be_checked()
    expect(other.locator(".rows b").first).to_have_text(re.compile("^Chrome, [A-Z][a-zA-Z ]+$"))
    assert complaints(other) == []
    with other.expect_download() as kept:
        other.get_by_role("link", name="Export all data").click()
    assert "Ana Lucía" in kept.value.path().read_text(encoding="utf-8")
    other.get_by_role("button", name="Delete account").click()
    other.get_by_role("button", name="Delete all my data").wait_for()
    focus_kept(other)
    other.get_by_role("button", name="Delete all my data").click()
    other.get_by_text("Sign up", exact=True).wait_for()


def test_a_passkey_opens_the_account(visit: Visit, server: Running) -> None:
    page = visit(f"{named(server)}/account")
    keys = page.context.new_cdp_session(page)
    keys.send("WebAuthn.enable")
    keys.send("WebAuthn.addVirtualAuthenticator", {"options": _KEYRING})
    page.get_by_role("textbox", name="Name").fill("Berta")
    page.get_by_label("New password").fill(SECRET)
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("button", name="Add a passkey").click()
    kept = page.get_by_role("button", name=re.compile("^Remove "))
    expect(kept).to_have_count(1)
    assert complaints(page) == []
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("heading", name="Take a seat").wait_for()
    page.goto(f"{named(server)}/account")
    page.get_by_text("Sign in", exact=True).click()
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are playing as Berta.")
    kept.click()
    expect(kept).to_have_count(0)
    focus_kept(page)
