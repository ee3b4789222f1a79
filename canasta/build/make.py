"""Compile the core with mypyc: ``python -m canasta.build.make`` puts the build where ``find`` looks for it.

Needs mypy, setuptools and a C compiler; docs/decisions explains the approach.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from canasta.build.docstrings import add_docstrings
from canasta.build.find import LIBRARY, PACKAGE, folder, sources, write_manifest


def missing() -> str:
    """Return what this machine lacks for compiling: ``compiler``, ``headers``, or an empty string."""
    command = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()
    if not shutil.which(command[0]) and sys.platform != "win32":
        return "compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "headers"
    return ""


def compile_core(out: Path, package: Path = PACKAGE, jobs: int = 2) -> None:
    """Compile the core of a package into a folder: one C file per module, several compilers in parallel."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    root = package.parent
    with tempfile.TemporaryDirectory(prefix="canasta-core-") as made, _inside(root):
        paths = [str(path.relative_to(root)) for path in sources(package)]
        group = LIBRARY.removesuffix("__mypyc")
        modules = mypycify(
            [f"--cache-dir={made}/cache", *paths],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            group_name=group,
            target_dir=f"{made}/c",
        )
        add_docstrings(Path(made) / "c", package)
        distribution = Distribution({"name": group, "ext_modules": modules})
        command = build_ext(distribution)
        build_in_turn = command.build_extensions

        def build_side_by_side() -> None:
            """Compile the C files of the library in parallel."""
            compile_files = command.compiler.compile

            def compile_all(files: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(jobs) as pool:
                    done = pool.map(lambda file: compile_files([file], **options), files)
                    return [made for several in done for made in several]

            command.compiler.compile = compile_all
            build_in_turn()

        command.build_extensions = build_side_by_side
        command.build_lib = f"{made}/lib"
        command.build_temp = f"{made}/temp"
        command.ensure_finalized()
        command.run()
        shutil.copytree(f"{made}/lib", out, dirs_exist_ok=True)


@contextmanager
def _inside(root: Path) -> Iterator[None]:
    """Change to the root folder, because mypyc names modules by their path from the working folder."""
    before = Path.cwd()
    os.chdir(root)
    try:
        yield
    finally:
        os.chdir(before)


def main() -> None:
    """Make the build of these sources and delete older ones."""
    place = folder()
    place.parent.mkdir(exist_ok=True)
    # Move the finished build in one step, so that an incomplete build is never found.
    draft = Path(tempfile.mkdtemp(prefix="draft-", dir=place.parent))
    try:
        compile_core(draft)
        write_manifest(draft)
        draft.chmod(0o755)
        if not place.exists():
            draft.rename(place)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    for old in place.parent.iterdir():
        if old != place and old.is_dir() and not old.name.startswith("draft-"):
            shutil.rmtree(old, ignore_errors=True)


if __name__ == "__main__":
    main()
