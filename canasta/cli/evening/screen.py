"""An evening on the screen: entries, a round, the standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from rich import box
from rich.table import Table as Grid

from canasta.books.house import read_house, shipped
from canasta.evenings.check import check_round
from canasta.evenings.model import Evening, entry_name
from canasta.evenings.movements.seating import Seating
from canasta.evenings.standings import standings
from canasta.messages import Param, listed, say, text
from canasta.tui.screen import Screen
from canasta.wire.evenings import EveningLogLine, EveningSettings, EveningTable, Standing


def _grid(screen: Screen, *columns: tuple[str, bool]) -> Grid:
    """Return an empty table; a column is a message and whether it holds numbers."""
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    for message, numbers in columns:
        title = screen.fit(text(f"evening.show.{message}"))
        grid.add_column(title, justify="right" if numbers else "left", overflow="fold")
    return grid


def number_words(value: float | None) -> str:
    """Return a score without needless decimals.

    >>> number_words(12.0), number_words(7.25), number_words(66.6667)
    ('12', '7.25', '66.67')
    """
    return "–" if value is None else f"{value:.2f}".rstrip("0").rstrip(".")


def show_head(screen: Screen, evening: Evening) -> None:
    """Show what is played, and how."""
    settings = evening.settings
    title = " ".join(filter(None, (settings.date, settings.title))) or text("evening.show.untitled")
    screen.rule(title)
    screen.say(
        "evening.show.settings",
        book=_rules_name(settings),
        movement=settings.movement,
        scoring=settings.scoring,
        rounds=settings.rounds,
    )


def _rules_name(settings: EveningSettings) -> str:
    if not settings.house:
        return settings.book
    return settings.house if settings.house in shipped() else read_house(settings.house, agreed=True).name


def show_entries(screen: Screen, evening: Evening) -> None:
    """Show all entries."""
    if not evening.entries:
        screen.say("evening.show.no_entries")
        return
    grid = _grid(screen, ("entry", True), ("names", False), ("remarks", False))
    for entrant in evening.entries:
        remarks = [
            text(f"evening.show.{flag}") for flag in ("guest", "bot", "remote") if getattr(entrant, flag)
        ]
        first = entrant.presence[0].first
        if first > 1:
            remarks.append(text("evening.show.from", round=first))
        remarks += [
            text("evening.show.substitute", names=" & ".join(each.names), round=each.round)
            for each in entrant.substitutions
        ]
        last = entrant.presence[-1].last
        if last is not None:
            remarks.append(text("evening.show.left", round=last + 1))
        grid.add_row(str(entrant.number), screen.fit(entry_name(entrant)), screen.fit("; ".join(remarks)))
    screen.draw(grid)


def show_round(screen: Screen, evening: Evening, number: int) -> None:
    """Show a round: seats, results, byes, and the problems of the seating."""
    shown = evening.round(number)
    screen.say(f"evening.show.round_{shown.status}", style="bold", number=number)
    grid = _grid(
        screen, ("table", True), ("side_1", False), ("side_2", False), ("points", True), ("state", False)
    )
    for table in shown.tables:
        sides = [screen.fit(_side(evening, side, number)) for side in table.sides]
        points = " : ".join(map(str, table.result.points)) if table.result else ""
        grid.add_row(str(table.number), *sides, points, _state(table))
    screen.draw(grid)
    if shown.byes:
        names = [entry_name(evening.entry(each), number) for each in shown.byes]
        screen.say("evening.show.byes", names=listed(names))
    if shown.status == "drawn":
        for finding in check_round(evening, number):
            screen.write(finding.sentence)


def _side(evening: Evening, members: Iterable[int], number: int) -> str:
    return " + ".join(f"{each} {entry_name(evening.entry(each), number)}" for each in members)


def _state(table: EveningTable) -> str:
    kind = text("evening.show.online") if table.online else ""
    state = ""
    if table.result is not None:
        result = table.result
        name = "partly" if not result.complete else "confirmed" if result.confirmed else "unconfirmed"
        state = text(f"evening.show.{name}")
    return ", ".join(filter(None, (kind, state)))


def show_standings(screen: Screen, evening: Evening, after: int | None) -> None:
    """Show the places."""
    found = standings(evening, after)
    screen.say("evening.show.standings", style="bold", after=found.after)
    grid = _grid(
        screen,
        ("place", True),
        ("entry", True),
        ("names", False),
        (f"score_{evening.settings.scoring}", True),
        ("wins", True),
        ("difference", True),
        ("rounds", False),
    )
    for row in found.rows:
        rounds = "  ".join(number_words(each.score) + ("*" if each.bye else "") for each in row.rounds)
        grid.add_row(
            _place(row),
            str(row.entry),
            screen.fit(" & ".join(row.names)),
            number_words(row.score),
            number_words(row.wins),
            f"{row.difference:+d}",
            rounds,
        )
    screen.draw(grid)
    if any(each.bye for row in found.rows for each in row.rounds):
        screen.say("evening.show.bye_mark")
    for each in evening.adjustments:
        kind = "adjusted" if each.round is None else "adjusted_round"
        name = entry_name(evening.entry(each.entry))
        params: dict[str, Param] = {"name": name, "points": f"{each.points:+g}", "reason": each.reason}
        screen.write(say(f"evening.log.{kind}", {**params, "number": each.round or 0}))


def _place(row: Standing) -> str:
    """Return a place, with an arrow if it is better or worse than a round ago."""
    if row.place is None:
        return text("evening.show.out")
    before = row.former_place
    if before is None or before == row.place:
        return str(row.place)
    return f"{row.place} {'▲' if before > row.place else '▼'}"


def show_log(screen: Screen, lines: Sequence[EveningLogLine]) -> None:
    """Show what happened."""
    for line in lines:
        at = datetime.fromtimestamp(line.at / 1000, UTC).astimezone()
        screen.write(f"{at:%H:%M} {line.by}: {line.sentence}")


def show_movement(screen: Screen, rounds: Sequence[Seating]) -> None:
    """Show a movement: round by round, which entries meet at which table."""
    tables = max(len(seating.tables) for seating in rounds)
    grid = Grid(box=box.SIMPLE_HEAD, show_edge=False, header_style="bold", padding=(0, 1, 0, 0))
    grid.add_column(text("evening.show.round"), justify="right")
    for number in range(1, tables + 1):
        grid.add_column(text("evening.show.table_number", number=number), justify="center")
    if any(seating.byes for seating in rounds):
        grid.add_column(text("evening.show.bye"))
    for number, seating in enumerate(rounds, 1):
        cells = [f"{_team(first)}–{_team(second)}" for first, second in seating.tables]
        byes = " ".join(str(each) for each in seating.byes)
        grid.add_row(str(number), *cells, *([byes] if len(grid.columns) > tables + 1 else []))
    screen.draw(grid)


def _team(members: Sequence[int]) -> str:
    return "+".join(map(str, members))
