"""Persistent storage: streams of entries in SQLite or PostgreSQL (docs/decisions/0014, 0096)."""

from __future__ import annotations

from canasta.storage.backups import MEMORY
from canasta.storage.errors import DuplicateCommand, StorageError
from canasta.storage.folder import VARIABLE, data_folder, database_file, server_file
from canasta.storage.store import Entry, Store, Stream, is_url

__all__ = [
    "MEMORY",
    "VARIABLE",
    "DuplicateCommand",
    "Entry",
    "StorageError",
    "Store",
    "Stream",
    "data_folder",
    "database_file",
    "is_url",
    "server_file",
]  # fmt: skip
