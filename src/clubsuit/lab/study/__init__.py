"""Studies: change a rule of a game, and see what it does.

docs/metrics.md defines the metrics.
"""

from clubsuit.lab.study.result import Difference, Measure, Plan, Ranking, StudyResult, Variant

__all__ = ["Difference", "Measure", "Plan", "Ranking", "StudyResult", "Variant"]
