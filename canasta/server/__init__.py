"""Tables over the network: ``canasta serve``.

``database`` writes to the disk, ``tables`` has the logic of a table, ``bots`` runs bots in worker processes,
and ``web`` is the interface over HTTP and WebSockets. The record is the source of truth: an action is on the
disk before any client is sent it, and a table in memory can be dropped and rebuilt from disk at any time.
"""
