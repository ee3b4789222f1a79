"""The small Fluent reader gives the same results as Fluent's own parser and runtime."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from canasta.messages import LANGUAGES, catalogue
from canasta.messages.fluent import Messages, Param, Pattern

FOLDER = Path(__file__).parent.parent / "canasta" / "messages"
FILES = sorted(FOLDER.glob("*/*.ftl"))
#: Parameter values: a text, a letter that a selector may test, and numbers of every plural category.
VALUES: tuple[Param, ...] = ("Ana", "f", "i", "o", 0, 1, -1, 2, 5, 5000, 1_000_000)


def test_every_language_has_its_folder() -> None:
    assert {path.parent.name for path in FILES} == set(LANGUAGES)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_has_nothing_but_messages_each_of_them_once(path: Path) -> None:
    body = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    named = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(named) == len([entry for entry in body if not isinstance(entry, ast.BaseComment)])
    assert len(named) == len(set(named))
    others = [file for file in path.parent.glob("*.ftl") if file != path]
    elsewhere = Messages([file.read_text(encoding="utf-8") for file in others], "en")
    assert not [name for name in named if name.replace("-", ".") in elsewhere]
    assert {name.replace("-", ".") for name in named} <= set(catalogue(path.parent.name))


def _ways(pattern: Pattern) -> Iterator[Mapping[str, Param]]:
    """Yield parameters with equal values, and each parameter in turn with all its values."""
    names = sorted(pattern.names())
    for value in VALUES:
        yield dict.fromkeys(names, value)
    for name in names:
        for value in VALUES:
            yield {**dict.fromkeys(names, "Ana"), name: value}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_fluent_itself_reads_it(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in (FOLDER / language).glob("*.ftl"):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    messages = catalogue(language)
    for name in messages:
        if messages[name].messages.language != language:
            continue  # the language lacks it
        theirs = bundle.get_message(name.replace(".", "-"))
        assert theirs.value is not None
        patterns = [(messages[name], theirs.value)]
        assert messages[name].attributes.keys() == theirs.attributes.keys()
        patterns += [(ours, theirs.attributes[key]) for key, ours in messages[name].attributes.items()]
        for ours, expected in patterns:
            for params in _ways(ours):
                # A number is written without thousands separators.
                given = {
                    key: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
                    for key, value in params.items()
                }
                words, errors = bundle.format_pattern(expected, given)
                assert not errors, name
                assert ours.words(params) == words, name


@pytest.mark.parametrize(
    "source",
    [
        "key = { $number",
        "key = { NUMBER($number) }",
        "key = { -term }",
        "key = { $number ->\n    [one] a\n    [other] b\n    }",
        "key = a } b",
    ],
)
def test_what_is_not_understood_is_an_error(source: str) -> None:
    with pytest.raises(ValueError, match="key"):
        Messages([source], "en")["key"]


def test_lines_lose_the_indent_they_share_and_blanks_stay_where_they_are_quoted() -> None:
    read = Messages(
        ['lines =\n    one\n      two\n\n    three  \nblanks = { "" }  a{ " " }\n    .b = \\ { "\\"{" }\n'],
        "en",
    )
    assert read["lines"].words({}) == "one\n  two\n\nthree"
    assert read["blanks"].words({}) == "  a "
    assert read["blanks"].attributes["b"].words({}) == '\\ "{'


def test_a_parameter_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="name"):
        Messages(["key = Hello { $name }"], "en")["key"].words({})
