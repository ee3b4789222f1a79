"""Movements: who plays whom in which round.

Howell and Mitchell are plans, made before the first round. Swiss rounds are drawn one at a time from the
standings, and so is every round that a plan no longer fits, because entries came or left.
"""
