"""The browser for whatever looks at the page: journeys, measurements, pictures."""

from __future__ import annotations

import os
import shutil
import subprocess

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

#: The browser becomes somebody who has come in elsewhere: a token and a name.
BE = """async ([token, name]) => {
    await fetch("/api/session", { method: "POST", headers: { Authorization: `Bearer ${token}` } });
    localStorage["canasta.guest"] = name;
}"""


def chromium() -> str:
    """The Chromium of this machine. Where there is none it is installed, if that can be done."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=True, capture_output=True)
        found = shutil.which("chromium")
    if found is None:
        raise FileNotFoundError("The page is looked at in Chromium: install the package 'chromium'.")
    return found
