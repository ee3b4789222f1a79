"""Mutation testing: small changes to the sources that the tests must detect (``./play dev mutants``)."""
