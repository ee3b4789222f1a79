"""Helpers for the tests of the files in ``deploy``."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import jsonschema_rs
import yaml  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parent.parent
DEPLOY: Final = ROOT / "deploy"
#: The pages that describe these files.
GUIDES: Final = (ROOT / "docs" / "site.md", ROOT / "docs" / "server.md")

DURATION: Final = {"type": "string", "pattern": r"^(\d+(ms|s|m|h|d))+$"}
TEXTS: Final = {"type": "array", "items": {"type": "string"}, "minItems": 1}
MAP: Final = {"type": "object", "additionalProperties": {"type": "string"}}


def read_yaml(path: str) -> Any:
    """Return the only document of a file."""
    return yaml.safe_load((DEPLOY / path).read_text(encoding="utf-8"))


def manifests() -> list[dict[str, Any]]:
    """Return the Kubernetes objects."""
    return list(yaml.safe_load_all((DEPLOY / "kubernetes/canasta.yaml").read_text(encoding="utf-8")))


def check(schema: dict[str, Any], value: object) -> None:
    """Raise an error if a value does not have the form of a JSON schema."""
    jsonschema_rs.validator_for(schema).validate(value)


def strict(required: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the schema of an object without further properties."""
    return {
        "type": "object",
        "required": list(required),
        "properties": {**required, **(optional or {})},
        "patternProperties": {"^x-": {}},
        "additionalProperties": False,
    }
