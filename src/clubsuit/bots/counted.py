"""Reasons in words: why one choice is better than another.

A reason is a sentence about the hidden cards, with the number of worlds in which it is true. The
game's knowledge supplies the sentences as evidence. For each piece of evidence, `counted` computes
the correlation with the advantage of the better choice over the worlds. It selects the evidence
with the highest correlation. If no correlation is significant, it considers only the evidence about
the better choice itself, and selects the sentence that is true in most worlds.

Networks and `search` decide by numbers. `reasoned` adds a reason in words to their choice: the
reason of `rule` if `rule` agrees. Otherwise it is evidence for their choice, compared with the
choice of `rule`.
"""

from functools import partial

import numpy as np

from clubsuit.bots.base import Candidate, Choice, reason_of
from clubsuit.bots.knowledge.base import knowledge_of
from clubsuit.bots.knowledge.evidence import Evidence, lead_words, no_evidence
from clubsuit.bots.search.rollouts import Weighed
from clubsuit.bots.search.weighing import seed_by_view, weigh
from clubsuit.errors import Reason
from clubsuit.game import View
from clubsuit.games.state import Action

SIGNIFICANT = 2.0
"""Minimum number of standard errors at which evidence counts as relevant to a choice, or at which
worlds count as speaking against one."""
RARE = 1 / 12
"""Minimum share of the sampled worlds in which evidence must be true. It must also be false in at
least this share. Otherwise its correlation could be due to chance."""
MOSTLY = 0.5
"""Minimum share of the worlds in which evidence that does not correlate must be true. What is true
in fewer worlds speaks against the choice rather than for it."""
NONZERO = 1e-6
"""Minimum correlation if all possible deals were solved. Then nothing is due to chance, and the
limit only absorbs rounding errors."""
WORLDS = 24
"""Number of worlds in which a bot's choice is compared with that of `rule`, for its reason."""


def counted(
    view: View, weighed: Weighed, code: int, other: int, *, named: bool = False
) -> Reason | None:
    """Return the reason to prefer `code` to `other`, or None if there is no evidence.

    weighed: the results of both choices; it may also contain other choices.
    named:   True if the sentence must name the player of this view instead of saying "you".
    """
    found = knowledge_of(view.rules).evidence(view, weighed.tried(code, other))
    if named:
        found = [one.of_seat(view.seat) for one in found]
    possible = [one for one in found if one.holds.any()]
    ahead = weighed.ahead(code, other)
    often = [one for one in possible if weighed.all or RARE <= one.holds.mean() <= 1 - RARE]
    best = max(often, key=lambda one: correlation(one.holds, ahead), default=None)
    bears = best is not None and _bears(best, weighed, ahead)
    if not bears:
        near = [one for one in possible if one.decides and one.holds.mean() >= MOSTLY]
        best = max(near, key=lambda one: one.holds.mean(), default=None)
    return _reason(best, weighed, bears) if best else None


def _bears(evidence: Evidence, weighed: Weighed, ahead: np.ndarray) -> bool:
    """Return whether evidence speaks for a choice.

    ahead: the advantage of the choice in each world. It must be positive on average where the
           evidence is true: it is not enough that the choice is less behind there.
    """
    least = NONZERO if weighed.all else SIGNIFICANT
    is_ahead = float(ahead[evidence.holds].mean()) > 0.0
    return is_ahead and correlation(evidence.holds, ahead) > least


def correlation(holds: np.ndarray, ahead: np.ndarray) -> float:
    """Return the correlation of evidence with a choice's advantage, in standard errors.

    >>> correlation(np.array([True, True, False, False]), np.array([0.5, 0.5, 0.0, 0.0]))
    2.0
    >>> correlation(np.array([True, True, True, True]), np.array([0.5, 0.5, 0.0, 0.0]))
    0.0
    """
    spread = float(holds.std() * ahead.std())
    together = float((holds * ahead).mean() - holds.mean() * ahead.mean())
    return len(holds) ** 0.5 * together / spread if spread > 0.0 else 0.0


def _reason(evidence: Evidence, weighed: Weighed, bears: bool) -> Reason:
    """Return the message of evidence, with its arguments `of` and `how`.

    of:  "known" if the evidence is certainly true. Otherwise "all" if it was counted in all
         possible deals, or "some" if it was counted in a sample of the deals.
    how: "bears" if the evidence correlates with the advantage. Otherwise "each" if the evidence is
         true in every world, or "counted" if it is not.
    """
    times, worlds = int(evidence.holds.sum()), len(evidence.holds)
    known = evidence.known or (weighed.all and times == worlds)
    of = "known" if known else "all" if weighed.all else "some"
    how = "bears" if bears else "each" if times == worlds else "counted"
    args = {"of": of, "how": how, "times": times, "worlds": worlds}
    return Reason("", evidence.key, {**evidence.args, **args})


def in_words(view: View, code: int) -> Reason | None:
    """Return a reason for this choice in a player's words, using only the view.

    Returns None if it is the only choice allowed by the rules, or if the game has no reason
    except that the bot likes the choice best.
    """
    rules = view.rules
    known = knowledge_of(rules)
    codes = np.zeros(rules.max_legal, np.int64)
    n = rules.honest(view.state, codes)
    if n == 1:
        return None
    reason = reason_of(view, known, codes, n, code)
    return lead_words(view, code) if reason.key in known.liked else reason


def reasoned(view: View, candidates: list[Candidate], numbers: Reason) -> Choice:
    """Return the choice of the first candidate, with its reason in words (see `why`).

    numbers: the bot's reason in numbers.
    """
    code = candidates[0].code
    return Choice(Action(code), candidates, numbers, explain=partial(why, view, code, numbers))


def why(view: View, code: int, numbers: Reason) -> Reason:
    """Return a reason in words for a bot's choice, using only the view.

    It is the reason of `rule` if no choice is better for `rule`. Otherwise the choice is compared
    with that of `rule` in sampled worlds, and evidence for it is the reason. Without evidence, or
    if the worlds speak against the choice, it is `numbers`, the bot's own reason.

    The worlds depend only on the view, so a review finds the same reason again.
    """
    of_rule = _choice_of_rule(view, code)
    if code == of_rule:
        return in_words(view, code) or numbers
    if knowledge_of(view.rules).evidence is no_evidence:  # then the worlds would be of no use
        return numbers
    weighed = weigh(view, [code, of_rule], WORLDS, seed_by_view(view, "reason"))
    ahead = weighed.ahead(code, of_rule)
    if ahead.mean() < -SIGNIFICANT * weighed.error(ahead):
        return numbers
    return counted(view, weighed, code, of_rule, named=True) or numbers


def _choice_of_rule(view: View, code: int) -> int:
    """Return the choice that `rule` likes best: `code` if `rule` likes no other one better."""
    codes = np.zeros(view.rules.max_legal, np.int64)
    n = view.rules.honest(view.state, codes)
    values = np.zeros(n)
    knowledge_of(view.rules).evaluate(view.state, codes, n, values)
    best = int(values.argmax())
    equal = codes[:n][values == values[best]]
    return code if code in equal else int(codes[best])
