"""The files made from the structs of the wire form. Run as a program it writes them anew."""

from __future__ import annotations

from pathlib import Path

from canasta.wire.schema import schema_text, typescript_text

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "wire.schema.json"
TYPES = ROOT / "web" / "src" / "wire.ts"
#: How each is made.
MADE = {SCHEMA: schema_text, TYPES: typescript_text}

if __name__ == "__main__":  # .venv/bin/python -m tests.wire_files
    for path, make in MADE.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8", newline="\n")
