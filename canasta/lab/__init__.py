"""The rule lab: what a rule does to the game, measured by bots that play the same deals by different rules.

>>> from canasta.lab import RuleSet, Study, analyse, run
>>> study = Study((RuleSet("classic", "classic"), RuleSet("knee", "knee")), bot="simple", rival="random")
>>> results = analyse(study, run(study, hands=4, processes=1))
>>> results.rules[0].figures["turns"].value > 0, results.comparisons[0].paired
(True, False)
"""

from __future__ import annotations

from canasta.lab.analysis import Analysis, Comparison, Difference, RuleFigures, analyse
from canasta.lab.figures import FIGURES, GROUPS, Figure
from canasta.lab.play import play_games
from canasta.lab.results import GameRow, LabHand, SkillRow
from canasta.lab.run import LabInterrupted, run
from canasta.lab.study import RuleSet, Study, rule_set

__all__ = [
    "FIGURES", "GROUPS", "Analysis", "Comparison", "Difference", "Figure", "GameRow", "LabHand",
    "LabInterrupted", "RuleFigures", "RuleSet", "SkillRow", "Study", "analyse", "play_games", "rule_set",
    "run",
]  # fmt: skip
