"""Metadata hook that makes the README readable on a package index.

There, a link relative to the repository leads nowhere. If ``project.urls`` has the ``Source``, links and
pictures become absolute; otherwise links become plain text, and pictures are left out. The project has no
public address yet, so the second applies.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

#: A picture or a link, with an address that is relative to the repository.
_RELATIVE: Final = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s]+)\)")
#: A table of pictures only.
_EMPTY_TABLE: Final = re.compile(r"^\|[^\n]*\|\n\|[-|]+\|\n\|[ |]+\|\n", re.MULTILINE)


class Readme(MetadataHookInterface):
    """Sets the field ``readme``."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Read README.md and put it into the metadata."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source", "")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(text, source)}


def for_index(text: str, source: str = "") -> str:
    """Return the README for a package index.

    Args:
        text: The README of the repository.
        source: The address below which the files of the repository are; empty if there is none.
    """

    def replace(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if source:
            return f"{picture}[{words}]({source.rstrip('/')}/{target})"
        return "" if picture else words

    made = _RELATIVE.sub(replace, text)
    return made if source else re.sub(r"\n{3,}", "\n\n", _EMPTY_TABLE.sub("", made))
