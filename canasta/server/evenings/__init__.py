"""Clubs and evenings on a server: their streams, the tables of a round, and clients that watch."""
