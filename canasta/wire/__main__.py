"""Write the files made from the structs: ``python -m canasta.wire``."""

from __future__ import annotations

from pathlib import Path

from canasta.wire.schema import schema_text, typescript_text

ROOT = Path(__file__).resolve().parent.parent.parent
#: What is made, by the file it is kept in.
MADE = {ROOT / "docs" / "wire.schema.json": schema_text, ROOT / "web" / "src" / "wire.ts": typescript_text}

if __name__ == "__main__":
    for path, make in MADE.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8", newline="\n")
