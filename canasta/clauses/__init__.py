"""Clauses, of which rulebooks are made: small frozen objects that carry their paragraph."""
