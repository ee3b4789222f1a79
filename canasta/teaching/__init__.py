"""The teacher's room: a class with prepared deals, open tables, polls and homework. No network.

``classroom`` is a class as a fold of its ``events``, which ``commands`` makes of what teachers and pupils do.
``open_table`` plays the game of a table whose hands all may see; ``items`` reads prepared deals.
"""
