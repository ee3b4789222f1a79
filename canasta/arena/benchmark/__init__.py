"""The benchmark: a frozen protocol by which bots are compared with pinned opponents."""
