"""``canasta serve``: tables over the network."""

from __future__ import annotations

import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final

import click

from canasta.cli.command import command, option
from canasta.cli.errors import end_without_memory
from canasta.cli.output import wrapped
from canasta.cli.server_data import BUS, DATABASE, server_url
from canasta.extras import require
from canasta.messages import UserError, text
from canasta.storage import StorageError, server_file
from canasta.storage.folder import hide_password
from canasta.storage.lease import take_server_lease
from canasta.tui.codes import qr_code

_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"
_ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:\d+)?")
PORT: Final = 8750
#: Names of nodes are parts of NATS subjects.
_NODE: Final = re.compile(r"[A-Za-z0-9-]{1,60}")


@command("serve")
@option(
    "--port", say="port", type=click.IntRange(0, 65535), default=PORT, show_default=True, metavar="NUMBER"
)
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@option("--lan", say="lan", is_flag=True)
@option("--open", "opens", say="serve_open", is_flag=True)
@option("--host", say="serve_host", metavar="ADDRESS")
@option("--origin", "origins", say="serve_origin", multiple=True, metavar="ADDRESS")
@option("--database", say="server_database", metavar="URL", envvar=DATABASE)
@option("--bus", say="serve_bus", metavar="URL", envvar=BUS)
@option("--node", say="serve_node", metavar="NAME")
@option("--ice", say="serve_ice", metavar="FILE", type=click.Path(dir_okay=False))
@option("--proxy", "proxies", say="serve_proxy", multiple=True, metavar="ADDRESS")
@option(
    "--per-address", "people", say="serve_people", type=click.IntRange(1, 10_000), default=25,
    show_default=True, metavar="PEOPLE",
)  # fmt: skip
def serve_command(
    port: int,
    data: str | None,
    lan: bool,
    opens: bool,
    host: str | None,
    origins: Sequence[str],
    database: str | None,
    bus: str | None,
    node: str | None,
    ice: str | None,
    proxies: Sequence[str],
    people: int,
) -> None:
    """Run a server."""
    require("server")
    if bus and not database:
        raise UserError("cli.serve.bus_alone")
    if node and not _NODE.fullmatch(node):
        raise UserError("cli.serve.node", node=node)
    if database:
        database = server_url(None, database)
    from canasta.server.ice import read_ice_servers
    from canasta.server.run import listen, serve  # imports much that only a server needs
    from canasta.server.settings import Limits, ServerSettings

    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            raise UserError("cli.serve.origin", origin=origin)
    trusted = tuple(map(_network, proxies))
    ice_servers = read_ice_servers(ice) if ice else ()
    file = server_file(data)
    if not database and not _folder_is_free(file, opens):
        return
    where = host or (_EVERYWHERE if lan else _HERE)
    try:
        try:
            listening = listen(where, port)
        except OSError:
            if not opens:
                raise
            listening = listen(where, 0)  # with --open, any port will do
    except OSError as problem:
        raise UserError("cli.serve.port", port=port, problem=problem.strerror or str(problem)) from problem
    with listening:
        port = listening.getsockname()[1]
        # If the machine is in several networks, --host names the one to show.
        house = (_named(host) or [lan_address()])[0] if lan else ""
        hosts = dict.fromkeys([_HERE, "localhost", *_named(host), *filter(None, [house])])
        addresses = [f"http://{name}:{port}" for name in hosts]
        settings = ServerSettings(
            file,
            frozenset([*addresses, *origins]),
            address=(*origins, addresses[-1])[0],
            local=addresses[0],
            proxies=trusted,
            secure=bool(origins) and all(origin.startswith("https:") for origin in origins),
            database=database or "",
            bus=bus or "",
            node=node or _node_name(port),
            ice_servers=ice_servers,
            limits=Limits().for_people(people),
        )

        def started() -> None:
            click.echo(text("cli.serve.at", address=addresses[0]))
            click.echo(text("cli.serve.data", path=hide_password(database) if database else str(file)))
            if bus:
                click.echo(text("cli.serve.nodes", node=settings.node, bus=hide_password(bus)))
            if lan and house == _HERE:
                click.echo(f"\n{wrapped(text('cli.serve.no_lan'))}")
            elif lan:
                click.echo(f"\n{text('cli.serve.lan')}\n\n  {addresses[-1]}\n\n{qr_code(addresses[-1])}")
                click.echo(wrapped(text("cli.serve.plain")))
            if opens:
                _open_browser(addresses[0])  # its requests wait in the socket until the server runs

        serve(settings, [listening], end_without_memory, started)


def _folder_is_free(file: Path, opens: bool) -> bool:
    """Return False if a server runs for the folder already and its page was opened instead."""
    try:
        lease = take_server_lease(file)
    except StorageError as problem:
        there = str(problem.params.get("address", ""))
        if not opens or not _ORIGIN.fullmatch(there):
            raise
        click.echo(text("cli.serve.running", address=there))
        if (opening := _open_browser(there)) is not None:
            opening.join()
        return False
    lease.release()  # the server acquires it again, with its address
    return True


def _node_name(port: int) -> str:
    """Return a name for a node from its machine and port."""
    machine = re.sub(r"[^A-Za-z0-9-]+", "-", socket.gethostname())[:50].strip("-") or "node"
    return f"{machine}-{port}"


def _open_browser(address: str) -> threading.Thread | None:
    """Open a page in the browser, in a thread, or report that there is none."""
    if not has_browser(os.environ, sys.platform):
        click.echo(wrapped(text("cli.serve.no_browser")))
        return None
    opening = threading.Thread(target=webbrowser.open, args=(address,), daemon=True)
    opening.start()
    return opening


def has_browser(environment: Mapping[str, str], platform: str) -> bool:
    """True if a browser can be opened without taking over the terminal.

    >>> has_browser({}, "linux"), has_browser({"DISPLAY": ":0"}, "linux"), has_browser({}, "darwin")
    (False, True, True)
    """
    if "BROWSER" in environment or platform in ("win32", "darwin"):
        return True
    return bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def _named(host: str | None) -> list[str]:
    """Return a host in the form that URLs use; nothing if it stands for all addresses."""
    if not host or host in (_EVERYWHERE, "::"):
        return []
    return [f"[{host}]" if ":" in host else host]


def _network(proxy: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(proxy, strict=False)
    except ValueError:
        raise UserError("cli.serve.proxy", proxy=proxy) from None


def lan_address() -> str:
    """Return this machine's address in the local network, or the loopback address if unknown."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address reserved for documentation: nothing is sent, but the route is looked up.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return _HERE
