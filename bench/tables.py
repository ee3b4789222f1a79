"""The figures as tables for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import median

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from bench.measure import COPY, MEASURE, MOST, SIZES, STEPS, Figures, Ours, core
from bench.network import SENT
from bench.workload import HAND_SIZES
from canasta.build.find import COMPILED
from canasta.jobs import Variant
from canasta.messages import text


def print_figures(console: Console, figures: Figures) -> None:
    """Print the speed first, then the cost of single steps."""
    console.print(text("bench.intro", book=figures.book, rounds=figures.rounds, core=core()), soft_wrap=True)
    console.print(speed_table(figures))
    if figures.peers:
        console.print(ratio_table(figures))
        console.print(goal_table(figures))
    else:
        console.print(text("bench.no_peers"), soft_wrap=True)
    console.print(book_table(figures))
    console.print(cost_table(figures, text("bench.costs"), STEPS))
    console.print(cost_table(figures, text("bench.sizes"), SIZES))
    console.print(memory_table(figures))
    console.print(text("bench.costs_note"), soft_wrap=True)


def our_title(ours: Ours) -> str:
    """Return the title of one of our series."""
    how = text("bench.how." + ours.how)
    return text("bench.ours", how=how, core=text("bench.core." + ours.core), number=ours.players)


def peer_title(name: str) -> str:
    """Return the title of a peer."""
    return text("bench.peer." + name)


def speed_table(figures: Figures) -> Table:
    """Return the table of random play, ours and others'."""
    table = Table(title=text("bench.speed"), box=SIMPLE)
    table.add_column(text("bench.what"))
    table.add_column(text("bench.rate"), justify="right")
    for ours, rates in figures.speed.items():
        table.add_row(our_title(ours), f"{median(rates):,.0f}")
    for peer, rates in figures.peers.items():
        table.add_row(peer_title(peer), f"{median(rates):,.0f}")
    return table


def compared_series(figures: Figures) -> list[Ours]:
    """Return the series to compare with every peer, for one number of players: four if measured.

    Interpreted hands take about equally long in all ways of calling, so one of them stands for all.
    """
    numbers = [ours.players for ours in figures.speed]
    shown = 4 if 4 in numbers else numbers[-1]
    return [
        ours for ours in figures.speed if ours.players == shown and (ours.core == core() or ours.how == "api")
    ]


def ratio_table(figures: Figures) -> Table:
    """Return the table of speeds as multiples of each peer's."""
    series = compared_series(figures)
    table = Table(title=text("bench.ratios", number=series[0].players), box=SIMPLE)
    table.add_column(text("bench.beside"))
    for ours in series:
        table.add_column(column_title(ours), justify="right", max_width=11)
    for peer in figures.peers:
        table.add_row(peer_title(peer), *(times(figures.ratio(ours, peer)) for ours in series))
    return table


def column_title(ours: Ours) -> str:
    """Return a short title of a series."""
    how = text("bench.how." + ours.how)
    return how if ours.core == core() else text("bench.column", how=how, core=text("bench.core." + ours.core))


def goal_table(figures: Figures) -> Table:
    """Return the table of goals and results."""
    table = Table(title=text("bench.goals"), box=SIMPLE)
    for head in GOAL_HEADS:
        table.add_column(text("bench." + head), justify="right" if head in ("wanted", "reached") else "left")
    for row in goal_rows(figures):
        table.add_row(*row)
    return table


#: The columns of the goals.
GOAL_HEADS = ("what", "beside", "wanted", "reached", "met")


def goal_rows(figures: Figures) -> list[tuple[str, str, str, str, str]]:
    """Return the goals as rows of text, including those that are not ratios to a peer."""
    rows = [
        (our_title(goal.ours), peer_title(goal.peer), text("bench.least", number=times(goal.least)),
         times(reached), _met(reached >= goal.least))
        for goal, reached in figures.goals()
    ]  # fmt: skip
    worst = max(figures.books, key=figures.relative_cost)
    reached = figures.relative_cost(worst)
    title = text("bench.worst_book", variant=variant_title(worst))
    rows.append(
        (title, MEASURE, text("bench.most", number=times(MOST)), times(reached), _met(reached <= MOST))
    )
    if core() == COMPILED:
        copy = max(figures.cost("copy", players) for players in figures.costs["copy"]) * 1e6
        most = text("bench.most", number=f"{COPY} µs")
        rows.append((step_title("copy"), "", most, f"{copy:.2f} µs", _met(copy <= COPY)))
        if figures.book == MEASURE and 4 in figures.costs["send"]:
            sent, most = figures.cost("send", 4) * 1e6, text("bench.most", number=f"{SENT} µs")
            rows.append((step_title("send"), "", most, f"{sent:.1f} µs", _met(sent <= SENT)))
    return rows


def _met(met: bool) -> str:
    return text("bench.yes" if met else "bench.no")


def times(ratio: float) -> str:
    """Format a ratio with its significant digits.

    >>> times(153.2), times(4), times(0.51)
    ('153 ×', '4.0 ×', '0.51 ×')
    """
    return f"{ratio:.0f} ×" if ratio >= 20 else f"{ratio:.1f} ×" if ratio >= 1 else f"{ratio:.2f} ×"


def memory_table(figures: Figures) -> Table:
    """Return the table of bytes by number of players."""
    table = Table(title=text("bench.memory"), box=SIMPLE)
    table.add_column(text("bench.what"))
    for players in next(iter(figures.memory.values())):
        table.add_column(str(players), justify="right")
    for name, by_players in figures.memory.items():
        table.add_row(text("bench.bytes." + name), *(f"{taken:,.0f}" for taken in by_players.values()))
    return table


def book_table(figures: Figures) -> Table:
    """Return the table of the cost of an action in every book, relative to the reference."""
    table = Table(title=text("bench.books"), box=SIMPLE, caption=text("bench.books_wanted", ratio=MOST))
    table.add_column(text("bench.variant"))
    table.add_column(text("bench.microseconds"), justify="right")
    table.add_column(text("bench.ratio", peer=MEASURE), justify="right")
    for variant, costs in figures.books.items():
        each = f"{median(costs) * 1e6:.1f}"
        table.add_row(variant_title(variant), each, f"{figures.relative_cost(variant):.2f} ×")
    return table


def variant_title(variant: Variant) -> str:
    """Return the title of a variant."""
    options = text("wording.comma").join(variant.options)
    message = "bench.variant_options" if options else "bench.variant_plain"
    return text(message, book=variant.book, players=str(variant.players), options=options)


def cost_table(figures: Figures, title: str, steps: tuple[str, ...]) -> Table:
    """Return the cost of single steps: microseconds by number of players, growth, and copies of a state."""
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
    """Return the figures as Markdown tables of ratios, which are meaningful on other machines too."""
    numbers = list(figures.costs["copy"])
    lines: list[str] = []
    if figures.peers:
        series = compared_series(figures)
        heads = [text("bench.ratios", number=series[0].players), *map(column_title, series)]
        rows = [
            [peer_title(peer), *(times(figures.ratio(ours, peer)) for ours in series)]
            for peer in figures.peers
        ]
        lines += _page_table(heads, rows)
        lines += _page_table([text("bench." + head) for head in GOAL_HEADS], goal_rows(figures))
        first = next(iter(figures.peers))
        heads = [text("bench.speed"), text("bench.ratio", peer=peer_title(first))]
        rows = [[our_title(ours), times(figures.ratio(ours, first))] for ours in figures.speed]
        lines += _page_table(heads, rows)
    heads = [text("bench.books"), text("bench.ratio", peer=MEASURE)]
    lines += _page_table(
        heads,
        [[variant_title(variant), f"{figures.relative_cost(variant):.2f} ×"] for variant in figures.books],
    )
    with_players = [text("bench.with_players", number=players) for players in numbers]
    rows = []
    for step in (*STEPS, *SIZES):
        ratios = [figures.in_copies(step, players) for players in numbers]
        if any(ratios):
            rows.append([step_title(step).strip(), *(_short(ratio) if ratio else "–" for ratio in ratios)])
    lines += _page_table([text("bench.plot_costs"), *with_players], rows)
    rows = [
        [text("bench.bytes." + name), *(f"{taken:,.0f}" for taken in by_players.values())]
        for name, by_players in figures.memory.items()
    ]
    lines += _page_table([text("bench.memory"), *with_players], rows)
    return "\n".join(lines)


def _page_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Return the lines of a Markdown table, followed by an empty one."""
    table = [f"| {' | '.join(cells)} |" for cells in (heads, *rows)]
    return [table[0], f"|---{'|---:' * (len(heads) - 1)}|", *table[1:], ""]


def step_title(step: str) -> str:
    """Return the title of a step."""
    if not step.startswith("size."):
        return text("bench.step." + step.replace(".", "_"))
    least = int(step.partition(".")[2])
    above = [size for size in HAND_SIZES if size > least]
    if not above:
        return text("bench.step.size_from", least=least)
    return text("bench.step.size", least=least, most=above[0] - 1)


def _short(number: float) -> str:
    """Format a number with about three digits."""
    return f"{number:.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
