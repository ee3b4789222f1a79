"""``./play dev page --layout``: look at the fullest tables in every window, print size and language.

Each view with a fault is printed, and its picture is written to ``.bench/layout``.
"""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from playwright.sync_api import sync_playwright

from bench.pictures import ROOT, House, Picture
from canasta.messages import text
from tests.page.browser import FLAGS, chromium
from tests.page.layout import all_views, full_table, layout_faults, show
from tests.serving import running

FOLDER = ROOT / ".bench" / "layout"


@click.command(help=text("bench.layout.help"))
@click.option("--only", default="", metavar="PATTERN", help=text("bench.layout.only"))
@click.option("--pictures", is_flag=True, help=text("bench.layout.pictures"))
def main(only: str, pictures: bool) -> None:
    wanted = [view for view in all_views() if re.search(only, view.name)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    done = wrong = 0
    with TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        house = House(server, browser)
        for name, same in groupby(wanted, lambda view: view.table):
            views = list(same)
            scene = full_table(views[0].variant)
            table, people = house.set_up(scene)
            with house.page(Picture(name, scene), people[0]) as page:
                page.goto(f"{server.address}/table/{table}")
                for view in views:
                    show(page, view, people, table)
                    found = layout_faults(page)
                    done += 1
                    wrong += bool(found)
                    if found or pictures:
                        page.screenshot(path=FOLDER / f"{view.name}.png")
                    for each in found:
                        click.echo(f"{view.name}: {each}")
            click.echo(text("bench.layout.progress", done=done, all=len(wanted), wrong=wrong, variant=name))
        house.leave()
        browser.close()
    if wrong:
        raise click.ClickException(
            text("bench.layout.failed", number=wrong, folder=str(FOLDER.relative_to(ROOT)))
        )


if __name__ == "__main__":
    main()
