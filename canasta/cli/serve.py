"""``canasta serve``: tables over the network."""

from __future__ import annotations

import io
import re
import socket
from collections.abc import Sequence
from typing import Final

import click

from canasta.cli.command import command, option
from canasta.messages import Complaint, text
from canasta.storage import server_file

_HERE: Final = "127.0.0.1"
_EVERYWHERE: Final = "0.0.0.0"
_ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:\d+)?")
_PORTS: Final = click.IntRange(0, 65535)
PORT: Final = 8750


@command("serve")
@option(
    "--port", say="port", type=click.IntRange(0, 65535), default=PORT, show_default=True, metavar="NUMBER"
)
@option("--data", say="data", metavar="FOLDER", type=click.Path())
@option("--lan", say="lan", is_flag=True)
@option("--origin", "origins", say="serve_origin", multiple=True, metavar="ADDRESS")
def serve_command(port: int, data: str | None, lan: bool, origins: Sequence[str]) -> None:
    """Run a server."""
    from canasta.server.run import listen, serve  # brings much along that only a server needs
    from canasta.server.settings import ServerSettings

    for origin in origins:
        if not _ORIGIN.fullmatch(origin):
            raise Complaint("cli.serve.origin", origin=origin)
    try:
        listening = listen(_EVERYWHERE if lan else _HERE, port)
    except OSError as problem:
        raise Complaint("cli.serve.port", port=port, problem=problem.strerror or str(problem)) from problem
    with listening:
        port = listening.getsockname()[1]
        hosts = [_HERE, "localhost", *([lan_address()] if lan else [])]
        addresses = [f"http://{host}:{port}" for host in hosts]
        file = server_file(data)
        settings = ServerSettings(
            file,
            frozenset([*addresses, *origins]),
            secure=bool(origins) and all(origin.startswith("https:") for origin in origins),
        )
        click.echo(text("cli.serve.at", address=addresses[0]))
        click.echo(text("cli.serve.data", path=str(file)))
        if lan:
            click.echo(f"\n{text('cli.serve.lan')}\n\n  {addresses[-1]}\n\n{qr_code(addresses[-1])}")
            click.echo(text("cli.serve.plain"))
        serve(settings, [listening])


def lan_address() -> str:
    """The address by which others in the house reach this machine, as far as it can be told."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(
                ("192.0.2.1", 9)
            )  # an address for examples: nothing is sent, but the way is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return _HERE


def qr_code(address: str) -> str:
    """An address as a code that a phone reads from the screen."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
