"""Change every setting that a house rule can change, and look for a difference in play.

A changed book keeps its citations here, so that only what is played, scored, dealt or ruled can differ.
Random hands are compared first, then the scenarios: those of the paragraphs behind the setting, then all
others of the book. ``python -m tests.house_settings`` prints the settings without any effect.
"""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple
from unittest import mock

from canasta.books import BOOKS
from canasta.books.house import read_house
from canasta.books.house.apply import SEATS_FIELDS
from canasta.books.house.changes import paragraphs_behind
from canasta.books.house.errors import HouseError
from canasta.books.house.fields import (
    KIND_NAMES,
    FieldType,
    Flag,
    Number,
    Numbers,
    OneOf,
    Several,
    Steps,
    Values,
)
from canasta.books.house.seams import entries, field_value, labels, plain_fields, seam_fields, seams
from canasta.clauses.rulebook import HouseRule, Rulebook
from canasta.engine import Setup, State, apply, deal, legal_actions, score, tally, view
from canasta.match import Match
from canasta.match.course import winners_after
from canasta.messages import UserError
from canasta.notation import read_position
from canasta.notation.position import keys
from canasta.table.actions import DISCARD, TAKE_PAIR
from canasta.table.restock import RandomShuffler
from canasta.table.state import PART_OVER
from tests.rules.runner import run
from tests.rules.scenarios import Scenario, ScenarioError, read_scenarios, scenario_files


class Setting(NamedTuple):
    """One key of a house rule's file, with a value that differs from the book's."""

    book: str
    options: tuple[str, ...]
    key: str
    value: str  #: in the notation of the file

    def source(self) -> str:
        """Return a house rule that changes just this."""
        head = f'extends = "{self.book}"\nname = "changed"\nversion = 1\n'
        head += f"options = {json.dumps(self.options)}\n" if self.options else ""
        return f"{head}{self.key} = {self.value}\n"

    def __str__(self) -> str:
        return f"{'+'.join((self.book, *self.options))} {self.key} = {self.value}"


def books() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield every book, alone and with each of its options."""
    for slug, book in BOOKS.items():
        yield slug, ()
        yield from ((slug, (option.name,)) for option in book.options)


def settings(slug: str, options: tuple[str, ...] = ()) -> Iterator[Setting]:
    """Yield other values of every setting of a book; with options, of those that the options bring."""
    plain, book = BOOKS[slug], BOOKS[slug].with_options(options)
    for key, value in _values(book):
        if not options or value not in [other for name, other in _values(plain) if name == key]:
            yield Setting(slug, options, key, value)


def _values(book: Rulebook) -> Iterator[tuple[str, str]]:
    for name, kind in plain_fields().items():
        yield from ((name, value) for value in _others(kind, getattr(book, name)))
    for seats in book.seatings:
        for name, kind in SEATS_FIELDS.items():
            canastas = book.going_out.canastas[seats.players]
            old = canastas if name == "canastas" else getattr(seats, name)
            yield from ((f"players.{seats.players}.{name}", value) for value in _others(kind, old))
    for seam in seams().values():
        found = entries(book, seam)
        for label, entry in zip(labels(found), found, strict=True):
            key = f"clauses.{seam.name}.{label}"
            for name, kind in seam_fields(seam, type(entry.clause)).items():
                old = field_value(entry, name)
                if isinstance(kind, Values):
                    for place, card in enumerate(KIND_NAMES):
                        yield f"{key}.{name}.{card}", str(old[place] + 5)
                else:
                    yield from ((f"{key}.{name}", value) for value in _others(kind, old))
            yield key, "false"


def _others(kind: FieldType, old: Any) -> Iterator[str]:
    """Yield some other values of a field, near the old one and far from it."""
    written = kind.written(old)
    if isinstance(kind, Flag):
        yield json.dumps(not written)
    elif isinstance(kind, Number):
        near = [old + 5 * kind.step, old - 5 * kind.step, old + kind.step, old - kind.step, kind.low]
        near += [kind.low + 1, kind.low + 3]
        fit = (value for value in dict.fromkeys(near) if kind.low <= value <= kind.high and value != old)
        yield from map(str, fit)
    elif isinstance(kind, OneOf):
        yield from (json.dumps(word) for word in kind.words if word != written)
    elif isinstance(kind, Several):
        assert isinstance(written, list)
        if written:
            yield json.dumps(written[1:])
        yield from (json.dumps([*written, word]) for word in kind.words if word not in written)
    elif isinstance(kind, Numbers):
        assert isinstance(written, list)
        yield json.dumps([number + kind.step for number in written] or [kind.low + 20 * kind.step] * 2)
        if written:
            yield json.dumps(written[:-1])
    elif isinstance(kind, Steps):
        assert isinstance(written, list)
        yield json.dumps([[total, count + 5] for total, count in written] or [[0, 50]])


@contextmanager
def played_by(setting: Setting) -> Iterator[Rulebook]:
    """Replace a book by the changed one, with the citations of the book, while the context lasts."""
    own = BOOKS[setting.book]
    try:
        with mock.patch("canasta.books.house.apply.recited", lambda clause, _: clause):
            book = dataclasses.replace(read_house(setting.source()).book, house=None)
        book = dataclasses.replace(book, cites=own.cites)
        if setting.options:
            changed = tuple(
                dataclasses.replace(option, change=lambda _: book)
                if option.name in setting.options
                else option
                for option in own.options
            )
            BOOKS[setting.book] = dataclasses.replace(own, options=changed)
        else:
            BOOKS[setting.book] = book
        keys.rules_of.cache_clear()
        yield book
    finally:
        BOOKS[setting.book] = own
        keys.rules_of.cache_clear()


_OWN: Final = dict(BOOKS)
SCENARIOS: Final = [
    scenario
    for file in scenario_files()
    for scenario in read_scenarios(file)
    if not any("house=" in step.text for step in scenario.steps)
]


def effect(setting: Setting) -> str:
    """Return what a setting changes: a game, a hand or a scenario; or that it is refused. Empty: nothing."""
    try:
        with played_by(setting) as changed:
            return next(filter(None, _effects(setting, changed)), "")
    except HouseError as refused:
        return f"refused: {refused}"


def _effects(setting: Setting, changed: Rulebook) -> Iterator[str]:
    """Look for an effect, the quickest way first."""
    slug, options = setting.book, setting.options
    own = _OWN[slug].with_options(options)
    behind = {(slug, id) for id in paragraphs_behind(own, setting.key)}
    scenarios = list(_of_book(setting))
    yield from (_failure(each) for each in scenarios if behind & set(each.proves))
    if _own_judged(slug, options) != _judged(changed, slug):
        yield "a position"
    for players in _tables(own, setting.key):
        around = setting.key.startswith(("target", "hands", "players", "clauses.seat_draw"))
        if around and _own_outside(slug, options, players) != _outside(changed, players):
            yield f"a game of {players} players"
        for seed in range(3):
            if _own_trace(slug, options, players, seed) != _trace(changed, players, seed):
                yield f"a hand of {players} players"
    yield from (_failure(each) for each in scenarios if not behind & set(each.proves))


def _failure(scenario: Scenario) -> str:
    """Return how a scenario fails; empty if it holds."""
    try:
        run(scenario)
    except ScenarioError as error:
        return str(error).splitlines()[0]
    except (AssertionError, LookupError, ValueError, TypeError, RuntimeError) as error:
        return f"{scenario.file}:{scenario.line} {error!r}"
    return ""


def _tables(own: Rulebook, key: str) -> list[int]:
    """Return the numbers of players to test: those the setting is about, or all."""
    head, *rest = key.split(".")
    return [int(rest[0])] if head == "players" else [seats.players for seats in own.seatings]


@cache
def _own_trace(slug: str, options: tuple[str, ...], players: int, seed: int) -> list[object]:
    return _trace(_OWN[slug].with_options(options), players, seed)


@cache
def _own_judged(slug: str, options: tuple[str, ...]) -> list[object]:
    return _judged(_OWN[slug].with_options(options), slug)


@cache
def _own_outside(slug: str, options: tuple[str, ...], players: int) -> list[object]:
    return _outside(_OWN[slug].with_options(options), players)


#: Positions that random hands hardly ever reach.
POSITIONS: Final = (
    "turn=1:play hand1=KKKKKKKK54 pile=9",
    "turn=1:play hand1=KKKKKKK54 setsA=QQQ pile=9",
    "hand1=KK54 setsA=QQQ pile=99999999K",
    "hand1=KK22X54 pile=99999999K",
    "hand1=K2X54 setsA=KKKKKK pile=99999999K",
    "turn=1:play hand1=BBBB setsA=KKKKKKK,QQQQQQQ pile=9",
    "turn=1:play hand1=K setsA=QQQ pile=9",
    "turn=1:play hand1=222XXXX54 setsA=QQQ pile=9",
    "turn=1:play hand1=2X54 setsA=AAA,777,555,QQQ22 pile=9",
    "turn=1:over ending=out hand1=- hand2=2XB456789TJQKA hand3=- hand4=- setsA=KKKKKKK,777,AAA,44X",
    "turn=1:over ending=out hand1=- hand2=7777AAAA hand3=- hand4=- setsA=QQQQQQQ,44X,555,666,888 redA=4",
    "turn=1:over ending=out hand1=- hand2=BBB hand3=- hand4=- setsA=999999,TTT,JJJ,QQQ setsB=AA2,KKX",
)


def _judged(book: Rulebook, slug: str) -> list[object]:
    """Return what is legal at the positions and their scores, and whether they are possible at all."""
    house = dataclasses.replace(book, house=HouseRule("changed", 1, ""))
    found: list[object] = []
    for position in POSITIONS:
        try:
            state = read_position(f"{slug} house=changed {position}", [house])
            found.append(legal_actions(state))
            found += _lines(state) if state.part == PART_OVER else []
        except UserError as problem:
            found.append(problem.message)
    return found


def _outside(book: Rulebook, players: int) -> list[object]:
    """Return what the book decides around the hands: seats, dealers, players who sit out, and the winner."""
    found: list[object] = []
    for seed in range(12):
        match = Match(book, [str(player) for player in range(players)], bytes([seed] * 32), seeded=True)
        found += [(match._seated(hand), match._dealer(hand)) for hand in range(1, 5)]
    for hand in range(1, 8):
        for total in range(0, 12_000, 50):
            totals = [total + 50 * side for side in range(book.seating(players).sides)]
            found.append(winners_after(book, book.target, totals, hand))
    return found


def _of_book(setting: Setting) -> Iterable[Scenario]:
    for scenario in SCENARIOS:
        given = scenario.steps[0].text.split()
        words = given[1:] if given[0] in ("deal", "match", "case") else given
        options = [word.removeprefix("options=") for word in words if word.startswith("options=")]
        if words[0] == setting.book and options == [",".join(setting.options)] * bool(setting.options):
            yield scenario


def _trace(book: Rulebook, players: int, seed: int) -> list[object]:
    """Return the events and the score of a random hand, without citations."""
    return list(_told(book, players, seed))


def _told(book: Rulebook, players: int, seed: int) -> Iterator[object]:
    rng = Random(seed)
    setup = Setup(book, players)
    order = list(setup.deck)
    rng.shuffle(order)
    yield order, setup.seats, setup.sides
    scores = [rng.choice((0, -55, *(total for total, _ in book.first_meld.steps)))] * setup.sides
    events: list[Any] = []
    state = deal(setup, bytes(order), 0, scores, events, RandomShuffler(seed))
    yield from ((event.what, event.seat, event.cards, event.number) for event in events)
    for _ in range(400):
        actions = legal_actions(state)
        yield actions, view(state, -1).shown_pile
        if not actions:
            break
        lays = [action for action in actions if TAKE_PAIR <= action < DISCARD]
        told = apply(state, rng.choice(lays if lays and rng.random() < 0.7 else actions))
        yield from ((event.what, event.seat, event.cards, event.number) for event in told or [])
    yield from _lines(state)


def _lines(state: State) -> list[object]:
    """Return the score of a state as a sheet shows it, without citations."""
    lines = score(state.setup.book, tally(state))
    return [(line.side, line.points, line.reason.message, dict(line.reason.params)) for line in lines]


def main() -> None:
    """Print every setting without effect, or with ``--all`` the effect of each one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--book", choices=list(BOOKS))
    given = parser.parse_args()
    for slug, options in books():
        tried: dict[str, list[str]] = {}
        for setting in settings(slug, options) if given.book in (None, slug) else ():
            if any(tried.get(setting.key, ())) and not given.all:
                continue  # one effective value is enough for a setting
            found = effect(setting)
            print(f"  {setting}: {found or 'no effect'}", file=sys.stderr, flush=True)
            if not found.startswith("refused"):
                tried.setdefault(setting.key, []).append(found)
            if given.all:
                print(f"{setting}: {found or 'no effect'}", flush=True)
        for key, effects in tried.items():
            if effects and not any(effects):
                print(f"{'+'.join((slug, *options))} {key}: no effect", flush=True)


if __name__ == "__main__":
    main()
