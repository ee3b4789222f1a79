"""Benchmarks: random play compared with other card engines, and the cost of single steps.

Everything is measured in CPU time of one process, in alternating rounds, and reported as medians and ratios.
"""
