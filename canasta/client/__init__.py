"""Client for the server's protocol, for bots, the terminal and tests.

A bot joins a table and plays like this (see ``docs/protocol.md`` for details)::

    from canasta.client import Client

    class First:
        def choose(self, view):
            return view.legal_actions()[0]

    client = Client("http://127.0.0.1:8750", name="Robi")
    table = client.open_table(book="boat", players=2)
    with client.join(table.id) as seat:
        seat.sit()
        seat.start(bots="simple")
        print(seat.play(First()).totals)

``AsyncClient`` and ``AsyncSeat`` do the same in an event loop.
"""

from __future__ import annotations

from canasta.extras import missing

try:
    from canasta.client.async_client import AsyncClient
    from canasta.client.async_seat import AsyncSeat
    from canasta.client.client import Client, ServerError
    from canasta.client.connection import SENT_AWAY, read_update
    from canasta.client.seat import Seat
except ModuleNotFoundError as error:
    raise missing(error) from error

__all__ = ["SENT_AWAY", "AsyncClient", "AsyncSeat", "Client", "Seat", "ServerError", "read_update"]
