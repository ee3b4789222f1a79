"""Club evenings: entries, movements, results and standings, without a network.

An evening is a stream of events. ``fold`` makes an ``Evening`` of them, ``execute`` turns a command into
events or raises a ``UserError``, and ``standings`` computes the places.
"""
