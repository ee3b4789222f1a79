"""The nodes of a site, as ``canasta nodes --json`` prints them."""

from __future__ import annotations

from canasta.wire.base import Wire


class NodeStatus(Wire):
    """One node."""

    name: str
    address: str
    version: str
    alive: bool  #: its leases count
    silent: float  #: seconds since its last sign of life
    tables: int  #: that it runs
    ids: list[str] = []  #: those tables, with ``--tables``


class Nodes(Wire):
    """All nodes that have registered, the last one seen first."""

    nodes: list[NodeStatus]
