"""Documentation of the observation layout."""

from __future__ import annotations

from canasta.envs.layout import LAYOUT
from canasta.messages import text


def markdown_table() -> str:
    """Return the fields of an observation as a Markdown table, as shown in ``docs/environments.md``.

    >>> print(markdown_table().splitlines()[2])
    | `hand` | 0 | 16 | 4 | its own hand, a count for each kind |
    """
    lines = [
        "| {} | {} | {} | {} | {} |".format(
            *(text(f"envs.table.{column}") for column in ("field", "start", "shape", "scale", "meaning"))
        ),
        "|---|---|---|---|---|",
    ]
    for field in LAYOUT.values():
        shape = " × ".join(map(str, field.shape))
        scale = text("envs.table.own_scales") if field.name == "rules" else str(field.scale)
        meaning = text(f"envs.field.{field.name}")
        lines.append(f"| `{field.name}` | {field.start} | {shape} | {scale} | {meaning} |")
    return "\n".join(lines) + "\n"
