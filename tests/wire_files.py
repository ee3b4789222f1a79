"""Generator for the TypeScript types of the wire structs. Run as a program it writes them."""

from __future__ import annotations

from pathlib import Path

from canasta.wire.schema import typescript_files

ROOT = Path(__file__).resolve().parent.parent
TYPES = ROOT / "web" / "src" / "wire"


def made() -> dict[Path, str]:
    """Return the expected contents of each file."""
    return {TYPES / name: text for name, text in typescript_files().items()}


if __name__ == "__main__":  # .venv/bin/python -m tests.wire_files
    TYPES.mkdir(parents=True, exist_ok=True)
    for old in TYPES.glob("*.ts"):
        old.unlink()
    for path, text in made().items():
        path.write_text(text, encoding="utf-8", newline="\n")
