"""The results of each option of a choice, if nothing else differs (see `what_if`)."""

from collections.abc import Iterator

from clubsuit.lab.study.metrics.base import Sample, info
from clubsuit.lab.study.what_if import WhatIf

GAIN = info("option-gain", "points", "offer", "option", needs="what-if")
EFFECT = info("option-effect", "points", "offer", "option", needs="what-if")
BEST = info("option-best", "share", "offer", "option", needs="what-if")


def gain(found: WhatIf, option: str) -> float:
    """Return what an option brings above the mean of the others."""
    others = [edge for other, edge in found.edges.items() if other != option]
    return found.edges[option] - sum(others) / len(others)


def option_gain(found: WhatIf) -> Iterator[Sample]:
    """Yield what the chosen option brought."""
    yield Sample(found.chosen, gain(found, found.chosen))


def option_effect(found: WhatIf) -> Iterator[Sample]:
    """Yield what each option brings, whether it was chosen or not."""
    for option in found.edges:
        yield Sample(option, gain(found, option))


def option_best(found: WhatIf) -> Iterator[Sample]:
    """Yield for each option its share of the best result; equal options share it."""
    most = max(found.edges.values())
    winners = [option for option, edge in found.edges.items() if edge > most - 1e-9]
    for option in found.edges:
        yield Sample(option, (option in winners) / len(winners))


METRICS = ((GAIN, option_gain), (EFFECT, option_effect), (BEST, option_best))
