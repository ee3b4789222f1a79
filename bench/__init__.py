"""How fast it is: random play beside other card engines, and what single steps cost.

Everything is measured in CPU time of one process, in rounds that take turns, and told as medians and ratios.
"""
