"""Editing of positions, valid or not: the draft, its cards and its facts."""
