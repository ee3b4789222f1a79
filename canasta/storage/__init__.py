"""Persistent storage: streams of entries in one SQLite file (docs/decisions/0014)."""

from __future__ import annotations

from canasta.storage.copies import MEMORY
from canasta.storage.errors import Repeated, StorageError
from canasta.storage.folder import VARIABLE, data_folder, database_file, server_file
from canasta.storage.store import Entry, Store, Stream

__all__ = [
    "MEMORY", "VARIABLE", "Entry", "Repeated", "StorageError", "Store", "Stream", "data_folder",
    "database_file", "server_file",
]  # fmt: skip
