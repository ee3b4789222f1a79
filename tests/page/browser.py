"""The browser for journeys, measurements and pictures of the page."""

from __future__ import annotations

import os
import shutil
import subprocess

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

#: Signs the browser in as an existing account: a token and a name.
BE = """async ([token, name]) => {
    await fetch("/api/session", { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    localStorage["canasta.guest"] = name;
}"""


def program(package: str, *names: str) -> str:
    """Find a program by the first of its names that exists; install its package if there is none."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-q", package], check=True, capture_output=True)
        found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise FileNotFoundError(f"The tests of the page need {names[0]}: install the package '{package}'.")
    return found


def chromium() -> str:
    """Return the Chromium of this machine."""
    return program("chromium", "chromium", "chromium-browser", "google-chrome", "chrome")
