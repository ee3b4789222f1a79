"""What takes a while to work out: replays, proofs, hints, reviews, questions about positions.

It is done in processes beside the server, within a time limit; no table waits for it.
"""
