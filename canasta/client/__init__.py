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
"""

from __future__ import annotations

from canasta.extras import missing

try:
    from canasta.client.client import Client, ServerError
    from canasta.client.seat import SENT_AWAY, Seat, read_update
except ModuleNotFoundError as error:
    raise missing(error) from error

__all__ = ["SENT_AWAY", "Client", "Seat", "ServerError", "read_update"]
