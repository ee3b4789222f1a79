"""The figures as tables for people."""

from __future__ import annotations

from statistics import median

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.measure import MEASURE, MOST, SIZES, STEPS, WANTED, Figures, compiled
from bench.workload import HAND_SIZES
from canasta.jobs import Way
from canasta.messages import text


def print_figures(console: Console, figures: Figures) -> None:
    """Speed first, then what single steps cost."""
    core = text("bench.compiled" if compiled() else "bench.interpreted")
    console.print(text("bench.intro", book=figures.book, rounds=figures.rounds, core=core), soft_wrap=True)
    console.print(speed_table(figures))
    if not figures.peers:
        console.print(text("bench.no_peers"), soft_wrap=True)
    console.print(book_table(figures))
    console.print(cost_table(figures, text("bench.costs"), STEPS))
    console.print(cost_table(figures, text("bench.sizes"), SIZES))
    console.print(text("bench.costs_note"), soft_wrap=True)


def speed_table(figures: Figures) -> Table:
    """Random play, ours and others', with the ratio between them."""
    table = Table(title=text("bench.speed"), box=SIMPLE)
    table.add_column(text("bench.what"))
    table.add_column(text("bench.rate"), justify="right")
    for peer in figures.peers:
        table.add_column(text("bench.ratio", peer=peer), justify="right")
    for players, rates in figures.speed.items():
        ratios = [f"{figures.ratio(players, peer):.1f} ×" for peer in figures.peers]
        table.add_row(text("bench.ours", number=players), f"{median(rates):,.0f}", *ratios)
    for peer, rates in figures.peers.items():
        ones = ["1 ×" if other == peer else "" for other in figures.peers]
        table.add_row(peer, f"{median(rates):,.0f}", *ones)
    if figures.peers:
        table.caption = text("bench.wanted", ratio=WANTED)
    return table


def book_table(figures: Figures) -> Table:
    """What an action costs in every book, beside the measure."""
    table = Table(title=text("bench.books"), box=SIMPLE, caption=text("bench.books_wanted", ratio=MOST))
    table.add_column(text("bench.way"))
    table.add_column(text("bench.microseconds"), justify="right")
    table.add_column(text("bench.ratio", peer=MEASURE), justify="right")
    for way, costs in figures.books.items():
        each = f"{median(costs) * 1e6:.1f}"
        table.add_row(way_title(way), each, f"{figures.beside(way):.2f} ×")
    return table


def way_title(way: Way) -> str:
    """A way to play in words."""
    options = text("wording.comma").join(way.options)
    message = "bench.way_options" if options else "bench.way_plain"
    return text(message, book=way.book, players=str(way.players), options=options)


def cost_table(figures: Figures, title: str, steps: tuple[str, ...]) -> Table:
    """Single steps: microseconds by number of players, how that grows, and the same in copies of a state."""
    numbers = list(figures.costs["copy"])
    table = Table(title=title, box=SIMPLE)
    table.add_column(text("bench.step_title"), no_wrap=True)
    for players in numbers:
        table.add_column(str(players), justify="right", no_wrap=True)
    table.add_column(text("bench.growth", least=numbers[0], most=numbers[-1]), justify="right")
    table.add_column(text("bench.in_copies"), justify="right")
    for step in steps:
        costs = [figures.cost(step, players) for players in numbers]
        if not any(costs):
            continue
        cells = [_short(cost * 1e6) if cost else "–" for cost in costs]
        cells.append(f"{costs[-1] / costs[0]:.2f}" if costs[0] else "–")
        cells.append(_short(figures.in_copies(step, numbers[-1])))
        table.add_row(step_title(step), *cells)
    return table


def markdown(figures: Figures) -> str:
    """The figures as tables of ratios, which mean something on other machines too; for a page of the docs."""
    numbers = list(figures.costs["copy"])
    lines = []
    for peer in figures.peers:
        lines += [f"| {text('bench.speed')} | {text('bench.ratio', peer=peer)} |", "|---|---:|"]
        lines += [
            f"| {text('bench.ours', number=players)} | {figures.ratio(players, peer):.1f} × |"
            for players in figures.speed
        ]
        lines += [f"| {peer} | 1 × |", ""]
    lines += [f"| {text('bench.books')} | {text('bench.ratio', peer=MEASURE)} |", "|---|---:|"]
    lines += [f"| {way_title(way)} | {figures.beside(way):.2f} × |" for way in figures.books]
    lines.append("")
    heads = [text("bench.with_players", number=players) for players in numbers]
    lines += [f"| {' | '.join([text('bench.plot_costs'), *heads])} |", f"|---{'|---:' * len(numbers)}|"]
    for step in (*STEPS, *SIZES):
        ratios = [figures.in_copies(step, players) for players in numbers]
        if any(ratios):
            cells = [_short(ratio) if ratio else "–" for ratio in ratios]
            lines.append(f"| {' | '.join([step_title(step).strip(), *cells])} |")
    return "\n".join([*lines, ""])


def step_title(step: str) -> str:
    """What a step is called."""
    if not step.startswith("size."):
        return text("bench.step." + step.replace(".", "_"))
    least = int(step.partition(".")[2])
    above = [size for size in HAND_SIZES if size > least]
    if not above:
        return text("bench.step.size_from", least=least)
    return text("bench.step.size", least=least, most=above[0] - 1)


def _short(number: float) -> str:
    """Three figures or so."""
    return f"{number:.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
