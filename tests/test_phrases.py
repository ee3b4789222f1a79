"""The check of prose for odd phrases."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests import phrases

ODD = [
    "'x' is no rank.",
    "Use one of these. There are: 4, 5.",
    "Somebody asks.",
    "Whoever asks, waits.",
    "The game goes to who is next.",
    "It is over. Who wins gets the stake.",
    "Each side sees the own cards.",
    "The client hears the event.",
    "It was told twice.",
    "Come in with your name.",
    "Play so many hands.",
    "Three at the most.",
    "A card beside the pile.",
    "What is wanted.",
    "The pile stays as it is.",
    "Deal them one after the other.",
    "It ends by itself.",
    "It waits no more.",
    "Memory that could not be had.",
    "Let it be.",
    "The dearest position.",
    "It works also where there is none.",
    "The two do not go together.",
]
PLAIN = [
    "'x' is not a rank. Use 4 to K.",
    "There is no network.",
    "It is no longer there, and no more than 3 cards are left.",
    "Who wins?",
    "Each side sees its own cards. Besides, the client receives the event.",
    "Play at most 3 hands; the pile next to the stock stays unchanged.",
]
PYTHON = '''\
"""Somebody asks.

>>> somebody
"""
#: Somebody waits.
WORDS = "somebody"  # somebody is
class One:
    """One."""

    def act(self):
        """What is
        wanted."""
        return """
        somebody"""
'''
MARKDOWN = """\
# Nobody

```sh
./play somebody
```
The pile is as
it was.
"""
FLUENT = """\
# Nobody hears it.
somebody-asks = A player asks.
    { $count ->
        [one] Nobody { $name }
       *[other] Two
    }
"""
SCRIPT = """\
/** Somebody
 * asks. */
const nobody = "https://nobody.example" // nobody
"""


def hits_in(lines: dict[int, str]) -> list[tuple[int, str]]:
    return [(hit.line, hit.words) for hit in phrases.find_hits("text", lines)]


@pytest.mark.parametrize("sentence", ODD)
def test_an_odd_sentence_is_found_once(sentence: str) -> None:
    assert len(hits_in({1: sentence})) == 1


@pytest.mark.parametrize("sentence", PLAIN)
def test_a_plain_sentence_is_left_alone(sentence: str) -> None:
    assert hits_in({1: sentence}) == []


def test_a_phrase_may_continue_on_the_next_line_only() -> None:
    assert hits_in({4: "It is", 5: "no card."}) == [(4, "is no card")]
    assert hits_in({4: "It is", 6: "no card."}) == []


@pytest.mark.parametrize(
    ("read", "text", "hits"),
    [
        (
            phrases.python_prose,
            PYTHON,
            [(1, "somebody"), (5, "somebody"), (6, "somebody"), (11, "what is wanted")],
        ),
        (phrases.markdown_prose, MARKDOWN, [(1, "nobody"), (6, "as it was")]),
        (phrases.fluent_prose, FLUENT, [(1, "hears"), (1, "nobody"), (4, "nobody")]),
        (phrases.script_prose, SCRIPT, [(1, "somebody"), (3, "nobody")]),
    ],
)
def test_prose_is_read_and_code_is_not(
    read: Callable[[str], dict[int, str]], text: str, hits: list[tuple[int, str]]
) -> None:
    assert sorted(hits_in(read(text))) == hits


def test_only_english_messages_are_read(tmp_path: Path) -> None:
    for language in ("en", "es"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "play.ftl").write_text("a = Nobody\n", encoding="utf-8")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "README.md").write_text("Nobody\n", encoding="utf-8")
    assert list(phrases.files_in([tmp_path])) == [tmp_path / "en" / "play.ftl"]


def test_the_check_fails_above_the_ceiling_and_names_the_places(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few, many = tmp_path / "few.md", tmp_path / "many.md"
    few.write_text("Plain.\n" * 999 + "Nobody.\n", encoding="utf-8")
    many.write_text("Plain.\n" * 9 + "Nobody.\n", encoding="utf-8")
    assert phrases.main([str(few)]) == 0
    assert capsys.readouterr().out.startswith("1 odd phrases in 1,000 lines of prose: 1.0 per thousand")
    assert phrases.main([str(many)]) == 1
    assert "many.md:10: 'nobody': write" in capsys.readouterr().out


def test_commits_are_checked_since_a_revision(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def commit(message: str) -> None:
        phrases.git(
            "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-q", "--allow-empty", "-m", message
        )

    monkeypatch.setattr(phrases, "ROOT", tmp_path)
    phrases.git("init", "-q")
    commit("Let nobody in")
    commit("Refuse guests\n\nThey could\nread the pads.")
    assert phrases.main(["--commits", "HEAD~1"]) == 0
    commit("Let somebody in")
    assert phrases.main(["--commits", "HEAD~1"]) == 1
    assert "'somebody'" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="Cannot read the commits since 'nowhere'"):
        phrases.main(["--commits", "nowhere"])
