"""Why one choice is better than another, in the words of a card player: a claim about the hidden
cards, counted over the very worlds in which the two were weighed.

What is said bears on the choice: of all that the game's knowledge may claim, it is what goes most
surely with the better choice being better, world by world. Where no claim does, it is what is
likeliest of those that concern this choice itself, or nothing.
"""

import numpy as np

from clubsuit.bots.base import reason_of
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.knowledge.claims import Claim, lead_words
from clubsuit.bots.search.rollouts import Weighed
from clubsuit.errors import Reason
from clubsuit.game import View

SURE = 2.0
"""A claim bears on a choice where they go together by this number of standard errors."""
RARE = 1 / 12
"""Of drawn deals: what holds in fewer, or fails in fewer, cannot be told from chance."""
AT_ALL = 1e-6
"""Where all deals that fit were solved nothing is left to chance, and this is for rounding."""


def counted(view: View, weighed: Weighed, code: int, other: int) -> Reason | None:
    """What speaks for this choice rather than the other; None where nothing is to be told.

    weighed: what came of both, and perhaps of more.
    """
    found = knowledge_of(view.rules).claims(view, weighed.tried(code, other))
    claims = [claim for claim in found if claim.holds.any()]
    ahead = weighed.ahead(code, other)
    often = [one for one in claims if weighed.all or RARE <= one.holds.mean() <= 1 - RARE]
    best = max(often, key=lambda claim: bearing(claim.holds, ahead), default=None)
    least = AT_ALL if weighed.all else SURE
    bears = best is not None and bearing(best.holds, ahead) > least
    if not bears:
        near = [claim for claim in claims if claim.decides]
        best = max(near, key=lambda claim: claim.holds.mean(), default=None)
    return told(best, weighed, bears) if best else None


def bearing(holds: np.ndarray, ahead: np.ndarray) -> float:
    """How surely a choice is ahead where a claim holds, and not elsewhere: in standard errors.

    >>> bearing(np.array([True, True, False, False]), np.array([0.5, 0.5, 0.0, 0.0]))
    2.0
    >>> bearing(np.array([True, True, True, True]), np.array([0.5, 0.5, 0.0, 0.0]))
    0.0
    """
    spread = float(holds.std() * ahead.std())
    together = float((holds * ahead).mean() - holds.mean() * ahead.mean())
    return len(holds) ** 0.5 * together / spread if spread > 0.0 else 0.0


def told(claim: Claim, weighed: Weighed, bears: bool) -> Reason:
    """The claim as a message. `of`: whether it is `known` to be so, or was counted over `all` deals
    that fit, or over `some`; `bears`: whether the choice is ahead by more where it is so."""
    times, worlds = int(claim.holds.sum()), len(claim.holds)
    known = claim.known or (weighed.all and times == worlds)
    of = "known" if known else "all" if weighed.all else "some"
    how = "bears" if bears else "each" if times == worlds else "counted"
    args = {"of": of, "how": how, "times": times, "worlds": worlds}
    return Reason("", claim.key, {**claim.args, **args})


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
