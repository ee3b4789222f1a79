"""The Python examples in the Markdown pages run as shown."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def examples(page: Path) -> doctest.DocTest:
    """Read a page's examples; lines of backticks are not part of their output."""
    text = re.sub(r"^\s*```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    name = str(page.relative_to(ROOT))
    return doctest.DocTestParser().get_doctest(text, {"__name__": "__main__"}, name, str(page), 0)


@pytest.mark.parametrize("page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES])
def test_examples_of_a_page(page: Path) -> None:
    said: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(examples(page), out=said.append)
    assert result.failed == 0, "".join(said)


def test_an_example_may_end_right_before_the_fence() -> None:
    page = ROOT / "README.md"
    assert examples(page).examples, "the README shows how to use the library"
    assert all("```" not in example.want for example in examples(page).examples)
