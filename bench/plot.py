"""The figures as a drawing: bars in plain SVG."""

from __future__ import annotations

from math import log
from statistics import median
from typing import NamedTuple
from xml.sax.saxutils import escape

from bench.measure import Figures
from bench.tables import column_title, peer_title, step_title, times, told
from canasta.build.find import COMPILED
from canasta.messages import text

#: What is drawn of the single steps.
DRAWN = ("copy", "legal", "step", "apply", "view", "sample")
WIDTH = 720
LEFT = 270
BAR = 16
GAP = 5
FONT = 12
COLOURS = ("#1f6f8b", "#d1495b", "#edae49", "#66a182", "#8d6a9f")
GREY = "#888888"


class Bar(NamedTuple):
    """One bar: its title, its length as a number, how that number is written, its colour."""

    title: str
    value: float
    label: str
    colour: str


def draw(figures: Figures) -> str:
    """An SVG with the speed of random play and the costs of single steps, both as ratios where possible."""
    series = told(figures)
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
    parts: list[str] = []
    height = _panel(parts, 20, heading, speed, logarithmic=bool(first))
    height = _panel(parts, height + 30, text("bench.plot_costs"), costs)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="{FONT}">'
    )
    return "\n".join([head, f'<rect width="{WIDTH}" height="{height}" fill="white"/>', *parts, "</svg>", ""])


def _panel(parts: list[str], top: int, title: str, bars: list[Bar], logarithmic: bool = False) -> int:
    """Add a titled list of bars; returns where it ends. Ratios from a third to thousands need logarithms."""
    parts.append(f'<text x="10" y="{top + FONT}" font-weight="bold">{escape(title)}</text>')
    y = top + 2 * FONT
    longest = max(bar.value for bar in bars)
    least = min(bar.value for bar in bars)
    for bar in bars:
        if bar.title:
            y += GAP
        share = bar.value / longest
        if logarithmic:
            share = log(bar.value / least * 2) / log(longest / least * 2)
        length = max(1.0, share * (WIDTH - LEFT - 130))
        middle = y + BAR - 4
        parts.append(f'<text x="{LEFT - 8}" y="{middle}" text-anchor="end">{escape(bar.title)}</text>')
        parts.append(
            f'<rect x="{LEFT}" y="{y}" width="{length:.1f}" height="{BAR - 2}" fill="{bar.colour}"/>'
        )
        parts.append(f'<text x="{LEFT + length + 6:.1f}" y="{middle}">{escape(bar.label)}</text>')
        y += BAR
    return y + 10
