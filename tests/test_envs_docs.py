"""docs/environments.md describes the observation correctly; its examples run with those of all pages."""

from __future__ import annotations

import re
from pathlib import Path

from canasta.envs import SIZE
from canasta.envs.actions import markdown_actions
from canasta.envs.describe import markdown_table
from canasta.envs.single import IDS

DOCS = Path(__file__).resolve().parent.parent / "docs"
TEXT = (DOCS / "environments.md").read_text(encoding="utf-8")


def test_the_table_of_fields_is_that_of_the_program() -> None:
    shown = re.search(r"<!-- fields -->\n\n(.*)\n<!-- end of fields -->", TEXT, re.DOTALL)
    assert shown is not None
    told = "put the output of canasta.envs.describe.markdown_table() between the two marks of the page"
    assert shown.group(1) == markdown_table(), told
    assert f"a vector of {SIZE} whole numbers" in TEXT


def test_the_table_of_actions_is_that_of_the_program() -> None:
    shown = re.search(r"<!-- actions -->\n\n(.*)\n<!-- end of actions -->", TEXT, re.DOTALL)
    assert shown is not None
    told = "put the output of canasta.envs.actions.markdown_actions() between the two marks of the page"
    assert shown.group(1) == markdown_actions(), told


def test_the_registered_names_are_told() -> None:
    assert all(f"`{name}`" in TEXT for name in IDS)
