"""``canasta doctor``: check the installation."""

from __future__ import annotations

import os
import platform
import re
from importlib.util import find_spec
from typing import Final, NamedTuple

import click

from canasta import __version__
from canasta.books import BOOKS
from canasta.build.find import Build, damaged, folder, running
from canasta.cli.command import FINE, NO, command, json_option, option
from canasta.cli.output import bold, say_json, wrapped
from canasta.extras import EXTRAS
from canasta.jobs import simulate
from canasta.messages import LANGUAGES, progress, text
from canasta.tui.saved_games import records_folder

#: Hands played for every book and number of players: enough to notice a core that does not fit this machine.
HANDS: Final = 3
#: The extras that commands need.
_COMMANDS: Final = ("client", "pictures", "server")
#: Optional packages.
PACKAGES: Final = (*(name for name in EXTRAS if name != "open_spiel"), "rlcard")
#: Matches a requirement of this package: its name, and the extra that it belongs to.
_REQUIREMENT: Final = re.compile(r"^([\w.-]+)(?:.*\bextra == [\"'](\w+))?")


class CheckResult(NamedTuple):
    """The result of one check."""

    what: str
    found: str
    well: bool = True


@command("doctor")
@option("--translations", say="translations", is_flag=True)
@json_option()
def doctor_command(translations: bool, as_json: bool) -> int:
    """Check this installation."""
    if translations:
        return _list_gaps(as_json)
    build = running()
    findings = [
        CheckResult("version", __version__),
        CheckResult("python", f"{platform.python_version()}, {platform.system()} {platform.machine()}"),
        _core(build),
        _required(),
        _books(),
        _records(),
        _packages(),
        _languages(),
    ]
    well = all(finding.well for finding in findings)
    if as_json:
        from canasta.wire import answers

        found = {finding.what: answers.Finding(finding.found, finding.well) for finding in findings}
        say_json(answers.Doctor(well, build.compiled, **found))
        return FINE if well else NO
    states = {True: text("cli.doctor.fine"), False: text("cli.doctor.wrong")}
    for what, answer, fine in findings:
        line = text("cli.doctor.line", state=states[fine], what=text(f"cli.doctor.{what}"), found=answer)
        click.echo(wrapped(line))
    click.echo()
    click.echo(bold(text("cli.doctor.all_well" if well else "cli.doctor.not_well")))
    return FINE if well else NO


def _core(build: Build) -> CheckResult:
    """Check which build runs, and that its files are unchanged."""
    problem = damaged(folder()) if build.why in ("found", "broken") else ""
    if problem:
        return CheckResult("core", text("cli.doctor.damaged", file=problem), False)
    return CheckResult("core", text(f"cli.doctor.build.{build.why}"), build.why != "broken")


def _required() -> CheckResult:
    """Check the installed packages of all commands: each file must have the size it was installed with."""
    from importlib.metadata import PackageNotFoundError, distribution, requires

    name, versions = "canasta", []
    try:
        for line in requires(name) or ():
            found = _REQUIREMENT.match(line)
            if found is None or found[1] == "canasta" or found[2] not in (None, *_COMMANDS):
                continue
            name = found[1]
            try:
                package = distribution(name)
            except PackageNotFoundError:
                if found[2]:
                    continue
                raise
            files = [file for file in package.files or () if file.size]
            if not files or any(os.stat(file.locate()).st_size != file.size for file in files):
                raise OSError
            versions.append(f"{name} {package.version}")
    except (PackageNotFoundError, OSError):
        return CheckResult("required", text("cli.doctor.damaged", file=name), False)
    return CheckResult("required", ", ".join(versions))


def _books() -> CheckResult:
    """Play a few checked hands of every book and number of players."""
    for slug, book in BOOKS.items():
        for seats in book.seatings:
            result = simulate(slug, seats.players, HANDS, "doctor", processes=1, check=True)
            for fault in result.statistics.faults:
                answer = text(
                    "cli.doctor.fault",
                    book=slug,
                    players=seats.players,
                    hand=fault.number,
                    fault=text(f"jobs.fault.{fault.name}"),
                )
                return CheckResult("books", answer, False)
    return CheckResult("books", text("cli.doctor.played", books=", ".join(BOOKS), hands=HANDS))


def _records() -> CheckResult:
    folder = records_folder()
    if not folder.is_dir():
        return CheckResult("records", text("cli.doctor.folder_missing", folder=str(folder)))
    if not os.access(folder, os.W_OK):
        return CheckResult("records", text("cli.doctor.folder_locked", folder=str(folder)), False)
    return CheckResult("records", text("cli.doctor.folder", folder=str(folder)))


def _packages() -> CheckResult:
    there = [name for name in PACKAGES if find_spec(name)]
    missing = ", ".join(name for name in PACKAGES if name not in there)
    if not missing:
        return CheckResult("packages", ", ".join(there))
    if not there:
        return CheckResult("packages", text("cli.doctor.none_there", missing=missing))
    return CheckResult("packages", text("cli.doctor.there", there=", ".join(there), missing=missing))


def _languages() -> CheckResult:
    """Check that every message of every language can be used; a language may lack some."""
    parts: list[str] = []
    well = True
    for language in LANGUAGES:
        found = progress(language)
        faulty = [id for problem, ids in found.problems.items() if problem != "missing" for id in ids]
        well = well and not faulty
        message = "language_faulty" if faulty else "language_part" if found.problems else "language_whole"
        parts.append(
            text(
                f"cli.doctor.{message}",
                tag=language,
                translated=found.translated,
                total=found.total,
                messages=", ".join(faulty),
            )
        )
    return CheckResult("languages", "; ".join(parts), well)


def _list_gaps(as_json: bool) -> int:
    """List the messages that each language lacks, or has in a form that cannot be used."""
    found = {language: progress(language) for language in LANGUAGES}
    if as_json:
        from canasta.wire import answers

        say_json(
            answers.Translations(
                {
                    language: answers.TranslationProgress(
                        each.translated, each.total, {name: list(ids) for name, ids in each.problems.items()}
                    )
                    for language, each in found.items()
                }
            )
        )
        return FINE
    for language, each in found.items():
        head = text("cli.doctor.translated", tag=language, translated=each.translated, total=each.total)
        click.echo(bold(head))
        for problem, ids in each.problems.items():
            click.echo(text(f"cli.doctor.problem.{problem}", number=len(ids)))
            for id in ids:
                click.echo(f"  {id}")
    return FINE
