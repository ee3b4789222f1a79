"""Pin the opponents of the benchmark, and keep them runnable when the bots change.

``python -m bench.pinning check`` tells which pinned opponents still play as they did. ``freeze`` copies the
policy from the commit at which they were pinned to ``canasta/policy/version_<number>`` and has the opponents
played by the copy; this is done once, when the policy is changed in a way that shows in their play. ``pin``
writes the hashes into a file of opponents that is new, and ``solve`` computes its equilibrium of Mini-Canasta
with OpenSpiel. See docs/decisions/0110-pinned-opponents.md.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from canasta.arena.benchmark.mini import PLAYERS, equilibrium, file_of_equilibrium, odds_of
from canasta.arena.benchmark.opponents import FOLDER, VERSION, code_hash, difference, digest_of, version
from canasta.arena.benchmark.pinned_play import play_hash
from canasta.books.mini import MINI
from canasta.messages import UserError

ROOT = Path(__file__).resolve().parent.parent
#: Of CFR+, and the whole that the odds of a position are parts of.
ITERATIONS = 2000
WHOLE = 10_000


def pin(number: int) -> None:
    """Write the hashes of the bots of a version, and of the functions that play them, into its file."""
    path = FOLDER / f"{number}.toml"
    found = version(number)
    text = re.sub(r'(?m)^code = ".*"$', f'code = "{code_hash(found.policy)}"', path.read_text("utf-8"))
    for name, bot in found.bots().items():
        table, rest = _table(text, name)
        changed = re.sub(r'(?m)^hash = ".*"$', f'hash = "{bot.hash()}"', table)
        if name in found.opponents:
            changed = re.sub(r'(?m)^play = ".*"$', f'play = "{play_hash(bot)}"', changed)
        text = text.replace(table + rest, changed + rest)
    path.write_text(text, "utf-8", newline="\n")


def solve(number: int) -> None:
    """Compute the equilibrium of Mini-Canasta, and write it and its hashes."""
    import pyspiel

    from canasta.envs.small import SmallGame

    small = SmallGame(MINI, PLAYERS)
    solver = pyspiel.CFRPlusSolver(small.load())
    for _ in range(ITERATIONS):
        solver.evaluate_and_update_policy()
    odds = small.odds(solver.tabular_average_policy())
    parts = [[round(each * WHOLE) for each in found] for found in odds if len(found) > 1]
    kept = odds_of(small, parts)
    words = {
        "about": f"Mini-Canasta, {PLAYERS} players: the average policy of {ITERATIONS:,} iterations of CFR+",
        "exploitability": round(small.exploitability(kept), 4),
        "value": round(small.values(kept)[0], 4),
        "odds": parts,
    }
    content = json.dumps(words, separators=(",", ":")).replace("],[", "],\n[") + "\n"
    file_of_equilibrium(number).write_text(content, "utf-8", newline="\n")
    path = FOLDER / f"{number}.toml"
    text = re.sub(r'(?m)^game = ".*"$', f'game = "{small.digest()}"', path.read_text("utf-8"))
    text = re.sub(r'(?m)^equilibrium = ".*"$', f'equilibrium = "{digest_of(content.encode())}"', text)
    path.write_text(text, "utf-8", newline="\n")
    print(f"Exploitability: {words['exploitability']} points per hand")


def _table(text: str, name: str) -> tuple[str, str]:
    """Return the table of a bot, and what follows it."""
    start = re.search(rf"(?m)^\[\w+\.{re.escape(name)}\]$", text)
    assert start is not None, name
    following = re.search(r"(?m)^\[", text[start.end() :])
    end = start.end() + following.start() if following else len(text)
    return text[start.start() : end], text[end:]


def freeze(number: int) -> Path:
    """Copy the policy of the pinned commit, and name the copy in the file of opponents."""
    path = FOLDER / f"{number}.toml"
    found = version(number)
    package = f"canasta.policy.version_{number}"
    folder = ROOT.joinpath(*package.split("."))
    if found.policy == package:
        sys.exit(f"Version {number} is played by {package} already.")
    write_copy(ROOT, found.commit, found.policy, package, folder)
    text = path.read_text("utf-8").replace(f'policy = "{found.policy}"', f'policy = "{package}"')
    path.write_text(text, "utf-8", newline="\n")
    return folder


def write_copy(repository: Path, commit: str, policy: str, package: str, folder: Path) -> None:
    """Write the modules that a package had at a commit, under another name."""
    place = policy.replace(".", "/")
    folder.mkdir(parents=True)
    for name in _git(repository, "ls-tree", "--name-only", f"{commit}:{place}").splitlines():
        if name.endswith(".py"):
            content = _git(repository, "show", f"{commit}:{place}/{name}")
            renamed = re.sub(rf"\b{re.escape(policy)}\b", package, content)
            (folder / name).write_text(renamed, "utf-8", newline="\n")


def _git(repository: Path, *words: str) -> str:
    command = ["git", "-C", str(repository), *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout


def check(number: int) -> bool:
    """Print for each pinned bot whether it still is what it was."""
    found = version(number)
    same = code_hash(found.policy) == found.code
    print(f"{found.policy}: {'unchanged' if same else 'changed'} since {found.commit[:12]}")
    fine = True
    for name, bot in found.bots().items():
        what = difference(bot)
        print(f"{name}: {f'not what it was ({what})' if what else 'as pinned'}")
        fine = fine and not what
    try:
        equilibrium(number)
    except UserError as problem:
        print(problem)
        return False
    print("equilibrium of Mini-Canasta: as pinned")
    return fine


def main(words: list[str]) -> int:
    """Run a command: ``check``, ``freeze``, ``pin`` or ``solve``, and the number of a version."""
    number = int(words[1]) if len(words) > 1 else VERSION
    try:
        match words[:1]:
            case ["check"]:
                return 0 if check(number) else 1
            case ["freeze"]:
                print(f"Written: {freeze(number)}. Format it, and compile the core again.")
            case ["pin"]:
                pin(number)
            case ["solve"]:
                solve(number)
            case _:
                sys.exit("Usage: python -m bench.pinning check|freeze|pin|solve [VERSION]")
    except UserError as problem:
        sys.exit(str(problem))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
