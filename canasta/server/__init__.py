"""Tables over the network: ``canasta serve``.

``durable`` is the disk, ``tables`` what happens at a table, ``bots`` the processes in which bots think,
``web`` the interface over HTTP and sockets. A game is its record: whatever is done at a table is on the disk
before anybody hears of it, and a table in memory can be dropped at any moment and rebuilt from there.
"""
