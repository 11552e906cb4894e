"""Studies: change a rule of a game, and see what it does.

docs/metrics.md defines the metrics.

>>> study = Study("clubs-whist", bots=("rule", "random"), vary={"target": ["1", "2"]}, deals=2)
>>> result = run_study(study)
>>> [variant.label for variant in result.plan.variants], result.deals
(['target=1', 'target=2'], 2)
"""

from clubsuit.lab.study.result import (
    Difference,
    Measure,
    MetricInfo,
    Pace,
    Plan,
    Ranking,
    Stopping,
    StudyResult,
    Variant,
)
from clubsuit.lab.study.run import run_study, seconds_per_deal
from clubsuit.lab.study.study import Study

__all__ = [
    "Difference",
    "Measure",
    "MetricInfo",
    "Pace",
    "Plan",
    "Ranking",
    "Stopping",
    "Study",
    "StudyResult",
    "Variant",
    "run_study",
    "seconds_per_deal",
]
