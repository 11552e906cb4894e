"""The reason why one choice is better than another, in a player's words: evidence about the hidden
cards, counted over the worlds in which the two were weighed.

Of all evidence that the game's knowledge has, the sentence is chosen that correlates most with the
advantage of the better choice, world by world. If none correlates surely, it is the most likely one
of those about this choice itself, or none.
"""

import numpy as np

from clubsuit.bots.base import reason_of
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.knowledge.evidence import Evidence, lead_words
from clubsuit.bots.search.rollouts import Weighed
from clubsuit.errors import Reason
from clubsuit.game import View

SURE = 2.0
"""Number of standard errors from which evidence bears on a choice."""
RARE = 1 / 12
"""Of drawn deals: what holds in fewer, or fails in fewer, cannot be told from chance."""
AT_ALL = 1e-6
"""Where all deals that fit were solved nothing is left to chance, and this is for rounding."""


def counted(view: View, weighed: Weighed, code: int, other: int) -> Reason | None:
    """What speaks for this choice rather than the other; None where nothing is to be told.

    weighed: what came of both, and perhaps of more.
    """
    found = knowledge_of(view.rules).evidence(view, weighed.tried(code, other))
    possible = [one for one in found if one.holds.any()]
    ahead = weighed.ahead(code, other)
    often = [one for one in possible if weighed.all or RARE <= one.holds.mean() <= 1 - RARE]
    best = max(often, key=lambda one: bearing(one.holds, ahead), default=None)
    least = AT_ALL if weighed.all else SURE
    bears = best is not None and bearing(best.holds, ahead) > least
    if not bears:
        near = [one for one in possible if one.decides]
        best = max(near, key=lambda one: one.holds.mean(), default=None)
    return _reason(best, weighed, bears) if best else None


def bearing(holds: np.ndarray, ahead: np.ndarray) -> float:
    """Return the correlation of evidence with a choice's advantage, in standard errors.

    >>> bearing(np.array([True, True, False, False]), np.array([0.5, 0.5, 0.0, 0.0]))
    2.0
    >>> bearing(np.array([True, True, True, True]), np.array([0.5, 0.5, 0.0, 0.0]))
    0.0
    """
    spread = float(holds.std() * ahead.std())
    together = float((holds * ahead).mean() - holds.mean() * ahead.mean())
    return len(holds) ** 0.5 * together / spread if spread > 0.0 else 0.0


def _reason(evidence: Evidence, weighed: Weighed, bears: bool) -> Reason:
    """Return the message of evidence. `of` says if it is `known` to be true, or was counted over
    `all` deals that fit or `some`; `how` says if the choice is ahead by more where it is true."""
    times, worlds = int(evidence.holds.sum()), len(evidence.holds)
    known = evidence.known or (weighed.all and times == worlds)
    of = "known" if known else "all" if weighed.all else "some"
    how = "bears" if bears else "each" if times == worlds else "counted"
    args = {"of": of, "how": how, "times": times, "worlds": worlds}
    return Reason("", evidence.key, {**evidence.args, **args})


def in_words(view: View, code: int) -> Reason | None:
    """What speaks for this choice by what the view shows, as a player of the game would say it.

    None where there is no other by honest play, or nothing to be said but that it is liked best.
    """
    rules = view.rules
    known = knowledge_of(rules)
    codes = np.zeros(rules.max_legal, np.int64)
    n = rules.honest(view.state, codes)
    if n == 1:
        return None
    reason = reason_of(view, known, codes, n, code)
    return lead_words(view, code) if reason.key in known.liked else reason
