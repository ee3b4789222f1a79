"""What is kept on disk: streams of entries in one SQLite file (docs/decisions/0014)."""

from __future__ import annotations

from canasta.storage.folder import VARIABLE, data_folder, database_file
from canasta.storage.store import MEMORY, Entry, StorageError, Store, Stream

__all__ = [
    "MEMORY", "VARIABLE", "Entry", "StorageError", "Store", "Stream", "data_folder", "database_file",
]  # fmt: skip
