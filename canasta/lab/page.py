"""A report of the lab as one HTML page: no script, no request, readable on a phone and on paper."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from canasta.lab.analysis import Analysis
from canasta.lab.figures import GROUPS, Figure
from canasta.lab.report import ReportRow, explanations, made, ordered, plot, shown_figures
from canasta.lab.words import difference_text, figure_title, head_of, interval_text, sentences
from canasta.messages import current_language, text

_STYLE: Final = """
:root { color-scheme: light dark; --wall: #f4dfd1; --sheet: #fffaf3; --line: #8a6353; --text: #2a1a1c;
  --soft: #5b4040; --link: #155059; --mark: #155059; --stripe: #f7e9dd; }
@media (prefers-color-scheme: dark) { :root { --wall: #221517; --sheet: #33211f; --line: #a98473;
  --text: #f8e9dc; --soft: #dcc0b0; --link: #8fd3dc; --mark: #8fd3dc; --stripe: #3e2926; } }
* { box-sizing: border-box; }
html { background: var(--wall); color: var(--text); font: 100%/1.5 system-ui, sans-serif; }
body { margin: 0 auto; padding: 1rem; max-width: 80rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: 1.8rem; }
h2 { font-size: 1.4rem; margin: 2.5rem 0 .8rem; }
h3 { font-size: 1.05rem; margin: 0 0 .4rem; }
p { max-width: 70ch; }
a { color: var(--link); }
.soft { color: var(--soft); }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.2rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .6rem 0; }
.cards { display: grid; gap: 1rem; align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 23rem), 1fr)); }
.card { margin: 0; padding: 1rem; min-width: 0; background: var(--sheet); border: 1px solid var(--line);
  border-radius: .6rem; }
.card ul { margin: .3rem 0 0; padding-left: 1.2rem; }
.card li { margin: .25rem 0; }
svg { display: block; width: 100%; max-width: 36rem; height: auto; fill: currentColor; }
svg .mark { stroke: var(--mark); }
svg .full { fill: var(--mark); }
svg .ring { fill: var(--sheet); }
summary { padding: .6rem 0; cursor: pointer; color: var(--link); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; vertical-align: top;
  border-bottom: 1px solid var(--line); }
td { white-space: nowrap; }
th { font-weight: 600; }
th:first-child { text-align: left; }
tbody th { font-weight: 400; min-width: 9rem; }
.yes, tbody .yes th { font-weight: 700; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
@page { margin: 14mm; }
@media print {
  :root { --wall: #fff; --sheet: #fff; --text: #000; --soft: #333; --link: #000; --mark: #000; --line: #888; }
  body { padding: 0; max-width: none; }
  nav, details { display: none; }
  .cards { display: block; columns: 2; column-gap: 8mm; }
  .card { break-inside: avoid; margin: 0 0 6mm; padding: 3mm; }
  #changes .card { break-inside: auto; }
  #changes h3, #changes li { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  svg { max-height: 230mm; }
}
"""


def html_page(found: Analysis) -> str:
    """Write the report as one page that needs nothing else."""
    rows = ordered(found)
    figures = shown_figures(rows)
    groups = [group for group in GROUPS if any(one.group == group for one in figures)]
    study = found.study
    title = text("lab.report.title")
    changed = [row for row in rows if row.compared is not None]
    links = [("changes", text("lab.report.differences"))] if changed else []
    links += [(f"group-{group}", text(f"lab.group.{group}")) for group in groups]
    links.append(("how", text("lab.report.how")))
    parts = [
        "<!doctype html>",
        f'<html lang="{current_language()}">',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>{_STYLE}</style>",
        "<body>",
        f"<header><h1>{escape(title)}</h1>",
        _paragraph(text("lab.report.played", bot=study.bot, rival=study.rival)),
        _paragraph(text("lab.report.made", **made(), seed=study.seed), "soft"),
        "</header>",
        f'<nav aria-label="{escape(text("lab.report.contents"))}"><ul>',
        *(f'<li><a href="#{anchor}">{escape(words)}</a></li>' for anchor, words in links),
        "</ul></nav>",
        "<main>",
    ]
    if changed:
        parts.append(
            f'<section id="changes"><h2>{escape(text("lab.report.differences"))}</h2><div class="cards">'
        )
        parts += [_changes(row) for row in changed]
        parts.append("</div></section>")
    for group in groups:
        heading = escape(text(f"lab.group.{group}"))
        parts.append(f'<section id="group-{group}"><h2>{heading}</h2>')
        if changed and group == groups[0]:
            parts.append(_paragraph(text("lab.report.key"), "soft"))
        parts.append('<div class="cards">')
        parts += [_figure(one, rows) for one in figures if one.group == group]
        parts.append("</div></section>")
    parts.append(f'<section id="how"><h2>{escape(text("lab.report.how"))}</h2>')
    parts += [_paragraph(line) for line in explanations(found)]
    parts.append("<ul>")
    parts += [f"<li>{escape(head_of(row.found))}</li>" for row in rows]
    parts += ["</ul></section>", "</main>", "</body>", "</html>", ""]
    return "\n".join(parts)


def escape(words: str) -> str:
    """Escape words for the page; the sign of per cent stays with its number."""
    return html.escape(words).replace(" %", "\u00a0%")


def _paragraph(words: str, style: str = "") -> str:
    return f'<p class="{style}">{escape(words)}</p>' if style else f"<p>{escape(words)}</p>"


def _changes(row: ReportRow) -> str:
    """Write what one set of rules changes, in sentences."""
    assert row.compared is not None
    heading = escape(text("lab.report.changes", rules=row.found.rules.name, base=row.base))
    said = sentences(row.compared)
    lines = "".join(f"<li>{escape(line)}</li>" for line in said)
    body = f"<ul>{lines}</ul>" if said else _paragraph(text("lab.no_difference"))
    if not row.compared.paired:
        body += _paragraph(text("lab.report.different_deals"), "soft")
    return f'<section class="card"><h3>{heading}</h3>{body}</section>'


def _figure(one: Figure, rows: Sequence[ReportRow]) -> str:
    """Write a figure as a plot, and the same as a table."""
    title = escape(figure_title(one))
    columns = [text(f"lab.column.{name}") for name in ("rules", "value", "base", "difference", "verdict")]
    if not any(row.compared for row in rows):
        columns = columns[:2]
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = []
    for row in rows:
        value = row.found.figures.get(one.name)
        if value is None:
            continue
        cells = [interval_text(one, value)]
        difference = row.difference(one.name)
        claimed = difference is not None and difference.claimed
        if len(columns) > 2:
            if difference is None:
                cells += [text("lab.verdict.base")] * 3
            else:
                verdict = text("lab.verdict.yes" if claimed else "lab.verdict.no")
                cells += [row.base, difference_text(difference), verdict]
        line = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        style = ' class="yes"' if claimed else ""
        body.append(f'<tr{style}><th scope="row">{escape(row.found.rules.name)}</th>{line}</tr>')
    words = escape(text("lab.report.table"))
    table = (
        f'<table><caption class="vh">{title}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(body)}</tbody></table>"
    )
    return (
        f'<section class="card"><h3>{title}</h3>{plot(one, rows, standalone=False)}'
        f'<details><summary>{words}<span class="vh">: {title}</span></summary>'
        f'<div class="wide" role="region" tabindex="0" aria-label="{title}">{table}</div></details></section>'
    )
