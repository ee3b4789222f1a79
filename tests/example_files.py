"""Generator for the examples in the rules reader (``canasta/books/examples``), from the scenarios.

``python -m tests.example_files`` writes the files; ``test_example_files`` compares them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from canasta.books.examples import Example, written
from canasta.books.texts import home
from canasta.engine import State, UnknownCards, apply, parse_action, refusal
from canasta.engine.unknown_cards import unknown_in_hand
from canasta.explain.permits import permits
from canasta.messages import UserError
from canasta.notation import read_position, write_position
from canasta.table.state import PART_OVER
from canasta.wire.examples import write_example
from tests.rules.runner import position_from
from tests.rules.scenarios import ROOT, Reference, Scenario, read_scenarios, scenario_files

FOLDER: Final = ROOT / "canasta" / "books" / "examples"
#: Maximum examples of a paragraph, of those that are counted or ruled on, and plays in one of them.
_MOST: Final = 6
_MOST_ALIKE: Final = 2
_PLAYS: Final = 4
#: A scenario that shows how input is refused is not an example of a rule.
_NO_EXAMPLE: Final = "error"
#: Stock size below which the stock may be rebuilt in an unknown order.
_FEW: Final = 4
#: Hand size that can still be drawn small.
_CARDS: Final = 16


def stages(scenario: Scenario) -> Iterator[Example]:
    """Yield the drawable parts of a scenario: the table before each ``when``, and what is judged there."""
    first, *steps = scenario.steps
    kind = first.text.split()[0]
    if kind == "case":
        if not any(step.text.startswith(_NO_EXAMPLE) for step in steps):
            yield Example(first.text, ())
        return
    if kind in ("deal", "match") or any(step.text.startswith(_NO_EXAMPLE) for step in steps):
        return
    state = position_from(first.text)
    position, plays, counted = first.text, [], False  # type: str, list[str], bool
    for step in steps:
        verb, _, rest = step.text.partition(" ")
        if step.word == "then":
            if verb in ("legal", "only", "refused"):
                told = _parts(rest.rpartition(" by ")[0] if verb == "refused" else rest)
                plays += [play for play in told if (verb, play) != ("only", "ask")]  # which is always there
            counted = counted or verb in ("line", "lines")
            continue
        if not all(map(_is_action, _parts(step.text))):
            break  # a ruling, or an irregular act
        plays.append("; ".join(_parts(step.text)))
        yield from _stage(state, position, plays, counted=False)
        for part in _parts(step.text):
            apply(state, parse_action(part))
        position, plays, counted = write_position(state), [], False
    yield from _stage(state, position, plays, counted)


def _stage(state: State, position: str, plays: list[str], counted: bool) -> Iterator[Example]:
    if state.penalty or state.size(state.actor) > _CARDS:
        return
    if state.part == PART_OVER:
        if counted:
            yield Example(position, ())
    elif plays and not unknown_in_hand(state, state.actor):
        yield Example(position, tuple(dict.fromkeys(plays))[:_PLAYS])


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _is_action(text: str) -> bool:
    try:
        parse_action(text)
    except UserError:
        return False
    return True


def judged(example: Example) -> tuple[set[bool], set[str]] | None:
    """Return the verdicts on the plays of an example and their citations; None if the outcome is unknown."""
    verdicts: set[bool] = set()
    cited: set[str] = set()
    if example.plays:
        state = read_position(example.position)
        if state.stock_size() < _FEW:
            try:
                write_example(example)
            except (UserError, UnknownCards):
                return None
        for action in [parse_action(play.split(";")[0]) for play in example.plays]:
            reason = refusal(state, action)
            verdicts.add(reason is None)
            paragraphs = permits(state, action) if reason is None else (reason.paragraph,)
            cited |= {" ".join(home(state.setup.book.slug, paragraph)) for paragraph in paragraphs}
    return verdicts, cited


def chosen(folder: str) -> list[tuple[list[Reference], Example]]:
    """Return the examples of a folder: for each paragraph first those that cite it and show both verdicts."""
    proved: dict[Reference, list[Example]] = defaultdict(list)
    worth: dict[Example, tuple[set[bool], set[str]]] = {}
    for file in scenario_files():
        if file.parent.name == folder:
            for scenario in read_scenarios(file):
                for example in stages(scenario):
                    found = worth.get(example) or judged(example)
                    if found is not None:
                        worth[example] = found
                        for reference in scenario.proves:
                            proved[reference] += [example] * (example not in proved[reference])
    taken: dict[Example, list[Reference]] = defaultdict(list)
    for reference, examples in proved.items():

        def order(example: Example, name: str = " ".join(reference)) -> tuple[bool, int]:
            verdicts, cited = worth[example]
            return name not in cited, -len(verdicts)

        played = sorted((example for example in examples if example.plays), key=order)
        told = [example for example in examples if not example.plays][:_MOST_ALIKE]
        for example in [*played[: _MOST - len(told)], *told]:
            taken[example].append(reference)
    return [(references, example) for example, references in taken.items()]


def files() -> dict[Path, str]:
    """Return all files with their expected contents."""
    folders = sorted({file.parent.name for file in scenario_files()})
    return {
        FOLDER / f"{folder}.txt": "\n".join(written(*each) for each in chosen(folder)) + "\n"
        for folder in folders
    }


if __name__ == "__main__":
    for path, source in files().items():
        path.write_text(source, encoding="utf-8")
