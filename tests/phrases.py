"""Count phrases that make prose sound translated: part of ``./play check``.

Prose is docstrings, comments, Markdown outside code blocks, and English messages. Most of these phrases are
right in some sentence, so a few are allowed: the check fails above a ceiling per thousand lines.

    python -m tests.phrases                  the whole tree
    python -m tests.phrases docs README.md   some files or folders
    python -m tests.phrases --commits REV    the messages of the commits since REV
    python -m tests.phrases --list           print every hit, even below the ceiling
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
#: Hits allowed per thousand lines of prose.
CEILING = 5.0
PLACES = ("*.md", "play", "canasta", "tests", "bench", "examples", "docs", "requirements", "web")
#: Folders of installed packages, built files and texts of rulebooks.
SKIPPED = {"node_modules", "static", "texts"}
#: Patterns, each with what to write instead. A space also matches the end of a line.
PHRASES = {
    r"(?<!here\s)(?:is|are|was) no (?!longer|more|less|such|one|need|better)[a-z]+": "'is not a ...'",
    r"there (?:is|are):": "'Available: ...'",
    r"somebody|whoever|nobody": "who it is: 'the player', 'the client', 'a spectator'",
    r"(?:to|from|of|for|by) who|(?<=[.;:]\s)who \w+ (?:is|gets|has|loses|may|can)": "'the player who ...'",
    r"(?:the|an|each|every) own|of one's own": "'its own', 'your own'",
    r"hears?|heard|telling|told": "'receives', 'is sent', 'says'",
    r"(?:comes?|came|coming) (?:in|to it)": "'sign in', 'join'",
    r"so (?:many|much)|at the most|nought|how far": "the number: 'at most 3', 'zero'",
    r"beside": "'next to', 'alongside', 'against'",
    r"what (?:is|was|are|were) (?:done|given|kept|meant|said|shown|told|wanted|written|to be)": "a noun",
    r"as (?:it|they) (?:is|are|was|were|stands?)": "'unchanged'",
    r"one after (?:the other|another)|(?:by|of) (?:itself|themselves)": "'in turn', 'on its own'",
    r"(?:no|any) more(?! than)": "'no longer', 'not ... again'",
    r"(?:can|could) (?:not )?be had|to be had": "'is available'",
    r"lets? go|let \w+ be": "the verb that says what happens",
    r"dear(?:er|est)?": "'expensive', 'slow'",
    r"also (?:where|who|what|if|by|of)": "a second sentence",
    r"(?:do|does) not go together": "'cannot be combined'",
}
PATTERNS = {
    re.compile(rf"\b(?:{phrase})(?!\w)".replace(" ", r"\s+")): instead for phrase, instead in PHRASES.items()
}


class Hit(NamedTuple):
    """A phrase found in prose."""

    place: str
    line: int
    words: str
    instead: str

    def __str__(self) -> str:
        return f"{self.place}:{self.line}: '{self.words}': write {self.instead}"


#: Lines of prose by their number.
Lines = Mapping[int, str]


def find_hits(place: str, lines: Lines) -> Iterator[Hit]:
    """Find all phrases, including those that continue on the next line."""
    for _, group in groupby(enumerate(sorted(lines)), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in group]
        text = "\n".join(lines[number] for number in numbers).lower()
        for pattern, instead in PATTERNS.items():
            for found in pattern.finditer(text):
                line = numbers[text.count("\n", 0, found.start())]
                yield Hit(place, line, " ".join(found[0].split()), instead)


# --- Prose of a file ------------------------------------------------------------------------------


def python_prose(text: str) -> dict[int, str]:
    """Extract docstrings without their examples, and comments."""
    lines = {
        number: found[1]
        for number, line in enumerate(text.splitlines(), 1)
        if (found := re.search(r"(?:^|\s\s)\s*#:? (.+)", line))
    }
    nodes: list[ast.AST] = [ast.parse(text)]
    while nodes:  # only what can have a docstring: ast.walk takes much longer
        node = nodes.pop()
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            nodes += node.body
            match node.body:
                case [ast.Expr(ast.Constant(str(docstring)), lineno=first), *_]:
                    for number, line in enumerate(docstring.splitlines(), first):
                        lines[number] = "" if line.lstrip().startswith((">>>", "...")) else line.strip()
    return lines


def script_prose(text: str) -> dict[int, str]:
    """Extract the comments of a TypeScript or JavaScript file."""
    return {
        number: found[1]
        for number, line in enumerate(text.splitlines(), 1)
        if (found := re.search(r"(?:(?:^|\s)//|^\s*/?\*+)\s+(.+?)(?:\s*\*/)?$", line))
    }


def fluent_prose(text: str) -> dict[int, str]:
    """Extract messages and comments of a Fluent file."""
    return {
        number: re.sub(r"^(?:#+|[\w.-]+ =)\s*", "", line.strip())
        for number, line in enumerate(text.splitlines(), 1)
    }


def markdown_prose(text: str) -> dict[int, str]:
    """Extract Markdown outside code blocks."""
    lines, fenced = {}, False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            lines[number] = line.strip()
    return lines


#: Readers by the suffix of a file; the start script has none.
READERS = {
    "": python_prose,
    ".py": python_prose,
    ".ts": script_prose,
    ".tsx": script_prose,
    ".mjs": script_prose,
    ".ftl": fluent_prose,
    ".md": markdown_prose,
}


def files_in(places: Iterable[Path]) -> Iterator[Path]:
    """Walk through files and folders for files with English prose."""
    for place in places:
        if place.is_file():
            yield place
            continue
        for path in sorted(place.rglob("*.*")):
            english = path.suffix != ".ftl" or path.parent.name == "en"
            if (
                path.suffix
                and path.suffix in READERS
                and english
                and not SKIPPED & set(path.relative_to(place).parts)
            ):
                yield path


def prose_of(path: Path) -> dict[int, str]:
    """Extract the lines of prose of a file; blank lines are left out."""
    lines = READERS[path.suffix](path.read_text(encoding="utf-8"))
    return {number: line for number, line in lines.items() if line}


def git(*arguments: str) -> str:
    """Run git in the repository."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(done.stderr.strip())
    return done.stdout


def prose_of_commits(since: str) -> dict[int, str]:
    """Read the subjects and bodies of the commits since a revision."""
    try:
        log = git("log", "--format=%s%n%n%b", f"{since}..HEAD")
    except OSError as problem:
        sys.exit(f"Cannot read the commits since '{since}': {problem}")
    return {number: line for number, line in enumerate(log.splitlines(), 1) if line}


# --- Command --------------------------------------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Print the figure, and the places if it is above the ceiling."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.phrases", description="Count odd phrases in prose."
    )
    parser.add_argument("paths", nargs="*", type=Path, help="files or folders; without any, the whole tree")
    parser.add_argument("--commits", metavar="REV", help="check the commits since REV instead of files")
    parser.add_argument("--list", action="store_true", help="print every hit, even below the ceiling")
    chosen = parser.parse_args(arguments)
    if chosen.commits:
        sources = {"commits": prose_of_commits(chosen.commits)}
    else:
        paths = chosen.paths or [path for place in PLACES for path in ROOT.glob(place)]
        sources = {os.path.relpath(path, ROOT): prose_of(path) for path in files_in(paths)}
    hits = [hit for place, lines in sources.items() for hit in find_hits(place, lines)]
    total = sum(map(len, sources.values()))
    figure = 1000 * len(hits) / max(1, total)
    failed = figure > CEILING
    if failed or chosen.list:
        print(*hits, sep="\n")
    print(
        f"{len(hits)} odd phrases in {total:,} lines of prose: {figure:.1f} per thousand, at most {CEILING:g}"
    )
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
