"""Bar plot of the figures."""

from __future__ import annotations

from statistics import median

from bench.measure import Figures
from bench.tables import column_title, compared_series, peer_title, step_title, times
from canasta.build.find import COMPILED
from canasta.messages import text
from canasta.plots import Bar, Panel, bar_plot

#: The steps that are plotted.
DRAWN = ("copy", "legal", "step", "apply", "view", "sample")
COLOURS = ("#1f6f8b", "#d1495b", "#edae49", "#66a182", "#8d6a9f")
GREY = "#888888"


def draw(figures: Figures) -> str:
    """Plot the speed of random play and the costs of single steps as SVG, as ratios if possible."""
    series = compared_series(figures)
    numbers = list(dict.fromkeys(ours.players for ours in figures.speed))
    colours = dict(zip(numbers, COLOURS, strict=False))
    speed: list[Bar] = []
    first = next(iter(figures.peers), "")
    for ours in series:
        colour = COLOURS[0] if ours.core == COMPILED else COLOURS[3]
        value = figures.ratio(ours, first) if first else median(figures.speed[ours])
        speed.append(
            Bar(
                text("bench.bar", series=column_title(ours)),
                value,
                times(value) if first else f"{value:,.0f}",
                colour,
            )
        )
    for peer, rates in figures.peers.items():
        value = median(its / one for its, one in zip(rates, figures.peers[first], strict=True))
        speed.append(Bar(peer_title(peer), value, times(value), GREY))
    heading = (
        text("bench.plot_speed", number=series[0].players, peer=peer_title(first))
        if first
        else text("bench.speed")
    )
    costs: list[Bar] = []
    for step in DRAWN:
        for place, players in enumerate(numbers):
            ratio = figures.in_copies(step, players)
            title = step_title(step) if place == 0 else ""
            label = f"{ratio:.1f}  ({text('bench.with_players', number=players)})"
            costs.append(Bar(title, ratio, label, colours[players]))
    panels = [
        Panel(heading, speed, logarithmic=bool(first)),
        Panel(text("bench.plot_costs"), costs),
    ]
    return bar_plot(panels, title=heading, about=text("bench.plot_costs"))
