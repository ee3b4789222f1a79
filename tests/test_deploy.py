"""The files in ``deploy``: commands, options and variables exist, and there are no secrets.

Compose, Kubernetes, Grafana, Prometheus and Caddy are not run by any test.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import click
import pytest

from canasta.cli.group import CANASTA
from tests.deploying import DEPLOY, GUIDES, ROOT, manifests, read_yaml

FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file() and path.name != ".env")
UNITS = sorted((DEPLOY / "systemd").iterdir())
PROGRAM = "/usr/local/lib/canasta/bin/canasta"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_file_says_whether_it_was_run_and_is_in_the_guide(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.name != "Dockerfile.dockerignore":
        assert re.search(r"Not (run|built|loaded)|The tests start", text[:600]), "is not marked"
        assert "docs/site.md" in text or "docs/server.md" in text
        name = path.relative_to(ROOT).as_posix()
        assert name in GUIDES[0].read_text(encoding="utf-8"), "is not in the guide"


@pytest.mark.parametrize("path", [*FILES, *GUIDES], ids=lambda path: path.name)
def test_no_secrets_and_no_registries(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for password in re.findall(r"://[^/\s:@]+:([^@\s]+)@", text):
        assert password.startswith(("${", "…")), password
    for image in re.findall(r"^\s*(?:image:|FROM) +(\S+)", text, re.MULTILINE):
        assert re.fullmatch(r"[a-z]+(:[a-z0-9.-]+)?", image), f"{image} names a host"
    assert not re.search(r"\b(ghcr|gcr|quay|docker|pypi)\.(io|com|org)\b", text)


# --- Commands -----------------------------------------------------------------------------------------------


class Started(NamedTuple):
    """A command that a file runs, and the names of the variables it gets."""

    file: str
    words: list[str]
    variables: frozenset[str]


def commands() -> Iterator[Started]:
    for name, service in read_yaml("compose.yml")["services"].items():
        if service["image"] == "canasta":
            yield Started(f"compose {name}", service["command"], frozenset(service["environment"]))
    for each in manifests():
        if each["kind"] == "Deployment":
            for container in each["spec"]["template"]["spec"]["containers"]:
                variables = frozenset(one["name"] for one in container["env"])
                yield Started(f"kubernetes {container['name']}", container["args"], variables)
    for unit in UNITS:
        program, *words = shlex.split(dict(options_of(unit))["Service"]["ExecStart"])
        assert program == PROGRAM
        variables = frozenset(re.findall(r"\bCANASTA_[A-Z_]+", unit.read_text(encoding="utf-8")))
        yield Started(unit.name, words, variables)


def options_of(unit: Path) -> dict[str, dict[str, str]]:
    """Read a unit; a key may stand only once here."""
    found: dict[str, dict[str, str]] = {}
    section: dict[str, str] = {}
    for line in unit.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            section = found.setdefault(line.strip("[]"), {})
        elif line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            assert equals, line
            assert key not in section, line
            section[key] = value
    return found


@pytest.mark.parametrize("started", list(commands()), ids=lambda started: started.file)
def test_commands_and_their_options_exist(started: Started) -> None:
    name, *words = started.words
    command = CANASTA.get_command(click.Context(CANASTA), name)
    assert command is not None, name
    values = {"%i": "8751", "$(POD_NAME)": "canasta-7d9f-x2k"}
    words = [re.sub(r"\$\{CANASTA_ORIGIN\}", "https://canasta.example.org", word) for word in words]
    words = [re.sub(r"\$\{CANASTA_SITE:[^}]*\}", "canasta.example.org", word) for word in words]
    for shown, value in values.items():
        words = [word.replace(shown, value) for word in words]
    assert not any("$" in word for word in words)
    context = command.make_context(name, list(words))
    assert not context.args

    known = {str(each.envvar) for each in command.params if each.envvar}
    used = set(re.findall(r"\$[{(]([A-Z_]+)", " ".join(started.words)))
    assert started.variables <= known | used, "a variable that the command does not read"
    if name == "worker":
        assert "CANASTA_BUS" in started.variables
    else:
        both = {"CANASTA_SERVER_DATABASE", "CANASTA_BUS"}
        assert both & started.variables == (both if "--data" not in words else set())


# --- systemd ------------------------------------------------------------------------------------------------

_KEYS = {
    "Unit": "Description After Wants",
    "Install": "WantedBy",
    "Service": """
        Type EnvironmentFile ExecStart DynamicUser StateDirectory Restart RestartSec KillMode TimeoutStopSec
        SuccessExitStatus LimitNOFILE CPUWeight UMask NoNewPrivileges ProtectSystem ProtectHome ProtectProc
        ProtectClock ProtectHostname ProtectControlGroups ProtectKernelLogs ProtectKernelModules
        ProtectKernelTunables PrivateTmp PrivateDevices CapabilityBoundingSet RestrictAddressFamilies
        RestrictNamespaces RestrictRealtime RestrictSUIDSGID LockPersonality SystemCallArchitectures
        SystemCallFilter""",
}


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_have_known_keys_and_are_restricted(unit: Path) -> None:
    found = options_of(unit)
    assert set(found) == set(_KEYS)
    for section, keys in found.items():
        assert set(keys) <= set(_KEYS[section].split())
    service = found["Service"]
    for key in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "DynamicUser", "ProtectHome"):
        assert service[key] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["KillMode"] == "mixed"
    assert int(service["TimeoutStopSec"]) >= 15
    assert service["SuccessExitStatus"] == "143"


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_accepts_the_units(unit: Path, tmp_path: Path) -> None:
    analyzer = shutil.which("systemd-analyze")
    if analyzer is None:
        return  # a system without systemd; the test above is for all systems
    copy = tmp_path / unit.name.replace("@", "@8751")
    text = unit.read_text(encoding="utf-8").replace(PROGRAM, sys.executable)

    def problems() -> list[str]:
        done = subprocess.run([analyzer, "verify", copy], capture_output=True, text=True, check=False)
        # Other units of the machine may have problems, too.
        return [line for line in done.stderr.splitlines() if copy.name in line]

    copy.write_text(text, encoding="utf-8")
    assert problems() == []
    copy.write_text(text.replace("KillMode=mixed", "KillMode=gentle"), encoding="utf-8")
    assert problems()


# --- NATS ---------------------------------------------------------------------------------------------------


@contextmanager
def nats(folder: Path, password: str) -> Iterator[int]:
    """Run NATS with the configuration of this folder, on a free port."""
    program = shutil.which("nats-server") or str(Path(sys.executable).with_name("nats-server"))
    with socket.socket() as first, socket.socket() as second:
        first.bind(("127.0.0.1", 0))
        second.bind(("127.0.0.1", 0))
        port, figures = first.getsockname()[1], second.getsockname()[1]
    text = (DEPLOY / "nats.conf").read_text(encoding="utf-8")
    text = text.replace("0.0.0.0:4222", f"127.0.0.1:{port}").replace("127.0.0.1:8222", f"127.0.0.1:{figures}")
    file = folder / "nats.conf"
    file.write_text(text, encoding="utf-8")
    environment = {**os.environ, "NATS_PASSWORD": password}
    process = subprocess.Popen([program, "--config", str(file)], env=environment, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + 30
        while True:
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", port)):
                    break
            assert time.monotonic() < end
            time.sleep(0.02)
        yield port
    finally:
        process.terminate()
        process.wait()


def answer_of_nats(port: int, connect: dict[str, object]) -> bytes:
    """Sign in to NATS and return what it answers to a ping."""
    with socket.create_connection(("127.0.0.1", port), 10) as connection, connection.makefile("rb") as lines:
        assert lines.readline().startswith(b"INFO ")
        connection.sendall(b"CONNECT " + json.dumps({"verbose": False, **connect}).encode() + b"\r\nPING\r\n")
        return lines.readline().strip()


def test_nats_wants_the_password_of_the_environment(tmp_path: Path) -> None:
    with nats(tmp_path, "n0123456789e4") as port:
        assert answer_of_nats(port, {}).startswith(b"-ERR 'Authorization Violation'")
        assert answer_of_nats(port, {"user": "canasta", "pass": "canasta"}).startswith(b"-ERR")
        assert answer_of_nats(port, {"user": "canasta", "pass": "n0123456789e4"}) == b"PONG"
