"""Locations of the program's data files."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit, urlunsplit

#: Environment variable with the path of the database.
VARIABLE: Final = "CANASTA_DATABASE"
#: Environment variable with the URL of the server's PostgreSQL database.
SERVER_VARIABLE: Final = "CANASTA_SERVER_DATABASE"
_FILE: Final = "canasta.db"
_SERVER_FILE: Final = "server.db"


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the folder for the program's data, following the platform's conventions.

    >>> data_folder({"HOME": "/ana", "XDG_DATA_HOME": "/data"}, "linux").as_posix()
    '/data/canasta'
    """
    if platform == "win32":
        base = Path(environment.get("LOCALAPPDATA") or environment.get("USERPROFILE") or ".")
    else:
        home = Path(environment.get("HOME") or ".")
        data = Path(environment.get("XDG_DATA_HOME") or "")
        if platform == "darwin":
            base = home / "Library" / "Application Support"
        else:
            # The XDG specification says to ignore relative paths.
            base = data if data.is_absolute() else home / ".local" / "share"
    return base / "canasta"


def database_file(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """Return the path of the database: in the data folder, unless the environment names another file.

    >>> database_file({"CANASTA_DATABASE": "club.db"}).as_posix()
    'club.db'
    """
    named = environment.get(VARIABLE)
    return Path(named) if named else data_folder(environment, platform) / _FILE


def server_file(folder: str | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """Return the path of the server's database, in the given folder or the data folder.

    >>> server_file("club").as_posix()
    'club/server.db'
    """
    return (Path(folder) if folder else data_folder(environment)) / _SERVER_FILE


def hide_password(url: str) -> str:
    """Return an address without user, password and options, which may have a password too.

    >>> hide_password("nats://ana:secret@example.org:4222")
    'nats://example.org:4222'
    >>> hide_password("postgresql://example.org/club?user=ana&password=secret")
    'postgresql://example.org/club'
    """
    parts = urlsplit(url)
    return urlunsplit((parts.scheme, parts.netloc.rpartition("@")[2], parts.path, "", ""))
